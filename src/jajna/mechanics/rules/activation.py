"""Abilities that can't be activated, or cost more. CR 602.5, 101.2, 606.5."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.base import Amount, Duration, Effect, Filter, Layer, Modification, Ref
from jajna.ir.declared.binding import misplaced
from jajna.ir.filters.abilities import FromSource
from jajna.ir.filters.identity import Is
from jajna.ir.filters.logic import All, Not
from jajna.ir.filters.nouns import AbilityKind, OfType, Player, StackAbility
from jajna.ir.filters.owners import Controlled
from jajna.ir.mentions import is_ability_filter
from jajna.ir.refs import YOU, Attached, This
from jajna.kernel.door.perform import perform
from jajna.kernel.players.player_rules import CostChange
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.counts.would_be import WouldBe
from jajna.mechanics.rules.restrictions import Restrict
from jajna.mechanics.things.spell_copies_and_targets import depends_on_targets
from jajna.vocab import AsThough, Cannot, Type, Zone
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = [
    "AbilitiesCannotBeActivated",
    "ActivateLoyaltyAgain",
    "CannotActivate",
    "CannotBeActivated",
    "CannotCastOrActivate",
    "CostLessToActivate",
    "CostMoreToActivate",
    "LoyaltyAnyTime",
    "LoyaltyCostsMore",
]

LOYALTY: Final = All(
    (
        StackAbility((AbilityKind.LOYALTY,)),
        FromSource(OfType(Type.PLANESWALKER), owned=True, plural=True),
    )
)
"""Loyalty abilities of planeswalkers."""
NO_MANA_ABILITY: Final = Not(StackAbility((AbilityKind.MANA,)))
BOTH: Final = Cannot.ACTIVATE | Cannot.ACTIVATE_MANA

phrase(
    Restrict,
    en="(its|their) activated abilities can't be activated",
    es="sus habilidades activadas no pueden activarse",
    when={"cannot": BOTH},
    unsaid=("apart",),
)
phrase(
    Restrict,
    en="(its|their) activated abilities can't be activated unless they're mana abilities",
    es="sus habilidades activadas no pueden activarse a menos que sean habilidades de maná",
    when={"cannot": int(Cannot.ACTIVATE)},
    unsaid=("apart",),
)


@final
@dataclass(frozen=True)
class CannotBeActivated(Modification):
    """Activated abilities of objects that fit can't be activated, or only mana abilities.

    CR 602.5, 605.1a. For permanents it is a characteristic; for objects in any zone, as "sources",
    it is a rule for all players.
    """

    what: Filter
    but_mana: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return self.what if self._is_of_permanents() else Player()

    def _is_of_permanents(self) -> bool:
        return self.what.where() == 1 << Zone.BATTLEFIELD

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.cannot |= Cannot.ACTIVATE if self.but_mana else BOTH

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if self._is_of_permanents():
            return
        of: Filter = FromSource(self.what, owned=True)
        what = All((of, NO_MANA_ABILITY)) if self.but_mana else of
        rules.inactive.append((ctx.kept(), what))


phrase(
    CannotBeActivated,
    en="activated abilities of {what:s} can't be activated"
    "[but_mana? unless they're mana abilities]",
    es="las habilidades activadas de {what:los} no pueden activarse"
    "[but_mana? a menos que sean habilidades de maná]",
)


@final
@dataclass(frozen=True)
class AbilitiesCannotBeActivated(Modification):
    """The activated abilities of one permanent can't be activated, or only mana abilities.

    CR 602.5, 605.1a.
    """

    of: Ref
    but_mana: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(self.of)

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.cannot |= Cannot.ACTIVATE if self.but_mana else BOTH


phrase(
    AbilitiesCannotBeActivated,
    en="{of:'s} activated abilities can't be activated[but_mana? unless they're mana abilities]",
    es="las habilidades activadas de {of} no pueden activarse"
    "[but_mana? a menos que sean habilidades de maná]",
)


def _of_no_permanent(made: AbilitiesCannotBeActivated) -> str | None:
    return None if isinstance(made.of, (Attached, This)) else "permanents are described otherwise"


misplaced(AbilitiesCannotBeActivated, _of_no_permanent)


def _not_activated(
    made: CannotActivate | CannotCastOrActivate | CostLessToActivate | CostMoreToActivate,
) -> str | None:
    return None if is_ability_filter(made.what) else "only abilities are activated"


@final
@dataclass(frozen=True)
class CannotActivate(Modification):
    """Can't activate abilities that fit. CR 101.2, 602.5."""

    what: Filter

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.inactive.append((ctx.kept(), self.what))


phrase(
    CannotActivate,
    en="<can't> activate planeswalkers' loyalty abilities",
    es="no <puede> activar las habilidades de lealtad de planeswalkers",
    when={"what": LOYALTY},
)
phrase(CannotActivate, en="<can't> activate {what:s}", es="no <puede> activar {what:s}")
misplaced(CannotActivate, _not_activated)


@final
@dataclass(frozen=True)
class CannotCastOrActivate(Modification):
    """Can't cast spells that fit nor activate abilities that fit. CR 101.2, 601.3, 602.5."""

    spells: Filter
    what: Filter

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = ctx.kept()
        rules.forbidden.append((own, WouldBe(self.spells)))
        rules.inactive.append((own, self.what))


phrase(
    CannotCastOrActivate,
    en="<can't> cast {spells:s} or activate planeswalkers' loyalty abilities",
    es="no <puede> lanzar {spells:s} ni activar las habilidades de lealtad de planeswalkers",
    when={"what": LOYALTY},
)
phrase(
    CannotCastOrActivate,
    en="<can't> cast {spells:s} or activate {what:s}",
    es="no <puede> lanzar {spells:s} ni activar {what:s}",
)
misplaced(CannotCastOrActivate, _not_activated)


@final
@dataclass(frozen=True)
class CostMoreToActivate(Modification):
    """Abilities that fit cost more to activate. CR 602.2b, 601.2f.

    With ``but_mana`` mana abilities don't.
    """

    what: Filter
    more: Amount
    but_mana: bool = False

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        what = All((self.what, NO_MANA_ABILITY)) if self.but_mana else self.what
        own = ctx.kept()
        targeted = depends_on_targets(what)
        rules.activation_costs.append(CostChange(own, what, None, self.more, targeted=targeted))


phrase(
    CostMoreToActivate,
    en="{what:s} <costs> {more} more to activate[but_mana? unless they're mana abilities]",
    es="activar {what:s} cuesta {more} más[but_mana? a menos que sean habilidades de maná]",
)
misplaced(CostMoreToActivate, _not_activated)


@final
@dataclass(frozen=True)
class CostLessToActivate(Modification):
    """Abilities that fit cost less to activate. CR 602.2b, 601.2f, 118.7.

    ``least`` is how much mana this leaves in the cost in any case. ``up_to``: the text says so; no
    cost can be reduced by more than it is (CR 118.7).
    """

    what: Filter
    less: Amount
    least: int = 0
    up_to: bool = field(default=False, compare=False)

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        own = ctx.kept()
        rules.activation_costs.append(CostChange(own, self.what, self.less, least=self.least))


phrase(
    CostLessToActivate,
    en="{what:s} <costs> {less} less to activate",
    es="activar {what:s} cuesta {less} menos",
    when={"least": 0, "up_to": False},
)
phrase(
    CostLessToActivate,
    en="{what:s} <costs> up to {less} less to activate",
    es="activar {what:s} cuesta hasta {less} menos",
    when={"least": 0, "up_to": True},
)
phrase(
    CostLessToActivate,
    en="{what:s} <costs> {less} less to activate. this effect can't reduce the mana in that cost to"
    " less than one mana",
    es="activar {what:s} cuesta {less} menos. este efecto no puede reducir el maná de ese coste a"
    " menos de un maná",
    when={"least": 1, "up_to": False},
)
phrase(
    CostLessToActivate,
    en="{what:s} <costs> up to {less} less to activate. this effect can't reduce the mana in that"
    " cost to less than one mana",
    es="activar {what:s} cuesta hasta {less} menos. este efecto no puede reducir el maná de ese"
    " coste a menos de un maná",
    when={"least": 1, "up_to": True},
)


def _not_reduced(made: CostLessToActivate) -> str | None:
    if is_ability_filter(made.what) and depends_on_targets(made.what):
        return "before its targets are chosen nothing says what activating it could cost"
    return _not_activated(made)


misplaced(CostLessToActivate, _not_reduced)


@final
@dataclass(frozen=True)
class LoyaltyCostsMore(Modification):
    """Loyalty abilities you activate cost ``more`` additional loyalty counters. CR 606.5."""

    more: int

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.more_loyalty += self.more


words("loyalty", {number: (f"[+{number}]", f"[+{number}]") for number in range(1, 10)})
phrase(
    LoyaltyCostsMore,
    en="planeswalkers' loyalty abilities you control cost an additional {more:loyalty} to activate",
    es="activar las habilidades de lealtad de planeswalkers que controlas cuesta un {more:loyalty}"
    " adicional",
)


@final
@dataclass(frozen=True)
class LoyaltyAgain(Modification):
    """May activate a loyalty ability of each of their planeswalkers once more each turn.
    CR 606.3.
    """

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.loyalty_again += 1


@final
@dataclass(frozen=True)
class LoyaltyAnyTime(Modification):
    """May activate loyalty abilities of what fits any time they could cast an instant. CR 606.3."""

    of: Filter

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Is(YOU)

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.loyalty_any_time.append((ctx.kept(), self.of))


phrase(
    LoyaltyAnyTime,
    en="you may activate loyalty abilities of {of:these} on any player's turn any time you could "
    "cast an instant",
    es="puedes activar habilidades de lealtad de {of:s} en el turno de cualquier jugador en "
    "cualquier momento en que podrías lanzar un instantáneo",
)


@final
@dataclass(frozen=True)
class ActivateLoyaltyAgain(Effect):
    """You may activate a loyalty ability of each of your planeswalkers once more this turn.
    CR 606.3, 611.2c.
    """

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        you = Continuous(ctx.clone({}), (LoyaltyAgain(),), Duration.END_OF_TURN, [ctx.controller])
        perform(game, [EffectBegan(you)])


phrase(
    ActivateLoyaltyAgain,
    en="for each planeswalker you control, you may activate one of its loyalty abilities once this "
    "turn as though none of its loyalty abilities have been activated this turn",
    es="por cada planeswalker que controlas, puedes activar una de sus habilidades de lealtad una "
    "vez este turno como si ninguna de sus habilidades de lealtad se hubiera activado este turno",
)


@final
@dataclass(frozen=True)
class ActivateAsThoughHaste(Modification):
    """You may activate abilities of objects as though those had haste. CR 609.4, 302.6."""

    of: Filter

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return self.of

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        now.as_though |= AsThough.HASTE_TO_ACTIVATE


phrase(
    ActivateAsThoughHaste,
    en="you may activate abilities of {of:s} as though those creatures had haste",
    es="puedes activar habilidades de {of:s} como si esas criaturas tuvieran la habilidad de prisa",
)


def _of_others(made: ActivateAsThoughHaste) -> str | None:
    """Only the controller of an object activates its abilities. CR 602.2."""
    parts = made.of.parts if isinstance(made.of, All) else (made.of,)
    return None if Controlled() in parts else "abilities of others aren't activated"


misplaced(ActivateAsThoughHaste, _of_others)
