board-seat = { $name } 자리
board-you = (나)
board-online = 접속 중
board-away = 자리 비움
board-thinking = 고르는 중 …
board-your-turn = 내가 고를 차례
board-missed = 선택을 { $count }번 놓침
board-total = 총점
board-round-score = 이번 라운드
board-cards = 카드
board-tendency = 성향
board-energy = 에너지
board-energy-of = 에너지 { $cap } 중 { $count }
board-gauge = 게이지
board-gauge-of = 카드 게이지 { $full } 중 { $count }
board-shields-of = 방어막 { $count }개
board-guard = 방어 태세
board-scheduled = 예정된 효과
board-due-luck = 🍀 다음에 주사위 두 개
board-due-bonus = 🎲 다음에 주사위 하나 더
board-due-curse = 💀 저주 ×{ $count }
board-due-flame = 🔥 다음 점수 −{ $points }
board-run = ⚅ 6이 나온 뒤
board-wins = { $count }연승
board-losses = { $count }연패
board-won-round = 라운드 승리
board-log = 기록
board-log-lines = 있었던 일, 오래된 것부터
board-round-n = { $round }라운드
board-round-of = { $rounds }라운드 중 { $round }라운드
board-events = 이번 라운드의 이벤트
board-die = 주사위 { $face }
board-no-die = 아직 굴리지 않음
board-choosing-luck = 두 주사위 중에서 고르는 중
board-build-up = { $name }의 이번 라운드 점수 과정
board-choice = 내 선택
board-choose-tendency = 이번 라운드의 성향
board-odds = { $success } %
board-risk-high = 위험 높음
board-risk-medium = 위험 중간
board-risk-low = 위험 낮음
board-tendency-attack = { $attack_success_from }~{ $die_faces } 눈이면 득점, { $attack_bonus_face } 눈이면 덤과 특수 효과
board-tendency-defence = { $defence_success_from }~{ $defence_success_to } 눈이면 득점과 방어막 { $defence_shields }개
board-tendency-balance = 무엇이든 득점, 에너지 +{ $balance_energy }, 게이지 +{ $balance_gauge }
board-coach = 코치
board-coach-says = 코치의 선택
board-coach-shields = 코치라면 { $count }개
board-take-advice = 조언대로
board-hint = 힌트
board-again = 한 번 더 누르면 확정
board-hand = 내 카드
board-other-cards = 내게 없는 카드
board-cost = 에너지 { $cost }
board-card-attack = 상대 라운드 점수 −{ $cards_attack_damage }
board-card-defence = 나를 향한 다음 공격을 막음
board-card-boost = 내 라운드 점수 ×{ $cards_boost_factor }
board-card-steal = 상대 에너지 { $cards_steal_low }~{ $cards_steal_high } 빼앗기
board-card-reset = 두 라운드 점수를 0으로
board-shield = 방어막 세우기
board-shield-more = 방어막 하나 더
board-shield-less = 방어막 하나 덜
board-not-together = 이미 고른 것과 함께할 수 없습니다.
board-no-cards = 가진 카드가 없습니다. 게이지가 차면 한 장을 얻습니다.
board-pass = 넘기기
board-lock = 확정 (에너지 { $cost } 사용, { $left } 남음)
board-choose-die = 남길 주사위
board-keep = { JOSA($face, "을/를") } 남기기
board-sealed = 선택을 봉인했습니다. 상대를 기다립니다.
board-withdraw = 되돌리기
board-wait = 기다리는 중 …
board-watching = 관전 중입니다. 숨은 카드는 관전자에게도 보이지 않습니다.
board-skip = 건너뛰기
key-space = 스페이스

step-base = 주사위 { $face }: +{ $points }{ $bonus ->
    [0] { "" }
   *[other] { " " }+{ $bonus }
} =
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
step-reset = 리셋 =
step-total = 총점으로 +{ $gain } =

table-title = 테이블
table-share = 이 링크로 상대를 부르세요
table-copy = 링크 복사
table-copied = 복사했습니다
table-waiting = 두 번째 사람을 기다리는 중 …
table-invited = { JOSA($name, "이/가") } { $game } 한 판에 초대했습니다 ({ $mode }).
table-close = 테이블 닫기
table-close-sure = 정말 이 테이블을 닫을까요?
table-join = 앉아서 두기
table-watchers = { $count ->
    [0] { "" }
   *[other] { $count }명 관전 중
}
table-resign = 기권
table-resign-sure = 정말 기권할까요?
table-yes = 예
table-no = 아니요
table-offer-draw = 무승부 제안
table-draw-offered = { JOSA($name, "이/가") } 무승부를 제안했습니다.
table-draw-waiting = 무승부를 제안했습니다.
table-accept = 받아들이기
table-decline = 거절
table-commitment = 공정한 주사위
    .text = 이 판의 주사위는 비밀값 하나에서 나오며, 그 해시는 { $hash } 입니다. 비밀값은 판이 끝나면 공개되어 누구나 모든 굴림을 확인할 수 있습니다.
table-your-turn-title = 내 차례!

refusal-table-not-seated = 관전자는 보기만 합니다.
refusal-table-not-started = 아직 시작하지 않았습니다. 빈자리가 있습니다.
refusal-table-over = 이미 끝난 판입니다.
refusal-table-stale-step = 이미 고른 선택입니다. 다른 탭에서 골랐을 수 있습니다.
refusal-table-nothing-sealed = 되돌릴 것이 없습니다.
refusal-table-no-draws = 이 게임에는 합의 무승부가 없습니다.
refusal-table-bot-declines = AI는 무승부에 응하지 않습니다.
refusal-table-already-offered = 이미 무승부를 제안했습니다.
refusal-table-no-offer = 제안이 이제 없습니다.
refusal-table-not-over = 먼저 이 판이 끝나야 합니다.
refusal-table-no-hints = 사람끼리 둘 때 코치는 말하지 않습니다.
refusal-table-not-asked = 지금은 조언할 것이 없습니다.

end-win = 이겼습니다!
end-loss = { JOSA($name, "이/가") } 이겼습니다.
end-won-by = { JOSA($name, "이/가") } 이겼습니다.
end-draw = 비겼습니다.
end-by-total = 총점으로 갈렸습니다: { $p1 } 대 { $p2 }.
end-by-last_round = 총점이 같아 마지막 라운드로 갈렸습니다: { $p1 } 대 { $p2 }.
end-by-energy = 총점과 마지막 라운드가 같아 에너지로 갈렸습니다: { $p1 } 대 { $p2 }.
end-by-cards = 나머지가 모두 같아 가진 카드 수로 갈렸습니다: { $p1 } 대 { $p2 }.
end-by-draw = 모든 기준이 같습니다.
end-resigned = 상대가 기권했습니다.
end-you-resigned = 기권했습니다.
end-timeout = 시간이 다 되었습니다.
end-agreed = 합의로 끝났습니다.
end-ended = 테이블이 닫혔습니다.
end-rematch = 자리를 바꿔 한 판 더
end-rematch-asked = 상대가 한 판 더 두고 싶어 합니다.
end-rematch-waiting = 한 판 더 청했습니다 …
end-rematch-go = 새 테이블로
end-replay = 다시 보기
end-check = 주사위 확인
end-statistics = 통계
end-stat = 항목
end-average = 평균 라운드 점수
end-best = 최고 라운드
end-worst = 최저 라운드
end-rounds-won = 이긴 라운드
end-cards = 쓴 카드
end-specials = 특수 주사위
end-blocks = 막은 공격
end-energy = 쓴 에너지
end-luck = 운
end-luck-pips = 굴린 눈의 합
end-luck-points = 주사위 점수
end-luck-of = { $have } (평균 { $expected })
end-rounds = 라운드
