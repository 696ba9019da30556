"""Names of cards: what is called by one, and names that players choose. CR 201.2, 201.4."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final, final

from jajna.decision import NamedCard
from jajna.events.base import Event
from jajna.events.effects import NameChosen
from jajna.frozen import dataclass
from jajna.ir.base import Condition, Effect, Filter, Ref
from jajna.ir.declared.binding import NAME, does, needs
from jajna.ir.declared.names import binds, finds_noted, may_look_up
from jajna.ir.filters.common import object_of
from jajna.ir.filters.names import Named
from jajna.ir.refs import (
    IMPLIED,
    as_known,
    linked,
)
from jajna.kernel.door.perform import perform
from jajna.kernel.state.frames import execute
from jajna.kernel.zones import card_names
from jajna.kernel.zones.card_names import CHOSEN_NAME, naming_of, places_of
from jajna.mechanics.choices.chosen_by_each import choice_of, in_turn_order
from jajna.vocab import Reads, Term, Type
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer, Decision
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object
    from jajna.kernel.state.context import Context

__all__ = [
    "CHOSEN_NAME",
    "NAMED_CARDS",
    "ChoiceOf",
    "ChooseName",
    "HasChosenName",
    "Named",
    "NamedEither",
    "OfChosenName",
    "has_chosen_name",
    "has_name_of",
    "name_question",
    "noted_name",
]

phrase(Named, en="named {name:name}", es="<*llamado> {name:name}", place="suffix")


@final
@dataclass(frozen=True)
class NamedEither(Filter):
    """With one of two names. CR 201.2."""

    name: str
    other: str

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and (
            found.now.has_name(self.name) or found.now.has_name(self.other)
        )


phrase(
    NamedEither,
    en="named {name:name} or {other:name}",
    es="<*llamado> {name:name} o {other:name}",
    place="suffix",
)


# -- choosing a name -----------------------------------------------------------------------------


class ChoiceOf(Term):
    """What a player is told to choose. CR 201.4, 614.12a."""

    COLOR = "a color"
    COLOR_WORD = "a color word"
    CREATURE_TYPE = "a creature type"
    CARD_TYPE = "a card type"
    BASIC_LAND_TYPE = "a basic land type"
    PLAYER = "a player"
    OPPONENT = "an opponent"
    PARITY = "odd or even"
    DIRECTION = "left or right"
    CARD_NAME = "a card name"
    NONLAND_CARD_NAME = "a nonland card name"
    CREATURE_CARD_NAME = "a creature card name"
    ARTIFACT_CARD_NAME = "an artifact card name"
    LAND_CARD_NAME = "a land card name"
    NONBASIC_LAND_CARD_NAME = "a nonbasic land card name"
    NONCREATURE_NONLAND_CARD_NAME = "a noncreature, nonland card name"
    NONARTIFACT_NONLAND_CARD_NAME = "a nonartifact, nonland card name"
    NO_BASIC_LAND_CARD_NAME = "a card name other than a basic land card name"

    def card_types(self) -> tuple[int, int]:
        """The card types of which a named card must have one, and those that it can't have."""
        if self is ChoiceOf.CREATURE_CARD_NAME:
            return Type.CREATURE, 0
        if self is ChoiceOf.ARTIFACT_CARD_NAME:
            return Type.ARTIFACT, 0
        if self is ChoiceOf.LAND_CARD_NAME or self is ChoiceOf.NONBASIC_LAND_CARD_NAME:
            return Type.LAND, 0
        if self is ChoiceOf.NONLAND_CARD_NAME:
            return 0, Type.LAND
        if self is ChoiceOf.NONCREATURE_NONLAND_CARD_NAME:
            return 0, Type.LAND | Type.CREATURE
        if self is ChoiceOf.NONARTIFACT_NONLAND_CARD_NAME:
            return 0, Type.LAND | Type.ARTIFACT
        return 0, 0

    def may_be_basic(self) -> bool:
        """Whether a named card can be a basic land card."""
        return (
            self is not ChoiceOf.NONBASIC_LAND_CARD_NAME
            and self is not ChoiceOf.NO_BASIC_LAND_CARD_NAME
        )


NAMED_CARDS: Final[dict[ChoiceOf, tuple[str, str]]] = {
    ChoiceOf.CARD_NAME: ("a card name", "un nombre de carta"),
    ChoiceOf.NONLAND_CARD_NAME: ("a nonland card name", "un nombre de carta que no sea tierra"),
    ChoiceOf.CREATURE_CARD_NAME: ("a creature card name", "un nombre de carta de criatura"),
    ChoiceOf.ARTIFACT_CARD_NAME: ("an artifact card name", "un nombre de carta de artefacto"),
    ChoiceOf.LAND_CARD_NAME: ("a land card name", "un nombre de carta de tierra"),
    ChoiceOf.NONBASIC_LAND_CARD_NAME: (
        "a nonbasic land card name",
        "un nombre de carta de tierra no básica",
    ),
    ChoiceOf.NONCREATURE_NONLAND_CARD_NAME: (
        "a noncreature, nonland card name",
        "un nombre de carta que no sea criatura ni tierra",
    ),
    ChoiceOf.NONARTIFACT_NONLAND_CARD_NAME: (
        "a nonartifact, nonland card name",
        "un nombre de carta que no sea artefacto ni tierra",
    ),
    ChoiceOf.NO_BASIC_LAND_CARD_NAME: (
        "a card name other than a basic land card name",
        "un nombre de carta que no sea de una tierra básica",
    ),
}
"""What kinds of names are asked for, in English and Spanish."""


def name_question(
    game: Game, player: int, choice: ChoiceOf, rule: str, source: int
) -> Decision | None:
    """Ask a player for a name of a kind; None where there is none. CR 201.4."""
    wanted, unwanted = choice.card_types()
    asked = naming_of(game, wanted, unwanted, choice.may_be_basic())
    return card_names.name_question(game, player, asked, rule, source)


def noted_name(game: Game, player: int, answer: Answer | None) -> tuple[list[int], list[Event]]:
    """What is noted of a name that was chosen, and the event that tells it."""
    if not isinstance(answer, NamedCard):
        return [], []
    return places_of(game, answer.name), [NameChosen(player, answer.name)]


def chosen_names(game: Game, ctx: Context) -> list[str]:
    """The list of names chosen by an instruction before or for the source. CR 607.2d."""
    noted = ctx.bound.get(CHOSEN_NAME)
    if noted is None:
        noted = linked(game, ctx, CHOSEN_NAME)
    return [game.history.card_names[place] for place in noted]


def has_chosen_name(game: Game, ctx: Context, found: Object) -> bool:
    """Whether an object has a name that was chosen. CR 201.2, 709.4a."""
    for name in chosen_names(game, ctx):
        if found.now.has_name(name):
            return True
    return False


def name_of(player: int) -> str:
    """The name under which it is bound what card name a player has chosen."""
    return f"{CHOSEN_NAME} of {player}"


@final
@dataclass(frozen=True)
class ChooseName(Effect):
    """An instruction to choose a card name; what follows speaks of it. CR 201.4.

    Of several players each chooses one, the active player first (CR 101.4).
    """

    choice: ChoiceOf = ChoiceOf.CARD_NAME
    who: Ref = IMPLIED

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        for player in self._choosers(game, ctx):
            if choice_of(player) not in ctx.bound:
                question = name_question(game, player, self.choice, "201.4", ctx.source)
                if question is not None:
                    return question
        return None

    def _choosers(self, game: Game, ctx: Context) -> list[int]:
        players = self.who.things(game, ctx)
        return players if len(players) < 2 else in_turn_order(game, players)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        question = self.ask(game, ctx) if answer is not None else None
        if question is not None:
            noted, events = noted_name(game, question.player, answer)
            ctx.bind(choice_of(question.player), noted)
            perform(game, events)
            execute(game, self, ctx)
            return
        names: list[int] = []
        for player in self._choosers(game, ctx):
            chosen = ctx.bound.pop(choice_of(player), [])
            ctx.bind(name_of(player), chosen)
            names += chosen
        ctx.bind(CHOSEN_NAME, names)


binds(ChooseName, CHOSEN_NAME)


words("named cards", NAMED_CARDS)
phrase(
    ChooseName,
    en="{who} <chooses> {choice:named cards}",
    es="{who} <elige> {choice:named cards}",
)
does(ChooseName, NAME)


# -- what has the name ---------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class OfChosenName(Filter):
    """With the name chosen. CR 201.2, 607.2d. ``word`` is how the text calls the name."""

    word: str = field(default="the chosen name", compare=False)
    negative: bool = False

    def reads(self) -> int:
        return Reads.MARKS

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        found = object_of(game, thing)
        return found is not None and has_chosen_name(game, ctx, found) != self.negative


finds_noted(OfChosenName, CHOSEN_NAME)


words(
    "a chosen name",
    {
        "the chosen name": ("the chosen name", "el nombre elegido"),
        "that name": ("that name", "ese nombre"),
    },
)
phrase(
    OfChosenName,
    en="with {word:a chosen name}",
    es="con {word:a chosen name}",
    when={"negative": False},
    place="suffix",
)
phrase(
    OfChosenName,
    en="that <doesn't> have {word:a chosen name}",
    es="que no <tenga> {word:a chosen name}",
    when={"negative": True},
    place="suffix",
)


def has_name_of(game: Game, ctx: Context, player: int, card: int) -> bool:
    """Whether a card has the name that a player has just chosen. CR 201.2."""
    found = game.object(card).now
    chosen = ctx.bound.get(name_of(player), [])
    return any(found.has_name(game.history.card_names[place]) for place in chosen)


def _is_that_name(made: OfChosenName) -> bool:
    return made.word == "that name"


needs(OfChosenName, NAME, when=_is_that_name)


@final
@dataclass(frozen=True)
class HasChosenName(Condition):
    """Whether something has the name chosen. CR 201.2."""

    what: Ref
    word: str = field(default="the chosen name", compare=False)

    def holds(self, game: Game, ctx: Context) -> bool:
        fits = OfChosenName(self.word)
        return any(fits.matches(game, ctx, thing) for thing in as_known(self.what, game, ctx))


may_look_up(HasChosenName, CHOSEN_NAME)
phrase(
    HasChosenName,
    en="{what} <has> {word:a chosen name}",
    es="{what} <tiene> {word:a chosen name}",
)
