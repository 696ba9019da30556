"""Names of objects in texts. CR 201."""

from __future__ import annotations

from jajna.card import Card
from jajna.events import DamageDealt
from jajna.judge import ANN, BOB, Table
from jajna.oracle.soundness import NAMELESS, defects
from jajna.vocab import Zone
from tests.mechanics.bench import cast, creature, permanent, table

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
    text = 'create a 1/1 red Goblin creature token with "Sacrifice Torch: Draw a card."'
    card = permanent("Torch", "Artifact", f"When Torch enters, {text}")
    assert NAMELESS in [defect.kind for defect in defects(card)]


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
