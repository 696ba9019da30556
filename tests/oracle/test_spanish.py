"""Spanish is read with the phrase book: what it prints is read as the same abilities again."""

from __future__ import annotations

import difflib
import json
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from jajna.card import Face
from jajna.cards.card_file import read_card_file
from jajna.cards.compiling import compile_card, default_compiler
from jajna.cards.embedded import Shelf
from jajna.cards.mtgjson import CardData
from jajna.cards.texts import compile_text
from jajna.era import CURRENT
from jajna.ir.abilities import Ability
from jajna.ir.command_zone import working_there
from jajna.oracle.compiler import compile_line, is_spell_ability
from jajna.oracle.links import done_by_costs, linked_by
from jajna.oracle.vocabulary import load
from jajna.text.own_names import OwnName, noun_of
from jajna.text.printers import printer
from jajna.text.spanish.printer import SPANISH
from jajna.text.spanish.words import enclitic
from jajna.vocab import NONTRADITIONAL, Type
from tests.seen import at_least

EVERY: Final = 5
"""One starter card of so many is read each time; all of them with the slow tests."""


def starter_faces() -> list[Face]:
    """The faces of the cards that come with the package."""
    shelf = Shelf("jajna.cards.starter")
    cards = [shelf.card(name) for name in shelf.names()]
    return [face for card in cards if card is not None for face in card.faces]


def own_name(face: Face) -> OwnName:
    """What the face is called, by its name."""
    return noun_of(face.types, face.subtypes).named()


def lines(face: Face) -> Iterator[tuple[tuple[Ability, ...], str]]:
    """The abilities of a face, a line at a time, with the Spanish line."""
    rows: list[tuple[Ability, ...]] = []
    for ability in face.abilities:
        if getattr(ability, "joined", False) and rows:
            rows[-1] = (*rows[-1], ability)
        else:
            rows.append((ability,))
    for row in rows:
        yield row, "\n".join(printer("es", CURRENT, own_name(face)).lines(row))


def _on(face: Face, meaning: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The abilities as a face of these types has them. CR 113.6."""
    if not face.types & NONTRADITIONAL:
        return meaning
    return tuple(working_there(ability) for ability in meaning)


def read_otherwise(face: Face) -> list[str]:
    """The Spanish lines of a face that aren't read as the abilities that they were printed from."""
    spell = bool(face.types & (Type.INSTANT | Type.SORCERY))
    slot = 0
    before: list[Ability] = []
    found: list[str] = []
    for abilities, line in lines(face):
        done = done_by_costs(before) if spell else linked_by(before)
        meanings = compile_line(line, spell, slot, done, "es", own_name(face)).meanings
        if [_on(face, meaning) for meaning, _ in meanings] != [abilities]:
            found.append(line)
        elif is_spell_ability(abilities[0]):
            slot = meanings[0][1]
        before += abilities
    return found


def test_starter_cards_are_read_again_from_their_spanish() -> None:
    load()
    for face in at_least(70, starter_faces()[::EVERY]):
        assert read_otherwise(face) == [], face.name


@pytest.mark.slow
def test_every_starter_card_is_read_again_from_its_spanish() -> None:
    load()
    for face in at_least(360, starter_faces()):
        assert read_otherwise(face) == [], face.name


@pytest.mark.slow
def test_every_card_of_eighth_edition_is_read_again_from_its_spanish(shared: Path) -> None:
    compiled = 0
    for data in at_least(300, corpus(shared)):
        card = compile_card(data, default_compiler()).card if "8ED" in data.printings else None
        for face in card.faces if card is not None else ():
            compiled += 1
            assert read_otherwise(face) == [], face.name

    assert compiled >= 340


def corpus(shared: Path) -> list[CardData]:
    file = shared / "corpus" / "AtomicCards.json.xz"
    if not file.is_file():
        pytest.skip(f"no corpus at {file}")
    return list(read_card_file(file))


READINGS: Final = (
    # A subject that the verb tells, or the sentence before it.
    ("Instantáneo", "Robas una carta.", "You draw a card."),
    ("Instantáneo", "Roba una carta.", "Draw a card."),
    (
        "Conjuro",
        "El jugador objetivo roba una carta y pierde 1 vida.",
        "Target player draws a card and loses 1 life.",
    ),
    (
        "Conjuro",
        "El jugador objetivo pierde 4 vidas y tú ganas 4 vidas.",
        "Target player loses 4 life and you gain 4 life.",
    ),
    # What English says in one way where it could say it in several.
    (
        "Encantamiento",
        "Cuando no haya criaturas en el campo de batalla, sacrifica ~.",
        "When no creatures are on the battlefield, sacrifice ~.",
    ),
    (
        "Criatura",
        "Cuando ~ entre, baraja las cartas de tu mano en tu biblioteca, luego roba esa misma "
        "cantidad de cartas.",
        "When ~ enters, shuffle the cards from your hand into your library, then draw that many "
        "cards.",
    ),
    (
        "Encantamiento",
        "Al comienzo de tu mantenimiento, si controlas una o más criaturas, roba una carta.",
        "At the beginning of your upkeep, if you control one or more creatures, draw a card.",
    ),
    (
        "Encantamiento",
        "Tienes un tamaño máximo de mano de dos.",
        "Your maximum hand size is two.",
    ),
    (
        "Conjuro",
        "El daño no puede ser prevenido este turno.",
        "Damage can't be prevented this turn.",
    ),
    # Pronouns that are joined to the verb, and pronouns that aren't.
    (
        "Criatura",
        "Cuando ~ entre al campo de batalla, sacrifícala a menos que descartes una carta que no "
        "sea de criatura.",
        "When ~ enters, sacrifice it unless you discard a noncreature card.",
    ),
    (
        "Criatura",
        "Siempre que ~ ataque, puedes exiliar la criatura objetivo que controlas. Si lo haces, "
        "regrésala al campo de batalla bajo tu control.",
        "Whenever ~ attacks, you may exile target creature you control. If you do, return it to "
        "the battlefield under your control.",
    ),
    # Words of one meaning in other forms: e, u, al, del.
    (
        "Criatura",
        "Siempre que ~ u otra criatura que controlas muera, ganas 1 vida.",
        "Whenever ~ or another creature you control dies, you gain 1 life.",
    ),
    (
        "Instantáneo",
        "Destruye el artefacto o encantamiento objetivo.",
        "Destroy target artifact or enchantment.",
    ),
    (
        "Artefacto",
        "Al comienzo de tu mantenimiento, agrega {G} o {W}.",
        "At the beginning of your upkeep, add {G} or {W}.",
    ),
    ("Criatura", "Vuela, daña primero", "Flying, first strike"),
    ("Criatura", "Ciclo {2}", "Cycling {2}"),
    # The object itself by its noun, of whose gender it is, and as a card in another zone.
    ("Criatura", "Esta criatura no puede bloquear.", "~ can't block."),
    ("Criatura", "Esta criatura no puede ser bloqueada.", "~ can't be blocked."),
    ("Artefacto", "Este artefacto entra girado.", "~ enters tapped."),
    ("Tierra", "Esta tierra entra al campo de batalla girada.", "~ enters tapped."),
    (
        "Criatura",
        "{1}{B}: Regresa esta carta de tu cementerio a tu mano.",
        "{1}{B}: Return ~ from your graveyard to your hand.",
    ),
    # Ability words, and several keyword abilities with the noun once.
    (
        "Criatura",
        "Aterrizaje — Siempre que una tierra entre bajo tu control, esta criatura gana las "
        "habilidades de volar y arrollar hasta el final del turno.",
        "Landfall — Whenever a land enters under your control, ~ gains flying and trample until "
        "end of turn.",
    ),
    # What the sentence goes on to say that you do.
    ("Conjuro", "Ganas 3 vidas y robas una carta.", "You gain 3 life and you draw a card."),
    # Pronouns after prepositions and before verbs; "you" as the object.
    (
        "Criatura",
        "Siempre que esta criatura ataque, pon un contador +1/+1 sobre ella.",
        "Whenever ~ attacks, put a +1/+1 counter on it.",
    ),
    (
        "Criatura",
        "Cuando esta criatura entre, si la lanzaste de tu mano, te hace 2 puntos de daño.",
        "When ~ enters, if you cast it from your hand, it deals 2 damage to you.",
    ),
    (
        "Criatura",
        "Siempre que una o más criaturas que controlas ataquen, roba una carta.",
        "Whenever one or more creatures you control attack, draw a card.",
    ),
    # "It" at the beginning of a sentence is told by the verb, after a condition too.
    (
        "Criatura",
        "Mientras esta criatura esté equipada, tiene la habilidad de volar.",
        "As long as ~ is equipped, it has flying.",
    ),
    (
        "Criatura",
        "Si esta criatura fue estimulada, entra con dos contadores +1/+1.",
        "If ~ was kicked, it enters with two +1/+1 counters on it.",
    ),
    (
        "Conjuro",
        "Endereza la criatura objetivo. Gana la habilidad de prisa hasta el final del turno. "
        "Luego, si es legendaria, roba una carta.",
        "Untap target creature. It gains haste until end of turn. Then if it's legendary, draw a "
        "card.",
    ),
    (
        "Instantáneo",
        "~ hace 2 puntos de daño a la criatura objetivo. Si este hechizo fue estimulado, en vez "
        "de eso, hace 4 puntos de daño.",
        "~ deals 2 damage to target creature. If this spell was kicked, it deals 4 damage instead.",
    ),
    # "It" as an object, by a pronoun with the verb.
    (
        "Encantamiento",
        "Siempre que una criatura entre, este encantamiento le hace 2 puntos de daño.",
        "Whenever a creature enters, ~ deals 2 damage to it.",
    ),
    (
        "Artefacto — Equipo",
        "Cuando este Equipo entre, crea una ficha de criatura Soldado blanca 1/1, luego anéxale "
        "este Equipo.",
        "When ~ enters, create a 1/1 white Soldier creature token, then attach ~ to it.",
    ),
    (
        "Instantáneo",
        "Endereza la criatura objetivo. Prevén todo el daño que se le fuera a hacer este turno. "
        "Todas las criaturas que puedan bloquearla este turno lo hacen.",
        "Untap target creature. Prevent all damage that would be dealt to it this turn. All "
        "creatures able to block it this turn do so.",
    ),
    (
        "Criatura",
        "Siempre que esta criatura sea bloqueada, cada criatura que la bloquea obtiene -1/-1 hasta "
        "el final del turno.",
        "Whenever ~ becomes blocked, each creature blocking it gets -1/-1 until end of turn.",
    ),
    (
        "Criatura",
        "Esta criatura entra con un contador +1/+1 por cada color de maná usado para lanzarla.",
        "~ enters with a +1/+1 counter on it for each color of mana spent to cast it.",
    ),
    (
        "Conjuro",
        "Exilia la primera carta de tu biblioteca. Puedes jugarla este turno.",
        "Exile the top card of your library. You may play it this turn.",
    ),
    # A player who was named just before isn't named again.
    (
        "Conjuro",
        "Cada oponente pierde 1 vida por cada criatura que controla.",
        "Each opponent loses 1 life for each creature they control.",
    ),
    (
        "Conjuro",
        "El jugador objetivo descarta dos cartas a menos que descarte una carta de artefacto.",
        "Target player discards two cards unless they discard an artifact card.",
    ),
    (
        "Conjuro",
        "Cada oponente sacrifica una criatura que tenga el mayor valor de maná entre las criaturas "
        "que controla.",
        "Each opponent sacrifices a creature with the greatest mana value among creatures they "
        "control.",
    ),
    (
        "Instantáneo",
        "Destruye la criatura objetivo que controla un oponente.",
        "Destroy target creature an opponent controls.",
    ),
    (
        "Criatura",
        "{T}, sacrificar un artefacto: Las criaturas que controlan tus oponentes pierden la "
        "habilidad de volar hasta el final del turno.",
        "{T}, Sacrifice an artifact: Creatures your opponents control lose flying until end of "
        "turn.",
    ),
    (
        "Criatura",
        "Siempre que esta criatura bloquee a una criatura, contrarresta el hechizo objetivo que no "
        "sea de criatura.",
        "Whenever ~ blocks a creature, counter target noncreature spell.",
    ),
    # What the noun's gender and number decide.
    (
        "Conjuro",
        "Regresa cualquier cantidad de permanentes objetivo de los que eres propietario a tu mano.",
        "Return any number of target permanents you own to your hand.",
    ),
    (
        "Conjuro",
        "~ hace 2 puntos de daño divididos como elijas entre uno o dos objetivos.",
        "~ deals 2 damage divided as you choose among one or two targets.",
    ),
    (
        "Criatura",
        "Cuando esta criatura entre, regresa hasta otra criatura objetivo a la mano de su "
        "propietario.",
        "When ~ enters, return up to one other target creature to its owner's hand.",
    ),
    (
        "Instantáneo",
        "Pon un contador +1/+1 sobre la criatura objetivo.\nNecrario — En vez de eso, pon tres "
        "contadores +1/+1 sobre esa criatura si una criatura murió este turno.",
        "Put a +1/+1 counter on target creature.\nMorbid — Put three +1/+1 counters on that "
        "creature instead if a creature died this turn.",
    ),
    (
        "Criatura",
        "Enfurecer — Siempre que esta criatura reciba daño, roba una carta.",
        "Enrage — Whenever ~ is dealt damage, draw a card.",
    ),
)


@pytest.mark.parametrize(("types", "text", "english"), READINGS)
def test_a_text_in_spanish_means_what_its_english_means(
    types: str, text: str, english: str
) -> None:
    found = compile_text(text, types, language="es")
    again = compile_text(english, types)

    assert found.face is not None, found.blockers
    assert again.face is not None, again.blockers
    assert found.face.abilities == again.face.abilities


REFUSED: Final = (
    # The verb, the noun's article or its adjective doesn't agree.
    ("La criatura objetivo obtienen +1/+1 hasta el final del turno.", False),
    ("El criatura objetivo obtiene +1/+1 hasta el final del turno.", False),
    ("Destruye la criatura girado objetivo.", False),
    ("Los criaturas que controlas obtienen +1/+1.", True),
    ("Tú robas una cartas.", False),
    ("Esta criatura no puede ser bloqueado.", True),
    ("Siempre que esta criatura ataque, pon un contador +1/+1 sobre él.", True),
    ("La criatura objetivo gana las habilidades de volar hasta el final del turno.", False),
    # What the verb tells isn't said, and what goes on in the sentence is.
    ("Cuando esta criatura entre, esta hace 2 puntos de daño a cualquier objetivo.", True),
    ("Siempre que una criatura entre, esta criatura hace 2 puntos de daño a esta.", True),
    ("Siempre que una criatura entre, esta criatura les hace 2 puntos de daño.", True),
    (
        "Regresa cualquier cantidad de permanentes objetivo de las que eres propietario a tu mano.",
        False,
    ),
    ("Cada oponente pierde 1 vida por cada criatura que controla dicho jugador.", False),
    (
        "Cada oponente sacrifica una criatura que tenga la mayor valor de maná entre las criaturas "
        "que controla.",
        False,
    ),
    ("Sacrifica una tierra y hace 2 puntos de daño a cualquier objetivo.", False),
    # Moods: what is wished, and what is so as long as it is.
    ("Esta criatura no puede atacar a menos que controlas una Isla.", True),
    ("Esta criatura obtiene +1/+1 mientras controlas un artefacto.", True),
    # Contractions, conjunctions and pronouns in a form that isn't theirs.
    ("Siempre que una criatura entre a el campo de batalla, ganas 1 vida.", True),
    ("Destruye la artefacto e encantamiento objetivo.", False),
    ("Exilia la criatura objetivo, luego regrésalo al campo de batalla.", False),
    # The order of words, words that are no words, and English.
    ("Destruye objetivo la criatura.", False),
    ("Destruye la criatura objetivo con alas.", False),
    ("Destroy target creature.", False),
)


@pytest.mark.parametrize(("text", "permanent"), REFUSED)
def test_what_isnt_said_so_is_refused(text: str, permanent: bool) -> None:
    found = compile_text(text, "Criatura" if permanent else "Instantáneo", language="es")

    assert found.face is None
    assert not found.ambiguous


def test_the_clause_that_isnt_understood_is_named() -> None:
    found = compile_text("Roba una carta. Zampa una seta. Ganas 2 vidas.", "Conjuro", language="es")

    assert found.blockers == ("Zampa una seta.",)


def test_english_isnt_read_with_spanish_words() -> None:
    assert compile_text("Roba una carta.", "Sorcery").face is None


ENCLITICS: Final = (
    ("pon", "la", "ponla"),
    ("sacrifica", "lo", "sacrifícalo"),
    ("exilia", "las", "exílialas"),
    ("destruye", "la", "destrúyela"),
    ("regresa", "lo", "regrésalo"),
    ("devuelve", "los", "devuélvelos"),
    ("muestra", "la", "muéstrala"),
    ("detén", "lo", "detenlo"),
    ("exiliar", "la", "exiliarla"),
)


@pytest.mark.parametrize(("verb", "pronoun", "expected"), ENCLITICS)
def test_a_pronoun_moves_the_accent_of_its_verb(verb: str, pronoun: str, expected: str) -> None:
    assert enclitic(verb, pronoun) == expected


# -- the words of the cards that are quoted ----------------------------------------------------

TODAY: Final = (
    ("entre en juego", "entre"),
    ("entre al campo de batalla", "entre"),
    ("ponla en juego", "pon esa carta en el campo de batalla"),
    ("siguientes", "próximos"),
    ("en este turno", "este turno"),
    ("devuelve", "regresa"),
    ("a la criatura o jugador objetivo", "a cualquier objetivo"),
    ("a la criatura o al jugador objetivo", "a cualquier objetivo"),
    ("un punto", "1 punto"),
)
"""What the quoted texts say in words of another time, and today's."""

ALIKE: Final = 0.75
"""A quoted text shares at least so much with the printed one, in the mean."""


def plain(text: str, name: str) -> list[str]:
    """The words of a text without the card's name, accents, marks and capitals."""
    small = text.lower().replace("*", "").replace(name.lower(), "~")
    for then, today in TODAY:
        small = small.replace(then, today)
    bare = "".join([one for one in unicodedata.normalize("NFD", small) if ord(one) < 0x300])
    return re.findall(r"[a-z0-9~+/-]+", re.sub(r"\b(?:el|la|los|las) ~", "~", bare))


def likeness(quoted: str, printed: list[str], name: str) -> float:
    """How much of a quoted text the most similar printed line says, from 0 to 1."""
    wanted = plain(quoted, name)
    shares = [0.0]
    for line in printed:
        blocks = difflib.SequenceMatcher(None, wanted, plain(line, name), autojunk=False)
        shares.append(sum(block.size for block in blocks.get_matching_blocks()) / len(wanted))
    return max(shares)


def test_quoted_texts_are_worded_as_the_phrase_book_words_them(
    shared: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = shared / "reference" / "seed-cards.json"
    if not file.is_file():
        pytest.skip(f"no quoted texts at {file}")
    shelf = Shelf("jajna.cards.starter")
    load()
    shares: list[float] = []
    for row in json.loads(file.read_text(encoding="utf-8"))["cards"]:
        card = shelf.card(row["english"])
        for mention in row["mentions"] if card is not None else ():
            if not mention["spanish_text"] or card is None:
                continue
            printed = [line for face in card.faces for line in SPANISH.lines(face.abilities)]
            name = row["spanish"] or row["english"]
            share = likeness(mention["spanish_text"], printed, name)
            shares.append(share)
            if share < 1:
                with capsys.disabled():
                    print(f"\n{share:4.0%} {name}: {mention['spanish_text']}")
                    print("     " + " / ".join(printed))

    assert len(shares) >= 40
    assert sum(shares) / len(shares) >= ALIKE
    assert sum(share == 1 for share in shares) >= 15
