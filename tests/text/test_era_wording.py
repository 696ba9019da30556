"""Cards, log and prompts in the words of their era."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from jajna.card import Card
from jajna.cards import starter
from jajna.cards.printing import face_text
from jajna.cli import main
from jajna.era import CURRENT, find
from jajna.era_switches import EDITIONS
from jajna.formats.supplementary import is_supplementary
from jajna.ir.abilities import Ability
from jajna.oracle.compiler import compile_line
from jajna.oracle.vocabulary import load
from jajna.text.catalogue import language
from jajna.text.era_words import ENGLISH, SPANISH, Pair, era_words
from jajna.text.printers import printer
from jajna.wording import PHRASES, TABLES


def compiled(text: str) -> tuple[Ability, ...]:
    """The one meaning of a line, of a permanent's or else of a spell's."""
    load()
    for spell in (False, True):
        meanings = compile_line(text, spell).meanings
        if len(meanings) == 1:
            return meanings[0][0]
    raise AssertionError(f"{text!r} has no one meaning")


def said(text: str, tongue: str, era: str) -> str:
    """The line in the words of an era."""
    return "\n".join(printer(tongue, find(era)).lines(compiled(text)))


LINES = (
    # Wall of Omens and its kin.
    (
        "When ~ enters, draw a card.",
        "en",
        {
            "2003-07": "When ~ comes into play, draw a card.",
            "2016-08": "When ~ enters the battlefield, draw a card.",
            "2023-04": "When ~ enters the battlefield, draw a card.",
            "current": "When ~ enters, draw a card.",
        },
    ),
    (
        "When ~ enters, draw a card.",
        "es",
        {
            "2003-07": "Cuando ~ entre en juego, roba una carta.",
            "2016-08": "Cuando ~ entre al campo de batalla, roba una carta.",
            "2019-05": "Cuando ~ entre al campo de batalla, roba una carta.",
            "current": "Cuando ~ entre, roba una carta.",
        },
    ),
    # Shock.
    (
        "~ deals 2 damage to any target.",
        "en",
        {
            "2003-07": "~ deals 2 damage to target creature or player.",
            "2016-08": "~ deals 2 damage to target creature or player.",
            "2019-05": "~ deals 2 damage to any target.",
            "current": "~ deals 2 damage to any target.",
        },
    ),
    (
        "~ deals 2 damage to any target.",
        "es",
        {
            "2003-07": "~ hace 2 puntos de daño a la criatura o jugador objetivo.",
            "2016-08": "~ hace 2 puntos de daño a la criatura o jugador objetivo.",
            "2019-05": "~ hace 2 puntos de daño a cualquier objetivo.",
            "current": "~ hace 2 puntos de daño a cualquier objetivo.",
        },
    ),
    # Swords to Plowshares, without the life.
    (
        "Exile target creature.",
        "en",
        {
            "2003-07": "Remove target creature from the game.",
            "2016-08": "Exile target creature.",
            "current": "Exile target creature.",
        },
    ),
    (
        "Exile target creature.",
        "es",
        {
            "2003-07": "Remueve del juego la criatura objetivo.",
            "2016-08": "Exilia la criatura objetivo.",
            "current": "Exilia la criatura objetivo.",
        },
    ),
    # Rampant Growth.
    (
        "Search your library for a basic land card, put that card onto the battlefield tapped,"
        " then shuffle.",
        "en",
        {
            "2003-07": "Search your library for a basic land card, put that card into play tapped,"
            " then shuffle your library.",
            "2016-08": "Search your library for a basic land card, put that card onto the"
            " battlefield tapped, then shuffle your library.",
            "2023-04": "Search your library for a basic land card, put that card onto the"
            " battlefield tapped, then shuffle.",
        },
    ),
    # Doomed Traveler and its kin.
    (
        "When ~ dies, create two 1/1 white Spirit creature tokens with flying.",
        "en",
        {
            "2003-07": "When ~ is put into a graveyard from play, put two 1/1 white Spirit creature"
            " tokens with flying into play.",
            "2016-08": "When ~ dies, put two 1/1 white Spirit creature tokens with flying onto the"
            " battlefield.",
            "2019-05": "When ~ dies, create two 1/1 white Spirit creature tokens with flying.",
        },
    ),
    (
        "When ~ dies, draw a card.",
        "es",
        {
            "2003-07": "Cuando ~ vaya a un cementerio desde el juego, roba una carta.",
            "2016-08": "Cuando ~ muera, roba una carta.",
        },
    ),
    (
        "{2}: Create a 1/1 red Goblin creature token.",
        "es",
        {
            "2003-07": "{2}: Pon en juego una ficha de criatura Trasgo roja 1/1.",
            "2016-08": "{2}: Pon en el campo de batalla una ficha de criatura Trasgo roja 1/1.",
            "2019-05": "{2}: Crea una ficha de criatura Trasgo roja 1/1.",
        },
    ),
    (
        "Whenever a player casts a creature spell, you may draw a card.",
        "en",
        {
            "2003-07": "Whenever a player plays a creature spell, you may draw a card.",
            "2016-08": "Whenever a player casts a creature spell, you may draw a card.",
        },
    ),
    (
        "Whenever a player casts a creature spell, you may draw a card.",
        "es",
        {
            "2003-07": "Siempre que un jugador juegue un hechizo de criatura, puedes robar una"
            " carta.",
            "2016-08": "Siempre que un jugador lance un hechizo de criatura, puedes robar una"
            " carta.",
        },
    ),
    (
        "{T}: Add {G}. Activate only as a sorcery.",
        "en",
        {
            "2003-07": "{T}: Add {G} to your mana pool. Play this ability only any time you could"
            " play a sorcery.",
            "2016-08": "{T}: Add {G} to your mana pool. Activate this ability only any time you"
            " could cast a sorcery.",
            "2019-05": "{T}: Add {G}. Activate this ability only any time you could cast a"
            " sorcery.",
            "2023-04": "{T}: Add {G}. Activate only as a sorcery.",
        },
    ),
    (
        "Destroy target creature with mana value 3 or less.",
        "es",
        {
            "2003-07": "Destruye la criatura objetivo con coste de maná convertido de 3 o menos.",
            "2019-05": "Destruye la criatura objetivo con coste de maná convertido de 3 o menos.",
            "2023-04": "Destruye la criatura objetivo con valor de maná de 3 o menos.",
        },
    ),
    (
        "When ~ leaves the battlefield, return the exiled card to the battlefield under its"
        " owner's control.",
        "es",
        {
            "2003-07": "Cuando ~ salga del juego, regresa la carta removida al juego bajo el"
            " control de su propietario.",
            "2016-08": "Cuando ~ deje el campo de batalla, regresa la carta exiliada al campo de"
            " batalla bajo el control de su propietario.",
        },
    ),
    (
        "If ~ would die, exile it instead.",
        "en",
        {
            "2003-07": "If ~ would be put into a graveyard from play, remove it from the game"
            " instead.",
            "2016-08": "If ~ would die, exile it instead.",
        },
    ),
    (
        "You may exile target creature.",
        "es",
        {
            "2003-07": "Puedes remover del juego la criatura objetivo.",
            "2016-08": "Puedes exiliar la criatura objetivo.",
        },
    ),
)


@pytest.mark.parametrize(
    ("text", "tongue", "era", "expected"),
    [
        (text, tongue, era, expected)
        for text, tongue, wordings in LINES
        for era, expected in wordings.items()
    ],
)
def test_a_line_is_worded_as_in_its_era(text: str, tongue: str, era: str, expected: str) -> None:
    assert said(text, tongue, era) == expected


def test_what_can_be_targeted_is_worded_by_the_rule_and_not_by_the_date() -> None:
    line = "~ deals 2 damage to any target."

    assert said(line, "en", "2003-07+any_target=all") == line
    assert said(line, "en", "current+any_target=creatures") == (
        "~ deals 2 damage to target creature or player."
    )


@pytest.mark.parametrize("tongue", ["en", "es"])
def test_today_every_template_and_message_is_worded_as_it_stands(tongue: str) -> None:
    load()
    words = era_words(tongue, CURRENT)
    templates = [one for phrase in PHRASES for one in (phrase.en, phrase.es)]
    templates += [one for table in TABLES.values() for pair in table.values() for one in pair]

    assert len(templates) > 1000
    assert [words.worded(one) for one in templates] == templates


CARDS = (
    ("Venerable Monk", "en", "2003-07", "When Venerable Monk comes into play, you gain 2 life."),
    ("Venerable Monk", "en", "2019-05", "When Venerable Monk enters the battlefield, you gain"),
    ("Venerable Monk", "en", "current", "When this creature enters, you gain 2 life."),
    ("Venerable Monk", "es", "2003-07", "Cuando Venerable Monk entre en juego, ganas 2 vidas."),
    ("Shock", "en", "2003-07", "Shock deals 2 damage to target creature or player."),
    ("Shock", "es", "2016-08", "Shock hace 2 puntos de daño a la criatura o jugador objetivo."),
    ("Shock", "es", "2023-04", "Shock hace 2 puntos de daño a cualquier objetivo."),
    ("Rampant Growth", "en", "2003-07", "put that card into play tapped, then shuffle your"),
    ("Rampant Growth", "es", "2003-07", "en juego girad"),
    ("Serra Angel", "en", "2003-07", "Flying\nAttacking doesn't cause Serra Angel to tap."),
    ("Serra Angel", "es", "2003-07", "Vuela.\nAtacar no hace que Serra Angel se gire."),
    ("Serra Angel", "en", "2016-08", "Flying, vigilance"),
    ("Giant Spider", "en", "2003-07", "Giant Spider can block as though it had flying."),
    ("Giant Spider", "es", "2003-07", "puede bloquear como si tuviera la habilidad de volar."),
    ("Rolling Stones", "en", "2003-07", "Wall creatures can attack as though they weren't Walls."),
    ("Urza's Mine", "en", "2003-07", "add {2} to your mana pool instead."),
    ("Urza's Mine", "en", "2016-08", "add {C}{C} to your mana pool instead."),
    ("Wild Growth", "en", "2003-07", "its controller adds an additional {G} to their mana pool."),
    ("Wild Growth", "es", "2003-07", "su controlador agrega {G} adicional a su reserva de maná."),
    ("Wild Growth", "es", "current", "su controlador agrega {G} adicional."),
    ("Rampant Growth", "en", "2023-04", "put that card onto the battlefield tapped, then shuffle."),
)


@pytest.mark.parametrize(("name", "tongue", "era", "words"), CARDS)
def test_a_card_is_printed_in_the_words_of_the_era(
    name: str, tongue: str, era: str, words: str
) -> None:
    card = starter.card(name)
    assert card is not None

    assert words in face_text(card.faces[0], tongue, era=find(era))


@pytest.mark.parametrize("tongue", ["en", "es"])
@pytest.mark.parametrize(
    ("name", "era", "lines"),
    [
        ("Wall of Air", "2003-07", 1),
        ("Wall of Air", "2003-07+walls_attack=on", 2),
        ("Wall of Stone", "2003-07", 0),
        ("Wall of Stone", "current", 1),
        ("Unholy Strength", "2003-07", 1),
        ("Unholy Strength", "2016-08", 2),
    ],
)
def test_what_the_type_line_says_is_not_said_again(
    name: str, era: str, lines: int, tongue: str
) -> None:
    text = face_text(_card(name).faces[0], tongue, era=find(era))

    assert len(text.splitlines()) == lines


TODAYS = {
    "en": re.compile(
        r"\b(battlefield|exiles?d?|casts?|enters?|dies|mana value|activate|create)\b|\{c\}"
    ),
    "es": re.compile(r"\b(batalla|ex[ií]li\w+|lan[zc]\w+|muer[ea]n?|valor de maná|crea)\b|\{c\}"),
}
"""Words that the cards of 2003 don't have."""


@pytest.mark.parametrize("tongue", ["en", "es"])
def test_no_starter_card_has_words_of_today_in_2003(tongue: str) -> None:
    era = find("2003-07")
    cards = [_card(name) for name in starter.names()]
    faces = [face for card in cards if not is_supplementary(card) for face in card.faces]
    texts = [face_text(face, tongue, "NAME", era).lower() for face in faces]

    assert len(texts) > 300
    assert [one for one in texts if TODAYS[tongue].search(one) and "moneda" not in one] == []


def _card(name: str) -> Card:
    card = starter.card(name)
    assert card is not None, name
    return card


@pytest.mark.parametrize(
    ("message", "tongue", "era", "expected"),
    [
        ("{card} enters the battlefield.", "en", "2003-07", "X comes into play."),
        ("{card} enters the battlefield.", "en", "2016-08", "X enters the battlefield."),
        ("{card} enters the battlefield.", "es", "2003-07", "X entra en juego."),
        ("You cast {card}.", "en", "2003-07", "You play X."),
        ("You cast {card}.", "es", "2003-07", "Juegas X."),
        ("You cast {card}.", "es", "2016-08", "Lanzas X."),
        ("end step", "en", "2003-07", "end of turn step"),
        ("end step", "es", "2003-07", "paso de final del turno"),
        ("end step", "es", "2016-08", "paso final"),
        ("Exile", "en", "2003-07", "Removed from the game"),
        (
            "There is no legal target for {thing}.",
            "es",
            "2003-07",
            "No hay ningún objetivo válido para X.",
        ),
        (
            "There is no legal target for {thing}.",
            "es",
            "2016-08",
            "No hay ningún objetivo legal para X.",
        ),
        (
            "by a state-based action (CR {rule})",
            "en",
            "2003-07",
            "by a state-based effect (CR 420.5a)",
        ),
        (
            "by a state-based action (CR {rule})",
            "es",
            "2003-07",
            "por un efecto basado en el estado (CR 420.5a)",
        ),
        (
            "by a state-based action (CR {rule})",
            "es",
            "2016-08",
            "por una acción basada en estado (CR 704.5a)",
        ),
        ("Exile", "es", "2003-07", "Removidas del juego"),
        ("{thing} is a land: lands are played, not cast.", "en", "2003-07", None),
        (
            "NUMBER: choose that line. Several: 1 3. Enter: pass, or what is usual.",
            "en",
            "2003-07",
            None,
        ),
    ],
)
def test_log_and_prompts_use_the_words_of_the_era(
    message: str, tongue: str, era: str, expected: str | None
) -> None:
    spoken = language(tongue).in_era(find(era))
    wanted = message.replace("{thing}", "X") if expected is None else expected

    assert spoken.say(message, card="X", thing="X", rule="704.5a") == wanted


@pytest.mark.parametrize("era", ["current", "2003-07"])
def test_a_game_speaks_in_the_words_of_its_era(era: str, tmp_path: Path) -> None:
    words = {"current": "entra al campo de batalla", "2003-07": "entra en juego"}
    typed = "".join(f"{one}\n" for one in ["", *["1"] * 60])

    result = CliRunner().invoke(
        main,
        ["play", "--era", era, "--lang", "es", "--seed", "3"],
        input=typed,
        env={"JAJNA_DATA": str(tmp_path)},
    )

    assert words.pop(era) in result.output
    assert words.popitem()[1] not in result.output


def test_a_card_is_shown_in_the_words_of_an_era(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        main,
        ["cards", "show", "Venerable", "Monk", "--lang", "es", "--era", "2003-07"],
        env={"JAJNA_DATA": str(tmp_path)},
    )

    assert "entre en juego" in result.output


@pytest.mark.parametrize("table", [ENGLISH, SPANISH], ids=["en", "es"])
def test_every_pair_of_words_is_used_in_an_era_that_can_be_played(table: list[Pair]) -> None:
    earliest = min(one.date for one in EDITIONS)

    assert [pair.today for pair in table if pair.until <= earliest] == []
