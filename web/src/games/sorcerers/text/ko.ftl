so-cost = 비용
so-attack = 공격력
so-health = 체력
so-defence = 방어력
so-banned = { $month } 금지 카드
so-reading = { $month } 해석:
so-now = 지금
so-attacks = 공격 중
so-blocks-place = { $place }번 공격자를 블록
so-blocked-by = { $place }번이 블록
so-use = 능력 쓰기
so-target = 대상
so-items-of = { JOSA($card, "이/가") } 장착한 저주물
so-item-foe = 상대 것
so-item-safe = 이번 턴에는 파괴되지 않음
so-place-empty = { $place }번 칸, 비어 있음
so-field-of = { $name } 필드
so-turn-of = 턴
so-power = 저주력
so-power-of = 저주력 { $count } / { $most }
so-hand = 손패
so-shown-note = 이 손패에서 모두가 본 카드입니다.
so-deck = 덱
so-top-note = 덱 맨 위에 있는, 모두가 아는 카드입니다.
so-graveyard = 무덤
so-graveyard-note = 가장 최근 카드부터.
so-target-player = 대상: { $name }
so-myself = 나
so-ready = 준비됨
so-gone = 사라진 대상
so-spot-unit = { $mine ->
    [yes] 내
   *[no] { $name }의
} { $place }번 { $card }
so-place-unit = { $place }번 { $card }
so-spot-item = { $item } ({ $mine ->
    [yes] 내
   *[no] { $name }의
} { $place }번 { $card })

so-match-game = { $game }번째 판
so-match-score = { $one } { $p1 } : { $p2 } { $two }
so-phases = { $turn }턴의 단계
so-turn-n = { $turn }턴
so-phase-start = 시작
so-phase-draw = 뽑기
so-phase-main-a = 메인 A
so-phase-combat = 전투
so-phase-main-b = 메인 B
so-phase-end = 끝
so-may-start = 저주력이 차고 지친 저주술사가 회복합니다.
so-may-draw = 카드를 뽑습니다.
so-may-main-a = 소환 { $done }/{ $most } · 주술과 저주물, 능력은 마음껏 · 공격은 전투에서
so-may-combat = 지치지 않은 저주술사로 공격합니다. 한꺼번에 선언합니다.
so-may-blocks = 누구로 막을지 고르세요.
so-may-damage = 전투 손상을 한꺼번에 주고받습니다.
so-may-main-b = 소환 { $done }/{ $most } · 주술과 저주물, 능력은 마음껏 · 공격은 끝났습니다
so-may-end = 손패는 { $limit }장까지 남깁니다.
so-event-left = { $turns }턴 남음 · { $name }

so-stack = 스택
so-stack-empty = 비어 있습니다. 카드를 내거나 능력이 발동하면 여기에 쌓이고, 위에서부터 처리합니다.
so-stack-next = 다음 처리
so-stack-newest = 최신
so-stack-open = 처리됨. 들어올 때의 능력이 끝나기를 기다립니다
so-stack-object = { $what } ({ $rank }, { $name }): { $cause }{ $aims ->
    [none] { "" }
   *[other] , 대상 { $aims }
}{ $negated ->
    [yes] , 무효
   *[no] { "" }
}
so-stack-opened = { $what } ({ $name }): 처리됨, 들어올 때의 능력이 끝나기를 기다림
so-negated = 무효
so-cause-play = 플레이
so-cause-ability = 능력 사용
so-cause-attack = 공격 선언
so-cause-passive = { $card } 발동
so-cause-enters = { JOSA($card, "이/가") } 들어와서
so-cause-response = { $what }에 반응

so-hand-left = 앞 카드 보기
so-hand-right = 뒤 카드 보기
so-hand-shown = { $from }~{ $to } / { $count }장
so-hand-empty = 손패가 없습니다.
so-discards = 버림
so-aims = 고를 수 있는 대상
so-aim = 대상을 고르세요.
so-again = 정말이면 한 번 더 고르세요.
so-own = 내 편
so-pick-yes = 예
so-pick-no = 아니요
so-pick-none = 고르지 않기
so-pick-none-replace = 아무도 비우지 않기
so-use-card = { $card } 능력 쓰기
so-summon-card = { $card } 소환
so-play-card = { $card } 내기
so-cancel = 취소
so-next-combat = 전투로
so-next-end = 턴 끝내기
so-attack-tip = 저주술사를 누르거나 상대 쪽으로 끌어다 놓으세요.
so-attack-with = { $names } 공격 ({ $count }명)
so-attack-now = { $count }명으로 공격
so-no-attack = 공격하지 않기
so-block-tip = 내 저주술사를 누른 뒤 공격자를 누르거나, 공격자에게 끌어다 놓으세요.
so-block-whom = { JOSA($own, "으로/로") } 누구를 블록하시겠습니까?
so-block-with = 블록 확정: { $pairs }
so-block-now = { $count }명으로 블록
so-no-block = 블록하지 않기
so-pair = { $own } → { $foe }
so-falls = 쓰러짐
so-ahead-open = { $after ->
    [0] 막히지 않으면 이깁니다: { $name } 체력 { $before } → 0
   *[other] 막히지 않으면: { $name } 체력 { $before } → { $after }
}
so-ahead-risk = 블록당하면 쓰러질 수 있음: { $names }
so-ahead-hp = { $after ->
    [0] 집니다: 내 체력 { $before } → 0
   *[other] 내 체력 { $before } → { $after }
}
so-ahead-falls = { $names ->
    [none] 아무도 쓰러지지 않음
   *[other] 쓰러짐: { $names }
}
so-pass = 넘기기
so-passing = 설정에 따라 잠시 뒤 넘깁니다.
so-no-response = 지금 낼 수 있는 반응 카드가 없습니다.
so-seconds-left = { $seconds }초 남음
so-rival-responds = { JOSA($name, "이/가") } 반응할지 고르는 중 …
so-loop-total = 모두 몇 번?
so-loop-declare = { $total }번 선언
so-loop-end = { $times }번에서 끝내기
so-loop-note = 반복하는 동안의 선택은 지난번과 같습니다. 더 달라지는 것이 없으면 먼저 끝납니다.
so-discard-missing = { $count }장 더 고르세요.
so-discard-now = { $count }장 버리고 턴 끝내기
so-keep = 이 손패로 시작
so-mulligan = 통째로 바꾸기

so-deck-spear = 속공: 빠른 저주술사와 관통, 직접 손상으로 몰아칩니다.
so-deck-cycle = 통제: 막고 지우면서 버티다가 큰 저주술사와 반복으로 이깁니다.
so-deck-graves = 무덤: 쓰러진 저주술사를 되살리고 교대시킵니다.
so-deck-veil = 수비: 방어력과 회복으로 벽을 쌓고 반응으로 막습니다.
so-sideboard = 사이드보드
so-side-out = { $card } 한 장 빼기
so-side-in = { $card } 한 장 넣기
so-side-back = { $card } 되돌리기
so-side-count = 빼는 카드 { $out }장, 넣는 카드 { $into }장 (각 { $most }장까지) · 덱 { $size }장
so-side-swap = { $count }장 바꾸고 봉인
so-side-keep = 이대로 다음 판
so-side-note = 두 사람의 교체는 봉인되어 서로 보이지 않습니다.
so-game-hp = { $game }번째 판이 끝났습니다. { $p1 } { $one } : { $two } { $p2 }
so-game-both = { $game }번째 판은 무승부입니다. { $p1 } { $one } : { $two } { $p2 }
so-game-deck-out = { $game }번째 판은 뽑을 카드가 없어 끝났습니다. { $p1 } { $one } : { $two } { $p2 }
so-game-time = { $game }번째 판은 시간이 다 되어 끝났습니다. { $p1 } { $one } : { $two } { $p2 }
so-game-penalty = { $game }번째 판은 심판의 결정으로 끝났습니다. { $p1 } { $one } : { $two } { $p2 }
so-game-conceded = { $game }번째 판은 기권으로 끝났습니다. { $p1 } { $one } : { $two } { $p2 }
so-game-agreed = { $game }번째 판은 합의로 비겼습니다. { $p1 } { $one } : { $two } { $p2 }
so-game-stalling = { $game }번째 판은 시간 끌기로 끝났습니다. { $p1 } { $one } : { $two } { $p2 }

so-auto = 반응 확인
so-auto-always = 항상 묻기
so-auto-able = 낼 카드가 있을 때만
so-auto-never = 묻지 않기
so-auto-note = 묻지 않을 때도 사람이 고르는 만큼 잠깐 기다렸다가 넘기므로, 상대는 내 손패를 짐작할 수 없습니다.

so-end-hp = HP { $p1 } : { $p2 }
so-end-both = 두 사람 모두 HP가 0이 되었습니다.
so-end-deck-out = 뽑을 카드가 없었습니다. HP { $p1 } : { $p2 }
so-end-time = 시간이 다 되었습니다.
so-end-stalling = 시간 끌기로 판이 끝났습니다.
so-end-violations = 규칙 위반이 거듭되어 매치가 끝났습니다.
so-end-match = 매치 { $p1 } : { $p2 }
so-stat-dealt = 상대에게 준 손상
so-stat-hardest = 가장 큰 한 방
so-stat-healed = 회복한 HP
so-stat-summons = 소환
so-stat-lost = 쓰러진 내 저주술사
so-stat-spells = 주술
so-stat-items = 저주물
so-stat-responses = 반응
so-stat-negated = 무효된 내 카드
so-stat-attackers = 공격
so-stat-blocks = 블록
so-stat-power = 쓴 저주력

tutorial-deck = { NAME("deck", "spear") } 덱은 빠르고 배우기 좋습니다. 이 덱을 고르세요.
tutorial-mulligan = 첫 손패 다섯 장이 좋습니다. 그대로 시작하세요.
tutorial-summon = { $by ->
    [touch] 검은 공격력, 하트는 체력입니다. { JOSA(NAME("card", "SOR-03"), "을/를") } 누르고 소환하세요.
   *[keys] 검은 공격력, 하트는 체력입니다. { JOSA(NAME("card", "SOR-03"), "을/를") } 누르고 소환(Enter 키)하세요.
}
tutorial-combat = 바로 공격할 수 있습니다. 전투로 가서 저주술사를 고르고 공격을 확정하세요.
tutorial-guard = 공격한 저주술사는 지쳐서 막지 못합니다. { JOSA(NAME("card", "SOR-06"), "을/를") } 소환하고 턴을 끝내세요.
tutorial-block = 상대가 공격했습니다! { JOSA(NAME("card", "SOR-06"), "과/와") } 막을 상대를 고르고 블록을 확정하세요.
tutorial-respond = 상대의 주술이 스택에서 기다립니다. { JOSA(NAME("card", "RSP-03"), "으로/로") } 반응해서 무효로 만드세요.
tutorial-end = 첫 판을 마쳤습니다. 한 번 더 하거나 다음 게임을 고르세요.
