"""Double-faced cards, as far as they have faces to choose from. CR 712."""

from __future__ import annotations

from jajna.decision import Cast, PlayLand
from jajna.judge import ANN, BOB
from jajna.vocab import Type, Zone
from tests.mechanics.bench import creature, text_card
from tests.rules.faces import joined, plays, ready

MAMMOTH = joined(
    "modal_dfc",
    creature("Mammoth", 3, 3, cost="{1}{G}"),
    text_card("Valley", "Land", "This land enters tapped.\n{T}: Add {G}.", cost=""),
)
BRIGHT = joined(
    "modal_dfc",
    text_card("Bright", "Land", "{T}: Add {W}.", cost=""),
    text_card("Grim", "Land", "{T}: Add {B}.", cost=""),
)
RECOVERY = joined(
    "modal_dfc",
    text_card("Recovery", "Sorcery", "You gain 3 life.", cost="{G}"),
    creature("Sprout", 1, 1, cost="{1}"),
)
FORESTS = ("Forest", "Forest")


def test_712_11b_a_player_chooses_which_face_of_a_modal_card_is_cast() -> None:
    table = ready(RECOVERY, lands=FORESTS)
    card = table.id("Recovery")

    assert plays(table) == [Cast(card, 0), Cast(card, 1)]


def test_712_11c_only_the_face_that_will_be_up_is_evaluated() -> None:
    table = ready(RECOVERY, lands=FORESTS)
    table.battlefield(
        BOB,
        text_card("Peace", "Enchantment", "Your opponents can't cast creature spells."),
    )
    table.begin(ANN)

    assert plays(table) == [Cast(table.id("Recovery"), 0)]


def test_712_12_a_land_face_is_played_and_enters_with_that_face_up() -> None:
    table = ready(MAMMOTH, lands=FORESTS)
    assert plays(table) == [Cast(table.id("Mammoth"), 0), PlayLand(table.id("Mammoth"), 1)]
    table.act(ANN, "play Valley")

    valley = table.object("Valley")
    assert valley.tapped
    assert valley.now.types == Type.LAND


def test_712_12_of_two_land_faces_one_is_chosen() -> None:
    table = ready(BRIGHT)
    table.act(ANN, "play Grim")

    assert table.names_in(Zone.BATTLEFIELD) == ["Grim"]


def test_712_12_a_face_that_is_no_land_can_t_be_played_as_one() -> None:
    table = ready(MAMMOTH)
    refused = table.game.why_not(PlayLand(table.id("Mammoth"), 0))

    assert refused is not None
    assert refused.rule == "305.1"


def test_712_13_a_spell_becomes_a_permanent_with_the_same_face_up() -> None:
    table = ready(RECOVERY, lands=FORESTS)
    table.act(ANN, "cast Sprout")
    table.resolve()

    assert table.power_toughness("Sprout") == (1, 1)


def test_712_8a_in_other_zones_it_has_the_characteristics_of_its_front_alone() -> None:
    table = ready(MAMMOTH)
    table.act(ANN, "play Valley")
    table.hand(BOB, text_card("Quake", "Instant", "Destroy target land."))
    table.begin(BOB)
    table.act(BOB, "cast Quake", "Valley")
    table.resolve()

    card = table.game.objects[table.game.players[ANN].graveyard[0]]
    assert (card.now.name, card.now.types) == ("Mammoth", Type.CREATURE)


def test_712_8f_a_permanent_has_the_mana_value_of_the_face_that_is_up() -> None:
    table = ready(RECOVERY, lands=FORESTS)
    table.act(ANN, "cast Sprout")
    cost = table.object("Sprout").now.mana_cost

    assert cost is not None
    assert str(cost) == "{1}"


def test_712_14_put_onto_the_battlefield_it_has_its_front_face_up() -> None:
    table = ready()
    table.graveyard(ANN, MAMMOTH)
    table.hand(
        ANN,
        text_card(
            "Raise",
            "Sorcery",
            "Return target creature card from your graveyard to the battlefield.",
        ),
    )
    table.begin(ANN)
    table.act(ANN, "cast Raise", "Mammoth")
    table.resolve()

    assert table.names_in(Zone.BATTLEFIELD) == ["Mammoth"]


def test_712_14b_a_modal_card_whose_front_is_no_permanent_stays_where_it_is() -> None:
    table = ready()
    table.library(ANN, RECOVERY)
    table.graveyard(ANN, RECOVERY)
    table.hand(
        ANN,
        text_card(
            "Raise",
            "Sorcery",
            "Return target card from your graveyard to the battlefield.",
        ),
    )
    table.begin(ANN)
    table.act(ANN, "cast Raise", table.game.players[ANN].graveyard[0])
    table.resolve()

    assert "Recovery" in table.names_in(Zone.GRAVEYARD, ANN)
    assert table.names_in(Zone.BATTLEFIELD) == []
