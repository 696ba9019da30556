"""What decks with commanders keep to: who can be one, and the colors of the other cards.

CR 702.124, 903.3, 903.4, 903.5, 903.12.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, final

from jajna.card import Card, Face
from jajna.cards.printing import face_text
from jajna.cards.symbols import colors_written
from jajna.era import Era
from jajna.formats.deck import Deck
from jajna.ir.abilities import CanLead, ColorBeforeGame, Keyworded
from jajna.mechanics.keywords.partner import (
    CHOOSE_A_BACKGROUND,
    DOCTORS_COMPANION,
    FRIENDS_FOREVER,
    PARTNER,
    CardName,
)
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.vocab import COLORS, Supertype, Type

__all__ = [
    "Commanders",
    "Fault",
    "Leaders",
    "color_identities",
    "color_identity",
    "faults",
    "may_come_in",
]

SPELLS: Final = Type.INSTANT | Type.SORCERY
VEHICLE: Final = "Vehicle"
SPACECRAFT: Final = "Spacecraft"
BACKGROUND: Final = "Background"
TIME_LORD_DOCTOR: Final = frozenset({"Time Lord", "Doctor"})
"""The creature types that a Doctor with a companion has, and no others. CR 702.124m."""
PARTNER_WITH: Final = "partner with"
SHARED: Final = (PARTNER.name, FRIENDS_FOREVER.name)
"""The names of the partner abilities that both commanders have. CR 702.124h, 702.124i."""


class Leaders(Enum):
    """Which cards can lead a deck."""

    LEGENDS = "legends"
    """Legendary creatures and what the rules put beside them. CR 903.3."""
    PLANESWALKERS = "planeswalkers"
    """Legendary planeswalkers too. CR 903.12c."""
    CREATURES = "creatures"
    """Any creature, as in Pauper Commander; the lists of the format say which."""
    SIGNED = "signed"
    """A planeswalker with an instant or sorcery, as in Oathbreaker."""


@final
@dataclass(frozen=True)
class Commanders:
    """What a format asks of commanders: the rules on them and on the size of decks, and which cards
    can lead.
    """

    rule: str
    size_rule: str
    leaders: Leaders = Leaders.LEGENDS
    partners_of_one_color: bool = False
    """Whether commanders of one color or none are considered to have partner. CR 903.13f."""


class Fault(NamedTuple):
    """What is wrong with a deck with commanders: the code of its violation, how many cards."""

    code: str
    rule: str
    number: int
    card: str = ""


def faults(deck: Deck, rules: Commanders) -> list[Fault]:
    """Commanders that a deck lacks or can't have, and cards of other colors than theirs."""
    leaders = [card for card, count in deck.commanders for _ in range(count)]
    if not leaders:
        return [Fault("no commander", rules.rule, 0)]
    if rules.leaders is Leaders.SIGNED:
        return [*_signed(leaders, rules), *_of_other_colors(deck, _identity(leaders), rules)]
    found = [
        Fault("not a commander", rules.rule, 1, card.name)
        for card in leaders
        if not _can_lead(card, rules) and not _is_background_of(card, leaders)
    ]
    if len(leaders) > 2 or (len(leaders) == 2 and not _lead_together(leaders, rules)):
        found.append(Fault("two commanders", "702.124a", len(leaders)))
    identity = 0
    for mask in color_identities(leaders, [card for card, _ in deck.main + deck.sideboard]):
        identity |= mask
    return found + _of_other_colors(deck, identity, rules)


def color_identities(leaders: Sequence[Card], cards: Iterable[Card]) -> list[int]:
    """A list of the masks of the commanders' color identities, in their order.

    The color chosen for a commander before the game is one that the deck's cards need besides the
    others; a commander without such a need has none yet. CR 903.4, 903.4b.
    """
    found = [color_identity(card) for card in leaders]
    if not any(_has_color_chosen(card) for card in leaders):
        return found
    needed = 0
    for card in cards:
        needed |= color_identity(card) | _land_colors(card.faces[0])
    for mask in found:
        needed &= ~mask
    for place, card in enumerate(leaders):
        if needed and _has_color_chosen(card):
            found[place] |= needed & -needed
            needed &= needed - 1
    return found


def _has_color_chosen(card: Card) -> bool:
    """Whether a player chooses a card's color before the game, if it is a commander. CR 903.4b."""
    return any(isinstance(ability, ColorBeforeGame) for ability in card.faces[0].abilities)


def _identity(leaders: list[Card]) -> int:
    """The mask of the colors of a deck's commanders. CR 903.4."""
    identity = 0
    for card in leaders:
        identity |= color_identity(card)
    return identity


def _signed(leaders: list[Card], rules: Commanders) -> list[Fault]:
    """What is wrong with a planeswalker and a signature spell of its colors."""
    walkers = [card for card in leaders if card.faces[0].types & Type.PLANESWALKER]
    spells = [card for card in leaders if card.faces[0].types & SPELLS]
    found = [
        Fault("not a commander", rules.rule, 1, card.name)
        for card in leaders
        if card not in walkers and card not in spells
    ]
    if not walkers:
        found.append(Fault("no commander", rules.rule, 0))
    elif not spells:
        found.append(Fault("no signature spell", rules.rule, 0))
    elif len(leaders) > 2:
        found.append(Fault("two commanders", rules.rule, len(leaders)))
    elif _identity(spells) & ~_identity(walkers):
        found.append(Fault("color identity", "903.5c", 1, spells[0].name))
    return found


def color_identity(card: Card) -> int:
    """The mask of the colors of a card: those of the mana symbols in its costs and texts, and of
    its color indicators. CR 903.4, 903.4c, 903.4d.
    """
    mask = 0
    for face in card.faces:
        cost = str(face.mana_cost) if face.mana_cost is not None else ""
        mask |= face.colors | colors_written(cost, face_text(face, "en"))
    return mask


def may_come_in(
    cards: tuple[Card, ...], led: Iterable[tuple[Card, int]], era: Era
) -> tuple[Card, ...]:
    """The cards outside the game that keep to the colors of a player's commanders, which are given
    with their color identities; all of them for who has none, or in other eras. CR 903.11a.
    """
    masks = [mask for _, mask in led]
    if not masks or not era.wishes_keep_to_deck:
        return cards
    identity = 0
    for mask in masks:
        identity |= mask
    return tuple(card for card in cards if not color_identity(card) & ~identity)


def _of_other_colors(deck: Deck, identity: int, rules: Commanders) -> list[Fault]:
    """The cards that have or can give other colors. CR 903.5c, 903.5d, 903.12e."""
    found: list[Fault] = []
    is_brawl = rules.leaders is Leaders.PLANESWALKERS
    spared = _spared_type(deck) if is_brawl and not identity else ""
    for card, count in deck.main + deck.sideboard:
        if color_identity(card) & ~identity:
            found.append(Fault("color identity", "903.5c", count, card.name))
        elif _land_colors(card.faces[0]) & ~identity and spared not in card.faces[0].subtypes:
            found.append(Fault("color identity", "903.5d", count, card.name))
    return found


def _spared_type(deck: Deck) -> str:
    """The basic land type that a colorless commander of Brawl lets a deck have. CR 903.12e."""
    counts = {
        name: sum(count for card, count in deck.main if _is_basic(card, name))
        for name in BASIC_LAND_TYPES
    }
    return max(counts, key=lambda name: counts[name])


def _is_basic(card: Card, name: str) -> bool:
    face = card.faces[0]
    return face.supertypes & Supertype.BASIC != 0 and name in face.subtypes


def _land_colors(face: Face) -> int:
    mask = 0
    for color, name in zip(COLORS, BASIC_LAND_TYPES, strict=True):
        mask |= color if name in face.subtypes else 0
    return mask


def _can_lead(card: Card, rules: Commanders) -> bool:
    """Whether a card can be a commander by what it is. CR 903.3, 903.12c."""
    face = card.faces[0]
    if rules.leaders is Leaders.CREATURES:
        return face.types & Type.CREATURE != 0
    if not face.supertypes & Supertype.LEGENDARY:
        return False
    if face.types & Type.CREATURE or VEHICLE in face.subtypes:
        return True
    if any(isinstance(ability, CanLead) for ability in face.abilities):  # CR 903.3a
        return True
    if face.types & Type.PLANESWALKER:
        return rules.leaders is Leaders.PLANESWALKERS
    return SPACECRAFT in face.subtypes and face.power != ""


def _lead_together(leaders: list[Card], rules: Commanders) -> bool:
    """Whether two cards can lead a deck together by the rules of a format. CR 702.124a, 903.13f."""
    if _are_partners(leaders[0], leaders[1]):
        return True
    return rules.partners_of_one_color and all(
        PARTNER.name in _names(card)
        or (_can_lead(card, rules) and color_identity(card).bit_count() <= 1)
        for card in leaders
    )


def _are_partners(first: Card, second: Card) -> bool:
    """Whether two cards can be commanders together. CR 702.124f, 702.124h-702.124m."""
    if any(name in _names(first) and name in _names(second) for name in SHARED):
        return True
    if _partner_of(first) == second.name and _partner_of(second) == first.name:
        return True
    return any(
        (CHOOSE_A_BACKGROUND.name in _names(one) and _is_background(other))
        or (DOCTORS_COMPANION.name in _names(one) and _is_doctor(other))
        for one, other in ((first, second), (second, first))
    )


def _is_background_of(card: Card, leaders: list[Card]) -> bool:
    """Whether a card leads as the Background that another commander has chosen. CR 702.124k."""
    return _is_background(card) and any(
        CHOOSE_A_BACKGROUND.name in _names(other) for other in leaders if other is not card
    )


def _is_background(card: Card) -> bool:
    face = card.faces[0]
    legendary = face.supertypes & Supertype.LEGENDARY and face.types & Type.ENCHANTMENT
    return legendary != 0 and BACKGROUND in face.subtypes


def _is_doctor(card: Card) -> bool:
    """Whether a card is a legendary Time Lord Doctor creature card of no other creature type."""
    face = card.faces[0]
    legendary = face.supertypes & Supertype.LEGENDARY and face.types & Type.CREATURE
    types = set(face.subtypes)
    return legendary != 0 and "Doctor" in types and types <= TIME_LORD_DOCTOR


def _names(card: Card) -> list[str]:
    return [one.name for one in _keywords(card)]


def _partner_of(card: Card) -> str:
    """The name of the card that a card has as its partner, "" for none."""
    for one in _keywords(card):
        if one.name == PARTNER_WITH and isinstance(one.parameter[0], CardName):
            return one.parameter[0].name
    return ""


def _keywords(card: Card) -> Iterable[Keyworded]:
    return [one for one in card.faces[0].abilities if isinstance(one, Keyworded)]
