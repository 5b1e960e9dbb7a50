dice-lead = 첫 추첨 전에 서버는 비밀값의 해시를 공개했습니다. 판이 끝난 지금은 비밀값도 공개되어, 판의 모든 추첨을 비밀값에서 다시 계산할 수 있습니다. 이 페이지가 그 둘을 견줍니다.
dice-lead-bound = 어느 쪽도 추첨을 고를 수 없습니다. 서버는 맨 먼저 비밀값의 해시를 공개했고, 그다음 각 플레이어의 브라우저가 무작위 값을 하나씩 더했습니다. 판이 끝나면 비밀값도 공개되어 모든 추첨을 다시 계산할 수 있고, 이 페이지가 견줍니다.
dice-without = { $why ->
    [daily] 오늘의 런이라 모두의 추첨이 같습니다. 플레이어가 더하는 값은 없습니다.
    [tutorial] 튜토리얼의 추첨은 미리 정해져 있습니다. 플레이어가 더하는 값은 없습니다.
    [position] 중간 국면에서 시작한 판이라 플레이어가 더하는 값은 없습니다.
    [branch] 다른 판에서 새 추첨으로 이어서 한 판이라 플레이어가 더하는 값은 없습니다.
    [pinned] 다른 판에서 같은 추첨으로 이어서 한 판입니다. 추첨은 시작 전에 이미 알려져 있었습니다.
   *[earlier] 플레이어가 추첨에 값을 더하기 전에 시작한 판입니다.
}
dice-first-shown = 이 브라우저가 처음에 본 해시
dice-match-key = 비밀값과 자리별 값에서 나온 추첨 열쇠
dice-remembered = 이 브라우저가 처음에 본 해시와 같습니다.
dice-seats = 플레이어의 값
dice-seats-lead = 각 플레이어는 먼저 값의 해시를 약속하고, 모든 해시가 모인 뒤에 값을 공개했습니다. AI와 제때 값을 보내지 못한 플레이어의 값은 서버의 비밀값에서 나옵니다.
dice-this-browser = 나
dice-pledge = 약속한 해시
dice-value = 값
dice-from = { $from ->
    [seat] 플레이어가 뽑은 무작위 값입니다.
    [server] 서버의 비밀값에서 나온 값입니다.
    [opened] 공개했습니다. 판이 시작되면 보입니다.
    [pledged] 약속했고 아직 공개하지 않았습니다.
   *[none] 아직 약속하지 않았습니다.
}
dice-own-value = { $ok ->
    [yes] 이 브라우저가 뽑은 값입니다.
    [late] 이 브라우저의 값은 늦게 도착해 추첨에 들어가지 않았습니다.
   *[no] 이 브라우저가 보낸 값이 아닙니다!
}
dice-browser-values = 이 브라우저가 자리별 값을 해시와 비밀값에 견주었습니다: { $ok ->
    [yes] 맞습니다.
   *[no] 맞지 않습니다!
}
dice-browser-key = 이 브라우저가 추첨 열쇠를 스스로 계산했습니다: { $ok ->
    [yes] 맞습니다.
   *[no] 맞지 않습니다!
}
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
dice-yourself = 직접 확인하려면 리플레이를 내려받아 실행하세요
dice-download = 리플레이 내려받기
dice-browser = 이 브라우저가 비밀값의 해시를 스스로 계산했습니다: { $ok ->
    [yes] 맞습니다.
   *[no] 맞지 않습니다!
}
