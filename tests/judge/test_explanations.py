"""Why an object is what it is, as data and in both languages. CR 613."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from click.testing import CliRunner

from jajna.cli import main
from jajna.judge import Table
from jajna.judge.explanations import explanation_lines
from jajna.judge.scenario import play_until
from jajna.judge.scenario.reading import read
from jajna.kernel.layers.explanation import Explanation, explain
from jajna.text.catalogue import language
from jajna.text.things import Teller
from jajna.vocab import Zone
from tests.mechanics.bench import ANN, BOB, ask_again, cast, creature, permanent, spell
from tests.rules.test_613_8 import HUMILITY, MOON, SOUL, TOMB, TOWER
from tests.rules.test_708 import hidden
from tests.scenarios.test_scenarios import starter_card
from tests.table import table

SCENARIO = """\
title: Moon and tomb
cards:
  - {name: Moon, type: Enchantment, text: Nonbasic lands are Mountains.}
  - name: Tomb
    type: Legendary Land
    text: Each land is a Swamp in addition to its other land types.
players: [{name: Ann}, {name: Bob}]
battlefield: [Tomb, Moon]
steps:
  - expect: {objects: {Tomb: {subtypes: [Mountain]}}}
"""


def said(at: Table, name: str, code: str = "en") -> list[str]:
    """The lines of an explanation."""
    teller = Teller(language(code), at.game.view(ANN, past=True), {})
    return explanation_lines(explain(at.game, at.id(name)), teller)


def steps(explanation: Explanation, at: Table) -> list[tuple[str, str, str, tuple[str, ...]]]:
    """Layer, source, why and what changed, for each step."""
    return [
        (step.name, at.name(step.source) if step.source else "", step.why, step.differences)
        for step in explanation.steps
    ]


def test_each_effect_is_named_with_its_layer_and_what_it_changed() -> None:
    at = table()
    at.battlefield(ANN, SOUL, HUMILITY)
    found = explain(at.game, at.id("Humility"))
    assert steps(found, at) == [
        ("4", "Soul", "611.3a", ("types",)),
        ("6", "Humility", "611.3a", ("abilities",)),
        ("7b", "Soul", "613.6", ("power and toughness",)),
        ("7b", "Humility", "613.6", ("power and toughness",)),
    ]
    assert found.origin == "613.1"
    assert (found.result.power, found.result.toughness) == (1, 1)
    assert [step.timestamp for step in found.steps] == sorted(
        [step.timestamp for step in found.steps[:2]]
    ) * 2


def test_what_waited_by_dependency_says_for_what() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Hunt", "Enchantment", "Elf creatures are Beasts in addition to their other "
                  "creature types."),
        permanent("Pact", "Enchantment", "Goblin creatures are Elves in addition to their other "
                  "creature types."),
        creature("Grunt", 1, 1, types="Creature — Goblin"),
    )  # fmt: skip
    found = explain(at.game, at.id("Grunt"))
    assert [at.name(step.source) for step in found.steps] == ["Pact", "Hunt"]
    assert [list(step.waited) for step in found.steps] == [[], [at.id("Pact")]]
    assert "    it depends on Pact and waited (CR 613.8b)" in said(at, "Grunt")


def test_an_ability_that_is_gone_is_named() -> None:
    at = table()
    at.battlefield(ANN, TOMB, MOON, TOWER)
    (lost,) = explain(at.game, at.id("Tower")).gone
    assert (at.name(lost.source), lost.rule) == ("Tomb", "305.7")
    assert any("it has lost this ability" in line for line in said(at, "Tower"))
    assert any("ha perdido esta habilidad" in line for line in said(at, "Tower", "es"))


def test_305_7_613_8b_a_land_that_was_set_loses_its_ability_and_its_effect_waited() -> None:
    at = table()
    at.battlefield(ANN, TOMB, MOON, "Plains", "Grizzly Bears")
    for name in ("Tomb", "Plains"):
        (lost,) = explain(at.game, at.id(name)).gone
        assert (lost.rule, lost.waited) == ("305.7", (at.id("Moon"),))
        english, spanish = said(at, name), said(at, name, "es")
        told = next(place for place, line in enumerate(english) if "305.7" in line)
        assert english[told].startswith("The land type of Tomb was set")
        assert english[told + 1] == "    it depends on Moon and waited (CR 613.8b)"
        assert any(line.startswith("Se fijó el tipo de tierra de Tomb") for line in spanish)
        assert not any("613.6" in line for line in english + spanish)
    assert explain(at.game, at.id("Grizzly Bears")).gone == []


def test_613_6_an_ability_that_is_lost_in_layer_6_cites_that() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Blank", "Enchantment", "Creatures lose all abilities."),
        creature("Captain", 2, 2, "Other creatures you control get +1/+1."),
        "Grizzly Bears",
    )
    (lost,) = explain(at.game, at.id("Grizzly Bears")).gone
    assert (at.name(lost.source), lost.rule, lost.waited) == ("Captain", "613.6", ())


def test_702_16a_protection_that_was_given_and_taken_is_told_by_its_name() -> None:
    at = table()
    at.battlefield(
        ANN,
        permanent("Shelter", "Enchantment", "Creatures you control have protection from blue."),
        permanent("Blank", "Enchantment", "Creatures lose all abilities."),
        "Grizzly Bears",
    )
    (line,) = [one for one in said(at, "Grizzly Bears") if "613.6" in one]
    assert "Protection from blue" in line
    (line,) = [one for one in said(at, "Grizzly Bears", "es") if "613.6" in one]
    assert "Protección contra" in line


def test_701_54c_what_the_rules_alone_say_of_an_emblem_is_told_as_theirs() -> None:
    at = table()
    at.battlefield(ANN, "Grizzly Bears")
    cast(at, "The Ring tempts you.")
    at.resolve_all()
    assert "  an ability that the rules describe" in said(at, "The Ring")
    assert "  una habilidad que describen las reglas" in said(at, "The Ring", "es")


CHANGES: Final = """\
title: Changes
cards:
  - name: Bend
    type: Instant
    cost: "{0}"
    text: "Change the text of target permanent by replacing all instances of one color word with \
another or one basic land type with another."
  - {name: Mutant, type: Creature — Beast, cost: "{4}{G}", pt: 5/5, text: "Mutate {0}"}
  - {name: Twin, type: Instant, cost: "{0}", text: Copy target instant or sorcery spell.}
  - {name: Hurt, type: Instant, cost: "{0}", text: Hurt deals 2 damage to any target.}
players: [{name: Ann, hand: [Bend, Mutant, Twin, Hurt]}, {name: Bob}]
battlefield: [Bog Wraith, Grizzly Bears]
steps:
"""


def after(*steps: str) -> Table:
    """The table after some steps of a scenario."""
    text = CHANGES + "\n".join(f"  - {{{step}}}" for step in steps)
    (script,) = read(text, "changes.yaml")
    return play_until(script, 1000, starter_card)


def test_612_1_a_change_of_text_is_named_in_layer_3() -> None:
    at = after("cast: Bend, targets: [Bog Wraith]", "resolve: 1, choices: [Swamp, Forest]")
    found = explain(at.game, at.id("Bog Wraith"))
    step = found.steps[0]
    assert (step.name, step.rule, step.differences) == ("3", "613.1c", ("text",))
    assert "    text (CR 612.1): Swampwalk → Forestwalk" in said(at, "Bog Wraith")
    assert "    texto (CR 612.1): Cruza pantanos → Cruza bosques" in said(at, "Bog Wraith", "es")
    assert found.gone == []


def test_613_11_a_keyword_says_its_name_and_not_the_parts_it_stands_for() -> None:
    at = table()
    at.battlefield(ANN, "Wind Drake")
    assert "Rules of the game (CR 613.11) · Wind Drake: Flying" in said(at, "Wind Drake")
    assert "Reglas del juego (CR 613.11) · Wind Drake: Vuela" in said(at, "Wind Drake", "es")


def test_613_11_what_says_its_own_name_is_not_named_before() -> None:
    at = table()
    at.battlefield(ANN, creature("Sly", 1, 1, "This creature can't be blocked."))
    assert "Rules of the game (CR 613.11): Sly can't be blocked" in "\n".join(said(at, "Sly"))
    told = "\n".join(said(at, "Sly", "es"))
    assert "Reglas del juego (CR 613.11): Sly no puede ser bloquead" in told


def test_729_2a_a_merged_permanent_is_what_its_topmost_component_is() -> None:
    at = after(
        "cast: Mutant, way: 1, targets: [Grizzly Bears]", 'resolve: 1, choices: ["on top of it"]'
    )
    found = explain(at.game, at.id("Mutant"))
    assert (found.origin, found.start.power) == ("729.2a", 5)
    assert "the topmost component of the merged permanent (CR 729.2a)" in said(at, "Mutant")[0]
    assert "el componente superior del permanente fusionado" in said(at, "Mutant", "es")[0]


def test_707_10_a_copy_of_a_spell_is_what_the_spell_is() -> None:
    at = after("cast: Hurt, targets: [Bob]", "cast: Twin, targets: [Hurt]", "resolve: 1")
    assert explain(at.game, at.id("Hurt #2")).origin == "707.10"
    assert said(at, "Hurt #2")[0] == "Hurt: as the spell that it is a copy of (CR 707.10)"
    assert said(at, "Hurt #2", "es")[0] == "Hurt: como el hechizo del que es copia (CR 707.10)"
    assert explain(at.game, at.id("Hurt #1")).origin == "613.1"


def test_resolved_effects_and_counters_say_why_they_apply() -> None:
    at = table()
    bear = at.put(ANN, Zone.BATTLEFIELD, "Bear", counters={"+1/+1": 2})[0]
    cast(at, "Target creature gets +3/+3 until end of turn.", bear)
    found = explain(at.game, bear)
    assert [(step.name, step.why) for step in found.steps] == [("7c", "122.1a"), ("7c", "611.2c")]
    assert [(step.after.power, step.after.toughness) for step in found.steps] == [(4, 4), (7, 7)]
    lines = said(at, "Bear")
    assert "    power/toughness: 2/2 → 4/4" in lines
    assert any(line.endswith("Gets +3/+3") for line in lines)


def test_a_change_of_control_names_both_players() -> None:
    at = table()
    bear = at.battlefield(BOB, "Bear")[0]
    cast(at, "Gain control of target creature until end of turn.", bear)
    (step,) = explain(at.game, bear).steps
    assert (step.name, step.rule, step.differences) == ("2", "613.1b", ("controller",))
    assert step.controllers == (BOB, ANN)


def test_a_copy_says_that_its_values_are_copied() -> None:
    at = table()
    at.battlefield(ANN, "Giant")
    clone = creature(
        "Clone",
        0,
        0,
        "You may have this creature enter as a copy of any creature on the battlefield.",
    )
    spell = at.hand(ANN, clone)[0]
    at.act(ANN, "cast Clone")
    at.choose("Giant")
    at.resolve()
    found = explain(at.game, at.game.objects.latest(spell))
    assert (found.origin, found.start.name, found.steps) == ("707.5", "Giant", [])


def test_a_keyword_counter_says_what_it_gives() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    cast(at, "Put a flying counter on target creature.", bear)
    step = explain(at.game, bear).steps[0]
    assert (step.name, step.why, step.differences) == ("6", "122.1b", ("abilities",))
    assert any("CR 122.1b" in line for line in said(at, "Bear"))
    assert any("CR 122.1b" in line for line in said(at, "Bear", "es"))


def test_708_5_what_lies_face_down_is_explained_only_to_those_who_may_look() -> None:
    at = table()
    lord = creature("Secret Lord", 5, 5, "Other creatures get +1/+1.\nMorph {1}", cost="{3}{G}")
    number = hidden(at, lord, BOB)
    cast(at, "Target creature gets +3/+3 until end of turn.", number)
    lines = {}
    for seat in (ANN, BOB):
        teller = Teller(language("en"), at.game.view(seat, past=True), {})
        found = explain(at.game, number, seat)
        lines[seat] = "\n".join(explanation_lines(found, teller))
        assert (found.result.power, found.result.toughness) == (5, 5)
        assert found.gone == []
    assert "Secret Lord" in lines[BOB]
    assert "as it is face down (CR 708.2a)" in lines[ANN]
    for secret in ("Secret Lord", "{3}{G}", "Morph", "+1/+1", "5/5 →", "green"):
        assert secret not in lines[ANN]


def test_explaining_changes_nothing_in_the_game() -> None:
    at = table()
    at.battlefield(ANN, SOUL, HUMILITY, TOMB, MOON)
    before = at.game.digest()
    for number in at.game.zones.battlefield:
        explain(at.game, number)
    assert at.game.digest() == before


def test_the_command_explains_a_scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JAJNA_DATA", str(tmp_path / "data"))
    file = tmp_path / "moon.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    runner = CliRunner()
    shown = runner.invoke(main, ["explain", str(file), "tomb", "--lang", "en"])
    assert shown.exit_code == 0, shown.output
    assert "Layer 4 (CR 613.1d) · Moon: Nonbasic lands are Mountains." in shown.output
    assert "    types: Legendary Land → Legendary Land — Mountain" in shown.output
    as_json = runner.invoke(main, ["explain", str(file), "--json", "--lang", "es"])
    data = json.loads(as_json.output)["explanations"]
    assert [one["name"] for one in data] == ["Tomb", "Moon"]
    assert data[0]["steps"][0]["why"] == "611.3a"
    missing = runner.invoke(main, ["explain", str(file), "nobody", "--lang", "en"])
    assert missing.exit_code == 1
    assert "Nothing there is called nobody." in missing.output


def test_113_1a_a_granted_ability_is_told_with_what_grants_it() -> None:
    at = table()
    bear = at.battlefield(ANN, "Bear")[0]
    text = "Enchant creature\nEnchanted creature has flying."
    at.hand(ANN, permanent("Flight", "Enchantment — Aura", text))
    at.act(ANN, "cast Flight")
    at.resolve()
    found = steps(explain(at.game, bear), at)
    assert found[0] == ("6", "Flight", "611.3a", ("abilities",))
    assert any("Flight" in line and "6" in line for line in said(at, "Bear"))
    assert any("habilidad de volar" in line for line in said(at, "Bear", "es"))


def test_colors_are_words_in_both_languages() -> None:
    at = table(ann=[permanent("Dye", "Enchantment", "All creatures are white."), "Bear"])
    spanish = said(at, "Bear", "es")

    assert any("→ blanco" in line for line in spanish)
    assert not [line for line in [*spanish, *said(at, "Bear")] if "<" in line]


def test_707_12_a_copy_of_a_card_that_is_cast_is_what_the_card_is() -> None:
    at = table()
    at.graveyard(ANN, spell("You gain 1 life.", "Hymn"))
    text = "Copy target instant card in your graveyard. You may cast the copy without paying its "
    at.hand(ANN, spell(f"{text}mana cost.", "Recall"))
    ask_again(at)
    at.act(ANN, "cast Recall", "Hymn")
    at.choose(True)
    at.resolve()
    [copy] = at.game.zones.stack
    assert explain(at.game, copy).origin == "707.12"
    assert any("CR 707.12" in line for line in said(at, "Hymn #1"))


def test_708_2a_a_face_down_permanent_is_so_by_the_rules() -> None:
    at = table()
    number = hidden(at, creature("Secret Lord", 5, 5, "Morph {1}", cost="{3}{G}"), BOB)
    step = explain(at.game, number, BOB).steps[0]
    assert (step.name, step.source, step.why) == ("1b", 0, "708.2a")
    assert "name" in step.differences


def test_707_2_what_becomes_a_copy_gets_its_name() -> None:
    at = table(ann=["Bear", "Giant"])
    text = "Target creature becomes a copy of target creature until end of turn."
    cast(at, text, at.id("Bear"), at.id("Giant"))
    [step] = explain(at.game, at.game.zones.battlefield[0]).steps
    assert step.name == "1a"
    assert step.differences[0] == "name"


def test_613_11_what_changes_only_what_it_may_do_changes_rules_alone() -> None:
    at = table(ann=["Bear"])
    cast(at, "Target creature can't block this turn.", "Bear")
    cast(at, "Target creature gets +1/+1 until end of turn.", "Bear")
    found = [step.differences for step in explain(at.game, at.id("Bear")).steps]
    assert found == [("power and toughness",), ("rules",)]


def test_201_5_what_was_explained_before_gives_no_other_noun_to_what_is_quoted() -> None:
    sign = permanent(
        "Sign", "Artifact — Equipment", 'Equipped creature has "{T}: You gain 1 life."\nEquip {0}'
    )
    rogue = creature("Rogue", text="When Rogue enters, suspect it.", cost="{0}")
    at = table(ann=["Bear", sign], hand=[rogue])
    at.act(ANN, "cast Rogue")
    at.resolve_all()
    at.act(ANN, "activate Sign", "Bear")
    at.resolve_all()
    before = said(at, "Rogue")
    assert any('Has menace and "This creature can\'t block."' in line for line in before)
    assert any("{T}: You gain 1 life." in line for line in said(at, "Bear"))
    assert said(at, "Rogue") == before
