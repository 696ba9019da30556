"""Every question and every answer has words, and they say what is meant."""

from __future__ import annotations

import pytest

from jajna.decision import (
    NO,
    PASS,
    YES,
    Activate,
    Answer,
    Assign,
    Cast,
    Decision,
    Division,
    Kind,
    Number,
    Ordering,
    Pay,
    Pick,
    PlayLand,
    Several,
    Shape,
    TapForMana,
    Thing,
    TurnFaceUp,
)
from jajna.judge import ANN, BOB, Table
from jajna.mechanics.choices.kinds import Kinds
from jajna.mechanics.choices.sides import SIDES
from jajna.text.catalogue import LANGUAGES, language
from jajna.text.prompts import PROMPTS, WORDS, about, option, prompt, short_option
from jajna.text.things import Teller
from jajna.vocab import Mana, Step
from tests.mechanics import bench as words
from tests.table import table


def teller(game: Table, player: int, lang: str = "en") -> Teller:
    """Tells the player about the game."""
    return Teller(language(lang), game.game.view(player))


def asked(game: Table) -> Decision:
    """The present question."""
    question = game.asked
    assert question is not None, "nothing is asked"
    return question


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.name)
def test_every_kind_of_question_has_words_in_both_languages(kind: Kind) -> None:
    game = table()
    (bears,) = game.battlefield(ANN, "Grizzly Bears")
    said: set[str] = set()
    for lang in LANGUAGES:
        for low, high in ((1, 1), (0, 1), (2, 2), (0, 3), (1, 3)):
            question = Decision(
                ANN, kind, "608.2d", Shape.SOME, [Thing(bears)], low, high, 4, bears, bears
            )
            question.order = Ordering.TOP if kind is Kind.ORDER else None
            text = prompt(question, teller(game, ANN, lang))
            assert text.endswith("(CR 608.2d)")
            assert "{" not in text
        said.add(text)
    assert len(said) == len(LANGUAGES)
    assert kind in (Kind.PRIORITY, Kind.ORDER) or kind in PROMPTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_answer_has_words(lang: str) -> None:
    game = table()
    bears, shock = game.battlefield(ANN, "Grizzly Bears")[0], game.hand(ANN, "Shock")[0]
    tap = TapForMana(bears, 0, (Mana.RED,))
    answers: list[Answer] = [
        *(PASS, YES, NO, PlayLand(shock), Cast(shock), Activate(bears, 0), TurnFaceUp(bears)),
        *(tap, Pay((tap,)), Pay((), 1), Pay(()), Thing(bears), Thing(ANN), Thing(BOB)),
        *(Pick(0, "white"), Pick(1, "Goblin"), Assign(bears, BOB), Assign(bears, shock)),
        *(Several(()), Several((Thing(bears), Thing(ANN))), Number(3), Division((4,))),
    ]
    question = Decision(ANN, Kind.OBJECTS, "608.2d", Shape.SOME, [Thing(bears)], source=bears)
    words = [option(question, answer, teller(game, ANN, lang)) for answer in answers]
    assert all(words)
    assert len(set(words)) == len(words)
    assert len(answers) >= len(Answer.__subclasses__())


def test_priority_is_asked_by_what_goes_on() -> None:
    game = table()
    game.battlefield(BOB, "Mountain")
    game.hand(BOB, "Shock")
    game.battlefield(ANN, "Forest", "Forest")
    game.hand(ANN, "Grizzly Bears")
    game.begin(ANN)
    mine = asked(game)
    assert prompt(mine, teller(game, ANN)) == "Your first main phase. What do you do? (CR 117.1)"
    assert option(mine, PASS, teller(game, ANN)) == "Pass: go on to combat"
    game.act(ANN, "cast Grizzly Bears")
    game.game.answer(PASS)
    theirs = asked(game)
    assert theirs.player == BOB
    told = prompt(theirs, teller(game, BOB, "es"))
    assert told == "Ann tiene Grizzly Bears en la pila. ¿Respondes? (CR 117.1)"
    assert option(theirs, PASS, teller(game, BOB, "es")) == "Pasar: que se resuelva"


def test_actions_are_said_with_cost_and_text() -> None:
    game = table()
    game.battlefield(ANN, "Mountain", "Prodigal Pyromancer", "Drudge Skeletons", "Swamp")
    shock, island = game.hand(ANN, "Shock", "Island")
    game.begin(ANN)
    question = asked(game)
    english, spanish = teller(game, ANN), teller(game, ANN, "es")
    assert option(question, Cast(shock), english) == "Cast Shock {R}"
    assert option(question, PlayLand(island), spanish) == "Jugar Island"
    ability = Activate(game.id("Prodigal Pyromancer"), 0)
    assert option(question, ability, english) == (
        "Prodigal Pyromancer — {T}: Prodigal Pyromancer deals 1 damage to any target."
    )
    assert short_option(question, ability, english) == "Activate an ability of Prodigal Pyromancer"
    regenerate = Activate(game.id("Drudge Skeletons"), 0)
    said = option(question, regenerate, spanish)
    assert said.startswith("Drudge Skeletons — {B}: Regenera ")


def test_115_1_targets_are_asked_for_as_the_text_names_them() -> None:
    game = table()
    game.battlefield(ANN, "Swamp", "Swamp", "Grizzly Bears")
    game.battlefield(BOB, "Hill Giant", tapped=True)
    (terror,) = game.hand(ANN, "Terror")
    game.begin(ANN)
    game.game.answer(Cast(terror))
    question = asked(game)
    assert prompt(question, teller(game, ANN)) == (
        "Choose target nonblack creature for Terror. (CR 601.2c)"
    )
    assert prompt(question, teller(game, ANN, "es")) == (
        "Elige la criatura objetivo que no sea negra para Terror. (CR 601.2c)"
    )
    assert [option(question, one, teller(game, ANN)) for one in question.options] == [
        "Grizzly Bears (2/2) [you]",
        "Hill Giant (3/3), tapped [Bob]",
    ]
    assert "destroy" in about(question, teller(game, ANN)).casefold()


def test_700_2_modes_are_said_in_full() -> None:
    game = table()
    game.battlefield(ANN, "Plains", "Island", "Grizzly Bears")
    (charm,) = game.hand(ANN, "Azorius Charm")
    game.begin(ANN)
    game.game.answer(Cast(charm))
    question = asked(game)
    assert question.kind is Kind.MODES
    assert prompt(question, teller(game, ANN)) == "Choose one mode of Azorius Charm. (CR 700.2a)"
    assert [option(question, one, teller(game, ANN, "es")) for one in question.options] == [
        "Gana 3 vidas.",
        "Roba una carta.",
        "Destruye la criatura objetivo.",
    ]


def test_601_2d_a_division_names_each_share() -> None:
    game = table()
    bears, giant = game.battlefield(BOB, "Grizzly Bears", "Hill Giant")
    question = Decision(
        ANN, Kind.DIVIDE, "601.2d", Shape.DIVISION, [Thing(bears), Thing(giant)], 1, total=4
    )
    words = option(question, Division((1, 3)), teller(game, ANN))
    assert words == "1 to Grizzly Bears (2/2) [Bob]; 3 to Hill Giant (3/3) [Bob]"


def test_508_1_attacks_and_blocks_are_said_of_creatures() -> None:
    game = table()
    game.battlefield(ANN, "Grizzly Bears", "Hill Giant")
    game.battlefield(BOB, "Wind Drake")
    game.begin(ANN)
    game.to_question(Kind.ATTACKERS)
    attack = asked(game).options[0]
    assert option(asked(game), attack, teller(game, ANN)) == "Attack Bob with Grizzly Bears (2/2)"
    game.attack("Grizzly Bears")
    game.to_question(Kind.BLOCKERS)
    block = asked(game).options[0]
    assert option(asked(game), block, teller(game, BOB, "es")) == (
        "Wind Drake (2/2) bloquea a Grizzly Bears (2/2)"
    )


def test_601_2g_a_payment_says_what_it_taps() -> None:
    game = table()
    game.game.players[ANN].pays_by_hand = True
    game.battlefield(ANN, "Forest", "Mountain")
    (bears,) = game.hand(ANN, "Grizzly Bears")
    game.begin(ANN)
    game.game.answer(Cast(bears))
    question = asked(game)
    assert question.kind is Kind.PAY
    assert prompt(question, teller(game, ANN)).startswith("How do you pay for Grizzly Bears?")
    assert option(question, question.options[0], teller(game, ANN)) == (
        "Pay with Mountain ({R}), Forest ({G})"
    )


def test_400_2_what_a_player_may_not_know_is_a_card() -> None:
    game = table()
    (shock,) = game.hand(BOB, "Shock")
    game.begin(ANN, Step.UPKEEP)
    assert teller(game, ANN).name(shock) == "a card"
    assert teller(game, ANN, "es").name(shock) == "una carta"
    assert teller(game, BOB).name(shock) == "Shock"


def asks(game: Table, lang: str = "en") -> tuple[str, list[str]]:
    """What the present question is about, and its options, in words."""
    question = asked(game)
    said = teller(game, question.player, lang)
    return about(question, said), [option(question, one, said) for one in question.options]


@pytest.mark.parametrize(
    ("lang", "options"),
    [
        ("en", ["Bell: You gain 1 life.", "Bell: Draw a card."]),
        ("es", ["Bell: Ganas 1 vida.", "Bell: Roba una carta."]),
    ],
)
def test_triggered_abilities_are_told_by_what_they_do(lang: str, options: list[str]) -> None:
    game = table()
    bell = "Whenever a creature enters, you gain 1 life.\nWhenever a creature enters, draw a card."
    game.battlefield(ANN, words.permanent("Bell", text=bell))
    game.hand(ANN, words.creature("Cub"))
    game.begin(ANN)
    game.act(ANN, "cast Cub")
    game.to_question(Kind.TRIGGERS)

    assert asks(game, lang)[1] == options


def test_replacement_effects_are_told_by_what_they_say() -> None:
    game = table()
    more = "If one or more +1/+1 counters would be put on a creature you control, "
    scales = f"{more}that many plus one +1/+1 counters are put on it instead."
    double = f"{more}twice that many +1/+1 counters are put on it instead."
    bear = game.battlefield(ANN, "Bear")[0]
    game.battlefield(ANN, words.permanent("Scales", text=scales))
    game.battlefield(ANN, words.permanent("Branch", text=double))
    game.hand(ANN, words.spell("Put a +1/+1 counter on target creature."))
    game.begin(ANN)
    game.act(ANN, "cast Spell", bear)
    game.to_question(Kind.REPLACEMENT)

    assert asks(game)[1] == [f"Scales: {scales}", f"Branch: {double}"]


@pytest.mark.parametrize(
    ("lang", "clause"),
    [("en", "You may draw a card."), ("es", "Puedes robar una carta.")],
)
def test_a_choice_is_told_by_its_own_clause(lang: str, clause: str) -> None:
    game = table()
    game.hand(ANN, words.spell("You gain 2 life. You may draw a card."))
    game.begin(ANN)
    game.act(ANN, "cast Spell")
    game.to_question(Kind.MAY)

    assert asks(game, lang)[0] == clause


def test_what_a_cost_asks_is_told_by_the_cost() -> None:
    game = table()
    game.battlefield(ANN, "Bear", "Bear")
    text = "Sacrifice a creature: You gain 1 life."
    game.battlefield(ANN, words.permanent("Altar", text=text))
    game.begin(ANN)
    game.game.answer(game.action(ANN, "activate Altar"))

    assert asked(game).kind is Kind.SACRIFICE
    assert asks(game)[0] == "Sacrifice a creature"


def test_the_words_for_kinds_and_sides_are_said_in_spanish() -> None:
    asked = [*SIDES, *[word for kinds in Kinds for word in kinds.value.split(" or ")]]
    said = {word: language("es").say(WORDS[word]) for word in asked}
    assert said == {
        "self": "sí mismo",
        "others": "los demás",
        "land": "tierra",
        "nonland": "que no sea tierra",
        "odd": "impar",
        "even": "par",
    }
