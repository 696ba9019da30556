"""What was noted while cards were drafted, as abilities look it up in the game. CR 905.2b."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, final

from jajna.frozen import dataclass
from jajna.ir.base import Amount, Condition, Filter, Ref
from jajna.noted import NoteKind
from jajna.vocab import LETTER_MANA, Aspects, is_player
from jajna.wording import Own, calls_itself, phrase

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = [
    "CardsRemoved",
    "GuessedCorrectly",
    "HighestNoted",
    "NotedPlayers",
    "OfNotedColor",
    "OfNotedName",
    "OfNotedType",
    "noted",
]


def noted(game: Game, ctx: Context, kind: NoteKind) -> list[str]:
    """A list of what an ability's controller noted, of a kind, for cards with its source's name.
    CR 905.2b.
    """
    name = game.object(ctx.source).base.name
    return [
        one.value
        for one in game.players[ctx.controller].noted
        if one.kind is kind and one.card == name
    ]


@final
@dataclass(frozen=True)
class HighestNoted(Amount):
    """The highest number its controller noted for cards with the source's name; 0 without one."""

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return Aspects.CONTROLLER | Aspects.NAMES

    def value(self, game: Game, ctx: Context) -> int:
        return max([int(one) for one in noted(game, ctx, NoteKind.NUMBER)], default=0)


calls_itself(HighestNoted, Own.NAME)
phrase(
    HighestNoted,
    en="the highest number you noted for cards named ~",
    es="el número más alto que anotaste para cartas llamadas ~",
)


@final
@dataclass(frozen=True)
class CardsRemoved(Amount):
    """The number of cards that its controller removed from the draft with such cards."""

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return Aspects.CONTROLLER | Aspects.NAMES

    def value(self, game: Game, ctx: Context) -> int:
        return len(noted(game, ctx, NoteKind.REMOVED))


calls_itself(CardsRemoved, Own.NAME)
phrase(
    CardsRemoved,
    en="the number of cards you removed from the draft with cards named ~",
    es="la cantidad de cartas que removiste del draft con cartas llamadas ~",
)


@final
@dataclass(frozen=True)
class OfNotedName(Filter):
    """With a name that its controller noted for cards with the source's name. CR 201.2.

    ``drafted``: the text says that it was noted as those were drafted.
    """

    drafted: bool = field(default=False, compare=False)

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        now = game.object(thing).now
        return any(now.has_name(name) for name in noted(game, ctx, NoteKind.NAME))


calls_itself(OfNotedName, Own.NAME)
phrase(
    OfNotedName,
    en="with a name you noted for cards named ~",
    es="con un nombre que hayas anotado para cartas llamadas ~",
    when={"drafted": False},
    place="suffix",
)
phrase(
    OfNotedName,
    en="with a name noted as you drafted cards named ~",
    es="con un nombre anotado en cuanto seleccionaste cartas llamadas ~",
    when={"drafted": True},
    place="suffix",
)


@final
@dataclass(frozen=True)
class OfNotedType(Filter):
    """Of a creature type that its controller noted for cards with the source's name. CR 205.3m."""

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        types = game.object(thing).now.subtypes
        return any(name in types for name in noted(game, ctx, NoteKind.TYPE))


calls_itself(OfNotedType, Own.NAME)
phrase(
    OfNotedType,
    en="of a type you noted for cards named ~",
    es="de un tipo que hayas anotado para cartas llamadas ~",
    place="suffix",
)


@final
@dataclass(frozen=True)
class OfNotedColor(Filter):
    """Of one or more of the colors chosen as its controller drafted such cards. CR 105.2."""

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        if is_player(thing):
            return False
        colors = game.object(thing).now.colors
        return any(colors & LETTER_MANA[one] for one in noted(game, ctx, NoteKind.COLOR))


calls_itself(OfNotedColor, Own.NAME)
phrase(
    OfNotedColor,
    en="that's one or more of the colors chosen as you drafted cards named ~",
    es="que sea de uno o más de los colores elegidos en cuanto seleccionaste cartas llamadas ~",
    place="suffix",
)


@final
@dataclass(frozen=True)
class NotedPlayers(Ref):
    """The players that its controller noted for cards with the source's name, still in the game."""

    def things(self, game: Game, ctx: Context) -> list[int]:
        names = noted(game, ctx, NoteKind.PLAYER)
        return [one.id for one in game.players.held if one.in_game and one.name in names]


calls_itself(NotedPlayers, Own.NAME)
phrase(
    NotedPlayers,
    en="a player you noted for cards named ~",
    es="un jugador que hayas anotado para cartas llamadas ~",
)


@final
@dataclass(frozen=True)
class GuessedCorrectly(Condition):
    """Whether its controller guessed a drafted card correctly for a card with that name."""

    def holds(self, game: Game, ctx: Context) -> bool:
        return bool(noted(game, ctx, NoteKind.GUESS))


calls_itself(GuessedCorrectly, Own.NAME)
phrase(
    GuessedCorrectly,
    en="you guessed correctly for a card named ~",
    es="<adivinó@tú> correctamente para una carta llamada ~",
)
