"""Chores of the repository: building the client, generating its types."""
