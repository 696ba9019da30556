"""Phasing. CR 702.26, and the turn-based action of 502.1."""

from __future__ import annotations

from jajna.card import Card
from jajna.judge import ANN, BOB, CAT, Table
from jajna.judge.scenario import writing
from jajna.kernel.door.perform import perform
from jajna.kernel.zones.move import in_order
from jajna.kernel.zones.phasing import phasing_in, phasing_out
from jajna.simulation.invariants import why_zones_disagree
from jajna.vocab import Keyword, Step, Zone
from tests.mechanics.bench import cast, creature, permanent, text_card
from tests.rules.cards import CARDS
from tests.table import table

DRAKE = creature("Drake", 3, 3, "Flying\nPhasing")
WARDEN = creature("Warden", 2, 2, "{T}: You gain 1 life.")
CHARM = "Target permanent phases out."


def aura(text: str = "Enchanted creature gets +2/+2.", name: str = "Might") -> Card:
    """An Aura for creatures."""
    return text_card(name, "Enchantment — Aura", f"Enchant creature\n{text}")


def gear(text: str = "Equipped creature gets +1/+1.", name: str = "Blade") -> Card:
    """An Equipment."""
    return text_card(name, "Artifact — Equipment", f"{text}\nEquip {{0}}")


def phase_out(at: Table, thing: int, by: int = ANN) -> None:
    """A permanent phases out by a spell."""
    cast(at, CHARM, thing, by=by)


def board(at: Table) -> list[str]:
    """Names of the permanents that exist for the game, sorted."""
    return sorted(at.names_in(Zone.BATTLEFIELD))


def away(at: Table) -> list[str]:
    """Names of what is phased out, sorted."""
    return sorted(thing.base.name for thing in at.game.zones.phased.values())


def test_702_26a_permanents_with_phasing_phase_out_in_their_controllers_untap_step() -> None:
    at = table()
    at.battlefield(ANN, DRAKE)
    at.battlefield(BOB, DRAKE)
    at.to_turn(BOB, Step.UPKEEP)

    assert away(at) == ["Drake"]
    assert [at.game.object(one).controller for one in at.game.zones.battlefield] == [ANN]


def test_702_26a_they_phase_in_in_the_next_untap_step_of_the_same_player() -> None:
    at = table()
    drake = at.battlefield(ANN, DRAKE)[0]
    at.to_turn(ANN, Step.UPKEEP)
    assert away(at) == ["Drake"]
    at.to_turn(BOB, Step.UPKEEP)
    assert away(at) == ["Drake"]
    at.to_turn(ANN, Step.UPKEEP)

    assert away(at) == []
    assert at.game.zones.battlefield == [drake]


def test_502_1_some_phase_in_as_others_phase_out_at_the_same_time() -> None:
    at = table()
    away_now = at.battlefield(ANN, creature("Wisp", 1, 1, "Phasing"))[0]
    phase_out(at, away_now)
    at.battlefield(ANN, DRAKE)
    at.to_turn(ANN, Step.UPKEEP)

    assert board(at) == ["Wisp"]
    assert away(at) == ["Drake"]


def test_502_1_what_phases_in_untaps_in_that_step() -> None:
    at = table()
    drake = at.battlefield(ANN, DRAKE, tapped=True)[0]
    phase_out(at, drake)
    at.to_turn(ANN, Step.UPKEEP)

    assert at.game.objects[drake].tapped is False


def test_702_26b_a_phased_out_permanent_is_not_counted() -> None:
    at = table()
    bears = at.battlefield(ANN, "Bear", "Bear", "Bear")
    phase_out(at, bears[0])
    before = len(at.game.players[ANN].hand)
    cast(at, "Draw a card for each creature you control.")

    assert len(at.game.players[ANN].hand) == before + 2


def test_702_26b_a_phased_out_permanent_is_not_destroyed_with_all() -> None:
    at = table()
    bears = at.battlefield(ANN, "Bear", "Bear")
    phase_out(at, bears[0])
    cast(at, "Destroy all creatures.")

    assert away(at) == ["Bear"]
    assert at.names_in(Zone.GRAVEYARD, ANN).count("Bear") == 1


def test_702_26b_it_is_removed_from_combat() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    at.attack(bear)
    at.to(Step.DECLARE_ATTACKERS)
    at.hand(BOB, text_card("Blink", "Instant", CHARM))
    at.act(BOB, "cast Blink", bear)
    at.resolve()

    assert at.game.turn.combat is not None
    assert not at.game.turn.combat.is_attacking(bear)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 20


def test_702_26b_it_can_t_be_targeted_and_a_spell_that_targets_it_does_nothing() -> None:
    at = table()
    bear = at.battlefield(BOB, "Bear")[0]
    at.hand(ANN, text_card("Zap", "Instant", "Zap deals 2 damage to target creature."))
    at.hand(BOB, text_card("Blink", "Instant", CHARM))
    at.begin(ANN)
    at.act(ANN, "cast Zap", bear)
    at.act(BOB, "cast Blink", bear)
    at.resolve_all()

    assert away(at) == ["Bear"]
    assert at.game.zones.phased[bear].damage == 0
    assert at.game.objects.get(bear) is None


def test_702_26b_its_static_abilities_do_nothing() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    lord = at.battlefield(ANN, creature("Lord", 2, 2, "Other creatures you control get +1/+1."))[0]
    assert at.power_toughness("Bear") == (3, 3)
    phase_out(at, lord)
    assert at.power_toughness("Bear") == (2, 2)
    at.to_turn(ANN)

    assert at.power_toughness("Bear") == (3, 3)


def test_702_26b_its_triggered_abilities_do_nothing() -> None:
    at = table()
    seer = at.battlefield(
        ANN, creature("Seer", 1, 1, "At the beginning of each upkeep, you gain 1 life.")
    )[0]
    phase_out(at, seer)
    at.to_turn(BOB)
    assert at.life(ANN) == 20
    at.to_turn(ANN)

    assert at.life(ANN) == 21


def test_702_26b_the_legend_rule_doesn_t_see_it() -> None:
    at = table()
    hero = text_card("Hero", "Legendary Creature", "", ("2", "2"))
    first = at.battlefield(ANN, hero)[0]
    phase_out(at, first)
    at.hand(ANN, hero)
    at.begin(ANN)
    at.act(ANN, "cast Hero")
    at.resolve()

    assert board(at) == ["Hero"]
    assert away(at) == ["Hero"]


def test_702_26c_once_phased_in_it_is_treated_as_existing_again() -> None:
    at = table()
    warden = at.battlefield(ANN, WARDEN)[0]
    phase_out(at, warden)
    at.to_turn(ANN)
    at.act(ANN, f"activate {warden}")
    at.resolve()

    assert at.life(ANN) == 21


def test_702_26d_nothing_enters_or_leaves_the_battlefield() -> None:
    at = table()
    at.battlefield(BOB, permanent("Bell", text="Whenever a creature enters, you gain 1 life."))
    at.battlefield(
        BOB, permanent("Gong", text="Whenever a creature leaves the battlefield, you gain 1 life.")
    )
    bear = at.battlefield(ANN, "Bear")[0]
    phase_out(at, bear)
    at.resolve_all()
    at.to_turn(ANN)

    assert board(at) == ["Bear", "Bell", "Gong"]
    assert at.life(BOB) == 20


def test_702_26d_it_stays_the_same_object_with_its_counters() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    cast(at, "Put a +1/+1 counter on target creature.", bear)
    phase_out(at, bear)
    at.to_turn(ANN)

    assert at.power_toughness(bear) == (3, 3)


def test_702_26d_a_token_continues_to_exist() -> None:
    at = table()
    cast(at, "Create a 1/1 white Soldier creature token.")
    token = at.game.zones.battlefield[0]
    phase_out(at, token)
    at.to_turn(BOB)
    at.to_turn(ANN)

    assert at.game.zones.battlefield == [token]
    assert at.game.objects[token].token


def test_702_26d_a_creature_that_phases_in_isn_t_held_back_by_summoning_sickness() -> None:
    at = table()
    drake = at.battlefield(ANN, DRAKE)[0]
    phase_out(at, drake)
    at.to_turn(ANN)
    at.attack(drake)
    at.to(Step.POSTCOMBAT_MAIN)

    assert at.life(BOB) == 17


def test_702_26d_a_creature_that_was_new_as_it_phased_out_can_attack_after_it_phased_in() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear", sick=True)[0]
    phase_out(at, bear)
    at.to_turn(ANN)
    at.attack(bear)

    assert at.game.turn.combat is not None
    assert at.game.turn.combat.is_attacking(bear)


def test_702_26e_an_effect_that_begins_meanwhile_doesn_t_affect_it() -> None:
    at = table()
    bears = at.battlefield(ANN, "Bear", "Bear")
    phase_out(at, bears[0])
    cast(at, "Creatures you control get +1/+1 until end of turn.")
    perform(at.game, phasing_in(at.game, [bears[0]]))

    assert at.power_toughness(bears[0]) == (2, 2)
    assert at.power_toughness(bears[1]) == (3, 3)


def test_702_26f_an_effect_that_hasn_t_expired_affects_it_again() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    cast(at, "Target creature gets +1/+1 until end of turn.", bear)
    phase_out(at, bear)
    perform(at.game, phasing_in(at.game, [bear]))

    assert at.power_toughness(bear) == (3, 3)


def test_702_26f_an_effect_that_expired_meanwhile_affects_it_no_longer() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    cast(at, "Target creature gets +1/+1 until end of turn.", bear)
    phase_out(at, bear)
    at.to_turn(ANN)

    assert at.power_toughness(bear) == (2, 2)


def test_702_26f_an_effect_that_lasts_as_long_as_its_source_remains_ends_with_it() -> None:
    at = table()
    thief = at.battlefield(
        ANN,
        creature(
            "Thief",
            1,
            1,
            "When this creature enters, gain control of target artifact for as long as you control "
            "this creature.",
        ),
    )
    relic = at.battlefield(BOB, "Relic")[0]
    at.game.players[ANN].hand.clear()
    at.hand(ANN, at.game.objects[thief[0]].definition.card)
    at.begin(ANN)
    at.act(ANN, "cast Thief")
    at.choose(relic)
    at.resolve_all()
    assert at.game.objects[relic].controller == ANN
    phase_out(at, at.game.zones.battlefield[-1])
    assert at.game.objects[relic].controller == BOB
    at.to_turn(ANN)

    assert at.game.objects[relic].controller == BOB


def test_702_26g_what_is_attached_phases_out_indirectly_and_in_again_with_it() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    might = at.put(BOB, Zone.BATTLEFIELD, aura(), attached_to=bear)[0]
    blade = at.put(ANN, Zone.BATTLEFIELD, gear(), attached_to=bear)[0]
    phase_out(at, bear)
    assert away(at) == ["Bear", "Blade", "Might"]
    at.to_turn(BOB)
    assert away(at) == ["Bear", "Blade", "Might"]
    at.to_turn(ANN)

    assert at.power_toughness(bear) == (5, 5)
    assert at.game.objects[might].attached_to == bear
    assert at.game.objects[blade].attached_to == bear


def test_702_26g_an_aura_on_what_phases_out_indirectly_goes_along() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    blade = at.put(ANN, Zone.BATTLEFIELD, gear(), attached_to=bear)[0]
    rust = text_card("Rust", "Enchantment — Aura", "Enchant artifact")
    at.put(BOB, Zone.BATTLEFIELD, rust, attached_to=blade)
    phase_out(at, bear)
    assert away(at) == ["Bear", "Blade", "Rust"]
    at.to_turn(ANN)

    assert board(at) == ["Bear", "Blade", "Rust"]


def test_702_26h_what_would_phase_out_both_ways_does_so_indirectly() -> None:
    at = table()
    drake = at.battlefield(ANN, DRAKE)[0]
    at.put(ANN, Zone.BATTLEFIELD, aura("Phasing"), attached_to=drake)
    at.to_turn(ANN, Step.UPKEEP)

    might = next(one for one in at.game.zones.phased.values() if one.base.name == "Might")
    assert might.phased_with == drake
    at.to_turn(ANN, Step.UPKEEP)
    assert away(at) == []
    assert at.game.objects[might.id].attached_to == drake


def test_702_26i_an_aura_that_phased_out_directly_is_attached_again() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    might = at.put(ANN, Zone.BATTLEFIELD, aura(), attached_to=bear)[0]
    phase_out(at, might)
    assert at.power_toughness(bear) == (2, 2)
    assert at.game.objects[bear].attachments == []
    at.to_turn(ANN)

    assert at.power_toughness(bear) == (4, 4)
    assert at.game.objects[bear].attachments == [might]


def test_702_26i_an_aura_whose_creature_is_gone_phases_in_unattached_and_is_put_away() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    might = at.put(ANN, Zone.BATTLEFIELD, aura(), attached_to=bear)[0]
    phase_out(at, might)
    cast(at, "Destroy target creature.", bear)
    at.to_turn(ANN)

    assert sorted(at.names_in(Zone.GRAVEYARD, ANN))[:2] == ["Bear", "Might"]
    assert board(at) == []


def test_702_26i_an_equipment_whose_creature_is_gone_stays_unattached() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    blade = at.put(ANN, Zone.BATTLEFIELD, gear(), attached_to=bear)[0]
    phase_out(at, blade)
    cast(at, "Destroy target creature.", bear)
    at.to_turn(ANN)

    assert at.game.objects[blade].attached_to == -1


def test_702_26i_both_phasing_in_together_are_attached_again() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    might = at.put(ANN, Zone.BATTLEFIELD, aura(), attached_to=bear)[0]
    phase_out(at, might)
    phase_out(at, bear)
    at.to_turn(ANN)

    assert at.game.objects[might].attached_to == bear
    assert at.power_toughness(bear) == (4, 4)


def test_702_26j_nothing_becomes_attached_or_unattached() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent(
            "Bell",
            text="Whenever an Aura becomes attached to a creature, you gain 1 life.",
        ),
    )
    bear = at.battlefield(ANN, "Bear")[0]
    might = at.put(ANN, Zone.BATTLEFIELD, aura(), attached_to=bear)[0]
    phase_out(at, might)
    at.to_turn(ANN)

    assert at.game.objects[might].attached_to == bear
    assert at.life(ANN) == 20


def test_702_26k_what_is_phased_out_leaves_the_game_with_its_owner() -> None:
    at = table(3)
    bear = at.battlefield(BOB, "Bear")[0]
    at.battlefield(
        ANN, permanent("Gong", text="Whenever a creature leaves the battlefield, you gain 1 life.")
    )
    phase_out(at, bear)
    at.game.concede(BOB)

    assert at.game.zones.phased == {}
    assert at.life(ANN) == 20


def test_702_26m_nothing_phases_if_the_untap_step_is_skipped() -> None:
    at = table()
    at.battlefield(ANN, DRAKE)
    at.game.players[ANN].skips[int(Step.UNTAP)] = 1
    at.to_turn(ANN)

    assert board(at) == ["Drake"]


def test_702_26n_what_phased_out_under_somebody_who_left_phases_in_later() -> None:
    at = table(3)
    bear = at.battlefield(ANN, "Bear")[0]
    cast(at, "Gain control of target creature.", bear, by=BOB)
    assert at.game.objects[bear].controller == BOB
    phase_out(at, bear)
    at.game.concede(BOB)
    assert away(at) == ["Bear"]
    at.to_turn(CAT, Step.UPKEEP)

    assert away(at) == []
    assert at.game.objects[bear].controller == ANN


def test_702_26p_several_instances_are_redundant() -> None:
    at = table()
    drake = at.battlefield(ANN, creature("Wisp", 1, 1, "Phasing\nPhasing"))[0]
    at.to_turn(ANN, Step.UPKEEP)
    assert away(at) == ["Wisp"]
    at.to_turn(ANN, Step.UPKEEP)

    assert at.game.zones.battlefield == [drake]


def test_603_10b_what_triggers_as_something_phases_out_looks_back() -> None:
    at = table()
    at.battlefield(
        ANN, creature("Imp", 2, 2, "Phasing\nWhen this creature phases out, draw a card.")
    )
    before = len(at.game.players[ANN].hand)
    at.to_turn(ANN, Step.UPKEEP)
    at.resolve_all()

    assert away(at) == ["Imp"]
    assert len(at.game.players[ANN].hand) == before + 1


def test_702_26c_something_can_trigger_as_it_phases_in() -> None:
    at = table()
    imp = at.battlefield(
        ANN, creature("Imp", 2, 2, "Phasing\nWhenever this creature phases in, you gain 1 life.")
    )[0]
    phase_out(at, imp)
    at.to_turn(ANN, Step.UPKEEP)
    at.resolve_all()

    assert at.life(ANN) == 21


def test_514_2_damage_wears_off_while_it_is_phased_out() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    cast(at, "Spell deals 1 damage to target creature.", bear)
    phase_out(at, bear)
    assert at.game.zones.phased[bear].damage == 1
    at.to_turn(BOB)

    assert at.game.zones.phased[bear].damage == 0


def test_702_26a_granted_phasing_counts() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    at.put(BOB, Zone.BATTLEFIELD, aura("Enchanted creature has phasing."), attached_to=bear)
    assert at.game.objects[bear].has(Keyword.PHASING)
    at.to_turn(ANN, Step.UPKEEP)

    assert away(at) == ["Bear", "Might"]
    assert why_zones_disagree(at.game) is None


def test_702_26b_a_fork_has_its_own_phased_out_permanents() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    phase_out(at, bear)
    fork = at.game.fork()
    fork.kernel.happen(fork, phasing_in(fork, [bear]))

    assert bear in fork.objects
    assert away(at) == ["Bear"]
    assert at.game.zones.phased[bear] is not fork.objects[bear]


def test_702_26d_players_still_see_it() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    phase_out(at, bear)
    view = at.game.view(BOB)

    assert [thing.name for thing in view.phased_out] == ["Bear"]
    assert view.battlefield == []


def test_702_26b_who_writes_a_position_down_is_told_what_is_phased_out() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    phase_out(at, bear)
    written = writing.of(at.game, "Away")

    assert "Bear is phased out." in [str(said) for said in written.omitted]


def test_702_26g_what_phases_out_indirectly_stays_attached_whichever_is_named_first() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    might = at.put(ANN, Zone.BATTLEFIELD, aura(), attached_to=bear)[0]
    perform(at.game, phasing_out(at.game, [might, bear]))
    assert at.game.zones.phased[might].phased_with == bear
    perform(at.game, phasing_in(at.game, [bear]))

    assert at.game.objects[bear].attachments == [might]
    assert at.game.objects[might].attached_to == bear
    assert at.power_toughness(bear) == (4, 4)


def test_702_26d_what_phases_in_comes_last_in_the_order_of_the_battlefield() -> None:
    at = table(ann=["Bear", "Wall", "Giant", "Field", "Relic"])
    bear, wall = at.game.zones.battlefield[:2]
    perform(at.game, phasing_out(at.game, [bear]))
    perform(at.game, phasing_in(at.game, [bear]))

    assert at.game.zones.battlefield[-1] == bear
    assert in_order(at.game, {bear: True, wall: True}) == [wall, bear]


def test_704_5k_a_world_that_phases_in_is_no_newer_for_it() -> None:
    at = table()
    older = at.battlefield(ANN, CARDS["Concordant Crossroads"])[0]
    perform(at.game, phasing_out(at.game, [older]))
    at.battlefield(ANN, CARDS["Arboria"])
    perform(at.game, phasing_in(at.game, [older]))
    at.begin(ANN)

    assert board(at) == ["Arboria"]
