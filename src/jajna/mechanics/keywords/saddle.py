"""Saddle, and saddled permanents. CR 702.171."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.events.base import Event, EventKind
from jajna.events.combat import AttackDeclared
from jajna.events.marks import Marked
from jajna.frozen import dataclass
from jajna.ir.abilities import Activated, Keyworded
from jajna.ir.amounts import Number
from jajna.ir.base import Effect, Node, Ref
from jajna.ir.declared.names import notes
from jajna.ir.refs import THIS
from jajna.kernel.door.perform import perform
from jajna.mechanics.actions.actions_taken import Action
from jajna.mechanics.choices.chosen_by_each import on_battlefield
from jajna.mechanics.designations.of_permanents import SADDLED, is_designated
from jajna.mechanics.keywords.common import amount_in
from jajna.mechanics.keywords.crew import TapForPower
from jajna.mechanics.triggers.common import HappensTo
from jajna.wording import keyword, phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AttacksSaddled", "BecomeSaddled", "saddle"]


@final
@dataclass(frozen=True)
class BecomeSaddled(Effect):
    """Permanents become saddled until end of turn. CR 702.171a, 702.171b."""

    what: Ref = THIS

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        there = on_battlefield(game, self.what.things(game, ctx))
        events: list[Event] = []
        for thing in there:
            noted = game.object(thing).marks.get(SADDLED, [])
            before = noted[1] if noted[:1] == [game.turn.number] else 0
            events.append(Marked(thing, SADDLED, [game.turn.number, before + 1]))
        perform(game, events)


notes(BecomeSaddled, SADDLED)
phrase(
    BecomeSaddled,
    en="{what} <becomes> saddled until end of turn",
    es="{what} <es> <*ensillado> hasta el final del turno",
)


@final
@dataclass(frozen=True)
class AttacksSaddled(HappensTo):
    """A saddled creature is declared as an attacker. CR 702.171b, 508.3a."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.ATTACK

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return (
            super().matches(game, ctx, event)
            and isinstance(event, AttackDeclared)
            and is_designated(game, game.object(event.object), SADDLED)
        )


phrase(
    AttacksSaddled,
    en="{word:when} {what:this} <attacks> while saddled",
    es="{word:when} {what:this} <ataca> mientras está <*ensillado@what>",
)


def saddle(parameter: tuple[Node, ...]) -> Keyworded:
    """Saddle N. CR 702.171a. Raises TypeError for a number that isn't written out."""
    number = amount_in(parameter)
    if not isinstance(number, Number):
        raise TypeError("saddle has a number")
    cost = TapForPower(number.number, Action.SADDLE)
    ability = Activated((cost,), BecomeSaddled(), sorcery_speed=True)
    return Keyworded("saddle", 0, parameter, (ability,))


keyword("saddle", "ensillar", saddle, parameter="{0}", slots=("Amount",), rule="702.171")
