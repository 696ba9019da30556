"""Combat damage that waits on the stack, and combat damage that doesn't.

CR 510.2, CR 2003-07-01 310.
"""

from __future__ import annotations

import pytest

from jajna import era
from jajna.card import Card
from jajna.decision import Kind
from jajna.era import Era
from jajna.events.damage import DamageDealt
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.resolution.damage_on_stack import CombatDamageAssigned
from jajna.mechanics.continuous.types import SetTypes
from jajna.text.catalogue import language
from jajna.text.log import account
from jajna.text.prompts import prompt
from jajna.text.things import Teller
from jajna.vocab import Keyword, Step, Type, Zone
from tests.mechanics.bench import permanent, spell
from tests.rules.creatures import change, creature, division, pairs

BEAR = creature("Bear", 2, 2)
OX = creature("Ox", 2, 2)
BIG = creature("Big", 5, 5)
KNIGHT = creature("Knight", 2, 2, keywords=Keyword.FIRST_STRIKE)
LINKED = creature("Linked", 2, 2, keywords=Keyword.LIFELINK)
GROWTH = spell("Target creature gets +3/+3 until end of turn.", "Growth")
BOUNCE = spell("Return target creature to its owner's hand.", "Bounce")
STIFLE = spell("Counter target spell, activated ability, or triggered ability.", "Stifle")
COUNTER = spell("Counter target spell.", "Counter")
REGENERATE = spell("Regenerate target creature.", "Mend")
ALTAR = permanent("Altar", "Artifact", "Sacrifice a creature: You gain 1 life.")
OTHERS = ("2016-08", "2019-05", "2023-04", "current")


def fight(
    name: str | Era, attacker: Card = BEAR, blockers: tuple[Card, ...] = (OX,)
) -> tuple[Table, int, list[int]]:
    """An attacker, blocked, in the combat damage step as somebody first has priority."""
    table = Table(era=era.find(name) if isinstance(name, str) else name)
    table.define(attacker, *blockers, GROWTH, BOUNCE, STIFLE, COUNTER, REGENERATE)
    (one,) = table.battlefield(ANN, attacker)
    others = table.battlefield(BOB, *blockers)
    for seat in (ANN, BOB):
        table.battlefield(seat, ALTAR)
        table.hand(seat, GROWTH, BOUNCE, STIFLE, COUNTER, REGENERATE)
    table.begin(ANN, Step.BEGINNING_OF_COMBAT)
    table.to_question(Kind.ATTACKERS)
    table.answer(pairs((one, BOB)))
    if others:
        table.to_question(Kind.BLOCKERS)
        table.answer(pairs(*[(blocker, one) for blocker in others]))
    while table.game.turn.step < Step.FIRST_STRIKE_DAMAGE or table.asked is None:
        table.answer_next()
    return table, one, others


def damage(table: Table) -> list[tuple[int, int, int]]:
    """The combat damage that was dealt: by what, to what, how much."""
    return [
        (event.source, event.to, event.number)
        for event in table.game.history.log
        if isinstance(event, DamageDealt) and event.combat
    ]


def test_in_2003_it_goes_on_the_stack_and_players_get_priority() -> None:
    table, bear, (ox,) = fight("2003-07")
    (waiting,) = table.game.zones.stack
    assert table.name(waiting) == "combat damage"
    item = table.game.objects[waiting].item
    assert item is not None
    assert item.assigned == ((bear, ox, 2), (ox, bear, 2))
    assert not item.is_spell
    assert not item.is_ability()
    assert (table.asked and table.asked.player, table.game.objects[bear].damage) == (ANN, 0)
    table.resolve()
    assert table.names_in(Zone.BATTLEFIELD) == ["Altar", "Altar"]
    assert table.game.zones.stack == []
    assert table.asked is not None
    assert table.asked.player == ANN


@pytest.mark.parametrize("name", OTHERS)
def test_later_it_is_dealt_at_once(name: str) -> None:
    table, _, _ = fight(name)
    assert table.game.zones.stack == []
    assert table.names_in(Zone.BATTLEFIELD) == ["Altar", "Altar"]


def test_in_2003_it_is_dealt_although_its_source_has_left() -> None:
    table, bear, (ox,) = fight("2003-07")
    table.act(ANN, "activate Altar.0", bear)
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (21, 20)
    assert not table.game.objects.exists(bear)
    assert not table.game.objects.exists(ox)
    assert damage(table) == [(bear, ox, 2)]


def test_in_2003_what_is_no_longer_in_play_is_dealt_none() -> None:
    table, bear, (ox,) = fight("2003-07")
    table.act(BOB, "cast Bounce", ox)
    table.resolve_all()
    assert damage(table) == [(ox, bear, 2)]
    assert not table.game.objects.exists(bear)


def test_in_2003_what_is_no_longer_a_creature_is_dealt_none() -> None:
    table, bear, (ox,) = fight("2003-07")
    change(table, ox, SetTypes(Type.ARTIFACT))
    table.resolve_all()
    assert damage(table) == [(ox, bear, 2)]


def test_in_2003_what_was_assigned_is_fixed() -> None:
    table, bear, (ox,) = fight("2003-07")
    table.act(ANN, "cast Growth", bear)
    table.resolve_all()
    assert damage(table) == [(bear, ox, 2), (ox, bear, 2)]
    assert table.game.objects.exists(bear)
    assert not table.game.objects.exists(ox)


def test_in_2003_a_creature_removed_from_combat_deals_and_is_dealt_its_damage() -> None:
    table, bear, (ox,) = fight("2003-07")
    table.act(BOB, "cast Mend", ox)
    table.resolve()
    table.resolve()
    assert (table.game.objects.exists(bear), table.game.objects.exists(ox)) == (False, True)
    assert table.game.objects[ox].tapped


def test_in_2003_it_is_neither_spell_nor_ability() -> None:
    table, _, _ = fight("2003-07")
    assert table.why_not(ANN, "cast Stifle") is not None
    assert table.why_not(ANN, "cast Counter") is not None


def test_in_2003_first_strike_makes_two_of_it_one_after_the_other() -> None:
    table, knight, (ox,) = fight("2003-07", KNIGHT)
    assert table.game.turn.step is Step.FIRST_STRIKE_DAMAGE
    first = table.game.zones.stack[0]
    table.act(BOB, "cast Growth", ox)
    table.resolve_all()
    assert table.game.objects[ox].damage == 2
    table.to(Step.COMBAT_DAMAGE)
    (second,) = table.game.zones.stack
    assert second != first
    table.resolve_all()
    assert not table.game.objects.exists(knight)
    assert table.game.objects.exists(ox)


def test_in_2003_there_is_no_first_strike_step_without_need() -> None:
    table, _, _ = fight("2003-07")
    assert table.game.turn.step is Step.COMBAT_DAMAGE


def test_in_2003_the_division_is_made_before_anybody_can_respond() -> None:
    table, big, (ox, bear) = fight("2003-07", BIG, (OX, BEAR))
    table_of = table.asked
    assert table_of is not None
    if table_of.kind is Kind.DAMAGE:
        table.answer(division(table, {ox: 1, bear: 4}))
    item = table.game.objects[table.game.zones.stack[0]].item
    assert item is not None
    assert {(source, to): number for source, to, number in item.assigned}[big, bear] == 4


def test_in_2003_no_damage_makes_no_object() -> None:
    table, _, _ = fight("2003-07", creature("Meek", 0, 3), ())
    assert table.game.zones.stack == []


def test_in_2003_the_source_is_what_it_last_was() -> None:
    table, linked, _ = fight("2003-07", LINKED)
    table.act(ANN, "cast Bounce", linked)
    table.resolve_all()
    assert table.life(ANN) == 22


def test_combat_damage_can_wait_today_by_choice() -> None:
    table, _, _ = fight(Era.current.with_(damage_on_stack=True))
    assert len(table.game.zones.stack) == 1


def test_a_copy_of_the_game_has_the_same_damage_on_the_stack() -> None:
    table, _, _ = fight("2003-07")
    copy = table.game.fork()
    assert copy.digest() == table.game.digest()
    item = copy.objects[copy.zones.stack[0]].item
    assert item is not None
    before = table.game.digest()
    item.assigned = item.assigned[:1]
    assert copy.digest() != before
    assert table.game.digest() == before


def test_it_can_be_taken_back_and_played_again() -> None:
    table, _, _ = fight("2003-07")
    earlier = table.game.fork()
    table.resolve()
    table.game.restore(earlier.fork())
    table.resolve()
    assert table.game.zones.stack == []


def test_both_players_see_it_and_are_told_in_their_language() -> None:
    table, bear, (ox,) = fight("2003-07")
    view = table.game.view(BOB)
    (seen,) = view.stack
    assert seen.assigned == ((bear, ox, 2), (ox, bear, 2))
    assert not seen.is_ability
    said = [one for one in table.game.history.log if isinstance(one, CombatDamageAssigned)]
    assert [one.amount() for one in said] == [4]
    for code, log, asked in (
        (
            "en",
            "Combat damage goes on the stack: 2 from Bear to Ox and 2 from Ox to Bear.",
            "Combat damage is on the stack.",
        ),
        (
            "es",
            "El daño de combate va a la pila: 2 de Bear a Ox y 2 de Ox a Bear.",
            "El daño de combate está en la pila.",
        ),
    ):
        teller = Teller(language(code), view, {}, table.game.history.log)
        assert account(said, teller) == [log]
        assert table.asked is not None
        assert asked in prompt(table.asked, teller)


@pytest.mark.parametrize(("code", "said"), [("en", "2 from Bear to you"), ("es", "2 de Bear a ti")])
def test_who_is_damaged_is_told_so(code: str, said: str) -> None:
    table, _, _ = fight("2003-07", BEAR, ())
    (seen,) = table.game.view(BOB).stack
    assert Teller(language(code), table.game.view(BOB), {}).shares(seen.assigned) == said


def test_its_name_is_known_after_it_has_left() -> None:
    table, _, _ = fight("2003-07")
    (waiting,) = table.game.zones.stack
    table.resolve()
    view = table.game.view(ANN, past=True)
    assert Teller(language("en"), view, {}, table.game.history.log).name(waiting) == "combat damage"
