"""Effects as data: a closed vocabulary that cards are written in, and the one place that runs it.

A card names operations; it never holds code. `vocabulary` says what can be named, `pipeline` runs it,
`words` puts it into sentences, so that the text on a card and what the card does cannot disagree.
"""
