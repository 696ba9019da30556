"""The mechanics of sets since 2022 are read in forms that other cards of a set may have."""

from __future__ import annotations

from typing import Final

import pytest

from tests.oracle.faces import compiled

CREATURES: Final = (
    # Amass, Ring-bearers, gifts, expending, forage, offspring.
    "Whenever your Ring-bearer deals combat damage to an opponent, scry 1.",
    "This creature can't be blocked as long as it's your Ring-bearer.",
    "When this creature dies, if you don't control a Ring-bearer, the Ring tempts you.",
    "Gift a Food\nWhen this creature enters, if the gift was promised, create a Treasure token.",
    "Whenever you expend 8, this creature gets +2/+2 until end of turn.",
    "{1}{G}, Forage: Put a +1/+1 counter on this creature.",
    "Offspring {3}\nWhenever you gain life for the first time each turn, scry 1.",
    # Valiant, celebration, void, eerie, survival, delirium.
    "Valiant — Whenever this creature becomes the target of a spell or ability you control for the"
    " first time each turn, draw a card.",
    "Celebration — This creature gets +2/+0 as long as two or more nonland permanents entered the"
    " battlefield under your control this turn.",
    "Void — When this creature dies, if a nonland permanent left the battlefield this turn or a"
    " spell was warped this turn, draw a card.",
    "Eerie — Whenever an enchantment you control enters and whenever you fully unlock a Room, you"
    " gain 1 life.",
    "Survival — At the beginning of your second main phase, if this creature is tapped, create a"
    " Food token.",
    # Saddle, plot, crimes, outlaws.
    "Saddle 2\nWhenever this creature attacks while saddled, draw a card.",
    "Plot {2}{W}\nWhen this creature enters, tap up to one target creature.",
    "Whenever you commit a crime, you may draw a card. This ability triggers only once each turn.",
    "Other outlaws you control get +0/+1 and have menace.",
    # Descending, discovering, exploring.
    "At the beginning of your end step, if you descended this turn, each opponent loses 1 life.",
    "When this creature enters, you gain 1 life for each time you descended this turn.",
    "Descend 8 — This creature has flying as long as there are eight or more permanent cards in"
    " your graveyard.",
    "When this creature enters, discover X, where X is the number of creatures you control.",
    # Disguise, evidence, suspects, exhaust, speed.
    "Disguise {3}{B}\nWhen this creature is turned face up, target opponent discards a card.",
    "When this creature enters, you may collect evidence 6. If you do, draw a card.",
    "When this creature dies, suspect up to one target creature.",
    "Exhaust — {3}{B}: Each opponent loses 2 life.",
    "Start your engines!\nMax speed — This creature has haste.",
    # Renew, endure, flurry, mobilize, bending.
    "Renew — {2}{B}, Exile this card from your graveyard: Put two +1/+1 counters and a menace"
    " counter on target creature. Activate only as a sorcery.",
    "Whenever this creature attacks, target creature you control endures 2.",
    "Flurry — Whenever you cast your second spell each turn, this creature gets +1/+1 until end of"
    " turn.",
    "Mobilize X, where X is the number of creatures you control.",
    "Whenever you earthbend, put a +1/+1 counter on this creature.",
    "When this creature enters, airbend up to two other target creatures you control.",
    # Warp, landers, web-slinging, teamwork, power-up.
    "Warp {1}{G}\nWhen this creature leaves the battlefield, create a Lander token.",
    "Web-slinging {1}{U}\nWhen this creature enters, if it was cast using web-slinging, scry 2.",
    "Teamwork 2\nWhen this creature enters, if it was cast using teamwork, you gain 2 life.",
    "Power-up — {3}{W}: Put two +1/+1 counters on this creature.",
    # Blight, behold, vivid.
    "When this creature enters, you may blight 2. If you do, destroy target creature.",
    "Vivid — When this creature enters, scry X, where X is the number of colors among permanents"
    " you control.",
    # What was done this way, cast from elsewhere, during your turn.
    "Whenever this creature attacks, mill a card. If you milled a land card this way, you gain 1"
    " life.",
    "You may cast this card from your graveyard by sacrificing a creature in addition to paying its"
    " other costs.",
    "Whenever you cast a spell from exile, put a +1/+1 counter on this creature.",
    "During your turn, as long as this creature is equipped, it has first strike.",
    "If another source you control would deal noncombat damage to an opponent, it deals double that"
    " damage instead.",
)
SPELLS: Final = (
    "Bargain\nThis spell costs {1} less to cast if it's bargained.\nDraw two cards.",
    "Gift a tapped Fish\nChoose target creature you control and target creature an opponent"
    " controls. The creature you control gets +2/+0 until end of turn if the gift was promised."
    " Then those creatures fight each other.",
    "Harmonize {5}{G}\nPut two +1/+1 counters on target creature.",
    "Mayhem {1}{B}\nEach opponent loses 2 life.",
    "Manifest dread, then put a +1/+1 counter on that creature.",
    "Tiered\n• Fire — {0} — You gain 2 life.\n• Fira — {2} — You gain 4 life.\n"
    "• Firaga — {4} — You gain 8 life.",
    "Spree\n+ {1} — Draw a card.\n+ {2} — Destroy target artifact.",
    "Choose one. If you control a Wizard as you cast this spell, you may choose two instead.\n"
    "• Draw a card.\n• You gain 2 life.\n• Scry 3.",
    "Discard a card. When you discard a creature card this way, this spell deals 2 damage to any"
    " target.".replace("this spell", "Test Card"),
)


@pytest.mark.parametrize("text", CREATURES)
def test_207_2_the_text_of_a_creature_is_read(text: str) -> None:
    assert compiled(text).face is not None, compiled(text).blockers


@pytest.mark.parametrize("text", SPELLS)
def test_207_2_the_text_of_a_spell_is_read(text: str) -> None:
    assert compiled(text, "Sorcery").face is not None, compiled(text, "Sorcery").blockers


@pytest.mark.parametrize(
    "text",
    [
        # Which of the two creatures is meant, nothing says.
        "Choose target creature you control and target creature you control. The creature you"
        " control gains flying until end of turn.",
        "You gain 1 life. If you exiled a land card this way, draw a card.",
        "You gain 1 life. When you discard a card this way, draw a card.",
    ],
)
def test_608_2c_what_was_not_told_of_is_refused(text: str) -> None:
    assert compiled(text, "Sorcery").face is None
