lobby-title = Play a round
lobby-lead = Dice and card games whose rules run. The AI sees only what you would see in its seat.
lobby-games = Games
lobby-not-yet = Not here yet
lobby-quick = Play now
lobby-first = New here? Play the first match with a guide (three minutes).
lobby-level = Opponent
lobby-mode = Mode
lobby-ladder = Ladder
lobby-climbed = Ladder: { $beaten } of { $count } beaten
lobby-decks = Decks
lobby-continue = Go on
lobby-mine = My matches
lobby-none-mine = No matches yet.
lobby-open = Tables with a free seat
lobby-none-open = No open tables. Make one and send the link.
lobby-watch = Watch
lobby-none-watch = Nobody is playing in public now.
lobby-new = New table
lobby-create = Make the table
lobby-against = Against
lobby-against-open = a person
lobby-against-bot = AI
lobby-my-seat = My seat
lobby-clock = Clock
lobby-clock-none = none
lobby-clock-rules = { $seconds } s a choice
lobby-clock-5 = 5 min + 5 s
lobby-clock-3 = 3 min + 2 s
lobby-public = Everybody may find and watch it
lobby-delay = Delay for spectators (seconds)
lobby-variant = Changed numbers, one `name=value` a line
lobby-join = Sit down
lobby-look = Watch
lobby-lab = Lab: what many games say about the numbers
lobby-status-waiting = waiting
lobby-status-playing = round { $round }
lobby-status-over = finished
lobby-status-aside = ⏸ set aside
lobby-free-seat = free seat
game-dice-battle = Dice Battle
    .text = Declare a tendency, roll, play cards, raise shields, brave the events. 5 to 10 minutes.
    .icon = 🎲
    .guide = Guided first match
game-clash = Clash
    .text = Both sides queue cards in secret; speed decides who strikes first.
    .icon = ⚔️
    .guide = Guided first match
game-sorcerers = Sorcerers
    .text = A trading card duel with a stack, responses and judges.
    .icon = 🔮
    .guide = Guided first match
game-trail = Trail
    .text = The die drives you over a grid, and the path behind you closes.
    .icon = 👣
    .guide = Guided first stage
bot-name = { $level ->
    [easy] AI (easy)
    [normal] AI (normal)
    [hard] AI (hard)
   *[other] AI (random)
}
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard

account-title = You
account-guest = You are a guest. Your matches are kept in this browser.
account-signed-in = Signed in as { $name }.
account-name = Name
account-rename = Change the name
account-renamed = From now on you are { $name }.
account-register = Make an account
account-register-text = Keeps your matches and lets you go on from another browser.
account-login = Sign in
account-logout = Sign out
account-password = Password
account-password-hint = At least 8 characters.
lobby-editor = Draw a map
daily-title = Run of the day
daily-lead = { $game }: today everybody runs with the same dice. With an account your first run of the day counts.
daily-rules = Run as often as you like: later runs, runs of guests and runs with hints or a judge are shown without a place. A friend can tell you what comes, so take the board as fun.
daily-closed = The secret of the dice and the replays of others open when the day is over.
daily-before = The day before
daily-today = Today
daily-nobody = Nobody finished a run that day.
daily-unranked-guest = guest, no place
daily-unranked-again = later run, no place
daily-unranked-hint = with a hint, no place
daily-unranked-judge = with a judge, no place
daily-unranked-restore = taken back, no place
daily-start = Start today’s run
daily-left = The next one in about { $hours ->
    [one] an hour
   *[other] { $hours } hours
}
daily-results = Results of { $day }
daily-none = Nobody has finished yet. Be the first.
daily-name = Name
daily-result = Result
daily-won = finished
daily-fell = fell in stage { $stage }
daily-turns = Turns
daily-hp = HP
daily-tries = Tries
