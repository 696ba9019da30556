"""Conditions about one object: what it is, where, and in which state. CR 109, 110."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, final

from jajna.ir.base import Condition, Filter, Ref
from jajna.ir.filters import object_of
from jajna.ir.refs import THIS, as_known
from jajna.vocab import Aspects, Reads, Zone, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = [
    "STATES",
    "HasCountersOn",
    "HasKeyword",
    "IsA",
    "IsInZone",
    "IsState",
    "in_state",
]


@final
@dataclass(frozen=True)
class IsA(Condition):
    """What is referred to fits a description: "it's a creature", "~ is legendary".

    ``past``: the text says that it did; what has moved is judged as it last was.
    """

    what: Ref
    fits: Filter
    negative: bool = False
    past: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.BOARD | Reads.ZONES

    def holds(self, game: Game, ctx: Context) -> bool:
        found = as_known(self.what, game, ctx)
        return bool(found) and all(
            self.fits.matches(game, ctx, thing) != self.negative for thing in found
        )


phrase(
    IsA,
    en="{what} <is> {fits:quality}",
    es="{what} <es> {fits:quality}",
    when={"negative": False, "past": False},
)


phrase(
    IsA,
    en="{what} <isn't> {fits:quality}",
    es="{what} no <es> {fits:quality}",
    when={"negative": True, "past": False},
)


phrase(
    IsA,
    en="{what} <was> {fits:quality}",
    es="{what} <era> {fits:quality}",
    when={"negative": False, "past": True},
)


phrase(
    IsA,
    en="{what} <wasn't> {fits:quality}",
    es="{what} no <era> {fits:quality}",
    when={"negative": True, "past": True},
)


STATES: Final = {
    "tapped": ("tapped", "<*girado>"),
    "untapped": ("untapped", "<*enderezado>"),
    "attacking": ("attacking", "atacando"),
    "blocking": ("blocking", "bloqueando"),
    "enchanted": ("enchanted", "<*encantado>"),
    "equipped": ("equipped", "<*equipado>"),
    "attacking or blocking": ("attacking or blocking", "atacando o bloqueando"),
    "attacking alone": ("attacking alone", "atacando <*solo>"),
    "on the battlefield": ("on the battlefield", "en el campo de batalla"),
    "in your graveyard": ("in your graveyard", "en tu cementerio"),
}


words("state", STATES)


@final
@dataclass(frozen=True)
class IsState(Condition):
    """What is referred to is tapped, attacking, enchanted, on the battlefield ... CR 110.5."""

    what: Ref
    state: str
    negative: bool = False

    def aspects(self) -> int:
        return Aspects.TYPES

    def reads(self) -> int:
        return Reads.TAPS | Reads.COMBAT | Reads.ATTACHMENTS | Reads.BOARD | Reads.ZONES

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            if in_state(game, thing, self.state) != self.negative:
                return True
        return False


def in_state(game: Game, thing: int, state: str) -> bool:
    """Whether an object is in the state that the word names."""
    if is_player(thing):
        return False
    found = game.object(thing)
    combat = game.combat
    if state == "tapped":
        return found.tapped
    if state == "untapped":
        return not found.tapped
    if state == "attacking":
        return combat is not None and combat.is_attacking(thing)
    if state == "blocking":
        return combat is not None and combat.is_blocking(thing)
    if state == "attacking or blocking":
        return combat is not None and (combat.is_attacking(thing) or combat.is_blocking(thing))
    if state == "attacking alone":
        if combat is None or not combat.is_attacking(thing):
            return False
        return not any(combat.is_attacking(one) for one in game.battlefield if one != thing)
    if state == "on the battlefield":
        return game.exists(thing) and found.zone is Zone.BATTLEFIELD
    if state == "in your graveyard":
        return game.exists(thing) and found.zone is Zone.GRAVEYARD
    subtype = "Aura" if state == "enchanted" else "Equipment"
    assert state in ("enchanted", "equipped"), state
    return any(subtype in game.object(one).now.subtypes for one in found.attachments)


phrase(IsState, en="{what} <is> {state:state}", es="{what} <está> {state:state}")


phrase(
    IsState,
    en="{what} <isn't> {state:state}",
    es="{what} no <está> {state:state}",
    when={"negative": True},
)


@final
@dataclass(frozen=True)
class HasCountersOn(Condition):
    """An object has counters of a kind on it. CR 122.

    ``compare`` is "" for at least one, "or more", "or fewer", "exactly" or "no"; with " on" after
    it the text says "there are ... counters on".
    """

    what: Ref
    name: str
    number: int = 1
    compare: str = ""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COUNTERS

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            found = object_of(game, thing)
            count = found.counters.get(self.name, 0) if found is not None else 0
            compare = self.compare.removesuffix(" on")
            if compare in ("", "or more") and count >= self.number:
                return True
            if compare == "or fewer" and count <= self.number:
                return True
            if compare == "exactly" and count == self.number:
                return True
            if self.compare == "no" and count == 0:
                return True
        return False


for _compare, _en, _es in (
    ("or more", "{number} or more {name:counter} counters", "{number} o más contadores"),
    ("or fewer", "{number} or fewer {name:counter} counters", "{number} o menos contadores"),
    ("exactly", "exactly {number} {name:counter} counters", "exactamente {number} contadores"),
):
    phrase(
        HasCountersOn,
        en="{what} <has> " + _en + " on (it|them)",
        es="{what} <tiene> " + _es + " {name:counter}",
        when={"compare": _compare},
    )
    phrase(
        HasCountersOn,
        en="there are " + _en + " on {what}",
        es="<hay> " + _es + " {name:counter} sobre {what}",
        when={"compare": _compare + " on"},
    )


phrase(
    HasCountersOn,
    en="{what} <has> a {name:counter} counter on (it|them)",
    es="{what} <tiene> un contador {name:counter}",
    when={"compare": "", "number": 1},
)


phrase(
    HasCountersOn,
    en="{what} <has> no {name:counter} counters on (it|them)",
    es="{what} no <tiene> contadores {name:counter}",
    when={"compare": "no", "number": 1},
)


@final
@dataclass(frozen=True)
class IsInZone(Condition):
    """The source is in a zone of yours from which its ability works. CR 113.6m."""

    zone: int
    what: Ref = THIS

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.ZONES

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in self.what.things(game, ctx):
            found = object_of(game, thing)
            if found is not None and game.exists(thing) and found.zone == self.zone:
                return True
        return False


phrase(IsInZone, en="{what} is in your hand", es="{what} <está> en tu mano", when={"zone": 1})


@final
@dataclass(frozen=True)
class HasKeyword(Condition):
    """What is referred to has a keyword ability, by its bit, or doesn't. CR 702."""

    what: Ref
    keyword: int
    negative: bool = False

    def aspects(self) -> int:
        return Aspects.ABILITIES

    def reads(self) -> int:
        return Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        found = [object_of(game, thing) for thing in as_known(self.what, game, ctx)]
        return any(one is not None and one.has(self.keyword) != self.negative for one in found)


phrase(
    HasKeyword,
    en="{what} <has> {keyword:keyword}",
    es="{what} <tiene> la habilidad de {keyword:keyword}",
    when={"negative": False},
)
phrase(
    HasKeyword,
    en="{what} <doesn't> have {keyword:keyword}",
    es="{what} no <tiene> la habilidad de {keyword:keyword}",
    when={"negative": True},
)
