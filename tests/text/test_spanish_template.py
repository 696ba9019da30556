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
        "Contrarresta el hechizo objetivo. Si ese hechizo es contrarrestado de esta manera, "
        "exílialo en vez de ponerlo en el cementerio de su propietario.",
    ),
    (
        "Tap up to two target creatures. Those creatures don't untap during their controller's "
        "next untap step.",
        True,
        "Gira hasta dos criaturas objetivo. Esas criaturas no se enderezan durante el próximo paso "
        "de enderezar de su controlador.",
    ),
    (
        "At the beginning of the upkeep of enchanted creature's controller, that player loses 1 "
        "life.",
        False,
        "Al comienzo del mantenimiento del controlador de la criatura encantada, ese jugador "
        "pierde 1 vida.",
    ),
    (
        "If you would draw a card while you have no cards in hand, instead draw two cards and lose "
        "1 life.",
        False,
        "Si fueras a robar una carta mientras no tienes cartas en tu mano, en vez de eso, roba dos "
        "cartas y pierde 1 vida.",
    ),
    (
        "At the beginning of your end step, if a creature died this turn, draw a card.",
        False,
        "Al comienzo de tu paso final, si una criatura murió este turno, roba una carta.",
    ),
    (
        "Remove three quest counters from ~ and sacrifice it: Draw two cards.",
        False,
        "Remover tres contadores de búsqueda de ~ y sacrificarlo: Roba dos cartas.",
    ),
    (
        "Activated abilities of creatures your opponents control can't be activated.",
        False,
        "Las habilidades activadas de las criaturas que controlan tus oponentes no pueden "
        "activarse.",
    ),
    (
        "~ must be blocked if able.",
        False,
        "~ debe ser bloqueado si se puede.",
    ),
    (
        "Mill four cards. You may put an artifact card from among them into your hand.",
        True,
        "Muele cuatro cartas. Puedes poner una carta de artefacto que se encuentre entre ellas en "
        "tu mano.",
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
