event-begun = { $seats }명 중 { JOSA($name, "이/가") } 먼저입니다
    .why = 시작은 뽑아서 정합니다.
    .tone = info
event-laid = { JOSA($name, "이/가") } { $number ->
    [none] 수를
   *[other] { JOSA($number, "을/를") }
} 놓았습니다
    .why = 뒤집어 놓습니다.
    .tone = info
    .optional = number
event-peeked = { JOSA($name, "이/가") } { $at_name }의 수를 보았습니다{ $number ->
    [none] { "" }
   *[other] : { $number }
}
    .why = 시작하는 사람은 수 하나를 볼 수 있습니다.
    .tone = info
    .optional = number
event-shown = { JOSA($name, "이/가") } { $number }로 섭니다
    .why = 서는 사람은 수를 보입니다.
    .tone = info
event-folded = { JOSA($name, "이/가") } 접습니다
    .why = 접는 사람은 보이지 않습니다.
    .tone = info
event-lost = { JOSA($name, "이/가") } 목숨 { $price }개를 잃어 { $lives }개 남았습니다
    .why = 선 사람 가운데 가장 낮은 쪽이 잃습니다.
    .tone = loss
event-ended = 끝났습니다. 남은 자리: { $seats }
    .why = 하나만 남았거나 마지막 라운드가 끝났습니다.
    .tone = info
event-gone = { JOSA($name, "이/가") } 빠졌습니다
    .why = 떠난 사람은 빠집니다.
    .tone = loss
prompt-lay = 수를 놓으세요.
prompt-peek = 수 하나를 보세요.
prompt-stand = 서거나 접으세요.
refusal-cannot = 그렇게 할 수 없습니다({ $move }).
    .remedy = 답 가운데 하나를 고르세요.
action-lay = { JOSA($number, "을/를") } 놓기
    .name = 놓기
action-peek = { $seat_name }의 수 보기
    .name = 보기
action-stand = { $stay ->
    [yes] 서기
   *[no] 접기
}
    .name = 서기와 접기
label-lives = 목숨
label-out = 빠진 라운드
    .shown = some
label-laid = 놓음
label-known = 아는 수
label-starter = 시작
label-seen = 본 자리
