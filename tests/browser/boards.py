"""Positions too large to be played to, shown to a page by the server's own words over a socket."""

from __future__ import annotations

from itertools import count
from typing import Final, final

from playwright.sync_api import Page, WebSocketRoute

from jajna.card import Card
from jajna.decision import Kind
from jajna.era import find
from jajna.judge.table import ANN, BOB
from jajna.judge.table import Table as Position
from jajna.kernel.layers import layers
from jajna.replay import GameSetup, Session
from jajna.simulation.boards import written
from jajna.tables.seat import Seat
from jajna.tables.table import Table
from jajna.variant import COMMANDER
from jajna.vocab import Step, Zone
from jajna.web.room import Room

__all__ = [
    "Shown",
    "attackers",
    "crowd",
    "damage_waits",
    "defence",
    "different",
    "fights",
    "pod",
    "spells",
]

NAMES: Final = ("Soldier", "Bear", "Spiketail Hatchling", "Ancestor of the Northern Forest", "Elf")
TEXTS: Final = ("", "Flying", "{T}: Add {G}.", "Whenever this creature attacks, you gain 1 life.")
LEAST: Final = 20
"""Cards in a library, so that nobody loses for want of one."""


@final
class Shown:
    """A position at a table, which a page plays at from the first seat."""

    def __init__(self, position: Position) -> None:
        land = written("Land", "Land")
        deck = (land,) * LEAST
        era = position.game.era
        names = tuple(one.name for one in position.game.players.held)
        session = Session(GameSetup((deck,) * len(names), names, 1, ANN, era=era))
        people = [Seat("", "all") for _ in names]
        self.table = Table(session, people, count(1).__next__)
        session.game = position.game  # as it stands: the table would pass on
        self.room = Room(self.table, lambda _: {})

    def at(self, page: Page, code: str) -> None:
        """Be the server of this page's socket."""
        page.route_web_socket("**/api/tables/*/seat*", lambda socket: self._begin(socket, code))

    def spread(self) -> None:
        """Send the page what has changed."""
        self.room.spread(0.0)
        for one in self.room.connections:
            for content in one.out.taken():
                self._socket.send(content.decode())

    def _begin(self, socket: WebSocketRoute, code: str) -> None:
        self._socket = socket
        one = self.room.connect(ANN, code, 0.0)

        def hear(content: str | bytes) -> None:
            self.room.told(one, content, 0.0)
            self.spread()

        socket.on_message(hear)
        self.spread()


def _put(position: Position, player: int, cards: list[Card], token: bool = False) -> None:
    for card in cards:
        thing = position.make(player, Zone.BATTLEFIELD, card)
        thing.token = token
        thing.since_turn = -1
        position.add(thing)


def _begun(position: Position, step: Step = Step.PRECOMBAT_MAIN) -> Position:
    layers.refresh(position.game)
    position.begin(ANN, step)
    return position


def different(size: int) -> Position:
    """As many permanents as that, no two alike, half of each player."""
    made = Position()
    for player in (ANN, BOB):
        cards = [
            written(
                f"{NAMES[place % len(NAMES)]} {place}",
                "Creature — Bear" if place % 5 else "Land",
                TEXTS[place % len(TEXTS)] if place % 5 else "{T}: Add {C}.",
                ("2", "2") if place % 5 else ("", ""),
            )
            for place in range(size // 2)
        ]
        _put(made, player, cards)
    return _begun(made)


def crowd(size: int) -> Position:
    """Tokens that are all alike, as many as that on each side, as the first may attack."""
    made = Position()
    token = written("Soldier", "Creature — Soldier", stats=("1", "1"))
    for player in (ANN, BOB):
        _put(made, player, [token] * size, token=True)
    _begun(made, Step.BEGINNING_OF_COMBAT).to_question(Kind.ATTACKERS)
    return made


def fights(size: int) -> Position:
    """A combat with as many attackers as that, each blocked by another."""
    made = Position()
    for player in (ANN, BOB):
        cards = [
            written(f"{NAMES[place % len(NAMES)]} {place}", "Creature — Bear", "", ("2", "2"))
            for place in range(size)
        ]
        _put(made, player, cards)
    _begun(made)
    mine, theirs = made.game.zones.battlefield[:size], made.game.zones.battlefield[size:]
    made.attack(*mine)
    made.block(*zip(theirs, mine, strict=True))
    return made


def attackers(size: int) -> Position:
    """As many creatures on each side as that, no two alike, as the first player may attack."""
    made = different(2 * size)
    made.to_question(Kind.ATTACKERS)
    return made


def defence(size: int) -> Position:
    """As many attackers as that come; the first player may block each with as many."""
    made = Position()
    for player in (ANN, BOB):
        cards = [
            written(f"{NAMES[2]} {place}", "Creature", "", ("2", "2")) for place in range(size)
        ]
        _put(made, player, cards)
    layers.refresh(made.game)
    made.begin(BOB, Step.BEGINNING_OF_COMBAT)
    made.attack(*made.game.zones.battlefield[size:])
    made.to_question(Kind.BLOCKERS)
    return made


def pod(attacker: int | None = None) -> Position:
    """Commander for four with many permanents each; one of them attacks the first player if named,
    who may block.
    """
    made = Position(4, variant=COMMANDER)
    lands = ("Plains", "Island", "Swamp", "Forest")
    for player in range(4):
        cards = [
            written(f"{NAMES[place % len(NAMES)]} {place}", "Creature — Bear", "", ("2", "2"))
            for place in range(6)
        ]
        cards += [written(f"Relic {place}", "Artifact", "{T}: Add {C}.") for place in range(3)]
        for name, letter in zip(lands, "WUBG", strict=True):
            cards += [written(name, "Land", f"{{T}}: Add {{{letter}}}.")] * 3
        _put(made, player, cards)
        made.lead(player, written(f"Leader {player}", "Creature — Human", "Flying", ("5", "5")))
    made.hand(ANN, *[written(f"Card {place}", "Creature", "", ("2", "2")) for place in range(6)])
    if attacker is None:
        return _begun(made)
    layers.refresh(made.game)
    made.begin(attacker, Step.BEGINNING_OF_COMBAT)
    theirs = [one for one in made.game.zones.battlefield if _is_creature_of(made, one, attacker)]
    made.attack(*theirs[:3], at=ANN)
    made.to_question(Kind.BLOCKERS)
    return made


def _is_creature_of(position: Position, number: int, player: int) -> bool:
    thing = position.game.objects[number]
    return thing.controller == player and thing.is_creature()


def damage_waits() -> Position:
    """A combat of 2003 whose damage waits on the stack: one attacker is blocked, one isn't."""
    made = Position(era=find("2003-07"))
    for player in (ANN, BOB):
        cards = [written(name, "Creature — Bear", "", ("3", "2")) for name in ("Bear", "Elf")]
        _put(made, player, cards)
    made.hand(ANN, written("Spark", "Instant", "Spark deals 1 damage to any target."))
    _begun(made)
    mine, theirs = made.game.zones.battlefield[:2], made.game.zones.battlefield[2:]
    made.attack(*mine)
    made.block((theirs[0], mine[0]))
    made.to(Step.COMBAT_DAMAGE)
    assert made.game.zones.stack, "the damage waits"
    return made


def spells(size: int) -> Position:
    """A stack of as many spells as that, one aimed at the other player, the next at a creature."""
    made = Position()
    bear = written("Bear", "Creature — Bear", "", ("9", "9"))
    _put(made, BOB, [bear])
    for place in range(size):
        name = f"Spark of the Northern Mountains {place}"
        card = written(name, "Instant", f"{name} deals 1 damage to any target.")
        made.hand(ANN, card)
    _begun(made)
    for place in range(size):
        name = f"Spark of the Northern Mountains {place}"
        made.act(ANN, f"cast {name}", "Bob" if place % 2 else "Bear")
    return made
