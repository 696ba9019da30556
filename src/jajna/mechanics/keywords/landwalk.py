"""Landwalk. CR 702.14."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded
from jajna.ir.base import Filter
from jajna.ir.filters.logic import All, Either, Not
from jajna.ir.filters.nouns import OfSubtype, OfType
from jajna.ir.filters.qualities import OfSupertype
from jajna.mechanics.keywords.common import always, plain
from jajna.mechanics.rules.evasion import BeBlockedOnlyBy
from jajna.vocab import AsThough, Reads, Supertype, Type, is_player
from jajna.wording import Asked, family, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["CountsAs", "WhoseControllerControls", "landwalk"]


@final
@dataclass(frozen=True)
class WhoseControllerControls(Filter):
    """Having a controller who controls something that fits, as landwalk asks. CR 702.14c."""

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
    """An effect lets a blocker block as though something weren't so. CR 609.4.

    With ``attacker`` the effect is on the creature it would block. ``as_though`` is a mask of
    ``AsThough``.
    """

    as_though: int
    attacker: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        # what is identical to the attacker has its own effects, and may be gone
        return Reads.IDENTITY if self.attacker else 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        judged = ctx.source if self.attacker else thing
        return not is_player(judged) and game.object(judged).now.as_though & self.as_though != 0


family("landwalk", "cruzar tierras")


def landwalk(
    name: str,
    es: str,
    land: Filter,
    without: int = AsThough.NO_LANDWALK,
    asked: tuple[Asked, ...] = (),
) -> Keyworded:
    """Register a landwalk ability: unblockable while the defender controls such a land. CR 702.14c.

    Only the defending player's creatures can block, so that a blocker's controller is asked.
    ``without`` is a mask of the ``AsThough`` bits that make the ability count as not there.
    """
    lands = All((land, OfType(Type.LAND)))
    ignored = CountsAs(without | AsThough.NO_LANDWALK, attacker=True)
    unblocked = BeBlockedOnlyBy(Either((Not(WhoseControllerControls(lands)), ignored)))
    line = "cruza" + es.removeprefix("cruzar")
    return plain(
        name,
        es,
        meaning=always(unblocked),
        rule="702.14",
        asked=asked,
        kind_of="landwalk",
        line_es=line,
    )


PLAINSWALK: Final = landwalk(
    "plainswalk", "cruzar llanuras", OfSubtype("Plains"), AsThough.NO_PLAINSWALK, (Asked.NAME,)
)

ISLANDWALK: Final = landwalk(
    "islandwalk", "cruzar islas", OfSubtype("Island"), AsThough.NO_ISLANDWALK, (Asked.NAME,)
)

SWAMPWALK: Final = landwalk(
    "swampwalk", "cruzar pantanos", OfSubtype("Swamp"), AsThough.NO_SWAMPWALK, (Asked.NAME,)
)

MOUNTAINWALK: Final = landwalk(
    "mountainwalk",
    "cruzar montañas",
    OfSubtype("Mountain"),
    AsThough.NO_MOUNTAINWALK,
    (Asked.NAME,),
)

FORESTWALK: Final = landwalk(
    "forestwalk", "cruzar bosques", OfSubtype("Forest"), AsThough.NO_FORESTWALK, (Asked.NAME,)
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
