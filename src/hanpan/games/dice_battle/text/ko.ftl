# Dice Battle in Korean. Functions and arguments: core/language/text.py and core/language/narrate.py.
# 모두 합니다체로 쓴다. 기록에는 마침표를 찍지 않는다.
# 숫자는 사건에 실린 것만 쓴다: 숫자를 바꾼 변형에서도 맞아야 한다.

# Modes and phases

mode-quick = 빠른 모드
    .about = { $modes_quick }라운드, 1분쯤
mode-regular = 정규 모드
    .about = { $modes_regular }라운드, 1~2분
mode-extended = 확장 모드
    .about = { $modes_extended }라운드, 2~3분

phase-PreRound = 라운드 준비
phase-PreCard = 굴리기 전 카드
phase-Roll = 주사위 굴림
phase-PostCard = 굴린 뒤 카드
phase-Score = 점수 계산
phase-ShieldCheck = 방어막 판정
phase-Event = 이벤트
phase-Accumulate = 점수 누적

# Tendencies, cards, specials, event cards; `.about` is one short explanation without numbers

tendency-attack = 공격
    .about = 높은 눈일수록 크게 얻습니다. 낮은 눈은 실패입니다.
tendency-defence = 방어
    .about = 가운데 눈이면 점수와 방어막을 얻습니다. 양 끝 눈은 실패입니다.
tendency-balance = 밸런스
    .about = 어떤 눈이든 점수가 되고 에너지와 게이지를 얻습니다.

card-attack = 공격 카드
    .about = 상대의 라운드 점수를 깎습니다.
card-defence = 방어 카드
    .about = 방어 태세를 갖춰 다음 공격 하나를 통째로 막습니다.
card-boost = 부스트 카드
    .about = 이번 라운드 점수에 배수를 곱합니다.
card-steal = 스틸 카드
    .about = 상대의 에너지를 빼앗습니다.
card-reset = 리셋 카드
    .about = 두 사람의 라운드 점수를 0으로 만들고 이번 라운드의 다른 효과를 없앱니다.

special-strike = 일격
    .about = 상대의 라운드 점수를 깎습니다.
special-flame = 화염
    .about = 상대의 라운드 점수를 깎고 다음 라운드에도 깎습니다.
special-double = 더블
    .about = 자기 라운드 점수에 배수를 곱합니다.
special-ward = 수호
    .about = 방어막을 더 얻습니다.
special-star = 보너스
    .about = 자기 라운드 점수에 점수를 더합니다.

eventcard-none = 이벤트 없음
    .about = 아무 일도 일어나지 않습니다.
eventcard-luck = 행운의 여신
    .about = 다음 라운드에 주사위를 더 굴려 하나를 고릅니다.
eventcard-score-boost = 점수 부스트
    .about = 라운드 점수를 더 얻습니다.
eventcard-bonus-turn = 보너스 턴
    .about = 다음 라운드에 주사위를 더 굴려 모두 점수로 칩니다.
eventcard-energy-charge = 에너지 충전
    .about = 에너지를 얻습니다.
eventcard-bomb = 폭탄
    .about = 총점이 크게 줄어듭니다.
eventcard-thief = 도둑
    .about = 총점 일부가 상대에게 넘어갑니다.
eventcard-curse = 저주
    .about = 다음 라운드 점수가 깎입니다.
eventcard-energy-drain = 에너지 소진
    .about = 에너지를 잃습니다.
eventcard-score-swap = 점수 교환
    .about = 두 사람의 총점이 서로 바뀝니다.
eventcard-reset = 리셋
    .about = 두 사람의 라운드 점수가 0이 되고 다른 이벤트는 무효가 됩니다.
eventcard-card-swap = 카드 교환
    .about = 서로의 카드를 한 장씩 무작위로 바꿉니다.

a-card-attack = 공격 카드
a-card-defence = 방어 카드
a-card-boost = 부스트 카드
a-card-steal = 스틸 카드
a-card-reset = 리셋 카드

attack-flame = 화염
attack-attack = 공격 카드
attack-strike = 일격
attack-steal = 스틸 카드
attack-thief = 도둑
attack-curse = 저주

# Labels for boards and tables

label-round = 라운드
label-total = 총점
label-score = 라운드 점수
label-energy = 에너지
label-shields = 방어막
label-guard = 방어 태세
label-gauge = 게이지
label-cards = 카드
label-hand = 손패
    .item = { NAME("card", $item) }
label-dice = 주사위
label-tendency = 성향
    .item = { NAME("tendency", $item) }
label-special = 특수 효과
label-event = 이벤트
label-deck = 덱
label-discard = 버린 더미
    .item = { NAME("card", $item) }
label-due = 다음 라운드 예약
label-wins = 연승
label-losses = 연패

# Icons, in this place only

icon-tendency-attack = 🗡️
icon-tendency-defence = 🛡️
icon-tendency-balance = ⚖️
icon-card-attack = ⚔️
icon-card-defence = 🛡️
icon-card-boost = ⚡
icon-card-steal = 🦹
icon-card-reset = 🧹
icon-special-strike = ⚡
icon-special-flame = 🔥
icon-special-double = 🎯
icon-special-ward = 🛡️
icon-special-star = ⭐
icon-eventcard-none = 🌫️
icon-eventcard-luck = 🍀
icon-eventcard-score-boost = ⚡
icon-eventcard-bonus-turn = 🎲
icon-eventcard-energy-charge = 🔋
icon-eventcard-bomb = 💥
icon-eventcard-thief = 🦹
icon-eventcard-curse = 🌙
icon-eventcard-energy-drain = ⚡
icon-eventcard-score-swap = 🔄
icon-eventcard-reset = 🧹
icon-eventcard-card-swap = 🎴
icon-total = 🏆
icon-energy = 🔋
icon-shield = 🛡️
icon-guard = ✋
icon-gauge = 📊
icon-card = 🃏
icon-die = 🎲

# Prompts

prompt-tendency = 이번 라운드의 성향을 고르세요.
prompt-pre = 굴리기 전에 낼 카드와 만들 방어막을 고르세요.
prompt-keep = 쓸 주사위 하나를 고르세요.
prompt-post = 굴린 뒤에 낼 카드를 고르세요.

# Refusals

refusal-wrong-action = 지금은 그 행동({ $move })을 할 수 없습니다. { $stage ->
        [tendency] 성향을 선언할 차례입니다.
        [pre] 굴리기 전 카드를 고를 차례입니다.
        [keep] 쓸 주사위를 고를 차례입니다.
       *[post] 굴린 뒤 카드를 고를 차례입니다.
    }
    .remedy = { $stage ->
        [tendency] 공격, 방어, 밸런스 가운데 하나를 선언하세요.
        [pre] 방어·부스트 카드를 내거나 방어막을 만들거나 그냥 넘기세요.
        [keep] 굴린 주사위 가운데 하나를 고르세요.
       *[post] 공격·스틸·리셋 카드를 내거나 그냥 넘기세요.
    }
refusal-not-rolled = { JOSA($face, "은/는") } 굴려서 나온 눈이 아닙니다. 나온 눈: { $dice }.
    .remedy = 나온 눈 가운데 하나를 고르세요.
refusal-wrong-phase = { JOSA(NAME("card", $card), "은/는") } 이 단계에서 낼 수 없습니다.
    .remedy = ‘{ NAME("phase", $phase) }’ 단계를 기다리세요.
refusal-negative-shields = 방어막을 { $shields }개 만들 수는 없습니다.
    .remedy = 0개 이상을 고르세요.
refusal-wrong-phase-shields = 방어막은 이 단계에서 만들 수 없습니다.
    .remedy = ‘{ NAME("phase", $phase) }’ 단계를 기다리세요.
refusal-not-held = { $held ->
        [0] { JOSA(NAME("card", $card), "이/가") } 손에 없습니다.
       *[other] { JOSA(NAME("card", $card), "은/는") } 손에 { $held }장뿐입니다.
    }
    .remedy = 게이지를 채워 카드를 얻으세요.
refusal-kind-used = { JOSA(NAME("card", $card), "은/는") } 한 라운드에 { $limit }장까지만 낼 수 있습니다.
    .remedy = 다른 종류의 카드를 고르거나 다음 라운드를 기다리세요.
refusal-too-many-cards = 카드는 한 라운드에 { $limit }장까지만 낼 수 있습니다. 이번 라운드에 이미 낸 카드: { $played }장.
    .remedy = 카드를 줄이거나 다음 라운드를 기다리세요.
refusal-guard-up = 이미 방어 태세입니다. 방어 태세는 겹치지 않습니다.
    .remedy = 방어 카드는 지금의 방어 태세가 풀린 뒤에 내세요.
refusal-shield-limit = 방어막은 { $cap }개까지만 가질 수 있습니다. 지금 가진 방어막: { $held }개.
    .remedy = 만들 방어막을 줄이세요.
refusal-no-energy = 에너지가 모자랍니다. 필요한 에너지는 { $needed }, 가진 에너지는 { $energy }입니다.
    .remedy = 선택을 줄이거나 에너지를 더 모으세요. 밸런스 성향은 에너지를 줍니다.

# Events

event-game-start = { NAME("mode", $mode) } 시작 (총 { $rounds }라운드)
    .why = { JOSA(NAME("mode", $mode), "은/는") } { $rounds }라운드로 치르고, 끝난 뒤 총점이 높은 쪽이 이깁니다.
    .tone = info

event-phase = { $phase ->
        [PreRound] { $round }라운드 시작
       *[other] { $round }라운드 · { NAME("phase", $phase) }
    }
    .why = 라운드는 정해진 단계를 차례로 거칩니다. 지금은 ‘{ NAME("phase", $phase) }’ 단계입니다.
    .tone = info

event-energy = { $direction ->
        [same] { $whose } 에너지 { $after } 그대로
       *[other] { $whose } 에너지 { $before } → { $after }
    } ({ $cause ->
        [round] 라운드 시작
        [after_loss] 직전 라운드 패배 보상
        [balance] 밸런스 성향
        [win] 라운드 승리
        [charge] 에너지 충전
       *[drain] 에너지 소진
    })
    .why = { $cause ->
        [round] 라운드를 시작하며 에너지 { JOSA($gain, "을/를") } 얻었습니다.
        [after_loss] 직전 라운드에서 졌으므로 정해진 에너지 { JOSA($gain, "을/를") } 얻습니다.
        [balance] 밸런스 성향은 주사위 하나마다 에너지 { JOSA($gain, "을/를") } 얻습니다.
        [win] 라운드를 이기면 에너지 { JOSA($gain, "을/를") } 얻습니다.
        [charge] 에너지 충전은 에너지 { JOSA($gain, "을/를") } 줍니다.
       *[drain] 에너지 소진이 { JOSA($change, "을/를") } 앗아갔습니다.
    } { $direction ->
        [down] { $before } − { $change } = { $after }
       *[other] { $before } + { $gain } { $exact ->
            [yes] = { $after }
           *[no] → { $after } (상한까지)
        }
    }
    .tone = { $direction ->
        [up] gain
        [down] loss
       *[same] info
    }

event-energy-cut = { JOSA($name, "은/는") } 에너지 { JOSA($lost, "을/를") } 버렸습니다 (상한 { $cap })
    .why = 에너지는 { JOSA($cap, "을/를") } 넘지 못하므로 넘친 { JOSA($lost, "은/는") } 사라집니다.
    .tone = loss

event-tendency = { $whose } 성향: { NAME("tendency", $tendency) }
    .why = 성향은 두 사람이 몰래 고르고 함께 공개합니다.
    .tone = info

event-play = { JOSA($name, "은/는") } { JOSA(NAME("card", $card), "을/를") } 냈습니다 ({ $direction ->
        [same] 에너지 들지 않음
       *[other] 에너지 { $before } → { $after }
    })
    .why = { JOSA(NAME("card", $card), "은/는") } 에너지가 { $cost } 듭니다: { $before } − { $cost } = { $after }
    .tone = info

event-guard = { JOSA($name, "은/는") } 방어 태세를 갖췄습니다
    .why = 방어 태세는 다음에 받는 공격 하나를 통째로 막습니다. 막을 때까지 이어집니다.
    .tone = gain

event-boost = { $whose } 이번 라운드 점수가 { $factor }배가 됩니다
    .why = 부스트 카드는 공격이 모두 들어간 다음의 점수에 { JOSA($factor, "을/를") } 곱합니다.
    .tone = gain

event-build = { JOSA($name, "은/는") } 방어막 { $count }개를 만들었습니다 (방어막 { $shields }개, { $direction ->
        [same] 에너지 들지 않음
       *[other] 에너지 { $before } → { $after }
    })
    .why = 방어막 { $count }개에 에너지가 { $cost } 듭니다: { $before } − { $cost } = { $after }
    .tone = gain

event-luck-roll = { JOSA($name, "은/는") } 행운의 주사위 { $count }개를 굴렸습니다{ $dice ->
        [none] { "" }
       *[other] : { $dice }
    }
    .why = 지난 라운드에 행운의 여신을 뽑았으므로 { $count }개를 굴려 하나를 고릅니다.
    .tone = gain
    .optional = dice

event-keep = { JOSA($name, "은/는") } { $dice } 가운데 { JOSA($face, "을/를") } 골랐습니다
    .why = 고른 주사위만 세고 나머지는 어디에도 쓰지 않습니다.
    .tone = info

event-roll = { $whose } 주사위: { $face }
    .why = 각 플레이어는 주사위 하나를 굴립니다.
    .tone = info

event-bonus-roll = { $whose } 보너스 주사위: { $face }
    .why = 지난 라운드에 보너스 턴을 뽑았으므로 주사위를 더 굴립니다.
    .tone = gain

event-base = { $tendency ->
        [balance] { $whose } 밸런스: { $points }점
       *[other] { $whose } { NAME("tendency", $tendency) } { $success ->
            [yes] 성공
           *[no] 실패
        }: { $points }점
    }{ $bonus ->
        [0] { "" }
       *[other] , 보너스 { $bonus }점
    }
    .why = { NAME("tendency", $tendency) } 성향에서 눈 { JOSA($face, "은/는") } { $success ->
        [yes] 성공
       *[no] 실패
    }이므로 { $points }점{ $bonus ->
        [0] 입니다
       *[other] 이고 보너스 { $bonus }점을 더합니다
    }. 지금까지 주사위 점수는 { $sum }점입니다.
    .tone = { $success ->
        [yes] gain
       *[no] info
    }

event-special = { $whose } 특수 효과: { NAME("special", $special) }{ $points ->
        [none] { "" }
        [0] { "" }
       *[other] , +{ $points }점
    }
    .why = { $special ->
        [strike] 공격 성향의 특수 눈이 나와 일격이 터졌습니다. 상대의 라운드 점수를 깎습니다.
        [flame] 공격 성향의 특수 눈이 나와 화염이 일었습니다. 상대의 라운드 점수를 깎고 다음 라운드에도 깎습니다.
        [double] 공격 성향의 특수 눈이 나와 더블이 걸렸습니다. 공격이 모두 들어간 다음 점수에 배수를 곱합니다.
        [ward] 방어 성향의 특수 눈이 나와 수호가 방어막을 더 줍니다.
       *[star] 방어 성향의 특수 눈이 나와 보너스 { $points }점을 더합니다. 지금까지 주사위 점수는 { $sum }점입니다.
    }
    .tone = gain
    .optional = before points sum

event-shields = { $direction ->
        [same] { $whose } 방어막 { $after }개 그대로
       *[other] { $whose } 방어막 { $before } → { $after }
    } ({ $cause ->
        [ward] 수호
       *[defence] 방어 성공
    })
    .why = { $cause ->
        [ward] 수호가 방어막 { $gain }개를 더 줍니다.
       *[defence] 방어 성향이 성공하면 방어막 { $gain }개를 얻습니다.
    } { $before } + { $gain } { $exact ->
        [yes] = { $after }
       *[no] → { $after } (한도까지)
    }
    .tone = { $direction ->
        [up] gain
       *[same] info
    }

event-shield-lost = { $whose } 방어막 { $lost }개가 한도 { $cap }개를 넘어 사라졌습니다
    .why = 방어막은 { $cap }개까지만 가질 수 있습니다.
    .tone = loss

event-gauge = { $direction ->
        [same] { $whose } 게이지 { $after } 그대로
       *[other] { $whose } 게이지 { $before } → { $after }
    } ({ $cause ->
        [balance] 밸런스 성향
        [repeat] 나온 적 있는 눈
        [total] 총점 달성
        [wins] 연승
       *[losses] 연패
    })
    .why = { $cause ->
        [balance] 밸런스 성향은 주사위 하나마다 게이지를 올립니다.
        [repeat] 이번 게임에서 굴린 적 있는 눈이 다시 나왔습니다.
        [total] 총점이 처음으로 정해진 점수에 이르렀습니다.
        [wins] 연승이 정해진 횟수에 이르렀습니다.
       *[losses] 연패가 정해진 횟수에 이르렀습니다.
    } { $before } + { $gain } = { $after }
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-card-won = { JOSA($name, "은/는") } { $card ->
        [none] 카드를
       *[other] { JOSA(NAME("card", $card), "을/를") }
    } 얻었습니다 (손패 { $cards }장)
    .why = { $cause ->
        [gauge] 게이지가 가득 차서 카드 1장을 받았습니다: 게이지 { $gauge_before } → { $gauge_after }
       *[run] 정해진 눈을 잇달아 굴려 카드 1장을 받았습니다. 게이지는 { $gauge_after } 그대로입니다.
    }
    .tone = gain
    .optional = card

event-card-lost = { JOSA($name, "은/는") } 받을 카드를 잃었습니다: 남은 카드가 없습니다
    .why = 덱과 버린 더미가 모두 비어 줄 카드가 없습니다. 눈을 이어 굴려 받을 카드는 미루지 않고 사라집니다.
    .tone = loss

event-gauge-waits = { $whose } 게이지 { $gauge }: 남은 카드가 없어 기다립니다
    .why = 덱과 버린 더미가 모두 비었습니다. 게이지는 값을 지키다가 다음에 확인할 때 카드로 바뀝니다.
    .tone = info

event-reshuffle = { $deck ->
        [events] { $whose } 이벤트 덱을 다시 섞었습니다 ({ $count }장)
       *[cards] 버린 카드를 섞어 새 덱을 만들었습니다 ({ $count }장)
    }
    .why = { $deck ->
        [events] 이벤트 덱이 비어 버린 이벤트를 모두 섞어 다시 씁니다.
       *[cards] 덱이 비어 버린 카드를 섞어 다시 씁니다. 손에 든 카드는 섞지 않습니다.
    }
    .tone = info

event-reset-card = { $whose } 리셋 카드: 두 사람의 라운드 점수가 모두 0이 되고 이번 라운드의 다른 효과는 사라집니다
    .why = 리셋 카드는 점수 계산에서 무엇보다 먼저 봅니다. 라운드 점수: { $p1_name } { $p1 }, { $p2_name } { $p2 }. 쓴 카드와 에너지는 돌아오지 않고 이벤트는 그대로 일어납니다.
    .tone = loss

event-score = { $whose } 주사위 점수: { $points }점
    .why = 기본 점수와 상황 보너스, 보너스 특수 효과를 더하면 { $points }점입니다.
    .tone = info

event-penalty = { $direction ->
        [same] { $whose } 페널티: 라운드 점수 { $after } 그대로
       *[other] { $whose } 페널티 −{ $points }: 라운드 점수 { $before } → { $after }
    }
    .why = 예약된 페널티({ $flames ->
        [0] 저주 { $curses }개
       *[other] { $curses ->
            [0] 화염
           *[other] 저주 { $curses }개와 화염
        }
    })를 공격과 배수보다 먼저 뺍니다: { $before } − { $points } → { $after }
    .tone = { $direction ->
        [same] info
       *[other] loss
    }

event-floor = { $whose } 라운드 점수 { $would_be } → { $score } (최솟값)
    .why = 라운드 점수는 { $score }보다 낮아지지 않습니다.
    .tone = info

event-attacks = { JOSA($name, "이/가") } 받은 공격: { $order }
    .order = { NAME("attack", $item) }
    .why = 공격은 피해가 큰 것부터, 스틸은 마지막에 세웁니다. 방어 태세가 첫 공격을 막고 이어서 방어막이 하나씩 막습니다.
    .tone = info

event-block = { $by ->
        [guard] { $whose } 방어 태세가 { JOSA(NAME("attack", $attack), "을/를") } 막았습니다
       *[shield] { $whose } 방어막이 { JOSA(NAME("attack", $attack), "을/를") } 막았습니다 (남은 방어막 { $shields }개)
    }
    .why = { $by ->
        [guard] 방어 태세는 공격 하나를 통째로 막고 풀립니다.
       *[shield] 방어막 하나가 공격 하나를 막고 사라집니다. 남은 방어막은 { $shields }개입니다.{ $attack ->
            [flame] { " " }화염이 다음 라운드에 남기는 페널티는 막지 못합니다.
           *[other] { "" }
        }
    }
    .tone = block

event-hit = { $direction_least ->
        [same] { $whose } 라운드 점수 { $after_least } 그대로
       *[other] { $whose } 라운드 점수 { $before_least } → { $after_least }
    } ({ NAME("attack", $attack) })
    .why = { JOSA(NAME("attack", $attack), "이/가") } 막히지 않았습니다: { $before } − { $damage } = { $after }
    .tone = { $direction_least ->
        [same] info
       *[other] loss
    }

event-reserve = { $effect ->
        [luck] { JOSA($name, "은/는") } 다음 라운드에 주사위를 더 굴려 하나를 고릅니다 (행운의 여신)
        [bonus_turn] { JOSA($name, "은/는") } 다음 라운드에 주사위를 더 굴립니다 (보너스 턴)
        [flame] { $whose } 다음 라운드 점수 { $points ->
            [0] 그대로
           *[other] −{ $points }
        } (화염)
       *[curse] { $whose } 다음 라운드 점수 { $points ->
            [0] 그대로
           *[other] −{ $points }
        } (저주)
    }
    .why = { $effect ->
        [luck] 행운의 여신은 다음 라운드에 효과를 내며 겹치지 않습니다.
        [bonus_turn] 보너스 턴은 다음 라운드에 효과를 내며 겹치지 않습니다.
        [flame] 화염은 다음 라운드에도 점수를 깎으며 방어막으로는 막지 못합니다. 다음 라운드의 화염 페널티: 모두 { $due }점
       *[curse] 저주는 겹칩니다. 다음 라운드의 저주 페널티: 모두 { $due }점
    }
    .tone = { $effect ->
        [luck] gain
        [bonus_turn] gain
       *[other] loss
    }
    .optional = before points due

event-multiply = { $direction ->
        [same] { $whose } 라운드 점수 { $after } 그대로
       *[other] { $whose } 라운드 점수 { $before } → { $after }
    } ({ $cause ->
        [double] 더블
       *[boost] 부스트
    } ×{ $factor })
    .why = 배수는 공격이 모두 들어간 다음 곱합니다: { $before } × { $factor } = { $after }
    .tone = { $direction ->
        [up] gain
       *[same] info
    }

event-steal = { $taken ->
        [0] { JOSA($name, "은/는") } { $rival_whose } 에너지를 노렸지만 빼앗을 것이 없었습니다
       *[other] { JOSA($name, "은/는") } { $rival_whose } 에너지 { JOSA($taken, "을/를") } 빼앗았습니다
    }
    .why = 뽑은 수는 { $drawn }, 빼앗은 에너지는 { $taken }입니다. 상대가 가진 만큼만 빼앗을 수 있습니다. 지금 에너지: { $p1_name } { $p1_energy }, { $p2_name } { $p2_energy }
    .tone = { $taken ->
        [0] info
       *[other] { $own ->
            [no] loss
           *[yes] gain
        }
    }

event-event = { $event ->
        [none] { JOSA($name, "은/는") } 이벤트 없이 지나갔습니다
       *[other] { JOSA($name, "은/는") } 이벤트를 뽑았습니다: { NAME("eventcard", $event) }
    }
    .why = 라운드 점수가 정해지면 각자 자기 이벤트 덱에서 한 장을 뽑습니다.
    .tone = info

event-event-void = { $whose } 이벤트 무효: { NAME("eventcard", $event) } ({ $reason ->
        [condition] { $event ->
            [thief] 총점 { $has }점, { $needs }점부터 발동
            [energy_drain] 에너지 { $has }, { $needs }부터 발동
            [score_swap] 차이 { $has }점, { $needs }점부터 발동
           *[card_swap] 적은 쪽의 카드 { $has }장, { $needs }장부터 발동
        }
        [reset_card] 리셋 카드를 쓴 라운드
       *[reset] 리셋 이벤트
    })
    .why = { $reason ->
        [condition] { $event ->
            [thief] 도둑은 총점이 { $needs }점보다 적은 플레이어를 노리지 않습니다. 지금 총점: { $has }점
            [energy_drain] 에너지가 { $needs }보다 적으면 에너지 소진은 아무 일도 하지 않습니다. 지금 에너지: { $has }
            [score_swap] 점수 교환은 총점 차이가 { $needs }점 이상일 때 일어납니다. 지금 차이: { $has }점
           *[card_swap] 카드 교환은 두 사람 모두 카드가 { $needs }장 이상 있어야 합니다. 적은 쪽의 카드: { $has }장
        }
        [reset_card] 리셋 카드가 이미 라운드 점수를 0으로 만들어 리셋 이벤트가 할 일이 없습니다.
       *[reset] { $event ->
            [reset] 리셋 이벤트가 둘이어도 한 번만 적용합니다.
           *[other] 리셋 이벤트는 그 라운드의 다른 이벤트를 무효로 합니다.
        }
    }
    .tone = block
    .optional = has needs lacks

event-event-order = 이벤트 순서: { $order }
    .order = { $whose } { NAME("eventcard", $item) }
    .why = 이벤트는 누가 뽑았든 정해진 순서로 적용하고, 다음 라운드 예약은 마지막에 합니다.
    .tone = info

event-reset-event = 리셋 이벤트: 라운드 점수가 모두 0이 되었습니다 (그전: { $p1_name } { $p1_before }점, { $p2_name } { $p2_before }점)
    .why = { JOSA($name, "이/가") } 뽑은 리셋은 두 사람의 라운드 점수를 0으로 만듭니다. 총점은 그대로입니다.
    .tone = loss

event-score-boost = { $direction ->
        [same] { $whose } 라운드 점수 { $after } 그대로
       *[other] { $whose } 라운드 점수 { $before } → { $after }
    } (점수 부스트)
    .why = 점수 부스트는 배수까지 모두 계산한 다음 더합니다: { $before } + { $change } = { $after }
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-bomb = 폭탄이 터졌습니다: { $whose } 총점 { $direction ->
        [same] { $after } 그대로
       *[other] { $before } → { $after }
    }
    .why = { $direction ->
        [same] 폭탄은 총점을 { $floor }보다 낮추지 않고 올리지도 않습니다: { $before } 그대로입니다.
       *[down] { $before } ÷ { $divisor }에서 소수점 아래를 버립니다. { $floor }보다 낮아지지는 않습니다: { $after }
    }
    .tone = { $direction ->
        [down] loss
       *[same] info
    }

event-thief = { $direction ->
        [same] 도둑: 가져갈 점수가 없어 { $whose } 총점 { $after } 그대로
       *[other] { $own ->
            [no] 도둑: { $points }점이 { $rival }에게 넘어왔습니다 ({ $whose } 총점 { $before } → { $after })
           *[yes] 도둑: { $whose } 총점 { $before } → { $after }, { $points }점이 { $rival }에게 넘어갔습니다
        }
    }
    .why = { $before } − { $points } = { $after }. { $rival_whose } 총점은 { JOSA($other_after, "이/가") } 되었습니다.
    .tone = { $direction ->
        [same] info
       *[other] { $own ->
            [no] gain
           *[yes] loss
        }
    }

event-score-swap = 점수 교환: 총점이 서로 바뀌었습니다 ({ $p1_name } { $p1 }, { $p2_name } { $p2 })
    .why = { JOSA($name, "이/가") } 뽑은 점수 교환으로 두 총점이 자리를 바꾸었습니다. 이번 라운드 점수는 아직 들어 있지 않습니다.
    .tone = { $goes ->
        [up] { $own ->
            [no] loss
           *[yes] gain
        }
        [down] { $own ->
            [no] gain
           *[yes] loss
        }
       *[same] info
    }

event-card-swap = 카드 교환: { $gave ->
        [none] 서로 카드를 한 장씩 바꾸었습니다
       *[other] { JOSA(NAME("card", $gave), "을/를") } 주고 { JOSA(NAME("card", $got), "을/를") } 받았습니다
    }
    .why = { JOSA($name, "이/가") } 뽑은 카드 교환으로 서로의 손에서 한 장씩 무작위로 가져갔습니다. 카드 장수는 그대로입니다: { $p1_name } { $p1_cards }장, { $p2_name } { $p2_cards }장
    .tone = info
    .optional = gave got

event-total = { $direction ->
        [same] { $whose } 총점 { $after } 그대로
       *[other] { $whose } 총점 { $before } → { $after }
    }
    .why = 총점에 라운드 점수를 더합니다: { $before } + { $gain } { $exact ->
        [yes] = { $after }
       *[no] → { $after } (최솟값)
    }
    .tone = { $direction ->
        [up] gain
        [down] loss
       *[same] info
    }

event-round-end = { $round }라운드 결과: { $p1_name } { $p1 }, { $p2_name } { $p2 }. { $winner ->
        [none] 비겼습니다
       *[other] { JOSA($winner_name, "이/가") } 이겼습니다
    }
    .why = { $winner ->
        [none] 라운드 점수가 같아 아무도 이기지 않고 연승과 연패가 모두 끊깁니다.
       *[other] 이벤트까지 마친 라운드 점수가 더 높은 쪽이 이깁니다. 이긴 쪽은 에너지를 얻고, 진 쪽은 다음 라운드 에너지를 넉넉히 받습니다.
    }
    .tone = info

event-game-end = { $by ->
        [draw] 게임이 무승부로 끝났습니다
       *[other] { JOSA($name, "이/가") } 게임에서 이겼습니다
    } { $by ->
        [total] (총점 { $p1 } : { $p2 })
        [last_round] (마지막 라운드 점수 { $p1 } : { $p2 })
        [energy] (남은 에너지 { $p1 } : { $p2 })
        [cards] (남은 카드 { $p1 } : { $p2 })
       *[draw] (총점 { $p1 } : { $p2 })
    }
    .why = { $by ->
        [total] 총점이 높은 쪽이 이깁니다: { $p1_name } { $p1 }, { $p2_name } { $p2 }
        [last_round] 총점이 같아 마지막 라운드 점수로 가렸습니다: { $p1_name } { $p1 }, { $p2_name } { $p2 }
        [energy] 총점과 마지막 라운드 점수가 같아 남은 에너지로 가렸습니다: { $p1_name } { $p1 }, { $p2_name } { $p2 }
        [cards] 총점, 마지막 라운드 점수, 에너지가 모두 같아 남은 카드 수로 가렸습니다: { $p1_name } { $p1 }, { $p2_name } { $p2 }
       *[draw] 총점({ $p1 } : { $p2 }), 마지막 라운드 점수, 에너지, 카드 수까지 모두 같습니다.
    }
    .tone = info

# coach

hint-risk-name = { $risk ->
    [high] 높음
    [medium] 중간
   *[low] 낮음
}
hint-odds = { NAME("tendency", $tendency) }: 성공 확률 { $success }%, 위험 { hint-risk-name }.

nudge-energy = 에너지를 보세요. 지금 { $energy }입니다.
nudge-totals = 총점을 보세요. { $gap }점 차이입니다.
nudge-gauge = 게이지를 보세요. { $missing }만 더 차면 카드를 얻습니다.
nudge-shields = 방어막을 보세요.
nudge-hand = 손에 든 카드를 보세요. 성향과 어울리는 카드가 있습니다.
nudge-steady = 급한 일이 없습니다. 실패하지 않는 길을 생각해 보세요.
nudge-keep = { NAME("tendency", $tendency) } 성향에서 주사위마다 몇 점인지 세어 보세요.
nudge-card = 지금 쓰기 좋은 카드가 있습니다.
nudge-build = 방어를 생각해 보세요.
nudge-save = 지금 꼭 써야 할 것이 있을까요?
cost-points = { $points }점을 덜 얻습니다.

hint-short-energy = 에너지가 { $energy }뿐입니다. 밸런스로 에너지와 게이지를 모으세요.
hint-behind = 총점이 { $gap }점 뒤져 있습니다. 공격으로 따라붙을 때입니다.
hint-ahead = 총점이 { $gap }점 앞서 있습니다. 방어로 지키세요.
hint-gauge = 게이지가 { $missing }만 더 차면 카드를 받습니다. 밸런스는 게이지를 반드시 채워 줍니다.
hint-no-shields = 방어막이 하나도 없습니다. 방어에 성공하면 방어막이 생깁니다.
hint-attack-card = 공격 카드를 들고 있습니다. 공격 성향으로 함께 몰아붙이세요.
hint-boost-card = 부스트 카드를 들고 있습니다. 점수가 크게 날 수 있는 공격이 어울립니다.
hint-rich = 에너지가 { $energy }, 넉넉합니다. 위험을 감수하고 공격할 만합니다.
hint-steady = 급한 일이 없습니다. 실패가 없는 밸런스로 차근차근 가세요.

hint-keep = { $face } 쪽을 남기세요. { NAME("tendency", $tendency) } 성향에서 { $points }점, 더 높은 점수입니다.
hint-keep-equal = { NAME("tendency", $tendency) } 성향에서는 어느 쪽이든 { $points }점입니다. 큰 눈 { $face } 쪽을 남기세요.
hint-keep-same = 어느 쪽이든 같은 눈 { $face }입니다.

hint-card-gap = 총점 차이가 { $gap }점까지 벌어졌습니다. 쓸 수 있는 카드는 바로 쓰세요: { NAME("card", $card) }.
hint-card-defence-first = 상대가 카드를 { $cards }장 들고 있습니다. 방어 카드부터 쓰세요.
hint-card-strong = 에너지가 { $energy }, 넉넉합니다. 비싸고 강한 카드를 쓸 때입니다: { NAME("card", $card) }.
hint-card-open-rival = 상대에게 방어막이 없습니다. 공격 카드를 쓸 때입니다.
hint-card-late = 후반입니다. 카드를 아끼지 마세요: { NAME("card", $card) }.
hint-shields = 남는 에너지로 방어막 { $count }개를 만드세요. { $wanted }개까지 갖추면 든든합니다.

hint-pass-nothing = 지금 쓸 수 있는 것이 없습니다. 이번에는 넘기세요.
hint-pass-no-card = 지금 쓸 카드가 없고 방어막은 충분합니다. 이번에는 넘기세요.
hint-pass-reset = 리셋 카드는 아껴 두세요. 내 주사위가 { $low } 이하일 때 쓰는 카드입니다.
hint-pass-early = 초반입니다. 카드는 모아 두었다가 나중에 쓰세요.
hint-pass-wait = 지금 꼭 필요한 카드는 아닙니다. 더 좋은 때를 기다리세요.

hint-advice-early = 초반에는 안정이 먼저입니다. 에너지와 게이지를 모으세요.
hint-advice-middle = 중반에는 균형입니다. 모은 카드를 상황에 맞게 쓰세요.
hint-advice-late = 후반에는 공격입니다. 남은 것을 아끼지 마세요.
hint-advice-lose = 한 번 더 지면 { $losses }연패로 게이지가 { $gain } 오릅니다. 일부러 내주는 것도 작전입니다.
hint-advice-total = 총점이 처음 { $target }점에 이르면 게이지가 { $gain } 오릅니다. 중반 안에 채우면 좋습니다: 앞으로 { $missing }점.
hint-advice-together = 이번 라운드에는 게이지 조건 { $count }가지가 한꺼번에 맞을 수 있습니다.
hint-advice-hold = 게이지가 { $gauge } / { $full }입니다. 카드가 필요한 때가 올 때까지 한 칸 앞에서 멈춰 두는 것도 방법입니다.
hint-advice-sixes = 바로 앞에 굴린 눈은 { $face }입니다. { $count }번 연속이면 게이지를 쓰지 않고 카드 한 장을 바로 받습니다.
hint-advice-defend-first = 먼저 막고 나서 때리는 것이 기본입니다. 공격 카드는 주사위를 굴린 뒤에 쓸 수 있습니다.

# Answers (core/language/narrate.py)

action-declare = { NAME("tendency", $tendency) } 선언
    .name = 성향 선언
    .tendency = { NAME("tendency", $item) }
action-play = { $cards ->
    [none] { $shields ->
        [0] 넘기기
       *[other] 방어막 { $shields }개 만들기
    }
   *[other] { $shields ->
        [0] { $cards } 내기
       *[other] { $cards } 내고 방어막 { $shields }개 만들기
    }
}
    .name = 카드 내기와 방어막 만들기
    .cards = { NAME("card", $item) }
    .shields = 방어막 { $item }개
action-keep = 주사위 { $face } 남기기
    .name = 주사위 고르기

# Fields of the view (core/language/view_text.py)

label-mode = 모드
    .item = { NAME("mode", $item) }
label-rounds = 전체 라운드
label-stage = 지금
    .item = { $item ->
        [tendency] 성향 선언
        [pre] 굴리기 전 카드
        [keep] 주사위 고르기
        [post] 굴린 뒤 카드
       *[over] 끝
    }
label-win-streak = 연승
    .shown = some
label-loss-streak = 연패
    .shown = some
label-luck = 다음 라운드 행운
label-bonus-turn = 다음 라운드 보너스 주사위
label-curse = 저주
    .shown = some
label-flame = 화염
    .shown = some
label-faces = 나온 눈
label-reached-total = 총점 목표 달성
label-run = 6 연속
    .shown = some
label-played = 낸 카드
    .item = { NAME("card", $item) }
label-choosing-luck = 주사위를 고르는 중
label-points = 주사위 점수
label-specials = 특수 효과
    .item = { NAME("special", $item) }
label-event-discards = 겪은 이벤트
    .item = { NAME("eventcard", $item) }
label-luck-dice = 행운 주사위
label-knows = 상대 손에 있는 카드
    .item = { NAME("card", $item) }

lobby = 성향을 고르고 주사위를 굴려 5~10라운드 동안 상대보다 많은 점수를 얻으세요.
    .guide = 안내 따라 첫 판
    .time = 1~3분
# How a game stands (table/standing.py): how far it has come, and what the graph at its end shows.
progress = { $round }라운드
    .score = { $p1 } : { $p2 }점
standing = 점수

# The guide: one page before the rules. `.picture` is what is seen beside the sentence.

guide-win = 마지막 라운드가 끝났을 때 총점이 높은 쪽이 이깁니다. 라운드는 모드에 따라 { $modes_quick }, { $modes_regular }, { $modes_extended }번입니다.
    .picture = sign-total
guide-step-1 = 에너지를 얻고 성향을 몰래 고릅니다. 어떤 눈이 득점할지는 성향이 정합니다.
    .picture = tendency-balance
guide-step-2 = 굴리기 전: 방어·부스트 카드를 내거나, 하나에 에너지 { JOSA($shield_cost, "을/를") } 들여 방어막을 세웁니다.
    .picture = sign-shield
guide-step-3 = 주사위를 굴립니다. 맞는 눈은 점수를 주고, 어떤 눈은 특수 효과까지 줍니다.
    .picture = sign-die
guide-step-4 = 굴린 뒤: 공격·스틸·리셋 카드를 냅니다.
    .picture = card-attack
guide-step-5 = 방어 태세나 방어막이 막지 못한 공격이 들어갑니다. 그다음 각자 이벤트를 한 장 뽑습니다.
    .picture = eventcard-bomb
guide-step-6 = 라운드 점수가 총점에 더해집니다. 라운드를 이기면 에너지를 { $energy_win_bonus } 얻습니다.
    .picture = sign-energy
guide-miss-1 = 카드는 한 라운드에 { $cards_per_round }장까지, 같은 종류는 { $cards_per_kind }장까지 냅니다.
    .picture = sign-card
guide-miss-2 = 쓰지 않은 에너지는 { $energy_cap }까지 남습니다. 아끼는 것도 한 수입니다.
    .picture = card-boost
guide-miss-3 = 카드는 게이지에서 나옵니다. { $gauge_full }칸이 차면 한 장을 받습니다. 나온 적 있는 눈, 밸런스, 연패가 게이지를 채웁니다.
    .picture = sign-gauge
