"""Cards in exile that their owners may cast in later turns: what plot and warp share. CR 601.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.effects import EffectBegan
from jajna.events.marks import Marked
from jajna.frozen import dataclass
from jajna.ir.base import Duration, Filter, Layer, Modification
from jajna.ir.declared.names import looks_up
from jajna.kernel.casting.legality import sorcery_speed
from jajna.kernel.players.player_rules import Permission
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.choices.chosen_by_each import in_zone
from jajna.mechanics.rules.play_from_elsewhere import PERMITTED, These
from jajna.vocab import Reads, Zone

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = ["THEN", "CastInLaterTurns", "cast_in_later_turns"]

THEN: Final = "turn of its exile"
"""Name of the number of the turn after which a card may be cast."""


@final
@dataclass(frozen=True)
class AsASorcery(Filter):
    """One of the cards bound as ``PERMITTED``, at a time when a sorcery could be cast.
    CR 702.170d.
    """

    def reads(self) -> int:
        return Reads.TURN

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing in ctx.bound[PERMITTED] and sorcery_speed(game, ctx.controller)


looks_up(AsASorcery, PERMITTED)


@final
@dataclass(frozen=True)
class CastInLaterTurns(Modification):
    """May cast the cards bound as ``PERMITTED`` in any turn after that with the number ``THEN``.

    ``free``: without paying their mana costs, and only when a sorcery could be cast.
    CR 702.170d, 702.185a.
    """

    free: bool

    def layer(self) -> int:
        return Layer.RULES

    def reads(self) -> int:
        return Reads.TURN

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if game.turn.number > ctx.numbers[THEN]:
            spells = AsASorcery() if self.free else These()
            rules.playable.append(Permission(ctx, These(), False, spells, self.free))


looks_up(CastInLaterTurns, THEN)


def cast_in_later_turns(
    game: Game, ctx: Context, cards: list[int], mark: str, free: bool
) -> list[Event]:
    """The events that mark cards in exile, and let their owners cast them from the next turn on."""
    events: list[Event] = []
    for card in in_zone(game, cards, Zone.EXILE):
        own = Context(ctx.source, game.object(card).owner)
        own.bind(PERMITTED, [card])
        own.bind_number(THEN, game.turn.number)
        change = (CastInLaterTurns(free),)
        lasting = Continuous(own, change, Duration.PERMANENT, [own.controller])
        events += [Marked(card, mark, [game.turn.number]), EffectBegan(lasting)]
    return events
