"""Two people in two browsers, one of whom loses the connection or reloads at every question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.browser.players import Player, Reading, Tree, play
from tests.browser.watched import PATIENCE, Look, opened, table
from tests.web.served import Server

CUT_OFF = "ERR_INTERNET_DISCONNECTED"
"""What a browser says of a connection that was tried while it was cut off."""


class Wire:
    """The socket of a page, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/api/tables/*/seat*", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        self.sockets.append(socket)

    def cut(self) -> None:
        self.sockets[-1].close(code=3000)


class Clumsy(Player):
    """Somebody who comes back before answering, at each kind of question anew."""

    def __init__(self, player: Player, wire: Wire) -> None:
        super().__init__(player.watched)
        self.wire = wire
        self.came_back: dict[str, set[str]] = {"reload": set(), "cut": set(), "offline": set()}

    def act(self, read: Reading) -> None:
        kind = read.kind
        for way, seen in self.came_back.items():
            if kind not in seen:
                seen.add(kind)
                shown = self.whole(read)
                self.come_back(way)
                self.hear(shown, way)
                return
        super().act(read)

    def whole(self, read: Reading) -> Reading:
        """The question once all of its parts are there: some are loaded as they are needed."""
        for _ in range(100):
            self.page.wait_for_timeout(150)
            again = self.read()
            if again.buttons == read.buttons:
                return again
            read = again
        raise AssertionError(read.tree)

    def come_back(self, way: str) -> None:
        if way == "reload":
            self.page.reload()
        elif way == "cut":
            self.wire.cut()
        else:
            self.page.context.set_offline(True)
            self.wire.cut()
            self.page.wait_for_timeout(100)
            self.page.context.set_offline(False)

    def hear(self, before: Reading, way: str) -> None:
        """The question is the same as before, and what was made of its answer."""
        for _ in range(PATIENCE // 50):
            if self.watched.question.count():
                now = self.read()
                if now.heading == before.heading and now.buttons == before.buttons:
                    return
            self.page.wait_for_timeout(50)
        raise AssertionError((way, before.tree, self.read().tree))


@pytest.mark.slow
@pytest.mark.parametrize(("era", "decks"), [("current", ("red", "stampede"))])
def test_a_game_of_two(browser: Browser, served: Server, era: str, decks: tuple[str, str]) -> None:
    ana, blas = table(served, *decks, people=2, era=era)
    with (
        opened(browser, served, "", Look("en")) as one,
        opened(browser, served, blas, Look("es")) as other,
    ):
        wire = Wire(one.page)
        one.page.goto(served.url + ana)
        one.page.reload()
        one.question.wait_for()
        other.question.wait_for()
        clumsy = Clumsy(Tree(one), wire)
        steady = Tree(other)
        assert play(clumsy, steady, seconds=120), (clumsy.read().tree, steady.read().tree)
        assert len(wire.sockets) > 10
        assert all(len(seen) > 3 for seen in clumsy.came_back.values()), clumsy.came_back
        one.faults = [fault for fault in one.faults if CUT_OFF not in fault]
