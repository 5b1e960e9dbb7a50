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
trail-road-ahead = 다음: { $stage }
trail-road-potion = 물약을 얻는 곳
trail-road-fell = 여기서 쓰러짐
trail-fresh = 새 카드
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
trail-stat-won = { $stage }: 돌파
trail-stat-lost = { $stage }: 패배
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
editor-key-move = 칸 옮겨 가기
editor-key-paint = 고른 타일로 칠하기
editor-key-clear = 칸 비우기
editor-key-sign = 그 기호로 칠하기

tutorial-mode = { $by ->
    [touch] 주사위에 나온 만큼 반드시 걸어야 합니다. 이동 버튼을 누르세요.
   *[keys] 주사위에 나온 만큼 반드시 걸어야 합니다. 이동 버튼(A 키)을 누르세요.
}
tutorial-walk = 지나온 칸은 뒤에서 닫힙니다. 테두리를 두른 초록 칸을 누르세요.
tutorial-finish = 빗금 칸은 턴이 끝날 때 공격받습니다. 더 걸을 것이 없으니 턴을 끝내세요.
tutorial-cards = 카드와 걷기는 순서가 자유롭습니다. { JOSA(NAME("card", "C03"), "을/를") } 고르고 같은 줄의 몬스터를 누르세요.
tutorial-leftover = 이동력을 남기고 마칠 수도 있습니다. “일찍 턴 끝내기”를 누르고 대가를 보세요.
tutorial-leg = 다리를 다쳐서 주사위가 줄었습니다. 남은 만큼 걷고 턴을 끝내세요.
tutorial-hint = { $by ->
    [touch] 무엇을 할지 모르겠다면 별을 누르세요. 코치가 이번 턴의 계획을 세워 줍니다.
   *[keys] 무엇을 할지 모르겠다면 별(H 키)을 누르세요. 코치가 이번 턴의 계획을 세워 줍니다.
}
tutorial-end = 외길의 규칙을 다 보았습니다. 한 번 더 걷거나 다음 게임을 고르세요.
trail-luck = { $how ->
        [more] { $count }번 굴려 나온 눈의 합은 { $sum }, 평균보다 { $off } 큽니다.
        [fewer] { $count }번 굴려 나온 눈의 합은 { $sum }, 평균보다 { $off } 작습니다.
       *[even] { $count }번 굴려 나온 눈의 합은 { $sum }, 꼭 평균만큼입니다.
    }
trail-key-move = 이동 모드 켜고 끄기
trail-key-arrows = 칸 옮겨 가기
trail-key-tile = 지금 칸 고르기
trail-key-use = 칸을 고르거나 고른 카드 쓰기
trail-key-card = 그 자리의 카드 고르기
trail-key-cancel = 카드를 내려놓거나 이동 모드 끝내기
trail-key-undo = 되돌리기
trail-key-end = 턴 끝내기

# The coach's plan, as it is numbered on the board.
trail-plan-walk = ({ $x }, { $y })까지 걷기
trail-plan-drink = { $potion } 마시기
trail-plan-damage = 피해 { $damage }
trail-plan-end = 턴 끝내기
trail-plan-done = 마침
trail-plan-move = 코치의 계획 { $n }번
trail-plan-next = 코치의 다음 수
trail-plan-said = 코치의 계획, 다음: { $words }

# The run at a glance, at its end.
trail-summary = 런 요약
trail-sum-stages = 스테이지
trail-sum-turns = 턴
trail-sum-dealt = 준 피해
trail-sum-taken = 잃은 체력
trail-sum-blocked = 막은 피해
trail-sum-rewards = 얻은 카드와 만난 일
trail-best =
    최고의 순간: { $stage ->
        [0] { $turn }턴에
       *[other] { $stage }번 스테이지 { $turn }턴에
    } 피해 { $dealt }{ $fallen ->
        [0] { "" }
       *[other] , { $fallen }마리를 쓰러뜨렸습니다
    }.
