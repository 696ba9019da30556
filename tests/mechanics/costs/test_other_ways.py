"""Other ways of paying for spells and abilities. CR 118.9, 601.2b, 601.2h."""

from __future__ import annotations

import pytest

from jajna.decision import Activate, TapForMana
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Mana, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

RHINO = creature(
    "Rhino",
    5,
    4,
    "You may pay {R}{G} rather than pay this spell's mana cost. Spend only mana produced by"
    " Treasures to cast it this way.",
    cost="{2}{R}{G}",
)
GROVE = permanent("Grove", "Land", "{T}: Add {R} or {G}.", cost="")


def test_601_2h_a_way_of_casting_asks_for_mana_of_treasures() -> None:
    at = table(ann=[GROVE, GROVE], hand=[RHINO])
    assert at.why_not(ANN, "cast Rhino way 0") is not None
    cast(at, "Create two Treasure tokens.")
    assert at.why_not(ANN, "cast Rhino way 0") is None
    at.act(ANN, "cast Rhino way 0")
    at.resolve()
    assert at.object("Rhino").zone is Zone.BATTLEFIELD
    assert not any(at.game.object(one).token for one in at.game.zones.battlefield)
    assert not any(at.game.object(one).tapped for one in at.game.zones.battlefield)


def test_601_2h_mana_of_a_treasure_in_the_pool_is_known_as_such() -> None:
    at = table(ann=[GROVE], hand=[RHINO])
    cast(at, "Create a Treasure token.")
    assert at.why_not(ANN, "cast Rhino way 0") is not None
    cast(at, "Create a Treasure token.")
    treasures = [one for one in at.game.zones.battlefield if at.game.object(one).token]
    at.game.answer(TapForMana(treasures[0], 0, (Mana.RED,)))
    assert at.game.players[ANN].pool
    assert at.why_not(ANN, "cast Rhino way 0") is None


def test_601_2h_the_mana_cost_is_paid_with_any_mana() -> None:
    at = table(ann=[GROVE] * 4, hand=[RHINO])
    at.act(ANN, "cast Rhino")
    at.resolve()
    assert at.object("Rhino").zone is Zone.BATTLEFIELD


PHOENIX = creature(
    "Phoenix",
    2,
    2,
    "You may cast ~ from your graveyard by paying {R}{G} rather than paying its mana cost. If you"
    " do, it enters with two +1/+1 counters on it.".replace("~", "Phoenix"),
    cost="{1}",
)


def test_400_7d_it_enters_with_counters_if_it_is_cast_that_way() -> None:
    at = table(ann=[GROVE, GROVE])
    at.graveyard(ANN, PHOENIX)
    at.act(ANN, "cast Phoenix way 0")
    at.resolve()
    assert at.power_toughness("Phoenix") == (4, 4)


def test_400_7d_it_enters_without_counters_if_it_is_cast_for_its_mana_cost() -> None:
    at = table(ann=[GROVE, GROVE], hand=[PHOENIX])
    at.act(ANN, "cast Phoenix")
    at.resolve()
    assert at.power_toughness("Phoenix") == (2, 2)


def test_400_7d_it_enters_without_counters_if_it_comes_back_otherwise() -> None:
    at = table(ann=[GROVE, GROVE])
    at.graveyard(ANN, PHOENIX)
    at.act(ANN, "cast Phoenix way 0")
    at.resolve()
    cast(at, "Exile target creature, then return it to the battlefield.", "Phoenix")
    assert at.power_toughness("Phoenix") == (2, 2)


DIVER = creature(
    "Diver",
    2,
    1,
    "Kicker {X}. X can't be 0.\nWhen Diver enters, if it was kicked, gain control of target"
    " artifact with mana value X or less.",
    cost="{1}",
)


def with_diver(mana: int) -> Table:
    """Ann can pay so much mana and has a creature with kicker; Bob has two artifacts."""
    at = table(ann=[permanent("Spring", "Land", "{T}: Add {C}.", cost="")] * mana, hand=[DIVER])
    at.battlefield(BOB, permanent("Dish", cost="{1}"), permanent("Urn", cost="{2}"))
    ask_again(at)
    return at


def test_107_3a_a_kicker_cost_of_x_can_not_be_paid_with_0() -> None:
    at = with_diver(1)
    at.act(ANN, "cast Diver")
    at.resolve_all()
    assert at.object("Dish").controller == BOB


def test_107_3a_x_of_the_kicker_cost_is_known_as_the_permanent_enters() -> None:
    at = with_diver(2)
    at.act(ANN, "cast Diver", "yes", 1)
    at.choose("Dish")
    at.resolve_all()
    assert at.object("Dish").controller == ANN
    assert at.object("Urn").controller == BOB


def test_107_3a_x_is_at_least_1_if_it_was_kicked() -> None:
    at = with_diver(3)
    with pytest.raises(IllegalAnswerError):
        at.act(ANN, "cast Diver", "yes", 0)
    at = with_diver(3)
    at.act(ANN, "cast Diver", "yes", 2)
    at.choose("Urn")
    at.resolve_all()
    assert at.object("Urn").controller == ANN


CYCLER = creature("Roc", 3, 3, "Cycling {3}", cost="{9}")
LORE = permanent(
    "Lore",
    "Enchantment",
    "As long as you have seven or more cards in hand, you may pay {0} rather than pay cycling"
    " costs.",
)


def test_118_9_cycling_costs_nothing_with_seven_cards_in_hand() -> None:
    at = table(ann=[LORE], hand=[CYCLER, *["Bear"] * 6])
    roc = at.id("Roc")
    assert at.game.why_not(Activate(roc, 0)) is not None
    assert at.game.why_not(Activate(roc, 1)) is None
    at.game.answer(Activate(roc, 1))
    at.resolve()
    assert at.object("Roc").zone is Zone.GRAVEYARD
    assert len(at.game.players[ANN].hand) == 7


def test_118_9_cycling_costs_what_it_says_with_six_cards_in_hand() -> None:
    at = table(ann=[LORE], hand=[CYCLER, *["Bear"] * 5])
    roc = at.id("Roc")
    assert all(at.game.why_not(Activate(roc, place)) is not None for place in (0, 1))


SMITH = creature(
    "Smith",
    text="You may pay {0} rather than pay the equip cost of the first equip ability you activate"
    " each turn.",
)
AXE = permanent("Axe", "Artifact — Equipment", "Equip {3}")
BOW = permanent("Bow", "Artifact — Equipment", "Equip Elf {2}\nEquip {4}")


def test_118_9_the_first_equip_ability_of_a_turn_costs_nothing() -> None:
    at = table(ann=[SMITH, AXE, BOW, "Bear"])
    axe, bow = at.id("Axe"), at.id("Bow")
    assert at.game.why_not(Activate(axe, 0)) is not None
    assert at.game.why_not(Activate(bow, 3)) is None
    at.choose("Bear")
    at.game.answer(Activate(axe, 1))
    at.resolve_all()
    assert at.object("Axe").attached_to == at.id("Bear")
    assert at.game.why_not(Activate(axe, 1)) is not None
    assert at.game.why_not(Activate(bow, 3)) is not None
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.game.why_not(Activate(bow, 3)) is None


def test_118_9_an_equip_ability_of_a_quality_keeps_it() -> None:
    at = table(ann=[SMITH, BOW, "Bear"])
    assert at.game.why_not(Activate(at.id("Bow"), 2)) is not None


def test_118_9_an_opponents_equip_costs_are_paid() -> None:
    at = table(ann=[SMITH], bob=[AXE, "Bear"])
    at.to_turn(BOB)
    axe = at.id("Axe")
    assert len(at.object("Axe").now.kit.activated) == 1
    assert at.game.why_not(Activate(axe, 0)) is not None


BRINK = permanent(
    "Brink",
    "Enchantment",
    "Exile a creature card from your graveyard and pay its mana cost: Create a token that's a copy"
    " of that card. Activate only as a sorcery.",
)


def test_118_6_the_mana_cost_of_the_card_that_is_exiled_is_paid() -> None:
    lands = [permanent("Spring", "Land", "{T}: Add {C}.", cost="")] * 3
    at = table(ann=[BRINK, *lands])
    at.graveyard(ANN, creature("Ogre", 3, 3, cost="{2}"), creature("Hydra", 7, 7, cost="{6}"))
    at.act(ANN, "activate Brink")
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Hydra"]
    assert at.names_in(Zone.EXILE) == ["Ogre"]
    assert at.names_in(Zone.BATTLEFIELD).count("Ogre") == 1
    tapped = [one for one in at.game.zones.battlefield if at.game.object(one).tapped]
    assert len(tapped) == 2
    assert at.why_not(ANN, "activate Brink") is not None


def test_118_6_a_card_without_a_mana_cost_can_not_be_exiled_for_it() -> None:
    at = table(ann=[BRINK])
    at.graveyard(ANN, creature("Seed", 1, 1, cost=""))
    assert at.why_not(ANN, "activate Brink") is not None
    at.graveyard(ANN, text_card("Slime", "Creature", "", ("1", "1"), cost="{X}"))
    ask_again(at)
    assert at.why_not(ANN, "activate Brink") is None


HALLS = permanent(
    "Halls",
    "Enchantment",
    "Rather than pay the mana cost for a spell, its controller may discard a card that shares a"
    " color with that spell.",
)


def test_118_9_a_card_that_shares_a_color_is_discarded_for_a_spell() -> None:
    drake = creature("Drake", 4, 4, cost="{5}{R}{R}")
    imp = creature("Imp", cost="{R}{B}")
    at = table(ann=[HALLS], hand=[drake, imp, creature("Elf", cost="{G}")])
    at.act(ANN, "cast Drake way 0")
    at.resolve()
    assert at.object("Drake").zone is Zone.BATTLEFIELD
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Imp"]
    assert at.why_not(ANN, "cast Elf way 0") is not None


def test_118_9_an_opponent_may_do_so_too_and_a_colorless_card_shares_nothing() -> None:
    drake = creature("Drake", 4, 4, cost="{5}{R}{R}")
    at = table(ann=[HALLS])
    at.hand(BOB, drake, permanent("Dish", cost="{1}"))
    at.to_turn(BOB)
    assert at.why_not(BOB, "cast Drake way 0") is not None
    at.hand(BOB, creature("Imp", cost="{R}"))
    ask_again(at)
    at.act(BOB, "cast Drake way 0")
    at.resolve()
    assert at.object("Drake").controller == BOB
    assert at.why_not(BOB, "cast Dish way 0") is not None
