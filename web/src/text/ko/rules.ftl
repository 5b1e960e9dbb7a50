rules-title = { $game } 규칙
rules-search = 규칙 찾기
rules-found = 조항 { $count }개
rules-none = 그 낱말이 든 조항이 없습니다.
rules-ruling = 판정
    .label = 원문이 말하지 않거나 서로 어긋나는 곳에서 우리가 내린 결정
rules-example = 예
rules-contents = 차례
rules-link = { $id } 링크
rules-try = 이 상황을 직접 두기
rules-guide = 처음이라면: 한 쪽 룰북
rules-changes = 바뀐 점
rules-version = 규칙 { $version } · { $date }
rules-monthly = 월간 업데이트
rules-cause-bug = 긴급 수정: 게임을 왜곡하는 버그
rules-cause-security = 긴급 수정: 보안 구멍
rules-cause-combination = 긴급 수정: 매치를 망가뜨리는 카드 조합
rules-new-cards = 카드
rules-new-words = 문구가 바뀐 조항
rules-new-numbers = 수치
rules-bans = { $date }부터의 금지 목록
rules-no-bans = 금지된 카드가 없습니다.

dice-title = 추첨 확인
dice-lead = 첫 추첨 전에 서버는 비밀값의 해시를 공개했습니다. 판이 끝난 지금은 비밀값도 공개되어, 판의 모든 추첨을 비밀값에서 다시 계산할 수 있습니다. 이 페이지가 그 둘을 견줍니다.
dice-commitment = 첫 추첨 전에 공개한 해시
dice-secret = 판이 끝나고 공개한 비밀값
dice-not-yet = 아직 판이 끝나지 않았습니다. 비밀값은 끝날 때 공개됩니다.
dice-ok = 모든 추첨이 비밀값에서 나온 그대로이고, 비밀값은 해시와 맞습니다.
dice-bad = 맞지 않는 것이 있습니다:
dice-rounds = 라운드별 시드
dice-rounds-lead = 라운드마다 시드가 따로 있습니다. 라운드가 시작될 때 그 해시가, 끝나면 시드가 공개됩니다.
dice-round = 라운드
dice-seed = 시드
dice-hash = 해시
dice-round-runs = 라운드가 끝나면 공개
dice-draws = 추첨
dice-step = 단계
dice-label = 추첨
dice-outcome = 결과
dice-yourself = 직접 확인하려면 기보를 내려받아 실행하세요
dice-download = 기보 내려받기
dice-no-browser = 이 페이지는 https 없이 열려 브라우저가 해시를 계산하지 않습니다. 위의 서버 결과는 아래 명령으로 확인할 수 있습니다.
dice-browser = 이 브라우저가 비밀값의 해시를 스스로 계산했습니다: { $ok ->
    [yes] 맞습니다.
   *[no] 맞지 않습니다!
}
