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
from jajna.agents.heuristic.planning import castable_burn, reach_of
from jajna.agents.heuristic.worth import permanent_worth
from jajna.card import Card
from jajna.cards import starter
from jajna.cards.nodes import load_nodes
from jajna.decision import PASS, Activate, Answer, Cast, Kind, PlayLand, Several
from jajna.formats.themes import THEMES, theme
from jajna.ir.declared.worth import declared
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.start.setup import new_game
from jajna.simulation.matches import Match, play_match
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import creature as text_creature
from tests.mechanics.bench import permanent, text_card
from tests.rules.creatures import creature
from tests.seen import at_least
from tests.table import table as arranged

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


# -- cards by their abilities ----------------------------------------------------------------------

MOUNTAIN = permanent("Peak", "Basic Land — Mountain", cost="")
FETCH = permanent(
    "Mesa",
    "Land",
    "{T}, Pay 1 life, Sacrifice this land: Search your library for a Mountain card, put it onto "
    "the battlefield, then shuffle.",
    cost="",
)
FACE = text_card("Spike", "Sorcery", "Spike deals 3 damage to target player.", cost="{R}")
BOTH = text_card("Shot", "Sorcery", "Shot deals 3 damage to any target.", cost="{R}")
LATER_CARD = text_card("Pulse", "Sorcery", "Draw three cards.\nSuspend 2—{R}", cost="{9}")
IMPULSE = text_card(
    "Impulse",
    "Sorcery",
    "Exile the top two cards of your library. Until the end of your next turn, you may play those "
    "cards.",
    cost="{R}",
)
THINK = text_card("Think", "Instant", "Draw a card.", cost="{R}")
SHOCK_LAND = permanent(
    "Foundry",
    "Land — Mountain",
    "As this land enters, you may pay 2 life. If you don't, it enters tapped.",
    cost="",
)
RITUAL = text_card("Rite", "Instant", "Add {R}{R}{R}.", cost="{R}")
DEAR = text_card("Ogre", "Creature — Ogre", "", ("4", "4"), "{3}{R}")


def test_a_fetch_land_is_cracked() -> None:
    at = arranged(ann=[FETCH], library=[MOUNTAIN])
    assert answer(at).notation() == f"activate {at.id('Mesa')}.0"


def test_burn_that_hits_players_only_is_cast_early() -> None:
    at = arranged(ann=[MOUNTAIN], hand=[FACE])
    assert answer(at) == Cast(at.id("Spike"))


def test_burn_that_could_hit_a_creature_is_kept_while_it_does_not_finish() -> None:
    at = arranged(ann=[MOUNTAIN], hand=[BOTH])
    assert answer(at) == PASS


def test_burn_goes_to_the_face_once_the_hand_is_enough_to_finish() -> None:
    at = arranged(ann=[MOUNTAIN], hand=[BOTH, BOTH])
    at.game.players[BOB].life = 6
    assert isinstance(answer(at), Cast)


def test_702_62a_a_card_that_is_too_dear_is_suspended() -> None:
    at = arranged(ann=[MOUNTAIN], hand=[LATER_CARD])
    assert answer(at).notation() == f"special {at.id('Pulse')}.0"


def test_cards_exiled_to_be_played_are_worth_casting() -> None:
    at = arranged(ann=[MOUNTAIN], hand=[IMPULSE])
    assert answer(at) == Cast(at.id("Impulse"))


def test_an_instant_that_draws_waits_for_the_end_of_the_opponents_turn() -> None:
    at = arranged(ann=[MOUNTAIN], hand=[THINK])
    assert answer(at) == PASS
    other = arranged(ann=[MOUNTAIN], hand=[THINK], step=None)
    other.begin(BOB, Step.END)
    other.game.answer(PASS)
    assert other.asked is not None and other.asked.player == ANN
    assert answer(other) == Cast(other.id("Think"))


@pytest.mark.parametrize(("hand", "pays"), [([], "no"), ([BOTH], "yes")])
def test_life_is_paid_for_a_land_only_if_its_mana_is_used(hand: list[Card], pays: str) -> None:
    at = arranged(hand=[SHOCK_LAND, *hand])
    at.game.answer(PlayLand(at.id("Foundry")))
    assert at.asked is not None and at.asked.kind is Kind.PAY_COST
    assert answer(at).notation() == pays


@pytest.mark.parametrize("useful", [True, False])
def test_mana_for_a_turn_is_made_for_a_card_that_needs_it(useful: bool) -> None:
    at = arranged(ann=[MOUNTAIN, MOUNTAIN], hand=[RITUAL, DEAR] if useful else [RITUAL])
    assert (answer(at) == Cast(at.id("Rite"))) is useful


def test_a_lord_is_worth_more_than_its_body() -> None:
    lord = text_creature("Lord", 2, 2, "Other creatures you control get +1/+1.")
    at = arranged(ann=[lord], bob=["Bear"], step=None)
    worths = [permanent_worth(one) for one in at.game.view(ANN).battlefield]
    assert worths[0] > worths[1] + 1.0


@pytest.mark.parametrize(("spells", "kept"), [("{W}", False), ("{R}", True), ("{7}{R}", False)])
def test_a_hand_that_cannot_be_cast_goes_back(spells: str, kept: bool) -> None:
    other = text_card("Card", "Creature — Human", "", ("2", "2"), spells)
    game = new_game([[other] * 40, [BEAR] * 40], first=0, seed=1)
    peak = game.definitions.of(MOUNTAIN)
    for number in game.players[0].hand[:3]:
        thing = game.objects[number]
        thing.definition, thing.base, thing.now = peak, peak.faces[0], peak.faces[0]
    question = game.decision
    assert question is not None and question.kind is Kind.MULLIGAN
    assert HeuristicAgent().choose(question, game.view(0)).notation() == ("no" if kept else "yes")


def test_an_attack_counts_the_burn_that_finishes() -> None:
    at = arranged(ann=["Bear", MOUNTAIN], bob=["Wall"], hand=[FACE], step=None)
    view = at.game.view(ANN)
    assert castable_burn(view, BOB) == 3
    assert reach_of(view) == 3
