"""The functions of the kernel that events and nodes of the IR call, by ``game.kernel``.

Events and nodes import only the types of the kernel, so they can't call its functions directly.
The kernel itself does. See docs/decisions/0017-the-state-in-records.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.effects import EffectBegan
from jajna.ir.mana import ADDING
from jajna.kernel.card_kinds import commanders, merged
from jajna.kernel.costs import mana_abilities, payment
from jajna.kernel.door import damage, players_leave
from jajna.kernel.door.perform import perform
from jajna.kernel.ending.outcome import finish
from jajna.kernel.layers import durations, layers
from jajna.kernel.objects.counters import change_counters
from jajna.kernel.players import range_of_influence
from jajna.kernel.resolution import paying, resolve, simultaneous_choices, together
from jajna.kernel.state.lasting_effects import DelayedTrigger
from jajna.kernel.turn import turn
from jajna.kernel.zones import conspiracies, faces, knowledge, move, planes
from jajna.vocab import ManaKept

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.events.base import Event
    from jajna.events.damage import DamageDealt
    from jajna.events.moves import TokenCreated, ZoneChange
    from jajna.ir.abilities import Ability, Triggered
    from jajna.ir.base import Effect, Filter
    from jajna.ir.composites import Clause
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context
    from jajna.kernel.state.lasting_effects import Lasting
    from jajna.vocab import Symbol, Zone

__all__ = ["KERNEL", "Kernel"]


@final
class Kernel:
    """Functions of the kernel by name; it has no state."""

    # -- for composite effects and costs -------------------------------------------------------

    def happen(self, game: Game, events: list[Event]) -> None:
        """Let simultaneous events happen."""
        perform(game, events)

    def planeswalk(self, game: Game, player: int) -> None:
        """Let a player planeswalk, who is the planar controller. CR 701.31b."""
        perform(game, planes.planeswalking(game, player))

    def roll_planar_die(self, game: Game, player: int) -> None:
        """Let a player roll the planar die. CR 901.9."""
        perform(game, [planes.PlanarDieRolled(player)])

    def run_clause(self, game: Game, clause: Clause, ctx: Context) -> None:
        """Follow an instruction with conditions, choice and costs, for each player who decides."""
        simultaneous_choices.run_clause(game, clause, ctx)

    def run_for_all(self, game: Game, things: list[int], effect: Effect, ctx: Context) -> None:
        """Follow an instruction for all of the things, at once if possible. CR 608.2f."""
        together.begin(game, things, effect, ctx)

    def trigger_later(
        self, game: Game, ability: Triggered, ctx: Context, duration: int, once: bool = True
    ) -> None:
        """Have a triggered ability wait for its event, ``once`` or each time. CR 603.7, 603.12.

        It chooses its own targets and modes.
        """
        kept = ctx.clone({})
        kept.targets = []
        kept.shares = []
        kept.modes = []
        later = DelayedTrigger(kept, ability.on, ability.effect, duration, once, ability.condition)
        perform(game, [EffectBegan(later)])

    def give_abilities(
        self, game: Game, now: Characteristics, abilities: tuple[Ability, ...]
    ) -> None:
        """Add abilities to characteristics being computed. CR 613.1f."""
        layers.with_abilities(game, now, abilities)

    def within(self, game: Game, player: int, things: list[int]) -> list[int]:
        """Those of the things that are within a player's range of influence. CR 801.2."""
        return range_of_influence.within(game, player, things)

    def choose_in_secret(self, game: Game, question: Decision, answer: Answer) -> None:
        """As ``knowledge.choose_in_secret``, for an answer that is the only one. CR 400.2."""
        knowledge.choose_in_secret(game, question, answer)

    def can_pay_mana(
        self, game: Game, ctx: Context, symbols: tuple[Symbol, ...], contained: int = 0
    ) -> bool:
        """Whether the context's controller could pay these mana symbols now; ``contained`` is a
        mask of what the cost contained before the values of its X were known.
        """
        bill = payment.Bill(ctx.controller, 0, symbols, contained=contained)
        return payment.payable(game, bill)

    def pay_mana(
        self, game: Game, ctx: Context, symbols: tuple[Symbol, ...], contained: int = 0
    ) -> None:
        """Have the context's controller pay mana symbols. CR 118.3a, 605.3a."""
        paying.pay_bill(game, payment.Bill(ctx.controller, 0, symbols, contained=contained))

    def produced(
        self, game: Game, ctx: Context, rows: list[tuple[int, ...]]
    ) -> list[tuple[int, ...]]:
        """What the context's ability produces instead of any of these rows. CR 106.12b."""
        return mana_abilities.produced(game, ctx, rows)

    def add_mana(
        self,
        game: Game,
        ctx: Context,
        players: list[int],
        mana: list[int],
        only_for: Filter | None,
        kept: ManaKept = ManaKept.NOT,
        more: Ability | None = None,
    ) -> None:
        """Let players add mana from the context's source. CR 106.3."""
        ctx.bind_number(ADDING, game.history.events_happened)
        perform(game, mana_abilities.added(game, ctx, players, mana, only_for, kept, more))

    def what_resolves(self, game: Game) -> tuple[Effect, ...]:
        """The instructions of the spell or ability that is resolving. CR 608.2c."""
        return resolve.what_resolves(game)

    def resolving_for(self, game: Game) -> int:
        """The controller of the spell or ability that is resolving; -1 if none is. CR 608."""
        return resolve.resolving_for(game)

    def mutate(self, game: Game, permanent: int, spell: int, top: bool) -> None:
        """Have a mutating creature spell merge with its target. CR 702.140c."""
        perform(game, [merged.Merged(permanent, spell, top)])

    # -- for events ----------------------------------------------------------------------------

    def move(self, game: Game, event: ZoneChange) -> list[Event]:
        """Move an object to another zone. CR 400.7."""
        return move.move(game, event)

    def create_tokens(self, game: Game, event: TokenCreated) -> list[Event]:
        """Create tokens. CR 111.2."""
        return move.create_tokens(game, event)

    def put_copy(self, game: Game, number: int, zone: Zone) -> None:
        """Put a new copy into its zone. CR 707.10, 707.12.

        A copy of a spell goes onto the stack, a copy of a card into the zone of the card.
        """
        move.put_copy(game, game.objects[number], zone)

    def note_commander_cast(self, game: Game, spell: int, player: int) -> None:
        """Count that a player has cast a commander from the command zone. CR 903.8."""
        commanders.note_cast(game, spell, player)

    def is_commander(self, game: Game, number: int) -> bool:
        """Whether an object is a commander, or was one as it last was. CR 903.3d."""
        return commanders.was_commander(game, number)

    def leave_stack(self, game: Game, number: int, to: Zone, cause: str) -> list[Event]:
        """Take a spell or ability off the stack. CR 608.2n, 701.6a."""
        return move.leave_stack(game, number, to, cause)

    def turn_face_up(
        self, game: Game, number: int, x: int, values: Characteristics | None = None
    ) -> None:
        """Turn a permanent face up. CR 708.8, 707.2.

        ``x`` is the X of the cost that was paid. ``values`` are its new copiable values, if any.
        """
        faces.turn_face_up(game, number, x, values)

    def turn_over(self, game: Game, number: int) -> None:
        """Turn a double-faced permanent over. CR 701.27a."""
        faces.turn_over(game, number)

    def flip(self, game: Game, number: int) -> None:
        """Flip a permanent. CR 710.4."""
        faces.flip(game, number)

    def set_doors(self, game: Game, number: int, mask: int) -> None:
        """Let these halves of a permanent be unlocked, and no others. CR 709.5c."""
        faces.set_doors(game, number, mask)

    def turn_conspiracy_up(self, game: Game, number: int) -> None:
        """Turn a face-down conspiracy face up. CR 702.106c."""
        perform(game, [conspiracies.ConspiracyTurnedUp(game.objects[number].owner, number)])

    def turn_face_down(self, game: Game, number: int, listed: Characteristics | None) -> None:
        """Turn a permanent face down. CR 708.2a."""
        faces.turn_face_down(game, number, listed)

    def merge(self, game: Game, permanent: int, spell: int, top: bool) -> None:
        """Merge a spell with a permanent. CR 729.2."""
        move.merge(game, permanent, spell, top)

    def attach(self, game: Game, number: int, to: int) -> None:
        """Attach, or with -1 unattach. CR 701.3."""
        move.attach(game, number, to)

    def deal_damage(self, game: Game, event: DamageDealt) -> list[Event]:
        """The results of damage. CR 120.3."""
        return damage.deal(game, event)

    def change_counters(self, game: Game, number: int, name: str, change: int) -> None:
        """Put counters on an object or player, or with a negative number remove them. CR 122."""
        change_counters(game, number, name, change)

    def begin_turn(self, game: Game, player: int, number: int) -> None:
        """Start the count of a turn. CR 500.1."""
        turn.begin(game, player, number)

    def player_leaves(self, game: Game, player: int) -> list[Event]:
        """Let a player who has lost leave the game; a list of the results. CR 104.5, 800.4a."""
        return players_leave.leave(game, player)

    def finish(self, game: Game, winner: int, rule: str) -> None:
        """End the game. CR 104.1."""
        finish(game, winner, rule)

    def begin_effect(self, game: Game, effect: Lasting) -> None:
        """Start a continuous effect, shield or delayed trigger. CR 611.2, 613.7b."""
        durations.begin(game, effect)

    def end_effects(self, game: Game, effects: list[Lasting]) -> None:
        """End effects whose duration is over."""
        durations.end(game, effects)


KERNEL: Final = Kernel()
