"""Evasion abilities: who can block a creature. And defender. CR 509.1b, 702.3, 702.9."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.ir.abilities import Ability, Keyworded, Static
from jajna.ir.amounts import StatOf
from jajna.ir.base import Filter, Modification
from jajna.ir.filters.identity import SELF
from jajna.ir.filters.logic import All, Either, Not
from jajna.ir.filters.nouns import OfSubtype, OfType
from jajna.ir.filters.qualities import OfColor, OfSupertype, WithKeyword
from jajna.ir.filters.stats import StatIs
from jajna.ir.refs import THIS
from jajna.mechanics.changes.blocking import BeBlockedOnlyBy, BlockOnly, NeedBlockers
from jajna.mechanics.changes.restrictions import Restrict
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.likeness import SharesWith
from jajna.vocab import AsThough, Cannot, Color, Keyword, Reads, Supertype, Type, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "DEFENDER",
    "FEAR",
    "FLYING",
    "HORSEMANSHIP",
    "INTIMIDATE",
    "MENACE",
    "SHADOW",
    "SKULK",
    "CountsAs",
    "WhoseControllerControls",
    "landwalk",
]


@final
@dataclass(frozen=True)
class WhoseControllerControls(Filter):
    """Whose controller controls something that fits: how landwalk judges blockers. CR 702.14c."""

    what: Filter

    def reads(self) -> int:
        return Reads.BOARD

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        controller = game.object(thing).controller
        for number in game.zones.battlefield:
            if game.object(number).controller == controller and self.what.matches(
                game, ctx, number
            ):
                return True
        return False


phrase(
    WhoseControllerControls,
    en="whose controller controls {what:a}",
    es="cuyo controlador <controla@él> {what:un}",
    place="suffix",
)


@final
@dataclass(frozen=True)
class CountsAs(Filter):
    """An effect lets it block, or with ``attacker`` what it would block be blocked, as though
    something weren't so: a mask of ``AsThough``. CR 609.4.
    """

    as_though: int
    attacker: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        judged = ctx.source if self.attacker else thing
        return not is_player(judged) and game.object(judged).now.as_though & self.as_though != 0


def _always(change: Modification, *others: Modification) -> tuple[Ability, ...]:
    """The meaning of a keyword that changes the object it is on."""
    return (Static(SELF, (change, *others)),)


FLYING: Final = plain(
    "flying",
    "volar",
    Keyword.FLYING,
    _always(
        BeBlockedOnlyBy(Either((WithKeyword(Keyword.FLYING), WithKeyword(Keyword.REACH)))),
    ),
    line_es="vuela",
)
"""CR 702.9b."""
DEFENDER: Final = plain(
    "defender", "defensor", Keyword.DEFENDER, _always(Restrict(Cannot.ATTACK_WITH_DEFENDER))
)
"""CR 702.3b."""
INTIMIDATE: Final = plain(
    "intimidate",
    "intimidar",
    Keyword.INTIMIDATE,
    _always(BeBlockedOnlyBy(Either((OfType(Type.ARTIFACT), SharesWith("color", THIS))))),
    line_es="intimida",
)
"""CR 702.13b."""
SHADOW: Final = plain(
    "shadow",
    "sombra",
    Keyword.SHADOW,
    _always(
        BeBlockedOnlyBy(Either((WithKeyword(Keyword.SHADOW), CountsAs(AsThough.SHADOW)))),
        BlockOnly(WithKeyword(Keyword.SHADOW)),
    ),
)
"""CR 702.28b."""
HORSEMANSHIP: Final = plain(
    "horsemanship",
    "cabalgar",
    Keyword.HORSEMANSHIP,
    _always(BeBlockedOnlyBy(WithKeyword(Keyword.HORSEMANSHIP))),
)
"""CR 702.31b."""
FEAR: Final = plain(
    "fear",
    "inspirar temor",
    Keyword.FEAR,
    _always(BeBlockedOnlyBy(Either((OfType(Type.ARTIFACT), OfColor(Color.BLACK))))),
    line_es="inspira temor",
)
"""CR 702.36b."""
MENACE: Final = plain("menace", "amenaza", Keyword.MENACE, _always(NeedBlockers(2)))
"""CR 702.111b."""
SKULK: Final = plain(
    "skulk",
    "escabullirse",
    Keyword.SKULK,
    _always(BeBlockedOnlyBy(StatIs("power", StatOf(THIS), "less or equal"))),
)
"""CR 702.118b."""


def landwalk(name: str, es: str, land: Filter, without: int = AsThough.NO_LANDWALK) -> Keyworded:
    """Register a landwalk ability: unblockable while the defender controls such a land. CR 702.14c.

    Only the defending player's creatures can block, so that a blocker's controller is asked.
    ``without`` are the bits of ``AsThough`` with which it counts as not there.
    """
    lands = All((land, OfType(Type.LAND)))
    ignored = CountsAs(without | AsThough.NO_LANDWALK, attacker=True)
    unblocked = BeBlockedOnlyBy(Either((Not(WhoseControllerControls(lands)), ignored)))
    line = "cruza" + es.removeprefix("cruzar")
    return plain(name, es, 0, _always(unblocked), line)


PLAINSWALK: Final = landwalk(
    "plainswalk", "cruzar llanuras", OfSubtype("Plains"), AsThough.NO_PLAINSWALK
)
ISLANDWALK: Final = landwalk(
    "islandwalk", "cruzar islas", OfSubtype("Island"), AsThough.NO_ISLANDWALK
)
SWAMPWALK: Final = landwalk(
    "swampwalk", "cruzar pantanos", OfSubtype("Swamp"), AsThough.NO_SWAMPWALK
)
MOUNTAINWALK: Final = landwalk(
    "mountainwalk", "cruzar montañas", OfSubtype("Mountain"), AsThough.NO_MOUNTAINWALK
)
FORESTWALK: Final = landwalk(
    "forestwalk", "cruzar bosques", OfSubtype("Forest"), AsThough.NO_FORESTWALK
)
DESERTWALK: Final = landwalk("desertwalk", "cruzar desiertos", OfSubtype("Desert"))
LEGENDARY_LANDWALK: Final = landwalk(
    "legendary landwalk", "cruzar tierras legendarias", OfSupertype(Supertype.LEGENDARY)
)
NONBASIC_LANDWALK: Final = landwalk(
    "nonbasic landwalk", "cruzar tierras no básicas", Not(OfSupertype(Supertype.BASIC))
)
SNOW_LANDWALK: Final = landwalk(
    "snow landwalk", "cruzar tierras nevadas", OfSupertype(Supertype.SNOW)
)
SNOW_SWAMPWALK: Final = landwalk(
    "snow swampwalk",
    "cruzar pantanos nevados",
    All((OfSupertype(Supertype.SNOW), OfSubtype("Swamp"))),
)
SNOW_MOUNTAINWALK: Final = landwalk(
    "snow mountainwalk",
    "cruzar montañas nevadas",
    All((OfSupertype(Supertype.SNOW), OfSubtype("Mountain"))),
)
SNOW_FORESTWALK: Final = landwalk(
    "snow forestwalk",
    "cruzar bosques nevados",
    All((OfSupertype(Supertype.SNOW), OfSubtype("Forest"))),
)
SNOW_ISLANDWALK: Final = landwalk(
    "snow islandwalk",
    "cruzar islas nevadas",
    All((OfSupertype(Supertype.SNOW), OfSubtype("Island"))),
)
ARTIFACT_LANDWALK: Final = landwalk(
    "artifact landwalk", "cruzar tierras artefacto", OfType(Type.ARTIFACT)
)
