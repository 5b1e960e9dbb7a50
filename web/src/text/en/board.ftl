board-seat = Seat of { $name }
board-you = (you)
board-online = here
board-away = away
board-left = left
board-thinking = choosing …
board-your-turn = your choice
board-seed = seed { $seed }
board-missed = { $count ->
    [one] 1 choice missed
   *[other] { $count } choices missed
}
board-fault = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
board-fault-why = The AI had a fault, so the answer of an absent player was played for it.
board-cards = Cards
board-energy = Energy
board-log = Log
board-log-lines = What happened, oldest first
board-told = What happened
board-middle = All that lies on the table
board-round-n = Round { $round }
board-turn-n = Turn { $round }
board-round-of = Round { $round } of { $rounds }
board-choice = Your choice
board-coach = Coach
board-coach-says = the coach’s choice
board-take-advice = Take the advice
board-hint-more-1 = The idea
board-hint-more-2 = All of it
board-warning = Play it anyway?
board-warning-again = Choose again
board-warning-anyway = Play it
board-hint = Hint
board-again = Press again to confirm
board-hand = Your cards
board-cost = { $cost } energy
board-sealed = Your choice is sealed. Waiting for the other side.
board-withdraw = Take it back
board-wait = Waiting …
board-lone = Nothing to choose: the game goes on …
event-lone-answer = There was nothing to choose, so the game went on for you
    .why = Only one answer was possible. In the settings you can be asked all the same.
board-watching = You are watching. Hidden cards stay hidden from you too.
board-skip = Skip
board-pile-open = { $word }, { $count }. Look through
board-close = Close
board-deck-list = { $count ->
    [one] The card
   *[other] All { $count } cards
}
board-deck-take = Play { $deck }
board-deck-build = Build a deck of your own
key-space = Space

table-title = Table
table-share = Send this link to a friend
table-copy = Copy the link
table-copied = Copied
table-waiting = Waiting for an opponent …
table-request-failed = The server could not do this: it failed twice. Try something else, or come back later.
table-values = Waiting for the other player’s random value for the draws (at most ten seconds) …
table-invited = { $name } invites you to a round of { $game } ({ $mode }).
table-close = Close the table
table-close-sure = Really close this table?
table-join = Join the game
table-watchers = { $count ->
    [0] { "" }
    [one] 1 watching
   *[other] { $count } watching
}
table-full-screen = Full screen
table-full-screen-end = Leave full screen
table-resign = Resign
table-resign-sure = Really resign?
table-resign-which = Give up only this game, or the whole match?
table-resign-game = Game { $game } only
table-resign-match = The whole match
table-offer-draw-game = Offer a draw of game { $game }
table-offer-draw-match = Offer a draw of the match
table-draw-game-offered = { $name } offers a draw of this game.
table-draw-game-waiting = You offered a draw of this game.
table-leave-sure = Really leave? The others play on without you.
table-you-left = You have left this game; the others play on.
table-bot-for = Let a bot play for { $name }
table-bot-for-me = Let a bot play on for me
table-yes = Yes
table-no = No
table-offer-draw = Offer a draw
table-draw-offered = { $name } offers a draw.
table-draw-waiting = You offered a draw.
table-accept = Accept
table-decline = Decline
table-commitment = Provably fair
    .text = { $dice ->
        [bound] Every roll and draw of this game comes from a secret of the server, whose hash is { $hash }, and from random values that the players’ browsers added after it was shown. The secret is shown at the end, so that everybody can check them.
       *[secret] Every roll and draw of this game comes from a secret whose hash is { $hash }. The secret is shown at the end, so that everybody can check them.
    }
table-your-turn-title = Your turn!

refusal-table-not-seated = Spectators only watch.
refusal-table-not-started = The game has not begun: a seat is still free.
refusal-table-over = This game is over.
refusal-table-stale-step = That choice has been made already, perhaps in another tab.
refusal-table-nothing-sealed = There is nothing to take back.
refusal-table-enough = You have taken back answers and offered draws { $most } times at this question; that is all.
refusal-table-no-draws = Draws by agreement are not allowed in this game.
refusal-table-has-left = This seat has left the game; the others play on.
refusal-table-no-place = No bot can take this seat: somebody is playing it, or its player is out of the game.
refusal-table-for-many = Only games for three or more players go on without a player.
refusal-table-unknown-bot = There is no such bot for this game.
refusal-table-bot-declines = The AI never accepts a draw.
refusal-table-already-offered = You have offered a draw already.
refusal-table-no-game = No single game can end now: decks are being chosen, or the match is this one game.
refusal-table-no-offer = The offer no longer stands.
refusal-table-not-over = Finish this game first.
refusal-table-disqualified = After a disqualification there is no rematch.
refusal-table-no-hints = The coach gives no hints in a game between two people.
refusal-table-not-asked = There is nothing to advise on now.
refusal-table-other-deck = Only the deck that you registered for the tournament is taken. If the game refuses it, register another one on the tournament’s page.
refusal-table-no-values = The draws of this table take no random values of the players.
refusal-table-values-closed = The game has begun without this random value.
refusal-table-pledged = Another random value has been promised for this seat, perhaps by another device.
refusal-table-not-pledged = A random value must be promised before it is opened.
refusal-table-pledges-missing = The other player has not promised a random value yet.
refusal-table-wrong-value = This is not the random value that was promised.
refusal-table-no-thought = The coach found no answer in time. Ask again.

end-win = Victory!
end-loss = Defeat
end-won-by = { $name } wins.
end-draw = A draw
end-shared = { $names } share first place.
end-place = You are number { $place } of { $seats }.
end-places = Places
end-all-left = All the others have left.
end-lost = Defeat
end-lost-by = { $name } lost.
end-again = Play again
end-resigned = The other side resigned.
end-you-resigned = You resigned.
end-timeout = Time ran out.
end-agreed = Agreed.
end-ended = The table was ended.
end-no-rematch = { $name } was disqualified, so there is no rematch.
end-rematch = Rematch
end-next-foe = Next opponent: { $name }
end-rematch-asked = Your opponent wants a rematch.
end-rematch-waiting = Waiting for your opponent to accept …
end-rematch-go = Go to the rematch
end-replay = Replay
end-event = Back to the tournament
end-check = Verify the dice
end-statistics = Statistics
end-story = How it went
end-players = Players
end-graph = { $what } over the game
end-graph-start = Start of { $when }
end-graph-end = The end
end-moments = Key moments
end-board = See the board
end-result = Back to the result
end-streak = { $record ->
        [yes] { $wins } wins in a row, your longest run so far.
       *[no] { $wins } wins in a row. Your longest run is { $best }.
    }
end-stat = Statistic
end-rounds = Rounds
guest-name = { $name } (guest)
seat-gone = deleted player

# What one sits down to
terms-title = This table
terms-game = Game
terms-day = Day
terms-day-of = { $day }: what holds on that day holds for the whole table, such as the ban list.
terms-clock = Clock
terms-clock-none = none
terms-clock-base = { $minutes } min + { $increment } s
terms-clock-decision = { $seconds } s a choice
terms-clock-kind = { $kind } { $seconds } s
terms-clock-others = any other choice { $seconds } s
terms-dice = Dice
terms-dice-bound = from the server’s secret and a random value of each seat
terms-dice-secret = from the server’s secret alone
terms-kind-match = secret until the game is over; then everybody can check them
terms-kind-tutorial = lesson
terms-kind-branch = goes on from another game or from a position
terms-numbers = Numbers
terms-unchanged = as in the rulebook
terms-changed = { $count ->
    [one] One number differs from the rulebook:
   *[other] { $count } numbers differ from the rulebook:
}
terms-becomes = becomes
terms-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
terms-judge = Judge
terms-judge-none = none of its own; one can be called
terms-judge-link = has a judge of its own, by link
terms-again = Another game here would be played the same way:
terms-watch = Spectators
terms-watch-public = everybody may watch
terms-watch-link = anyone with the link
terms-delay = { $seconds } s late

# The board for any game
plain-table = The table
plain-back = Back
plain-more = More
plain-earlier = Earlier options
plain-page = { $page } of { $pages }
plain-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
plain-cost = costs { $cost }
plain-refused = { $count ->
    [one] 1 thing cannot be chosen now
   *[other] { $count } things cannot be chosen now
}
plain-text = Answer as text
plain-read = Read
plain-give = Give this answer
plain-unread = This cannot be read as an answer:
plain-decided = Decided by rule { $clause }
plain-decided-why = { $text } ({ $clause })
share-send = Send the invitation
share-code = QR code
share-code-alt = The link of this table as a QR code
share-code-how = Point the camera of a phone at it to sit down here.
table-meanwhile = In the meantime
board-log-more = and { $count } more
rules-title = Rules of { $game }
rules-section = §{ $number }
    .label = Show only the clauses of section { $number } of the comprehensive rules
rules-try = Play this position
dice-title = Verify the dice
dice-doubt-commitment = The server now shows a different hash: the secret behind the draws has been changed. Do not trust them.
dice-doubt-pledge = The server does not show the hash that this browser promised. Do not trust the draws.
dice-doubt-value = The draws are not made with the value that this browser sent, although the server took it. Do not trust them.
dice-doubt-others = The other player’s value is not the promised one. Do not trust the draws.
replay-resigned = { $name } resigned.
replay-hand = Hand of { $name }:
replay-hand-empty = no cards
tutorial-title = First match
tutorial-none = This game has no guide.
tutorial-guide = Guide
tutorial-progress = { $number } of { $count }
tutorial-skip = Skip the guide
tutorial-again = Once more from the start
tutorial-off = The guide is off. Play on as you like.
tutorial-on = Turn the guide back on

# messages that the server could not take
problem-malformed-action = The server could not read this answer.
problem-no-such-option = This cannot be chosen.
problem-out-of-order = Spectators have nothing to answer.
problem-too-large = This answer is too long.
problem-not-your-seat = This seat belongs to somebody else.
problem-signed-out = Your session has ended. Please sign in again.
