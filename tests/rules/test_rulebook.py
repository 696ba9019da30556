"""What the rulebook of the Eighth Edition says, in each era for which it holds.

What can be played is in ``tests/scenarios/eras``; here is what is seen, offered and counted.
"""

from __future__ import annotations

import lzma
import re
from pathlib import Path
from typing import Final

import msgspec
import pytest

from jajna import era
from jajna.card import Card
from jajna.cards import starter
from jajna.cli.terminal.cards import described
from jajna.decision import NO, YES, Activate, Assign, Kind, Pass, TapForMana
from jajna.errors import CardError
from jajna.events.moves import ZoneChange
from jajna.events.turns import StepBegan
from jajna.ir.abilities import Activated
from jajna.ir.costs import TAP
from jajna.judge.table import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.objects.card_types_by_era import unknown_types
from jajna.kernel.objects.characteristics import characteristics_of
from jajna.kernel.players.player import ManaUnit
from jajna.kernel.start.setup import new_game
from jajna.replay import GameSetup
from jajna.subtypes import BASIC_LAND_TYPES
from jajna.text.catalogue import language
from jajna.text.log import account
from jajna.text.things import Teller
from jajna.vocab import LETTER_MANA, PERMANENT_TYPES, TYPE_NAMES, Color, Step, Supertype, Type, Zone
from tests.mechanics.bench import creature, spell, text_card
from tests.rules.creatures import happen
from tests.seen import at_least

ERAS: Final = list(era.ERAS)
LONDON: Final = ("2023-04", "current")
every = pytest.mark.parametrize("name", ERAS)
FOREST: Final = starter.card("Forest")
LAST: Final[dict[str, list[str]]] = {
    "Artifact": ["Rod of Ruin", "Phyrexian Hulk"],
    "Creature": ["Glory Seeker"],
    "Enchantment": ["Telepathy"],
    "Sorcery": ["Concentrate"],
}
"""Cards that are played at the speed of sorceries, by type."""


def at(name: str, *seats: int) -> Table:
    """A table of an era at which the cards of the package are known, with mana for some."""
    table = Table(era=era.find(name), lookup=card)
    for seat in seats:
        for letter in "WUBRG" * 4:
            table.game.players[seat].pool.append(ManaUnit(LETTER_MANA[letter], 0))
    return table


def card(name: str) -> Card:
    found = starter.card(name)
    if found is None:
        raise CardError(f"{name} is no starter card")
    return found


def deck() -> list[Card]:
    return [card("Forest")] * 60


def legal(table: Table, player: int, action: str) -> bool:
    return table.why_not(player, action) is None


def told(table: Table, player: int) -> str:
    view = table.game.view(player, past=True)
    return "\n".join(
        account(table.game.history.log, Teller(language("en"), view, {}, table.game.history.log))
    )


def offered(table: Table) -> set[tuple[str, str]]:
    """The attacks or blocks that are offered, by names."""
    assert table.asked is not None
    pairs = [one for one in table.asked.options if isinstance(one, Assign)]
    assert len(pairs) == len(table.asked.options)
    return {(table.name(one.creature), table.name(one.to)) for one in pairs}


# -- beginning -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in ERAS if name not in LONDON])
def test_a_mulligan_is_a_new_hand_of_one_card_fewer_again_and_again(name: str) -> None:
    game = new_game([deck(), deck()], seed=2, era=era.find(name), first=ANN)
    for fewer in range(6, -1, -1):
        while game.decision is not None and game.decision.player != ANN:
            game.answer(NO)
        before = list(game.players[ANN].hand)
        game.answer(YES)
        if game.decision is not None and game.decision.player == BOB:
            game.answer(NO)
        held = game.players[ANN]
        assert (len(held.hand), len(held.library)) == (fewer, 60 - fewer)
        assert not set(before) & set(held.hand)
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) != (ANN, Kind.MULLIGAN)


@every
def test_an_opponent_is_told_of_a_mulligan_and_sees_no_card(name: str) -> None:
    game = new_game([deck(), deck()], seed=2, era=era.find(name), first=ANN)
    game.answer(YES)
    while game.decision is not None and game.decision.kind is Kind.MULLIGAN:
        game.answer(NO)
    view = game.view(BOB)
    assert view.players[ANN].hand == []
    assert view.players[ANN].mulligans == 1
    lines = account(
        game.history.log, Teller(language("en"), game.view(BOB, past=True), {}, game.history.log)
    )
    assert [line for line in lines if "Forest" in line and "you" not in line.lower()] == []


# -- cards ---------------------------------------------------------------------------------------


def test_type_lines_tell_types_and_creature_types_beside_them() -> None:
    both = text_card("Both", "Artifact Creature — Human Soldier", "", ("1", "1"), "{0}")
    assert both.faces[0].types == Type.ARTIFACT | Type.CREATURE
    assert both.faces[0].subtypes == ("Human", "Soldier")
    assert card("Goblin Raider").faces[0].subtypes[:1] == ("Goblin",)


def test_words_in_italics_do_nothing() -> None:
    plain = creature("Bird", text="Flying")
    reminded = creature("Bird", text="Flying (This creature can't be blocked except by flyers.)")
    assert reminded.faces[0].abilities == plain.faces[0].abilities
    assert len(plain.faces[0].abilities) == 1


def test_each_paragraph_of_rules_text_is_an_ability() -> None:
    made = creature(
        "Drone", text="Flying\n{T}: Draw a card.\nWhen this creature dies, draw a card."
    )
    assert len(made.faces[0].abilities) == 3


def test_a_colon_parts_cost_and_effect() -> None:
    (ability,) = card("Archivist").faces[0].abilities
    assert isinstance(ability, Activated)
    assert ability.costs == (TAP,)
    assert "Draw" in type(ability.effect).__name__


@every
def test_artifacts_and_lands_are_colorless_and_others_have_the_colors_of_their_cost(
    name: str,
) -> None:
    table = at(name)
    names = ["Royal Assassin", "Spined Wurm", "Rod of Ruin", "Forest", "Voidslime"]
    black, green, none, land, both = table.battlefield(ANN, *names[:4]) + table.hand(ANN, names[4])
    colors = [table.game.objects[one].now.colors for one in (black, green, none, land, both)]
    assert colors == [Color.BLACK, Color.GREEN, 0, 0, Color.BLUE | Color.GREEN]


def test_every_artifact_of_the_core_set_is_colorless() -> None:
    found = [card(name) for name in starter.names()]
    artifacts = [one for one in found if one.faces[0].types & Type.ARTIFACT]
    assert len(artifacts) > 20
    later = "Phyrexian Metamorph"
    assert [one.name for one in artifacts if one.faces[0].colors] == [later]


def test_no_enchantment_is_without_abilities() -> None:
    found = [card(name) for name in starter.names()]
    enchantments = [one for one in found if one.faces[0].types & Type.ENCHANTMENT]
    assert len(enchantments) > 40
    assert [one.name for one in enchantments if not one.faces[0].abilities] == []


def test_five_lands_are_basic_and_others_are_not() -> None:
    lands = [card(name) for name in starter.names()]
    basic = [one.name for one in lands if one.faces[0].supertypes & Supertype.BASIC]
    assert sorted(basic) == ["Forest", "Island", "Mountain", "Plains", "Swamp"]
    assert not card("Coastal Tower").faces[0].supertypes & Supertype.BASIC
    assert not card("City of Brass").faces[0].supertypes & Supertype.BASIC


@every
def test_the_mana_value_counts_all_mana_and_x_as_it_was_chosen(name: str) -> None:
    table = at(name, ANN)
    (blaze,) = table.hand(ANN, "Blaze")
    table.begin(ANN)
    assert table.game.objects[blaze].now.mana_value() == 1
    table.act(ANN, "cast Blaze", 4, "Bob")
    item = table.game.objects[table.game.zones.stack[0]]
    assert item.item is not None
    assert item.now.mana_value() + item.item.ctx.x == 5
    costs = {one: card(one).faces[0].mana_cost for one in ("Air Elemental", "Rampant Growth")}
    assert {one: cost.value for one, cost in costs.items() if cost} == {
        "Air Elemental": 5,
        "Rampant Growth": 2,
    }


def test_creatures_enchantments_and_lands_have_subtypes_and_artifact_is_none() -> None:
    assert "Goblin" in card("Raging Goblin").faces[0].subtypes
    assert card("Unholy Strength").faces[0].subtypes == ("Aura",)
    assert card("Urza's Mine").faces[0].subtypes == ("Urza's", "Mine")
    table = at("2003-07")
    chosen = spell("Target creature becomes the creature type of your choice until end of turn.")
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, chosen)
    table.begin(ANN)
    table.act(ANN, "cast Spell", "Grizzly Bears")
    for _ in range(2):
        table.answer_next()
    assert table.asked is not None
    words = [str(getattr(one, "word", "")) for one in table.asked.options]
    assert "Goblin" in words
    assert "Artifact" not in words


# -- timing --------------------------------------------------------------------------------------


@every
@pytest.mark.parametrize("kind", list(LAST))
def test_what_is_no_instant_waits_for_ones_own_main_phase_and_an_empty_stack(
    name: str, kind: str
) -> None:
    for one in LAST[kind]:
        for step in (Step.UPKEEP, Step.PRECOMBAT_MAIN, Step.DECLARE_ATTACKERS, Step.END):
            table = at(name)
            table.battlefield(ANN, "Hill Giant")
            table.begin(ANN, Step.UPKEEP if step is Step.UPKEEP else Step.PRECOMBAT_MAIN)
            if step is Step.DECLARE_ATTACKERS:
                table.attack("Hill Giant")
            else:
                table.to(step)
            for seat in (ANN, BOB):
                for letter in "WUBRG" * 4:
                    table.game.players[seat].pool.append(ManaUnit(LETTER_MANA[letter], 0))
                table.hand(seat, one)
            main = step is Step.PRECOMBAT_MAIN
            assert legal(table, ANN, f"cast {one}") is main
            assert not legal(table, BOB, f"cast {one}")


@every
def test_instants_and_abilities_go_with_any_priority_and_the_others_wait_for_the_stack(
    name: str,
) -> None:
    table = at(name)
    table.battlefield(ANN, "Mountain", "Plains", "Plains")
    table.battlefield(BOB, "Prodigal Pyromancer", "Mountain")
    table.hand(ANN, "Shock", "Glory Seeker")
    table.hand(BOB, "Shock")
    table.begin(ANN, Step.PRECOMBAT_MAIN)
    table.act(ANN, "cast Shock", "Bob")
    assert not legal(table, ANN, "cast Glory Seeker")
    assert legal(table, BOB, "cast Shock")
    assert legal(table, BOB, "activate Prodigal Pyromancer")
    table.resolve_all()
    table.to(Step.BEGINNING_OF_COMBAT)
    assert legal(table, BOB, "activate Prodigal Pyromancer")


@every
def test_lands_never_are_spells_and_everything_else_is_one_first(name: str) -> None:
    table = at(name, ANN)
    names = ["Concentrate", "Glory Seeker", "Telepathy", "Rod of Ruin", "Phyrexian Hulk"]
    table.hand(ANN, "Forest", *names)
    table.begin(ANN)
    table.act(ANN, "play Forest")
    assert table.game.zones.stack == []
    assert table.asked is not None
    assert table.asked.player == ANN
    for one in names:
        table.act(ANN, f"cast {one}")
        (number,) = table.game.zones.stack
        item = table.game.objects[number].item
        assert item is not None
        assert item.is_spell
        table.resolve_all()
    assert table.names_in(Zone.BATTLEFIELD) == ["Forest", *names[1:]]
    assert "Concentrate" in table.names_in(Zone.GRAVEYARD, ANN)


@every
def test_nothing_offered_puts_a_permanent_away(name: str) -> None:
    table = at(name)
    table.battlefield(ANN, "Glory Seeker", "Forest", "Telepathy")
    table.begin(ANN)
    assert table.asked is not None
    assert all(isinstance(one, (Pass, TapForMana)) for one in table.asked.options)


@every
def test_after_targets_modes_and_x_the_cost_is_paid_and_the_spell_waits(name: str) -> None:
    table = at(name)
    table.hand(ANN, "Blaze")
    table.battlefield(ANN, *["Mountain"] * 4)
    table.begin(ANN)
    table.game.answer(table.action(ANN, "cast Blaze"))
    kinds = []
    while table.asked is not None and table.asked.kind is not Kind.PRIORITY:
        kinds.append(table.asked.kind)
        if table.asked.kind is Kind.X:
            table.answer(3)
        elif table.asked.kind is Kind.TARGETS:
            table.answer("Bob")
        else:
            table.answer_next()
    assert kinds[:2] == [Kind.X, Kind.TARGETS]
    assert kinds[2:] in ([], [Kind.PAY])
    (seen,) = table.game.view(BOB).stack
    assert (seen.name, seen.x, seen.targets) == ("Blaze", 3, (BOB,))
    assert all(table.game.objects[one].tapped for one in table.game.zones.battlefield)


@every
def test_what_can_not_be_paid_is_taken_back_whole(name: str) -> None:
    table = at(name)
    table.hand(ANN, "Healing Salve")
    table.battlefield(ANN, "Plains")
    table.begin(ANN)
    before = table.game.digest()
    table.game.answer(table.action(ANN, "cast Healing Salve"))
    assert table.asked is not None
    assert table.asked.kind is Kind.MODES
    table.game.cancel()
    assert table.game.digest() == before
    assert table.names_in(Zone.HAND, ANN) == ["Healing Salve"]


@every
def test_a_card_in_the_hand_or_graveyard_has_no_ability_to_use(name: str) -> None:
    table = at(name)
    table.hand(ANN, "Prodigal Pyromancer")
    table.graveyard(ANN, "Royal Assassin")
    table.battlefield(BOB, "Hill Giant", tapped=True)
    table.begin(ANN)
    assert table.asked is not None
    assert not any(isinstance(one, Activate) for one in table.asked.options)


@every
def test_mana_comes_at_once_and_nobody_may_respond(name: str) -> None:
    table = at(name)
    table.battlefield(ANN, "Forest", "Vine Trellis")
    table.begin(ANN)
    table.act(ANN, "tap Forest.0:G")
    assert table.game.zones.stack == []
    assert [unit.mana for unit in table.game.players[ANN].pool] == [LETTER_MANA["G"]]
    assert table.asked is not None
    assert table.asked.player == ANN


# -- what is seen --------------------------------------------------------------------------------


@every
def test_anyone_may_count_libraries_and_read_graveyards(name: str) -> None:
    table = at(name)
    table.graveyard(ANN, "Shock", "Forest")
    table.begin(ANN)
    for seat in (ANN, BOB):
        seen = table.game.view(seat).players[ANN]
        assert seen.library_size == len(table.game.players[ANN].library)
        assert [one.name for one in seen.graveyard] == ["Shock", "Forest"]
        assert seen.library == []


@every
def test_telepathy_shows_the_opponents_hand_without_the_stack_while_it_is_there(name: str) -> None:
    table = at(name)
    table.hand(BOB, "Shock")
    (telepathy,) = table.battlefield(ANN, "Telepathy")
    table.begin(ANN)
    assert table.game.zones.stack == []
    assert [one.name for one in table.game.view(ANN).players[BOB].hand] == ["Shock"]
    happen(table, ZoneChange(telepathy, Zone.BATTLEFIELD, Zone.GRAVEYARD))
    table.answer_next()
    assert table.game.view(ANN).players[BOB].hand == []


@every
def test_what_is_revealed_is_told_to_all(name: str) -> None:
    table = at(name, ANN)
    table.hand(ANN, "Merchant Scroll")
    table.library(ANN, "Forest", "Boomerang")
    table.begin(ANN)
    table.act(ANN, "cast Merchant Scroll")
    table.choose("Boomerang")
    table.resolve_all()
    assert "Boomerang" in told(table, BOB)
    assert table.names_in(Zone.HAND, ANN) == ["Boomerang"]


@every
def test_at_random_nobody_chooses_and_a_seed_always_takes_the_same(name: str) -> None:
    taken = []
    for _ in range(2):
        table = at(name, ANN)
        table.hand(BOB, "Shock", "Forest", "Glory Seeker", "Concentrate")
        table.hand(ANN, spell("Target player discards two cards at random."))
        table.begin(ANN)
        table.act(ANN, "cast Spell", "Bob")
        table.choices.clear()
        number = len(table.game.history.answers)
        table.resolve()
        assert set(table.game.history.answers[number:]) == {"pass"}
        taken.append(table.names_in(Zone.GRAVEYARD, BOB))
    assert taken[0] == taken[1]
    assert len(taken[0]) == 2


@every
def test_the_source_of_combat_damage_is_the_creature_and_of_an_effect_its_card(name: str) -> None:
    table = at(name)
    table.battlefield(ANN, "Hill Giant", "Mountain")
    table.hand(ANN, "Shock")
    table.begin(ANN)
    table.act(ANN, "cast Shock", "Bob")
    table.resolve_all()
    table.attack("Hill Giant")
    table.to(Step.END_OF_COMBAT)
    said = told(table, ANN)
    assert "Shock deals 2 damage to Bob" in said
    assert "Hill Giant deals 3 damage to Bob" in said


@every
def test_decisions_are_asked_of_the_controller_and_the_table_sides_with_them(name: str) -> None:
    table = at(name)
    table.battlefield(ANN, *["Island"] * 6)
    table.battlefield(BOB, "Glory Seeker")
    table.hand(ANN, "Confiscate")
    table.begin(ANN)
    table.act(ANN, "cast Confiscate", "Glory Seeker")
    table.resolve_all()
    view = table.game.view(BOB)
    names = {one.name for one in view.permanents(ANN)}
    assert names == {"Confiscate", "Glory Seeker", "Island"}
    assert view.permanents(BOB) == []
    (seeker,) = [one for one in view.permanents(ANN) if one.name == "Glory Seeker"]
    assert seeker.owner == BOB
    table.to_turn(BOB)
    table.to_turn(ANN, Step.BEGINNING_OF_COMBAT)
    table.to_question(Kind.ATTACKERS)
    assert table.asked is not None
    assert table.asked.player == ANN


# -- zones ---------------------------------------------------------------------------------------


@every
def test_only_cards_of_permanents_come_into_play(name: str) -> None:
    table = at(name)
    (shock,) = table.graveyard(ANN, "Shock")
    (bears,) = table.graveyard(ANN, "Grizzly Bears")
    table.begin(ANN)
    happen(
        table,
        ZoneChange(shock, Zone.GRAVEYARD, Zone.BATTLEFIELD),
        ZoneChange(bears, Zone.GRAVEYARD, Zone.BATTLEFIELD),
    )
    assert table.names_in(Zone.BATTLEFIELD) == ["Grizzly Bears"]
    assert table.names_in(Zone.GRAVEYARD, ANN) == ["Shock"]


def test_in_2003_damage_goes_to_creatures_and_players_alone() -> None:
    table = at("2003-07", ANN)
    table.battlefield(BOB, "Glory Seeker", "Forest", "Rod of Ruin", "Telepathy")
    table.hand(ANN, "Shock")
    table.begin(ANN)
    table.game.answer(table.action(ANN, "cast Shock"))
    assert table.asked is not None
    targets = sorted(table.describe(one) for one in table.asked.options)
    assert targets == ["Ann", "Bob", "Glory Seeker"]


@every
def test_searching_shuffles_the_whole_library(name: str) -> None:
    orders = []
    for seed in range(6):
        table = Table(era=era.find(name), lookup=card, seed=seed)
        table.library(ANN, *[one for one in starter.names() if "Circle" in one], "Forest")
        table.hand(ANN, "Rampant Growth")
        table.battlefield(ANN, "Forest", "Forest")
        table.begin(ANN)
        table.act(ANN, "cast Rampant Growth")
        table.choose("Forest")
        table.resolve_all()
        orders.append(tuple(table.names_in(Zone.LIBRARY, ANN)))
    assert len(set(orders)) > 3
    assert len({tuple(sorted(order)) for order in orders}) == 1


@every
def test_local_enchantments_enter_attached_and_global_ones_alone(name: str) -> None:
    table = at(name, ANN)
    (bears,) = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Unholy Strength", "Telepathy")
    table.begin(ANN)
    table.act(ANN, "cast Unholy Strength", bears)
    table.resolve_all()
    table.act(ANN, "cast Telepathy")
    table.resolve_all()
    assert table.object("Unholy Strength").attached_to == bears
    assert table.object("Telepathy").attached_to < 0


# -- turns ---------------------------------------------------------------------------------------


def steps_of_a_turn(name: str, attacked: bool = False) -> list[Step]:
    table = at(name)
    table.battlefield(ANN, "Hill Giant")
    table.begin(ANN, Step.UNTAP)
    turn = table.game.turn.number
    began = len(table.game.history.log)
    if attacked:
        table.attack("Hill Giant")
    while table.game.turn.number == turn:
        table.answer_next()
    steps = [one.step for one in table.game.history.log if isinstance(one, StepBegan)]
    assert began >= 0
    return steps[: steps.index(Step.CLEANUP) + 1]


@every
def test_each_turn_has_one_combat_phase_also_without_an_attack(name: str) -> None:
    steps = steps_of_a_turn(name)
    assert steps == [
        Step.UNTAP,
        Step.UPKEEP,
        Step.DRAW,
        Step.PRECOMBAT_MAIN,
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.END_OF_COMBAT,
        Step.POSTCOMBAT_MAIN,
        Step.END,
        Step.CLEANUP,
    ]


@every
def test_an_attack_adds_blocks_and_damage_and_no_first_strike_step(name: str) -> None:
    steps = steps_of_a_turn(name, attacked=True)
    assert steps[5:9] == [
        Step.DECLARE_ATTACKERS,
        Step.DECLARE_BLOCKERS,
        Step.COMBAT_DAMAGE,
        Step.END_OF_COMBAT,
    ]
    assert steps[-2:] == [Step.END, Step.CLEANUP]


@every
def test_priority_is_had_in_each_step_but_untap_and_cleanup_after_what_it_does(name: str) -> None:
    table = at(name)
    table.begin(ANN, Step.UNTAP)
    first: dict[Step, int] = {}
    turn = table.game.turn.number
    drawn = 0
    while table.game.turn.number == turn:
        assert table.asked is not None
        if table.asked.kind is Kind.PRIORITY and table.game.turn.step not in first:
            first[table.game.turn.step] = table.asked.player
            if table.game.turn.step is Step.DRAW:
                drawn = len(table.game.players[ANN].hand)
        table.answer_next()
    assert set(first.values()) == {ANN}
    assert Step.UNTAP not in first
    assert Step.CLEANUP not in first
    assert {Step.UPKEEP, Step.DRAW, Step.PRECOMBAT_MAIN, Step.END} <= set(first)
    assert drawn == 1


@every
def test_the_active_player_is_whose_turn_it_is_and_the_attacked_one_defends(name: str) -> None:
    table = at(name)
    (giant,) = table.battlefield(ANN, "Hill Giant")
    table.begin(ANN)
    assert table.game.turn.active == ANN
    table.attack("Hill Giant")
    assert table.game.turn.defending_players(giant, giant) == [BOB]
    table.to_turn(BOB)
    assert table.game.turn.active == BOB


@every
def test_only_creatures_are_offered_to_attack_and_block(name: str) -> None:
    table = at(name)
    table.battlefield(ANN, "Hill Giant", "Forest", "Rod of Ruin")
    table.battlefield(BOB, "Grizzly Bears", "Island", "Telepathy")
    table.begin(ANN)
    table.to_question(Kind.ATTACKERS)
    assert {one for one, _ in offered(table)} == {"Hill Giant"}
    table.attack("Hill Giant")
    table.to_question(Kind.BLOCKERS)
    assert {one for one, _ in offered(table)} == {"Grizzly Bears"}


@every
def test_evasion_makes_blocking_harder_and_the_reason_is_told(name: str) -> None:
    table = at(name)
    table.battlefield(ANN, "Wind Drake", "Severed Legion", "Phantom Warrior")
    table.battlefield(BOB, "Hill Giant", "Phyrexian Hulk")
    table.begin(ANN)
    table.attack("Wind Drake", "Severed Legion", "Phantom Warrior")
    table.to_question(Kind.BLOCKERS)
    assert offered(table) == {("Phyrexian Hulk", "Severed Legion")}


# -- the book's own counts -----------------------------------------------------------------------


def test_there_are_six_card_types_four_of_permanents_and_five_basic_lands() -> None:
    types = [one for one in TYPE_NAMES if not unknown_types(era.find("2003-07"), one)]
    assert sorted(TYPE_NAMES[one] for one in types) == [
        "artifact",
        "creature",
        "enchantment",
        "instant",
        "land",
        "sorcery",
    ]
    assert len([one for one in types if one & PERMANENT_TYPES]) == 4
    assert len(BASIC_LAND_TYPES) == 5


def test_what_permanents_have_is_activated_triggered_or_static() -> None:
    for name in at_least(360, starter.names()):
        face = card(name).faces[0]
        if not face.types & PERMANENT_TYPES or "Aura" in face.subtypes:
            continue
        kit = characteristics_of(face).kit
        assert kit.spells == [], name
        kinds = [kit.activated, kit.triggered, kit.statics, kit.replacing, kit.costs]
        kinds += [kit.own_cost_changes, kit.keyworded, kit.target_costs, kit.payments]
        kinds += [kit.special]
        assert not kit.all or any(kinds), name


class Printed(msgspec.Struct, rename="camel"):
    """What the card data says of a face."""

    types: list[str]
    printings: list[str] = []
    mana_cost: str = ""
    text: str = ""
    colors: list[str] = []


class Data(msgspec.Struct):
    """The file of card data."""

    data: dict[str, list[Printed]]


@pytest.fixture(scope="module")
def core_set(shared: Path) -> dict[str, Printed]:
    """The cards of the Eighth Edition by name."""
    file = shared / "corpus" / "AtomicCards.json.xz"
    if not file.is_file():
        pytest.skip(f"no corpus at {file}")
    found = msgspec.json.decode(lzma.decompress(file.read_bytes()), type=Data).data
    return {name: faces[0] for name, faces in found.items() if "8ED" in faces[0].printings}


@pytest.mark.slow
def test_costs_of_the_core_set_have_color_but_for_artifacts(core_set: dict[str, Printed]) -> None:
    assert len(core_set) > 300
    for name, one in at_least(100, core_set.items()):
        if not {"Artifact", "Land"} & set(one.types):
            assert set(one.mana_cost) & set("WUBRG"), name


@pytest.mark.slow
def test_no_card_of_the_core_set_is_multicolored(core_set: dict[str, Printed]) -> None:
    assert [name for name, one in core_set.items() if len(one.colors) > 1] == []
    voidslime = card("Voidslime").faces[0]
    assert voidslime.colors == Color.BLUE | Color.GREEN


@pytest.mark.slow
def test_the_core_set_has_no_trample_protection_or_legends(core_set: dict[str, Printed]) -> None:
    for name, one in at_least(100, core_set.items()):
        assert "Legendary" not in one.types, name
        assert not re.search(r"\btrample\b", one.text, re.IGNORECASE), name
        assert not re.search(r"\bprotection from\b", one.text, re.IGNORECASE), name


# -- what a player sees of cards -----------------------------------------------------------------


@every
def test_creatures_show_power_and_toughness_lands_only_while_they_are_creatures(name: str) -> None:
    table = at(name, ANN)
    (wurm, forest) = table.battlefield(ANN, "Spined Wurm", "Forest")
    table.hand(ANN, "Natural Affinity")
    table.begin(ANN)
    view = table.game.view(BOB)
    teller = Teller(language("en"), view, {})
    assert (teller.titled(wurm), teller.titled(forest)) == ("Spined Wurm (5/4)", "Forest")
    table.act(ANN, "cast Natural Affinity")
    table.resolve_all()
    assert Teller(language("en"), table.game.view(BOB), {}).titled(forest) == "Forest (2/2)"


@every
@pytest.mark.parametrize(("code", "first"), [("en", "Giant Growth"), ("es", "Crecimiento")])
def test_a_card_is_shown_with_its_name_first(name: str, code: str, first: str) -> None:
    table = at(name)
    (growth,) = table.hand(ANN, "Giant Growth")
    table.begin(ANN)
    view = table.game.view(ANN)
    shown = view.find(growth)
    assert shown is not None
    names = {"Giant Growth": "Crecimiento gigante"} if code == "es" else {}
    assert described(shown, Teller(language(code), view, names))[0].startswith(first)


@every
def test_lands_pay_for_spells_and_no_more_of_them_than_needed(name: str) -> None:
    table = at(name)
    table.battlefield(ANN, "Forest", "Plains", "Plains", "Island")
    table.hand(ANN, "Glory Seeker")
    table.begin(ANN)
    table.act(ANN, "cast Glory Seeker")
    tapped = [table.game.objects[one].tapped for one in table.game.zones.battlefield]
    assert tapped.count(True) == 2
    assert table.game.players[ANN].pool == []


@every
def test_what_was_removed_is_in_the_deck_again_in_the_next_game(name: str) -> None:
    setup = GameSetup((tuple(deck()), tuple(deck())), seed=3, era=era.find(name))
    game = setup.begin()
    removed = game.players[ANN].library[0]
    perform(game, [ZoneChange(removed, Zone.LIBRARY, Zone.EXILE)])
    assert len(game.zones.exile) == 1
    again = setup.begin()
    held = again.players[ANN]
    assert (len(again.zones.exile), len(held.library) + len(held.hand)) == (0, 60)
