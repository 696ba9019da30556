"""Spanish forms, and cards printed in Spanish."""

from __future__ import annotations

import pytest

from jajna.oracle.compiler import compile_line
from jajna.oracle.vocabulary import load
from jajna.text import spanish
from jajna.text.spanish_printer import SPANISH


@pytest.mark.parametrize(
    ("word", "plural", "you", "expected"),
    [
        ("roba", False, False, "roba"),
        ("roba", True, False, "roban"),
        ("roba", False, True, "robas"),
        ("es", True, False, "son"),
        ("es", False, True, "eres"),
        ("está", True, False, "están"),
    ],
)
def test_verbs_agree(word: str, plural: bool, you: bool, expected: str) -> None:
    assert spanish.verb(word, plural, you) == expected


def test_instructions_are_imperatives() -> None:
    assert [spanish.imperative(word) for word in ("roba", "pone", "hace")] == ["roba", "pon", "haz"]


@pytest.mark.parametrize(
    ("word", "plural", "feminine", "expected"),
    [
        ("girado", False, True, "girada"),
        ("negro", True, True, "negras"),
        ("azul", True, False, "azules"),
        ("verde", True, True, "verdes"),
        ("bloqueador", False, True, "bloqueadora"),
    ],
)
def test_adjectives_agree(word: str, plural: bool, feminine: bool, expected: str) -> None:
    assert spanish.adjective(word, plural, feminine) == expected


def test_prepositions_are_drawn_together_with_the_article() -> None:
    assert spanish.contract(["a", "el", "jugador", "de", "el", "turno"]) == [
        "al",
        "jugador",
        "del",
        "turno",
    ]


CARDS = (
    ("Destroy target nonblack creature.", "Destruye la criatura objetivo que no sea negra."),
    ("Destroy target artifact.", "Destruye el artefacto objetivo."),
    ("Draw a card.", "Roba una carta."),
    ("You gain 3 life.", "Ganas 3 vidas."),
    ("You may draw a card.", "Puedes robar una carta."),
    (
        "Target creature gets +3/+3 until end of turn.",
        "La criatura objetivo obtiene +3/+3 hasta el final del turno.",
    ),
    (
        "~ deals 3 damage to any target.",
        "~ hace 3 puntos de daño a cualquier objetivo.",
    ),
    (
        "~ deals 1 damage to target player.",
        "~ hace 1 punto de daño al jugador objetivo.",
    ),
    (
        "Choose one —\n• Draw a card.\n• You gain 1 life.",
        "Elige uno —\n• Roba una carta.\n• Ganas 1 vida.",
    ),
    (
        "Other players can't play lands or cast spells from their graveyards this turn. You may "
        "play lands and cast spells from other players' graveyards this turn as though those cards "
        "were in your graveyard.",
        "Los otros jugadores no pueden jugar tierras ni lanzar hechizos desde sus cementerios este "
        "turno. Puedes jugar tierras y lanzar hechizos desde los cementerios de otros jugadores "
        "este turno como si esas cartas estuvieran en tu cementerio.",
    ),
)


@pytest.mark.parametrize(("english", "expected"), CARDS)
def test_a_spell_prints_in_spanish(english: str, expected: str) -> None:
    load()
    ((abilities, _),) = compile_line(english, True).meanings

    assert SPANISH.lines(abilities) == [expected]


PERMANENTS = (
    (
        "Whenever a creature dies, you gain 1 life.",
        "Siempre que una criatura muera, ganas 1 vida.",
    ),
    ("Enchanted creature has flying.", "La criatura encantada tiene la habilidad de volar."),
    ("Enchanted creature can't be blocked.", "La criatura encantada no puede ser bloqueada."),
    ("~ can't block.", "~ no puede bloquear."),
    ("Kicker {W} and/or {2}{B}", "Estímulo {W} y/o {2}{B}"),
    (
        "When ~ enters, if it was kicked with its {2}{B} kicker, draw a card.",
        "Cuando ~ entre al campo de batalla, si fue estimulado con su estímulo de {2}{B}, roba "
        "una carta.",
    ),
    ("{T}: Add {R} or {G}.", "{T}: Agrega {R} o {G}."),
    ("Other creatures you control get +1/+1.", "Las otras criaturas que controlas obtienen +1/+1."),
    (
        "{U}: ~ gains all activated abilities of target creature until end of turn.",
        "{U}: ~ gana todas las habilidades activadas de la criatura objetivo hasta el final "
        "del turno.",
    ),
    (
        "You may spend blue mana as though it were mana of any color to pay the activation costs "
        "of ~'s abilities.",
        "Puedes gastar maná azul como si fuera maná de cualquier color para pagar los costes de "
        "activación de las habilidades de ~.",
    ),
)


@pytest.mark.parametrize(("english", "expected"), PERMANENTS)
def test_a_permanent_prints_in_spanish(english: str, expected: str) -> None:
    load()
    ((abilities, _),) = compile_line(english, False).meanings

    assert SPANISH.lines(abilities) == [expected]


def test_a_keyword_is_named_with_the_noun_only_inside_a_sentence() -> None:
    load()
    for english, expected in (
        ("Flying", "Volar"),
        ("Flying, lifelink", "Volar, vínculo vital"),
        ("Enchanted creature has flying.", "La criatura encantada tiene la habilidad de volar."),
        (
            "Other creatures you control have vigilance.",
            "Las otras criaturas que controlas tienen la habilidad de vigilancia.",
        ),
    ):
        ((abilities, _),) = compile_line(english, False).meanings
        assert SPANISH.lines(abilities) == [expected]
