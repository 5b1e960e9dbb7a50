# hanpan 명령의 문구. help-<명령>은 명령의 설명, .examples는 사용 예,
# help-<명령>-<옵션>은 옵션 설명, help-any-<옵션>은 여러 명령이 함께 쓰는 옵션의 설명이다.

help-examples = 사용 예

help-hanpan = 실행되는 규칙집으로 즐기는 턴제 주사위·카드 게임: 플레이하고, 이유를 묻고, 검사하고, 측정합니다.
    .examples =
        hanpan play dice-battle --terminal
        hanpan rules dice-battle DB-6.3
        hanpan sim dice-battle --seats hard,easy --games 10000
help-hanpan-version = 버전을 출력하고 끝냅니다.

needs-extra = 이 기능에 필요한 { $package } 패키지가 설치되어 있지 않습니다: { $line }

help-any-lang = 언어: ko 또는 en. 없으면 로캘을 따릅니다.
help-any-help = 이 도움말을 보여 주고 끝냅니다.
help-any-json = 프로그램이 읽을 수 있게 JSON으로 출력합니다.
help-any-as_json = 프로그램이 읽을 수 있게 JSON으로 출력합니다.
help-any-game = 게임 이름 (hanpan games 참고).
help-any-mode = 게임 모드 (hanpan games 참고).
help-any-seed = 시드. 시드가 같으면 결과도 같습니다.
help-any-workers = 일을 나누어 할 프로세스 수 (기본: 코어 수). 몇이든 결과는 같습니다.
help-any-settings = 규칙의 수치를 바꿉니다. 예: shield.cost=2. 여러 번 쓸 수 있습니다 (hanpan params 참고).
help-any-file = TOML 파일대로 규칙의 수치를 바꿉니다.
help-any-day = 날짜에 따라 규칙이 달라지는 게임에서 쓸 날짜. 예: 2026-01-02. 없으면 늘 같은 날짜.

help-games = 게임과 모드, 규칙 버전을 보여 줍니다.
    .examples =
        hanpan games
        hanpan games --json
games-game = 게임
games-title = 제목
games-rules = 규칙
games-modes = 모드
games-default = * 기본 모드
command-left-out = { $package } 패키지의 { $game } 게임에 딸린 명령 `{ $command }`은 쓸 수 없어 뺐습니다: { $problem }
games-left-out = { $game } 게임은 쓸 수 없어 뺐습니다. 패키지 { $distribution }: { $problem }

help-rules = 규칙집을 출력합니다: 차례, 한 장, 한 조항, 또는 검색 결과.
    .examples =
        hanpan rules dice-battle
        hanpan rules dice-battle DB-6
        hanpan rules dice-battle DB-6.3
        hanpan rules dice-battle --search "방어막 스틸"
        hanpan rules dice-battle --cited-by
help-rules-game = 게임 이름. 없으면 모든 게임.
help-rules-clause = DB-6.3 같은 조항, DB-6 같은 장, 또는 5.2절 같은 절 번호.
help-rules-search = 이 낱말이 모두 들어 있는 조항을 찾습니다 (두 언어 모두). 없으면 종료 코드 1.
help-rules-short = 처음 하는 사람을 위한 짧은 룰북을 보여 줍니다(있는 게임만).
help-rules-cited = 사건 종류마다 어느 조항을 인용하는지, 판례와 무작위 게임 40판에서 몇 번씩 인용하는지 보여 줍니다. 선언하지 않은 조항을 인용하는 사건이 있거나 선언했지만 한 번도 인용되지 않은 조항이 있으면 종료 코드 1.
cited-by-title = { $game }: 판례와 무작위 게임 { $games }판
cited-by-event = 사건
cited-by-clause = 조항
cited-by-title-column = 제목
cited-by-games = 게임
cited-by-cases = 판례
cited-by-undeclared = 선언하지 않았는데 인용한 것: { $pairs }
cited-by-unreached = 선언했지만 한 번도 인용하지 않은 것: { $pairs }
cited-by-ok = 쌍 { $pairs }개가 모두 선언되어 있고 모두 일어났습니다
rules-section = { $number }절
rules-ruling = 자체 판정
rules-example = 예:
rules-none = “{ $words }”에 맞는 조항이 없습니다
rules-no-guide = 이 게임에는 짧은 룰북이 없습니다

help-releases = 규칙이 언제 어떻게 바뀌었는지, 금지 목록과 함께 최근 것부터 보여 줍니다.
    .examples =
        hanpan releases
        hanpan releases sorcerers
        hanpan releases sorcerers --json
help-releases-game = 어떤 게임인지. 없으면 모든 게임.
releases-title = { $title }: 규칙 { $version }
releases-none = 아직 바뀐 것이 없습니다
releases-update = 업데이트
releases-monthly = 월간 업데이트
releases-hotfix = 긴급 수정: { $cause }
releases-cause-bug = 게임을 왜곡하는 버그
releases-cause-security = 보안 구멍
releases-cause-combination = 매치를 망가뜨리는 카드 조합
releases-cards = 카드: { $names }
releases-clauses = 문구가 바뀐 조항: { $ids }
releases-numbers = 수치: { $numbers }
releases-bans = { $date }부터의 금지 목록{ $now ->
    [yes] { "" }(지금 적용 중)
   *[no] { "" }
}:
releases-no-bans = { $date }부터의 금지 목록{ $now ->
    [yes] { "" }(지금 적용 중)
   *[no] { "" }
}: 금지된 카드가 없습니다.

help-play = 브라우저에서, 또는 --terminal을 붙여 터미널 전체 화면에서 AI와 겨룹니다. AI는 같은 자리의 사람이 볼 수 있는 것만 봅니다.
    .examples =
        hanpan play
        hanpan play dice-battle --terminal
        hanpan play dice-battle --terminal --mode quick --ai hard
        hanpan play dice-battle --terminal --seed 7 --set shield.cost=2
        hanpan play dice-battle --terminal --resume game.jsonl
help-play-game = 게임 이름. 없으면 hanpan games의 첫 게임.
help-play-terminal = 브라우저 대신 이 터미널에서 플레이합니다.
help-play-ai = AI의 실력: easy, normal, hard (기본: normal).
help-play-seed = 공개 시드로 플레이합니다. 없으면 주사위는 게임이 끝날 때 밝혀지는 비밀에서 나옵니다.
help-play-resume = 중단한 게임을 이어서 합니다.
help-play-day = 금지 목록처럼 날짜에 따라 규칙이 달라지는 게임에서 쓸 날짜. 예: 2026-01-02. 없으면 오늘.
help-play-port = 페이지를 열 포트. 0이면 비어 있는 아무 포트나 씁니다. 없으면 8000, 이미 쓰이고 있으면 비어 있는 아무 포트.
help-play-save = 게임을 저장할 파일. 없으면 사용자 데이터 폴더에 새 파일을 만듭니다.

help-replay = 끝난 게임을 한 자리나 관전자의 시점에서 한 단계씩 보여 줍니다. 터미널에서 Enter는 다음, b는 이전, v는 테이블 전체, 숫자는 그 단계, q는 끝내기입니다.
    .examples =
        hanpan replay game.jsonl
        hanpan replay game.jsonl --seat p1 --step 12
        hanpan replay game.jsonl --all --lang ko
        hanpan replay game.jsonl --seat p2 --export seen-by-p2.jsonl
help-replay-file = 리플레이 파일.
help-replay-seat = 누구의 시점에서 볼지.
help-replay-step = 이 단계와 그 뒤의 테이블 전체를 보여 줍니다 (0은 준비 단계).
help-replay-whole = 모든 단계를 한 번에 보여 줍니다.
help-replay-export = 그 자리에서 본 대로 파일에 씁니다 (JSON 줄, -는 표준 출력). 주사위의 비밀과 숨은 카드는 들어가지 않습니다.
replay-title = { $game }, { $mode }, { $variant }: { $who }
replay-person = 사람
replay-bot = AI
replay-step = 단계 { $n } / { $last }
replay-keys = [Enter] 다음  [b] 이전  [v] 테이블  [숫자] 단계  [q] 끝
replay-what = Enter, b, v, q, 또는 0부터 { $last }까지의 단계 번호
replay-unfinished = 아직 끝나지 않은 게임입니다.

help-verify = 리플레이를 난수 발생기 없이 다시 진행해 모든 선택, 뽑기, 상태, 결과를 검사하고, 주사위가 시드 또는 처음에 약속한 비밀에서 나온 것인지 확인합니다.
    .examples =
        hanpan verify game.jsonl
        hanpan verify games/*.jsonl --json
        hanpan verify --unfinished game.jsonl
help-verify-files = 리플레이 파일들. 맞지 않는 것이 있으면 종료 코드 1, 읽을 수 없으면 2.
help-verify-unfinished = 아직 결과가 없는 게임도 받아들입니다.
help-verify-commitment = 첫 추첨 전에 본 해시. 파일의 해시가 다르면 문제로 봅니다.
help-verify-value = 내 자리에서 보낸 무작위 값. 파일의 값이 다르면 문제로 봅니다.
verify-ok = { $file }: 이상 없음, { $steps }단계, { $dice }
verify-bad = { $file }: 맞지 않음: 문제 { $problems }건 ({ $steps }단계까지 맞음)
verify-dice-checked = 주사위는 시드와 일치
verify-dice-bound = 주사위는 비밀값, 자리별 값과 일치
verify-dice-pinned = 주사위는 미리 알려진 이전 판의 것과 일치
verify-dice-secret = 주사위의 비밀은 아직 밝혀지지 않음
verify-dice-unknown = 주사위는 확인할 수 없었음

help-judge = 판례를 실행하여 판정이 맞는지 알려 줍니다.
    .examples =
        hanpan judge casebook
        hanpan judge casebook/dice-battle/06-score --why
        hanpan judge clash
        hanpan judge events
        hanpan judge my-case.yaml --why --lang ko
help-judge-paths = 판례 파일이나 폴더, 또는 그 게임의 모든 판례를 뜻하는 게임 id. 대회의 판례는 events입니다. 맞지 않는 판례가 있으면 종료 코드 1, 읽을 수 없는 파일이 있으면 2. 폴더의 나머지 판례는 그대로 실행합니다.
help-judge-why = 판례마다 일어난 일을 계산과 조항과 함께 차례로 보여 줍니다.
judge-progress = 판례
judge-summary = 판례 { $cases }건, { $runs }회 실행: { $bad ->
    [0] 모두 맞음
   *[other] { $bad }건이 맞지 않음
  }
judge-question = 아직 정하지 않은 물음. 지금 엔진의 답: { $answer }
judge-known-failing = 실패하는 것으로 알려져 있고, 실제로 실패함

help-case = 판례를 만듭니다.
help-from-replay = 끝난 게임으로 판례를 만듭니다. 한 단계 직전의 상태, 그 단계의 선택과 뽑기, 그 뒤에 일어난 일을 담습니다.
    .examples =
        hanpan case from-replay game.jsonl --at 12
        hanpan case from-replay game.jsonl --at 12 -o my-case.yaml
help-from-replay-file = 리플레이 파일.
help-from-replay-at = 단계 번호 (1이 첫 응답. 번호는 hanpan replay로 볼 수 있습니다).
help-from-replay-output = 표준 출력 대신 이 새 파일에 씁니다.
help-from-replay-name = 판례의 id.
help-from-replay-title = 판례의 제목.
case-title = { $file }의 { $step }단계
case-written = { $file } 저장함

help-params = 규칙의 수치를 조항, 범위, 기본값과 함께 보여 줍니다. --set이나 --params가 있으면 바꾼 수치를 검사합니다.
    .examples =
        hanpan params dice-battle
        hanpan params dice-battle --set shield.cost=2 --set shield.cap=3
        hanpan params dice-battle --params variant.toml --json
params-title = { $game }, 규칙 { $rules }, { $variant } ({ $changed ->
    [0] 바꾼 수치 없음
   *[other] 수치 { $changed }개를 바꿈
  })
params-name = 이름
params-clause = 조항
params-range = 범위
params-default = 기본값
params-value = 지금

help-sim = 봇끼리 게임을 여러 판 합니다. 봇이나 덱이 서로 다르면 시드마다 자리를 바꾸어 두 번씩 하고, 혼자 하는 게임은 시드마다 한 번 합니다.
    .examples =
        hanpan sim dice-battle --seats hard,easy --games 10000 --seed 1 --workers 2
        hanpan sim dice-battle --seats hard,hard --mode quick
        hanpan sim dice-battle --set shield.cost=2 --json
        hanpan sim clash --seats hard,hard --deck p1=blades --deck p2=floodgate --games 2000
        hanpan sim clash --mode ladder-golem --seats normal,golem
        hanpan sim trail --seats normal --games 1000
help-sim-seats = 자리마다 앉힐 봇: random, search, 게임의 수준(easy, normal, hard), 또는 도장 깨기의 상대. 고르지 않으면 가장 강한 수준과 가장 약한 수준.
help-sim-decks = 덱을 고르는 게임에서 그 자리의 봇이 가져올 덱: 이름이나 카드 목록.
help-sim-games = 모두 몇 판을 할지.
sim-progress = 게임
sim-title = { $game }, { $mode }, { $variant }: { $games }판, 시드 { $seed }, { $how }
sim-swapped = 같은 시드에서 자리를 바꿈
sim-once = 시드마다 한 번
sim-wins = 승리
sim-interval = 95 % 구간
sim-as = { $seat } 자리에서
sim-draws = 무승부
sim-seat = { $seat } 자리
sim-mean = 평균
sim-deviation = 표준편차
sim-least = 최소
sim-q05 = 5 %
sim-q10 = 10 %
sim-q25 = 25 %
sim-median = 중앙값
sim-q75 = 75 %
sim-q90 = 90 %
sim-q95 = 95 %
sim-most = 최대
sim-score = { $bot }: 최종 점수
sim-round-score = { $bot }: 라운드 점수
sim-rounds = 라운드 수
sim-rounds-won = 이긴 라운드
sim-rounds-drawn = 승자 없음
sim-usage = 한 판에 몇 번
sim-use-card = 낸 카드
sim-use-event = 뽑은 이벤트
sim-use-special = 특수 주사위
sim-use-tendency = 성향
sim-use-answer = 답
sim-use-block = 공격을 막은 것
sim-use-won-by = 승부를 가른 것
sim-use-ending = 끝난 이유
sim-use-fate = 차례가 온 카드
sim-value-guard = 방어 태세
sim-value-shield = 방어막
sim-value-total = 누적 점수
sim-value-last-round = 마지막 라운드
sim-value-energy = 에너지
sim-value-cards = 손에 든 카드
sim-value-hp = HP
sim-value-both = 둘 다 쓰러짐
sim-value-limit = 마지막 라운드
sim-value-resolve = 효과를 냄
sim-value-nullified = 무효가 됨
sim-value-fail = 대상이 없음
sim-value-fire = 다른 카드에 대응함
sim-value-first = 1라운드에 가진 쪽
sim-value-second = 갖지 않은 쪽
sim-games = 판
sim-wins-decided = 승부가 난 판의 승리
sim-groups = 가른 조건과 승률
sim-group-deck = 덱
sim-group-initiative = 이니셔티브
sim-group-matchup = 덱 대 덱
sim-group-begins = 첫 턴
sim-value-began = 먼저 한 쪽
sim-value-followed = 나중에 한 쪽
sim-value-deck-out = 뽑을 카드가 없음
sim-value-time = 시간 초과
sim-value-stalling = 시간 끌기
sim-value-violations = 규칙 위반
sim-value-play = 낸 카드
sim-value-respond = 반응
sim-value-called = 효과로 손에서 소환
sim-value-attack = 공격
sim-value-block = 블록
sim-value-declared = 선언한 만큼 이어짐
sim-value-ended = 끝남
sim-use-deed = 한 일
sim-use-ability = 쓴 능력
sim-use-hit-by = 플레이어가 맞은 것
sim-use-negated = 무효가 된 것
sim-use-loop = 반복
sim-values-card = 카드와 그 카드를 가졌던 쪽의 승률
sim-values-eventcard = 이벤트와 그것을 만난 쪽의 승률
sim-count-drawn = 뽑음
sim-count-played = 냄
sim-count-taken = 받음
sim-count-visited = 고름
sim-count-passed = 지나침
sim-legs = 스테이지
sim-begun = 도달
sim-lost = 여기서 짐
sim-share = 모든 패배 가운데
sim-leg-rounds = 턴
sim-leg-damage = 피해
sim-turns = 턴 수
sim-number-damage = 받은 피해
sim-number-blocked = 막은 피해
sim-number-steps = 걸은 칸
sim-number-left-over = 남긴 이동력
sim-number-health = 끝났을 때 체력
sim-use-hurt-by = 받은 피해의 출처
sim-use-dealt-by = 입힌 피해의 출처
sim-use-fallen = 쓰러뜨린 몬스터
sim-use-item = 주운 아이템
sim-use-offered = 보상으로 나온 카드
sim-use-potion = 쓴 물약

help-check = 적합성 검사를 합니다. 무작위 게임을 하면서 게임이 지켜야 할 약속을 하나하나 시험합니다. 불변 조건과 조항과 문구는 모든 상태에서, 나머지는 처음 200판의 모든 상태와 그 뒤 상태의 일부에서 정밀하게 검사합니다.
    .examples =
        hanpan check dice-battle --games 1000
        hanpan check dice-battle --games 100000 --workers 2 --seed 3
        hanpan check dice-battle --mode quick --json
        hanpan check dice-battle --games 200 --positions 10000
help-check-games = 몇 판을 할지. 약속이 깨지면 종료 코드 1.
help-check-first = 시드에서 처음으로 할 게임의 번호. --games 1과 함께 쓰면 한 판만 다시 합니다.
help-check-probe = 처음 200판 이후에 정밀 검사할 상태의 비율. 1이면 모두. 어느 상태를 검사할지는 시드로 정해집니다.
help-check-positions = 이상한 국면(판례와 무작위 게임의 사실을 마구 바꾼 것)과 이상한 수치도 이만큼 시험합니다. 모두 이유와 함께 거절되거나 할 수 있어야 합니다.
check-progress = 게임
check-title = { $game }: { $games }판, { $steps }단계, 정밀 검사 { $probed }곳, 시드 { $seed }
check-tried = 시험
check-failed = 실패
check-ok = 모든 약속이 지켜졌습니다
check-odd = 이상한 국면 { $positions }개: 받아들임 { $accepted }, 거절 { $refused }, 이상한 수치 { $variants }벌. { $failed ->
    [0] 모두 이유와 함께 거절되었거나 할 수 있었습니다
   *[other] { $failed }개는 이유와 함께 거절되지도, 할 수도 없었습니다
  }
check-bad = 약속 { $failed }가지가 깨졌습니다

help-coverage = 규칙집의 모든 조항을, 그 조항에 닿은 판례와 무작위 게임과 함께 보여 줍니다.
    .examples =
        hanpan coverage dice-battle
        hanpan coverage dice-battle --cases casebook --games 500 --json
help-coverage-games = 판례와 함께 할 무작위 게임의 수.
help-coverage-cases = 판례 폴더. 없으면 ./casebook. 판례가 있으면 모든 조항을 그 조항을 밝힌 판례로 확인해야 하며, 아니면 종료 코드 1.
coverage-title = { $game }: 판례 { $cases }건, 무작위 게임 { $games }판
coverage-clause = 조항
coverage-title-column = 제목
coverage-shown = 드러나는 곳
coverage-cases = 판례
coverage-games = 게임
coverage-by-citation = 인용
coverage-by-state = 테이블 상태
coverage-by-page = 안내 화면
coverage-by-view = 보이는 것
coverage-by-setup = 준비
coverage-by-bot = AI
coverage-by-absence = 일어나지 않음
coverage-left-out = 실패하거나 아직 판정이 아니어서 세지 않은 판례: { $cases }
coverage-missing = 닿지 않은 조항: { $clauses }
coverage-ok = 조항 { $clauses }개에 모두 닿았습니다

help-serve = 브라우저용 서버를 실행합니다: 테이블, 계정, 클라이언트를 한 프로세스와 한 데이터베이스로 돌립니다.
    .examples =
        hanpan serve
        hanpan serve --open
        hanpan serve --host 0.0.0.0 --port 8080 --db /var/lib/hanpan/hanpan.db
        hanpan serve --db postgresql://hanpan@localhost/hanpan --origin https://play.example.org --secure
help-serve-host = 연결을 받을 주소. 0.0.0.0이면 다른 컴퓨터도 들어올 수 있습니다.
help-serve-port = 연결을 받을 포트. 0이면 비어 있는 포트를 씁니다.
help-serve-db = SQLite 파일, 또는 sqlite:///FILE이나 postgresql://USER@HOST/NAME 형식의 주소. 없으면 데이터 폴더의 파일을 씁니다.
help-serve-workers = 프로세스 수. 테이블은 한 프로세스의 메모리에 있으므로 1만 가능합니다.
help-serve-origin = 브라우저가 접속해도 되는 다른 주소(예: 프록시 주소). 여러 번 쓸 수 있습니다.
help-serve-allowed_host = 이 서버를 부르는 다른 이름(Host), 예를 들어 내부망에서 쓰는 컴퓨터 이름. 여러 번 쓸 수 있습니다. *이면 모든 이름을 받으므로 다른 사이트의 페이지도 들어올 수 있습니다.
help-serve-trusted_proxy = 방문자의 주소(X-Forwarded-For, X-Forwarded-Proto)를 알려 주는 프록시의 주소, 또는 10.0.0.0/8 같은 네트워크. 여러 번 쓸 수 있습니다.
help-serve-web = 빌드된 클라이언트 폴더.
help-serve-engine = 오프라인으로 할 게임이 들어 있는 폴더(python -m tools.engine.build가 만듭니다). 없으면 방문자가 게임을 오프라인용으로 보관할 수 없습니다.
help-serve-secure = https용: 쿠키를 https로 이 서버에만 보내고, 브라우저에 앞으로 https로 접속하라고 알립니다.
help-serve-lab = 이 컴퓨터의 브라우저에서 연구실 보고서를 만들 수 있게 합니다(/lab 페이지). 프록시 뒤에서는 쓰지 마세요. 모두가 이 컴퓨터에서 온 것처럼 보입니다.
help-serve-browse = 브라우저에서 로비를 엽니다.
help-serve-log_level = 기록할 양: debug, info, warning, error.
serve-one-worker = --workers: 테이블은 한 프로세스의 메모리에 있으므로 1만 가능합니다

help-event = 파일 하나로 대회를 진행합니다: 참가자, 짝, 결과, 순위. 실제 테이블에서 여는 모임에 씁니다.
    .examples =
        hanpan event new friday.jsonl clash --name "금요 대회" --best-of 3
        hanpan event register friday.jsonl 아라 봄 찬 다미
        hanpan event start friday.jsonl
        hanpan event pair friday.jsonl
        hanpan event result friday.jsonl 1 2-1
        hanpan event standings friday.jsonl
        hanpan event verify friday.jsonl
help-any-players = 참가자들의 이름.
help-any-player = 참가자의 이름.
help-any-by = 누가 했는지. 기록에 남습니다.
help-any-why = 이유. 기록에 남습니다.
help-event-new = 새 파일에 대회를 엽니다. 시드는 공개되며, 짝은 시드에 따라 정해집니다.
help-event-new-file = 새 파일. 한 줄에 하나씩 기록합니다.
help-event-new-name = 대회 이름.
help-event-new-format_ = swiss, swiss_cut, single, double, round_robin, arena 가운데 하나.
help-event-new-rounds = 스위스의 라운드 수. 0이면 참가자 수로 정합니다.
help-event-new-cut = swiss_cut의 결선 인원: 2, 4, 8 등.
help-event-new-best_of = 한 경기의 최대 게임 수: 1, 3, 5.
help-event-new-capacity = 정원. 0이면 제한이 없습니다.
help-event-new-minutes = 아레나가 이어지는 시간(분). 다른 방식에는 라운드가 있습니다.
help-event-new-tie_break = 동점 기준을 차례대로: opponents_matches, games, opponents_games, buchholz, median, sonneborn_berger, direct, progressive. 여러 번 쓸 수 있습니다.
help-event-new-seed = 공개 시드. 없으면 뽑습니다.
help-event-register = 참가자를 더합니다. 스위스에서는 시작한 뒤에도 됩니다.
help-event-register-file = 대회 파일.
help-event-import = CSV 파일의 참가자를 더합니다: “name” 열, 없으면 첫 열. “rating” 열이 있으면 함께 읽습니다.
help-event-import-file = 대회 파일.
help-event-import-players = CSV 파일.
help-event-start = 설정을 고정하고 대회를 시작합니다.
help-event-start-file = 대회 파일.
help-event-pair = 다음 라운드의 짝을 짓고 출력합니다.
help-event-pair-file = 대회 파일.
help-event-result = 이번 라운드 경기의 결과를 적습니다: 첫 자리, 둘째 자리, 무승부의 게임 수.
    .examples =
        hanpan event result friday.jsonl 1 2-1
        hanpan event result friday.jsonl 2 0-2 --forfeit
        hanpan event result friday.jsonl 1 1-2 --why "거꾸로 적음"
help-event-result-file = 대회 파일.
help-event-result-number = 테이블 번호.
help-event-result-score = 2-1, 무승부가 있으면 1-1-1.
help-event-result-forfeit = 경기를 하지 않았습니다: 0인 쪽이 오지 않았습니다.
help-event-result-of_round = 지난 라운드.
help-event-show = 이번 라운드의 짝을 출력합니다.
help-event-show-file = 대회 파일.
help-event-standings = 순위와 모든 동점 기준을 출력합니다.
help-event-standings-file = 대회 파일.
help-event-standings-csv_ = CSV로, 표 계산 프로그램용.
help-event-drop = 그만두려는 참가자를 뺍니다. 얻은 점수는 남습니다.
help-event-drop-file = 대회 파일.
help-event-return = 그만둔 참가자를 다시 참가시킵니다.
help-event-return-file = 대회 파일.
help-event-disqualify = 참가자를 실격시킵니다.
help-event-disqualify-file = 대회 파일.
help-event-take-back = 마지막 라운드를 결과와 함께 되돌립니다.
help-event-take-back-file = 대회 파일.
help-event-time-up = 아레나의 시간을 끝냅니다. 하던 경기는 마치고, 더 짝을 짓지 않습니다.
help-event-time-up-file = 대회 파일.
help-event-finish = 순위를 확정합니다.
help-event-finish-file = 대회 파일.
help-event-export = 모든 것(설정, 참가자, 경기, 순위, 대진표, 기록)을 JSON으로, 또는 순위를 CSV로 출력합니다.
help-event-export-file = 대회 파일.
help-event-export-form = json, csv 또는 trf(국제체스연맹의 보고 형식 TRF16).
help-event-verify = 기록에서 모든 라운드를 다시 계산합니다. 다른 것이 있으면 종료 코드 1.
help-event-verify-file = 대회 파일.
help-event-verify-replays = 서버에서 받은 리플레이가 든 폴더. 결과를 그 테이블의 리플레이와 비교합니다.
help-event-verify-published = 공개되거나 적어 둔 기록의 머리. 적어도 앞의 16자리. 그때까지의 기록이 바뀌거나 잘렸는지 알 수 있습니다.
help-event-new-points = 이긴 경기, 비긴 경기, 진 경기의 점수. 3-1-0처럼 적습니다.
help-event-new-round_minutes = 한 라운드의 시간(분). 알리기만 하며 기록이 시간을 재지는 않습니다.
help-event-new-counting = 상대의 비율을 세는 방법. played(한 경기만, 상대마다 적어도 3분의 1) 또는 wizards(위저즈 방식: 적어도 0.33, 오지 않은 상대도 상대, 놓친 라운드는 패배).
help-event-new-seeding = 시드의 차례. draw(공개된 시드로 뽑기) 또는 rating(등록한 레이팅).
help-event-new-third_place = single이나 swiss_cut의 준결승에서 진 사람들이 3위 결정전을 합니다.
help-event-new-legs = round_robin에서 서로 만나는 횟수: 1 또는 2.
help-event-rate = 시작 전에, 시드를 정할 레이팅을 적습니다.
help-event-rate-file = 대회 파일.
help-event-rate-rating = 정수. 0은 모른다는 뜻입니다.
help-event-bye = 아직 짝을 짓지 않은 스위스 라운드의 부전승을 줍니다.
    .examples =
        hanpan event bye club.jsonl 아라 --round 1
        hanpan event bye club.jsonl 봄 --round 3 --draw
        hanpan event bye club.jsonl 아라 --round 1 --withdraw
help-event-bye-file = 대회 파일.
help-event-bye-of_round = 라운드. 적지 않으면 다음 라운드.
help-event-bye-draw = 승리가 아니라 무승부로 칩니다.
help-event-bye-withdraw = 그 라운드의 부전승을 거둡니다.
help-event-apart = 같은 동호회나 가족이 스위스와 아레나에서, 다른 방법이 있는 한 만나지 않게 합니다.
    .examples =
        hanpan event apart club.jsonl 아라 봄
        hanpan event apart club.jsonl 아라 봄 --lift
help-event-apart-file = 대회 파일.
help-event-apart-players = 두 사람 이상. 그 가운데 누구도 서로 만나지 않습니다.
help-event-apart-lift = 다시 만날 수 있습니다.
event-opened = { $name } 대회를 열었습니다. 공개 시드: { $seed }
event-joined = 참가자 { $count }명
event-begun =
    참가자 { $count }명{ $rounds ->
         [0] {""}
        *[other] , { $rounds }라운드
    }
event-left =
    { $count ->
         [0] { $round }라운드의 결과가 모두 나왔습니다.
        *[other] { $round }라운드: 결과 { $count }개가 남았습니다.
    }
event-round = { $round }라운드
event-standings = { $round }라운드 뒤의 순위
event-table-head = 테이블
event-first-head = 첫 자리
event-second-head = 둘째 자리
event-result-head = 결과
event-place-head = 순위
event-player-head = 참가자
event-points-head = 승점
event-record-head = 승–패–무
event-bye = 부전승
event-forfeit = (몰수)
event-fault = { $line }번째 줄: { $what }
event-unlike = { $line }번째 줄: { $table } 테이블의 리플레이가 결과를 낸 리플레이와 다릅니다.
event-contradicts = { $line }번째 줄: { $table } 테이블의 리플레이는 적힌 결과와 다르게 끝납니다.
event-sound = { $lines }줄, { $rounds }라운드: 모두 규정대로입니다.
event-wave-head = 차례
event-resting = 이번 라운드에 경기가 없지만 남아 있는 사람: { $names }
event-forced = { $first } 님과 { $second } 님은 만나지 않게 했지만 다른 방법이 없었습니다. (EV-PAIR-06)
event-awarded =
    { $count ->
         [0] { $round }라운드에 미리 준 부전승이 없습니다.
        *[other] { $round }라운드에 미리 준 부전승: { $names }
    }
event-apart = 서로 만나지 않게 한 묶음: { $count }개.
event-head = 기록의 머리: { $lines }번째 줄, { $sha256 }
event-head-kept =
    공개된 머리는 { $line }번째 줄입니다. 그 줄까지는 바뀌거나 잘린 것이 없습니다. { $more ->
         [0] 그 줄이 마지막 줄입니다.
        *[other] 그 뒤로 { $more }줄이 늘었습니다.
    }
event-cut = 공개된 머리와 맞는 줄이 없습니다. 공개할 때 있던 기록이 바뀌었거나 잘렸습니다. 지금은 { $lines }줄입니다. (EV-LOG-02)
event-unclosed = 기록을 닫는 줄이 없습니다. 대회가 끝나지 않았거나 끝이 잘렸습니다. 공개된 머리가 있으면 --head HASH로 알 수 있습니다.

help-admin = 서버의 테이블과 계정, 데이터베이스를 관리합니다. 서버가 실행 중일 때도 됩니다.
    .examples =
        hanpan admin list --status playing
        hanpan admin backup hanpan-monday.db
help-any-db = 서버의 데이터베이스: SQLite 파일 또는 주소. 없으면 hanpan serve의 것을 씁니다.
help-any-table_id = 링크에 적힌 테이블 이름.
help-list = 테이블을 최근 것부터 보여 줍니다.
    .examples =
        hanpan admin list
        hanpan admin list --status playing --json
help-list-status = waiting, playing, over, aside(보류) 가운데 하나만.
help-end = 테이블을 승자 없이 끝냅니다. 참가자는 몇 초 안에 알게 됩니다.
    .examples =
        hanpan admin end k3v9x2mqp7ab
help-resume = 보류된 테이블을 문제를 고친 뒤 다시 이어 갑니다. 참가자는 몇 초 안에 알게 됩니다.
    .examples =
        hanpan admin resume k3v9x2mqp7ab
        hanpan admin resume --all
help-resume-every = 보류된 테이블 가운데 이어 갈 수 있는 것을 모두. 나머지는 이유와 함께 보여 줍니다.
help-export = 테이블의 리플레이를 씁니다. 끝난 게임이면 주사위의 비밀 값도 들어갑니다.
    .examples =
        hanpan admin export k3v9x2mqp7ab -o game.jsonl
help-export-output = 저장할 파일. 없으면 화면에 씁니다.
help-judges = 계정에 심판 역할을 줍니다. 심판은 모든 테이블에 들어갈 수 있습니다. 이름이 없으면 심판 목록을 보여 줍니다.
    .examples =
        hanpan admin judges Mina
        hanpan admin judges Mina --revoke
help-judges-name = 계정 이름.
help-judges-revoke = 역할을 거둡니다.
help-organisers = 계정에 주최자 역할을 줍니다. 주최자는 서버에서 대회를 열 수 있습니다. 이름이 없으면 주최자 목록을 보여 줍니다.
    .examples =
        hanpan admin organisers Mina
        hanpan admin organisers Mina --revoke
help-organisers-name = 계정 이름.
help-organisers-revoke = 역할을 거둡니다.
help-reset-password = 계정에 새 비밀번호를 주고 한 번 보여 줍니다. 그 계정의 세션은 몇 초 안에 끝납니다.
    .examples =
        hanpan admin reset-password Mina
help-reset-password-name = 계정 이름.
help-reset-codes = 계정의 일회용 코드를 끕니다. 앱과 복구 코드를 모두 잃은 사람을 위한 명령입니다.
    .examples =
        hanpan admin reset-codes Mina
help-reset-codes-name = 계정 이름.
help-delete = 계정을 삭제합니다. 하던 판은 기권하고, 자리와 수는 이름 없이 남으며, 이름은 다시 쓸 수 있게 됩니다.
    .examples =
        hanpan admin delete Mina
help-delete-name = 계정 이름.
help-ratings = 모든 레이팅을 결과 기록에서 다시 계산해 저장된 값과 비교합니다. 다른 것이 있으면 종료 코드 1.
    .examples =
        hanpan admin ratings
        hanpan admin ratings --again
help-ratings-again = 계산한 값을 저장합니다.
help-reports = 아직 처리하지 않은 신고를 오래된 것부터 보여 줍니다.
    .examples =
        hanpan admin reports
        hanpan admin reports --settle abcdefghijkm
help-reports-settle = 이 신고를 처리한 것으로 표시합니다.
help-reports-every = 처리한 신고도 보여 줍니다.
help-backup = 서버가 실행 중일 때 한 시점의 데이터베이스를 복사합니다(SQLite. PostgreSQL은 pg_dump를 쓰세요).
    .examples =
        hanpan admin backup hanpan-monday.db
help-backup-file = 복사본. 아직 없는 파일이어야 합니다.
admin-report = 신고
admin-day = 날짜
admin-reporter = 신고한 사람
admin-reported = 신고받은 사람
admin-reason = 이유
admin-report-words = 내용
admin-reports-none = 처리하지 않은 신고가 없습니다
admin-report-settled = 신고 { $report }, 처리했습니다
admin-judge = { JOSA($name, "은/는") } 이제 모든 테이블에서 심판을 볼 수 있습니다
admin-judge-revoked = { JOSA($name, "은/는") } 이제 심판이 아닙니다
admin-organiser = { $name } 님이 대회를 열 수 있습니다.
admin-organiser-revoked = { $name } 님은 이제 대회를 열 수 없습니다.
admin-password = { $name }의 새 비밀번호: { $password }
admin-codes-off = { JOSA($name, "은/는") } 이제 일회용 코드 없이 로그인합니다
admin-deleted = 계정 { JOSA($name, "을/를") } 지웠습니다
admin-ratings = 결과 { $results }건, 그중 반영 { $counted }건, 순위 기록 { $standings }건
admin-ratings-same = 저장된 값이 모두 결과 기록과 맞습니다
admin-ratings-differ = 저장된 값 { $differ }개가 결과 기록과 다릅니다. --again으로 다시 저장합니다
admin-ratings-again = 틀린 값 { $differ }개를 다시 저장했습니다
admin-table = 테이블
admin-game = 게임
admin-status = 상태
admin-seats = 자리
admin-ended = 테이블 { $table } 종료
admin-resumed = 테이블 { $table }: 다시 이어 갑니다
admin-exported = 저장: { $file }
admin-backed-up = { $file }: { $size }바이트

help-lab = 여러 판을 진행해 게임의 수치를 분석합니다. 선택지가 제값을 하는지, 수치가 다르면 어떻게 되는지, 언제나 옳거나 그른 선택이 있는지, 운이 얼마나 되는지, 한 번도 나오지 않는 것이 있는지 알려 줍니다. 연구실 패키지가 필요합니다: pip install "hanpan[lab]".
    .examples =
        hanpan lab report dice-battle
        hanpan lab vary dice-battle --vary shield.cost=2..4
        hanpan lab pace clash --level normal --games 200
help-any-level = 모든 자리에 앉힐 AI. 기본값은 게임마다 다릅니다. 컴파일한 주사위 배틀은 hard, 다른 게임은 더 빠른 수준입니다.
help-any-games = 비교마다 할 판 수. 기본값은 게임마다 다릅니다.
help-any-on = 판을 진행하는 곳: here, processes(이 컴퓨터의 코어), ray, 또는 ray://host:10001 같은 주소. 결과는 어디서나 같습니다.
help-any-folder = 진행한 판을 이 폴더에 남깁니다. 같은 명령을 다시 하면 멈춘 데서 이어지고, Parquet 파일은 다른 도구로도 볼 수 있습니다.
help-any-out = 다른 파일 없이 열 수 있는 HTML 파일 하나로 씁니다.
help-any-numbers = 수치와 그 값들. shield.cost=2..4 또는 die.faces=6,8처럼 쓰고, 여러 번 쓰면 값의 모든 조합을 봅니다(hanpan params 참고).
help-any-options = 이 선택지를 봅니다. card:boost처럼 쓰고, 여러 번 쓸 수 있습니다. 없으면 주사위 배틀은 모두, 다른 게임은 가장 많이 쓰인 것들을 봅니다.
help-lab-report = 게임에 대한 모든 질문의 답을 두 언어로 HTML 파일 하나에 씁니다. 수치마다 예시 판이 있습니다.
    .examples =
        hanpan lab report dice-battle --games 100000 --out report.html
        hanpan lab report trail --questions pace,unseen
        hanpan lab report dice-battle --vary shield.cost=2..4 --on ray
help-lab-report-questions = 답할 질문을 쉼표로 나누어 적습니다: worth, choices, vary, pace, unseen. 없으면 모두이고, vary는 바꿀 수치가 있을 때만.
help-lab-report-out = 쓸 파일. 없으면 lab-GAME.html.
help-lab-worth = 선택지, 이벤트, 덱, 자리, AI 수준의 가치를 봅니다. 같은 시드에서 선택지를 막거나 늘 쓰게 하고, 두 자리에서 모두 측정합니다. 언제나 옳거나 그른 선택도 찾습니다.
    .examples =
        hanpan lab worth dice-battle
        hanpan lab worth clash --level easy --games 100 --workers 2
help-lab-vary = 수치가 다르면 어떻게 되는지 봅니다. 변형마다 원래 게임과 같은 시드를 씁니다.
    .examples =
        hanpan lab vary dice-battle --vary shield.cost=2..4
        hanpan lab vary trail --vary player.hp=36,44 --games 100 --json
help-lab-pace = 한 판이 얼마나 긴지, 앞서는 쪽이 얼마나 자주 바뀌는지, 뒤지던 쪽이 얼마나 자주 역전하는지, 운이 얼마나 되는지 봅니다.
    .examples =
        hanpan lab pace dice-battle
        hanpan lab pace sorcerers --level normal --games 100
help-lab-unseen = 카드, 이벤트 등에서 한 번도 나오지 않거나 거의 나오지 않는 것을 찾습니다.
    .examples =
        hanpan lab unseen clash --games 300
help-lab-replay = 연구실에서 진행한 판 하나의 리플레이를 씁니다. 보고서의 명령이 그 판을 가리킵니다.
    .examples =
        hanpan lab replay dice-battle --seed 1 --number 49 --seats hard,hard
        hanpan lab replay clash --number 3 --seats normal,normal --never p1=card:A01 --out game.jsonl
help-lab-replay-number = 그 시드에서 몇 번째 판인지 나타내는 번호.
help-lab-replay-seats = 첫째 자리부터 앉은 봇.
help-lab-replay-decks = 자리의 덱. p1=blades처럼 씁니다.
help-lab-replay-never = 그 자리가 쓸 수 없는 것. p1=card:boost처럼 쓰고, 여러 번 쓸 수 있습니다.
help-lab-replay-always = 그 자리가 쓸 수 있을 때마다 쓰는 것. p1=card:boost처럼 쓰고, 여러 번 쓸 수 있습니다.
help-lab-replay-out = 쓸 파일. -이면 화면에 씁니다. 없으면 게임, 시드, 번호로 이름을 짓습니다.
lab-progress = 판
lab-two-sided = { $question } 질문은 두 쪽을 비교하는데, { $game } 게임은 { $seats }명이 합니다. 세 명부터는 다음 질문에만 답합니다: { $answered }.
lab-examples = 예로 든 판
lab-written = 썼습니다: { $file }
help-lab-run = 봇끼리 게임을 하고 한 판을 한 줄로 폴더에 저장합니다. 어떤 도구로든 읽을 수 있는 Parquet 파일입니다. Ctrl-C로 멈춰도 끝난 판은 남고, 같은 명령으로 이어서 할 수 있습니다.
    .examples =
        hanpan lab run clash games/clash --seats normal,normal --games 2000
        hanpan lab run dice-battle games/no-attack --seats hard,hard --never p1=tendency:attack --games 1000000 --swap
        hanpan lab run trail games/trail --seats hard --games 5000 --on ray://head:10001
help-lab-run-folder = 이 실행의 폴더입니다. 다른 실행의 폴더는 거절합니다.
help-lab-run-seats = 첫째 자리부터 앉힐 봇. 고르지 않으면 가장 강한 수준과 가장 약한 수준.
help-lab-run-decks = 자리의 덱입니다. 예: p1=blades
help-lab-run-never = 그 자리가 쓰지 못하는 것입니다. 예: p1=card:boost. 여러 번 적을 수 있습니다.
help-lab-run-always = 그 자리가 쓸 수 있을 때마다 쓰는 것입니다. 예: p1=card:boost. 여러 번 적을 수 있습니다.
help-lab-run-games = 판 수입니다. 전보다 큰 수를 적으면 더 진행합니다.
help-lab-run-first = 그 시드에서 처음으로 할 판의 번호입니다.
help-lab-run-swap = 판마다 자리를 바꿔 한 번 더 합니다.
help-lab-run-facts = 판마다 모든 사실을 기록합니다. 주사위 배틀은 읽기 쉬운 엔진을 쓰므로 더 오래 걸립니다.
help-lab-export = 끝난 실행을 파일 하나로 씁니다.
    .examples =
        hanpan lab export games/clash clash.parquet
        hanpan lab export games/clash clash.csv
help-lab-export-folder = 실행의 폴더입니다.
help-lab-export-file = 새 파일입니다. 이름은 .parquet이나 .csv로 끝나야 합니다.
lab-run-there = { $of }판 가운데 { $games }판은 이미 있습니다.
lab-run-stopped = 멈췄습니다. { $of }판 가운데 { $games }판이 { $folder }에 남아 있습니다. 같은 명령으로 이어서 할 수 있습니다.
lab-run-done = { $folder }에 { $games }판 ({ $engine })
lab-run-compiled = 컴파일한 엔진
lab-run-readable = 읽기 쉬운 엔진
lab-run-score = { $side } 득점률 { $score }, 한 판에 { $rounds }라운드

help-new-game = 새 게임의 패키지를 만듭니다. 판례 하나와 두 언어의 문구가 들어 있어 검사, 터미널, 브라우저에서 바로 쓸 수 있습니다.
    .examples =
        hanpan new-game two-moons
        hanpan new-game two-moons --out games
help-new-game-name = 게임 id: 영어 소문자와 숫자, 그 사이의 붙임표.
help-new-game-out = 넣을 폴더. 기본값은 지금 폴더입니다.
new-game-bad-name = { $name }: 게임 id는 영어 소문자로 시작하고, 소문자와 숫자, 사이의 붙임표로 { $most }자까지 쓸 수 있습니다
new-game-module = { $module }(이)라는 패키지 이름은 예약되어 있거나 이미 쓰이고 있습니다. 다른 이름을 고르세요
new-game-known = { $name } 게임이 이미 있습니다. 다른 이름을 고르세요
new-game-there = { $folder } 폴더가 이미 있습니다. 다른 이름이나 다른 폴더를 고르세요
new-game-written = { $folder } 폴더를 만들었습니다. 다음 순서입니다:
    pip install -e { $folder }
    hanpan check { $name }
    hanpan judge { $name }
    hanpan play { $name } --terminal
