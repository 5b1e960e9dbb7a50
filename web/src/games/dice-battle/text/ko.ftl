# 주사위 배틀 판의 말.

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
board-due-luck = 다음에 주사위 { $count }개 중 하나
board-due-bonus = 다음에 주사위 { $count }개 더
board-due-curse = { $points ->
    [0] 저주
   *[other] 다음 점수 −{ $points }
}
board-due-flame = 다음 점수 −{ $points }
board-run = { $count ->
    [1] 지난번 눈 { $face }
   *[other] { $face } 눈 { $count }번 연속
}
board-wins = { $count }연승
board-losses = { $count }연패
board-won-round = 라운드 승리
board-events = 이번 라운드의 이벤트
board-die = 주사위 { $face }
board-throw = 주사위를 튕겨 던지거나 버튼을 누르세요.
board-no-die = 아직 굴리지 않음
board-choosing-luck = 주사위를 고르는 중
board-build-up = { $name }의 이번 라운드 점수 과정
board-choose-tendency = 이번 라운드의 성향
board-odds = { $success } %
board-risk-high = 위험 높음
board-risk-medium = 위험 중간
board-risk-low = 위험 낮음
board-tendency-attack = { $attack_success_from }~{ $die_faces }: 눈만큼, 그 밖: { $attack_fail_points }점. { $attack_bonus_face }: +{ $attack_bonus_points }점과 특수 효과
board-tendency-defence = { $defence_success_from }~{ $defence_success_to }: 눈만큼과 방어막 { $defence_shields }개, 그 밖: { $defence_fail_points }점. { $defence_special_face }: 특수 효과
board-tendency-balance = 어떤 눈이든 눈만큼, 에너지 { $balance_energy }, 게이지 { $balance_gauge }
board-coach-shields = 추천: { $count }개
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
board-special-ward = 방어에서 { $defence_special_face }: 방어막 { $special_ward_shields }개 더
board-special-star = 방어에서 { $defence_special_face }: 점수 { $special_star_low }~{ $special_star_high } 더
board-event-kinds = 이벤트
board-met = { $name } { $count }번
board-eventcard-luck = 다음 라운드에 주사위 { $die_luck_dice }개 중 하나를 고름
board-eventcard-score-boost = 라운드 점수 +{ $event_score_boost }
board-eventcard-bonus-turn = 다음 라운드에 주사위 { $die_bonus_dice }개 더, 모두 합산
board-eventcard-energy-charge = 에너지 { $event_energy_charge } 획득
board-eventcard-bomb = 총점 ÷ { $event_bomb_divisor }, { $event_bomb_floor }점까지만
board-eventcard-thief = 총점 { $event_thief_from }점부터: { $event_thief_points }점이 상대에게. 방어 태세나 방어막으로 막을 수 있음
board-eventcard-curse = 다음 라운드 점수 −{ $event_curse_points }. 방어 태세로 막을 수 있음
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
end-luck = { $how ->
        [more] 운이 좋았습니다. 주사위 점수가 평균보다 { $off }점 많았습니다.
        [fewer] 운이 나빴습니다. 주사위 점수가 평균보다 { $off }점 적었습니다.
       *[even] 주사위 점수가 꼭 평균만큼 나왔습니다.
    }
end-luck-name = { $how ->
        [more] { $name } 쪽 주사위 점수가 평균보다 { $off }점 많았습니다.
        [fewer] { $name } 쪽 주사위 점수가 평균보다 { $off }점 적었습니다.
       *[even] { $name } 쪽 주사위 점수가 꼭 평균만큼 나왔습니다.
    }

tutorial-tendency = { $by ->
    [touch] 성향을 고릅니다. 금색 눈이 점수가 됩니다. 모든 눈이 금색인 밸런스를 누르세요.
   *[keys] 성향을 고릅니다. 금색 눈이 점수가 됩니다. 모든 눈이 금색인 밸런스(3 키)를 누르세요.
}
tutorial-shield = { $by ->
    [touch] 방어막은 공격 하나를 막습니다. +를 누르고 확정하세요.
   *[keys] 방어막은 공격 하나를 막습니다. +(S 키)를 누르고 확정(Enter 키)하세요.
}
tutorial-hint = { $by ->
    [touch] 무엇을 고를지 모르겠다면 힌트를 누르세요. 코치가 추천해 줍니다.
   *[keys] 무엇을 고를지 모르겠다면 힌트(H 키)를 누르세요. 코치가 추천해 줍니다.
}
tutorial-attack = 힌트는 조언일 뿐입니다. 이번에는 과감하게 공격을 고르세요. 4~6만 점수가 됩니다.
tutorial-roll = 이번에는 에너지를 아끼고 주사위를 굴리세요.
tutorial-why = 방어막이 공격을 막았습니다. 기록에서 그 줄을 눌러 과정을 보세요.
tutorial-card = 카드를 얻었습니다! { JOSA(NAME("card", "boost"), "을/를") } 고르고 확정하면 이번 라운드 점수가 두 배가 됩니다.
tutorial-end = 첫 판을 마쳤습니다. 한 번 더 하거나 다음 게임을 고르세요.
