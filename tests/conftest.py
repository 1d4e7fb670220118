"""Settings of every test."""

import signal

from hypothesis import HealthCheck, settings

# What a shell starts in the background ignores interrupts, and so would all that the tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)

# The same examples each time, and no judgement by the clock: the machine may be busy.
settings.register_profile(
    "mesozoic",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("mesozoic")
