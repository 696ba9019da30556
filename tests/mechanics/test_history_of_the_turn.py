"""What happened this turn, as abilities ask it: moved cards, phases, crews. CR 608.2h."""

from __future__ import annotations

from jajna.decision import Assign, Kind, Several
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell, text_card
from tests.table import CAT, table

DRAW = "draw a card."


def test_603_4_a_card_that_left_your_graveyard_counts_and_one_of_another_does_not() -> None:
    for owner, drawn in ((ANN, 1), (BOB, 0)):
        text = f"At the beginning of your end step, if a card left your graveyard this turn, {DRAW}"
        at = table(ann=[permanent("Lore", "Enchantment", text)])
        at.library(ANN, "Bear", "Bear")
        at.graveyard(owner, "Forest")
        cast(at, "Exile target card from a graveyard.", "Forest")
        before = len(at.game.players[ANN].hand)
        at.to(Step.END)
        at.resolve_all()
        assert len(at.game.players[ANN].hand) - before == drawn, owner


def test_603_4_what_was_exiled_this_turn_counts_also_when_it_has_returned() -> None:
    text = "At the beginning of your end step, if a card was put into exile this turn, draw a card."
    at = table(ann=[permanent("Lore", "Enchantment", text), "Bear"])
    at.library(ANN, "Forest", "Forest")
    cast(
        at,
        "Exile target creature you control, then return it to the battlefield under its owner's "
        "control.",
        "Bear",
    )
    assert "Bear" in at.names_in(Zone.BATTLEFIELD)
    at.to(Step.END)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == 1


def test_108_2b_an_exiled_token_is_no_card() -> None:
    text = "At the beginning of your end step, if a card was put into exile this turn, draw a card."
    at = table(ann=[permanent("Lore", "Enchantment", text)])
    at.library(ANN, "Forest", "Forest")
    cast(at, "Create a 1/1 green Saproling creature token.")
    cast(at, "Exile target creature.", "Saproling Token")
    at.to(Step.END)
    at.resolve_all()
    assert at.game.players[ANN].hand == []


def test_119_9_life_gained_or_lost_is_one_condition() -> None:
    for text, drawn in (
        ("You gain 1 life.", 1),
        ("You lose 1 life.", 1),
        ("Target opponent loses 1 life.", 0),
    ):
        lore = f"At the beginning of your end step, if you gained or lost life this turn, {DRAW}"
        at = table(ann=[permanent("Lore", "Enchantment", lore)])
        at.library(ANN, "Forest", "Forest")
        cast(at, text, *(["Bob"] if "Target" in text else []))
        at.to(Step.END)
        at.resolve_all()
        assert len(at.game.players[ANN].hand) == drawn, text


def test_119_9_gaining_and_losing_life_each_trigger_on_your_turn_only() -> None:
    text = "Whenever you gain or lose life during your turn, ~ gets +1/+0 until end of turn."
    at = table(ann=[creature("Bat", 1, 1, text)])
    cast(at, "You gain 2 life.")
    cast(at, "You lose 2 life.")
    at.resolve_all()
    assert at.power_toughness("Bat") == (3, 1)
    at.to_turn(BOB)
    cast(at, "Target opponent loses 1 life.", "Ann", by=BOB)
    at.resolve_all()
    assert at.power_toughness("Bat") == (1, 1)


def test_603_2c_creating_tokens_triggers_for_each_and_sacrificing_one_as_well() -> None:
    text = "Whenever you create or sacrifice a token, each opponent loses 1 life."
    at = table(ann=[creature("Bat", 1, 1, text)])
    cast(at, "Create two 1/1 green Saproling creature tokens.")
    at.resolve_all()
    assert at.life(BOB) == 18
    cast(at, "Sacrifice a creature token.", then=("Saproling Token",))
    at.resolve_all()
    assert at.life(BOB) == 17


def test_701_26a_tapping_an_untapped_creature_of_an_opponent_triggers_once_for_each() -> None:
    text = "Whenever you tap an untapped creature an opponent controls, draw a card."
    at = table(
        ann=[permanent("Lore", "Enchantment", text), "Bear"], bob=[creature("Ox"), creature("Elk")]
    )
    at.library(ANN, "Forest", "Forest", "Forest")
    cast(at, "Tap target creature.", "Ox")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == 1
    cast(at, "Tap target creature.", "Ox")  # it is tapped already
    cast(at, "Tap target creature.", "Bear")  # nobody's but hers
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == 1


def test_603_2c_tapping_one_or_more_of_them_at_once_triggers_once() -> None:
    text = "Whenever you tap one or more untapped creatures your opponents control, draw a card."
    at = table(ann=[permanent("Lore", "Enchantment", text)], bob=[creature("Ox"), creature("Elk")])
    at.library(ANN, "Forest", "Forest", "Forest")
    cast(at, "Tap all creatures.")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == 1


def test_101_2_what_cannot_become_untapped_stays_tapped() -> None:
    text = "Enchant creature\nEnchanted creature can't become untapped."
    at = table(ann=["Bear"])
    at.put(
        ANN, Zone.BATTLEFIELD, permanent("Frost", "Enchantment — Aura", text), attached_to="Bear"
    )
    cast(at, "Tap target creature.", "Bear")
    cast(at, "Untap target creature.", "Bear")
    assert at.object("Bear").tapped
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.object("Bear").tapped


def test_500_8_only_the_first_combat_phase_of_a_turn_is_the_first() -> None:
    text = (
        "Whenever ~ attacks, if it's the first combat phase of the turn, untap it. After this "
        "phase, there is an additional combat phase."
    )
    at = table(ann=[creature("Rider", 2, 2, text)])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Rider", at=BOB)
    at.resolve_all()
    assert not at.object("Rider").tapped
    at.to(Step.END_OF_COMBAT)
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Rider", at=BOB)
    at.resolve_all()
    assert at.object("Rider").tapped


def test_601_2h_two_blue_mana_must_have_been_spent() -> None:
    text = "When ~ enters, if {U}{U} was spent to cast it, draw a card."
    card = creature("Deceiver", 2, 2, text, cost="{U/B}{U/B}")
    for lands, drawn in ((("Island", "Island"), 1), (("Island", "Swamp"), 0)):
        at = table(ann=[*lands])
        at.library(ANN, "Forest", "Forest")
        at.hand(ANN, card)
        at.act(ANN, "cast Deceiver")
        at.resolve_all()
        assert len(at.game.players[ANN].hand) == drawn, lands


def test_603_4_a_permanent_that_anybody_cast_was_cast() -> None:
    card = creature("Sage", 2, 2, "When ~ enters, if it was cast, draw a card.")
    at = table()
    at.library(ANN, "Forest", "Forest")
    at.hand(ANN, card)
    at.act(ANN, "cast Sage")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == 1
    at = table()
    at.library(ANN, "Forest", "Forest")
    at.graveyard(ANN, card)
    cast(at, "Return target creature card from your graveyard to the battlefield.", "Sage")
    at.resolve_all()
    assert at.game.players[ANN].hand == []


def test_208_1_total_toughness_is_summed_up() -> None:
    text = (
        "At the beginning of your end step, if creatures you control have total toughness 6 or "
        "greater, draw a card."
    )
    for wall, drawn in ((4, 1), (3, 0)):
        at = table(ann=[permanent("Lore", "Enchantment", text), creature("Wall", 0, wall), "Bear"])
        at.library(ANN, "Forest", "Forest")
        at.to(Step.END)
        at.resolve_all()
        assert len(at.game.players[ANN].hand) == drawn, wall


SADDLED = "Whenever ~ becomes saddled for the first time each turn, draw a card.\nSaddle 1"


def test_702_171b_becoming_saddled_again_is_not_the_first_time() -> None:
    at = table(ann=[creature("Mount", 2, 2, SADDLED), creature("Ox"), creature("Elk")])
    at.library(ANN, "Forest", "Forest", "Forest")
    for rider in ("Ox", "Elk"):
        at.act(ANN, "activate Mount", rider)
        at.resolve_all()
    assert len(at.game.players[ANN].hand) == 1


def test_702_171b_an_effect_can_saddle_a_mount_until_the_turn_ends() -> None:
    text = "Whenever a Mount you control enters, it becomes saddled until end of turn."
    mount = creature(
        "Mount",
        2,
        2,
        "Haste\nWhenever ~ attacks while saddled, draw a card.\nSaddle 3",
        types="Creature — Mount",
    )
    at = table(ann=[creature("Pilot", 2, 2, text)])
    at.library(ANN, "Forest", "Forest", "Forest")
    at.hand(ANN, mount)
    at.act(ANN, "cast Mount")
    at.resolve_all()
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Mount", at=BOB)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == 1


def test_702_171c_only_who_saddled_it_this_turn_is_meant() -> None:
    text = (
        "Whenever ~ attacks while saddled, you may return any number of creatures that saddled it "
        "this turn to their owner's hand.\nSaddle 1"
    )
    at = table(ann=[creature("Mount", 2, 2, text), creature("Ox"), creature("Elk")])
    at.act(ANN, "activate Mount", "Ox")
    at.resolve_all()
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Mount", at=BOB)
    at.choose("yes", "Ox")
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD) == ["Mount", "Elk"]


def test_702_122b_who_crewed_it_is_counted() -> None:
    text = "Whenever ~ attacks, draw a card for each creature that crewed it this turn.\nCrew 3"
    at = table(ann=[creature("Ox"), creature("Elk"), creature("Ant")])
    at.library(ANN, "Forest", "Forest", "Forest", "Forest")
    at.battlefield(ANN, text_card("Van", "Artifact — Vehicle", text, ("4", "4")))
    at.act(ANN, "activate Van", ["Ox", "Elk"])
    at.resolve_all()
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Van", at=BOB)
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == 2


def test_608_2d_what_is_done_only_once_each_turn_is_offered_again_next_turn() -> None:
    text = "Whenever you gain life, you may draw a card. Do this only once each turn."
    at = table(ann=[permanent("Lore", "Enchantment", text)])
    at.library(ANN, *["Forest"] * 5)
    cast(at, "You gain 1 life.")
    at.choose("no")
    at.resolve_all()
    assert at.game.players[ANN].hand == []
    for _ in range(2):  # declining isn't doing it, but it is done only once
        cast(at, "You gain 1 life.")
        at.choose("yes")
        at.resolve_all()
        at.choices.clear()
    assert len(at.game.players[ANN].hand) == 1
    at.to_turn(BOB)
    cast(at, "You gain 1 life.")
    at.choose("yes")
    at.resolve_all()
    assert len(at.game.players[ANN].hand) == 2


def test_118_3_two_counters_of_any_kinds_are_removed_one_after_the_other() -> None:
    at = table(ann=[creature("Elm", 3, 4, "Remove two counters from ~: Draw a card.")])
    at.library(ANN, "Forest", "Forest")
    assert at.why_not(ANN, "activate Elm") is not None
    cast(at, "Put a +1/+1 counter on target creature.", "Elm")
    assert at.why_not(ANN, "activate Elm") is not None
    cast(at, "Put a charge counter on target creature.", "Elm")
    cast(at, "Put a charge counter on target creature.", "Elm")
    at.act(ANN, "activate Elm", "charge", "+1/+1")
    at.resolve_all()
    assert at.object("Elm").counters == {"charge": 1}
    assert len(at.game.players[ANN].hand) == 1


def test_118_3_counters_are_removed_from_among_several_permanents() -> None:
    text = "Remove three +1/+1 counters from among creatures you control: Draw a card."
    at = table(ann=[permanent("Lore", "Enchantment", text), creature("Ox"), creature("Elk")])
    at.library(ANN, "Forest", "Forest")
    cast(at, "Put two +1/+1 counters on target creature.", "Ox")
    assert at.why_not(ANN, "activate Lore") is not None
    cast(at, "Put two +1/+1 counters on target creature.", "Elk")
    at.act(ANN, "activate Lore", "Ox", "Elk", "Ox")
    at.resolve_all()
    assert at.object("Ox").counters == {}
    assert at.object("Elk").counters == {"+1/+1": 1}


def test_608_2d_a_card_is_exiled_from_among_those_looked_at() -> None:
    at = table()
    at.library(ANN, "Bear", "Forest", "Forest", "Swamp")
    cast(
        at,
        "Look at the top three cards of your library. You may exile a nonland card from among them."
        " Put the rest into your hand.",
        then=("yes", "Bear"),
    )
    assert at.names_in(Zone.EXILE) == ["Bear"]
    assert at.names_in(Zone.HAND, ANN) == ["Forest", "Forest"]


def test_608_2d_up_to_one_of_the_milled_cards_is_put_into_the_hand() -> None:
    for chosen in (("Bear",), ()):
        at = table()
        at.library(ANN, "Bear", "Forest", "Swamp")
        at.graveyard(ANN, creature("Ox"))
        at.hand(
            ANN,
            spell("Mill two cards. Put up to one creature card milled this way into your hand."),
        )
        ask_again(at)
        at.act(ANN, "cast Spell")
        at.choose([*chosen])
        at.resolve()
        assert at.names_in(Zone.HAND, ANN) == [*chosen]


def test_610_3_a_card_of_a_hand_is_exiled_until_the_source_leaves() -> None:
    text = (
        "Flash\nWhen ~ enters, look at target opponent's hand. You may exile a nonland card from "
        "it until ~ leaves the battlefield."
    )
    at = table()
    at.hand(BOB, "Bear", "Forest")
    at.hand(ANN, creature("Bat", 1, 1, text))
    at.act(ANN, "cast Bat")
    at.choose("yes", "Bear")
    at.resolve_all()
    assert at.names_in(Zone.HAND, BOB) == ["Forest"]
    cast(at, "Destroy target creature.", "Bat")
    at.resolve_all()
    assert sorted(at.names_in(Zone.HAND, BOB)) == ["Bear", "Forest"]


def test_122_6_the_third_counter_triggers_also_as_one_of_several_and_not_again() -> None:
    text = "When the third plan counter is put on ~, draw a card."
    at = table(ann=[permanent("Plan", "Enchantment", text)])
    at.library(ANN, "Forest", "Forest", "Forest")
    for number, drawn in (("a plan counter", 0), ("four plan counters", 1), ("a plan counter", 1)):
        cast(at, f"Put {number} on target enchantment.", "Plan")
        at.resolve_all()
        assert len(at.game.players[ANN].hand) == drawn, number


def test_608_2d_a_counter_is_put_on_one_of_the_targets() -> None:
    at = table(bob=[creature("Ox"), creature("Elk")])
    text = "Tap up to three target creatures. Put a stun counter on one of them."
    cast(at, text, ["Ox", "Elk"], then=("Elk",))
    assert at.object("Ox").tapped
    assert at.object("Ox").counters == {}
    assert at.object("Elk").counters == {"stun": 1}


def test_608_2d_only_the_chosen_one_of_the_exiled_cards_may_be_played() -> None:
    at = table()
    at.library(ANN, creature("Ox"), creature("Elk"))
    text = "Exile the top two cards of your library. Choose one of them. You may play that card "
    cast(at, text + "this turn.", then=("Elk",))
    assert at.why_not(ANN, "cast Ox") is not None
    assert at.why_not(ANN, "cast Elk") is None


def test_608_2c_a_card_that_was_not_put_onto_the_battlefield_goes_to_the_hand() -> None:
    text = (
        "Look at the top card of your library. If it's a land card, you may put it onto the "
        "battlefield tapped. If you don't put it onto the battlefield, put it into your hand."
    )
    for top, answers, zone in (
        ("Forest", ("yes",), Zone.BATTLEFIELD),
        ("Forest", ("no",), Zone.HAND),
        ("Bear", (), Zone.HAND),
    ):
        at = table()
        at.library(ANN, top)
        cast(at, text, then=answers)
        assert at.names_in(zone, ANN) == [top]


def test_608_2d_one_of_the_cards_looked_at_is_exiled_face_down_with_a_counter() -> None:
    at = table()
    at.library(ANN, "Bear", "Forest", "Swamp")
    cast(
        at,
        "Look at the top three cards of your library. Exile one of them face down with a hatching "
        "counter on it, then put the rest into your hand.",
        then=("Bear",),
    )
    assert at.names_in(Zone.HAND, ANN) == ["Forest", "Swamp"]
    (exiled,) = at.game.zones.exile
    assert at.game.object(exiled).face_down
    assert at.game.object(exiled).counters == {"hatching": 1}


def test_607_2a_who_exiles_no_card_casts_none_that_was_exiled_before() -> None:
    text = (
        "Whenever you gain life, look at the top two cards of your library. You may exile a nonland"
        " card from among them. Put the rest into your hand. You may cast the exiled card without "
        "paying its mana cost."
    )
    at = table(ann=[permanent("Key", "Artifact", text)])
    at.library(ANN, "Bear", "Forest", creature("Ox"), "Forest")
    cast(at, "You gain 1 life.")
    at.choose("yes", "no")
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Bear"]
    cast(at, "You gain 1 life.")
    at.choose("no")
    at.resolve_all()
    assert at.names_in(Zone.EXILE) == ["Bear"]
    assert at.names_in(Zone.HAND, ANN) == ["Forest", "Ox", "Forest"]


def test_614_1c_the_creature_that_a_spell_becomes_enters_with_more_counters() -> None:
    text = (
        "Whenever you cast a creature spell, that creature enters with an additional +1/+1 counter "
        "on it."
    )
    at = table(ann=[permanent("Lore", "Enchantment", text)])
    at.hand(ANN, creature("Ox"))
    at.act(ANN, "cast Ox")
    at.resolve_all()
    assert at.object("Ox").counters == {"+1/+1": 1}
    cast(at, "Create a 1/1 green Saproling creature token.")
    assert at.object("Saproling Token").counters == {}
    cast(at, "Return target creature to its owner's hand.", "Ox")
    cast(at, "Put a creature card from your hand onto the battlefield.")
    assert at.object("Ox").counters == {}


def test_614_1c_only_the_next_creature_spell_is_meant() -> None:
    at = table()
    at.hand(ANN, creature("Ox"), creature("Elk"))
    text = (
        "When you next cast a creature spell this turn, that creature enters with two additional "
    )
    cast(at, text + "+1/+1 counters on it.")
    for name in ("Ox", "Elk"):
        at.act(ANN, f"cast {name}")
        at.resolve_all()
    assert at.object("Ox").counters == {"+1/+1": 2}
    assert at.object("Elk").counters == {}


def test_702_189a_what_x_is_is_known_as_firebending_resolves() -> None:
    at = table(ann=[creature("Monk", 1, 2, "Firebending X, where X is ~'s power.")])
    cast(at, "Target creature gets +2/+0 until end of turn.", "Monk")
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Monk", at=BOB)
    at.resolve_all()
    assert len(at.game.players[ANN].pool) == 3


def test_702_181a_the_number_of_warriors_may_be_an_x() -> None:
    text = "Mobilize X, where X is the number of creatures you control."
    at = table(ann=[creature("Monk", 1, 2, text), creature("Ox")])
    at.to(Step.DECLARE_ATTACKERS)
    at.attack("Monk", at=BOB)
    at.resolve_all()
    assert at.names_in(Zone.BATTLEFIELD).count("Warrior Token") == 2


def test_508_3_two_creatures_that_attack_one_player_trigger_once_for_that_player() -> None:
    text = "Whenever two or more creatures you control attack a player, draw a card."
    crew = [creature("Ox"), creature("Elk"), creature("Ant"), creature("Bee")]
    for targets, drawn in (((BOB, BOB, BOB, CAT), 1), ((BOB, BOB, CAT, CAT), 2), ((BOB, CAT), 0)):
        at = table(3, ann=[permanent("Horn", "Artifact", text), *crew])
        at.library(ANN, "Forest", "Forest", "Forest")
        at.to_question(Kind.ATTACKERS)
        names = ("Ox", "Elk", "Ant", "Bee")[: len(targets)]
        pairs = zip(names, targets, strict=True)
        at.game.answer(Several(tuple(Assign(at.id(name), to) for name, to in pairs)))
        at.resolve_all()
        assert len(at.game.players[ANN].hand) == drawn, targets


def test_120_3_what_dealt_damage_this_turn_did_so_to_players_and_permanents() -> None:
    text = "Destroy each creature that dealt damage this turn."
    at = table(ann=["Bear", "Giant"], bob=["Wall", creature("Ox")])
    cast(at, "Target creature fights another target creature.", "Giant", "Wall")
    at.attack("Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    assert "Giant" in at.names_in(Zone.BATTLEFIELD)
    cast(at, text)
    assert at.names_in(Zone.BATTLEFIELD) == ["Ox"]


def test_120_8_what_dealt_no_damage_or_did_so_last_turn_does_not_count() -> None:
    at = table(ann=["Bear", "Giant"])
    at.attack("Bear")
    at.to_turn(BOB)
    at.to_turn(ANN)
    cast(at, "Destroy each creature that dealt damage this turn.")
    assert at.names_in(Zone.BATTLEFIELD) == ["Bear", "Giant"]
