"""The heuristic agent in positions where the right answer is plain, and against the random one."""

from __future__ import annotations

import pytest

from jajna.agents import HeuristicAgent
from jajna.agents.heuristic.combat import (
    Clashes,
    Fighter,
    Forecast,
    choose_blocks,
    forecast,
    resolve,
)
from jajna.card import Card
from jajna.cards import starter
from jajna.cards.nodes import load_nodes
from jajna.decision import Activate, Answer, Cast, Kind, PlayLand, Several
from jajna.formats.themes import THEMES, theme
from jajna.ir.declared.worth import declared
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.start.setup import new_game
from jajna.simulation.matches import Match, play_match
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import creature as text_creature
from tests.rules.creatures import creature
from tests.seen import at_least

BEAR = creature("Bear", 2, 2)
GIANT = creature("Giant", 5, 5)
WALL = creature("Wall", 0, 6, keywords=Keyword.DEFENDER)
BIRD = creature("Bird", 1, 1, keywords=Keyword.FLYING)


def card(name: str) -> Card:
    found = starter.SHELF.card(name)
    assert found is not None, f"the starter pool has no {name}"
    return found


def fighters(table: Table, *ids: int) -> list[Fighter]:
    view = table.game.view(ANN)
    found = [view.find(one) for one in ids]
    return [Fighter(one) for one in found if one is not None]


def table_of() -> Table:
    table = Table()
    table.define(*[card(name) for name in starter.names()])
    return table


def answer(table: Table) -> Answer:
    """What the agent answers to the present question."""
    question = table.asked
    assert question is not None
    return HeuristicAgent().choose(question, table.game.view(question.player))


def finish_action(table: Table) -> None:
    """Let the agent answer up to the next priority."""
    table.game.answer(answer(table))
    while table.asked is not None and table.asked.kind is not Kind.PRIORITY:
        table.game.answer(answer(table))


def test_a_land_is_played_first() -> None:
    table = table_of()
    table.hand(ANN, "Forest", "Grizzly Bears")
    table.battlefield(ANN, "Forest", "Forest")
    table.begin(ANN)
    assert isinstance(answer(table), PlayLand)


def test_the_land_gives_the_missing_color() -> None:
    table = table_of()
    table.battlefield(ANN, "Forest")
    _, mountain, _ = table.hand(ANN, "Forest", "Mountain", "Shock")
    table.begin(ANN)
    chosen = answer(table)
    assert isinstance(chosen, PlayLand)
    assert chosen.card == mountain


def test_removal_takes_the_best_opposing_creature() -> None:
    table = table_of()
    table.battlefield(ANN, "Mountain", "Mountain", "Mountain", BEAR)
    small, best = table.battlefield(BOB, creature("Elf", 1, 1), creature("Knight", 3, 2))
    table.hand(ANN, "Shock")
    table.begin(ANN)
    finish_action(table)
    table.resolve_all()
    assert table.game.objects.exists(small)
    assert not table.game.objects.exists(best)


def test_removal_waits_where_it_would_only_hit_ones_own() -> None:
    table = table_of()
    table.battlefield(ANN, "Mountain", "Mountain", BEAR)
    table.battlefield(BOB, GIANT)
    table.hand(ANN, "Shock")
    table.begin(ANN)
    assert answer(table).notation() == "pass"


def test_a_pacifying_aura_goes_on_the_opposing_side() -> None:
    table = table_of()
    table.battlefield(ANN, "Plains", "Plains", GIANT)
    [victim] = table.battlefield(BOB, GIANT)
    [aura] = table.hand(ANN, "Pacifism")
    table.begin(ANN)
    finish_action(table)
    table.resolve_all()
    assert table.game.object(table.game.objects.latest(aura)).attached_to == victim


def test_a_strengthening_aura_goes_on_ones_own_side() -> None:
    table = table_of()
    table.battlefield(ANN, "Swamp")
    [mine] = table.battlefield(ANN, BEAR)
    table.battlefield(BOB, GIANT)
    [aura] = table.hand(ANN, "Unholy Strength")
    table.begin(ANN)
    finish_action(table)
    table.resolve_all()
    assert table.game.object(table.game.objects.latest(aura)).attached_to == mine


def test_a_trick_waits_for_combat() -> None:
    table = table_of()
    table.battlefield(ANN, "Forest", BEAR)
    table.hand(ANN, "Giant Growth")
    table.begin(ANN)
    assert answer(table).notation() == "pass"


def test_a_trick_wins_a_fight() -> None:
    table = table_of()
    [bear] = table.battlefield(ANN, BEAR)
    [blocker] = table.battlefield(BOB, creature("Ogre", 3, 3))
    table.battlefield(ANN, "Forest")
    table.hand(ANN, "Giant Growth")
    table.begin(ANN)
    table.attack(bear)
    table.block((blocker, bear))
    table.to_question(Kind.PRIORITY)
    assert isinstance(answer(table), Cast)
    finish_action(table)
    table.resolve_all()
    table.to(Step.POSTCOMBAT_MAIN)
    assert table.game.objects.exists(bear)
    assert not table.game.objects.exists(blocker)


def test_a_counterspell_is_not_used_on_ones_own_spell() -> None:
    table = table_of()
    table.battlefield(ANN, *["Island"] * 6)
    table.hand(ANN, "Mana Leak")
    table.hand(ANN, "Air Elemental")
    table.begin(ANN)
    table.act(ANN, "cast Air Elemental")
    assert table.asked is not None and table.asked.player == ANN
    assert answer(table).notation() == "pass"


@pytest.mark.parametrize(("lands", "kept"), [(0, False), (1, False), (3, True), (6, False)])
def test_hands_without_a_balance_go_back(lands: int, kept: bool) -> None:
    game = new_game([[BEAR] * 40, [BEAR] * 40], first=0)
    forest = game.definitions.of(card("Forest"))
    for number in game.players[0].hand[:lands]:
        thing = game.objects[number]
        thing.definition, thing.base, thing.now = forest, forest.faces[0], forest.faces[0]
    question = game.decision
    assert question is not None and question.kind is Kind.MULLIGAN
    wanted = "no" if kept else "yes"
    assert HeuristicAgent().choose(question, game.view(0)).notation() == wanted


def attackers(table: Table) -> set[int]:
    """The creatures with which the agent attacks."""
    table.to_question(Kind.ATTACKERS)
    found = answer(table)
    assert isinstance(found, Several)
    return {int(one.notation().partition(">")[0]) for one in found.options}


def test_nobody_runs_into_a_bigger_blocker() -> None:
    table = Table()
    table.battlefield(ANN, BEAR)
    table.battlefield(BOB, GIANT)
    table.begin(ANN)
    assert attackers(table) == set()


def test_what_flies_over_attacks() -> None:
    table = Table()
    bird, _ = table.battlefield(ANN, BIRD, WALL)
    table.battlefield(BOB, WALL)
    table.begin(ANN)
    assert attackers(table) == {bird}


def test_everybody_attacks_for_the_win() -> None:
    table = Table()
    bears = table.battlefield(ANN, BEAR, BEAR, BEAR)
    table.battlefield(BOB, GIANT)
    table.set_life(BOB, 4)
    table.begin(ANN)
    assert attackers(table) == set(bears)


def test_blockers_stay_home_where_the_counterattack_would_kill() -> None:
    table = Table()
    table.battlefield(ANN, GIANT)
    table.battlefield(BOB, GIANT)
    table.game.objects[table.game.zones.battlefield[-1]].tapped = True
    table.set_life(ANN, 4)
    table.begin(ANN)
    assert attackers(table) == set()


def blocks(table: Table, life: int, attackers: list[int], blockers: list[int]) -> dict[int, int]:
    """Which blocker blocks which attacker, where Bob has so much life."""
    found = choose_blocks(fighters(table, *attackers), fighters(table, *blockers), life)
    return {one.id: attacker for attacker, held in found.items() for one in held}


def test_a_chump_block_is_made_only_against_lethal_damage() -> None:
    table = Table()
    [giant] = table.battlefield(ANN, GIANT)
    [bear] = table.battlefield(BOB, BEAR)
    assert blocks(table, 20, [giant], [bear]) == {}
    assert blocks(table, 5, [giant], [bear]) == {bear: giant}


def test_two_block_what_neither_could_kill() -> None:
    table = Table()
    [giant] = table.battlefield(ANN, GIANT)
    ids = table.battlefield(BOB, creature("Ox", 3, 3), creature("Ox", 3, 3))
    assert blocks(table, 20, [giant], ids) == {ids[0]: giant, ids[1]: giant}


def test_510_4_a_first_striker_survives_what_it_kills() -> None:
    table = Table()
    [knight] = table.battlefield(ANN, creature("Knight", 2, 1, keywords=Keyword.FIRST_STRIKE))
    [bear] = table.battlefield(BOB, BEAR)
    [attacker], [blocker] = fighters(table, knight), fighters(table, bear)
    found = forecast([attacker], {attacker.id: [blocker]})
    assert (found.dead_attackers, found.dead_blockers) == ([], [blocker])


def test_702_19b_trample_goes_through() -> None:
    table = Table()
    [wurm] = table.battlefield(ANN, creature("Wurm", 5, 5, keywords=Keyword.TRAMPLE))
    [bear] = table.battlefield(BOB, BEAR)
    [attacker], [blocker] = fighters(table, wurm), fighters(table, bear)
    assert forecast([attacker], {attacker.id: [blocker]}).damage == 3


def test_without_time_the_answer_is_still_legal() -> None:
    table = table_of()
    table.battlefield(ANN, BEAR, BEAR, BEAR)
    table.battlefield(BOB, BEAR, BEAR)
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    question = table.asked
    assert question is not None
    hurried = HeuristicAgent(seconds=0.0).choose(question, table.game.view(ANN))
    assert table.game.why_not(hurried) is None


def test_what_nodes_declare_of_themselves_names_fields_they_have() -> None:
    load_nodes()
    found = declared()
    assert len(found) > 50
    for node, field in at_least(60, found):
        assert field in getattr(node, "__match_args__", ()), f"{node.__name__} has no field {field}"


@pytest.mark.slow
@pytest.mark.parametrize("deck", sorted(THEMES))
def test_the_heuristic_agent_beats_the_random_one(deck: str) -> None:
    cards = tuple(theme(deck, card).cards())
    report = play_match(Match((cards, cards), ("heuristic", "random"), seed=100), 100, jobs=1)
    assert report.errors == []
    assert report.wins[0] >= 95


def test_a_creature_is_regenerated_once_and_not_again() -> None:
    table = table_of()
    drudge = text_creature("Drudge", 1, 1, "{B}: Regenerate this creature.")
    table.define(drudge)
    table.battlefield(BOB, drudge)
    table.battlefield(BOB, *["Swamp"] * 4)
    bear = table.battlefield(ANN, BEAR)[0]
    table.begin(ANN)
    table.attack(bear)
    table.block(("Drudge", bear))
    agent = HeuristicAgent()
    activated = 0
    while table.asked is not None and table.game.turn.step is Step.DECLARE_BLOCKERS:
        question = table.asked
        if question.player == ANN:
            table.game.answer(question.fallback)
            continue
        given = agent.choose(question, table.game.view(BOB))
        activated += isinstance(given, Activate)
        table.game.answer(given)

    assert activated == 1
    assert "Drudge" in table.names_in(Zone.BATTLEFIELD)


def test_the_seed_decides_between_equals_and_nothing_else() -> None:
    table = table_of()
    table.battlefield(ANN, *["Forest"] * 2)
    table.hand(ANN, *["Grizzly Bears"] * 6)
    table.begin(ANN)
    question = table.asked
    assert question is not None

    def chosen(seed: int) -> Answer:
        return HeuristicAgent(seed).choose(question, table.game.view(ANN))

    answers = {chosen(seed).notation() for seed in range(20)}
    assert len(answers) > 1
    assert all(isinstance(chosen(seed), Cast) for seed in range(20))
    assert chosen(7) == chosen(7)


def test_creatures_that_fight_alike_are_of_one_kind() -> None:
    table = Table()
    bears = table.battlefield(ANN, BEAR, BEAR, GIANT)
    clashes = Clashes()
    one, other, giant = fighters(table, *bears)
    assert clashes.kind(one) == clashes.kind(other) != clashes.kind(giant)
    assert clashes.of(giant, [one]) is clashes.of(giant, [other])


def test_a_clash_that_is_remembered_comes_to_the_same() -> None:
    table = Table()
    clashes = Clashes()
    mine = fighters(table, *table.battlefield(ANN, BEAR, GIANT, BIRD))
    theirs = fighters(table, *table.battlefield(BOB, GIANT, WALL, BEAR, BEAR))
    for attacker in mine:
        for place, one in enumerate(theirs):
            for blockers in ([one], [one, theirs[place - 1]]):
                found = Forecast()
                resolve(attacker, blockers, found)
                for _ in range(2):
                    known = clashes.of(attacker, blockers)
                    assert known.damage == found.damage
                    assert known.trade == found.trade
                    assert known.attacker_dies == bool(found.dead_attackers)
                    assert [blockers[at] for at in known.dead] == [
                        other for other in blockers if other in found.dead_blockers
                    ]
