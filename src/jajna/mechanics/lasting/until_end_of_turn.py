"""Continuous effects of resolving spells and abilities, "until end of turn". CR 611.2."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded, Triggered
from jajna.ir.amounts import Number, StatOf
from jajna.ir.base import Duration, Effect, Layer, Modification, Node, Ref
from jajna.ir.composites import Clause, Sequence
from jajna.ir.declared.binding import Trait, becomes, misplaced, replaces, trait, within
from jajna.ir.declared.names import looks_up
from jajna.ir.measures import Stat
from jajna.ir.rebuild import with_fields
from jajna.ir.refs import Affected, That, This, ThisSpell, antecedent, as_known
from jajna.kernel.door.perform import perform
from jajna.kernel.layers.as_it_enters import DESCRIBED
from jajna.kernel.state.lasting_effects import Continuous, Lasting
from jajna.mechanics.choices.chosen_by_each import in_zone
from jajna.mechanics.choices.of_your_choice import BEGINNING, ChosenChange
from jajna.mechanics.continuous.abilities import (
    GainAbilities,
    GainActivated,
    LoseAbilities,
    LoseAllAbilities,
)
from jajna.mechanics.continuous.colors import SetColors
from jajna.mechanics.continuous.descriptions import DescribedAs, KeepsType
from jajna.mechanics.continuous.fixed_amounts import fixed
from jajna.mechanics.continuous.land_types import AddLandType, BecomeLandType
from jajna.mechanics.continuous.power_toughness import (
    PowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from jajna.mechanics.rules.restrictions import Restrict
from jajna.vocab import Cannot, Zone, is_player
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["Change", "begin", "changing"]


def begin(
    ctx: Context, changes: tuple[Modification, ...], duration: int, things: list[int]
) -> list[Event]:
    """The event that begins a continuous effect on these objects, as a list; empty without any.
    CR 611.2c.

    The effect keeps a copy of the context as it is now.
    """
    if not things or not changes:
        return []
    return [EffectBegan(Continuous(ctx.clone({}), changes, duration, things))]


def changing(game: Game, things: list[int]) -> list[int]:
    """The players, permanents and spells among the things, as a list: effects can change those."""
    return [
        thing
        for thing in things
        if is_player(thing)
        or (
            game.objects.exists(thing) and game.object(thing).zone in (Zone.BATTLEFIELD, Zone.STACK)
        )
    ]


def _works_in_exile(change: Modification) -> bool:
    """Whether a change adds a keyword ability that functions in exile, as suspend. CR 113.6."""
    if not isinstance(change, GainAbilities):
        return False
    return any(
        isinstance(part, Triggered) and part.zones == 1 << Zone.EXILE
        for ability in change.abilities
        if isinstance(ability, Keyworded)
        for part in ability.meaning
    )


@final
@dataclass(frozen=True)
class Change(Effect):
    """An instruction that changes things for a while: "gets +3/+3 until end of turn". CR 611.2a.

    ``duration`` is an ``ir.base.Duration``; ``ahead``: the duration is said first; ``unsaid``: it
    is that of the instruction that this one replaces; ``also``: the text says "also". Amounts are
    fixed as the effect begins (CR 611.2d), for each thing if they depend on it. What it says that
    something is or has applies as that enters, if an instruction before it has it enter
    (CR 611.2e). Its controller chooses what a ``ChosenChange`` leaves open.

    ``still`` is the card type that the objects keep, "It's still a land" (CR 205.1b); the text then
    speaks of several with ``many``, and with ``quoted`` a quotation ends its first sentence.
    ``said_of``: the text says "the power of" and not "its power".
    """

    what: Ref
    changes: tuple[Modification, ...]
    duration: int = Duration.END_OF_TURN
    ahead: bool = False
    unsaid: bool = False
    also: bool = False
    still: int | None = None
    many: bool = False
    quoted: bool = False
    said_of: bool = field(default=False, compare=False)

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        for change in self.changes:
            if isinstance(change, ChosenChange):
                things = changing(game, self.what.things(game, ctx))
                return change.question(ctx) if things else None
        return None

    def shared_duration(self) -> int | None:
        return self.duration if self.still is None else None

    def as_it_enters(self, game: Game, ctx: Context) -> list[Lasting]:
        if self.still is not None or not self._states():
            return []
        found: list[Lasting] = []
        before = ctx.affected
        for thing in self.what.things(game, ctx):
            if is_player(thing) or not game.objects.exists(thing):
                continue
            if game.object(thing).zone is Zone.BATTLEFIELD:
                continue
            ctx.affected = thing
            changes = fixed(self.changes, game, ctx)
            found.append(Continuous(ctx.clone({}), changes, self.duration, [thing]))
        ctx.affected = before
        return found

    def _states(self) -> bool:
        """Whether objects "are" or "have" as changed, rather than "become" or "gain". CR 611.2e."""
        for change in self.changes:
            if change.layer() == Layer.RULES:
                return False
            if isinstance(change, (GainActivated, ChosenChange)):
                return False
            if isinstance(
                change, (DescribedAs, GainAbilities, BecomeLandType, AddLandType, SetColors)
            ):
                if change.happens():
                    return False
            if isinstance(change, (PowerToughness, LoseAbilities, LoseAllAbilities)):
                return False
        return True

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        found = self.what.things(game, ctx)
        things = changing(game, found)
        if any(map(_works_in_exile, self.changes)):
            things += in_zone(game, found, Zone.EXILE)
        described = ctx.bound.get(DESCRIBED, [])
        if described and self._states():
            things = [
                thing
                for thing in things
                if is_player(thing) or game.object(thing).came_from not in described
            ]
        events: list[Event] = []
        known: list[tuple[Modification, ...]] = []
        groups: list[list[int]] = []
        before = ctx.affected
        settled = self._settled(answer)
        for thing in things:
            ctx.affected = thing
            changes = fixed(settled, game, ctx)
            if changes in known:
                groups[known.index(changes)].append(thing)
            else:
                known.append(changes)
                groups.append([thing])
        ctx.affected = before
        for changes, group in zip(known, groups, strict=True):
            events += begin(ctx, changes, self.duration, group)
        perform(game, events)

    def _settled(self, answer: Answer | None) -> tuple[Modification, ...]:
        """The changes with the type that is kept, and with what an answer says."""
        found: list[Modification] = []
        for change in self.changes:
            if isinstance(change, ChosenChange):
                found += change.chosen(answer)
            elif self.still is not None and isinstance(change, DescribedAs):
                kept = with_fields(change, {"still": self.still})
                assert isinstance(kept, DescribedAs), kept
                found.append(kept)
            else:
                found.append(change)
        return tuple(found)


looks_up(Change, DESCRIBED)
within(Change, BEGINNING, "changes")
phrase(
    Change,
    en="{what} {changes:and} {duration:duration}",
    es="{what} {changes:and} {duration:duration}",
    when={"ahead": False},
)
phrase(
    Change,
    en="{what} {changes:and}",
    es="{what} {changes:and}",
    when={"ahead": False, "duration": Duration.PERMANENT, "unsaid": False},
)
phrase(
    Change,
    en="{what} {changes:and}",
    es="{what} {changes:and}",
    when={"ahead": False, "unsaid": True},
)
phrase(
    Change,
    en="{what} also {changes:and} {duration:duration}",
    es="{what} también {changes:and} {duration:duration}",
    when={"ahead": False, "also": True},
)
phrase(
    Change,
    en="{duration:duration}, {what} {changes:and}",
    es="{duration:duration}, {what} {changes:and}",
    when={"ahead": True},
)

_STILL: Final = ". it's still {still:kept type}"
_SPANISH_STILL: Final = ". sigue siendo {still:kept type}"
_STILL_MANY: Final = ". they're still {still:kept types}"
_SPANISH_STILL_MANY: Final = ". siguen siendo {still:kept types}"
for _many, _en, _es in (
    (False, _STILL, _SPANISH_STILL),
    (True, _STILL_MANY, _SPANISH_STILL_MANY),
):
    phrase(
        Change,
        en="{what} {changes:and} {duration:duration}" + _en,
        es="{what} {changes:and} {duration:duration}" + _es,
        when={"ahead": False, "many": _many, "quoted": False},
    )
    phrase(
        Change,
        en="{what} {changes:and}" + _en,
        es="{what} {changes:and}" + _es,
        when={"ahead": False, "many": _many, "quoted": False, "duration": Duration.PERMANENT},
    )
    phrase(
        Change,
        en="{duration:duration}, {what} {changes:and}" + _en,
        es="{duration:duration}, {what} {changes:and}" + _es,
        when={"ahead": True, "many": _many, "quoted": False},
    )
phrase(
    Change,
    en="{what} {changes:and} It's still {still:kept type}",
    es="{what} {changes:and} Sigue siendo {still:kept type}",
    when={"ahead": False, "many": False, "quoted": True, "duration": Duration.PERMANENT},
)
phrase(
    Change,
    en="{duration:duration}, {what} {changes:and} It's still {still:kept type}",
    es="{duration:duration}, {what} {changes:and} Sigue siendo {still:kept type}",
    when={"ahead": True, "many": False, "quoted": True},
)

_SURE: Final = (Restrict(Cannot.BE_COUNTERED),)
_INACTIVE: Final = (Restrict(Cannot.ACTIVATE | Cannot.ACTIVATE_MANA),)
phrase(
    Change,
    en="{what:'s} activated abilities can't be activated",
    es="las habilidades activadas de {what} no pueden activarse",
    when={"ahead": False, "changes": _INACTIVE, "duration": Duration.PERMANENT, "unsaid": False},
)


def _belongs_to_tokens(made: Change) -> str | None:
    """What the tokens just created "have" is among their copiable values. CR 111.3, 707.2."""
    tokens = isinstance(made.what, That) and made.what.word == "the" and made.what.plural
    if tokens and made.duration == Duration.PERMANENT:
        return "the tokens are created so"
    return None


misplaced(Change, _belongs_to_tokens)


def _says_also_itself(made: Change) -> str | None:
    """ "It also gets": the instruction says it, not what it changes."""
    also = any(isinstance(one, PowerToughness) and one.also for one in made.changes)
    return "the instruction says also" if also else None


misplaced(Change, _says_also_itself)


_SWITCHED: Final = (SwitchPowerToughness(),)
phrase(
    Change,
    en="switch {what:'s} power and toughness {duration:duration}",
    es="intercambia la fuerza y la resistencia de {what} {duration:duration}",
    when={"ahead": False, "changes": _SWITCHED},
)

_ITS_POWER: Final = StatOf(Affected(), Stat.POWER)
_DOUBLED_POWER: Final = (PowerToughness(_ITS_POWER),)
_DOUBLED: Final = (PowerToughness(_ITS_POWER, StatOf(Affected(), Stat.TOUGHNESS)),)
phrase(
    Change,
    en="double the power of {what} {duration:duration}",
    es="duplica la fuerza de {what} {duration:duration}",
    when={"ahead": False, "changes": _DOUBLED_POWER, "said_of": True},
)
phrase(
    Change,
    en="double the power and toughness of {what} {duration:duration}",
    es="duplica la fuerza y la resistencia de {what} {duration:duration}",
    when={"ahead": False, "changes": _DOUBLED, "said_of": True},
)
phrase(
    Change,
    en="double {what:'s} power {duration:duration}",
    es="duplica la fuerza de {what} {duration:duration}",
    when={"ahead": False, "changes": _DOUBLED_POWER},
)
phrase(
    Change,
    en="double {what:'s} power and toughness {duration:duration}",
    es="duplica la fuerza y la resistencia de {what} {duration:duration}",
    when={"ahead": False, "changes": _DOUBLED},
)


def _chooses_twice(made: Change) -> str | None:
    chosen = [change for change in made.changes if isinstance(change, ChosenChange)]
    return "a change has one thing chosen for it" if len(chosen) > 1 else None


misplaced(Change, _chooses_twice)


def _is_aura_of_nothing(made: Change) -> str | None:
    """The reason why something can't enter as an Aura: nobody says what it enchants. CR 303.4f."""
    for change in made.changes:
        if isinstance(change, DescribedAs) and "Aura" in change.subtypes and not change.happens():
            return "what enters as an Aura would be attached to nothing"
    return None


misplaced(Change, _is_aura_of_nothing)


def _says_no_end(made: Change) -> bool:
    """Whether a change has no duration, or only that of the instruction that it replaces."""
    return made.still is None and (made.duration == Duration.PERMANENT or made.unsaid)


trait(Change, Trait.UNLIKELY, when=_says_no_end)


def _is_endless(made: Change) -> bool:
    return made.still is None and made.duration == Duration.PERMANENT


trait(Change, Trait.ENDLESS, when=_is_endless)


def _rules_for_good(made: Change) -> bool:
    """Whether a change without a duration changes rules; only characteristics may change so,
    whose abilities can't be activated, and what can't be countered. CR 611.2a.
    """
    sure = made.changes == _SURE and not isinstance(antecedent(made.what), (This, ThisSpell))
    if made.changes == _INACTIVE or sure:
        return made.unsaid and made.still is None
    if made.unsaid or any(isinstance(one, KeepsType) for one in made.changes):
        return made.still is None
    if made.duration != Duration.PERMANENT or made.still is not None:
        return False
    return any(part.layer() == Layer.RULES for one in made.changes for part in one.parts())


trait(Change, Trait.RULES_FOR_GOOD, when=_rules_for_good)


def _with_one_end(made: Sequence) -> Node:
    """A duration said once, before or after several changes, is that of each. CR 611.2a."""
    told = [one for one in made.effects if isinstance(one, Change) and _has_end(one)]
    if made.joiner != "and" or not told:
        return made
    found: list[Node] = []
    for effect in made.effects:
        if isinstance(effect, Change) and _is_endless(effect):
            found.append(with_fields(effect, {"duration": told[0].duration, "unsaid": True}))
        else:
            found.append(effect)
    return with_fields(made, {"effects": tuple(found)})


def _has_end(change: Change) -> bool:
    return change.duration != Duration.PERMANENT


becomes(Sequence, _with_one_end)


def _as_long_as_before(made: Change, before: Node) -> Node:
    """A change without a duration lasts as long as the change that it replaces. CR 608.2c."""
    if not _is_endless(made) or not isinstance(before, Change) or not _has_end(before):
        return made
    return with_fields(made, {"duration": before.duration, "unsaid": True})


replaces(Change, _as_long_as_before)


def _loses_what_it_became(made: Clause) -> str | None:
    """ "It has base power and toughness 1/1 instead" says numbers anew, and not what became of it.
    CR 608.2c.
    """
    if not isinstance(made.effect, Change) or not isinstance(made.otherwise, Change):
        return None
    only_sizes = all(isinstance(one, SetPowerToughness) for one in made.effect.changes)
    became = any(isinstance(one, DescribedAs) for one in made.otherwise.changes)
    return "what it becomes would be lost with the numbers" if only_sizes and became else None


misplaced(Clause, _loses_what_it_became)


@final
@dataclass(frozen=True)
class TakeStats(Effect):
    """An instruction to change base power and toughness to those of another object, for a while.
    CR 613.4b, 611.2d.
    """

    what: Ref
    of: Ref
    duration: int = Duration.END_OF_TURN

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        found = as_known(self.of, game, ctx)
        if not found:
            return
        now = game.object(found[0]).now
        change = SetPowerToughness(Number(now.power), Number(now.toughness))
        things = changing(game, self.what.things(game, ctx))
        perform(game, begin(ctx, (change,), self.duration, things))


phrase(
    TakeStats,
    en="change {what:'s} base power and toughness to {of:'s} power and toughness "
    "{duration:duration}",
    es="cambia {what:de la fuerza y resistencia base} por {of:de la fuerza y resistencia} "
    "{duration:duration}",
)
