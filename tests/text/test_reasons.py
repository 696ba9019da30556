"""Every refusal of the engine has its words."""

from __future__ import annotations

import pytest

from jajna.decision import Activate, Cast
from jajna.errors import Reason
from jajna.judge import ANN
from jajna.text.catalogue import LANGUAGES, language
from jajna.text.reasons import REASONS, reason_text
from jajna.text.things import Teller
from jajna.vocab import Step
from tests.seen import at_least
from tests.table import table
from tests.text.sources import codes_given_to


def test_every_code_in_the_sources_has_words_and_no_other() -> None:
    given = codes_given_to("Reason", 0)
    assert given >= set(REASONS), "text/reasons.py words what nothing gives as a reason"
    assert given <= set(REASONS), "a reason lacks its words in text/reasons.py"


@pytest.mark.parametrize("code", sorted(REASONS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_said_with_its_rule(code: str, lang: str) -> None:
    game = table()
    bears, giant = game.battlefield(ANN, "Grizzly Bears", "Hill Giant")
    teller = Teller(language(lang), game.game.view(ANN))
    text = reason_text(Reason(code, "509.1b", (bears, giant), 2), teller)
    assert text.endswith(" (CR 509.1b)")
    assert "{" not in text
    assert text[0].isupper() or not text[0].isalpha()


def test_a_spanish_refusal_differs_from_the_english_one() -> None:
    game = table()
    bears, giant = game.battlefield(ANN, "Grizzly Bears", "Hill Giant")
    view = game.game.view(ANN)
    for code in at_least(80, REASONS):
        reason = Reason(code, "509.1b", (bears, giant), 2)
        english, spanish = (reason_text(reason, Teller(language(one), view)) for one in LANGUAGES)
        assert english != spanish, code


def test_601_3_a_spell_out_of_time_is_explained() -> None:
    game = table()
    game.battlefield(ANN, "Forest", "Forest", "Prodigal Pyromancer")
    (bears,) = game.hand(ANN, "Grizzly Bears")
    game.begin(ANN, Step.UPKEEP)
    teller = Teller(language("en"), game.game.view(ANN))
    reason = game.game.why_not(Cast(bears))
    assert reason is not None
    assert reason_text(reason, teller).startswith("Only when you could cast a sorcery")
    assert reason.rule == "117.1a"


def test_302_6_a_sick_creature_is_named() -> None:
    game = table()
    game.begin(ANN)
    (pyromancer,) = game.battlefield(ANN, "Prodigal Pyromancer", sick=True)
    reason = game.game.why_not(Activate(pyromancer, 0))
    assert reason is not None
    text = reason_text(reason, Teller(language("es"), game.game.view(ANN)))
    assert text.startswith("Prodigal Pyromancer (1/1) tiene mareo de invocación")
    assert text.endswith("(CR 302.6)")
