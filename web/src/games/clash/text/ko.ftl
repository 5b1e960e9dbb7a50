clash-before = 첫 라운드 전
clash-rematch = 재경기
clash-hp = 체력
clash-hp-of = 체력 { $hp } / { $max }
clash-down = 전투불능
clash-energy-of = 에너지 { $count }, 상한 { $cap }
clash-energy-reserved = 에너지 { $count }, 상한 { $cap }. 예약 { $reserved }, 남는 에너지 { $free }
clash-slots = 이번 라운드 { $slots }장까지
clash-statuses = 상태
clash-status = { $word }{ $amount ->
    [none] { "" }
   *[other] { " " }{ $amount }
}{ $turns ->
    [none] { "" }
   *[other] , { $turns }턴 남음
}
clash-summons = 소환수
clash-unit = { $unit }, 체력 { $hp } / { $max }
clash-free-slot = 빈 소환 칸
clash-hand = 손패
clash-deck = 덱
clash-discard = 버림
clash-exhausted = 소진
clash-shown-note = 이 손패에서 모두가 본 카드입니다.
clash-unseen = 주인만 본 카드가 { $count }장 더 있습니다.
clash-confirmed = 확정함
clash-initiative = 이니셔티브
clash-initiative-why = 속도와 코스트가 같으면 이쪽 카드가 먼저입니다. 라운드마다 교대합니다.
clash-void = 이니셔티브 없음
clash-void-why = 속도와 코스트가 같은 카드의 순서는 라운드 시드로 정합니다.
clash-sealed-next = 다음 라운드 이니셔티브 없음
clash-immune = { $word } 면역
clash-immune-why = 이 영웅에게는 { JOSA($word, "이/가") } 적용되지 않습니다.
clash-turn-start = 턴 시작:
clash-last-round = { $round }라운드에 있었던 일
clash-chooses = { $name } 고르는 중
clash-has-chosen = { $name } 준비됨
clash-passed = 넘김
clash-nothing = 아무도 카드를 선언하지 않았습니다.
clash-order = 해결 순서
clash-place = 순서
clash-cost = 코스트

clash-keyword-shield = 카드 피해를 { $amount }만큼 흡수합니다. 다른 계산이 모두 끝난 뒤에 빠집니다. 독, 화상, 경기장 피해는 막지 못합니다.
clash-keyword-strength = 내 공격 카드의 피해가 { $amount } 늘어납니다.
clash-keyword-weakness = 내 공격 카드의 피해가 { $amount } 줄어듭니다.
clash-keyword-vulnerable = 받는 피해가 { $amount }% 늘어납니다.
clash-keyword-mitigation = 받는 피해가 { $amount }% 줄어듭니다.
clash-keyword-heal-down = 받는 회복이 { $amount }% 줄어듭니다.
clash-keyword-poison = 다음 턴 시작에 피해 { JOSA($amount, "을/를") } 받고, 그 뒤 1 약해집니다.
clash-keyword-burn = 턴 시작마다 피해 { JOSA($turn_burn_damage, "을/를") } 받습니다.
clash-keyword-regen = 턴 시작마다 체력을 { $turn_regen_heal } 회복합니다.
clash-keyword-freeze = 다음 턴에 선언할 수 있는 카드가 { $turn_freeze_cut }장 줄어듭니다.
clash-keyword-resist = 독, 화상 같은 디버프를 절반만 받습니다.
clash-keyword-immunity = 디버프가 적용되지 않습니다.
clash-keyword-gain-up = 다음 턴 시작에 에너지를 { $amount } 더 얻습니다.
clash-keyword-gain-down = 다음 턴 시작에 에너지를 { $amount } 덜 얻습니다.
clash-keyword-cap-up = 에너지 상한이 { $amount } 늘어납니다.
clash-keyword-cap-down = 에너지 상한이 { $amount } 줄어듭니다.
clash-lasts-turns = { $turns }턴 남았습니다.
clash-lasts-shield = { $turns ->
    [one] 이번 라운드가 끝나면 사라집니다.
   *[other] 다음 라운드가 끝날 때까지 남습니다.
}

clash-reason-first = 가장 먼저: { $kind }, 코스트 { $cost }
clash-reason-speed = { JOSA($kind, "은/는") } { $before }보다 느림
clash-reason-cost = 속도가 같고 코스트 { $cost } (앞은 { $before_cost })
clash-reason-queue = 속도와 코스트가 같고 나중에 선언함
clash-reason-initiative = 속도와 코스트가 같음: 이니셔티브가 먼저
clash-reason-coin = 속도와 코스트가 같고 이니셔티브 없음: 시드로 결정
clash-fate-now = 해결 중
clash-fate-resolved = 해결됨
clash-fate-nullified = 무효, 효과 없음
clash-fate-failed = 대상이 없어 실패
clash-fate-set = 대기 중인 반응
clash-fate-fired = 발동
clash-fate-returned = 쓰이지 않아 손으로
clash-fired = 이 카드에 반응
clash-refund = { $amount } 돌려받음
clash-aim-none = 대상 없음
clash-aim-reaction = 반응
clash-aim-unit = { $name }의 { $unit }

clash-deck-blades = 속공: 값싼 공격이 많고, 상대 체력이 낮을 때 강합니다.
clash-deck-floodgate = 통제: 방어막과 반응, 소환으로 버티다가 큰 공격을 합니다.
clash-deck-own = 직접 짠 목록입니다.
clash-curve = 코스트별 장수: { $list }
clash-aside = 바꿀 카드
clash-keep = 이 손패로 시작
clash-replace = { $count }장 바꾸기

clash-queue = 내 큐
clash-slot = { $place }번째 카드: { $card }
clash-slot-empty = 빈 칸
clash-target = 대상
clash-target-unit = { $place }번 칸 { $unit } (체력 { $hp })
clash-earlier = 앞으로
clash-remove = 큐에서 빼기
clash-added = { JOSA($card, "을/를") } 큐 { $place }번째에 넣었습니다.
clash-removed = { JOSA($card, "을/를") } 큐에서 뺐습니다.
clash-moved = { JOSA($card, "이/가") } 이제 { $place }번째입니다.
clash-queued-at = 큐 순서
clash-hand-empty = 손패가 없습니다.
clash-lock = 확정 (에너지 { $cost }, { $left } 남음)
clash-pass = 넘기고 에너지 아끼기
clash-order-tip = 특수 → 공격 → 방어 → 회복 순으로, 같으면 코스트가 높은 카드가 먼저 해결됩니다. 큐 순서는 그다음입니다.
clash-no-slot = 남은 칸 없음
clash-no-energy = 비용 { $cost }, 남은 에너지 { $left }
clash-seconds-left = { $seconds }초 남음
clash-react-title = 반응하시겠습니까?
clash-react-card = { $name }의 { JOSA($card, "이/가") } 곧 해결됩니다. 대상: { $target }
clash-react-note = 라운드에 한 번입니다. 쓰지 않은 반응은 비용과 함께 손으로 돌아옵니다.
clash-fire = { $card } 발동
clash-decline = 그대로 두기
clash-rival-reacts = { JOSA($name, "이/가") } 반응할지 고르는 중 …

clash-end-hp = { $round }라운드, 체력 { $p1 } : { $p2 }
clash-end-both = { $round }라운드에 두 영웅이 함께 쓰러졌습니다.
clash-end-limit = { $winner ->
    [none] 마지막 라운드까지 남은 체력 비율이 같습니다. 체력 { $p1 } : { $p2 }
   *[other] 마지막 라운드까지 남은 체력 비율이 높은 쪽이 이겼습니다. 체력 { $p1 } : { $p2 }
}
clash-stat-dealt = 상대가 잃은 체력
clash-stat-hardest = 가장 큰 한 방
clash-stat-shielded = 내 방어막이 막은 피해
clash-stat-healed = 회복
clash-stat-cards = 해결한 카드
clash-stat-nullified = 무효가 된 내 카드
clash-stat-failed = 대상이 없던 내 카드
clash-stat-reactions = 쓴 반응
clash-stat-summons = 소환
clash-stat-energy = 쓴 에너지

tutorial-welcome = 두 사람이 같은 순간에 몰래 카드를 고르고, 동시에 공개해서 겨룹니다. 상대는 훈련 인형입니다. 필요한 때마다 설명해 드립니다. 5분쯤 걸리고, 나갔다가 돌아와도 됩니다.
    .title = 격돌에 오신 것을 환영합니다!
tutorial-deck = 덱은 카드 24장입니다. 막대는 코스트별 장수입니다. 오늘은 빠른 공격이 많은 { NAME("deck", "blades") } 덱을 골라 보세요.
    .title = 덱 고르기
tutorial-mulligan = 첫 손패입니다. 누른 카드는 다른 카드로 바뀝니다. 지금 한 번, 두 장까지만 바꿀 수 있습니다. 이번 손패는 좋으니 그대로 시작하세요.
    .title = 첫 손패
tutorial-goal = 이 막대가 상대의 체력입니다. 내 체력보다 먼저 0으로 만들면 이깁니다.
    .title = 목표
tutorial-card = 동전 안의 숫자가 코스트, 그 옆이 유형이고, 아래에 대상과 효과가 있습니다. 작은 글씨는 무효가 되거나 대상이 없을 때 에너지를 얼마나 돌려받는지 알려 줍니다.
    .title = 카드 읽기
tutorial-energy = 카드는 에너지로 냅니다. 턴마다 새 에너지를 받고, 쓰지 않은 에너지는 다음 턴으로 넘어갑니다. 아껴 두면 비싼 카드도 낼 수 있습니다.
    .title = 에너지
tutorial-queue = 카드를 누르면 큐에 들어가고 비용이 바로 예약됩니다. { JOSA(NAME("card", "A02"), "을/를") } 넣고 확정하세요. 훈련 인형도 지금 고르고 있고, 서로의 카드는 보이지 않습니다.
    .title = 몰래 선언하기
tutorial-order = 두 큐가 동시에 공개되고 한 장씩 해결됐습니다. 특수 → 공격 → 방어 → 회복 순서입니다. 속도가 같으면 코스트가 높은 쪽, 그다음은 이니셔티브 ⚑를 가진 쪽이 먼저이고, 아무도 없으면 시드로 정합니다. 여기서 지난 라운드를 펼치면 카드마다 왜 그 순서인지 나옵니다.
    .title = 누가 먼저?
tutorial-carry = 쓰지 않은 에너지 1이 남았고, 이번 턴 에너지가 더해졌습니다. 지금 얼마인지 보세요.
    .title = 에너지 이월
tutorial-defense = 가장 중요한 규칙입니다. 공격은 방어보다 빠릅니다. 지금 선언한 방어막은 이번 라운드의 공격이 지나간 뒤에 세워지고, 다음 라운드에 나를 지켜 줍니다. { JOSA(NAME("card", "D02"), "을/를") } 넣고 확정해 보세요.
    .title = 방어막은 한 박자 먼저
tutorial-late = 상대의 공격이 먼저 들어와 맞았고, 방어막은 그 뒤에 세워졌습니다.
    .title = 공격이 방어를 앞질렀습니다
tutorial-shield = 하지만 이제는 다음 공격보다 먼저 서 있습니다. 상태에는 양과 남은 턴이 나오고, 누르면 뜻을 읽을 수 있습니다.
    .title = 이제 지켜 줍니다
tutorial-why = 기록에서 아무 줄이나 눌러 보세요. 어떻게 계산했고 어느 규칙인지 나옵니다.
    .title = 왜 이만큼인가
tutorial-reaction = { JOSA(NAME("card", "S01"), "은/는") } 반응 카드입니다. 다른 카드처럼 큐에 넣고 비용을 내지만, 기다렸다가 상대 카드가 해결되기 직전에 쓸지 물어봅니다. 큐에 넣고 확정하세요.
    .title = 덫 놓기
tutorial-window = 반응 창이 열렸습니다. 이 카드가 곧 해결됩니다. { JOSA(NAME("card", "S01"), "을/를") } 발동하면 효과가 사라집니다. 반응은 라운드에 한 번이고, 쓰지 않은 반응은 비용과 함께 손으로 돌아옵니다.
    .title = 해결 직전
tutorial-nullified = 줄이 그어진 그 공격은 아무 일도 하지 못했습니다. 내 카드도 무효가 될 수 있고, 그때 돌려받는 에너지는 카드의 작은 글씨에 있습니다.
    .title = 무효!
tutorial-free = 필요한 건 다 배웠습니다. 이제 마음대로 해 보세요. 한 라운드 앞서 방어막을 세우고, 에너지를 모아 { JOSA(NAME("card", "A12"), "을/를") } 노려 보세요.
    .title = 이제 혼자서
tutorial-end = 첫 대결이 끝났습니다. 사다리에는 더 강한 상대가 기다리고, 내 덱도 짤 수 있습니다.
    .title = 잘 싸웠습니다!
