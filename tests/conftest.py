"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# The same examples in every run, and none of them fails for being slow: machines differ.
settings.register_profile(
    "hanpan",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
settings.load_profile("hanpan")
