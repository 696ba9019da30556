"""Merged permanents: one object represented by several cards, copies or tokens. CR 702.140, 729."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.events.base import Event, EventKind
from jajna.events.moves import ZoneChange
from jajna.kernel.card_kinds import commanders
from jajna.kernel.card_kinds.melded import order_in
from jajna.kernel.objects.kit import Kit
from jajna.vocab import Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.objects.definition import Definition
    from jajna.kernel.objects.object import Object

__all__ = [
    "MUTATED",
    "MUTATING",
    "Merged",
    "Part",
    "add",
    "in_order",
    "merged_values",
    "other_parts",
    "question",
    "turned_over",
]

MUTATING: Final = "mutating"
"""The mark of a mutating creature spell. CR 702.140a."""
MUTATED: Final = "mutated"
"""The mark with the number of times a creature has mutated. CR 702.140d."""


@final
class Part:
    """A component of a merged permanent. CR 729.2. Never changed.

    ``values`` are its own copiable values, ``since`` the time it became part of the permanent.
    """

    def __init__(
        self,
        definition: Definition,
        face: int,
        token: bool,
        values: Characteristics,
        since: int,
    ) -> None:
        self.definition = definition
        self.face = face
        self.token = token
        self.values = values
        self.since = since


@final
class Merged(Event):
    """A mutating creature spell merges with its target, on top of it or under it. CR 702.140c."""

    def __init__(self, permanent: int, spell: int, top: bool) -> None:
        super().__init__(EventKind.MERGED)
        self.permanent = permanent
        self.spell = spell
        self.top = top

    def affected(self, game: Game) -> int:
        return game.object(self.spell).controller

    def things(self) -> list[int]:
        return [self.permanent, self.spell]

    def possible(self, game: Game) -> bool:
        return self.permanent in game.objects and self.spell in game.objects

    def apply(self, game: Game) -> list[Event]:
        game.kernel.merge(game, self.permanent, self.spell, self.top)
        return []


def add(thing: Object, spell: Object, top: bool, now: int) -> None:
    """Let a spell's card or copy become part of a permanent. CR 729.2, 729.2d, 729.2e."""
    parts = thing.parts or [
        Part(thing.definition, thing.face, thing.token, thing.base, thing.timestamp)
    ]
    token = spell.item is not None and spell.item.copied
    new = Part(spell.definition, spell.face, token, spell.copiable, now)
    thing.parts = [new, *parts] if top else [*parts, new]
    first = thing.parts[0]
    thing.definition = first.definition
    thing.face = first.face
    thing.token = first.token
    if top:
        thing.face_down = False


def merged_values(parts: list[Part]) -> Characteristics:
    """The copiable values of the topmost part, with the abilities of all parts.
    CR 702.140e, 729.2a.
    """
    made = parts[0].values.copy()
    ordered = sorted(parts, key=_since)
    abilities = tuple([ability for part in ordered for ability in part.values.kit.all])
    made.kit = Kit(abilities, parts[0].values.kit.intrinsic)
    made.keywords = made.kit.keywords
    made.halves = []
    made.doors = None
    return made


def _since(part: Part) -> int:
    return part.since


def turned_over(parts: list[Part]) -> list[Part]:
    """The parts with those that can transform turned over. CR 729.2i."""
    found: list[Part] = []
    for part in parts:
        if not part.definition.double_faced:
            found.append(part)
            continue
        face = 1 - part.face
        values = part.definition.faces[face]
        found.append(Part(part.definition, face, part.token, values, part.since))
    return found


def question(game: Game, event: Event) -> Decision | None:
    """Ask the owner of a leaving merged permanent for the order of its parts, if it matters.
    CR 729.3a, 729.3b.
    """
    if not isinstance(event, ZoneChange) or event.parts_order:
        return None
    leaving = game.objects.get(event.object)
    if leaving is None or not leaving.parts or event.origin is not Zone.BATTLEFIELD:
        return None
    if event.to not in (Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE):
        return None
    names = [part.values.name for part in leaving.parts]
    return Decision(
        leaving.owner,
        Kind.ORDER,
        "729.3b" if event.to is Zone.EXILE else "729.3a",
        Shape.SOME,
        [Pick(place, name) for place, name in enumerate(names)],
        len(names),
        len(names),
        source=leaving.id,
        subject=leaving.id,
        order=order_in(event),
    )


def in_order(old: Object, event: ZoneChange) -> list[Part]:
    """The parts of a leaving permanent, in their order in the new zone. CR 729.3a."""
    return [old.parts[place] for place in event.parts_order] if event.parts_order else old.parts


def other_parts(game: Game, old: Object, event: ZoneChange) -> list[Event]:
    """The events that move all parts but the first of a merged permanent. CR 729.3.

    Token parts need no event: they would cease to exist.
    """
    events: list[Event] = []
    cards: list[int] = []
    for place, part in enumerate(in_order(old, event)):
        if place == 0 or part.token:
            continue
        card = game.objects.new(part.definition, old.owner, Zone.NOWHERE)
        commanders.parted(game, old, card)
        to = Zone.COMMAND if part.definition in event.led else event.to  # CR 903.9c
        arrival = ZoneChange(card.id, Zone.NOWHERE, to, event.cause)
        arrival.position = event.position + place if event.position >= 0 else event.position
        arrival.face_down = event.face_down
        arrival.used = event.used  # CR 729.3d
        cards.append(card.id)
        events.append(arrival)
    if cards:
        game.objects.parted[old.id] = tuple(cards)
    return events
