# 대회의 주최자와 심판이 보는 화면.

desk-new = 대회 열기
desk-new-name = { $day } 정기 모임
desk-open = 대회 열기
desk-no-organiser = 대회는 주최자 역할이 있는 계정으로 엽니다. 서버 관리자가 hanpan admin organisers 이름 명령으로 역할을 줍니다.
desk-save = 설정 저장
desk-saved = 저장했습니다. 바뀐 내용은 누구나 기록에서 볼 수 있습니다.
desk-kept = 지금 그대로

desk-name = 이름
desk-format = 방식
desk-format-swiss = 스위스
    .about = 모두가 모든 라운드를 하며, 점수가 비슷한 사람끼리 만납니다.
desk-format-swiss-cut = 결선이 있는 스위스
    .about = 먼저 스위스를 하고, 상위 참가자가 결선을 치릅니다.
desk-format-single = 싱글 엘리미네이션
    .about = 한 번 지면 탈락합니다.
desk-format-double = 더블 엘리미네이션
    .about = 두 번 지면 탈락합니다.
desk-format-round-robin = 풀리그
    .about = 모두가 한 번씩 만납니다.
desk-format-arena = 아레나
    .about = 정해진 시간 동안 한 판씩 하며, 비는 대로 다시 짝을 짓습니다.
desk-format-common = 같은 주사위
    .about = 모두가 같은 주사위로 혼자 하고, 결과는 끝날 때 열립니다.
desk-where = 경기하는 곳
desk-where-server = 이 서버
    .about = 라운드마다 테이블이 열리고 결과가 저절로 들어옵니다.
desk-where-tables = 실제 테이블
    .about = 참가자가 휴대전화로 결과를 적고, 서로 다르면 심판이 정합니다.
desk-rounds = 라운드 수
desk-rounds-hint = 비워 두면 참가자 수에 맞게 정합니다.
desk-cut = 결선 인원
desk-cut-hint = 2명, 4명, 8명처럼 정합니다.
desk-minutes = 대회 시간(분)
desk-best-of = 경기 방식
desk-best = { $count ->
        [1] 단판
        [3] 3판 2선승
       *[other] 5판 3선승
    }
desk-fold-time = 시간
desk-start = 시작
desk-start-hint = 비워 두면 직접 시작합니다.
desk-check-in = 출석 확인 시간(분)
desk-check-in-hint = 시작 전까지입니다. 그때까지 출석하지 않은 사람은 경기하지 않습니다.
desk-no-show = 오지 않으면 지는 시간(분)
desk-no-show-hint = 비워 두면 오지 않아도 지지 않습니다.
desk-round-minutes = 한 라운드의 시간(분)
desk-round-hint = 비워 두면 라운드 시계가 없습니다. 게임 자체의 시계는 그대로 있습니다.
desk-break = 라운드 사이 쉬는 시간(분)
desk-clock = 테이블의 시계
desk-clock-usual = 이 게임의 보통 시계
desk-clock-3 = 3분, 답마다 2초
desk-clock-5 = 5분, 답마다 5초
desk-clock-20 = 20분, 답마다 10초
desk-fold-who = 참가자
desk-access = 참가할 수 있는 사람
desk-access-open = 누구나
desk-access-password = 비밀번호를 아는 사람
desk-access-invitation = 초대받은 사람
desk-password = 비밀번호
desk-password-kept = 비워 두면 지금 비밀번호를 그대로 씁니다.
desk-capacity = 정원
desk-capacity-hint = 비워 두면 오는 대로 받습니다.
desk-waiting-list = 정원이 차면 대기자를 받습니다
desk-accounts-only = 계정이 있는 사람만 참가합니다
desk-guests = 한 주소에서 오는 손님 수
desk-guests-hint = 계정이 없는 사람의 자리입니다. 비워 두면 오는 대로 받습니다.
desk-bots-allowed = 봇도 참가할 수 있습니다
desk-rated = 레이팅에 들어갑니다(계정만)
desk-listed = 전체 대회 목록에 보입니다
desk-languages = 언어
desk-fold-rules = 덱, 시드, 승점
desk-decks = 덱
desk-decks-free = 등록하지 않음
desk-decks-open = 등록, 시작하면 공개
desk-decks-secret = 등록, 끝까지 비공개
desk-day = 금지 목록을 정하는 날짜
desk-day-hint = 비워 두면 대회를 연 날짜의 목록을 씁니다.
desk-breaks = 동점자 순서
desk-breaks-cards = 카드 게임 방식
    .about = 상대 승률, 게임 승률, 상대 게임 승률 차례로 비교합니다.
desk-breaks-board = 보드 게임 방식
    .about = 부흐홀츠, 존네보른-베르거, 맞대결, 누진 점수 차례로 비교합니다.
desk-delay = 관전 지연(초)
desk-counting = 동점일 때 승률 계산
desk-counting-played = 실제로 한 경기만
    .about = 상대마다 적어도 3분의 1로 칩니다.
desk-counting-wizards = 위저즈 방식
    .about = 자기 게임 승률도 적어도 0.33으로 치고, 오지 않은 상대와 놓친 라운드도 계산합니다.
desk-seeding = 시드
desk-seeding-hint = 레이팅으로 정하면 시작 전에 참가자 부분에 레이팅을 적습니다.
desk-seeding-draw = 추첨
desk-seeding-rating = 레이팅 차례
desk-legs = 서로 만나는 횟수
desk-legs-1 = 한 번
desk-legs-2 = 자리를 바꾸어 두 번
desk-third-place = 3위 결정전을 합니다
desk-arranged = 시드, 미리 준 부전승, 만나지 않게 할 사람
desk-ratings = 시드를 정할 레이팅
desk-choose = 고르십시오
desk-rating = 레이팅
desk-rate = 레이팅 적기
desk-rated-done = 레이팅을 적었습니다.
desk-byes = 다음 라운드부터의 부전승
desk-worth = 결과
desk-worth-win = 승리
desk-worth-draw = 무승부
desk-award = 부전승 주기
desk-awarded = 부전승을 주었습니다.
desk-withdraw = 거두기
desk-withdrawn = 부전승을 거두었습니다.
desk-apart = 만나지 않게 하기
desk-apart-hint = 다른 방법이 있는 한 서로 만나지 않습니다. 같은 동호회나 가족을 고르십시오. 기록에서 누구나 볼 수 있습니다.
desk-apart-do = 이 사람들을 만나지 않게 하기
desk-apart-done = 서로 만나지 않게 했습니다.
desk-apart-lift = 만나게 하기
desk-apart-lifted = 다시 만날 수 있습니다.
desk-points = 경기의 승점
desk-points-win = 승
desk-points-draw = 무
desk-points-loss = 패

desk-heading = 운영 화면
desk-alarms = { $disputes ->
        [0] { "" }
       *[other] 다른 결과 { $disputes }건
    }{ $disputes ->
        [0] { "" }
       *[other] { $calls ->
            [0] { "" }
           *[other] , { "" }
        }
    }{ $calls ->
        [0] { "" }
       *[other] 심판 호출 { $calls }건
    }
desk-disputed = 두 사람의 결과가 다릅니다
desk-disputes-waiting = 건의 다른 결과
desk-called = 심판을 부릅니다
desk-settle = 처리함
desk-settled = 호출을 처리했습니다.
desk-screen = 큰 화면
desk-parts = 운영 화면의 부분
desk-part-players = 참가자
desk-part-round = 라운드
desk-part-judging = 심판
desk-part-staff = 역할
desk-part-settings = 설정
desk-part-files = 파일과 인쇄
desk-calls-waiting = 건의 호출

desk-joined = { $count ->
        [0] 아직 참가자가 없습니다.
       *[other] { $count }명이 참가했습니다.
    }
desk-unready = 지금 시작하면 경기하지 못하는 사람: { $names }
desk-starts-at = { $time }에 시작합니다.
desk-start-now = 지금 시작
desk-started = 대회를 시작했습니다.
desk-round-stands = { $round }라운드: { $open ->
        [0] 모든 경기의 결과가 나왔습니다.
       *[other] { $open }경기가 남았습니다.
    }
desk-games-open = { $count ->
        [0] 진행 중인 게임이 없습니다.
       *[other] { $count }게임이 진행 중입니다.
    }
desk-next-at = { $time }에 저절로 이어집니다.
desk-ends-at = { $time }에 시간이 끝납니다.
desk-pair-now = 다음 라운드를 지금 시작
desk-paired = 라운드의 짝을 지었습니다.
desk-finish = 순위 확정
desk-finished = 순위를 확정했습니다.
desk-cancelled = 취소된 대회입니다.
desk-is-over = 대회가 끝났습니다.
desk-round = 라운드
desk-open-only = 남은 경기만
desk-all-done = 모든 경기의 결과가 나왔습니다.
desk-take-back = { $round }라운드 되돌리기
desk-take-back-hint = 라운드의 테이블이 닫히고 결과는 세지 않습니다. 이유는 누구나 볼 수 있습니다.
desk-taken-back = 라운드를 되돌렸습니다.
desk-cancel-event = 대회 취소
desk-cancel-hint = 순위 없이 바로 끝납니다. 이유는 누구나 볼 수 있습니다.
desk-cancel = 그만두기
desk-close = 닫기
desk-why = 이유
desk-why-maybe = 이유(적지 않아도 됩니다)
desk-why-missing = 이유를 적어 주십시오.
desk-log-all = 누구나 기록에서 볼 수 있습니다.
desk-pair-otherwise = 짝 바꾸기
desk-pairs-of = { $round }라운드의 짝: 고른 두 사람이 자리를 바꿉니다
desk-first-at = { $number }번 테이블 첫 자리
desk-second-at = { $number }번 테이블 둘째 자리
desk-pair-so = 이렇게 짝짓기

desk-table = { $number }번 테이블
desk-bye = 부전승
desk-under-way = 진행 중
desk-no-result = 결과 없음
desk-score-drawn = { $one }–{ $two }, 무승부 { $drawn }
desk-forfeit = { $who ->
        [first] { $first } 몰수패
        [second] { $second } 몰수패
       *[both] 둘 다 몰수패
    }
desk-docked = 벌칙으로 잃은 게임: { $first } { $one }, { $second } { $two }
desk-minutes-left = { $minutes }분 남음
desk-time-over = 시간이 끝났습니다
desk-watch = 관전
desk-claim = { $name }: { $score }
desk-own-match = 자신의 경기는 다른 사람이 정정합니다(EV-CORR-04).
desk-enter = 결과 적기
desk-correct = 정정
desk-entered = 결과를 적었습니다.
desk-result = 결과
desk-pick = 고르기
desk-result-public = 결과와 정정, 그 이유는 누구나 볼 수 있습니다.
desk-more-minutes = 분
desk-give-time = 시간 더 주기
desk-time-given = 경기에 시간을 더 주었습니다.

desk-players = 참가자 { $count }명
desk-nobody = 아직 아무도 없습니다.
desk-search = 이름 찾기
desk-add-names = 이름으로 참가자 추가
desk-add-hint = 한 줄에 한 이름씩 적거나 파일의 표를 넣습니다. 첫째 열을 씁니다.
desk-add = 추가
desk-added = { $count }명을 추가했습니다.
desk-from-file = 파일에서
desk-add-bots = 봇 추가
desk-how-many = 몇 명
desk-invite = 계정 초대
desk-invite-hint = 한 줄에 계정 이름을 하나씩 적습니다.
desk-invite-do = 초대
desk-invited = 초대함
desk-invited-some = { $count }명을 초대했습니다.
desk-link = 참가자에게 줄 링크
desk-copy = 복사
desk-copied = 복사했습니다
desk-in = 참가 중
desk-since = { $round }라운드부터 참가
desk-out-dropped = 기권
desk-out-disqualified = 실격
desk-out-waiting = 대기
desk-not-checked-in = 출석 전
desk-checked-in = 출석
desk-check-in-do = 출석 확인
desk-deck-there = 덱 등록함
desk-deck-missing = 덱 없음
desk-deck-register = 덱 등록
desk-deck-change = 덱 바꾸기
desk-deck-of = { $name } 님의 덱
desk-deck-done = { $name } 님의 덱을 등록했습니다.
desk-deck-with = 덱과 함께 추가
desk-deck-with-hint = 이름을 하나만 적습니다.
desk-recalled = 덱을 다시 등록해야 합니다
desk-recalled-count = 덱을 다시 등록해야 하는 사람: { $names }. 그때까지 새 경기에 앉지 않습니다.
desk-left-out-deck = 등록한 덱이 없어 시작할 때 빠졌습니다
desk-left-out-check-in = 출석하지 않아 시작할 때 빠졌습니다
desk-start-without = 이 사람들 없이 시작
desk-start-ask = 경기하지 못하는 사람: { $names }. 이대로 시작합니까?
desk-drop = 제외
desk-drop-open = 이 참가자를 명단에서 뺍니까?
desk-drop-ask = 남은 경기는 몰수패가 됩니다. 제외합니까?
desk-pick-many = 여럿 고르기
desk-pick-shown = 보이는 사람 모두
desk-pick-one = { $name } 고르기
desk-drop-many = { $count }명 제외
desk-drop-many-ask = { $count }명을 제외합니까? 남은 경기는 몰수패가 됩니다.
desk-dropped-many = { $count }명을 제외했습니다.
desk-dropped = 참가자를 제외했습니다.
desk-return = 복귀
desk-returned = 참가자가 돌아왔습니다.
desk-penalty = 벌칙
desk-disqualify = 실격
desk-remove-name = 이름 지우기

desk-calls = { $count ->
        [0] 심판 호출
       *[other] 심판 호출 { $count }건
    }
desk-no-calls = 호출한 테이블이 없습니다. 이 목록은 5초마다 다시 확인합니다.
desk-appeals = 이의 제기
desk-no-appeals = 이의 제기가 없습니다.
desk-about-penalty = 벌칙 { $number }번에 대하여
desk-answer = 답하기
desk-answered = 참가자가 답을 볼 수 있습니다.
desk-answer-to = 참가자에게 답하기
desk-answer-words = { $name } 님에게 답하기
desk-head-answers = 이의 제기에는 심판장이 답합니다.
desk-penalties = 벌칙
desk-no-penalties = 벌칙이 없습니다.
desk-player = 참가자
desk-infraction = 있었던 일
desk-grade = 벌칙
desk-grade-due = 벌칙표대로: { $grade }
desk-had = 지금까지 벌칙 { $count }건.
desk-due = 벌칙표: { $grade }
desk-give = { $grade } 주기
desk-given = 벌칙을 주었습니다.
desk-reason-secret = 이유는 그 참가자와 심판만 봅니다. 무엇을 정했는지는 누구나 보지만 이유는 보이지 않습니다.
desk-in-round = { $round }라운드
desk-before-start = 시작 전
desk-lifted = 거두어들임
desk-appealed = 이의 제기됨
desk-pardon = 거두어들이기
desk-pardon-hint = 다음 벌칙을 정할 때 더 세지 않습니다. 이 이유는 누구나 볼 수 있습니다. 이미 나온 결과는 따로 정정합니다.
desk-table-of-penalties = 벌칙표
desk-time-number = { $time }번째
desk-table-clause = 그 뒤로는 마지막 벌칙을 다시 줍니다. 벌칙은 대회가 끝날 때까지 쌓이며(EV-PEN-01), 다른 벌칙은 심판장만 줍니다(EV-PEN-02).
desk-deck-checks = 덱 확인
desk-decks-about = 공개된 시드로 라운드마다 두 테이블을 뽑고, 결선에서는 모두 확인합니다. 누가 누구의 목록을 보았는지 누구나 기록에서 볼 수 있습니다.
desk-no-checks = 지금 확인할 덱이 없습니다.
desk-any-list = 다른 목록
desk-see-list = 목록 열기
desk-list-of = { $name } 님의 목록
desk-side = 사이드보드
desk-deck-right = 덱이 맞음
desk-deck-wrong = 덱이 다름
desk-checked = 확인함
desk-notes = 심판의 메모
desk-note = 메모
desk-note-words = 심판끼리 보는 메모
desk-note-hint = 심판과 경기하지 않는 주최자만 보며, 내보낸 파일에는 없습니다.
desk-noted = 적었습니다.
desk-about-nobody = 대상 없음

desk-role = 역할
desk-role-organiser = 주최자
desk-role-head-judge = 심판장
desk-role-judge = 심판
desk-role-player = 참가자
desk-role-guest = 손님
desk-role-spectator = 관전자
desk-account = 계정 이름
desk-appoint = 임명
desk-appointed = 임명했습니다.
desk-dismiss = 해임
desk-dismiss-ask = 이 역할을 거둡니까?
desk-dismissed = 해임했습니다.
desk-rights = 누가 무엇을 할 수 있는지
desk-act = 하는 일
desk-yes = 가능
desk-act-join = 참가
desk-act-check-in = 출석 확인
desk-act-deck = 덱 등록
desk-act-drop = 기권, 제외
desk-act-return = 복귀
desk-act-begin = 기록 시작
desk-act-claim = 자기 결과 적기
desk-act-appeal = 이의 제기
desk-act-call-judge = 심판 호출
desk-act-settle-call = 호출 거두기, 처리
desk-act-add = 참가자와 봇 추가
desk-act-invite = 초대
desk-act-start = 대회 시작
desk-act-pair = 라운드 시작
desk-act-set-pairs = 짝 바꾸기
desk-act-report = 결과 적기와 정정
desk-act-take-back = 라운드 되돌리기
desk-act-finish = 순위 확정
desk-act-cancel = 대회 취소
desk-act-change = 설정 바꾸기
desk-act-appoint = 임명
desk-act-dismiss = 해임
desk-act-remove-name = 이름 지우기
desk-act-penalize = 벌칙 주기
desk-act-pardon = 벌칙 거두어들이기
desk-act-disqualify = 실격
desk-act-more-time = 시간 더 주기
desk-act-check-deck = 덱 확인
desk-act-see-deck = 덱 목록 열기
desk-act-note = 메모
desk-act-answer = 이의 제기에 답하기

desk-hotfix = 급한 금지 목록 변경
desk-hotfix-about = 이 대회에는 { $day }의 목록을 씁니다. 앞으로 열리는 테이블에는 다른 날짜의 목록을 쓸 수 있습니다.
desk-hotfix-do = 다른 날짜의 목록 쓰기
desk-change-open = 시작 전에는 게임과 모드를 뺀 모든 설정을 이유를 적고 바꿀 수 있습니다(EV-CHANGE-01).
desk-change-playing = 규정이 굳었습니다. 이름, 시간, 언어, 손님을 받는지와 금지 목록의 날짜만 바꿀 수 있습니다(EV-CHANGE-02).

desk-paper = 인쇄
desk-print-pairs = 대진 인쇄
desk-print-slips = 결과 쪽지 인쇄
desk-print-standings = 순위 인쇄
desk-preview = 인쇄할 내용
desk-files = 파일
desk-file-csv = 순위(CSV)
    .about = 표 계산 프로그램용
desk-file-trf = 보고서(TRF16)
    .about = 라운드와 결과를 국제체스연맹의 보고 형식으로 적은 것. 연맹과 다른 프로그램을 위한 파일입니다.
desk-file-json = 전체(JSON)
    .about = 결과, 순위, 기록을 모두 담은 파일
desk-file-log = 기록
    .about = hanpan event verify 명령으로 다시 계산하는 파일
desk-file-calendar = 달력
    .about = 달력에 넣는 날짜
desk-table-head = 테이블
desk-first = 첫 자리
desk-second = 둘째 자리
desk-signed = 서명
desk-final = 최종 순위
desk-after-round = { $round }라운드 뒤 순위
desk-place = 순위
desk-points-head = 승점
