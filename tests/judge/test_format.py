"""What the format of scenarios can say and expect, each thing right and wrong."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from jajna.judge.scenario import Outcome, ScenarioError, build, model, of, read, run
from jajna.judge.scenario.fields import SPANISH
from jajna.text.messages import worded
from tests.judge.test_writing import known

CARDS: Final = """\
cards:
  - {name: Leave, type: Enchantment, text: You may cast spells from your hand without paying their mana costs.}
  - {name: Burn, type: Instant, cost: "{X}{R}", text: Burn deals X damage to any target.}
  - {name: Split, type: Instant, cost: "{0}", text: Split deals 3 damage divided as you choose among any number of targets.}
  - {name: Jace, type: Legendary Planeswalker — Jace, cost: "{3}{U}", loyalty: "3", text: "[+1]: You gain 2 life.\\n[−2]: Draw a card."}
  - {name: War, type: Battle — Siege, defense: "4", cost: "{2}{R}", text: "When this Siege enters, draw a card.", layout: transform, back: {name: Won, type: Creature — Bear, pt: 3/3}}
  - {name: Beast, type: Creature — Bear, cost: "{2}{G}", pt: 4/4, text: "Morph {G}"}
  - {name: Wolf, type: Creature — Werewolf, pt: 2/2, text: Daybound, layout: transform, back: {name: Night Wolf, type: Creature — Werewolf, pt: 4/4, text: Nightbound}}
  - {name: Fury, type: Creature — Bear, pt: 1/1, text: This creature attacks each combat if able.}
  - {name: Lure, type: Creature — Bear, pt: 1/1, text: All creatures able to block this creature do so.}
  - {name: Veil, type: Enchantment — Aura, text: Enchant creature}
  - {name: Kill, type: Instant, cost: "{0}", text: Destroy target creature.}
  - {name: Flying, type: Creature — Bird, pt: 1/1, text: Flying}
  - {name: Draw, type: Instant, cost: "{0}", text: Draw a card.}
"""  # noqa: E501
PLAYERS: Final = "players: [{name: Ann}, {name: Bob}]\n"


def played(text: str) -> Outcome:
    (script,) = read(f"title: It\n{CARDS}{text}", "it.yaml")
    return run(script, known)


def check(text: str) -> None:
    outcome = played(text)
    assert outcome.error is None, str(outcome.error)
    assert outcome.findings
    assert outcome.passed, [(str(one.what), one.expected, one.found) for one in outcome.failures]


def failures(text: str) -> list[str]:
    outcome = played(text)
    assert outcome.error is None, str(outcome.error)
    return [str(one.what) for one in outcome.failures]


def test_118_9_a_spell_is_cast_free_where_an_effect_lets_it() -> None:
    check("""\
players: [{name: Ann, hand: [Shock]}, {name: Bob}]
battlefield: [Leave]
steps:
  - expect:
      legal: [{cast: Shock, way: free, targets: [Bob]}]
      illegal: [{cast: Shock, targets: [Bob]}]
  - {cast: Shock, way: free, targets: [Bob]}
  - resolve: 1
  - expect: {players: {Bob: 18}}
""")


def test_118_9_a_spell_isnt_cast_free_without_an_effect() -> None:
    check("""\
players: [{name: Ann, hand: [Shock], pool: R}, {name: Bob}]
steps:
  - expect: {illegal: [{cast: Shock, way: free, targets: [Bob]}]}
""")


def test_202_3_the_mana_value_of_a_spell_counts_its_x() -> None:
    text = """\
players: [{name: Ann, hand: [Burn], pool: RRRR}, {name: Bob}]
battlefield: [Grizzly Bears]
steps:
  - {cast: Burn, x: 3, targets: [Bob]}
  - expect: {objects: {Burn: {mana_value: 4}, Grizzly Bears: {mana_value: 2}}}
"""
    check(text)
    assert failures(text.replace("value: 2", "value: 1")) == ["Grizzly Bears: mana_value"]


def test_724_2_the_monarch_draws_at_the_end_of_their_turn() -> None:
    check("""\
players: [{name: Ann, designations: [monarch], library: [Forest]}, {name: Bob}]
steps:
  - go: end
  - expect: {stack: [The Monarch], players: {Ann: {designations: [monarch], hand: 0}}}
  - resolve: 1
  - expect: {players: {Ann: {hand: [Forest]}}}
""")


def test_724_3_whoever_damages_the_monarch_becomes_it() -> None:
    check("""\
players: [{name: Ann}, {name: Bob, designations: [monarch]}]
battlefield: [Grizzly Bears]
steps:
  - attack: [Grizzly Bears]
  - go: combat damage
  - {resolve: all}
  - expect: {players: {Ann: {designations: [monarch]}, Bob: {designations: []}}}
""")


def test_725_2_who_has_the_initiative_ventures_in_their_upkeep() -> None:
    check("""\
players: [{name: Ann, designations: [initiative, "city's blessing"]}, {name: Bob}]
steps:
  - {go: upkeep, turn: Ann}
  - expect:
      stack: [The Initiative]
      players: {Ann: {designations: ["city's blessing", initiative]}, Bob: {designations: []}}
""")


def test_724_3_two_players_cant_be_the_monarch() -> None:
    outcome = played("""\
players: [{name: Ann, designations: [monarch]}, {name: Bob, designations: [monarch]}]
steps: [{expect: {turn: Ann}}]
""")
    assert "Only one player can have the designation monarch" in str(outcome.error)


@pytest.mark.parametrize(("time", "size"), [("day", "2/2"), ("night", "4/4")])
def test_730_1_it_is_day_or_night_from_the_beginning(time: str, size: str) -> None:
    text = f"""\
daytime: {time}
{PLAYERS}battlefield: [{{card: Wolf, as: wolf}}]
steps:
  - expect: {{daytime: {time}, objects: {{wolf: {size}}}}}
"""
    check(text)
    assert failures(text.replace(f"expect: {{daytime: {time}", "expect: {daytime: neither")) == [
        "daytime"
    ]


def test_310_8_a_battle_has_the_protector_that_is_said() -> None:
    text = """\
players: [{name: Ann}, {name: Bob}, {name: Cat}]
battlefield: [{card: War, protector: Cat}, Grizzly Bears]
steps:
  - expect: {objects: {War: {protector: Cat}}}
  - expect: {legal: [{attack: [Grizzly Bears], at: War}]}
"""
    check(text)
    assert failures(text.replace("{protector: Cat}}}", "{protector: Bob}}}")) == ["War: protector"]
    outcome = played(text.replace("Grizzly Bears]\n", "{card: Grizzly Bears, protector: Bob}]\n"))
    assert "Grizzly Bears is no battle" in str(outcome.error)


def test_708_5_a_player_may_look_at_their_own_face_down_permanents() -> None:
    text = """\
players:
  - {name: Ann, hand: [{card: Forest, as: own}], library: [{card: Shock, as: top, known_to: [Bob]}]}
  - {name: Bob}
battlefield: [{card: Beast, as: hidden, face_down: true, face_down_by: cast}, Wolf]
steps:
  - expect:
      objects:
        hidden: {known_to: [Ann]}
        own: {known_to: [Ann]}
        top: {known_to: [Bob]}
        Wolf: {known_to: [Bob, Ann]}
"""
    check(text)
    assert failures(text.replace("hidden: {known_to: [Ann]}", "hidden: {known_to: []}")) == [
        "hidden: known_to"
    ]


def test_508_1d_a_forced_attack_is_judged_like_any_other() -> None:
    text = """\
players: [{name: Ann}, {name: Bob}]
battlefield: [Fury, {card: Grizzly Bears, sick: true}]
steps:
  - expect:
      legal: [{attack: [Fury]}]
      illegal:
        - {attack: [], rule: 508.1d}
        - {attack: [Grizzly Bears, Fury], rule: 302.6}
  - attack: [Fury]
  - go: combat damage
  - expect: {players: {Bob: 19}}
"""
    check(text)
    check(text.replace("  - attack: [Fury]\n", ""))
    assert failures(text.replace("legal: [{attack: [Fury]}]", "legal: [{attack: []}]")) == [
        "attack "
    ]
    stopped = played(text.replace("  - attack: [Fury]\n", "  - attack: []\n"))
    assert "The rules forbid it" in str(stopped.error)


def test_508_1a_nobody_able_to_attack_is_a_finding() -> None:
    check("""\
players: [{name: Ann}, {name: Bob}]
battlefield: [{card: Grizzly Bears, tapped: true}]
steps:
  - expect: {legal: [{attack: []}], illegal: [{attack: [Grizzly Bears], rule: 508.1a}]}
""")


def test_509_1c_a_forced_block_is_judged_like_any_other() -> None:
    check("""\
players: [{name: Ann}, {name: Bob}, {name: Cat}]
battlefield: [Lure, {card: Grizzly Bears, owner: Bob}, {card: Fury, owner: Cat}]
steps:
  - attack: [Lure]
  - expect:
      legal: [{block: {Grizzly Bears: Lure}}]
      illegal: [{block: {}, rule: 509.1c}]
  - block: {Grizzly Bears: Lure}
  - go: end
  - expect: {objects: {Grizzly Bears: {zone: battlefield}, Lure: {zone: graveyard}}}
""")


def test_509_1_each_defending_player_declares_their_own_blocks() -> None:
    check("""\
players: [{name: Ann}, {name: Bob}, {name: Cat}]
battlefield: [Grizzly Bears, {card: Grizzly Bears, as: other}, {card: Beast, owner: Cat}]
steps:
  - attack: {"Grizzly Bears #1": Bob, other: Cat}
  - block: {Beast: other}
  - go: end
  - expect: {objects: {other: {zone: graveyard}}, players: {Bob: 18, Cat: 20}}
""")


def test_601_2c_another_than_the_sole_target_is_a_finding() -> None:
    text = """\
players: [{name: Ann, hand: [Kill]}, {name: Bob}]
battlefield: [Fury, Leave]
steps:
  - expect:
      legal: [{cast: Kill}, {cast: Kill, targets: [Fury]}]
      illegal:
        - {cast: Kill, targets: [Leave], rule: 115.1}
        - {cast: Kill, targets: [Bob], rule: 115.1}
"""
    check(text)
    assert failures(text.replace("targets: [Fury]", "targets: [Leave]")) == ["cast Kill"]


@pytest.mark.parametrize("shares", ["{Grizzly Bears: 1, Bob: 2}", "[2, 1]"])
def test_601_2d_damage_is_divided_by_name_or_in_order(shares: str) -> None:
    check(f"""\
players: [{{name: Ann, hand: [Split]}}, {{name: Bob}}]
battlefield: [Grizzly Bears]
steps:
  - {{cast: Split, targets: [[Bob, Grizzly Bears]], choices: [{shares}]}}
  - resolve: all
  - expect: {{objects: {{Grizzly Bears: {{damage: 1}}}}, players: {{Bob: 18}}}}
""")


def test_606_4_a_loyalty_ability_is_named_by_its_cost() -> None:
    check("""\
players: [{name: Ann}, {name: Bob}]
battlefield: [Jace]
steps:
  - {activate: Jace, ability: "[+1]:"}
  - resolve: 1
  - expect: {players: {Ann: 22}, objects: {Jace: {counters: {loyalty: 4}}}}
""")


def test_lists_of_names_may_say_which_object() -> None:
    text = """\
players:
  - {name: Ann, hand: [{card: Kill, as: mine}, Kill], graveyard: [{card: Forest, as: old}, Forest]}
  - {name: Bob}
battlefield:
  - {card: Grizzly Bears, as: bear}
  - {card: Veil, as: veil, attached_to: bear}
  - {card: Veil, attached_to: bear}
steps:
  - {cast: mine, targets: [bear]}
  - expect:
      stack: [mine]
      objects:
        bear: {attachments: [Veil, veil]}
        veil: {attached_to: bear}
        mine: {targets: [bear]}
      players: {Ann: {graveyard: [Forest, old], battlefield: [bear, Veil, veil], hand: [Kill]}}
"""
    check(text)
    assert failures(text.replace("hand: [Kill]}}", "hand: [mine]}}")) == ["Ann: hand"]


def test_a_card_may_be_named_like_a_word_of_the_game() -> None:
    check("""\
players: [{name: Ann, hand: [Draw], library: [Forest]}, {name: Bob}]
battlefield: [Flying]
steps:
  - cast: Draw
  - resolve: 1
  - expect: {objects: {Flying: {keywords: [flying]}}, players: {Ann: {hand: [Forest]}}}
""")


def test_a_rule_may_be_written_as_a_number() -> None:
    text = """\
rules: [725, 508.1a]
players: [{name: Ann}, {name: Bob}]
battlefield: [{card: Fury, tapped: true}]
steps:
  - expect: {illegal: [{attack: [Fury], rule: 508.1a}]}
"""
    check(text)
    assert played(text).rules == ["725", "508.1a"]


def test_everything_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(ScenarioError) as caught:
        read("""\
title: One
colour: red
players: [{name: Ann, lief: 3}, {name: Bob, life: much}]
steps:
  - {kast: Shock}
  - {cast: Shock, target: [Bob]}
  - expect: {objects: {Bear: {zone: field, p: 1/1}}, illegal: [{attak: []}]}
---
title: Two
""")
    lines = [error.line for error in caught.value.all()]
    assert lines == [2, 3, 3, 5, 6, 7, 7, 9]


def test_every_card_that_cant_be_used_is_told_at_once() -> None:
    outcome = played("""\
players: [{name: Ann, hand: [Shok]}, {name: Bob, library: [Forst]}]
battlefield: [Bar, Grizzly Bears]
steps: [{expect: {turn: Ann}}]
""")
    assert outcome.error is not None
    assert [str(error.what).split()[2] for error in outcome.error.all()] == ["Bar", "Shok", "Forst"]


def test_a_message_keeps_its_quotation_marks() -> None:
    outcome = played("""\
players: [{name: Ann, hand: [Kill]}, {name: Bob}]
battlefield: [Fury, Grizzly Bears]
steps: [{cast: Kill, choices: [nobody]}, {expect: {turn: Ann}}]
""")
    assert "It doesn't fit: 'nobody' is not an option of 'targets'" in str(outcome.error)


def test_designations_day_and_protectors_are_written_down_and_read_back() -> None:
    text = """\
title: It
daytime: night
players:
  - {name: Ann, designations: [initiative]}
  - {name: Bob, designations: [monarch, "city's blessing"]}
battlefield: [{card: Grizzly Bears, owner: Bob}]
steps: [{expect: {turn: Ann}}]
"""
    (script,) = read(text)
    table = build(script, known)
    written = of(table.game, "It", known)
    assert written.omitted == []
    (again,) = read(written.text())
    data = build(again, known).game
    assert data.players.designations == table.game.players.designations
    assert len(data.effects.delayed) == len(table.game.effects.delayed) == 5


def test_every_field_of_a_result_has_spanish_words() -> None:
    fields = {
        one.encode_name
        for part in (model.ObjectExpectation, model.PlayerExpectation, model.Question)
        for one in msgspec.structs.fields(part)
    }
    of_the_game = {"turn", "step", "daytime", "winner"}
    assert set(SPANISH) == fields | of_the_game | set(model.ACTIONS)
    assert all(SPANISH.values())


def test_results_are_told_in_spanish() -> None:
    outcome = played(
        "players: [{name: Ann, hand: [Draw]}, {name: Bob}]\n"
        + "steps:\n"
        + "  - {expect: {players: {Bob: {graveyard: 0}}, turn: Ann, legal: [{cast: Draw}]}}\n"
    )
    assert [worded(one.what, "es") for one in outcome.findings] == [
        "Bob: cementerio",
        "lanzar Draw",
        "turno",
    ]
    assert str(outcome.findings[0].what) == "Bob: graveyard"
