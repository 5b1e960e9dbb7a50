# Words that every game shares. Functions and arguments: core/language/text.py and core/language/narrate.py.

# Seats. "나" 뒤의 이/가는 JOSA가 "내가"로 바꾼다.
seat-p1 = 플레이어 1
seat-p2 = 플레이어 2
seat-p3 = 플레이어 3
seat-p4 = 플레이어 4
seat-p5 = 플레이어 5
seat-p6 = 플레이어 6
you = 나
you-object = 나
you-whose = 내
you-whose-within = 내
whose = { $name }의

# Signs in front of a line; never colour alone.
sign-gain = ↑
sign-loss = ↓
sign-block = ✕
sign-info = { "" }

list-join = { ", " }
nothing = 없음
yes = 예
no = 아니요

# Of a coach that says no more than what to answer

coach-nudge = 이런 선택을 생각해 보세요: { $kind }.
coach-idea = { $answer }.

# Refusals of the table itself
refusal-not-asked = 지금은 고를 차례가 아닙니다.
    .remedy = 다른 사람이 고를 때까지 기다리세요.
refusal-already-sealed = 이미 선택을 마쳤습니다.
    .remedy = 다른 사람을 기다리세요. 공개되기 전이라면 선택을 거두고 다시 고를 수 있습니다.
refusal-game-over = 게임이 이미 끝났습니다.
    .remedy = 새 게임을 시작하세요.

# What a judge does at a table (core/match/orders.py)
event-judge-called = { JOSA($name, "이/가") } 심판을 불렀습니다{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = 플레이어는 언제든 심판을 부를 수 있습니다. 무슨 일이 어떤 규칙으로 일어났는지는 모두에게 바로 보여 주고, 심판이 오면 더 설명합니다.
    .tone = info
    .optional = words step index
event-judge-settled = { JOSA($name, "이/가") } 심판 호출을 거두었습니다
    .why = 부른 사람에게 심판이 더는 필요하지 않습니다.
    .tone = info
event-judge-explains = 심판 { JOSA($judge, "이/가") } { $step ->
    [none] { "" }
   *[other] { $step }단계를{ " " }
}설명합니다{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = 1단계: 일어난 일을 처리한 순서대로 다시 설명합니다. 바뀌는 것은 없습니다.
    .tone = info
    .optional = words step
event-judge-quotes = 심판 { JOSA($judge, "이/가") } { $clause } 조항을 인용합니다{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = 2단계: 적용되는 조항을 인용합니다.{ $case ->
        [none] { "" }
       *[other] { " " }보기가 되는 판례는 { $case }입니다.
    } 바뀌는 것은 없습니다.
    .tone = info
    .optional = words case
event-judge-restores = 심판 { JOSA($judge, "이/가") } 게임을 { $step }단계 뒤{ $round ->
    [0] { "" }
   *[other] (라운드 { $round })
}로 되돌립니다{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = 3단계: 이전의 올바른 상태에서 게임을 이어 갑니다. 모두에게 알리고 기록에 남으며, 앞으로의 뽑기는 새 시드에서 나옵니다.
    .tone = block
    .optional = words
event-judge-proposes = 심판 { JOSA($judge, "이/가") } { $step }단계 뒤의 상태를 이렇게 정정하자고 합니다{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = 3단계: 모든 플레이어가 동의하거나 주심이 정하면 정정한 상태에서 게임을 이어 갑니다. 그때까지는 아무것도 바뀌지 않으며, 누군가 수를 두면 제안은 없던 일이 됩니다.
    .tone = info
    .optional = words
event-judge-agreed = { $agree ->
    [yes] { JOSA($name, "이/가") } 정정에 동의했습니다
   *[no] { JOSA($name, "이/가") } 정정에 동의하지 않았습니다
}
    .why = 정정하려면 모든 플레이어가 동의하거나 주심이 정해야 합니다.
    .tone = info
event-judge-corrects = 심판 { JOSA($judge, "이/가") } 현재 상태를 이렇게 바로잡습니다
    .why = 3단계: { $agreed ->
        [yes] 모든 플레이어가 동의하여
       *[no] 주심이 정하여
    } 이 사실들을 바로잡습니다. 나머지는 그대로이며, 규칙대로 이어 갈 수 있는 상태입니다.
    .tone = block
event-judge-states = { $name ->
    [none] { $fact }: { $value }
   *[other] { $name }, { $fact }: { $value }
}
    .why = 심판은 판례처럼 모두가 보는 사실의 이름을 적습니다. 규칙대로 이어 갈 수 있는 상태인지는 테이블이 확인합니다.
    .tone = info
    .optional = name
event-judge-finds = 심판 { JOSA($judge, "이/가") } { $whose } { $what ->
    [stalling] 시간 끌기를
   *[violation] 규칙 위반을
} 인정합니다{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = 다툼을 살핀 심판의 결정입니다. 화면이 스스로 막은 조작은 위반으로 치지 않습니다.
    .tone = loss
    .optional = words
event-judge-counts = { $whose } 규칙 위반 { $count }회째를 기록합니다({ $most }회에 패배)
    .why = 4단계: 확인된 위반을 적어 둡니다. { $most }회째에 경기가 끝납니다.
    .tone = loss
event-judge-penalises = 심판 { JOSA($judge, "이/가") } { $what ->
    [game] { $whose } 이번 판 패배를 선언합니다
    [match] { $whose } 경기 패배를 선언합니다
   *[disqualified] { JOSA($name, "을/를") } 실격시킵니다
}{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = 4단계: 다툼을 살핀 심판의 결정입니다. 기록에 남고, 심판이 거둘 수 있습니다.
    .tone = loss
    .optional = words
event-judge-voids = 심판 { JOSA($judge, "이/가") } { $step }단계에서 내린 { $whose } { $what ->
    [stalling] 시간 끌기 판정을
    [match] 경기 패배를
    [disqualified] 실격을
   *[violation] 위반 기록을
} 거둡니다{ $annuls ->
    [yes] . 경기 결과는 없던 것이 됩니다
   *[no] { "" }
}{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = 잘못된 결정은 더는 치지 않습니다. 두 결정 모두 기록에 남습니다. 아직 남은 같은 기록: { $left }.
    .tone = gain
    .optional = words
event-judge-time = 심판 { JOSA($judge, "이/가") } { $name ->
    [none] 모두에게 { $seconds }초를 더 줍니다
   *[other] { $name }에게 { $seconds }초를 돌려줍니다
}{ $words ->
    [none] { "" }
   *[other] : “{ $words }”
}
    .why = 플레이어의 잘못 없이 잃은 시간을 심판이 돌려줍니다. 시계에 바로 반영됩니다.
    .tone = gain
    .optional = words name

# One game of a match
event-game-conceded = { JOSA($name, "이/가") } 이번 판을 포기했습니다
    .why = 이번 판만 집니다. 경기는 이어집니다.
    .tone = loss
event-game-drawn = 합의로 이번 판은 무승부입니다
    .why = 모두가 동의했습니다. 경기는 이어집니다.
    .tone = info

# Somebody leaves a table of three and more (core/match/leaving.py)
event-seat-left = { $by ->
    [time] { $whose } 시간이 다 되어 자리에서 빠집니다
    [judge] 심판 기록에 따라 { JOSA($name, "이/가") } 빠집니다
   *[resignation] { JOSA($name, "이/가") } 게임을 떠났습니다
}
    .why = { $kept ->
        [yes] 나머지는 게임을 이어 갑니다. 봇이 자리를 맡기 전까지 이 자리에는 기본 선택이 들어가고, 순위는 남은 사람들 뒤로 밀립니다.
       *[no] 나머지는 게임을 이어 가고, 떠난 자리는 이 게임의 규칙대로 처리합니다.
    }
    .tone = loss
event-seat-taken = 이제 { JOSA($bot, "이/가") } { $whose } 자리를 맡습니다
    .why = 봇이 이 자리를 끝까지 맡고, 순위도 그 결과대로 매깁니다.
    .tone = info
