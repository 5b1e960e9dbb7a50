help-kernel = Dice Battle compiled: millions of rounds a second, game for game those of the readable engine.
    .examples =
        hanpan kernel run --seats hard,easy --games 10000000
        hanpan kernel compare --games 1000000
help-any-gear = How it runs: python (uncompiled), njit (one core), parallel (all cores) or cuda (a GPU). A gear that is not there is refused.
help-kernel-run = Play compiled games of Dice Battle and add them up; the fastest gear of this machine if none is named. Game N of a seed is game N of that seed everywhere.
    .examples =
        hanpan kernel run --seats hard,easy --games 10000000
        hanpan kernel run --seats hard,hard --mode quick --set shield.cost=2 --gear njit
help-kernel-run-seats = The bots of p1 and p2: random, easy, normal, hard.
help-kernel-run-games = How many games.
help-kernel-run-first = The number of the first game under the seed.
help-kernel-compare = Play the same games compiled and in the readable engine, in all modes and pairings and under random numbers, and compare every round. Exit code 1 if they part anywhere.
    .examples =
        hanpan kernel compare
        hanpan kernel compare --games 1000000 --workers 2
help-kernel-compare-games = How many games in all.
kernel-title = dice-battle, { $mode }, { $variant }: { $games } games, seed { $seed }
kernel-mean-total = mean total
kernel-speed = Gear { $gear }: { $speed } rounds a second, { $seconds } s.
kernel-checksum = Checksum of all rounds: { $checksum }
kernel-compared = { $games } games ({ $rounds } rounds; of { $jobs } jobs { $variants } with other numbers, { $limited } with options forbidden or forced), seed { $seed }, gear { $gear }
kernel-same = Every number of every round is the same.
kernel-different = { $games ->
    [one] One game is
   *[other] { $games } games are
} NOT the same.
help-lab-calibrate = How far the lab can be trusted: it judges variants of Dice Battle that somebody spoilt (a card 3 points too strong, a card that harms its holder, a seat with a head start) and variants that are sound, without being told which. Takes a few minutes. The exit code is 1 if it finds fewer than 95 % of the defects or calls more than 5 % of the sound ones defective.
    .examples =
        hanpan lab calibrate --workers 2
        hanpan lab calibrate --planted 30 --sound 30 --seed 7 --json
help-lab-calibrate-planted = How many variants have a defect, a third of each kind.
help-lab-calibrate-sound = How many variants are sound.
calibrate-progress = Variants
calibrate-kind = What was planted
calibrate-alarms = alarms
calibrate-strong = a card 3 points too strong
calibrate-dominated = a card that harms its holder
calibrate-seat = a seat with a head start
calibrate-found = all defects (power)
calibrate-false = sound variants (false alarms)
calibrate-games = { $games } games for the verdicts, seed { $seed }; intervals of 95 %.
help-lab-events = What drawing each event of Dice Battle is worth to the side that draws it. Nobody chooses events, and the deck deals them whatever the table shows, so those who drew one differ from the others by luck alone.
    .examples =
        hanpan lab events
        hanpan lab events --set event.bomb_divisor=1 --level normal
help-lab-events-games = How many compiled games.
events-event = event
events-drawn = worth of a draw (points)
events-note = Percentage points of score against drawing none, { $games } games; the intervals hold together 95 % of the time.
help-lab-balance = The smallest change of Dice Battle's numbers after which every option is worth its place: neither harmful nor a must. One number after the other is changed by one, and the best variants are kept; the event decks stay as they are.
    .examples =
        hanpan lab balance --workers 2
        hanpan lab balance --low 0 --high 2 --steps 3 --json
help-lab-balance-low = What every option shall be worth at least, in percentage points of score.
help-lab-balance-high = And at most.
help-lab-balance-steps = How many changes at most.
balance-numbers = numbers
balance-before = as they are
balance-note = What each option is worth in percentage points; = marks variants in which all are from { $low } to { $high }.
