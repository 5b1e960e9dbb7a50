# Generated from the words of the games by `python -m tools.web types`. Do not edit.

game-dice-battle = 주사위 배틀
    .text = 성향을 고르고 주사위를 굴려 5~10라운드 동안 상대보다 많은 점수를 얻으세요.
    .guide = 안내 따라 첫 판
    .time = 1~3분
progress-dice-battle = { $round }라운드
    .score = { $p1 } : { $p2 }점
standing-dice-battle = 점수
mode-dice-battle-quick = 빠른 모드
    .about = 5라운드, 1분쯤
mode-dice-battle-regular = 정규 모드
    .about = 8라운드, 1~2분
mode-dice-battle-extended = 확장 모드
    .about = 10라운드, 2~3분
game-clash = 격돌
    .text = 서로 몰래 카드를 고르고, 더 빠른 카드가 먼저 발동합니다.
    .guide = 안내 따라 첫 판
    .time = 2~6분
progress-clash = { $round }라운드
    .score = 체력 { $p1 } : { $p2 }
standing-clash = HP
mode-clash-casual = 일반전
mode-clash-ranked = 랭크전
mode-clash-duel = 결투 모드
mode-clash-ladder-dummy = 도장 깨기: 훈련 인형
mode-clash-ladder-gardener = 도장 깨기: 독 정원사
mode-clash-ladder-priest = 도장 깨기: 서리 사제
mode-clash-ladder-golem = 도장 깨기: 돌 골렘
mode-clash-ladder-arbiter = 도장 깨기: 거울 심판
question-clash-declare = 선언
question-clash-react = 반응
opponent-clash-dummy = 훈련 인형
opponent-clash-gardener = 독 정원사
opponent-clash-priest = 서리 사제
opponent-clash-golem = 돌 골렘
opponent-clash-arbiter = 거울 심판
game-sorcerers = 저주술사
    .text = 저주술사를 소환하고, 모든 주술에 응수하며, 상대의 HP를 0으로 만드세요.
    .guide = 안내 따라 첫 판
    .time = 10~20분
progress-sorcerers =
    { $game ->
        [0] { $turn }턴
       *[other] { $game }번째 판 { $turn }턴
    }
    .score = 체력 { $p1 } : { $p2 }
standing-sorcerers = HP
mode-sorcerers-casual = 자유 대전
mode-sorcerers-match = 3판 2선승
game-trail = 외길
    .text = 나온 눈만큼 반드시 걸어야 합니다. 지나온 길은 사라집니다.
    .guide = 안내 따라 첫 스테이지
    .time = 15~30분
progress-trail =
    { $stage ->
        [0] { $turn }턴
       *[other] { $stage }번 스테이지 { $turn }턴
    }
    .score = 체력 { $p1 }/{ $p1_most }
standing-trail = HP
mode-trail-run = 런
mode-trail-daily = 오늘의 런
mode-trail-stage-meadow = 스테이지: 초원
mode-trail-stage-ruins = 스테이지: 폐허
mode-trail-stage-brook = 스테이지: 개울
mode-trail-stage-railway = 스테이지: 철길
mode-trail-stage-swamp = 스테이지: 늪
mode-trail-stage-depot = 스테이지: 차고
mode-trail-custom = 직접 그린 맵
