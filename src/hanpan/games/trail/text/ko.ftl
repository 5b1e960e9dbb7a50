# Trail in Korean. Names of cards, potions, events, monsters and stages come from the data (words.py).

mode-run = 런
mode-daily = 오늘의 런
mode-stage-meadow = 스테이지: 초원
mode-stage-ruins = 스테이지: 폐허
mode-stage-brook = 스테이지: 개울
mode-stage-railway = 스테이지: 철길
mode-stage-swamp = 스테이지: 늪
mode-stage-depot = 스테이지: 차고
mode-custom = 직접 그린 맵

stage-custom = 직접 그린 맵

phase-map = 맵
phase-turn = 턴
phase-card = 카드 보상
phase-potion = 물약
phase-event = 이벤트
phase-over = 끝

tile-normal = 일반
    .about = 빈 땅. 들어가는 데 이동력 1.
tile-wall = 벽
    .about = 들어갈 수 없고 시야를 막습니다.
tile-spikes = 가시 함정
    .about = 닿는 순간 피해를 줍니다.
tile-pool = 독웅덩이
    .about = 닿는 순간 피해와 독을 줍니다.
tile-stream-n = 물줄기(북)
    .about = 들어오면 북쪽으로 밀어냅니다. 이동력은 더 들지 않습니다.
tile-stream-e = 물줄기(동)
    .about = 들어오면 동쪽으로 밀어냅니다. 이동력은 더 들지 않습니다.
tile-stream-s = 물줄기(남)
    .about = 들어오면 남쪽으로 밀어냅니다. 이동력은 더 들지 않습니다.
tile-stream-w = 물줄기(서)
    .about = 들어오면 서쪽으로 밀어냅니다. 이동력은 더 들지 않습니다.
tile-rapids = 급류
    .about = 들어가는 데 이동력 2.
tile-rail = 철도
    .about = 세 턴마다 턴이 끝날 때 열차가 위에 있는 모두를 칩니다.
tile-exhausted = 지나간 길
    .about = 이번 턴에 밟은 칸. 턴이 끝날 때까지 막힙니다.
tile-warning = 공격 예고
    .about = 지나갈 수 있습니다. 턴이 끝날 때 서 있으면 맞습니다.

item-mana-shard = 마나파편
    .about = 이번 턴에 쓸 마나를 줍니다.
item-feather = 깃털
    .about = 이동력이 바로 늘어납니다. 걸어야 할 칸도 늡니다.
item-heart = 하트
    .about = 체력을 회복합니다.
item-die-shard = 주사위 조각
    .about = 다음 주사위 값이 커집니다.

direction-N = 북
direction-NE = 북동
direction-E = 동
direction-SE = 남동
direction-S = 남
direction-SW = 남서
direction-W = 서
direction-NW = 북서

effect-leg = 다리 부상
    .about = 남긴 이동력 { $left }만큼 주사위 값에서 뺍니다. 0보다 낮아지지는 않습니다.
effect-block = 방어
    .about = 다음 턴이 시작될 때까지 피해 { JOSA($amount, "을/를") } 막습니다.
effect-poison = 독
    .about = 턴이 끝날 때 피해 { $amount }, 그 뒤 1 줄어듭니다.
effect-shadow = 그림자
    .about = 이번 턴이 끝날 때 공격 예고에 다치지 않습니다.
effect-cast = 깁스
    .about = 이번 턴에 남긴 이동력은 차감되지 않습니다.
effect-flame = 불타는 길
    .about = 턴이 끝날 때 지나간 길 옆의 적이 피해 { JOSA($amount, "을/를") } 받습니다.
effect-bonus = 주사위 조각
    .about = 다음 주사위 값에 { JOSA($amount, "을/를") } 더합니다.

source-spikes = 가시 함정
source-pool = 독웅덩이
source-train = 열차
source-poison = 독
source-dark = 다가오는 어둠
source-turn = 턴 시작
source-mana-shard = 마나파편
source-feather = 깃털
source-heart = 하트
source-reward = 스테이지 보상

about-once = 스테이지마다 한 번.
about-card-strike = 인접한 적에게 피해 { $amount }.
about-card-shoot = 직선 { $range }칸 안의 첫 번째 적에게 피해 { $amount }.
about-card-whirl = 인접한 모든 적에게 피해 { $amount }.
about-card-block = 방어 { $amount }.
about-card-speed =
    { $sign ->
         [up] 이동력 +{ $size }.
        *[down] 이동력 −{ $size }.
    }
about-card-leap = 거리 { $range } 안의 빈 칸으로 무엇이든 뛰어넘습니다. 이동력은 들지 않습니다.
about-card-burst = 모든 적이 옆의 지나간 길 한 칸마다 피해 { $amount }, 최대 { $most }.
about-card-erase = 지나간 길을 { $count }칸까지 다시 엽니다.
about-card-wall = 빈 칸이 다음 턴 끝까지 벽이 됩니다. 창병과 거미의 공격선도 막습니다.
about-card-push = 인접한 적을 { $range }칸 밀어냅니다. 부딪히면 피해 { $amount }.
about-card-reroll = 움직이기 전에만: 주사위를 다시 굴립니다.
about-card-nudge = 이동력 +{ $amount } 또는 −{ $amount }.
about-card-momentum = 인접한 적에게 이번 턴에 걸은 칸마다 피해 { $amount }.
about-card-heal = 체력 { $amount } 회복.
about-card-surge = 이번 턴 마나 +{ $amount }.
about-card-plan = 카드 { $count }장을 뽑습니다.
about-card-cast = 이번 턴에 남긴 이동력은 차감되지 않습니다.
about-card-flame = 턴이 끝날 때 지나간 길 옆의 모든 적에게 피해 { $amount }.

about-potion-heal = 체력 { $amount } 회복.
about-potion-speed = 이동력 +{ $amount }.
about-potion-fix = 이동력을 1부터 { $amount } 사이에서 골라 정합니다.
about-potion-surge = 이번 턴 마나 +{ $amount }.
about-potion-shadow = 이번 턴이 끝날 때 공격 예고에 다치지 않습니다.

about-event-smith = 무작위 면 +{ $size }, { $times }번.
about-event-weather = 무작위 면 −{ $size }, 체력 { $health } 회복.
about-event-gamble = 무작위 면 +{ $size }, 다른 무작위 면 −1.
about-event-carve = 사면체 주사위를 받아 숫자를 직접 배치합니다.
about-event-mirror = 고른 면을 다른 무작위 면에 베낍니다.
about-event-furnace = 가장 높은 면 +{ $size }, 체력 { $health } 잃음.
about-event-balance = 가장 높은 면 −{ $size }, 가장 낮은 면 +{ $size }.
about-event-trade = 물약을 하나 고르거나, 주사위를 새 육면체로 바꿉니다.

about-move-stay = 움직이지 않습니다.
about-move-toward = 플레이어 쪽으로 { $steps }칸까지 움직입니다.
about-move-away = 플레이어가 가까우면 물러납니다.
about-move-charge = 제자리에 있다가 체력이 { $below }보다 낮으면 다가옵니다.
about-mark-ring = 주위 8칸에 피해 { $damage1 }.
about-mark-spear = 플레이어 쪽 직선 4칸에 피해 { $damage1 }.
about-mark-archer = 홀수 턴에는 플레이어의 가로줄, 짝수 턴에는 세로줄 전체에 피해 { $damage1 }.
about-mark-blast = 플레이어 둘레 3×3칸에 피해 { $damage1 }.
about-mark-plus = 상하좌우 2칸씩 피해 { $damage1 }, 독 { $poison }.
about-mark-cross = 홀수 턴에 자기 가로줄과 세로줄에 피해 { $damage1 }, 짝수 턴에는 쉽니다.
about-mark-weave = 플레이어 둘레 5×5칸에서 한 칸 걸러 피해 { $damage1 }.
about-mark-engine = 차례로 3·5번째 줄에 피해 { $damage1 }, 플레이어와 거울 자리 둘레에 { $damage2 }, 자기 가까운 칸에 { $damage3 }. 체력이 { $below }보다 낮으면 +{ $more }.
about-mark-none = 공격하지 않습니다.

prompt-turn = { $turn }턴: 이동력 { $spd }, 마나 { $mana }.
prompt-card = 카드를 하나 고르거나 건너뛰세요: { $cards }.
    .cards = { NAME("card", $item) }
prompt-potion = 주머니가 가득 찼습니다. 물약 하나를 { JOSA(NAME("potion", $potion), "과/와") } 바꾸거나 사양하세요.
prompt-event = 이벤트를 고르세요: { $events }.
    .events = { NAME("eventcard", $item) }
prompt-map = 플레이할 맵을 고르세요.

# Events

event-game-start = { NAME("mode", $mode) } 시작, 체력 { $hp }
    .why = { NAME("mode", $mode) } 시작, 체력 { $hp }
    .tone = info

event-new-die = { JOSA($name, "이/가") } { $sides }면 주사위를 받았습니다: { $faces }
    .why = 주사위는 하나만 지니며 이벤트에서만 바뀝니다
    .tone = info

event-stage-start =
    { $number ->
         [0] 스테이지 시작: { NAME("stage", $stage) }
        *[other] { $number }번 스테이지 시작: { NAME("stage", $stage) }
    }
    .why = 몬스터는 1턴 전에 첫 공격을 예고합니다
    .tone = info

event-turn-start = { $turn }턴 시작
    .why = 주사위가 이동력을 정하고, 마나와 카드가 따라옵니다
    .tone = info

event-roll = { JOSA($name, "이/가") } 주사위를 굴려 { JOSA($face, "이/가") } 나왔습니다
    .why = 주사위의 면: { $faces }
    .tone = info

event-spd = 이동력 { $after }
    .why =
        주사위 { $face }{ $extra ->
             [0] {""}
            *[other] {" "}+ 주사위 조각 { $extra }
        }{ $left ->
             [0] {""}
            *[other] {" "}− 지난 턴에 남긴 { $left }
        } { $left ->
             [0] = { $rolled }
            *[other] → { $rolled }, 0보다 작아지지 않습니다
        }
    .tone = info

event-mana =
    { $source ->
         [turn] 마나 { $after }
        *[other] { NAME("source", $source) }: 마나 +{ $gain } ({ $before } → { $after })
    }
    .why = { $before } + { $gain } = { $after }
    .tone = gain

event-draw = { JOSA($name, "이/가") } 카드를 뽑았습니다: { $cards }
    .why = 손패 { $hand }장, 덱 { $deck }장
    .tone = info
    .cards = { NAME("card", $item) }

event-hand-full = 손패가 가득 차 더 뽑지 않습니다
    .why = 손패는 { $hand }장까지
    .tone = block

event-reshuffle = 덱이 비어 버린 카드 { $count }장을 섞어 넣었습니다
    .why = 덱이 비어 버린 카드 { $count }장을 섞어 넣었습니다
    .tone = info

event-mode =
    { $on ->
         [yes] 이동 모드 켬
        *[no] 이동 모드 끔
    }
    .why =
        { $by ->
             [a] A 키
             [icon] 이동 아이콘
             [right] 우클릭
             [card] 카드를 고르거나 냈습니다
            *[spd] 이동력이 남지 않았습니다
        }
    .tone = info

event-select = { JOSA(NAME("card", $card), "을/를") } 골랐습니다
    .why = 손패의 { $slot }번 칸
    .tone = info

event-undone = { JOSA($name, "이/가") } 한 수 되돌렸습니다: ({ $at }), 이동력 { $spd }, 마나 { $mana }
    .why =
        되돌린 것: { $move ->
             [play] { NAME("card", $card) }
             [drink] { NAME("potion", $potion) }
            *[other] 이동
        }. 그 뒤로 굴리거나 뽑은 것이 없습니다
    .tone = info
    .optional = card potion

event-go = { JOSA($name, "이/가") } ({ $to })까지 걷습니다
    .why = { $steps }: 이동력 { $cost }
    .tone = info
    .steps = { NAME("direction", $item) }

event-step = { JOSA($name, "이/가") } ({ $to })에 들어섰습니다, 이동력 { $before } → { $after }
    .why = ({ $start })에서, 이동력 { $cost } 소모
    .tone = info

event-closed = 막힌 칸: { $tiles }
    .why = 밟은 칸은 턴이 끝날 때까지 벽이 됩니다
    .tone = info
    .tiles = ({ $item1 }, { $item2 })

event-carried = { JOSA($object, "이/가") } 물줄기에 ({ $to })까지 떠밀렸습니다
    .why = ({ $start })에서 { $tiles } 위로, 이동력은 들지 않습니다
    .tone = info
    .tiles = ({ $item1 }, { $item2 })

event-push-stopped = ({ $at })에서 물줄기가 가로막혔습니다
    .why = 막히면 밀기가 그칩니다
    .tone = block

event-item = { JOSA($name, "이/가") } { JOSA(NAME("item", $item), "을/를") } 주웠습니다
    .why = ({ $at })에 있던 것으로, 다시 생기지 않습니다
    .tone = gain

event-shard = 다음 주사위 값 +{ $after }
    .why = 주사위 조각은 스테이지가 끝날 때까지 남습니다
    .tone = gain

event-speed =
    { $direction ->
         [same] { NAME("source", $source) }: 이동력 { $after } 그대로
        *[other] { NAME("source", $source) }: 이동력 { $before } → { $after }
    }
    .why = 차감은 주사위 값에만 걸립니다. 이 값은 그 뒤에 반영됩니다
    .tone = info

event-heal =
    { $direction ->
         [same] { NAME("source", $source) }: 체력 { $after } 그대로
        *[other] { NAME("source", $source) }: 체력 +{ $change } ({ $before } → { $after })
    }
    .why = { $gain } 회복, 최대 체력까지
    .tone = gain

event-absorb = 방어가 { NAME("source", $source) }의 피해 { JOSA($amount, "을/를") } 막았습니다
    .why = 방어 { $before } → { $after }
    .tone = block

event-hurt = { JOSA($name, "이/가") } 피해 { JOSA($amount, "을/를") } 받았습니다: { NAME("source", $source) } (체력 { $before } → { $after })
    .why = { $before } − { $amount } → { $after }, 0보다 작아지지 않습니다
    .optional = blocked
    .tone = loss

event-poisoned = 독 { $before } → { $after }: { NAME("source", $source) }
    .why = 독은 쌓이고 방어로 막을 수 없습니다
    .tone = loss

event-play = { JOSA($name, "이/가") } { JOSA(NAME("card", $card), "을/를") } 냈습니다
    .why =
        마나 { $before } − { $cost } = { $after }{ $tiles ->
             [none] {""}
            *[other] , 대상 { $tiles }
        }
    .tone = info
    .tiles = ({ $item1 }, { $item2 })

event-spent = { JOSA(NAME("card", $card), "은/는") } 스테이지가 끝날 때까지 사라집니다
    .why = 스테이지마다 한 번, 한 장씩 따로 셉니다
    .tone = info

event-strike =
    { $direction ->
         [same] { JOSA(NAME("monster", $monster), "이/가") } 피해를 받지 않았습니다: { NAME("source", $source) } (체력 { $after } 그대로)
        *[other] { JOSA(NAME("monster", $monster), "이/가") } 피해 { JOSA($amount, "을/를") } 받았습니다: { NAME("source", $source) } (체력 { $before } → { $after })
    }
    .why = ({ $at })에서 { $before } − { $amount } → { $after }, 0보다 작아지지 않습니다
    .tone = gain

event-falls = { JOSA(NAME("monster", $monster), "이/가") } 쓰러졌습니다
    .why = ({ $at })에서. 공격 예고가 있었다면 함께 사라집니다
    .tone = gain

event-drop = ({ $at })에 { JOSA(NAME("item", $item), "이/가") } 떨어졌습니다
    .why = 스테이지에서 처음 쓰러진 몬스터가 떨어뜨립니다
    .tone = gain

event-block = 방어 { $before } → { $after }
    .why = { NAME("source", $source) }: 다음 턴이 시작될 때까지 +{ $gain }
    .tone = gain

event-leap = { JOSA($name, "이/가") } ({ $to })까지 뛰었습니다
    .why = ({ $start })에서, 이동력은 들지 않습니다
    .tone = info

event-erased = 다시 열린 칸: { $tiles }
    .why = 다시 열린 칸: { $tiles }
    .tone = gain
    .tiles = ({ $item1 }, { $item2 })

event-wall-raised = ({ $at })에 벽을 세웠습니다
    .why = { $until }턴이 끝날 때까지 남습니다
    .tone = info

event-wall-falls = ({ $at })의 벽이 사라졌습니다
    .why = ({ $at })의 벽이 사라졌습니다
    .tone = info

event-warning-cut = 벽이 { NAME("monster", $monster) }의 공격선을 끊었습니다
    .why = ({ $at })에서. 벗어난 칸: { $lost }. 남은 칸: { $tiles }, 피해 { $damage }{ $poison ->
             [0] {""}
            *[other] , 독 { $poison }
        }
    .tone = block
    .lost = ({ $item1 }, { $item2 })
    .tiles = ({ $item1 }, { $item2 })

event-unmoved = { JOSA(NAME("monster", $monster), "은/는") } 무거워서 밀리지 않습니다
    .why = ({ $at })에 그대로 있습니다
    .tone = block

event-bump = { JOSA(NAME("monster", $monster), "이/가") } 부딪혔습니다
    .why = ({ $at })에서
    .tone = gain

event-pushed = { JOSA(NAME("monster", $monster), "이/가") } ({ $to })까지 밀렸습니다
    .why = ({ $start })에서 곧게 밀려났습니다. 공격 예고는 그대로입니다
    .tone = info

event-cast = 이번 턴에 남긴 이동력은 차감되지 않습니다
    .why = 이번 턴에 남긴 이동력은 차감되지 않습니다
    .tone = gain

event-flame = 지나간 길이 턴이 끝날 때 타오릅니다: 피해 { $damage }
    .why = 길 옆의 모든 적에게, 공격 예고보다 먼저
    .tone = gain

event-drink = { JOSA($name, "이/가") } { JOSA(NAME("potion", $potion), "을/를") } 마셨습니다
    .why = 물약은 마나가 들지 않습니다
    .tone = info

event-shadow = { JOSA($name, "이/가") } 그림자에 숨었습니다
    .why = 이번 턴이 끝날 때 공격 예고에 다치지 않습니다
    .tone = gain

event-shadowed = { JOSA(NAME("monster", $monster), "이/가") } 그림자 속의 { JOSA($object, "을/를") } 놓쳤습니다
    .why = 피해 { JOSA($amount, "이/가") } 올 뻔했습니다
    .tone = block

event-turn-end =
    { $forced ->
         [yes] { JOSA($name, "이/가") } 이동력 { JOSA($left, "을/를") } 남기고 { $turn }턴을 강제 종료했습니다
        *[no] { JOSA($name, "이/가") } { $turn }턴을 마쳤습니다
    }
    .why = 종료를 누른 때의 이동력: { $spd }
    .tone = info

event-deduction = 다음 주사위 값에서 { JOSA($left, "을/를") } 뺍니다
    .why = 남긴 이동력만큼 차감합니다
    .tone = loss

event-leg-injury = 다리 부상: −{ $left }
    .why = 이동력을 남기지 않고 턴을 마치면 사라집니다
    .tone = loss

event-leg-healed = 다리 부상이 나았습니다
    .why = 지난 턴을 이동력 0으로 마쳤습니다. 그 전에는 −{ $before }
    .tone = gain

event-train = 열차가 지나갑니다
    .why = { $turn }턴: 철도 위의 모두에게 피해 { $damage }
    .tone = info

event-discard = { JOSA($name, "이/가") } 남은 카드를 버렸습니다: { $cards }
    .why = 쓰지 않은 카드는 턴이 끝날 때 버립니다
    .tone = info
    .cards = { NAME("card", $item) }

event-mana-lost = 쓰지 않은 마나 { JOSA($amount, "이/가") } 사라졌습니다
    .why = 쓰지 않은 마나 { JOSA($amount, "이/가") } 사라졌습니다
    .tone = loss

event-opened = 지나간 길이 다시 열렸습니다
    .why = 칸마다 원래 모습으로 돌아옵니다: { $tiles }
    .tone = info
    .tiles = ({ $item1 }, { $item2 })

event-warning = ({ $at })의 { JOSA(NAME("monster", $monster), "이/가") } 피해 { $damage } 공격을 예고했습니다
    .why =
        턴이 끝날 때 { $tiles }{ $poison ->
             [0] {""}
            *[other] , 독 { $poison }
        }
    .tone = info
    .tiles = ({ $item1 }, { $item2 })

event-rests = ({ $at })의 { JOSA(NAME("monster", $monster), "이/가") } 쉽니다
    .why = 홀수 턴에만 공격합니다
    .tone = info

event-monster-moves = { JOSA(NAME("monster", $monster), "이/가") } ({ $to })까지 움직였습니다
    .why = ({ $start })에서
    .tone = info

event-pool = { JOSA(NAME("monster", $monster), "이/가") } ({ $at })에 독웅덩이를 남겼습니다
    .why = 짝수 턴에 떠난 자리
    .tone = loss

event-stage-won = 스테이지 승리: { NAME("stage", $stage) }
    .why =
        { $turn }턴 만에{ $number ->
             [0] {""}
            *[other] , 런의 { $number }번 스테이지
        }
    .tone = gain

event-card-offer = 카드 보상: { $cards }
    .why = 모든 카드 가운데 서로 다른 세 장
    .tone = info
    .cards = { NAME("card", $item) }

event-card-taken = { JOSA($name, "이/가") } { JOSA(NAME("card", $card), "을/를") } 받았습니다
    .why = 덱에 들어갑니다
    .tone = gain

event-card-skipped = { JOSA($name, "이/가") } 카드를 받지 않았습니다
    .why = 건너뛸 수 있습니다
    .tone = info

event-potion = { JOSA($name, "이/가") } { JOSA(NAME("potion", $potion), "을/를") } 얻었습니다
    .why = { JOSA($name, "이/가") } { JOSA(NAME("potion", $potion), "을/를") } 얻었습니다
    .tone = gain

event-potion-offer = 물약이 나왔습니다: { NAME("potion", $potion) }
    .why = 주머니가 가득 찼습니다: 바꾸거나 사양합니다
    .tone = info

event-potion-dropped = { JOSA($name, "이/가") } { JOSA(NAME("potion", $potion), "을/를") } 내놓았습니다
    .why = 주머니가 가득 찼습니다
    .tone = loss

event-potion-declined = { JOSA($name, "이/가") } { JOSA(NAME("potion", $potion), "을/를") } 사양했습니다
    .why = 주머니가 가득 찼습니다
    .tone = info

event-event-offer = 길에서 만났습니다: { $events }
    .why = 모든 이벤트 가운데 무작위 둘
    .tone = info
    .events = { NAME("eventcard", $item) }

event-visit = { JOSA($name, "이/가") } { JOSA(NAME("eventcard", $event), "을/를") } 골랐습니다
    .why = { JOSA($name, "이/가") } { JOSA(NAME("eventcard", $event), "을/를") } 골랐습니다
    .tone = info

event-face =
    { $direction ->
         [same] 면은 그대로 { $after }
        *[other] 면이 바뀌었습니다: { $before } → { $after }
    }
    .why = { $place }번째 면. 주사위는 이제 { $faces }
    .tone = info

event-run-won = { JOSA($name, "이/가") } 이겼습니다
    .why = { $turns }턴, 남은 체력 { $hp }
    .tone = gain

event-run-lost = { JOSA($name, "이/가") } 쓰러졌습니다
    .why =
        { $turns }턴 만에, 체력 { $hp }{ $stage ->
             [0] {""}
            *[other] , { $stage }번 스테이지에서
        }
    .tone = loss

# Refusals

refusal-wrong-action =
    { $phase ->
         [map] 먼저 맵을 고르세요
         [turn] 지금은 턴을 진행할 때입니다
         [card] 먼저 카드를 고르거나 건너뛰세요
         [potion] 먼저 물약을 정하세요
        *[event] 먼저 이벤트를 고르세요
    }: { JOSA($move, "은/는") } 맞지 않습니다.
    .remedy = 지금 묻는 것에 답하세요.

refusal-no-tile = { $tile }번 칸은 없습니다.
    .remedy = 그리드는 가로 10칸, 세로 6칸입니다.

refusal-not-moving = 이동 모드에서만 움직일 수 있습니다. ({ $to })에는 아직 갈 수 없습니다.
    .remedy = 먼저 A 키나 이동 아이콘을 누르세요.

refusal-wall = ({ $to })에는 벽이 있습니다.
    .remedy = 돌아서 가세요.

refusal-occupied = ({ $to })에는 누군가 서 있습니다.
    .remedy = 빈 칸을 고르세요.

refusal-closed-tile = ({ $to })에는 다시 들어갈 수 없습니다. 이번 턴에 지나간 길입니다.
    .remedy = 턴이 끝나면 다시 열립니다.

refusal-no-spd = ({ $to })까지 갈 이동력이 없습니다.
    .remedy = 턴을 마치거나, 카드나 물약으로 이동력을 얻으세요.

refusal-rapids-cost = ({ $to })의 급류에는 이동력 { JOSA($cost, "이/가") } 드는데 { $spd }뿐입니다.
    .remedy = 다른 칸을 고르거나 이동력을 먼저 얻으세요.

refusal-out-of-reach = 이동력 { JOSA($spd, "으로/로") }는 ({ $to })까지 갈 수 없습니다.
    .remedy = 녹색 칸을 고르세요.

refusal-confirm-end =
    이동력 { JOSA($left, "이/가") } 남았습니다. 다음 주사위 값에서 { JOSA($left, "을/를") } 뺍니다.{ $stuck ->
         [0] {""}
        *[other] {" "}그 가운데 { JOSA($stuck, "은/는") } 여기서 더 걸을 수 없습니다.
    }
    .remedy = 더 걷거나, 일찍 턴 끝내기를 확인하세요.

refusal-nothing-left = 이동력이 남지 않아 일찍 끝낼 것이 없습니다. 그냥 턴을 마칠 수 있습니다.
    .remedy = 턴 종료를 누르세요.

refusal-not-held =
    { $known ->
         [yes] { JOSA(NAME("card", $card), "이/가") } 손에 없습니다.
        *[no] “{ $card }” 카드는 없습니다.
    }
    .remedy = 손패의 카드를 고르세요.

refusal-no-mana = { JOSA(NAME("card", $card), "은/는") } 마나 { JOSA($cost, "이/가") } 드는데 { $mana }뿐입니다.
    .remedy = 더 싼 카드를 고르거나 마나를 얻으세요.

refusal-already-moved = { JOSA(NAME("card", $card), "은/는") } 움직이기 전에만 쓸 수 있습니다.
    .remedy = 턴을 시작하자마자 쓰세요.

refusal-bad-target =
    { $target ->
         [none] { JOSA(NAME("card", $card), "은/는") } 대상을 받지 않습니다.
         [enemy] { JOSA(NAME("card", $card), "은/는") } 인접한 적이 있어야 합니다.
         [line] { JOSA(NAME("card", $card), "은/는") } 사거리 안의 직선에 가로막히지 않은 적이 있어야 합니다.
         [tile] { JOSA(NAME("card", $card), "은/는") } 사거리 안의 빈 칸이 필요합니다.
         [trail] { JOSA(NAME("card", $card), "은/는") } 지금 선 칸이 아닌 지나간 길을 골라야 합니다.
        *[sign] { JOSA(NAME("card", $card), "은/는") } +1이나 −1을 골라야 하고 0보다 작아질 수 없습니다.
    }
    .remedy = 다른 대상을 고르세요.

refusal-no-potion =
    { $known ->
         [yes] { JOSA(NAME("potion", $potion), "이/가") } 없습니다.
        *[no] “{ $potion }” 물약은 지니고 있지 않습니다.
    }
    .remedy = 지닌 물약을 고르세요.

refusal-bad-amount =
    { $most ->
         [0] 이 물약에는 숫자를 정하지 않습니다.
        *[other] 1부터 { $most }까지 정할 수 있고 { JOSA($amount, "은/는") } 안 됩니다.
    }
    .remedy = 다른 숫자를 고르세요.

refusal-no-key = { JOSA($key, "은/는") } 쓰지 않는 키입니다.
    .remedy = A 키, 숫자 키, 마우스를 쓰세요.

refusal-mode-off = 이동 모드가 이미 꺼져 있습니다.
    .remedy = A 키를 누르면 켜집니다.

refusal-empty-slot = 손패의 { $slot }번 칸은 비어 있습니다.
    .remedy = 있는 카드를 고르세요.

refusal-too-many-exits = 이번 턴에 이동 모드를 { $most }번이나 껐습니다.
    .remedy = 걷거나, 카드를 쓰거나, 턴을 마치세요.

refusal-nothing-to-undo = 되돌릴 것이 없습니다.
    .remedy = 마지막 주사위나 뽑기 뒤의 행동만 되돌릴 수 있습니다.

refusal-too-many-undos = 이번 턴에 이미 { $most }번 되돌렸습니다.
    .remedy = 여기서부터 이어 가세요.

refusal-not-offered = { JOSA($choice, "은/는") } 고를 수 없습니다.
    .remedy = 나온 것 가운데서 고르세요.

refusal-bad-die = 사면체에는 숫자 네 개가 필요한데 { $count }개입니다.
    .remedy = 숫자 네 개를 배치하세요.

refusal-bad-face = { JOSA($face, "은/는") } 배치할 수 없습니다. { $low }부터 { $high }까지 됩니다.
    .remedy = 다른 숫자를 배치하세요.

refusal-die-too-good = 숫자의 합은 { $total }입니다. { $most }까지 됩니다.
    .remedy = 더 작은 숫자를 배치하세요.

refusal-no-face = { $face }번째 면은 없습니다. 면은 { $most }개입니다.
    .remedy = 있는 면을 고르세요.

refusal-equal-faces = 모든 면이 같아 균형을 맞출 것이 없습니다.
    .remedy = 다른 이벤트를 고르세요.

refusal-pockets-full = 이미 물약을 { $most }개 지니고 있습니다.
    .remedy = 내놓을 물약을 고르세요.

refusal-odd-choice = { NAME("eventcard", $event) }에는 맞지 않는 선택입니다.
    .remedy = 이벤트가 묻는 것을 고르세요.

refusal-bad-map =
    { $fault ->
         [rows] 맵은 6줄인데 { $found }줄입니다.
         [width] { $y }번째 줄은 { $found }칸입니다. 한 줄은 10칸입니다.
         [sign] { $y }번째 줄 { $x }번째 칸: “{ $found }”, 맵에 쓰지 않는 기호입니다.
         [no_start] 시작 위치(P)가 없습니다.
         [starts] { $y }번째 줄 { $x }번째 칸: 시작 위치가 또 있습니다.
         [no_monster] 몬스터가 없어 이길 수 없는 맵입니다.
         [crowd] 몬스터가 { $found }마리입니다. 12마리까지 둘 수 있습니다.
         [unreachable] { $y }번째 줄 { $x }번째 칸: 갈 수 없는 빈 칸입니다.
         [dead_end] { $y }번째 줄 { $x }번째 칸: 들어가면 나올 수 없는 칸입니다.
        *[shut_in] { $y }번째 줄 { $x }번째 칸: 시작 위치에서 나갈 곳이 없습니다.
    }
    .remedy = 맵을 고치고 다시 해 보세요.

# The coach

nudge-wins = 지금 이 스테이지를 이길 수 있습니다.
nudge-doomed = 무엇이 나를 때릴지, 아직 무엇을 할 수 있는지 보세요.
nudge-as-good = 이번 턴은 이대로도 좋습니다.
nudge-unhurt = 다치지 않고 턴을 마치는 길이 있습니다.
nudge-luck = 운에 맡겨 볼 만합니다. 더 나은 것이 나올 수 있습니다.
nudge-card = 걷기 전에 손패와 물약을 보세요.
nudge-end = 턴이 끝날 때 몬스터가 어디를 때리는지 보세요.
nudge-take = 덱에 어떤 카드가 모자라는지 생각해 보세요.
nudge-swap = 어느 물약을 먼저 쓸지 생각해 보세요.
nudge-visit = 이벤트마다 무엇을 잃고 얻는지 견주어 보세요.
nudge-map = 아무 맵이나 좋습니다.
cost-hp = 체력을 약 { $hp }만큼 더 잃습니다.
cost-win = 이번 턴에 스테이지를 이길 수 있었지만, 그러면 이길 수 없습니다.
cost-win-odds = 이번 턴에 스테이지를 반드시 이길 수 있었지만, 그러면 100번에 { $percent }번만 이길 수 있습니다.
cost-run = 그러면 도전이 끝납니다.
cost-run-odds = 그러면 100번에 { $percent }번은 도전이 끝납니다.

hint-walk = ({ $x }, { $y })로 이동하세요.
hint-way = { $way } 순서로 이동하세요.
hint-best = 가능한 모든 턴 가운데 가장 좋은 턴입니다.
hint-best-certain = 운에 맡기지 않는 턴 가운데 가장 좋은 턴입니다.
hint-good = { NUMBER($states) }가지 상태까지 살펴본 가운데 가장 좋은 턴입니다.
hint-doomed = 어떤 턴으로도 살아남을 수 없습니다. 남은 선택:
hint-kills = 이 턴에 체력을 { $damage } 잃고 쓰러집니다.
hint-loses = 이 턴에 체력을 { $damage } 잃습니다.
hint-unhurt = 이 턴에는 다치지 않습니다.
hint-deducted = 남은 이동력 { JOSA($left, "이/가") } 다음 주사위에서 빠집니다.
hint-wins = 스테이지를 이깁니다.
hint-cost = 지금 끝내면 체력 { $hp }만큼 손해입니다.
hint-cost-win = 이번 턴에 스테이지를 이길 수 있는데, 지금 그대로 턴을 마치면 이기지 못합니다.
hint-cost-all = 지금 그대로 턴을 마치면 도전이 끝납니다.
hint-as-good = 지금 그대로 턴을 마쳐도 이만큼 좋습니다.
hint-as-good-certain = 운에 맡기지 않는다면, 지금 그대로 턴을 마쳐도 이만큼 좋습니다.
hint-gamble = 운에 맡기지 않는 어느 턴보다 평균 체력 { $hp }만큼 낫습니다.
hint-gamble-wins = 100번에 { $percent }번은 이어서 스테이지를 깰 수 있습니다.
hint-gamble-better = 운에 맡기지 않는 어느 턴보다 평균으로 보아 낫습니다.
hint-gamble-saves = 100번에 { $percent }번은 살아남습니다. 운에 맡기지 않는 턴으로는 살아남을 수 없습니다.
hint-gamble-less = 지금 { JOSA(NAME("card", $card), "을/를") } 쓰는 것이 더 낫지는 않습니다.
less-hp = 평균 체력 { $hp }만큼 손해입니다.
less-win = 이번 턴에 스테이지를 이길 수 없습니다.
less-win-odds = 이번 턴에 스테이지를 이기는 것은 100번에 { $percent }번뿐입니다.
less-run = 도전이 끝납니다.
less-run-odds = 100번에 { $percent }번은 도전이 끝납니다.
hint-no-solver = 다음 한 수만 알려 드립니다. 최선의 턴을 찾으려면 numba가 필요합니다(pip install "hanpan[lab]").
hint-preparing = 다음 한 수만 알려 드립니다. 최선의 턴을 준비하고 있습니다. 처음에는 1분쯤 걸립니다.
hint-play = { JOSA(NAME("card", $card), "을/를") } 쓰세요.
hint-drink = { JOSA(NAME("potion", $potion), "을/를") } 마시세요.
hint-end = 턴을 마치세요.
hint-take = { JOSA(NAME("card", $card), "을/를") } 받으세요.
hint-skip = 건너뛰세요. 카드가 늘면 좋은 카드가 덜 나옵니다.
hint-swap = { JOSA(NAME("potion", $potion), "을/를") } 내려놓으세요.
hint-decline = 사양하세요. 지금 가진 것이 낫습니다.
hint-visit = { JOSA(NAME("eventcard", $event), "을/를") } 고르세요.
hint-map = 아무 맵이나 좋습니다.
hint-dealt = 몬스터에게 피해 { $damage }.
hint-kills-there = 거기서 턴을 마치면 체력을 { $damage } 잃고 쓰러집니다.
hint-hit = 거기서 턴을 마치면 체력을 { $damage } 잃습니다.
hint-safe = 거기서 턴을 마쳐도 다치지 않습니다.
hint-left = 이동력 { JOSA($left, "을/를") } 더 걸어야 합니다.

# Answers (core/language/narrate.py)

key-a = 이동 모드 켜기/끄기
key-icon = 이동 모드(아이콘)
key-right = 이동 모드 끄기
key-card = { $slot }번 카드 가리키기
key-slot = { $slot }번 카드 고르기

action-go = { NAME("at", $to) }까지 걷기
    .name = 걷기
    .to = { NAME("at", $item) }
action-play = { NAME("card", $card) } 쓰기{ $tiles ->
    [none] { "" }
   *[other] { " " }→ { $tiles }
}{ $sign ->
    [0] { "" }
    [1] { " " }(+1)
   *[other] { " " }(−1)
}
    .name = 카드 쓰기
    .card = { NAME("card", $item) }
    .tiles = { NAME("at", $item) }
    .sign = { $item ->
        [1] +1
       *[other] −1
    }
action-drink = { NAME("potion", $potion) } 마시기{ $amount ->
    [0] { "" }
   *[other] : 이동력 { $amount }
}
    .name = 물약 마시기
    .potion = { NAME("potion", $item) }
action-end = { $forced ->
    [yes] 이동력을 남기고 턴 마치기
   *[no] 턴 마치기
}
    .name = 턴 마치기
action-press = { NAME("key", $key) }
    .name = 조작
    .key = { NAME("key", $item) }
action-undo = 마지막 걸음, 카드, 물약 되돌리기
    .name = 되돌리기
action-take = { $card ->
    [none] 카드 받지 않기
   *[other] { NAME("card", $card) } 받기
}
    .name = 카드 받기
    .card = { NAME("card", $item) }
action-swap = { $potion ->
    [none] 새 물약 두고 가기
   *[other] { NAME("potion", $potion) } 내려놓기
}
    .name = 물약 바꾸기
    .potion = { NAME("potion", $item) }
action-visit = { NAME("eventcard", $event) }{ $faces ->
    [none] { "" }
   *[other] : 주사위 { $faces }
}{ $face ->
    [0] { "" }
   *[other] : { $face }번째 면
}{ $potion ->
    [none] { "" }
   *[other] : { NAME("potion", $potion) }
}{ $drop ->
    [none] { "" }
   *[other] { "," } { NAME("potion", $drop) } 내려놓기
}
    .name = 이벤트 고르기
    .event = { NAME("eventcard", $item) }
    .potion = { NAME("potion", $item) }
    .drop = { NAME("potion", $item) }
action-map = 이 맵으로: { $text }
    .name = 맵 고르기

# Fields of the view (core/language/view_text.py)

label-mode = 모드
    .item = { NAME("mode", $item) }
label-phase = 지금
    .item = { NAME("phase", $item) }
label-stage = 스테이지
label-stage-id = 장소
    .item = { NAME("stage", $item) }
label-round = 지금까지 턴
label-hp = 체력
label-max-hp = 최대 체력
label-faces = 주사위
label-cards = 가진 카드
    .item = { NAME("card", $item) }
label-potions = 물약
    .item = { NAME("potion", $item) }
label-offers = 제안
    .shown = no
label-turns = 턴 수
label-turn = 턴
label-tiles = 땅
    .item = { NAME("ground", $item) }
    .wide = 10
label-raised = 세운 벽
label-at = 위치
    .item = { NAME("at", $item) }
    .on = tiles
    .mark = { $of ->
        [units] { $place }
        [raised] #
       *[other] @
    }
label-until = 까지 턴
label-units = 몬스터
label-id = 번호
    .shown = no
label-kind = 몬스터
    .item = { NAME("monster", $item) }
label-zone = 예고된 칸
    .item = { NAME("at", $item) }
    .on = tiles
    .mark = !
label-damage = 피해
    .shown = some
label-poison = 독
    .shown = some
label-origin = 표시한 칸
    .shown = no
label-aim = 방향
    .shown = no
label-dropped = 주사위 조각 나옴
    .shown = no
label-spd = 이동력
label-mana = 마나
label-block = 방어
    .shown = some
label-trail = 지나간 길
    .item = { NAME("at", $item) }
    .on = tiles
    .mark = +
label-steps = 걸음
    .shown = some
label-moved = 움직임
    .shown = no
label-rolled = 주사위 눈
    .shown = some
label-extra = 주사위 조각
    .shown = some
label-bonus = 다음 턴 주사위 조각
    .shown = some
label-leg = 다리 부상
    .shown = some
label-left = 남긴 이동력
    .shown = some
label-shadow = 그림자
label-cast = 깁스
label-flames = 불타는 길
    .shown = some
label-hand = 손패
    .item = { NAME("card", $item) }
label-deck = 덱
    .item = { NAME("card", $item) }
label-discard = 버린 카드
    .item = { NAME("card", $item) }
label-spent = 스테이지가 끝날 때까지 쓸 수 없음
    .item = { NAME("card", $item) }
label-moving = 이동 모드
label-selected = 고른 카드
    .shown = some
label-exits = 나간 횟수
    .shown = no
label-undo = 되돌릴 수 있음
    .shown = no
label-due = 예정
    .shown = no
label-ending = 끝
    .shown = no
label-train = 열차까지 턴
    .shown = some
label-dark = 어둠 피해
    .shown = some
label-reach = 갈 수 있는 칸
    .shown = no
label-to = 칸
    .shown = no
label-cost = 비용
    .shown = no
label-end = 끝
    .shown = no
label-bumps = 막힌 칸
    .shown = no

lobby = 나온 눈만큼 반드시 걸어야 합니다. 지나온 길은 사라집니다.
    .guide = 안내 따라 첫 스테이지
    .time = 15~30분
# How a game stands (table/standing.py): how far it has come, and what the graph at its end shows.
progress =
    { $stage ->
        [0] { $turn }턴
       *[other] { $stage }번 스테이지 { $turn }턴
    }
    .score = 체력 { $p1 }/{ $p1_most }
standing = HP

# The guide: one page before the rules. `.picture` is what is seen beside the sentence.

guide-win = 스테이지마다 몬스터를 모두 쓰러뜨리면 됩니다. 마지막에는 보스가 기다립니다. 체력 { JOSA($player_hp, "이/가") } 0이 되면 집니다.
    .picture = monster-engine
guide-step-1 = 주사위를 굴립니다. 나온 눈만큼 걸어야 합니다. 마나 { $player_mana }, 카드 { $player_draw }장을 받습니다.
    .picture = card-C13
guide-step-2 = 여덟 방향으로 걷습니다. 칸마다 이동력이 듭니다.
    .picture = sign-speed
guide-step-3 = 밟은 칸은 턴이 끝날 때까지 닫힙니다.
    .picture = tile-exhausted
guide-step-4 = 카드와 물약은 아무 때나, 걷는 중간에도 씁니다.
    .picture = card-C01
guide-step-5 = 턴을 끝냅니다. 몬스터는 미리 표시된 칸을 칩니다. 그 칸을 벗어나 있으세요.
    .picture = tile-warning
guide-step-6 = 몬스터가 움직이고 다음에 칠 칸을 표시합니다.
    .picture = monster-slime
guide-miss-1 = 쓰지 않은 이동력은 다음 주사위에서 빠집니다.
    .picture = effect-leg
guide-miss-2 = 스테이지의 { $dark_first }턴부터 어둠이 턴마다 더 세게 덮칩니다. 머뭇거리지 마세요.
    .picture = sign-dark
guide-miss-3 = 표시된 칸을 지나가는 것은 괜찮습니다. 턴을 끝내는 자리만 중요합니다.
    .picture = effect-block
