mode-short = Short game

prompt-bid = Bid a card for the prize.

event-prize = The prize is { $prize }.
    .why = { $prize } was drawn.
    .tone = info
event-bids = Bids: { $p1 } and { $p2 }. { $winner ->
        [none] Nobody takes the prize.
       *[other] { $winner_name } takes { $prize }.
    }
    .why = The higher card takes the prize.
    .tone = info
event-over = The game is over.
    .why = All three cards have been bid.
    .tone = info

refusal-not-held = You do not hold the { $card }.
    .remedy = Bid a card of your hand.

action-bid = Bid the { $card }

label-prize = Prize
label-round = Round
label-hand = Hand
label-points = Points
