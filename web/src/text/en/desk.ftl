# For the organisers and judges of a tournament.

desk-new = Open a tournament
desk-new-name = Club evening, { $day }
desk-open = Open the tournament
desk-no-organiser = Tournaments are opened by accounts with the organiser role. The administrator of this server gives it: hanpan admin organisers NAME.
desk-save = Save the settings
desk-saved = Saved; everybody can read the change in the log.
desk-kept = As it is now

desk-name = Name
desk-format = Format
desk-format-swiss = Swiss
    .about = Everybody plays every round, against somebody with about as many points.
desk-format-swiss-cut = Swiss with a top cut
    .about = A Swiss first; the best then play on in an elimination.
desk-format-single = Single elimination
    .about = Players are out after one loss.
desk-format-double = Double elimination
    .about = Players are out after two losses.
desk-format-round-robin = Round robin
    .about = Everybody meets everybody once.
desk-format-arena = Arena
    .about = Single games for a set time; players who are free are paired again.
desk-format-common = Common dice
    .about = Everybody plays alone with the same dice; results open at the end.
desk-where = Where it is played
desk-where-server = On this server
    .about = Each round opens its tables, and results come from them.
desk-where-tables = At real tables
    .about = Players enter their results on their phones; a judge decides where they differ.
desk-rounds = Rounds
desk-rounds-hint = Empty: as many as the number of players needs.
desk-cut = Players in the top cut
desk-cut-hint = 2, 4, 8 and so on.
desk-minutes = Minutes that it lasts
desk-best-of = A match is
desk-best = { $count ->
        [1] one game
       *[other] best of { $count }
    }
desk-fold-time = Time
desk-start = Begins
desk-start-hint = Empty: you begin it by hand.
desk-check-in = Minutes for checking in
desk-check-in-hint = Before the start. Players who have not checked in by then do not play.
desk-no-show = Minutes until a no-show loses
desk-no-show-hint = Empty: nobody loses for not coming.
desk-round-minutes = Minutes for a round
desk-round-hint = Empty: no round clock. The game’s own clock stays as it is.
desk-break = Minutes between two rounds
desk-clock = Clock of each table
desk-clock-usual = As usual in this game
desk-clock-3 = 3 minutes and 2 seconds an answer
desk-clock-5 = 5 minutes and 5 seconds an answer
desk-clock-20 = 20 minutes and 10 seconds an answer
desk-fold-who = Who plays
desk-access = Who may join
desk-access-open = Everybody
desk-access-password = With a password
desk-access-invitation = By invitation
desk-password = Password
desk-password-kept = Empty: the one that is there stays.
desk-capacity = Most players
desk-capacity-hint = Empty: as many as come.
desk-waiting-list = A waiting list once it is full
desk-accounts-only = Only people with an account
desk-guests = Guests from one address
desk-guests-hint = Places for people without an account. Empty: as many as come.
desk-bots-allowed = Bots may play
desk-rated = Rated (accounts only)
desk-listed = Shown in the list of all tournaments
desk-languages = Languages
desk-fold-rules = Decks, seeds and points
desk-decks = Decks
desk-decks-free = Not registered
desk-decks-open = Registered, open from the start
desk-decks-secret = Registered, secret to the end
desk-day = Day whose ban list holds
desk-day-hint = Empty: the day on which the tournament is opened.
desk-breaks = Tie-breaks
desk-breaks-cards = As in card games
    .about = Opponents’ match wins, own game wins, opponents’ game wins.
desk-breaks-board = As in board games
    .about = Buchholz, Sonneborn-Berger, direct encounter, progressive score.
desk-delay = Seconds by which spectators are behind
desk-counting = Win percentages in tie-breaks
desk-counting-played = Played matches only
    .about = Each opponent counts as at least a third.
desk-counting-wizards = Wizards of the Coast
    .about = At least 0.33, your own game wins too; no-shows and missed rounds count.
desk-seeding = Seeds
desk-seeding-hint = By rating: enter ratings under Players before the start.
desk-seeding-draw = By draw
desk-seeding-rating = By rating
desk-legs = Everybody meets everybody
desk-legs-1 = once
desk-legs-2 = twice, with the seats exchanged
desk-third-place = Play for the third place
desk-arranged = Seeds, byes, players kept apart
desk-ratings = Ratings for the seeds
desk-choose = Choose
desk-rating = Rating
desk-rate = Enter the rating
desk-rated-done = The rating is entered.
desk-byes = Byes for a round to come
desk-worth = Counts as
desk-worth-win = a win
desk-worth-draw = a draw
desk-award = Award the bye
desk-awarded = The bye is awarded.
desk-withdraw = Withdraw
desk-withdrawn = The bye is withdrawn.
desk-apart = Keep apart
desk-apart-hint = No two of these meet while there is another way: a club, a family. Everybody can read it in the log.
desk-apart-do = Keep these apart
desk-apart-done = They are kept apart.
desk-apart-lift = Let them meet
desk-apart-lifted = They may meet again.
desk-points = Points for a match
desk-points-win = won
desk-points-draw = drawn
desk-points-loss = lost

desk-heading = Desk
desk-alarms = { $disputes ->
        [0] { "" }
        [one] { $disputes } dispute
       *[other] { $disputes } disputes
    }{ $disputes ->
        [0] { "" }
       *[other] { $calls ->
            [0] { "" }
           *[other] , { "" }
        }
    }{ $calls ->
        [0] { "" }
        [one] { $calls } call for a judge
       *[other] { $calls } calls for a judge
    }
desk-disputed = the two entries differ
desk-disputes-waiting = disputes
desk-called = calls a judge
desk-settle = Done
desk-settled = The call is settled.
desk-screen = Projector page
desk-parts = Parts of the desk
desk-part-players = Players
desk-part-round = Round
desk-part-judging = Judges
desk-part-staff = Roles
desk-part-settings = Settings
desk-part-files = Files and paper
desk-calls-waiting = calls

desk-joined = { $count ->
        [0] Nobody has joined yet.
        [one] { $count } player has joined.
       *[other] { $count } players have joined.
    }
desk-unready = If it began now, these would not play: { $names }.
desk-starts-at = It begins at { $time }.
desk-start-now = Begin now
desk-started = The tournament has begun.
desk-round-stands = Round { $round }: { $open ->
        [0] every match has a result.
        [one] { $open } match is still open.
       *[other] { $open } matches are still open.
    }
desk-games-open = { $count ->
        [0] No game is under way.
        [one] { $count } game is under way.
       *[other] { $count } games are under way.
    }
desk-next-at = It goes on by itself at { $time }.
desk-ends-at = Time is up at { $time }.
desk-pair-now = Begin the next round now
desk-paired = The round is paired.
desk-finish = Make the standings final
desk-finished = The standings are final.
desk-cancelled = The tournament was cancelled.
desk-is-over = The tournament is over.
desk-round = Round
desk-open-only = Open matches only
desk-all-done = Every match has a result.
desk-take-back = Take round { $round } back
desk-take-back-hint = Its tables close and its results no longer count. Everybody can read the reason.
desk-taken-back = The round was taken back.
desk-cancel-event = Cancel the tournament
desk-cancel-hint = It ends at once without standings. Everybody can read the reason.
desk-cancel = Cancel
desk-close = Close
desk-why = Reason
desk-why-maybe = Reason (may be left out)
desk-why-missing = Say why.
desk-log-all = Everybody can read it in the log.
desk-pair-otherwise = Change the pairs
desk-pairs-of = Pairs of round { $round }: two players change places
desk-first-at = First at table { $number }
desk-second-at = Second at table { $number }
desk-pair-so = Pair so

desk-table = Table { $number }
desk-bye = bye
desk-under-way = under way
desk-no-result = no result yet
desk-score-drawn = { $one }–{ $two }, { $drawn } drawn
desk-forfeit = { $who ->
        [first] { $first } forfeits
        [second] { $second } forfeits
       *[both] both forfeit
    }
desk-docked = Lost by penalties: { $first } { $one }, { $second } { $two }
desk-minutes-left = { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
desk-time-over = time is over
desk-watch = Look on
desk-claim = { $name } says { $score }
desk-own-match = Your own match: somebody else corrects it (EV-CORR-04).
desk-enter = Enter the result
desk-correct = Correct
desk-entered = The result is entered.
desk-result = Result
desk-pick = Choose
desk-result-public = Everybody can read results, corrections and their reasons.
desk-more-minutes = Minutes
desk-give-time = Give more time
desk-time-given = The match has more time.

desk-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
desk-nobody = Nobody yet.
desk-search = Search a name
desk-add-names = Add players by name
desk-add-hint = One name a line, or a table from a file; the first column counts.
desk-add = Add
desk-added = { $count ->
        [one] { $count } added.
       *[other] { $count } added.
    }
desk-from-file = From a file
desk-add-bots = Add bots
desk-how-many = How many
desk-invite = Invite accounts
desk-invite-hint = One name of an account a line.
desk-invite-do = Invite
desk-invited = invited
desk-invited-some = { $count ->
        [one] { $count } is invited.
       *[other] { $count } are invited.
    }
desk-link = Link for players
desk-copy = Copy
desk-copied = Copied
desk-in = plays
desk-since = plays since round { $round }
desk-out-dropped = dropped
desk-out-disqualified = disqualified
desk-out-waiting = on the waiting list
desk-not-checked-in = not checked in
desk-checked-in = checked in
desk-check-in-do = Check in
desk-deck-there = deck registered
desk-deck-missing = no deck
desk-deck-register = Register a deck
desk-deck-change = Change the deck
desk-deck-of = Deck of { $name }
desk-deck-done = The deck of { $name } is registered.
desk-deck-with = Add with a deck
desk-deck-with-hint = One name at a time.
desk-recalled = must register another deck
desk-recalled-count = These must register another deck and are not seated until then: { $names }.
desk-left-out-deck = left out at the start: no deck registered
desk-left-out-check-in = left out at the start: not checked in
desk-start-without = Begin without them
desk-start-ask = These would not play: { $names }. Begin all the same?
desk-drop = Take out
desk-drop-open = Take this player off the list?
desk-drop-ask = An open match is forfeited. Take out?
desk-pick-many = Choose several
desk-pick-shown = All that are shown
desk-pick-one = Choose { $name }
desk-drop-many = Take out { $count }
desk-drop-many-ask = Take { $count } { $count ->
        [one] player
       *[other] players
    } out? Their open matches are forfeited.
desk-dropped-many = { $count ->
        [one] { $count } player is out.
       *[other] { $count } players are out.
    }
desk-dropped = The player is out.
desk-return = Let return
desk-returned = The player is in again.
desk-penalty = Penalty
desk-disqualify = Disqualify
desk-remove-name = Take the name out

desk-calls = { $count ->
        [0] Calls
        [one] { $count } call
       *[other] { $count } calls
    }
desk-no-calls = Nobody calls. This list looks again every five seconds.
desk-appeals = Appeals
desk-no-appeals = There are no appeals.
desk-about-penalty = about penalty { $number }
desk-answer = Answer
desk-answered = The player can read the answer.
desk-answer-to = Answer to the player
desk-answer-words = Answer to { $name }
desk-head-answers = The head judge answers appeals.
desk-penalties = Penalties
desk-no-penalties = No penalties.
desk-player = Player
desk-infraction = What happened
desk-grade = Penalty
desk-grade-due = as the table says: { $grade }
desk-had = { $count ->
        [one] { $count } penalty so far.
       *[other] { $count } penalties so far.
    }
desk-due = The table says: { $grade }.
desk-give = Give { $grade }
desk-given = The penalty is given.
desk-reason-secret = The player and the judges read the reason. Everybody sees what was decided, but not why.
desk-in-round = round { $round }
desk-before-start = before the start
desk-lifted = taken back
desk-appealed = appealed
desk-pardon = Take back
desk-pardon-hint = It no longer counts for what comes next. Everybody can read this reason. A result that rests on it is corrected separately.
desk-table-of-penalties = Table of penalties
desk-time-number = time { $time }
desk-table-clause = From then on the last one again. Penalties add up to the end of the tournament (EV-PEN-01); only the head judge gives another one (EV-PEN-02).
desk-deck-checks = Deck checks
desk-decks-about = The public seed draws two tables in each round; in a top cut everybody is checked. The log tells everybody who looked at whose list.
desk-no-checks = Nobody is to be checked now.
desk-any-list = Another list
desk-see-list = Open the list
desk-list-of = List of { $name }
desk-side = Sideboard
desk-deck-right = Deck is right
desk-deck-wrong = Deck is wrong
desk-checked = checked
desk-notes = Notes of judges
desk-note = Note
desk-note-words = A note for judges
desk-note-hint = Judges and organisers who do not play read it; it is in no export.
desk-noted = Noted.
desk-about-nobody = about nobody

desk-role = Role
desk-role-organiser = Organiser
desk-role-head-judge = Head judge
desk-role-judge = Judge
desk-role-player = Player
desk-role-guest = Guest
desk-role-spectator = Spectator
desk-account = Name of the account
desk-appoint = Appoint
desk-appointed = Appointed.
desk-dismiss = Dismiss
desk-dismiss-ask = Take this role away?
desk-dismissed = Dismissed.
desk-rights = Who may do what
desk-act = Act
desk-yes = yes
desk-act-join = Join
desk-act-check-in = Check in
desk-act-deck = Register a deck
desk-act-drop = Leave, take out
desk-act-return = Return, let return
desk-act-begin = Begin a run
desk-act-claim = Enter the own result
desk-act-appeal = Appeal
desk-act-call-judge = Call a judge
desk-act-settle-call = Settle a call
desk-act-add = Add players and bots
desk-act-invite = Invite
desk-act-start = Begin the tournament
desk-act-pair = Begin a round
desk-act-set-pairs = Change pairs
desk-act-report = Enter and correct results
desk-act-take-back = Take a round back
desk-act-finish = Make standings final
desk-act-cancel = Cancel
desk-act-change = Change settings
desk-act-appoint = Appoint
desk-act-dismiss = Dismiss
desk-act-remove-name = Take a name out
desk-act-penalize = Give penalties
desk-act-pardon = Take penalties back
desk-act-disqualify = Disqualify
desk-act-more-time = Give more time
desk-act-check-deck = Check decks
desk-act-see-deck = Open a deck list
desk-act-note = Write notes
desk-act-answer = Answer appeals

desk-hotfix = Urgent change of the ban list
desk-hotfix-about = The list of { $day } holds for this tournament. Tables that open from now on can take another day’s.
desk-hotfix-do = Take the list of another day
desk-change-open = Before the start everything but game and mode can be changed, with a reason (EV-CHANGE-01).
desk-change-playing = The rules are frozen: only the name, times, languages, whether guests may join and the day of the ban list can be changed now (EV-CHANGE-02).

desk-paper = On paper
desk-print-pairs = Print the pairs
desk-print-slips = Print slips for results
desk-print-standings = Print the standings
desk-preview = What is printed
desk-files = Files
desk-file-csv = Standings (CSV)
    .about = for a spreadsheet
desk-file-trf = Report (TRF16)
    .about = Rounds and results in the report format of FIDE, for federations and other programs.
desk-file-json = Everything (JSON)
    .about = with results, standings and the log
desk-file-log = Log
    .about = what “hanpan event verify” works out again
desk-file-calendar = Calendar
    .about = the date for a calendar
desk-table-head = Table
desk-first = First
desk-second = Second
desk-signed = signed
desk-final = Final standings
desk-after-round = Standings after round { $round }
desk-place = Place
desk-points-head = Points
