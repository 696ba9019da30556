"""Which kind of ability a line is, in both languages. CR 113.3, 602.1, 603.1, 604.1."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from jajna.cli.judge import judge
from jajna.judge.kinds import kinds_of, language_of

TRIGGERED = (
    ("At the beginning of your upkeep, if you have 40 or more life, you win the game.", "en"),
    ("Al comienzo de tu mantenimiento, si tienes 40 o más vidas, ganas el juego.", "es"),
    ("When Drekavac enters, sacrifice it unless you discard a noncreature card.", "en"),
    ("Cuando Drekavac entre, sacrifícalo a menos que descartes una carta.", "es"),
    ("Whenever enchanted land is tapped for mana, its controller adds an additional {G}.", "en"),
    ("Siempre que la tierra encantada se gire para obtener maná, su controlador agrega {G}.", "es"),
    ("Landfall — Whenever a land you control enters, you gain 1 life.", "en"),
    ("Aterrizaje — Siempre que una tierra entre bajo tu control, ganas 1 vida.", "es"),
    ("I, II — Create a 1/1 white Soldier creature token.", "en"),
)
ACTIVATED = (
    ("{1}{B}: Return this card from your graveyard to the battlefield tapped.", "en"),
    ("{1}{B}: Regresa esta carta de tu cementerio al campo de batalla girada.", "es"),
    ("{T}, Sacrifice a creature: Whenever a creature dies this turn, draw a card.", "en"),
    ("Equip {2}\n{2}, {T}: Add one mana of any color.", "en"),
)
STATIC = (
    ("Threshold — This creature gets +2/+2 as long as you have seven cards.", "en"),
    ("Creatures with no abilities get +2/+2.", "en"),
    ("Las criaturas sin habilidades obtienen +2/+2.", "es"),
    ("Flying, first strike (This can be blocked only by: nothing.)", "en"),
    ('Creatures you control have "{T}: Add {G}."', "en"),
    ('Las criaturas que controlas tienen "Cuando esta criatura muera, roba una carta."', "es"),
)


@pytest.mark.parametrize(("text", "language"), TRIGGERED)
def test_603_1_when_whenever_and_at_open_triggered_abilities(text: str, language: str) -> None:
    assert [line.kind for line in kinds_of(text, language)] == ["triggered"]


@pytest.mark.parametrize(("text", "language"), ACTIVATED)
def test_602_1_a_colon_behind_a_cost_makes_an_activated_ability(text: str, language: str) -> None:
    assert kinds_of(text, language)[-1].kind == "activated"


@pytest.mark.parametrize(("text", "language"), STATIC)
def test_604_1_other_lines_of_permanents_are_static(text: str, language: str) -> None:
    assert [line.kind for line in kinds_of(text, language)] == ["static"]


def test_113_3a_lines_of_instants_and_sorceries_are_spell_abilities_or_else_as_written() -> None:
    text = "Destroy target creature.\nWhen you cycle this card, draw a card.\nCycling {2}"
    kinds = [line.kind for line in kinds_of(text, spell=True)]
    assert kinds == ["spell", "triggered", "spell"]


def test_113_3_the_words_of_one_language_are_none_in_the_other() -> None:
    assert kinds_of("Cuando muera, roba una carta.", "en")[0].kind == "static"
    with pytest.raises(KeyError):
        kinds_of("Wenn", "de")


def test_113_3_the_kinds_are_told_in_both_languages() -> None:
    runner = CliRunner()
    english = runner.invoke(judge, ["kinds", TRIGGERED[0][0], "--lang", "en"])
    spanish = runner.invoke(judge, ["kinds", TRIGGERED[1][0], "--lang", "es"])
    assert "triggered ability (CR 113.3c, 603.1)" in english.output
    assert "habilidad disparada (CR 113.3c, 603.1)" in spanish.output


@pytest.mark.parametrize(("text", "language"), [*TRIGGERED, *ACTIVATED, *STATIC])
def test_the_language_of_a_line_is_found_by_its_words(text: str, language: str) -> None:
    assert language_of(text) == language


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Flying", "en"),
        ("Vuela", "es"),
        ("Scry 1.", "en"),
        ("Adivina 1.", "es"),
        ("Investigate.", "en"),
        ("Islandwalk", "en"),
        ("Trample", "en"),
        ("Equip {2}", "en"),
        ("Champion a Goblin", "en"),
        ("Protection from Zombies", "en"),
    ],
)
def test_the_language_of_few_words_is_found_by_reading_them(text: str, language: str) -> None:
    assert language_of(text) == language


@pytest.mark.parametrize(
    "text", ["This is nonsense", "Lorem ipsum dolor sit amet", "xyz foo", "", "{T}", "(" * 3000]
)
def test_what_is_no_text_of_a_card_is_of_no_language(text: str) -> None:
    assert language_of(text) is None


def test_a_line_is_read_in_its_own_language_and_nonsense_is_refused() -> None:
    run = CliRunner().invoke(judge, ["kinds", "Cuando muera, roba una carta.", "--lang", "en"])
    assert run.exit_code == 0
    assert "triggered ability" in run.output

    run = CliRunner().invoke(judge, ["kinds", "Flying\\nThis is nonsense", "--lang", "es"])
    assert run.exit_code == 1
    assert "habilidad estática" in run.output
    assert "no se entiende" in run.output
