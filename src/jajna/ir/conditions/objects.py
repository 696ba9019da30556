"""Conditions about one object: what it is, where, and in which state. CR 109, 110."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.marks import LEFT_FIGHTING
from jajna.frozen import dataclass
from jajna.ir.abilities import Static
from jajna.ir.base import Amount, Condition, Filter, Ref
from jajna.ir.comparisons import Comparison, HowMany
from jajna.ir.declared.binding import COUNTERS, keeps, misplaced
from jajna.ir.filters.common import object_of
from jajna.ir.filters.owners import Controlled, ControlledByOpponent
from jajna.ir.filters.zones import InZone
from jajna.ir.measures import Stat, answers
from jajna.ir.modified import is_modified
from jajna.ir.refs import THIS, Bound, antecedent, as_known
from jajna.vocab import Aspects, Reads, Term, Zone, bit, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = [
    "STATES",
    "HasCountersOn",
    "HasEvenCounters",
    "HasKeyword",
    "HasSameStat",
    "HasStat",
    "IsA",
    "IsInZone",
    "IsState",
    "State",
    "in_state",
]


@final
@dataclass(frozen=True)
class IsA(Condition):
    """What is referred to fits a description: "it's a creature", "~ is legendary".

    ``past``: the text says that it did; what has moved is judged as it last was. ``apart``: it says
    "is not" and not "isn't".
    """

    what: Ref
    fits: Filter
    negative: bool = False
    past: bool = False
    apart: bool = field(default=False, compare=False)

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.BOARD | Reads.ZONES

    def holds(self, game: Game, ctx: Context) -> bool:
        found = as_known(self.what, game, ctx)
        return bool(found) and all(
            self.fits.matches(game, ctx, thing) != self.negative for thing in found
        )


_CONTROLLED: Final = (Controlled(), ControlledByOpponent())
for _fits, _past, _en, _es in (
    (Controlled(), False, "you control {what:that}", "controlas {what:that}"),
    (Controlled(), True, "you controlled {what}", "{what} <estaba> bajo tu control"),
    (
        ControlledByOpponent(),
        False,
        "an opponent controls {what:that}",
        "un oponente controla {what:that}",
    ),
    (
        ControlledByOpponent(),
        True,
        "an opponent controlled {what}",
        "{what} <estaba> bajo el control de un oponente",
    ),
):
    phrase(
        IsA,
        en=_en,
        es=_es,
        when={"negative": False, "past": _past, "fits": _fits},
    )


def _controlled_as_it_was_made(made: IsA) -> str | None:
    """Who "controlled" something is asked of what is gone, not of what was made just before."""
    if made.past and made.fits in _CONTROLLED and isinstance(antecedent(made.what), Bound):
        return "what was made just before wasn't there to be controlled"
    return None


misplaced(IsA, _controlled_as_it_was_made)


def _exiled_as_an_adjective(made: IsA) -> str | None:
    """ "It's exiled" tells where an ability functions, or what happens; it is read elsewhere."""
    exiled = isinstance(made.fits, InZone) and made.fits.word == "exiled"
    return "in exile isn't what it is" if exiled else None


misplaced(IsA, _exiled_as_an_adjective)
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
    when={"negative": True, "past": False, "apart": False},
)


phrase(
    IsA,
    en="{what} <is> not {fits:quality}",
    es="{what} no <es> {fits:quality}",
    when={"negative": True, "past": False, "apart": True},
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


class State(Term):
    """What an object is for a time: its status, what it does in combat, where it is. CR 110.5."""

    TAPPED = "tapped"
    UNTAPPED = "untapped"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    ENCHANTED = "enchanted"
    EQUIPPED = "equipped"
    ENCHANTED_OR_EQUIPPED = "enchanted or equipped"
    MODIFIED = "modified"
    ATTACKING_OR_BLOCKING = "attacking or blocking"
    ATTACKING_ALONE = "attacking alone"
    ON_THE_BATTLEFIELD = "on the battlefield"
    ON_THE_STACK = "on the stack"
    IN_YOUR_GRAVEYARD = "in your graveyard"
    IN_THE_COMMAND_ZONE_OR_ON_THE_BATTLEFIELD = "in the command zone or on the battlefield"
    IN_THE_COMMAND_ZONE = "in the command zone"
    IN_YOUR_GRAVEYARD_OR_ON_THE_BATTLEFIELD = "in your graveyard or on the battlefield"
    ON_THE_BATTLEFIELD_OR_IN_YOUR_GRAVEYARD = "on the battlefield or in your graveyard"
    SUSPENDED = "suspended"
    FACE_DOWN = "face down"


STATES: Final = {
    State.TAPPED: ("tapped", "<*girado>"),
    State.UNTAPPED: ("untapped", "<*enderezado>"),
    State.ATTACKING: ("attacking", "atacando"),
    State.BLOCKING: ("blocking", "bloqueando"),
    State.ENCHANTED: ("enchanted", "<*encantado>"),
    State.EQUIPPED: ("equipped", "<*equipado>"),
    State.ENCHANTED_OR_EQUIPPED: ("enchanted or equipped", "<*encantado> o <*equipado>"),
    State.MODIFIED: ("modified", "<*modificado>"),
    State.ATTACKING_OR_BLOCKING: ("attacking or blocking", "atacando o bloqueando"),
    State.ATTACKING_ALONE: ("attacking alone", "atacando <*solo>"),
    State.ON_THE_BATTLEFIELD: ("on the battlefield", "en el campo de batalla"),
    State.ON_THE_STACK: ("on the stack", "en la pila"),
    State.IN_YOUR_GRAVEYARD: ("in your graveyard", "en tu cementerio"),
    State.IN_THE_COMMAND_ZONE_OR_ON_THE_BATTLEFIELD: (
        "in the command zone or on the battlefield",
        "en la zona de mando o en el campo de batalla",
    ),
    State.IN_THE_COMMAND_ZONE: ("in the command zone", "en la zona de mando"),
    State.IN_YOUR_GRAVEYARD_OR_ON_THE_BATTLEFIELD: (
        "in your graveyard or on the battlefield",
        "en tu cementerio o en el campo de batalla",
    ),
    State.ON_THE_BATTLEFIELD_OR_IN_YOUR_GRAVEYARD: (
        "on the battlefield or in your graveyard",
        "en el campo de batalla o en tu cementerio",
    ),
    State.SUSPENDED: ("suspended", "<*suspendido>"),
    State.FACE_DOWN: ("face down", "boca abajo"),
}


words("state", STATES)
words(
    "past state",
    {
        state: STATES[state]
        for state in (
            State.TAPPED,
            State.UNTAPPED,
            State.ATTACKING,
            State.BLOCKING,
            State.ATTACKING_OR_BLOCKING,
            State.ENCHANTED,
            State.EQUIPPED,
            State.ENCHANTED_OR_EQUIPPED,
        )
    },
)


@final
@dataclass(frozen=True)
class IsState(Condition):
    """What is referred to is tapped, attacking, enchanted, on the battlefield ... CR 110.5.

    ``past``: the text says that it was; what has moved is judged as it last was (CR 608.2h).
    """

    what: Ref
    state: State
    negative: bool = False
    past: bool = False
    still: bool = field(default=False, compare=False)
    """Whether the text says "still"."""
    apart: bool = field(default=False, compare=False)
    """Whether the text says "is not" and not "isn't"."""

    def aspects(self) -> int:
        return Aspects.TYPES | Aspects.CONTROLLER

    def reads(self) -> int:
        read = Reads.TAPS | Reads.COMBAT | Reads.ATTACHMENTS | Reads.BOARD | Reads.ZONES
        return read | Reads.COUNTERS if self.state is State.MODIFIED else read

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            if in_state(game, thing, self.state) != self.negative:
                return True
        return False


def _is_there(made: Static) -> str | None:
    """What a card is in the command zone no ability changes that functions there alone."""
    condition = made.condition
    if isinstance(condition, IsState) and condition.state is State.IN_THE_COMMAND_ZONE:
        return "there it changes nothing"
    return None


misplaced(Static, _is_there)


def is_suspended(thing: Object) -> bool:
    """Whether a card is suspended. CR 702.62b."""
    if thing.zone is not Zone.EXILE or not thing.counters.get("time", 0):
        return False
    return any(one.name in _SUSPEND for one in thing.now.kit.keyworded)


_SUSPEND: Final = ("suspend", "suspend X", "suspend alone")
"""The keyword abilities called suspend."""


def in_state(game: Game, thing: int, state: State) -> bool:
    """Whether an object is in a state."""
    if is_player(thing):
        return False
    found = game.object(thing)
    combat = game.turn.combat
    if state is State.TAPPED:
        return found.tapped
    if state is State.UNTAPPED:
        return not found.tapped
    if state in (State.ATTACKING, State.BLOCKING, State.ATTACKING_OR_BLOCKING):
        attacks, blocks = _fights(game, thing)
        return (attacks and state is not State.BLOCKING) or (
            blocks and state is not State.ATTACKING
        )
    if state is State.ATTACKING_ALONE:
        if combat is None or not combat.is_attacking(thing):
            return False
        return not any(combat.is_attacking(one) for one in game.zones.battlefield if one != thing)
    if state in ZONES_OF_STATES:
        return game.objects.exists(thing) and bit(found.zone) & ZONES_OF_STATES[state] != 0
    if state is State.SUSPENDED:
        return game.objects.exists(thing) and is_suspended(found)
    if state is State.FACE_DOWN:
        return found.face_down
    if state is State.MODIFIED:
        return is_modified(game, thing)
    subtypes = _ATTACHED[state]
    for one in found.attachments:
        if any(subtype in game.object(one).now.subtypes for subtype in subtypes):
            return True
    return False


def _fights(game: Game, thing: int) -> tuple[bool, bool]:
    """Whether an object is attacking and whether it is blocking, or was as it left. CR 608.2h."""
    if not game.objects.exists(thing):
        attacked, blocked = game.object(thing).marks.get(LEFT_FIGHTING, [0, 0])
        return attacked > 0, blocked > 0
    combat = game.turn.combat
    if combat is None:
        return False, False
    return combat.is_attacking(thing), combat.is_blocking(thing)


ZONES_OF_STATES: Final = {
    State.ON_THE_BATTLEFIELD: 1 << Zone.BATTLEFIELD,
    State.ON_THE_STACK: 1 << Zone.STACK,
    State.IN_YOUR_GRAVEYARD: 1 << Zone.GRAVEYARD,
    State.IN_THE_COMMAND_ZONE: 1 << Zone.COMMAND,
    State.IN_THE_COMMAND_ZONE_OR_ON_THE_BATTLEFIELD: 1 << Zone.COMMAND | 1 << Zone.BATTLEFIELD,
    State.IN_YOUR_GRAVEYARD_OR_ON_THE_BATTLEFIELD: 1 << Zone.GRAVEYARD | 1 << Zone.BATTLEFIELD,
    State.ON_THE_BATTLEFIELD_OR_IN_YOUR_GRAVEYARD: 1 << Zone.GRAVEYARD | 1 << Zone.BATTLEFIELD,
}
"""The zones in which something is that is in the state, as masks."""

_ATTACHED: Final = {
    State.ENCHANTED: ("Aura",),
    State.EQUIPPED: ("Equipment",),
    State.ENCHANTED_OR_EQUIPPED: ("Aura", "Equipment"),
}
"""What is attached to something in the state."""


phrase(
    IsState,
    en="{what} <is> {state:state}",
    es="{what} <está> {state:state}",
    when={"negative": False, "past": False, "still": False},
)


phrase(
    IsState,
    en="{what} <is> still {state:state}",
    es="{what} todavía <está> {state:state}",
    when={"negative": False, "past": False, "still": True},
)


phrase(
    IsState,
    en="{what} <is> not {state:state}",
    es="{what} no <está> {state:state}",
    when={"negative": True, "past": False, "apart": True},
)


phrase(
    IsState,
    en="{what} <isn't> {state:state}",
    es="{what} no <está> {state:state}",
    when={"negative": True, "past": False, "apart": False},
)


phrase(
    IsState,
    en="{what} <was> {state:past state}",
    es="{what} <estaba> {state:past state}",
    when={"negative": False, "past": True},
)


@final
@dataclass(frozen=True)
class HasCountersOn(Condition):
    """An object has counters on it, of a kind or, without a name, of any. CR 122.

    ``plural``: the text says "counters" and no number; ``there``: it says that there are so many
    "on" the object. ``past``: it says that the object had them; what has moved is judged as it last
    was (CR 608.2h).
    """

    what: Ref
    name: str
    number: int = 1
    compare: HowMany = HowMany.A
    past: bool = False
    plural: bool = False
    there: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COUNTERS

    def holds(self, game: Game, ctx: Context) -> bool:
        for thing in as_known(self.what, game, ctx):
            found = object_of(game, thing)
            count = _counters(found, self.name) if found is not None else 0
            if self.compare.fits(count, self.number):
                return True
        return False


def _counters(found: Object, name: str) -> int:
    if name == "":
        return sum(found.counters.values())
    return found.counters.get(name, 0)


for _compare, _en, _es in (
    (HowMany.OR_MORE, "{number} or more", "{number:uno} o más contadores"),
    (HowMany.OR_FEWER, "{number} or fewer", "{number:uno} o menos contadores"),
    (HowMany.FEWER, "fewer than {number}", "menos de {number} contadores"),
    (HowMany.EXACTLY, "exactly {number}", "exactamente {number} contadores"),
    (HowMany.NO, "no", ""),
):
    for _past in (False, True):
        phrase(
            HasCountersOn,
            en=("{what} had " if _past else "{what} <has> ")
            + f"{_en} {{name:counter}} counters on (it|them)",
            es=("{what} " if _es else "{what} no ")
            + ("<tenía> " if _past else "<tiene> ")
            + (_es or "contadores")
            + " {name:counter}",
            when={"compare": _compare, "past": _past}
            if _es
            else {"compare": _compare, "past": _past, "number": 1, "plural": True},
        )
    phrase(
        HasCountersOn,
        en="there are " + _en + " {name:counter} counters on {what}",
        es=("<hay> " + _es if _es else "no <hay> contadores") + " {name:counter} sobre {what}",
        when={"compare": _compare, "past": False, "there": True}
        if _es
        else {"compare": _compare, "past": False, "number": 1, "plural": True, "there": True},
    )
for _past in (False, True):
    phrase(
        HasCountersOn,
        en=("{what} had" if _past else "{what} <has>")
        + " (a|an) {name:counter} counter on (it|them)",
        es=("{what} <tenía>" if _past else "{what} <tiene>") + " un contador {name:counter}",
        when={"compare": HowMany.A, "number": 1, "past": _past},
    )
    phrase(
        HasCountersOn,
        en=("{what} didn't" if _past else "{what} <doesn't>")
        + " have (a|an) {name:counter} counter on (it|them)",
        es=("{what} no <tenía>" if _past else "{what} no <tiene>")
        + " ningún contador {name:counter}",
        when={"compare": HowMany.NO, "number": 1, "past": _past},
    )
    phrase(
        HasCountersOn,
        en=("{what} had" if _past else "{what} <has>") + " a counter on (it|them)",
        es=("{what} <tenía>" if _past else "{what} <tiene>") + " un contador",
        when={"compare": HowMany.A, "number": 1, "past": _past, "name": ""},
    )
    phrase(
        HasCountersOn,
        en=("{what} had" if _past else "{what} <has>") + " no counters on (it|them)",
        es=("{what} no <tenía>" if _past else "{what} no <tiene>") + " contadores",
        when={"compare": HowMany.NO, "number": 1, "past": _past, "plural": True, "name": ""},
    )
    phrase(
        HasCountersOn,
        en=("{what} had" if _past else "{what} <has>") + " counters on (it|them)",
        es=("{what} <tenía>" if _past else "{what} <tiene>") + " contadores",
        when={"compare": HowMany.A, "number": 1, "past": _past, "plural": True, "name": ""},
    )
    phrase(
        HasCountersOn,
        en=("{what} had" if _past else "{what} <has>") + " {number} or more counters on (it|them)",
        es=("{what} <tenía>" if _past else "{what} <tiene>") + " {number:uno} o más contadores",
        when={"compare": HowMany.OR_MORE, "past": _past, "name": ""},
    )
keeps(HasCountersOn, COUNTERS)


@final
@dataclass(frozen=True)
class HasEvenCounters(Condition):
    """An object has an even number of counters on it, none among them, or an ``odd`` one. CR 122.1,
    107.1.
    """

    what: Ref
    odd: bool = False

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.COUNTERS

    def holds(self, game: Game, ctx: Context) -> bool:
        found = [object_of(game, thing) for thing in as_known(self.what, game, ctx)]
        return any(one is not None and _counters(one, "") % 2 == self.odd for one in found)


for _odd, _en, _es in ((False, "an even", "par"), (True, "an odd", "impar")):
    phrase(
        HasEvenCounters,
        en=f"{{what}} <has> {_en} number of counters on (it|them)",
        es=f"{{what}} <tiene> una cantidad {_es} de contadores",
        when={"odd": _odd},
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
            if found is not None and game.objects.exists(thing) and found.zone == self.zone:
                return True
        return False


phrase(IsInZone, en="{what} is in your hand", es="{what} <está> en tu mano", when={"zone": 1})


@final
@dataclass(frozen=True)
class TakesCounters(Condition):
    """Counters of a kind can be put on the source. CR 122.6, 614.17."""

    name: str

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        source = object_of(game, ctx.source)
        refused = source.now.refused_counters if source is not None else ()
        return "" not in refused and self.name not in refused


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


@final
@dataclass(frozen=True)
class HasStat(Condition):
    """Power, toughness or mana value of what is referred to compares to an amount. CR 208, 202.3.

    ``past``: the text says that it had it.
    """

    what: Ref
    stat: Stat
    than: Amount
    compare: Comparison = Comparison.IS
    past: bool = False

    def reads(self) -> int:
        return Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        number = self.than.value(game, ctx)
        found = [n for one in as_known(self.what, game, ctx) for n in answers(game, one, self.stat)]
        return any(self.compare.holds(one, number) for one in found)


for _than, _en, _es in (
    (Comparison.OR_LESS, " or less", " o menos"),
    (Comparison.OR_GREATER, " or greater", " o más"),
    (Comparison.IS, "", ""),
):
    for _past in (False, True):
        phrase(
            HasStat,
            en="{what} " + ("had" if _past else "<has>") + " {stat:stat} {than}" + _en,
            es="{what} " + ("<tenía>" if _past else "<tiene>") + " {stat:stat} de {than}" + _es,
            when={"compare": _than, "past": _past},
        )


@final
@dataclass(frozen=True)
class HasSameStat(Condition):
    """Two things have the same power, toughness or mana value, as they are or last were.
    CR 208, 202.3, 608.2h.
    """

    what: Ref
    stat: Stat
    other: Ref

    def reads(self) -> int:
        return Reads.BOARD

    def holds(self, game: Game, ctx: Context) -> bool:
        found = [n for one in as_known(self.what, game, ctx) for n in answers(game, one, self.stat)]
        others = [
            n for one in as_known(self.other, game, ctx) for n in answers(game, one, self.stat)
        ]
        return any(one in others for one in found)


phrase(
    HasSameStat,
    en="{what} <has> the same mana value as {other}",
    es="{what} <tiene> el mismo valor de maná que {other}",
    when={"stat": Stat.MANA_VALUE},
)
phrase(
    HasSameStat,
    en="{what} <has> the same {stat:stat} as {other}",
    es="{what} <tiene> la misma {stat:stat} que {other}",
)
