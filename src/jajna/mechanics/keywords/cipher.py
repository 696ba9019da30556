"""Cipher: a card in exile whose copies a creature lets its controller cast. CR 702.99."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind
from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import SpellAbility, Static, Triggered
from jajna.ir.base import Effect, Filter, Pattern, Ref
from jajna.ir.composites import Clause, Sequence
from jajna.ir.declared.names import binds, finds_noted, looks_up, notes
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.nouns import Player
from jajna.ir.refs import YOU
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import ask_for, chosen_things
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.lasting.casting_while_resolving import COPY, CastWhileResolving
from jajna.mechanics.things.spell_copies_and_targets import CopySpell
from jajna.mechanics.triggers.damage import DealsDamage
from jajna.vocab import Reads, Zone, is_player

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CIPHER", "DealsDamageEncoded", "Encode", "EncodedCard", "EncodedOn"]

ENCODED: Final = "encoded"
"""Name of the mark on a card in exile with the creature on which it is encoded, and under which a
triggered ability binds the card.
"""


@final
@dataclass(frozen=True)
class Encode(Effect):
    """You may exile the card that represents this spell encoded on a creature you control.
    CR 702.99a.
    """

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        spell = game.objects.get(ctx.item)
        if spell is None or spell.token or spell.zone is not Zone.STACK:
            return None
        creatures = [
            number
            for number in game.zones.battlefield
            if game.objects[number].controller == ctx.controller
            and game.objects[number].is_creature()
        ]
        return ask_for(ctx, ctx.controller, Kind.OBJECTS, "702.99a", creatures, 0, 1)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        events: list[Event] = []
        for creature in chosen_things(answer):
            move = ZoneChange(ctx.item, Zone.STACK, Zone.EXILE, "exile")
            move.mark(ENCODED, [creature])
            events.append(move)
        perform(game, events)


notes(Encode, ENCODED)


@final
@dataclass(frozen=True)
class EncodedOn(Filter):
    """The permanent on which the source is encoded. CR 702.99b, 702.99c."""

    def reads(self) -> int:
        return Reads.MARKS

    def aspects(self) -> int:
        return 0

    def where(self) -> int:
        return 1 << Zone.BATTLEFIELD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return not is_player(thing) and thing in game.object(ctx.source).marks.get(ENCODED, [])


finds_noted(EncodedOn, ENCODED)


def encoded_on(game: Game, creature: int) -> list[int]:
    """The cards in exile that are encoded on a permanent, in the order in which they came there."""
    return [
        card
        for card in game.zones.of(Zone.EXILE, game.players[0])
        if creature in game.objects[card].marks.get(ENCODED, [])
    ]


@final
@dataclass(frozen=True)
class DealsDamageEncoded(Pattern):
    """A trigger event: this creature deals combat damage to a player.

    Of several such abilities each is about another card encoded on it. CR 702.99a.
    """

    def kinds(self) -> tuple[int, ...]:
        return DAMAGE.kinds()

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return DAMAGE.matches(game, ctx, event)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        DAMAGE.bind(game, ctx, event)
        taken: list[int] = []
        for pending in game.effects.pending:
            if pending.event is event and pending.ctx.source == ctx.source:
                taken += pending.ctx.bound.get(ENCODED, [])
        left = [card for card in encoded_on(game, ctx.source) if card not in taken]
        ctx.bind(ENCODED, left[:1])


binds(DealsDamageEncoded, ENCODED)


DAMAGE: Final = DealsDamage(SELF, True, Player())


@final
@dataclass(frozen=True)
class EncodedCard(Ref):
    """The encoded card, as long as it remains so. CR 702.99c."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def things(self, game: Game, ctx: Context) -> list[int]:
        return [card for card in ctx.bound.get(ENCODED, []) if game.objects.exists(card)]


looks_up(EncodedCard, ENCODED)


_COPIED: Final = Clause(Sequence((CopySpell(EncodedCard()), CastWhileResolving(COPY))), may=YOU)
CIPHER: Final = plain(
    "cipher",
    "cifrar",
    0,
    (
        SpellAbility(Encode()),
        Static(
            EncodedOn(),
            (GainAbilities((Triggered(DealsDamageEncoded(), _COPIED),)),),
            zones=1 << Zone.EXILE,
        ),
    ),
    rule="702.99",
)
"""CR 702.99a."""
