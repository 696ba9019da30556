"""Special actions that end an effect: creatures that become Auras. CR 116.2c."""

from __future__ import annotations

from jajna.decision import TakeAction
from jajna.judge import Table
from jajna.kernel.casting.available_actions import legal_actions
from jajna.vocab import Type, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.table import table

LEECH = creature(
    "Leech",
    1,
    1,
    "{R}, {T}: ~ loses this ability and becomes an Aura enchantment with enchant creature. Attach "
    "it to target creature. You may pay {R} to end this effect.\nEnchanted creature has haste.",
)


def attached() -> Table:
    """A table on which Ann's Leech is attached to Bob's Giant."""
    at = table(ann=[LEECH, "Mountain", "Mountain"], bob=["Giant"])
    at.act(ANN, "activate Leech", "Giant")
    at.resolve()
    return at


def test_205_1a_it_is_an_aura_and_no_creature_and_keeps_its_other_ability() -> None:
    at = attached()
    leech = at.object("Leech")
    assert leech.now.types == Type.ENCHANTMENT
    assert set(leech.now.subtypes) == {"Aura"}
    assert leech.attached_to == at.id("Giant")
    assert "haste" in [one.name for one in at.object("Giant").now.kit.keyworded]
    assert not leech.now.kit.activated


def test_116_2c_its_controller_pays_any_time_they_have_priority() -> None:
    at = attached()
    end = TakeAction(at.id("Leech"), 0)
    assert end in legal_actions(at.game, ANN)
    assert end not in legal_actions(at.game, BOB)
    at.answer(end)
    leech = at.object("Leech")
    assert leech.now.types == Type.CREATURE
    assert leech.attached_to < 0  # CR 704.5p
    assert len(leech.now.kit.activated) == 1
    assert not at.object("Giant").now.kit.keyworded
    assert legal_actions(at.game, ANN) == []


def test_116_2c_it_costs_mana() -> None:
    at = table(ann=[LEECH, "Mountain"], bob=["Giant"])
    at.act(ANN, "activate Leech", "Giant")
    at.resolve()
    assert at.game.why_not(TakeAction(at.id("Leech"), 0)) is not None


def test_116_2c_whoever_steals_the_aura_may_not_end_it_but_its_former_controller_may() -> None:
    at = attached()
    at.battlefield(BOB, "Mountain")
    cast(at, "You gain control of target enchantment.", "Leech", by=BOB)
    end = TakeAction(at.id("Leech"), 0)
    assert at.object("Leech").controller == BOB
    assert end not in legal_actions(at.game, BOB)
    assert end in legal_actions(at.game, ANN)


def test_608_2b_nothing_happens_without_its_target() -> None:
    at = table(ann=[LEECH, "Mountain"], bob=["Giant"])
    at.act(ANN, "activate Leech", "Giant")
    cast(at, "Destroy target creature.", "Giant", by=BOB)
    at.resolve()
    assert at.object("Leech").now.types == Type.CREATURE
    assert at.names_in(Zone.BATTLEFIELD).count("Leech") == 1


def test_704_5m_it_goes_to_the_graveyard_as_an_aura_does() -> None:
    at = attached()
    cast(at, "Destroy target creature.", "Giant", by=BOB)
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Leech"]
