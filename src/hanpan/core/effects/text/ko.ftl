# What cards say, made from their data (core/effects/words.py).

effect-join = { ". " }
effect-and = { " " }

target-self = 자기
target-enemy = 적
target-enemy-hero = 적 영웅
target-both = 양쪽 영웅
target-random-enemy = 무작위 적 유닛
target-random-own = 무작위 아군 유닛
target-random-every = 무작위 유닛
target-all-enemy = 적 전체
target-all-own = 아군 전체
target-all-every = 양측 모든 유닛
target-conditional-enemy = 적({ $when })
target-conditional-own = 자기({ $when })
target-reaction = 반응(모든 적 카드)
target-reaction-when = 반응({ $when } 적 카드)

when-hp-at-most = HP { $percent }% 이하
when-has = { NAME("keyword", $keyword) } { $least } 이상
when-free-slot = 빈 소환 칸 필요
when-cost-at-most = 비용 { $cost } 이하인
when-of-type = { NAME("type", $type) } 유형이고
when-aims-at-you = 내 영웅을 노리는

brief-and = { " → " }
brief-conditional-enemy = 적, { $when }
brief-conditional-own = 자기, { $when }
brief-hp-at-most = HP ≤{ $percent }%
brief-has = { NAME("keyword", $keyword) } ≥{ $least }
brief-free-slot = 빈 칸 필요
brief-reaction = 반응: { $when }
brief-anything = 모든 카드
brief-cost-at-most = 비용 ≤{ $cost }
brief-of-type = { NAME("type", $type) }
brief-aims-at-you = 내 영웅

effect-damage = { $to ->
    [owner] 그 카드의 주인에게 피해 { $amount }
    [you] 내 영웅에게 피해 { $amount }
   *[target] { $critical ->
        [0] 피해 { $amount }
       *[other] 피해 { $amount }, { $critical }% 확률로 치명타
    }
}
effect-heal = { $to ->
    [you] 내 영웅 회복 { $amount }
   *[target] 회복 { $amount }
}
effect-remove = { $keyword ->
    [debuffs] 모든 디버프 해제
   *[other] { NAME("keyword", $keyword) } 모두 제거
}
effect-summon = { NAME("unit", $unit) } 소환
effect-void-initiative = 다음 라운드에는 아무도 이니셔티브를 갖지 못한다
effect-nullify = 그 카드를 무효로 함
effect-reflect = 내 영웅이 받을 피해의 { $percent }%는 그 카드의 주인이 대신 받는다
effect-give-shield = 방어막 { $amount }
effect-give-poison = 독 { $amount }
effect-give-burn = 화상 { $turns }턴
effect-give-regen = 재생 { $turns }턴
effect-give-freeze = 빙결 { $turns }턴
effect-give-strength = 힘 { $sign }{ $size }, { $turns }턴
effect-give-vulnerable = 취약 { $amount }%, { $turns }턴
effect-give-mitigation = 경감 { $amount }%, { $turns }턴
effect-give-heal-down = 치유 저해 { $amount }%, { $turns }턴
effect-give-resist = 저항 { $turns }턴
effect-give-immunity = 모든 디버프에 면역 { $turns }턴
effect-give-gain = 다음 턴 에너지 획득 { $sign }{ $size }
effect-give-cap = 에너지 상한 { $sign }{ $size }, { $turns }턴
