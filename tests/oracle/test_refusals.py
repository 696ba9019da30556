"""Texts that must not compile, and what is said of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from jajna.oracle import compile_face
from tests.oracle.faces import compiled, face

REFUSED = (
    ("Destroy target artifact, target creature and target land.", "Instant"),
    ("Destroy target artifact, target creature, target land.", "Instant"),
    (
        "You may cast creature spells from your graveyard by in addition to their other costs.",
        "Enchantment",
    ),
    ("Draw a card, then do the same for Aura cards.", "Sorcery"),
    ("Do the same for Aura cards.", "Sorcery"),
    ("Draw a card, then do the same.", "Sorcery"),
    ("Destroy all creatures, then do the same for Aura cards.", "Sorcery"),
    ("Destroy target creature unless you feel like it.", "Instant"),
    ("Destroy target.", "Instant"),
    ("Draw a card.\nFerocious — That creature gains flying until end of turn.", "Instant"),
    (
        "Choose target creature. Choose another target creature. The chosen creature gains flying "
        "until end of turn.",
        "Instant",
    ),
    ("When Test Card dies, return it to the battlefield. It's an Aura enchantment.", "Creature"),
    ("Destroy all other creatures. Draw a card.", "Sorcery"),
    (
        "Create a token that's a copy of target creature, except it's not legendary and it's a 4/4 "
        "Hero in addition to its other types.",
        "Sorcery",
    ),
    ("During your next turn, creatures you control attack if able.", "Sorcery"),
    ("Draw a card if you had a card in hand.", "Sorcery"),
    ("At the beginning of that turn's end step, you lose the game.", "Sorcery"),
    ("You draw as many cards as they discarded this way.", "Sorcery"),
    (
        "{T}: Tap an untapped creature you control. Target creature other than the creature tapped "
        "this way gets +2/+1 until end of turn.",
        "Artifact",
    ),
    ("As Test Card enters, choose a creature type and a basic land type.", "Artifact"),
    ("Copy the enchanted instant card.", "Enchantment"),
    ("Look at the top card of target player's library. Shuffle that library.", "Sorcery"),
    ("Choose a color. Destroy all creatures of that type.", "Sorcery"),
    ("Creatures of the creature type of your choice get +1/+1.", "Enchantment"),
    ("Destroy target creature of the creature type of your choice.", "Sorcery"),
    ("Draw a card. If a player does, draw a card.", "Sorcery"),
    ("You may cast spells this turn as though they had flash.", "Enchantment"),
    ("Test Card can block an additional creature.", "Creature"),
    ("Destroy target creature", "Instant"),
    ("Destroys target creature.", "Instant"),
    ("Draw a cards.", "Instant"),
    ("Target creature assigns no damage this turn.", "Instant"),
    ("Target creature assigns no combat damage.", "Instant"),
    ("Draw two card.", "Instant"),
    ("Target player draw a card.", "Instant"),
    ("You draws a card.", "Instant"),
    ("Destroy an target creature.", "Instant"),
    ("Target creatures gets +1/+1 until end of turn.", "Instant"),
    ("Draw a card.", "Creature"),
    ("{T}: Draw a card", "Creature"),
    ("{T} Draw a card.", "Creature"),
    ("When Test Card enters draw a card.", "Creature"),
    ("Flying, sleeping", "Creature"),
    ("Test Card gets +1/+1 until yesterday.", "Creature"),
    ("Choose one —\n• Draw a card.\n• Win somehow.", "Instant"),
    ("Choose one —", "Instant"),
    ("You gain Y life, where X is the number of creatures.", "Instant"),
    ("Each creature get +1/+1.", "Enchantment"),
    ("Land slide — Whenever a land enters, you gain 1 life.", "Enchantment"),
    ("Kicker — Whenever a land enters, you gain 1 life.", "Enchantment"),
    ("Companion — Each creature you control gets +1/+1.", "Creature"),
    ("Choose one —\n• Draw a card.\n• win at last — Draw a card.", "Instant"),
    ('Enchanted creature has "Draw a card', "Enchantment"),
    ("Test Card gains all activated abilities of enchanted creature.", "Creature"),
    ("Test Card has each activated ability of each creature.", "Creature"),
    ("Other players can't play lands from their graveyards this turn.", "Creature"),
    ("Add one additional mana of that color.", "Instant"),
    ("Whenever you cast a spell, this emblem deals 5 damage to any target.", "Enchantment"),
    ("Whenever you draw a card, you may pay {2}. If that player doesn't, draw a card.", "Artifact"),
    ("Draw a card unless you do.", "Instant"),
    ("Creatures you control get +1/+1. This effect doesn't remove Auras.", "Enchantment"),
    ("This effect doesn't remove Auras.", "Enchantment"),
    ("Multikicker", "Creature"),
    (
        "Destroy target creature. If that spell is countered this way, exile it instead of putting "
        "it into its owner's graveyard.",
        "Instant",
    ),
    (
        "If that spell is countered this way, exile it instead of putting it into its owner's "
        "graveyard. Counter target spell.",
        "Instant",
    ),
    ("Draw a card for each time you were kicked.", "Instant"),
    ("Until your next turn, gets +1/+1.", "Instant"),
    ("{T}: Add an amount of mana of that color equal to 2.", "Land"),
    ("{T}: Add {G}. Activate only as an sorcery.", "Land"),
    ("Put two cards on top of your library in any order.", "Instant"),
    ("You may play the exiled card this turn.", "Instant"),
    ("Each player who didn't discard a creature card this way loses 4 life.", "Instant"),
    ("Creature cards in graveyards and hands can't enter.", "Artifact"),
    (
        "Whenever you cast a spell, if it's the second creature you cast this turn, draw a card.",
        "Enchantment",
    ),
    ("Whenever an opponent plays a creature card, draw a card.", "Enchantment"),
    (
        "When a creature is put into opponent's graveyard from the battlefield, draw a card.",
        "Enchantment",
    ),
    ("This spell costs {X} less to cast.", "Creature"),
    ("{T}: Draw a card. This ability costs {X} less to activate.", "Creature"),
    ("{T}: Draw a card. This spell costs {1} less to activate.", "Creature"),
    ("When Test Card enters, if it had two +1/+1 counter on it, draw a card.", "Creature"),
    ("You control three or more creatures with different colors.", "Creature"),
    ("Draw a card for each creatures in your party.", "Instant"),
    ("When you cast your next spell this turn, you win the game.", "Enchantment"),
    (
        "Whenever a land enters, if this is the second time this ability has resolved this turn, "
        "draw a card.",
        "Enchantment",
    ),
    ("You may reveal a Plains card from your hand. If you don't, Test Card enters tapped.", "Land"),
    ("As an additional cost to cast this spell, sacrifice a creature or pay.", "Creature"),
    ("Whenever you cast their second spell each turn, draw a card.", "Enchantment"),
    ("Return target creature card with lesser power from your graveyard to your hand.", "Instant"),
    ("Target creature gains protection from the chosen player until end of turn.", "Instant"),
    ("Whenever you gain life, add one additional mana of that color.", "Enchantment"),
    (
        "Until end of turn, target artifact or creature becomes an artifact creature with base "
        "power and toughness 4/3. If you control a Forest, it has base power and toughness 1/1 "
        "until end of turn instead.",
        "Instant",
    ),
    (
        "Target creature deals damage equal to its power to any other target. Then sacrifice it.",
        "Instant",
    ),
    (
        "Mill four cards. Whenever a creature attacks this turn, it gets +1/+0 until end of turn "
        "for each creature card put into your graveyard this way.",
        "Sorcery",
    ),
    (
        "Destroy up to X target lands, where X is the number of cards in target player's hand.",
        "Sorcery",
    ),
)


@pytest.mark.parametrize(("text", "types"), REFUSED)
def test_what_is_not_understood_whole_is_refused(text: str, types: str) -> None:
    found = compiled(text, types)

    assert found.face is None
    assert found.blockers


UNBOUND = (
    (
        "{1}: You may cast target creature card in a graveyard this turn. When you cast it this "
        "turn, Test Card gains all activated abilities of that card until end of turn.",
        "Creature",
    ),
    ("Tap it.", "Instant"),
    ("Destroy that creature.", "Instant"),
    ("That player draws a card.", "Instant"),
    ("Target creature gets +1/+1 until end of turn. That land becomes tapped.", "Instant"),
    ("Destroy the sacrificed creature.", "Instant"),
    ("Draws a card.", "Instant"),
)


@pytest.mark.parametrize(("text", "types"), UNBOUND)
def test_a_pronoun_without_antecedent_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None


def test_603_7_what_is_returned_later_is_not_changed_before() -> None:
    text = (
        "When Test Card dies, return it to the battlefield under its owner's control at the "
        "beginning of the next end step."
    )

    assert compiled(text).face is not None
    assert compiled(f"{text} It gains haste.").face is None
    now = "When Test Card dies, return it to the battlefield under its owner's control."
    assert compiled(f"{now} It gains haste.").face is not None


def test_after_a_choice_it_could_mean_the_chosen_one() -> None:
    text = (
        "When Test Card enters, return a creature you control to its owner's hand. "
        "It gains haste until end of turn."
    )

    assert compiled(text).face is None


def test_the_first_clause_that_stops_a_card_is_reported() -> None:
    found = compiled("Flying\nWhen Test Card enters, draw a card. Then dance. You gain 1 life.")

    assert found.blockers == ("Then dance.",)


def test_every_line_that_stops_a_card_is_reported() -> None:
    assert len(compiled("Sleeping\nFlying\nDancing").blockers) == 2


@pytest.mark.parametrize("layout", ["battle", "split"])
def test_a_layout_that_isn_t_played_whole_is_refused_by_name(layout: str) -> None:
    found = compile_face(replace(face("Flying"), layout=layout))
    assert found.blockers == (f"layout: {layout}",)


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("Creatures don't untap during their next untap step.", "Sorcery"),
        (
            "Each player may put any number of land cards from their hand onto the battlefield.",
            "Sorcery",
        ),
        ("Target creature doesn't untap during their next untap step.", "Sorcery"),
        ("You may spend white mana as though it were happy mana.", "Artifact"),
        (
            "Exchange control of target creature and another target permanent that shares one of "
            "those types with it.",
            "Sorcery",
        ),
        (
            "Enchanted creature can't attack or block, and its activated abilities with {T} in "
            "their cost can't be activated.",
            "Enchantment",
        ),
    ],
)
def test_what_says_too_little_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None


@pytest.mark.parametrize(
    ("text", "types"),
    [
        ("Test Card enters tapped and doesn't untap.", "Creature"),
        ("Test Card enters tapped and can't be blocked by Walls if you like.", "Creature"),
        ("{T}: You gain 2 life. Spend only red mana on X.", "Creature"),
        ("{X}: You gain X life. Spend only red mana.", "Creature"),
        ("Enchanted creature can't be enchanted by any Auras.", "Enchantment"),
        ("Test Card can't be blocked except by creatures and/or white creatures.", "Creature"),
        ("You may play any number of lands during each of your turns.", "Enchantment"),
        ("Destroy target creature whose controller controls Island.", "Instant"),
        ("Return target permanent both you own and control to your hand.", "Instant"),
        (
            "Gain control of all creatures your opponents control until end of turn. Each of them "
            "attacks its owner this turn if able.",
            "Sorcery",
        ),
    ],
)
def test_what_is_nearly_the_same_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None


REFERRING_TO_NOTHING = (
    ("If you can't, you lose 7 life.", "Instant"),
    ("Draw a card. If you can't sacrifice a creature, you lose 7 life.", "Instant"),
    ("Draw a card. It deals 3 damage instead if you control a land.", "Instant"),
    ("Draw a card. Create five of those tokens instead if you control a land.", "Instant"),
    ("Test Card deals 3 damage.", "Instant"),
    ("Create five of those tokens.", "Instant"),
    ("Attach target Aura to the token.", "Instant"),
    ("Your life total becomes that number.", "Instant"),
    ("Creatures you control gain protection from the chosen color until end of turn.", "Instant"),
    ("Destroy one of it at random.", "Instant"),
    ("All creatures get +1/+1. They're still lands.", "Enchantment"),
    ("Test Card becomes a 2/2 creature with all happy types until end of turn.", "Creature"),
    ('Target creature gains "{0}: Draw a card." until end of turn.', "Instant"),
    ('Creatures you control have "{0}: Draw a card"', "Enchantment"),
    ("Spend only happy mana on X.\nDraw X cards.", "Sorcery"),
)


@pytest.mark.parametrize(("text", "types"), REFERRING_TO_NOTHING)
def test_what_refers_to_nothing_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None


def test_a_noun_that_is_not_what_is_destroyed_is_refused() -> None:
    assert (
        compiled("Destroy target artifact. That creature can't be regenerated.", "Instant").face
        is None
    )


def test_the_difference_needs_a_comparison() -> None:
    assert compiled("Draw cards equal to the difference.", "Instant").face is None


def test_that_color_needs_a_chosen_color() -> None:
    assert compiled("Target player discards all cards of that color.", "Instant").face is None


@pytest.mark.parametrize(
    "text",
    [
        "Draw a card. You gain 2 life. If you control an artifact, destroy target land instead.",
        "If you control an artifact, draw two cards instead.",
        "Draw a card. If you control an artifact, instead.",
        "Creatures you control get +1/+1 for each Aura attached to them.",
    ],
)
def test_what_would_be_replaced_must_be_clear(text: str) -> None:
    types = "Enchantment" if text.startswith("Creatures") else "Instant"
    assert compiled(text, types).face is None


SOUNDING_LIKE_IT = (
    ("Players skip your untap step.", "Enchantment"),
    ("Destroy target creature if it has power.", "Instant"),
    ("You may draw a card unless.", "Instant"),
    ("Destroy each permanent that's two or more colors.", "Instant"),
    ("Whenever a permanent enters under your control tapped, untap it.", "Enchantment"),
    ("When Test Card is put into your graveyard from a library, draw a card.", "Creature"),
    ("Test Card deals one times X damage to any target.", "Instant"),
    ("Sacrifice Test Card unless you do.", "Instant"),
    ("Exile the top card.", "Instant"),
    (
        "Mill two cards. Put all cards revealed this way that weren't put onto the battlefield "
        "into your hand.",
        "Instant",
    ),
    ("Each player shuffles, then you exile the top card.", "Instant"),
    ("If it's the second time, draw a card.", "Instant"),
    ("Whenever a land enters, if it's the second time, draw a card.", "Enchantment"),
    ("Each opponent can't draw more than one cards each turn.", "Enchantment"),
    ("Prevent all damage that would be dealt to he this turn.", "Instant"),
    ("Draw a card.\nTest Card deals 6 damage instead if you gained life this turn.", "Instant"),
    ("When Test Card enters, that player reveals the chosen card.", "Creature"),
    ("As long as Test Card is in the command zone, it has flying.", "Creature"),
    ("{T}: Add one mana of any of the exiled card's colors.", "Artifact"),
    ("You control three or more lands with different name.", "Land"),
)


@pytest.mark.parametrize(("text", "types"), SOUNDING_LIKE_IT)
def test_what_only_sounds_like_it_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None


def test_what_is_two_things_is_refused() -> None:
    assert compiled("Test Card can't attack unless.", "Creature").face is None


def test_a_pronoun_after_either_event_is_refused() -> None:
    text = "Whenever you cast a creature spell or a Swamp enters, tap it."
    assert compiled(text, "Enchantment").face is None


def test_that_player_or_planeswalker_needs_one() -> None:
    text = "Destroy target creature that player or that planeswalker's controller controls."
    assert compiled(text, "Instant").face is None


def test_an_outer_target_is_not_known_to_what_triggers() -> None:
    text = "Destroy target creature. You may draw a card. When you do, tap that creature."
    assert compiled(text, "Instant").face is None


@pytest.mark.parametrize(
    ("text", "types"),
    [
        (
            "Whenever a creature you control deals damage to a creature, destroy the other "
            "creature.",
            "Enchantment",
        ),
        ("Whenever a creature dies, destroy the other creature.", "Enchantment"),
        ("Destroy the other creature.", "Instant"),
        ("Tap the creature.", "Instant"),
        ("Tap target artifact. When you lose control of the land, tap it.", "Instant"),
        ("Test Card becomes an Island.", "Enchantment"),
        ("Lands become an Island.", "Enchantment"),
        ("Target creature gets +1/+1 until its next untap step.", "Instant"),
        ("Attach target Aura attached to a creature to a creature.", "Instant"),
        ("Target creature can't be blocked except by Walls until.", "Instant"),
    ],
)
def test_what_names_nothing_or_says_it_otherwise_is_refused(text: str, types: str) -> None:
    assert compiled(text, types).face is None


@pytest.mark.parametrize(
    "text",
    [
        "Zeal-up — {1}: Draw a card. (Activate each zeal-up ability only once.)",
        "Zeal — {1}: Draw a card. (Activate only as a sorcery.)",
        "Zeal — {1}: Draw a card. (Reduce the cost by its mana cost if it entered this turn.)",
    ],
)
def test_207_2d_a_word_that_reminder_text_rules_is_no_flavor_word(text: str) -> None:
    found = compiled(text)
    assert found.face is None
    assert found.blockers == (text.partition(" (")[0],)


def test_207_2d_a_word_among_the_keywords_of_a_card_is_no_flavor_word() -> None:
    told = "Zeal Up — {1}: Draw a card."
    assert compiled(told).face is not None
    assert compile_face(replace(face(told), keywords=("Zeal up",))).blockers == (told,)


def test_207_2c_reminder_text_may_explain_what_an_ability_word_or_flavor_word_stands_before() -> (
    None
):
    for word in ("Morbid", "Search the Body"):
        text = f"{word} — When Test Card dies, investigate. (Create a Clue token.)"
        assert compiled(text).face is not None, word
        listed = replace(face(text), keywords=("Morbid", "Investigate"))
        assert compile_face(listed).face is not None, word
