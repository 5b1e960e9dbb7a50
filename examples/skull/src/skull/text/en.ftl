mode-table = At the table

event-round = Round { $round }: { $name } begins
    .why = The challenger of the round before begins; the first one was drawn.
    .tone = info
event-laid = { $name } laid { $disc ->
    [none] a disc
    [skull] the skull
   *[flower] a flower
} ({ $laid } on the mat)
    .why = Discs are laid face down.
    .tone = info
    .optional = disc
event-bid = { $name } bids { $bid } of { $laid }
    .why = A bid says how many flowers will be turned up.
    .tone = info
event-passed = { $name } passes
    .why = Who passes bids no more in this round.
    .tone = info
event-turned = { $name } turns up { $disc ->
    [skull] a skull
   *[flower] a flower
} of { $of_name } ({ $left } to go)
    .why = The own discs come first, then any others, from the top.
    .tone = info
event-won = { $name } succeeds and has { $points }
    .why = All that were turned up are flowers.
    .tone = gain
event-caught = { $name } has met the skull of { $of_name }
    .why = One skull is enough.
    .tone = block
event-lost = { $name } loses { $disc ->
    [none] a disc
    [skull] the skull
   *[flower] a flower
} and keeps { $discs }
    .why = Who meets a skull loses a disc for good; the others do not see which.
    .tone = loss
    .optional = disc
event-out = { $name } is out
    .why = No disc is left.
    .tone = loss
event-over = { $name } wins
    .why = Two successes, or nobody else is left.
    .tone = gain

prompt-lay = Lay a disc face down.
prompt-turn = Lay another disc, or bid.
prompt-raise = Bid more than { $bid }, at most { $laid }, or pass.
prompt-flip = Turn up another disc ({ $left } to go).
prompt-lose = Choose the disc that you lose.
prompt-starter = Who begins the next round?

refusal-bidding = The bidding has begun at { $bid }.
    .remedy = Bid more, or pass.
refusal-not-held = You have no such disc ({ $disc }) in your hand.
    .remedy = Choose another one.
refusal-bad-bid = { $count } is no bid now: more than { $bid }, at most { $laid }.
    .remedy = Bid within these bounds, or pass.
refusal-no-bid-yet = Nobody has bid yet.
    .remedy = Lay a disc, or bid.
refusal-nothing-there = Nothing lies face down there.
    .remedy = Choose another mat.
refusal-own-first = Your own discs come first.
    .remedy = Turn up your own.
refusal-is-out = That seat is out.
    .remedy = Choose somebody who still plays.

action-lay = Lay { $disc ->
    [skull] the skull
   *[flower] a flower
}
    .name = Lay a disc
action-bid = Bid { $count }
    .name = Bid
action-pass = Pass
    .name = Pass
action-flip = Turn up a disc of { $seat_name }
    .name = Turn up
action-lose = Lose { $disc ->
    [skull] the skull
   *[flower] a flower
}
    .name = Lose a disc
action-start = { $seat_name } begins
    .name = Who begins

label-turn = Turn
label-bid = Bid
label-bidder = Bidder
label-passed = Passed
label-caught = Whose skull
label-seats = Seats
label-discs = Discs
label-laid = On the mat
label-turned = Turned up
label-points = Successes
label-out = Out in round
label-flowers = Your flowers
label-skull = Your skull
label-mat = Your mat
