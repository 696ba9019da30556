"""References to a choice made as the source entered. CR 607.2d, 614.12a."""

from __future__ import annotations

from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING, Final, final

from jajna.events.base import Event, EventKind
from jajna.events.mana import ManaAdded, TappedForMana
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Keyworded, Static
from jajna.ir.base import Amount, Filter, Layer, Modification, Node, Pattern, Ref
from jajna.ir.declared.binding import (
    CREATURE_TYPE,
    MANA,
    Trait,
    follows,
    misplaced,
    needs,
    tells,
    trait,
)
from jajna.ir.declared.names import InField, binds, finds_noted
from jajna.ir.filters.identity import Is
from jajna.ir.filters.names import Named
from jajna.ir.filters.nouns import OfType
from jajna.ir.mana import ManaEffect
from jajna.ir.refs import EVENT_AMOUNT, EVENT_OBJECT, EVENT_PLAYER, IMPLIED, This, linked
from jajna.kernel.layers.layers import with_abilities
from jajna.mechanics.choices.kinds import CHOSEN_QUALITY, OfParity
from jajna.mechanics.choices.names import CHOSEN_NAME
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.continuous.land_types import BecomeLandType
from jajna.mechanics.continuous.types import SetCreatureTypes
from jajna.mechanics.keywords.common import plain
from jajna.mechanics.keywords.protection import guarded, protection_from
from jajna.mechanics.replacements.entering import (
    CHOSEN_COLOR,
    CHOSEN_PLAYER,
    CHOSEN_TYPE,
    COLOR_NAMES,
    TYPES_IN_ORDER,
    card_type_at,
    is_of_type,
)
from jajna.mechanics.triggers.common import HappensTo
from jajna.mechanics.triggers.players import PRODUCED, bind_mana
from jajna.mechanics.triggers.steps import AtBeginningOf
from jajna.subtypes import can_gain, type_of
from jajna.vocab import COLORS, Reads, Term, Type, Zone, is_another_player, is_player
from jajna.wording import KEYWORDS, phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.players.player_rules import PlayerRules
    from jajna.kernel.state.context import Context

__all__ = [
    "FROM_CHOSEN_PLAYER",
    "AddManaOfChosenColor",
    "CausesYouToAddMana",
    "ChosenPlayer",
    "ChosenQuality",
    "IsChosenColor",
    "IsChosenType",
    "OfChosenColor",
    "OfChosenType",
    "ProtectionFromChosen",
    "protection_from_card_type",
]


def chosen(game: Game, ctx: Context, name: str) -> int:
    """The value chosen for the source under a name; -1 if there is none. CR 607.2d, 607.5a."""
    held = linked(game, ctx, name)
    return held[0] if held else -1


THAT_COLOR: Final = "that color"
"""The chosen color was named, so that the text may call it that color."""


@final
@dataclass(frozen=True)
class OfChosenColor(Filter):
    """Of the color chosen for the source. CR 607.2d."""

    def reads(self) -> int:
        return Reads.MARKS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        color = chosen(game, ctx, CHOSEN_COLOR)
        return color > 0 and not is_player(thing) and game.object(thing).now.colors & color != 0


finds_noted(OfChosenColor, CHOSEN_COLOR)
phrase(OfChosenColor, en="of the chosen color", es="del color elegido", place="suffix")


@final
@dataclass(frozen=True)
class IsTappedForChosenColor(HappensTo):
    """A permanent is tapped for mana of the color chosen for the source. CR 106.12a, 607.2d."""

    word: str = field(default="whenever", compare=False)

    def kind(self) -> int:
        return EventKind.TAPPED_FOR_MANA

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, TappedForMana) or not super().matches(game, ctx, event):
            return False
        color = chosen(game, ctx, CHOSEN_COLOR)
        return color > 0 and any(one & color for one in event.mana)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, TappedForMana), event
        bind_mana(game, ctx, event)


binds(IsTappedForChosenColor, EVENT_OBJECT, EVENT_PLAYER, EVENT_AMOUNT, PRODUCED)
finds_noted(IsTappedForChosenColor, CHOSEN_COLOR)
phrase(
    IsTappedForChosenColor,
    en="{word:when} {what:this} <is> tapped for mana of the chosen color",
    es="{word:when} {what:this} <es> <*girado> para obtener maná del color elegido",
)


@final
@dataclass(frozen=True)
class OfChosenType(Filter):
    """Of the type that an instruction before had chosen, or that was chosen for the source.
    CR 608.2d, 607.2d. ``negative``: that isn't of it. ``that``: the text calls it "that type".
    """

    negative: bool = False
    that: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return Reads.MARKS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        place = ctx.numbers.get(CHOSEN_TYPE, -1)
        if place < 0:
            place = chosen(game, ctx, CHOSEN_TYPE)
        if place < 0 or is_player(thing):
            return False
        return is_of_type(game.object(thing).now, place) != self.negative


finds_noted(OfChosenType, CHOSEN_TYPE)
phrase(
    OfChosenType,
    en="of that type",
    es="de ese tipo",
    when={"negative": False, "that": True},
    place="suffix",
)
phrase(
    OfChosenType,
    en="of the chosen type",
    es="del tipo elegido",
    when={"negative": False},
    place="suffix",
)
phrase(
    OfChosenType,
    en="that <isn't> of the chosen type",
    es="que no <sea> del tipo elegido",
    when={"negative": True},
    place="suffix",
)


def _no_type_before(made: OfChosenType, done: list[str]) -> str | None:
    """ "That type" is a creature type that an instruction had chosen; "the chosen type" may be the
    source's own.
    """
    return "no creature type was chosen before" if made.that and CREATURE_TYPE not in done else None


follows(OfChosenType, _no_type_before)


@final
@dataclass(frozen=True)
class IsChosenType(Modification):
    """Is the chosen type, or ``also``: in addition to its other types. CR 205.1, 305.7, 607.2d.

    The type may be a creature type or a basic land type: alone it replaces those of its set.
    """

    also: bool = False

    def reads(self) -> int:
        return Reads.MARKS

    def layer(self) -> int:
        return Layer.TYPE

    def only_adds(self) -> bool:
        return self.also

    def removes_abilities(self) -> bool:
        return not self.also

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        place = chosen(game, ctx, CHOSEN_TYPE)
        if place < 0 or card_type_at(place):
            return
        name = TYPES_IN_ORDER[place]
        if self.also:
            if can_gain(now.types, name):
                now.subtypes |= frozenset([name])
        elif type_of(name) == Type.CREATURE:
            SetCreatureTypes((name,)).modify(game, ctx, thing, now)
        else:
            BecomeLandType(name).modify(game, ctx, thing, now)


finds_noted(IsChosenType, CHOSEN_TYPE)
phrase(IsChosenType, en="<is> the chosen type", es="<es> del tipo elegido", when={"also": False})
phrase(
    IsChosenType,
    en="<is> the chosen type in addition to (its|their) other types",
    es="<es> del tipo elegido además de sus otros tipos",
    when={"also": True},
)


@final
@dataclass(frozen=True)
class IsChosenColor(Modification):
    """Is the chosen color, instead of what it was or ``also``. CR 105.3, 613.1e, 607.2d."""

    also: bool = False

    def reads(self) -> int:
        return Reads.MARKS

    def layer(self) -> int:
        return Layer.COLOR

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        color = chosen(game, ctx, CHOSEN_COLOR)
        if color > 0:
            now.colors = now.colors | color if self.also else color


finds_noted(IsChosenColor, CHOSEN_COLOR)
phrase(IsChosenColor, en="<is> the chosen color", es="<es> del color elegido", when={"also": False})
phrase(
    IsChosenColor,
    en="<is> the chosen color in addition to (its|their) other colors",
    es="<es> del color elegido además de sus otros colores",
    when={"also": True},
)


class ChosenQuality(Term):
    """What was chosen for a source, from which it then gives protection. CR 702.16a."""

    COLOR = CHOSEN_COLOR
    NAME = CHOSEN_NAME
    PARITY = CHOSEN_QUALITY
    CARD_TYPE = CHOSEN_TYPE


@cache
def _protection_from_name(name: str) -> Keyworded:
    return protection_from((Named(name),))


@cache
def protection_from_card_type(kind: int) -> Keyworded:
    """Protection from a card type, by its bit. CR 702.16a."""
    return protection_from((OfType(kind),))


@cache
def _protection_from_mana_values(parity: int) -> Keyworded:
    return protection_from((OfParity(parity == 1),))


@final
@dataclass(frozen=True)
class ProtectionFromChosen(Modification):
    """Has protection from the color, the card name or each mana value of the quality chosen for the
    source. CR 702.16a, 702.16b, 607.2d.

    Without such a choice there is no ability. ``last``: the text says "the last chosen color".
    """

    what: ChosenQuality
    last: bool = field(default=False, compare=False)

    def reads(self) -> int:
        return Reads.MARKS

    def layer(self) -> int:
        return Layer.ABILITY

    def _abilities(self, game: Game, ctx: Context) -> tuple[Ability, ...]:
        return tuple([self._against(game, one) for one in linked(game, ctx, str(self.what))])

    def _against(self, game: Game, held: int) -> Ability:
        """Protection from what is noted by a number."""
        if self.what is ChosenQuality.NAME:
            return _protection_from_name(game.history.card_names[held])
        if self.what is ChosenQuality.COLOR:
            return KEYWORDS[f"protection from {COLOR_NAMES[COLORS.index(held)]}"].make(())
        if self.what is ChosenQuality.CARD_TYPE:
            return protection_from_card_type(card_type_at(held))
        return _protection_from_mana_values(held)

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        with_abilities(game, now, self._abilities(game, ctx))

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        GainAbilities(self._abilities(game, ctx)).govern(game, ctx, player, rules)


finds_noted(ProtectionFromChosen, InField("what"))
words(
    "chosen quality",
    {
        ChosenQuality.COLOR: ("the chosen color", "el color elegido"),
        ChosenQuality.CARD_TYPE: ("the chosen card type", "el tipo de carta elegido"),
        ChosenQuality.NAME: ("the chosen card name", "el nombre de carta elegido"),
        ChosenQuality.PARITY: (
            "each mana value of the chosen quality",
            "cada valor de maná de la cualidad elegida",
        ),
    },
)
phrase(
    ProtectionFromChosen,
    en="<has> protection from the last chosen color",
    es="<tiene> protección contra el último color elegido",
    when={"what": ChosenQuality.COLOR, "last": True},
)
phrase(
    ProtectionFromChosen,
    en="<has> protection from {what:chosen quality}",
    es="<tiene> protección contra {what:chosen quality}",
    when={"last": False},
)


@final
@dataclass(frozen=True)
class AddManaOfChosenColor(ManaEffect):
    """Add mana of the color chosen for the source. CR 106.1b, 607.2d.

    ``only_for`` is what it may be spent on, if not on anything. ``who`` adds it. ``additional``:
    the text says that it comes to other mana; ``that``: it has named the color before. ``other`` is
    a color of which one mana can be added rather.
    """

    count: Amount
    only_for: Filter | None = None
    who: Ref = IMPLIED
    additional: bool = False
    that: bool = field(default=False, compare=False)
    other: int = 0

    def receivers(self, game: Game, ctx: Context) -> list[int]:
        return self.who.things(game, ctx)

    def restriction(self) -> Filter | None:
        return self.only_for

    def productions(self, game: Game, ctx: Context) -> list[tuple[int, ...]]:
        color = chosen(game, ctx, CHOSEN_COLOR)
        count = max(self.count.value(game, ctx), 0)
        found: list[tuple[int, ...]] = [(self.other,)] if self.other else []
        return [*found, (color,) * count] if color > 0 and count else found


finds_noted(AddManaOfChosenColor, CHOSEN_COLOR)
phrase(
    AddManaOfChosenColor,
    en="add {other:mana symbol} or {count:one} mana of the chosen color",
    es="agrega {other:mana symbol} o {count:un} maná del color elegido",
    when={"additional": False, "who": IMPLIED},
    unsaid=("only_for",),
)
phrase(
    AddManaOfChosenColor,
    en="{who} <adds> an additional {count:one} mana of the chosen color",
    es="{who} <agrega> {count:un} maná adicional del color elegido",
    when={"additional": True, "that": False},
    unsaid=("only_for",),
)
phrase(
    AddManaOfChosenColor,
    en="{who} <adds> an additional {count:one} mana of that color",
    es="{who} <agrega> {count:un} maná adicional de ese color",
    when={"additional": True, "that": True},
    unsaid=("only_for",),
)


def _says_that_color(made: AddManaOfChosenColor) -> bool:
    return made.that


needs(AddManaOfChosenColor, THAT_COLOR, "no chosen color was named before", _says_that_color)
tells(IsTappedForChosenColor, THAT_COLOR)
phrase(
    AddManaOfChosenColor,
    en="add {count:one} mana of the chosen color",
    es="agrega {count:un} maná del color elegido",
    when={"additional": False, "who": IMPLIED, "other": 0},
    unsaid=("only_for",),
)


@final
@dataclass(frozen=True)
class CausesYouToAddMana(Pattern):
    """An object's ability makes its controller add mana of the chosen color. CR 106.3, 605.1b.

    ``PRODUCED`` is then that color.
    """

    what: Filter
    word: str = field(default="whenever", compare=False)

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.MANA_ADDED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        if not isinstance(event, ManaAdded) or is_another_player(event.player, ctx.controller):
            return False
        color = chosen(game, ctx, CHOSEN_COLOR)
        return any(
            unit.mana == color and self.what.matches(game, ctx, unit.source) for unit in event.units
        )

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        ctx.bind(EVENT_PLAYER, [ctx.controller])
        ctx.bind_number(PRODUCED, chosen(game, ctx, CHOSEN_COLOR))


binds(CausesYouToAddMana, EVENT_PLAYER, PRODUCED)
finds_noted(CausesYouToAddMana, CHOSEN_COLOR)
phrase(
    CausesYouToAddMana,
    en="{word:when} {what:a} 's ability causes you to add one or more mana of the chosen color",
    es="{word:when} una habilidad de {what:un} haga que agregues uno o más manás del color elegido",
)
tells(CausesYouToAddMana, MANA)


@final
@dataclass(frozen=True)
class ChosenPlayer(Ref):
    """The player chosen as the source entered. CR 607.2d."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return Reads.MARKS

    def things(self, game: Game, ctx: Context) -> list[int]:
        return linked(game, ctx, CHOSEN_PLAYER).copy()


finds_noted(ChosenPlayer, CHOSEN_PLAYER)
phrase(ChosenPlayer, en="the chosen player", es="el jugador elegido")
trait(ChosenPlayer, Trait.NAMES_PLAYER)
phrase(
    AtBeginningOf,
    en="at the beginning of the chosen player's {step:step}",
    es="al comienzo del {step:step} del jugador elegido",
    when={"who": ChosenPlayer()},
)


@final
@dataclass(frozen=True)
class OfChosenPlayer(Filter):
    """Controlled by the player chosen for the source, or owned if it has no controller.
    CR 702.16k.

    Only permanents and what is on the stack have controllers (CR 108.4).
    """

    def reads(self) -> int:
        return Reads.MARKS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        found = game.object(thing)
        controlled = found.zone in (Zone.BATTLEFIELD, Zone.STACK)
        whose = found.controller if controlled else found.owner
        return whose in game.object(ctx.source).marks.get(CHOSEN_PLAYER, [])


finds_noted(OfChosenPlayer, CHOSEN_PLAYER)


FROM_CHOSEN_PLAYER: Final = "protection from the chosen player"
"""The name of protection from the player chosen for the protected object. CR 702.16k."""
plain(
    FROM_CHOSEN_PLAYER,
    "protección contra el jugador elegido",
    0,
    guarded(OfChosenPlayer()),
    rule="702.16",
)


def _why_another_is_chosen(made: Node) -> str | None:
    """The reason why an object can't gain protection from the chosen player; None otherwise."""
    if isinstance(made, Static) and made.affects == Is(This()):
        return None
    changes: object = getattr(made, "changes", ())
    if isinstance(changes, tuple):
        for change in changes:
            for one in change.abilities if isinstance(change, GainAbilities) else ():
                if isinstance(one, Keyworded) and one.name == FROM_CHOSEN_PLAYER:
                    return "what gains that protection has chosen no player"
    return None


misplaced(Node, _why_another_is_chosen)
