"""Games are dealt anew from what one player may know. CR 400.2."""

from __future__ import annotations

from random import Random

import pytest

from jajna.agents import RandomAgent
from jajna.cards import starter
from jajna.decision import Cast, Kind, Several, Thing
from jajna.kernel.game import Game
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.chance import Chance
from jajna.kernel.state.digest import summary
from jajna.kernel.views.determinizing import Beliefs, Determinizer, determinize
from jajna.simulation.decks import Stock
from jajna.simulation.invariants import why_overlooked, why_stale, why_zones_disagree
from jajna.simulation.running import answered
from jajna.simulation.twins import twin
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent, spell, text_card
from tests.simulation.secrets import deck, played
from tests.table import table

GROVE = permanent("Grove", "Land", "{T}: Add {G}.", cost="")
MORPH = creature("Seer", 1, 3, "Morph {1}")
SHUFFLED = text_card("Serum", "Instant", "Scry 2.", cost="{0}")


def names(game: Game, cards: list[int]) -> list[str]:
    return [game.objects[one].definition.card.name for one in cards]


def consistent(game: Game) -> bool:
    """Whether nothing that is kept of a game differs from what it is computed from."""
    return not (why_zones_disagree(game) or why_stale(game) or why_overlooked(game))


def positions(seed: int, often: float, turns: int = 10, plain: bool = False) -> list[Game]:
    """Forks of positions in a game by random players."""
    chance = Random(seed)
    stock = Stock.of([card for card in map(starter.SHELF.card, starter.names()) if card])
    decks = [stock.random_deck(chance) if plain else deck() for _ in range(2)]
    return [game.fork() for game, _, tried in played(decks, seed, turns) if tried.random() < often]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("believed", [False, True])
def test_400_2_equal_views_give_equal_games_by_equal_chance(seed: int, believed: bool) -> None:
    chance = Random(seed)
    seen = 0
    for game in positions(seed, 0.5):
        for seat in (ANN, BOB):
            beliefs = None
            if believed:
                beliefs = Beliefs()
                beliefs.add(ANN, deck())
                beliefs.add(BOB, deck())
            one = determinize(game, seat, Chance(seed), beliefs)
            other = determinize(twin(game, seat, chance), seat, Chance(seed), beliefs)
            assert summary(one) == summary(other)
            seen += 1
    assert seen > 15


@pytest.mark.parametrize("seed", range(2))
def test_400_2_the_player_is_shown_the_same_as_before(seed: int) -> None:
    for game in positions(seed + 10, 0.1):
        mark = game.digest()
        for seat in (ANN, BOB):
            made = determinize(game, seat, Chance(seed))
            question = game.decision
            if question is not None and seat in question.players:
                assert made.view(seat, True).summary() == game.view(seat, True).summary()
                asked = made.decision
                assert asked is not None
                assert [one.notation() for one in asked.options] == [
                    one.notation() for one in question.options
                ]
        assert game.digest() == mark


@pytest.mark.parametrize("seed", range(2))
def test_400_2_who_deals_once_deals_as_who_deals_often(seed: int) -> None:
    for game in positions(seed + 30, 0.2):
        for seat in (ANN, BOB):
            often = Determinizer(game, seat)
            mark = game.digest()
            for number in range(3):
                once = determinize(game, seat, Chance(number))
                assert summary(once) == summary(often.deal(Chance(number)))
            assert game.digest() == mark


@pytest.mark.parametrize("seed", range(3))
def test_400_2_games_dealt_anew_can_be_played_on(seed: int) -> None:
    for game in positions(seed + 20, 0.05, turns=12):
        for seat in (ANN, BOB):
            made = determinize(game, seat, Chance(seed))
            agent = RandomAgent(seed)
            for _ in range(60):
                if made.decision is None:
                    break
                answered(made, agent.choose(made.decision, None))
            assert consistent(made)


def test_400_2_what_isnt_known_differs_by_chance() -> None:
    at = table(hand=["Bear", "Giant", "Wall"])
    at.hand(BOB, "Bear", "Giant", "Wall", "Relic")
    at.library(BOB, *["Bear", "Giant", "Wall", "Relic"] * 5)
    beliefs = Beliefs()
    beliefs.add(BOB, [one.definition.card for one in at.game.objects.values() if one.owner == BOB])
    hands = set()
    for seed in range(20):
        made = determinize(at.game, ANN, Chance(seed), beliefs)
        assert names(made, made.players[ANN].hand) == ["Bear", "Giant", "Wall"]
        hands.add(tuple(names(made, made.players[BOB].hand)))
    assert len(hands) > 10


def test_400_2_ones_own_library_keeps_its_cards_in_another_order() -> None:
    at = table(library=["Bear", "Giant", "Wall", "Relic"])
    orders = set()
    for seed in range(20):
        made = determinize(at.game, ANN, Chance(seed))
        cards = names(made, made.players[ANN].library)
        assert sorted(cards) == sorted(names(at.game, at.game.players[ANN].library))
        orders.add(tuple(cards))
    assert len(orders) > 10


def test_401_5_known_tops_stay() -> None:
    at = table(ann=[creature("Oracle", text="Play with the top card of your library revealed.")])
    at.library(ANN, "Giant", "Bear", "Wall")
    for seed in range(10):
        for seat in (ANN, BOB):
            made = determinize(at.game, seat, Chance(seed))
            assert names(made, made.players[ANN].library[:1]) == ["Giant"]


def test_701_22_cards_that_scrying_left_on_top_stay_there() -> None:
    at = table(hand=[SHUFFLED], library=["Giant", "Bear", "Wall"], blanks=9)
    at.act(ANN, "cast Serum")
    at.resolve_all()
    while (asked := at.game.decision) is not None and asked.kind is not Kind.PRIORITY:
        at.game.answer(asked.fallback)
    known = at.game.view(ANN).me.library
    assert known
    for seed in range(10):
        made = determinize(at.game, ANN, Chance(seed))
        for place, card in known:
            assert names(made, made.players[ANN].library)[place] == card.name


def test_702_37c_what_was_cast_face_down_is_a_card_that_can_be() -> None:
    at = table(ann=[GROVE] * 3, hand=[MORPH, "Bear", "Giant"], library=["Bear", "Wall"])
    seer = at.id("Seer")
    at.game.answer(Cast(seer, at.game.objects[seer].definition.face_down))
    at.resolve_all()
    beliefs = Beliefs()
    beliefs.add(ANN, [one.definition.card for one in at.game.objects.values() if one.owner == ANN])
    lying = [one for one in at.game.zones.battlefield if at.game.objects[one].face_down]
    assert len(lying) == 1
    for seed in range(20):
        made = determinize(at.game, BOB, Chance(seed), beliefs)
        assert names(made, lying) == ["Seer"]
        shown = made.view(BOB).summary()
        assert shown == at.game.view(BOB).summary()


def test_400_11a_others_sideboards_are_left_out() -> None:
    game = new_game([deck(), deck()], sideboards=[deck()[:3], deck()[:3]], seed=1)
    made = determinize(game, ANN, Chance(1))
    assert len(made.players[ANN].outside) == 3
    assert made.players[BOB].outside == []
    assert all(one.zone is not Zone.NOWHERE for one in made.objects.values() if one.owner == BOB)


def test_732_1_an_action_is_taken_back_to_what_was_dealt() -> None:
    at = table(
        ann=["Field"], hand=[spell("Destroy target creature.", "Doom")], bob=["Bear", "Giant"]
    )
    at.hand(BOB, "Bear", "Giant", "Wall", "Relic")
    doom = Cast(at.id("Doom"))
    at.game.answer(doom)
    assert at.game.decision is not None and at.game.decision.kind is Kind.TARGETS
    beliefs = Beliefs()
    beliefs.add(BOB, [at.card(name) for name in ("Giant", "Wall")] * 10)
    for seed in range(5):
        made = determinize(at.game, ANN, Chance(seed), beliefs)
        hand = names(made, made.players[BOB].hand)
        assert set(hand) <= {"Giant", "Wall"}
        made.cancel()
        assert names(made, made.players[BOB].hand) == hand
        made.answer(doom)
        assert made.decision is not None
        made.answer(Thing(at.game.zones.battlefield[1]))


def test_113_6_cards_that_work_in_hand_do_so_as_they_are_dealt() -> None:
    rally = text_card(
        "Rally", "Creature — Human", "This creature can't be blocked.", ("1", "1"), "{1}"
    )
    wall = text_card(
        "Grower",
        "Creature — Plant",
        "This creature's power is equal to the number of cards in your hand.",
        ("*", "3"),
        "{1}",
    )
    at = table(library=["Bear"])
    at.hand(BOB, rally, rally)
    beliefs = Beliefs()
    beliefs.add(BOB, [wall] * 30)
    made = determinize(at.game, ANN, Chance(1), beliefs)
    for number in made.players[BOB].hand:
        assert made.objects[number].now.name == "Grower"
        assert made.objects[number].now.power == 2
    assert consistent(made)


def test_a_list_is_believed_in_that_fits_what_was_seen() -> None:
    bear, giant = permanent("Bear", "Artifact"), permanent("Giant", "Artifact")
    beliefs = Beliefs()
    beliefs.add(BOB, [bear] * 10)
    beliefs.add(BOB, [bear] * 5 + [giant] * 5)
    assert [len(one) for _, one in beliefs.of(BOB, ["Giant"])] == [10]
    weights = [weight for weight, _ in beliefs.of(BOB, ["Bear", "Bear"])]
    assert weights == [45, 10]


def test_without_a_list_cards_are_like_those_that_were_shown() -> None:
    at = table(bob=["Bear"], ann=["Field"], library=["Giant"] * 5)
    at.hand(BOB, "Wall", "Wall")
    made = determinize(at.game, ANN, Chance(3))
    assert "Wall" not in names(made, made.players[BOB].hand + made.players[BOB].library)


def test_the_game_may_go_on_while_others_are_dealt() -> None:
    at = table(hand=["Bear", "Giant"], library=["Wall", "Relic", "Bear"])
    dealer = Determinizer(at.game, ANN)
    first = summary(dealer.deal(Chance(5)))
    assert at.game.decision is not None
    at.game.answer(at.game.decision.fallback)
    assert summary(dealer.deal(Chance(5))) == first


def test_601_2c_targets_that_have_to_be_in_one_graveyard_are_asked_for_again() -> None:
    at = table()
    rob = text_card(
        "Rob", "Instant", "Exile up to three target cards from a single graveyard.", cost="{0}"
    )
    at.hand(ANN, rob)
    at.graveyard(ANN, "Bear", "Giant")
    at.graveyard(BOB, "Bear", "Giant")
    at.begin(ANN)
    at.game.answer(at.action(ANN, "cast Rob"))
    for most in (1, 1):  # the first one settles whose graveyard it is
        question = at.game.decision
        assert question is not None and question.kind is Kind.TARGETS
        assert question.maximum == most
        again = determinize(at.game, BOB, Chance(7)).decision
        assert again is not None and again.kind is Kind.TARGETS
        assert again.maximum == question.maximum
        assert [one.notation() for one in again.options] == [
            one.notation() for one in question.options
        ]
        at.game.answer(Several((question.options[0],)))
