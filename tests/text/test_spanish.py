"""Spanish forms, and cards printed in Spanish."""

from __future__ import annotations

from typing import Final

import pytest

from jajna.cards.printing import face_text
from jajna.cards.texts import compile_text
from jajna.era import CURRENT
from jajna.oracle.compiler import compile_line
from jajna.oracle.vocabulary import load
from jajna.text.own_names import card_noun
from jajna.text.printers import printer
from jajna.text.spanish import words
from jajna.text.spanish.printer import SPANISH
from jajna.text.spanish.subtypes import spanish_token
from jajna.text.tokens import join, tokenize
from jajna.vocab import Supertype, Type


@pytest.mark.parametrize(
    ("word", "plural", "you", "expected"),
    [
        ("roba", False, False, "roba"),
        ("roba", True, False, "roban"),
        ("roba", False, True, "robas"),
        ("es", True, False, "son"),
        ("es", False, True, "eres"),
        ("está", True, False, "están"),
        ("ganó", False, True, "ganaste"),
        ("perdió", True, False, "perdieron"),
        ("fue", False, True, "fuiste"),
    ],
)
def test_verbs_agree(word: str, plural: bool, you: bool, expected: str) -> None:
    assert words.verb(word, plural, you) == expected


def test_instructions_are_imperatives() -> None:
    assert [words.imperative(word) for word in ("roba", "pone", "hace")] == ["roba", "pon", "haz"]


@pytest.mark.parametrize(
    ("word", "plural", "feminine", "expected"),
    [
        ("girado", False, True, "girada"),
        ("negro", True, True, "negras"),
        ("azul", True, False, "azules"),
        ("verde", True, True, "verdes"),
        ("bloqueador", False, True, "bloqueadora"),
        ("un", False, True, "una"),
        ("él", True, True, "ellas"),
        ("tercer", False, True, "tercera"),
    ],
)
def test_adjectives_agree(word: str, plural: bool, feminine: bool, expected: str) -> None:
    assert words.adjective(word, plural, feminine) == expected


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("controla", "controle"),
        ("es", "sea"),
        ("sea", "sea"),
        ("comparta", "comparta"),
        ("ganó", "haya ganado"),
        ("recibió", "haya recibido"),
        ("fue", "haya sido"),
    ],
)
def test_what_is_wished_is_in_the_subjunctive(word: str, expected: str) -> None:
    assert words.subjunctive(word) == expected


@pytest.mark.parametrize(
    ("noun", "expected"),
    [
        ("Chamán", "Chamanes"),
        ("Leviatán", "Leviatanes"),
        ("Saprolín", "Saprolines"),
        ("Pez", "Peces"),
        ("Moldeador de hechizos", "Moldeadores de hechizos"),
        ("Thrull", "Thrulls"),
    ],
)
def test_nouns_have_their_plurals(noun: str, expected: str) -> None:
    assert words.plural_noun(noun) == expected


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        (["una", "Aura"], ["un", "Aura"]),
        (["de", "la", "Ave"], ["del", "Ave"]),
        (["la", "otra", "Aura"], ["la", "otra", "Aura"]),
        (["una", "Araña"], ["una", "Araña"]),
    ],
)
def test_a_stressed_a_wants_another_article(tokens: list[str], expected: list[str]) -> None:
    assert words.contract(tokens) == expected


def test_prepositions_are_drawn_together_with_the_article() -> None:
    assert words.contract(["a", "el", "jugador", "de", "el", "turno"]) == [
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
    ("You gain X life and draw X cards.", "Ganas X vidas y robas X cartas."),
    (
        "Search your library for a creature card, reveal it, then shuffle and put that card on "
        "top.",
        "Busca en tu biblioteca una carta de criatura, muéstrala, luego baraja y pon esa carta en "
        "la parte superior.",
    ),
    (
        "Reveal cards from the top of your library until you reveal a creature card. Put that card "
        "into your hand and the rest on the bottom of your library in a random order.",
        "Muestra cartas de la parte superior de tu biblioteca hasta que muestres una carta de "
        "criatura. Pon esa carta en tu mano y el resto en el fondo de tu biblioteca en "
        "orden aleatorio.",
    ),
    (
        "Prevent all damage that would be dealt to you this turn.",
        "Prevén todo el daño que se te fuera a hacer este turno.",
    ),
    (
        "Prevent the next 1 damage that would be dealt to any target this turn.",
        "Prevén el próximo punto de daño que se fuera a hacer a cualquier objetivo este turno.",
    ),
    (
        "Exile all permanents. Exile all cards from all hands and graveyards.",
        "Exilia todos los permanentes. Exilia todas las cartas de todas las manos y todos los "
        "cementerios.",
    ),
    (
        "Look at the top three cards of your library, then put them back in any order.",
        "Mira las tres primeras cartas de tu biblioteca, luego regrésalas en cualquier orden.",
    ),
    (
        "Search your library for up to two basic land cards, put them onto the battlefield tapped, "
        "then shuffle.",
        "Busca en tu biblioteca hasta dos cartas de tierra básica, ponlas en el campo de batalla "
        "giradas, luego baraja.",
    ),
    (
        "Target creature gains flying, vigilance, and indestructible until end of turn.",
        "La criatura objetivo gana las habilidades de volar, vigilancia e indestructible hasta el "
        "final del turno.",
    ),
    (
        "Target land becomes a 2/2 blue Elemental creature until end of turn. It's still a land.",
        "La tierra objetivo se convierte en una criatura Elemental azul 2/2 hasta el final del "
        "turno. Sigue siendo una tierra.",
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
        "Cuando ~ entre, si fue estimulado con su estímulo de {2}{B}, roba una carta.",
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


AGREEING: Final = (
    # What the text is on.
    ("~ can't be blocked.", "Esta criatura no puede ser bloqueada."),
    ("When ~ is turned face up, draw a card.", "Cuando esta criatura sea puesta boca arriba, "
     "roba una carta."),
    ("If ~ would die, exile it instead.", "Si esta criatura fuera a morir, en vez de eso, "
     "exíliala."),
    ("{1}: Return ~ from your graveyard to your hand.", "{1}: Regresa esta carta de tu cementerio "
     "a tu mano."),
    ("{1}, Discard ~: Draw a card.", "{1}, descartar esta carta: Roba una carta."),
    ("When ~ dies, return it to the battlefield under your control.", "Cuando esta criatura muera, "
     "regrésala al campo de batalla bajo tu control."),
    # What it does to others.
    ("~ gets +1/+1 for each Equipment attached to it.", "Esta criatura obtiene +1/+1 por cada "
     "Equipo anexado a ella."),
    ("{T}: Destroy all Auras attached to target creature.", "{T}: Destruye todas las Auras "
     "anexadas a la criatura objetivo."),
    ("Whenever you draw your second card each turn, you gain 1 life.", "Siempre que robes tu "
     "segunda carta de cada turno, ganas 1 vida."),
    ("Whenever you cast your second spell each turn, draw a card.", "Siempre que lances "
     "tu segundo hechizo de cada turno, roba una carta."),
    ("Whenever a source deals damage to you, ~ deals 1 damage to you.", "Siempre que una fuente te "
     "haga daño, esta criatura te hace 1 punto de daño."),
    ("Whenever a creature attacks alone, put a +1/+1 counter on it.", "Siempre que una criatura "
     "ataque sola, pon un contador +1/+1 sobre ella."),
    ("All Goblins are black.", "Todos los Trasgos son negros."),
    ("All creatures attack each combat if able.", "Todas las criaturas atacan cada combate si "
     "pueden."),
    ("If a red source would deal damage to you, prevent 2 of that damage.", "Si una fuente roja "
     "fuera a hacerte daño, prevén 2 puntos de ese daño."),
    ("Creature spells you cast cost {1} less to cast.", "Los hechizos de criatura que lanzas "
     "cuestan {1} menos."),
    # Moods.
    ("Whenever a creature attacks you or a planeswalker you control, you gain 1 life.", "Siempre "
     "que una criatura te ataque a ti o a un planeswalker que controlas, ganas 1 vida."),
    ("Prevent all damage that would be dealt to you.", "Prevén todo el daño que se te fuera a "
     "hacer."),
    ("~ can't attack unless an opponent lost life this turn.", "Esta criatura no puede atacar a "
     "menos que un oponente haya perdido vidas este turno."),
    ("As long as it's your turn, ~ has flying.", "Mientras sea tu turno, esta criatura tiene la "
     "habilidad de volar."),
    ("As long as seven or more cards are in your graveyard, ~ has flying.", "Mientras en tu "
     "cementerio haya siete o más cartas, esta criatura tiene la habilidad de volar."),
    # Ability words.
    ("Metalcraft — ~ gets +2/+2 as long as you control three or more artifacts.", "Metalurgia — "
     "Esta criatura obtiene +2/+2 mientras controles tres o más artefactos."),
)  # fmt: skip


@pytest.mark.parametrize(("english", "expected"), AGREEING)
def test_109_5_the_text_of_a_creature_agrees(english: str, expected: str) -> None:
    load()
    ((abilities, _),) = compile_line(english, False).meanings

    assert printer("es", CURRENT, card_noun(Type.CREATURE, 0, ()), True).lines(abilities) == [
        expected
    ]


@pytest.mark.parametrize(
    ("types", "supertypes", "subtypes", "expected"),
    [
        (Type.ARTIFACT, 0, (), "Este artefacto entra girado."),
        (Type.LAND, 0, (), "Esta tierra entra girada."),
        (Type.ARTIFACT | Type.CREATURE, 0, (), "Esta criatura entra girada."),
        (Type.ARTIFACT, 0, ("Vehicle",), "Este Vehículo entra girado."),
        (Type.ENCHANTMENT, 0, ("Aura",), "Esta Aura entra girada."),
        (Type.CREATURE, Supertype.LEGENDARY, (), "~ entra girada."),
        (Type.ARTIFACT, Supertype.LEGENDARY, (), "~ entra girado."),
    ],
)
def test_201_5_a_permanent_is_called_by_the_noun_for_its_type(
    types: int, supertypes: int, subtypes: tuple[str, ...], expected: str
) -> None:
    load()
    ((abilities, _),) = compile_line("~ enters tapped.", False).meanings

    assert printer("es", CURRENT, card_noun(types, supertypes, subtypes), True).lines(
        abilities
    ) == [expected]


QUOTED: Final = (
    (
        "Enchantment — Aura",
        'Enchanted creature has "{T}: This creature deals 1 damage to any target."',
        'La criatura encantada tiene "{T}: Esta criatura hace 1 punto de daño a cualquier '
        'objetivo."',
    ),
    (
        "Enchantment",
        "When this enchantment enters, create a 1/1 red Goblin creature token with "
        '"This token can\'t block."',
        "Cuando este encantamiento entre, crea una ficha de criatura Trasgo roja 1/1 con "
        '"Esta ficha no puede bloquear."',
    ),
)


@pytest.mark.parametrize(("types", "english", "expected"), QUOTED)
def test_201_5_an_ability_in_quotation_marks_speaks_of_what_has_it(
    types: str, english: str, expected: str
) -> None:
    found = compile_text(english, types, name="Testing")

    assert found.face is not None, found.blockers
    assert face_text(found.face, "en") == english
    assert face_text(found.face, "es") == expected


def test_a_keyword_is_named_with_the_noun_only_inside_a_sentence() -> None:
    load()
    for english, expected in (
        ("Flying", "Vuela"),
        ("First strike, swampwalk", "Daña primero, cruza pantanos"),
        ("Flying, lifelink", "Vuela, vínculo vital"),
        (
            "Creatures you control have flying and trample.",
            "Las criaturas que controlas tienen las habilidades de volar y arrollar.",
        ),
        ("Enchanted creature has flying.", "La criatura encantada tiene la habilidad de volar."),
        (
            "Other creatures you control have vigilance.",
            "Las otras criaturas que controlas tienen la habilidad de vigilancia.",
        ),
    ):
        ((abilities, _),) = compile_line(english, False).meanings
        assert SPANISH.lines(abilities) == [expected]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Mill half your library, rounded down.", "la mitad de tu biblioteca"),
        ("Target player mills half their library, rounded down.", "la mitad de su biblioteca"),
        ("You lose half your life, rounded up.", "la mitad de tu total de vidas"),
        ("Target player loses half their life, rounded up.", "la mitad de su total de vidas"),
    ],
)
def test_half_of_what_is_ones_own_says_whose_it_is(line: str, said: str) -> None:
    load()
    (meaning,) = compile_line(line, True).meanings
    assert said in SPANISH.lines(meaning[0])[0]


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Bird Token", "Ficha de Ave"),
        ("Goblin Shaman Token", "Ficha de Trasgo Chamán"),
        ("Grizzly Bears", ""),
    ],
)
def test_111_4_tokens_are_called_by_their_subtypes(english: str, spanish: str) -> None:
    assert spanish_token(english) == spanish


@pytest.mark.parametrize(
    ("said", "read"),
    [
        (
            ["dos", "criaturas", "objetivo", "cada·una", "obtienen", "+2", "/", "+0", "."],
            "dos criaturas objetivo cada una obtienen +2/+0.",
        ),
        (
            ["hasta", "dos", "tierras", "objetivo", "cada·una", "se", "convierten", "en", "Islas"],
            "hasta dos tierras objetivo cada una se convierten en Islas",
        ),
    ],
)
def test_each_stands_after_the_verb_and_its_sizes(said: list[str], read: str) -> None:
    """It is printed after them and read as if it stood after the subject, as in English."""
    printed = words.after_verbs(said)
    at = printed.index("cada")
    assert printed[at - 1] in ("+0", "convierten")
    assert join(words.after_subjects(printed)) == read


def test_each_of_what_an_instruction_names_stays_where_it_is() -> None:
    said = tokenize("Elige dos criaturas objetivo y pon un contador +1/+1 sobre cada una.")
    assert words.after_subjects(said) == said
