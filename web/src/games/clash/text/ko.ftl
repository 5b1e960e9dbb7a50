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
clash-initiative-why = 속도와 비용이 같으면 이쪽 카드가 먼저입니다. 라운드마다 교대합니다.
clash-void = 이니셔티브 없음
clash-void-why = 속도와 비용이 같은 카드의 순서는 라운드 시드로 정합니다.
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
clash-cost = 비용

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

clash-reason-first = 1순위: { $kind }, 비용 { $cost }
clash-reason-speed = { JOSA($kind, "은/는") } { $before }보다 느림
clash-reason-cost = 속도는 같고 비용이 낮음 ({ $cost } < { $before_cost })
clash-reason-queue = 속도와 비용이 같고 나중에 선언함
clash-reason-initiative = 속도와 비용이 같음: 이니셔티브가 먼저
clash-reason-coin = 속도와 비용이 같고 이니셔티브 없음: 시드로 결정
clash-fate-now = 처리 중
clash-fate-resolved = 처리됨
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
clash-curve = 비용별 장수: { $list }
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
clash-order-tip = 특수 → 공격 → 방어 → 회복 순으로, 같으면 비용이 높은 카드가 먼저 해결됩니다. 큐 순서는 그다음입니다.
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

tutorial-deck = { NAME("deck", "blades") } 덱에는 빠른 공격이 많습니다. 이 덱을 고르세요.
tutorial-mulligan = 첫 손패가 좋습니다. 그대로 시작하세요.
tutorial-queue = { $by ->
    [touch] 상대도 몰래 고르고 있습니다. { JOSA(NAME("card", "A02"), "을/를") } 누르고 확정하세요.
   *[keys] 상대도 몰래 고르고 있습니다. { JOSA(NAME("card", "A02"), "을/를") } 누르고(또는 숫자 키) 확정하세요.
}
tutorial-defense = 공격은 방어보다 빨라서, 방어막은 다음 라운드에 도움이 됩니다. { JOSA(NAME("card", "D02"), "을/를") } 고르고 확정하세요.
tutorial-reaction = { JOSA(NAME("card", "S01"), "은/는") } 기다렸다가 상대 카드를 막습니다. 고르고 확정하세요.
tutorial-window = 이 공격이 곧 들어옵니다. { JOSA(NAME("card", "S01"), "을/를") } 발동해서 무효로 만드세요.
tutorial-why = 공격이 무효가 됐습니다. 기록에서 그 줄을 눌러 이유를 확인하세요.
tutorial-end = 첫 대결을 마쳤습니다. 한 번 더 하거나 다음 게임을 고르세요.
clash-turns = { $count }턴
clash-key-remove = 큐의 마지막 카드 빼기
clash-key-lock = 큐 확정
