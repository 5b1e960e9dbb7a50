"""What the server keeps: people, tables, and for each table a log that only grows."""
