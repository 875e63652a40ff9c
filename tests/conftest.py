"""How hypothesis looks for counterexamples in all tests."""

from hypothesis import HealthCheck, settings

# A busy machine is no fault of the code; and what was found can be repeated, because it is said how.
settings.register_profile("tests", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("tests")
