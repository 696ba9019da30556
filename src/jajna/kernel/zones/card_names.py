"""Which card names a player may choose, and what is noted of the choice. CR 201.4, 709.4a."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from jajna.card import CardNames, PrintedName, printed_names
from jajna.decision import Answer, Decision, Kind, NamedCard, Naming, Shape
from jajna.kernel.objects.characteristics import SEPARATOR
from jajna.kernel.zones.knowledge import eyes_of, knows

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.objects.object import Object

__all__ = ["CHOSEN_NAME", "name_question", "names_known", "naming_of", "places_of"]

CHOSEN_NAME: Final = "chosen name"
"""Name of the mark, or of what is bound, that holds the places of the names chosen in
``game.history.card_names``: one name, or both halves of a split card (CR 2003-07-01 505.7).
"""


def _no_names() -> list[PrintedName]:
    return []


NO_NAMES: Final = CardNames(_no_names)
"""The names of a game that was given none."""


def naming_of(game: Game, wanted: int, unwanted: int, basic: bool) -> Naming:
    """Which names may be chosen: of cards with one of the types that are wanted, or with any, and
    with none of the unwanted ones; of basic lands only if ``basic``. CR 201.4a.
    """
    names = game.names if game.names is not None else NO_NAMES
    return Naming(names, wanted, unwanted, basic, game.era.both_halves_named)


def name_question(
    game: Game, player: int, asked: Naming, rule: str, source: int
) -> Decision | None:
    """Ask a player for a name; None where there is none. CR 201.4."""
    names = names_known(game, player, asked)
    if not names:
        names = [name for name in (asked.first(),) if name]
    if not names:
        return None
    options: list[Answer] = [NamedCard(name) for name in names]
    question = Decision(player, Kind.WORD, rule, Shape.ONE, options, source=source)
    if game.names is not None:
        question.naming = asked
    return question


def names_known(game: Game, player: int, naming: Naming) -> list[str]:
    """The list of names that may be chosen and that a player knows of, others' cards first.

    They are those of the player's own cards and of those that the player sees or has seen: others
    would tell of what is hidden.
    """
    mine: dict[str, bool] = {}
    others: dict[str, bool] = {}
    eyes = eyes_of(game, player)
    for thing in game.objects.values():
        if not _is_card(thing) or not (thing.owner == player or knows(game, eyes, thing)):
            continue
        for printed in printed_names(thing.definition.card):
            if printed.name and printed.types and naming.fits(printed):
                (mine if thing.owner == player else others)[printed.name] = True
    return [*sorted(others), *[name for name in sorted(mine) if name not in others]]


def _is_card(thing: Object) -> bool:
    """Whether an object is a card or a copy of one, rather than a token or an ability."""
    return not thing.token and (thing.item is None or thing.item.is_spell)


def places_of(game: Game, chosen: str) -> list[int]:
    """The list of places in ``game.history.card_names`` of the name that was chosen.

    There are two if both halves of a split card were named. CR 2003-07-01 505.7.
    """
    names = chosen.split(SEPARATOR) if game.era.both_halves_named else [chosen]
    return [game.history.place_of(name) for name in names]
