# Words of Sorcerers at the terminal: boards, rows, the stack, statistics.

ui-turn = { $turn }턴
ui-game = { $game }번째 게임
ui-standing = { $turn }턴, HP { $health }
ui-standing-match = { $game }번째 게임, { $wins }

# The boards
ui-turn-of = 턴
ui-wins = { $wins }승
ui-hp = HP
ui-power = 저주력
ui-pile-hand = 손패
ui-pile-deck = 덱
ui-pile-graveyard = 무덤
ui-attacks = 공격

# The stack
ui-stack = 스택
ui-stack-line = 스택: { $stack }
ui-newest = 최신
ui-negated = 무효
ui-open = 진입 능력이 끝날 때까지 맨 아래에서 기다림
ui-event = { $card }(남은 턴 { $turns })

# Rows
ui-keep = 그대로
ui-mulligan = 손패를 모두 바꾸기
ui-mulligan-detail = 손패를 모두 돌려보내고 같은 수만큼 다시 뽑습니다. 한 번만 할 수 있습니다.
ui-next = 넘어가기
ui-to-combat = 넘어가기: 전투, 그다음 메인 단계 B
ui-end-turn = 턴 끝내기
ui-next-detail = Enter 또는 c: 넘어갑니다.
ui-pass = 반응하지 않음
ui-pass-detail = Enter 또는 c: X. 그대로 처리합니다.
ui-aim-detail = 대상은 지금 정합니다. ⌫는 뒤로.
ui-no-more = 대상을 더 고르지 않음
ui-tick-detail = Enter로 고르거나 뺍니다. c는 확정.
ui-confirm-detail = Enter 또는 c: 이대로 합니다.
ui-no-attack = 공격하지 않기
ui-attack = 공격: { $units }
ui-blocks = { $own }, { $foe } 블록
ui-block = 블록 { $count }회
ui-no-block = 블록하지 않기
ui-discard = 버리기: { $cards }
ui-exchange = 빼기: { $left } · 넣기: { $came }
ui-keep-deck = 덱을 그대로 두기
ui-loop-end = 반복을 여기서 끝내기
ui-loop-total = 모두 { $total }번
ui-loop-detail = 모두 { $most }번까지 선언할 수 있습니다. ⌫는 뒤로.
ui-pick-detail = Enter: 이것을 고릅니다.
ui-pick-none = 고르지 않음
ui-pick-yes = 예
ui-pick-no = 아니요
ui-spot-me = 나
ui-spot-foe = 상대
ui-spot-mine = 내 { $place }
ui-spot-theirs = 상대 { $place }

# This game, and its end
ui-own-deck = 내 덱: { $deck }
ui-own-side = 내 사이드보드: { $cards }
ui-list-graveyard = 무덤, { $name }: { $cards }
ui-list-shown = 알려진 손패, { $name }: { $cards }
ui-list-top = 알려진 덱 맨 위, { $name }: { $cards }
ui-list-seen = 지금까지 본 카드, { $name }: { $cards }
ui-by-hp = HP 0: { $p1 } 대 { $p2 }
ui-by-both = 두 플레이어 모두 HP 0
ui-by-deck-out = 뽑을 카드가 없음: HP { $p1 } 대 { $p2 }
ui-by-time = 시간 초과
ui-by-stalling = 심판의 결정: 시간 끌기
ui-by-penalty = 심판의 결정: 이 판 패배
ui-by-conceded = 이 판 기권
ui-by-agreed = 합의로 이 판 무승부
ui-by-violations = 심판의 결정: 규칙 위반
ui-by-match = 게임 { $p1 } 대 { $p2 }
ui-stat-wins = 이긴 게임
ui-stat-dealt = 플레이어에게 준 손상
ui-stat-hardest = 가장 큰 한 방
ui-stat-healed = 회복
ui-stat-summons = 소환한 저주술사
ui-stat-lost = 잃은 저주술사
ui-stat-spells = 주술
ui-stat-items = 저주물
ui-stat-responses = 반응
ui-stat-negated = 무효가 된 것
ui-stat-attackers = 공격 횟수
ui-stat-blocks = 블록
ui-stat-power = 쓴 저주력

# When to be asked for a response
ui-asking-able = 반응: 낼 수 있을 때만 묻습니다.
ui-asking-always = 반응: 항상 묻습니다.
ui-asking-never = 반응: 묻지 않고 언제나 X로 답합니다.
