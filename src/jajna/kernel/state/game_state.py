"""The records of which the state of a game consists, each with how it is copied for a fork.

A record holds what belongs to one subject, as data, and the few changes that need nothing else. It
knows no game. What ``clone`` leaves out says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.vocab import Reads, Step, Zone

if TYPE_CHECKING:
    from jajna.events.base import Event
    from jajna.kernel.combat.state import Combat
    from jajna.kernel.ending.loops import Loops
    from jajna.kernel.game import Game
    from jajna.kernel.layers.layers import GrantedKit
    from jajna.kernel.objects.identical import Alike, AlikeKey
    from jajna.kernel.objects.object import Object
    from jajna.kernel.players.player import Player
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context
    from jajna.kernel.state.gathering import Gathering
    from jajna.kernel.state.index import Index
    from jajna.kernel.state.lasting_effects import Continuous, DelayedTrigger, Shield
    from jajna.kernel.state.pending import Pending

__all__ = [
    "ComputedCharacteristics",
    "Effects",
    "History",
    "Knowledge",
    "Settings",
    "StateBased",
    "Turn",
    "Zones",
]


@final
class Turn:
    """Whose turn it is, which step, and what is to come after it. CR 500."""

    def __init__(self) -> None:
        self.number = 0
        self.active = 0
        """The seat of the active player. CR 102.1."""
        self.step = Step.CLEANUP
        self.combat: Combat | None = None
        """The combat phase under way, None outside. CR 506."""
        self.extra_turns: list[int] = []
        self.extra_steps: list[int] = []
        self.began = 0
        """How many events had happened as the turn began."""
        self.activated: dict[int, bool] = {}
        """The objects of which an ability was activated this turn."""
        self.cast_last_turn = 0
        """How many spells the active player of the turn before cast in it. CR 730.2."""

    def clone(self) -> Turn:
        """A copy for another game."""
        copy = Turn()
        copy.number = self.number
        copy.active = self.active
        copy.step = self.step
        copy.combat = self.combat.clone() if self.combat is not None else None
        copy.extra_turns = self.extra_turns.copy()
        copy.extra_steps = self.extra_steps.copy()
        copy.began = self.began
        copy.activated = self.activated.copy()
        copy.cast_last_turn = self.cast_last_turn
        return copy

    def remove_from_combat(self, number: int, characteristics: ComputedCharacteristics) -> None:
        """Remove a permanent from combat. CR 506.4."""
        if self.combat is not None:
            self.combat.remove(number)
            characteristics.changed(Reads.COMBAT)

    def defending_players(self, creature: int, source: int) -> list[int]:
        """The player that a creature, or else the source, attacks; none outside combat.
        CR 508.5.
        """
        if self.combat is None:
            return []
        for attacker in (creature, source):
            if self.combat.is_attacking(attacker):
                return [self.combat.defender(attacker)]
        return []


@final
class Zones:
    """The zones that players share, as lists of ids; the others are those of a ``Player``.
    CR 400.1.
    """

    def __init__(self) -> None:
        self.battlefield: list[int] = []
        self.stack: list[int] = []
        self.exile: list[int] = []
        self.command: list[int] = []
        self.phased: dict[int, Object] = {}
        """Phased-out permanents: they are in no list of a zone, and not among ``game.objects``.
        CR 702.26b.
        """
        self.out_of_order = False
        """Whether permanents stand in another order on the battlefield than that of their ids."""
        self.leaving: dict[int, bool] = {}
        """Those that have been taken out of the list of their zone already, as they are about to
        leave it together with many others.
        """

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
        """The list of ids that is a zone; the player counts for hand, library and graveyard."""
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
    """The effects in force, and what they say of the rules of the game. CR 611, 603.7, 614."""

    def __init__(self) -> None:
        self.clock = 0
        """The latest timestamp. CR 613.7."""
        self.lasting: list[Continuous] = []
        self.shields: list[Shield] = []
        self.delayed: list[DelayedTrigger] = []
        self.pending: list[Pending] = []
        """Triggered abilities that wait to be put on the stack. CR 603.3."""
        self.rules: list[PlayerRules] = []
        """What effects let and forbid each player; replaced, never changed. CR 613.11."""
        self.ruled = False
        """Whether any effect changes the rules of the game for a player. CR 613.11."""

    def clone(self, memo: dict[int, Context]) -> Effects:
        """A copy for another game."""
        copy = Effects()
        copy.clock = self.clock
        copy.lasting = [effect.clone(memo) for effect in self.lasting]
        copy.shields = [effect.clone(memo) for effect in self.shields]
        copy.delayed = [effect.clone(memo) for effect in self.delayed]
        copy.pending = [pending.clone(memo) for pending in self.pending]
        copy.rules = self.rules
        copy.ruled = self.ruled
        return copy

    def tick(self) -> int:
        """A new timestamp. CR 613.7."""
        self.clock += 1
        return self.clock

    def life_to_pay(self, player: Player) -> int:
        """How much life a player could pay: none where they can't lose any. CR 119.4, 119.8."""
        if self.rules and self.rules[player.id].cannot_lose_life:
            return 0
        return player.life


@final
class ComputedCharacteristics:
    """What has to be computed anew of the characteristics of objects, and what is kept for it.
    CR 613.
    """

    def __init__(self, index: Index) -> None:
        self.index = index
        self.dirty = True
        """Whether all characteristics must be computed anew; else only those of ``stale``."""
        self.stale: dict[int, bool] = {}
        self.modified: dict[int, bool] = {}
        """Objects whose characteristics are not their copiable values."""
        self.reads = 0
        """Which facts (``Reads``) the continuous effects depend on."""
        self.alike: dict[AlikeKey, Alike] = {}
        """What was computed of one of several identical permanents, since everything was."""
        self.kits: dict[tuple[int, int], GrantedKit] = {}
        """Kits with an ability added; the same for all forks, as they say nothing of a game."""

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
        """Note that an object's characteristics may have changed."""
        self.stale[number] = True

    def changed(self, facts: int) -> None:
        """Note that facts (``Reads``) have changed, on which continuous effects may depend."""
        if self.reads & facts:
            self.dirty = True
        for number, read in self.index.readers.items():
            if read & facts:
                self.stale[number] = True


@final
class StateBased:
    """What is to be looked at before state-based actions are performed again. CR 704.3."""

    def __init__(self) -> None:
        self.suspects: dict[int, bool] = {}
        """Permanents that may have come to need one since they were checked for."""
        self.watched: dict[int, bool] = {}
        """Permanents for which that may depend on others too."""
        self.settled = False
        """Whether nothing that matters to them has happened since there were none to perform."""
        self.judged = 0
        """How long the log was when they were last looked for."""
        self.strays: list[int] = []
        """Tokens that have left the battlefield and not yet ceased to exist. CR 704.5d."""

    def clone(self) -> StateBased:
        """A copy for another game, which isn't ``settled``: it may be changed before it goes on."""
        copy = StateBased()
        copy.suspects = self.suspects.copy()
        copy.watched = self.watched.copy()
        copy.judged = self.judged
        copy.strays = self.strays.copy()
        return copy


@final
class Knowledge:
    """What players have seen of hidden zones. CR 400.2, 701.20."""

    def __init__(self) -> None:
        self.seen: dict[int, int] = {}
        """Who knows a card in a hidden zone: object id to a mask of ``1 << seat``."""
        self.revealed: list[list[int]] = []

    def clone(self) -> Knowledge:
        """A copy for another game."""
        copy = Knowledge()
        copy.seen = self.seen.copy()
        copy.revealed = self.revealed.copy()
        return copy

    def show(self, cards: list[int], seats: int) -> None:
        """Remember that players, a mask of ``1 << seat``, have seen these cards. CR 701.20."""
        for card in cards:
            self.seen[card] = self.seen.get(card, 0) | seats

    def forget(self, cards: list[int]) -> None:
        """Nobody knows which of these cards is which, as in a shuffled library. CR 701.24."""
        if self.seen:
            for card in cards:
                self.seen.pop(card, None)


@final
class History:
    """What has happened so far, and what was answered."""

    def __init__(self, loops: Loops) -> None:
        self.loops = loops
        self.log: list[Event] = []
        self.answers: list[str] = []
        self.events_happened = 0
        self.batch_began = 0
        """How many events had happened before the batch that happens now."""
        self.acted = 0
        """How many events had happened when characteristics last changed or with the last one that
        was not the beginning of a step.
        """
        self.gathering: Gathering | None = None
        """Where events wait while an instruction is followed for several things. CR 608.2f."""
        self.checkpoint: Game | None = None
        """The game before the action under way began, for taking it back. CR 732.1."""

    def clone(self) -> History:
        """A copy for another game; nothing is ``gathering`` while a player is asked."""
        copy = History(self.loops.clone())
        copy.log = self.log.copy()
        copy.answers = self.answers.copy()
        copy.events_happened = self.events_happened
        copy.batch_began = self.batch_began
        copy.acted = self.acted
        copy.checkpoint = self.checkpoint
        return copy


@final
class Settings:
    """How a game is run; neither taking back an action nor anything in the game changes them."""

    def __init__(self) -> None:
        self.keep_log = True
        self.always_ask = False
        """Whether players with priority are asked even if they can only pass."""

    def clone(self) -> Settings:
        """A copy for another game."""
        copy = Settings()
        copy.keep_log = self.keep_log
        copy.always_ask = self.always_ask
        return copy
