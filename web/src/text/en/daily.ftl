daily-lead = { $game }: today everybody plays with the same dice. With an account, your first daily run counts.
daily-rules = Run as often as you like: later runs, runs of guests and runs with hints or a judge are shown without a place. A friend can tell you what comes, so take the board as fun.
daily-closed = The secret of the dice and the replays of others open when the day is over.
daily-before = The day before
daily-today = Today
daily-nobody = Nobody finished a run that day.
daily-unranked-guest = guest, no place
daily-unranked-again = later run, no place
daily-unranked-hint = with a hint, no place
daily-unranked-judge = with a judge, no place
daily-unranked-restore = taken back, no place
daily-start = Start today’s run
daily-left = The next one in about { $hours ->
    [one] an hour
   *[other] { $hours } hours
}
daily-results = Results of { $day }
daily-none = Nobody has finished yet. Be the first.
daily-name = Name
daily-result = Result
daily-won = finished
daily-lost = not finished
daily-tries = Tries
daily-row = You have run on { $days ->
    [one] one day
   *[other] { $days } days in a row
}.
daily-best = Your best so far: { $result } ({ $day })
daily-number = { $name } { $number }
daily-share = Share my run
daily-copy = Copy my run
daily-days = Days in a row: { $days }
