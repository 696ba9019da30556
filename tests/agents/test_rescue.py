"""A heuristic player saves creatures from what an opponent has on the stack. CR 117.1."""

from __future__ import annotations

import pytest

from jajna.agents import HeuristicAgent
from jajna.agents.heuristic.style import PRESENT, RELEASED, Style
from jajna.card import Card
from jajna.decision import PASS, Activate, Answer, Cast
from jajna.judge.table import ANN, BOB, Table
from jajna.vocab import Step
from tests.mechanics.bench import permanent, text_card
from tests.rules.creatures import creature

PLAINS = permanent("Meadow", "Basic Land — Plains", cost="")
MOUNTAIN = permanent("Peak", "Basic Land — Mountain", cost="")
BEAST = creature("Beast", 4, 3)
SMALL = creature("Mouse", 1, 1)
BOLT = text_card("Bolt", "Instant", "Bolt deals 3 damage to any target.", cost="{R}")
BLAST = text_card("Blast", "Instant", "Blast deals 5 damage to any target.", cost="{R}")
MURDER = text_card("Murder", "Instant", "Destroy target creature.", cost="{R}")
SWEEP = text_card("Sweep", "Instant", "Sweep deals 3 damage to each creature.", cost="{R}")
SHOCKED = text_card("Shock", "Instant", "Shock deals 2 damage to target player.", cost="{R}")
HEALER = text_card(
    "Healer",
    "Creature — Cleric",
    "{T}: Prevent the next 1 damage that would be dealt to any target this turn.",
    ("1", "4"),
)
TROLL = text_card("Troll", "Creature — Troll", "{W}: Regenerate Troll.", ("3", "3"), "{2}{W}")
GROWTH = text_card("Growth", "Instant", "Target creature gets +3/+3 until end of turn.", cost="{W}")
VEIL = text_card(
    "Veil", "Instant", "Target creature you control gains hexproof until end of turn.", cost="{W}"
)


def answer(
    table: Table, spell: Card, target: str = "", style: Style = PRESENT
) -> tuple[Answer, tuple[int, ...]]:
    """What Ann does when Bob casts a spell in his main phase, and the ids of her targets."""
    table.battlefield(ANN, PLAINS, PLAINS)
    table.battlefield(BOB, MOUNTAIN)
    table.hand(BOB, spell)
    table.begin(BOB, Step.PRECOMBAT_MAIN)
    table.act(BOB, f"cast {spell.name}", *((target,) if target else ()))
    while (question := table.asked) is not None and question.player != ANN:
        table.game.answer(PASS)
    assert question is not None
    agent = HeuristicAgent(style=style)
    given = agent.choose(question, table.game.view(ANN))
    if given == PASS:
        return given, ()
    table.game.answer(given)
    question = table.asked
    chosen: tuple[int, ...] = ()
    if question is not None and question.kind.value == "targets":
        said = agent.choose(question, table.game.view(ANN))
        chosen = tuple(int(one) for one in said.notation().split(",") if one.isdigit())
    return given, chosen


def test_a_shield_saves_what_a_spell_would_kill() -> None:
    table = Table()
    beast, *_ = table.battlefield(ANN, BEAST, SMALL, HEALER)
    given, chosen = answer(table, BOLT, "Beast")
    assert isinstance(given, Activate)
    assert chosen == (beast,)


@pytest.mark.parametrize(
    ("spell", "target"), [(BLAST, "Beast"), (MURDER, "Beast"), (SHOCKED, "Ann"), (BOLT, "Healer")]
)
def test_a_shield_isn_t_wasted(spell: Card, target: str) -> None:
    table = Table()
    table.battlefield(ANN, BEAST, HEALER)
    assert answer(table, spell, target)[0] == PASS


def test_0_1_let_it_die() -> None:
    table = Table()
    table.battlefield(ANN, BEAST, HEALER)
    assert answer(table, BOLT, "Beast", RELEASED["0.1"])[0] == PASS


@pytest.mark.parametrize("spell", [BOLT, MURDER, SWEEP])
def test_701_19_what_would_be_destroyed_is_regenerated(spell: Card) -> None:
    table = Table()
    table.battlefield(ANN, TROLL)
    target = "" if spell is SWEEP else "Troll"
    assert isinstance(answer(table, spell, target)[0], Activate)


def test_of_a_sweep_the_best_creature_is_saved() -> None:
    table = Table()
    _, beast, _ = table.battlefield(ANN, SMALL, BEAST, HEALER)
    _, chosen = answer(table, SWEEP)
    assert chosen == (beast,)


def test_a_spell_that_makes_a_creature_tougher_answers_damage() -> None:
    table = Table()
    beast, _ = table.battlefield(ANN, BEAST, SMALL)
    table.hand(ANN, GROWTH)
    given, chosen = answer(table, BOLT, "Beast")
    assert isinstance(given, Cast)
    assert chosen == (beast,)


def test_a_spell_that_makes_a_creature_tougher_doesn_t_answer_destruction() -> None:
    table = Table()
    table.battlefield(ANN, BEAST)
    table.hand(ANN, GROWTH)
    assert answer(table, MURDER, "Beast")[0] == PASS


def test_702_11b_hexproof_answers_what_targets_and_not_what_sweeps() -> None:
    table = Table()
    table.battlefield(ANN, BEAST)
    table.hand(ANN, VEIL)
    assert isinstance(answer(table.fork(), MURDER, "Beast")[0], Cast)
    assert answer(table, SWEEP)[0] == PASS


def test_what_one_did_oneself_is_let_be() -> None:
    table = Table()
    table.battlefield(ANN, BEAST, HEALER, PLAINS)
    table.battlefield(ANN, MOUNTAIN)
    table.hand(ANN, SWEEP)
    table.begin(ANN, Step.PRECOMBAT_MAIN)
    table.act(ANN, "cast Sweep")
    question = table.asked
    assert question is not None
    assert HeuristicAgent().choose(question, table.game.view(ANN)) == PASS


@pytest.mark.parametrize(("power", "saved"), [(2, True), (3, False)])
def test_615_1_in_combat_a_shield_counts_for_as_much_as_it_prevents(
    power: int, saved: bool
) -> None:
    table = Table()
    bear, _ = table.battlefield(ANN, creature("Bear", 2, 2), HEALER)
    table.battlefield(BOB, creature("Raider", power, 4))
    table.begin(BOB)
    table.attack("Raider", at=ANN)
    table.block(("Bear", "Raider"))
    while (question := table.asked) is not None and question.player != ANN:
        table.game.answer(PASS)
    assert question is not None
    given = HeuristicAgent().choose(question, table.game.view(ANN))
    assert isinstance(given, Activate) is saved
    assert bear in table.game.zones.battlefield
