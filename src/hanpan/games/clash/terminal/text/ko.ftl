# Words of Clash at the terminal: boards, rows, the order of resolution, statistics.

ui-round = { $round }라운드
ui-stage-deck = 덱 고르기
ui-stage-mulligan = 첫 손패
ui-stage-declare = 선언
ui-stage-react = 반응
ui-no-initiative = 이니셔티브 없음
ui-standing = { $round }라운드, 체력 { $health }

# The boards
ui-initiative = 이니셔티브
ui-hp = 체력
ui-energy = 에너지
ui-slots = 행동
ui-down = 전투불능
ui-turns = ({ $turns }턴)
ui-immune = { $keyword } 면역
ui-pile-hand = 손패
ui-pile-deck = 덱
ui-pile-discard = 버림
ui-pile-exhausted = 소진

# Rows
ui-pass-detail = 이번 라운드에는 아무것도 선언하지 않습니다. 에너지는 이월됩니다.
ui-declare = 락인: { $queue } — 에너지 { $spent } 사용, { $left } 남음
ui-declare-detail = Enter 또는 c: 락인합니다. 비용이 예약되고 타겟이 고정되며, 그 뒤에는 되돌릴 수 없습니다.
ui-aim = { $card } → { $target }
ui-aim-detail = 타겟은 락인할 때 고정됩니다. ⌫: 뒤로.
ui-confirm-detail = Enter 또는 c: 이대로 넘어갑니다.
ui-react-to = { $card }: { $text }

# The order of resolution
ui-order = 순서
ui-order-round = { $round }라운드: 속도, 비용, 이니셔티브, 시드 순
ui-order-empty = 스스로 해결되는 카드가 없습니다.
ui-fate-nullified = { JOSA($card, "으로/로") } 무효
ui-fate-countered = { JOSA($card, "으로/로") } 대응
ui-fate-failed = 대상 없음

# This game, and its end
ui-own-deck = 내 덱: { $deck }
ui-list-discard = 버린 카드({ $name }): { $cards }
ui-list-exhausted = 소진된 카드({ $name }): { $cards }
ui-list-shown = 공개된 손패({ $name }): { $cards }
ui-list-seen = 지금까지 본 덱({ $name }): { $cards }
ui-by-hp = { $round }라운드에 승부가 났습니다: 체력 { $p1 } 대 { $p2 }
ui-by-both = { $round }라운드에 두 영웅이 함께 쓰러졌습니다
ui-by-limit = 마지막 라운드 뒤 남은 체력 비율로 판정: 체력 { $p1 }/{ $p1_max } 대 { $p2 }/{ $p2_max }
ui-stat-dealt = 입힌 피해
ui-stat-hardest = 가장 큰 한 방
ui-stat-shielded = 방어막이 막은 피해
ui-stat-healed = 회복
ui-stat-cards = 해결된 카드
ui-stat-nullified = 무효가 된 내 카드
ui-stat-failed = 대상 없음
ui-stat-reactions = 쓴 반응
ui-stat-summons = 소환
ui-stat-energy = 쓴 에너지
