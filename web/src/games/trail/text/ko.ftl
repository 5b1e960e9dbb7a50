# The board of Trail in Korean.

trail-grid = 가로 10칸, 세로 6칸의 맵. 지금 위치: { $x }열 { $y }행
trail-tile = { $x }열 { $y }행: { $parts }
trail-here = 나, 이동력 { $spd }
trail-unit = { $name }, 체력 { $hp }
trail-closed = 지나간 길이라 막힘
trail-danger = 공격 예고 { $damage }
trail-cost = 이동력 { $cost } 필요
trail-carries = 물줄기를 따라 { $x }열 { $y }행까지
trail-blocked = 갈 수 없음
trail-target = 카드의 대상

trail-status = 현재 상태
trail-stage-of = { $stage }/{ $count } 스테이지
trail-turn = { $turn }턴
trail-train = 열차까지 { $count }
trail-dark = 어둠 { $damage }
trail-objective =
    { $count ->
        [1] 마지막 몬스터 쓰러뜨리기
       *[other] 몬스터 { $count }마리 쓰러뜨리기
    }
trail-dark-from = { $turn }턴부터 어둠
trail-log-turn = { $stage }번 스테이지 { $turn }턴
trail-hp = 체력
trail-mana = 마나
trail-rolled = 이번 주사위 { $face }
trail-faces = 주사위의 면
trail-effects = 효과
trail-no-effects = 걸린 효과 없음

trail-forecast = 미리 보기
trail-change-hp = 체력 { $before } → { $after }
trail-change-spd = 이동력 { $before } → { $after }
trail-change-mana = 마나 { $before } → { $after }
trail-change-block = 방어 { $before } → { $after }
trail-end-here = 여기서 턴을 마치면
trail-walk-to = ({ $x }, { $y })로 이동: −{ $cost }, 남는 이동력 { $spd }
trail-stand-on = ({ $x }, { $y })에 서 있으면
trail-at-once = 바로
trail-then-end = 그리고 턴을 마치면
trail-at-end = 턴이 끝날 때
trail-blow-blocked = 방어 { $amount }
trail-blow-hp = 체력 { $hp }
trail-blow-falls = 쓰러짐
trail-no-blow = 피해 없음
trail-deadly = 쓰러집니다
trail-wins = 스테이지를 깹니다
trail-deduction = 다음 주사위 −{ $left }
trail-wasted = (그중 { JOSA($wasted, "은/는") } 어디로 가도 걸을 수 없습니다)

trail-mode = 이동 모드
trail-mode-on = 이동 중
trail-undo = 되돌리기
trail-end = 턴 종료
trail-force = 일찍 턴 끝내기 (다음 주사위 −{ $left })
trail-force-text = 이동력이 { $left } 남았습니다. 다음 턴의 주사위에서 { JOSA($left, "이/가") } 빠지고, 다리 부상이 생깁니다.
trail-walk-on = 더 걷기
trail-play = 사용
trail-go = 이동
trail-cancel = 취소
trail-key-enter = Enter
trail-choose-target = 대상 칸을 고르세요.
trail-choose-trail = 다시 열 칸을 { $count }개까지 고르세요.
trail-fix = 이동력을 몇으로 정할지 고르세요.
trail-no-cards = 손패가 비었습니다.
trail-piles = 덱 { $deck } · 버린 카드 { $discard }
trail-no-hint = 지금은 조언이 없습니다.

trail-road = 런의 길
trail-road-done = 지나옴
trail-road-next = 다음
trail-reward = 카드 보상
trail-reward-text = 체력 +{ $reward_heal }. 카드를 하나 고르거나 건너뛰세요.
trail-have = 덱에 { $count }장
trail-skip = 건너뛰기
trail-potion-offer = 물약 발견: { $potion }
trail-swap = { JOSA($potion, "과/와") } 바꾸기
trail-decline = 사양하기
trail-event = 길에서 만난 일
trail-event-impossible = 지금 주사위로는 고를 수 없습니다.
trail-mirror = 베낄 면을 고르세요. 다른 무작위 면이 그 숫자가 됩니다.
trail-pedlar = 물약을 하나 고르거나, 주사위를 새 육면체로 바꾸세요.
trail-pedlar-drop = 내려놓을 물약
trail-pedlar-die = 새 육면체 주사위
trail-carver = 사면체에 숫자 배치
trail-carver-face = { $place }번째 면: { $face }
trail-carver-more = { $place }번째 면 올리기
trail-carver-less = { $place }번째 면 내리기
trail-carver-sum = 합 { $sum }
trail-carver-take = 이 주사위로
trail-offered = 제안:
trail-own-map = 내가 그린 맵
trail-map-n = { $number }번 스테이지의 맵
trail-draw = 맵 그리기

trail-over-won = { $turns }턴, 남은 체력 { $hp }.
trail-over-lost =
    { $stage ->
         [0] { $turns }턴 만에 쓰러졌습니다.
        *[other] { $stage }번 스테이지에서, { $turns }턴 만에 쓰러졌습니다.
    }
trail-stat-turns = 턴
trail-stat-steps = 걸은 칸
trail-stat-cards = 사용한 카드
trail-stat-dealt = 준 피해
trail-stat-taken = 받은 피해
trail-stat-blocked = 막은 피해
trail-stat-forced = 일찍 끝낸 턴
trail-stat-taken-cards = 얻은 카드
trail-stat-events = 만난 일

editor-title = 외길 맵 편집기
editor-lead = 칸을 골라 칠하세요.
editor-lead-keys = 화살표로 움직이고 Enter로 칠하고, 맵의 기호를 그대로 눌러도 됩니다.
editor-palette = 타일
editor-grid = 맵
editor-cell = { $x }열 { $y }행: { $what }
editor-start = 시작점
editor-faults = 고칠 곳
editor-fine = 플레이할 수 있는 맵입니다.
editor-checking = 살펴보는 중 …
editor-play = 이 맵 플레이
editor-text = 글자 맵
editor-text-take = 글자 맵 적용
editor-link = 링크 복사
editor-begin = 바탕이 될 맵
editor-empty = 빈 맵
editor-where = { $y }행 { $x }열

tutorial-welcome = 외길은 혼자 하는 주사위 전술 게임입니다. 매 턴 주사위가 굴러가고, 나온 만큼 반드시 걸어야 합니다. 몬스터를 모두 쓰러뜨리면 스테이지를 깹니다.
    .title = 환영합니다
tutorial-roll = 주사위가 이번 턴의 이동력입니다. 머리 위의 큰 숫자와 이 버튼에 남은 이동력이 보입니다.
    .title = 이동력
tutorial-mode = 이 버튼을 눌러 이동 모드를 켜세요. 갈 수 있는 칸은 초록 테두리와 드는 이동력으로, 막힌 이웃 칸은 빨간 ✕로 보입니다. 다시 누르면 꺼집니다.
    .title = 이동 모드
tutorial-walk = 초록 칸을 하나 누르세요. 가리키기만 해도 지나갈 길과 멈출 자리가 미리 보입니다.
    .title = 걷기
tutorial-closed = 밟은 칸은 어두워지고, 턴이 끝날 때까지 벽이 됩니다. 왔던 길로는 돌아갈 수 없습니다.
    .title = 닫히는 길
tutorial-warning = 빗금 칸은 몬스터의 공격 예고입니다. 지나가는 것은 괜찮지만, 턴이 끝날 때 서 있으면 맞습니다. 누가 얼마나 때릴지 여기에 순서대로 나옵니다.
    .title = 공격 예고
tutorial-finish = 이동력을 모두 쓰고 턴을 마치세요. 남은 이동력이 0이면 대가가 없습니다.
    .title = 턴 종료
tutorial-cards = 걷기와 카드는 순서가 자유롭습니다. 카드를 고른 다음 대상을 누르세요. 베기는 바로 옆의 적을 칩니다.
    .title = 카드
tutorial-undo = 마지막으로 굴리거나 뽑은 뒤의 행동은 언제든 되돌릴 수 있습니다. 마음껏 시험해 보세요.
    .title = 되돌리기
tutorial-leftover = 이번에는 이동력을 남기고 마쳐 보세요. 버튼이 “일찍 턴 끝내기”로 바뀌고, 다음 주사위에서 얼마가 빠지는지 먼저 물어봅니다.
    .title = 남긴 이동력
tutorial-leg = 다리 부상입니다. 남긴 만큼 이번 주사위에서 빠졌습니다. 이번 턴을 0으로 마치면 사라집니다.
    .title = 다리 부상
tutorial-free = 이제 남은 몬스터를 모두 쓰러뜨려 보세요. 진짜 런에서는 몬스터가 더 세고, 4턴부터 어둠이 다가옵니다.
    .title = 이제 혼자서
tutorial-end = 이것으로 외길의 규칙을 다 보았습니다. 로비에서 여섯 스테이지의 런을 시작해 보세요.
    .title = 안내 끝
