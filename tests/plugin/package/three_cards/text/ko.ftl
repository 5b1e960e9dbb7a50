mode-short = 짧은 게임

prompt-bid = 상금에 걸 카드를 고르세요.

event-prize = 상금은 { $prize }점입니다.
    .why = { $prize }점이 뽑혔습니다.
    .tone = info
event-bids = 입찰: { $p1 }, { $p2 }. { $winner ->
        [none] 아무도 상금을 얻지 못합니다.
       *[other] { JOSA($winner_name, "이/가") } { $prize }점을 얻습니다.
    }
    .why = 더 높은 카드가 상금을 얻습니다.
    .tone = info
event-over = 게임이 끝났습니다.
    .why = 카드 세 장을 모두 냈습니다.
    .tone = info

refusal-not-held = { $card } 카드는 손에 없습니다.
    .remedy = 손에 있는 카드를 내세요.

action-bid = { $card } 카드 내기

label-prize = 상금
label-round = 라운드
label-hand = 손패
label-points = 점수
