"""What a player can do is found once and kept for as long as it holds. CR 117.1."""

from __future__ import annotations

from jajna.decision import Activate, Cast, Kind, TakeAction
from jajna.events.permanents import Untapped
from jajna.judge import ANN, BOB, Table
from jajna.kernel.casting import available_actions
from jajna.kernel.casting.available_actions import legal_actions
from jajna.kernel.door.perform import perform
from jajna.simulation.invariants import why_listed_wrongly
from jajna.vocab import Step, Zone
from tests.mechanics.bench import creature, permanent, spell
from tests.table import table


def kept(position: Table, player: int = ANN) -> bool:
    """Whether what the player could do is kept and holds."""
    return available_actions.kept(position.game, player) is not None


def looked_at(position: Table, player: int = ANN) -> Table:
    """The position after somebody looked at what the player can do."""
    legal_actions(position.game, player)
    assert kept(position, player)
    return position


def test_117_1_a_step_without_events_changes_nothing_for_instants() -> None:
    position = table()
    position.hand(ANN, "Shock")
    position.battlefield(ANN, "Mountain")
    position.begin(ANN, Step.BEGINNING_OF_COMBAT)
    known = available_actions.kept(looked_at(position).game, ANN)
    assert known is not None
    assert [type(one) for one in known.found] == [Cast]
    position.to(Step.END_OF_COMBAT)
    assert known.holds(position.game, position.game.players[ANN], False)


def test_117_1a_sorceries_are_looked_for_again_in_a_main_phase() -> None:
    position = table()
    position.hand(ANN, "Grizzly Bears")
    position.battlefield(ANN, "Forest", "Forest")
    position.begin(ANN, Step.END_OF_COMBAT)
    assert legal_actions(looked_at(position).game, ANN) == []
    position.to(Step.POSTCOMBAT_MAIN)
    assert len(legal_actions(position.game, ANN)) == 1


def test_117_1a_what_a_main_phase_allows_is_kept_beside_what_goes_at_other_times() -> None:
    position = table()
    position.hand(ANN, "Grizzly Bears")
    position.battlefield(ANN, "Forest", "Forest")
    position.begin(ANN)
    in_main = available_actions.kept(looked_at(position).game, ANN)
    position.to(Step.BEGINNING_OF_COMBAT)
    assert legal_actions(position.game, ANN) == []
    position.to(Step.POSTCOMBAT_MAIN)
    assert in_main is not None
    assert in_main.holds(position.game, position.game.players[ANN], True)


def test_117_1_what_happens_makes_it_be_found_anew() -> None:
    position = table()
    position.hand(ANN, "Shock")
    position.battlefield(ANN, "Mountain")
    position.hand(BOB, "Shock")
    position.battlefield(BOB, "Mountain")
    looked_at(position)
    position.act(BOB, "cast Shock", ANN)
    assert not kept(position)
    position.resolve()
    looked_at(position)


def test_117_1_nothing_to_do_stays_so_until_the_player_gets_something_new() -> None:
    position = table()
    position.begin(ANN)
    position.put(ANN, Zone.BATTLEFIELD, "Mountain", tapped=True)
    position.hand(ANN, "Shock")
    position.hand(BOB, "Shock")
    position.battlefield(BOB, "Mountain")
    assert legal_actions(looked_at(position).game, ANN) == []
    position.act(BOB, "cast Shock", ANN)
    position.resolve()
    assert position.life(ANN) == 18
    assert kept(position), "nothing of it gives Ann anything to do"
    perform(position.game, [Untapped(position.game.zones.battlefield[0])])
    assert not kept(position)
    assert len(legal_actions(position.game, ANN)) == 1


def test_602_2b_an_ability_that_takes_too_much_mana_waits_for_more() -> None:
    position = table(ann=[permanent("Lamp", text="{2}: You gain 1 life."), "Mountain"])
    position.hand(BOB, "Shock")
    position.battlefield(BOB, "Mountain")
    position.begin(ANN)
    assert legal_actions(looked_at(position).game, ANN) == []
    position.act(BOB, "cast Shock", ANN)
    position.resolve()
    assert kept(position), "nothing of it gives Ann more mana"
    position.battlefield(ANN, "Mountain")
    assert [type(one) for one in legal_actions(position.game, ANN)] == [Activate]


def test_118_3_an_ability_of_a_tapped_permanent_waits_until_it_untaps() -> None:
    position = table(ann=[permanent("Lamp", text="{T}: You gain 1 life.")])
    position.begin(ANN)
    position.act(ANN, "activate Lamp")
    position.resolve()
    assert legal_actions(looked_at(position).game, ANN) == []
    (lamp,) = [one for one in position.game.zones.battlefield if position.game.objects[one].tapped]
    perform(position.game, [Untapped(lamp)])
    assert [type(one) for one in legal_actions(position.game, ANN)] == [Activate]


def test_602_5d_equipping_waits_for_a_main_phase() -> None:
    position = table(ann=["Bear", permanent("Spoon", "Artifact — Equipment", "Equip {0}")])
    position.begin(ANN, Step.BEGINNING_OF_COMBAT)
    assert legal_actions(looked_at(position).game, ANN) == []
    position.to(Step.POSTCOMBAT_MAIN)
    assert [type(one) for one in legal_actions(position.game, ANN)] == [Activate]


def test_500_what_a_player_chooses_as_a_cost_does_not_depend_on_the_step() -> None:
    position = table(ann=[permanent("Altar", text="{1}, Sacrifice a creature: You gain 1 life.")])
    position.begin(ANN, Step.BEGINNING_OF_COMBAT)
    known = available_actions.kept(looked_at(position).game, ANN)
    assert known is not None
    assert not known.timed
    position.to(Step.END_OF_COMBAT)
    assert known.holds(position.game, position.game.players[ANN], False)


def test_117_1_what_was_kept_wrongly_is_found() -> None:
    position = table()
    position.hand(ANN, "Shock")
    position.battlefield(ANN, "Mountain")
    position.begin(ANN)
    question = position.asked
    assert question is not None and question.kind is Kind.PRIORITY
    assert why_listed_wrongly(position.game) is None
    legal_actions(position.game, ANN).clear()
    message = why_listed_wrongly(position.game)
    assert message is not None and message.startswith(f"what player {ANN} could do is kept as []")


def test_602_5a_an_ability_for_one_step_is_found_when_the_step_begins() -> None:
    position = table(
        ann=[permanent("Clock", text="{0}: You gain 1 life. Activate only during your end step.")]
    )
    position.begin(ANN, Step.BEGINNING_OF_COMBAT)
    assert legal_actions(looked_at(position).game, ANN) == []
    position.to(Step.END)
    assert len(legal_actions(position.game, ANN)) == 1


def test_511_3_what_needs_attackers_is_no_longer_there_after_combat() -> None:
    position = table(ann=["Bear"])
    position.hand(BOB, spell("Tap target attacking creature.", "Trip"))
    position.attack("Bear", at=BOB)
    position.to(Step.END_OF_COMBAT)
    assert [type(one) for one in legal_actions(looked_at(position, BOB).game, BOB)] == [Cast]
    position.to(Step.POSTCOMBAT_MAIN)
    assert legal_actions(position.game, BOB) == []


def test_116_2_special_actions_of_permanents_are_offered_to_their_controller_too() -> None:
    text = "Players can't search libraries. Any player may pay {0} for that player to ignore this "
    text += "effect until end of turn."
    position = table(ann=[creature("Warden", text=text)])
    assert [type(one) for one in legal_actions(position.game, ANN)] == [TakeAction]
    assert [type(one) for one in legal_actions(position.game, BOB)] == [TakeAction]


def test_305_1_a_land_that_can_do_something_in_a_graveyard_is_not_played_from_there() -> None:
    ruin = permanent("Ruin", "Land", "{0}: Return Ruin from your graveyard to your hand.", cost="")
    position = table()
    position.graveyard(ANN, ruin)
    position.begin(ANN)
    assert [type(one) for one in legal_actions(position.game, ANN)] == [Activate]


TIMED = "{0}: You gain 1 life. Activate only during combat."


def test_602_5b_what_can_be_activated_in_combat_alone_comes_and_goes_with_it() -> None:
    position = looked_at(table(ann=[permanent("Horn", text=TIMED)]))
    (horn,) = [position.id("Horn")]

    def offered() -> bool:
        return Activate(horn, 0) in legal_actions(position.game, ANN)

    assert not offered()
    position.to(Step.BEGINNING_OF_COMBAT)
    assert offered()
    position.to(Step.POSTCOMBAT_MAIN)
    assert not offered()


def test_602_5b_what_another_can_activate_in_combat_alone_comes_and_goes_with_it() -> None:
    position = looked_at(table(bob=[permanent("Horn", text=TIMED)]), BOB)
    (horn,) = [position.id("Horn")]

    def offered() -> bool:
        return Activate(horn, 0) in legal_actions(position.game, BOB)

    assert not offered()
    position.to(Step.BEGINNING_OF_COMBAT)
    assert offered()
    position.to(Step.POSTCOMBAT_MAIN)
    assert not offered()
