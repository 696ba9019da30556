"""Places where instructions put cards, the order there, and what texts call the cards. CR 401.4."""

from __future__ import annotations

from typing import Final

from jajna.vocab import Term, Zone
from jajna.wording import words

__all__ = ["WHERE", "WHERE_ES", "Arrangement", "Called", "Place"]


class Place(Term):
    """A place where cards are put: a zone, and in a library its top or bottom."""

    HAND = "hand"
    THEIR_HAND = "their hand"
    GRAVEYARD = "graveyard"
    THEIR_GRAVEYARD = "their graveyard"
    THAT_PLAYERS_GRAVEYARD = "that player's graveyard"
    BATTLEFIELD = "battlefield"
    TAPPED = "tapped"
    ATTACKING = "attacking"
    """The battlefield, tapped and attacking. CR 508.4."""
    YOURS = "yours"
    THEIRS = "theirs"
    TOP = "top"
    BACK = "back"
    BOTTOM = "bottom"
    THEIR_TOP = "their top"
    THEIR_BACK = "their back"
    THEIR_BOTTOM = "their bottom"
    THAT_PLAYERS_TOP = "that player's top"
    THAT_PLAYERS_BACK = "that player's back"
    THAT_PLAYERS_BOTTOM = "that player's bottom"
    THAT_TOP = "that top"
    THAT_BACK = "that back"
    THAT_BOTTOM = "that bottom"
    ON_TOP = "on top"
    """The top of the library that was just shuffled."""

    def zone(self) -> Zone:
        """The zone that it is in."""
        if self in _OTHER_ZONES:
            return _OTHER_ZONES[self]
        return Zone.LIBRARY

    def position(self) -> int:
        """The position in a library: 0 is the top, -1 the bottom."""
        return -1 if self in _BOTTOMS else 0


class Arrangement(Term):
    """The order in which cards are put into a library, as far as the text says."""

    UNSAID = ""
    ANY = "any"
    RANDOM = "random"


class OfWhom(Term):
    """Whose library or control is meant, in the words of the text. CR 108.3, 109.5."""

    UNSAID = ""
    YOUR = "your"
    ITS = "its"
    THEIR = "their"
    OWNERS = "owners"
    THAT = "that"
    THEY = "they"
    NAMED = "named"

    def is_yours(self) -> bool:
        """Whether control is yours and not the owner's. CR 110.2a."""
        return self is OfWhom.UNSAID or self is OfWhom.YOUR


class Called(Term):
    """What a text calls cards that it has just spoken of."""

    UNSAID = ""
    IT = "it"
    THEM = "them"
    THAT_CARD = "that card"
    THOSE_CARDS = "those cards"
    THE_CARD = "the card"
    THE_REVEALED = "the revealed cards"


_OTHER_ZONES: Final = {
    Place.HAND: Zone.HAND,
    Place.THEIR_HAND: Zone.HAND,
    Place.GRAVEYARD: Zone.GRAVEYARD,
    Place.THEIR_GRAVEYARD: Zone.GRAVEYARD,
    Place.THAT_PLAYERS_GRAVEYARD: Zone.GRAVEYARD,
    Place.BATTLEFIELD: Zone.BATTLEFIELD,
    Place.TAPPED: Zone.BATTLEFIELD,
    Place.ATTACKING: Zone.BATTLEFIELD,
    Place.YOURS: Zone.BATTLEFIELD,
    Place.THEIRS: Zone.BATTLEFIELD,
}
_BOTTOMS: Final = (
    Place.BOTTOM,
    Place.THEIR_BOTTOM,
    Place.THAT_PLAYERS_BOTTOM,
    Place.THAT_BOTTOM,
)
_LIBRARIES: Final = (
    ((Place.TOP, Place.BACK, Place.BOTTOM), "your library", "tu biblioteca"),
    ((Place.THEIR_TOP, Place.THEIR_BACK, Place.THEIR_BOTTOM), "their library", "su biblioteca"),
    (
        (Place.THAT_PLAYERS_TOP, Place.THAT_PLAYERS_BACK, Place.THAT_PLAYERS_BOTTOM),
        "that player's library",
        "la biblioteca de ese jugador",
    ),
    ((Place.THAT_TOP, Place.THAT_BACK, Place.THAT_BOTTOM), "that library", "esa biblioteca"),
)


def _worded() -> dict[Place, tuple[str, str]]:
    """The words of each place in English and Spanish."""
    found = {
        Place.HAND: ("into your hand", "en tu mano"),
        Place.THEIR_HAND: ("into their hand", "en su mano"),
        Place.GRAVEYARD: ("into your graveyard", "en tu cementerio"),
        Place.THEIR_GRAVEYARD: ("into their graveyard", "en su cementerio"),
        Place.THAT_PLAYERS_GRAVEYARD: (
            "into that player's graveyard",
            "en el cementerio de ese jugador",
        ),
        Place.BATTLEFIELD: ("onto the battlefield", "en el campo de batalla"),
        Place.TAPPED: ("onto the battlefield tapped", "en el campo de batalla <*girado@card>"),
        Place.ATTACKING: (
            "onto the battlefield tapped and attacking",
            "en el campo de batalla <*girado@card> y atacando",
        ),
        Place.YOURS: (
            "onto the battlefield under your control",
            "en el campo de batalla bajo tu control",
        ),
        Place.THEIRS: (
            "onto the battlefield under their control",
            "en el campo de batalla bajo su control",
        ),
        Place.ON_TOP: ("on top", "en la parte superior"),
    }
    for (top, back, bottom), library, biblioteca in _LIBRARIES:
        found[top] = (f"on top of {library}", f"en la parte superior de {biblioteca}")
        found[back] = (
            f"back on top of {library}",
            f"de vuelta en la parte superior de {biblioteca}",
        )
        found[bottom] = (f"on the bottom of {library}", f"en el fondo de {biblioteca}")
    return found


words("put where", _worded())
words(
    "called",
    {
        Called.IT: ("it", "-la"),
        Called.THEM: ("them", "-las"),
        Called.THAT_CARD: ("that card", "esa carta"),
        Called.THOSE_CARDS: ("those cards", "esas cartas"),
        Called.THE_CARD: ("the card", "la carta"),
        Called.THE_REVEALED: ("the revealed cards", "las cartas mostradas"),
    },
)

WHERE: Final = "{to:put where}[order=any? in any order][order=random? in a random order]"
"""The words of a template for the fields ``to``, a place, and ``order``."""
WHERE_ES: Final = "{to:put where}[order=any? en cualquier orden][order=random? en orden aleatorio]"
"""The same in Spanish."""
