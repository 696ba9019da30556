"""Foretell: cards exiled face down to be cast in a later turn. CR 702.143."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.effects import EffectBegan
from jajna.events.hidden import Revealed
from jajna.events.marks import Marked
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, Keyworded, SpecialAction
from jajna.ir.base import (
    Amount,
    Condition,
    Duration,
    Effect,
    Filter,
    Layer,
    Modification,
    Node,
    Ref,
)
from jajna.ir.costs import PayMana, PayOwnManaCost
from jajna.ir.declared.binding import Trait, trait
from jajna.ir.declared.names import finds_noted, looks_up, notes
from jajna.ir.filters.common import object_of
from jajna.ir.filters.identity import Is
from jajna.ir.filters.mana_uses import on_special_action
from jajna.ir.filters.nouns import ABOUT_TO_BE_CAST, ACTIVATING
from jajna.ir.refs import YOU
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.choices.chosen_by_each import in_zone
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.common import COSTS, costs_in
from jajna.vocab import Reads, Zone, mana_cost
from jajna.wording import Asked, keyword, phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.events.base import Event
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = [
    "BecomeForetold",
    "ForetellThis",
    "ForetellingCostsLess",
    "Foretold",
    "ForetoldBefore",
    "ToForetell",
    "WasForetold",
    "foretell",
]

FORETOLD: Final = "foretold"
"""Name of the mark with the turn in which a card was foretold. CR 702.143c."""
TWO: Final = PayMana(mana_cost("{2}"))


@final
@dataclass(frozen=True)
class ForetellThis(Effect):
    """Exile the card from your hand face down. CR 702.143a."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        move = ZoneChange(ctx.source, Zone.HAND, Zone.EXILE, "foretell")
        move.face_down = True
        move.mark(FORETOLD, [game.turn.number])
        perform(game, [move])


notes(ForetellThis, FORETOLD)


@final
@dataclass(frozen=True)
class ForetoldBefore(Condition):
    """The card became foretold in a turn before this one. CR 702.143a."""

    def reads(self) -> int:
        return Reads.MARKS | Reads.TURN

    def holds(self, game: Game, ctx: Context) -> bool:
        noted = game.object(ctx.source).marks.get(FORETOLD, [])
        return any(turn < game.turn.number for turn in noted)


finds_noted(ForetoldBefore, FORETOLD)


@final
@dataclass(frozen=True)
class WasForetold(Condition):
    """The spell was a foretold card before it was cast. CR 702.143c."""

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        before = game.objects.departed.get(game.object(ctx.source).came_from)
        return before is not None and before.zone is Zone.EXILE and FORETOLD in before.marks


@final
@dataclass(frozen=True)
class Foretold(Filter):
    """Foretold: a card in exile that became foretold. CR 702.143c."""

    def reads(self) -> int:
        return Reads.MARKS

    def where(self) -> int:
        return 1 << Zone.EXILE

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and found.zone is Zone.EXILE and FORETOLD in found.marks


phrase(Foretold, en="foretold", es="profetizado", place="prefix")
trait(Foretold, Trait.IS_STATE, Trait.STANDS_ALONE)


@final
@dataclass(frozen=True)
class BecomeForetold(Effect):
    """Cards in exile become foretold: their owners may look at them, and cast them in later turns
    for their mana costs reduced by ``less``. CR 702.143d.
    """

    what: Ref
    less: Amount

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        cost = CastingCost(
            (PayOwnManaCost(),),
            alternative=True,
            condition=ForetoldBefore(),
            name="foretell",
            zones=1 << Zone.EXILE,
            less=self.less,
        )
        given = Keyworded("foretell", 0, (PayOwnManaCost(),), (cost,))
        events: list[Event] = []
        for card in in_zone(game, self.what.things(game, ctx), Zone.EXILE):
            owner = game.object(card).owner
            own = Context(ctx.source, ctx.controller)
            lasting = Continuous(own, (GainAbilities((given,)),), Duration.PERMANENT, [card])
            events += [
                Marked(card, FORETOLD, [game.turn.number]),
                Revealed(owner, [card], owner),
                EffectBegan(lasting),
            ]
        perform(game, events)


notes(BecomeForetold, FORETOLD)
phrase(
    BecomeForetold,
    en="{what} <becomes> foretold. its foretell cost is its mana cost reduced by {less}",
    es="{what} <se vuelve> <*profetizado>. su coste de profetizar es su coste de maná menos {less}",
)


phrase(WasForetold, en="this spell was foretold", es="este hechizo fue profetizado")


def foretell(parameter: tuple[Node, ...]) -> Keyworded:
    """Foretell. CR 702.143a, 702.143b."""
    action = SpecialAction("foretell", (TWO,), ForetellThis(), own_turn=True)
    cost = CastingCost(
        costs_in(parameter),
        alternative=True,
        condition=ForetoldBefore(),
        name="foretell",
        zones=1 << Zone.EXILE,
    )
    return Keyworded("foretell", 0, parameter, (action, cost))


keyword(
    "foretell",
    "profetizar",
    foretell,
    parameter="{0:,}",
    slots=COSTS,
    rule="702.143",
    asked=(Asked.NAME,),
)


@final
@dataclass(frozen=True)
class ToForetell(Filter):
    """A card in a hand that mana is spent on to foretell it. CR 106.6, 702.143a.

    ``many``: as the text has it, in the plural.
    """

    many: bool = field(default=False, compare=False)

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        card = on_special_action(game, ctx, thing, Zone.HAND)
        return card is not None and can_be_foretold(card)


def can_be_foretold(card: Object) -> bool:
    """Whether a card has foretell, so that what its owner does with it in the hand is that."""
    return any(isinstance(one.effect, ForetellThis) for one in card.now.kit.special)


looks_up(ToForetell, ABOUT_TO_BE_CAST, ACTIVATING)
phrase(
    ToForetell,
    en="foretell a card from your hand",
    es="profetizar una carta de tu mano",
    when={"many": False},
    place="use",
)
phrase(
    ToForetell,
    en="foretell cards",
    es="profetizar cartas",
    when={"many": True},
    place="use",
)


@final
@dataclass(frozen=True)
class ForetellingCostsLess(Modification):
    """Foretelling cards from your hand costs less and can be done in any turn. CR 702.143a."""

    less: int

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.foretelling_less += self.less
        rules.foretells_any_turn = True


words(
    "generic mana",
    {number: (f"{{{number}}}", f"{{{number}}}") for number in range(1, 4)},
)
phrase(
    ForetellingCostsLess,
    en="foretelling cards from your hand costs {less:generic mana} less and can be done on any "
    "player's turn",
    es="profetizar cartas de tu mano cuesta {less:generic mana} menos y puede hacerse en el turno "
    "de cualquier jugador",
)
