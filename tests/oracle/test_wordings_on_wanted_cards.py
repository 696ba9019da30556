"""Wordings of single clauses of cards that are played much: read, in both languages, or refused."""

from __future__ import annotations

from typing import Final

import pytest

from jajna.era import CURRENT
from jajna.ir.base import walk
from jajna.ir.filters.nouns import Card
from jajna.ir.refs import Bound, That
from jajna.mechanics.lasting.permissions import AllowPlaying
from jajna.oracle import compile_face
from jajna.text.english.printer import ENGLISH
from jajna.text.printers import printer
from tests.oracle.faces import compiled, face

READ: Final = (
    # spells that target, life that is paid, what convoked
    (
        "Enchantment",
        "Whenever a creature you control becomes the target of an instant or sorcery spell, that "
        "creature gets +3/+3 until end of turn.",
        "Siempre que una criatura que controlas sea objetivo de un hechizo de instantáneo o de "
        "conjuro, esa criatura obtiene +3/+3 hasta el final del turno.",
    ),
    (
        "Enchantment",
        "Whenever you pay life, draw a card.",
        "Siempre que pagues vidas, roba una carta.",
    ),
    (
        "Creature",
        "When Test Card enters, put a +1/+1 counter on each creature that convoked it.",
        "Cuando Test Card entre, pon un contador +1/+1 sobre cada criatura que lo convocó.",
    ),
    # names
    (
        "Creature",
        "When Test Card enters, search your library for a card with the same name as another "
        "creature you control, reveal it, put it into your hand, then shuffle.",
        "Cuando Test Card entre, busca en tu biblioteca una carta con el mismo nombre que otra "
        "criatura que controlas, muéstrala, ponla en tu mano, luego baraja.",
    ),
    # exile
    (
        "Sorcery",
        "Return target exiled card with flashback you own to your hand.",
        "Regresa la carta exiliada objetivo con la habilidad de retrospectiva de la que eres "
        "propietario a tu mano.",
    ),
    (
        "Creature",
        "You may play lands and cast spells from among cards you own in exile with croak counters "
        "on them.",
        "Puedes jugar tierras y lanzar hechizos de entre las cartas de las que eres propietario en "
        "el exilio con contadores de croar.",
    ),
    (
        "Instant",
        "Exile target nonland permanent. For as long as that card remains exiled, its owner may "
        "play it.",
        "Exilia el permanente objetivo que no sea tierra. Mientras esa carta permanezca en el "
        "exilio, su propietario puede jugarla.",
    ),
    (
        "Creature",
        "Whenever a time counter is removed from Test Card while it's exiled, draw a card.",
        "Siempre que se remueva un contador de tiempo de Test Card mientras esté en el exilio, "
        "roba una carta.",
    ),
    # counters, suspend, replacement
    (
        "Instant",
        "Counter target spell. If the spell is countered this way, exile it with three time "
        "counters on it instead of putting it into its owner's graveyard. If it doesn't have "
        "suspend, it gains suspend.",
        "Contrarresta el hechizo objetivo. Si el hechizo es contrarrestado de esta manera, "
        "exílialo con tres contadores de tiempo en vez de ponerlo en el cementerio de su "
        "propietario. Si no tiene la habilidad de suspender, gana la habilidad de suspender.",
    ),
    (
        "Creature",
        "If a nontoken creature an opponent controls would die, exile that card with an ice "
        "counter on it instead.",
        "Si una criatura que no sea ficha que controla un oponente fuera a morir, en vez de eso, "
        "exilia esa carta con un contador de hielo.",
    ),
    (
        "Enchantment",
        "When Test Card leaves the battlefield, each player returns to the battlefield all cards "
        "they own exiled with Test Card.",
        None,
    ),
    # mana and costs
    (
        "Creature",
        "Spend only mana produced by creatures to cast this spell.",
        "Usa solo maná producido por criaturas para lanzar este hechizo.",
    ),
    (
        "Creature",
        "You can't spend mana to cast this spell.",
        "No puedes usar maná para lanzar este hechizo.",
    ),
    (
        "Enchantment",
        "If you would lose unspent mana, that mana becomes colorless instead.",
        "Si fueras a perder maná sin usar, en vez de eso, ese maná se vuelve incoloro.",
    ),
    # players
    (
        "Creature",
        "Spells and abilities your opponents control can't cause you to sacrifice permanents.",
        "Los hechizos y habilidades que controlan tus oponentes no te pueden hacer sacrificar "
        "permanentes.",
    ),
    (
        "Instant",
        "You can't lose the game this turn and your opponents can't win the game this turn.",
        "No puedes perder el juego este turno y tus oponentes no pueden ganar el juego este turno.",
    ),
    (
        "Sorcery",
        "Target opponent reveals their hand. You choose a nonland card from that player's "
        "graveyard or hand and exile it.",
        "El oponente objetivo muestra su mano. Eliges una carta que no sea tierra del cementerio o "
        "mano de ese jugador y la exilias.",
    ),
    # damage
    (
        "Creature",
        "If a source would deal damage to an opponent, it deals double that damage to that player "
        "instead.",
        "Si una fuente fuera a hacer daño a un oponente, en vez de eso, le hace el doble de ese "
        "daño a ese jugador.",
    ),
    # numbers
    (
        "Creature",
        "When Test Card enters, if it was the second spell you cast this turn, draw a card.",
        "Cuando Test Card entre, si fue el segundo hechizo que lanzaste este turno, roba una "
        "carta.",
    ),
    (
        "Enchantment",
        "The first creature spell you cast each turn has cascade.",
        "El primer hechizo de criatura que lanzas cada turno tiene la habilidad de cascada.",
    ),
    (
        "Creature",
        "{1}: Test Card and another target creature each get +1/+0 until end of turn.",
        "{1}: Test Card y otra criatura objetivo obtienen +1/+0 cada uno hasta el final del turno.",
    ),
    (
        "Enchantment",
        "When you attack with exactly two creatures, draw a card.",
        "Cuando ataques con exactamente dos criaturas, roba una carta.",
    ),
)

REFUSED: Final = (
    ("Enchantment", "Whenever a creature becomes the target of a creature, draw a card."),
    ("Creature", "Put a +1/+1 counter on each creature that convoked target spell."),
    ("Enchantment", "You may cast spells from among cards on the battlefield."),
    ("Creature", "You may look at Test Card for as long as it remains exiled."),
    ("Creature", "When Test Card enters, you may look at and play it for as long as it remains "
     "exiled."),
    ("Enchantment", "The first creature you control each turn has cascade."),
    ("Creature", "If Test Card is exiled, it gets +1/+1."),
    ("Enchantment", "If a source would deal damage to a creature, it deals double that damage to "
     "that player instead."),
    ("Sorcery", "Choose target enchantment you control that doesn't have the same name as another "
     "permanent you control. Create a token that's a copy of it."),
    ("Enchantment", "Whenever a creature is put into a graveyard, draw a card."),
    ("Creature", "The highest life total among creatures is 3."),
    ("Creature", "Whenever a time counter is removed from a creature while it's exiled, draw a "
     "card."),
)  # fmt: skip


@pytest.mark.parametrize(("types", "text", "spanish"), READ)
def test_it_is_read_and_said_in_both_languages(types: str, text: str, spanish: str | None) -> None:
    found = compiled(text, types).face

    assert found is not None
    assert "\n".join(ENGLISH.lines(found.abilities)).replace("~", "Test Card") == text
    said = "\n".join(printer("es", CURRENT).lines(found.abilities)).replace("~", "Test Card")
    assert spanish is None or said == spanish


@pytest.mark.parametrize(("types", "text"), REFUSED)
def test_it_is_refused(types: str, text: str) -> None:
    assert compile_face(face(text, types)).face is None


def test_that_card_is_the_one_exiled_not_the_source() -> None:
    found = compiled(
        "When Test Card enters, look at the top four cards of target opponent's library, exile one "
        "of them face down, then put the rest on the bottom of that library in a random order. You "
        "may look at and cast that card for as long as it remains exiled."
    ).face

    assert found is not None
    allowed = [one for one in walk(found.abilities[0]) if isinstance(one, AllowPlaying)]
    assert [one.what for one in allowed] == [That(Card(), Bound("exiled"))]
