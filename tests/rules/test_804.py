"""The deploy creatures option. CR 804.

Not here: 804.1 (which variants use it is said by ``Variant``).
"""

from __future__ import annotations

import pytest

from jajna.judge import ANN, BOB, CAT, Table
from jajna.variant import TEAMS_OF_THREE
from jajna.vocab import Step, Zone
from tests.mechanics.bench import cast, creature, permanent
from tests.rules.emperors import around, emperors
from tests.table import table


def deploy(at: Table, name: str, *to: str, by: int) -> None:
    """Let a player hand a creature over to a teammate, who is named if there are several."""
    at.act(by, f"activate {name}", *to)
    at.resolve()


def test_804_2_a_teammate_gains_control_of_the_creature() -> None:
    at = emperors(ANN, "Bear")
    deploy(at, "Bear", by=ANN)
    assert at.object("Bear").controller == BOB
    assert at.object("Bear").tapped


def test_804_2_only_to_a_teammate_within_range() -> None:
    at = emperors(CAT, "Bear", step=None)
    at.battlefield(BOB, "Wall")
    at.begin(CAT)
    deploy(at, "Bear", by=CAT)  # Bob is the only one
    assert at.object("Bear").controller == BOB
    at.to_turn(BOB)
    at.answer(at.action(BOB, "activate Wall"))
    assert at.asked is not None
    assert sorted(at.describe(option) for option in at.asked.options) == ["Ann", "Cat"]


def test_804_2_only_as_a_sorcery() -> None:
    at = emperors(ANN, "Bear")
    at.to(Step.BEGINNING_OF_COMBAT)
    reason = at.why_not(ANN, "activate Bear")
    assert reason is not None
    assert reason.code == "only when a sorcery could be cast"


def test_804_2_not_while_it_is_sick() -> None:
    at = emperors(ANN)
    at.put(ANN, Zone.BATTLEFIELD, creature("Cub"), sick=True)
    reason = at.why_not(ANN, "activate Cub")
    assert reason is not None
    assert reason.rule == "302.6"


def test_804_2_other_permanents_do_not_have_it() -> None:
    at = emperors(ANN, permanent("Relic of War"))
    assert not at.object("Relic of War").now.kit.activated


def test_804_2_what_becomes_a_creature_has_it() -> None:
    at = emperors(ANN, permanent("Statue"))
    cast(at, "Target artifact becomes a 2/2 creature until end of turn.", "Statue")
    assert len(at.object("Statue").now.kit.activated) == 1


def test_804_2_who_loses_all_abilities_cannot_be_deployed() -> None:
    at = emperors(
        ANN, "Bear", permanent("Hush", "Enchantment", "All creatures lose all abilities.")
    )
    assert not at.object("Bear").now.kit.activated


def test_804_2_an_own_ability_stays_beside_it() -> None:
    at = emperors(ANN, creature("Elf", 1, 1, "{T}: Add {G}."))
    assert len(at.object("Elf").now.kit.activated) == 2


def test_804_2_in_a_graveyard_it_has_none() -> None:
    at = emperors()
    at.graveyard(ANN, "Bear")
    assert not at.object("Bear").now.kit.activated


@pytest.mark.parametrize("limited", [True, False])
def test_804_1_who_plays_alone_deploys_nothing(limited: bool) -> None:
    assert not around(ANN, "Bear", limited=limited).object("Bear").now.kit.activated


def test_804_1_nor_do_teams_without_the_option() -> None:
    at = table(6, ann=["Bear"], variant=TEAMS_OF_THREE)
    assert not at.object("Bear").now.kit.activated


def test_804_2_the_emperor_hands_it_on_the_turn_after() -> None:
    at = emperors(ANN, "Bear")
    deploy(at, "Bear", by=ANN)
    assert at.why_not(BOB, "activate Bear") is not None
    at.to_turn(BOB)
    deploy(at, "Bear", "Cat", by=BOB)
    assert at.object("Bear").controller == CAT


def test_804_2_a_game_with_it_is_forked() -> None:
    at = emperors(ANN, "Bear")
    other = at.fork()
    deploy(other, "Bear", by=ANN)
    assert [at.object("Bear").controller, other.object("Bear").controller] == [ANN, BOB]
