"""The records that make up the state of a game, each with its way of being copied for a fork.

A record holds the data of one subject and the few changes that need no other record. It knows no
game. The docstring of ``clone`` says why it leaves out fields.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.vocab import Reads, Step, Zone

if TYPE_CHECKING:
    from jajna.decision import Kind
    from jajna.events.base import Event
    from jajna.kernel.combat.state import Combat
    from jajna.kernel.ending.loops import Loops
    from jajna.kernel.layers.layers import GrantedKit
    from jajna.kernel.objects.identical import Alike, AlikeKey
    from jajna.kernel.objects.object import Object
    from jajna.kernel.players.player import Player
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.checkpoints import Base, Checkpoint
    from jajna.kernel.state.context import Context
    from jajna.kernel.state.gathering import Gathering
    from jajna.kernel.state.index import Index
    from jajna.kernel.state.lasting_effects import (
        Continuous,
        DelayedTrigger,
        Lasting,
        Shield,
        Upcoming,
    )
    from jajna.kernel.state.pending import Pending

__all__ = [
    "MARKED",
    "ComputedCharacteristics",
    "Effects",
    "History",
    "Knowledge",
    "Secret",
    "Settings",
    "StateBased",
    "Turn",
    "Zones",
]


MARKED: Final = 64
"""What a step's number is raised by for each unit of the mark of its phase."""


@final
class Turn:
    """The turn and step under way, and the extra turns and steps to come. CR 500."""

    def __init__(self) -> None:
        self.number = 0
        self.active = 0
        """The seat of the active player. CR 102.1."""
        self.step = Step.CLEANUP
        self.combat: Combat | None = None
        """The combat phase under way, None outside. CR 506."""
        self.extra_turns: list[int] = []
        self.extra_marks: dict[int, int] = {}
        """The marks of extra turns that texts speak of, by place in ``extra_turns``. CR 500.7."""
        self.mark = 0
        """The mark of this turn, 0 without one."""
        self.extra_steps: list[int] = []
        """The steps to come after this phase; those of a phase that texts speak of begin with one
        raised by ``MARKED`` times its mark. CR 500.8.
        """
        self.next_steps: list[int] = []
        """The steps to come right after this step. CR 500.9."""
        self.postcombat_steps: list[int] = []
        """The steps to come after the first postcombat main phase, as ``extra_steps``. CR 500.8."""
        self.marked_steps: dict[int, int] = {}
        """The marks of phases that texts speak of, by the number of steps from there on."""
        self.phase_mark = 0
        """The mark of this combat phase, 0 without one."""
        self.upkeeps = 0
        """The number of upkeep steps of this turn so far. CR 503."""
        self.main_phases = 0
        """The number of main phases of this turn so far. CR 505.1b."""
        self.combat_phases = 0
        """The number of combat phases of this turn so far. CR 506.1."""
        self.end_steps = 0
        """The number of end steps of this turn so far. CR 513."""
        self.began = 0
        """The number of events before the turn began."""
        self.last_began = 0
        """The number of events before the turn before this one began."""
        self.untapped_lands: list[int] = []
        """The number of untapped lands that each player controlled as the turn began."""
        self.hands: list[int] = []
        """The number of cards in each player's hand as the turn began."""
        self.activated: dict[int, bool] = {}
        """The objects with an ability activated this turn."""
        self.cast_last_turn = 0
        """The number of spells the active player of the previous turn cast in it. CR 730.2."""

    def clone(self) -> Turn:
        """A copy for another game."""
        copy = Turn()
        copy.number = self.number
        copy.active = self.active
        copy.step = self.step
        copy.combat = self.combat.clone() if self.combat is not None else None
        copy.extra_turns = self.extra_turns.copy()
        copy.extra_marks = self.extra_marks.copy()
        copy.mark = self.mark
        copy.extra_steps = self.extra_steps.copy()
        copy.next_steps = self.next_steps.copy()
        copy.postcombat_steps = self.postcombat_steps.copy()
        copy.marked_steps = self.marked_steps.copy()
        copy.phase_mark = self.phase_mark
        copy.upkeeps = self.upkeeps
        copy.main_phases = self.main_phases
        copy.combat_phases = self.combat_phases
        copy.end_steps = self.end_steps
        copy.began = self.began
        copy.last_began = self.last_began
        copy.untapped_lands = self.untapped_lands
        copy.hands = self.hands
        copy.activated = self.activated.copy()
        copy.cast_last_turn = self.cast_last_turn
        return copy

    def remove_from_combat(self, number: int, characteristics: ComputedCharacteristics) -> None:
        """Remove a permanent from combat. CR 506.4."""
        if self.combat is not None:
            self.combat.remove(number)
            characteristics.changed(Reads.COMBAT)

    def defending_players(self, creature: int, source: int) -> list[int]:
        """The player that a creature, or else the source, attacks, or attacked before it was
        removed from combat; none outside combat. CR 508.5.
        """
        if self.combat is None:
            return []
        for attacker in (creature, source):
            if self.combat.is_attacking(attacker):
                return [self.combat.defender(attacker)]
        for attacker in (creature, source):
            if self.combat.defender(attacker) >= 0:
                return [self.combat.defender(attacker)]
        return []


@final
class Zones:
    """The zones that players share, as lists of object ids. CR 400.1.

    Each ``Player`` has the lists of their own library, hand and graveyard.
    """

    def __init__(self) -> None:
        self.battlefield: list[int] = []
        self.stack: list[int] = []
        self.exile: list[int] = []
        self.command: list[int] = []
        self.phased: dict[int, Object] = {}
        """The phased-out permanents by id, in no list of a zone and not in ``game.objects``.
        CR 702.26b.
        """
        self.out_of_order = False
        """Whether the list of the battlefield is in another order than that of ids."""
        self.leaving: dict[int, bool] = {}
        """Objects already removed from the list of their zone, as many leave it at once."""

    def clone(self, memo: dict[int, Context]) -> Zones:
        """A copy for another game; nothing is ``leaving`` while a player is asked."""
        copy = Zones()
        copy.battlefield = self.battlefield.copy()
        copy.stack = self.stack.copy()
        copy.exile = self.exile.copy()
        copy.command = self.command.copy()
        copy.phased = {number: thing.clone(memo) for number, thing in self.phased.items()}
        copy.out_of_order = self.out_of_order
        return copy

    def of(self, zone: Zone, player: Player) -> list[int]:
        """The list of object ids of a zone; the player matters for hand, library and graveyard."""
        if zone is Zone.BATTLEFIELD:
            return self.battlefield
        if zone is Zone.STACK:
            return self.stack
        if zone is Zone.EXILE:
            return self.exile
        if zone is Zone.COMMAND:
            return self.command
        if zone is Zone.LIBRARY:
            return player.library
        if zone is Zone.HAND:
            return player.hand
        if zone is Zone.NOWHERE:
            return player.outside
        assert zone is Zone.GRAVEYARD, zone
        return player.graveyard


@final
class Effects:
    """The lasting effects, and the game rules for players that effects make. CR 611, 603.7, 614."""

    def __init__(self) -> None:
        self.clock = 0
        """The latest timestamp. CR 613.7."""
        self.lasting: list[Continuous] = []
        self.shields: list[Shield] = []
        self.delayed: list[DelayedTrigger] = []
        self.upcoming: list[Upcoming] = []
        self.pending: list[Pending] = []
        """Triggered abilities that wait to be put on the stack. CR 603.3."""
        self.rules: list[PlayerRules] = []
        """The permissions and prohibitions of each player, by seat; replaced, never changed.
        CR 613.11.
        """
        self.ruled = False
        """Whether an effect changes the rules of the game for a player. CR 613.11."""

    def clone(self, memo: dict[int, Context]) -> Effects:
        """A copy for another game."""
        copy = Effects()
        copy.clock = self.clock
        copy.lasting = [effect.clone(memo) for effect in self.lasting]
        copy.shields = [effect.clone(memo) for effect in self.shields]
        copy.delayed = [effect.clone(memo) for effect in self.delayed]
        copy.upcoming = [effect.clone(memo) for effect in self.upcoming]
        copy.pending = [pending.clone(memo) for pending in self.pending]
        copy.rules = self.rules
        copy.ruled = self.ruled
        return copy

    def all_lasting(self) -> list[Lasting]:
        """Every effect that lasts, and those that are to begin."""
        return [*self.lasting, *self.shields, *self.delayed, *self.upcoming]

    def tick(self) -> int:
        """A new timestamp. CR 613.7."""
        self.clock += 1
        return self.clock

    def life_to_pay(self, player: Player) -> int:
        """The life a player could pay: 0 for a player who can't lose life. CR 119.4, 119.8."""
        if self.rules and self.rules[player.id].cannot_lose_life:
            return 0
        return player.life


@final
class ComputedCharacteristics:
    """Which characteristics of objects must be computed anew, and caches for doing so. CR 613."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self.dirty = True
        """Whether all characteristics must be computed anew; else only those of ``stale``."""
        self.stale: dict[int, bool] = {}
        self.modified: dict[int, bool] = {}
        """Objects whose characteristics are not their copiable values."""
        self.reads = 0
        """Mask of the facts (``Reads``) that the continuous effects depend on."""
        self.alike: dict[AlikeKey, Alike] = {}
        """The computed values of one of several identical permanents, since all were computed."""
        self.kits: dict[tuple[int, int], GrantedKit] = {}
        """Kits with an ability added; forks share them, because they depend on no game."""

    def clone(self) -> ComputedCharacteristics:
        """A copy for another game."""
        copy = ComputedCharacteristics(self.index.clone())
        copy.dirty = self.dirty
        copy.stale = self.stale.copy()
        copy.modified = self.modified.copy()
        copy.reads = self.reads
        copy.alike = self.alike
        copy.kits = self.kits
        return copy

    def touch(self, number: int) -> None:
        """Note that the characteristics of an object must be computed anew."""
        self.stale[number] = True

    def changed(self, facts: int) -> None:
        """Note that facts (``Reads``) have changed, which continuous effects may depend on."""
        if self.reads & facts:
            self.dirty = True
        for number, read in self.index.readers.items():
            if read & facts:
                self.stale[number] = True


@final
class StateBased:
    """The objects to check when state-based actions are next performed. CR 704.3."""

    def __init__(self) -> None:
        self.to_check: dict[int, bool] = {}
        """Permanents that a state-based action may have come to apply to since the last check."""
        self.watched: dict[int, bool] = {}
        """Permanents whose state-based actions may depend on other permanents too."""
        self.settled = False
        """Whether nothing relevant has happened since a check found no state-based action."""
        self.checked_until = 0
        """The length of the log at the last check."""
        self.departed_tokens: list[int] = []
        """Tokens that have left the battlefield and not yet ceased to exist. CR 704.5d."""

    def clone(self) -> StateBased:
        """A copy for another game, which isn't ``settled``: it may be changed before it goes on."""
        copy = StateBased()
        copy.to_check = self.to_check.copy()
        copy.watched = self.watched.copy()
        copy.checked_until = self.checked_until
        copy.departed_tokens = self.departed_tokens.copy()
        return copy


@final
class Secret:
    """A choice of cards, or of their order, that is not shown to everybody. CR 400.2, 401.4.

    ``among`` are the cards from which it was made, ``fitting`` those that could be chosen, and
    ``knowing`` a mask of the players who know what was chosen. With ``ordered`` the cards are put
    in an order, which stays secret even of cards that are being shown.
    """

    def __init__(
        self, among: list[int], fitting: list[int], knowing: int, ordered: bool = False
    ) -> None:
        self.among = among
        self.fitting = fitting
        self.knowing = knowing
        self.ordered = ordered


@final
class Knowledge:
    """The cards in hidden zones that players have seen. CR 400.2, 701.20.

    What a player may know in all is told by ``kernel.zones.knowledge``.
    """

    def __init__(self) -> None:
        self.seen: dict[int, int] = {}
        """The players who know a card in a hidden zone: object id to a mask of ``1 << seat``."""
        self.shown: dict[int, int] = {}
        """The cards that are being shown, with masks of those who see them. CR 701.20a, 701.20e."""
        self.secrets: dict[int, Secret] = {}
        """The secret choices that are being acted on, by each of the cards chosen."""

    def clone(self) -> Knowledge:
        """A copy for another game; secrets are only replaced."""
        copy = Knowledge()
        copy.seen = self.seen.copy()
        copy.shown = self.shown.copy()
        copy.secrets = self.secrets.copy()
        return copy

    def show(self, cards: list[int], seats: int) -> None:
        """Remember that players, a mask of ``1 << seat``, have seen these cards. CR 701.20."""
        for card in cards:
            self.seen[card] = self.seen.get(card, 0) | seats
            self.shown[card] = self.shown.get(card, 0) | seats

    def forget(self, cards: list[int]) -> None:
        """Remember that nobody knows these cards any longer, as after a shuffle. CR 701.24."""
        if self.seen:
            for card in cards:
                self.seen.pop(card, None)

    def hide(self, card: int, seat: int) -> None:
        """Remember that a player can no longer tell this card from others."""
        known = self.seen.get(card, 0) & ~(1 << seat)
        if known:
            self.seen[card] = known
        else:
            self.seen.pop(card, None)

    def conclude(self) -> None:
        """Remember that nothing is being shown or chosen any longer: a player gets priority."""
        if self.shown:
            self.shown = {}
        if self.secrets:
            self.secrets = {}


@final
class History:
    """The events that have happened and the answers that players gave."""

    def __init__(self, loops: Loops) -> None:
        self.loops = loops
        self.log: list[Event] = []
        self.answers: list[str] = []
        self.card_names: list[str] = []
        """The different card names that were chosen; marks hold their places here. CR 201.4."""
        self.events_happened = 0
        self.batch_began = 0
        """The number of events before the present batch."""
        self.acted = 0
        """The number of events when characteristics last changed, or anything but a step began."""
        self.gathering: Gathering | None = None
        """The events that wait while an instruction is followed for several things. CR 608.2f."""
        self.checkpoint: Checkpoint | None = None
        """The game before the action under way began, to reverse it. CR 732.1."""
        self.base: Base | None = None
        """An earlier copy of the game that serves several checkpoints; None for none."""

    def clone(self) -> History:
        """A copy for another game; nothing is ``gathering`` while a player is asked."""
        copy = History(self.loops.clone())
        copy.log = self.log.copy()
        copy.answers = self.answers.copy()
        copy.card_names = self.card_names.copy()
        copy.events_happened = self.events_happened
        copy.batch_began = self.batch_began
        copy.acted = self.acted
        copy.checkpoint = self.checkpoint
        copy.base = self.base.clone() if self.base is not None else None
        return copy

    def place_of(self, name: str) -> int:
        """The place of a card name among those that were chosen; it is added if it is new."""
        if name not in self.card_names:
            self.card_names.append(name)
        return self.card_names.index(name)


@final
class Settings:
    """The settings of a game; nothing in the game changes them, nor does reversing an action."""

    def __init__(self) -> None:
        self.keep_log = True
        self.always_ask = False
        """Whether players with priority are asked even if they can only pass."""
        self.asked_anyway: tuple[Kind, ...] = ()
        """Kinds of questions that are asked even if only one answer is legal: declarations of
        attackers and of blockers, and targets.
        """

    def clone(self) -> Settings:
        """A copy for another game."""
        copy = Settings()
        copy.keep_log = self.keep_log
        copy.always_ask = self.always_ask
        copy.asked_anyway = self.asked_anyway
        return copy
