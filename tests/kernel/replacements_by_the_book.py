"""CR 614.5 and 616.1 written down once more, to check what replacement effects make of an event.

An effect is here what a player reads. Nothing of the engine is used: every order in which the
effects can be applied is tried, each applying at most once to an event and what becomes of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

__all__ = ["DEEDS", "EFFECTS", "Deed", "Event", "outcomes"]


class Event(NamedTuple):
    """So much of something that would happen to a player, or to the creature of one.

    ``by`` is the player whose source it is.
    """

    kind: str
    amount: int
    player: int
    creature: bool = False
    by: int = 0


class Effect(NamedTuple):
    """To which events of other effects' and players' making it applies, and what happens instead.

    The first argument of both is its controller.
    """

    applies: Callable[[int, Event], bool]
    instead: Callable[[int, Event], Event]


class Deed(NamedTuple):
    """A spell of the first player, and what would happen."""

    text: str
    event: Event
    targeted: bool = False


def of_kind(kind: str, *, own: bool | None = None) -> Callable[[int, Event], bool]:
    """Applies to events of the kind; to those of one's own, of opponents, or of anybody."""

    def applies(player: int, event: Event) -> bool:
        return event.kind == kind and (own is None or own == (event.player == player))

    return applies


def times(factor: int) -> Callable[[int, Event], Event]:
    def instead(_: int, event: Event) -> Event:
        return event._replace(amount=event.amount * factor)

    return instead


def plus(more: int) -> Callable[[int, Event], Event]:
    def instead(_: int, event: Event) -> Event:
        return event._replace(amount=event.amount + more)

    return instead


def becomes(kind: str) -> Callable[[int, Event], Event]:
    def instead(_: int, event: Event) -> Event:
        return event._replace(kind=kind)

    return instead


def to_own_player(player: int, event: Event) -> bool:
    return event.kind == "damage" and event.player == player and not event.creature


def to_own(player: int, event: Event) -> bool:
    return event.kind == "damage" and event.player == player


def by_own_source(player: int, event: Event) -> bool:
    return event.kind == "damage" and event.by == player


def all_but_one(_: int, event: Event) -> Event:
    return event._replace(amount=min(event.amount, 1))


SOURCE: Final = "If a source would deal damage to a permanent or player, it deals "
EFFECTS: Final[dict[str, Effect]] = {
    f"{SOURCE}double that damage to that permanent or player instead.": Effect(
        of_kind("damage"), times(2)
    ),
    "If a source you control would deal damage to a permanent or player, it deals triple that "
    "damage to that permanent or player instead.": Effect(by_own_source, times(3)),
    "If an instant or sorcery source you control would deal damage to a permanent or player, it "
    "deals that much damage plus 2 to that permanent or player instead.": Effect(
        by_own_source, plus(2)
    ),
    "If a source would deal damage to you, prevent 1 of that damage.": Effect(
        to_own_player, plus(-1)
    ),
    "If a source would deal damage to you or a creature you control, prevent 2 of that damage.": (
        Effect(to_own, plus(-2))
    ),
    "If a source would deal damage to you or a planeswalker you control, prevent all but 1 of "
    "that damage.": Effect(to_own_player, all_but_one),
    "If you would gain life, you gain twice that much life instead.": Effect(
        of_kind("gain", own=True), times(2)
    ),
    "If you would gain life, you gain that much life plus 1 instead.": Effect(
        of_kind("gain", own=True), plus(1)
    ),
    "If you would gain life, draw that many cards instead.": Effect(
        of_kind("gain", own=True), becomes("draw")
    ),
    "If an opponent would gain life, that player loses that much life instead.": Effect(
        of_kind("gain", own=False), becomes("lose")
    ),
    "If one or more +1/+1 counters would be put on a creature you control, that many plus one "
    "+1/+1 counters are put on it instead.": Effect(of_kind("counters", own=True), plus(1)),
    "If an effect would put one or more counters on a permanent you control, it puts twice that "
    "many of those counters on that permanent instead.": Effect(
        of_kind("counters", own=True), times(2)
    ),
    "If an effect would create one or more tokens under your control, it creates twice that many "
    "of those tokens instead.": Effect(of_kind("tokens", own=True), times(2)),
}
"""The lines of enchantments, with what they do to an event."""

DEEDS: Final = (
    Deed("Spell deals 2 damage to each opponent.", Event("damage", 2, 1)),
    Deed("Spell deals 3 damage to you.", Event("damage", 3, 0)),
    Deed("Spell deals 3 damage to target creature.", Event("damage", 3, 1, creature=True), True),
    Deed("You gain 2 life.", Event("gain", 2, 0)),
    Deed("Each opponent gains 1 life.", Event("gain", 1, 1)),
    Deed("Put two +1/+1 counters on target creature.", Event("counters", 2, 1, True), True),
    Deed("Create two 1/1 white Soldier creature tokens.", Event("tokens", 2, 0)),
)
"""What the first player does. The creature is the second one's."""


def outcomes(event: Event, effects: list[tuple[int, str]]) -> set[Event]:
    """Everything that can become of an event, by the order in which effects are applied to it.

    ``effects`` are the controller and the text of each. What is nothing doesn't happen.
    """
    if event.amount <= 0:
        return {Event("nothing", 0, 0)}
    found: set[Event] = set()
    for place, (player, text) in enumerate(effects):
        effect = EFFECTS[text]
        if effect.applies(player, event):
            rest = effects[:place] + effects[place + 1 :]  # CR 614.5
            found |= outcomes(effect.instead(player, event), rest)
    return found or {event}
