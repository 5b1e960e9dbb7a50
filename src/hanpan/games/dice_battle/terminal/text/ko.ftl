# Words of Dice Battle at the terminal: boards, rows, statistics.

ui-head = { $mode } · { $round }/{ $rounds }라운드 · 남은 카드 { $deck }
ui-stage-tendency = 성향 선언
ui-stage-pre = 굴리기 전
ui-stage-keep = 행운: 주사위 고르기
ui-stage-post = 굴린 뒤
ui-board-round-score = 라운드
ui-board-guard = 태세
ui-board-guard-up = 방어
ui-board-guard-down = –
ui-board-wins = { $count ->
        [1] 직전 라운드 승
       *[other] { $count }연승
    }
ui-board-losses = { $count ->
        [1] 직전 라운드 패
       *[other] { $count }연패
    }
ui-board-nothing-due = 예약된 효과 없음
ui-effect-luck = 행운
ui-effect-bonus-turn = 보너스
ui-effect-curse = 저주
ui-effect-flame = 화염

ui-odds = 성공 { $success }% · 위험 { $risk } · 평균 { $points }점
ui-risk-high = 높음
ui-risk-medium = 중간
ui-risk-low = 낮음
ui-tendency-attack = { $success_from } 이상은 눈만큼, 그 밖에는 { $fail_points }점. { $bonus_face }이면 +{ $bonus_points }점과 특수 효과(상대를 치거나 내 점수를 곱함).
ui-tendency-defence = { $success_from }~{ JOSA($success_to, "은/는") } 눈만큼과 방어막 { $shields }개, 그 밖에는 { $fail_points }점. { $special_face }이면 나를 돕는 특수 효과.
ui-tendency-balance = 언제나 눈만큼, 에너지 +{ $energy }, 게이지 +{ $gauge }.
ui-worth = { $points }점
ui-hand = 내 카드: { $cards }
ui-hand-card = { $card }{ $count ->
    [1] { "" }
   *[other] { " " }×{ $count }
} (에너지 { $energy })
ui-faces = 지금까지 나온 눈: { $name }
ui-cost = 에너지 { $energy }
ui-shield = 방어막 만들기
ui-does-attack = 상대의 이번 라운드 점수 −{ $amount }.
ui-does-defence = 방어 태세: 다음에 받는 공격 하나를 막습니다.
ui-does-boost = 내 이번 라운드 점수 ×{ $amount }.
ui-does-steal = 상대의 에너지를 { $low }~{ $high } 빼앗습니다.
ui-does-reset = 두 사람의 이번 라운드 점수가 0이 됩니다.
ui-does-shield = 방어막 하나가 공격 하나를 막습니다. { $amount }개까지.
ui-pass-detail = 지금은 아무것도 내지 않고 넘어갑니다.
ui-confirm = { $choice } — 에너지 { $spent } 사용, { $left } 남음
ui-confirm-detail = Enter 또는 c: 이대로 넘어갑니다.

ui-deck = 카드: 더미 { $draw }장, 버린 카드 { $discard }장
ui-events-met = 겪은 이벤트: { $name }
ui-known = 내가 건넨 카드 가운데 상대가 아직 가진 것: { $cards }
ui-none = {"  "}아직 없음
ui-round-end = { $round }라운드
ui-round-won = 라운드를 이겼습니다
ui-round-lost = 라운드를 졌습니다
ui-round-even = 라운드를 비겼습니다

ui-by-total = 총점 { $p1 } 대 { JOSA($p2, "으로/로") } 갈렸습니다
ui-by-last-round = 총점이 같아 마지막 라운드 { $p1 } 대 { JOSA($p2, "으로/로") } 갈렸습니다
ui-by-energy = 여기까지 같아 에너지 { $p1 } 대 { JOSA($p2, "으로/로") } 갈렸습니다
ui-by-cards = 여기까지 같아 손에 든 카드 { $p1 } 대 { JOSA($p2, "으로/로") } 갈렸습니다
ui-by-draw = 모든 것이 같습니다
ui-stat-rounds = 라운드
ui-stat-rounds-value = { $won }승 { $lost }패
ui-stat-average = 평균 점수
ui-stat-range = 최고 / 최저
ui-stat-cards = 쓴 카드
ui-stat-specials = 특수 주사위
ui-stat-events = 이벤트
ui-stat-blocks = 막은 횟수
ui-stat-spent = 쓴 것
ui-stat-spent-value = 에너지 { $energy }, 만든 방어막 { $shields }개
ui-stat-faces = 주사위
ui-stat-luck = 운
ui-stat-luck-value = { $points }점 (기대 { $expected }점)
ui-stat-of = { $what }({ $name }):
ui-mode-row = { $mode }: { $about }
ui-standing = { $round }/{ $rounds }라운드, { $totals }
