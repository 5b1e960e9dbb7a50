# Words of the terminal game: headings, keys, rows. What happens in a game is told by the game's own words.

# Seats and levels
ui-you = You
ui-rival = { $level } AI
ui-level-random = Random
ui-level-search = Search
ui-level-easy = Easy
ui-level-normal = Normal
ui-level-hard = Hard

# The table, the log and the panels
ui-stage-over = Game over
ui-stage-empty = Nothing yet.
ui-log = Log
ui-sealed-short = dice sealed { $hash }…
ui-seed-short = seed { $seed }
ui-why = Why?
ui-section = §{ $number }
ui-ruling = our ruling
ui-example = Example:
ui-rules = Rules
ui-rules-search = Search: a word or a clause, such as { $clause }
ui-rules-nothing = No matching clauses.
ui-info = This game
ui-variant = Changed numbers: { $numbers }
ui-dice-seed = Dice from the public seed { $seed }.
ui-dice-sealed = Dice sealed before the first throw: { $hash }
ui-seed-promised = Round { $round }, seed sealed: { $hash }
ui-seed-line = seed { $seed }
ui-seed-open = Round { $round }, seed { $seed } (sealed as { $hash })
ui-saved-at = Saved after every step: { $path }
ui-welcome-title = New game
ui-welcome = { $rules } · against { $rival }
ui-welcome-keys = k lists the keys, ? opens the rules, w says why, q leaves and keeps the game.
ui-hint = Hint
ui-hint-do = The coach would choose: { $choice }
ui-hint-none = There is nothing to choose now.
ui-hint-nobody = There are no hints in this game.
ui-hint-note = From what you can see; the same view gives the same hint.

# The end
ui-ending = The end
ui-won = You win!
ui-lost = You lose.
ui-drawn = A draw.
ui-shared = You share first place.
ui-came-in = { $place }.  { $name }
ui-secret = The secret behind it: { $secret }
ui-value = Your random value in the dice: { $value }
ui-verify = Check it: hanpan verify { $path }
ui-over = The game is over. e: the result · r: a rematch · n: a new game · q: quit

# Before a game
ui-offer-title = An unfinished game
ui-offer-resume = Resume it
ui-offer-new = Start a new game and keep this one
ui-offer-delete = Start a new game and delete this one
ui-new = New game
ui-new-mode = Which game?
ui-new-level = Against whom?

# Keys, as the bottom lines show them
ui-keys-table = [@click=screen.keys]k[/] keys · c confirm · tab log · [@click=screen.why]w[/] why · [@click=screen.hint]h[/] hint · [@click=screen.rules]?[/] rules · [@click=app.language]l[/] 한국어 · [@click=app.leave]q[/] quit
ui-keys-table-stage = [@click=screen.keys]k[/] keys · c confirm · tab log · [@click=screen.why]w[/] why · [@click=screen.stage]o[/] { $stage } · [@click=screen.rules]?[/] rules · [@click=app.language]l[/] 한국어 · [@click=app.leave]q[/] quit
ui-keys-panel = [@click=screen.close]esc[/] close · ↑↓ scroll · [@click=app.language]l[/] 한국어
ui-keys-welcome = [@click=screen.close]enter[/] begin · [@click=app.language]l[/] 한국어
ui-keys-why = [@click=screen.close]esc[/] close · [@click=screen.before]←[/] [@click=screen.after]→[/] other lines · ↑↓ scroll · [@click=app.language]l[/] 한국어
ui-keys-rules = esc close · type to search · ↑↓ other clauses · [@click=app.language]F2[/] 한국어
ui-keys-round = [@click=screen.dismiss]enter[/] go on · ↑↓ walk · [@click=screen.why]w[/] why · [@click=app.language]l[/] 한국어
ui-keys-ending = [@click=screen.next('rematch')]r[/] rematch · [@click=screen.next('new')]n[/] new game · [@click=screen.close]esc[/] table · ↑↓ scroll · [@click=app.language]l[/] 한국어 · [@click=screen.next('quit')]q[/] quit
ui-keys-menu = enter choose · esc back · [@click=app.language]l[/] 한국어
ui-keys = Keys
ui-key-pick = 1 – 9, 0
    .does = take or tick that row
ui-key-take = ↑ ↓ Enter
    .does = move through the rows, take or tick one
ui-key-back = ⌫
    .does = take the last tick back
ui-key-confirm = c
    .does = confirm what is ticked, or pass
ui-key-log = Tab
    .does = go to the log and back
ui-key-why = w
    .does = explain the highlighted line of the log
ui-key-hint = h
    .does = what the coach would do
ui-key-stage = o
    .does = what is being resolved, in order
ui-key-rules = ?
    .does = the rules
ui-key-info = i
    .does = piles, dice and file of this game
ui-key-language = l
    .does = 한국어로
ui-key-motion = m
    .does = rolling dice on or off
ui-key-asking = m
    .does = choose the responses you want to be asked about
ui-key-give-up = F8
    .does = concede this game of the match (press twice)
ui-give-up-sure = Press F8 again to concede game { $game }. The match continues.
ui-key-new = n
    .does = another game; this one stays on disk
ui-key-quit = q
    .does = leave; you can resume where you left off
ui-sign-gain = gain
ui-sign-loss = loss
ui-sign-block = block

# Messages
ui-too-small = This terminal is { $width } × { $height }.
    The game needs { $min_width } × { $min_height }: please make it larger.
ui-motion-on = Rolling dice: on.
ui-motion-off = Rolling dice: off.
ui-save-failed = Could not save to { $path }: { $reason }. It will be tried again after the next step.
ui-bot-failed = The AI had a fault, so the answer of an absent player was played for it: { $reason }
ui-no-terminal = This needs a terminal; input, output and errors must not be a file or a pipe.
ui-finished = { $path }: this game is finished; there is nothing left to play. Watch it again: hanpan replay { $path }
ui-other-game = { $path }: this is a game of { $game }. Resume it with: hanpan play { $game } --terminal --resume { $path }
ui-farewell = Saved. Resume with: hanpan play { $game } --terminal --resume { $path }
ui-farewell-over = The game is saved. Check its dice with: hanpan verify { $path }

# Any game that has no screen of its own
ui-plain-table = The table
ui-plain-round = round { $round }
ui-plain-cost = costs { $cost }
ui-plain-answers = { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }
ui-plain-type = Type the answer
ui-plain-type-detail = An answer in its short text form, typed or pasted.
ui-keys-type = Enter answer · Esc back · F2 한국어
