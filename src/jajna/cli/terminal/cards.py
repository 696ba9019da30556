"""Finds objects by typed names, and shows what they are."""

from __future__ import annotations

from jajna.card import Face
from jajna.cards.names import fold
from jajna.cards.printing import face_text, type_line
from jajna.ir.abilities import Keyworded
from jajna.kernel.views.view import ObjectView, View
from jajna.text.catalogue import SPANISH, Language
from jajna.text.era_words import era_words
from jajna.text.things import Teller
from jajna.vocab import Type, Zone
from jajna.wording import KEYWORDS

__all__ = ["described", "keywords_of", "named"]

ORDER = (Zone.HAND, Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)


def named(text: str, teller: Teller) -> list[ObjectView]:
    """The visible objects whose name begins with the text, or else those whose name has it.

    The player's own things come first, the hand before the battlefield. Case and accents don't
    count.
    """
    wanted = fold(text)
    seen = sorted(teller.view.objects.values(), key=lambda thing: _rank(thing, teller.view))
    found = [
        thing for thing in seen if any(name.startswith(wanted) for name in _names(thing, teller))
    ]
    if found or not wanted:
        return found
    return [thing for thing in seen if any(wanted in name for name in _names(thing, teller))]


def _names(thing: ObjectView, teller: Teller) -> list[str]:
    return [fold(thing.name), fold(teller.name(thing.id))] if thing.name else []


def _rank(thing: ObjectView, view: View) -> tuple[int, int, int]:
    place = ORDER.index(thing.zone) if thing.zone in ORDER else len(ORDER)
    return (0 if thing.belongs_to() == view.player else 1, place, thing.id)


def described(thing: ObjectView, teller: Teller) -> list[str]:
    """Name, cost, types, text and numbers as they are now, and the state on the battlefield."""
    if not thing.known:
        return [teller.name(thing.id)]
    if thing.is_ability:
        return [teller.name(thing.id), teller.effects(thing.id)]
    if thing.assigned:
        return [teller.name(thing.id), teller.shares(thing.assigned)]
    face = _face(thing)
    cost = f"  {face.mana_cost}" if face.mana_cost is not None else ""
    language = teller.language
    lines = [f"{teller.name(thing.id)}{cost}", type_line(face, language.code, language.era)]
    lines += face_text(face, language.code, teller.name(thing.id), language.era).splitlines()
    if teller.numbers(thing):
        lines.append(teller.numbers(thing))
    notes = teller.notes(thing)
    if notes:
        lines.append(", ".join(notes))
    return lines


def _face(thing: ObjectView) -> Face:
    """The object as a face with the characteristics that it has now."""
    is_creature = thing.types & Type.CREATURE != 0
    return Face(
        thing.name,
        thing.mana_cost,
        thing.colors,
        thing.types,
        thing.supertypes,
        thing.subtypes,
        str(thing.power) if is_creature else "",
        str(thing.toughness) if is_creature else "",
        abilities=thing.kit.all if thing.kit is not None else (),
    )


def keywords_of(thing: ObjectView, language: Language) -> list[str]:
    """The keyword abilities by whose names an object's text calls them in its era, each once."""
    held = thing.kit.all if thing.kit is not None else ()
    then = era_words(language.code, language.era)
    words = [
        KEYWORDS[one.name]
        for one in held
        if isinstance(one, Keyworded) and not then.sentence(one.name)
    ]
    return list(dict.fromkeys(one.es if language.code == SPANISH else one.name for one in words))
