"""Settings of every test."""

from hypothesis import HealthCheck, settings

# The same examples each time, and no judgement by the clock: the machine may be busy.
settings.register_profile(
    "mesozoic",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("mesozoic")
