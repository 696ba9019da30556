"""What happens to a spell that certain mana is spent on. CR 106.6."""

from __future__ import annotations

from jajna.ir.abilities import Static
from jajna.judge import Table
from jajna.oracle.compiler import compile_line
from jajna.vocab import Keyword
from tests.mechanics.bench import ANN, BOB, ask_again, creature, permanent, spell, text_card
from tests.table import table

HASTY = "If that mana is spent on a creature spell, it gains haste until end of turn."


def with_mana(text: str) -> Table:
    """A table where Ann has a land that makes {C}, about which the text says more."""
    at = table()
    at.battlefield(ANN, permanent("Depot", "Land", f"{{T}}: Add {{C}}. {text}", cost=""))
    at.battlefield(ANN, permanent("Plain", "Land", "{T}: Add {C}.", cost=""))
    calf = creature("Calf", 1, 1, cost="{1}")
    at.hand(ANN, calf, calf, permanent("Gear", cost="{1}"))
    at.hand(ANN, text_card("Study", "Sorcery", "You gain 3 life.", cost="{1}"))
    ask_again(at)
    return at


def hasty(at: Table) -> list[bool]:
    """Whether each of Ann's calves has haste."""
    found = at.game.zones.battlefield
    return [
        bool(at.game.object(one).now.keywords & Keyword.HASTE)
        for one in found
        if at.name(one).startswith("Calf")
    ]


def test_106_6_a_creature_for_which_the_mana_is_spent_has_haste_as_it_enters() -> None:
    at = with_mana(HASTY)
    at.act(ANN, "activate Depot")
    at.act(ANN, "cast Calf")
    at.resolve_all()
    assert hasty(at) == [True]
    at.to_turn(BOB)
    assert hasty(at) == [False]


def test_106_6_other_mana_does_nothing() -> None:
    at = with_mana(HASTY)
    at.act(ANN, "activate Plain")
    at.act(ANN, "cast Calf")
    at.resolve_all()
    assert hasty(at) == [False]


def test_106_6_the_mana_may_be_spent_on_anything_else() -> None:
    at = with_mana(HASTY)
    at.act(ANN, "activate Depot")
    at.act(ANN, "cast Gear")
    at.resolve_all()
    assert not at.object("Gear").now.keywords & Keyword.HASTE


def test_106_6_an_ability_triggers_as_the_mana_is_spent_and_resolves_before_the_spell() -> None:
    at = with_mana("When you spend this mana to cast an instant or sorcery spell, draw a card.")
    held = len(at.game.players[ANN].hand)
    at.act(ANN, "activate Depot")
    at.act(ANN, "cast Study")
    at.resolve()
    assert (len(at.game.players[ANN].hand), at.life(ANN)) == (held, 20)
    at.resolve()
    assert at.life(ANN) == 23


def test_106_6_it_does_not_trigger_for_another_spell() -> None:
    at = with_mana("When you spend this mana to cast an instant or sorcery spell, draw a card.")
    held = len(at.game.players[ANN].hand)
    at.act(ANN, "activate Depot")
    at.act(ANN, "cast Calf")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == held - 1


def test_106_6_a_spell_that_the_mana_makes_sure_is_not_countered() -> None:
    at = with_mana(
        "If that mana is spent on an instant or sorcery spell, that spell can't be countered."
    )
    at.hand(BOB, spell("Counter target spell.", "Denial"))
    ask_again(at)
    at.act(ANN, "activate Depot")
    at.act(ANN, "cast Study")
    at.act(BOB, "cast Denial", "Study")
    at.resolve_all()
    assert at.life(ANN) == 23


def test_106_6_only_spells_are_changed_so() -> None:
    for text in (
        "If that mana is spent on a creature, it gains haste until end of turn.",
        "If that mana is spent on a creature spell, draw a card.",
    ):
        assert not compile_line(f"{{T}}: Add {{C}}. {text}", False).meanings
    assert not compile_line(HASTY, False).meanings


def test_113_6_a_spell_is_sure_on_the_stack_and_not_as_it_resolves() -> None:
    text = "If there are two or more cards in your graveyard, this spell can't be countered."
    ((abilities, _),) = compile_line(text, True).meanings
    assert [type(one) for one in abilities] == [Static]
