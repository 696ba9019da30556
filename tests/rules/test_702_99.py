"""Cipher. CR 702.99."""

from __future__ import annotations

from jajna.decision import Kind, Thing
from jajna.events.moves import ZoneChange
from jajna.judge import Table
from jajna.kernel.door.perform import perform
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, spell, text_card
from tests.table import table

NOTE = text_card("Note", "Sorcery", "You gain 3 life.\nCipher")
CODE = text_card("Code", "Sorcery", "Target player loses 2 life.\nCipher")


def holding(*cards: str) -> Table:
    """Ann has these cards in hand and two creatures, Bob one."""
    known = (NOTE, CODE, creature("Ape"), creature("Boar", 3, 3))
    return table(known=known, ann=["Ape", "Boar"], bob=["Bear"], hand=cards)


def encoded(at: Table, card: str, creature: str) -> None:
    """Ann casts a card and has it encoded on a creature."""
    at.act(ANN, f"cast {card}", *(("Bob",) if card == "Code" else ()))
    at.choose(creature)
    at.resolve()
    assert not at.choices


def strike(at: Table, *attackers: str) -> None:
    """The creatures attack Bob and aren't blocked; what triggers is put on the stack."""
    at.to(Step.DECLARE_ATTACKERS)
    at.attack(*attackers)
    at.to(Step.COMBAT_DAMAGE)


def test_702_99a_the_card_is_exiled_after_its_other_effects() -> None:
    at = holding("Note")
    encoded(at, "Note", "Ape")
    assert at.life(ANN) == 23
    assert at.names_in(Zone.EXILE) == ["Note"]
    assert at.names_in(Zone.GRAVEYARD, ANN) == []


def test_702_99a_it_may_be_put_into_the_graveyard_instead() -> None:
    at = holding("Note")
    at.act(ANN, "cast Note")
    at.choose([])
    at.resolve()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Note"]


def test_702_99a_only_a_creature_you_control() -> None:
    at = holding("Note")
    at.act(ANN, "cast Note")
    at.to_question(Kind.OBJECTS)
    assert at.asked is not None
    assert [at.name(one.thing) for one in at.asked.options if isinstance(one, Thing)] == [
        "Ape",
        "Boar",
    ]


def test_702_99a_combat_damage_to_a_player_lets_a_copy_be_cast() -> None:
    at = holding("Note")
    encoded(at, "Note", "Ape")
    strike(at, "Ape")
    at.choose(True, "Note")
    at.resolve_all()
    assert at.life(ANN) == 26
    assert at.names_in(Zone.EXILE) == ["Note"]


def test_702_99a_the_copy_may_stay_uncast_and_is_gone() -> None:
    at = holding("Note")
    encoded(at, "Note", "Ape")
    strike(at, "Ape")
    at.choose(True, False)
    at.resolve_all()
    assert at.life(ANN) == 23
    assert at.names_in(Zone.EXILE) == ["Note"]


def test_702_99a_damage_of_another_creature_does_nothing() -> None:
    at = holding("Note")
    encoded(at, "Note", "Ape")
    strike(at, "Boar")
    assert at.game.zones.stack == []


def test_702_99a_a_copy_of_the_spell_is_no_card_and_stays_nowhere() -> None:
    at = holding("Note")
    at.act(ANN, "cast Note")
    cast(at, "Copy target instant or sorcery spell.")
    at.choose([])
    at.resolve_all()
    assert at.life(ANN) == 26
    assert at.names_in(Zone.EXILE) == []


def test_702_99a_if_it_does_not_resolve_it_is_not_encoded() -> None:
    at = holding("Code")
    at.define(spell("Counter target spell.", "Nay"))
    at.hand(BOB, "Nay")
    at.act(ANN, "cast Code", "Bob")
    at.act(BOB, "cast Nay")
    at.resolve_all()
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Code"]


def test_702_99b_several_cards_on_one_creature_each_give_it_an_ability() -> None:
    at = holding("Note", "Code")
    encoded(at, "Note", "Ape")
    encoded(at, "Code", "Ape")
    strike(at, "Ape")
    assert at.asked is not None
    assert at.asked.kind is Kind.TRIGGERS
    at.game.answer(at.asked.fallback)
    assert len(at.game.zones.stack) == 2
    at.choose(True, "Code", "Bob", True, "Note")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (26, 20 - 2 - 2 - 2)


def test_702_99c_whoever_controls_the_creature_casts_the_copy() -> None:
    at = holding("Note")
    encoded(at, "Note", "Ape")
    cast(at, "Gain control of target creature.", "Ape", by=BOB)
    at.to_turn(BOB)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Ape")
    at.to(Step.COMBAT_DAMAGE)
    at.choose(True, "Note")
    at.resolve_all()
    assert at.life(BOB) == 23


def test_702_99c_it_remains_encoded_while_it_is_no_creature() -> None:
    at = holding("Note")
    encoded(at, "Note", "Ape")
    cast(at, "Target permanent becomes an artifact until end of turn.", "Ape")
    assert len(at.object("Ape").now.kit.triggered) == 1


def test_702_99c_no_more_once_the_creature_has_left() -> None:
    at = holding("Note")
    encoded(at, "Note", "Ape")
    cast(at, "Exile target creature, then return that card to the battlefield.", "Ape")
    assert at.object("Ape").now.kit.triggered == []
    assert at.names_in(Zone.EXILE) == ["Note"]


def test_702_99c_no_more_once_the_card_has_left_exile() -> None:
    at = holding("Note")
    encoded(at, "Note", "Ape")
    perform(at.game, [ZoneChange(at.id("Note"), Zone.EXILE, Zone.HAND, "return")])
    at.game.advance()
    assert at.object("Ape").now.kit.triggered == []


def test_702_99a_a_card_is_encoded_on_a_creature_only() -> None:
    at = holding("Note")
    at.battlefield(ANN, "Relic")
    at.act(ANN, "cast Note")
    at.to_question(Kind.OBJECTS)
    question = at.asked
    assert question is not None
    assert [at.describe(option) for option in question.options] == ["Ape", "Boar"]
