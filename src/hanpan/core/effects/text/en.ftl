# What cards say, made from their data (core/effects/words.py).

effect-join = { ". " }
effect-and = { " and " }

target-self = Self
target-enemy = Enemy
target-enemy-hero = Enemy hero
target-both = Both heroes
target-random-enemy = Random enemy unit
target-random-own = Random own unit
target-random-every = Random unit
target-all-enemy = All enemies
target-all-own = All own units
target-all-every = All units of both sides
target-conditional-enemy = Enemy, if { $when }
target-conditional-own = Self, if { $when }
target-reaction = Reaction to any enemy card
target-reaction-when = Reaction to an enemy card { $when }

when-hp-at-most = HP is at most { $percent } %
when-has = { NAME("keyword", $keyword) } is at least { $least }
when-free-slot = a summon slot is free
when-cost-at-most = of cost { $cost } or less
when-of-type = of type { NAME("type", $type) }
when-aims-at-you = with your hero as a target

brief-and = { " → " }
brief-conditional-enemy = Enemy, { $when }
brief-conditional-own = Self, { $when }
brief-hp-at-most = HP ≤{ $percent }%
brief-has = { NAME("keyword", $keyword) } ≥{ $least }
brief-free-slot = free slot
brief-reaction = React: { $when }
brief-anything = any card
brief-cost-at-most = cost ≤{ $cost }
brief-of-type = { NAME("type", $type) }
brief-aims-at-you = your hero

effect-damage = { $to ->
    [owner] { $amount } damage to the card’s owner
    [you] { $amount } damage to your hero
   *[target] { $critical ->
        [0] { $amount } damage
       *[other] { $amount } damage, { $critical } % chance of a critical hit
    }
}
effect-heal = { $to ->
    [you] heal your hero { $amount }
   *[target] heal { $amount }
}
effect-remove = { $keyword ->
    [debuffs] remove all debuffs
   *[other] remove all { NAME("keyword", $keyword) }
}
effect-summon = summon { NAME("unit", $unit) }
effect-void-initiative = nobody holds the initiative next round
effect-nullify = that card has no effect
effect-reflect = { $percent } % of its damage to your hero hits its owner instead
effect-give-shield = Shield { $amount }
effect-give-poison = Poison { $amount }
effect-give-burn = Burn, { $turns } turns
effect-give-regen = Regen, { $turns } turns
effect-give-freeze = Freeze, { $turns } { $turns ->
    [one] turn
   *[other] turns
}
effect-give-strength = Strength { $sign }{ $size }, { $turns } turns
effect-give-vulnerable = Vulnerable { $amount } %, { $turns } turns
effect-give-mitigation = Mitigation { $amount } %, { $turns } turns
effect-give-heal-down = Heal-down { $amount } %, { $turns } turns
effect-give-resist = Resist, { $turns } turns
effect-give-immunity = Immunity to all debuffs, { $turns } turns
effect-give-gain = energy gain { $sign }{ $size } next turn
effect-give-cap = energy cap { $sign }{ $size }, { $turns } turns
