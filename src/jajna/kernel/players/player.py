"""A player and the mana in a pool. CR 102, 106.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.marks import NO_COUNTERS
from jajna.ir.base import (
    Filter,
)
from jajna.kernel.objects.counters import with_counters
from jajna.noted import Noted
from jajna.vocab import Mana, ManaKept, Reads, Step

if TYPE_CHECKING:
    from jajna.ir.abilities import Ability
    from jajna.kernel.casting.available_actions import KeptActions
    from jajna.kernel.costs.mana_sources import SourcesNow
    from jajna.kernel.state.game_state import ComputedCharacteristics

__all__ = ["ManaUnit", "Player"]


@final
class ManaUnit:
    """One mana in a player's mana pool. CR 106.4.

    ``mana`` is the bit of its type, ``source`` the object that made it. ``only_for`` is a filter
    for what it may be spent on, None for anything. ``kept`` is how long it lasts, ``more`` what
    happens to a spell that it is spent on.
    """

    def __init__(
        self,
        mana: int,
        source: int,
        snow: bool = False,
        only_for: Filter | None = None,
        kept: ManaKept = ManaKept.NOT,
        more: Ability | None = None,
    ) -> None:
        self.kept = kept
        self.more = more
        self.mana = mana
        self.source = source
        self.snow = snow
        self.only_for = only_for
        self.number = 0
        """The number by which a delayed ability knows it that waits for it to be spent; 0: none.
        CR 106.6.
        """
        self.added = -1
        """How many events there were before it was added to the pool."""
        self.counts_as = mana
        """Mask of the types it can pay for in the cost considered (``costs.mana_sources``)."""

    def as_colorless(self) -> ManaUnit:
        """The same mana, but colorless. CR 106.1b."""
        made = ManaUnit(Mana.COLORLESS, self.source, self.snow, self.only_for, self.kept, self.more)
        made.number = self.number
        made.added = self.added
        return made

    def is_lost(self, step: Step, keeps: int = 0) -> bool:
        """Whether the mana is lost as that step, or its phase, ends. CR 500.5, 514.2.

        ``keeps`` is a mask of the types that its player doesn't lose.
        """
        if self.mana & keeps:
            return False
        if self.kept is ManaKept.COMBAT and step is Step.END_OF_COMBAT:
            return True
        return self.kept is ManaKept.NOT or step is Step.CLEANUP


_NO_AGENDAS: Final[dict[int, tuple[str, ...]]] = {}
_NOTHING_NOTED: Final[tuple[Noted, ...]] = ()


@final
class Player:
    """A player. CR 102. ``id`` is the seat; the zones are lists of object ids."""

    def __init__(self, seat: int, name: str, life: int) -> None:
        self.id = seat
        self.name = name
        self.life = life
        self.starting_life = life
        self.usual_hand = 7
        """The player's starting hand size, and maximum hand size without effects.
        CR 103.5, 402.2, 313.6.
        """
        self.library: list[int] = []
        self.hand: list[int] = []
        self.graveyard: list[int] = []
        self.outside: list[int] = []
        """The player's cards outside the game, such as a sideboard. CR 400.11a."""
        self.agendas: dict[int, tuple[str, ...]] = _NO_AGENDAS
        """The names chosen in secret for each face-down conspiracy; it is replaced, never changed.
        CR 702.106b.
        """
        self.noted = _NOTHING_NOTED
        """What the player noted as cards were drafted; it never changes. CR 905.2b."""
        self.pool: list[ManaUnit] = []
        self.counters = NO_COUNTERS
        self.lands_played = 0
        self.latest_turn = 0
        """The number of the player's latest turn."""
        self.turn_before = 0
        """The number of the player's turn before the latest."""
        self.attacked_lately: list[int] = []
        """The players whom the player attacked in their latest turn. It is replaced, never changed.
        CR 508.1k.
        """
        self.turns_begun = 0
        """The number of turns the player has begun this game."""
        self.turns_missed = 0
        """The number of turns that would have begun since the player left the game. CR 702.26n."""
        self.pays_by_hand = False
        """Whether the player is asked how to pay mana costs; otherwise the engine pays."""
        self.speed = 0
        """The player's speed; 0 for a player who has none. CR 702.179b, 702.179f."""
        self.in_game = True
        self.left_with: tuple[int, int, int] = (0, 0, 0)
        """The numbers of cards in the library, hand and graveyard of a player who has left, as they
        last were. CR 800.4i.
        """
        self.has_won = False
        self.drew = False
        """Whether the game was a draw for the player, who has left it. CR 801.15, 801.16."""
        self.drew_from_empty = False
        self.mulligans = 0
        self.controlled_by = -1
        """The player who controls this player this turn; -1: nobody else. CR 722.1."""
        self.next_controlled_by = -1
        """The player who will control this player's next turn; -1: nobody else. CR 722.1a."""
        self.turns_after_next = 0
        """The number of extra turns the player takes after their next turn. CR 500.7."""
        self.skips: dict[int, int] = {}
        """How often each step (``Step``) or turn (-1) is still to be skipped. CR 614.10."""
        self.spells: list[int] = []
        """The spells that the player has cast this turn, in order."""
        self.last_turn: dict[str, int] = {}
        """Events that concerned the player in the turn before this one, counted by name."""
        self.history: dict[str, int] = {}
        """Events that concerned the player this turn, counted by name."""
        self.woken = 0
        """The number of events before the player last got a new card, permanent or mana to use."""
        self.sources: SourcesNow | None = None
        """The cached mana sources of the player."""
        self.kept_actions: KeptActions | None = None
        """The cached actions of the player for when sorceries can be cast."""
        self.kept_instant_actions: KeptActions | None = None
        """The cached actions of the player for when sorceries can't be cast."""

    def clone(self) -> Player:
        """A copy for another game."""
        copy = Player(self.id, self.name, self.life)
        copy.library = self.library.copy()
        copy.hand = self.hand.copy()
        copy.graveyard = self.graveyard.copy()
        copy.outside = self.outside.copy()
        copy.agendas = self.agendas
        copy.noted = self.noted
        copy.pool = self.pool.copy()
        copy.counters = self.counters
        copy.lands_played = self.lands_played
        copy.latest_turn = self.latest_turn
        copy.turn_before = self.turn_before
        copy.attacked_lately = self.attacked_lately
        copy.turns_missed = self.turns_missed
        copy.pays_by_hand = self.pays_by_hand
        copy.speed = self.speed
        copy.in_game = self.in_game
        copy.left_with = self.left_with
        copy.has_won = self.has_won
        copy.drew = self.drew
        copy.drew_from_empty = self.drew_from_empty
        copy.mulligans = self.mulligans
        copy.controlled_by = self.controlled_by
        copy.next_controlled_by = self.next_controlled_by
        copy.turns_after_next = self.turns_after_next
        copy.skips = self.skips.copy()
        copy.spells = self.spells.copy()
        copy.last_turn = self.last_turn
        copy.starting_life = self.starting_life
        copy.usual_hand = self.usual_hand
        copy.turns_begun = self.turns_begun
        copy.history = self.history.copy()
        copy.woken = self.woken
        return copy

    def note_what_is_left(self) -> None:
        """Note what effects may ask of the player, who leaves a game that goes on. CR 800.4i."""
        self.left_with = (len(self.library), len(self.hand), len(self.graveyard))

    def library_size(self) -> int:
        """The number of cards in the player's library, now or as it last was. CR 800.4i."""
        return len(self.library) if self.in_game else self.left_with[0]

    def hand_size(self) -> int:
        """The number of cards in the player's hand, now or as it last was. CR 800.4i."""
        return len(self.hand) if self.in_game else self.left_with[1]

    def graveyard_size(self) -> int:
        """The number of cards in the player's graveyard, now or as it last was. CR 800.4i."""
        return len(self.graveyard) if self.in_game else self.left_with[2]

    def add_counters(self, name: str, number: int) -> None:
        """Give the player more counters, or with a negative number take some. CR 122.1."""
        self.counters = with_counters(self.counters, name, number)

    def happened(self, what: str) -> int:
        """How often something happened to or by the player this turn."""
        return self.history.get(what, 0)

    def note(self, characteristics: ComputedCharacteristics, what: str, number: int = 1) -> None:
        """Count something in the player's history of this turn."""
        self.history[what] = self.history.get(what, 0) + number
        characteristics.changed(Reads.HISTORY)
