"""Momir Basic: Vanguard with the Momir avatar and decks of basic lands. CR 902."""

from __future__ import annotations

import msgspec
import pytest

from jajna.cards import starter
from jajna.errors import VariantError
from jajna.judge import ANN, Table
from jajna.kernel.card_kinds.random_cards import NO_CARDS, RandomCards
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.chance import Chance
from jajna.replay import GameSetup, Session, rebuild
from jajna.variant import MOMIR_BASIC
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ask_again, creature, permanent
from tests.rules.cards import CARDS
from tests.table import table

HILL = CARDS["Mountain"]
POOL = (
    creature("Cub", 2, 2, cost="{1}{G}"),
    creature("Ape", 2, 1, cost="{R}{R}"),
    creature("Titan", 6, 6, cost="{5}{G}"),
    permanent("Relic", cost="{2}"),
)


def avatar() -> str:
    return "Momir Vig, Simic Visionary Avatar"


def at_table(lands: int = 6) -> Table:
    """A table at which Ann has the avatar, a card to discard, and so many lands."""
    card = starter.card(avatar())
    assert card is not None
    at = table(step=None)
    at.put(ANN, Zone.COMMAND, card)
    at.game.players.creatures = RandomCards(POOL)
    at.battlefield(ANN, *["Mountain"] * lands)
    at.hand(ANN, "Mountain", "Mountain")
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    return at


def made(at: Table, x: int) -> list[str]:
    """The tokens that an activation for X creates."""
    before = [one for one in at.game.zones.battlefield if at.game.objects[one].token]
    at.act(ANN, f"activate {avatar()}", x)
    at.resolve_all()
    there = [one for one in at.game.zones.battlefield if at.game.objects[one].token]
    return [at.game.objects[one].now.name for one in there if one not in before]


def test_902_7_the_avatar_creates_a_creature_of_that_mana_value() -> None:
    assert made(at_table(), 6) == ["Titan"]


def test_902_7_only_creature_cards_of_the_value_are_chosen_and_all_of_them_can_be() -> None:
    pool = RandomCards((*POOL, *POOL))
    chosen = [pool.choose(2, Chance(seed)) for seed in range(60)]
    names = [one.name for one in chosen if one is not None]
    assert {*names} == {"Cub", "Ape"}
    assert 15 <= names.count("Cub") <= 45


def test_902_7_nothing_is_created_where_no_card_has_the_value() -> None:
    assert made(at_table(), 5) == []
    assert NO_CARDS.choose(0, Chance(1)) is None


def test_902_7_only_once_each_turn_as_a_sorcery() -> None:
    at = at_table(9)
    assert made(at, 2)
    reason = at.why_not(ANN, f"activate {avatar()}")
    assert reason is not None
    assert reason.rule == "602.5b"
    at.begin(ANN, Step.UPKEEP)
    ask_again(at)
    reason = at.why_not(ANN, f"activate {avatar()}")
    assert reason is not None
    assert reason.rule == "602.5d"


def test_902_4_players_begin_with_24_life_and_need_creatures_to_choose_from() -> None:
    card = starter.card(avatar())
    assert card is not None
    with pytest.raises(VariantError, match="needs creature cards"):
        new_game([[HILL] * 60] * 2, variant=MOMIR_BASIC, supplementary=[[card]] * 2)
    game = new_game(
        [[HILL] * 60] * 2,
        variant=MOMIR_BASIC,
        supplementary=[[card]] * 2,
        creatures=RandomCards(POOL),
    )
    assert [player.life for player in game.players] == [24, 24]


def test_902_a_saved_game_keeps_what_may_be_chosen() -> None:
    card = starter.card(avatar())
    assert card is not None
    setup = GameSetup(
        ((HILL,) * 60,) * 2, variant=MOMIR_BASIC, supplementary=((card,),) * 2, creatures=POOL
    )
    session = Session(setup)
    known = {one.name: one for one in (*POOL, HILL, card)}
    record = session.record()
    kept = msgspec.json.decode(msgspec.json.encode(record), type=type(record))
    again = rebuild(kept, known.__getitem__)
    assert again.game.players.creatures.by_value.keys() == RandomCards(POOL).by_value.keys()
    assert again.setup.beside(1) == (card,)
