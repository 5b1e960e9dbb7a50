"""Answers told to people: tables, charts and words in two languages, on a page, in a file and in the terminal."""
