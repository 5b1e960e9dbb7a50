mode-table = 기본 게임

event-round = { $round }라운드: { $name }부터 시작해요
    .why = 앞 라운드의 도전자가 시작해요. 처음 시작할 사람은 뽑았어요.
    .tone = info
event-laid = { $name }: { $disc ->
    [none] 원반을 놓았어요
    [skull] 해골을 놓았어요
   *[flower] 꽃을 놓았어요
} (매트에 { $laid }장)
    .why = 원반은 뒤집어 놓아요.
    .tone = info
    .optional = disc
event-bid = { $name }: { $laid }장 가운데 { $bid }장을 불렀어요
    .why = 꽃을 몇 장 뒤집을지 부르는 거예요.
    .tone = info
event-passed = { $name }: 물러났어요
    .why = 물러나면 이 라운드에는 다시 부르지 못해요.
    .tone = info
event-turned = { $name }: { $of_name }의 { $disc ->
    [skull] 해골을
   *[flower] 꽃을
} 뒤집었어요 ({ $left }장 남음)
    .why = 자기 것부터, 그다음에 남의 것을 위에서부터 뒤집어요.
    .tone = info
event-won = { $name }: 성공! { $points }점
    .why = 뒤집은 것이 모두 꽃이에요.
    .tone = gain
event-caught = { $name }: { $of_name }의 해골을 만났어요
    .why = 해골은 하나로 충분해요.
    .tone = block
event-lost = { $name }: { $disc ->
    [none] 원반 한 장을 잃었어요
    [skull] 해골을 잃었어요
   *[flower] 꽃 한 장을 잃었어요
} ({ $discs }장 남음)
    .why = 해골을 만나면 원반 한 장을 잃어요. 무엇을 잃었는지는 본인만 알아요.
    .tone = loss
    .optional = disc
event-out = { $name }: 탈락했어요
    .why = 남은 원반이 없어요.
    .tone = loss
event-over = { $name }: 이겼어요
    .why = 두 번 성공했거나 다른 사람이 남지 않았어요.
    .tone = gain

prompt-lay = 원반 한 장을 뒤집어 놓으세요.
prompt-turn = 원반을 더 놓거나 수를 부르세요.
prompt-raise = { $bid }보다 크고 { $laid } 이하인 수를 부르거나 물러나세요.
prompt-flip = 원반을 뒤집으세요 ({ $left }장 남음).
prompt-lose = 잃을 원반을 고르세요.
prompt-starter = 다음 라운드는 누가 시작할까요?

refusal-bidding = 벌써 { $bid }장을 불렀어요.
    .remedy = 더 큰 수를 부르거나 물러나세요.
refusal-not-held = 그 원반({ $disc ->
    [skull] 해골
   *[flower] 꽃
})은 손에 없어요.
    .remedy = 다른 원반을 고르세요.
refusal-bad-bid = 지금 { $count }장은 부를 수 없어요. { $bid }보다 크고 { $laid } 이하여야 해요.
    .remedy = 그 사이의 수를 부르거나 물러나세요.
refusal-no-bid-yet = 아직 아무도 부르지 않았어요.
    .remedy = 원반을 놓거나 수를 부르세요.
refusal-nothing-there = 거기에는 뒤집을 원반이 없어요.
    .remedy = 다른 매트를 고르세요.
refusal-own-first = 자기 원반부터 뒤집어야 해요.
    .remedy = 자기 것을 고르세요.
refusal-is-out = 그 자리는 탈락했어요.
    .remedy = 아직 남은 사람을 고르세요.

action-lay = { $disc ->
    [skull] 해골 놓기
   *[flower] 꽃 놓기
}
    .name = 원반 놓기
action-bid = { $count }장 부르기
    .name = 부르기
action-pass = 물러나기
    .name = 물러나기
action-flip = { $seat_name }의 원반 뒤집기
    .name = 뒤집기
action-lose = { $disc ->
    [skull] 해골 버리기
   *[flower] 꽃 버리기
}
    .name = 원반 버리기
action-start = { $seat_name }부터 시작
    .name = 시작할 사람

label-turn = 차례
label-bid = 부른 수
label-bidder = 부른 사람
label-passed = 물러난 사람
label-caught = 해골의 주인
label-seats = 자리
label-discs = 원반
label-laid = 매트 위
label-turned = 뒤집힌 원반
label-points = 성공
label-out = 탈락한 라운드
label-flowers = 내 꽃
label-skull = 내 해골
label-mat = 내 매트
