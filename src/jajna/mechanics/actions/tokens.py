"""Creating tokens. CR 111, 701.7."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, final

from jajna.card import Card, Face
from jajna.events import Event, TokenCreated
from jajna.ir.abilities import Ability
from jajna.ir.base import Amount, Effect, Ref
from jajna.ir.refs import IMPLIED
from jajna.kernel.door import perform
from jajna.kernel.objects import Definition
from jajna.mechanics import changes
from jajna.mechanics.actions.choosing import amount_for, in_turn_order
from jajna.vocab import Type
from jajna.wording import phrase

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.context import Context
    from jajna.kernel.game import Game

__all__ = ["CREATED", "CreateTokens", "token_face"]

CREATED: Final = "created"
"""Name under which created tokens are bound."""

assert changes.TYPE_WORDS, "the words for types are registered there"


@cache
def token_face(
    name: str,
    power: int,
    toughness: int,
    colors: int,
    types: int,
    subtypes: tuple[str, ...],
    abilities: tuple[Ability, ...],
) -> Card:
    """The token with these characteristics, named by its subtypes and "Token". CR 111.4."""
    creature = types & Type.CREATURE != 0
    face = Face(
        name or " ".join([*subtypes, "Token"]),
        None,
        colors,
        types,
        0,
        subtypes,
        str(power) if creature else "",
        str(toughness) if creature else "",
        abilities=abilities,
    )
    return Card(face.name, (face,), "token")


@final
@dataclass(frozen=True)
class CreateTokens(Effect):
    """An instruction to create creature tokens of given characteristics. CR 111.3, 701.7a."""

    count: Amount
    power: Amount
    toughness: Amount
    colors: int = 0
    types: int = Type.CREATURE
    subtypes: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    tapped: bool = False
    who: Ref = IMPLIED

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        card = token_face(
            "",
            self.power.value(game, ctx),
            self.toughness.value(game, ctx),
            self.colors,
            self.types,
            self.subtypes,
            self.abilities,
        )
        events: list[Event] = []
        for player in in_turn_order(game, self.who.things(game, ctx)):
            count = amount_for(self.count, game, ctx, player)
            if count > 0:
                event = TokenCreated(player, definition_of(game, card), count)
                event.tapped = self.tapped
                events.append(event)
        perform(game, events, ctx, CREATED)


def definition_of(game: Game, card: Card) -> Definition:
    """The game's own form of a token's card, made once."""
    return game.definition_of(card)


phrase(
    CreateTokens,
    en="{who} <creates> {count:a} [tapped? tapped] {power}/{toughness} {colors:colors} "
    "{subtypes:_;subtype} {types:types} token/tokens[abilities? with {abilities:and}]",
    es="{who} <crea> {count:una} ficha/fichas de {types:types} {subtypes:_;subtype} "
    "{colors:colors} {power}/{toughness} [tapped? girada][abilities? con {abilities:and}]",
)
