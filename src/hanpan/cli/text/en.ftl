# Words of the terminal game: headings, keys, rows. What happens in a game is told by the game's own words.

# Seats and levels
ui-you = You
ui-rival = { $level } AI
ui-level-random = Random
ui-level-easy = Easy
ui-level-normal = Normal
ui-level-hard = Hard

# The top line and the boards
ui-head = { $mode } · round { $round } of { $rounds } · deck { $deck }
ui-stage-tendency = Declare a tendency
ui-stage-pre = Before the roll
ui-stage-keep = Luck: keep a die
ui-stage-post = After the roll
ui-stage-over = Game over
ui-board-round-score = Round
ui-board-guard = Guard
ui-board-guard-up = up
ui-board-guard-down = –
ui-board-wins = { $count ->
        [one] won the last round
       *[other] won { $count } in a row
    }
ui-board-losses = { $count ->
        [one] lost the last round
       *[other] lost { $count } in a row
    }
ui-board-nothing-due = Nothing scheduled
ui-effect-luck = luck
ui-effect-bonus-turn = bonus die
ui-effect-curse = curse
ui-effect-flame = flame

# Rows of a question
ui-odds = { $success }% success · { $risk } risk · { $points } points on average
ui-risk-high = high
ui-risk-medium = medium
ui-risk-low = low
ui-tendency-attack = { $success_from } or more: the pips; less: { $fail_points }. A { $bonus_face }: +{ $bonus_points } and a special against the other side.
ui-tendency-defence = { $success_from } to { $success_to }: the pips and { $shields ->
        [one] a shield
       *[other] { $shields } shields
    }; else { $fail_points }. A { $special_face }: a special for your side.
ui-tendency-balance = Always the pips, +{ $energy } energy and +{ $gauge } gauge.
ui-keep = Keep the { $face }
ui-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-cost = { $energy } energy
ui-shield = Build shield
ui-does-attack = The opponent’s score of this round −{ $amount }.
ui-does-defence = On guard: the next attack against you is stopped.
ui-does-boost = Your score of this round ×{ $amount }.
ui-does-steal = Take { $low } to { $high } energy from the opponent.
ui-does-reset = Both scores of this round become 0.
ui-does-shield = One shield stops one attack. At most { $amount }.
ui-shields-built = { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
ui-pass = Pass
ui-pass-detail = Play nothing now and go on.
ui-confirm = Play { $choice } — { $spent } energy, { $left } left
ui-confirm-detail = Enter or c: go on with this choice.

# The log and the panels
ui-log = Log
ui-sealed-short = dice sealed { $hash }…
ui-seed-short = seed { $seed }
ui-why = Why?
ui-ruling = our ruling
ui-example = Example:
ui-rules = Rules
ui-rules-search = Search: a word or a clause, such as DB-6.3
ui-rules-nothing = No clause holds all these words.
ui-info = This game
ui-deck = Cards: { $draw } to draw, { $discard } in the discard
ui-events-met = Events met: { $name }
ui-known = You gave away, and the opponent still holds: { $cards }
ui-none = {"  "}none yet
ui-variant = Changed numbers: { $numbers }
ui-dice-seed = Dice from the public seed { $seed }.
ui-dice-sealed = Dice sealed before the first throw: { $hash }
ui-saved-at = Saved after every step: { $path }
ui-welcome-title = New game
ui-welcome = { $rounds } rounds against { $rival }
ui-welcome-keys = h gives a hint, ? opens the rules, w says why, q leaves without loss.
ui-hint = Hint
ui-hint-do = The coach would choose: { $choice }
ui-hint-none = Nothing is asked now.
ui-hint-note = From what you can see; the same view gives the same hint.
ui-round-end = Round { $round }
ui-round-won = You win the round
ui-round-lost = You lose the round
ui-round-even = Nobody wins the round

# The end
ui-ending = The end
ui-won = You win!
ui-lost = You lose.
ui-drawn = A draw.
ui-by-total = Decided by the totals, { $p1 } to { $p2 }
ui-by-last-round = Totals level; decided by the last round, { $p1 } to { $p2 }
ui-by-energy = Level so far; decided by energy, { $p1 } to { $p2 }
ui-by-cards = Level so far; decided by cards in hand, { $p1 } to { $p2 }
ui-by-draw = Level in everything
ui-stat-rounds = Rounds
ui-stat-rounds-value = { $won } won, { $lost } lost
ui-stat-average = Average
ui-stat-range = Best / worst
ui-stat-cards = Cards used
ui-stat-specials = Specials
ui-stat-events = Events
ui-stat-blocks = Blocks
ui-stat-spent = Spent
ui-stat-spent-value = { $energy } energy, { $shields ->
        [one] { $shields } shield built
       *[other] { $shields } shields built
    }
ui-stat-faces = Dice
ui-stat-luck = Luck
ui-stat-luck-value = { $points } points (expected { $expected })
ui-stat-of = { $what }, { $name }:
ui-secret = The secret behind it: { $secret }
ui-verify = Check it: hanpan verify { $path }
ui-over = The game is over. e: the result · r: a rematch · n: a new game · q: quit

# Before a game
ui-offer-title = An unfinished game
ui-offer = { $mode }, { $rival }: round { $round } of { $rounds }, { $mine } to { $theirs }
ui-offer-resume = Go on with it
ui-offer-new = Begin a new game and keep this one
ui-offer-delete = Begin a new game and delete this one
ui-new = New game
ui-new-mode = How long?
ui-new-level = Against whom?
ui-mode-row = { $mode }: { $rounds } rounds

# Keys, as the bottom lines show them
ui-keys-table = [@click=screen.keys]k[/] keys · c confirm · tab log · [@click=screen.why]w[/] why · [@click=screen.hint]h[/] hint · [@click=screen.rules]?[/] rules · [@click=app.language]l[/] 한국어 · [@click=app.leave]q[/] quit
ui-keys-panel = [@click=screen.close]esc[/] close · ↑↓ scroll · [@click=app.language]l[/] 한국어
ui-keys-welcome = [@click=screen.close]enter[/] begin · [@click=app.language]l[/] 한국어
ui-keys-why = [@click=screen.close]esc[/] close · [@click=screen.before]←[/] [@click=screen.after]→[/] other lines · ↑↓ scroll · [@click=app.language]l[/] 한국어
ui-keys-rules = esc close · type to search · ↑↓ other clauses · [@click=app.language]F2[/] 한국어
ui-keys-round = [@click=screen.dismiss]enter[/] go on · ↑↓ walk · [@click=screen.why]w[/] why · [@click=app.language]l[/] 한국어
ui-keys-ending = [@click=screen.next('rematch')]r[/] rematch · [@click=screen.next('new')]n[/] new game · [@click=screen.close]esc[/] table · ↑↓ scroll · [@click=app.language]l[/] 한국어 · [@click=screen.next('quit')]q[/] quit
ui-keys-menu = enter choose · esc back · [@click=app.language]l[/] 한국어
ui-keys = Keys
ui-key-pick = 1 – 7
    .does = take or tick that row
ui-key-take = ↑ ↓ Enter
    .does = walk the rows, take or tick one
ui-key-confirm = c
    .does = go on with what is ticked, or pass
ui-key-log = Tab
    .does = to the log and back
ui-key-why = w
    .does = why the highlighted line of the log
ui-key-hint = h
    .does = what the coach would do
ui-key-rules = ?
    .does = the rules
ui-key-info = i
    .does = piles, dice and file of this game
ui-key-language = l
    .does = 한국어로
ui-key-motion = m
    .does = tumbling dice on or off
ui-key-new = n
    .does = another game; this one stays on disk
ui-key-quit = q
    .does = leave; the game goes on where you left it
ui-sign-gain = gain
ui-sign-loss = loss
ui-sign-block = block

# Messages
ui-too-small = This terminal is { $width } × { $height }.
    The game needs { $min_width } × { $min_height }: please make it larger.
ui-motion-on = Dice tumble.
ui-motion-off = Dice do not tumble.
ui-save-failed = Could not save to { $path }: { $reason }. The next step tries again.
ui-no-terminal = This needs a terminal: input, output and errors must not go to a file or a pipe.
ui-finished = { $path }: this game is finished; there is nothing to go on with. See it again: hanpan replay { $path }
ui-farewell = Saved. Go on with: hanpan play dice-battle --terminal --resume { $path }
ui-farewell-over = The game is kept. Check its dice with: hanpan verify { $path }
