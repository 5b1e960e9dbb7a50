# Words of the hanpan command. help-<command> is what the command does, .examples how it is called;
# help-<command>-<option> explains an option, help-any-<option> one that several commands share.

help-examples = Examples

help-hanpan = Turn-based dice and card games as an executable rulebook: play, ask why, check, measure.
    .examples =
        hanpan play dice-battle --terminal
        hanpan rules dice-battle DB-6.3
        hanpan sim dice-battle --seats hard,easy --games 10000
help-hanpan-version = Print the version and exit.

needs-extra = this needs { $package }, which is not installed: { $line }

help-any-lang = The language: ko or en; by default the locale decides.
help-any-help = Show this and exit.
help-any-json = Print JSON for programs.
help-any-as_json = Print JSON for programs.
help-any-game = Which game (see hanpan games).
help-any-mode = Which mode of the game (see hanpan games).
help-any-seed = The seed: the same seed gives the same result.
help-any-workers = How many processes share the work (by default one per core); the result is the same for any number.
help-any-settings = Change a number of the rules, such as shield.cost=2; may be repeated (see hanpan params).
help-any-file = Change numbers of the rules, as given in a TOML file.
help-any-day = The day on which the games take place, such as 2026-01-02, for games that depend on it. By default always the same day.

help-games = List the games, their modes and their rules version.
    .examples =
        hanpan games
        hanpan games --json
games-game = game
games-title = title
games-rules = rules
games-modes = modes
games-default = * the usual mode
command-left-out = the command `{ $command }` of the game { $game } of { $package } is left out: { $problem }
games-left-out = { $game } is left out, from the package { $distribution }: { $problem }

help-rules = Print the rulebook: its contents, one section, one clause, or what a search finds.
    .examples =
        hanpan rules dice-battle
        hanpan rules dice-battle DB-6
        hanpan rules dice-battle DB-6.3
        hanpan rules dice-battle --search "shield steal"
        hanpan rules dice-battle --cited-by
help-rules-game = Which game; by default all of them.
help-rules-clause = A clause such as DB-6.3, a section such as DB-6, or the number of one such as 5.2.
help-rules-search = Print the clauses that contain all of these words, in either language. Exit code 1 if there is none.
help-rules-short = Print the short rulebook for a first game, if there is one.
help-rules-cited = List which clauses each kind of event cites, and how often in the cases and in 40 random games. Exit code 1 if an event cites a clause that its kind does not declare, or a declared one is never cited.
cited-by-title = { $game }: the cases, { $games } random games
cited-by-event = event
cited-by-clause = clause
cited-by-title-column = title
cited-by-games = in games
cited-by-cases = in cases
cited-by-undeclared = cited and NOT declared: { $pairs }
cited-by-unreached = declared and NEVER cited: { $pairs }
cited-by-ok = all { $pairs } pairs are declared, and all of them happen
rules-section = §{ $number }
rules-ruling = our ruling
rules-example = Example:
rules-none = no clause contains “{ $words }”
rules-no-guide = there is no short rulebook for this game

help-releases = List the releases of a game's rules, newest first, with their changes and ban lists.
    .examples =
        hanpan releases
        hanpan releases sorcerers
        hanpan releases sorcerers --json
help-releases-game = Which game; by default all of them.
releases-title = { $title }: rules { $version }
releases-none = no update so far
releases-update = update
releases-monthly = monthly update
releases-hotfix = hotfix: { $cause }
releases-cause-bug = a bug that distorted the game
releases-cause-security = a security hole
releases-cause-combination = a combination of cards that broke matches
releases-cards = Cards: { $names }
releases-clauses = Reworded clauses: { $ids }
releases-numbers = Numbers: { $numbers }
releases-bans = Ban list from { $date }{ $now ->
    [yes] { " " }(in force)
   *[no] { "" }
}:
releases-no-bans = Ban list from { $date }{ $now ->
    [yes] { " " }(in force)
   *[no] { "" }
}: no card is banned.

help-play = Play in the browser, or with --terminal full screen in the terminal, against an AI that sees only what you would see.
    .examples =
        hanpan play
        hanpan play dice-battle --terminal
        hanpan play dice-battle --terminal --mode quick --ai hard
        hanpan play dice-battle --terminal --seed 7 --set shield.cost=2
        hanpan play dice-battle --terminal --resume game.jsonl
help-play-game = Which game; by default the first of hanpan games.
help-play-terminal = Play here in the terminal instead of the browser.
help-play-ai = How well the AI plays: easy, normal or hard (by default normal).
help-play-seed = Play with a public seed; without one, the dice come from a secret that is revealed at the end.
help-play-resume = Resume an unfinished game.
help-play-day = The day of the table, such as 2026-01-02, for games that depend on it, for example through a ban list. By default today.
help-play-port = The port of the page; 0 means any free port. Without it: 8000, or any free port if that one is taken.
help-play-save = Where to save the game; by default a new file in your data folder.

help-replay = Show a played game step by step, as a seat or a spectator saw it. In a terminal, Enter continues, b goes back, v shows the whole table, a number goes to that step, and q quits.
    .examples =
        hanpan replay game.jsonl
        hanpan replay game.jsonl --seat p1 --step 12
        hanpan replay game.jsonl --all --lang ko
        hanpan replay game.jsonl --seat p2 --export seen-by-p2.jsonl
help-replay-file = The replay.
help-replay-seat = The seat from which to watch.
help-replay-step = Show this step and the whole table after it (0 is the setup).
help-replay-whole = Show all steps at once.
help-replay-export = Write the game as that seat saw it to a file (JSON lines; - for standard output): no dice, no hidden cards.
replay-title = { $game }, { $mode }, { $variant }: { $who }
replay-person = person
replay-bot = AI
replay-step = step { $n } of { $last }
replay-keys = [Enter] next  [b] back  [v] table  [number] step  [q] quit
replay-what = Enter, b, v, q, or a step from 0 to { $last }
replay-unfinished = The game is unfinished.

help-verify = Verify replays: play them again without the random generator, and check every move, draw, state and result. Also check that the dice come from the seed, or from the secret promised at the start.
    .examples =
        hanpan verify game.jsonl
        hanpan verify games/*.jsonl --json
        hanpan verify --unfinished game.jsonl
help-verify-files = The replays. Exit code 1 if one does not verify, 2 if one cannot be read.
help-verify-unfinished = Accept a game that has no result yet.
help-verify-commitment = The hash you were shown before the first draw; a different one in the file is a problem.
help-verify-value = The random value that you sent for a seat; a different one in the file is a problem.
verify-ok = { $file }: sound, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }, { $dice }
verify-bad = { $file }: NOT sound: { $problems ->
    [one] 1 problem
   *[other] { $problems } problems
  } ({ $steps ->
    [one] 1 step holds
   *[other] { $steps } steps hold
  })
verify-dice-checked = the dice are those of the seed
verify-dice-bound = the dice are those of the secret and the seats’ values
verify-dice-pinned = the dice are those of an earlier game, known beforehand
verify-dice-secret = the secret of the dice has not been revealed yet
verify-dice-unknown = the dice could not be checked

help-judge = Run cases and report whether each ruling holds.
    .examples =
        hanpan judge casebook
        hanpan judge casebook/dice-battle/06-score --why
        hanpan judge clash
        hanpan judge events
        hanpan judge my-case.yaml --why --lang ko
help-judge-paths = Case files, folders of them, the id of a game for all of its cases, or events for the cases of tournaments. Exit code 1 if a case fails, 2 if one cannot be read; the rest of a folder is still run.
help-judge-why = Print the chain of events of each case with its arithmetic and clauses.
judge-progress = cases
judge-summary = { $cases ->
    [one] 1 case
   *[other] { $cases } cases
  }, { $runs ->
    [one] 1 run
   *[other] { $runs } runs
  }: { $bad ->
    [0] all hold
    [one] 1 does NOT hold
   *[other] { $bad } do NOT hold
  }
judge-question = an open question; the engine now answers: { $answer }
judge-known-failing = known to fail, and does

help-case = Make cases.
help-from-replay = Make a case from a played game: the state before a step, its moves and draws, and what followed.
    .examples =
        hanpan case from-replay game.jsonl --at 12
        hanpan case from-replay game.jsonl --at 12 -o my-case.yaml
help-from-replay-file = The replay.
help-from-replay-at = The step (1 is the first answer; hanpan replay shows the numbers).
help-from-replay-output = Write to this new file instead of standard output.
help-from-replay-name = The id of the case.
help-from-replay-title = Its title.
case-title = Step { $step } of { $file }
case-written = { $file } written

help-params = List the numbers of the rules with clause, range and default; with --set or --params, check the changed ones.
    .examples =
        hanpan params dice-battle
        hanpan params dice-battle --set shield.cost=2 --set shield.cap=3
        hanpan params dice-battle --params variant.toml --json
params-title = { $game }, rules { $rules }, { $variant } ({ $changed ->
    [0] nothing changed
    [one] 1 number changed
   *[other] { $changed } numbers changed
  })
params-name = parameter
params-clause = clause
params-range = range
params-default = default
params-value = here

help-sim = Play many games between bots. Two different bots, or decks, play each seed twice, with the seats exchanged; solo games play each seed once.
    .examples =
        hanpan sim dice-battle --seats hard,easy --games 10000 --seed 1 --workers 2
        hanpan sim dice-battle --seats hard,hard --mode quick
        hanpan sim dice-battle --set shield.cost=2 --json
        hanpan sim clash --seats hard,hard --deck p1=blades --deck p2=floodgate --games 2000
        hanpan sim clash --mode ladder-golem --seats normal,golem
        hanpan sim trail --seats normal --games 1000
help-sim-seats = A bot for each seat: random, search, a level of the game (easy, normal, hard), or an opponent of a ladder. By default the best level against the weakest.
help-sim-decks = The deck that the bot on a seat brings, for games that ask for one: a name, or a list of cards.
help-sim-games = How many games in total; about 1,000 by default, a multiple of the seats.
sim-progress = games
sim-title = { $game }, { $mode }, { $variant }: { $games } games, seed { $seed }, { $how }
sim-swapped = seats exchanged on the same seeds
sim-once = each seed once
sim-wins = wins
sim-interval = 95 % interval
sim-as = as { $seat }
sim-draws = draws
sim-seat = seat { $seat }
sim-mean = mean
sim-deviation = deviation
sim-least = least
sim-q05 = 5 %
sim-q10 = 10 %
sim-q25 = 25 %
sim-median = median
sim-q75 = 75 %
sim-q90 = 90 %
sim-q95 = 95 %
sim-most = most
sim-score = { $bot }: final score
sim-round-score = { $bot }: round score
sim-rounds = rounds
sim-rounds-won = rounds won
sim-rounds-drawn = nobody
sim-usage = how often, a game
sim-use-card = cards played
sim-use-event = events drawn
sim-use-special = special dice
sim-use-tendency = tendencies
sim-use-answer = answers
sim-use-block = attacks stopped by
sim-use-won-by = won by
sim-use-ending = ended by
sim-use-fate = cards that were resolved
sim-value-guard = a guard
sim-value-shield = a shield
sim-value-total = the total
sim-value-last-round = the last round
sim-value-energy = energy
sim-value-cards = cards in hand
sim-value-hp = health
sim-value-both = both fell
sim-value-limit = the last round
sim-value-resolve = had its effect
sim-value-nullified = was nullified
sim-value-fail = had no target
sim-value-fire = answered another card
sim-value-first = held it in round 1
sim-value-second = did not
sim-games = games
sim-wins-decided = won of decided
sim-groups = results by group
sim-group-deck = with the deck
sim-group-initiative = initiative
sim-group-matchup = deck against deck
sim-group-begins = the first turn
sim-value-began = had it
sim-value-followed = did not
sim-value-deck-out = nothing left to draw
sim-value-time = the clock
sim-value-stalling = stalling
sim-value-violations = violations
sim-value-play = cards played
sim-value-respond = responses
sim-value-called = summoned from the hand by an effect
sim-value-attack = attacks
sim-value-block = blocks
sim-value-declared = went on as declared
sim-value-ended = ended
sim-use-deed = what was done
sim-use-ability = abilities used
sim-use-hit-by = players hit by
sim-use-negated = negated
sim-use-loop = loops
sim-values-card = cards, and how those who had them fared
sim-values-eventcard = events, and how those who drew them fared
sim-count-drawn = drawn
sim-count-played = played
sim-count-taken = taken
sim-count-visited = chosen
sim-count-passed = passed
sim-legs = stages
sim-begun = reached
sim-lost = lost there
sim-share = of all losses
sim-leg-rounds = turns
sim-leg-damage = damage
sim-turns = turns
sim-number-damage = damage taken
sim-number-blocked = damage blocked
sim-number-steps = tiles walked
sim-number-left-over = movement left over
sim-number-health = health at the end
sim-use-hurt-by = damage taken from
sim-use-dealt-by = damage dealt by
sim-use-fallen = monsters fallen
sim-use-item = items
sim-use-offered = cards offered
sim-use-potion = potions used

help-check = Run the conformance kit, which tests every promise of a game in random games. The rules' invariants, clauses and texts are checked at every state; everything else is probed at every state of the first 200 games and at a share of the later states.
    .examples =
        hanpan check dice-battle --games 1000
        hanpan check dice-battle --games 100000 --workers 2 --seed 3
        hanpan check dice-battle --mode quick --json
        hanpan check dice-battle --games 200 --positions 10000
help-check-games = How many games. Exit code 1 if a promise is broken.
help-check-first = The number of the first game under the seed; with --games 1, one game is played again.
help-check-probe = The share of states that are probed after the first 200 games; 1 for all. The seed chooses which.
help-check-positions = Also try so many odd positions (facts of the game's cases and of random games, changed at random) and odd numbers: each must be refused with a reason, or be playable.
check-progress = games
check-title = { $game }: { $games } games, { $steps } steps, { $probed } states probed, seed { $seed }
check-tried = tried
check-failed = failed
check-ok = every promise was kept
check-odd = { $positions } odd positions: { $accepted } accepted, { $refused } refused, { $variants } sets of odd numbers; { $failed ->
    [0] all of them were refused with a reason or could be played
   *[other] { $failed } were NEITHER refused with a reason NOR playable
  }
check-bad = { $failed ->
    [one] 1 promise was BROKEN
   *[other] { $failed } promises were BROKEN
  }

help-coverage = List every clause of the rulebook with the cases and random games that have reached it.
    .examples =
        hanpan coverage dice-battle
        hanpan coverage dice-battle --cases casebook --games 500 --json
help-coverage-games = Random games to play in addition to the cases.
help-coverage-cases = The folder of cases; ./casebook if there is one. With cases, each clause must be reached by a case that names it; exit code 1 if one is not.
coverage-title = { $game }: { $cases } cases, { $games } random games
coverage-clause = clause
coverage-title-column = title
coverage-shown = shown by
coverage-cases = cases
coverage-games = games
coverage-by-citation = citation
coverage-by-state = table
coverage-by-page = a page
coverage-by-view = view
coverage-by-setup = setup
coverage-by-bot = AI
coverage-by-absence = absence
coverage-left-out = cases that do not count, because they fail or are no rulings yet: { $cases }
coverage-missing = NOT reached: { $clauses }
coverage-ok = all { $clauses } clauses are reached

help-serve = Run the server for browsers: tables, accounts and the client, in one process with its own database.
    .examples =
        hanpan serve
        hanpan serve --open
        hanpan serve --host 0.0.0.0 --port 8080 --db /var/lib/hanpan/hanpan.db
        hanpan serve --db postgresql://hanpan@localhost/hanpan --origin https://play.example.org --secure
help-serve-host = The address to listen on; with 0.0.0.0, other machines can connect.
help-serve-port = The port to listen on; 0 means any free port.
help-serve-db = A SQLite file, or a URL: sqlite:///FILE or postgresql://USER@HOST/NAME. By default a file in your data folder.
help-serve-workers = How many processes; only 1 is possible, because a table lives in the memory of one process.
help-serve-origin = Another address that browsers may come from, such as that of a proxy; may be repeated.
help-serve-allowed_host = Another name of this server that browsers may use (Host), such as the name of a machine in your network; may be repeated. * allows any name, but then pages of other sites can get in.
help-serve-trusted_proxy = The address of a proxy, or a network such as 10.0.0.0/8, that is trusted to say where visitors come from (X-Forwarded-For, X-Forwarded-Proto); may be repeated.
help-serve-web = The folder of the built client.
help-serve-engine = The folder with the games for playing offline, as made by python -m tools.engine.build. Without it, visitors cannot store games for offline play.
help-serve-secure = For https: cookies are sent only over https and only to this host, and browsers are told to use https from now on.
help-serve-lab = Let browsers on this machine make reports of the lab (the page /lab). Do not use it behind a proxy, where everybody seems to be on this machine.
help-serve-browse = Open the lobby in a browser.
help-serve-log_level = How much is logged: debug, info, warning or error.
serve-one-worker = --workers: only 1 is possible, because a table lives in the memory of one process

help-event = Run a tournament from a file: players, pairs, results, standings. For an evening at real tables.
    .examples =
        hanpan event new friday.jsonl clash --name "Friday night" --best-of 3
        hanpan event register friday.jsonl Ara Bom Chan Dami
        hanpan event start friday.jsonl
        hanpan event pair friday.jsonl
        hanpan event result friday.jsonl 1 2-1
        hanpan event standings friday.jsonl
        hanpan event verify friday.jsonl
help-any-players = The players, by name.
help-any-player = Which player, by name.
help-any-by = Who does this; recorded in the log.
help-any-why = The reason; recorded in the log.
help-event-new = Open a tournament in a new file. Its seed is public: the pairs follow from it.
help-event-new-file = The new file, one line for each entry.
help-event-new-name = What the tournament is called.
help-event-new-format_ = swiss, swiss_cut, single, double, round_robin or arena.
help-event-new-rounds = The number of Swiss rounds; 0: according to the number of players.
help-event-new-cut = The number of players in the top cut of swiss_cut: 2, 4, 8 and so on.
help-event-new-best_of = The maximum number of games in a match: 1, 3 or 5.
help-event-new-capacity = The maximum number of players; 0: no limit.
help-event-new-minutes = How long an arena lasts; the other formats have rounds.
help-event-new-tie_break = A tie-break, the most important one first: opponents_matches, games, opponents_games, buchholz, median, sonneborn_berger, direct, progressive. May be repeated.
help-event-new-seed = The public seed; drawn if it is not given.
help-event-register = Add players; in a Swiss event also after the start.
help-event-register-file = The file of the tournament.
help-event-import = Add the players of a CSV file: its column “name”, or the first one; a column “rating” beside it is read, too.
help-event-import-file = The file of the tournament.
help-event-import-players = The CSV file.
help-event-start = Freeze the settings and begin.
help-event-start-file = The file of the tournament.
help-event-pair = Pair the next round and print it.
help-event-pair-file = The file of the tournament.
help-event-result = Enter the result of a match of the current round: games of the first seat, of the second, and drawn.
    .examples =
        hanpan event result friday.jsonl 1 2-1
        hanpan event result friday.jsonl 2 0-2 --forfeit
        hanpan event result friday.jsonl 1 1-2 --why "written the wrong way round"
help-event-result-file = The file of the tournament.
help-event-result-number = The number of the table.
help-event-result-score = 2-1, or 1-1-1 with a drawn game.
help-event-result-forfeit = It was not played: the player with 0 did not come.
help-event-result-of_round = A round before the current one.
help-event-show = Print the pairings of the current round.
help-event-show-file = The file of the tournament.
help-event-standings = Print the standings with every tie-break.
help-event-standings-file = The file of the tournament.
help-event-standings-csv_ = As CSV, for a spreadsheet.
help-event-drop = Drop a player who wants to leave; the points earned stay.
help-event-drop-file = The file of the tournament.
help-event-return = Let a player who dropped play again.
help-event-return-file = The file of the tournament.
help-event-disqualify = Disqualify a player.
help-event-disqualify-file = The file of the tournament.
help-event-take-back = Take the last round back, with its results.
help-event-take-back-file = The file of the tournament.
help-event-time-up = End the set time of an arena: games in progress are finished, and nobody is paired again.
help-event-time-up-file = The file of the tournament.
help-event-finish = Make the standings final.
help-event-finish-file = The file of the tournament.
help-event-export = Print everything as JSON (settings, players, matches, standings, bracket, log), or the standings as CSV.
help-event-export-file = The file of the tournament.
help-event-export-form = json, csv or trf (the report format TRF16 of FIDE).
help-event-verify = Recompute every round from the log. Exit code 1 if something differs.
help-event-verify-file = The file of the tournament.
help-event-verify-replays = A folder with replays downloaded from the server; each result is compared with the replay of its table.
help-event-verify-published = The head of the log as it was published or noted, at least its first 16 digits: tells whether anything up to it was changed or cut off.
help-event-new-points = What a match won, drawn and lost is worth, as in 3-1-0.
help-event-new-round_minutes = How long a round lasts; it is announced, and the log does not keep time.
help-event-new-counting = What counts for shares of opponents: played (matches that were played, at least a third each) or wizards (as Wizards count: at least 0.33, no-shows are opponents, missed rounds are lost).
help-event-new-seeding = The order of seeds: draw (by the public seed) or rating (the ratings that players register with).
help-event-new-third_place = Those who lose before the final of single or swiss_cut play for the third place.
help-event-new-legs = How often everybody meets everybody in round_robin: 1 or 2.
help-event-rate = Enter the rating that a player is seeded by, before the start.
help-event-rate-file = The file of the tournament.
help-event-rate-rating = A whole number; 0: not known.
help-event-bye = Award a player the bye in a Swiss round that is yet to be paired.
    .examples =
        hanpan event bye friday.jsonl Ara --round 1
        hanpan event bye friday.jsonl Bom --round 3 --draw
        hanpan event bye friday.jsonl Ara --round 1 --withdraw
help-event-bye-file = The file of the tournament.
help-event-bye-of_round = The round; without it the next one.
help-event-bye-draw = It counts as a draw, not as a win.
help-event-bye-withdraw = The player has no bye in that round after all.
help-event-apart = Keep players of a club or a family apart in a Swiss or an arena, as long as there is another way.
    .examples =
        hanpan event apart friday.jsonl Ara Bom
        hanpan event apart friday.jsonl Ara Bom --lift
help-event-apart-file = The file of the tournament.
help-event-apart-players = Two players or more; no two of them meet.
help-event-apart-lift = They may meet again.
event-opened = { $name } is open. Public seed: { $seed }
event-joined =
    { $count ->
         [one] { $count } player
        *[other] { $count } players
    }
event-begun =
    { $count } players{ $rounds ->
         [0] {""}
         [one] , { $rounds } round
        *[other] , { $rounds } rounds
    }
event-left =
    { $count ->
         [0] Round { $round } is complete.
         [one] Round { $round }: one result is missing.
        *[other] Round { $round }: { $count } results are missing.
    }
event-round = Round { $round }
event-standings = Standings after round { $round }
event-table-head = table
event-first-head = first seat
event-second-head = second seat
event-result-head = result
event-place-head = place
event-player-head = player
event-points-head = points
event-record-head = won–lost–drawn
event-bye = bye
event-forfeit = (forfeit)
event-fault = Line { $line }: { $what }
event-unlike = Line { $line }: the replay of table { $table } is not the one that the result came from.
event-contradicts = Line { $line }: the replay of table { $table } does not end as the result says.
event-sound =
    { $lines } lines and { $rounds ->
         [one] { $rounds } round
        *[other] { $rounds } rounds
    }: all as the rules say.
event-wave-head = wave
event-resting = Still in, without a match in this round: { $names }
event-forced = { $first } and { $second } were to be kept apart; there was no other way. (EV-PAIR-06)
event-awarded =
    { $count ->
         [0] Nobody has an awarded bye in round { $round }.
        *[other] Awarded byes in round { $round }: { $names }
    }
event-apart =
    { $count ->
         [one] { $count } group is kept apart.
        *[other] { $count } groups are kept apart.
    }
event-head = Head of the log: line { $lines }, { $sha256 }
event-head-kept =
    The published head is line { $line }: nothing up to it was changed or cut off. { $more ->
         [0] It is the last line.
         [one] One line was added since.
        *[other] { $more } lines were added since.
    }
event-cut = No line has the published head: of what was there when it was published, something was changed or cut off. The log has { $lines } lines now. (EV-LOG-02)
event-unclosed = The log has no closing line: the event is not over, or the end was cut off. A head that was published tells: --head HASH.

help-admin = Manage the tables, accounts and database of a server, even while it runs.
    .examples =
        hanpan admin list --status playing
        hanpan admin backup hanpan-monday.db
help-any-db = The database of the server: a SQLite file, or a URL. By default that of hanpan serve.
help-any-table_id = The table, by the name in its link.
help-list = List the tables, newest first.
    .examples =
        hanpan admin list
        hanpan admin list --status playing --json
help-list-status = Only tables with this status: waiting, playing, over or aside (set aside).
help-end = End a table without a winner. People at it see it within seconds.
    .examples =
        hanpan admin end k3v9x2mqp7ab
help-resume = Resume a table that was set aside, once the cause has been fixed. People see it within seconds.
    .examples =
        hanpan admin resume k3v9x2mqp7ab
        hanpan admin resume --all
help-resume-every = Resume every table that was set aside, if possible; the others are listed with the reason.
help-export = Write the replay of a table; with the secret of its dice once it is over.
    .examples =
        hanpan admin export k3v9x2mqp7ab -o game.jsonl
help-export-output = The file to write; by default standard output.
help-judges = Give an account the judge role, which may come to any table; without a name, list the judges.
    .examples =
        hanpan admin judges Mina
        hanpan admin judges Mina --revoke
help-judges-name = The name of the account.
help-judges-revoke = Take the role away.
help-organisers = Give an account the organiser role, which may open tournaments on the server; without a name, list the organisers.
    .examples =
        hanpan admin organisers Mina
        hanpan admin organisers Mina --revoke
help-organisers-name = The name of the account.
help-organisers-revoke = Take the role away.
help-reset-password = Give an account a new password, which is shown once; its sessions end within seconds.
    .examples =
        hanpan admin reset-password Mina
help-reset-password-name = The name of the account.
help-reset-codes = Switch the one-time codes of an account off, for somebody who lost the app and the recovery codes.
    .examples =
        hanpan admin reset-codes Mina
help-reset-codes-name = The name of the account.
help-delete = Delete an account: its open games are resigned, its seats and moves stay without its name, and the name becomes free.
    .examples =
        hanpan admin delete Mina
help-delete-name = The name of the account.
help-ratings = Recompute every rating from the log of results and compare. Exit code 1 if a stored number differs.
    .examples =
        hanpan admin ratings
        hanpan admin ratings --again
help-ratings-again = Store the computed ratings.
help-reports = List open reports about people, oldest first.
    .examples =
        hanpan admin reports
        hanpan admin reports --settle abcdefghijkm
help-reports-settle = Mark this report as settled.
help-reports-every = Include settled reports.
help-backup = Copy the database as it is at one moment, while the server runs (SQLite; for PostgreSQL use pg_dump).
    .examples =
        hanpan admin backup hanpan-monday.db
help-backup-file = The copy; it must not exist yet.
admin-report = Report
admin-day = Day
admin-reporter = Reported by
admin-reported = About
admin-reason = Reason
admin-report-words = Words
admin-reports-none = there are no unsettled reports
admin-report-settled = report { $report } is settled
admin-judge = { $name } may judge at any table
admin-judge-revoked = { $name } is no longer a judge
admin-organiser = { $name } may open tournaments.
admin-organiser-revoked = { $name } may no longer open tournaments.
admin-password = the new password of { $name }: { $password }
admin-codes-off = { $name } logs in without one-time codes now
admin-deleted = the account { $name } is deleted
admin-ratings = { $results } results, { $counted } of them counted, { $standings } standings
admin-ratings-same = all stored numbers match the log
admin-ratings-differ = { $differ } stored numbers do NOT match the log; --again replaces them
admin-ratings-again = { $differ } stored numbers were wrong and have been replaced
admin-table = table
admin-game = game
admin-status = status
admin-seats = seats
admin-ended = table { $table } is over
admin-resumed = table { $table } goes on
admin-exported = written to { $file }
admin-backed-up = { $file }: { $size } bytes

help-lab = Measure a game's numbers over many games: whether each option is worth its price, what changes if a number is different, which choices are always or never right, how much is luck, and what never comes up. Needs the packages of the lab: pip install "hanpan[lab]".
    .examples =
        hanpan lab report dice-battle
        hanpan lab vary dice-battle --vary shield.cost=2..4
        hanpan lab pace clash --level normal --games 200
help-any-level = The bot in every seat; the default depends on the game: hard for compiled Dice Battle, a faster level for the others.
help-any-games = How many games each comparison takes; the default depends on the game.
help-any-on = Where games are played: here, processes (this machine's cores), ray, or an address such as ray://host:10001. The result is the same everywhere.
help-any-folder = Keep the games in this folder as they are played: the same command resumes where it stopped, and other tools can read the Parquet files.
help-any-out = Write one self-contained HTML file.
help-any-numbers = A parameter and its values, such as shield.cost=2..4 or die.faces=6,8; may be repeated to try every combination (see hanpan params).
help-any-options = Ask about this option, such as card:boost; may be repeated. By default all options of Dice Battle, and the most used ones of other games.
help-lab-report = Answer all questions about a game in one HTML file, in both languages, with an example game behind every number.
    .examples =
        hanpan lab report dice-battle --games 100000 --out report.html
        hanpan lab report trail --questions pace,unseen
        hanpan lab report dice-battle --vary shield.cost=2..4 --on ray
help-lab-report-questions = Which questions, separated by commas: worth, choices, vary, pace, unseen. By default all of them; vary only if there is something to vary.
help-lab-report-out = The file; by default lab-GAME.html.
help-lab-worth = What each option, event, deck, seat and AI level is worth: measured on the same seeds with the option forbidden or forced, in both seats. Also finds choices that are always or never right.
    .examples =
        hanpan lab worth dice-battle
        hanpan lab worth clash --level easy --games 100 --workers 2
help-lab-vary = Show what changes if a number is different: every variant on the same seeds as the unchanged game.
    .examples =
        hanpan lab vary dice-battle --vary shield.cost=2..4
        hanpan lab vary trail --vary player.hp=36,44 --games 100 --json
help-lab-pace = Measure how long games are, how often the lead changes, how often the side that is behind comes back, and how much is luck.
    .examples =
        hanpan lab pace dice-battle
        hanpan lab pace sorcerers --level normal --games 100
help-lab-unseen = Find cards, events and other content that never or hardly ever come up.
    .examples =
        hanpan lab unseen clash --games 300
help-lab-replay = Write the replay of one of the lab's games. Reports contain the commands.
    .examples =
        hanpan lab replay dice-battle --seed 1 --number 49 --seats hard,hard
        hanpan lab replay clash --number 3 --seats normal,normal --never p1=card:A01 --out game.jsonl
help-lab-replay-number = The number of the game under its seed.
help-lab-replay-seats = The bots, in the order of the seats.
help-lab-replay-decks = The deck of a seat, such as p1=blades.
help-lab-replay-never = What a seat may not use, such as p1=card:boost; may be repeated.
help-lab-replay-always = What a seat takes whenever it can, such as p1=card:boost; may be repeated.
help-lab-replay-out = The file, or - for standard output; by default named after game, seed and number.
lab-progress = Games
lab-two-sided = The question { $question } compares one side with another, and { $game } has { $seats } players. For three or more the lab answers: { $answered }.
lab-examples = Example games
lab-written = Written: { $file }
help-lab-run = Play games between bots and keep them in a folder, one row per game, as Parquet for any tool. Ctrl-C keeps finished games, and the same command resumes.
    .examples =
        hanpan lab run clash games/clash --seats normal,normal --games 2000
        hanpan lab run dice-battle games/no-attack --seats hard,hard --never p1=tendency:attack --games 1000000 --swap
        hanpan lab run trail games/trail --seats hard --games 5000 --on ray://head:10001
help-lab-run-folder = The folder of this run; the folder of another run is refused.
help-lab-run-seats = The bots, in the order of the seats; by default the best level against the weakest.
help-lab-run-decks = The deck of a seat, such as p1=blades.
help-lab-run-never = What a seat may not use, such as p1=card:boost; may be repeated.
help-lab-run-always = What a seat takes whenever it can, such as p1=card:boost; may be repeated.
help-lab-run-games = How many games; a larger number than before extends the run.
help-lab-run-first = The number of the first game under the seed.
help-lab-run-swap = Play every game once more with the sides exchanged.
help-lab-run-facts = Record everything about each game. Dice Battle then uses the readable engine, which takes longer.
help-lab-export = Write a finished run as one file.
    .examples =
        hanpan lab export games/clash clash.parquet
        hanpan lab export games/clash clash.csv
help-lab-export-folder = The folder of the run.
help-lab-export-file = The new file; its name ends in .parquet or .csv.
lab-run-there = { $games } of { $of } games have been played already.
lab-run-stopped = Stopped: { $games } of { $of } games are kept in { $folder }. The same command resumes there.
lab-run-done = { $games } games in { $folder } ({ $engine })
lab-run-compiled = compiled engine
lab-run-readable = readable engine
lab-run-score = { $side } scores { $score }; { $rounds } rounds a game

help-new-game = Write the package of a new game, with a case and texts in two languages, ready for the kit, the terminal and the browser.
    .examples =
        hanpan new-game two-moons
        hanpan new-game two-moons --out games
help-new-game-name = The id of the game: lower-case letters, digits and single hyphens.
help-new-game-out = The folder to put it in; by default the current one.
new-game-bad-name = { $name }: the id of a game begins with a lower-case letter, consists of lower-case letters, digits and single hyphens, and has at most { $most } characters
new-game-module = a package cannot be called { $module }: the name is reserved or in use; choose another name
new-game-known = a game called { $name } exists already; choose another name
new-game-there = { $folder } exists already; choose another name or another folder
new-game-written = { $folder } is written. Next:
    pip install -e { $folder }
    hanpan check { $name }
    hanpan judge { $name }
    hanpan play { $name } --terminal
