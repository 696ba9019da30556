"""Card types that players choose, as they are told or as a permanent enters. CR 205.2a, 607.2d."""

from __future__ import annotations

import pytest

from jajna.decision import NO, YES
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell, text_card
from tests.table import table

ENVOY = creature(
    "Envoy",
    text="As Envoy enters, choose a card type.\n"
    "You and creatures you control have protection from the chosen card type.",
)
OOZE = creature(
    "Ooze",
    text="As Ooze enters, choose a card type.\nSpells you cast of the chosen type cost {1} less to "
    "cast.",
)
DOOM = spell("Destroy target creature an opponent controls.", "Doom")
LOSS = spell("Target opponent loses 1 life.", "Loss")


def chosen(card: str, kind: str) -> Table:
    """Ann's creature has entered, for which she chose a card type; Bob has two instants."""
    at = table(ann=["Bear"], hand=[ENVOY, OOZE])
    at.hand(BOB, DOOM, LOSS)
    at.begin(ANN)
    at.act(ANN, f"cast {card}", kind)
    at.resolve_all()
    return at


@pytest.mark.parametrize(("kind", "hurt"), [("instant", False), ("sorcery", True)])
def test_702_16e_damage_of_the_chosen_card_type_is_prevented(kind: str, *, hurt: bool) -> None:
    at = chosen("Envoy", kind)
    cast(at, "Spell deals 1 damage to each creature and each player.", by=BOB)
    at.resolve_all()
    assert [at.object(name).damage for name in ("Envoy", "Bear")] == [hurt, hurt]
    assert (at.life(ANN), at.life(BOB)) == (20 - hurt, 19)


@pytest.mark.parametrize(("kind", "able"), [("instant", False), ("sorcery", True)])
def test_702_16b_what_has_the_chosen_card_type_cant_target_them(kind: str, *, able: bool) -> None:
    at = chosen("Envoy", kind)
    assert (at.why_not(BOB, "cast Doom") is None) == able
    assert (at.why_not(BOB, "cast Loss") is None) == able


def test_205_2a_card_types_are_offered_but_no_supertypes_and_no_subtypes() -> None:
    for word in ("basic", "Goblin"):
        at = table(hand=[ENVOY])
        at.begin(ANN)
        at.act(ANN, "cast Envoy", word)
        with pytest.raises(IllegalAnswerError, match="artifact, battle, creature, enchantment"):
            at.resolve_all()


@pytest.mark.parametrize(
    ("kind", "able"), [("artifact", True), ("creature", True), ("land", False)]
)
def test_601_2f_spells_of_the_chosen_card_type_cost_less(kind: str, *, able: bool) -> None:
    at = chosen("Ooze", kind)
    golem = text_card("Golem", "Artifact Creature", "", ("2", "2"), cost="{2}")
    at.battlefield(ANN, permanent("Stone", text="{T}: Add {C}."))
    at.hand(ANN, golem)
    ask_again(at)
    assert (at.why_not(ANN, "cast Golem") is None) == able


def test_608_2d_cards_of_the_chosen_type_are_put_into_the_hand() -> None:
    at = table(library=["Bear", "Relic", "Giant", "Field"])
    text = (
        "Choose a card type, then reveal the top four cards of your library. Put all cards of the "
        "chosen type revealed this way into your hand and the rest into your graveyard."
    )
    cast(at, text, then=("creature",))
    at.resolve_all()
    assert sorted(at.names_in(Zone.HAND, ANN)) == ["Bear", "Giant"]


@pytest.mark.parametrize(("may", "left"), [(YES, ["Bear", "Law"]), (NO, ["Bear", "Law", "Relic"])])
def test_608_2d_each_player_sacrifices_a_permanent_of_that_type(
    may: object, left: list[str]
) -> None:
    text = (
        "At the beginning of your upkeep, you may choose a card type. If you do, each player "
        "sacrifices a permanent of that type."
    )
    at = table(ann=[permanent("Law", "Enchantment", text)], bob=["Bear", "Relic"], step=None)
    at.choose(*((YES, "artifact") if may == YES else (NO,)))
    at.begin(ANN, Step.UPKEEP)
    at.resolve_all()
    assert sorted(at.names_in(Zone.BATTLEFIELD)) == left
