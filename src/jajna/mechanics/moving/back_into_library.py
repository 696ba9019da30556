"""Putting cards of hands and graveyards into libraries. CR 401.4, 608.2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.base import Effect, Ref
from jajna.ir.choices import described
from jajna.ir.composites import DID
from jajna.ir.declared.binding import misplaced
from jajna.ir.refs import IMPLIED, Bound
from jajna.mechanics.choices.chosen_by_each import in_turn_order
from jajna.mechanics.choices.chosen_things import Choice
from jajna.mechanics.moving.found_cards import LIBRARY_PLACES, Put
from jajna.mechanics.things.whole_zones import WholeZone
from jajna.vocab import Zone
from jajna.wording import TABLES, phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["PutBack"]

PUT_BACK: Final = "put back"
"""Name, with the owner's seat, under which the cards are bound that are just put into a library."""
KEPT_IN: Final = 1 << Zone.HAND | 1 << Zone.GRAVEYARD
"""Where cards are chosen from that are put into a library."""
OWNER: Final = "puts back"
"""Name, with the owner's seat, under which their owner is bound, who arranges them."""


def put_back(game: Game, ctx: Context, cards: list[int], to: str) -> None:
    """Put cards into their owners' libraries; each owner arranges his own. CR 401.4, 101.4."""
    ctx.bind_number(DID, 0)
    steps: list[Effect] = []
    for owner in in_turn_order(game, [game.object(card).owner for card in cards]):
        name, by = f"{PUT_BACK} {owner}", f"{OWNER} {owner}"
        ctx.bind(name, [card for card in cards if game.object(card).owner == owner])
        ctx.bind(by, [owner])
        steps.append(Put(name, to, Bound(by)))
    game.frames.run_in_order(tuple(steps), ctx)


words("put in library", {key: (place.en, place.es) for key, place in LIBRARY_PLACES.items()})


@final
@dataclass(frozen=True)
class PutBack(Effect):
    """An instruction to put cards of the player's choice, or all of a zone, into a library: "two
    cards from your hand on top of your library in any order". CR 608.2d, 401.4.

    ``to`` is a key of the table "put in library".
    """

    what: Ref
    to: str
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(self.what, Choice):
            self.what.choose_for(game, ctx, self, "what", self.who, own=True)
        elif isinstance(self.what, WholeZone):
            cards: list[int] = []
            for player in self.who.things(game, ctx):
                cards += self.what.of(game, player)
            put_back(game, ctx, cards, self.to)
        else:
            put_back(game, ctx, self.what.things(game, ctx), self.to)


phrase(
    PutBack,
    en="{who} <puts> {what:some} {to:put in library}",
    es="{who} <pone> {what:some} {to:put in library}",
)


def _from_elsewhere(made: PutBack) -> str | None:
    fits = described(made.what)
    if fits is not None and fits.where() & ~KEPT_IN:
        return "it isn't said where the cards are taken from"
    return None


misplaced(PutBack, _from_elsewhere)

for _zone in (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY):
    _en, _es = TABLES["zones"][int(_zone)]
    phrase(
        PutBack,
        en=f"{{who}} <puts> all the cards from {{who:own}} {_en} {{to:put in library}}",
        es=f"{{who}} <pone> todas las cartas de {{who:own}} {_es} {{to:put in library}}",
        when={"what": WholeZone(int(_zone), every=True)},
    )
