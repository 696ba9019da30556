"""One server and one browser for all tests of the page; each test has a table of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.watched import chromium, started
from tests.web.served import Server, server


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("served"), "--port", "0") as made:
        yield made


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium: the page is not tried in a browser")
    with started(path) as made:
        yield made
