"""Names of objects in texts. CR 201."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import Kind
from jajna.events.damage import DamageDealt
from jajna.judge import ANN, BOB, Table
from jajna.oracle.soundness import NAMELESS, defects
from jajna.vocab import Zone
from tests.mechanics.bench import ask_again, cast, creature, permanent, spell
from tests.table import table

TORCH = permanent(
    "Torch",
    "Artifact — Equipment",
    'Equipped creature has "{T}, Sacrifice Torch: Torch deals 2 damage to any target."\nEquip {0}',
)


def equipped(*others: Card) -> Table:
    """Ann's creature carries the Torch."""
    at = table()
    at.battlefield(ANN, creature("Bearer"), *others)
    at.put(ANN, Zone.BATTLEFIELD, TORCH, attached_to="Bearer")
    at.begin(ANN)
    return at


def test_201_5a_a_name_in_a_granted_ability_is_that_of_what_grants_it() -> None:
    at = equipped()
    at.act(ANN, f"activate {at.id('Bearer')}.0", BOB)
    at.resolve()
    assert at.names_in(Zone.BATTLEFIELD) == ["Bearer"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Torch"]
    assert at.life(BOB) == 18
    (dealt,) = [event for event in at.game.history.log if isinstance(event, DamageDealt)]
    assert at.game.object(dealt.source).now.name == "Torch"


def test_201_5a_and_not_another_object_with_that_name() -> None:
    at = equipped(creature("Other"))
    (other,) = at.put(ANN, Zone.BATTLEFIELD, TORCH, attached_to="Other")
    at.act(ANN, f"activate {at.id('Other')}.0", BOB)
    assert not at.game.objects.exists(other)
    assert at.object("Bearer").now.kit.activated


def test_201_5a_each_of_two_grants_names_its_own_source() -> None:
    at = equipped()
    first = at.id("Torch")
    (second,) = at.put(ANN, Zone.BATTLEFIELD, TORCH, attached_to="Bearer")
    assert len(at.object("Bearer").now.kit.activated) == 2
    at.act(ANN, f"activate {at.id('Bearer')}.1", BOB)
    assert at.game.objects.exists(first) and not at.game.objects.exists(second)


def test_201_5a_a_cost_names_what_another_player_controls() -> None:
    at = equipped()
    at.put(BOB, Zone.BATTLEFIELD, creature("Thief"))
    cast(at, "Gain control of target creature.", "Bearer", by=BOB)
    assert at.why_not(BOB, f"activate {at.id('Bearer')}.0") is not None


def test_201_5a_an_ability_that_an_object_gives_itself_names_itself() -> None:
    at = table()
    text = 'As long as you control an artifact, Rat has "{0}: Rat gets +1/+0 until end of turn."'
    at.battlefield(ANN, creature("Rat", 1, 1, text), permanent("Trinket"))
    at.begin(ANN)
    at.act(ANN, f"activate {at.id('Rat')}.0")
    at.resolve()
    assert at.power_toughness("Rat") == (2, 1)


def test_118_3_what_isn_t_attached_can_t_be_unattached_as_a_cost() -> None:
    at = table()
    text = 'Equipped creature has "{0}, Unattach Bola: Tap target creature."\nEquip {0}'
    at.battlefield(ANN, creature("Bearer"))
    at.put(
        ANN, Zone.BATTLEFIELD, permanent("Bola", "Artifact — Equipment", text), attached_to="Bearer"
    )
    at.battlefield(BOB, creature("Foe"))
    at.begin(ANN)
    at.act(ANN, f"activate {at.id('Bearer')}.0", "Foe")
    assert at.object("Bola").attached_to == -1
    at.resolve()
    assert at.object("Foe").tapped


def test_201_5a_a_name_where_nothing_is_granted_is_refused() -> None:
    text = 'you get an emblem with "{0}, Sacrifice Torch: Draw a card."'
    card = permanent("Torch", "Artifact", f"When Torch enters, {text}")
    assert NAMELESS in [defect.kind for defect in defects(card)]


def test_201_5a_the_ability_of_a_token_names_what_created_it() -> None:
    text = 'create a 1/1 red Goblin creature token with "Sacrifice Torch: You gain 1 life."'
    card = permanent("Torch", "Artifact", f"When Torch enters, {text}")
    assert defects(card) == []
    at = table()
    at.hand(ANN, card, card)
    at.begin(ANN)
    at.act(ANN, "cast Torch")
    at.resolve_all()
    first = at.id("Torch")
    at.act(ANN, "cast Torch")
    at.resolve_all()
    at.act(ANN, f"activate {at.id('Goblin Token #1')}.0")
    assert first not in at.game.zones.battlefield
    assert len(at.names_in(Zone.BATTLEFIELD)) == 3


def test_201_5a_what_something_becomes_names_it_too() -> None:
    text = '{0}: Torch becomes a 3/3 Ox creature with "{0}: Torch gets +1/+0 until end of turn."'
    at = table()
    torch = permanent("Torch", "Enchantment", text)
    assert not defects(torch)
    at.battlefield(ANN, torch)
    at.begin(ANN)
    for index in (0, 1):
        at.act(ANN, f"activate {at.id('Torch')}.{index}")
        at.resolve()
    assert at.power_toughness("Torch") == (4, 3)


ISLE = permanent("Isle", "Basic Land — Island", "{T}: Add {U}.", "")


@pytest.mark.parametrize(("third", "lands"), [("Isle", 2), ("Peak", 3)])
def test_201_2a_lands_with_different_names(third: str, lands: int) -> None:
    text = (
        "Whenever Vale or another land enters under your control, if you control three or more "
        "lands with different names, create a 2/2 black Zombie creature token."
    )
    at = table()
    at.define(ISLE, permanent("Peak", "Land", "", ""))
    at.battlefield(ANN, permanent("Vale", "Land", text, ""), "Isle")
    at.battlefield(BOB, "Peak")
    at.hand(ANN, third)
    ask_again(at)
    at.act(ANN, f"play {third}")
    at.resolve_all() if at.game.zones.stack else None
    assert ("Zombie Token" in at.names_in(Zone.BATTLEFIELD)) == (lands == 3)


def test_201_5_a_person_is_the_card_itself() -> None:
    at = table()
    text = "{0}: Prevent all damage that would be dealt to him this turn."
    at.battlefield(ANN, creature("Gideon", 5, 5, text), "Giant")
    at.act(ANN, "activate Gideon")
    at.resolve()
    cast(at, "~ deals 3 damage to each creature.")
    assert at.object("Gideon").damage == 0
    assert at.object("Giant").damage == 3


def test_201_2_only_what_has_the_name_can_be_sacrificed() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Cauldron", text="Sacrifice a creature named Festering Newt: You gain 4 life."),
        "Bear",
    )
    assert at.why_not(ANN, "activate Cauldron") is not None
    at.battlefield(ANN, creature("Festering Newt"))
    at.act(ANN, "activate Cauldron")
    at.resolve()
    assert at.life(ANN) == 24


ASCENSION = permanent(
    "Ascension",
    "Enchantment",
    "Whenever you cast an instant or sorcery spell that has the same name as a card in your "
    "graveyard, you may put a quest counter on ~.\nWhenever you cast an instant or sorcery spell "
    "while ~ has two or more quest counters on it, you may copy that spell. You may choose new "
    "targets for the copy.",
)


def test_201_2a_the_same_name_as_a_card_in_the_graveyard() -> None:
    at = table()
    at.battlefield(ANN, ASCENSION)
    for times, gained in ((1, 1), (2, 2), (3, 3), (4, 5)):
        at.hand(ANN, spell("You gain 1 life.", "Gain"))
        ask_again(at)
        at.choose_for(Kind.MAY, True, True)
        at.act(ANN, "cast Gain")
        at.resolve_all()
        at.choices_by_kind.clear()
        assert at.object("Ascension").counters.get("quest", 0) == times - 1
        assert at.life(ANN) == 20 + gained
