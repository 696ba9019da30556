"""Anchor words: one of two is chosen as a permanent enters, and gives it an ability. CR 614.12c."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from jajna.decision import Answer, Decision, Kind, Pick, Shape
from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Static
from jajna.ir.base import Condition, Node
from jajna.ir.declared.names import chooses, finds_noted
from jajna.ir.filters.identity import SELF
from jajna.ir.refs import linked
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.keywords.common import abilities_in, where_they_work
from jajna.mechanics.replacements.entering import AsThisEnters
from jajna.vocab import Reads, Term
from jajna.wording import Layout, laid_out, phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Anchor", "AnchorIs", "ChooseAnchor"]

CHOSEN_ANCHOR: Final = "chosen anchor word"
"""Name of the mark that holds the place of the chosen word in ``Anchor``. CR 607.2m."""


class Anchor(Term):
    """An anchor word. CR 614.12c."""

    KHANS = "Khans"
    DRAGONS = "Dragons"
    ABZAN = "Abzan"
    JESKAI = "Jeskai"
    MARDU = "Mardu"
    SULTAI = "Sultai"
    TEMUR = "Temur"


_IN_SPANISH: Final = {Anchor.KHANS: "Kanes", Anchor.DRAGONS: "Dragones"}
"""The words that have another name in Spanish; the clans have none."""

ANCHORS: Final = tuple(Anchor)

words("anchor word", {one: (one.value, _IN_SPANISH.get(one, one.value)) for one in ANCHORS})


@final
@dataclass(frozen=True)
class ChooseAnchor(AsThisEnters):
    """As it enters, its controller chooses one of two anchor words. CR 614.12c."""

    first: Anchor
    second: Anchor

    def ask(self, game: Game, ctx: Context, event: Event) -> Decision | None:
        options: list[Answer] = [Pick(0, self.first.value), Pick(1, self.second.value)]
        return Decision(ctx.controller, Kind.WORD, "614.12c", Shape.ONE, options, source=ctx.source)

    def replace(self, game: Game, ctx: Context, event: Event, answer: Answer | None) -> list[Event]:
        assert isinstance(event, ZoneChange), event
        second = isinstance(answer, Pick) and answer.index == 1
        event.mark(CHOSEN_ANCHOR, [ANCHORS.index(self.second if second else self.first)])
        return [event]


chooses(ChooseAnchor, CHOSEN_ANCHOR)
phrase(
    ChooseAnchor,
    en="as ~ enters, choose {first:anchor word} or {second:anchor word}",
    es="en cuanto ~ entre, elige {first:anchor word} o {second:anchor word}",
)


@final
@dataclass(frozen=True)
class AnchorIs(Condition):
    """An anchor word was chosen as the source entered. CR 607.2m, 614.12c."""

    anchor: Anchor

    def reads(self) -> int:
        return Reads.MARKS

    def holds(self, game: Game, ctx: Context) -> bool:
        return linked(game, ctx, CHOSEN_ANCHOR) == [ANCHORS.index(self.anchor)]


finds_noted(AnchorIs, CHOSEN_ANCHOR)
phrase(
    AnchorIs,
    en="{anchor:anchor word} was chosen as ~ entered",
    es="se eligió {anchor:anchor word} en cuanto ~ entró",
)


def _anchored(anchor: Anchor) -> Callable[[tuple[Node, ...]], Keyworded]:
    """What makes the ability that an object has while this word was chosen. CR 614.12c."""

    def make(parts: tuple[Node, ...]) -> Keyworded:
        abilities = abilities_in(parts)
        zones = where_they_work(abilities)
        has = Static(SELF, (GainAbilities(abilities),), AnchorIs(anchor), zones)
        return Keyworded(anchor.value.lower(), 0, (), (has,))

    return make


for _anchor in ANCHORS:
    laid_out(
        _anchor.value.lower(),
        Layout.WORDED,
        _anchor.value.lower(),
        _IN_SPANISH.get(_anchor, _anchor.value).lower(),
        make=_anchored(_anchor),
    )
