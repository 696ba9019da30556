"""Destroying permanents. CR 701.8."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.permanents import Destroyed
from jajna.frozen import dataclass
from jajna.ir.base import Effect, Filter, Node, Ref
from jajna.ir.declared.binding import PREVIOUS, does, misplaced, recalls
from jajna.ir.declared.names import binds
from jajna.ir.declared.worth import Does, touches
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import OfType
from jajna.ir.refs import YOU, Bound, Each, EachWord, Target, all_that_fit
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.chosen_by_each import done, on_battlefield
from jajna.mechanics.choices.chosen_things import Choice, Choose, could_be_chosen, lacks
from jajna.vocab import Keyword, Term, Type
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game

__all__ = ["DESTROYED", "Destroy", "DestroyOneAtRandom", "destructions"]

DESTROYED: Final = "destroyed"
"""Name under which destroyed permanents are bound, as they were on the battlefield."""


def destructions(game: Game, ctx: Context, things: list[int], regenerable: bool) -> list[Event]:
    """The events of destroying permanents; indestructible ones are left alone. CR 702.12b."""
    return [
        Destroyed(thing, ctx.source, regenerable)
        for thing in on_battlefield(game, things)
        if not game.object(thing).has(Keyword.INDESTRUCTIBLE)
    ]


class Named(Term):
    """What a text calls the permanents that can't be regenerated, if no pronoun of their number."""

    PRONOUN = ""
    THEY = "they"
    A_CREATURE = "a creature destroyed this way"
    CREATURES = "creatures destroyed this way"


words(
    "not regenerated",
    {
        Named.THEY: ("they can't be regenerated", "no pueden ser regeneradas"),
        Named.A_CREATURE: (
            "a creature destroyed this way can't be regenerated",
            "una criatura destruida de esta manera no puede ser regenerada",
        ),
        Named.CREATURES: (
            "creatures destroyed this way can't be regenerated",
            "las criaturas destruidas de esta manera no pueden ser regeneradas",
        ),
    },
)


@final
@dataclass(frozen=True)
class Destroy(Effect):
    """An instruction to destroy permanents. CR 701.8.

    ``no_regeneration`` is true where the text forbids regeneration (CR 701.19c). ``again`` is the
    noun by which the text then names the permanents, None where it has a pronoun or, as ``named``
    says, describes them.
    """

    what: Ref
    no_regeneration: bool = False
    again: Ref | None = None
    named: Named = field(default=Named.PRONOUN, compare=False)

    def falls_short(self, game: Game, ctx: Context, player: int) -> bool:
        return lacks(game, ctx, self.what, YOU, player, own=False)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, Choice):
            self.what.choose_for(game, ctx, self, "what", YOU)
            return
        events = destructions(game, ctx, self.what.things(game, ctx), not self.no_regeneration)
        ctx.bind(DESTROYED, [event.things()[0] for event in events])
        done(ctx, events)
        perform(game, events)


binds(Destroy, DESTROYED)

phrase(
    Destroy,
    en="destroy {what}[no_regeneration? . {what:they} can't be regenerated]",
    es="destruye {what}[no_regeneration? . no <puede@what> ser <*regenerado@what>]",
    when={"named": Named.PRONOUN},
)

phrase(
    Destroy,
    en="destroy {what:some}",
    es="destruye {what:some}",
    when={"no_regeneration": False},
)

phrase(
    Destroy,
    en="destroy {what}. {named:not regenerated}",
    es="destruye {what}. {named:not regenerated}",
    when={"no_regeneration": True},
)

phrase(
    Destroy,
    en="destroy {what}. {again:that} can't be regenerated",
    es="destruye {what}. {again} no <puede> ser <*regenerado>",
    when={"no_regeneration": True},
)


def _not_of_creatures(made: Destroy) -> str | None:
    """Whether the words fit what is destroyed: creatures, and several of them."""
    if made.named is Named.PRONOUN:
        return None
    if not isinstance(made.what, (Each, Target)):
        return "what is destroyed is named otherwise"
    if made.named is Named.THEY:
        several = isinstance(made.what, Each) and made.what.word is EachWord.EACH
        return None if several else "it is named by another pronoun"
    parts = made.what.filter.parts if isinstance(made.what.filter, All) else (made.what.filter,)
    creatures = OfType(Type.CREATURE) in parts
    return None if creatures else "not only creatures are destroyed"


misplaced(Destroy, _not_of_creatures)

does(Destroy, DESTROYED)

touches(Destroy, "what", Does.DESTROY)


@final
@dataclass(frozen=True)
class DestroyOneAtRandom(Effect):
    """An instruction to destroy one of several permanents at random. CR 701.8a."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        things = on_battlefield(game, self.what.things(game, ctx))
        if len(things) > 1:
            things = [things[game.chance.below(len(things))]]
        perform(game, [Destroyed(thing, ctx.source) for thing in things])


phrase(
    DestroyOneAtRandom,
    en="destroy one of {what} at random",
    es="destruye uno de {what} al azar",
)


@final
@dataclass(frozen=True)
class DestroyTheRest(Effect):
    """An instruction to destroy all that could have been chosen just before and wasn't.
    CR 701.8, 608.2c.

    ``of`` describes what could have been, ``chosen`` are those that were.
    """

    of: Filter | None = None
    chosen: Ref | None = None

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        assert self.of is not None and self.chosen is not None, "it was never said of what"
        spared = self.chosen.things(game, ctx)
        things = [one for one in all_that_fit(game, ctx, self.of) if one not in spared]
        events = destructions(game, ctx, things, True)
        ctx.bind(DESTROYED, [event.things()[0] for event in events])
        done(ctx, events)
        perform(game, events)


binds(DestroyTheRest, DESTROYED)
phrase(DestroyTheRest, en="destroy the rest", es="destruye el resto", unsaid=("of", "chosen"))


def _not_chosen(made: DestroyTheRest, before: Node) -> Node | None:
    of = could_be_chosen(before)
    if of is None or not isinstance(before, Choose):
        return None
    return replace(made, of=of, chosen=Bound(before.name))


recalls(DestroyTheRest, PREVIOUS, _not_chosen, "nothing was chosen before")
does(DestroyTheRest, DESTROYED)
