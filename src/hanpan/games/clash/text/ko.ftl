# Clash in Korean. Names of cards, decks, opponents, arenas and units come from the data (words.py).

mode-casual = 일반전
mode-ranked = 랭크전
mode-duel = 결투 모드
mode-ladder-dummy = 도장 깨기: 훈련 인형
mode-ladder-gardener = 도장 깨기: 독 정원사
mode-ladder-priest = 도장 깨기: 서리 사제
mode-ladder-golem = 도장 깨기: 돌 골렘
mode-ladder-arbiter = 도장 깨기: 거울 심판

phase-declaration = 선언
phase-lock-in = 락인
phase-reveal = 공개
phase-priority = 순서 정하기
phase-resolution = 해결
phase-cleanup = 정리

type-special = 특수
type-attack = 공격
type-defense = 방어
type-heal = 회복

tag-attack = 공격
tag-nullify = 무효
tag-counter = 카운터
tag-summon = 소환

keyword-shield = 방어막
keyword-strength = 힘
keyword-weakness = 힘 감소
keyword-vulnerable = 취약
keyword-mitigation = 경감
keyword-heal-down = 치유 저해
keyword-poison = 독
keyword-burn = 화상
keyword-regen = 재생
keyword-freeze = 빙결
keyword-resist = 저항
keyword-immunity = 면역
keyword-gain-up = 에너지 획득 증가
keyword-gain-down = 에너지 획득 감소
keyword-cap-up = 에너지 상한 증가
keyword-cap-down = 에너지 상한 감소
keyword-arena = 경기장
keyword-closing = 막바지 피해

source-poison = 독
source-burn = 화상
source-regen = 재생
source-arena = 경기장
source-closing = 막바지 피해
source-rift = 균열

unit-hero = 영웅
unit-free = 빈 소환 칸

# 경기장과 소환수가 스스로 하는 일 (words.py)
arena-nothing = 특별한 효과 없음
arena-effects = { $start ->
    [1] 턴 시작마다 두 영웅 { $effects }
   *[other] { $start }라운드부터 턴 시작마다 두 영웅 { $effects }
}
arena-void = { $every }라운드마다 이니셔티브 없음
unit-ticks = 턴 시작마다 상대 영웅에게 { $effects }
unit-detail = (HP { $hp }, { $text })
unit-aura = 서 있는 동안 내 영웅 { NAME("keyword", $keyword) } { $amount }%

reason-first = 처음
reason-speed = 속도
reason-cost = 비용
reason-queue = 선언 순서
reason-initiative = 이니셔티브
reason-coin = 시드

refund-none = 환불 없음
refund-consume = 비용 소모
refund-partial = 부분 환불
refund-full = 완전 환불

deck-own = 직접 짠 덱

attribute-nullified-none = 무효 시 환불 없음.
attribute-nullified-partial = 무효 시 부분 환불.
attribute-nullified-full = 무효 시 완전 환불.
attribute-no-target-consume = 대상이 없으면 비용 소모.
attribute-no-target-partial = 대상이 없으면 부분 환불.
attribute-no-target-full = 대상이 없으면 완전 환불.
attribute-unused = 쓰지 않으면 비용을 모두 돌려받고 손으로 돌아온다.
attribute-tags = 태그: { $tags }.
attribute-exhaust = 소진(무효 시 소진되지 않음).
attribute-exhaust-always = 소진(무효 시에도).

question-declare = 선언
question-react = 반응

prompt-deck = 덱을 고르세요.
prompt-mulligan = 첫 손패에서 { $most }장까지 바꿀 수 있습니다.
prompt-declare = 에너지 { JOSA($energy, "으로/로") } 카드를 { $slots }장까지 선언하세요.
prompt-react = { NAME("card", $card) } 해결 직전 ({ $place }번째): 반응하거나 넘기세요.

# Events

event-game-start =
    { $opponent ->
         [none] 격돌 시작: { NAME("mode", $mode) } · 경기장: { NAME("arena", $arena) }
        *[other] { JOSA(NAME("opponent", $opponent), "과/와") } 대결 시작 · 경기장: { NAME("arena", $arena) }
    }
    .why =
        { $mode ->
             [casual] 같은 라운드에 둘 다 쓰러지면 무승부
             [ranked] 초반에 둘 다 쓰러지면 한 번 재경기
            *[other] 카드 한 장마다 판정
        }
    .tone = info

event-deck =
    { JOSA($name, "이/가") } 덱을 골랐습니다{ $deck ->
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

event-draw =
    { $count ->
         [0] { JOSA($name, "은/는") } 카드를 뽑지 못했습니다
        *[other] { JOSA($name, "이/가") } 카드 { $count }장을 뽑았습니다
    }{ $cards ->
         [none] {""}
        *[other] : { $cards }
    }
    .why = 손패 { $hand }장, 덱 { $deck }장
    .tone = info
    .optional = cards
    .cards = { NAME("card", $item) }

event-overflow =
    { $whose } 손패가 가득 차 { $count }장이 버림 더미로 갔습니다{ $cards ->
         [none] {""}
        *[other] : { $cards }
    }
    .why =
        { $whose } 손패가 가득 차 { $count }장이 버림 더미로 갔습니다{ $cards ->
             [none] {""}
            *[other] : { $cards }
        }
    .tone = loss
    .optional = cards
    .cards = { NAME("card", $item) }

event-reshuffle = { $whose } 덱이 비어 버린 카드 { $count }장을 섞어 넣었습니다
    .why = { $whose } 덱이 비어 버린 카드 { $count }장을 섞어 넣었습니다
    .tone = info

event-mulligan =
    { $count ->
         [0] { JOSA($name, "이/가") } 첫 손패를 그대로 두었습니다
        *[other] { JOSA($name, "이/가") } 카드 { $count }장을 교체했습니다{ $aside ->
             [none] {""}
            *[other] : { $aside } → { $cards }
        }
    }
    .why = 먼저 빼고, 같은 수를 뽑고, 뺀 카드를 섞어 넣습니다
    .tone = info
    .optional = aside cards
    .cards = { NAME("card", $item) }
    .aside = { NAME("card", $item) }

event-initiative = { $round }라운드의 이니셔티브: { $name }
    .why =
        { $clause ->
             [CL-AM-10] 첫 이니셔티브는 동전으로 정합니다
             [CL-AM-29] 재경기는 이니셔티브를 바꿔 시작합니다
            *[other] 이니셔티브는 라운드마다 교대합니다
        }
    .tone = info

event-round-start = { $round }라운드 시작
    .why = 이 라운드의 무작위는 { $seed }번 시드에서 나옵니다. 시드는 그 라운드가 끝난 뒤에 공개합니다
    .tone = info

event-initiative-void = { $round }라운드에는 이니셔티브를 가진 쪽이 없습니다
    .why = 원인: { NAME("source", $cause) }. 동률은 시드로 정합니다. 턴 오너: { $owner_name }
    .tone = info

event-frozen = { JOSA($name, "은/는") } 빙결: 이번 턴 선언 가능 { $slots }장
    .why = 빙결은 틱 전에 행동 수를 { $cut } 줄입니다
    .tone = loss

event-damage =
    { $whose } { NAME("unit", $unit) }: { NAME("source", $source) } 피해 { $amount ->
         [0] 없음
        *[other] { $amount }
    }{ $absorbed ->
         [0] {""}
        *[other] , 그중 방어막 { $absorbed }
    } { $tally ->
         [none] { $direction ->
             [same] (HP { $after } 그대로)
            *[other] (HP { $before } → { $after })
        }
         [open] (틱에 합산)
        *[closed] (틱을 합산해 HP { $after })
    }
    .why =
        기본 { $base }{ $flat ->
             [0] {""}
            *[other] {" "}+ 가감 { $flat }
        }{ $vulnerable ->
             [none] {""}
            *[other] {" "}+ 취약 { $vulnerable }
        }{ $mitigation ->
             [none] {""}
            *[other] {" "}+ 경감 { $mitigation }
        }{ $critical ->
             [none] {""}
            *[other] {" "}+ 치명타 { $critical }
        }{ $reflected ->
             [none] {""}
            *[other] {" "}+ 반사 { $reflected }
        } = { $below ->
             [none] { $amount }
            *[other] { $below }, 최소 0이므로 { $amount }
        }.{ $absorbed ->
             [0] {""}
            *[other] {" "}방어막 흡수 { $absorbed }.
        } { $direction ->
             [same] HP { $after } 그대로
            *[other] HP { $before } → { $after }
        }{ $beyond ->
             [none] {""}
            *[other] , 남은 HP보다 { $beyond } 많은 피해
        }
    .tone = loss
    .optional = vulnerable mitigation critical below reflected beyond tally

event-absorb = { $whose } 방어막이 { $amount } 흡수
    .why = 오래된 층부터. 남은 방어막 { $left }
    .tone = block

event-bounds = { $whose } { NAME("unit", $unit) }: 틱을 모두 더해 HP { $after }
    .why = 턴 시작의 틱을 모두 더한 뒤 HP를 0과 최대 HP 사이로 맞춥니다: { $before } → { $after }
    .tone = info

event-leaves = { $whose } { JOSA(NAME("unit", $unit), "이/가") } 쓰러졌습니다
    .why = 소환수는 HP 0이면 바로 떠납니다
    .tone = loss

event-down = { $whose } 영웅 전투불능
    .why = HP 0이면 회복할 수 없고, 판정까지 공개된 카드는 해결됩니다
    .tone = loss

event-heal =
    { $whose } { NAME("unit", $unit) }: { NAME("source", $source) } 회복 { $change ->
         [0] 없음
        *[other] { $change }
    } { $tally ->
         [none] { $direction ->
             [same] (HP { $after } 그대로)
            *[other] (HP { $before } → { $after })
        }
         [open] (틱에 합산)
        *[closed] (틱을 합산해 HP { $after })
    }
    .why =
        기본 { $base }{ $flat ->
             [0] {""}
            *[other] {" "}+ 가감 { $flat }
        }{ $heal_down ->
             [none] {""}
            *[other] {" "}+ 치유 저해 { $heal_down }
        } = { $amount }{ $beyond ->
             [none] {""}
            *[other] , 그중 { $beyond } 최대 HP 초과
        }. { $direction ->
             [same] HP { $after } 그대로
            *[other] HP { $before } → { $after }
        }
    .tone = gain
    .optional = heal_down beyond tally

event-no-heal = { $whose } 영웅은 전투불능이라 { NAME("source", $source) } 회복 불가
    .why = 전투불능인 영웅은 회복할 수 없어 회복 { JOSA($amount, "이/가") } 사라집니다
    .tone = block

event-skip = { NAME("source", $source) }: { $whose_within } { $place }번 소환 칸의 대상은 이미 없어 건너뜀
    .why = 락인 때 고정된 대상 가운데 { $place }번 소환 칸이 비어 있습니다. 나머지 대상에는 그대로 적용되며 환불은 없습니다
    .tone = block

event-immune = { $whose } { NAME("unit", $unit) }: { NAME("keyword", $keyword) } 면역
    .why = 면역: 키워드가 적용되지 않습니다
    .tone = block

event-resist = { $whose } { NAME("unit", $unit) }: { NAME("keyword", $keyword) } 저항
    .why =
        저항: 절반으로 줄어 { $amount ->
             [0] {""}
            *[other] 수치 { $amount }
        }{ $amount ->
             [0] {""}
            *[other] { $turns ->
                 [0] {""}
                *[other] ,{" "}
            }
        }{ $turns ->
             [0] {""}
            *[other] { $turns }턴
        } (최소 1)
    .tone = block

event-critical =
    { $critical ->
         [yes] { NAME("card", $card) }: 치명타
        *[no] { NAME("card", $card) }: 치명타 아님
    }
    .why = 확률 { $chance }%
    .tone = info

event-reflect = { JOSA($name, "이/가") } 피해 { $amount } 반사
    .why = 방어막 전 피해 { $of }의 { $percent }%, 내림
    .tone = block

event-keyword = { $whose } { NAME("unit", $unit) }: { NAME("keyword", $keyword) } { $direction ->
         [same] { $after } 그대로
        *[other] { $before } → { $after }
    }
    .why =
        { $direction ->
             [up] { NAME("source", $source) } 효과
             [same] { NAME("source", $source) } 효과로 더 늘지 않습니다
            *[down] 먼저 적용되고 1 줄어듭니다
        }{ $turns ->
             [0] {""}
            *[other] . 남은 턴 { $turns }
        }
    .tone = info

event-removed =
    { $keywords ->
         [none] { $whose } { NAME("unit", $unit) }: 해제할 것이 없습니다
        *[other] { $whose } { NAME("unit", $unit) } 해제: { $keywords }
    }
    .why = 남은 턴과 관계없이 바로 사라집니다
    .tone = gain
    .keywords = { NAME("keyword", $item) }

event-summon = { JOSA($name, "이/가") } { JOSA(NAME("unit", $unit), "을/를") } 소환
    .why = { $place }번 칸, HP { $hp }
    .tone = gain

event-initiative-sealed = { $round }라운드에는 아무도 이니셔티브를 갖지 못합니다
    .why = { $round }라운드에는 아무도 이니셔티브를 갖지 못합니다
    .tone = info

event-lasts = { $whose } { NAME("unit", $unit) } 남은 턴: { $keywords }
    .tone = info
    .why = 턴 시작의 틱 뒤에, 방어막은 라운드가 끝날 때 남은 턴이 1 줄어듭니다
    .keywords = { NAME("keyword", $item1) } { $item2 }

event-fade = { $whose } { NAME("unit", $unit) }: { $keywords } 종료
    .why =
        { $cause ->
             [use] 이번 턴의 에너지에 쓰였습니다
            *[time] 틱 적용 뒤 지속 턴이 1씩 줍니다
        }
    .tone = info
    .keywords = { NAME("keyword", $item) }

event-energy = { $whose } 에너지 { $after }
    .why =
        { $exact ->
             [yes] 이월 { $before } + 획득 { $gain } = { $after }, 상한 { $cap }
            *[no] 이월 { $before } + 획득 { $gain }, 상한 { $cap }까지라 { $after }
        }
    .tone = gain

event-phase = { NAME("phase", $phase) }
    .why = { $round }라운드: { NAME("phase", $phase) }
    .tone = info

event-declare = { $name }: 카드 선택 완료
    .why =
        공개 전까지 비공개{ $cards ->
             [none] {""}
            *[other] : { $cards }
        }
    .tone = info
    .optional = cards
    .cards = { NAME("card", $item) }

event-reserve = { $whose } 에너지 −{ $cost } ({ $before } → { $after })
    .why = 큐에 넣은 카드의 비용을 미리 뺍니다: { $before } − { $cost } = { $after }
    .tone = loss

event-target =
    { $targets ->
         [none] { $whose } { NAME("card", $card) } → 대상 없음
        *[other] { $whose } { NAME("card", $card) } → { $targets }
    }
    .why = 큐 { $index }번째, 락인 시점에 고정
    .tone = info
    .targets = { $whose } { NAME("unit", $item) }

event-reveal =
    { $cards ->
         [none] { $name }: 넘기기
        *[other] { $whose } 카드 공개: { $cards }
    }
    .why = 두 큐를 동시에 공개합니다
    .tone = info
    .cards = { NAME("card", $item) }

event-priority =
    { $order ->
         [none] 해결할 카드가 없습니다
        *[other] 해결 순서: { $order }
    }
    .why =
        속도, 비용, 이니셔티브, 시드 순{ $reasons ->
             [none] {""}
            *[other] : { $reasons }
        }
    .tone = info
    .order = { $name } { NAME("card", $item) }
    .reasons = { NAME("reason", $item) }

event-tie = { NAME("type", $speed) } 비용 { $cost } 동률: { $name } 먼저
    .why = 이니셔티브 없음. 라운드 시드의 { $label } 추첨으로 결정
    .tone = info

event-window = { $name }: { NAME("card", $card) }에 반응할 수 있습니다
    .why = { $place }번째, 해결 직전
    .tone = info

event-resolve = { $name }: { NAME("card", $card) } 해결
    .why = 순서 { $place }번째
    .tone = info

event-fire = { $name }: { NAME("card", $on) }에 { NAME("card", $card) } 발동
    .why = { $place }번째 카드 위에 쌓여 먼저 해결됩니다
    .tone = info

event-decline = { $name }: { NAME("card", $card) }에 반응하지 않음
    .why = { $name }: { NAME("card", $card) }에 반응하지 않음
    .tone = info

event-nullified = { $whose } { JOSA(NAME("card", $card), "은/는") } { NAME("card", $by) }에 무효
    .why = 효과가 없습니다
    .tone = block

event-counter =
    { $percent ->
         [0] { NAME("card", $card) } 먼저 해결. { JOSA(NAME("card", $on), "은/는") } 그대로 해결
        *[other] { NAME("card", $card) } 먼저 해결. { JOSA(NAME("card", $on), "은/는") } 피해의 일부를 되돌려받으며 해결
    }
    .why =
        { $percent ->
             [0] 카운터는 그 카드를 바꾸지 않습니다
            *[other] { JOSA(NAME("card", $on), "이/가") } 영웅에게 주는 피해의 { $percent }%가 카드 주인에게 돌아갑니다
        }
    .tone = info

event-refund =
    { $name }: { NAME("card", $card) } 에너지 { $change ->
         [0] 환불 없음
        *[other] { $change } 환불
    }
    .why =
        { NAME("refund", $refund) }{ $amount ->
             [0] {""}
            *[other] {" "}{ $amount }
        }{ $beyond ->
             [none] {""}
            *[other] , 그중 { $beyond } 상한 초과
        }. { $direction ->
             [same] 에너지 { $after } 그대로
            *[other] 에너지 { $before } → { $after }
        }
    .tone = info
    .optional = beyond

event-fail = { $whose } { JOSA(NAME("card", $card), "은/는") } 대상이 없어 실패
    .why = 락인 때 판정, { $place }번째 순서에서 처리
    .tone = block

event-discard = { $whose } 버린 카드: { $cards }
    .why = 해결된 카드는 버린 더미로 갑니다: { $cards }
    .tone = info
    .cards = { NAME("card", $item) }

event-exhaust = { $whose } 소진한 카드: { $cards }
    .why = 이번 전투에서 다시 쓸 수 없습니다
    .tone = info
    .cards = { NAME("card", $item) }

event-returned = { $whose } { JOSA(NAME("card", $card), "은/는") } 쓰이지 않아 손으로 돌아왔습니다
    .why = { $whose } { JOSA(NAME("card", $card), "은/는") } 쓰이지 않아 손으로 돌아왔습니다
    .tone = info

event-shield-ends = { $whose } 방어막 { $amount } 소멸
    .why = 방어막은 얻은 다음 라운드의 정리에서 사라집니다
    .tone = loss

event-ticks-due = 다음 턴 시작에 적용: { $due }
    .why = 다음 턴 시작에 적용: { $due }
    .tone = info
    .due = { $name }: { NAME("keyword", $item) }

event-verdict =
    { $by ->
         [both] { $round }라운드 동시 사망: 승자 없음
         [limit] { $name ->
             [none] 마지막 { $round }라운드 종료, HP 비율이 같아 승자 없음
            *[other] 마지막 { $round }라운드 종료, HP 비율이 높은 { $name } 승리
        }
        *[hp] { $round }라운드 { $name } 승리
    }
    .why = HP { $p1_name } { $p1 }/{ $p1_max }, { $p2_name } { $p2 }/{ $p2_max }
    .tone = info
    .optional = name

event-rematch = { $round }라운드 동시 사망: 한 번 재경기
    .why = 랭크전 초반의 첫 동시 사망. 이니셔티브를 바꾸고 새 시드로 다시 합니다
    .tone = info

# Refusals

refusal-no-energy = 고른 카드의 비용은 모두 { $cost }인데 에너지는 { $energy }입니다.
    .remedy = 큐에서 카드를 빼세요.

refusal-too-many-cards = 이번 라운드에는 { $slots }장까지 선언할 수 있습니다. 지금 { $count }장입니다.
    .remedy = 큐에서 카드를 빼세요.

refusal-unknown-card = { $card }라는 카드는 없습니다.
    .remedy = 손에 있는 카드를 고르세요.

refusal-not-held = { JOSA(NAME("card", $card), "을/를") } (더) 들고 있지 않습니다.
    .remedy = 손에 있는 카드를 고르세요.

refusal-exhausted = { JOSA(NAME("card", $card), "은/는") } 이번 전투에서 소진되었습니다.
    .remedy = 다른 카드를 고르세요.

refusal-bad-target = { JOSA(NAME("card", $card), "은/는") } { $place }번 자리를 노릴 수 없습니다.
    .remedy = 카드 조건에 맞는 유닛을 고르세요.

refusal-mulligan-limit = { $most }장까지 교체할 수 있습니다. 지금 { $count }장입니다.
    .remedy = 더 적게 고르세요.

refusal-mulligan-deck = 덱에 뽑을 카드가 { $deck }장뿐이라 { $count }장을 교체할 수 없습니다.
    .remedy = 덱에 있는 장수까지만 고르세요.

refusal-wrong-action =
    { $stage ->
         [deck] 먼저 덱을 고를 때입니다
         [mulligan] 첫 손패를 정할 때입니다
         [declare] 큐를 선언할 때입니다
        *[react] 반응하거나 넘길 때입니다
    }: { $move }
    .remedy = 지금 물음에 답하세요.

refusal-cannot-fire = { JOSA(NAME("card", $card), "은/는") } 이 카드에 쓸 수 없습니다.
    .remedy = 조건에 맞는 반응 카드를 쓰거나 넘기세요.

refusal-unknown-deck = { $deck } 덱은 없습니다. 고를 수 있는 덱: { $known }.
    .remedy = 이 가운데 고르거나 카드 24장을 적으세요.

refusal-bad-deck = 이 덱으로는 겨룰 수 없습니다: { $faults }.
    .remedy = 덱은 카드 24장, 같은 이름은 2장까지입니다.
    .faults = { $item }

refusal-deck-unknown-card = { $card } 카드는 없습니다.
    .remedy = 덱에서 빼세요.

refusal-deck-copies = { JOSA(NAME("card", $card), "이/가") } { $count }장 들어 있습니다. { $most }장까지 넣을 수 있습니다.
    .remedy = 남는 만큼 빼세요.

refusal-deck-size = 덱이 { $count }장입니다. { $size }장이어야 합니다.
    .remedy = { $size }장이 되도록 넣거나 빼세요.

# 고를 수는 있지만 그대로는 소용없는 것

refusal-no-target = 지금은 대상이 없어 실패합니다.
    .remedy = 조건에 맞는 대상이 생길 때까지 아껴 두세요.

# 넣을 수는 있지만 불리한 덱

refusal-deck-harmless = 상대에게 피해를 줄 카드가 한 장도 없습니다.
    .remedy = 공격, 독, 화상이나 늑대 소환을 넣으세요.

refusal-deck-heavy = 비용 { $cost } 이하인 카드가 { $cheap }장뿐입니다. 한 턴에 얻는 에너지는 { $gain }입니다.
    .remedy = 초반 라운드에 쓸 싼 카드를 넣으세요.

refusal-deck-reactions = 반응 카드가 { $count }장입니다. 한 라운드에 한 번만 쓸 수 있습니다.
    .remedy = 몇 장을 스스로 해결되는 카드로 바꾸세요.

# Answers (core/language/narrate.py)

action-deck = { $name ->
    [none] 직접 짠 덱: { $cards }
   *[other] { NAME("deck", $name) }
}
    .name = 덱 고르기
    .cards = { NAME("card", $item) }
action-mulligan = { $cards ->
    [none] 이대로 시작
   *[other] { $cards } 교체
}
    .name = 첫 손패
    .cards = { NAME("card", $item) }
action-queue = { $cards ->
    [none] 넘기기
   *[other] { $cards } 선언
}
    .name = 카드 선언
    .cards = { NAME("card", $card) }{ $target ->
        [0] { "" }
       *[other] { "(" }{ $target }번 자리)
    }
action-fire = { JOSA(NAME("card", $card), "으로/로") } 반응
    .name = 반응
    .card = { NAME("card", $item) }
action-decline = 그대로 두기
    .name = 그대로 두기

# Fields of the view (core/language/view_text.py)

label-mode = 모드
    .item = { NAME("mode", $item) }
label-arena = 경기장
    .item = { NAME("arena", $item) }
label-round = 라운드
label-stage = 지금
    .item = { $item ->
        [deck] 덱 고르기
        [mulligan] 첫 손패
        [declare] 선언
        [react] 반응
       *[over] 끝
    }
label-initiative = 이니셔티브
label-owner = 턴 주인
    .shown = no
label-rematch = 무승부 뒤 재경기
label-units = 유닛
label-id = 번호
    .shown = no
label-kind = 유닛
    .item = { NAME("unit", $item) }
label-hp = 체력
label-max-hp = 최대 체력
label-keywords = 효과
label-name = 효과
    .item = { NAME("keyword", $item) }
label-amount = 수치
    .shown = some
label-turns = 턴
    .shown = some
label-immune = 면역
    .item = { NAME("keyword", $item) }
label-resists = 저항
label-down = 전투불능
label-energy = 에너지
label-cap = 에너지 상한
label-slots = 행동
label-seen = 지금까지 본 덱
    .item = { NAME("card", $item) }
label-hand = 손패
    .item = { NAME("card", $item) }
label-shown = 공개된 손패
    .item = { NAME("card", $item) }
label-deck = 덱
label-discard = 버린 카드
    .item = { NAME("card", $item) }
label-unseen = 보이지 않게 버린 카드
    .item = { NAME("card", $item) }
    .shown = some
label-exhausted = 소진된 카드
    .item = { NAME("card", $item) }
label-queue = 선언한 카드
label-card = 카드
    .item = { NAME("card", $item) }
label-targets = 대상
    .shown = no
label-side = 쪽
    .shown = no
label-place = 자리
    .shown = no
label-unit = 유닛
    .shown = no
label-fate = 결과
    .item = { $item ->
        [waiting] 대기
        [resolved] 해결
        [nullified] 무효
        [failed] 대상 없음
        [set] 세트
       *[fired] 발동
    }
label-intervened = 이번 라운드에 반응함
label-sealed = 다음 라운드 이니셔티브 없음
label-order = 순서
    .shown = no
label-index = 순번
    .shown = no
label-at = 처리된 카드
    .shown = no
label-deck-name = 내 덱
    .item = { NAME("deck", $item) }
label-brought = 내 덱의 카드
    .item = { NAME("card", $item) }
label-first = 첫 이니셔티브
    .shown = no
label-rounds-before = 이전 라운드
    .shown = no
label-serial = 일련번호
    .shown = no
label-ending = 끝난 이유
    .shown = no

lobby = 서로 몰래 카드를 고르고, 더 빠른 카드가 먼저 발동합니다.
    .guide = 안내 따라 첫 판
    .time = 2~6분
# How a game stands (table/standing.py): how far it has come, and what the graph at its end shows.
progress = { $round }라운드
    .score = 체력 { $p1 } : { $p2 }
standing = HP

# The guide: one page before the rules. `.picture` is what is seen beside the sentence.

guide-win = 상대 영웅의 체력을 { $setup_hp }에서 0으로 만들면 이깁니다. { $end_rounds }라운드가 지나면 남은 체력의 비율이 높은 쪽이 이깁니다.
    .picture = unit-hero
guide-step-1 = 라운드마다 에너지 { JOSA($energy_gain, "을/를") } 얻고, 두 번째 라운드부터는 카드를 { $turn_draw }장 뽑습니다.
    .picture = sign-energy
guide-step-2 = 두 사람이 카드를 { $turn_slots }장까지 몰래 큐에 넣고 비용을 냅니다.
    .picture = deck-blades
guide-step-3 = 두 큐를 동시에 공개합니다. 특수, 공격, 방어, 회복 순으로 빠른 카드가 먼저입니다.
    .picture = sign-initiative
guide-step-4 = 카드를 한 장씩 해결하고, 피해는 바로 들어갑니다.
    .picture = type-attack
guide-step-5 = 큐에 넣어 둔 반응 카드로 상대 카드가 힘을 내기 직전에 답할 수 있습니다.
    .picture = tag-nullify
guide-step-6 = 독과 화상 같은 지속 효과는 다음 라운드가 시작될 때 들어옵니다.
    .picture = keyword-poison
guide-miss-1 = 공격이 방어보다 빠릅니다. 지금 넣은 방어막은 다음 라운드부터 지켜 줍니다.
    .picture = keyword-shield
guide-miss-2 = 남은 에너지는 { $energy_cap }까지 쌓입니다. 아껴야 비싼 카드를 낼 수 있습니다.
    .picture = type-special
guide-miss-3 = 대상은 확정할 때 정해집니다. 대상이 없는 카드는 실패하며, 얼마를 돌려받는지는 카드에 적혀 있습니다.
    .picture = tag-attack

# The coach

nudge-deck = 카드를 읽어 보고 마음에 드는 덱을 고르세요.
nudge-hand = 비용을 보세요. 곧 낼 수 있는 카드들인가요?
nudge-react = { JOSA(NAME("card", $against), "이/가") } 얼마나 아픈지, 더 나쁜 것이 올지 생각해 보세요.
nudge-lethal = 손에 든 피해와 상대의 체력을 세어 보세요.
nudge-save = 지금 에너지를 쓸 만한 카드가 있는지 생각해 보세요.
nudge-attack = 공격하기 좋은 때입니다.
nudge-shield = 먼저 나를 지키는 쪽을 생각해 보세요.
nudge-heal = 내 체력을 보세요.
nudge-summon = 자리에 남는 것을 생각해 보세요.
nudge-reaction = 상대가 무엇을 낼지 생각해 보세요.
nudge-other = 피해 말고 다른 일을 하는 카드가 있습니다.
cost-chance = 100판에 약 { $percent }판을 더 집니다.

hint-deck = 어느 덱이든 좋습니다. { JOSA(NAME("deck", $deck), "으로/로") } 시작하세요.
hint-keep = 이 손패로 시작하세요. 곧 쓸 수 있는 카드들입니다.
hint-replace = { JOSA(NAME("card", $card), "을/를") } 바꾸세요. 에너지 { JOSA($cost, "이/가") } 모이려면 멉니다.
hint-lethal = 함께 쓰면 이번 라운드에 상대를 쓰러뜨릴 수 있습니다.
hint-card-attack = { NAME("card", $card) }: 피해 { $damage }.
hint-card-shield = { NAME("card", $card) }: 방어막 { $amount }.
hint-card-heal = { NAME("card", $card) }: 체력을 { $amount }까지 회복합니다.
hint-card-summon = { NAME("card", $card) }: 남아서 돕는 소환수를 부릅니다.
hint-card-reaction = { NAME("card", $card) }: 기다렸다가 상대 카드 하나에 반응합니다.
hint-card-other = { NAME("card", $card) }: 지금 쓸 값어치가 있습니다.
hint-saved = 에너지 { JOSA($energy, "은/는") } 다음 라운드에 남겨 둡니다.
hint-pass = 지금 에너지를 쓸 만한 카드가 없습니다. 넘기고 아끼세요.
hint-fire = { JOSA(NAME("card", $card), "을/를") } 쓰세요. { JOSA(NAME("card", $against), "은/는") } 막을 만합니다.
hint-let = { JOSA(NAME("card", $against), "은/는") } 그대로 두세요. 반응 카드는 손으로 돌아옵니다.
