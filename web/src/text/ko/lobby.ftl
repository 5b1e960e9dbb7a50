lobby-title = 한 판 하기
lobby-lead = 혼자서도 친구와도 바로 즐기는 전략 게임입니다. AI는 내 패를 훔쳐보지 않습니다.
lobby-games = 게임
lobby-quick = 시작
lobby-players = { $count ->
        [1] 혼자
       *[other] { $count }명
    }
lobby-players-range = { $least }~{ $most }명
lobby-settings = 설정: { $game }
lobby-play-so = 이대로 시작
lobby-first = 처음이라면 3분 만에 배워 보세요
lobby-level = 상대
lobby-mode = 모드
lobby-ladder = 도장 깨기
lobby-climbed = 도장 깨기 { $beaten }/{ $count }
lobby-decks = 덱
lobby-continue = 이어서 하기
# `facts`: how far it has come and how the seats stand.
lobby-position = { $game }, { $people }: { $facts }
lobby-mine = 진행 중인 내 게임
lobby-matches = 내 경기
lobby-all-matches = 모든 경기
lobby-none-mine = 아직 경기가 없습니다.
match-won = 승리
match-lost = 패배
match-draw = 무승부
match-none = 결과 없음
matches-more = 이전 경기 더 보기
lobby-open = 빈자리가 있는 테이블
lobby-none-open = 열린 테이블이 없습니다. 하나 만들어 링크를 보내 보세요.
lobby-watch = 관전
lobby-none-watch = 지금 공개로 진행 중인 판이 없습니다.
lobby-new = 새 테이블
lobby-events = 대회
lobby-create = 테이블 만들기
lobby-against = 상대
lobby-against-open = 사람
lobby-against-bot = AI
lobby-bot-level = AI 난이도
lobby-my-seat = 내 자리
lobby-count = 인원
lobby-clock = 시계
lobby-clock-none = 없음
lobby-clock-5 = 5분 + 5초
lobby-clock-3 = 3분 + 2초
lobby-public = 누구나 찾아 관전할 수 있음
lobby-delay = 관전 지연 (초)
lobby-variant = 규칙 수치 바꾸기 (한 줄에 이름=값)
lobby-numbers = 규칙의 수치 바꾸기
lobby-variant-wrong = { $line }번째 줄 “{ $text }”: “이름=정수” 형식으로 적으세요.
lobby-join = 참가하기
lobby-look = 관전하기
lobby-lab = 연구실: 수만 판을 돌려 본 밸런스 분석
lobby-status-waiting = 대기 중
lobby-status-playing = 진행 중
lobby-status-over = 끝남
lobby-status-aside = 보류됨
lobby-aside = 이유 보기
lobby-free-seat = 빈자리
bot-name = { $level ->
    [easy] AI (쉬움)
    [normal] AI (보통)
    [hard] AI (어려움)
    [random] AI (무작위)
    [search] AI (탐색)
   *[other] AI ({ $level })
}
level-random = 무작위
level-search = 탐색
level-easy = 쉬움
level-normal = 보통
level-hard = 어려움

account-login = 로그인
lobby-editor = 맵 그리기
daily-title = 오늘의 런
build-title = { $game } 덱

# A page with its server in the browser.
alone-lead = 여기서 바로 쉬운 AI와 겨룹니다. 게임은 이 브라우저 안에서 돌아가며, 두 번째 방문부터는 인터넷 없이도 됩니다.
alone-loading = 게임을 내려받는 중입니다. 처음에는 잠시 걸립니다(6MB) …
