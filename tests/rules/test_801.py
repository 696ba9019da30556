"""Limited range of influence. CR 801.

In the examples of the rules Alex sits to Rob's left and Carissa to his right: here they are Cat,
Bob and Ann, of six players with a range of influence of 1.

Not here: 801.1 (which variants use it is said by ``Variant``), 801.17 (no effect that is built
restarts the game), 801.18 (planes are exempt where Planechase is built).
"""

from __future__ import annotations

import pytest

from jajna.decision import Kind
from jajna.errors import IllegalAnswerError
from jajna.judge import ANN, BOB, CAT, Table
from jajna.variant import Variant
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ask_again, cast, creature, permanent, spell
from tests.rules.emperors import DAN, EVE, FAY, ROUND, around, emperors
from tests.table import table

EVERYBODY = [ANN, BOB, CAT, DAN, EVE, FAY]


def reach(at: Table, player: int) -> list[int]:
    """The players within a player's range of influence."""
    return [seat for seat in EVERYBODY if at.game.players.is_within(player, seat)]


def lives(at: Table) -> list[int]:
    """The life totals of all players."""
    return [player.life for player in at.game.players]


def test_801_2_ranges_of_an_emperor_game() -> None:
    at = emperors()
    assert reach(at, ANN) == [ANN, BOB, FAY]
    assert reach(at, BOB) == [ANN, BOB, CAT, DAN, FAY]
    assert reach(at, EVE) == [ANN, CAT, DAN, EVE, FAY]


@pytest.mark.parametrize(
    ("seats", "expected"), [(1, [ANN, BOB, FAY]), (2, [ANN, BOB, CAT, EVE, FAY]), (3, EVERYBODY)]
)
def test_801_2a_so_many_seats_to_either_side(seats: int, expected: list[int]) -> None:
    at = table(6, variant=Variant("round", 3, range_of_influence=seats))
    assert reach(at, ANN) == expected


@pytest.mark.parametrize("player", EVERYBODY)
def test_801_2b_a_player_is_within_their_own_range(player: int) -> None:
    assert player in reach(around(), player)


def test_801_2c_ranges_are_determined_as_each_turn_begins() -> None:
    at = around()
    at.game.concede(BOB)
    assert CAT not in reach(at, ANN)
    at.to_turn(CAT)
    assert CAT in reach(at, ANN)


def test_801_2d_objects_are_where_their_controller_is() -> None:
    at = around(CAT, "Bear")
    at.hand(ANN, spell("Destroy target creature.", "Doom"))
    at.hand(BOB, spell("Destroy target creature.", "Doom"))
    ask_again(at)
    assert at.why_not(ANN, "cast Doom") is not None
    assert at.why_not(BOB, "cast Doom") is None


def test_801_3_creatures_attack_opponents_within_range() -> None:
    at = around(ANN, "Bear")
    at.to_question(Kind.ATTACKERS)
    assert at.asked is not None
    assert at.asked.pairs is not None
    assert sorted(at.asked.pairs.able[at.id("Bear")]) == [BOB, FAY]
    with pytest.raises(IllegalAnswerError):
        at.attack("Bear", at="Cat")


def test_801_3_with_no_opponent_within_range_none_can_attack() -> None:
    at = emperors(BOB, "Bear", step=None)
    at.game.concede(DAN)
    at.game.concede(FAY)
    at.begin(BOB)
    at.ask_anyway(Kind.ATTACKERS)
    at.to_question(Kind.ATTACKERS)
    assert at.asked is not None
    assert at.asked.pairs is not None
    assert at.asked.pairs.able == {}


@pytest.mark.parametrize(("target", "able"), [("Bob", True), ("Fay", True), ("Cat", False)])
def test_801_4_players_out_of_range_are_no_targets(target: str, able: bool) -> None:
    at = around()
    if able:
        cast(at, "Target player loses 1 life.", target)
        assert sum(lives(at)) == 119
    else:
        with pytest.raises(IllegalAnswerError):
            cast(at, "Target player loses 1 life.", target)


def test_801_4_a_target_that_goes_out_of_range_is_illegal() -> None:
    at = around(BOB, "Bear")
    at.hand(ANN, spell("Destroy target creature.", "Doom"))
    at.hand(CAT, spell("Gain control of target creature.", "Theft"))
    ask_again(at)
    at.act(ANN, "cast Doom", "Bear")
    at.act(CAT, "cast Theft", "Bear")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear"]


def test_801_5a_what_a_player_chooses_is_within_their_range() -> None:
    at = around(ANN, "Bear")
    at.battlefield(CAT, "Wall", creature("Cub"))
    at.battlefield(DAN, "Giant")
    at.hand(BOB, spell("Target player chooses a creature. Destroy that creature.", "Verdict"))
    ask_again(at)
    at.act(BOB, "cast Verdict", "Cat")
    at.to_question(Kind.OBJECTS)
    assert at.asked is not None
    assert at.asked.player == CAT
    # The Bear is out of Cat's range, and the Giant out of Bob's.
    assert [at.describe(option) for option in at.asked.options] == ["Wall", "Cub"]


def test_801_5a_who_chooses_a_target_needs_it_within_both_ranges() -> None:
    text = (
        "{T}: Witches deals 1 damage to any target and 1 damage to target creature or player of "
        "an opponent's choice."
    )
    at = around(CAT, creature("Witches", text=text))
    for player, name in ((ANN, "Wall"), (BOB, "Giant"), (CAT, "Bear"), (DAN, "Cub")):
        at.battlefield(player, name if name != "Cub" else creature("Cub"))
    at.to_turn(CAT)
    at.game.answer(at.action(CAT, "activate Witches"))
    at.answer("Bob")
    assert at.asked is not None
    assert (at.asked.player, at.asked.kind) == (CAT, Kind.PLAYER)
    at.answer("Bob")
    assert at.asked.player == BOB
    offered = [at.describe(option) for option in at.asked.options]
    # Ann and her Wall are out of the range of Cat, Dan and his Cub out of that of Bob.
    assert sorted(offered) == ["Bear", "Bob", "Cat", "Giant", "Witches"]


def test_801_5b_options_may_be_about_what_is_out_of_range() -> None:
    at = emperors()
    assert not at.game.players.is_within(DAN, BOB)
    cast(at, "Any opponent may have you lose 3 life.", by=BOB, then=(True,))
    assert at.life(BOB) == 17


def test_801_5b_a_mode_is_chosen_by_somebody_out_of_whose_range_its_controller_is() -> None:
    text = (
        "An opponent chooses one —\n• You draw two cards.\n• Each creature you control gets +2/+2 "
        "until end of turn."
    )
    at = emperors(step=None)
    at.begin(BOB)
    assert at.game.players.is_within(BOB, DAN)
    assert not at.game.players.is_within(DAN, BOB)
    before = len(at.game.players[BOB].hand)
    at.hand(BOB, spell(text))
    ask_again(at)
    at.game.answer(at.action(BOB, "cast Spell"))
    assert at.asked is not None
    assert (at.asked.player, at.asked.kind) == (BOB, Kind.PLAYER)
    at.answer("Dan")
    assert at.asked.player == DAN
    assert len(at.asked.options) == 2  # all modes, whoever they are about
    at.answer("draw")
    at.resolve_all()

    assert len(at.game.players[BOB].hand) == before + 2


def test_801_5c_the_closest_opponent_to_the_left_separates_piles() -> None:
    at = emperors(step=None)
    at.game.players.variant = Variant(
        "small empire", 6, team_size=3, range_of_influence=1, attacks=3
    )
    at.begin(BOB)
    assert reach(at, BOB) == [ANN, BOB, CAT]
    text = (
        "Reveal the top five cards of your library. An opponent separates those cards into two"
        " piles. Put one pile into your hand and the other into your graveyard."
    )
    at.hand(BOB, spell(text, "Fact"))
    ask_again(at)
    at.act(BOB, "cast Fact")
    at.to_question(Kind.OBJECTS)
    assert at.asked is not None
    assert at.asked.player == DAN


def test_801_6_abilities_of_objects_out_of_range_are_not_activated() -> None:
    text = "{0}: You gain 1 life. Any player may activate this ability."
    at = around(BOB, permanent("Well", "Artifact", text))
    assert at.why_not(ANN, "activate Well") is None
    reason = at.why_not(DAN, "activate Well")
    assert reason is not None
    assert reason.rule == "801.6"


AURA = "Enchantment — Aura"


def test_801_7_an_event_has_to_happen_entirely_within_range() -> None:
    gains = "Enchant creature\nWhenever enchanted creature becomes blocked{}, you gain {} life."
    at = around(CAT, "Bear", step=None)
    at.battlefield(DAN, "Wall")
    for name, by, life in (("One", "", 1), ("Other", " by a creature", 10)):
        (aura,) = at.put(BOB, Zone.BATTLEFIELD, permanent(name, AURA, gains.format(by, life)))
        at.game.kernel.attach(at.game, aura, at.id("Bear"))
    at.begin(CAT)
    at.attack("Bear", at="Dan")
    at.block(("Wall", "Bear"))
    at.resolve_all()
    assert at.life(BOB) == 21


def test_801_7a_what_leaves_is_judged_where_it_was() -> None:
    drain = "Whenever another creature leaves the battlefield, you gain 1 life."
    at = around(ANN, creature("Demon", 5, 5, drain))
    at.battlefield(CAT, creature("Devil", 5, 5, drain), "Bear")
    bear = at.object("Bear")
    bear.owner = ANN
    cast(at, "Destroy target creature.", "Bear", by=CAT)
    at.resolve_all()
    assert [at.life(ANN), at.life(CAT)] == [20, 21]


@pytest.mark.parametrize(
    ("text", "gained"), [("your", 1), ("each player's", 3), ("each opponent's", 2), ("each", 6)]
)
def test_801_7_steps_of_players_out_of_range(text: str, gained: int) -> None:
    ability = f"At the beginning of {text} upkeep, you gain 1 life."
    at = around(ANN, permanent("Clock", "Enchantment", ability))
    for seat in [*EVERYBODY[1:], ANN]:
        at.to_turn(seat)
    assert at.life(ANN) == 20 + gained


def test_801_8_an_aura_falls_off_what_goes_out_of_range() -> None:
    at = around(BOB, "Bear")
    aura = permanent("Strength", AURA, "Enchant creature\nEnchanted creature gets +1/+1.")
    (made,) = at.put(ANN, Zone.BATTLEFIELD, aura)
    at.game.kernel.attach(at.game, made, at.id("Bear"))
    cast(at, "Gain control of target creature.", "Bear", by=CAT)
    assert at.power_toughness("Bear") == (2, 2)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Strength"]


def test_801_9_equipment_comes_off_what_goes_out_of_range() -> None:
    at = around(BOB, "Bear")
    text = "Equipped creature gets +1/+1.\nEquip {0}"
    (made,) = at.put(ANN, Zone.BATTLEFIELD, permanent("Sword", "Artifact — Equipment", text))
    at.game.kernel.attach(at.game, made, at.id("Bear"))
    cast(at, "Gain control of target creature.", "Bear", by=CAT)
    assert at.power_toughness("Bear") == (2, 2)
    assert at.object("Sword").attached_to < 0
    assert "Sword" in at.names_in(Zone.BATTLEFIELD)


def test_801_10_pyroclasm_deals_damage_where_it_reaches() -> None:
    at = around()
    for seat in EVERYBODY:
        at.battlefield(seat, creature(f"Elf {seat}", 1, 1))
    cast(at, "Spell deals 2 damage to each creature.")
    assert at.names_in(Zone.BATTLEFIELD) == ["Elf 2", "Elf 3", "Elf 4"]


@pytest.mark.parametrize(
    ("text", "change"),
    [
        ("Each player loses 2 life.", [-2, -2, 0, 0, 0, -2]),
        ("Each opponent loses 2 life.", [0, -2, 0, 0, 0, -2]),
        ("Each other player gains 1 life.", [0, 1, 0, 0, 0, 1]),
        ("Spell deals 3 damage to each opponent.", [0, -3, 0, 0, 0, -3]),
    ],
)
def test_801_10_each_player_is_each_within_range(text: str, change: list[int]) -> None:
    at = around()
    cast(at, text)
    assert [life - 20 for life in lives(at)] == change


def test_801_10_static_abilities_change_what_is_within_range() -> None:
    at = around(ANN, permanent("Anthem", "Enchantment", "Creatures get +1/+1."))
    for seat, name in ((BOB, "Bear"), (CAT, "Wall")):
        at.battlefield(seat, name)
    assert [at.power_toughness("Bear"), at.power_toughness("Wall")] == [(3, 3), (0, 4)]
    cast(at, "Gain control of target creature.", "Bear", by=CAT)
    assert at.power_toughness("Bear") == (2, 2)


def test_801_10_an_effect_does_not_apply_to_what_went_out_of_range() -> None:
    at = around(BOB, "Bear")
    cast(at, "Target creature gets +3/+3 until end of turn.", "Bear", by=ANN)
    assert at.power_toughness("Bear") == (5, 5)
    cast(at, "Gain control of target creature.", "Bear", by=CAT)
    assert at.power_toughness("Bear") == (2, 2)


def test_801_10_a_card_is_not_returned_to_an_owner_out_of_range() -> None:
    at = around(CAT, "Bear")
    cast(at, "Gain control of target creature.", "Bear", by=BOB)
    cast(at, "Return all creatures to their owners' hands.", by=ANN)
    assert at.names_in(Zone.HAND, CAT) == ["Bear"]  # it was within range; where it goes isn't asked


COAT = (
    "Each creature gets +1/+1 for each other creature on the battlefield that shares at least one"
    " creature type with it."
)


def test_801_11_coat_of_arms_sees_what_is_within_range_of_its_controller() -> None:
    at = around(BOB, permanent("Coat", "Enchantment", COAT))
    for seat in (ANN, BOB, CAT, DAN):
        at.battlefield(seat, creature(f"Elf {seat}", 1, 1, types="Creature — Elf"))
    # Bob sees those of Ann, Bob and Cat. Ann's gets +1/+1 for Cat's, whom Ann doesn't reach.
    assert at.power_toughness("Elf 1") == (3, 3)
    assert at.power_toughness("Elf 0") == (3, 3)
    assert at.power_toughness("Elf 3") == (1, 1)


@pytest.mark.parametrize(("owner", "dies"), [(BOB, True), (CAT, False)])
def test_801_12_the_world_rule_within_range(owner: int, dies: bool) -> None:
    at = around(ANN, "Concordant Crossroads", step=None)
    at.put(owner, Zone.BATTLEFIELD, "Arboria")
    at.begin(ANN)
    at.resolve_all()
    assert ("Concordant Crossroads" not in at.names_in(Zone.BATTLEFIELD)) is dies
    assert "Arboria" in at.names_in(Zone.BATTLEFIELD)


def test_801_13a_damage_is_not_redirected_to_somebody_out_of_range() -> None:
    at = around()
    at.hand(CAT, spell("Axe deals 5 damage to target player or planeswalker.", "Axe"))
    text = (
        "The next 3 damage that would be dealt to target creature, planeswalker, or player this"
        " turn is dealt to another target creature, planeswalker, or player instead."
    )
    at.hand(BOB, spell(text, "Maneuver"))
    ask_again(at)
    at.act(CAT, "cast Axe", "Bob")
    at.act(BOB, "cast Maneuver", "Bob", "Ann")
    at.resolve_all()
    assert [at.life(ANN), at.life(BOB)] == [20, 18]


def fight(at: Table) -> None:
    """Ann attacks Bob with the Bear."""
    at.begin(ANN)
    at.attack("Bear", at="Bob")
    at.to(Step.END_OF_COMBAT)


def test_801_13b_damage_by_creatures_out_of_range_is_not_prevented() -> None:
    text = "Prevent all damage that would be dealt by creatures."
    at = around(CAT, permanent("Peace", "Enchantment", text), step=None)
    at.battlefield(ANN, "Bear")
    fight(at)
    assert at.life(BOB) == 18


def test_801_13b_damage_to_somebody_within_range_is_prevented() -> None:
    at = around()
    at.hand(ANN, spell("Blast deals 4 damage to any target.", "Blast"))
    at.hand(
        CAT,
        spell("Prevent the next 4 damage that would be dealt to any target this turn.", "Hands"),
    )
    ask_again(at)
    at.act(ANN, "cast Blast", "Bob")
    at.act(CAT, "cast Hands", "Bob")
    at.resolve_all()
    assert at.life(BOB) == 20


@pytest.mark.parametrize(("by", "dies"), [(CAT, True), (BOB, False)])
def test_801_13b_fog_asks_for_both(by: int, dies: bool) -> None:
    at = around(ANN, "Bear", step=None)
    at.battlefield(BOB, creature("Cub"))
    at.begin(ANN)
    at.attack("Bear", at="Bob")
    at.block(("Cub", "Bear"))
    cast(at, "Prevent all combat damage that would be dealt this turn.", by=by)
    at.to(Step.END_OF_COMBAT)
    assert ("Bear" not in at.names_in(Zone.BATTLEFIELD)) is dies


def test_801_14_who_would_win_has_opponents_within_range_lose() -> None:
    at = around()
    cast(at, "You win the game.")
    assert not at.game.over
    assert [player.in_game for player in at.game.players] == [True, False, True, True, True, False]


def test_801_14_who_cannot_win_has_nobody_lose() -> None:
    text = "You can't lose the game and your opponents can't win the game."
    at = around(BOB, creature("Angel", 4, 4, text))
    cast(at, "You win the game.")
    assert all(player.in_game for player in at.game.players)


def test_801_15_a_draw_is_one_for_those_within_range() -> None:
    at = around()
    cast(at, "The game is a draw.")
    assert not at.game.over
    assert [player.in_game for player in at.game.players] == [False, False, True, True, True, False]
    at.game.concede(CAT)
    at.game.concede(DAN)
    assert at.game.outcome is not None
    assert at.game.outcome.winners == (EVE,)


def test_801_15_with_nobody_left_it_is_a_draw() -> None:
    at = table(3, variant=ROUND)
    cast(at, "The game is a draw.")
    assert at.game.outcome is not None
    assert (at.game.outcome.winner, at.game.outcome.rule) == (-1, "801.15")


def test_801_16_a_loop_draws_for_those_who_are_involved() -> None:
    ever = "Whenever you gain life, you gain 1 life."
    at = around(ANN, permanent("Ever", "Enchantment", ever))
    cast(at, "You gain 1 life.")
    for _ in range(2000):
        if not at.game.players[ANN].in_game:
            break
        at.answer("pass")
    assert not at.game.over
    assert [player.in_game for player in at.game.players] == [False, False, True, True, True, False]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_801_a_wide_range_limits_nothing(seats: int) -> None:
    at = table(seats, variant=Variant("round", 3, range_of_influence=3))
    cast(at, "Each player loses 1 life.")
    assert [player.life for player in at.game.players] == [19] * seats
