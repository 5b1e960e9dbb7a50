"""What a designer asks, one file a question: from games that were played to typed answers."""
