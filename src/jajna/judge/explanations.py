"""Explanations in words: why an object is what it is, layer by layer. CR 613."""

from __future__ import annotations

import re
from typing import Final

from jajna.card import Face
from jajna.cards.printing import type_line
from jajna.ir.abilities import Ability
from jajna.ir.base import Layer
from jajna.kernel.layers.explanation import Explanation, LayerStep
from jajna.kernel.objects.characteristics import Characteristics
from jajna.text.catalogue import capital, message
from jajna.text.own_names import OwnName, noun_of
from jajna.text.things import Teller, printer_of, with_names
from jajna.text.tokens import join
from jajna.vocab import Type

__all__ = ["explanation_data", "explanation_lines"]

ORIGINS: Final[dict[str, str]] = {
    "613.1": message("as printed on the card (CR 613.1)"),
    "111.3": message("as the effect that created the token says (CR 111.3)"),
    "707.5": message("as what it entered as a copy of (CR 707.5)"),
    "707.2": message("as what it became as it entered or was turned face up (CR 707.2)"),
    "707.10": message("as the spell that it is a copy of (CR 707.10)"),
    "707.12": message("as the card that it is a copy of (CR 707.12)"),
    "708.2a": message("as it is face down (CR 708.2a)"),
    "729.2a": message("as the topmost component of the merged permanent (CR 729.2a)"),
}
GONE: Final[dict[str, str]] = {
    "305.7": message(
        "The land type of {name} was set, so it has lost this ability, which has no effect "
        "(CR 305.7): {text}"
    ),
    "613.6": message("{name} has lost this ability, so it has no effect (CR 613.6): {text}"),
}
WHYS: Final[dict[str, str]] = {
    "611.3a": message("it applies to whatever its text describes now (CR 611.3a)"),
    "611.2c": message("it applies to what was settled when it began (CR 611.2c)"),
    "613.6": message("it began to apply in an earlier layer, so it goes on (CR 613.6)"),
    "604.3": message("it defines the characteristic, so it comes first (CR 604.3, 613.3)"),
    "122.1a": message("counters (CR 122.1a, 613.4c)"),
    "122.1b": message("a counter on it gives it that keyword (CR 122.1b)"),
    "708.2a": message("it is face down (CR 708.2a)"),
}
NAMES: Final[dict[str, str]] = {
    "name": message("name"),
    "mana cost": message("mana cost"),
    "controller": message("controller"),
    "types": message("types"),
    "colors": message("colors"),
    "abilities": message("abilities"),
    "text": message("text"),
    "power and toughness": message("power/toughness"),
    "loyalty": message("loyalty"),
    "defense": message("defense"),
    "rules": message("what it can, can't or must do"),
}


def explanation_lines(explanation: Explanation, teller: Teller) -> list[str]:
    """The explanation, a line for each step and what it changed."""
    lines = [
        f"{teller.name(explanation.object)}: {teller.say(ORIGINS[explanation.origin])}",
        *[f"  {line}" for line in _described(explanation.start, teller)],
    ]
    for step in explanation.steps:
        lines += _step(step, teller, teller.own(explanation.object))
    if not explanation.steps:
        lines.append(teller.say("No effect changes it."))
    for lost in explanation.gone:
        lines.append(
            teller.say(
                GONE[lost.rule],
                name=teller.name(lost.source),
                text=_ability(lost.ability, explanation.result, teller, teller.name(lost.source)),
            )
        )
        if lost.waited:
            lines.append(_waited(lost.waited, teller))
    lines.append(teller.say("That makes:"))
    lines += [f"  {line}" for line in _described(explanation.result, teller)]
    return lines


def _step(step: LayerStep, teller: Teller, own: OwnName) -> list[str]:
    if step.name:
        head = teller.say("Layer {name} (CR {rule})", name=step.name, rule=step.rule)
    elif step.layer == Layer.RULES:
        head = teller.say("Rules of the game (CR {rule})", rule=step.rule)
    else:
        # CR 2003-07-01 418.5a: effects were applied in an order, and it had no layers.
        head = teller.say("Effect (CR {rule})", rule=step.rule)
    said = _said(step, teller, own)
    if step.source and not _begins_with(said, teller.name(step.source)):
        head += f" · {teller.name(step.source)}"
    lines = [f"{head}: {said}" if said else head]
    lines += [f"    {line}" for line in _changes(step, teller)]
    why = teller.say(WHYS[step.why])
    if step.timestamp:
        why += "; " + teller.say("timestamp {number}", number=step.timestamp)
    lines.append(f"    {why}")
    if step.waited:
        lines.append(_waited(step.waited, teller))
    return lines


def _waited(sources: tuple[int, ...], teller: Teller) -> str:
    names = teller.language.listed([teller.name(one) for one in dict.fromkeys(sources)])
    return "    " + teller.say("it depends on {names} and waited (CR 613.8b)", names=names)


def _begins_with(said: str, name: str) -> bool:
    """Whether a text says its source's name first, so that it needn't be said before."""
    return bool(name) and re.match(rf"{re.escape(name)}\b", said) is not None


def _said(step: LayerStep, teller: Teller, own: OwnName) -> str:
    """The text of the effect on an object with this noun; "" if the phrase book has no words."""
    printer = printer_of(teller.language, teller.own(step.source))
    try:
        if step.ability is not None:
            tokens = printer.alone(step.ability)
        elif step.changes:
            tokens = printer.changes_of(tuple(step.changes), own)
        else:
            return ""
    except LookupError:
        return ""
    name = teller.name(step.source)
    return with_names(capital(printer.finish(tokens)), (), name)


def _changes(step: LayerStep, teller: Teller) -> list[str]:
    if not step.differences:
        return [teller.say("it changes nothing here")]
    found: list[str] = []
    for what in step.differences:
        name = teller.say(NAMES[what])
        if what == "abilities":
            found += _abilities(step, teller)
        elif what == "text":
            before, after = _texts(step, teller)
            found.append(f"{name} (CR {teller.language.rule('612.1')}): {before} → {after}")
        elif what == "rules":
            found.append(name)
        else:
            before, after = _value(what, step, teller, False), _value(what, step, teller, True)
            found.append(f"{name}: {before} → {after}")
    return found


def _value(what: str, step: LayerStep, teller: Teller, later: bool) -> str:
    values = step.after if later else step.before
    if what == "controller":
        return teller.player(step.controllers[int(later)])
    if what == "name":
        return teller.card(values.name) or teller.say("no name")
    if what == "mana cost":
        return str(values.mana_cost) if values.mana_cost is not None else teller.say("none")
    if what == "types":
        return _types(values, teller) or teller.say("none")
    if what == "colors":
        return _colors(values, teller)
    if what == "power and toughness":
        return f"{values.power}/{values.toughness}"
    return str(values.loyalty if what == "loyalty" else values.defense)


def _texts(step: LayerStep, teller: Teller) -> tuple[str, str]:
    """The abilities that a change of text rewords, before and after it. CR 612.1."""
    before, after = step.before.kit.all, step.after.kit.all
    old = [_ability(one, step.before, teller) for one in before if one not in after]
    new = [_ability(one, step.after, teller) for one in after if one not in before]
    return " ".join(old), " ".join(new)


def _abilities(step: LayerStep, teller: Teller) -> list[str]:
    """Abilities that came and went."""
    before, after = list(step.before.kit.all), list(step.after.kit.all)
    found: list[str] = []
    for ability in before:
        if ability in after:
            after.remove(ability)
        else:
            found.append(teller.say("loses: {text}", text=_ability(ability, step.before, teller)))
    for ability in after:
        found.append(teller.say("gains: {text}", text=_ability(ability, step.after, teller)))
    return found


def _ability(ability: Ability, values: Characteristics, teller: Teller, name: str = "") -> str:
    own = noun_of(values.types, tuple(values.subtypes))
    printer = printer_of(teller.language, own)
    try:
        lines = printer.lines((ability,))
    except LookupError:  # what the rules say that something has, as of an encoded card: CR 702.99a
        return teller.say("an ability that the rules describe")
    named = name or teller.card(values.name) or teller.say("this object")
    return with_names(" ".join(lines), (ability,), named, teller.name)


def _all_abilities(values: Characteristics, teller: Teller) -> list[str]:
    """Its abilities in words, those of its basic land types first. CR 305.6."""
    kit = values.kit
    return [_ability(ability, values, teller) for ability in (*kit.intrinsic, *kit.all)]


def _types(values: Characteristics, teller: Teller) -> str:
    face = Face(
        values.name,
        values.mana_cost,
        values.colors,
        values.types,
        values.supertypes,
        tuple(sorted(values.subtypes)),
        abilities=values.kit.all,
    )
    return type_line(face, teller.language.code, teller.language.era)


def _colors(values: Characteristics, teller: Teller) -> str:
    return join(printer_of(teller.language).table("colors", values.colors))


def _described(values: Characteristics, teller: Teller) -> list[str]:
    """Characteristics in one line, and a line for each ability."""
    parts = [teller.card(values.name) or teller.say("no name")]
    if values.mana_cost is not None:
        parts.append(str(values.mana_cost))
    parts += [_types(values, teller), _colors(values, teller)]
    if values.types & Type.CREATURE:
        parts.append(f"{values.power}/{values.toughness}")
    if values.types & Type.PLANESWALKER:
        parts.append(str(values.loyalty))
    return [", ".join(part for part in parts if part), *_all_abilities(values, teller)]


def explanation_data(explanation: Explanation, teller: Teller) -> dict[str, object]:
    """The explanation as JSON values: numbers and rules as they are, texts in the language."""
    own = teller.own(explanation.object)
    return {
        "object": explanation.object,
        "name": teller.name(explanation.object),
        "timestamp": explanation.timestamp,
        "controller": explanation.controller,
        "origin": explanation.origin,
        "start": _values(explanation.start, teller),
        "steps": [_step_data(step, teller, own) for step in explanation.steps],
        "gone": [
            {
                "source": lost.source,
                "source_name": teller.name(lost.source),
                "rule": teller.language.rule(lost.rule),
                "waited": list(lost.waited),
            }
            for lost in explanation.gone
        ],
        "result": _values(explanation.result, teller),
    }


def _step_data(step: LayerStep, teller: Teller, own: OwnName) -> dict[str, object]:
    return {
        "layer": step.name,
        "rule": teller.language.rule(step.rule),
        "source": step.source,
        "source_name": teller.name(step.source) if step.source else "",
        "text": _said(step, teller, own),
        "timestamp": step.timestamp,
        "why": step.why,
        "waited": list(step.waited),
        "differences": list(step.differences),
        "before": _values(step.before, teller),
        "after": _values(step.after, teller),
        "controllers": list(step.controllers),
    }


def _values(values: Characteristics, teller: Teller) -> dict[str, object]:
    return {
        "name": values.name,
        "mana_cost": str(values.mana_cost) if values.mana_cost is not None else "",
        "types": _types(values, teller),
        "colors": _colors(values, teller),
        "power": values.power,
        "toughness": values.toughness,
        "loyalty": values.loyalty,
        "abilities": _all_abilities(values, teller),
    }
