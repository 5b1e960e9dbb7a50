# Words that every game shares. Functions and arguments: core/language/text.py and core/language/narrate.py.

# Seats
seat-p1 = Player 1
seat-p2 = Player 2
seat-p3 = Player 3
seat-p4 = Player 4
seat-p5 = Player 5
seat-p6 = Player 6
you = You
you-object = you
you-whose = Your
you-whose-within = your
whose = { $name }’s

# Signs in front of a line; never colour alone.
sign-gain = ↑
sign-loss = ↓
sign-block = ✕
sign-info = { "" }

list-join = { ", " }
nothing = nothing
yes = yes
no = no

# Of a coach that says no more than what to answer

coach-nudge = Think of this kind of answer: { $kind }.
coach-idea = { $answer }.

# Refusals of the table itself
refusal-not-asked = It is not your turn to choose.
    .remedy = Wait until the others have chosen.
refusal-already-sealed = Your choice is already made.
    .remedy = Wait for the others, or take your choice back while it is not yet revealed.
refusal-game-over = The game is over.
    .remedy = Start a new game.

# What a judge does at a table (core/match/orders.py)
event-judge-called = { $name } called a judge{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = A player may call a judge at any time. What happened and the rule behind it are shown to everybody at once; a judge who comes can say more.
    .tone = info
    .optional = words step index
event-judge-settled = The call for a judge is closed by { $object }
    .why = The player who called no longer needs a judge.
    .tone = info
event-judge-explains = Judge { $judge } explains{ $step ->
    [none] { "" }
   *[other] { " " }step { $step }
}{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = Level 1: what happened is told again, in the order in which it was resolved. Nothing changes.
    .tone = info
    .optional = words step
event-judge-quotes = Judge { $judge } quotes { $clause }{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = Level 2: the rule that applies is named{ $case ->
        [none] { "" }
       *[other] , with the case { $case } that shows it
    }. Nothing changes.
    .tone = info
    .optional = words case
event-judge-restores = Judge { $judge } takes the game back to after step { $step }{ $round ->
    [0] { "" }
   *[other] { " " }(round { $round })
}{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = Level 3: the game goes on from an earlier correct state. Every player is told, it stays in the record, and everything drawn from now on comes from fresh seeds.
    .tone = block
    .optional = words
event-judge-proposes = Judge { $judge } proposes a correction of the game after step { $step }{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = Level 3: once every player agrees, or the head judge rules so, the game goes on from the corrected state. Until then nothing changes; any move takes the proposal off the table.
    .tone = info
    .optional = words
event-judge-agreed = { $agree ->
    [yes] The correction is agreed to by { $object }
   *[no] The correction is declined by { $object }
}
    .why = A correction needs the agreement of every player, or the head judge.
    .tone = info
event-judge-corrects = Judge { $judge } corrects the game
    .why = Level 3: these facts are put right, { $agreed ->
        [yes] as every player agreed
       *[no] as the head judge ruled
    }. All else stays as it was, and the rules can play on from it.
    .tone = block
event-judge-states = { $name ->
    [none] { $fact }: { $value }
   *[other] { $name }, { $fact }: { $value }
}
    .why = A judge names open facts as cases of the casebook do. The table makes sure that the rules can play on from them.
    .tone = info
    .optional = name
event-judge-finds = Judge { $judge } finds { $what ->
    [stalling] stalling
   *[violation] a violation of the rules
} by { $object }{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = A judge has found this after a dispute. What the table itself refuses never counts against anybody.
    .tone = loss
    .optional = words
event-judge-counts = Violation { $count } of { $most } is recorded against { $object }
    .why = Level 4: a proved violation is written down; number { $most } ends the match.
    .tone = loss
event-judge-penalises = { $what ->
    [game] Judge { $judge } gives { $object } a game loss
    [match] Judge { $judge } gives { $object } a match loss
   *[disqualified] Judge { $judge } disqualifies { $object }
}{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = Level 4: a judge decides this after a dispute. It stays in the record, and a judge can take it back.
    .tone = loss
    .optional = words
event-judge-voids = Judge { $judge } takes back { $what ->
    [stalling] the finding of stalling against { $object }
    [match] the loss of the match given to { $object }
    [disqualified] the disqualification given to { $object }
   *[violation] the violation recorded against { $object }
} (step { $step }){ $annuls ->
    [yes] ; the match has no result any more
   *[no] { "" }
}{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = A wrong ruling no longer counts; it stays in the log with this one behind it. Records of this kind that still count: { $left }.
    .tone = gain
    .optional = words
event-judge-time = { $name ->
    [none] Judge { $judge } gives everybody { $seconds } seconds more
   *[other] Judge { $judge } gives { $object } { $seconds } seconds back
}{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = A judge gives back time that a player lost through no fault of their own. The clocks are set at once.
    .tone = gain
    .optional = words name

# One game of a match
event-game-conceded = { $name } gave this game up
    .why = Only this game is lost; the match goes on.
    .tone = loss
event-game-drawn = This game is drawn by agreement
    .why = Everybody agreed; the match goes on.
    .tone = info

# Somebody leaves a table of three and more (core/match/leaving.py)
event-seat-left = { $by ->
    [time] { $whose } time is up, and the seat is out
    [judge] { $name } has to leave: a judge has ruled so
   *[resignation] { $name } left the game
}
    .why = { $kept ->
        [yes] The others play on. The usual answer is given for the seat until a bot takes it, and it is placed behind everybody who stays.
       *[no] The others play on, and the rules of the game say what becomes of the seat.
    }
    .tone = loss
event-seat-taken = { $bot } now plays for { $object }
    .why = A bot has taken the seat and plays it to the end; the seat is placed as it plays.
    .tone = info
