help-kernel = 컴파일한 주사위 배틀. 1초에 수백만 라운드를 두며, 판마다 읽기 쉬운 엔진과 똑같습니다.
    .examples =
        hanpan kernel run --seats hard,easy --games 10000000
        hanpan kernel compare --games 1000000
help-any-gear = 돌리는 방식: python(컴파일 없이), njit(코어 하나), parallel(모든 코어), cuda(GPU). 쓸 수 없는 방식은 거절합니다.
help-kernel-run = 컴파일한 주사위 배틀을 많이 두고 결과를 더합니다. 방식을 고르지 않으면 이 컴퓨터에서 가장 빠른 것을 씁니다. 한 시드의 N번째 판은 어디서나 같은 판입니다.
    .examples =
        hanpan kernel run --seats hard,easy --games 10000000
        hanpan kernel run --seats hard,hard --mode quick --set shield.cost=2 --gear njit
help-kernel-run-seats = p1과 p2의 봇: random, easy, normal, hard.
help-kernel-run-games = 몇 판을 둘지.
help-kernel-run-first = 그 시드에서 첫 판의 번호.
help-kernel-compare = 같은 판을 컴파일한 규칙과 읽기 쉬운 엔진으로 두고, 모든 모드와 대진과 무작위 수치에서 라운드마다 비교합니다. 한 곳이라도 다르면 종료 코드는 1입니다.
    .examples =
        hanpan kernel compare
        hanpan kernel compare --games 1000000 --workers 2
help-kernel-compare-games = 모두 몇 판을 비교할지.
kernel-title = dice-battle, { $mode }, { $variant }: { $games }판, 시드 { $seed }
kernel-mean-total = 평균 누적 점수
kernel-speed = 방식 { $gear }: 초당 { $speed } 라운드, { $seconds }초.
kernel-checksum = 모든 라운드의 체크섬: { $checksum }
kernel-compared = { $games }판({ $rounds } 라운드, 작업 { $jobs }개 가운데 수를 바꾼 것 { $variants }개, 선택지를 금지하거나 강제한 것 { $limited }개), 시드 { $seed }, 방식 { $gear }
kernel-same = 모든 라운드의 모든 수가 같습니다.
kernel-different = { $games }판이 서로 다릅니다.
help-lab-calibrate = 연구실을 얼마나 믿을 수 있는지 알아봅니다. 일부러 망가뜨린 주사위 배틀 변형(3%p 너무 강한 카드, 쓰는 쪽이 손해 보는 카드, 앞서 시작하는 자리)과 멀쩡한 변형을 어느 쪽인지 모르는 채로 판정합니다. 몇 분 걸립니다. 결함을 95%보다 적게 찾거나 멀쩡한 변형의 5%보다 많이 결함이라고 하면 종료 코드는 1입니다.
    .examples =
        hanpan lab calibrate --workers 2
        hanpan lab calibrate --planted 30 --sound 30 --seed 7 --json
help-lab-calibrate-planted = 결함을 심은 변형의 수. 종류마다 3분의 1씩입니다.
help-lab-calibrate-sound = 멀쩡한 변형의 수.
calibrate-progress = 변형
calibrate-kind = 심은 것
calibrate-alarms = 경보
calibrate-strong = 3%p 너무 강한 카드
calibrate-dominated = 쓰는 쪽이 손해 보는 카드
calibrate-seat = 앞서 시작하는 자리
calibrate-found = 모든 결함 (검정력)
calibrate-false = 멀쩡한 변형 (거짓 경보)
calibrate-games = 판정에 쓴 게임 { $games }판, 시드 { $seed }. 구간은 95%입니다.
help-lab-events = 주사위 배틀의 이벤트를 뽑는 것이 뽑은 쪽에 얼마의 가치가 있는지 알아봅니다. 이벤트는 아무도 고르지 않고 덱이 상황과 상관없이 나눠 주므로, 뽑은 쪽과 뽑지 않은 쪽은 운만 다릅니다.
    .examples =
        hanpan lab events
        hanpan lab events --set event.bomb_divisor=1 --level normal
help-lab-events-games = 컴파일된 게임의 수.
events-event = 이벤트
events-drawn = 한 번 뽑을 때의 가치 (%p)
events-note = 아무 일 없음을 뽑았을 때와 견준 점수율(%p), { $games }판. 구간은 모두 95%로 함께 성립합니다.
help-lab-balance = 모든 선택지가 제값을 하도록 주사위 배틀의 수를 가장 적게 바꾸는 방법을 찾습니다. 손해도, 꼭 써야만 하는 것도 없게 합니다. 수를 하나씩 1만큼 바꾸어 보고 가장 나은 변형을 남깁니다. 이벤트 덱은 그대로 둡니다.
    .examples =
        hanpan lab balance --workers 2
        hanpan lab balance --low 0 --high 2 --steps 3 --json
help-lab-balance-low = 모든 선택지의 가치가 적어도 얼마여야 하는지(점수율 %p).
help-lab-balance-high = 그리고 많아야 얼마인지.
help-lab-balance-steps = 바꾸는 횟수의 최대.
balance-numbers = 수
balance-before = 지금 그대로
balance-note = 선택지마다의 가치(%p). =는 모두 { $low }에서 { $high } 사이인 변형입니다.
