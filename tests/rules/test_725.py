"""The initiative. CR 725."""

from __future__ import annotations

from jajna.judge import Table
from jajna.judge.table import Choice
from jajna.kernel.card_kinds.dungeons import dungeon_of, marker
from jajna.kernel.players.designations import held_by
from jajna.kernel.views.view import view
from jajna.text.catalogue import language
from jajna.text.log import account
from jajna.text.spanish.printer import SPANISH
from jajna.text.things import Teller
from jajna.vocab import Step
from tests.mechanics.bench import ANN, BOB, cast, creature
from tests.oracle.faces import compiled
from tests.table import table

CAT = 2


def holder(at: Table) -> int:
    """The seat of the player who has the initiative, -1 while nobody has."""
    return at.game.players.designations.get("initiative", -1)


def room_of(at: Table, player: int) -> int:
    """The number of the room where a player's marker is, -1 for none."""
    held = dungeon_of(at.game, player)
    return marker(held) if held is not None else -1


def take(at: Table, who: int = ANN, *choices: Choice) -> None:
    """A player takes the initiative, ventures and follows the room's text."""
    cast(at, "Target player takes the initiative.", who, then=choices)
    at.resolve_all()


def test_725_1_nobody_has_it_until_an_effect_says_so() -> None:
    at = table()
    assert holder(at) == -1
    take(at)
    assert holder(at) == ANN


def test_725_2_who_takes_it_ventures_into_undercity() -> None:
    at = table()
    take(at, BOB)
    held = dungeon_of(at.game, BOB)
    assert held is not None
    assert held.now.name == "Undercity"
    assert held.controller == BOB
    assert room_of(at, ANN) == -1


def test_725_2_its_holder_ventures_in_each_of_their_upkeeps() -> None:
    at = table()
    take(at)
    at.to_turn(BOB, Step.UPKEEP)
    assert at.game.zones.stack == []
    at.to_turn(ANN, Step.UPKEEP)
    assert len(at.game.zones.stack) == 1
    at.choose("Lost Well")
    at.resolve()
    assert room_of(at, ANN) == 2


def test_725_2_several_creatures_take_it_once_for_their_controller() -> None:
    at = table()
    at.battlefield(ANN, "Bear", "Giant")
    take(at, BOB)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", "Giant", at=BOB)
    at.to(Step.COMBAT_DAMAGE)
    assert len(at.game.zones.stack) == 1
    assert at.game.objects[at.game.zones.stack[-1]].controller == BOB
    at.resolve_all()
    assert holder(at) == ANN
    assert room_of(at, ANN) == 0


def test_725_2_damage_that_is_no_combat_damage_does_not() -> None:
    at = table()
    take(at, BOB)
    cast(at, "~ deals 3 damage to target player.", BOB)
    assert (at.game.zones.stack, holder(at)) == ([], BOB)


def test_725_3_only_one_player_has_it() -> None:
    at = table()
    at.battlefield(ANN, creature("Own", text="As long as you have the initiative, Own gets +1/+1."))
    take(at)
    assert at.power_toughness("Own") == (3, 3)
    take(at, BOB)
    assert holder(at) == BOB
    assert at.power_toughness("Own") == (2, 2)


def test_725_4_the_active_player_takes_it_when_its_holder_leaves() -> None:
    at = table(3)
    take(at, CAT)
    at.set_life(CAT, 1)
    cast(at, "~ deals 3 damage to target player.", CAT)
    at.resolve_all()
    assert holder(at) == ANN
    assert room_of(at, ANN) == 0


def test_725_5_who_has_it_already_ventures_again() -> None:
    at = table()
    take(at)
    take(at, ANN, "Forge")
    assert holder(at) == ANN
    assert room_of(at, ANN) == 1


def test_725_3_taking_it_is_told() -> None:
    at = table()
    take(at)
    told = account(
        at.game.history.log,
        Teller(language("es"), view(at.game, BOB, True), {}, at.game.history.log),
    )
    assert any("toma la iniciativa" in line for line in told)


def test_725_1_it_is_read_and_printed() -> None:
    found = compiled("When Test Card enters, you take the initiative.", "Creature").face
    assert found is not None
    assert "tomas la iniciativa" in SPANISH.lines(found.abilities)[0]
    assert compiled("You take an initiative.", "Instant").face is None
    assert compiled("You lose the initiative.", "Instant").face is None


def test_725_1_only_the_monarch_holds_the_designation() -> None:
    at = table()
    assert (held_by(at.game, ANN), held_by(at.game, BOB)) == ((), ())
    cast(at, "You become the monarch.")
    assert (held_by(at.game, ANN), held_by(at.game, BOB)) == (("monarch",), ())
