"""Asking players for things, one player after the other. CR 101.4, 608.2d."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from jajna.decision import Decision, Kind, Several, Shape, Thing
from jajna.frozen import dataclass
from jajna.ir.amounts import own_number
from jajna.ir.base import Effect
from jajna.ir.composites import DID
from jajna.ir.filters.together import can_be_chosen
from jajna.ir.refs import EVENT_AMOUNT
from jajna.kernel.resolution.simultaneous_choices import tell_choice
from jajna.kernel.state.frames import execute
from jajna.vocab import Zone, is_player

if TYPE_CHECKING:
    from jajna.decision import Answer, Ordering
    from jajna.events.base import Event
    from jajna.ir.base import Amount
    from jajna.ir.filters.together import Together
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "CHOSEN",
    "GROUPS",
    "LATEST_GROUP",
    "EachChooses",
    "amount_for",
    "ask_for",
    "choice_of",
    "chosen_for",
    "chosen_things",
    "done",
    "in_turn_order",
    "in_zone",
    "on_battlefield",
    "tell_each",
]

CHOSEN: Final = "chosen"
"""Name under which things chosen by an instruction are bound."""


LATEST_GROUP: Final = "latest group"
"""Name of the number of the group of cards that was found last, in ``GROUPS``."""
GROUPS: Final = ("revealed", "looked at", "milled", "exiled")
"""Names under which cards are bound of which some may be taken and the rest put away."""


def on_battlefield(game: Game, things: list[int]) -> list[int]:
    """Those of the things that are permanents now."""
    return in_zone(game, things, Zone.BATTLEFIELD)


def in_zone(game: Game, things: list[int], zone: Zone) -> list[int]:
    """Those of the things that are in the zone now."""
    return [
        thing
        for thing in things
        if not is_player(thing) and game.objects.exists(thing) and game.object(thing).zone is zone
    ]


def in_turn_order(game: Game, things: list[int]) -> list[int]:
    """The players among the things, the active player first. CR 101.4."""
    return [seat for seat in game.players.in_order(game.turn.active) if seat in things]


def ask_for(
    ctx: Context,
    player: int,
    kind: Kind,
    rule: str,
    things: list[int],
    minimum: int,
    maximum: int,
    order: Ordering | None = None,
) -> Decision | None:
    """Ask a player for some of the things; None where there is nothing to choose from."""
    if not things or maximum <= 0:
        return None
    most = min(maximum, len(things))
    return Decision(
        player,
        kind,
        rule,
        Shape.SOME,
        [Thing(thing) for thing in things],
        min(minimum, most),
        most,
        source=ctx.source,
        order=order,
    )


def amount_for(amount: Amount, game: Game, ctx: Context, thing: int) -> int:
    """The amount as it is for one of several things: "for each creature they control"."""
    before = ctx.affected
    ctx.affected = thing
    value = amount.value(game, ctx)
    ctx.affected = before
    return value


def done(ctx: Context, events: Sequence[Event]) -> None:
    """Note for "if you do" whether there was anything to do. CR 608.2c, 608.2d."""
    ctx.bind_number(DID, 1 if events else 0)


def tell_each(ctx: Context, counts: Sequence[tuple[int, int]]) -> None:
    """Note the number for each player, for a text such as "then draws that many"."""
    for player, count in counts:
        ctx.bind_number(own_number(EVENT_AMOUNT, player), count)


def chosen_things(answer: Answer | None) -> list[int]:
    """The things in an answer, in its order."""
    if isinstance(answer, Thing):
        return [answer.thing]
    if not isinstance(answer, Several):
        return []
    return [option.thing for option in answer.options if isinstance(option, Thing)]


@dataclass(frozen=True, eq=False)
class EachChooses(Effect):
    """An instruction for which players choose in turn order before anything happens. CR 101.4."""

    def choosers(self, game: Game, ctx: Context) -> list[int]:
        """The players who are asked, in order."""
        raise NotImplementedError(type(self).__name__)

    def question(self, game: Game, ctx: Context, player: int) -> Decision | None:
        """The question for the player, who is ``ctx.affected``; None if there is none."""
        raise NotImplementedError(type(self).__name__)

    def conclude(self, game: Game, ctx: Context, chosen: list[tuple[int, list[int]]]) -> None:
        """Act on the choices, a list of pairs of a player who was asked and the things chosen."""
        raise NotImplementedError(type(self).__name__)

    def together(self) -> Together | None:
        """What all the things that one player chooses must be together, if anything.

        They are then chosen one after another, until the player stops.
        """
        return None

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        for player in self.choosers(game, ctx):
            if choice_of(player) not in ctx.bound:
                question = self._question_about(game, ctx, player)
                if question is not None and self.together() is not None:
                    question = self._about_one_more(game, ctx, question)
                if question is not None:
                    return question
        return None

    def _about_one_more(self, game: Game, ctx: Context, question: Decision) -> Decision | None:
        """The question made one for one thing more, that goes with those chosen so far."""
        whole = self.together()
        assert whole is not None, self
        things = [one.thing for one in question.options if isinstance(one, Thing)]
        chosen = ctx.bound.get(so_far_of(question.player), [])
        left = can_be_chosen(game, ctx, whole, things, chosen, question.minimum)
        more = question.minimum > len(chosen)
        return ask_for(ctx, question.player, question.kind, question.rule, left, more, 1)

    def _question_about(self, game: Game, ctx: Context, player: int) -> Decision | None:
        before = ctx.affected
        ctx.affected = player
        question = self.question(game, ctx, player)
        ctx.affected = before
        return question

    def chooses_ahead(self) -> bool:
        return True

    def note(self, ctx: Context, player: int, answer: Answer) -> None:
        things = chosen_things(answer)
        if self.together() is None:
            ctx.bind(choice_of(player), things)
            return
        chosen = ctx.bound.get(so_far_of(player), [])
        ctx.bind(so_far_of(player) if things else choice_of(player), [*chosen, *things])

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if answer is not None:
            question = self.ask(game, ctx)
            assert question is not None, type(self).__name__
            self.note(ctx, question.player, answer)
            if len(self.choosers(game, ctx)) > 1:
                tell_choice(game, question.player, chosen_things(answer))
            execute(game, self, ctx)
            return
        chosen: list[tuple[int, list[int]]] = []
        for player in self.choosers(game, ctx):
            so_far = ctx.bound.pop(so_far_of(player), None)
            made = ctx.bound.pop(choice_of(player), so_far)
            if made is not None:
                chosen.append((player, made))
        self.conclude(game, ctx, chosen)


def chosen_for(thing: int) -> str:
    """The name under which those are bound who were chosen for one of several things."""
    return f"chosen for {thing}"


def so_far_of(player: int) -> str:
    """The name under which it is bound what a player has chosen who goes on choosing."""
    return f"chosen so far by {player}"


def choice_of(player: int) -> str:
    """The name under which it is bound what a player has chosen for an instruction."""
    return f"choice of {player}"
