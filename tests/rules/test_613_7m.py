"""Timestamps that objects get at the same time. CR 613.7m."""

from __future__ import annotations

from jajna.card import Card
from jajna.decision import Kind
from jajna.events.base import Event
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Attached
from jajna.judge import ANN, BOB, CAT, Table
from jajna.kernel.door.perform import perform
from jajna.vocab import Color, Zone
from tests.mechanics.bench import creature, permanent, text_card
from tests.table import table

RED = permanent("Red", "Enchantment", "All creatures are red.")
BLUE = permanent("Blue", "Enchantment", "All creatures are blue.")
NONE = permanent("None", "Enchantment", "All creatures lose all abilities.")
HASTE = permanent("Haste", "Enchantment", "Creatures you control have haste.")
BIG = permanent("Big", "Enchantment", "Creatures you control get +2/+2.")
FLY = permanent("Fly", "Enchantment", "Creatures you control have flying.")


def entering(*cards: tuple[int, Card], active: int = ANN) -> Table:
    """These cards of these players enter at once; there is a Lynx."""
    position = table(3)
    position.battlefield(CAT, creature("Lynx", 1, 1))
    ids: list[int] = []
    for seat, card in cards:
        ids += position.hand(seat, card)
    position.begin(active)
    position.game.decision = None
    events: list[Event] = []
    for card_id in ids:
        events.append(ZoneChange(card_id, Zone.HAND, Zone.BATTLEFIELD))
    perform(position.game, events)
    position.game.advance()
    return position


def is_ordering(position: Table, seat: int) -> bool:
    """Whether this player is asked for an order."""
    question = position.asked
    if question is None or question.kind is not Kind.ORDER:
        return False
    return (question.player, question.rule) == (seat, "613.7m")


def color(position: Table) -> int:
    """The color of the Lynx."""
    return position.object("Lynx").now.colors


def test_613_7m_objects_of_the_active_player_are_the_earlier_ones() -> None:
    for active, last in ((ANN, Color.BLUE), (BOB, Color.RED)):
        for cards in (((ANN, RED), (BOB, BLUE)), ((BOB, BLUE), (ANN, RED))):
            position = entering(*cards, active=active)
            assert position.asked is not None
            assert position.asked.kind is Kind.PRIORITY
            assert color(position) == last


def test_613_7m_then_those_of_each_other_player_in_turn_order() -> None:
    position = entering((CAT, RED), (BOB, BLUE), active=ANN)
    assert color(position) == Color.RED
    position = entering((ANN, RED), (BOB, BLUE), active=CAT)
    assert color(position) == Color.BLUE


def test_613_7m_a_player_chooses_the_order_of_theirs() -> None:
    for first, second, last in (("Red", "Blue", Color.BLUE), ("Blue", "Red", Color.RED)):
        position = entering((BOB, RED), (BOB, BLUE))
        assert is_ordering(position, BOB)
        position.answer([first, second])
        assert color(position) == last


def test_613_7m_each_player_is_asked_the_active_player_first() -> None:
    position = entering((ANN, RED), (ANN, BLUE), (BOB, BLUE), (BOB, RED), active=BOB)
    assert is_ordering(position, BOB)
    position.answer(["Red", "Blue"])
    assert is_ordering(position, ANN)
    position.answer(["Blue", "Red"])
    assert color(position) == Color.RED
    stamps = [
        (position.object(number).controller, position.name(number))
        for _, number in sorted(
            (position.object(number).timestamp, number)
            for number in position.game.zones.battlefield
        )
    ]
    assert stamps[1:] == [(BOB, "Red"), (BOB, "Blue"), (ANN, "Blue"), (ANN, "Red")]


def test_613_7m_nobody_is_asked_where_effects_only_add() -> None:
    for cards in ((BIG, BIG), (BIG, FLY), (FLY, BIG, RED), (FLY, HASTE), (BIG, NONE)):
        position = entering(*[(ANN, card) for card in cards])
        assert position.asked is not None
        assert position.asked.kind is Kind.PRIORITY
    assert is_ordering(entering((ANN, FLY), (ANN, NONE)), ANN)


def test_613_7m_nobody_is_asked_about_the_same_effect_twice() -> None:
    position = entering((ANN, RED), (ANN, RED))
    assert color(position) == Color.RED
    assert position.asked is not None
    assert position.asked.kind is Kind.PRIORITY


def test_613_7m_effects_on_themselves_alone_do_not_meet() -> None:
    own = creature("Own", 1, 1, "As long as it's your turn, this creature is red.")
    position = entering((ANN, own), (ANN, own))
    assert position.asked is not None
    assert position.asked.kind is Kind.PRIORITY


def test_613_7m_a_fork_orders_for_itself() -> None:
    position = entering((ANN, RED), (ANN, BLUE))
    fork = position.game.fork()
    position.answer(["Blue", "Red"])
    assert fork.decision is not None
    fork.answer(fork.decision.fallback)
    lynx = position.id("Lynx")
    assert (color(position), fork.objects[lynx].now.colors) == (Color.RED, Color.BLUE)


PAINT = text_card("Paint", "Enchantment — Aura", "Enchant creature\nEnchanted creature is red.")
DYE = text_card("Dye", "Enchantment — Aura", "Enchant creature\nEnchanted creature is blue.")


def attaching(*hosts: str) -> Table:
    """Ann's Paint and Dye become attached at once to creatures of these names."""
    position = table()
    position.battlefield(BOB, creature("Lynx"), creature("Dog"), creature("Fox"))
    auras = [
        position.put(ANN, Zone.BATTLEFIELD, card, attached_to="Fox")[0] for card in (PAINT, DYE)
    ]
    position.begin(ANN)
    position.game.decision = None
    perform(
        position.game,
        [Attached(aura, position.id(host)) for aura, host in zip(auras, hosts, strict=True)],
    )
    position.game.advance()
    return position


def test_613_7m_becoming_attached_at_once_is_ordered_too() -> None:
    position = attaching("Lynx", "Lynx")
    assert is_ordering(position, ANN)
    position.answer(["Dye", "Paint"])
    assert color(position) == Color.RED


def test_613_7m_but_not_on_two_creatures() -> None:
    position = attaching("Lynx", "Dog")
    assert position.asked is not None
    assert position.asked.kind is Kind.PRIORITY
    assert color(position) == Color.RED
