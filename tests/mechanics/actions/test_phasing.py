"""Phasing in words: read and printed in English, printed in Spanish. CR 702.26."""

from __future__ import annotations

import pytest

from jajna.text.english.printer import ENGLISH
from jajna.text.spanish.printer import SPANISH
from tests.mechanics.bench import ANN, creature, text_card
from tests.table import table


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Phasing", "Desfasar"),
        ("{U}: ~ phases out.", "{U}: ~ sale de fase."),
        (
            "Whenever ~ phases in, target creature phases out.",
            "Siempre que ~ entre en fase, la criatura objetivo sale de fase.",
        ),
        (
            "When ~ phases out or leaves the battlefield, mill three cards.",
            "Cuando ~ salga de fase o deje el campo de batalla, muele tres cartas.",
        ),
        (
            "At the beginning of your upkeep, all lands you control phase out.",
            "Al comienzo de tu mantenimiento, todas las tierras que controlas salen de fase.",
        ),
    ],
)
def test_702_26_is_worded_in_both_languages(english: str, spanish: str) -> None:
    face = creature("Efreet", text=english.replace("~", "Efreet")).faces[0]

    assert ENGLISH.lines(face.abilities) == [english]
    assert SPANISH.lines(face.abilities) == [spanish]


def test_702_26_a_creature_with_several_instances_of_text_still_phases_once() -> None:
    at = table()
    wisp = at.battlefield(ANN, creature("Wisp", text="{0}: Wisp phases out."))[0]
    at.begin(ANN)
    at.act(ANN, f"activate {wisp}")
    at.act(ANN, f"activate {wisp}")
    at.resolve_all()

    assert list(at.game.zones.phased) == [wisp]


def test_603_10b_leaving_the_battlefield_and_phasing_out_trigger_the_same_ability() -> None:
    at = table()
    text = "When Wisp phases out or leaves the battlefield, you gain 1 life."
    first, second = at.battlefield(ANN, creature("Wisp", text=text), creature("Wisp", text=text))
    at.hand(
        ANN,
        text_card("Blink", "Instant", "Target creature phases out."),
        text_card("Kill", "Instant", "Destroy target creature."),
    )
    at.begin(ANN)
    at.act(ANN, "cast Blink", first)
    at.resolve_all()
    at.act(ANN, "cast Kill", second)
    at.resolve_all()

    assert at.life(ANN) == 22
