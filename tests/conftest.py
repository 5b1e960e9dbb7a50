"""Settings for all tests."""

from hypothesis import settings

# The same examples in every run, and none of them fails for being slow: machines differ.
settings.register_profile("hanpan", deadline=None, derandomize=True)
settings.load_profile("hanpan")
