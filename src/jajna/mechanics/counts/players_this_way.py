"""Players who did something by an earlier instruction: "who discarded this way". CR 608.2c."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Filter, walk
from jajna.ir.composites import Sequence
from jajna.ir.declared.binding import misplaced, needs
from jajna.ir.declared.names import DISCARDED, SACRIFICED, looks_up
from jajna.mechanics.actions.sacrifice import Sacrifice
from jajna.mechanics.things.draws import DRAWN
from jajna.vocab import is_another_player, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["WhoDiscarded", "WhoDiscardedAlike", "WhoDrew", "WhoSacrificed"]


@final
@dataclass(frozen=True)
class WhoDiscarded(Filter):
    """A player who has discarded something that fits as just told, or with ``negative`` nothing.
    CR 608.2c, 701.9a.
    """

    what: Filter
    negative: bool = False

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if not is_player(thing):
            return False
        for card in ctx.bound.get(DISCARDED, []):
            if game.object(card).owner == thing and self.what.matches(game, ctx, card):
                return not self.negative
        return self.negative


looks_up(WhoDiscarded, DISCARDED)
phrase(
    WhoDiscarded,
    en="who didn't discard {what:a} this way",
    es="que no <descartó> {what:un} de esta manera",
    when={"negative": True},
    place="suffix",
)
phrase(
    WhoDiscarded,
    en="who discarded {what:a} this way",
    es="que <descartó> {what:un} de esta manera",
    when={"negative": False},
    place="suffix",
)
needs(WhoDiscarded, DISCARDED)


@final
@dataclass(frozen=True)
class WhoDiscardedAlike(Filter):
    """A player who has just discarded a card that shares a card type with one that you have.
    CR 608.2c, 205.2a.
    """

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        types = 0
        for card in ctx.bound.get(DISCARDED, []):
            if not is_another_player(game.object(card).owner, ctx.controller):
                types |= game.object(card).now.types
        return is_player(thing) and any(
            game.object(card).owner == thing and game.object(card).now.types & types
            for card in ctx.bound.get(DISCARDED, [])
        )


looks_up(WhoDiscardedAlike, DISCARDED)
phrase(
    WhoDiscardedAlike,
    en="who discarded a card that shares a card type with the card you discarded",
    es="que <descartó> una carta que comparta un tipo de carta con la carta que descartaste",
    place="suffix",
)
needs(WhoDiscardedAlike, DISCARDED)


@final
@dataclass(frozen=True)
class WhoSacrificed(Filter):
    """A player who has sacrificed something that fits as just told, or with ``negative`` nothing.
    CR 608.2c, 701.21a.

    Without ``what`` the text says that the player can't sacrifice, and so has sacrificed nothing.
    """

    what: Filter | None = None
    negative: bool = True

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if not is_player(thing):
            return False
        for one in ctx.bound.get(SACRIFICED, []):
            fits = self.what is None or self.what.matches(game, ctx, one)
            if fits and game.object(one).controller == thing:
                return not self.negative
        return self.negative


looks_up(WhoSacrificed, SACRIFICED)
phrase(
    WhoSacrificed,
    en="who can't",
    es="que no <pueda>",
    when={"what": None, "negative": True},
    place="suffix",
)
phrase(
    WhoSacrificed,
    en="who didn't sacrifice {what:a}",
    es="que no <sacrificó> {what:un}",
    when={"negative": True},
    place="suffix",
)
phrase(
    WhoSacrificed,
    en="who sacrificed {what:a} this way",
    es="que <sacrificó> {what:un} de esta manera",
    when={"negative": False},
    place="suffix",
)
needs(WhoSacrificed, SACRIFICED)


@final
@dataclass(frozen=True)
class WhoDrew(Filter):
    """A player who has drawn a card as just told. CR 608.2c, 121.1."""

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and any(
            game.object(card).owner == thing for card in ctx.bound.get(DRAWN, [])
        )


looks_up(WhoDrew, DRAWN)
phrase(
    WhoDrew,
    en="who drew a card this way",
    es="que <robó> una carta de esta manera",
    place="suffix",
)
needs(WhoDrew, DRAWN, "nobody has drawn before")


def _why_of_something_else(made: Sequence) -> str | None:
    """The reason why "who can't" isn't about a sacrifice: that isn't told just before."""
    for place, effect in enumerate(made.effects):
        if any(isinstance(one, WhoSacrificed) and one.what is None for one in walk(effect)):
            before = made.effects[place - 1] if place else None
            if not isinstance(before, Sacrifice):
                return "who can't do what isn't said to be a sacrifice"
    return None


misplaced(Sequence, _why_of_something_else)
