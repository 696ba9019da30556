"""What makes a spell or ability cheaper by itself. CR 118.7, 601.2f, 602.2b."""

from __future__ import annotations

from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, creature, permanent, text_card
from tests.table import table

ISLAND = permanent("Isle", "Land", "{T}: Add {U}.", "")
FOREST = permanent("Grove", "Land", "{T}: Add {G}.", "")


def test_118_7c_colored_mana_is_taken_from_mana_of_its_color_first() -> None:
    at = table()
    text = "This spell costs {G} less to cast for each creature you control."
    at.battlefield(ANN, "Bear", "Wall", FOREST)
    at.hand(ANN, creature("Hydra", text=text, cost="{G}{G}{G}"))
    assert at.why_not(ANN, "cast Hydra") is None
    at.battlefield(BOB, "Bear")
    at.hand(ANN, creature("Beast", text=text, cost="{G}{G}{G}{G}"))
    assert at.why_not(ANN, "cast Beast") is not None


def test_118_7b_colored_mana_that_a_cost_has_none_of_is_generic_mana() -> None:
    at = table()
    text = "This spell costs {U} less to cast for each creature you control."
    at.battlefield(ANN, "Bear", FOREST)
    at.hand(ANN, creature("Hydra", text=text, cost="{1}{G}"))
    assert at.why_not(ANN, "cast Hydra") is None


def test_107_3c_x_in_a_reduction_is_what_the_text_says() -> None:
    at = table()
    text = "This spell costs {X} less to cast, where X is the total power of creatures you control."
    at.battlefield(ANN, "Giant", FOREST)
    at.hand(ANN, creature("Beast", text=text, cost="{6}"), creature("Hydra", text=text, cost="{7}"))
    assert at.why_not(ANN, "cast Beast") is None
    assert at.why_not(ANN, "cast Hydra") is not None


CHEAP = (
    "This spell costs {2} less to cast if it targets a black creature.\nDestroy target creature."
)


def test_601_2f_a_spell_is_cheaper_if_it_targets_something() -> None:
    at = table()
    at.battlefield(ANN, ISLAND)
    at.hand(ANN, text_card("Bolt", "Instant", CHEAP, cost="{2}{U}"))
    at.battlefield(BOB, "Bear")
    assert at.why_not(ANN, "cast Bolt") is not None
    at.battlefield(BOB, creature("Ghoul", cost="{B}"))
    assert at.why_not(ANN, "cast Bolt") is None
    at.act(ANN, "cast Bolt", "Ghoul")
    at.resolve()
    assert at.object("Isle").tapped
    assert "Ghoul" in at.names_in(Zone.GRAVEYARD, BOB)


def test_601_2f_only_what_can_be_paid_for_is_offered_as_a_target() -> None:
    at = table()
    at.battlefield(ANN, ISLAND)
    at.battlefield(BOB, "Bear", creature("Ghoul", cost="{B}"), creature("Ghast", cost="{B}"))
    at.hand(ANN, text_card("Bolt", "Instant", CHEAP, cost="{2}{U}"))
    at.game.answer(at.action(ANN, "cast Bolt"))
    question = at.asked
    assert question is not None
    assert [at.describe(one) for one in question.options] == ["Ghoul", "Ghast"]


def test_601_2f_a_time_can_make_a_spell_cheaper() -> None:
    at = table()
    text = "This spell costs {2} less to cast during your end step.\nYou gain 3 life."
    at.hand(ANN, text_card("Coda", "Instant", text, cost="{2}"))
    assert at.why_not(ANN, "cast Coda") is not None
    at.to(Step.END)
    assert at.why_not(ANN, "cast Coda") is None


def test_602_2b_an_ability_is_cheaper_for_each_thing() -> None:
    at = table()
    text = (
        "{2}: You gain 1 life. This ability costs {1} less to activate for each creature you "
        "control."
    )
    at.battlefield(ANN, permanent("Well", text=text), "Bear")
    assert at.why_not(ANN, "activate Well") is not None
    at.battlefield(ANN, "Wall")
    at.act(ANN, "activate Well")
    at.resolve()
    assert at.life(ANN) == 21


def test_602_2b_an_ability_is_cheaper_on_a_condition_and_may_have_limits_besides() -> None:
    at = table()
    text = (
        "{2}: You gain 1 life. This ability costs {2} less to activate if you control a creature. "
        "Activate only as a sorcery."
    )
    at.battlefield(ANN, permanent("Well", text=text))
    assert at.why_not(ANN, "activate Well") is not None
    at.battlefield(ANN, "Wall")
    assert at.why_not(ANN, "activate Well") is None
    at.to(Step.END)
    assert at.why_not(ANN, "activate Well") is not None
