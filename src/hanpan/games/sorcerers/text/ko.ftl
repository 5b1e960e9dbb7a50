# Sorcerers in Korean. Names of cards, decks and abilities come from the data (words.py).

mode-casual = 자유 대전
mode-match = 3판 2선승

phase-start = 시작
phase-draw = 뽑기
phase-main-a = 메인 단계 A
phase-combat = 전투
phase-blocks = 블록
phase-damage = 손상
phase-main-b = 메인 단계 B
phase-end = 끝
phase-before = 준비

type-sorcerer = 저주술사
type-spell = 주술
type-item = 저주물
type-event = 사건
type-response = 반응

tag-highlight = 하이라이트

keyword-piercing = 관통
    .about = 블록한 저주술사의 체력을 넘는 전투 손상은 플레이어가 받는다.
keyword-evasion = 회피
    .about = 블록당하지 않는다.
keyword-indestructible = 불굴
    .about = 전투 손상을 받지 않는다.
keyword-lifelink = 생명력 흡수
    .about = 전투에서 입힌 손상만큼 이 저주술사가 회복한다.
keyword-tired = 지침
    .about = 공격한 저주술사는 다음 자기 턴 시작까지 공격도 블록도 못 한다.

rank-1 = 반응
rank-2 = 선택
rank-3 = 수동

deck-own = 직접 짠 덱
object-attack = 공격
object-player = 플레이어
ability-of = { $card }의 능력

group-sorcerers = 저주술사
group-spells = 주술
group-items = 저주물
group-answers = 사건·반응

# What cards say

effect-join = { ". " }
effect-and = { " " }
effect-or = { " 또는 " }

card-stats = 공격력 { $attack }, 체력 { $health }, 방어력 { $defence }.
card-equip = { $target }에게 장착.
card-bonus-attack = 공격력 { $sign }{ $size }.
card-bonus-health = 체력 { $sign }{ $size }.
card-bonus-defence = 방어력 { $sign }{ $size }.
card-lasts = 이번 턴을 포함해 { $turns }턴.
card-answers = 반응: { $what }.
card-keyword = { $keyword }.

target-unit-own = 내 저주술사 1명
target-unit-enemy = 상대 저주술사 1명
target-unit-every = 저주술사 1명
target-unit-every-or-you = 저주술사 1명 또는 나
target-item-enemy = 상대 저주물 1개
target-item-own = 내 저주물 1개
target-item-every = 저주물 1개
target-all-own = 내 모든 저주술사
target-all-enemy = 상대의 모든 저주술사
target-all-every = 모든 저주술사
target-others-own = 내 다른 저주술사
target-others-every = 다른 모든 저주술사
target-attacker = 공격자 1명
target-wearer = 장착한 저주술사
target-graveyard = 내 무덤의 비용 { $cost } 이하 저주술사 1명

when-anything = 상대의 모든 것
when-of-type =
    { $type ->
         [spell] 상대 주술
         [sorcerer] 상대 저주술사의 플레이
        *[other] 상대 카드
    }
when-type-spell = 상대 주술
when-type-response = 상대 반응
when-attack = 상대의 공격
when-destroys-item = 저주물을 파괴하는 상대 주술이나 능력

effect-damage =
    { $to ->
         [opponent] 상대에게 손상 { $amount }
         [actor] 그 플레이어에게 손상 { $amount }
         [owner] 그 플레이어에게 손상 { $amount }
         [you] 나에게 손상 { $amount }
        *[target] 손상 { $amount }
    }
effect-heal = 회복 { $amount }
effect-destroy = 파괴
effect-protect = 이번 턴 파괴되지 않는다
effect-incapacitate = 무력화
effect-lose = HP { $amount } 잃기
effect-draw = 카드 { $count }장 뽑기
effect-discard = 손패 { $count }장 버리기
effect-recover = 저주력 { $amount } 회복
effect-fetch =
    { $into ->
         [hand] 손으로
        *[field] 소환
    }
effect-call = 손에서 저주술사 1명을 비용 { $discount } 적게 내고 소환한다. 이 효과로 저주술사를 소환할 때, 기존 저주술사 1명을 버릴 수 있다
effect-shuffle-in = 내 무덤에서 이 이름이 아닌 카드를 { $most }장까지 덱에 섞기
effect-back-on-top = 1 이상 회복했다면 이 카드를 공개하고 덱 맨 위에 놓을 수 있다
effect-nullify = 무효로 한다
effect-give-attack = 이번 턴 공격력 { $sign }{ $size }
effect-give-evasion = 이번 턴 회피

ability-passive = { $when }: { $what }
ability-named = { $name } ({ $when }): { $what }
ability-activated = 능력 (저주력 { $cost }, 턴에 한 번): { $what }
ability-with-item = 내 저주물이 있으면 { $what }
ability-aura-attack = { $whom } 공격력 +{ $amount }
ability-aura-defence = { $whom } 방어력 +{ $amount }
ability-halves = 플레이어가 받는 전투 손상은 절반이며 버림한다
ability-silences = 아무도 반응 카드를 낼 수 없다
ability-replaces = 들어오기 전에 내 저주술사 1명을 저주물과 함께 무덤에 놓을 수 있다. 필드가 가득 찼다면 반드시 놓는다

trigger-enters = 들어올 때
trigger-incapacitated = 무력화될 때
trigger-wearer-incapacitated = 장착한 저주술사가 무력화될 때
trigger-damages-player = 플레이어에게 손상을 줄 때
trigger-enemy-spell = 상대가 주술을 낼 때마다
trigger-drawn = 이 카드를 뽑을 때마다
trigger-recovered = 효과로 내 저주력이 회복될 때마다
trigger-own-turn-start = 내 턴 시작에
trigger-turn-start = 각 플레이어의 턴 시작에

# Prompts

prompt-deck = 덱을 고르세요.
prompt-mulligan = 첫 손패를 그대로 쓰거나 통째로 바꾸세요.
prompt-main = { NAME("phase", $phase) }: 저주력 { $power }. 카드를 내거나 다음 단계로 가세요.
prompt-attack = 공격할 저주술사를 고르거나 넘어가세요.
prompt-block = 블록할 저주술사를 정하세요.
prompt-respond = { NAME("object", $what) }에 반응하겠습니까? (O/X)
prompt-choose =
    { $choice ->
         [target] { NAME("object", $what) }: 대상을 고르세요.
         [replace] { NAME("object", $what) }: 무덤에 놓을 저주술사를 고르세요.
         [summon] { NAME("object", $what) }: 소환할 저주술사를 고르세요.
         [discard] { NAME("object", $what) }: 버릴 카드를 고르세요.
         [return] { NAME("object", $what) }: 덱 맨 위에 놓겠습니까?
        *[shuffle] { NAME("object", $what) }: 덱에 섞을 카드를 고르세요.
    }
prompt-loop = { NAME("object", $what) }: { $times }번 반복했습니다. 모두 몇 번 반복할지 선언하세요 ({ $most }까지).
prompt-discard = 손패는 { $limit }장까지입니다. 버릴 카드 { $excess }장을 고르세요.
prompt-side = { $game }번째 판 전에 카드를 { $most }장까지 바꿀 수 있습니다.

# Events

event-game-start = 저주술사 시작: { NAME("mode", $mode) }
    .why = 종합 규칙에 따라 판정합니다
    .tone = info

event-deck =
    { JOSA($name, "이/가") } { $count }장 덱을 골랐습니다{ $deck ->
         [none] {""}
        *[other] : { NAME("deck", $deck) }
    }
    .why =
        { $cards ->
             [none] 덱 목록은 주인만 압니다
            *[other] { $cards }
        }
    .tone = info
    .optional = deck cards
    .cards = { NAME("card", $item) }

event-advice =
    { $advice ->
         [none] { $whose } 덱을 살펴보았습니다
        *[other] { $whose } 덱을 살펴보았습니다: { $advice }
    }
    .why = 추천 구성: 저주술사 12~15, 주술 15~20, 저주물 8~12, 사건·반응 4~8
    .tone = info
    .optional = advice
    .advice =
        { $item1 ->
             [deck_unknown] { $item2 }: 없는 카드
             [deck_copies] { NAME("card", $item2) } { $item3 }장(최대 { $item4 }장)
             [deck_banned] { NAME("card", $item2) }: { $item3 } 금지 목록
             [deck_small] 덱 { $item2 }장({ $item3 }장 이상)
             [deck_big] 덱 { $item2 }장({ $item3 }장 이하)
             [side_big] 사이드보드 { $item2 }장({ $item3 }장 이하)
            *[advice] { NAME("group", $item2) } { $item3 }장(추천 { $item4 }~{ $item5 })
        }

event-hand =
    { JOSA($name, "이/가") } 첫 손패 { $count }장을 받았습니다{ $cards ->
         [none] {""}
        *[other] : { $cards }
    }
    .why = 덱에 { $deck }장 남음
    .tone = info
    .optional = cards
    .cards = { NAME("card", $item) }

event-mulligan = { JOSA($name, "이/가") } 손패를 통째로 바꿉니다
    .why = 한 번만 바꿀 수 있습니다
    .tone = info

event-keep = { JOSA($name, "이/가") } 첫 손패를 그대로 씁니다
    .why = 바꾸지 않아도 됩니다
    .tone = info

event-first = { $name } 선공
    .why = { $game }번째 판, 동전으로 정했습니다. 선공은 첫 턴에 뽑지 않고 공격하지 못합니다
    .tone = info

event-turn = { $turn }턴: { $name }
    .why = { $whose } { $own }번째 턴
    .tone = info

event-refill = { $whose } 저주력 { $after }
    .why =
        { $direction ->
             [same] 턴 시작에 이미 가득 차 있었습니다
            *[other] 턴 시작에 최대치까지 찹니다 ({ $before } → { $after })
        }
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-no-draw = { JOSA($name, "은/는") } 첫 턴에 뽑지 않습니다
    .why = 선공의 첫 턴
    .tone = info

event-draw =
    { JOSA($name, "이/가") } 카드 { $count }장을 뽑았습니다{ $cards ->
         [none] {""}
        *[other] : { $cards }
    }
    .why = { $wanted }장 중 { $count }장. 손패 { $hand }장, 덱 { $deck }장
    .tone = info
    .optional = cards
    .cards = { NAME("card", $item) }

event-phase = { NAME("phase", $phase) }
    .why = { $whose } { NAME("phase", $phase) }
    .tone = info

event-play =
    { $name } 선언: { NAME("card", $card) }{ $targets ->
         [none] {""}
        *[other] {" "}→ { $targets }
    }
    .why = 저주력 { $before } − { $cost } = { $after }
    .tone = info
    .optional = targets
    .targets = { $whose } { NAME("object", $item) }

event-use =
    { $name } 능력 사용: { NAME("card", $card) }{ $targets ->
         [none] {""}
        *[other] {" "}→ { $targets }
    }
    .why = 저주력 { $before } − { $cost } = { $after }
    .tone = info
    .optional = targets
    .targets = { $whose } { NAME("object", $item) }

event-respond =
    { $name } 반응(O): { NAME("card", $card) }{ $targets ->
         [none] {""}
        *[other] {" "}→ { $targets }
    }
    .why = { NAME("object", $on) }에 반응. 저주력 { $before } − { $cost } = { $after }
    .tone = info
    .optional = targets
    .targets = { $whose } { NAME("object", $item) }

event-stacked = 스택에 올라감: { NAME("object", $what) }
    .why = 등급 { NAME("rank", $rank) }, 스택 { $height }개
    .tone = info

event-pass = { $name }: { NAME("object", $what) }에 반응하지 않음(X)
    .why =
        { $by_itself ->
             [yes] 반응할 수 있는 것이 없습니다
            *[no] 반응하지 않기로 했습니다
        }
    .tone = info

event-resolve = { NAME("object", $what) } 처리
    .why = 등급 { NAME("rank", $rank) }: 등급이 높은 것부터, 같은 등급은 최근 것부터 ({ $kind ->
         [play] 플레이
         [ability] 능력
         [passive] 수동 능력
         [response] 반응
        *[attack] 공격 선언
    })
    .tone = info

event-no-effect =
    { $reason ->
         [negated] { JOSA(NAME("object", $what), "은/는") } 무효가 되어 아무 일도 하지 않습니다
         [condition] { NAME("object", $what) }: 조건이 맞지 않습니다
        *[target] { NAME("object", $what) }: 대상이 없어 효과 무시
    }
    .why = 치른 비용이 있어도 돌아오지 않습니다
    .tone = block

event-spent = { $whose } { JOSA(NAME("card", $card), "이/가") } 무덤으로
    .why = 쓰거나 무효가 된 카드는 무덤으로 갑니다
    .tone = info

event-enters = { $whose } { JOSA(NAME("card", $unit), "이/가") } 필드에 들어왔습니다
    .why = { $place }번 칸. 손상과 저주물이 없는 새 저주술사입니다
    .tone = gain

event-open = { NAME("object", $what) }: 들어올 때의 능력이 끝날 때까지 스택 맨 아래에 남습니다
    .why = 이미 처리된 열린 항목입니다
    .tone = info

event-updated = { NAME("card", $card) } 처리가 끝났습니다
    .why = 상태를 갱신합니다
    .tone = info

event-field-full = 필드가 가득 차 { JOSA(NAME("card", $card), "은/는") } 들어오지 못합니다
    .why = 처리할 때 다시 확인합니다
    .tone = block

event-equipped = { $whose } { NAME("card", $unit) }에 { NAME("card", $item) } 장착
    .why = { $place }번 칸, 저주물 { $items }개
    .tone = info

event-event-begins = { $name }: { NAME("card", $card) } 시작
    .why = 이번 턴을 포함해 { $turns }턴
    .tone = info

event-event-ends = { NAME("card", $card) } 끝
    .why =
        { $replaced ->
             [yes] 새 사건이 대신합니다
            *[no] 정해진 턴이 지났습니다
        }
    .tone = info

event-damage =
    { $whose } { NAME("card", $unit) }: { NAME("card", $source) } 손상 { $amount } ({ $direction ->
         [same] 체력 { $after } 그대로
        *[other] 체력 { $before } → { $after }
    })
    .why = { $place }번 칸. 방어력은 전투 손상만 줄입니다
    .tone = { $direction ->
        [same] info
       *[other] loss
    }

event-hit =
    { $name }: { NAME("card", $source) } 손상 { $amount } ({ $direction ->
         [same] HP { $after } 그대로
        *[other] HP { $before } → { $after }
    })
    .why = HP { $before } − { $amount }, 0보다 작아지지 않습니다
    .tone = { $direction ->
        [same] info
       *[other] loss
    }

event-heal-player =
    { $direction ->
         [same] { $name }: { NAME("card", $source) } 회복할 것이 없습니다 (HP { $after } 그대로)
        *[other] { $name }: { NAME("card", $source) } 회복 (HP { $before } → { $after })
    }
    .why = 회복 { $amount }, 시작할 때의 HP까지
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-heal =
    { $direction ->
         [same] { $whose } { NAME("card", $unit) }: { NAME("card", $source) } 회복할 것이 없습니다 (체력 { $after } 그대로)
        *[other] { $whose } { NAME("card", $unit) }: { NAME("card", $source) } 회복 (체력 { $before } → { $after })
    }
    .why = { $place }번 칸, 회복 { $amount }, 최대 체력까지
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-queue = 동시에 무력화: { $order } 순으로 처리
    .why = 가장 최근 것부터 큐에 넣고 차례로 처리합니다
    .tone = info
    .order = { NAME("card", $item) }

event-incapacitated =
    { $whose } { NAME("card", $unit) } 무력화{ $items ->
         [none] {""}
        *[other] {" "}({ $items }도 무덤으로)
    }
    .why = { $place }번 칸. 카드와 저주물은 주인의 무덤으로 갑니다
    .tone = loss
    .optional = items
    .items = { NAME("card", $item) }

event-ordered = 함께 발동: { $order } 순으로 처리
    .why = 최근 것이 위에 놓입니다
    .tone = info
    .order = { NAME("object", $item) }

event-recover =
    { $direction ->
         [same] { $whose } 저주력: 회복할 것이 없습니다 ({ $after } 그대로)
        *[other] { $whose } 저주력 { $gain } 회복 ({ $before } → { $after })
    }
    .why = { NAME("card", $source) } 효과, 최대치까지. 0은 회복이 아니다
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-boost =
    { $direction ->
         [same] { $whose } { NAME("card", $unit) }: 이번 턴 공격력 { $after } 그대로
        *[other] { $whose } { NAME("card", $unit) }: 이번 턴 공격력 { $before } → { $after }
    }
    .why = { NAME("card", $source) } 효과, { $place }번 칸, 턴 끝까지
    .tone = info

event-lend = { $whose } { NAME("card", $unit) }: 이번 턴 { NAME("keyword", $keyword) }
    .why = { NAME("card", $source) } 효과, { $place }번 칸, 턴 끝까지
    .tone = gain

event-protect = { $whose } { JOSA(NAME("card", $item), "은/는") } 이번 턴 파괴되지 않습니다
    .why = { NAME("card", $source) } 효과. { NAME("card", $unit) }의 저주물
    .tone = block

event-protected = { $whose } { JOSA(NAME("card", $item), "은/는") } 보호되어 파괴되지 않습니다
    .why = { NAME("card", $source) } 효과를 막았습니다
    .tone = block

event-destroyed = { $whose } { NAME("card", $item) } 파괴
    .why = { NAME("card", $source) } 효과. { NAME("card", $unit) }에서 무덤으로
    .tone = loss

event-negated = { $whose } { JOSA(NAME("object", $what), "이/가") } { NAME("card", $source) }에 무효
    .why = 스택에는 남지만 아무 일도 하지 않습니다
    .tone = block

event-fetched = { $whose } { JOSA(NAME("card", $card), "이/가") } 무덤에서 손으로
    .why = 모두가 본 카드입니다
    .tone = gain

event-called = { JOSA($name, "이/가") } 손에서 { JOSA(NAME("card", $card), "을/를") } 부릅니다
    .why = { $cost ->
             [0] 비용이 들지 않습니다. 저주력 { $after } 그대로
            *[other] 줄어든 비용: 저주력 { $before } − { $cost } = { $after }
        }
    .tone = info

event-declined = { $name }: { NAME("card", $card) } 효과로 아무것도 고르지 않음
    .why = 고르지 않아도 됩니다
    .tone = info

event-replaced = { $whose } { JOSA(NAME("card", $unit), "이/가") } 자리를 비우고 무덤으로
    .why = { NAME("card", $source) }: { $place }번 칸. 무력화가 아닙니다
    .tone = loss

event-on-top = { $whose } { JOSA(NAME("card", $card), "이/가") } 덱 맨 위로
    .why = 공개하고 놓습니다
    .tone = info

event-thrown = { JOSA($name, "이/가") } { JOSA(NAME("card", $card), "을/를") } 버렸습니다
    .why = { NAME("card", $source) } 효과
    .tone = info

event-shuffled-in = { $whose } 무덤의 { JOSA(NAME("card", $card), "을/를") } 덱에 섞었습니다
    .why = 덱 { $deck }장, 순서는 아무도 모릅니다
    .tone = info

event-loop = { NAME("object", $what) }: { $times }번 반복, 더 발동하기 전에 멈춥니다
    .why = 원인을 거슬러 올라가면 같은 카드의 같은 능력이 { $times }번 있습니다
    .tone = info

event-loop-declared = { $name }: 모두 { $total }번 반복하겠다고 선언
    .why = { NAME("object", $what) } 반복, 선택도 되풀이됩니다
    .tone = info

event-loop-ends = { NAME("object", $what) } 반복 종료 ({ $times }번)
    .why =
        { $declared ->
             [yes] 선언한 만큼 반복했거나 더 달라지는 것이 없습니다
            *[no] 더 반복하지 않습니다
        }
    .tone = info

event-attack = { $name } 공격: { $units }
    .why = { $places }번 칸. 공격한 저주술사는 지칩니다
    .tone = info
    .units = { NAME("card", $item) }

event-block = { $name } 블록: { $units }
    .why = 내 칸>공격자 칸: { $pairs }. 블록 하나에 공격자 하나
    .tone = info
    .units = { JOSA(NAME("card", $item1), "이/가") } { JOSA(NAME("card", $item2), "을/를") } 막음

event-no-block = { JOSA($name, "은/는") } 블록하지 않습니다
    .why = 블록은 선택입니다
    .tone = info

event-unharmed = { $whose } { NAME("card", $unit) }: 불굴로 전투 손상 { $amount } 무시
    .why = 불굴은 전투 손상을 받지 않습니다
    .tone = block

event-lifelink =
    { $whose } { NAME("card", $unit) }: 생명력 흡수 +{ $healed }{ $taken ->
         [0] { "" }
        *[other] , 손상 { $taken }
    } ({ $direction ->
         [same] 체력 { $after } 그대로
        *[other] 체력 { $before } → { $after }
    })
    .why = { $place }번 칸. 동시에 받은 손상과 회복을 함께 셈합니다
    .tone = { $direction ->
        [same] info
       *[other] gain
    }

event-combat-damage =
    { $amount ->
         [0] { $whose } { NAME("card", $unit) }: 전투 손상 없음
        *[other] { $whose } { NAME("card", $unit) }: 전투 손상 { $amount }
    } ({ $direction ->
         [same] 체력 { $after } 그대로
        *[other] 체력 { $before } → { $after }
    })
    .why = { $place }번 칸. 공격력에서 방어력을 뺀 값
    .tone = { $direction ->
        [same] info
       *[other] loss
    }

event-over-limit = { $whose } 손패 { $hand }장: { $excess }장 초과
    .why = 턴이 끝날 때 손패는 제한됩니다
    .tone = info

event-discard = { $name } 버림: { $cards }
    .why = 손패 { $hand }장이 되었습니다
    .tone = info
    .cards = { NAME("card", $item) }

event-turn-end = { $turn }턴 끝
    .why = 이번 턴 효과가 사라집니다
    .tone = info

event-game-over =
    { $by ->
         [both] 두 사람 모두 HP 0: 무승부
         [deck_out] 뽑을 카드가 없습니다: { $name } 승리
         [time] 시간 초과: { $name ->
             [none] 무승부
            *[other] { $name } 승리
         }
         [violations] 반복된 규칙 위반: { $name } 승리
         [stalling] 시간 끌기: { $name } 승리
         [penalty] 심판의 결정: 이 판은 { $name } 승리
         [conceded] 이 판 기권: { $name } 승리
         [agreed] 합의로 이 판 무승부
        *[hp] { $name } 승리
    }
    .why =
        { $turn ->
             [0] 첫 턴 전
            *[other] { $turn }턴
        }, HP { $p1 } 대 { $p2 }
    .tone = info
    .optional = name

event-match-over =
    { $name ->
         [none] 매치 무승부 ({ $p1 } 대 { $p2 })
        *[other] 매치 { $name } 승리 ({ $p1 } 대 { $p2 })
    }
    .why = { $games }판
    .tone = info
    .optional = name

event-exchange =
    { JOSA($name, "이/가") } 사이드보드를 마쳤습니다{ $came ->
         [none] {""}
        *[other] : { $left } → { $came }
    }
    .why = 덱 { $deck }장
    .tone = info
    .optional = left came
    .left = { NAME("card", $item) }
    .came = { NAME("card", $item) }

event-next-game = { $game }번째 판 ({ $p1 } 대 { $p2 })
    .why = 두 판을 먼저 이기면 매치를 이깁니다
    .tone = info

event-clock-warning = { $name } 경고: 제한 시간 { $seconds }초가 지났습니다
    .why = 더 많이 쓴 쪽이 경고를 받고 { $added }초가 더해집니다 ({ $p1 }초, { $p2 }초)
    .tone = loss

event-stalling = { $name } 경고: 시간 끌기 { $count }번째
    .why = 심판이 인정하면 경고, { $most }번째는 판 패배
    .tone = loss

event-violation = { $name }: 규칙 위반 { $count }번째 기록
    .why = { $most }번째 기록은 매치 패배
    .tone = loss

event-record-voided =
    { $what ->
         [stalling] { $whose } 시간 끌기 기록을 거둡니다(남은 기록 { $count })
        *[violation] { $whose } 위반 기록을 거둡니다(남은 기록 { $count })
    }
    .why = 심판이 기록을 바로잡습니다. 그 기록으로 진 판은 심판이 판을 되돌리지 않는 한 그대로입니다
    .tone = gain

event-time-given =
    { $name ->
         [none] 이 판에 { $seconds }초를 더합니다
        *[other] { JOSA($name, "은/는") } { $seconds }초를 돌려받습니다
    }
    .why = 쓴 시간 { $p1 }초와 { $p2 }초, 둘을 합해 { $limit }초까지
    .tone = gain
    .optional = name

# Refusals

refusal-unknown-card = { $card }라는 카드는 없습니다.
    .remedy = 손에 있는 카드를 고르세요.

refusal-not-held = { JOSA(NAME("card", $card), "을/를") } 들고 있지 않습니다.
    .remedy = 손에 있는 카드를 고르세요.

refusal-only-in-response = { JOSA(NAME("card", $card), "은/는") } 반응 카드라 상대의 행동 직후에만 낼 수 있습니다.
    .remedy = 반응을 물을 때 내세요.

refusal-summon-limit = 한 메인 단계에는 { $most }명만 소환할 수 있습니다.
    .remedy = 다음 메인 단계에 소환하세요.

refusal-field-full = 필드가 가득 찼습니다
    .remedy = 저주술사는 { $most }명까지입니다. { JOSA(NAME("card", $card), "은/는") } 자리가 나면 낼 수 있습니다.

refusal-no-power = 비용은 { $cost }인데 저주력은 { $power }입니다.
    .remedy = 비용이 낮은 카드를 고르세요.

refusal-no-ability = { $source }에는 쓸 수 있는 능력이 없습니다.
    .remedy = 내 저주술사나 저주물의 능력을 고르세요.

refusal-ability-used = { JOSA(NAME("card", $card), "은/는") } 이번 턴에 이미 썼습니다.
    .remedy = 다음 턴에 쓰세요.

refusal-no-response = { JOSA(NAME("card", $card), "은/는") } 반응 카드가 아닙니다.
    .remedy = 반응 카드를 내거나 넘기세요.

refusal-silenced = 사건 때문에 지금은 { JOSA(NAME("card", $card), "을/를") } 낼 수 없습니다.
    .remedy = 넘기세요.

refusal-does-not-fit = { JOSA(NAME("card", $card), "은/는") } 여기에 반응할 수 없습니다.
    .remedy = 조건에 맞는 반응 카드를 내거나 넘기세요.

refusal-slots-full = { $target }에는 저주물이 이미 가득합니다. { JOSA(NAME("card", $card), "을/를") } 더 장착할 수 없습니다.
    .remedy = 다른 저주술사를 고르세요.

refusal-no-target = { NAME("card", $card) }의 대상이 없습니다.
    .remedy = 대상이 생기면 쓰세요.

refusal-bad-target = { JOSA(NAME("card", $card), "은/는") } { $target } 대상에 쓸 수 없습니다.
    .remedy = 카드에 적힌 대상을 고르세요.

refusal-harms-own = { JOSA(NAME("card", $card), "은/는") } 내 편에게 해가 됩니다.
    .remedy = 상대 쪽의 대상을 고르세요.

refusal-bad-attack = 공격자를 이렇게 정할 수 없습니다: { $places }.
    .remedy = 서로 다른 칸을 차례로 고르세요.

refusal-nobody-there = { $place }번 칸에는 저주술사가 없습니다.
    .remedy = 저주술사가 있는 칸을 고르세요.

refusal-tired = { $place }번 칸의 { JOSA(NAME("card", $card), "은/는") } 지쳐 있습니다.
    .remedy = 지치지 않은 저주술사를 고르세요.

refusal-one-to-one = 공격자 하나에 블록 하나, 블록 하나에 공격자 하나입니다.
    .remedy = 짝을 다시 정하세요.

refusal-no-attacker = { $place }번 칸에서는 공격하지 않습니다.
    .remedy = 공격자를 고르세요.

refusal-evades = { $place }번 칸의 { JOSA(NAME("card", $card), "은/는") } 회피라 블록할 수 없습니다.
    .remedy = 다른 공격자를 블록하세요.

refusal-discard-count = { $excess }장을 버려야 합니다. 지금 { $count }장입니다.
    .remedy = 꼭 그만큼 고르세요.

refusal-unknown-deck = { $deck } 덱은 없습니다. 고를 수 있는 덱: { $known }.
    .remedy = 이 가운데 고르거나 카드를 적으세요.

refusal-bad-deck =
    { $cards ->
         [none] 이 덱으로는 겨룰 수 없습니다: { $faults }.
        *[other] 이 덱으로는 겨룰 수 없습니다: { $faults } ({ $cards }).
    }
    .remedy = 덱은 40~60장, 같은 이름은 3장, 하이라이트는 1장까지이고 금지된 카드는 넣을 수 없습니다.
    .optional = cards
    .cards = { NAME("card", $item) }

refusal-deck-unknown = { $card }라는 카드는 없습니다.
    .remedy = 그 카드를 빼세요.
refusal-deck-small = 덱이 { $count }장입니다. { $least }장 이상이어야 합니다.
    .remedy = 카드를 더하세요.
refusal-deck-big = 덱이 { $count }장입니다. { $most }장까지입니다.
    .remedy = 카드를 빼세요.
refusal-side-big = 사이드보드가 { $count }장입니다. { $most }장까지입니다.
    .remedy = 카드를 빼세요.
refusal-deck-copies = { JOSA(NAME("card", $card), "이/가") } { $count }장입니다. { $most }장까지입니다.
    .remedy = 그 카드를 줄이세요.
refusal-deck-banned = { JOSA(NAME("card", $card), "은/는") } { $month } 금지 목록에 있습니다.
    .remedy = 그 카드를 빼세요.
refusal-advice = { NAME("group", $group) } { $count }장: 추천은 { $least }~{ $most }장입니다.
    .remedy = 추천일 뿐 꼭 맞출 필요는 없습니다.

refusal-exchange-limit = 한 번에 { $most }장까지 바꿀 수 있습니다. 지금 { $count }장입니다.
    .remedy = 더 적게 바꾸세요.

refusal-not-among = { $card } 카드는 그만큼 없습니다.
    .remedy = 덱에서 뺄 카드와 사이드보드에서 넣을 카드를 고르세요.

refusal-bad-choice = 지금은 { $pick } 선택을 할 수 없습니다.
    .remedy = 고를 수 있는 것 가운데 고르세요.

refusal-bad-total = { $total }번은 선언할 수 없습니다.
    .remedy = { $least }번부터 { $most }번까지 선언하세요.

refusal-wrong-action =
    { $stage ->
         [deck] 먼저 덱을 고를 때입니다
         [mulligan] 첫 손패를 정할 때입니다
         [main] 메인 단계입니다
         [attack] 공격을 정할 때입니다
         [block] 블록을 정할 때입니다
         [respond] 반응하거나 넘길 때입니다
         [choose] 효과의 선택을 할 때입니다
         [loop] 반복 횟수를 선언할 때입니다
         [discard] 버릴 카드를 고를 때입니다
        *[side] 사이드보드를 정할 때입니다
    }: { $move }
    .remedy = 지금 물음에 답하세요.

# Answers (core/language/narrate.py). Places are named from the seat that acts.

spot-me = 나
spot-foe = 상대
spot-none = 고르지 않음
spot-yes = 예
spot-no = 아니요
spot-mine = 내 { $place }번 저주술사
spot-theirs = 상대 { $place }번 저주술사
spot-item = { $sorcerer }의 { $item }번 저주물

action-deck = { $name ->
    [none] 직접 짠 덱: { $cards }{ $side ->
        [none] { "" }
       *[other] { "," } 사이드보드: { $side }
    }
   *[other] { NAME("deck", $name) }
}
    .name = 덱 고르기
    .cards = { NAME("card", $item) }
    .side = { NAME("card", $item) }
action-mulligan = 손패를 모두 바꾸기
    .name = 손패를 모두 바꾸기
action-keep = 그대로 두기
    .name = 그대로 두기
action-play = { NAME("card", $card) } 내기{ $targets ->
    [none] { "" }
   *[other] { " " }→ { $targets }
}
    .name = 카드 내기
    .card = { NAME("card", $item) }
    .targets = { NAME("spot", $item) }
action-use = { NAME("spot", $source) }의 능력 쓰기{ $targets ->
    [none] { "" }
   *[other] { " " }→ { $targets }
}
    .name = 능력 쓰기
    .source = { NAME("spot", $item) }
    .targets = { NAME("spot", $item) }
action-next = 다음 단계로
    .name = 다음 단계로
action-attack = 공격: { $places }
    .name = 공격
    .places = { NAME("spot-my", $item) }
action-block = { $pairs ->
    [none] 블록하지 않기
   *[other] 블록: { $pairs }
}
    .name = 블록
    .pairs = { JOSA(NAME("spot-my", $item1), "이/가") } { JOSA(NAME("spot-foe", $item2), "을/를") } 막음
action-respond = { JOSA(NAME("card", $card), "으로/로") } 반응{ $targets ->
    [none] { "" }
   *[other] { " " }→ { $targets }
}
    .name = 반응
    .card = { NAME("card", $item) }
    .targets = { NAME("spot", $item) }
action-pass = 반응하지 않음
    .name = 반응하지 않음
action-choose = { NAME("spot", $pick) } 고르기
    .name = 고르기
    .pick = { NAME("spot", $item) }
action-repeat = 모두 { $total }번
    .name = 반복 횟수
action-discard = 버리기: { $cards }
    .name = 버리기
    .cards = { NAME("card", $item) }
action-exchange = { $out ->
    [none] 바꾸지 않기
   *[other] 빼기: { $out } · 넣기: { $into }
}
    .name = 카드 바꾸기
    .out = { NAME("card", $item) }
    .into = { NAME("card", $item) }

# Fields of the view (core/language/view_text.py)

label-bout = 대전
label-mode = 모드
    .item = { NAME("mode", $item) }
label-game = 게임
label-wins = 승
label-turns-before = 이전 턴
    .shown = no
label-desk = 시계와 심판
    .shown = no
label-used = 능력 사용함
label-warned = 경고
    .shown = no
label-times = 다른 판에 쓴 시간(초)
    .shown = no
label-stalled = 시간 끌기
    .shown = no
label-violations = 위반
    .shown = no
label-stage = 지금 묻는 것
    .shown = no
label-round = 라운드
    .shown = no
label-turn = 턴
label-active = 차례
label-first = 첫 차례
    .shown = no
label-step = 단계
    .item = { NAME("phase", $item) }
label-hp = HP
label-max-hp = 최대 HP
label-power = 저주력
label-max-power = 최대 저주력
label-turns = 턴
    .shown = some
label-field = 저주술사
label-figures = 현재 수치
label-id = 번호
    .shown = no
label-card = 카드
    .item = { NAME("card", $item) }
label-attack = 공격력
label-health = 체력
label-defence = 방어력
    .shown = some
label-keywords = 키워드
    .item = { NAME("keyword", $item) }
label-damage = 손상
    .shown = some
label-items = 저주물
label-side = 쪽
    .shown = no
label-safe = 파괴되지 않음
label-tired = 지침
label-boost = 이번 턴 공격력
    .shown = some
label-lent = 이번 턴 키워드
    .item = { NAME("keyword", $item) }
label-left = 남은 체력
    .shown = some
label-hand = 손패
    .item = { NAME("card", $item) }
label-shown = 알려진 손패
    .item = { NAME("card", $item) }
label-deck = 덱
label-top = 알려진 덱 맨 위
    .item = { NAME("card", $item) }
label-graveyard = 무덤
    .item = { NAME("card", $item) }
label-sideboard = 사이드보드
    .item = { NAME("card", $item) }
    .shown = some
label-seen = 지금까지 본 카드
    .item = { NAME("card", $item) }
label-stack = 스택
label-rank = 순위
    .item = { NAME("rank", $item) }
label-kind = 종류
    .shown = no
label-ability = 능력
    .shown = no
label-source = 근원
    .shown = no
label-targets = 대상
    .shown = no
label-on = 반응 대상
    .shown = no
label-actor = 일으킨 쪽
    .shown = no
label-negated = 무효
label-at = 진행
    .shown = no
label-got = 결과
    .shown = no
label-opener = 대기
    .shown = no
label-causes = 원인
    .shown = no
label-total = 선언 횟수
    .shown = some
label-opens = 맨 아래에서 기다림
label-event = 놓인 사건
label-summoned = 이번 단계 소환
    .shown = some
label-attackers = 공격하는 저주술사
    .item = { NAME("spot-my", $item) }
label-asked = 질문 받는 사람
label-choice = 선택
    .shown = no
label-serial = 일련번호
    .shown = no
label-waiting = 유발됨
    .shown = no
label-time = 시각
    .shown = no
label-frame = 대상
    .shown = no
label-held = 보류
    .shown = no
label-habits = 습관
    .shown = no
label-marks = 표시
    .shown = no
label-deck-name = 내 덱
    .item = { NAME("deck", $item) }
label-brought = 내 덱의 카드
    .item = { NAME("card", $item) }
label-ending = 끝난 이유
    .shown = no

lobby = 저주술사를 소환하고, 모든 주술에 응수하며, 상대의 HP를 0으로 만드세요.
    .guide = 안내 따라 첫 판
    .time = 10~20분
# How a game stands (table/standing.py): how far it has come, and what the graph at its end shows.
progress =
    { $game ->
        [0] { $turn }턴
       *[other] { $game }번째 판 { $turn }턴
    }
    .score = 체력 { $p1 } : { $p2 }
standing = HP

# The guide: one page before the rules. `.picture` is what is seen beside the sentence.

guide-win = 상대의 체력을 { $setup_hp }에서 0으로 만들거나, 상대가 뽑을 카드가 없어지면 이깁니다.
    .picture = sign-health
guide-step-1 = 저주력이 차고 지친 저주술사가 회복합니다. 카드를 { $turn_draw }장 뽑습니다.
    .picture = sign-power
guide-step-2 = 메인 단계 A: 저주술사를 소환하고 주술, 저주물, 사건을 냅니다.
    .picture = type-sorcerer
guide-step-3 = 전투: 공격할 저주술사를 한꺼번에 고릅니다. 누가 막을지는 상대가 정합니다.
    .picture = sign-attack
guide-step-4 = 손상을 주고받습니다. 공격력에서 방어력을 뺍니다. 막히지 않으면 상대 플레이어를 칩니다.
    .picture = sign-defence
guide-step-5 = 메인 단계 B: A와 같이 한 번 더 냅니다. 그러면 턴이 끝납니다.
    .picture = type-spell
guide-step-6 = 낸 것은 모두 스택에서 기다립니다. 서로 반응할 수 있고, 나중에 낸 반응이 먼저 처리됩니다.
    .picture = type-response
guide-miss-1 = 공격한 저주술사는 지쳐서 자기 다음 턴까지 막지 못합니다.
    .picture = keyword-tired
guide-miss-2 = 남겨 둔 저주력으로 상대 턴에 반응을 낼 수 있습니다.
    .picture = sign-power
guide-miss-3 = 필드에는 저주술사를 { $board_sorcerers }명까지 둡니다. 자기 턴이 끝날 때 손패는 { $turn_hand_limit }장까지 줄입니다.
    .picture = type-item

# The coach

nudge-deck = 카드를 읽어 보고 마음에 드는 덱을 고르세요.
nudge-hand = 첫 손패로 곧 낼 수 있는 것이 있는지 보세요.
nudge-side = 이 상대에게 덱이 더 필요로 하는 것이 있는지 생각해 보세요.
nudge-summon = 내 자리에 더 놓을 곳이 있습니다.
nudge-theirs = 상대 저주술사를 보세요. 누가 가장 성가신가요?
nudge-play = 지금 도움이 되는 카드를 들고 있습니다.
nudge-use = 내 자리의 카드 하나가 할 수 있는 일이 있습니다.
nudge-next = 낼 수 있다고 모두 지금 낼 필요는 없습니다.
nudge-attack = 누가 내 저주술사를 막을 수 있는지 보세요.
nudge-no-attack = 공격하면 무엇이 돌아올지 세어 보세요.
nudge-block = 내 저주술사가 멈출 수 있는 공격이 있는지 보세요.
nudge-no-block = 이 공격이 얼마나 아픈지 세어 보세요. 모두 막을 필요는 없습니다.
nudge-respond = 여기에 반응할 카드를 들고 있습니다.
nudge-pass = 카드를 쓸 만한 일인지 생각해 보세요.
nudge-choose = 고를 때마다 자리에 무엇이 남는지 보세요.
nudge-repeat = 몇 번까지 도움이 되는지 세어 보세요.
nudge-discard = 없어도 가장 아쉽지 않은 카드는 무엇인가요?
cost-chance = 100판에 약 { $percent }판을 더 집니다.

hint-deck = 어느 덱이든 좋습니다. { JOSA(NAME("deck", $deck), "으로/로") } 시작하세요.
hint-keep = 이 손패로 시작하세요. 곧 저주술사를 낼 수 있습니다.
hint-mulligan = 손패를 바꾸세요. 곧 낼 수 있는 저주술사가 없습니다.
hint-side = 덱을 그대로 두세요.
hint-summon = 저주력 { JOSA($cost, "으로/로") } { JOSA(NAME("card", $card), "을/를") } 소환하세요.
hint-play = 저주력 { JOSA($cost, "으로/로") } { JOSA(NAME("card", $card), "을/를") } 내세요.
hint-play-at = { JOSA(NAME("card", $card), "을/를") } { $whose ->
    [theirs] 상대의
   *[mine] 내
} { NAME("card", $target) }에게 내세요.
hint-play-me = { JOSA(NAME("card", $card), "을/를") } 나에게 내세요.
hint-play-foe = { JOSA(NAME("card", $card), "을/를") } 상대에게 내세요.
hint-use = { NAME("card", $card) }의 능력을 쓰세요.
hint-next = 이 단계에서는 더 할 만한 것이 없습니다. 넘어가세요.
hint-attacker = { JOSA(NAME("card", $card), "으로/로") } 공격하세요.
hint-no-attack = 공격하지 마세요. 얻는 것보다 잃는 것이 많습니다.
hint-blocker = { JOSA(NAME("card", $card), "으로/로") } { JOSA(NAME("card", $target), "을/를") } 막으세요.
hint-no-block = 막지 마세요. 저주술사를 잃는 것보다 손상이 쌉니다.
hint-respond = 저주력 { JOSA($cost, "으로/로") } { JOSA(NAME("card", $card), "을/를") } 내서 반응하세요.
hint-pass = 그대로 두세요. 더 나쁜 것에 대비해 카드를 아낍니다.
hint-choose = { JOSA(NAME("card", $card), "을/를") } 고르세요.
hint-choose-me = 나를 고르세요.
hint-choose-foe = 상대를 고르세요.
hint-yes = ‘예’를 고르세요.
hint-no = ‘아니요’를 고르세요.
hint-none = 고르지 마세요.
hint-repeat = 모두 { $total }번이 가장 좋습니다.
hint-discard = { JOSA(NAME("card", $card), "을/를") } 버리세요. 가장 덜 필요합니다.
hint-tried = 여러 수를 두 턴까지 해 보니 이것이 가장 나았습니다.
