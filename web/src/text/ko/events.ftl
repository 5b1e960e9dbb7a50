tour-title = 대회
tour-lead = 스위스, 엘리미네이션, 아레나, 같은 주사위 대회가 있습니다. 규정을 읽고 참가하면 라운드가 시작될 때 테이블로 안내합니다.
tour-new = 대회 열기
tour-list-mine = 내 대회
tour-list-playing = 진행 중
tour-list-open = 예정
tour-list-over = 지난 대회
tour-none-playing = 진행 중인 대회가 없습니다.
tour-none-open = 예정된 대회가 없습니다.
tour-none-over = 아직 끝난 대회가 없습니다.
tour-all = 모든 대회
tour-more = { $count }개 더 보기
tour-tag-rated = 레이팅
tour-tag-tables = 실제 테이블
tour-tag-password = 비밀번호 필요
tour-tag-invitation = 초대제
tour-tag-bots = AI 참가
tour-role-organiser = 주최자
tour-role-head-judge = 심판장
tour-role-judge = 심판
tour-role-player = 참가자
tour-format-swiss = 스위스
tour-format-swiss-cut = 결선이 있는 스위스
tour-format-single = 싱글 엘리미네이션
tour-format-double = 더블 엘리미네이션
tour-format-round-robin = 풀리그
tour-format-arena = 아레나
tour-format-common = 같은 주사위
tour-best-of = { $count ->
    [1] 단판
   *[other] { $count }판 경기
}
tour-stage-cancelled = 취소됨
tour-stage-over = { $day } 종료
tour-stage-starts = { $day } 시작
tour-stage-open = 주최자가 시작합니다
tour-stage-playing = 진행 중
tour-stage-round = { $rounds }라운드 중 { $round }라운드
tour-stage-round-of-some = { $round }라운드
tour-stage-cut = 결선, { $round }라운드
tour-players = 참가자 { $count }명
tour-players-of = 참가자 { $count }/{ $most }명
tour-next-start = 시작까지
tour-next-round = 다음 라운드까지
tour-next-end = 끝까지
tour-any-moment = 곧
tour-days = { $count }일
tour-hours = { $count }시간
tour-lost = 연결이 끊겼습니다. 보이는 내용이 최신이 아닐 수 있으며, 다시 연결하고 있습니다.
tour-parts = 대회의 구성
tour-part-rounds = 라운드
tour-part-standings = 순위
tour-part-bracket = 대진표
tour-part-people = 참가자
tour-part-rules = 규정
tour-part-log = 기록
tour-part-desk = 운영
tour-desk = 운영
tour-start = 대회 시작
tour-winner = { $count ->
    [1] 우승: { $names }
   *[other] 공동 우승: { $names }
}
tour-bot = { $bot } { $number }
tour-print = 인쇄
tour-find = 이름 찾기
tour-find-none = 그런 이름이 없습니다.

tour-mine = 이 대회의 나
tour-own-match = { $round }라운드 { $table }번 테이블, 상대는 { $name } 님입니다.
tour-own-run = 런을 진행하고 있습니다.
tour-own-bye = 부전승입니다. 이번 라운드는 이긴 것으로 칩니다.
tour-own-result = { $how ->
    [forfeit] { $outcome ->
        [won] { $name } 님의 몰수로 이겼습니다.
       *[lost] { $name } 님과의 경기를 몰수패했습니다.
    }
   *[played] { $outcome ->
        [won] { $name } 님에게 { $own }–{ JOSA($other, "으로/로") } 이겼습니다.
        [lost] { $name } 님에게 { $own }–{ JOSA($other, "으로/로") } 졌습니다.
       *[drawn] { $name } 님과 { $own }–{ JOSA($other, "으로/로") } 비겼습니다.
    }
}
tour-own-waiting = 대기자 명단 { $place }번입니다. 자리가 나면 저절로 참가자가 됩니다.
tour-own-dropped = 기권했습니다. 얻은 점수는 그대로입니다.
tour-own-disqualified = 실격했습니다.
tour-wait-round = 다음 라운드는 여기에 저절로 나타납니다. 그동안 다른 곳을 둘러봐도 됩니다.
tour-wait-arena = 비어 있는 상대가 생기면 바로 짝을 짓습니다.
tour-joined = 참가했습니다.
tour-joined-about = 대회가 시작되면 한판의 어느 페이지에 있든 테이블로 안내합니다.
tour-joined-tables = 대회가 시작되면 이 페이지에 테이블과 상대가 나오고, 결과도 여기에 입력합니다.
tour-joined-run = 대회가 시작되면 끝나기 전 원하는 때에 여기서 런을 시작합니다.
tour-over = 이 대회는 끝났습니다.
tour-over-cancelled = 이 대회는 열리지 않습니다.
tour-judges-watch = 이 대회의 심판입니다. 심판은 경기하지 않습니다.
tour-round-ends = 남은 시간
tour-against = 상대: { $name }
tour-call = { $round }라운드가 시작되어 테이블이 열렸습니다.
tour-call-table = { $round }라운드: { $table }번 테이블에서 경기합니다.
tour-call-go = 내 테이블로 가기
tour-call-show = 내 경기 보기
tour-alerts = 라운드가 시작되면 이 기기로 알림 받기
tour-join = 참가하기
tour-join-late = 다음 라운드부터 참가하기
tour-join-waiting = 대기자 명단에 올리기
tour-join-title = { $name } 참가
tour-join-about = 다음 규정을 따릅니다. 규정은 대회가 시작되면 굳습니다.
tour-join-yes = 규정을 읽었으며 참가합니다
tour-password = 비밀번호
tour-by-invitation = 초대제 대회입니다. 주최자가 계정을 초대할 수 있습니다.
tour-for-accounts = 계정이 있어야 참가할 수 있는 대회입니다.
tour-full = 자리가 모두 찼습니다.
tour-full-waiting = { $count ->
    [0] 자리가 모두 찼습니다. 아직 대기자가 없습니다.
   *[other] 자리가 모두 찼습니다. 대기자가 { $count }명 있습니다.
}
tour-leave = 참가 취소
tour-leave-sure = 참가를 취소하겠습니까? 자리가 있으면 다시 참가할 수 있습니다.
tour-drop = 기권
tour-drop-sure = 기권하겠습니까? 얻은 점수는 그대로이고, 더는 짝을 짓지 않습니다.
tour-drop-sure-match = 지금 기권하겠습니까? 해야 할 경기는 집니다. 얻은 점수는 그대로입니다.
tour-return = 다음 라운드부터 다시 하기
tour-check-in = 출석했습니다
tour-check-in-from = { $moment }부터 출석을 확인합니다:
tour-own-checked = 출석을 알렸습니다.
tour-check-in-now = 지금 출석을 알려 주십시오. 시작할 때까지 알리지 않으면 경기하지 못합니다.
tour-checked = 출석 확인됨
tour-unchecked = 아직 출석하지 않음
tour-deck = 내 덱
tour-deck-late = 지금 참가하면 덱을 함께 등록합니다.
tour-deck-later = 지금, 또는 대회가 시작되기 전에 등록하면 됩니다.
tour-deck-pick = 어느 덱을 등록합니까?
tour-deck-typed = 적거나 붙여 넣은 목록
tour-deck-text = 한 줄에 한 카드씩 적습니다: 3 이름. 사이드보드라는 줄 뒤에는 사이드보드를 적습니다.
tour-deck-side = 사이드보드 { $count }장이 있습니다. 게임 사이에는 이 카드만 바꿔 넣을 수 있습니다.
tour-deck-register = 덱 등록
tour-deck-change = 다른 덱 등록
tour-deck-registered = 덱을 등록했습니다.
tour-deck-needed = 아직 등록한 덱이 없습니다. 덱이 없으면 경기하지 못합니다.
tour-rules-all = 대회 규정
tour-recalled = 금지 목록이 바뀌어 등록한 덱을 더 쓸 수 없습니다. 다른 덱을 등록할 때까지 새 경기에 앉지 않습니다.
tour-left-out-deck = 등록한 덱이 없어 시작할 때 빠졌습니다. 덱을 등록하고 돌아올 수 있습니다.
tour-left-out-check-in = 출석을 확인하지 않아 시작할 때 빠졌습니다.
tour-deck-about = 게임의 덱 규칙으로 검사합니다. 대회가 시작되면 잠기고, 테이블에는 이 덱만 나옵니다.
tour-deck-yes = 이 덱을 등록
tour-deck-own = 내 덱 목록
tour-deck-of = { $name } 님의 덱
tour-deck-there = 덱 등록됨
tour-deck-missing = 덱 없음
tour-run-about = 모두가 같은 주사위로 런을 한 번만 합니다. 시작하면 결과에 들어갑니다.
tour-run-begin = 런 시작
tour-run-done = 런을 마쳤습니다. 결과는 대회가 끝날 때 열립니다.
tour-own-penalties = 받은 벌칙
tour-appeal = 심판장에게 이의 제기
tour-appeal-words = 무엇을 다시 봐야 합니까?
tour-appeal-send = 이의 보내기
tour-appeal-mine = 보낸 이의:
tour-appeal-answer = 답변:

tour-result-which = 어떻게 끝났습니까?
tour-result-won = { $own }–{ JOSA($other, "으로/로") } 이김
tour-result-lost = { $own }–{ JOSA($other, "으로/로") } 짐
tour-result-drawn = { $own ->
    [0] 무승부
   *[other] { $own }–{ $other } 무승부
}
tour-result-send = 이 결과를 입력
tour-result-said = { $name } 님이 입력한 결과입니다. 내 쪽에서 보면 ‘{ $theirs }’입니다.
tour-result-right = 맞습니다
tour-result-other = 아니요, 다릅니다
tour-result-waits = 입력한 결과: ‘{ $mine }’. { $name } 님이 확인해야 합니다.
tour-result-differ = 내 쪽에서 보면 { $name } 님의 결과는 ‘{ $theirs }’이고 내 결과는 ‘{ $mine }’입니다. 상대의 결과가 맞으면 확인하고, 아니면 심판에게 물어보십시오.
tour-judge-call = 심판 부르기
tour-judge-called = 심판을 불렀습니다. 심판이 테이블로 옵니다.
tour-judge-called-by = { $name } 님이 심판을 불렀습니다.
tour-judge-withdraw = 호출 거두기
screen-extra = +{ $minutes }분
screen-time-up = 시간 종료
screen-before = 참가자 { $count }명, 곧 시작합니다.
screen-nothing = 지금 하는 경기가 없습니다.
screen-missing = 아직 오지 않은 사람 { $count }명
screen-missing-check-in = { $name }(출석 전)
screen-missing-deck = { $name }(덱 없음)
screen-missing-table = { $table }번 테이블 { $name }
screen-more = 외 { $count }명
screen-open = { $count ->
        [0] 모든 경기의 결과가 나왔습니다.
       *[other] 아직 경기 중인 테이블 { $count }개
    }
screen-nobody-missing = 모두 왔습니다.
screen-leave = 대회 페이지로
tour-result-change = 다르게 입력

tour-no-run = 아직 아무도 런을 시작하지 않았습니다.
tour-no-round = 아직 짝을 짓지 않았습니다.
tour-round = { $round }라운드
tour-round-before = 앞 라운드
tour-round-after = 다음 라운드
tour-round-choose = 라운드 고르기
tour-runs = 런
tour-matches = 경기
tour-table = { $table }번 테이블
tour-versus = –
tour-under-way = 경기 중
tour-waits = 대기
tour-watch = 관전
tour-delay = 관전자는 이 테이블들을 { $seconds }초 늦게 봅니다.
tour-game = { $game }게임
tour-replay-of = { $first } 대 { $second }, { $game }게임 리플레이
tour-docked = 벌칙으로 잃은 게임: { $first }–{ $second }
tour-score = { $first }–{ $second }
tour-score-drawn = { $first }–{ $second }, 무승부 { $drawn }판
tour-score-forfeit = { $score } 몰수
tour-bye = 부전승

tour-standings = 순위
tour-final-standings = 최종 순위
tour-standings-after = { $round ->
    [0] 첫 라운드 전의 순위
   *[other] { $round }라운드 순위
}
tour-standings-hidden = 기록의 결과는 대회가 끝날 때 열립니다.
tour-standings-cut = 대진표에서 더 멀리 간 사람이 위에 있습니다. 수치는 그 앞 라운드까지의 것입니다.
tour-standings-bracket = 대진표에서 더 멀리 간 사람이 위에 있습니다.
tour-standings-none = 아직 경기한 사람이 없습니다.
tour-points = 승점
tour-record = 전적
tour-run = 런
tour-run-won = 끝까지 감
tour-run-lost = 도중에 끝남
tour-won-lost-drawn = { $drawn ->
    [0] { $won }–{ $lost }
   *[other] { $won }–{ $lost }–{ $drawn }
}
tour-out-waiting = 대기자
tour-out-dropped = 기권
tour-out-disqualified = 실격
tour-breaks-about = 동점자의 순서
tour-breaks-points = 승리는 { $win }점, 무승부는 { $draw }점, 패배는 { $loss }점입니다. 전적 ‘3–1’은 세 경기를 이기고 한 경기를 졌다는 뜻이며, 셋째 수는 무승부입니다. 승점이 같으면 다음을 차례로 비교합니다.
tour-breaks-shared = 모두 같으면 같은 순위입니다. 상대에게 나중에 무슨 일이 있어도 얻은 것은 그대로입니다.
tour-break-opponents-matches = 상대들이 얻은 승점의 비율을 평균한 값입니다. 한 상대는 3분의 1보다 낮게 치지 않습니다.
tour-break-games = 내가 이긴 게임의 비율입니다.
tour-break-opponents-games = 상대들이 이긴 게임의 비율을 평균한 값입니다. 한 상대는 3분의 1보다 낮게 치지 않습니다.
tour-break-buchholz = 상대 모두의 승점을 더한 값입니다.
tour-break-median = 가장 높은 상대와 가장 낮은 상대를 뺀 부흐홀츠입니다.
tour-break-sonneborn-berger = 이긴 상대의 승점과 비긴 상대 승점의 절반을 더한 값입니다.
tour-break-direct = 동점자끼리 모두 만났다면 그 경기들에서 얻은 승점입니다.
tour-break-progressive = 라운드마다의 승점을 모두 더한 값으로, 일찍 이길수록 높습니다.

tour-bracket = 대진표
tour-bracket-none = 대진표가 아직 정해지지 않았습니다.
tour-bracket-winners = 승자조
tour-bracket-losers = 패자조
tour-bracket-final = 결승
tour-bracket-third = 3위 결정전
tour-level-third = 3위 결정전
tour-forced = 만나지 않게 한 두 사람이지만 다른 방법이 없었습니다.
tour-level-final = 결승
tour-level-again = 결승 재경기
tour-level-semi = 준결승
tour-level-quarter = 8강
tour-level-last = { $players }강
tour-level-number = { $round }라운드
tour-nobody = 빈자리
tour-winner-of = { $match } 승자
tour-loser-of = { $match } 패자
tour-wins = 승리

tour-staff = 주최자와 심판
tour-since = { $round }라운드부터
tour-penalties = 벌칙
tour-before-start = 시작 전
tour-lifted = (거두어들임)
tour-grade-warning = 경고
tour-grade-game-loss = 게임 패
tour-grade-match-loss = 경기 패
tour-grade-disqualification = 실격

tour-files = 파일
tour-files-about = 누구나 기록을 다시 계산해 볼 수 있습니다: hanpan event verify FILE.
tour-file-calendar = 달력 일정(.ics)
tour-file-csv = 순위(.csv)
tour-file-json = 전체(.json)
tour-file-log = 기록(.jsonl)
tour-file-trf = 연맹 보고서(TRF16)

tour-fact-start = { $day }에 시작합니다.
tour-fact-tables = 실제 테이블에서 경기하고, 결과는 참가자가 입력합니다.
tour-fact-server = 이 서버의 테이블에서 경기하고, 결과는 저절로 들어옵니다.
tour-fact-rated = 레이팅 대회이며 계정이 있어야 합니다.
tour-fact-unrated = 레이팅에 들어가지 않습니다.
tour-fact-bots = AI가 참가할 수 있습니다.
tour-fact-day = { $day }의 금지 목록을 끝까지 따릅니다.
tour-fact-numbers = 규칙의 일부 수치를 바꿨습니다.
tour-fact-clock = 테이블마다 게임에 { $base }분, 답할 때마다 { $increment }초{ $decision ->
    [0] 입니다.
   *[other] , 한 번의 결정에 { $decision }초입니다.
}
tour-fact-break = 라운드 사이에 { $seconds }초 쉽니다.
tour-fact-delay = 관전자는 테이블을 { $seconds }초 늦게 봅니다.
tour-fact-languages = { $which ->
    [en] 언어: 영어.
    [ko] 언어: 한국어.
   *[other] 언어: 한국어와 영어.
}
tour-here-ev-arena-01 = { $minutes }분 동안 이어집니다.
tour-here-ev-common-01 = { $minutes }분 동안 이어집니다.
tour-here-ev-form-02 = 상위 { $cut }명이 결선에 오릅니다.
tour-here-ev-form-03 = { $rounds ->
    [0] 무패가 한 명만 남을 수 있는 만큼 합니다.
   *[other] { $rounds }라운드입니다.
}
tour-here-ev-join-02 = { $capacity ->
    [0] 정원이 없습니다.
   *[other] 정원은 { $capacity }명입니다.
}{ $waiting ->
    [yes] {" "}대기자 명단이 있습니다.
   *[no] {""}
}
tour-here-ev-join-04 = 시작 { $minutes }분 전부터 확인합니다.
tour-here-ev-join-05 = { $guests ->
        [0] 계정이 있는 사람만 참가합니다.
       *[other] 한 주소에서 손님 { $guests }명까지 참가합니다.
    }
tour-here-ev-deck-01 = { $decks ->
    [open] 시작하면 덱 목록이 공개됩니다.
   *[secret] 덱 목록은 대회가 끝날 때까지 비밀입니다.
}
tour-here-ev-rank-01 = 승리 { $win }점, 무승부 { $draw }점, 패배 { $loss }점입니다.
tour-here-ev-time-02 = { $minutes ->
    [0] { $seconds }초가 지나면 그렇게 됩니다.
   *[other] { $minutes }분이 지나면 그렇게 됩니다.
}
tour-here-ev-time-03 = 라운드마다 { $minutes }분입니다.

tour-log-about = 이 대회에서 있었던 모든 일이며, 가장 최근의 것이 위에 있습니다. 아무것도 지우지 않습니다.
tour-head = 기록의 머리: { $lines }번째 줄
tour-head-about = 이 숫자와 글자를 적어 두거나 인쇄해 두면, 이 줄까지의 기록이 나중에 바뀌거나 잘렸는지 알 수 있습니다: hanpan event verify FILE --head HASH. 적힌 내용이 사실이었다는 증명은 아닙니다.
tour-by-rules = 규정
tour-log-open = 대회를 알립니다.
tour-log-register = { $name } 님이 참가합니다.
tour-log-check-in = { $name } 님이 출석했습니다.
tour-log-deck = { $name } 님이 덱을 등록합니다.
tour-log-recall-deck = { $name } 님의 덱이 바뀐 금지 목록에 걸려 다시 등록해야 합니다.
tour-log-change = 설정을 바꿉니다.
tour-log-appoint = { $name } 님이 { $role ->
    [organiser] 주최자가
    [head_judge] 심판장이
   *[judge] 심판이
} 됩니다.
tour-log-dismiss = { $name } 님은 이제 { $role ->
    [organiser] 주최자가
    [head_judge] 심판장이
   *[judge] 심판이
} 아닙니다.
tour-log-begin = { $name } 님이 기록을 시작합니다.
tour-log-claim = { $name } 님이 { $round }라운드 { $table }번 테이블의 결과를 { JOSA($score, "으로/로") } 적습니다.
tour-log-penalize = { $name } 님이 벌칙을 받습니다: { NAME("event-infraction", $infraction) }.
tour-log-pardon = { $number }번 벌칙을 거두어들입니다.
tour-log-more-time = { $round }라운드 { $table }번 테이블에 { $minutes }분을 더 줍니다.
tour-log-check-deck = { $name } 님의 덱을 목록과 대조했습니다: { $right ->
    [yes] 맞음
   *[no] 다름
}.
tour-log-see-deck = 심판이 { $name } 님의 덱 목록을 열어 보았습니다.
tour-log-time-up = 시간이 끝났습니다.
tour-log-cancel = 대회를 취소합니다.
tour-log-rate = { $name } 님의 레이팅을 적습니다.
tour-log-award-bye = { $name } 님이 { $round }라운드의 부전승을 받습니다.
tour-log-withdraw-bye = { $name } 님의 { $round }라운드 부전승을 거둡니다.
tour-log-keep-apart = 서로 만나지 않게 합니다.
tour-log-let-meet = 다시 만날 수 있게 합니다.
tour-log-start = 대회를 시작합니다.
tour-log-pair = { $round }라운드의 짝을 지었습니다. 테이블은 { $count }개입니다.
tour-log-set-pairs = { $round }라운드의 짝을 다르게 지었습니다.
tour-log-report = { $corrected ->
    [yes] 정정: { $round }라운드 { $table }번 테이블 { $score }
   *[no] { $round }라운드 { $table }번 테이블: { $how ->
        [hidden] 마침
       *[other] { $score }
    }
}{ $how ->
    [forfeit] {" "}(몰수)
   *[other] {""}
}
tour-log-drop = { $name } 님이 기권합니다.
tour-log-return = { $name } 님이 돌아옵니다.
tour-log-disqualify = { $name } 님이 실격합니다.
tour-log-take-back = { $round }라운드를 되돌립니다.
tour-log-finish = 순위가 확정되었습니다.

tour-changed = { $count ->
    [0] 설정이 바뀌었습니다.
   *[other] 바뀐 설정: { $what }.
}
tour-changed-log = 모든 변경은 기록에 있습니다
tour-setting-name = 이름
tour-setting-format = 방식
tour-setting-rounds = 라운드 수
tour-setting-cut = 결선 인원
tour-setting-best-of = 경기당 게임 수
tour-setting-points = 승점
tour-setting-tie-breaks = 동점 기준
tour-setting-capacity = 정원
tour-setting-at-tables = 경기 장소
tour-setting-day = 금지 목록의 날짜
tour-setting-overrides = 규칙의 수치
tour-setting-clock = 테이블 시계
tour-setting-rated = 레이팅
tour-setting-bots = AI 참가
tour-setting-access = 참가 방법
tour-setting-decks = 덱 등록
tour-setting-languages = 언어
tour-setting-start-at = 시작 시각
tour-setting-check-in-minutes = 참가 확인
tour-setting-no-show-s = 불참 판정 시간
tour-setting-round-minutes = 라운드 시간
tour-setting-break-s = 라운드 사이 휴식
tour-setting-minutes = 대회 시간
tour-setting-delay-s = 관전 지연
tour-setting-waiting-list = 대기자 명단
tour-setting-accounts-only = 계정만 참가
tour-setting-guests-per-address = 한 주소에서 오는 손님 수
