"""Rules for a player's next turn, which begin and end with it. CR 611.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Effect, Filter, Modification, Ref
from jajna.ir.declared.binding import misplaced
from jajna.kernel.door.perform import perform
from jajna.kernel.state.lasting_effects import Continuous, Upcoming
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.mechanics.lasting.until_end_of_turn import changing
from jajna.mechanics.rules.combat import AttackRequirement
from jajna.mechanics.rules.players import CannotCast, SkipOwnStep
from jajna.mechanics.rules.restrictions import Require, Restrict
from jajna.mechanics.things.turns import COMBAT_PHASE
from jajna.vocab import Must
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["AttackNextTurn", "CannotCastNextTurn", "RestrictNextTurn", "SkipCombatsNextTurn"]


def _in_next_turn(
    game: Game,
    ctx: Context,
    whose: Ref,
    changes: tuple[Modification, ...],
    what: Filter | None = None,
) -> list[Event]:
    """The events by which each player's next turn has effects on the player, or on all that fits
    during it. CR 611.2c.
    """
    events: list[Event] = []
    for player in in_turn_order(game, whose.things(game, ctx)):
        objects = [player] if what is None else None
        effect = Continuous(ctx.clone({}), changes, Duration.END_OF_TURN, objects, what)
        events.append(EffectBegan(Upcoming(player, effect)))
    return events


@final
@dataclass(frozen=True)
class AttackNextTurn(Effect):
    """During a player's next turn, creatures attack if able, or attack a player or planeswalker.
    CR 508.1d.

    They are those that fit ``what`` then.
    """

    whose: Ref
    what: Filter
    to: Ref | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        change: tuple[Modification, ...] = (Require(Must.ATTACK),)
        if self.to is not None:
            change = (AttackRequirement(self.to),)
        perform(game, _in_next_turn(game, ctx, self.whose, change, self.what))


phrase(
    AttackNextTurn,
    en="during {whose:'s} next turn, {what:s} attack {to} if able",
    es="durante el próximo turno de {whose}, {what:los} atacan a {to} si pueden",
)
phrase(
    AttackNextTurn,
    en="during {whose:'s} next turn, each {what:one} attacks if able",
    es="durante el próximo turno de {whose}, cada {what:one} ataca si puede",
    when={"to": None},
)


@final
@dataclass(frozen=True)
class SkipCombatsNextTurn(Effect):
    """Players skip every combat phase of their next turn. CR 614.10."""

    who: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        changes = tuple([SkipOwnStep(step) for step in COMBAT_PHASE])
        perform(game, _in_next_turn(game, ctx, self.who, changes))


phrase(
    SkipCombatsNextTurn,
    en="{who} <skips> all combat phases of {who:own} next turn",
    es="{who} se <salta> todas las fases de combate de {who:own} próximo turno",
)


@final
@dataclass(frozen=True)
class CannotCastNextTurn(Effect):
    """Players can't cast spells that fit during their next turn. CR 101.2, 601.3."""

    who: Ref
    what: Filter

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, _in_next_turn(game, ctx, self.who, (CannotCast(self.what),)))


phrase(
    CannotCastNextTurn,
    en="{who} <can't> cast {what:s} during that player's next turn",
    es="{who} no <puede> lanzar {what:s} durante el próximo turno de ese jugador",
)


@final
@dataclass(frozen=True)
class RestrictNextTurn(Effect):
    """A restriction of creatures that lasts during the next turn of those who control them now.
    CR 508.1c, 611.2c.
    """

    what: Ref
    changes: tuple[Modification, ...]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for thing in changing(game, self.what.things(game, ctx)):
            effect = Continuous(ctx.clone({}), self.changes, Duration.END_OF_TURN, [thing])
            events.append(EffectBegan(Upcoming(game.object(thing).controller, effect)))
        perform(game, events)


phrase(
    RestrictNextTurn,
    en="{what} {changes:and} during {what:own} controller's next turn",
    es="{what} {changes:and} durante el próximo turno de su controlador",
)


def _why_for_no_turn(made: RestrictNextTurn) -> str | None:
    """The reason why what isn't a restriction doesn't last for a turn."""
    if all(isinstance(change, Restrict) for change in made.changes):
        return None
    return "only restrictions are for the next turn"


misplaced(RestrictNextTurn, _why_for_no_turn)
