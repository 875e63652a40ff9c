"""Which rules a test proves: `@rule("RUM-4.7")`. `test_rule_coverage.py` holds that every rule has such a test."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*ids)
