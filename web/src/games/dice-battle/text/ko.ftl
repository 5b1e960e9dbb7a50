# 다이스 배틀 판의 말.

board-total = 총점
board-race = { $one } 대 { $two }
board-faces-count = 성공하는 눈: { $faces }
board-roll = 주사위 굴리기
board-go-on = 계속
board-sealed-own = 내 선택:
board-round-score = 이번 라운드
board-tendency = 성향
board-energy-of = 에너지 { $count } / { $cap }
board-gauge = 게이지
board-gauge-of = 카드 게이지 { $count } / { $full }
board-shields-of = 방어막 { $count }개
board-guard = 방어 태세
board-scheduled = 예정된 효과
board-due-luck = 🍀 다음에 주사위 { $count }개 중 하나
board-due-bonus = 🎲 다음에 주사위 { $count }개 더
board-due-curse = 🌙 { $points ->
    [0] 저주
   *[other] 다음 점수 −{ $points }
}
board-due-flame = 🔥 다음 점수 −{ $points }
board-run = { $count ->
    [1] 지난번 눈 { $face }
   *[other] { $face } 눈 { $count }번 연속
}
board-wins = { $count }연승
board-losses = { $count }연패
board-won-round = 라운드 승리
board-events = 이번 라운드의 이벤트
board-die = 주사위 { $face }
board-no-die = 아직 굴리지 않음
board-choosing-luck = 주사위를 고르는 중
board-build-up = { $name }의 이번 라운드 점수 과정
board-choose-tendency = 이번 라운드의 성향
board-odds = { $success } %
board-risk-high = 위험 높음
board-risk-medium = 위험 중간
board-risk-low = 위험 낮음
board-tendency-attack = { $attack_success_from }~{ $die_faces }: 눈만큼, 그 밖: { $attack_fail_points }점. { $attack_bonus_face }: +{ $attack_bonus_points }점과 특수 효과 ⚡ 🔥 🎯
board-tendency-defence = { $defence_success_from }~{ $defence_success_to }: 눈만큼과 🛡️ { $defence_shields }개, 그 밖: { $defence_fail_points }점. { $defence_special_face }: 특수 효과 🛡️ ⭐
board-tendency-balance = 어떤 눈이든 눈만큼, 에너지 { $balance_energy }, 게이지 { $balance_gauge }
board-coach-shields = 코치라면 { $count }개
board-card-attack = 상대 라운드 점수 −{ $cards_attack_damage }
board-card-defence = 나를 향한 다음 공격을 막음
board-card-boost = 내 라운드 점수 ×{ $cards_boost_factor }
board-card-steal = 상대 에너지 { $cards_steal_low }~{ $cards_steal_high } 빼앗기
board-card-reset = 두 라운드 점수를 0으로
board-shield = 방어막 세우기
board-shield-more = 방어막 하나 더
board-shield-less = 방어막 하나 덜
board-no-cards = 가진 카드가 없습니다. 게이지가 차면 한 장을 얻습니다.
board-no-hand = 없음
board-when-pre = 굴리기 전에
board-when-post = 굴린 뒤에
board-deeds = { $name }의 특수 효과와 카드
board-round-past = { $round }라운드 결과
board-round-more = { $round }라운드: 효과와 방어막
board-round-effects = { $round }라운드에 적용된 효과
board-round-no-effects = 없음
board-round-protections = { $name }: 쓴 방어막 { $shields }개{ $guards ->
    [0] { "" }
   *[other] , 방어 태세 사용
}
board-facts = 나온 눈, 카드 더미, 카드·특수 효과·이벤트
board-faces = 지금까지 나온 눈
board-face-seen = 나옴
board-piles = 카드 더미 { $deck }장
board-discards = 버린 카드:
board-none-yet = 아직 없음
board-card-kinds = 카드
board-specials = 특수 효과
board-special-strike = 공격에서 { $attack_bonus_face }: 상대 라운드 점수 −{ $special_strike_damage }
board-special-flame = 공격에서 { $attack_bonus_face }: 상대 라운드 점수 −{ $special_flame_damage }, 다음 라운드 −{ $special_flame_next }
board-special-double = 공격에서 { $attack_bonus_face }: 내 라운드 점수 ×{ $special_double_factor }
board-special-ward = 방어에서 { $defence_special_face }: 🛡️ { $special_ward_shields }개 더
board-special-star = 방어에서 { $defence_special_face }: 점수 { $special_star_low }~{ $special_star_high } 더
board-event-kinds = 이벤트
board-met = { $name } { $count }번
board-eventcard-luck = 다음 라운드에 주사위 { $die_luck_dice }개 중 하나를 고름
board-eventcard-score-boost = 라운드 점수 +{ $event_score_boost }
board-eventcard-bonus-turn = 다음 라운드에 주사위 { $die_bonus_dice }개 더, 모두 합산
board-eventcard-energy-charge = 에너지 { $event_energy_charge } 획득
board-eventcard-bomb = 총점 ÷ { $event_bomb_divisor }, { $event_bomb_floor }점까지만
board-eventcard-thief = 총점 { $event_thief_from }점부터: { $event_thief_points }점이 상대에게. 방어막으로 막을 수 있음
board-eventcard-curse = 다음 라운드 점수 −{ $event_curse_points }
board-eventcard-energy-drain = 에너지 { $event_drain_from }부터: { $event_drain_energy } 감소, { $event_drain_floor }까지만
board-eventcard-score-swap = 총점 차이 { $event_swap_gap }점부터: 두 총점을 맞바꿈
board-eventcard-reset = 두 라운드 점수를 0으로, 다른 이벤트는 무효
board-eventcard-card-swap = 서로 카드를 한 장씩 무작위로 교환. 둘 다 카드가 있어야 함
board-strategy = 전략: 게임의 흐름, 게이지, 카드
board-lock = 확정 (에너지 { $cost } 사용, { $left } 남음)
board-choose-die = 남길 주사위
board-keep = { JOSA($face, "을/를") } 남기기

step-base = 주사위 { $face }: { $points ->
    [0] 0
   *[other] +{ $points }
}{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
} =
step-points = 주사위:
step-star = 보너스 +{ $points } =
step-penalty = 지난 효과 −{ $points } =
step-block = { $by ->
    [guard] 방어 태세로
   *[other] 방어막으로
} { $attack ->
    [flame] 화염을 막음
    [attack] 공격 카드를 막음
    [strike] 일격을 막음
    [steal] 스틸을 막음
    [curse] 저주를 막음
   *[other] 도둑을 막음
}
step-hit = { $attack ->
    [flame] 화염
    [strike] 일격
   *[other] 공격 카드
} −{ $damage } =
step-floor = 더 내려가지 않음
step-multiply = { $cause ->
    [double] 더블
   *[other] 부스트
} ×{ $factor } =
step-boost = 점수 부스트 =
step-bomb = 폭탄: 총점
step-robbed = 도둑 −{ $points }: 총점
step-theft = 도둑 +{ $points }: 총점
step-swap = 교환: 총점
step-reset = 리셋 =
step-total = { $gain ->
    [0] 총점 그대로
   *[other] 총점 +{ $gain } →
}

end-by-total = 총점 { $p1 } : { $p2 }
end-by-last_round = 총점이 같아 마지막 라운드로 갈렸습니다. { $p1 } : { $p2 }
end-by-energy = 총점과 마지막 라운드가 같아 에너지로 갈렸습니다. { $p1 } : { $p2 }
end-by-cards = 나머지가 모두 같아 가진 카드 수로 갈렸습니다. { $p1 } : { $p2 }
end-by-draw = 모든 기준이 같습니다.
end-average = 평균 라운드 점수
end-best = 최고 라운드
end-worst = 최저 라운드
end-rounds-won = 이긴 라운드
end-cards = 쓴 카드
end-specials = 특수 주사위
end-events = 뽑은 이벤트
end-effects = 적용된 효과
end-shields-used = 쓴 방어막
end-blocks = 막은 공격
end-energy = 쓴 에너지
end-luck-pips = 굴린 눈의 합
end-luck-points = 주사위 점수
end-luck-of = { $have } (평균 { $expected })

tutorial-welcome = 쉬운 AI와 다섯 라운드를 합니다. 필요할 때마다 하나씩 알려 드립니다. 3분쯤 걸리고, 나갔다가 돌아와도 이어집니다.
    .title = 주사위 배틀에 오신 것을 환영합니다!
tutorial-total = 여기가 내 총점입니다. 라운드마다 점수가 쌓이고, 마지막 라운드가 끝났을 때 더 높은 쪽이 이깁니다.
    .title = 목표
tutorial-energy = 이 점들이 에너지입니다. 라운드마다 2~3을 얻고 10까지 모을 수 있습니다. 카드와 방어막에 씁니다.
    .title = 에너지
tutorial-tendency = 성향에 따라 점수가 되는 주사위 눈이 다릅니다. 퍼센트는 성공할 확률입니다. 공격은 절반, 밸런스는 언제나 성공합니다. 처음에는 안전하게 밸런스를 골라 보세요.
    .title = 성향 고르기
tutorial-shield = 방어막은 에너지를 쓰고, 공격 하나를 막아 줍니다. 에너지가 충분하면 +를 누르고 확정하세요. 모자라면 그냥 넘기세요.
    .title = 굴리기 전
tutorial-roll = 주사위를 굴렸습니다! 주사위 아래에 이번 라운드 점수가 늘고 주는 과정이 한 줄씩 나옵니다.
    .title = 굴림
tutorial-after-roll = 이제 상대를 노리는 카드를 쓸 차례입니다. 아직 카드가 없으니 넘기세요.
    .title = 굴린 뒤
tutorial-events = 라운드 끝에는 각자 이벤트를 하나씩 뽑습니다. 좋은 일, 나쁜 일, 아무 일도 없을 때도 있습니다. 그다음 라운드 점수가 총점에 더해집니다.
    .title = 이벤트
tutorial-why = 기록에서 아무 줄이나 눌러 보세요. 어떻게 계산했는지, 어떤 규칙인지 펼쳐집니다.
    .title = 왜 이렇게 됐을까?
tutorial-gauge = 게이지는 밸런스를 고를 때, 전에 나온 눈이 또 나올 때, 연승이나 연패할 때 차오릅니다. 가득 차면 카드를 한 장 얻습니다.
    .title = 게이지가 차면 카드
tutorial-hint = 무엇을 고를지 모르겠다면 힌트를 눌러 보세요. 코치가 추천과 그 까닭을 알려 줍니다.
    .title = 코치
tutorial-attack = 코치는 안전한 쪽을 권하지만, 이번에는 공격에 도전해 보세요. 1~3은 실패지만, 6이 나오면 덤을 얻고 상대를 칩니다.
    .title = 2라운드
tutorial-guard = 여기가 내 방어입니다. 방어막은 하나에 공격 하나를 막습니다. 방어 카드를 내면 방어 태세가 되어 공격 하나를 통째로 막습니다. 이제 마음대로 골라 보세요.
    .title = 방어막과 방어 태세
tutorial-special = 특수 효과가 나왔습니다! 비용 없이, 점수를 계산할 때 발동합니다.
    .title = 특별한 눈
tutorial-block = 기록에서 회색 ✕를 찾아보세요. 공격이 왔지만 내 방어가 막아 냈습니다.
    .title = 막기 성공!
tutorial-free = 이제 필요한 것은 다 배웠습니다. 남은 라운드는 마음대로 해 보세요. 코치는 언제든 도와줍니다.
    .title = 이제 직접!
tutorial-card = 카드를 얻었습니다! 카드마다 드는 에너지와 하는 일이 적혀 있고, 지금 못 쓰는 카드에는 까닭이 나옵니다.
    .title = 첫 카드
tutorial-end = 첫 판을 마쳤습니다. 다시 보기로 돌아보거나, 새 주사위로 다음 판을 해 보세요.
    .title = 잘하셨습니다!
