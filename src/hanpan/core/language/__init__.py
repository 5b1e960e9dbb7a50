"""Korean and English: words, particles, sentences."""
