"""Counters removed to pay, life and damage that are reckoned, what was done in a turn."""

from __future__ import annotations

import pytest

from jajna.decision import Division, Kind, Number
from jajna.oracle import compile_face
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, table
from tests.oracle.faces import face

VAULT = (
    "{T}, Remove any number of storage counters from Vault: Add {B} for each storage counter "
    "removed this way."
)
BATTERY = (
    "{T}, Remove any number of charge counters from Battery: Add {B}, then add an additional {B} "
    "for each charge counter removed this way."
)


def test_107_1c_any_number_of_counters_is_removed_for_as_much_mana() -> None:
    at = table()
    at.battlefield(ANN, permanent("Vault", "Land", VAULT))
    at.object("Vault").counters = {"storage": 3, "charge": 4}
    at.act(ANN, "activate Vault", Number(2))
    assert len(at.game.players[ANN].pool) == 2
    assert at.object("Vault").counters == {"storage": 1, "charge": 4}
    assert at.object("Vault").tapped


def test_107_1c_any_number_of_counters_may_be_none() -> None:
    at = table()
    at.battlefield(ANN, permanent("Vault", "Land", VAULT))
    at.act(ANN, "activate Vault")
    assert at.game.players[ANN].pool == []
    assert at.object("Vault").tapped


def test_605_1a_the_mana_is_added_at_once_and_more_for_each_counter() -> None:
    at = table()
    at.battlefield(ANN, permanent("Battery", text=BATTERY))
    at.act(ANN, "activate Battery")
    assert len(at.game.players[ANN].pool) == 1
    at = table()
    at.battlefield(ANN, permanent("Battery", text=BATTERY))
    at.object("Battery").add_counters("charge", 2)
    at.act(ANN, "activate Battery", Number(2))
    assert len(at.game.players[ANN].pool) == 3
    assert not at.game.zones.stack


def test_608_2h_all_the_counters_removed_are_counted() -> None:
    at = table()
    text = (
        "{T}, Remove all +1/+1 counters from Hurler: It deals damage to any target equal to the "
        "number of +1/+1 counters removed this way."
    )
    at.battlefield(ANN, creature("Hurler", 1, 1, text))
    at.object("Hurler").add_counters("+1/+1", 3)
    at.act(ANN, "activate Hurler", BOB)
    assert at.object("Hurler").counters.get("+1/+1", 0) == 0
    at.resolve()
    assert at.life(BOB) == 17


def test_118_3_one_or_more_counters_are_not_removed_where_there_are_none() -> None:
    at = table()
    text = (
        "{T}, Remove one or more charge counters from Horn: You gain 2 life for each charge "
        "counter removed this way."
    )
    at.battlefield(ANN, permanent("Horn", text=text))
    assert at.why_not(ANN, "activate Horn") is not None
    at.object("Horn").add_counters("charge", 2)
    ask_again(at)
    at.act(ANN, "activate Horn", Number(2))
    at.resolve()
    assert at.life(ANN) == 24


def test_608_2h_that_much_is_what_was_removed() -> None:
    at = table()
    text = (
        "{T}, Remove any number of charge counters from Cannon: It deals that much damage to any "
        "target."
    )
    at.battlefield(ANN, permanent("Cannon", text=text))
    at.object("Cannon").add_counters("charge", 4)
    at.act(ANN, "activate Cannon", BOB, Number(3))
    at.resolve()
    assert at.life(BOB) == 17
    assert at.object("Cannon").counters == {"charge": 1}


CLOCKWORK = (
    "Beast enters with three +1/+0 counters on it.\n"
    "At end of combat, if Beast attacked or blocked this combat, remove a +1/+0 counter from it.\n"
    "{0}: Put up to two +1/+0 counters on Beast. This ability can't cause the total number of "
    "+1/+0 counters on Beast to be greater than three."
)


def test_508_1k_what_attacked_or_blocked_is_asked_as_combat_ends() -> None:
    at = table()
    at.battlefield(ANN, creature("Beast", 0, 4, CLOCKWORK))
    at.object("Beast").add_counters("+1/+0", 3)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.object("Beast").counters["+1/+0"] == 3
    at.begin(ANN)
    at.attack("Beast", at=BOB)
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.object("Beast").counters["+1/+0"] == 2
    at.battlefield(BOB, "Bear")
    at.to_turn(ANN)
    at.to_turn(BOB)
    at.attack("Bear", at=ANN)
    at.block(("Beast", "Bear"))
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.object("Beast").counters["+1/+0"] == 1


def test_608_2d_up_to_so_many_counters_are_put_but_no_more_in_all() -> None:
    at = table()
    at.battlefield(ANN, creature("Beast", 0, 4, CLOCKWORK))
    at.object("Beast").add_counters("+1/+0", 2)
    at.act(ANN, "activate Beast")
    at.to_question(Kind.NUMBER)
    asked = at.asked
    assert asked is not None and (asked.minimum, asked.maximum) == (0, 1)
    at.answer(Number(1))
    assert at.object("Beast").counters["+1/+0"] == 3
    at.act(ANN, "activate Beast")
    at.resolve()
    assert at.object("Beast").counters["+1/+0"] == 3


def test_614_1a_what_doubles_counters_does_not_make_them_more_than_allowed() -> None:
    at = table()
    at.battlefield(ANN, creature("Beast", 0, 4, CLOCKWORK))
    text = (
        "If one or more +1/+0 counters would be put on a creature you control, twice that many "
        "+1/+0 counters are put on it instead."
    )
    at.battlefield(ANN, permanent("Season", "Enchantment", text))
    at.object("Beast").add_counters("+1/+0", 0)
    at.act(ANN, "activate Beast", Number(2))
    at.resolve()
    assert at.object("Beast").counters["+1/+0"] == 3


@pytest.mark.parametrize(("before", "after"), [(20, 10), (7, 3), (1, 0), (-3, -3)])
def test_107_1a_half_the_life_lost_is_rounded_up(before: int, after: int) -> None:
    at = table()
    text = "{0}: Each opponent loses half their life, rounded up."
    at.battlefield(ANN, permanent("Scales", text=text), permanent("Eternal", text=PLATINUM))
    at.battlefield(BOB, permanent("Angel", text=PLATINUM))
    at.set_life(BOB, before)
    at.act(ANN, "activate Scales")
    at.resolve()
    assert at.life(BOB) == after
    assert at.life(ANN) == 20


PLATINUM = "You can't lose the game and your opponents can't win the game."


def test_107_1a_a_third_is_rounded_as_stated() -> None:
    for word, left in (("up", 13), ("down", 14)):
        at = table()
        cast(at, f"Each player loses a third of their life, rounded {word}.")
        assert (at.life(ANN), at.life(BOB)) == (left, left)


def test_120_1_what_deals_damage_to_itself_too_deals_it_at_once() -> None:
    at = table()
    text = "{T}: Entity deals 2 damage to any target and 3 damage to itself."
    at.battlefield(ANN, creature("Entity", 2, 3, text), "Bear")
    at.act(ANN, "activate Entity", BOB)
    at.resolve()
    assert at.life(BOB) == 18
    assert "Entity" in at.names_in(Zone.GRAVEYARD, ANN)
    assert at.object("Bear").damage == 0


def test_107_1b_cards_beyond_a_number_are_counted_and_never_less_than_none() -> None:
    text = (
        "As Vise enters, choose an opponent.\n"
        "At the beginning of the chosen player's upkeep, Vise deals X damage to that player, where "
        "X is the number of cards in their hand minus 4."
    )
    for hand, life in ((3, 20), (6, 18)):
        at = table()
        cast(at, "Draw a card.")
        at.hand(ANN, permanent("Vise", text=text))
        at.begin(ANN)
        at.act(ANN, "cast Vise", BOB)
        at.resolve()
        at.hand(BOB, *["Bear"] * hand)
        at.to_turn(BOB)
        at.resolve_all()
        assert at.life(BOB) == life
        assert at.life(ANN) == 20


def test_603_4_who_cast_no_spell_is_damaged_at_their_end() -> None:
    text = (
        "At the beginning of each player's end step, if that player didn't cast a spell this turn, "
        "Haste deals 2 damage to that player."
    )
    at = table()
    at.battlefield(BOB, permanent("Haste", "Enchantment", text))
    cast(at, "You gain 1 life.")
    at.to_turn(BOB)
    assert (at.life(ANN), at.life(BOB)) == (21, 20)
    at.to_turn(ANN)
    assert (at.life(ANN), at.life(BOB)) == (21, 18)


DERVISH = (
    "At the beginning of each end step, if Dervish dealt damage to an opponent this turn, put a "
    "+1/+1 counter on it."
)


def test_120_3_what_dealt_damage_to_an_opponent_is_known_until_the_turn_ends() -> None:
    at = table()
    at.battlefield(ANN, creature("Dervish", 1, 1, DERVISH))
    at.battlefield(BOB, "Wall")
    at.attack("Dervish", at=BOB)
    at.to_turn(BOB)
    assert at.object("Dervish").counters.get("+1/+1") == 1
    at.to_turn(ANN)
    assert at.object("Dervish").counters.get("+1/+1") == 1
    at.attack("Dervish", at=BOB)
    at.block(("Wall", "Dervish"))
    at.to_turn(BOB)
    assert at.object("Dervish").counters.get("+1/+1") == 1


def test_508_1k_what_stayed_at_home_asks_whether_it_has_just_come() -> None:
    text = (
        "At the beginning of your end step, if Raiders didn't attack this turn, Raiders deals 2 "
        "damage to you unless it came under your control this turn."
    )
    at = table()
    at.hand(ANN, creature("Raiders", 2, 3, text))
    at.begin(ANN)
    at.act(ANN, "cast Raiders")
    at.resolve()
    at.to_turn(BOB)
    assert at.life(ANN) == 20
    at.to_turn(ANN)
    at.attack("Raiders", at=BOB)
    at.to_turn(BOB)
    assert at.life(ANN) == 20
    at.to_turn(ANN)
    at.to_turn(BOB)
    assert at.life(ANN) == 18


def test_303_4_that_creature_is_the_one_enchanted_as_the_ability_resolves() -> None:
    text = (
        "Enchant creature\n"
        "At the beginning of the upkeep of enchanted creature's controller, put a -1/-1 counter on "
        "that creature."
    )
    at = table()
    at.battlefield(BOB, "Giant", "Bear")
    at.hand(ANN, permanent("Rot", "Enchantment — Aura", text))
    at.begin(ANN)
    at.act(ANN, "cast Rot", "Giant")
    at.resolve()
    at.to_turn(BOB)
    at.resolve_all()
    assert at.object("Giant").counters == {"-1/-1": 1}
    assert at.object("Bear").counters == {}
    at.to_turn(ANN)
    assert at.object("Giant").counters == {"-1/-1": 1}


REFUSED = (
    "{T}, Remove a charge counter from ~: Add {B}, then add an additional {B} for each time "
    "counter removed that way.",
    "You gain 1 life for each charge counter removed this way.",
    "{T}, Remove any charge counters from ~: Draw a card.",
    "You lose half your life.",
    "~ deals 2 damage to any target and 3 damage to themselves.",
    "At end of combat, if ~ attacked or blocked that combat, draw a card.",
    "At the beginning of the chosen player upkeep, draw a card.",
    "{T}: You gain life equal to the number of Mountains put into a graveyard this way.",
    "{T}: Prevent the next 5 damage that would be dealt this turn to target creature, as you "
    "choose.",
    "At the beginning of your upkeep, if ~ deals damage to you this way, tap it.",
    "{T}: Draw a card. Only your opponent may activate this ability.",
    "{T}: Add {G}. Only your opponents may activate this ability.",
    "{T}: If the difference between your life total and target creature's life total is 5 or less, "
    "draw a card.",
    "{T}: ~ deals 2 damage to each player who controls white creature.",
    "{T}: Put up to two charge counters on ~. This ability can't cause the total number of time "
    "counters on ~ to be greater than three.",
)


@pytest.mark.parametrize("text", REFUSED)
def test_608_2c_other_words_are_not_taken_for_these(text: str) -> None:
    line = text.replace("~", "Test Card")
    assert compile_face(face(line, "Artifact Creature")).face is None


def test_608_2h_the_controller_of_what_died_is_who_controlled_it_last() -> None:
    text = (
        "Enchant creature\n"
        "When enchanted creature dies, Bond deals damage equal to that creature's toughness to the "
        "creature's controller."
    )
    at = table()
    at.battlefield(BOB, "Wall")
    at.hand(ANN, permanent("Bond", "Enchantment — Aura", text))
    at.begin(ANN)
    at.act(ANN, "cast Bond", "Wall")
    at.resolve()
    cast(at, "Destroy target creature.", "Wall")
    at.resolve_all()
    assert (at.life(ANN), at.life(BOB)) == (20, 16)


DISORDER = (
    "Spell deals 2 damage to each artifact creature and each player who controls an artifact "
    "creature."
)


def test_120_1_each_player_who_controls_something_is_dealt_damage() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, creature("Robot", 2, 4, types="Artifact Creature"))
    cast(at, DISORDER)
    assert (at.life(ANN), at.life(BOB)) == (20, 18)
    assert at.object("Robot").damage == 2
    assert at.object("Bear").damage == 0


def test_615_7_prevention_is_divided_among_targets_as_announced() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    text = (
        "Prevent the next 5 damage that would be dealt this turn to any number of targets, divided "
        "as you choose."
    )
    cast(at, text, ["Giant", ANN], Division((2, 3)))
    cast(at, "Spell deals 4 damage to each creature and each player.", by=ANN)
    assert at.object("Giant").damage == 2
    assert (at.life(ANN), at.life(BOB)) == (19, 16)


def test_615_5_what_was_prevented_counts_at_the_next_end_step() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    text = (
        "Prevent the next 3 damage that would be dealt to target creature this turn. At the "
        "beginning of the next end step, put a +0/+1 counter on that creature for each 1 damage "
        "prevented this way."
    )
    cast(at, text, "Giant")
    cast(at, "Spell deals 2 damage to each creature.")
    cast(at, "Spell deals 2 damage to each creature.")
    assert at.object("Giant").damage == 1
    assert at.object("Giant").counters == {}
    at.to_turn(BOB)
    assert at.object("Giant").counters == {"+0/+1": 3}


def test_608_2h_only_what_went_to_a_graveyard_is_counted() -> None:
    at = table()
    mountain = permanent("Peak", "Land — Mountain", cost="")
    lasting = permanent("Rock", "Land — Mountain", "Indestructible", cost="")
    at.battlefield(BOB, mountain, lasting, "Giant")
    text = (
        "Destroy two target Mountains. Spell deals damage to each creature and each player equal "
        "to the number of Mountains put into a graveyard this way."
    )
    cast(at, text, ["Peak", "Rock"])
    assert at.names_in(Zone.GRAVEYARD, BOB) == ["Peak"]
    assert (at.life(ANN), at.life(BOB)) == (19, 19)
    at = table()
    at.battlefield(BOB, mountain)
    exiling = "If a land would be put into a graveyard from anywhere, exile it instead."
    at.battlefield(ANN, permanent("Void", text=exiling))
    one = text.replace("two target Mountains", "target Mountain")
    cast(at, one, "Peak")
    assert at.names_in(Zone.GRAVEYARD, BOB) == []
    assert (at.life(ANN), at.life(BOB)) == (20, 20)


def test_120_3_the_damage_dealt_to_you_this_turn_is_added_up() -> None:
    at = table()
    cast(at, "Spell deals 3 damage to each player.")
    cast(at, "Spell deals 2 damage to each opponent.")
    cast(at, "You gain life equal to the damage dealt to you this turn.")
    assert (at.life(ANN), at.life(BOB)) == (20, 15)


MACHINE = (
    "At the beginning of your upkeep, Machine deals 3 damage to you unless you discard a card. If "
    "Machine deals damage to you this way, tap it."
)


def test_608_2c_what_dealt_damage_this_way_is_tapped() -> None:
    for discards in (False, True):
        at = table()
        at.battlefield(ANN, creature("Machine", 5, 5, MACHINE))
        at.hand(ANN, "Bear")
        at.to_turn(BOB)
        at.choose(discards)
        at.to_turn(ANN)
        assert at.life(ANN) == (20 if discards else 17)
        assert at.object("Machine").tapped is not discards


def test_608_2c_what_is_destroyed_this_way_is_not_what_regenerates() -> None:
    text = (
        "{0}: Regenerate Horror.\n"
        "At the beginning of your upkeep, destroy Horror unless you pay {9}. If Horror is "
        "destroyed this way, it deals 7 damage to you."
    )
    at = table()
    at.battlefield(ANN, creature("Horror", 7, 7, text))
    at.to_turn(BOB)
    at.to_turn(ANN)
    assert at.life(ANN) == 13
    assert at.names_in(Zone.GRAVEYARD, ANN) == ["Horror"]
    at = table()
    at.battlefield(ANN, creature("Horror", 7, 7, text))
    at.to_turn(BOB)
    at.to_turn(ANN, Step.UPKEEP)
    at.act(ANN, "activate Horror")
    at.resolve()
    at.resolve_all()
    assert at.life(ANN) == 20
    assert at.names_in(Zone.BATTLEFIELD, ANN) == ["Horror"]


KNIGHT = "{0}: Put a charge counter on Knight. Only your opponents may activate this ability."


def test_602_2_only_opponents_of_the_controller_may_activate_it() -> None:
    at = table()
    at.battlefield(ANN, creature("Knight", text=KNIGHT))
    assert at.why_not(ANN, "activate Knight") is not None
    at.act(BOB, "activate Knight")
    at.resolve()
    assert at.object("Knight").counters == {"charge": 1}


def test_602_2_only_the_owner_may_activate_it_whoever_controls_it() -> None:
    text = (
        "{0}: The next 1 damage that would be dealt to Avatar this turn is dealt to its owner "
        "instead. Only Avatar's owner may activate this ability."
    )
    at = table()
    at.battlefield(ANN, creature("Avatar", 6, 6, text))
    assert at.why_not(BOB, "activate Avatar") is not None
    assert at.why_not(ANN, "activate Avatar") is None
    at.begin(BOB)
    cast(at, "Gain control of target creature.", "Avatar", by=BOB)
    assert at.why_not(BOB, "activate Avatar") is not None
    at.act(ANN, "activate Avatar")
    at.resolve()
    cast(at, "Spell deals 2 damage to target creature.", "Avatar", by=BOB)
    assert at.object("Avatar").damage == 1
    assert (at.life(ANN), at.life(BOB)) == (19, 20)


@pytest.mark.parametrize(("life", "exchanged"), [(15, True), (25, True), (14, False), (26, False)])
def test_119_life_totals_that_are_close_are_exchanged(life: int, exchanged: bool) -> None:
    at = table()
    at.set_life(BOB, life)
    text = (
        "If the difference between your life total and target player's life total is 5 or less, "
        "exchange life totals with that player."
    )
    cast(at, text, BOB)
    assert (at.life(ANN), at.life(BOB)) == ((life, 20) if exchanged else (20, life))


def test_508_1a_that_you_attacked_is_read_of_you_and_in_one_way() -> None:
    text = "When Chief enters, if you attacked this turn, draw a card."
    assert compile_face(face(text.replace("Chief", "Test Card"))).face is not None
