"""All tests of tables play small titles."""

from collections.abc import Iterator

import pytest

from server.tables import small_titles


@pytest.fixture(scope="module", autouse=True)
def _titles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with small_titles(tmp_path_factory.mktemp("titles")):
        yield
