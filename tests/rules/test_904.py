"""Archenemy. CR 314, 701.32, 701.33, 904."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from jajna.card import Card
from jajna.decision import NO, Kind
from jajna.era import find
from jajna.errors import DeckError, VariantError
from jajna.events.counters import CountersPut
from jajna.events.life import LifeLost
from jajna.events.players import PlayerLost
from jajna.formats.deck import Deck, copies_of
from jajna.formats.supplementary import for_seats
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.card_kinds.supplementary_decks import SupplementaryDeck
from jajna.kernel.door.perform import perform
from jajna.kernel.game import Game
from jajna.kernel.objects.counters import POISON
from jajna.kernel.players import teams
from jajna.kernel.start.setup import new_game
from jajna.kernel.zones.schemes import SchemeSetInMotion, abandoning
from jajna.oracle import compile_face
from jajna.oracle.source import FaceData
from jajna.variant import ARCHENEMY, ARCHENEMY_COMMANDER, SUPERVILLAIN_RUMBLE, Variant
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ask_again, cast, creature, permanent
from tests.rules.cards import CARDS
from tests.rules.giants import DAN
from tests.table import table

HILL = CARDS["Mountain"]
BEAR = creature("Bear", 2, 2)


def scheme(name: str, text: str, ongoing: bool = False) -> Card:
    """A scheme of this text, compiled."""
    supertypes = ("Ongoing",) if ongoing else ()
    data = FaceData(
        name, name, "", " ".join((*supertypes, "Scheme")), supertypes, ("Scheme",), (), text, "",
        "", "", "", "", "", "scheme", "", (),
    )  # fmt: skip
    compiled = compile_face(data)
    assert compiled.face is not None, compiled.blockers
    return Card(name, (compiled.face,), "scheme")


GIFT = scheme("Gift", "When you set this scheme in motion, you gain 3 life.")
PLOT = scheme("Plot", "When you set this scheme in motion, draw a card.")
REIGN = scheme(
    "Reign",
    "(An ongoing scheme remains face up until it's abandoned.)\nCreatures you control get +2/+2.\n"
    "When a creature you control dies, abandon this scheme.",
    ongoing=True,
)
FORGE = scheme("Forge", "{0}: You gain 1 life.", ongoing=True)


def at_table(schemes: Sequence[Card] = (GIFT, PLOT), players: int = 3) -> Table:
    """A table at which Ann is the archenemy, with these schemes, the top one first."""
    at = table(players, known=[BEAR], variant=ARCHENEMY, step=None, schemes=schemes)
    set_order(at, schemes)
    return at


def set_order(at: Table, schemes: Sequence[Card]) -> None:
    """Put the scheme deck in this order."""
    cards = [at.game.definitions.of(card) for card in schemes]
    at.game.players.decks = [SupplementaryDeck(ANN, cards)]


def up(at: Table) -> list[str]:
    """The names of the face-up schemes."""
    return at.names_in(Zone.COMMAND)


def under(at: Table) -> list[str]:
    """The names of the cards of the scheme deck."""
    return [one.card.name for one in at.game.players.decks[0].cards]


def begun(variant: Variant = ARCHENEMY, players: int = 3, owners: int = 1) -> Game:
    """A game in which each player keeps the first hand."""
    game = new_game(
        [[HILL] * 40] * players, variant=variant, supplementary=[[GIFT, PLOT]] * owners, first=BOB
    )
    while game.decision is not None and game.decision.kind is Kind.MULLIGAN:
        game.answer(NO)
    return game


# -- who plays -------------------------------------------------------------------------------------


def test_904_2_and_904_2a_one_player_is_a_team_and_all_others_are_the_other() -> None:
    at = at_table(players=4)
    assert teams.opponents(at.game, ANN) == [1, 2, 3]
    assert teams.teammates(at.game, BOB) == [2, 3]
    assert teams.opponents(at.game, CAT) == [ANN]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_904_2b_the_others_are_any_number(players: int) -> None:
    assert ARCHENEMY.allows(players)


def test_904_2_the_others_take_their_turns_together() -> None:
    at = at_table()
    assert at.game.players.as_one(CAT) == [BOB, CAT]
    assert at.game.players.as_one(ANN) == [ANN]
    at.begin(BOB, Step.PRECOMBAT_MAIN)
    assert teams.active_players(at.game) == [BOB, CAT]
    at.to_turn(ANN)
    assert teams.active_players(at.game) == [ANN]


def test_904_2_the_archenemys_creatures_attack_any_of_them() -> None:
    at = at_table()
    at.battlefield(ANN, "Bear", "Bear")
    at.begin(ANN, Step.DECLARE_ATTACKERS)
    assert teams.defending_players(at.game) == [BOB, CAT]


@pytest.mark.parametrize("gone", [[BOB], [CAT], [DAN], [BOB, DAN], [CAT, DAN]])
@pytest.mark.parametrize("backwards", [False, True])
def test_800_4k_the_team_takes_its_turns_whoever_of_it_has_left(
    gone: list[int], backwards: bool
) -> None:
    at = at_table(players=4)
    at.begin(ANN)
    at.game.players.reversed = backwards
    for seat in gone:
        at.game.concede(seat)
    left = [seat for seat in (BOB, CAT, DAN) if seat not in gone]
    found: list[list[int]] = []
    for _ in range(4):
        turn = at.game.turn.number
        while at.game.turn.number == turn:
            at.answer_next()
        found.append(teams.active_players(at.game))
    assert found == [left, [ANN], left, [ANN]]


@pytest.mark.parametrize("gone", [BOB, CAT, DAN])
@pytest.mark.parametrize("attacking", [False, True])
def test_800_4j_the_turn_of_a_team_goes_on_without_who_leaves_in_it(
    gone: int, attacking: bool
) -> None:
    at = at_table(players=4)
    left = [seat for seat in (BOB, CAT, DAN) if seat != gone]
    for seat in left:
        at.battlefield(seat, creature(f"Bear {seat}", 2, 2))
    at.begin(BOB, Step.UPKEEP)
    if attacking:
        at.to_question(Kind.ATTACKERS)
    at.game.concede(gone)
    assert at.game.turn.active == left[0]
    at.attack(*[f"Bear {seat}" for seat in left], at=ANN)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(ANN) == 36
    at.to_turn(ANN)
    assert at.game.turn.active == ANN


def test_800_4m_an_effect_until_the_next_turn_of_who_left_ends_as_the_team_begins_one() -> None:
    at = at_table(players=4)
    at.battlefield(ANN, "Bear")
    at.begin(CAT)
    cast(at, "Target creature gets +2/+2 until your next turn.", "Bear", by=CAT)
    at.game.concede(CAT)
    at.to_turn(ANN)
    assert at.power_toughness("Bear") == (4, 4)
    at.to_turn(BOB, Step.UPKEEP)
    assert at.power_toughness("Bear") == (2, 2)


def test_904_2_the_game_ends_as_the_last_of_a_team_leaves() -> None:
    at = at_table()
    perform(at.game, [PlayerLost(BOB, "concession", "104.3a")])
    assert at.game.outcome is None
    perform(at.game, [PlayerLost(CAT, "concession", "104.3a")])
    outcome = at.game.fork().outcome
    assert outcome is not None
    assert outcome.winners == (ANN,)


# -- the scheme deck -------------------------------------------------------------------------------


def deck_with(*cards: Card) -> Deck:
    return Deck("deck", ((HILL, 40),), supplementary=copies_of(cards))


def many(number: int) -> list[Card]:
    return [scheme(f"Scheme {place}", "") for place in range(number)]


def test_904_3_a_scheme_deck_has_twenty_cards_and_two_of_a_name_at_most() -> None:
    fine = for_seats(ARCHENEMY, [deck_with(*many(10), *many(10)), deck_with()], CARDS.__getitem__)
    assert [len(one) for one in fine] == [20, 0]
    with pytest.raises(DeckError, match="needs 20"):
        for_seats(ARCHENEMY, [deck_with(*many(19)), deck_with()], CARDS.__getitem__)
    with pytest.raises(DeckError, match="3 copies"):
        for_seats(ARCHENEMY, [deck_with(*many(20), *[GIFT] * 3), deck_with()], CARDS.__getitem__)


def test_904_3_the_archenemy_alone_has_one() -> None:
    with pytest.raises(VariantError, match=r"904\.3"):
        new_game([[HILL] * 9] * 3, variant=ARCHENEMY)
    with pytest.raises(VariantError, match=r"904\.3"):
        new_game([[HILL] * 9] * 3, variant=ARCHENEMY, supplementary=[[GIFT], [PLOT]])


def test_904_4_nobody_sees_the_cards_of_the_deck() -> None:
    at = at_table()
    for seat in (ANN, BOB):
        view = at.game.view(seat)
        assert [one.supplementary for one in view.players] == [2, 0, 0]
        assert "Gift" not in view.summary()


def test_904_5_the_archenemy_begins_with_40_life() -> None:
    assert [player.starting_life for player in begun().players] == [40, 20, 20]


def test_904_6_the_archenemy_takes_the_first_turn() -> None:
    assert begun().turn.active == ANN


# -- schemes ---------------------------------------------------------------------------------------


def test_904_7_its_owner_controls_a_scheme() -> None:
    at = at_table([REIGN])
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    at.to_turn(BOB)
    reign = at.object("Reign")
    assert (reign.owner, reign.controller) == (ANN, ANN)


def test_904_8_static_abilities_affect_the_game() -> None:
    at = at_table([REIGN])
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Bear")
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    assert at.power_toughness("Bear #1") == (4, 4)
    assert at.power_toughness("Bear #2") == (2, 2)


def test_904_8_activated_abilities_are_the_archenemys() -> None:
    at = at_table([FORGE])
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    at.act(ANN, "activate Forge")
    at.resolve_all()
    assert at.life(ANN) == 41
    assert at.why_not(BOB, "activate Forge") is not None


def test_904_9_a_scheme_is_set_in_motion_as_the_precombat_main_phase_begins() -> None:
    at = at_table()
    at.begin(ANN, Step.UPKEEP)
    assert up(at) == []
    at.to(Step.PRECOMBAT_MAIN)
    assert up(at) == ["Gift"]
    assert len(at.game.zones.stack) == 1
    at.resolve()
    assert at.life(ANN) == 43


def test_904_9_not_in_the_turns_of_others_nor_after_combat() -> None:
    at = at_table()
    at.begin(BOB, Step.PRECOMBAT_MAIN)
    assert up(at) == []
    at.begin(ANN, Step.POSTCOMBAT_MAIN)
    assert up(at) == []


def test_904_10_a_scheme_goes_to_the_bottom_when_its_ability_has_left_the_stack() -> None:
    at = at_table()
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    assert (up(at), under(at)) == (["Gift"], ["Plot"])
    at.resolve()
    assert (up(at), under(at)) == ([], ["Plot", "Gift"])


def test_904_10_it_waits_for_the_abilities_of_all_schemes() -> None:
    echo = scheme("Echo", "Whenever you draw a card, you gain 2 life.", ongoing=True)
    at = at_table([PLOT, GIFT])
    at.put(ANN, Zone.COMMAND, echo)
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    at.resolve()  # the card is drawn, and the other scheme triggers
    assert up(at) == ["Echo", "Plot"]
    at.resolve()
    assert up(at) == ["Echo"]
    assert at.life(ANN) == 42


def test_904_11_an_ongoing_scheme_stays_until_it_is_abandoned() -> None:
    at = at_table([REIGN, GIFT])
    at.battlefield(ANN, "Bear")
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    at.to_turn(BOB)
    assert up(at) == ["Reign"]
    at.game.objects.own(at.id("Bear")).damage = 9
    at.game.state_based.to_check[at.id("Bear")] = True
    at.game.state_based.settled = False
    ask_again(at)
    at.resolve()
    assert (up(at), under(at)) == ([], ["Gift", "Reign"])


def test_701_32c_schemes_are_set_in_motion_one_at_a_time() -> None:
    at = at_table([FORGE, GIFT])
    perform(at.game, [SchemeSetInMotion(ANN)])
    perform(at.game, [SchemeSetInMotion(ANN)])
    assert up(at) == ["Forge", "Gift"]


def test_701_32a_only_the_archenemy_sets_schemes_in_motion() -> None:
    at = at_table()
    perform(at.game, [SchemeSetInMotion(BOB)])
    assert up(at) == []


def test_701_33a_only_an_ongoing_scheme_is_abandoned() -> None:
    at = at_table([REIGN, GIFT])
    perform(at.game, [SchemeSetInMotion(ANN)])
    perform(at.game, [SchemeSetInMotion(ANN)])
    assert abandoning(at.game, at.id("Gift")) == []
    perform(at.game, abandoning(at.game, at.id("Reign")))
    assert "Reign" not in up(at)


def test_314_6_a_scheme_that_is_turned_down_is_a_new_object_later() -> None:
    at = at_table([GIFT])
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    first = at.id("Gift")
    at.resolve()
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    assert at.id("Gift") != first


def test_904_an_empty_deck_sets_nothing_in_motion() -> None:
    at = at_table([REIGN])
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    assert up(at) == ["Reign"]


# -- Supervillain Rumble ---------------------------------------------------------------------------


def test_904_12_904_12a_and_904_12b_each_player_is_an_archenemy() -> None:
    game = begun(SUPERVILLAIN_RUMBLE, owners=3)
    assert [player.starting_life for player in game.players] == [40, 40, 40]
    assert game.turn.active == BOB  # CR 904.12c
    assert [deck.owner for deck in game.players.decks] == [0, 1, 2]
    assert game.players.opponents(ANN) == [1, 2]
    with pytest.raises(VariantError, match=r"904\.3"):
        begun(SUPERVILLAIN_RUMBLE, owners=2)


def test_904_12c_each_sets_schemes_in_motion_in_their_own_turns() -> None:
    at = table(3, variant=SUPERVILLAIN_RUMBLE, step=None, schemes=[FORGE])
    at.begin(BOB, Step.PRECOMBAT_MAIN)
    assert [at.game.objects[one].owner for one in at.game.zones.command] == [BOB]


# -- Archenemy Commander ---------------------------------------------------------------------------


def led(players: int = 3) -> Table:
    """A table of Archenemy Commander at which Bob's deck is led by Legend."""
    legend = creature("Legend", 7, 7, types="Legendary Creature — Human")
    at = table(
        players, known=[BEAR, legend], variant=ARCHENEMY_COMMANDER, step=None, schemes=[GIFT, PLOT]
    )
    at.lead(BOB, "Legend")
    return at


def lives(at: Table) -> list[int]:
    """The life totals of all."""
    return [player.life for player in at.game.players]


def test_904_13_and_904_13a_commanders_lead_decks_and_schemes_are_set_in_motion() -> None:
    at = led()
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    assert "Gift" in up(at)
    at.resolve()
    assert lives(at)[ANN] == 63
    at.begin(BOB, Step.PRECOMBAT_MAIN)
    at.act(BOB, "cast Legend")
    at.resolve()
    assert at.object("Legend").zone is Zone.BATTLEFIELD
    assert ARCHENEMY_COMMANDER.commander_damage == 21


def test_904_13b_both_sides_begin_with_60_life_which_the_team_shares() -> None:
    at = led(4)
    assert lives(at) == [60, 60, 60, 60]
    perform(at.game, [LifeLost(BOB, 5)])
    assert lives(at) == [60, 55, 55, 55]
    perform(at.game, [LifeLost(ANN, 5)])
    assert lives(at) == [55, 55, 55, 55]


def test_904_13b_the_team_loses_with_its_life_and_not_for_being_of_three() -> None:
    at = led(4)
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    assert at.game.players.teams_left() == 2  # one against three, each whole
    perform(at.game, [LifeLost(CAT, 60)])
    at.resolve_all()
    assert at.game.outcome is not None
    assert at.game.outcome.winners == (ANN,)


def test_904_13c_poison_counters_are_not_shared() -> None:
    at = led()
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    perform(at.game, [CountersPut(BOB, POISON, 9, ANN), CountersPut(CAT, POISON, 2, ANN)])
    assert [player.counters.get(POISON, 0) for player in at.game.players] == [0, 9, 2]
    at.resolve_all()
    assert at.game.outcome is None


def test_904_13c_ten_poison_counters_of_one_of_them_lose() -> None:
    at = led()
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    perform(at.game, [CountersPut(CAT, POISON, 10, ANN)])
    at.resolve_all()
    assert not at.game.players[CAT].in_game


def test_904_13c_who_cannot_get_poison_counters_keeps_nobody_else_from_them() -> None:
    at = led()
    at.battlefield(BOB, permanent("Suit", text="You can't get poison counters."))
    at.begin(ANN, Step.PRECOMBAT_MAIN)
    perform(at.game, [CountersPut(BOB, POISON, 1, ANN), CountersPut(CAT, POISON, 1, ANN)])
    assert [player.counters.get(POISON, 0) for player in at.game.players] == [0, 0, 1]


def test_904_13d_ten_schemes_of_different_names_are_enough() -> None:
    ten = tuple(scheme(f"Scheme {number}", "{0}: You gain 1 life.") for number in range(10))
    deck = Deck("mine", ((HILL, 99),), supplementary=copies_of(ten))
    other = Deck("other", ((HILL, 99),))
    found = for_seats(ARCHENEMY_COMMANDER, [deck, other], CARDS.__getitem__)
    assert len(found[0]) == 10
    with pytest.raises(DeckError, match=r"needs 20 \(CR 904\.3\)"):
        for_seats(ARCHENEMY, [deck, other], CARDS.__getitem__)
    twice = Deck("mine", ((HILL, 99),), supplementary=copies_of((*ten, ten[0])))
    with pytest.raises(DeckError, match=r"can be 1 \(CR 904\.13d\)"):
        for_seats(ARCHENEMY_COMMANDER, [twice, other], CARDS.__getitem__)


def test_904_1_is_played_since_teams_share_turns() -> None:
    with pytest.raises(VariantError, match="isn't played by the rules of"):
        new_game(
            [[HILL] * 9] * 3, variant=ARCHENEMY, supplementary=[[GIFT]], era=find("2003-07")
        )  # fmt: skip
