tour-title = Tournaments
tour-lead = Swiss, eliminations, arenas and common dice: read the rules, join, and you are led to your table when a round begins.
tour-new = Open a tournament
tour-list-mine = Yours
tour-list-playing = Under way
tour-list-open = Coming
tour-list-over = Over
tour-none-playing = No tournament is under way.
tour-none-open = No tournament is announced.
tour-none-over = No tournament has ended yet.
tour-all = All tournaments
tour-more = Show { $count } more
tour-tag-rated = rated
tour-tag-tables = at real tables
tour-tag-password = with a password
tour-tag-invitation = by invitation
tour-tag-bots = with AI players
tour-role-organiser = organiser
tour-role-head-judge = head judge
tour-role-judge = judge
tour-role-player = player
tour-format-swiss = Swiss
tour-format-swiss-cut = Swiss with a top cut
tour-format-single = Single elimination
tour-format-double = Double elimination
tour-format-round-robin = Round robin
tour-format-arena = Arena
tour-format-common = Common dice
tour-best-of = { $count ->
    [1] One game a match
   *[other] Best of { $count }
}
tour-stage-cancelled = Cancelled
tour-stage-over = Over since { $day }
tour-stage-starts = Begins { $day }
tour-stage-open = Begins when the organiser starts it
tour-stage-playing = Under way
tour-stage-round = Round { $round } of { $rounds }
tour-stage-round-of-some = Round { $round }
tour-stage-cut = Top cut, round { $round }
tour-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tour-players-of = { $count } of { $most } players
tour-next-start = begins in
tour-next-round = next round in
tour-next-end = ends in
tour-any-moment = any moment
tour-days = { $count } days
tour-hours = { $count } hours
tour-lost = Disconnected. What you see may be old; trying again.
tour-parts = Parts of the tournament
tour-part-rounds = Rounds
tour-part-standings = Standings
tour-part-bracket = Bracket
tour-part-people = Players
tour-part-rules = Rules
tour-part-log = Log
tour-part-desk = Desk
tour-desk = Desk
tour-start = Begin the tournament
tour-winner = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won together.
}
tour-bot = { $bot } { $number }
tour-print = Print
tour-find = Find a name
tour-find-none = Nobody is called so.

tour-mine = You in this tournament
tour-own-match = Round { $round }, table { $table }: you play { $name }.
tour-own-run = Your run is under way.
tour-own-bye = You have the bye: this round is won.
tour-own-result = { $how ->
    [forfeit] { $outcome ->
        [won] { $name } did not play on: you have won.
       *[lost] You have forfeited the match against { $name }.
    }
   *[played] { $outcome ->
        [won] You have won against { $name }, { $own }–{ $other }.
        [lost] You have lost against { $name }, { $own }–{ $other }.
       *[drawn] A draw against { $name }, { $own }–{ $other }.
    }
}
tour-own-waiting = You are number { $place } on the waiting list. When a place comes free, you move up by yourself.
tour-own-dropped = You have dropped out. What you earned stays.
tour-own-disqualified = You have been disqualified.
tour-wait-round = The next round comes here by itself; you can look around meanwhile.
tour-wait-arena = You are paired again as soon as somebody is free.
tour-joined = You are in.
tour-joined-about = When it begins you are led to your table, whichever page of Hanpan is open.
tour-joined-tables = When it begins, this page tells you your table and your opponent, and takes the result.
tour-joined-run = When it begins, you begin your run here whenever you like before the end.
tour-over = This tournament is over.
tour-over-cancelled = This tournament does not take place.
tour-judges-watch = You judge here, and judges do not play.
tour-round-ends = time left
tour-against = against { $name }
tour-call = Round { $round } has begun: your table is open.
tour-call-table = Round { $round }: you play at table { $table }.
tour-call-go = Go to my table
tour-call-show = Show my match
tour-alerts = Notify me on this device when a round begins
tour-join = Join
tour-join-late = Join from the next round on
tour-join-waiting = Join the waiting list
tour-join-title = Join { $name }
tour-join-about = These rules hold. They are frozen when the tournament begins.
tour-join-yes = I have read the rules and join
tour-password = Password
tour-by-invitation = This tournament is by invitation. An organiser can invite your account.
tour-for-accounts = You need an account to play in this tournament.
tour-full = All places are taken.
tour-full-waiting = { $count ->
    [0] All places are taken; nobody waits yet.
    [one] All places are taken; one player waits.
   *[other] All places are taken; { $count } players wait.
}
tour-leave = Leave
tour-leave-sure = Leave this tournament? You can join again while there are places.
tour-drop = Drop out
tour-drop-sure = Drop out? What you have earned stays, and you are not paired any more.
tour-drop-sure-match = Drop out now? You lose the match that you have to play. What you have earned stays.
tour-return = Play again from the next round on
tour-check-in = I am here
tour-check-in-from = Check in from { $moment }:
tour-own-checked = You have checked in.
tour-check-in-now = Check in now: players who have not checked in when it begins do not play.
tour-checked = checked in
tour-unchecked = not checked in yet
tour-deck = Your deck
tour-deck-late = If you join now, register your deck as you join.
tour-deck-later = You can register it now, or later until the tournament begins.
tour-deck-pick = Which deck?
tour-deck-typed = A list that I type or paste
tour-deck-text = One card a line: 3 Name. After a line that says Sideboard comes the sideboard.
tour-deck-side = With { $count } cards in the sideboard: between games only these come in.
tour-deck-register = Register a deck
tour-deck-change = Register another deck
tour-deck-registered = Your deck is registered.
tour-deck-needed = You have registered no deck yet. Without one you do not play.
tour-rules-all = Tournament rules
tour-recalled = The ban list has changed, and your registered deck may be played no more. You are not seated until you register another one.
tour-left-out-deck = You were left out at the start because you had registered no deck. Register one, then return.
tour-left-out-check-in = You were left out at the start because you had not checked in.
tour-deck-about = The game’s own rules check it. It is locked when the tournament begins, and your tables take no other.
tour-deck-yes = Register this deck
tour-deck-own = My deck list
tour-deck-of = Deck of { $name }
tour-deck-there = deck registered
tour-deck-missing = no deck yet
tour-run-about = Everybody has one run with the same dice. Once begun it counts.
tour-run-begin = Begin my run
tour-run-done = Your run is done. The results open when the tournament is over.
tour-own-penalties = Your penalties
tour-appeal = Appeal to the head judge
tour-appeal-words = What should be looked at again?
tour-appeal-send = Send the appeal
tour-appeal-mine = Your appeal:
tour-appeal-answer = The answer:

tour-result-which = How did it end?
tour-result-won = I won { $own }–{ $other }
tour-result-lost = I lost { $own }–{ $other }
tour-result-drawn = { $own ->
    [0] A draw
   *[other] A draw { $own }–{ $other }
}
tour-result-send = Enter this result
tour-result-said = { $name } has entered, as you would say: “{ $theirs }”.
tour-result-right = That is right
tour-result-other = No, it was different
tour-result-waits = You have entered: “{ $mine }”. { $name } has to confirm it.
tour-result-differ = { $name } has entered, as you would say: “{ $theirs }”, and you: “{ $mine }”. Confirm theirs, or ask a judge.
tour-judge-call = Call a judge
tour-judge-called = You have called a judge. One will come to your table.
tour-judge-called-by = { $name } has called a judge.
tour-judge-withdraw = Withdraw the call
screen-extra = +{ $minutes } min
screen-time-up = Time is up
screen-before = { $count ->
        [one] { $count } player. It begins soon.
       *[other] { $count } players. It begins soon.
    }
screen-nothing = No match is under way.
screen-missing = { $count ->
        [one] { $count } player is missing
       *[other] { $count } players are missing
    }
screen-missing-check-in = { $name } (not checked in)
screen-missing-deck = { $name } (no deck)
screen-missing-table = { $name } (table { $table })
screen-more = and { $count } more
screen-open = { $count ->
        [0] Every match has a result.
        [one] { $count } table is still playing.
       *[other] { $count } tables are still playing.
    }
screen-nobody-missing = Everybody is here.
screen-leave = To the page of the tournament
tour-result-change = Enter something else

tour-no-run = Nobody has begun a run yet.
tour-no-round = Nobody is paired yet.
tour-round = Round { $round }
tour-round-before = The round before
tour-round-after = The next round
tour-round-choose = Which round
tour-runs = Runs
tour-matches = Matches
tour-table = Table { $table }
tour-versus = –
tour-under-way = playing
tour-waits = waits
tour-watch = Watch
tour-delay = Spectators see these tables { $seconds } seconds later.
tour-game = Game { $game }
tour-replay-of = Replay of game { $game }, { $first } against { $second }
tour-docked = games lost by penalties: { $first }–{ $second }
tour-score = { $first }–{ $second }
tour-score-drawn = { $first }–{ $second }, { $drawn } drawn
tour-score-forfeit = { $score } by forfeit
tour-bye = bye

tour-standings = Standings
tour-final-standings = Final standings
tour-standings-after = { $round ->
    [0] Standings before the first round
   *[other] Standings, round { $round }
}
tour-standings-hidden = What the runs came to opens when the tournament is over.
tour-standings-cut = Players who came further in the bracket rank higher. The numbers are those of the rounds before it.
tour-standings-bracket = Players who came further in the bracket rank higher.
tour-standings-none = Nobody has played yet.
tour-points = Points
tour-record = Matches
tour-run = Run
tour-run-won = reached the end
tour-run-lost = ended before
tour-won-lost-drawn = { $drawn ->
    [0] { $won }–{ $lost }
   *[other] { $won }–{ $lost }–{ $drawn }
}
tour-out-waiting = on the waiting list
tour-out-dropped = dropped out
tour-out-disqualified = disqualified
tour-breaks-about = How ties are broken
tour-breaks-points = A match won is worth { $win }, drawn { $draw }, lost { $loss }. “3–1” under Matches: three won, one lost; a third number counts draws. Where points are equal, these decide, one after the other:
tour-breaks-shared = Players who are equal in all of them share the place. Points earned stay, whatever happens to opponents later.
tour-break-opponents-matches = the average share of match points that your opponents have won; each counts as at least a third.
tour-break-games = your own share of games won.
tour-break-opponents-games = the average share of games that your opponents have won; each counts as at least a third.
tour-break-buchholz = the points of all your opponents added up.
tour-break-median = the same without the best and the worst opponent.
tour-break-sonneborn-berger = the points of those you have beaten, and half of those you drew with.
tour-break-direct = the points you won against those you are tied with, if all of you have met.
tour-break-progressive = your score after each round added up: early wins count more.

tour-bracket = Bracket
tour-bracket-none = The bracket has not been drawn yet.
tour-bracket-winners = Winners
tour-bracket-losers = After the first loss
tour-bracket-final = Final
tour-bracket-third = Third place
tour-level-third = For the third place
tour-forced = They were to be kept apart; there was no other way.
tour-level-final = Final
tour-level-again = Final, played again
tour-level-semi = Semifinals
tour-level-quarter = Quarterfinals
tour-level-last = Last { $players }
tour-level-number = Round { $round }
tour-nobody = free place
tour-winner-of = Winner of { $match }
tour-loser-of = Loser of { $match }
tour-wins = has won

tour-staff = Organisers and judges
tour-since = from round { $round } on
tour-penalties = Penalties
tour-before-start = before the start
tour-lifted = (taken back)
tour-grade-warning = Warning
tour-grade-game-loss = Loss of a game
tour-grade-match-loss = Loss of the match
tour-grade-disqualification = Disqualification

tour-files = Files
tour-files-about = The log can be worked out again by anybody: hanpan event verify FILE.
tour-file-calendar = Date for a calendar (.ics)
tour-file-csv = Standings (.csv)
tour-file-json = Everything (.json)
tour-file-log = Log (.jsonl)
tour-file-trf = Report for federations (TRF16)

tour-fact-start = Begins { $day }.
tour-fact-tables = At real tables: players enter the results.
tour-fact-server = At tables of this server: results come by themselves.
tour-fact-rated = Rated: for accounts only.
tour-fact-unrated = Not rated.
tour-fact-bots = AI players may take part.
tour-fact-day = The ban list of { $day } holds to the end.
tour-fact-numbers = Some numbers of the rules have been changed.
tour-fact-clock = Clock of each table: { $base } minutes for the game, { $increment } s after each answer{ $decision ->
    [0] .
   *[other] , { $decision } s for one decision.
}
tour-fact-break = { $seconds } s between two rounds.
tour-fact-delay = Spectators see the tables { $seconds } s later.
tour-fact-languages = { $which ->
    [en] Language: English.
    [ko] Language: Korean.
   *[other] Languages: Korean and English.
}
tour-here-ev-arena-01 = It lasts { $minutes } minutes.
tour-here-ev-common-01 = It lasts { $minutes } minutes.
tour-here-ev-form-02 = The best { $cut } play on.
tour-here-ev-form-03 = { $rounds ->
    [0] As many rounds as can leave one player undefeated.
    [one] One round.
   *[other] { $rounds } rounds.
}
tour-here-ev-join-02 = { $capacity ->
    [0] As many as come.
   *[other] Room for { $capacity }.
}{ $waiting ->
    [yes] {" "}There is a waiting list.
   *[no] {""}
}
tour-here-ev-join-04 = From { $minutes } minutes before the start.
tour-here-ev-join-05 = { $guests ->
        [0] Accounts only.
        [one] { $guests } guest from one address.
       *[other] { $guests } guests from one address.
    }
tour-here-ev-deck-01 = { $decks ->
    [open] The lists are open from the start on.
   *[secret] The lists are secret until the tournament is over.
}
tour-here-ev-rank-01 = { $win }, { $draw } and { $loss } points.
tour-here-ev-time-02 = { $minutes ->
    [0] After { $seconds } seconds.
   *[other] After { $minutes } minutes.
}
tour-here-ev-time-03 = { $minutes } minutes a round.

tour-log-about = Everything that was done here, the latest first. Nothing is ever taken out.
tour-head = Head of the log: line { $lines }
tour-head-about = Note or print these digits. Anyone who has them can tell later whether anything up to this line was changed or cut off: hanpan event verify FILE --head DIGITS. They do not prove that what was written was true.
tour-by-rules = the rules
tour-log-open = The tournament is announced.
tour-log-register = { $name } joins.
tour-log-check-in = { $name } has checked in.
tour-log-deck = { $name } registers a deck.
tour-log-recall-deck = The ban list has caught the deck of { $name }, who must register another one.
tour-log-change = The settings are changed.
tour-log-appoint = { $name } becomes { $role ->
    [organiser] an organiser
    [head_judge] head judge
   *[judge] a judge
}.
tour-log-dismiss = { $name } is no longer { $role ->
    [organiser] an organiser
    [head_judge] head judge
   *[judge] a judge
}.
tour-log-begin = { $name } begins the run.
tour-log-claim = { $name } enters { $score } for table { $table } of round { $round }.
tour-log-penalize = { $name } gets a penalty: { NAME("event-infraction", $infraction) }.
tour-log-pardon = Penalty { $number } is taken back.
tour-log-more-time = Table { $table } of round { $round } gets { $minutes } more minutes.
tour-log-check-deck = The deck of { $name } was held against its list: { $right ->
    [yes] right
   *[no] not right
}.
tour-log-see-deck = A judge opens the list of { $name }.
tour-log-time-up = The time is up.
tour-log-cancel = The tournament is cancelled.
tour-log-rate = The rating of { $name } is entered.
tour-log-award-bye = { $name } gets the bye in round { $round }.
tour-log-withdraw-bye = { $name } no longer gets the bye in round { $round }.
tour-log-keep-apart = Players are kept apart.
tour-log-let-meet = Players may meet again.
tour-log-start = The tournament begins.
tour-log-pair = { $count ->
    [one] Round { $round } is paired: one table.
   *[other] Round { $round } is paired: { $count } tables.
}
tour-log-set-pairs = The pairs of round { $round } have been changed.
tour-log-report = { $corrected ->
    [yes] Correction of table { $table }, round { $round }: { $score }
   *[no] Table { $table } of round { $round }: { $how ->
        [hidden] done
       *[other] { $score }
    }
}{ $how ->
    [forfeit] {" "}by forfeit.
   *[other] .
}
tour-log-drop = { $name } drops out.
tour-log-return = { $name } plays again.
tour-log-disqualify = { $name } is disqualified.
tour-log-take-back = Round { $round } is taken back.
tour-log-finish = The standings are final.

tour-changed = { $count ->
    [0] The settings were changed.
   *[other] Changed: { $what }.
}
tour-changed-log = All changes are in the log
tour-setting-name = name
tour-setting-format = format
tour-setting-rounds = number of rounds
tour-setting-cut = size of the top cut
tour-setting-best-of = games of a match
tour-setting-points = points
tour-setting-tie-breaks = tie-breaks
tour-setting-capacity = places
tour-setting-at-tables = where it is played
tour-setting-day = day of the ban list
tour-setting-overrides = numbers of the rules
tour-setting-clock = clock of the tables
tour-setting-rated = rating
tour-setting-bots = AI players
tour-setting-access = who may join
tour-setting-decks = deck registration
tour-setting-languages = languages
tour-setting-start-at = start
tour-setting-check-in-minutes = checking in
tour-setting-no-show-s = time for those who do not come
tour-setting-round-minutes = time of a round
tour-setting-break-s = break between rounds
tour-setting-minutes = length
tour-setting-delay-s = delay for spectators
tour-setting-waiting-list = waiting list
tour-setting-accounts-only = accounts only
tour-setting-guests-per-address = guests from one address
