"""Triggered abilities that are put on the stack. CR 603.3."""

from __future__ import annotations

from jajna.decision import Kind
from tests.mechanics.bench import ANN, BOB, creature
from tests.table import table


def test_603_3d_a_trigger_chooses_a_second_target_like_the_first() -> None:
    thief = creature(
        "Thief",
        text="When Thief enters, exchange control of target nonland permanent you control and "
        "target permanent an opponent controls that shares a card type with it.",
    )
    at = table()
    at.battlefield(ANN, "Relic")
    at.battlefield(BOB, "Giant")
    at.hand(ANN, thief)
    at.begin(ANN)
    at.act(ANN, "cast Thief")
    at.resolve_all()
    assert at.object("Giant").controller == ANN
    assert at.object("Thief").controller == BOB


def test_603_3d_what_it_divides_is_divided_as_it_goes_on_the_stack() -> None:
    share = "it deals 3 damage divided as you choose among one, two, or three targets."
    at = table(bob=["Bear", "Wall"], hand=[creature("Titan", 6, 6, f"When Titan enters, {share}")])
    at.act(ANN, "cast Titan")
    at.choose(["Bear", "Wall"], [1, 2])
    at.resolve()
    assert len(at.game.zones.stack) == 1
    assert not at.choices
    at.resolve()
    assert [at.object(name).damage for name in ("Bear", "Wall")] == [1, 2]


def test_603_3d_it_may_target_only_what_a_spell_could() -> None:
    elf = creature("Elf", text="Shroud")
    killer = creature("Killer", text="When Killer enters, destroy target creature.")
    at = table(ann=["Bear"], bob=[elf, "Wall"], hand=[killer])
    at.act(ANN, "cast Killer")
    at.to_question(Kind.TARGETS)
    assert at.asked is not None
    assert sorted(at.describe(one) for one in at.asked.options) == ["Bear", "Killer", "Wall"]
