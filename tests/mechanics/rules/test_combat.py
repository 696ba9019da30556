"""Costs, limits and requirements of attacks and blocks, as cards word them."""

from __future__ import annotations

import pytest

from jajna.card import Card
from jajna.decision import Answer, Assign, Division, Kind, Several
from jajna.errors import IllegalAnswerError
from jajna.judge import Table
from jajna.judge.table import CAT
from jajna.oracle.compiler import compile_line
from jajna.vocab import Step, Type, Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, text_card
from tests.table import table

GOBLIN = creature("Goblin", 1, 1)
WOLF = creature("Wolf", 3, 3)
FIELD = permanent("Forest", "Basic Land — Forest", "{T}: Add {G}.", cost="")
ISLAND = permanent("Island", "Basic Land — Island", "", cost="")


def rule(text: str, types: str = "Enchantment") -> Card:
    return permanent("Rule", types, text)


def walker(name: str, loyalty: int) -> Card:
    card = text_card(name, "Planeswalker — Jace", "")
    face = card.faces[0]
    made = type(face)(name, None, 0, Type.PLANESWALKER, loyalty=str(loyalty))
    return Card(name, (made,))


def declared(at: Table, *pairs: tuple[str | int, str | int]) -> Several:
    return Several(tuple(Assign(at.id(one), at.id(what)) for one, what in pairs))


def refusal(at: Table, *pairs: tuple[str | int, str | int]) -> tuple[str, str] | None:
    reason = at.game.why_not(declared(at, *pairs))
    return None if reason is None else (reason.code, reason.rule)


def to_attack(at: Table) -> None:
    at.begin(ANN)
    at.to_question(Kind.ATTACKERS)


def to_block(at: Table, *attackers: str) -> None:
    at.begin(ANN)
    at.attack(*attackers)
    at.to_question(Kind.BLOCKERS)


# -- limits on the whole declaration ---------------------------------------------------------------


def test_508_1c_no_more_than_one_creature_can_attack() -> None:
    at = table()
    at.battlefield(BOB, rule("No more than one creature can attack each combat."))
    at.battlefield(ANN, "Bear", WOLF)
    to_attack(at)
    assert refusal(at, ("Bear", "Bob"), ("Wolf", "Bob")) == ("too many attackers", "508.1c")
    assert refusal(at, ("Wolf", "Bob")) is None


def test_508_1d_the_one_that_can_attack_must_be_the_one_required_to() -> None:
    """The example of the rule."""
    at = table()
    at.battlefield(BOB, rule("No more than one creature can attack each combat."))
    at.battlefield(ANN, creature("Rager", 2, 2, "~ attacks each combat if able."), "Bear")
    to_attack(at)
    assert refusal(at, ("Rager", "Bob")) is None
    assert refusal(at, ("Bear", "Bob")) == ("must attack", "508.1d")
    assert refusal(at, ("Rager", "Bob"), ("Bear", "Bob")) == ("too many attackers", "508.1c")
    assert refusal(at) == ("must attack", "508.1d")


def test_508_1c_a_limit_on_attacking_you_is_about_you_alone() -> None:
    at = table(3)
    at.battlefield(BOB, rule("No more than one creature can attack you each combat."))
    at.battlefield(BOB, walker("Jace", 3))
    at.battlefield(ANN, "Bear", WOLF, GOBLIN)
    to_attack(at)
    assert refusal(at, ("Bear", "Bob"), ("Wolf", "Bob")) == ("too many attack it", "508.1c")
    assert refusal(at, ("Bear", "Bob"), ("Wolf", "Jace"), ("Goblin", "Cat")) is None


def test_509_1b_no_more_than_one_creature_can_block() -> None:
    at = table()
    at.battlefield(ANN, rule("No more than one creature can block each combat."), "Bear", WOLF)
    at.battlefield(BOB, GOBLIN, "Giant")
    to_block(at, "Bear", "Wolf")
    assert refusal(at, ("Goblin", "Bear"), ("Giant", "Wolf")) == ("too many blockers", "509.1b")
    assert refusal(at, ("Giant", "Wolf")) is None


def test_509_1b_one_that_must_block_goes_before_others_under_a_limit() -> None:
    at = table()
    at.battlefield(ANN, rule("No more than one creature can block each combat."), "Bear", WOLF)
    at.battlefield(BOB, creature("Eager", 2, 2, "~ blocks each combat if able."), "Giant")
    to_block(at, "Bear", "Wolf")
    assert refusal(at, ("Giant", "Bear")) == ("must block", "509.1c")
    assert refusal(at, ("Eager", "Bear")) is None


def test_509_1b_it_cant_be_blocked_by_more_than_one_creature() -> None:
    at = table()
    at.battlefield(ANN, creature("Rhino", 4, 4, "~ can't be blocked by more than one creature."))
    at.battlefield(BOB, "Bear", "Giant")
    to_block(at, "Rhino")
    assert refusal(at, ("Bear", "Rhino"), ("Giant", "Rhino")) == ("blocked by too many", "509.1b")
    assert refusal(at, ("Giant", "Rhino")) is None


def test_509_1b_what_needs_two_and_allows_one_cant_be_blocked() -> None:
    at = table()
    text = "Menace\n~ can't be blocked by more than one creature."
    at.battlefield(ANN, creature("Rhino", 4, 4, text))
    at.battlefield(BOB, "Bear", "Giant")
    at.begin(ANN)
    at.attack("Rhino")
    at.to(Step.DECLARE_BLOCKERS)
    assert at.asked is not None and at.asked.kind is Kind.PRIORITY


def test_509_1b_three_or_more_blockers_are_needed() -> None:
    at = table()
    text = "~ can't be blocked except by three or more creatures."
    at.battlefield(ANN, creature("Horde", 4, 4, text))
    at.battlefield(BOB, "Bear", "Giant", WOLF)
    to_block(at, "Horde")
    two = refusal(at, ("Bear", "Horde"), ("Giant", "Horde"))
    assert two == ("needs more blockers", "509.1b")
    assert refusal(at, ("Bear", "Horde"), ("Giant", "Horde"), ("Wolf", "Horde")) is None


def test_508_1c_it_cant_attack_who_controls_such_a_thing() -> None:
    at = table(3)
    text = "~ can't attack if defending player controls an untapped land."
    at.battlefield(ANN, creature("Raider", 2, 2, text))
    at.battlefield(BOB, FIELD)
    to_attack(at)
    assert refusal(at, ("Raider", "Bob")) == ("attacks only others", "508.1c")
    assert refusal(at, ("Raider", "Cat")) is None


# -- costs -----------------------------------------------------------------------------------------

TAX = (
    "Creatures can't attack you or planeswalkers you control unless their controller pays {1} "
    "for each of those creatures."
)


def tapped(at: Table, name: str) -> int:
    return sum(at.object(one).tapped for one in at.game.zones.battlefield if at.name(one) == name)


def test_508_1h_attacking_planeswalkers_costs_too() -> None:
    at = table(3)
    at.battlefield(BOB, rule(TAX), walker("Jace", 3))
    at.battlefield(ANN, "Bear", WOLF, FIELD, FIELD)
    to_attack(at)
    at.game.answer(declared(at, ("Bear", "Jace"), ("Wolf", "Bob")))
    assert tapped(at, "Forest") == 2
    at = table(3)
    at.battlefield(BOB, rule(TAX))
    at.battlefield(ANN, "Bear", FIELD)
    to_attack(at)
    at.game.answer(declared(at, ("Bear", "Cat")))
    assert tapped(at, "Forest") == 0


def test_508_1h_attacking_can_cost_a_land() -> None:
    at = table()
    at.battlefield(ANN, creature("Dragon", 5, 5, "~ can't attack unless you sacrifice a land."))
    at.battlefield(ANN, FIELD, "Field")
    to_attack(at)
    at.game.answer(declared(at, ("Dragon", "Bob")))
    assert at.asked is not None and at.asked.kind is Kind.SACRIFICE
    at.answer("Field")
    assert at.names_in(Zone.GRAVEYARD) == ["Field"]
    assert at.game.turn.combat is not None and at.game.turn.combat.is_attacking(at.id("Dragon"))


def test_508_1j_who_has_no_land_cant_pay_with_one() -> None:
    at = table()
    at.battlefield(ANN, creature("Drake", 2, 2, "~ can't attack unless you sacrifice a land."))
    to_attack(at)
    assert refusal(at, ("Drake", "Bob")) == ("nothing to sacrifice", "118.3")


def test_508_1j_one_land_is_not_sacrificed_for_two_attackers() -> None:
    at = table()
    text = "~ can't attack unless you sacrifice a land."
    at.battlefield(ANN, creature("Dragon", 5, 5, text), creature("Drake", 2, 2, text), FIELD)
    to_attack(at)
    both = refusal(at, ("Dragon", "Bob"), ("Drake", "Bob"))
    assert both == ("not all costs at once", "508.1j")
    assert refusal(at, ("Drake", "Bob")) is None


def test_509_1d_blocking_costs_what_it_is_said_to() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, creature("Myr", 2, 2, "~ can't attack or block unless you pay {2}."), FIELD)
    to_block(at, "Bear")
    assert refusal(at, ("Myr", "Bear")) == ("not enough mana", "509.1f")
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, creature("Myr", 2, 2, "~ can't attack or block unless you pay {2}."))
    at.battlefield(BOB, FIELD, FIELD)
    to_block(at, "Bear")
    at.block(("Myr", "Bear"))
    assert tapped(at, "Forest") == 2
    assert at.game.turn.combat is not None and at.game.turn.combat.is_blocking(at.id("Myr"))


def test_509_1d_a_creature_that_blocks_two_pays_once() -> None:
    at = table()
    text = (
        "~ can't attack or block unless you pay {2}.\n"
        "~ can block an additional creature each combat."
    )
    at.battlefield(ANN, "Bear", WOLF)
    at.battlefield(BOB, creature("Myr", 2, 2, text), FIELD, FIELD)
    to_block(at, "Bear", "Wolf")
    at.block(("Myr", "Bear"), ("Myr", "Wolf"))
    assert tapped(at, "Forest") == 2


def test_509_1c_nobody_is_required_to_pay_to_block() -> None:
    at = table()
    text = "~ can't attack or block unless you pay {2}.\n~ blocks each combat if able."
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, creature("Myr", 2, 2, text), FIELD, FIELD)
    to_block(at, "Bear")
    assert refusal(at) is None
    assert refusal(at, ("Myr", "Bear")) is None


def test_732_1_paying_for_a_block_can_be_taken_back() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, creature("Myr", 2, 2, "~ can't attack or block unless you pay {2}."))
    at.battlefield(BOB, FIELD, FIELD, FIELD)
    at.game.players[BOB].pays_by_hand = True
    to_block(at, "Bear")
    before = at.game.digest()
    at.game.answer(declared(at, ("Myr", "Bear")))
    assert at.asked is not None and at.asked.kind is Kind.PAY
    at.game.cancel()
    assert at.game.digest() == before


def test_509_1d_an_attacking_angel_makes_blocks_dear() -> None:
    at = table()
    text = (
        "As long as ~ is attacking, creatures can't block unless their controller pays {1} for "
        "each of those creatures."
    )
    at.battlefield(ANN, creature("Angel", 3, 5, text), WOLF)
    at.battlefield(BOB, "Bear", "Giant", FIELD)
    to_block(at, "Angel", "Wolf")
    assert refusal(at, ("Bear", "Wolf"), ("Giant", "Wolf")) == ("not enough mana", "509.1f")
    assert refusal(at, ("Giant", "Wolf")) is None


def test_509_1d_without_the_angel_attacking_blocks_cost_nothing() -> None:
    at = table()
    text = (
        "As long as ~ is attacking, creatures can't block unless their controller pays {1} for "
        "each of those creatures."
    )
    at.battlefield(ANN, creature("Angel", 3, 5, text), WOLF)
    at.battlefield(BOB, "Bear", "Giant")
    to_block(at, "Wolf")
    assert refusal(at, ("Bear", "Wolf"), ("Giant", "Wolf")) is None


# -- goad ------------------------------------------------------------------------------------------


def goaded_bear(players: int = 3) -> Table:
    """Bob has goaded Ann's Bear, and she is asked to attack."""
    at = table(players)
    at.battlefield(ANN, "Bear", WOLF)
    at.begin(BOB)
    cast(at, "Goad target creature.", "Bear", by=BOB)
    at.to_turn(ANN)
    at.to_question(Kind.ATTACKERS)
    return at


def test_701_15b_a_goaded_creature_attacks_another_player_if_able() -> None:
    at = goaded_bear()
    assert at.object("Bear").now.goaded_by == [BOB]
    assert refusal(at) == ("must attack", "508.1d")
    assert refusal(at, ("Bear", "Bob")) == ("must attack", "508.1d")
    assert refusal(at, ("Bear", "Cat")) is None
    assert at.asked is not None
    assert at.asked.fallback == declared(at, ("Bear", "Cat"))


def test_701_15b_with_one_opponent_it_attacks_the_one_who_goaded_it() -> None:
    at = goaded_bear(2)
    assert refusal(at) == ("must attack", "508.1d")
    assert refusal(at, ("Bear", "Bob")) is None


def test_701_15b_attacking_a_planeswalker_of_another_player_is_not_enough() -> None:
    at = goaded_bear()
    at.battlefield(CAT, walker("Jace", 3))
    at.game.decision = None
    at.game.advance()
    assert refusal(at, ("Bear", "Jace")) == ("must attack", "508.1d")


def test_701_15b_who_must_pay_to_attack_others_may_attack_the_goader() -> None:
    at = table(3)
    at.battlefield(CAT, rule(TAX))
    at.battlefield(ANN, "Bear", FIELD)
    at.begin(BOB)
    cast(at, "Goad target creature.", "Bear", by=BOB)
    at.to_turn(ANN)
    at.to_question(Kind.ATTACKERS)
    assert refusal(at, ("Bear", "Bob")) is None
    assert refusal(at, ("Bear", "Cat")) is None
    assert refusal(at) == ("must attack", "508.1d")


def test_701_15c_goaded_by_two_players_it_attacks_a_third() -> None:
    at = table(4)
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    cast(at, "Goad target creature.", "Bear", by=BOB)
    cast(at, "Goad target creature.", "Bear", by=CAT)
    at.to_question(Kind.ATTACKERS)
    assert refusal(at, ("Bear", "Bob")) == ("must attack", "508.1d")
    assert refusal(at, ("Bear", "Cat")) == ("must attack", "508.1d")
    assert refusal(at, ("Bear", "Dan")) is None


def test_701_15d_goading_it_again_changes_nothing() -> None:
    at = table(3)
    at.battlefield(ANN, "Bear")
    at.begin(BOB)
    cast(at, "Goad target creature.", "Bear", by=BOB)
    cast(at, "Goad target creature.", "Bear", by=BOB)
    assert len(at.object("Bear").now.requirements) == 2


def test_701_15a_it_is_goaded_until_the_next_turn_of_the_goader() -> None:
    at = goaded_bear()
    at.to_turn(BOB)
    assert at.object("Bear").now.goaded_by == []


def test_701_15b_what_an_aura_says_is_goaded_for_as_long_as_it_is_there() -> None:
    at = table(3)
    at.battlefield(ANN, "Bear")
    aura = text_card(
        "Impetus",
        "Enchantment — Aura",
        "Enchant creature\nEnchanted creature gets +2/+2 and is goaded.",
    )
    at.put(BOB, Zone.BATTLEFIELD, aura, attached_to="Bear")
    to_attack(at)
    assert refusal(at, ("Bear", "Bob")) == ("must attack", "508.1d")
    assert refusal(at, ("Bear", "Cat")) is None


def test_701_15b_a_card_can_ask_whether_a_creature_is_goaded() -> None:
    at = goaded_bear()
    text = "Whenever a goaded creature attacks, it deals 1 damage to its controller."
    at.battlefield(BOB, creature("Ancestor", 2, 2, text))
    at.game.answer(declared(at, ("Bear", "Cat"), ("Wolf", "Cat")))
    at.resolve_all()
    assert at.life(ANN) == 19


# -- requirements aimed at something ---------------------------------------------------------------


def test_508_1d_a_creature_is_made_to_attack_a_player() -> None:
    at = table(3)
    at.battlefield(BOB, "Bear")
    at.begin(BOB)
    cast(at, "Target creature attacks target opponent this turn if able.", "Cat", by=ANN)
    at.to_question(Kind.ATTACKERS)
    assert refusal(at, ("Bear", "Ann")) == ("must attack", "508.1d")
    assert refusal(at, ("Bear", "Cat")) is None


def test_508_1d_more_of_the_requirements_is_better_than_fewer() -> None:
    """Two say Cat, one says Bob."""
    at = table(3)
    at.battlefield(BOB, "Bear")
    at.begin(BOB)
    text = "Target creature attacks target opponent this turn if able."
    cast(at, text, "Cat", by=ANN)
    cast(at, "Target creature attacks you this turn if able.", by=ANN)
    cast(at, text, "Cat", by=ANN)
    at.to_question(Kind.ATTACKERS)
    assert refusal(at, ("Bear", "Ann")) == ("must attack", "508.1d")
    assert refusal(at, ("Bear", "Cat")) is None


def test_509_1c_a_creature_is_made_to_block_this_one() -> None:
    at = table()
    at.battlefield(ANN, creature("Bully", 3, 3, "{0}: Target creature blocks ~ this turn if able."))
    at.battlefield(ANN, WOLF)
    at.battlefield(BOB, "Bear", "Giant")
    at.begin(ANN)
    at.act(ANN, "activate Bully", "Bear")
    at.resolve()
    at.attack("Bully", "Wolf")
    at.to_question(Kind.BLOCKERS)
    assert refusal(at) == ("must block", "509.1c")
    assert refusal(at, ("Bear", "Wolf")) == ("must block", "509.1c")
    assert refusal(at, ("Bear", "Bully"), ("Giant", "Wolf")) is None


def test_509_1c_who_is_made_to_block_one_that_doesnt_attack_is_free() -> None:
    at = table()
    at.battlefield(ANN, creature("Bully", 3, 3, "{0}: Target creature blocks ~ this turn if able."))
    at.battlefield(ANN, WOLF)
    at.battlefield(BOB, "Bear")
    at.begin(ANN)
    at.act(ANN, "activate Bully", "Bear")
    at.resolve()
    at.attack("Wolf")
    at.to_question(Kind.BLOCKERS)
    assert refusal(at) is None


def test_702_39a_provoke_untaps_what_must_block() -> None:
    at = table()
    at.battlefield(ANN, creature("Grappler", 1, 1, "Provoke"))
    at.battlefield(BOB, "Giant", tapped=True)
    at.battlefield(BOB, "Bear")
    at.begin(ANN)
    at.choose("Giant", True)
    at.attack("Grappler")
    at.resolve()
    assert not at.object("Giant").tapped
    at.to_question(Kind.BLOCKERS)
    assert refusal(at) == ("must block", "509.1c")
    assert refusal(at, ("Giant", "Grappler")) is None


def test_702_39a_provoke_may_be_left_alone() -> None:
    at = table()
    at.battlefield(ANN, creature("Grappler", 1, 1, "Provoke"))
    at.battlefield(BOB, "Giant", tapped=True)
    at.begin(ANN)
    at.choose(False)
    at.attack("Grappler")
    at.resolve()
    assert at.object("Giant").tapped


def test_509_1c_a_lure_for_some_leaves_others_free() -> None:
    at = table()
    text = "All creatures with flying able to block ~ do so."
    at.battlefield(ANN, creature("Piper", 3, 3, text), WOLF)
    at.battlefield(BOB, creature("Bird", 1, 1, "Flying"), "Bear")
    to_block(at, "Piper", "Wolf")
    assert refusal(at) == ("must block", "509.1c")
    assert refusal(at, ("Bird", "Piper")) is None
    assert refusal(at, ("Bird", "Piper"), ("Bear", "Wolf")) is None


def test_509_1c_it_must_be_blocked_this_turn() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.battlefield(BOB, "Giant", "Wall")
    at.begin(ANN)
    cast(
        at,
        "Target creature gets +3/+3 until end of turn and must be blocked this turn if able.",
        "Bear",
    )
    at.attack("Bear")
    at.to_question(Kind.BLOCKERS)
    assert refusal(at) == ("must block", "509.1c")
    assert refusal(at, ("Wall", "Bear")) is None


# -- who can't, and who can as though --------------------------------------------------------------


def test_508_1c_creatures_that_cant_attack_you_can_attack_your_planeswalkers() -> None:
    at = table(3)
    at.battlefield(BOB, rule("Creatures without flying can't attack you."), walker("Jace", 3))
    at.battlefield(ANN, "Bear", creature("Bird", 1, 1, "Flying"))
    to_attack(at)
    assert refusal(at, ("Bear", "Bob")) == ("attacks only others", "508.1c")
    assert refusal(at, ("Bear", "Jace"), ("Bird", "Bob")) is None
    assert refusal(at, ("Bear", "Cat")) is None


def test_508_1c_creatures_that_can_attack_neither_you_nor_your_planeswalkers() -> None:
    at = table(3)
    text = "Creatures without flying can't attack you or planeswalkers you control."
    at.battlefield(BOB, rule(text), walker("Jace", 3))
    at.battlefield(CAT, walker("Chandra", 3))
    at.battlefield(ANN, "Bear")
    to_attack(at)
    assert refusal(at, ("Bear", "Jace")) == ("attacks only others", "508.1c")
    assert refusal(at, ("Bear", "Chandra")) is None


def test_509_1b_weaker_creatures_cant_block_it() -> None:
    at = table()
    text = "Creatures with power less than ~'s power can't block it."
    at.battlefield(ANN, creature("Pit Fighter", 3, 3, text), "Bear")
    at.battlefield(BOB, WOLF, GOBLIN)
    to_block(at, "Pit Fighter", "Bear")
    assert refusal(at, ("Goblin", "Pit Fighter")) == ("blocked only by others", "509.1b")
    assert refusal(at, ("Wolf", "Pit Fighter"), ("Goblin", "Bear")) is None


def test_609_4_it_can_attack_as_though_it_had_no_defender() -> None:
    at = table()
    text = "Defender\n{0}: ~ can attack this turn as though it didn't have defender."
    at.battlefield(ANN, creature("Drake", 2, 2, text), "Bear")
    to_attack(at)
    assert refusal(at, ("Drake", "Bob")) == ("cannot attack", "702.3b")
    at.begin(ANN)
    at.act(ANN, "activate Drake")
    at.resolve()
    at.attack("Drake")
    assert at.game.turn.combat is not None and at.game.turn.combat.is_attacking(at.id("Drake"))


def test_609_4_another_restriction_still_keeps_it_from_attacking() -> None:
    at = table()
    at.battlefield(
        ANN, rule("Creatures you control can attack as though they didn't have defender.")
    )
    at.battlefield(ANN, creature("Wall of Air", 1, 5, "Defender"), "Bear")
    at.battlefield(ANN, creature("Statue", 3, 3, "Defender\n~ can't attack."))
    to_attack(at)
    assert refusal(at, ("Wall of Air", "Bob")) is None
    assert refusal(at, ("Statue", "Bob")) == ("cannot attack", "508.1c")


def test_609_4_tapped_creatures_can_block_as_though_untapped() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    text = "Tapped creatures you control can block as though they were untapped."
    at.battlefield(BOB, creature("Masako", 2, 1, text))
    at.battlefield(BOB, "Giant", tapped=True)
    to_block(at, "Bear")
    assert refusal(at, ("Giant", "Bear")) is None


def as_though_unblocked(keywords: str = "") -> Table:
    """Ann's Elephant is blocked by two, and she is asked about its damage."""
    at = table()
    text = keywords + "You may have ~ assign its combat damage as though it weren't blocked."
    at.battlefield(ANN, creature("Elephant", 6, 6, text))
    at.battlefield(BOB, "Bear", WOLF)
    to_block(at, "Elephant")
    at.block(("Bear", "Elephant"), ("Wolf", "Elephant"))
    at.to_question(Kind.DAMAGE)
    return at


def test_609_4_all_its_damage_may_pass_its_blockers() -> None:
    at = as_though_unblocked()
    assert at.asked is not None and len(at.asked.options) == 3
    assert at.game.why_not(Division((0, 0, 6))) is None
    assert at.asked.fallback == Division((0, 0, 6))
    at.answer([0, 0, 6])
    assert at.life(BOB) == 14


def test_609_4_but_not_a_part_of_it() -> None:
    at = as_though_unblocked()
    reason = at.game.why_not(Division((2, 3, 1)))
    assert reason is not None and reason.rule == "510.1c"
    assert at.game.why_not(Division((6, 0, 0))) is None


def test_702_19b_with_trample_a_part_may_pass() -> None:
    at = as_though_unblocked("Trample\n")
    assert at.game.why_not(Division((2, 3, 1))) is None
    assert at.game.why_not(Division((2, 2, 2))) is not None
    assert at.game.why_not(Division((0, 0, 6))) is None


# -- in the middle of combat -----------------------------------------------------------------------


def test_509_1h_an_unblocked_attacker_becomes_blocked_by_an_effect() -> None:
    at = table()
    at.battlefield(ANN, creature("Ram", 2, 2, "Whenever ~ becomes blocked, you gain 3 life."))
    at.begin(ANN)
    at.attack("Ram")
    at.to(Step.DECLARE_BLOCKERS)
    cast(at, "Target unblocked attacking creature becomes blocked.", "Ram", by=BOB)
    at.resolve_all()
    assert at.life(ANN) == 23
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 20


def test_506_4_a_creature_removed_from_combat_deals_no_damage() -> None:
    at = table()
    text = "Whenever ~ becomes blocked, you may untap it and remove it from combat."
    at.battlefield(ANN, creature("Scout", 2, 2, text))
    at.battlefield(BOB, "Bear")
    at.begin(ANN)
    at.attack("Scout")
    at.block(("Bear", "Scout"))
    at.choose(True)
    at.resolve()
    assert at.game.turn.combat is not None and not at.game.turn.combat.is_attacking(at.id("Scout"))
    at.to(Step.END_OF_COMBAT)
    assert at.names_in(Zone.GRAVEYARD) == [] and not at.object("Scout").tapped


# -- additional phases -----------------------------------------------------------------------------

AGAIN = (
    "Untap all creatures that attacked this turn. After this main phase, there is an additional "
    "combat phase followed by an additional main phase."
)


def steps_to_come(at: Table) -> list[Step]:
    """The steps in which somebody is asked, until the end step."""
    found: list[Step] = []
    while at.game.turn.step is not Step.END:
        if not found or found[-1] is not at.game.turn.step:
            found.append(at.game.turn.step)
        at.answer_next()
    return found


def test_500_8_an_additional_combat_phase_and_main_phase() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.attack("Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    cast(at, AGAIN)
    assert not at.object("Bear").tapped
    assert steps_to_come(at) == [
        Step.POSTCOMBAT_MAIN,
        Step.BEGINNING_OF_COMBAT,
        Step.DECLARE_ATTACKERS,
        Step.END_OF_COMBAT,
        Step.POSTCOMBAT_MAIN,
    ]


def test_505_1a_added_before_combat_the_main_phases_after_it_are_postcombat() -> None:
    at = table()
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    cast(at, AGAIN)
    seen = steps_to_come(at)
    assert seen.count(Step.PRECOMBAT_MAIN) == 1
    assert seen.count(Step.POSTCOMBAT_MAIN) == 2
    assert seen.count(Step.BEGINNING_OF_COMBAT) == 2


def test_500_8_a_phase_added_in_combat_comes_after_all_of_combat() -> None:
    at = table()
    text = (
        "Whenever ~ attacks for the first time each turn, untap all creatures you control. After "
        "this phase, there is an additional combat phase."
    )
    at.battlefield(ANN, creature("Angel", 2, 2, text))
    at.begin(ANN)
    at.attack("Angel")
    at.resolve_all()
    at.to(Step.END_OF_COMBAT)
    assert at.life(BOB) == 18
    at.attack("Angel")
    assert not at.game.zones.stack
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 16
    assert Step.BEGINNING_OF_COMBAT not in steps_to_come(at)


def test_508_1d_what_attacks_each_combat_does_so_in_each_combat_phase() -> None:
    at = table()
    at.battlefield(
        ANN, creature("Rager", 2, 2, "Vigilance\n~ attacks each combat if able."), "Wall"
    )
    at.begin(ANN)
    cast(at, AGAIN)
    at.to(Step.END)
    assert at.life(BOB) == 16


# -- cards of the corpus ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "Each creature you control can't be blocked by more than one creature.",
        "As long as ~ is tapped, no more than one creature can attack you each combat.",
        "~ can't attack unless you return an enchantment you control to its owner's hand.",
        "When ~ enters, you may have target creature block it this turn if able.",
        "Whenever ~ blocks two or more creatures, it gains first strike until end of turn.",
        "Vigilance; menace",
        "All Slivers have banding.",
        "Trample over planeswalkers",
    ],
)
def test_cards_word_it_so(text: str) -> None:
    assert creature("Some", 2, 2, text).faces[0].abilities


def test_an_answer_that_names_no_option_is_refused() -> None:
    at = table()
    at.battlefield(BOB, rule("No more than one creature can attack each combat."))
    at.battlefield(ANN, "Bear", WOLF)
    to_attack(at)
    answer: Answer = declared(at, ("Bear", "Bob"), ("Wolf", "Bob"))
    with pytest.raises(IllegalAnswerError, match=r"too many attackers \(CR 508.1c\)"):
        at.game.answer(answer)
    ask_again(at)


def test_510_1a_combat_damage_may_be_equal_to_toughness() -> None:
    text = (
        "Each creature you control assigns combat damage equal to its toughness rather than its"
        " power."
    )
    at = table()
    at.battlefield(ANN, permanent("Alert", "Enchantment", text))
    at.battlefield(ANN, creature("Treefolk", 0, 5), creature("Imp", 4, 1), "Giant")
    at.battlefield(BOB, creature("Ox", 1, 6))
    at.attack("Treefolk", "Imp", "Giant")
    at.block(("Ox", "Giant"))
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 14
    assert at.object("Ox").damage == 5
    assert at.object("Giant").damage == 1


def test_510_1a_only_creatures_that_are_tougher_use_toughness() -> None:
    text = (
        "Each creature you control with toughness greater than its power assigns combat damage"
        " equal to its toughness rather than its power."
    )
    at = table()
    at.battlefield(ANN, creature("Knot", 1, 4, text), creature("Imp", 4, 1))
    at.attack("Knot", "Imp")
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 12


def test_702_19b_trample_divides_damage_equal_to_toughness() -> None:
    text = "Trample\n~ assigns combat damage equal to its toughness rather than its power."
    at = table()
    at.battlefield(ANN, creature("Mammoth", 1, 6, text))
    at.battlefield(BOB, "Bear")
    at.attack("Mammoth")
    at.block(("Bear", "Mammoth"))
    at.to(Step.POSTCOMBAT_MAIN)
    assert at.life(BOB) == 16


def test_510_1a_what_is_dealt_outside_combat_is_no_matter_of_toughness() -> None:
    text = "~ assigns damage equal to its toughness rather than its power."
    assert not compile_line(text, False).meanings
