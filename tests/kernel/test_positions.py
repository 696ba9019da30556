"""What two positions must have in common to go on alike. CR 104.4b."""

from __future__ import annotations

import pytest

from jajna.events.damage import DamageDealt
from jajna.events.marks import DAMAGED_BY
from jajna.events.moves import ZoneChange
from jajna.events.permanents import Tapped
from jajna.judge import ANN, BOB, Table
from jajna.kernel.door.perform import perform
from jajna.kernel.ending.positions import Position, survey
from jajna.vocab import Zone
from tests.table import table

OBJECT = {
    "told": "arrived attached_to attachments attacked_in attacks base came_from controller "
    "counter_times copied_card counters damage deathtouched face face_down face_down_by "
    "face_down_values first_controller flipped id item marks now owner phased_with since_turn "
    "tapped timestamp token used zone",
    "known from others": "beneath copiable definition left_at mana partner parts",
}
PLAYER = {
    "told": "agendas attacked_lately controlled_by counters drew drew_from_empty graveyard hand "
    "has_won history id in_game lands_played last_turn latest_turn left_with library life "
    "next_controlled_by outside pool skips speed spells turn_before turns_after_next turns_begun "
    "turns_missed",
    "always the same": "noted starting_life usual_hand",
    "known from others": "kept_actions kept_instant_actions sources woken",
    "without effect on what comes": "mulligans name pays_by_hand",
}
GAME = {
    "told": "chance effects frames objects players turn zones",
    "of what has been": "history knowledge",
    "known from others": "characteristics definitions state_based",
    "always the same": "era kernel names settings",
    "not while nobody is asked": "_asked outcome over",
}
RECORDS = {
    "zones": {
        "told": "battlefield command exile phased stack",
        "known from others": "out_of_order",
        "not while nobody is asked": "leaving",
    },
    "turn": {
        "told": "active cast_last_turn combat combat_phases end_steps extra_marks extra_steps "
        "extra_turns main_phases mark marked_steps next_steps number phase_mark postcombat_steps "
        "step upkeeps",
        "of what has been": "began hands last_began untapped_lands",
        "known from others": "activated",
    },
    "effects": {
        "told": "delayed lasting pending shields upcoming",
        "known from others": "clock ruled rules",
    },
    "objects": {
        "told": "held",
        "of what has been": "became departed",
        "known from others": "count next_id parted",
    },
    "players": {
        "told": "commanders decks designations held planar_controller ranges reversed",
        "of what has been": "given_at",
        "always the same": "creatures variant",
    },
    "state_based": {
        "told": "departed_tokens",
        "of what has been": "checked_until",
        "known from others": "settled to_check watched",
    },
}
"""What the records hold that tell something themselves."""


@pytest.mark.pure_only
def test_104_4b_every_field_is_told_or_makes_no_difference() -> None:
    """Whoever adds a field says here what it has to do with the future, and tells it if it has."""
    game = table().game
    for thing, known in (
        (game.objects[100], OBJECT),
        (game.players[0], PLAYER),
        (game, GAME),
        *((vars(game)[name], known) for name, known in RECORDS.items()),
    ):
        assert set(vars(thing)) == {name for names in known.values() for name in names.split()}


def shape(position: Table) -> Position:
    """The position where the game stands."""
    found = survey(position.game)
    assert found is not None
    return found


def test_104_4b_new_ids_and_timestamps_make_no_difference() -> None:
    position = table()
    position.battlefield(ANN, "Grizzly Bears", "Forest")
    position.begin(ANN)
    before = shape(position)
    for _ in range(2):
        bears = position.id("Grizzly Bears")
        perform(position.game, [ZoneChange(bears, Zone.BATTLEFIELD, Zone.HAND)])
        card = position.game.objects.latest(bears)
        perform(position.game, [ZoneChange(card, Zone.HAND, Zone.BATTLEFIELD)])
        if before.shape == shape(position).shape:
            return  # it is the later of the two, and newly there, from the first time on
        before = shape(position)
    raise AssertionError("the position never comes again")


def test_104_4b_a_tapped_permanent_makes_a_difference() -> None:
    position = table()
    (forest,) = position.battlefield(ANN, "Forest")
    position.begin(ANN)
    before = shape(position)
    perform(position.game, [Tapped(forest)])
    assert shape(position).shape != before.shape


def test_104_4b_so_does_the_order_of_a_library() -> None:
    position = table()
    position.library(BOB, "Forest", "Island")
    position.begin(ANN)
    before = shape(position)
    library = position.game.players[BOB].library
    library[0], library[1] = library[1], library[0]
    assert shape(position).shape != before.shape


def test_104_4b_life_is_told_apart() -> None:
    position = table()
    position.begin(ANN)
    before = shape(position)
    position.set_life(BOB, 17)
    after = shape(position)
    assert after.shape == before.shape
    assert [change for change in before.growth(after) if change] == [-3]


def test_104_4b_what_was_noted_in_an_earlier_turn_makes_no_difference() -> None:
    position = table()
    (bears,) = position.battlefield(ANN, "Grizzly Bears")
    position.begin(ANN)
    before = shape(position)
    turn = position.game.turn.number
    position.game.objects.own(bears).mark(DAMAGED_BY, [turn - 1, bears])
    assert shape(position).shape == before.shape
    position.game.objects.own(bears).mark(DAMAGED_BY, [turn, bears])
    assert shape(position).shape != before.shape


def test_104_4b_departed_sources_of_damage_are_told_apart() -> None:
    position = table()
    (bears,) = position.battlefield(ANN, "Grizzly Bears")
    position.begin(ANN)
    (giant,) = position.hand(BOB, "Hill Giant")
    told = []
    for _ in range(3):
        perform(position.game, [ZoneChange(giant, Zone.HAND, Zone.BATTLEFIELD)])
        giant = position.game.objects.latest(giant)
        perform(position.game, [DamageDealt(giant, bears, 1)])
        perform(position.game, [ZoneChange(giant, Zone.BATTLEFIELD, Zone.HAND)])
        giant = position.game.objects.latest(giant)
        told.append(shape(position))
    assert told[1].shape == told[2].shape
    # Damage marked, sources of damage, and what was dealt by sources of a color this turn.
    assert sum(told[1].growth(told[2])) == 3


def test_104_4b_in_the_middle_of_an_action_there_is_no_position() -> None:
    position = table()
    position.battlefield(ANN, "Mountain")
    position.hand(ANN, "Shock")
    position.begin(ANN)
    position.game.answer(position.action(ANN, "cast Shock"))
    assert survey(position.game) is None
