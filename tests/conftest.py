"""How hypothesis looks for counterexamples in all tests, and what the garbage collector may leave alone."""

import gc

from hypothesis import HealthCheck, settings

# A busy machine is no fault of the code; and what was found can be repeated, because it is said how.
settings.register_profile("tests", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
settings.load_profile("tests")


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they import live to the end: whoever makes many objects would have the collector
    walk through all of them again and again. And it looks seldom, because tests end soon."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
