# Words of the terminal game: headings, keys, rows. What happens in a game is told by the game's own words.

# Seats and levels
ui-you = 나
ui-rival = { $level } AI
ui-level-random = 무작위
ui-level-search = 탐색
ui-level-easy = 쉬움
ui-level-normal = 보통
ui-level-hard = 어려움

# The table, the log and the panels
ui-stage-over = 게임 끝
ui-stage-empty = 아직 없습니다.
ui-log = 기록
ui-sealed-short = 주사위 봉인 { $hash }…
ui-seed-short = 시드 { $seed }
ui-why = 왜?
ui-section = { $number }절
ui-ruling = 이 프로젝트의 판정
ui-example = 예:
ui-rules = 규칙
ui-rules-search = 찾기: 낱말이나 조항 번호(예: { $clause })
ui-rules-nothing = 이 낱말이 모두 든 조항이 없습니다.
ui-info = 이 게임
ui-variant = 바뀐 수치: { $numbers }
ui-dice-seed = 공개 시드 { $seed }의 주사위.
ui-dice-sealed = 첫 굴림 전에 봉인한 주사위: { $hash }
ui-seed-promised = { $round }라운드 시드 봉인: { $hash }
ui-seed-line = 시드 { $seed }
ui-seed-open = { $round }라운드 시드 { $seed } (봉인 { $hash })
ui-saved-at = 단계마다 저장: { $path }
ui-welcome-title = 새 게임
ui-welcome = { $rules } · 상대는 { $rival }
ui-welcome-keys = k 키 목록, ? 규칙, w 이유 보기, q 나가기(잃는 것 없음).
ui-hint = 힌트
ui-hint-do = 코치의 선택: { $choice }
ui-hint-none = 지금은 고를 것이 없습니다.
ui-hint-nobody = 이 게임에는 코치가 없습니다.
ui-hint-note = 내게 보이는 것만으로 정한 힌트입니다. 상황이 같으면 힌트도 같습니다.

# The end
ui-ending = 게임 끝
ui-won = 이겼습니다!
ui-lost = 졌습니다.
ui-drawn = 비겼습니다.
ui-shared = 공동 1위입니다.
ui-came-in = { $place }위  { $name }
ui-secret = 봉인한 비밀: { $secret }
ui-value = 주사위에 더한 내 무작위 값: { $value }
ui-verify = 확인: hanpan verify { $path }
ui-over = 게임이 끝났습니다. e: 결과 보기 · r: 다시 한 판 · n: 새 게임 · q: 나가기

# Before a game
ui-offer-title = 끝나지 않은 게임
ui-offer-resume = 이어서 하기
ui-offer-new = 남겨 두고 새 게임
ui-offer-delete = 지우고 새 게임
ui-new = 새 게임
ui-new-mode = 어떤 게임?
ui-new-level = 누구와?

# Keys, as the bottom lines show them
ui-keys-table = [@click=screen.keys]k[/] 키 · c 확정 · tab 기록 · [@click=screen.why]w[/] 왜 · [@click=screen.hint]h[/] 힌트 · [@click=screen.rules]?[/] 규칙 · [@click=app.language]l[/] English · [@click=app.leave]q[/] 나가기
ui-keys-table-stage = [@click=screen.keys]k[/] 키 · c 확정 · tab 기록 · [@click=screen.why]w[/] 왜 · [@click=screen.stage]o[/] { $stage } · [@click=screen.rules]?[/] 규칙 · [@click=app.language]l[/] English · [@click=app.leave]q[/] 나가기
ui-keys-panel = [@click=screen.close]esc[/] 닫기 · ↑↓ 스크롤 · [@click=app.language]l[/] English
ui-keys-welcome = [@click=screen.close]enter[/] 시작 · [@click=app.language]l[/] English
ui-keys-why = [@click=screen.close]esc[/] 닫기 · [@click=screen.before]←[/] [@click=screen.after]→[/] 다른 줄 · ↑↓ 스크롤 · [@click=app.language]l[/] English
ui-keys-rules = esc 닫기 · 글자를 쳐서 찾기 · ↑↓ 다른 조항 · [@click=app.language]F2[/] English
ui-keys-round = [@click=screen.dismiss]enter[/] 계속 · ↑↓ 스크롤 · [@click=screen.why]w[/] 왜 · [@click=app.language]l[/] English
ui-keys-ending = [@click=screen.next('rematch')]r[/] 다시 한 판 · [@click=screen.next('new')]n[/] 새 게임 · [@click=screen.close]esc[/] 마지막 화면 · ↑↓ 스크롤 · [@click=app.language]l[/] English · [@click=screen.next('quit')]q[/] 나가기
ui-keys-menu = enter 고르기 · esc 뒤로 · [@click=app.language]l[/] English
ui-keys = 키
ui-key-pick = 1 – 9, 0
    .does = 그 줄을 고르거나 표시
ui-key-take = ↑ ↓ Enter
    .does = 줄을 옮겨 고르거나 표시
ui-key-back = ⌫
    .does = 마지막 표시 되돌리기
ui-key-confirm = c
    .does = 표시한 대로 확정하거나 넘기기
ui-key-log = Tab
    .does = 기록으로, 다시 선택으로
ui-key-why = w
    .does = 기록에서 고른 줄의 이유
ui-key-hint = h
    .does = 코치의 힌트
ui-key-stage = o
    .does = 지금 처리되는 것을 순서대로 보기
ui-key-rules = ?
    .does = 규칙
ui-key-info = i
    .does = 이 게임의 더미, 주사위, 파일
ui-key-language = l
    .does = English
ui-key-motion = m
    .does = 구르는 주사위 켜기, 끄기
ui-key-asking = m
    .does = 반응을 언제 물을지
ui-key-give-up = F8
    .does = 경기에서 이번 판만 포기하기 (두 번 누르기)
ui-give-up-sure = F8을 한 번 더 누르면 { $game }번째 판을 포기합니다. 경기는 이어집니다.
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
ui-bot-failed = AI에 오류가 있어, 자리를 비운 사람의 기본 응답으로 대신 두었습니다: { $reason }
ui-no-terminal = 터미널이 필요합니다. 입력, 출력, 오류 출력을 파일이나 파이프로 돌리지 마세요.
ui-finished = { $path }: 끝난 게임이라 이어서 할 수 없습니다. 리플레이: hanpan replay { $path }
ui-other-game = { $path }: { $game } 게임입니다. 이어서 하기: hanpan play { $game } --terminal --resume { $path }
ui-farewell = 저장했습니다. 이어서 하기: hanpan play { $game } --terminal --resume { $path }
ui-farewell-over = 게임을 남겨 두었습니다. 주사위 확인: hanpan verify { $path }

# Any game, where it brings no face of its own
ui-plain-table = 테이블
ui-plain-round = { $round }라운드
ui-plain-cost = 비용 { $cost }
ui-plain-answers = { $count }가지
ui-plain-type = 직접 입력
ui-plain-type-detail = 답을 짧은 글로 쓰거나 붙여 넣습니다.
ui-keys-type = Enter 답하기 · Esc 뒤로 · F2 English
