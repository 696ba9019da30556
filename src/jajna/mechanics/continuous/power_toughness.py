"""Changes of power and toughness. CR 613.4."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import Static
from jajna.ir.amounts import Minus, Number, X
from jajna.ir.base import Amount, Filter, Layer, Modification, walk
from jajna.ir.declared.binding import misplaced
from jajna.ir.declared.worth import Alters, alters
from jajna.ir.filters.identity import Is
from jajna.ir.filters.nouns import Card
from jajna.ir.refs import THIS, Attached, Each, TheOne
from jajna.kernel.state.context import Context
from jajna.vocab import Aspects, Reads, Term, Zone, zone_facts
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics

__all__ = [
    "DefineByExiled",
    "DefinePowerToughness",
    "DefineToughnessByPower",
    "PowerToughness",
    "SetPowerToughness",
    "SetStats",
    "SwitchPowerToughness",
]


ZERO: Final = Number(0)


@final
@dataclass(frozen=True)
class PowerToughness(Modification):
    """Adds to power and toughness. CR 613.4c.

    ``minus`` says of which of them a zero is written with a minus: "power" or "toughness".
    ``more``: the text says "an additional", ``also``: it says "also", ``lettered``: it says "+X/+Y"
    and then what X and Y are, with this between them.
    """

    power: Amount = ZERO
    toughness: Amount = ZERO
    minus: str = field(default="", compare=False)
    more: bool = field(default=False, compare=False)
    also: bool = field(default=False, compare=False)
    lettered: str = field(default="", compare=False)

    def layer(self) -> int:
        return Layer.POWER_CHANGED

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.power += _added(game, ctx, self.power)
        now.toughness += _added(game, ctx, self.toughness)

    def fixed(self, game: Game, ctx: Context) -> Modification:
        """The same change with its amounts as they are now. CR 611.2d."""
        return PowerToughness(
            Number(_added(game, ctx, self.power)), Number(_added(game, ctx, self.toughness))
        )


def _added(game: Game, ctx: Context, amount: Amount) -> int:
    """The number that is added; an X that comes out below 0 is 0. CR 107.1b."""
    if isinstance(amount, X):
        return max(amount.value(game, ctx), 0)
    if isinstance(amount, Minus) and isinstance(amount.of, X):
        return -max(amount.of.value(game, ctx), 0)
    return amount.value(game, ctx)


for _joined in (" and", ", and"):
    phrase(
        PowerToughness,
        en=f"<gets> +X/+Y, where X is {{power}}{_joined} Y is {{toughness}}",
        es=f"<obtiene> +X/+Y, donde X es {{power}}{_joined.replace('and', 'e')} Y es {{toughness}}",
        when={"lettered": _joined.removesuffix("and")},
    )

phrase(
    PowerToughness,
    en="<gets> {power:+}/-0",
    es="<obtiene> {power:+}/-0",
    when={"minus": "toughness"},
)

phrase(
    PowerToughness,
    en="<gets> -0/{toughness:+}",
    es="<obtiene> -0/{toughness:+}",
    when={"minus": "power"},
)

phrase(
    PowerToughness,
    en="<gets> {power:+}/{toughness:+}",
    es="<obtiene> {power:+}/{toughness:+}",
    when={"minus": "", "more": False, "also": False},
)

phrase(
    PowerToughness,
    en="also <gets> {power:+}/{toughness:+}",
    es="también <obtiene> {power:+}/{toughness:+}",
    when={"minus": "", "more": False, "also": True},
)

phrase(
    PowerToughness,
    en="<gets> an additional {power:+}/{toughness:+}",
    es="<obtiene> {power:+}/{toughness:+} adicional",
    when={"minus": "", "more": True},
)
alters(PowerToughness, Alters.POWER, "power")
alters(PowerToughness, Alters.TOUGHNESS, "toughness")


class SetStats(Term):
    """Which of power and toughness are set; ``EACH`` sets both to what differs by object."""

    BOTH = "both"
    EACH = "each"
    POWER = "power"
    TOUGHNESS = "toughness"


@final
@dataclass(frozen=True)
class SetPowerToughness(Modification):
    """Sets base power, toughness or both, as ``stats`` says. CR 613.4b.

    With ``stats`` "each" both are ``power``: "base power and base toughness each equal to ...".
    ``own``: a static ability sets the creature's own under a condition, so that it defines none of
    its characteristics (CR 604.3a). ``plainly``: the text doesn't say "equal to"; ``its``: it calls
    the creature "it" after the condition.
    """

    power: Amount = ZERO
    toughness: Amount = ZERO
    stats: SetStats = SetStats.BOTH
    own: bool = field(default=False, compare=False)
    plainly: bool = field(default=False, compare=False)
    its: bool = field(default=False, compare=False)

    def layer(self) -> int:
        return Layer.POWER_SET

    def subject(self) -> Filter | None:
        return Is(THIS) if self.its else None

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        if self.stats is not SetStats.TOUGHNESS:
            now.power = self.power.value(game, ctx)
        if self.stats is SetStats.EACH:
            now.toughness = now.power
        elif self.stats is not SetStats.POWER:
            now.toughness = self.toughness.value(game, ctx)

    def fixed(self, game: Game, ctx: Context) -> Modification:
        """The same change with its amounts as they are now. CR 611.2d."""
        return SetPowerToughness(
            Number(self.power.value(game, ctx)),
            Number(self.toughness.value(game, ctx)),
            self.stats,
        )


phrase(
    SetPowerToughness,
    en="<has> base power and toughness {power}/{toughness}",
    es="<tiene> una fuerza y resistencia base de {power}/{toughness}",
    when={"stats": SetStats.BOTH},
)

phrase(
    SetPowerToughness,
    en="its power and toughness are each equal to {power}",
    es="tiene fuerza y resistencia iguales a {power}",
    when={"stats": SetStats.EACH, "own": True, "plainly": False, "its": True},
)
for _plainly, _equal in ((True, ""), (False, "equal to ")):
    phrase(
        SetPowerToughness,
        en=f"'s power and toughness are each {_equal}{{power}}",
        es="tiene fuerza y resistencia iguales a {power}"
        if not _plainly
        else "tiene fuerza y resistencia de {power}",
        when={"stats": SetStats.EACH, "own": True, "plainly": _plainly, "its": False},
    )

phrase(
    SetPowerToughness,
    en="<has> base power and base toughness each equal to {power}",
    es="<tiene> fuerza base y resistencia base iguales a {power}",
    when={"stats": SetStats.EACH},
)

phrase(
    SetPowerToughness,
    en="<has> base power {power}",
    es="<tiene> fuerza base de {power}",
    when={"stats": SetStats.POWER},
)

phrase(
    SetPowerToughness,
    en="<has> base toughness {toughness}",
    es="<tiene> resistencia base de {toughness}",
    when={"stats": SetStats.TOUGHNESS},
)
alters(SetPowerToughness, Alters.BASE_STATS)


def _is_of_another(made: Static) -> bool:
    """Whether the condition is about another object than the source, so that "its" is of that."""
    nodes = [] if made.condition is None else walk(made.condition)
    return THIS not in nodes or any(isinstance(one, (Attached, Each)) for one in nodes)


def _why_defined_otherwise(made: Static) -> str | None:
    """The reason why power and toughness are set by the wrong kind of change; None if it is right.

    What sets a creature's own only under a condition defines no characteristic (CR 604.3a).
    """
    for change in made.changes:
        if isinstance(change, SetPowerToughness) and change.own and made.condition is None:
            return "it would define power and toughness"
        if isinstance(change, SetPowerToughness) and change.its and _is_of_another(made):
            return "it is what the condition is about"
        if isinstance(change, DefinePowerToughness) and made.condition is not None:
            return "what depends on a condition defines no characteristic"
    return None


misplaced(Static, _why_defined_otherwise)


@final
@dataclass(frozen=True)
class DefinePowerToughness(Modification):
    """Defines power, toughness or both as a number: a characteristic-defining ability's change.

    CR 604.3, 613.4a. ``stats`` is "power", "toughness" or "both".
    """

    amount: Amount
    stats: SetStats = SetStats.BOTH

    def layer(self) -> int:
        return Layer.POWER_DEFINED

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        value = self.amount.value(game, ctx)
        if self.stats is not SetStats.TOUGHNESS:
            now.power = value
        if self.stats is not SetStats.POWER:
            now.toughness = value


phrase(
    DefinePowerToughness,
    en="'s power and toughness are each equal to {amount}",
    es="tiene fuerza y resistencia iguales a {amount}",
    when={"stats": SetStats.BOTH},
)

phrase(
    DefinePowerToughness,
    en="'s power is equal to {amount}",
    es="tiene fuerza igual a {amount}",
    when={"stats": SetStats.POWER},
)

phrase(
    DefinePowerToughness,
    en="'s toughness is equal to {amount}",
    es="tiene resistencia igual a {amount}",
    when={"stats": SetStats.TOUGHNESS},
)


EXILED_CARDS: Final = TheOne("exiled", Card(), plural=True)
"""The cards exiled with the source. CR 607.2a."""


@final
@dataclass(frozen=True)
class DefineByExiled(Modification):
    """Defines power as the total power of the cards exiled with it, and toughness likewise.

    CR 604.3, 613.4a, 607.2a. Cards that have left exile are no longer counted.
    """

    def reads(self) -> int:
        return Reads.MARKS | Reads.BOARD | zone_facts(1 << Zone.EXILE)

    def aspects(self) -> int:
        return Aspects.POWER

    def layer(self) -> int:
        return Layer.POWER_DEFINED

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.power = now.toughness = 0
        for exiled in EXILED_CARDS.things(game, ctx):
            found = game.objects.get(exiled)
            if found is not None and found.zone is Zone.EXILE:
                now.power += found.now.power
                now.toughness += found.now.toughness


phrase(
    DefineByExiled,
    en="'s power is equal to the total power of the exiled cards and its toughness is equal to "
    "their total toughness",
    es="tiene fuerza igual al total de fuerza de las cartas exiliadas y resistencia igual a su "
    "total de resistencia",
)


@final
@dataclass(frozen=True)
class DefineToughnessByPower(Modification):
    """Defines power as a number and toughness as that number and more, or as another number minus
    that one. CR 604.3, 613.4a.
    """

    amount: Amount
    plus: int = 0
    minus_from: int | None = None

    def layer(self) -> int:
        return Layer.POWER_DEFINED

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.power = self.amount.value(game, ctx)
        now.toughness = now.power + self.plus
        if self.minus_from is not None:
            now.toughness = self.minus_from - now.power


phrase(
    DefineToughnessByPower,
    en="'s power is equal to {amount} and its toughness is equal to that number plus {plus:#}",
    es="tiene fuerza igual a {amount} y resistencia igual a ese número más {plus:#}",
    when={"minus_from": None},
)
phrase(
    DefineToughnessByPower,
    en="'s power is equal to {amount} and its toughness is equal to {minus_from:#} minus that "
    "number",
    es="tiene fuerza igual a {amount} y resistencia igual a {minus_from:#} menos ese número",
    when={"plus": 0},
)


@final
@dataclass(frozen=True)
class SwitchPowerToughness(Modification):
    """Switches power and toughness. CR 613.4d."""

    def layer(self) -> int:
        return Layer.POWER_SWITCHED

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        power = now.power
        now.power = now.toughness
        now.toughness = power
