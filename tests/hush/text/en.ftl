event-begun = { $name } starts, of { $seats }
    .why = The starter is drawn.
    .tone = info
event-laid = { $name } laid { $number ->
    [none] a number
   *[other] a { $number }
}
    .why = Face down.
    .tone = info
    .optional = number
event-peeked = { $name } looked at what { $at_name } laid{ $number ->
    [none] { "" }
   *[other] : { $number }
}
    .why = The starter may look at one number.
    .tone = info
    .optional = number
event-shown = { $name } stands with { $number }
    .why = Who stands shows the number.
    .tone = info
event-folded = { $name } folds
    .why = Who folds shows nothing.
    .tone = info
event-lost = { $name } loses { $price } and has { $lives }
    .why = The lowest who stand lose lives.
    .tone = loss
event-ended = It is over; still in: { $seats }
    .why = One is left, or the last round is over.
    .tone = info
event-gone = { $name } is out
    .why = Who leaves is out.
    .tone = loss
prompt-lay = Lay a number.
prompt-peek = Look at a number.
prompt-stand = Stand or fold.
refusal-cannot = You cannot do that ({ $move }).
    .remedy = Choose one of the answers.
action-lay = Lay { $number }
    .name = Lay
action-peek = Look at { $seat_name }
    .name = Look
action-stand = { $stay ->
    [yes] Stand
   *[no] Fold
}
    .name = Stand or fold
label-lives = Lives
label-out = Out in round
    .shown = some
label-laid = Has laid
label-known = You know
label-starter = Starter
label-seen = Looked at
