"""People who play whole games in a browser: by its accessibility tree, by keys, or by clicks."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from typing import Final, NamedTuple, final

from playwright.sync_api import Locator, TimeoutError

from tests.browser.watched import Watched

__all__ = ["Clicks", "Keys", "Player", "Reading", "Taps", "Tree", "play"]

MOST_STEPS: Final = 900
STUCK: Final = 30.0
"""Seconds without any change on the page of somebody who acts."""
GONE: Final = 4_000
"""Milliseconds after which something to be clicked has gone with the question that it answered."""
MOMENT: Final = 30
"""Milliseconds between two looks."""
BUTTON: Final = re.compile(r'button "((?:[^"\\]|\\.)*)"(.*)')
HEADING: Final = re.compile(r'heading "((?:[^"\\]|\\.)*)"')
KEY: Final = re.compile(r"\s+(␣|[1-9yn])$")
ENDED: Final = re.compile(
    r"^(You won|Ganaste|Has ganado|.* (won|ganó|ha ganado)"
    r"|The game is a draw|La partida .*empate.*)$"
)
CONFIRMS: Final = re.compile(
    r"^(Confirm|Attack with|Don't attack|Block with|Don't block|Choose nothing|Choose -?\d+"
    r"|Confirmar|Atacar con|No atacar|Bloquear con|No bloquear|No elegir|Elegir -?\d+|Elige \d+)\b"
)
PLAYS: Final = re.compile(r"^(Play|Cast|Jugar|Juega|Lanzar|Lanza)\b")
FOCUSED: Final = """() => {
  const copy = document.activeElement.cloneNode(true);
  for (const sign of copy.querySelectorAll("[role=img]")) sign.replaceWith(` ${sign.ariaLabel} `);
  return copy.textContent;
}"""
"""What has the focus, with its signs as they are spoken."""
ALL: Final = re.compile(r"^(All|Todos|Todas|Todo)( a)?$")
NONE: Final = re.compile(r"^(None|Ninguno|Ninguna|Nada)( n)?$")
ASIDE: Final = re.compile(
    r"^(Pass until|Undo|Cancel|Always let|More|Less|⋯|Stop|→"
    r"|Pasar hasta|Deshacer|Cancelar|Permitir siempre|Más|Menos|Parar|Dejar)"
)
"""Buttons beside the answers."""


class Button(NamedTuple):
    """A button as it is spoken."""

    name: str
    is_off: bool
    is_pressed: bool

    @property
    def key(self) -> str:
        """The key that the button names, "" for none."""
        found = KEY.search(self.name)
        return found[1] if found else ""

    @property
    def said(self) -> str:
        return KEY.sub("", self.name)


@final
class Reading:
    """What the question says to somebody who hears it."""

    def __init__(self, tree: str) -> None:
        self.tree = tree
        self.heading = ""
        self.buttons: list[Button] = []
        for line in tree.splitlines():
            said = line.strip().removeprefix("- ")
            if said.startswith("'"):
                said = said[1:].partition("':")[0].rstrip("'").replace("''", "'")
            heading, button = HEADING.match(said), BUTTON.match(said)
            if heading and not self.heading:
                self.heading = _plain(heading[1])
            if button:
                more = button[2]
                self.buttons.append(
                    Button(_plain(button[1]), "[disabled]" in more, "[pressed]" in more)
                )

    @property
    def kind(self) -> str:
        """What kind of question it is, by what its answers say first."""
        confirm = self.confirm
        said = [one.said for one in (*((confirm,) if confirm else ()), *self.options[:1])]
        first = " ".join(" ".join(re.sub(r"\d+", "", one).split()[:1]) for one in said)
        return f"{first}: {' '.join(self.heading.split()[:3])}"

    @property
    def is_over(self) -> bool:
        return bool(ENDED.match(self.heading))

    @property
    def is_asked(self) -> bool:
        return bool(self.heading) and not self.is_over and bool(self.options or self.confirm)

    @property
    def options(self) -> list[Button]:
        """The answers, or parts of one."""
        aside = (CONFIRMS, ALL, NONE, ASIDE)
        return [one for one in self.buttons if not any(each.match(one.said) for each in aside)]

    @property
    def confirm(self) -> Button | None:
        return next((one for one in self.buttons if CONFIRMS.match(one.said)), None)

    @property
    def all(self) -> Button | None:
        return next((one for one in self.buttons if ALL.match(one.said)), None)

    @property
    def plays(self) -> Button | None:
        """A card to play."""
        return next((one for one in self.options if PLAYS.match(one.said)), None)


class Player:
    """Somebody at a page; what to do is the same for all, how it is done is not."""

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.page = watched.page
        self.headings: set[str] = set()
        self._attacked = ""

    def read(self) -> Reading:
        """What the question says now."""
        return Reading(self.watched.question.aria_snapshot())

    def act(self, read: Reading) -> None:
        """Do one thing about the question."""
        self.headings.add(read.heading)
        confirm = read.confirm
        plays = read.plays
        if read.all is not None and confirm is not None and self._attacked != read.heading:
            self._attacked = read.heading
            self.attack(read.all)
            return
        self._attacked = ""
        if confirm is not None and not confirm.is_off:
            self.confirm(confirm)
        elif plays is not None:
            self.take(plays)
        elif read.options:
            free = [one for one in read.options if not one.is_pressed]
            if confirm is None:
                self.confirm(free[0])
            else:
                self.take((free or read.options)[0])

    def attack(self, button: Button) -> None:
        self.press(button)

    def confirm(self, button: Button) -> None:
        self.press(button)

    def take(self, button: Button) -> None:
        self.press(button)

    def press(self, button: Button) -> None:
        """Press a button of the question by its name."""
        named = self.watched.question.get_by_role("button", name=button.name, exact=True)
        self.hit(named.first)

    def hit(self, what: Locator) -> None:
        """Click something, unless it goes meanwhile: what was read is older than the page."""
        with suppress(TimeoutError):
            self.strike(what)

    def strike(self, what: Locator) -> None:
        """A click, or what takes its place."""
        what.click(timeout=GONE)


@final
class Tree(Player):
    """Somebody who hears the page, and presses what is named there."""


@final
class Keys(Player):
    """Somebody who has a keyboard alone."""

    def attack(self, button: Button) -> None:
        self.page.keyboard.press("a")

    def confirm(self, button: Button) -> None:
        self.page.keyboard.press("Space")

    def take(self, button: Button) -> None:
        if button.key:
            self.page.keyboard.press("Space" if button.key == "␣" else button.key)
            return
        self.page.keyboard.press("o")
        for _ in range(60):
            if self.focused() == button.said:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"no key leads to {button.said!r}")

    def focused(self) -> str:
        """What has the focus, as its text."""
        said = self.page.evaluate(FOCUSED)
        return KEY.sub("", " ".join(str(said).split()))


class Clicks(Player):
    """Somebody with a mouse, who plays cards from the hand by clicks on them."""

    def take(self, button: Button) -> None:
        hand = self.watched.region("Your hand", "Tu mano")
        may = re.compile(self.watched.say("can be chosen", "se puede elegir"))
        cards = hand.get_by_role("button", name=may)
        if not PLAYS.match(button.said) or not cards.count():
            self.press(button)
            return
        self.hit(cards.first)
        menu = self.page.get_by_role("menuitem")
        if menu.count():
            self.hit(menu.first)


@final
class Taps(Clicks):
    """Somebody with a finger, likewise."""

    def strike(self, what: Locator) -> None:
        what.tap(timeout=GONE)


def play(*players: Player, seconds: float, steps: int = MOST_STEPS) -> bool:
    """Play until all have heard the result. False if that takes too long or too many steps."""
    ends = time.monotonic() + seconds
    changed = time.monotonic()
    before: dict[Player, str] = {}
    tries: dict[Player, int] = {}
    while time.monotonic() < ends and steps > 0:
        reads = {player: player.read() for player in players}
        if all(read.is_over for read in reads.values()):
            return True
        for player, read in reads.items():
            if read.tree != before.get(player):
                before[player], tries[player], changed = read.tree, 0, time.monotonic()
            elif tries[player] % 10:
                # What was done has not arrived yet.
                tries[player] += 1
                continue
            if read.is_asked:
                player.act(read)
                tries[player] += 1
                steps -= 1
        assert time.monotonic() < changed + STUCK, [read.tree for read in reads.values()]
        players[0].page.wait_for_timeout(MOMENT)
    return False


def _plain(said: str) -> str:
    return re.sub(r"\\(.)", r"\1", said)
