# Words of Trail at the terminal: the grid, the character, rows, the end of a run.

ui-stage = { $number }. { $name }
ui-turn = { $turn }턴
ui-standing = { $stage }, 체력 { $hp }/{ $most }, { $turns }턴

# The boards
ui-hp = 체력
ui-spd = 이동력
ui-mana = 마나
ui-die = 주사위 { $faces }
ui-rolled = (주사위 { $sum })
ui-train = 열차까지 { $turns }
ui-dark = 어둠 { $amount }
ui-no-effects = 걸린 효과 없음
ui-end-safe = 여기서 끝내도 안전
ui-end-hurts = 여기서 끝내면 −{ $amount }, 체력 { $hp }
ui-blocked = 방어 { $amount }
ui-more = 외 { $count } (o)
ui-potions = 물약
ui-deck = 덱 { $count }장:
ui-moving = 이동 모드
ui-legend-closed = { $closed } 막힘 · { $warned } 공격 예고
ui-way = 가는 길
ui-boss = 보스

# What would happen
ui-walk = 이동력 { $cost } 소모, { $left } 남음
ui-carried = ({ $to })까지 떠밀림
ui-end-there = 거기서 끝내면: { $hits }
ui-end-here = 여기서 끝내면: { $hits }
ui-end-then = 그 뒤 턴을 마치면: { $hits }
ui-unhurt = 피해 없음
ui-wasted = 거기서는 { JOSA($count, "을/를") } 더 걸을 수 없음
ui-chance = 나머지는 운에 달림

# Rows
ui-mana-cost = 마나 { $mana }
ui-mode-on = 이동 모드
ui-mode-off = 이동 모드 끄기
ui-mode-detail = 이동력 { $spd }. 밟은 칸은 턴이 끝날 때까지 막힙니다.
ui-mode-keys = 화살표(대각선은 Home, End, PgUp, PgDn)로 커서를 옮기고 Enter로 걷습니다.
ui-potion-detail = 물약은 마나가 들지 않습니다.
ui-undo = 되돌리기
ui-undo-detail = 마지막 이동, 카드, 물약을 되돌립니다. 주사위나 뽑기 앞으로는 돌아가지 못합니다.
ui-end = 턴 종료
ui-force = 강제 종료
ui-walk-on = 아직 끝내지 않기
ui-go = ({ $to })까지 걷기
ui-put-down = 내려놓기
ui-back-key = ⌫: 한 단계 뒤로.
ui-aim-tile = { $card }: 화살표로 칸을 고르고 Enter로 냅니다
ui-aim-trail = { $card } — 화살표와 Enter로 막힌 칸을 { $count }개까지 고르고 c로 냅니다
ui-skip = 카드 받지 않기
ui-held = { $count ->
        [0] 덱에 아직 없는 카드입니다.
       *[other] 덱에 { $count }장 있습니다.
    }
ui-swap = { JOSA($potion, "을/를") } 내놓기
ui-decline-potion = 새 물약 사양하기
ui-event-asks = 한 가지를 더 묻습니다.
ui-place = { $face } 배치
ui-d4 = { $faces } (합 { $sum }/{ $most })
ui-carve = 이대로 새기기
ui-mirror = { $face } 베끼기 ({ $number }번째 면)
ui-pockets = 주머니가 가득 찼습니다. 내놓을 물약을 이어서 묻습니다.
ui-own-map = 직접 그린 맵 파일로 놀려면: hanpan trail play-map 파일
ui-fresh-die = 새 육면체 주사위

# The monsters, and pauses
ui-monsters = 몬스터
ui-marks = { $count }칸, 피해 { $damage }
ui-rests = 쉼
ui-strikes-here = 이 칸을 침
ui-stage-won = 스테이지 승리
ui-next-turn = { $turn }턴

# Keys
ui-keys-trail = [@click=screen.keys]k[/] 키 · a 이동 · ↑↓←→ 걷기 · c 종료 · [@click=screen.stage]o[/] 몬스터 · [@click=screen.rules]?[/] 규칙 · [@click=app.language]l[/] English · [@click=app.leave]q[/] 나가기
ui-key-walk = 화살표 Enter
    .does = 이동 모드에서 칸을 골라 걷기. 대각선은 Home, End, PgUp, PgDn
ui-key-card = 1 – 9, 0
    .does = 손패의 그 카드를 고르고, 이어서 대상을 고르기
ui-key-move = a
    .does = 이동 모드 켜기, 끄기 (Esc나 우클릭: 끄기)
ui-key-potion = z x v
    .does = 물약 쓰기
ui-key-undo = u
    .does = 마지막 이동, 카드, 물약 되돌리기
ui-key-end = c
    .does = 턴 종료. 이동력이 남았으면 먼저 확인
ui-key-monsters = o
    .does = 몬스터가 예고한 공격과 여기서 맞을 공격

# This game, and its end
ui-sign-monster = 몬스터
ui-sign-raised = 세운 벽
ui-sign-cost = 드는 이동력
ui-sign-blocked = 막힘
ui-sign-way = 지나갈 길, 고른 칸
ui-sign-ghost = 떠밀려 멈출 칸
ui-sign-target = 대상
ui-pile-deck = 덱: { $cards }
ui-pile-discard = 버린 카드: { $cards }
ui-pile-spent = 이번 스테이지에서 사라진 카드: { $cards }
ui-by-won = { $turns }턴 만에 { JOSA($stage, "을/를") } 이겨 냈습니다. 남은 체력 { $hp }
ui-by-lost = { $turns }턴 만에 { $stage }에서 쓰러졌습니다
ui-stat-turns = 턴
ui-stat-steps = 걸음
ui-stat-left = 남긴 이동력
ui-stat-taken = 받은 피해
ui-stat-blocked = 막은 피해
ui-stat-dealt = 입힌 피해
ui-stat-hurt-by = 받은 피해의 출처
ui-stat-dealt-by = 입힌 피해의 출처
ui-stat-fallen = 쓰러뜨린 몬스터
ui-stat-played = 낸 카드
ui-stat-gained = 받은 카드
ui-stat-drunk = 쓴 물약
ui-stat-met = 만난 이벤트
ui-stat-rolls = 나온 눈
