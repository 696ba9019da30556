"""Rooms: permanent split cards with one type line. CR 709.5."""

from __future__ import annotations

from typing import Final

import pytest

from jajna.card import Card
from jajna.cards.texts import compile_text
from jajna.era import CURRENT
from jajna.judge import ANN, BOB, Table
from jajna.text.catalogue import language
from jajna.text.printers import printer
from jajna.text.prompts import option
from jajna.text.things import Teller
from jajna.vocab import Color, Step
from tests.mechanics.bench import ask_again, cast, permanent, spell, text_card
from tests.rules.faces import LANDS, joined

ROOM: Final = "Enchantment — Room"


def room(name: str, one: str, other: str, costs: tuple[str, str] = ("{U}", "{2}{R}")) -> Card:
    """A Room of two doors, called by the name and "Den"."""
    return joined(
        "split",
        text_card(name, ROOM, one, cost=costs[0]),
        text_card("Den", ROOM, other, cost=costs[1]),
    )


POOL: Final = room(
    "Pool", "When you unlock this door, you gain 2 life.", "You have no maximum hand size."
)
HALLS: Final = room(
    "Hall", "When you unlock this door, you gain 1 life.", "When you unlock this door, draw a card."
)
WATCHER: Final = permanent(
    "Watcher",
    "Artifact",
    "Eerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, "
    "you gain 10 life.",
)
NAME: Final = "Pool // Den"


def at_table(*cards: Card, card: Card = POOL) -> Table:
    """Ann has six lands, the Room in hand and priority in her main phase."""
    at = Table()
    at.define(*LANDS, card, *cards)
    at.battlefield(ANN, *["Island"] * 3, *["Mountain"] * 3, *cards)
    at.hand(ANN, card)
    at.begin(ANN)
    return at


def cast_pool(*cards: Card) -> Table:
    at = at_table(*cards)
    at.act(ANN, "cast Pool")
    at.resolve_all()
    return at


def the_room(at: Table) -> int:
    return next(
        one for one in at.game.zones.battlefield if "Room" in at.game.object(one).now.subtypes
    )


def unlock(at: Table, index: int = 0) -> None:
    at.act(ANN, f"special {the_room(at)}.{index}")
    at.resolve_all()


def values(at: Table) -> tuple[str, int, int]:
    """The name, mana value and colors of the Room."""
    now = at.game.object(the_room(at)).now
    return now.name, now.mana_value(), now.colors


def test_709_5_the_half_that_is_locked_gives_no_name_cost_or_text() -> None:
    at = cast_pool()
    assert values(at) == ("Pool", 1, Color.BLUE)
    now = at.game.object(the_room(at)).now
    assert len(now.kit.all) == 1


def test_709_5a_each_half_has_the_types_of_the_shared_line() -> None:
    at = cast_pool()
    now = at.game.object(the_room(at)).now
    assert now.is_permanent_type()
    assert now.subtypes == {"Room"}


def test_709_4_in_hand_it_has_both_halves() -> None:
    at = at_table()
    now = at.object(NAME).now
    assert now.names() == ["Pool", "Den"]
    assert now.mana_value() == 4


def test_709_5b_on_the_stack_it_is_the_half_that_is_cast() -> None:
    at = at_table()
    at.act(ANN, "cast Den")
    now = at.object("Den").now
    assert (now.name, now.mana_value()) == ("Den", 3)
    assert now.doors is not None


def test_709_5d_the_half_that_was_cast_enters_unlocked() -> None:
    at = at_table()
    at.act(ANN, "cast Den")
    at.resolve_all()
    assert values(at) == ("Den", 3, Color.RED)
    assert at.life(ANN) == 20


def test_709_5d_put_onto_the_battlefield_it_has_no_unlocked_half() -> None:
    at = at_table(permanent("Bell", "Artifact"))
    at.graveyard(ANN, POOL)
    ask_again(at)
    back = "Return target enchantment card from your graveyard to the battlefield."
    cast(at, back, at.game.players[ANN].graveyard[0])
    at.resolve_all()
    assert values(at) == ("", 0, 0)
    assert at.life(ANN) == 20


def test_709_5d_a_copy_of_the_spell_was_not_cast() -> None:
    at = at_table()
    at.hand(ANN, spell("Copy target enchantment spell you control.", "Twin"))
    ask_again(at)
    at.act(ANN, "cast Pool")
    at.act(ANN, "cast Twin", "Pool")
    at.resolve_all()
    rooms = [one for one in at.game.zones.battlefield if "Room" in at.game.object(one).now.subtypes]
    assert sorted(at.game.object(one).now.name for one in rooms) == ["", "Pool"]
    assert at.life(ANN) == 22


def test_709_5e_its_controller_unlocks_the_other_half_for_its_mana_cost() -> None:
    at = cast_pool()
    unlock(at)
    assert values(at) == ("Pool // Den", 4, Color.BLUE | Color.RED)
    assert sum(at.game.object(one).tapped for one in at.game.zones.battlefield) == 4


def test_709_5e_it_needs_the_mana() -> None:
    at = cast_pool()
    for land in [one for one in at.game.zones.battlefield if at.name(one) == "Mountain"]:
        at.game.object(land).tapped = True
    ask_again(at)
    assert at.why_not(ANN, f"special {the_room(at)}.0") is not None


def test_116_2m_only_in_a_main_phase_of_its_controller_with_an_empty_stack() -> None:
    at = cast_pool()
    at.hand(ANN, spell("You gain 1 life.", "Psalm"))
    ask_again(at)
    at.act(ANN, "cast Psalm")
    refused = at.why_not(ANN, f"special {the_room(at)}.0")
    assert refused is not None
    assert refused.rule == "116.2m"
    at.resolve_all()
    assert at.why_not(ANN, f"special {the_room(at)}.0") is None
    at.to(Step.BEGINNING_OF_COMBAT)
    assert at.why_not(ANN, f"special {the_room(at)}.0") is not None


def test_709_5e_nobody_else_unlocks_it() -> None:
    at = cast_pool()
    at.battlefield(BOB, *["Mountain"] * 3)
    at.to_turn(BOB)
    assert at.why_not(BOB, f"special {the_room(at)}.0") is not None


def test_709_5e_unlocking_uses_no_stack() -> None:
    at = cast_pool()
    at.act(ANN, f"special {the_room(at)}.0")
    assert at.game.zones.stack == []
    assert values(at)[0] == NAME


def test_709_5e_it_can_be_unlocked_though_it_has_lost_its_abilities() -> None:
    at = cast_pool(permanent("Void", "Artifact", "Enchantments lose all abilities."))
    unlock(at)
    assert values(at)[0] == NAME


def test_709_5f_an_effect_unlocks_a_locked_half() -> None:
    at = cast_pool()
    cast(at, "Unlock a locked door of a Room you control.")
    assert values(at)[0] == NAME


def test_709_5f_with_no_locked_half_nothing_happens() -> None:
    at = cast_pool()
    unlock(at)
    cast(at, "Unlock a locked door of a Room you control.")
    assert values(at)[0] == NAME


def test_709_5g_an_effect_locks_an_unlocked_half() -> None:
    at = cast_pool()
    cast(at, "Lock or unlock a door of target Room you control.", the_room(at), then=("Pool",))
    assert values(at) == ("", 0, 0)


def test_709_5g_what_was_locked_can_be_unlocked_and_triggers_again() -> None:
    at = cast_pool()
    cast(at, "Lock or unlock a door of target Room you control.", the_room(at), then=("Pool",))
    unlock(at)
    assert values(at)[0] == "Pool"
    assert at.life(ANN) == 24


@pytest.mark.parametrize(("half", "life", "cards"), [("Hall", 21, 0), ("Den", 20, 1)])
def test_709_5h_the_trigger_is_about_the_half_that_has_it(half: str, life: int, cards: int) -> None:
    at = at_table(card=HALLS)
    at.act(ANN, f"cast {half}")
    at.resolve_all()
    assert (at.life(ANN), len(at.game.players[ANN].hand)) == (life, cards)
    unlock(at)
    assert (at.life(ANN), len(at.game.players[ANN].hand)) == (21, 1)


def test_709_5i_it_is_fully_unlocked_with_the_second_half() -> None:
    at = cast_pool(WATCHER)
    assert at.life(ANN) == 32  # the enchantment has entered, and its door was unlocked
    unlock(at)
    assert at.life(ANN) == 42


def test_709_5i_one_of_two_halves_is_not_fully_unlocked() -> None:
    at = at_table(WATCHER)
    at.battlefield(ANN, POOL)
    ask_again(at)
    unlock(at)
    assert (values(at)[0], at.life(ANN)) == ("Pool", 22)


def test_709_5j_doors_are_counted() -> None:
    racer = text_card(
        "Sprinter",
        "Creature",
        "~ gets +3/+0 as long as there are two or more unlocked doors among Rooms you control.",
        ("1", "1"),
    )
    at = cast_pool(racer)
    assert at.power_toughness("Sprinter") == (1, 1)
    unlock(at)
    assert at.power_toughness("Sprinter") == (4, 1)


def test_709_5_a_copy_of_a_room_has_both_halves_locked() -> None:
    at = cast_pool()
    cast(at, "Create a token that's a copy of target enchantment.", the_room(at))
    tokens = [one for one in at.game.zones.battlefield if at.game.object(one).token]
    assert [at.game.object(one).now.name for one in tokens] == [""]
    at.act(ANN, f"special {tokens[0]}.1")
    at.resolve_all()
    assert at.game.object(tokens[0]).now.name == "Den"


def test_709_5c_a_permanent_that_becomes_a_copy_keeps_its_designations() -> None:
    at = cast_pool()
    hall = at.battlefield(ANN, HALLS)[0]
    ask_again(at)
    text = "Target enchantment becomes a copy of another target enchantment until end of turn."
    cast(at, text, the_room(at), hall)
    assert at.game.object(the_room(at)).now.name == "Hall"
    at.to_turn(BOB)
    assert at.game.object(the_room(at)).now.name == "Pool"


def test_709_5h_it_is_read_in_spanish() -> None:
    for spanish, english in (
        ("Cuando desbloquees esta puerta, vigila 2.", "When you unlock this door, surveil 2."),
        (
            "{T}: Bloquea o desbloquea una puerta de la Sala objetivo que controlas.",
            "{T}: Lock or unlock a door of target Room you control.",
        ),
    ):
        one = compile_text(spanish, language="es")
        other = compile_text(english)
        assert one.face is not None, spanish
        assert other.face is not None, english
        assert one.face.abilities == other.face.abilities


def teller_of(at: Table) -> Teller:
    return Teller(language("en"), at.game.view(ANN))


def test_709_5e_the_action_names_the_door() -> None:
    at = at_table()
    at.battlefield(ANN, POOL)
    ask_again(at)
    asked = at.game.decision
    assert asked is not None
    said = [option(asked, one, teller_of(at)) for one in asked.options]
    unlocking = [one for one in said if one.startswith("Unlock")]
    assert unlocking == ["Unlock Pool: {U}", "Unlock Den: {2}{R}"]


def test_709_5_a_room_whose_halves_are_locked_is_told_by_its_card() -> None:
    at = at_table()
    at.battlefield(ANN, POOL)
    ask_again(at)
    assert teller_of(at).name(the_room(at)) == "Pool // Den, locked"


def test_709_5j_what_a_door_does_as_it_is_unlocked_is_worded_on_the_permanent() -> None:
    at = cast_pool()

    printed = [printer("en", CURRENT).lines((one,)) for one in at.object("Pool").now.kit.all]

    assert printed == [["When you unlock this door, you gain 2 life."]]


def test_106_6_mana_only_to_unlock_a_door() -> None:
    use = "Spend this mana only to cast an enchantment spell, unlock a door, or turn a permanent "
    text = f"{{T}}: Add {{U}}. {use}face up."
    at = Table()
    at.define(*LANDS, HALLS)
    at.battlefield(ANN, permanent("Den of Fish", "Artifact", text), HALLS)
    at.hand(ANN, text_card("Cur", "Creature", "", ("1", "1"), cost="{U}"))
    at.begin(ANN)
    assert at.why_not(ANN, "cast Cur") is not None
    assert at.why_not(ANN, f"special {the_room(at)}.1") is not None  # it costs more
    unlock(at)
    assert at.object("Den of Fish").tapped
    assert at.life(ANN) == 21
