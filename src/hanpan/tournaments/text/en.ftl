# Why a tournament refuses something.

refusal-event-unopened = The log does not begin with the opening of a tournament.
refusal-event-open-twice = The tournament has been opened already.
refusal-event-over = The tournament is over, and its standings are final.
refusal-event-cut-without = A top cut belongs to a Swiss with a top cut, and this is { NAME("event-format", $format) }.
refusal-event-cut-size = A top cut takes 2, 4, 8 and so on, not { $cut }.
refusal-event-rounds-fixed = In { NAME("event-format", $format) } the number of players decides how many rounds there are.
refusal-event-rounds-many =
    { $rounds ->
         [one] { $rounds } round is
        *[other] { $rounds } rounds are
    } too many for { $count } players: somebody would meet the same opponent twice.
refusal-event-points = A win must be worth more than a draw, and a draw at least as much as a loss: { $win }, { $draw } and { $loss } are not.
refusal-event-break-twice = A tie-break is named twice: { $breaks }.
refusal-event-capacity = Room for { $capacity } is too little: at least { $least } must play.
refusal-event-name-empty = A player needs a name.
refusal-event-name-taken = { $name } is taken: { $other } is here already, and the two names look the same.
refusal-event-name-hidden = { $name }: a name cannot hold the character { $letter }, which nobody sees.
refusal-event-full = The tournament is full: { $most } players have joined.
refusal-event-late = It is too late for { $name } to join.
refusal-event-started = The tournament has started already.
refusal-event-not-started = The tournament has not started.
refusal-event-few = { $count } have joined; at least { $least } must play.
refusal-event-nobody = Nobody called { $name } can be paired here.
refusal-event-out-already = { $name } is out already.
refusal-event-not-dropped = { $name } has not dropped, and so cannot return.
refusal-event-round-open = Round { $round } is not over: no result from table { $tables }.
refusal-event-no-round = There is no round after round { $round }.
refusal-event-rounds-left = Round { $round } has not been played yet.
refusal-event-wrong-round = The next round is { $next }, not { $round }.
refusal-event-bracket-fixed = The bracket decides the pairings of round { $round }; they cannot be changed.
refusal-event-paired-twice = { $name } is in two pairs.
refusal-event-unpaired = Not in any pair: { $names }.
refusal-event-byes = { $count } byes are too many for one round.
refusal-event-has-results = Round { $round } has results already.
refusal-event-not-last-round = Round { $round } is not the last one, which is { $last }.
refusal-event-no-table = Round { $round } has no table { $table }.
refusal-event-bye-result = { $name } has the bye: there is nothing to report.
refusal-event-correct-why = Table { $table } of round { $round } has a result. Say why it is changed.
refusal-event-bad-result = { $first }–{ $second } with { $drawn } drawn is not a possible result of a best of { $best }.
refusal-event-needs-winner = { $first }–{ $second }: a match of an elimination needs a winner.
refusal-event-pairs-differ = The rules pair round { $round } differently: { $pairs }.
refusal-event-minutes = Only an arena and runs with common dice have a time limit in minutes, and they need one. This is { NAME("event-format", $format) }.
refusal-event-best-of = A match is one game, a best of three or a best of five, not of { $best }.
refusal-event-one-game = In { NAME("event-format", $format) } a match is one game.
refusal-event-common-tables = Runs with common dice are played on the server, not at real tables.
refusal-event-not-rated = A rated tournament has no real tables, no changed numbers and no common dice.
refusal-event-no-deck = { $name } has not registered a deck.
refusal-event-no-judge = { $name } is neither a judge of this tournament nor an organiser who does not play.
refusal-event-decks-free = This tournament has no deck registration.
refusal-event-decks-locked = The tournament has begun: { $name } can no longer change the deck.
refusal-event-judge-plays = { $name } cannot both play and judge here.
refusal-event-role-there = { $name } has this role already.
refusal-event-no-role = { $name } does not have this role.
refusal-event-last-organiser = { $name } is the only organiser; appoint another one first.
refusal-event-change-game = The game, the mode and the seed cannot be changed.
refusal-event-frozen = The tournament has begun: only its name, times, languages, whether guests may join and the day can be changed now.
refusal-event-room-taken = Room for { $capacity } is too little: { $count } have joined.
refusal-event-nobody-free = { $count ->
        [one] Only one player is free.
       *[other] { $count } players are free.
    } Two are needed for a match.
refusal-event-no-rounds = { NAME("event-format", $format) } has no rounds that could be re-paired or taken back.
refusal-event-no-runs = Only a tournament with common dice has runs.
refusal-event-one-run = { $name } has already used the one run.
refusal-event-no-set-time = { NAME("event-format", $format) } has no time limit.
refusal-event-not-there = { $name } does not sit at table { $table }.
refusal-event-by-itself = Results come from the tables here and are not entered by hand.
refusal-event-own-match = { $name } plays at table { $table } of round { $round }; somebody else corrects it.
refusal-event-penalty-why = The table of penalties says { NAME("event-grade", $ruled) }. Say why it is { NAME("event-grade", $grade) }.
refusal-event-no-penalty = There is no penalty { $number } that could be taken back.
refusal-event-no-password = A tournament that asks for a password needs one.
refusal-event-password-unasked = A password was given, but nobody is asked for one.
refusal-event-start-when = The start lies in the past, or more than a year ahead.
refusal-event-check-in-start = Checking in needs a time of the start.
refusal-event-no-language = Name at least one language.
refusal-event-no-bots = Bots play at the server’s own tables, and never for ratings.
refusal-event-no-round-clock = { NAME("event-format", $format) } has no round clock.
refusal-event-clock = A clock needs a time for the game or a limit for each answer.
refusal-event-unnamed = A tournament needs a name.
refusal-event-day = { $day } is no day.
refusal-event-no-common = Runs with common dice are for games of one that rank runs, not for { $game }.
refusal-event-seats = Two meet at a table of a tournament, and { $game } is played by { $count }.
refusal-event-whole-match = In this mode a table is a whole match of the game: a match is a best of three.
refusal-event-mode-unrated = This mode is not rated.
refusal-event-deckless = One brings no deck to { $game }.
refusal-event-mode = The game has no such mode, only these: { $modes }.
refusal-event-level = There is no such bot, only these: { $levels }.
refusal-event-bring-deck = Decks are registered here: say which cards you bring.
refusal-event-deck-recalled = The ban list has changed; another deck must be registered for: { $names }.
refusal-event-unready = If it began now, these would not play: { $names }. Register their decks and check them in, or begin without them.
refusal-event-one-deck = A deck is registered together with one name.
refusal-event-no-call-here = A judge is called here to a real table, while the match is played. At a table of the server, call from the table.
refusal-event-no-call = There is no call { $number } left.
refusal-event-guests-none = Only accounts play here, so there are no places for guests.
refusal-event-guests-many = At most { $most } { $most ->
    [one] guest joins
   *[other] guests join
} from one network. Sign in with an account, or ask an organiser.
refusal-event-third-without = A match for the third place belongs to a single elimination, or to a top cut of at least four.
refusal-event-legs-without = Only a round robin can be played twice, and this is { NAME("event-format", $format) }.
refusal-event-seeding-without = { NAME("event-format", $format) } has no seeds, so nobody is seeded by rating.
refusal-event-unseeded = Nobody is seeded by rating here.
refusal-event-award-without = Byes are awarded in a Swiss only, and this is { NAME("event-format", $format) }.
refusal-event-award-round = A bye can be awarded from round { $next } to round { $last }, not in round { $round }.
refusal-event-award-twice = { $name } has the bye in round { $round } already.
refusal-event-award-none = { $name } has no awarded bye in round { $round } that could be withdrawn.
refusal-event-apart-without = Players are kept apart in a Swiss and in an arena only, and this is { NAME("event-format", $format) }.
refusal-event-apart-twice = Somebody is named twice: { $names }.
refusal-event-apart-there = These are kept apart already, or there are { $most } groups: { $names }.
refusal-event-apart-none = These are not kept apart: { $names }.

event-format-swiss = a Swiss
event-format-swiss-cut = a Swiss with a top cut
event-format-single = a single elimination
event-format-double = a double elimination
event-format-round-robin = a round robin
event-format-arena = an arena
event-format-common = runs with common dice

event-break-opponents-matches = opponents’ matches
event-break-games = games
event-break-opponents-games = opponents’ games
event-break-buchholz = Buchholz
event-break-median = median Buchholz
event-break-sonneborn-berger = Sonneborn-Berger
event-break-direct = direct encounter
event-break-progressive = progressive

event-grade-warning = a warning
event-grade-game-loss = the loss of a game
event-grade-match-loss = the loss of the match
event-grade-disqualification = disqualification

event-infraction-late = coming late
event-infraction-slow-play = playing slowly
event-infraction-game-error = an error in play
event-infraction-deck-error = an error in the deck
event-infraction-conduct = conduct
event-infraction-outside-help = outside help
event-infraction-cheating = cheating
event-infraction-ruling = a ruling
