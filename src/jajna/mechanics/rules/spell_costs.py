"""Costs of spells: additional and alternative costs, reductions, increases. CR 118.7-118.9."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING, Final, final

from jajna.frozen import dataclass
from jajna.ir.abilities import CastingCost, OwnCostChange, TargetsCost
from jajna.ir.amounts import ONE, Number, PerEach
from jajna.ir.base import (
    IN_GRAVEYARD,
    Amount,
    Condition,
    Cost,
    Filter,
    Layer,
    Modification,
    Node,
    Ref,
    walk,
)
from jajna.ir.declared.binding import Trait, becomes, misplaced, trait
from jajna.ir.filters.common import object_of
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All
from jajna.ir.filters.nouns import Card, Player, Spell
from jajna.ir.filters.zones import InZone, InZones
from jajna.ir.mentions import is_ability_filter
from jajna.ir.rebuild import rebuild
from jajna.ir.refs import THIS, YOU, YourCommander
from jajna.kernel.players.player_rules import CostChange
from jajna.kernel.players.teams import is_active
from jajna.kernel.state.context import Context
from jajna.mechanics.choices.chosen_things import Some
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.costs.things import Discard, PayLife
from jajna.mechanics.counts.shared_characteristics import Shared, SharesWith
from jajna.mechanics.counts.would_be import WouldBe, would_fit
from jajna.mechanics.replacements.entering import EntersEnlarged
from jajna.mechanics.things.spell_copies_and_targets import (
    Targets,
    TargetsCounted,
    before_targets,
    depends_on_targets,
)
from jajna.vocab import Reads, Zone
from jajna.wording import Own, calls_itself, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = [
    "AlternativeCostLess",
    "CastBy",
    "CostAtLeast",
    "CostLess",
    "CostMore",
    "CostMoreForOthers",
    "MayDiscardInstead",
    "MayPayInstead",
]


EITHER: Final = "either cost"
"""Name of an additional cost that is a choice of two."""

phrase(
    OwnCostChange,
    en="this spell costs {less} less to cast[condition? if {condition}]",
    es="cuesta {less} menos lanzar este hechizo[condition? si {condition}]",
    when={"condition_first": False, "timely": False, "more": False},
)
phrase(
    OwnCostChange,
    en="this spell costs {less} less to cast as long as {condition}",
    es="cuesta {less} menos lanzar este hechizo mientras {condition}",
    when={"condition_first": False, "timely": False, "more": False, "lasting": True},
)
phrase(
    OwnCostChange,
    en="this spell costs {less} less to cast {condition:timing}",
    es="cuesta {less} menos lanzar este hechizo {condition:timing}",
    when={"condition_first": False, "timely": True, "more": False},
)
phrase(
    OwnCostChange,
    en="if {condition}, this spell costs {less} less to cast",
    es="si {condition}, cuesta {less} menos lanzar este hechizo",
    when={"condition_first": True, "timely": False, "more": False, "lasting": False},
)
phrase(
    OwnCostChange,
    en="as long as {condition}, this spell costs {less} less to cast",
    es="mientras {condition}, cuesta {less} menos lanzar este hechizo",
    when={"condition_first": True, "timely": False, "more": False, "lasting": True},
)
phrase(
    OwnCostChange,
    en="this spell costs {less} more to cast[condition? if {condition}]",
    es="cuesta {less} más lanzar este hechizo[condition? si {condition}]",
    when={"condition_first": False, "timely": False, "more": True},
)


def _counts_sure_targets(made: CostMore) -> CostMore:
    """The increase for each target; before they are chosen, for those there must be. CR 601.2f."""
    if not depends_on_targets(made.more):
        return made

    def sure(node: Node) -> Node:
        return replace(node, surely=True) if isinstance(node, TargetsCounted) else node

    more = rebuild(made.more, sure)
    assert isinstance(more, Amount), more
    return replace(made, more=more)


def _sure_of_targets(made: OwnCostChange) -> OwnCostChange:
    """The change of a cost; it is increased only by targets that are chosen. CR 601.2c, 601.2f."""
    if not made.more or made.condition is None:
        return made

    def sure(node: Node) -> Node:
        return replace(node, surely=True) if isinstance(node, Targets) else node

    condition = rebuild(made.condition, sure)
    assert isinstance(condition, Condition), condition
    return replace(made, condition=condition)


becomes(OwnCostChange, _sure_of_targets)
phrase(
    TargetsCost,
    en="this spell costs {more} more to cast for each target beyond the first",
    es="cuesta {more} más lanzar este hechizo por cada objetivo más allá del primero",
    when={"life": 0},
)
phrase(
    TargetsCost,
    en="this spell costs {life:#} life more to cast for each target",
    es="cuesta {life:#} vidas más lanzar este hechizo por cada objetivo",
    when={"more": None},
    unsaid=("costs",),
)


def _paying_life(made: TargetsCost) -> TargetsCost:
    return replace(made, costs=(PayLife(Number(made.life)),)) if made.life else made


becomes(TargetsCost, _paying_life)
phrase(
    CastingCost,
    en="as an additional cost to cast this spell, {costs:and}",
    es="como coste adicional para lanzar este hechizo, {costs:and}",
    when={"optional": False, "alternative": False},
)
phrase(
    CastingCost,
    en="as an additional cost to cast this spell, {costs:and} or pay {otherwise:and}",
    es="como coste adicional para lanzar este hechizo, {costs:and} o paga {otherwise:and}",
    when={"optional": True, "alternative": False, "paying": True, "name": EITHER},
)
phrase(
    CastingCost,
    en="as an additional cost to cast this spell, {costs:and} or {otherwise:and}",
    es="como coste adicional para lanzar este hechizo, {costs:and} o {otherwise:and}",
    when={"optional": True, "alternative": False, "paying": False, "name": EITHER},
)
phrase(
    CastingCost,
    en="you may cast ~ as though it had flash if you pay {costs:and} more to cast it",
    es="puedes lanzar ~ como si tuviera la habilidad de destello si pagas {costs:and} más para "
    "lanzarlo",
    when={
        "optional": True,
        "alternative": False,
        "any_time": True,
        "paying": True,
        "name": "more at any time",
    },
)
for _besides, _en, _es in (
    (True, "in addition to paying its other costs", "además de pagar sus otros costes"),
    (False, "rather than paying its mana cost", "en lugar de pagar su coste de maná"),
):
    phrase(
        CastingCost,
        en=f"you may cast ~ from your graveyard by {{costs:and}} {_en}",
        es=f"puedes {{costs:and}} {_es} para lanzar ~ desde tu cementerio",
        when={
            "alternative": True,
            "paying": False,
            "zones": IN_GRAVEYARD,
            "besides": _besides,
            "name": "",
        },
    )
    phrase(
        CastingCost,
        en=f"you may cast ~ from your graveyard by paying {{costs:and}} {_en}",
        es=f"puedes pagar {{costs:and}} {_es} para lanzar ~ desde tu cementerio",
        when={
            "alternative": True,
            "paying": True,
            "zones": IN_GRAVEYARD,
            "besides": _besides,
            "name": "",
        },
    )
phrase(
    CastingCost,
    en="you may cast ~ from your graveyard by paying {costs:and} rather than paying its mana cost."
    " if you do, it enters with {counters:a} {counter:counter} counter/counters on it",
    es="puedes pagar {costs:and} en lugar de pagar su coste de maná para lanzar ~ desde tu"
    " cementerio. si lo haces, entra con {counters:un} contador/contadores {counter:counter}",
    when={
        "alternative": True,
        "paying": True,
        "zones": IN_GRAVEYARD,
        "besides": False,
        "name": "",
    },
    unsaid=("shield",),
)


def _with_shield(made: CastingCost) -> CastingCost:
    """The way of casting with what it does to the permanent. CR 614.1c, 400.7d."""
    if made.counters is None:
        return made
    return replace(made, shield=EntersEnlarged(made.counters, made.counter))


becomes(CastingCost, _with_shield)
calls_itself(CastingCost, Own.CARD)
phrase(
    CastingCost,
    en="you may pay {costs:and} rather than pay this spell's mana cost. spend only mana"
    " produced by {only:s} to cast it this way",
    es="puedes pagar {costs:and} en lugar de pagar el coste de maná de este hechizo. usa solo maná"
    " producido por {only:s} para lanzarlo de esta manera",
    when={"alternative": True, "paying": True, "condition": None, "counters": None},
    unsaid=("shield",),
)
phrase(
    CastingCost,
    en="[condition? if {condition},] you may pay {costs:and} rather than pay this spell's mana "
    "cost",
    es="[condition? si {condition},] puedes pagar {costs:and} en lugar de pagar el coste de maná de"
    " este hechizo",
    when={"alternative": True, "paying": True},
)
for _paying, _en, _es in ((True, "pay ", "pagar "), (False, "", "")):
    phrase(
        CastingCost,
        en=f"you may {_en}{{costs:and}} rather than pay this spell's mana cost if {{condition}}",
        es=f"puedes {_es}{{costs:and}} en lugar de pagar el coste de maná de este hechizo si "
        "{condition}",
        when={"alternative": True, "paying": _paying, "if_last": True, "rather_first": False},
    )
phrase(
    CastingCost,
    en="[condition? if {condition},] you may {costs:and} rather than pay this spell's mana cost",
    es="[condition? si {condition},] puedes {costs:and} en lugar de pagar el coste de maná de este"
    " hechizo",
    when={"alternative": True, "paying": False, "rather_first": False},
)
phrase(
    CastingCost,
    en="[condition? if {condition},] rather than pay this spell's mana cost, you may {costs:and}",
    es="[condition? si {condition},] en lugar de pagar el coste de maná de este hechizo, puedes "
    "{costs:and}",
    when={"alternative": True, "paying": False, "rather_first": True},
)
phrase(
    CastingCost,
    en="[condition? if {condition},] you may cast this spell without paying its mana cost",
    es="[condition? si {condition},] puedes lanzar este hechizo sin pagar su coste de maná",
    when={"alternative": True, "paying": False, "costs": (), "rather_first": False},
)


@final
@dataclass(frozen=True)
class CastBy(Filter):
    """That a player casts: "spells you cast", or with ``that`` "spells that you cast". CR 601.2.

    A copy of a spell isn't cast (CR 707.10).
    """

    by: Ref = YOU
    that: bool = field(default=False, compare=False)

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        if found is None or (found.item is not None and found.item.copied):
            return False
        return found.controller in self.by.things(game, ctx)


phrase(CastBy, en="{by} <casts>", es="que {by} <lanza>", place="suffix", when={"that": False})
phrase(CastBy, en="that {by} <casts>", es="que {by} <lanza>", place="suffix", when={"that": True})


@final
@dataclass(frozen=True)
class CastDuring(Filter):
    """That is cast during the turn of the ability's controller. CR 601.2, 102.1."""

    def reads(self) -> int:
        return Reads.TURN

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_active(game, ctx.controller)


phrase(CastDuring, en="during your turn", es="durante tu turno", place="suffix")


@final
@dataclass(frozen=True)
class NthThisTurn(Filter):
    """The first (second ...) spell that fits among those its player casts this turn. CR 601.2i."""

    of: Filter
    number: int

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if not self.of.matches(game, ctx, thing):
            return False
        before = game.players[game.object(thing).controller].spells
        fitting = [one for one in before if would_fit(game, ctx, self.of, one)]
        return len(fitting) == self.number - 1


def _not_cast(made: CostLess | CostMore | CostAtLeast) -> str | None:
    return "abilities aren't cast" if is_ability_filter(made.what) else None


@final
@dataclass(frozen=True)
class CostLess(Modification):
    """Spells that fit cost less mana to cast. CR 601.2f, 118.7.

    ``colored``: only the colored mana is reduced, so that nothing is taken from the generic mana
    instead (CR 118.7c). ``number``: only the first (second ...) that fits each turn; 0 is all.
    ``each``: the text speaks of each spell; ``up_to``: it says so of the amount, by more than which
    no cost can be reduced (CR 118.7).
    """

    what: Filter
    less: Amount
    colored: bool = False
    number: int = 0
    each: bool = False
    up_to: bool = field(default=False, compare=False)
    yours: bool = False
    """Whether only what is cast during your turns counts."""

    def reads(self) -> int:
        return Reads.HISTORY | (Reads.TURN if self.yours else 0) if self.number else 0

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if self.yours and not game.players.are_as_one(game.turn.active, ctx.controller):
            return
        own = ctx.kept()
        what = (
            NthThisTurn(self.what, self.number)
            if self.number
            else before_targets(self.what, surely=False)
        )
        rules.costs.append(
            CostChange(
                own,
                WouldBe(what),
                self.less,
                colored=self.colored,
                targeted=depends_on_targets(self.what) or depends_on_targets(self.less),
            )
        )


phrase(
    CostLess,
    en="{what:s} <costs> {less} less to cast"
    "[colored?. this effect reduces only the amount of colored mana you pay]",
    es="{what:los} <cuesta@what> {less} menos"
    "[colored?. este efecto reduce solo la cantidad de maná de color que pagas]",
    when={"number": 0, "each": False, "up_to": False},
)
phrase(
    CostLess,
    en="{what:s} <costs> up to {less} less to cast",
    es="{what:los} <cuesta@what> hasta {less} menos",
    when={"number": 0, "each": False, "colored": False, "up_to": True},
)
phrase(
    CostLess,
    en="{what:named} <costs> {less} less to cast",
    es="{what:named} <cuesta@what> {less} menos",
    when={"what": Is(YourCommander()), "number": 0, "each": False, "colored": False},
)
phrase(
    CostLess,
    en="each {what:one} costs {less} less to cast",
    es="cada {what:one} cuesta {less} menos",
    when={"number": 0, "each": True, "colored": False},
)
phrase(
    CostLess,
    en="the {number:nth} {what:one} each turn costs {less} less to cast",
    es="el {number:nth} {what:one} cada turno cuesta {less} menos",
    when={"colored": False, "each": False, "yours": False},
)
phrase(
    CostLess,
    en="the {number:nth} {what:one} during each of your turns costs {less} less to cast",
    es="el {number:nth} {what:one} durante cada uno de tus turnos cuesta {less} menos",
    when={"colored": False, "each": False, "yours": True},
)
misplaced(CostLess, _not_cast)
trait(CostLess, Trait.SAYS_SUBJECT_FOR_TWO)


@final
@dataclass(frozen=True)
class AlternativeCostLess(Modification):
    """An alternative cost that you pay to cast a spell is reduced, whatever the spell.
    CR 118.9d, 601.2f.
    """

    name: str
    less: Amount

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        change = CostChange(ctx.kept(), Spell(), self.less)
        rules.alternative_costs.append((self.name, change))


phrase(
    AlternativeCostLess,
    en="{name:alternative cost} costs you pay cost {less} less",
    es="los costes de {name:alternative cost} que pagas cuestan {less} menos",
)


@final
@dataclass(frozen=True)
class MayPayInstead(Modification):
    """You may pay some costs, or none, rather than the mana cost of spells that fit. CR 118.9."""

    what: Filter
    costs: tuple[Cost, ...] = ()
    paying: bool = field(default=True, compare=False)
    """Whether the text says "pay" before the costs."""

    def layer(self) -> int:
        return Layer.ABILITY

    def only_adds(self) -> bool:
        return True

    def grants_abilities(self) -> bool:
        return True

    def subject(self) -> Filter | None:
        return self.what

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        cost = CastingCost(self.costs, alternative=True, paying=bool(self.costs) and self.paying)
        GainAbilities((cost,)).modify(game, ctx, thing, now)


phrase(
    MayPayInstead,
    en="you may pay {costs:and} rather than pay the mana cost for {what:s}",
    es="puedes pagar {costs:and} en lugar de pagar el coste de maná de {what:los}",
    when={"paying": True},
)
phrase(
    MayPayInstead,
    en="you may {costs:and} rather than pay the mana cost for {what:s}",
    es="puedes {costs:and} en lugar de pagar el coste de maná de {what:los}",
    when={"paying": False},
)
phrase(
    MayPayInstead,
    en="you may cast {what:s} without paying their mana costs",
    es="puedes lanzar {what:s} sin pagar sus costes de maná",
    when={"costs": (), "paying": True},
)


def _from_somewhere(made: MayPayInstead) -> str | None:
    """What lets spells be cast from a place for nothing is a permission. CR 601.3."""
    placed = any(isinstance(node, (InZone, InZones)) for node in walk(made.what))
    return "it is said from where they are cast" if placed else None


misplaced(MayPayInstead, _from_somewhere)


_LIKE_IT: Final = All((Card(), InZone(int(Zone.HAND), YOU), SharesWith(Shared.COLOR, THIS)))
_DISCARDING: Final = CastingCost((Discard(Some(ONE, _LIKE_IT)),), alternative=True)
"""The cost of discarding a card that shares a color with the spell. CR 118.9."""


@final
@dataclass(frozen=True)
class MayDiscardInstead(Modification):
    """Whoever casts a spell may discard a card that shares a color with it rather than pay its mana
    cost. CR 118.9, 105.2.
    """

    def layer(self) -> int:
        return Layer.ABILITY

    def only_adds(self) -> bool:
        return True

    def grants_abilities(self) -> bool:
        return True

    def subject(self) -> Filter | None:
        return Spell()

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        GainAbilities((_DISCARDING,)).modify(game, ctx, thing, now)


phrase(
    MayDiscardInstead,
    en="rather than pay the mana cost for a spell, its controller may discard a card that shares a"
    " color with that spell",
    es="en lugar de pagar el coste de maná de un hechizo, su controlador puede descartar una carta"
    " que comparta un color con ese hechizo",
)


@final
@dataclass(frozen=True)
class CostMore(Modification):
    """Spells that fit cost more to cast. CR 601.2f.

    ``elsewhen``: only for players whose turn it isn't. ``number`` is as in ``CostLess``.
    """

    what: Filter
    more: Amount
    elsewhen: bool = False
    number: int = 0

    def reads(self) -> int:
        return (Reads.TURN if self.elsewhen else 0) | (Reads.HISTORY if self.number else 0)

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if self.elsewhen and is_active(game, player):
            return
        own = ctx.kept()
        what = (
            NthThisTurn(self.what, self.number)
            if self.number
            else before_targets(self.what, surely=True)
        )
        targeted = depends_on_targets(self.what) or depends_on_targets(self.more)
        rules.costs.append(CostChange(own, WouldBe(what), None, self.more, targeted=targeted))


becomes(CostMore, _counts_sure_targets)


phrase(
    CostMore,
    en="{what:s} <costs> {more} more to cast",
    es="{what:los} <cuesta@what> {more} más",
    when={"elsewhen": False, "number": 0},
)
phrase(
    CostMore,
    en="the {number:nth} {what:one} each turn costs {more} more to cast",
    es="el {number:nth} {what:one} cada turno cuesta {more} más",
    when={"elsewhen": False},
)
phrase(
    CostMore,
    en="each {what:one} costs {more} more to cast except during its controller's turn",
    es="cada {what:one} <cuesta@él> {more} más excepto durante el turno de su controlador",
    when={"elsewhen": True, "number": 0},
)
misplaced(CostMore, _not_cast)


@final
@dataclass(frozen=True)
class CastBefore(Amount):
    """The number of spells that the player at a seat has cast this turn. CR 601.2i."""

    seat: int

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.HISTORY

    def value(self, game: Game, ctx: Context) -> int:
        return len(game.players[self.seat].spells)


@final
@dataclass(frozen=True)
class CostMoreForOthers(Modification):
    """Each spell costs more to cast for each other spell that its player has cast this turn.
    CR 601.2f.
    """

    more: Amount

    def reads(self) -> int:
        return Reads.HISTORY

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        more = PerEach(self.more, CastBefore(player))
        rules.costs.append(CostChange(ctx.kept(), WouldBe(Spell()), None, more))


phrase(
    CostMoreForOthers,
    en="each spell a player casts costs {more} more to cast for each other spell that player has "
    "cast this turn",
    es="cada hechizo que lance un jugador cuesta {more} más por cada otro hechizo que ese jugador "
    "haya lanzado este turno",
)


@final
@dataclass(frozen=True)
class CostAtLeast(Modification):
    """Spells that fit and would cost less mana to cast cost so much. CR 601.2f."""

    what: Filter
    mana: int

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        what = WouldBe(before_targets(self.what, surely=True))
        targeted = depends_on_targets(self.what)
        change = CostChange(ctx.kept(), what, None, least=self.mana, targeted=targeted)
        rules.costs.append(change)


phrase(
    CostAtLeast,
    en="each {what:one} that would cost less than {mana} mana to cast costs {mana} mana to cast",
    es="cada {what:one} que costaría menos de {mana} manás cuesta {mana} manás",
)
misplaced(CostAtLeast, _not_cast)


def _cast_by_nobody(made: All) -> str | None:
    cast = any(isinstance(part, CastBy) for part in made.parts)
    if cast and is_ability_filter(made):
        return "abilities aren't cast"
    if not cast and CastDuring() in made.parts:
        return "it isn't said who casts it then"
    return None


misplaced(All, _cast_by_nobody)
