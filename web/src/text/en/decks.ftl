build-all = Cards
build-mine = My deck
build-filter = Filter
build-filter-off = Show all
build-search = Name, id or text
build-kind = Kind
build-cost = Cost
build-cost-is = Cost { $cost }
build-cost-from = Cost { $cost } or more
build-keyword = Keyword
build-any-keyword = Any keyword
build-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
build-more = One more { $name }
build-less = One { $name } less
build-count-of = { $name } in the deck
build-keys = Keys: / to search, arrows from card to card, + and − to add and to remove.
build-key-search = Search the cards
build-key-more = One more of this card
build-key-less = One less of this card
build-key-arrows = From card to card
build-open = Begin with
build-open-pick = Choose a deck …
build-own = My decks
build-ready = Ready-made decks
build-empty = An empty deck
build-new-name = My deck
build-name = Name
build-save = Save
build-save-over = Save again
build-saved = “{ $name }” is saved in this browser.
build-not-saved = This browser keeps nothing. Copy the deck as text instead.
build-undo = Undo
build-drop = Delete
build-drop-sure = Delete “{ $name }”?
build-dropped = “{ $name }” is no longer saved.
build-play = Play with this deck
build-copy-of = { $deck } (copy)
build-complete = Complete it for me
build-completed = Done: { $added } in, { $removed } out. Undo brings the old list back.
build-hand = Sample hand
build-hand-seed = Number
build-hand-draw = Draw a hand
build-hand-again = Draw another
build-total = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
build-cards = Cards in the deck
build-nothing = Nothing in it yet. Press + on a card.
build-faults = { $count ->
    [one] 1 thing is wrong
   *[other] { $count } things are wrong
}
build-fine = This deck can be played.
build-warnings = Allowed, but think about it:
build-curve = Cost curve
build-curve-label = Cards by cost: { $rows }
build-curve-one = cost { $cost }: { $count }
build-curve-table = As a table
build-sum = All
build-text = Import or export as text
build-text-label = One card per line: number, then id or name
build-read = Import
build-copy = Copy
build-download = Download
build-took = The deck is on the table.
build-bad-lines = These lines name no card:
build-bad-line = Line { $line }: { $text }
build-side = Sideboard
build-side-total = { $count } of { $most }
build-side-empty = Empty. Keep cards here that you may want between the games of a match.
build-where = Put cards into
build-in-deck = { $count } in the deck
build-in-side = { $count } in the sideboard
build-count-beside = { $name } in the sideboard
build-bans = Banned cards
build-bans-since = in force since { $day }
build-bans-none = No card is banned now.
