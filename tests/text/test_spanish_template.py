"""Shapes of today's Spanish template, said and read again."""

from __future__ import annotations

import pytest

from jajna.era import CURRENT
from jajna.oracle.compiler import compile_line
from jajna.oracle.vocabulary import load
from jajna.text.printers import printer

SAID = (
    (
        "Destroy target non-Vampire, non-Werewolf, non-Zombie creature.",
        True,
        "Destruye la criatura objetivo que no sea Vampiro, que no sea Licántropo y que no sea "
        "Zombie.",
    ),
    (
        "Destroy target nonartifact, nonblack creature.",
        True,
        "Destruye la criatura objetivo que no sea artefacto y que no sea negra.",
    ),
    (
        "As long as seven or more cards are in your graveyard, ~ gets +1/+1.",
        False,
        "Mientras en tu cementerio haya siete o más cartas, ~ obtiene +1/+1.",
    ),
    (
        "Creatures your opponents control enter tapped.",
        False,
        "Las criaturas que controlan tus oponentes entran giradas.",
    ),
    ("~ enters tapped.", False, "~ entra girado."),
    (
        "Prevent all damage that would be dealt to creatures you control.",
        False,
        "Prevén todo el daño que se le fuera a hacer a las criaturas que controlas.",
    ),
    (
        "Prevent all combat damage that would be dealt to you by attacking creatures.",
        False,
        "Prevén todo el daño de combate que se te fuera a hacer por parte de las criaturas "
        "atacantes.",
    ),
    (
        "If damage would be dealt to another creature you control, prevent that damage.",
        False,
        "Si se le fuera a hacer daño a otra criatura que controlas, prevén ese daño.",
    ),
    (
        "Whenever you cast a spell, put a charge counter on ~, then it deals 1 damage to any "
        "target.",
        False,
        "Siempre que lances un hechizo, pon un contador de carga sobre ~, luego este hace 1 punto "
        "de daño a cualquier objetivo.",
    ),
    (
        "Players can't untap more than one creature during their untap steps.",
        False,
        "Los jugadores no pueden enderezar más de una criatura durante sus pasos de enderezar.",
    ),
    (
        "Counter target spell. If that spell is countered this way, exile it instead of putting it "
        "into its owner's graveyard.",
        True,
        "Contrarresta el hechizo objetivo. Si ese hechizo se contrarresta de esta manera, exílialo "
        "en vez de ponerlo en el cementerio de su propietario.",
    ),
)


@pytest.mark.parametrize(("english", "spell", "spanish"), SAID)
def test_it_is_said_in_todays_template_and_read_as_the_same(
    english: str, spell: bool, spanish: str
) -> None:
    load()
    meanings = compile_line(english, spell).meanings
    assert len(meanings) == 1
    assert "\n".join(printer("es", CURRENT).lines(meanings[0][0])) == spanish
    assert compile_line(spanish, spell, language="es").meanings == meanings
