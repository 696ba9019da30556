"""Companion, and what its conditions say of a starting deck. CR 702.139."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import CompanionIf, Keyworded, SpecialAction
from jajna.ir.base import Amount, Condition, Effect, Filter, Node
from jajna.ir.costs import PayMana
from jajna.ir.measures import Stat, stat_value
from jajna.kernel.door.perform import perform
from jajna.kernel.start.companions import COMPANION, is_companion, starting_deck
from jajna.vocab import Reads, Term, Zone, mana_cost
from jajna.wording import Layout, laid_out, phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "CompanionToHand",
    "DeckContainsOnly",
    "DeckIsGreater",
    "EachInDeck",
    "IsCompanion",
    "ManaValueIs",
    "NoSymbolTwice",
    "companion",
]

THREE: Final = PayMana(mana_cost("{3}"))
LEAST_DECK: Final = 60
"""The least number of cards in a deck. CR 100.2a."""


@final
@dataclass(frozen=True)
class CompanionToHand(Effect):
    """Put the companion from outside the game into your hand. CR 116.2g."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        perform(game, [ZoneChange(ctx.source, Zone.NOWHERE, Zone.HAND, "put")])


@final
@dataclass(frozen=True)
class IsCompanion(Condition):
    """The card is the companion that its owner has chosen. CR 116.2g."""

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return is_companion(game, ctx.source)


def companion(parts: tuple[Node, ...]) -> Keyworded:
    """Companion with its condition. CR 702.139a."""
    [condition] = parts
    assert isinstance(condition, Condition), condition
    action = SpecialAction(
        COMPANION,
        (THREE,),
        CompanionToHand(),
        zones=1 << Zone.NOWHERE,
        sorcery_speed=True,
        condition=IsCompanion(),
    )
    return Keyworded(COMPANION, 0, parts, (CompanionIf(condition), action))


laid_out(COMPANION, Layout.COMPANION, "companion", "compañero", rule="702.139", make=companion)


# -- starting decks --------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class ManaValueIs(Filter):
    """With an odd or an even mana value. CR 202.3. ``many`` is true for the plural."""

    odd: bool = False
    many: bool = False

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return stat_value(game, thing, Stat.MANA_VALUE) % 2 == self.odd


for _odd, _en, _es in ((True, "odd", "impar"), (False, "even", "par")):
    phrase(
        ManaValueIs,
        en=f"with {_en} mana values",
        es=f"con valores de maná {_es}es",
        when={"odd": _odd, "many": True},
        place="suffix",
    )
    phrase(
        ManaValueIs,
        en=f"with an {_en} mana value",
        es=f"con un valor de maná {_es}",
        when={"odd": _odd, "many": False},
        place="suffix",
    )


@final
@dataclass(frozen=True)
class DeckContainsOnly(Condition):
    """Every card of your starting deck fits one of these descriptions. CR 702.139b."""

    whats: tuple[Filter, ...]

    def holds(self, game: Game, ctx: Context) -> bool:
        return all(
            any(what.matches(game, ctx, card) for what in self.whats)
            for card in starting_deck(game, ctx.controller)
        )


phrase(
    DeckContainsOnly,
    en="your starting deck contains only {whats:and;s}",
    es="tu mazo inicial contiene solo {whats:and;s}",
)


class DeckTrait(Term):
    """The traits that a companion demands of the cards of a deck. CR 702.139a."""

    NONE = ""
    ACTIVATED = "activated"
    """An activated ability each."""
    NAME = "name"
    """A name that no other has."""
    SHARED_TYPE = "type"
    """A card type that all share."""


@final
@dataclass(frozen=True)
class EachInDeck(Condition):
    """Each card of your starting deck that ``what`` describes meets a condition. CR 702.139b.

    It matches ``fits``, has a mana value of ``most`` at most, or has the ``trait``.
    """

    what: Filter
    fits: Filter | None = None
    most: Amount | None = None
    trait: DeckTrait = DeckTrait.NONE

    def holds(self, game: Game, ctx: Context) -> bool:
        deck = starting_deck(game, ctx.controller)
        cards = [card for card in deck if self.what.matches(game, ctx, card)]
        if self.trait is not DeckTrait.NONE:
            return _has_trait(game, cards, self.trait)
        if self.most is not None:
            most = self.most.value(game, ctx)
            return all(stat_value(game, card, Stat.MANA_VALUE) <= most for card in cards)
        assert self.fits is not None, self
        return all(self.fits.matches(game, ctx, card) for card in cards)


def _has_trait(game: Game, cards: list[int], trait: DeckTrait) -> bool:
    values = [game.object(card).now for card in cards]
    if trait is DeckTrait.ACTIVATED:
        return all(one.kit.activated for one in values)
    if trait is DeckTrait.NAME:
        return len({one.name for one in values}) == len(values)
    shared = -1
    for one in values:
        shared &= one.types
    return shared != 0


words(
    "deck trait",
    {
        DeckTrait.ACTIVATED: ("has an activated ability", "tiene una habilidad activada"),
        DeckTrait.NAME: ("has a different name", "tiene un nombre diferente"),
        DeckTrait.SHARED_TYPE: ("shares a card type", "comparte un tipo de carta"),
    },
)
phrase(
    EachInDeck,
    en="each {what:one} in your starting deck is {fits:a}",
    es="cada {what:one} en tu mazo inicial es {fits:a}",
    when={"most": None, "trait": DeckTrait.NONE},
)
phrase(
    EachInDeck,
    en="each {what:one} in your starting deck has mana value {most} or less",
    es="cada {what:one} en tu mazo inicial tiene un valor de maná de {most} o menos",
    when={"fits": None, "trait": DeckTrait.NONE},
)
phrase(
    EachInDeck,
    en="each {what:one} in your starting deck {trait:deck trait}",
    es="cada {what:one} en tu mazo inicial {trait:deck trait}",
    when={"fits": None, "most": None},
)


@final
@dataclass(frozen=True)
class NoSymbolTwice(Condition):
    """No card of your starting deck has a mana symbol twice in its mana cost. CR 107.4."""

    def holds(self, game: Game, ctx: Context) -> bool:
        for card in starting_deck(game, ctx.controller):
            cost = game.object(card).now.mana_cost
            symbols = [] if cost is None else [one.text for one in cost.symbols]
            if len(set(symbols)) < len(symbols):
                return False
        return True


phrase(
    NoSymbolTwice,
    en="no card in your starting deck has more than one of the same mana symbol in its mana cost",
    es="ninguna carta en tu mazo inicial tiene más de uno del mismo símbolo de maná en su "
    "coste de maná",
)


@final
@dataclass(frozen=True)
class DeckIsGreater(Condition):
    """A starting deck has ``more`` cards beyond the least number. CR 100.2a, 702.139b."""

    more: Amount

    def holds(self, game: Game, ctx: Context) -> bool:
        least = LEAST_DECK + self.more.value(game, ctx)
        return len(starting_deck(game, ctx.controller)) >= least


phrase(
    DeckIsGreater,
    en="your starting deck contains at least {more:one} cards more than the minimum deck size",
    es="tu mazo inicial contiene al menos {more:un} cartas más que el tamaño mínimo de mazo",
)
