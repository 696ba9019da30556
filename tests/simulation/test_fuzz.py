"""Random play: sound games pass, and each kind of fault is found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from jajna.cards import starter
from jajna.decision import PASS, Activate, Cast, Kind, PlayLand
from jajna.era import CURRENT
from jajna.errors import CardError
from jajna.judge import ANN
from jajna.judge.scenario import read, run
from jajna.kernel.casting.available_actions import kept
from jajna.kernel.game import Game
from jajna.kernel.players.player import ManaUnit
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.chance import Chance
from jajna.kernel.turn import priority
from jajna.kernel.zones import move
from jajna.replay import Session, repeat, setup_of
from jajna.simulation import failing_games, invariants, trouble
from jajna.simulation import fuzz as fuzzing
from jajna.simulation.boards import written
from jajna.simulation.coverage import Coverage, CoverageError, read_coverage
from jajna.simulation.decks import CASTING, Stock
from jajna.simulation.explorer import DAILY, Explorer, Wanted
from jajna.simulation.fuzz import FUZZ_LIMITS, Failure, fuzz, fuzz_game
from jajna.simulation.invariants import (
    census,
    why_cancelled_otherwise,
    why_cards_lost,
    why_fallback_illegal,
    why_not_conceded,
    why_not_led,
    why_not_taken_back,
    why_overlooked,
    why_refused_wrongly,
    why_stale,
    why_untold,
    why_zones_disagree,
)
from jajna.simulation.plans import Plan, Planner
from jajna.simulation.plans import setup_of as setup_of_plan
from jajna.simulation.running import Limits
from jajna.simulation.twins import why_hidden_shows
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.variant import COMMANDER
from jajna.vocab import Type, Zone
from tests.table import table

SHORT = Limits(8, 200)


@pytest.fixture(scope="module")
def stock() -> Stock:
    found = [starter.SHELF.card(name) for name in starter.names()]
    return Stock.of([card for card in found if card is not None])


@pytest.fixture
def game(stock: Stock) -> Game:
    """A game after some random answers."""
    chance = Random(4)
    made = new_game([stock.random_deck(chance), stock.random_deck(chance)], seed=4, first=0)
    while made.turn.number < 6:
        question = made.decision
        assert question is not None
        made.answer(question.options[-1] if question.kind.value == "priority" else
                    question.fallback)  # fmt: skip
    return made


def plan_of(stock: Stock, seed: int) -> Plan:
    """The plan of the first game of a run with this seed."""
    (plan,) = Planner(Coverage(stock, seed)).plans(1, (CURRENT,))
    return plan


def test_a_plan_is_the_seeds(stock: Stock) -> None:
    assert plan_of(stock, 5) == plan_of(stock, 5)
    assert plan_of(stock, 5) != plan_of(stock, 6)
    assert {len(deck) for deck in setup_of_plan(stock, plan_of(stock, 8)).decks} == {40}


def test_every_card_comes_in_turn(stock: Stock) -> None:
    coverage = Coverage(stock, 1)
    plans = Planner(coverage).plans(14, (CURRENT,))
    dealt = {name for plan in plans for hand in plan.cards for name in hand}

    assert dealt == {item.name for item in stock.items}
    assert all(seen.dealt for seen in coverage.cards.values())


def test_only_cards_with_something_left_to_show_are_dealt(stock: Stock) -> None:
    coverage = Coverage(stock, 1)
    left = {"Shock", "Grizzly Bears"}
    for item in stock.items:
        for place in coverage.missing(item) if item.name not in left else []:
            coverage.reach(item.name, place)
    (plan,) = Planner(coverage).plans(1, (CURRENT,))

    assert {name for hand in plan.cards for name in hand} == left
    assert plan.missing == {"Shock": (-1,), "Grizzly Bears": (-1,)}


def test_a_card_dealt_in_vain_gets_company(stock: Stock) -> None:
    coverage = Coverage(stock, 1)
    for item in stock.items:
        for place in coverage.missing(item) if item.name != "Goblin King" else []:
            coverage.reach(item.name, place)
    coverage.deal(["Goblin King"])
    (plan,) = Planner(coverage).plans(1, (CURRENT,))
    others = {name for hand in plan.cards for name in hand} - {"Goblin King"}
    found = [stock.card(name) for name in others]

    assert found
    assert all("Goblin" in face.subtypes for card in found for face in card.faces)


def test_basic_lands_begin_on_the_battlefield_of_steered_games(stock: Stock) -> None:
    steered = setup_of_plan(stock, plan_of(stock, 1)).begin()
    plain = setup_of_plan(stock, plan_of(stock, 8)).begin()

    assert len(steered.zones.battlefield) >= 15 * len(steered.players)
    assert plain.zones.battlefield == []


def test_a_saved_game_knows_that_its_lands_were_laid_out(stock: Stock) -> None:
    setup = setup_of_plan(stock, plan_of(stock, 1))
    assert setup_of(Session(setup).record(), stock.card).lands_out


def test_what_happened_is_counted_of_what_can_happen(stock: Stock) -> None:
    report = fuzz(Coverage(stock, 21), 1, jobs=1)
    seen = report.seen()

    assert seen["played"].of == len(stock) > seen["cast"].of > seen["triggered"].of
    assert all(0 < one.count <= one.of for one in seen.values())
    assert len(report.coverage.never_played()) == len(stock) - seen["played"].count
    assert report.data()["cast"] == seen["cast"].data("cards")


def test_a_card_that_isn_t_in_stock_is_named(stock: Stock) -> None:
    with pytest.raises(CardError, match="Storm Crowd"):
        stock.card("Storm Crowd")


def test_sound_games_pass(stock: Stock) -> None:
    report = fuzz(Coverage(stock, 20), 2, jobs=1)
    assert report.failures == []
    assert report.games == 2
    assert report.data()["failures"] == []


def test_games_checked_at_the_end_go_the_same_way(stock: Stock) -> None:
    whole, quick = fuzz(Coverage(stock, 20), 4, jobs=1), fuzz(Coverage(stock, 20), 4, checked=0.0)

    assert quick.failures == []
    assert quick.decisions == whole.decisions
    assert quick.coverage.events == whole.coverage.events


@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
def test_the_share_of_games_checked_all_along_is_the_one_asked_for(
    stock: Stock, share: float
) -> None:
    plans = Planner(Coverage(stock, 1), checked=share).plans(200, (CURRENT,))

    assert sum(one.checked for one in plans) / 200 == pytest.approx(share, abs=0.08)


def test_what_is_wrong_at_the_end_of_a_game_is_found_where_it_began(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def from_turn_three(game: Game) -> str | None:
        return "wrong" if game.turn.number >= 3 else None

    monkeypatch.setitem(trouble.CHEAP, "zones disagree", from_turn_three)
    plan = replace(plan_of(stock, 11), checked=False)
    found = fuzz_game(stock, plan, Limits(6, 400)).failure

    assert found is not None
    assert found.kind == "zones disagree"
    game = setup_of(found.record, stock.card).begin()
    for answer in found.record.answers:
        repeat(game, answer)
    assert game.turn.number == 3


def test_processes_don_t_change_what_is_found(stock: Stock) -> None:
    alone, together = fuzz(Coverage(stock, 7), 3, jobs=1), fuzz(Coverage(stock, 7), 3, jobs=2)
    assert alone.coverage.cards == together.coverage.cards
    assert alone.coverage.events == together.coverage.events
    assert alone.decisions == together.decisions


def test_a_sound_game_keeps_every_invariant(game: Game) -> None:
    before = census(game)
    assert why_zones_disagree(game) is None
    assert why_cards_lost(game, before) is None
    assert why_stale(game) is None
    assert why_overlooked(game) is None
    assert why_not_taken_back(game) is None
    assert why_fallback_illegal(game) is None
    assert why_hidden_shows(game, Random(1)) is None


def test_732_1_an_action_that_couldnt_be_taken_back_is_found() -> None:
    position = table()
    position.hand(ANN, "Shock")
    position.battlefield(ANN, "Mountain")
    position.begin(ANN)
    position.game.answer(position.action(ANN, "cast Shock"))
    assert why_not_taken_back(position.game) is None
    position.game.history.checkpoint = None
    message = why_not_taken_back(position.game)
    assert message is not None and message.startswith("targets is asked")


def test_732_1_an_action_that_is_taken_back_otherwise_is_found() -> None:
    position = table()
    position.hand(ANN, "Shock")
    position.battlefield(ANN, "Mountain")
    position.begin(ANN)
    position.game.answer(position.action(ANN, "cast Shock"))
    assert why_cancelled_otherwise(position.game) is None
    position.game.history.checkpoint = None
    assert why_cancelled_otherwise(position.game) is None, "nothing to take back"


@pytest.mark.pure_only
def test_732_1_a_taking_back_that_leaves_something_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leaves_the_pool(self: Game) -> None:
        pool = self.players[ANN].pool.copy()
        earlier = self.history.checkpoint
        assert earlier is not None
        self.restore(earlier.game())
        self.players[ANN].pool = pool

    position = table()
    position.hand(ANN, "Shock")
    position.battlefield(ANN, "Mountain")
    position.begin(ANN)
    position.game.answer(position.action(ANN, "cast Shock"))
    position.game.players[ANN].pool = [ManaUnit(1, 0)]
    assert why_cancelled_otherwise(position.game) is None
    monkeypatch.setattr(Game, "cancel", leaves_the_pool)
    message = why_cancelled_otherwise(position.game)
    assert message is not None and message.startswith("taken back, the game has the digest")


def test_117_1_a_legal_action_that_isn_t_listed_is_found() -> None:
    position = table()
    position.hand(ANN, "Forest", "Shock")
    position.battlefield(ANN, "Mountain")
    position.begin(ANN)
    question = position.game.decision
    assert question is not None
    assert not any(why_refused_wrongly(position.game, Random(seed)) for seed in range(9))
    question.options = [PASS]  # CR 732.1: what was tried in vain is left out
    assert not any(why_refused_wrongly(position.game, Random(seed)) for seed in range(60))
    known = kept(position.game, question.players[0])
    assert known is not None
    known.found = []
    found = {why_refused_wrongly(position.game, Random(seed)) for seed in range(60)} - {None}
    assert found and all(one and one.endswith("is legal and isn't listed") for one in found)


@pytest.mark.pure_only
def test_104_3a_a_player_who_is_asked_after_conceding_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stays(self: Game, player: int) -> None:
        self.history.answers.append(f"concede {player}")

    position = table()
    position.begin(ANN)
    assert not any(why_not_conceded(position.game, Random(seed)) for seed in range(4))
    monkeypatch.setattr(Game, "concede", stays)
    assert any(why_not_conceded(position.game, Random(seed)) for seed in range(4))


def test_111_2_what_was_being_made_as_the_game_ended_is_in_no_zone(game: Game) -> None:
    land = game.objects[game.players[0].library[0]].definition
    while game.decision is not None and game.decision.kind is not Kind.PRIORITY:
        game.answer(game.decision.fallback)
    game.objects.new(land, 0, Zone.NOWHERE)
    assert why_zones_disagree(game) is not None
    game.concede(1)
    assert why_zones_disagree(game) is None


def test_a_question_without_words_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any(why_untold(game, Random(seed)) for seed in range(6))
    monkeypatch.setattr(invariants, "prompt", lambda question, teller: "\x1b[2J")
    assert why_untold(game, Random(1)) == "'\\x1b[2J' is no text"


def test_an_exception_in_a_check_is_trouble_of_that_check(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    def raises(game: Game) -> str | None:
        raise KeyError("nothing there")

    monkeypatch.setitem(trouble.THOROUGH, "actions are listed wrongly", raises)
    found = trouble.broken(game, census(game), Random(1), True)
    assert found is not None
    assert found.kind.startswith("actions are listed wrongly: KeyError in ")
    assert trouble.still_broken(found.kind, game, census(game), Random(1)) == found


def test_games_of_two_to_six_are_planned_and_some_are_led_by_commanders(stock: Stock) -> None:
    setups = [setup_of_plan(stock, Plan(seed, "current", (), {})) for seed in range(200)]
    assert {len(one.decks) for one in setups} == {2, 3, 4, 5, 6}
    led = [one for one in setups if one.commanders]
    assert 5 < len(led) < 50
    assert all(one.variant is COMMANDER and all(one.commanders) for one in led)


def test_903_no_commander_leads_by_rules_that_have_none(stock: Stock) -> None:
    setups = [setup_of_plan(stock, Plan(seed, "2003-07", (), {})) for seed in range(100)]
    assert not any(one.commanders for one in setups)


def test_104_3a_somebody_concedes_at_random_and_the_game_can_be_replayed(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzzing, "CONCEDING", 0.1)
    seed = next(
        seed
        for seed in range(0, 300, 3)
        if len(setup_of_plan(stock, Plan(seed, "current", (), {})).decks) > 3
    )
    done = fuzz_game(stock, Plan(seed, "current", (), {}), Limits(10, 100))
    assert done.failure is None
    assert done.events["PlayerLost"] > 0


def test_903_3_a_commander_that_is_not_followed_is_found() -> None:
    at = table(variant=COMMANDER)
    at.lead(ANN, "Bear")
    assert why_not_led(at.game) is None
    at.game.players.commanders[0].card = at.game.players[ANN].library[0]
    assert "thought to be the commander Bear" in (why_not_led(at.game) or "")


def test_a_lost_card_is_found(game: Game) -> None:
    before = census(game)
    number = game.players[0].library.pop()
    del game.objects[number]
    message = why_cards_lost(game, before)
    assert message is not None and "player 0 began with" in message


def test_400_1_a_card_in_two_zones_is_found(game: Game) -> None:
    game.players[0].hand.append(game.players[0].library[0])
    message = why_zones_disagree(game)
    assert message is not None and "HAND" in message and "LIBRARY" in message


def test_400_1_a_card_in_no_zone_is_found(game: Game) -> None:
    number = game.players[0].library.pop()
    message = why_zones_disagree(game)
    assert message == f"object {number} says it is in LIBRARY and is listed nowhere"


def test_613_characteristics_that_are_out_of_date_are_found(game: Game) -> None:
    thing = game.objects[game.zones.battlefield[0]]
    thing.now = thing.now.copy()
    thing.now.power += 3
    message = why_stale(game)
    assert message is not None and "computed as" in message


def test_704_3_a_state_based_action_that_was_not_noticed_is_found(game: Game) -> None:
    while game.decision is not None and game.decision.kind is not Kind.PRIORITY:
        game.answer(game.decision.fallback)
    creature = next(thing for thing in game.objects.values() if thing.is_creature())
    assert why_overlooked(game) is None
    if creature.zone is not Zone.BATTLEFIELD:
        move.take_out(game.zones.of(creature.zone, game.players[creature.owner]), creature.id)
        creature.zone = Zone.BATTLEFIELD
        move.put(game, creature)
    creature.damage = 99
    message = why_overlooked(game)
    assert message is not None and "Destroyed" in message


@pytest.mark.pure_only
def test_an_exception_is_told_with_its_seed_and_step(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = priority.PriorityFrame._play_land

    def broken(self: priority.PriorityFrame, game: Game, answer: PlayLand) -> None:
        if game.turn.number >= 3:
            raise RuntimeError("a land too many")
        real(self, game, answer)

    monkeypatch.setattr(priority.PriorityFrame, "_play_land", broken)
    failure = failed(stock, 8)
    assert failure.seed == 8
    assert "a land too many" in failure.message
    assert failure.kind.startswith("RuntimeError in ")
    record = failure.record
    assert record.answers[-1].startswith("play ")
    assert len(record.answers) == len(record.digests) - 1


@pytest.mark.pure_only
def test_chance_from_outside_the_game_is_found(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    outside = Random(9)

    def shuffle(self: Chance, things: list[int]) -> None:
        outside.shuffle(things)

    monkeypatch.setattr(Chance, "shuffle", shuffle)
    assert "the replay" in failed(stock, 12, SHORT).message


@pytest.mark.pure_only
def test_a_fork_that_shares_state_is_found(stock: Stock, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Game.fork

    def leaky(self: Game) -> Game:
        copy = real(self)
        copy.chance = self.chance
        copy.players[0].graveyard = self.players[0].graveyard
        return copy

    monkeypatch.setattr(Game, "fork", leaky)
    games = [fuzz_game(stock, plan_of(stock, seed), Limits(30, 400)) for seed in (3, 6, 9)]
    assert any(game.failure for game in games)


def test_the_earliest_failing_step_is_named(stock: Stock, monkeypatch: pytest.MonkeyPatch) -> None:
    def stale(game: Game) -> str | None:
        return "stale from turn 2" if game.turn.number >= 2 else None

    monkeypatch.setitem(trouble.THOROUGH, "characteristics are out of date", stale)
    failure = failed(stock, 11)
    setup = setup_of(failure.record, stock.card)
    game = setup.begin()
    for notation in failure.record.answers:
        assert game.turn.number < 2
        assert game.decision is not None
        game.answer(game.decision.parse(notation))
    assert game.turn.number == 2


def test_a_failure_is_shrunk_to_what_it_takes(
    stock: Stock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stale(game: Game) -> str | None:
        there = [game.objects[number].now.name for number in game.zones.battlefield]
        return "a creature is there" if any(name in CREATURES for name in there) else None

    CREATURES = {item.name for item in stock.items if item.types & Type.CREATURE}
    monkeypatch.setitem(trouble.THOROUGH, "characteristics are out of date", stale)
    monkeypatch.setattr(failing_games, "SECONDS", 10.0)
    failure = failed(stock, 11)
    decks = setup_of(failure.record, stock.card).decks
    cards = {card.name for deck in decks for card in deck} - {*BASIC_LAND_TYPES, "Grizzly Bears"}

    assert len(cards) <= 1
    assert sum(1 for one in failure.record.answers if one.startswith("cast ")) == 1
    assert not [one for one in failure.record.answers if one.startswith("activate ")]


def test_a_failure_of_a_known_kind_is_only_cut(stock: Stock) -> None:
    plan = plan_of(stock, 11)
    assert Planner(Coverage(stock, 11, failures={"zones disagree": 1})).plans(1, (CURRENT,)) == [
        Plan(plan.seed, plan.era, plan.cards, plan.missing, ("zones disagree",))
    ]


def failed(stock: Stock, seed: int, limits: Limits = FUZZ_LIMITS) -> Failure:
    """The failure of a game."""
    found = fuzz_game(stock, plan_of(stock, seed), limits).failure
    assert found is not None
    return found


def test_coverage_goes_on_from_its_file(stock: Stock, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "coverage.json"
    first = read_coverage(path, stock, seed=1)
    fuzz(first, 1, jobs=1)
    first.save(path)
    again = read_coverage(path, stock, seed=77)

    assert again.seed == first.seed == 2
    assert again.games == 1
    assert again.cards == first.cards
    assert again.shares() == first.shares()


def test_a_card_compiled_otherwise_is_new_to_coverage(stock: Stock, tmp_path: Path) -> None:
    path = tmp_path / "coverage.json"
    coverage = Coverage(stock)
    coverage.reach("Shock", CASTING)
    coverage.reach("Bog Imp", CASTING)
    coverage.deal(["Shock", "Bog Imp"])
    coverage.cards["Shock"].definition = "other"
    coverage.save(path)
    again = read_coverage(path, stock)

    assert CASTING not in again.cards["Shock"].reached
    assert CASTING in again.cards["Bog Imp"].reached


@pytest.mark.parametrize("text", ["", "[]", '{"version": 1}', '{"cards": 3}', "\0"])
def test_a_file_that_is_no_coverage_is_refused(stock: Stock, tmp_path: Path, text: str) -> None:
    path = tmp_path / "coverage.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CoverageError, match=r"coverage\.json is no file of coverage"):
        read_coverage(path, stock)


def test_what_was_never_reached_is_told_by_mechanic(stock: Stock) -> None:
    coverage = Coverage(stock)
    coverage.reach("Bog Imp", CASTING)
    found = {one.name: one for one in coverage.mechanics()}

    assert found["flying"].reached == 1
    assert found["flying"].of > 1
    assert found["fear"].reached == 0


def test_731_3_an_activation_that_changes_nothing_is_not_repeated_for_ever() -> None:
    position = table()
    text = "{0}: You gain 0 life. Activate only as a sorcery."
    position.battlefield(ANN, written("Idle Engine", "Artifact", text))
    position.begin(ANN)
    game = position.game
    explorer = Explorer(Wanted({}), "seed")
    turn, uses = game.turn.number, 0
    while game.turn.number == turn:
        question = game.decision
        assert question is not None
        answer = explorer.choose(game, question)
        uses += isinstance(answer, Activate)
        game.answer(answer)

    assert 0 < uses <= DAILY + 1


@pytest.mark.slow
@pytest.mark.pure_only
def test_a_failure_is_told_as_a_scenario(stock: Stock, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, answer: Cast) -> bool:
        name = game.objects[answer.card].definition.card.name
        if "Goblin" in name:
            raise RuntimeError("a Goblin too many")
        return False

    monkeypatch.setattr(priority, "is_certain_cast", broken)
    monkeypatch.setattr(failing_games, "SECONDS", 5.0)
    games = (fuzz_game(stock, plan_of(stock, seed)) for seed in range(1, 40))
    failure = next(one.failure for one in games if one.failure and one.failure.scenario)
    (script,) = read(failure.scenario)
    with pytest.raises(RuntimeError, match="a Goblin too many"):
        run(script, stock.card)
    assert script.data.title == f"Found by random play: {failure.kind}"
