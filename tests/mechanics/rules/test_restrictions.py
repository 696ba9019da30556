"""What players and creatures can't do: company in combat, times to cast, abilities, triggers."""

from __future__ import annotations

import pytest

from jajna.decision import Assign, Kind
from jajna.judge.table import RefusedError
from jajna.kernel.combat.attackers import attack_choices
from jajna.vocab import Step, Zone
from tests.mechanics.bench import ANN, BOB, cast, creature, permanent, spell
from tests.oracle.faces import compiled
from tests.rules.creatures import pairs, refusal
from tests.table import table

SHY = creature(
    "Shy",
    4,
    4,
    "Shy can't attack unless a creature with greater power also attacks.\n"
    "Shy can't block unless a creature with greater power also blocks.",
)
PACK = creature("Pack", 2, 2, "Pack can't attack unless at least two other creatures attack.")
PUMA = creature("Puma", 3, 2, "Puma can't attack unless a black or green creature also attacks.")


def test_508_1c_it_attacks_only_with_a_stronger_one() -> None:
    at = table()
    [shy, bear, giant] = at.battlefield(ANN, SHY, "Bear", "Giant")
    at.begin(ANN)
    at.to_question(Kind.ATTACKERS)
    assert refusal(at, pairs((shy, BOB))) == ("lacks company", "508.1c")
    assert refusal(at, pairs((shy, BOB), (bear, BOB))) == ("lacks company", "508.1c")
    assert refusal(at, pairs((shy, BOB), (giant, BOB))) is None
    assert refusal(at, pairs((bear, BOB))) is None


def test_508_1c_nobody_is_asked_about_what_could_never_have_company() -> None:
    at = table()
    [_, bear] = at.battlefield(ANN, SHY, "Bear")
    at.begin(ANN)
    at.to_question(Kind.ATTACKERS)
    assert at.asked is not None
    assert at.asked.options == [Assign(bear, BOB)]


def test_508_1c_one_of_a_color_or_two_others_are_company() -> None:
    at = table()
    black = creature("Shade", cost="{B}")
    [pack, puma, shade, bear] = at.battlefield(ANN, PACK, PUMA, black, "Bear")
    at.begin(ANN)
    at.to_question(Kind.ATTACKERS)
    assert refusal(at, pairs((puma, BOB), (bear, BOB))) == ("lacks company", "508.1c")
    assert refusal(at, pairs((puma, BOB), (shade, BOB))) is None
    assert refusal(at, pairs((pack, BOB), (bear, BOB))) == ("lacks company", "508.1c")
    assert refusal(at, pairs((pack, BOB), (bear, BOB), (shade, BOB))) is None


def test_508_1d_who_must_attack_takes_its_company_along() -> None:
    at = table()
    torn = creature(
        "Torn",
        2,
        2,
        "Torn attacks each combat if able.\n"
        "Torn can't attack unless a creature with greater power also attacks.",
    )
    [one, bear, giant] = at.battlefield(ANN, torn, "Bear", "Giant")
    at.begin(ANN)
    at.to_question(Kind.ATTACKERS)
    assert refusal(at, pairs((bear, BOB))) == ("must attack", "508.1d")
    assert refusal(at, pairs((one, BOB), (giant, BOB))) is None
    assert at.asked is not None
    assert at.game.why_not(at.asked.fallback) is None


def test_509_1b_it_blocks_only_with_a_stronger_one() -> None:
    at = table()
    [bear, wall] = at.battlefield(ANN, "Bear", "Wall")
    [shy, giant] = at.battlefield(BOB, SHY, "Giant")
    at.begin(ANN)
    at.attack("Bear", "Wall")
    at.to_question(Kind.BLOCKERS)
    assert refusal(at, pairs((shy, bear))) == ("lacks company", "509.1b")
    assert refusal(at, pairs((shy, bear), (giant, wall))) is None
    assert refusal(at, pairs((giant, wall))) is None


def test_509_1c_who_must_block_takes_its_company_along() -> None:
    at = table()
    [bear, wall] = at.battlefield(ANN, "Bear", "Wall")
    torn = creature(
        "Torn",
        2,
        2,
        "Torn blocks each combat if able.\n"
        "Torn can't block unless a creature with greater power also blocks.",
    )
    [one, giant] = at.battlefield(BOB, torn, "Giant")
    at.begin(ANN)
    at.attack("Bear", "Wall")
    at.to_question(Kind.BLOCKERS)
    assert refusal(at, pairs((giant, bear))) == ("must block", "509.1c")
    assert refusal(at, pairs((one, bear), (giant, wall))) is None
    assert at.asked is not None
    assert at.game.why_not(at.asked.fallback) is None


def test_509_1b_it_neither_blocks_nor_is_blocked_by_the_strong() -> None:
    imp = creature(
        "Imp", 2, 2, "Imp can't block or be blocked by creatures with power 2 or greater."
    )
    at = table()
    [bear, wall] = at.battlefield(ANN, "Bear", "Wall")
    [one] = at.battlefield(BOB, imp)
    at.begin(ANN)
    at.attack("Bear", "Wall")
    at.to_question(Kind.BLOCKERS)
    assert refusal(at, pairs((one, bear))) == ("blocks only others", "509.1b")
    assert refusal(at, pairs((one, wall))) is None


def test_509_1b_a_target_cant_block_the_source_this_turn() -> None:
    crawler = creature("Crawler", 1, 1, "{0}: Target creature can't block Crawler this turn.")
    at = table()
    [one, bear] = at.battlefield(ANN, crawler, "Bear")
    [wall, giant] = at.battlefield(BOB, "Wall", "Giant")
    at.begin(ANN)
    at.act(ANN, "activate Crawler", "Wall")
    at.resolve_all()
    at.attack("Crawler", "Bear")
    at.to_question(Kind.BLOCKERS)
    assert refusal(at, pairs((wall, one))) == ("blocks only others", "509.1b")
    assert refusal(at, pairs((wall, bear))) is None
    assert refusal(at, pairs((giant, one))) is None


def test_508_1c_only_those_with_one_of_the_abilities_attack() -> None:
    rule = "Creatures without flying or islandwalk can't attack."
    bird = creature("Bird", text="Flying")
    walker = creature("Walker", text="Islandwalk")
    at = table()
    at.battlefield(BOB, permanent("Flood", "Enchantment", rule))
    [one, other, bear] = at.battlefield(ANN, bird, walker, "Bear")
    at.begin(ANN)
    at.to_question(Kind.ATTACKERS)
    assert refusal(at, pairs((one, BOB), (other, BOB))) is None
    assert refusal(at, pairs((bear, BOB))) == ("cannot attack", "508.1c")


def test_508_1d_it_must_attack_unless_a_condition_holds() -> None:
    rager = creature(
        "Rager", text="Rager attacks each combat if able unless you control a creature named Calm."
    )
    at = table()
    at.battlefield(ANN, rager, "Bear")
    at.begin(ANN)
    at.to_question(Kind.ATTACKERS)
    assert refusal(at, pairs()) == ("must attack", "508.1d")
    at.battlefield(ANN, creature("Calm"))
    assert refusal(at, pairs()) is None


def test_508_1c_it_attacks_only_after_an_opponent_was_dealt_damage() -> None:
    goblin = creature(
        "Goblin", text="Goblin can't attack unless an opponent has been dealt damage this turn."
    )
    at = table()
    [one, _] = at.battlefield(ANN, goblin, "Bear")
    at.begin(ANN)
    cast(at, "Spell deals 1 damage to target player.", "Bob")
    at.to_question(Kind.ATTACKERS)
    assert refusal(at, pairs((one, BOB))) is None


ARBITER = permanent(
    "Arbiter",
    "Enchantment",
    "Each opponent who cast a spell this turn can't attack with creatures.\n"
    "Each opponent who attacked with a creature this turn can't cast spells.",
)


def test_508_1c_who_cast_a_spell_cant_attack() -> None:
    at = table()
    at.battlefield(BOB, ARBITER)
    [bear] = at.battlefield(ANN, "Bear")
    at.begin(ANN)
    cast(at, "You gain 1 life.")
    assert attack_choices(at.game).able == []
    at.to(Step.POSTCOMBAT_MAIN)
    assert not at.object(bear).tapped


def test_601_3_who_attacked_cant_cast() -> None:
    at = table()
    at.battlefield(BOB, ARBITER)
    at.battlefield(ANN, "Bear")
    at.begin(ANN)
    at.attack("Bear")
    at.to(Step.POSTCOMBAT_MAIN)
    at.hand(ANN, spell("Draw a card."))
    reason = at.why_not(ANN, "cast Spell")
    assert reason is not None and reason.code == "an effect forbids it"


ABOLISHER = permanent(
    "Abolisher",
    "Enchantment",
    "During your turn, your opponents can't cast spells or activate abilities of artifacts, "
    "creatures, or enchantments.",
)


def test_602_5_opponents_activate_nothing_during_your_turn() -> None:
    at = table()
    at.battlefield(ANN, ABOLISHER)
    at.battlefield(BOB, permanent("Rod", text="{0}: You gain 1 life."))
    at.battlefield(BOB, permanent("Keep", "Land", "{0}: You gain 1 life.", cost=""))
    at.hand(BOB, spell("Draw a card."))
    at.begin(ANN)
    reason = at.why_not(BOB, "activate Rod")
    assert reason is not None and reason.rule == "602.5"
    assert at.why_not(BOB, "cast Spell") is not None
    assert at.why_not(BOB, "activate Keep") is None
    at.begin(BOB)
    assert at.why_not(BOB, "activate Rod") is None


def test_109_2_abilities_of_cards_in_hand_are_no_abilities_of_creatures() -> None:
    at = table()
    at.battlefield(ANN, ABOLISHER)
    at.hand(BOB, creature("Cycler", text="Cycling {0}"))
    at.begin(ANN)
    assert at.why_not(BOB, "activate Cycler") is None


def test_602_5_mana_abilities_are_forbidden_too() -> None:
    at = table()
    at.battlefield(ANN, ABOLISHER)
    at.battlefield(BOB, permanent("Stone", text="{T}: Add {C}."))
    at.battlefield(BOB, permanent("Keep", "Land", "{1}: You gain 1 life.", cost=""))
    at.begin(ANN)
    reason = at.why_not(BOB, "activate Keep")
    assert reason is not None and reason.code == "not enough mana"


@pytest.mark.parametrize(
    ("rest", "forbidden"), [("", True), (" unless they're mana abilities", False)]
)
def test_602_5_abilities_of_a_kind_cant_be_activated(rest: str, forbidden: bool) -> None:
    at = table()
    rule = f"Activated abilities of artifacts can't be activated{rest}."
    at.battlefield(BOB, permanent("Hush", "Enchantment", rule))
    at.battlefield(ANN, permanent("Stone", text="{T}: Add {C}."))
    at.battlefield(ANN, permanent("Rod", text="{0}: You gain 1 life."))
    at.battlefield(ANN, permanent("Keep", "Land", "{1}: You gain 1 life.", cost=""))
    assert at.why_not(ANN, "activate Rod") is not None
    assert (at.why_not(ANN, "activate Keep") is not None) == forbidden


def test_502_3_it_stays_tapped_and_its_abilities_are_locked() -> None:
    text = (
        "Enchant artifact or creature\nEnchanted permanent doesn't untap during its controller's "
        "untap step and its activated abilities can't be activated."
    )
    at = table()
    [rod] = at.battlefield(BOB, permanent("Rod", text="{T}: You gain 1 life."))
    at.object(rod).tapped = True
    at.hand(ANN, permanent("Rust", "Enchantment — Aura", text))
    at.begin(ANN)
    at.act(ANN, "cast Rust", "Rod")
    at.resolve_all()
    at.to_turn(BOB)
    assert at.object(rod).tapped
    at.object(rod).tapped = False
    assert at.why_not(BOB, "activate Rod") is not None


def test_502_3_yours_untap_with_others() -> None:
    muse = creature(
        "Muse", text="Untap all permanents you control during each other player's untap step."
    )
    at = table()
    at.battlefield(ANN, muse)
    [mine] = at.battlefield(ANN, "Bear")
    [theirs] = at.battlefield(BOB, "Giant")
    at.begin(ANN, Step.END)
    at.object(mine).tapped = True
    at.object(theirs).tapped = True
    at.to_turn(BOB, Step.UPKEEP)
    assert not at.object(mine).tapped
    assert not at.object(theirs).tapped


def test_502_3_what_stays_tapped_in_its_controllers_step_untaps_in_others() -> None:
    muse = creature(
        "Muse", text="Untap all permanents you control during each other player's untap step."
    )
    lazy = creature("Lazy", text="Lazy doesn't untap during your untap step.")
    at = table()
    [_, mine] = at.battlefield(ANN, muse, lazy)
    at.begin(ANN, Step.END)
    at.object(mine).tapped = True
    at.to_turn(BOB, Step.UPKEEP)
    assert not at.object(mine).tapped


def test_502_3_they_stay_tapped_in_that_players_next_step_only() -> None:
    at = table()
    [bear] = at.battlefield(BOB, "Bear")
    cast(
        at,
        "Tap all creatures target player controls. Those creatures don't untap during that "
        "player's next untap step.",
        "Bob",
    )
    assert at.object(bear).tapped
    at.to_turn(BOB)
    assert at.object(bear).tapped
    at.to_turn(ANN)
    at.to_turn(BOB)
    assert not at.object(bear).tapped


QUIET = creature("Quiet", text="Creatures entering don't cause abilities to trigger.")


def test_603_2_what_enters_quietly_triggers_nothing() -> None:
    at = table()
    at.battlefield(BOB, QUIET)
    at.battlefield(ANN, permanent("Bell", text="Whenever a permanent enters, you gain 1 life."))
    at.hand(ANN, creature("Moth", text="When Moth enters or dies, you gain 2 life."))
    at.hand(ANN, permanent("Coin"))
    at.begin(ANN)
    at.act(ANN, "cast Moth")
    at.resolve_all()
    assert at.life(ANN) == 20
    at.act(ANN, "cast Coin")
    at.resolve_all()
    assert at.life(ANN) == 21
    cast(at, "Destroy target creature.", "Moth")
    at.resolve_all()
    assert at.life(ANN) == 23


def test_603_2_what_is_a_creature_only_once_it_has_entered_enters_quietly() -> None:
    at = table()
    at.battlefield(
        BOB, QUIET, permanent("March", text="Noncreature artifacts are 1/1 artifact creatures.")
    )
    bell = permanent("Bell", "Enchantment", "Whenever a permanent enters, you gain 1 life.")
    at.battlefield(ANN, bell)
    at.hand(ANN, permanent("Coin"), permanent("Charm", "Enchantment"))
    at.begin(ANN)
    at.act(ANN, "cast Coin")
    at.resolve_all()
    assert at.object("Coin").is_creature()
    assert at.life(ANN) == 20
    at.act(ANN, "cast Charm")
    at.resolve_all()
    assert at.life(ANN) == 21


def test_603_10a_what_dies_quietly_triggers_nothing() -> None:
    at = table()
    hush = creature("Hush", text="Creatures entering or dying don't cause abilities to trigger.")
    at.battlefield(BOB, hush)
    at.battlefield(ANN, creature("Moth", text="When Moth dies, you gain 2 life."))
    at.begin(ANN)
    cast(at, "Destroy all creatures.")
    at.resolve_all()
    assert at.life(ANN) == 20


def test_601_3_only_after_another_spell() -> None:
    at = table()
    text = "Cast this spell only if you've cast another spell this turn."
    at.hand(ANN, creature("Late", text=text))
    at.begin(ANN)
    reason = at.why_not(ANN, "cast Late")
    assert reason is not None and reason.rule == "601.3"
    cast(at, "You gain 1 life.")
    assert at.why_not(ANN, "cast Late") is None


def test_601_3_not_in_the_first_turns() -> None:
    at = table()
    text = "You can't cast this spell during your first, second, or third turns of the game."
    at.begin(ANN)
    at.hand(ANN, creature("Late", text=text))
    assert at.game.players[ANN].turns_begun < 3
    while at.game.players[ANN].turns_begun < 4:
        assert at.why_not(ANN, "cast Late") is not None
        at.to_turn(BOB)
        at.to_turn(ANN)
    assert at.why_not(ANN, "cast Late") is None


def test_601_3_only_at_a_time_and_under_a_condition() -> None:
    text = (
        "Cast this spell only during the declare attackers step and only if you've been attacked "
        "this step.\nYou gain 5 life."
    )
    at = table()
    at.battlefield(ANN, "Bear")
    at.hand(BOB, spell(text))
    at.begin(ANN)
    assert at.why_not(BOB, "cast Spell") is not None
    at.attack("Bear")
    at.to(Step.DECLARE_ATTACKERS)
    assert at.why_not(BOB, "cast Spell") is None
    at.to(Step.DECLARE_BLOCKERS)
    assert at.why_not(BOB, "cast Spell") is not None


def test_701_6a_it_cant_be_countered_by_some() -> None:
    veil = (
        "Spells you control can't be countered by blue or black spells this turn, and creatures "
        "you control can't be the targets of blue or black spells this turn."
    )
    at = table()
    at.battlefield(ANN, "Bear")
    cast(at, veil)
    blue = permanent("Denial", "Instant", "Counter target spell.", cost="{U}")
    at.battlefield(BOB, permanent("Isle", "Basic Land — Island", "", ""))
    at.battlefield(BOB, permanent("Isle", "Basic Land — Island", "", ""))
    at.hand(BOB, blue, permanent("Bolt", "Instant", "Destroy target creature.", cost="{U}"))
    at.hand(ANN, creature("Moth"))
    at.act(ANN, "cast Moth")
    at.act(BOB, "cast Denial", "Moth")
    at.resolve_all()
    assert "Moth" in at.names_in(Zone.BATTLEFIELD)
    reason = at.why_not(BOB, "cast Bolt")
    assert reason is not None and reason.code == "no legal target"


def test_603_4_what_happened_last_turn() -> None:
    at = table()
    text = "At the beginning of each upkeep, if you lost life last turn, you gain 5 life."
    at.battlefield(ANN, permanent("Bell", text=text))
    at.begin(ANN)
    cast(at, "You lose 1 life.")
    at.to_turn(BOB)
    at.resolve_all()
    assert at.life(ANN) == 24
    at.to_turn(ANN)
    assert at.life(ANN) == 24


REFUSED = (
    ("Test Card can't attack unless a creature with greater power attacks.", "Creature"),
    ("Test Card can't attack unless a creature with greater power also blocks.", "Creature"),
    ("Test Card can't block unless at least two other creatures attack.", "Creature"),
    ("Cast this spell only if another spell.", "Instant"),
    ("Cast this spell only during blue.", "Instant"),
    ("Untap all permanents you control during each untap step.", "Creature"),
    ("Creatures without flying or power can't attack.", "Enchantment"),
    ("Each opponent who slept this turn can't cast spells.", "Enchantment"),
    ("Activated abilities of you can't be activated.", "Enchantment"),
    ("Creatures leaving don't cause abilities to trigger.", "Enchantment"),
)


@pytest.mark.parametrize(("text", "types"), REFUSED)
def test_what_is_no_restriction_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None


def test_601_3_a_forbidden_spell_is_refused_as_it_is_announced() -> None:
    at = table()
    at.hand(ANN, spell("Cast this spell only during combat.\nYou gain 1 life."))
    at.begin(ANN)
    with pytest.raises(RefusedError):
        at.act(ANN, "cast Spell")


HERMIT = creature("Hermit", 5, 5, "Hermit can only attack alone.")


def test_508_1c_who_can_attack_only_alone_attacks_with_nobody() -> None:
    at = table(ann=[HERMIT, "Bear"])
    with pytest.raises(RefusedError) as refused:
        at.attack("Hermit", "Bear")
    assert refused.value.reason.code == "attacks only alone"
    at.attack("Hermit")
    at.to(Step.END)
    assert at.life(BOB) == 15


def test_508_1d_of_two_who_must_attack_the_one_who_does_so_alone_may_stay() -> None:
    rash = creature("Rash", 1, 1, "Rash attacks each combat if able.")
    shy = creature("Shy", 1, 1, "Shy attacks each combat if able.\nShy can only attack alone.")
    at = table(ann=[rash, shy])
    with pytest.raises(RefusedError):
        at.attack()
    with pytest.raises(RefusedError):
        at.attack("Rash", "Shy")
    at.attack("Shy")


GOAT = creature(
    "Goat", 1, 3, "Goat can't block creatures with power 3 or greater unless you pay {1}."
)


@pytest.mark.parametrize(("lands", "can"), [(1, True), (0, False)])
def test_509_1d_only_blocking_a_strong_creature_costs_mana(lands: int, can: bool) -> None:
    at = table(ann=["Giant"], bob=[GOAT, *["Forest"] * lands])
    at.attack("Giant")
    if can:
        at.block(("Goat", "Giant"))
        at.to(Step.END)
        assert at.object("Forest").tapped
        assert at.life(BOB) == 20
    else:
        with pytest.raises(RefusedError):
            at.block(("Goat", "Giant"))


def test_509_1d_blocking_a_weak_creature_costs_nothing() -> None:
    at = table(ann=["Bear"], bob=[GOAT, "Forest"])
    at.attack("Bear")
    at.block(("Goat", "Bear"))
    at.to(Step.END)
    assert not at.object("Forest").tapped
    assert at.life(BOB) == 20


def test_509_1c_it_must_block_only_what_costs_nothing() -> None:
    keen = creature(
        "Keen",
        1,
        3,
        "Keen blocks each combat if able.\n"
        "Keen can't block creatures with power 3 or greater unless you pay {1}.",
    )
    at = table(ann=["Giant", "Bear"], bob=[keen, "Forest"])
    at.attack("Giant", "Bear")
    with pytest.raises(RefusedError):
        at.block()
    at.block(("Keen", "Bear"))
    lone = table(ann=["Giant"], bob=[keen, "Forest"])
    lone.attack("Giant")
    lone.block()
