"""Boosters of a set: its cards drawn by chance from sheets. CR 100.2b, 206.2.

What is in them is what the set's file says; where it says nothing, the usual contents by rarity.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar, final

from jajna.cards.sets import BoosterData, CardSet, Numbered, SheetData
from jajna.era import CURRENT, Era
from jajna.errors import CardError
from jajna.formats.deck import Finish, Printing
from jajna.formats.products import BOOSTER, Product, Rarity, rarity
from jajna.kernel.state.chance import Chance
from jajna.messages import Message
from jajna.text.catalogue import message

__all__ = ["BASIC_LANDS", "USUAL_KINDS", "Booster", "Sheet", "booster_of", "filled"]

RARES_FOR_A_MYTHIC: Final = 8
"""The number of products of which one has a mythic rare card in place of a rare one."""
USUAL_KINDS: Final = ("default", "draft", "play")
"""The kinds of boosters that are meant where none is named, the first there is."""
PLAIN_LANDS: Final = ("Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes")
BASIC_LANDS: Final = frozenset((*PLAIN_LANDS, *(f"Snow-Covered {one}" for one in PLAIN_LANDS)))
"""The names of all basic lands. CR 205.3i, 205.4c."""
SHEET_WORDS: Final = {
    "land": Rarity.LAND,
    "common": Rarity.COMMON,
    "uncommon": Rarity.UNCOMMON,
    "rare": Rarity.RARE,
    "mythic": Rarity.MYTHIC,
}
"""The sheets that a file need not list: the regular cards of a rarity, or the basic lands."""
ORDER: Final = tuple(Rarity)
NO_CARDS: Final = message("{code} has no cards for boosters: none is of a rarity that they have")
NO_KIND: Final = message(
    "{code} has no boosters of the kind {kind}; those that its file names: {known}"
)
T = TypeVar("T")


@final
@dataclass(frozen=True)
class Sheet:
    """Cards that are printed together, each with how often it is on the sheet.

    Of a ``fixed`` sheet every card is in the product, as often as it is on the sheet. Otherwise no
    card is drawn again before all of the sheet have been, unless it ``repeats``. ``colors`` are
    those of the cards, by place, of a sheet that is balanced: of each color a card is drawn first.
    """

    name: str
    cards: tuple[tuple[Printing, int], ...]
    fixed: bool = False
    repeats: bool = False
    colors: tuple[str, ...] = field(default=(), repr=False)

    @property
    def is_foil(self) -> bool:
        """Whether its cards are foils."""
        return any(card.finish is not Finish.PLAIN for card, _ in self.cards)

    def drawn(self, count: int, chance: Chance) -> list[Printing]:
        """So many cards of the sheet."""
        if self.fixed:
            return [card for card, often in self.cards for _ in range(often)]
        if self.colors:
            return self._balanced(count, chance)
        found: list[Printing] = []
        left: list[tuple[Printing, int]] = []
        for _ in range(count):
            left = left or list(self.cards)
            card = _weighted(left, chance)
            found.append(card)
            if not self.repeats:
                left = [one for one in left if one[0].card != card.card]
        return found

    def _balanced(self, count: int, chance: Chance) -> list[Printing]:
        """A card of each color, and others so that on the whole each card comes as often as its
        weight says: what a color has for sure counts for it.
        """
        groups: dict[str, list[tuple[Printing, int]]] = {}
        for one, color in zip(self.cards, self.colors, strict=True):
            groups.setdefault(color, []).append(one)
        sure = [color for color in groups if color][:count]
        whole = sum(weight for _, weight in self.cards)
        found: list[Printing] = []

        def draw(color: str) -> None:
            card = _weighted(groups[color], chance)
            found.append(card)
            if not self.repeats:
                groups[color] = [one for one in groups[color] if one[0].card != card.card]

        share = {
            color: max(count * sum(weight for _, weight in held) - (color in sure) * whole, 0)
            for color, held in groups.items()
        }
        for color in sure:
            draw(color)
        while len(found) < count and any(groups.values()):
            there = [(color, share[color]) for color in groups if groups[color] and share[color]]
            draw(_weighted(there, chance) if there else next(one for one in groups if groups[one]))
        chance_order = list(range(len(found)))
        chance.shuffle(chance_order)
        return [found[place] for place in chance_order]


@final
@dataclass(frozen=True)
class Booster:
    """A product of a set: what it can hold, each with a weight that says how frequent that is."""

    set_code: str
    kind: str
    contents: tuple[tuple[tuple[tuple[Sheet, int], ...], int], ...]

    def opened(self, seed: int) -> tuple[Printing, ...]:
        """The cards in the booster with this number: the same number gives the same cards."""
        chance = Chance(seed)
        found: list[Printing] = []
        for sheet, count in _weighted(self.contents, chance):
            found += sheet.drawn(count, chance)
        return tuple(found)

    @property
    def digest(self) -> str:
        """What tells this booster from one made of other data, in few letters."""
        sheets = {sheet for listed, _ in self.contents for sheet, _ in listed}
        colors = sorted((sheet.name, sheet.colors) for sheet in sheets if sheet.colors)
        foils = sorted(sheet.name for sheet in sheets if sheet.is_foil)
        told = repr(self) + "".join(str(one) for one in (colors, foils) if one)
        return hashlib.sha256(told.encode()).hexdigest()[:12]


def booster_of(
    printed: CardSet, sets: Iterable[CardSet] = (), kind: str = "", era: Era = CURRENT
) -> Booster:
    """The boosters of a set of one kind, the usual one where none is named.

    ``sets`` are all that are known: sheets can have cards of other sets. Raises CardError, with
    those there are, for a kind that there isn't, and for a sheet whose cards aren't known.
    """
    named = [one for one in (USUAL_KINDS if not kind else (kind,)) if one in printed.boosters]
    if named:
        return _as_told(printed, named[0], printed.boosters[named[0]], tuple(sets), era)
    if kind:
        known = ", ".join(printed.boosters) or "-"
        raise CardError(Message(NO_KIND, code=printed.code, kind=repr(kind), known=known))
    return filled(BOOSTER, printed, era)


def filled(product: Product, printed: CardSet, era: Era = CURRENT) -> Booster:
    """A product with the cards of a set, by rarity.

    The places of a rarity that the set has not go to the next more common one, or else the next
    rarer. Raises CardError for a set without cards.
    """
    return Booster(printed.code, product.name, ((_by_rarity(product.contents, printed, era), 1),))


def _as_told(
    printed: CardSet, kind: str, data: BoosterData, sets: tuple[CardSet, ...], era: Era
) -> Booster:
    """The boosters that a set's file tells of."""
    known = _known(printed, sets)
    colors = {_printing(held, one): one.colors for held in (*sets, printed) for one in held.cards}
    sheets = {
        name: _sheet(name, one, printed, known, colors if one.balance_colors else {})
        for name, one in data.sheets.items()
    }
    found: list[tuple[tuple[tuple[Sheet, int], ...], int]] = []
    for one in [some for some in data.boosters if some.weight > 0]:
        listed = [(sheets[name], count) for name, count in one.contents.items() if name in sheets]
        words = [(name, count) for name, count in one.contents.items() if name not in sheets]
        for name, _ in words:
            if name not in SHEET_WORDS:
                raise CardError(
                    Message(
                        "the boosters of {code} have no sheet {name}",
                        code=printed.code,
                        name=repr(name),
                    )
                )
        by_rarity = tuple((SHEET_WORDS[name], count) for name, count in words)
        found.append(((*listed, *_by_rarity(by_rarity, printed, era)), one.weight))
    if not found:
        raise CardError(
            Message(
                "the boosters {kind} of {code} have no contents", kind=repr(kind), code=printed.code
            )
        )
    return Booster(printed.code, kind, tuple(found))


def _known(printed: CardSet, sets: tuple[CardSet, ...]) -> dict[str, Printing]:
    """What sheets call cards by: the uuid of any, the number of one of the set."""
    found = {one.uuid: _printing(held, one) for held in sets for one in held.cards}
    found |= {one.number: _printing(printed, one) for one in printed.cards}
    found |= {one.uuid: _printing(printed, one) for one in printed.cards}
    found.pop("", None)
    return found


def _sheet(
    name: str,
    data: SheetData,
    printed: CardSet,
    known: Mapping[str, Printing],
    colors: Mapping[Printing, tuple[str, ...]],
) -> Sheet:
    """A sheet that a set's file lists; ``colors`` are those of cards if it is balanced."""
    cards: list[tuple[Printing, int]] = []
    for word, often in data.cards.items():
        if word not in known:
            raise CardError(
                Message(
                    "the sheet {name} of {code} has a card {word} that is in no set that is "
                    "known; add the file of its set",
                    name=repr(name),
                    code=printed.code,
                    word=repr(word),
                )
            )
        if often > 0:
            cards.append((known[word], often))
    if not cards:
        raise CardError(
            Message("the sheet {name} of {code} has no cards", name=repr(name), code=printed.code)
        )
    shown = tuple(_single(colors.get(card, ())) for card, _ in cards) if colors else ()
    if data.foil:
        cards = [(replace(card, finish=Finish.FOIL), often) for card, often in cards]
    return Sheet(name, tuple(cards), data.fixed, data.allow_duplicates, shown if any(shown) else ())


def _single(colors: tuple[str, ...]) -> str:
    """The color of a card that has one only, or ""."""
    return colors[0] if len(colors) == 1 else ""


def _by_rarity(
    contents: Iterable[tuple[Rarity, int]], printed: CardSet, era: Era
) -> tuple[tuple[Sheet, int], ...]:
    """Sheets of the regular cards by rarity, with how many come from each."""
    held: dict[Rarity, list[Numbered]] = {}
    for card in printed.regular():
        if card.name in BASIC_LANDS:
            held.setdefault(Rarity.LAND, []).append(card)
        elif card.rarity in SHEET_WORDS:
            held.setdefault(rarity(card.rarity, era), []).append(card)
    counts: dict[Rarity, int] = {}
    for wanted, count in contents:
        there = _nearest(wanted, held, printed)
        counts[there] = counts.get(there, 0) + count
    return tuple((_rarity_sheet(one, held, printed), count) for one, count in counts.items())


def _nearest(wanted: Rarity, held: Mapping[Rarity, object], printed: CardSet) -> Rarity:
    """The rarity wanted, or the one that takes its place in a set that hasn't it."""
    place = ORDER.index(wanted)
    for one in (*reversed(ORDER[: place + 1]), *ORDER[place + 1 :]):
        if one in held:
            return one
    raise CardError(Message(NO_CARDS, code=printed.code))


def _rarity_sheet(wanted: Rarity, held: Mapping[Rarity, list[Numbered]], printed: CardSet) -> Sheet:
    """All cards of a rarity alike; among the rare ones the mythic ones as often as they come."""
    cards = [(_printing(printed, one), 1) for one in held[wanted]]
    mythics = held.get(Rarity.MYTHIC, []) if wanted is Rarity.RARE else []
    if mythics:
        weight = (RARES_FOR_A_MYTHIC - 1) * len(mythics)
        cards = [(card, weight) for card, _ in cards]
        cards += [(_printing(printed, one), len(held[wanted])) for one in mythics]
    return Sheet(wanted.value, tuple(cards))


def _printing(printed: CardSet, card: Numbered) -> Printing:
    return Printing(card.name, printed.code, card.number)


def _weighted(choices: Sequence[tuple[T, int]], chance: Chance) -> T:
    """One of several by their weights, which are more than 0."""
    place = chance.below(sum([weight for _, weight in choices]))
    for thing, weight in choices:
        place -= weight
        if place < 0:
            return thing
    raise AssertionError("chance went beyond the weights")
