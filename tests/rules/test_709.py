"""Split cards. CR 709, with fuse (702.102) and aftermath (702.127)."""

from __future__ import annotations

from jajna.decision import Cast
from jajna.judge import ANN, BOB
from jajna.vocab import Color, Type, Zone
from tests.mechanics.bench import creature, permanent, text_card
from tests.rules.faces import FIRE_ICE, WEAR_TEAR, joined, plays, ready

RED_AND_BLUE = Color.RED | Color.BLUE
FIVE = ("Mountain", "Mountain", "Island", "Plains", "Plains")


def test_709_3_a_player_chooses_which_half_to_cast() -> None:
    table = ready(FIRE_ICE, lands=("Mountain", "Mountain"))
    table.battlefield(BOB, creature("Bear"))

    assert [str(one) for one in plays(table)] == [str(Cast(table.id("Fire // Ice"), 0))]


def test_709_3a_only_the_chosen_half_is_evaluated_to_see_if_it_can_be_cast() -> None:
    table = ready(FIRE_ICE, lands=FIVE)
    table.battlefield(BOB, creature("Bear"))
    table.to_turn(BOB)

    assert table.why_not(ANN, "cast Fire") is None
    refused = table.why_not(ANN, "cast Ice")
    assert refused is not None
    assert refused.rule == "117.1a"


def test_709_3a_what_is_forbidden_to_one_half_is_not_to_the_other() -> None:
    table = ready(FIRE_ICE, lands=FIVE)
    table.battlefield(BOB, creature("Bear"))
    table.battlefield(
        BOB, permanent("Peace", "Enchantment", "Your opponents can't cast instant spells.")
    )
    table.begin(ANN)

    assert table.why_not(ANN, "cast Fire") is not None
    assert table.why_not(ANN, "cast Ice") is None


def test_709_3b_on_the_stack_only_the_half_being_cast_exists() -> None:
    table = ready(FIRE_ICE, lands=FIVE)
    bear = table.battlefield(BOB, creature("Bear"))[0]
    table.act(ANN, "cast Fire", bear)

    now = table.object("Fire").now
    assert (now.name, now.colors, now.types) == ("Fire", Color.RED, Type.INSTANT)
    assert now.mana_cost is not None
    assert now.mana_cost.value == 2
    table.resolve()
    assert table.names_in(Zone.GRAVEYARD, BOB) == ["Bear"]
    assert table.names_in(Zone.GRAVEYARD, ANN) == ["Fire // Ice"]


def test_709_4_elsewhere_it_has_the_characteristics_of_both_halves() -> None:
    table = ready(FIRE_ICE)
    now = table.object("Fire // Ice").now

    assert now.colors == RED_AND_BLUE
    assert now.types == Type.INSTANT | Type.SORCERY
    assert now.subtypes == frozenset({"Arcane"})
    assert len(now.kit.spells) == 3


def test_709_4a_it_has_the_chosen_name_if_one_of_its_names_is() -> None:
    table = ready(FIRE_ICE)
    now = table.object("Fire // Ice").now

    assert now.names() == ["Fire", "Ice"]
    assert now.has_name("Ice")
    assert not now.has_name("Steam")


def test_709_4a_a_search_for_the_same_name_finds_it_by_one_of_its_names() -> None:
    table = ready(FIRE_ICE, text_card("Ice", "Artifact", ""))
    whole = table.object("Fire // Ice").now

    assert whole.shares_name(table.object("Ice").now)


def test_709_4b_the_mana_cost_is_that_of_both_halves_with_its_symbols_apart() -> None:
    table = ready(FIRE_ICE)
    cost = table.object("Fire // Ice").now.mana_cost

    assert cost is not None
    assert cost.value == 4
    assert [one.text for one in cost.symbols] == ["1", "R", "1", "U"]


def test_709_4b_the_mana_value_counts_both_halves_in_a_graveyard() -> None:
    table = ready(FIRE_ICE)
    table.graveyard(ANN, FIRE_ICE)
    table.hand(ANN, text_card("Dig", "Instant", "Exile target card with mana value 4."))
    grave = table.game.players[ANN].graveyard[0]
    table.begin(ANN)
    table.act(ANN, "cast Dig", grave)

    assert table.game.objects[table.game.zones.stack[0]].now.name == "Dig"


def test_702_102a_both_halves_of_a_card_with_fuse_can_be_cast_as_one_spell() -> None:
    table = ready(WEAR_TEAR, lands=FIVE)
    relic = table.battlefield(BOB, permanent("Relic"))[0]
    peace = table.battlefield(BOB, permanent("Peace", "Enchantment"))[0]
    table.act(ANN, "cast Wear // Tear", relic, peace)
    table.resolve()

    assert sorted(table.names_in(Zone.GRAVEYARD, BOB)) == ["Peace", "Relic"]
    assert table.names_in(Zone.GRAVEYARD, ANN) == ["Wear // Tear"]


def test_702_102a_either_half_can_still_be_cast_alone() -> None:
    table = ready(WEAR_TEAR, lands=("Plains",))
    peace = table.battlefield(BOB, permanent("Peace", "Enchantment"))[0]
    table.battlefield(BOB, permanent("Relic"))
    table.act(ANN, "cast Tear", peace)
    table.resolve()

    assert table.names_in(Zone.GRAVEYARD, BOB) == ["Peace"]


def test_702_102a_fuse_works_from_the_hand_alone() -> None:
    table = ready(lands=FIVE)
    table.battlefield(BOB, permanent("Relic"), permanent("Peace", "Enchantment"))
    card = table.graveyard(ANN, WEAR_TEAR)[0]
    table.begin(ANN)

    refused = table.game.why_not(Cast(card, 2))
    assert refused is not None
    assert refused.rule == "702.102a"


def test_702_102a_a_card_without_fuse_is_not_cast_whole() -> None:
    table = ready(FIRE_ICE, lands=FIVE)
    table.battlefield(BOB, creature("Bear"))

    assert table.game.why_not(Cast(table.id("Fire // Ice"), 2)) is not None


def test_702_102b_a_fused_spell_has_the_characteristics_of_both_halves() -> None:
    table = ready(WEAR_TEAR, lands=FIVE)
    relic = table.battlefield(BOB, permanent("Relic"))[0]
    peace = table.battlefield(BOB, permanent("Peace", "Enchantment"))[0]
    table.act(ANN, "cast Wear // Tear", relic, peace)

    now = table.game.objects[table.game.zones.stack[0]].now
    assert now.colors == Color.RED | Color.WHITE
    assert now.mana_cost is not None
    assert now.mana_cost.value == 3


def test_702_102c_a_fused_spell_costs_what_both_halves_cost() -> None:
    table = ready(WEAR_TEAR, lands=("Mountain", "Plains"))
    table.battlefield(BOB, permanent("Relic"), permanent("Peace", "Enchantment"))
    table.begin(ANN)

    refused = table.why_not(ANN, "cast Wear // Tear")
    assert refused is not None
    assert refused.rule == "601.2h"
    assert table.why_not(ANN, "cast Wear") is None


def test_702_102b_a_fused_spell_does_what_it_still_can_if_one_target_is_gone() -> None:
    table = ready(WEAR_TEAR, lands=FIVE)
    relic = table.battlefield(BOB, permanent("Relic", text="{0}: Sacrifice this artifact."))[0]
    peace = table.battlefield(BOB, permanent("Peace", "Enchantment"))[0]
    table.act(ANN, "cast Wear // Tear", relic, peace)
    table.act(BOB, "activate Relic")
    table.resolve_all()

    assert sorted(table.names_in(Zone.GRAVEYARD, BOB)) == ["Peace", "Relic"]


CUT_RIBBONS = joined(
    "aftermath",
    text_card("Cut", "Sorcery", "Cut deals 4 damage to target creature.", cost="{1}{R}"),
    text_card("Ribbons", "Sorcery", "Aftermath\nEach opponent loses 2 life.", cost="{1}{W}"),
)


def test_702_127a_the_half_with_aftermath_is_cast_from_the_graveyard_alone() -> None:
    table = ready(CUT_RIBBONS, lands=FIVE)
    refused = table.why_not(ANN, "cast Ribbons")

    assert refused is not None
    assert refused.rule == "601.3"


def test_702_127a_from_the_graveyard_the_other_half_isn_t_cast() -> None:
    table = ready(lands=FIVE)
    table.battlefield(BOB, creature("Bear"))
    card = table.graveyard(ANN, CUT_RIBBONS)[0]
    table.begin(ANN)

    assert plays(table) == [Cast(card, 1)]


def test_702_127a_a_spell_cast_from_the_graveyard_is_exiled_as_it_leaves_the_stack() -> None:
    table = ready(lands=FIVE)
    table.graveyard(ANN, CUT_RIBBONS)
    table.begin(ANN)
    table.act(ANN, "cast Ribbons")
    table.resolve()

    assert table.life(BOB) == 18
    assert table.names_in(Zone.EXILE) == ["Cut // Ribbons"]
    assert table.names_in(Zone.GRAVEYARD, ANN) == []


def test_702_127a_it_is_exiled_if_it_is_countered_too() -> None:
    table = ready(lands=FIVE)
    table.graveyard(ANN, CUT_RIBBONS)
    table.hand(BOB, text_card("No", "Instant", "Counter target spell."))
    table.begin(ANN)
    table.act(ANN, "cast Ribbons")
    table.act(BOB, "cast No", table.game.zones.stack[0])
    table.resolve_all()

    assert table.life(BOB) == 20
    assert table.names_in(Zone.EXILE) == ["Cut // Ribbons"]
