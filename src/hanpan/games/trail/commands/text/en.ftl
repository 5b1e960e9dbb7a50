help-trail = Maps for Trail that somebody drew.
    .examples =
        hanpan trail check-map my-map.txt
        hanpan trail play-map my-map.txt
help-trail-check-map = Say everything that is wrong with maps, with row and column. A map is six rows of ten signs; a TOML file may hold several, as the game's own stages are. Exit code 1 if one cannot be played.
    .examples =
        hanpan trail check-map my-map.txt
        hanpan trail check-map stages.toml --json
help-trail-check-map-files = Text files with a map each, or TOML files with a list of stages.
help-trail-play-map = Play a map in the terminal, with the first deck.
    .examples =
        hanpan trail play-map my-map.txt
        hanpan trail play-map my-map.txt --seed 7
help-trail-play-map-file = The file with the map.
help-trail-play-map-seed = The same dice again; without it they come from a secret.
help-trail-play-map-save = Where the game is kept; a new file in the user's data folder if it is not given.
map-fine = { $name }: can be played, { $monsters ->
        [one] { $monsters } monster
       *[other] { $monsters } monsters
    }
map-bad = { $name }: NOT playable, { $faults ->
        [one] { $faults } fault
       *[other] { $faults } faults
    }
