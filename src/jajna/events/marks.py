"""Names of marks that record past events on objects and players. CR 400.7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import NO_EVENTS, EventKind, OfObject
from jajna.vocab import Color, Reads

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.game import Game

__all__ = [
    "ATTACKED",
    "ATTACKED_WITH_POWER",
    "BLOCKED_IN",
    "CRIMES",
    "DAMAGED_BY",
    "DEALT_DAMAGE",
    "DESTROYED_BY",
    "DONE_IN",
    "DRAWN_IN_STEP",
    "FACED",
    "LEFT_FIGHTING",
    "LIBRARIES_SEARCHED",
    "LOYALTY_ACTIVATED",
    "MANA_ON_SPELLS",
    "NONCOMBAT_DEALT",
    "NO_COUNTERS",
    "NO_MARKS",
    "PREPARED",
    "SACRIFICED_IN",
    "SACRIFICED_PERMANENTS",
    "STRUCK",
    "STRUCK_IN_COMBAT",
    "SUSPECTED",
    "TOKENS_CREATED",
    "UNLOCKED",
    "UNTIL_PASSING",
    "USED_ONCE",
    "Marked",
]

LOYALTY_ACTIVATED: Final = "loyalty abilities activated"
"""Name under which a player's activations of loyalty abilities of planeswalkers are counted."""
USED_ONCE: Final = "activated once"
"""Name of the mark with the indices of the activated abilities, among those that can be activated
only once, that were. CR 602.5b.
"""

ATTACKED: Final = "attacked"
"""Name of the mark that holds the turn in which a creature last attacked."""

BLOCKED_IN: Final = "blocked"
"""Name of the mark that holds the turn in which a creature last blocked."""

DEALT_DAMAGE: Final = "dealt damage"
"""Name of the mark that holds the turn in which a permanent last dealt damage."""

STRUCK: Final = "struck"
"""Name of the mark with the turn in which a permanent last damaged players, and these players."""

STRUCK_IN_COMBAT: Final = "struck in combat"
"""The same of combat damage alone."""

LEFT_FIGHTING: Final = "left fighting"
"""Name of the mark of a permanent that left the battlefield in combat: whether it attacked, and
whether it blocked. CR 608.2h.
"""

FACED: Final = "faced"
"""Name of the mark with the turn in which a creature last blocked or was blocked, and the masks of
the supertypes that the other creatures had then.
"""

ATTACKED_WITH_POWER: Final = "attacked with power"
"""Name of the mark with the power that an attacker had as it was declared."""

NONCOMBAT_DEALT: Final = {
    Color.WHITE: "noncombat damage dealt by white",
    Color.BLUE: "noncombat damage dealt by blue",
    Color.BLACK: "noncombat damage dealt by black",
    Color.RED: "noncombat damage dealt by red",
    Color.GREEN: "noncombat damage dealt by green",
}
"""Names of the noncombat damage dealt this turn by sources of a color that a player controlled."""

DRAWN_IN_STEP: Final = "drawn in the draw step"
"""Name of the number of cards the active player has drawn in this draw step."""

CRIMES: Final = "crimes committed"
"""Name of the number of crimes that a player committed this turn."""

MANA_ON_SPELLS: Final = "mana spent on spells"
"""Name of the amount of mana that a player spent this turn to cast spells."""

DONE_IN: Final = "done in turn"
"""Name of the mark of a turn in which its ability let do what may be done only once each turn."""
SACRIFICED_PERMANENTS: Final = "permanents sacrificed"
"""Name of the number of permanents that a player sacrificed this turn."""

SACRIFICED_IN: Final = "sacrificed"
"""Name of the mark that holds the turn in which a permanent was sacrificed."""
DESTROYED_BY: Final = "destroyed by"
"""Name of the mark with the turn in which a permanent was destroyed, and who controlled what did
that, a spell or ability.
"""

LIBRARIES_SEARCHED: Final = "own library searched"
"""Name of the number of times that a player searched their own library this turn."""

TOKENS_CREATED: Final = "tokens created"
"""Name of the number of tokens created under a player's control this turn."""

DAMAGED_BY: Final = "damaged by"
"""Name of the mark with the turn in which a permanent was last dealt damage, and the sources."""

SUSPECTED: Final = "suspected"
"""Name of the mark of a permanent that is suspected. CR 701.60b."""

PREPARED: Final = "prepared"
"""Name of the mark that joins a prepared permanent and the copy of its spell in exile, each with
the number of the other.
"""

UNLOCKED: Final = "unlocked"
"""Name of the mark with the mask of a permanent's unlocked halves: 1 left, 2 right. CR 709.5c."""

UNTIL_PASSING: Final = "until its owner passes"
"""Name of the mark of an exiled card that its owner may play until passing priority, with them."""

NO_COUNTERS: Final[dict[str, int]] = {}

NO_MARKS: Final[dict[str, list[int]]] = {}
"""The empty dicts that objects share; never changed, because counters and marks are replaced."""


@final
class Marked(OfObject):
    """A choice or link is noted on an object under a name. CR 607."""

    def __init__(self, thing: int, name: str, things: list[int]) -> None:
        super().__init__(EventKind.MARKED, thing)
        self.name = name
        self.marked = things

    def apply(self, game: Game) -> list[Event]:
        game.objects.own(self.object).mark(self.name, self.marked)
        game.characteristics.touch(self.object)
        game.characteristics.changed(Reads.MARKS)
        return NO_EVENTS
