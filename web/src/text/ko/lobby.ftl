lobby-title = 한 판 두기
lobby-lead = 규칙이 그대로 실행되는 주사위·카드 게임입니다. AI는 그 자리에서 보이는 것만 봅니다.
lobby-games = 게임
lobby-not-yet = 준비 중
lobby-quick = 바로 시작
lobby-first = 처음이신가요? 안내를 따라 첫 판을 둬 보세요 (3분).
lobby-level = 상대
lobby-mode = 모드
lobby-ladder = 사다리
lobby-climbed = 사다리: { $count }명 중 { $beaten }명 이김
lobby-decks = 덱
lobby-continue = 이어서 두기
lobby-mine = 내 대국
lobby-none-mine = 아직 둔 판이 없습니다.
lobby-open = 빈자리가 있는 테이블
lobby-none-open = 열린 테이블이 없습니다. 하나 만들어 링크를 보내 보세요.
lobby-watch = 관전
lobby-none-watch = 지금 공개로 두는 사람이 없습니다.
lobby-new = 새 테이블
lobby-create = 테이블 만들기
lobby-against = 상대
lobby-against-open = 사람
lobby-against-bot = AI
lobby-my-seat = 내 자리
lobby-clock = 시계
lobby-clock-none = 없음
lobby-clock-rules = 선택마다 { $seconds }초
lobby-clock-5 = 5분 + 5초
lobby-clock-3 = 3분 + 2초
lobby-public = 누구나 찾아 관전할 수 있음
lobby-delay = 관전 지연 (초)
lobby-variant = 바꿀 숫자, 한 줄에 `이름=값` 하나
lobby-join = 앉기
lobby-look = 보기
lobby-status-waiting = 대기 중
lobby-status-playing = { $round }라운드
lobby-status-over = 끝남
lobby-free-seat = 빈자리
game-dice-battle = 주사위 배틀
    .text = 성향을 정하고, 굴리고, 카드를 쓰고, 방어막을 세우고, 이벤트를 견딥니다. 5~10분.
    .icon = 🎲
    .guide = 안내 따라 첫 판
game-clash = 격돌
    .text = 양쪽이 몰래 카드를 줄 세우고, 속도가 먼저 칠 쪽을 정합니다.
    .icon = ⚔️
    .guide = 안내 따라 첫 판
game-sorcerers = 저주술사
    .text = 스택과 대응, 심판이 있는 카드 대결입니다.
    .icon = 🔮
game-trail = 외길
    .text = 주사위가 격자 위를 걷게 하고, 지나온 길은 닫힙니다.
    .icon = 👣
bot-name = { $level ->
    [easy] AI (쉬움)
    [normal] AI (보통)
    [hard] AI (어려움)
   *[other] AI (무작위)
}
level-random = 무작위
level-easy = 쉬움
level-normal = 보통
level-hard = 어려움

account-title = 나
account-guest = 손님으로 두고 있습니다. 대국은 이 브라우저에 남습니다.
account-signed-in = { JOSA($name, "으로/로") } 로그인했습니다.
account-name = 이름
account-rename = 이름 바꾸기
account-renamed = 이제 이름은 { $name }입니다.
account-register = 계정 만들기
account-register-text = 대국이 보존되고 다른 브라우저에서도 이어 둘 수 있습니다.
account-login = 로그인
account-logout = 로그아웃
account-password = 비밀번호
account-password-hint = 8자 이상.
