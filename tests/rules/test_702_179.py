"""Start your engines!, speed and max speed. CR 702.178, 702.179."""

from __future__ import annotations

from jajna.cards.texts import compile_text
from jajna.judge import Table
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent
from tests.table import CAT, table

STARTER = permanent("Starter", "Artifact", "Start your engines!")
RACER = creature("Racer", 2, 2, "Start your engines!\nMax speed — ~ gets +0/+3 and has vigilance.")
DRAIN = "Each opponent loses 1 life."


def speed(at: Table, player: int = ANN) -> int:
    return at.game.players[player].speed


def at_speed(number: int, *cards: object) -> Table:
    """A table where Ann has a racer and this speed, in one of her turns."""
    at = table(ann=[RACER])
    for _ in range(number - 1):
        cast(at, DRAIN)
        at.resolve_all()
        if speed(at) < number:
            at.to_turn(BOB)
            at.to_turn(ANN)
    assert speed(at) == number
    return at


def test_702_179a_a_player_without_speed_gets_speed_1() -> None:
    at = table(ann=[STARTER])
    assert (speed(at, ANN), speed(at, BOB)) == (1, 0)


def test_702_179a_a_second_permanent_changes_nothing() -> None:
    at = table(ann=[STARTER, RACER])
    assert speed(at) == 1


def test_702_179a_it_goes_by_who_controls_the_permanent() -> None:
    at = table(bob=[STARTER])
    assert (speed(at, ANN), speed(at, BOB)) == (0, 1)


def test_702_179b_a_player_has_no_speed_without_a_rule_that_sets_it() -> None:
    at = table(ann=["Bear"])
    cast(at, DRAIN)
    at.resolve_all()
    assert speed(at) == 0


def test_702_179b_speed_stays_though_the_permanent_leaves() -> None:
    at = table(ann=[STARTER])
    cast(at, "Destroy all artifacts.")
    assert at.names_in(Zone.BATTLEFIELD) == []
    cast(at, DRAIN)
    at.resolve_all()
    assert speed(at) == 2


def test_702_179c_who_has_no_speed_gets_the_number_by_which_it_increases() -> None:
    at = table(ann=["Bear"])
    cast(at, "Your speed increases by 2.")
    assert speed(at) == 2
    cast(at, DRAIN)
    at.resolve_all()
    assert speed(at) == 3


def test_702_179d_speed_increases_by_one_as_opponents_lose_life_in_your_turn() -> None:
    at = table(ann=[STARTER])
    cast(at, DRAIN)
    assert speed(at) == 1
    at.resolve_all()
    assert speed(at) == 2


def test_702_179d_damage_is_life_lost() -> None:
    at = table(ann=[STARTER, "Bear"])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Bear", at=BOB)
    at.to(Step.COMBAT_DAMAGE)
    at.resolve_all()
    assert (at.life(BOB), speed(at)) == (18, 2)


def test_702_179d_several_opponents_at_once_are_one_occurrence() -> None:
    at = table(3, ann=[STARTER])
    cast(at, DRAIN)
    assert len(at.game.zones.stack) == 1
    at.resolve_all()
    assert (at.life(BOB), at.life(CAT), speed(at)) == (19, 19, 2)


def test_702_179d_it_triggers_only_once_each_turn() -> None:
    at = table(ann=[STARTER])
    for _ in range(2):
        cast(at, DRAIN)
        at.resolve_all()
    assert speed(at) == 2
    at.to_turn(BOB)
    at.to_turn(ANN)
    cast(at, DRAIN)
    at.resolve_all()
    assert speed(at) == 3


def test_702_179d_it_does_not_trigger_in_the_turn_of_another() -> None:
    at = table(ann=[STARTER])
    at.to_turn(BOB)
    cast(at, DRAIN)
    at.resolve_all()
    assert (at.life(BOB), speed(at)) == (19, 1)


def test_702_179d_own_life_that_is_lost_does_not_count() -> None:
    at = table(ann=[STARTER])
    cast(at, "You lose 1 life.")
    at.resolve_all()
    assert speed(at) == 1


def test_702_179d_life_lost_before_there_was_speed_does_not_count() -> None:
    at = table(ann=["Bear"])
    cast(at, DRAIN)
    at.battlefield(ANN, STARTER)
    ask_again(at)
    assert speed(at) == 1
    cast(at, DRAIN)
    at.resolve_all()
    assert speed(at) == 2


def test_702_179d_at_speed_4_it_triggers_no_more() -> None:
    at = at_speed(4)
    at.to_turn(BOB)
    at.to_turn(ANN)
    cast(at, DRAIN)
    assert at.game.zones.stack == []
    assert speed(at) == 4


def test_702_179e_max_speed_is_speed_4() -> None:
    text = "If you have max speed, you gain 5 life."
    slow = at_speed(3)
    cast(slow, text)
    fast = at_speed(4)
    cast(fast, text)
    assert (slow.life(ANN), fast.life(ANN)) == (20, 25)


def test_702_179f_no_speed_counts_as_0() -> None:
    at = table(ann=["Bear"])
    cast(at, "Draw X cards, where X is your speed.")
    assert at.names_in(Zone.HAND, ANN) == []


def test_702_179f_effects_count_the_speed() -> None:
    at = at_speed(3)
    before = len(at.names_in(Zone.HAND, ANN))
    cast(at, "Draw X cards, where X is your speed.")
    assert len(at.names_in(Zone.HAND, ANN)) == before + 3


def test_702_178a_without_max_speed_the_object_does_not_have_the_ability() -> None:
    at = at_speed(3)
    assert at.power_toughness("Racer") == (2, 2)


def test_702_178a_with_max_speed_it_has_the_ability() -> None:
    at = at_speed(4)
    assert at.power_toughness("Racer") == (2, 5)


def test_702_178a_an_activated_ability_can_be_activated_with_max_speed_alone() -> None:
    mill = permanent("Mill", "Artifact", "Max speed — {T}: You gain 3 life.")
    slow = at_speed(3)
    slow.battlefield(ANN, mill)
    ask_again(slow)
    assert not any("Mill" in one for one in offers(slow))
    fast = at_speed(4)
    fast.battlefield(ANN, mill)
    ask_again(fast)
    fast.act(ANN, "activate Mill")
    fast.resolve_all()
    assert fast.life(ANN) == 23


def offers(at: Table) -> list[str]:
    """What Ann is offered, in words."""
    assert at.game.decision is not None
    return [at.describe(one) for one in at.game.decision.options]


def test_702_178b_an_ability_of_the_graveyard_is_had_there() -> None:
    surveyor = creature(
        "Surveyor", 1, 1, "Max speed — {0}, Exile ~ from your graveyard: You gain 4 life."
    )
    slow = at_speed(3)
    slow.graveyard(ANN, surveyor)
    ask_again(slow)
    assert not any("Surveyor" in one for one in offers(slow))
    fast = at_speed(4)
    fast.graveyard(ANN, surveyor)
    ask_again(fast)
    fast.act(ANN, "activate Surveyor")
    fast.resolve_all()
    assert fast.life(ANN) == 24
    assert fast.names_in(Zone.EXILE) == ["Surveyor"]


def test_702_178b_a_card_can_be_cast_from_the_graveyard() -> None:
    ghost = creature("Ghost", 1, 1, "Max speed — You may cast ~ from your graveyard.")
    at = at_speed(4)
    at.graveyard(ANN, ghost)
    ask_again(at)
    at.act(ANN, "cast Ghost")
    at.resolve_all()
    assert "Ghost" in at.names_in(Zone.BATTLEFIELD)


def test_702_179a_a_view_has_the_speed() -> None:
    at = at_speed(2)
    assert [one.speed for one in at.game.view(BOB).players] == [2, 0]


def test_702_179a_it_is_read_in_spanish() -> None:
    for spanish, english in (
        ("¡Enciendan motores!", "Start your engines!"),
        ("Velocidad máxima — {T}: Roba una carta.", "Max speed — {T}: Draw a card."),
        (
            "{2}: Ganas una cantidad de vidas igual a tu velocidad.",
            "{2}: You gain life equal to your speed.",
        ),
    ):
        one = compile_text(spanish, language="es")
        other = compile_text(english)
        assert one.face is not None, spanish
        assert other.face is not None, english
        assert one.face.abilities == other.face.abilities
