lobby-title = Pick a game
lobby-lead = Quick tactics games. Play the AI (it never peeks) or a friend.
lobby-games = Games
lobby-quick = Play
lobby-players = { $count ->
        [1] solo
       *[other] { $count } players
    }
lobby-players-range = { $least }–{ $most } players
lobby-settings = Settings: { $game }
lobby-play-so = Play with these settings
lobby-first = New here? Learn in 3 minutes
lobby-level = Opponent
lobby-mode = Mode
lobby-ladder = Ladder
lobby-climbed = Ladder: { $beaten } of { $count } beaten
lobby-decks = Decks
lobby-continue = Continue
# `facts`: how far it has come and how the seats stand.
lobby-position = { $game }, { $people }: { $facts }
lobby-mine = Your open games
lobby-matches = My matches
lobby-all-matches = All matches
lobby-none-mine = No matches yet.
match-won = Won
match-lost = Lost
match-draw = Draw
match-none = No result
matches-more = Earlier matches
lobby-open = Tables with a free seat
lobby-none-open = No open tables. Make one and send the link.
lobby-watch = Watch
lobby-none-watch = Nobody is playing in public now.
lobby-new = New table
lobby-events = Tournaments
lobby-create = Make the table
lobby-against = Against
lobby-against-open = A person
lobby-against-bot = AI
lobby-bot-level = AI level
lobby-my-seat = My seat
lobby-count = Players
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-5 = 5 min + 5 s
lobby-clock-3 = 3 min + 2 s
lobby-public = Everybody may find and watch it
lobby-delay = Delay for spectators (seconds)
lobby-variant = Changed numbers, one name=value a line
lobby-numbers = Change numbers of the rules
lobby-variant-wrong = Line { $line }, “{ $text }”: write name=whole number.
lobby-join = Join
lobby-look = Watch
lobby-lab = Lab: how balanced are the games?
lobby-status-waiting = waiting
lobby-status-playing = in progress
lobby-status-over = finished
lobby-status-aside = set aside
lobby-aside = Why?
lobby-free-seat = free seat
bot-name = { $level ->
    [easy] AI (easy)
    [normal] AI (normal)
    [hard] AI (hard)
    [random] AI (random)
    [search] AI (search)
   *[other] AI ({ $level })
}
level-random = random
level-search = search
level-easy = easy
level-normal = normal
level-hard = hard

account-login = Sign in
lobby-editor = Map editor
daily-title = Daily run
build-title = Decks for { $game }

# A page with its server in the browser.
alone-lead = Play right here against the easy AI: the games run in this browser, and from the second visit on without a connection, too.
alone-loading = Fetching the games. The first time this takes a moment (6 MB) …
