"""The documentation site: pages of docs/ and pages made of the games, as static files in both languages."""
