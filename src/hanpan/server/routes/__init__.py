"""The HTTP side: one file a subject, all under /api."""
