# Words of the terminal game: headings, keys, rows. What happens in a game is told by the game's own words.

# Seats and levels
ui-you = 나
ui-rival = { $level } AI
ui-level-random = 무작위
ui-level-easy = 쉬움
ui-level-normal = 보통
ui-level-hard = 어려움

# The top line and the boards
ui-head = { $mode } · { $round }/{ $rounds }라운드 · 남은 카드 { $deck }
ui-stage-tendency = 성향 선언
ui-stage-pre = 굴리기 전
ui-stage-keep = 행운: 주사위 고르기
ui-stage-post = 굴린 뒤
ui-stage-over = 게임 끝
ui-board-round-score = 라운드
ui-board-guard = 태세
ui-board-guard-up = 방어
ui-board-guard-down = –
ui-board-wins = { $count ->
        [1] 직전 라운드 승
       *[other] { $count }연승
    }
ui-board-losses = { $count ->
        [1] 직전 라운드 패
       *[other] { $count }연패
    }
ui-board-nothing-due = 예약된 효과 없음
ui-effect-luck = 행운
ui-effect-bonus-turn = 보너스
ui-effect-curse = 저주
ui-effect-flame = 화염

# Rows of a question
ui-odds = 성공 { $success }% · 위험 { $risk } · 평균 { $points }점
ui-risk-high = 높음
ui-risk-medium = 중간
ui-risk-low = 낮음
ui-tendency-attack = { $success_from } 이상은 눈만큼, 그 밖에는 { $fail_points }점. { $bonus_face }이면 +{ $bonus_points }점과 상대를 치는 특수 효과.
ui-tendency-defence = { $success_from }~{ JOSA($success_to, "은/는") } 눈만큼과 방어막 { $shields }개, 그 밖에는 { $fail_points }점. { $special_face }이면 나를 돕는 특수 효과.
ui-tendency-balance = 언제나 눈만큼, 에너지 +{ $energy }, 게이지 +{ $gauge }.
ui-keep = 주사위 { $face } 남기기
ui-worth = { $points }점
ui-cost = 에너지 { $energy }
ui-shield = 방어막 만들기
ui-does-attack = 상대의 이번 라운드 점수 −{ $amount }.
ui-does-defence = 방어 태세: 다음에 받는 공격 하나를 막는다.
ui-does-boost = 내 이번 라운드 점수 ×{ $amount }.
ui-does-steal = 상대의 에너지를 { $low }~{ $high } 빼앗는다.
ui-does-reset = 두 사람의 이번 라운드 점수가 0이 된다.
ui-does-shield = 방어막 하나가 공격 하나를 막는다. { $amount }개까지.
ui-shields-built = 방어막 { $count }개
ui-pass = 넘기기
ui-pass-detail = 지금은 아무것도 내지 않고 넘어갑니다.
ui-confirm = { $choice } 확정 — 에너지 { $spent } 사용, { $left } 남음
ui-confirm-detail = Enter 또는 c: 이대로 넘어갑니다.

# The log and the panels
ui-log = 기록
ui-sealed-short = 주사위 봉인 { $hash }…
ui-seed-short = 시드 { $seed }
ui-why = 왜?
ui-ruling = 이 프로젝트의 판정
ui-example = 예:
ui-rules = 규칙
ui-rules-search = 찾기: 낱말이나 조항 번호(예: DB-6.3)
ui-rules-nothing = 이 낱말이 모두 든 조항이 없습니다.
ui-info = 이 게임
ui-deck = 카드: 더미 { $draw }장, 버린 카드 { $discard }장
ui-events-met = 겪은 이벤트: { $name }
ui-known = 내가 건넨 카드 가운데 상대가 아직 가진 것: { $cards }
ui-none = {"  "}아직 없음
ui-variant = 바뀐 수치: { $numbers }
ui-dice-seed = 공개 시드 { $seed }의 주사위.
ui-dice-sealed = 첫 굴림 전에 봉인한 주사위: { $hash }
ui-saved-at = 단계마다 저장: { $path }
ui-welcome-title = 새 게임
ui-welcome = { $rounds }라운드, 상대는 { $rival }
ui-welcome-keys = h 힌트, ? 규칙, w 까닭 보기, q 나가기(잃는 것 없음).
ui-hint = 힌트
ui-hint-do = 코치의 선택: { $choice }
ui-hint-none = 지금은 고를 것이 없습니다.
ui-hint-note = 내게 보이는 것만으로 정한 힌트입니다. 상황이 같으면 힌트도 같습니다.
ui-round-end = { $round }라운드
ui-round-won = 라운드를 이겼습니다
ui-round-lost = 라운드를 졌습니다
ui-round-even = 라운드를 비겼습니다

# The end
ui-ending = 게임 끝
ui-won = 이겼습니다!
ui-lost = 졌습니다.
ui-drawn = 비겼습니다.
ui-by-total = 총점 { $p1 } 대 { JOSA($p2, "으로/로") } 갈렸습니다
ui-by-last-round = 총점이 같아 마지막 라운드 { $p1 } 대 { JOSA($p2, "으로/로") } 갈렸습니다
ui-by-energy = 여기까지 같아 에너지 { $p1 } 대 { JOSA($p2, "으로/로") } 갈렸습니다
ui-by-cards = 여기까지 같아 손에 든 카드 { $p1 } 대 { JOSA($p2, "으로/로") } 갈렸습니다
ui-by-draw = 모든 것이 같습니다
ui-stat-rounds = 라운드
ui-stat-rounds-value = { $won }승 { $lost }패
ui-stat-average = 평균 점수
ui-stat-range = 최고 / 최저
ui-stat-cards = 쓴 카드
ui-stat-specials = 특수 주사위
ui-stat-events = 이벤트
ui-stat-blocks = 막은 횟수
ui-stat-spent = 쓴 것
ui-stat-spent-value = 에너지 { $energy }, 만든 방어막 { $shields }개
ui-stat-faces = 주사위
ui-stat-luck = 운
ui-stat-luck-value = { $points }점 (기대 { $expected }점)
ui-stat-of = { $what }({ $name }):
ui-secret = 봉인한 비밀: { $secret }
ui-verify = 확인: hanpan verify { $path }
ui-over = 게임이 끝났습니다. e: 결과 보기 · r: 다시 한 판 · n: 새 게임 · q: 나가기

# Before a game
ui-offer-title = 끝나지 않은 게임
ui-offer = { $mode }, { $rival }: { $round }/{ $rounds }라운드, { $mine } 대 { $theirs }
ui-offer-resume = 이어서 하기
ui-offer-new = 남겨 두고 새 게임
ui-offer-delete = 지우고 새 게임
ui-new = 새 게임
ui-new-mode = 얼마나 길게?
ui-new-level = 누구와?
ui-mode-row = { $mode }: { $rounds }라운드

# Keys, as the bottom lines show them
ui-keys-table = [@click=screen.keys]k[/] 키 · c 확정 · tab 기록 · [@click=screen.why]w[/] 왜 · [@click=screen.hint]h[/] 힌트 · [@click=screen.rules]?[/] 규칙 · [@click=app.language]l[/] English · [@click=app.leave]q[/] 나가기
ui-keys-panel = [@click=screen.close]esc[/] 닫기 · ↑↓ 스크롤 · [@click=app.language]l[/] English
ui-keys-welcome = [@click=screen.close]enter[/] 시작 · [@click=app.language]l[/] English
ui-keys-why = [@click=screen.close]esc[/] 닫기 · [@click=screen.before]←[/] [@click=screen.after]→[/] 다른 줄 · ↑↓ 스크롤 · [@click=app.language]l[/] English
ui-keys-rules = esc 닫기 · 글자를 쳐서 찾기 · ↑↓ 다른 조항 · [@click=app.language]F2[/] English
ui-keys-round = [@click=screen.dismiss]enter[/] 계속 · ↑↓ 스크롤 · [@click=screen.why]w[/] 왜 · [@click=app.language]l[/] English
ui-keys-ending = [@click=screen.next('rematch')]r[/] 다시 한 판 · [@click=screen.next('new')]n[/] 새 게임 · [@click=screen.close]esc[/] 판 보기 · ↑↓ 스크롤 · [@click=app.language]l[/] English · [@click=screen.next('quit')]q[/] 나가기
ui-keys-menu = enter 고르기 · esc 뒤로 · [@click=app.language]l[/] English
ui-keys = 키
ui-key-pick = 1 – 7
    .does = 그 줄을 고르거나 표시
ui-key-take = ↑ ↓ Enter
    .does = 줄을 옮겨 고르거나 표시
ui-key-confirm = c
    .does = 표시한 대로 확정하거나 넘기기
ui-key-log = Tab
    .does = 기록으로, 다시 선택으로
ui-key-why = w
    .does = 기록에서 고른 줄의 까닭
ui-key-hint = h
    .does = 코치의 힌트
ui-key-rules = ?
    .does = 규칙
ui-key-info = i
    .does = 이 게임의 더미, 주사위, 파일
ui-key-language = l
    .does = English
ui-key-motion = m
    .does = 구르는 주사위 켜기, 끄기
ui-key-new = n
    .does = 다른 게임. 이 게임은 남아 있습니다
ui-key-quit = q
    .does = 나가기. 나간 자리에서 이어집니다
ui-sign-gain = 얻음
ui-sign-loss = 잃음
ui-sign-block = 막힘

# Messages
ui-too-small = 지금 터미널은 { $width } × { $height }입니다.
    이 게임에는 { $min_width } × { $min_height } 이상이 필요합니다. 창을 키워 주세요.
ui-motion-on = 주사위가 구릅니다.
ui-motion-off = 주사위가 구르지 않습니다.
ui-save-failed = { $path }에 저장하지 못했습니다: { $reason }. 다음 단계에서 다시 시도합니다.
ui-no-terminal = 터미널이 필요합니다. 입력, 출력, 오류 출력을 파일이나 파이프로 돌리지 마세요.
ui-finished = { $path }: 끝난 게임이라 이어서 할 수 없습니다. 다시 보기: hanpan replay { $path }
ui-farewell = 저장했습니다. 이어서 하기: hanpan play dice-battle --terminal --resume { $path }
ui-farewell-over = 게임을 남겨 두었습니다. 주사위 확인: hanpan verify { $path }
