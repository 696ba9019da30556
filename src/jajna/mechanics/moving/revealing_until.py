"""Revealing or exiling cards from the top of libraries until something is found. CR 701.20a."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.base import Event
from jajna.events.hidden import Revealed
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.amounts import Number
from jajna.ir.base import Amount, Effect, Filter, Ref
from jajna.ir.declared.binding import THE_REST, mentions, tells
from jajna.ir.declared.names import EXILED, FOUND_LAST, REVEALED, binds
from jajna.ir.filters.nouns import Card
from jajna.ir.mentions import ANYTHING, Mention
from jajna.ir.refs import IMPLIED, Bound
from jajna.kernel.door.perform import perform
from jajna.mechanics.choices.chosen_by_each import GROUPS, LATEST_GROUP, in_turn_order
from jajna.mechanics.choices.chosen_things import TAKEN
from jajna.vocab import Zone
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["RevealUntil"]


@final
@dataclass(frozen=True)
class RevealUntil(Effect):
    """Players reveal cards of their libraries until they find ones that fit. CR 701.20a.

    They begin at the top. With ``exile`` they exile the cards instead. All of the cards are bound
    as revealed or exiled, those that were sought as ``FOUND_LAST``.
    """

    count: Amount
    what: Filter
    who: Ref = IMPLIED
    exile: bool = False

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ctx.bind(FOUND_LAST, [])
        ctx.bind(TAKEN, [])
        shown: list[int] = []
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            cards = self._seek(game, ctx, player)
            shown += cards
            events.append(Revealed(player, cards))
        if self.exile:
            events = [ZoneChange(card, Zone.LIBRARY, Zone.EXILE, "exile") for card in shown]
        ctx.bind(EXILED if self.exile else REVEALED, shown)
        ctx.bind_number(LATEST_GROUP, GROUPS.index(EXILED if self.exile else REVEALED))
        perform(game, events)

    def _seek(self, game: Game, ctx: Context, player: int) -> list[int]:
        left = self.count.value(game, ctx)
        cards: list[int] = []
        for card in game.players[player].library if left > 0 else []:
            cards.append(card)
            if self.what.matches(game, ctx, card):
                ctx.bind(FOUND_LAST, [*ctx.bound[FOUND_LAST], card])
                left -= 1
                if not left:
                    break
        return cards


binds(RevealUntil, EXILED, FOUND_LAST, LATEST_GROUP, REVEALED, TAKEN)


for _exile, _verb, _plain, _es, _plain_es in (
    (False, "reveals", "reveal", "muestra", "muestre"),
    (True, "exiles", "exile", "exilia", "exilie"),
):
    phrase(
        RevealUntil,
        en=f"{{who}} <{_verb}> cards from the top of {{who:own}} library until {{who:they}} "
        f"{_plain} {{count*what}}",
        es=f"{{who}} <{_es}> cartas de la parte superior de {{who:own}} biblioteca hasta que "
        f"<{_plain_es}> {{count*what}}",
        when={"exile": _exile},
    )


def _exiles_them(made: RevealUntil) -> bool:
    return made.exile


def _reveals_them(made: RevealUntil) -> bool:
    return not made.exile


def _sought(made: RevealUntil) -> list[Mention]:
    """ "That card" is the card sought, "those cards" are all, if they can be told apart."""
    if made.count != Number(1):
        return [Mention(Bound(""), ANYTHING, True, False)]
    every = EXILED if made.exile else REVEALED
    return [
        Mention(Bound(every), Card(), True, False),
        Mention(Bound(FOUND_LAST), made.what, False, False),
    ]


tells(RevealUntil, EXILED, _exiles_them)
tells(RevealUntil, REVEALED, _reveals_them)
tells(RevealUntil, THE_REST)
mentions(RevealUntil, _sought)
