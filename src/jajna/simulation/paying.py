"""Costs of listing a player's actions and finding payments, by cards in hand and lands."""

from __future__ import annotations

from dataclasses import replace
from time import process_time
from typing import Final

from jajna.card import Card
from jajna.decision import Cast, Kind
from jajna.era import CURRENT, Era
from jajna.judge.table import ANN, Table
from jajna.kernel.casting.available_actions import legal_actions
from jajna.kernel.game import Game
from jajna.simulation.boards import written
from jajna.simulation.measures import MICRO, Curve, fitted, repeated
from jajna.vocab import Step, mana_cost

__all__ = ["HANDS", "LANDS", "paying"]

HANDS: Final = (7, 14, 28, 56)
LANDS: Final = (5, 10, 20, 40)
CARDS: Final = 7
"""The number of cards in hand where the number of lands varies."""
PLAIN: Final = 10
"""The number of lands where the number of cards varies."""
MOST: Final = 1.3
"""The greatest exponent that is allowed."""


def _spell(number: int) -> Card:
    """An instant that costs two colors and something more, different for each number."""
    letters = f"{'WUBRG'[number % 5]}{'WUBRG'[(number // 5 + number + 1) % 5]}"
    face = written(f"Trick {number}", "Instant", "You gain 1 life.").faces[0]
    cost = mana_cost(f"{{{number % 3 + 1}}}{{{letters[0]}}}{{{letters[1]}}}")
    return Card(face.name, (replace(face, mana_cost=cost),))


def table_for(hand: int, lands: int, era: Era = CURRENT) -> Table:
    """A table where the first player has these numbers of spells in hand and of lands for any
    color.
    """
    table = Table(era=era)
    table.game.settings.keep_log = False
    rainbow = written("Rainbow", "Land", "{T}: Add one mana of any color.")
    table.battlefield(ANN, *[rainbow] * lands)
    table.hand(ANN, *[_spell(number) for number in range(hand)])
    table.begin(ANN, Step.PRECOMBAT_MAIN)
    return table


def _listing(game: Game, seconds: float) -> float:
    """Microseconds to list what a player may do, as nobody has looked before."""

    def act() -> None:
        game.effects.tick()
        legal_actions(game, ANN)

    return repeated(act, seconds).value


def _payment(game: Game, seconds: float) -> float:
    """Microseconds to begin casting a spell and to pay for it as is proposed."""
    spell = game.players[ANN].hand[0]

    def act() -> float:
        copy = game.fork()
        began = process_time()
        copy.answer(Cast(spell))
        question = copy.decision
        if question is not None and question.kind is Kind.PAY:
            copy.answer(question.fallback)
        return process_time() - began

    spent = 0.0
    count = 0
    while count == 0 or spent < seconds:
        spent += act()
        count += 1
    return spent / count * MICRO


def paying(seconds: float, era: Era = CURRENT) -> dict[str, Curve]:
    """The microseconds for listing and for paying, by the cards in hand and by the lands."""
    listing_by_lands: dict[int, float] = {}
    payment_by_lands: dict[int, float] = {}
    for lands in LANDS:
        game = table_for(CARDS, lands, era).game
        listing_by_lands[lands] = _listing(game, seconds)
        payment_by_lands[lands] = _payment(game, seconds)
    listing_by_hand = {hand: _listing(table_for(hand, PLAIN, era).game, seconds) for hand in HANDS}
    return {
        "listing_by_hand": fitted("µs", listing_by_hand, MOST),
        "listing_by_lands": fitted("µs", listing_by_lands, MOST),
        "payment_by_lands": fitted("µs", payment_by_lands, MOST),
    }
