"""The cards that variants ask for besides decks, and those that come with Jajna.

CR 901.3, 901.15a, 902.3, 904.3.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from jajna.card import Card
from jajna.cards.pool import Pool
from jajna.era import Era
from jajna.errors import CardError, DeckError
from jajna.formats.deck import Deck, copies_of
from jajna.kernel.objects.definitions import Definitions
from jajna.messages import Message
from jajna.variant import Variant
from jajna.vocab import NONTRADITIONAL, Type

__all__ = [
    "PLANES",
    "SCHEMES",
    "VANGUARDS",
    "cards_of",
    "creatures_for",
    "for_seats",
    "is_supplementary",
]

VANGUARDS: Final = (
    "Serra", "Urza", "Crovax", "Titania", "Sidar Kondo", "Maraxus", "Gix", "Rofellos", "Barrin",
    "Ertai", "Xantcha", "Ashnod",
)  # fmt: skip
"""The vanguards of the starter pool, in the order in which players who have none get them."""
MOMIR: Final = "Momir Vig, Simic Visionary Avatar"
"""The vanguard of all players in Momir Basic."""
PLANES: Final = (
    "Academy at Tolaria West", "Fields of Summer", "Gavony", "Goldmeadow", "Krosa", "Lethe Lake",
    "Llanowar", "Minamo", "Naar Isle", "Norn's Dominion", "Onakke Catacomb", "Panopticon", "Shiv",
    "Stronghold Furnace", "Tazeem", "The Fourth Sphere", "The Great Forest", "Velis Vel",
    "Mutual Epiphany", "Planewide Disaster",
)  # fmt: skip
"""The planes and phenomena of the starter pool: the planar deck of a player who has none."""
SCHEMES: Final = (
    "Behold the Power of Destruction", "Embrace My Diabolical Vision",
    "I Delight in Your Convulsions", "Ignite the Cloneforge!", "Look Skyward and Despair",
    "Realms Befitting My Majesty",
    "Roots of All Evil", "The Iron Guardian Stirs", "The Very Soil Shall Shake",
    "Tooth, Claw, and Tail", "What's Yours Is Now Mine", "Your Puny Minds Cannot Fathom",
)  # fmt: skip
"""The schemes of the starter pool, two of each: the scheme deck of an archenemy who has none."""
SMALLEST_SCHEME_DECK: Final = 20
MOST_SCHEMES_OF_A_NAME: Final = 2
"""CR 904.3."""
SMALLEST_LED_SCHEME_DECK: Final = 10
"""The fewest schemes of an archenemy with a commander. CR 904.13d."""
SMALLEST_PLANAR_DECK: Final = 10
MOST_PHENOMENA: Final = 2
"""CR 901.3."""
LARGEST_NEEDED: Final = 40
"""A communal planar deck of so many cards is large enough. CR 901.15a."""


def is_supplementary(card: Card) -> bool:
    """Whether a card is for a variant alone and isn't put into decks. CR 311.1, 313.1, 314.1."""
    return card.faces[0].types & NONTRADITIONAL != 0


def for_seats(
    variant: Variant, decks: Sequence[Deck], lookup: Callable[[str], Card]
) -> tuple[tuple[Card, ...], ...]:
    """The supplementary cards of each player: those listed with their deck, or starter cards.

    Raises DeckError for cards that the variant doesn't have, or not in this number.
    """
    found = tuple(
        cards_of(variant, deck, seat, len(decks), lookup) for seat, deck in enumerate(decks)
    )
    return found if variant.supplementary else ()


def cards_of(
    variant: Variant, deck: Deck, seat: int, players: int, lookup: Callable[[str], Card]
) -> tuple[Card, ...]:
    """The supplementary cards of the player in a seat, of so many. Raises DeckError as
    ``for_seats``.
    """
    _check_kinds(variant, deck)
    if not variant.supplementary or (seat and (variant.communal or variant.archenemy)):
        return ()
    own = tuple(deck.beside()) or _starter(variant, seat, lookup)
    if variant.supplementary & Type.CONSPIRACY:  # CR 905.4
        return (*own, *deck.conspiracies())
    if variant.supplementary & Type.PLANE:
        _check_planar_deck(own, players if variant.communal else 0)
    elif variant.supplementary & Type.SCHEME:
        _check_scheme_deck(own, variant)
    elif variant.supplementary & Type.VANGUARD:
        _check_vanguard(deck.name, own)
    return own


def creatures_for(variant: Variant, pool: Pool, era: Era) -> tuple[Card, ...]:
    """The creature cards of the pool among which a variant chooses at random in an era: those that
    compile, by name; none for other variants.
    """
    if not variant.random_creatures:
        return ()
    definitions = Definitions(era)
    found: list[Card] = []
    for name in pool.compiled_names():
        card = pool.card(name)
        if not card.faces[0].types & Type.CREATURE:
            continue
        try:
            definitions.of(card)
        except CardError:
            continue  # of a type that there wasn't
        found.append(card)
    return tuple(found)


def _check_kinds(variant: Variant, deck: Deck) -> None:
    for card, _ in deck.supplementary:
        if not card.faces[0].types & variant.supplementary:
            raise DeckError(
                Message(
                    "{card} of the deck {name} isn't a card with which {variant} is played",
                    card=card.name,
                    name=deck.name,
                    variant=variant.name,
                )
            )


def _check_vanguard(name: str, cards: tuple[Card, ...]) -> None:
    if len(cards) != 1:
        raise DeckError(
            Message(
                "the deck {name} has {count} vanguards; a player has one (CR 902.3)",
                name=name,
                count=len(cards),
            )
        )


def _check_planar_deck(cards: tuple[Card, ...], sharing: int) -> None:
    """Raise DeckError for a planar deck that is too small, or has too many phenomena, or two cards
    of one name; ``sharing`` is how many players share it, 0 for a deck of one's own.
    CR 901.3, 901.15a.
    """
    rule = "901.15a" if sharing else "901.3"
    least = min(SMALLEST_PLANAR_DECK * max(sharing, 1), LARGEST_NEEDED)
    most = MOST_PHENOMENA * max(sharing, 1)
    phenomena = sum(1 for card in cards if card.faces[0].types & Type.PHENOMENON)
    if len(cards) < least:
        raise DeckError(
            Message(
                "a planar deck of {count} cards; it needs {least} (CR {rule})",
                count=len(cards),
                least=least,
                rule=rule,
            )
        )
    if phenomena > most:
        raise DeckError(
            Message(
                "a planar deck with {count} phenomena; there can be {most} (CR {rule})",
                count=phenomena,
                most=most,
                rule=rule,
            )
        )
    for card, count in copies_of(cards):
        if count > 1:
            raise DeckError(
                Message(
                    "{count} copies of {card} in a planar deck; there can be one (CR {rule})",
                    count=count,
                    card=card.name,
                    rule=rule,
                )
            )


def _schemes(variant: Variant) -> tuple[int, int, str]:
    """The fewest schemes of a deck, the most copies of one, and the rule. CR 904.3, 904.13d."""
    if variant.commanders:
        return SMALLEST_LED_SCHEME_DECK, 1, "904.13d"
    return SMALLEST_SCHEME_DECK, MOST_SCHEMES_OF_A_NAME, "904.3"


def _check_scheme_deck(cards: tuple[Card, ...], variant: Variant) -> None:
    """Raise DeckError for too few schemes, or too many of one name. CR 904.3, 904.13d."""
    least, most, rule = _schemes(variant)
    if len(cards) < least:
        raise DeckError(
            Message(
                "a scheme deck of {count} cards; it needs {least} (CR {rule})",
                count=len(cards),
                least=least,
                rule=rule,
            )
        )
    for card, count in copies_of(cards):
        if count > most:
            raise DeckError(
                Message(
                    "{count} copies of {card} in a scheme deck; there can be {most} (CR {rule})",
                    count=count,
                    card=card.name,
                    most=most,
                    rule=rule,
                )
            )


def _starter(variant: Variant, seat: int, lookup: Callable[[str], Card]) -> tuple[Card, ...]:
    """The cards that a player gets who brings none."""
    if variant.supplementary & Type.CONSPIRACY:
        return ()  # CR 905.4: any number
    if variant.supplementary & Type.PLANE:
        return tuple(lookup(name) for name in PLANES)
    if variant.supplementary & Type.SCHEME:
        _, most, _ = _schemes(variant)
        return tuple(lookup(name) for name in SCHEMES for _ in range(most))
    if variant.random_creatures:
        return (lookup(MOMIR),)
    return (lookup(VANGUARDS[seat % len(VANGUARDS)]),)
