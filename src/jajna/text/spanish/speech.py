"""Prints references and verbs in Spanish."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from jajna.era import CURRENT, Era
from jajna.ir.abilities import Ability, CastingCost, Replacing, Static, Triggered
from jajna.ir.amounts import (
    CountOf,
    CountOfThese,
)
from jajna.ir.base import (
    Amount,
    Condition,
    Cost,
    Effect,
    Filter,
    Modification,
    Node,
    Pattern,
    Ref,
    Replacement,
    field_names,
)
from jajna.ir.composites import Sequence
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, ThatIs
from jajna.ir.filters.nouns import (
    AnyTarget,
)
from jajna.ir.filters.owners import Controlled
from jajna.ir.players import PlayerFirst, PlayerOrController
from jajna.ir.refs import (
    ANY_NUMBER,
    THAT_MANY,
    THE_CHOSEN,
    THE_OTHER,
    X_TARGETS,
    And,
    Attached,
    Bound,
    Each,
    EachOf,
    EachWord,
    EventObject,
    It,
    Same,
    Target,
    That,
    TheOne,
    This,
    ThisFrom,
    You,
)
from jajna.ir.shared_zone import parts_as_said
from jajna.text.agreement import (
    SINGULAR,
    Agreement,
    agreement_of,
    is_feminine,
    is_feminine_description,
    is_person,
    is_player_filter,
)
from jajna.text.filling import Filling
from jajna.text.own_names import NAME, OwnName
from jajna.text.phrases import items_of, phrase_of, said_subject
from jajna.text.spanish import words as spanish
from jajna.text.spanish.amounts import THAT_MANY_OF, SpanishAmounts
from jajna.text.spanish.noun_phrases import article
from jajna.text.spanish.subtypes import spanish_subtype
from jajna.text.templates import (
    Adjective,
    Item,
    Optional,
    Pronoun,
    Slot,
    Verb,
    Word,
    is_further_verb,
    takes_object,
    without_said,
)
from jajna.text.tokens import Tokens, tokenize
from jajna.wording import FEMININE, NOUN_OF, Phrase

__all__ = ["ATTACHED", "PARTICIPLES", "SpanishSpeech", "is_player"]


PLAYER_OR_CONTROLLER: Final = {
    PlayerFirst.PLANESWALKER: "ese jugador o el controlador de ese planeswalker",
    PlayerFirst.PLAYER: "ese jugador o el controlador de ese permanente",
    PlayerFirst.PERMANENT: "el controlador de ese permanente o ese jugador",
}
"""How the player, or the controller of the permanent, that was damaged is named."""

PARTICIPLES: Final = {
    "sacrificed": "sacrificado",
    "discarded": "descartado",
    "exiled": "exiliado",
    "milled": "molido",
    "returned": "regresado",
    "tapped": "girado",
    "revealed": "mostrado",
    "chosen": "elegido",
}
"""Participles for objects that were acted on, in the masculine singular, by the English ones."""

ATTACHED: Final = {"enchanted": "encantado", "equipped": "equipado", "fortified": "fortificado"}
"""Participles for the host of an Aura, Equipment or Fortification, in the masculine singular."""

FURTHER: Final = {"second": "segundo", "third": "tercer"}
"""Ordinals before a further target."""
COUNTED: Final = ("chosen", "put onto the battlefield", "sacrificed")
"""Names for objects whose number the instruction states."""

MASCULINE: Final = ("sacrificed",)
"""Names for permanents, which are masculine; other names are for feminine nouns ("carta")."""

OTHERS: Final = ("otro", "otros")


class SpanishSpeech(SpanishAmounts):
    """The base of the Spanish printer: references and verbs, besides nouns and amounts."""

    language = 1
    otherwise = ("De", "lo", "contrario", ",")
    conjunctions = ("y", "o")
    level_word = "NIVEL"
    keeping = (
        "Hasta el final del turno, no pierdes este maná cuando terminan los pasos y las fases.",
        "Hasta el final del combate, no pierdes este maná cuando terminan los pasos y las fases.",
    )
    cheaper_words = (["Activar", "esta", "habilidad", "cuesta"], ["menos"])
    exert_words = (
        "puedes extenuar a ~ en cuanto ataque.",
        "Cuando lo hagas,",
        "si ~ no ha sido extenuado este turno, puedes extenuarlo en cuanto ataque.",
    )
    when_you_do = ("cuando", "lo", "hagas", ",")
    condition_word = "si"
    this_turn = ("este", "turno")
    if_prevented = ("si", "se", "previene", "daño", "de", "esta", "manera", ",")

    def __init__(self, era: Era = CURRENT, own: OwnName = NAME, shown: bool = False) -> None:
        super().__init__(era, own, shown)
        self._subjunctive = False
        self._may = False
        """Whether the instructions being printed stand after "may"."""
        self._stated = False
        """Whether the sentence goes on with "you" in the indicative: "ganas 3 vidas y robas"."""
        self._feminine_event = False
        """Whether the object of the trigger event is feminine."""
        self._opens = False
        """Whether the next words begin a sentence, where a verb alone tells the subject "it"."""

    def agreement(self, value: object) -> Agreement:
        if isinstance(value, Is):
            return self.agreement(value.ref)
        if isinstance(value, int):
            return Agreement(feminine=is_feminine_description(value, ()))
        if isinstance(value, (str, tuple)):
            subtypes = value if isinstance(value, tuple) else (value,)
            return Agreement(feminine=is_feminine_description(0, subtypes))
        if isinstance(value, (This, ThisFrom)):
            return Agreement(feminine=self.own.feminine)
        if isinstance(value, Same) and value.of is not None and not value.bare:
            return self.agreement(value.of)
        # Spanish has the singular for a player, where English has "they".
        found = agreement_of(value)
        if isinstance(value, It) and value.of is not None:
            if is_person(value.of):
                return replace(found, plural=self.agreement(value.of).plural)
            return replace(found, feminine=self._is_feminine(value.of))
        return found

    def _is_feminine(self, of: Ref) -> bool:
        """Whether the antecedent of a pronoun is feminine."""
        if isinstance(of, EventObject):
            return self._feminine_event
        if isinstance(of, Bound):
            if of.name in COUNTED and self._counted is not None:
                return self._counted
            return of.name not in MASCULINE
        return type(of) in FEMININE or self.agreement(of).feminine

    def triggered(self, ability: Triggered) -> Tokens:
        before, self._feminine_event = self._feminine_event, self._is_about_feminine(ability.on)
        said = super().triggered(ability)
        self._feminine_event = before
        return said

    def _is_about_feminine(self, pattern: Pattern) -> bool:
        """Whether the object of a trigger event is feminine."""
        for name in field_names(pattern):
            value: object = getattr(pattern, name)
            if isinstance(value, Pattern):
                return self._is_about_feminine(value)
            if isinstance(value, Filter) and not is_player_filter(value):
                return self.agreement(value).feminine
        return False

    def template(self, phrase: Phrase) -> str:
        return phrase.es

    def finish(self, tokens: Tokens) -> str:
        return super().finish(spanish.attach(spanish.contract(spanish.after_verbs(tokens))))

    def with_pronouns(self, filling: Filling, items: list[Item]) -> list[Item]:
        pronouns = [item for item in items if isinstance(item, Pronoun)]
        made = items
        for pronoun in pronouns:
            at = made.index(pronoun)
            value: object = getattr(filling.node, pronoun.field)
            others: list[object] = [
                getattr(filling.node, item.field)
                for item in made[at + 1 : at + 2]
                if isinstance(item, Slot) and item.field != pronoun.field
            ]
            said = value.ref if isinstance(value, Is) else value
            if not isinstance(said, Ref) or not _is_thing(said) or any(map(_is_it, others)):
                made = [*made[:at], *made[at + 1 :]]
                continue
            agreement = self.agreement(said)
            word = Word(spanish.pronoun(pronoun.text, agreement.plural, agreement.feminine))
            made = without_said([*made[:at], word, *made[at + 1 :]], pronoun.field)
        return made

    def after_verb(
        self, filling: Filling, tokens: Tokens, items: list[Item], place: int, said: Tokens
    ) -> Tokens:
        pronoun = self._object_pronoun(filling, items, place, said)
        before = items[place - 1]
        slot = items[place]
        value: object = getattr(filling.node, slot.field) if isinstance(slot, Slot) else None
        if isinstance(value, And) and isinstance(before, Word) and before.text == "a":
            parts = [self.reference(one, "", False) for one in value.parts]
            return tokens + self.listed(parts, "y a")
        if isinstance(value, It) and said == self._it(value) and _is_preposition(items, place - 1):
            if value.of is None or not is_person(value.of):
                return tokens + self._pronoun(self.agreement(value))
        if not pronoun:
            return tokens + said
        if not isinstance(before, Verb) or filling.agreement.implied:
            return [*tokens, pronoun]
        verb = len(tokens) - len(filling.said(before))
        return [*tokens[:verb], pronoun[1:], *tokens[verb:]]

    def _object_pronoun(self, filling: Filling, items: list[Item], place: int, said: Tokens) -> str:
        """The pronoun for a slot that is the object of the verb before it; "" if it isn't one."""
        slot = items[place]
        assert isinstance(slot, Slot), slot
        if isinstance(items[place - 1], Verb) and tuple(said) in (("-la",), ("-las",)):
            return said[0]
        value: object = getattr(filling.node, slot.field)
        if not isinstance(value, It) or slot.option or slot.field == filling.subject:
            return ""
        if value.of is not None and is_person(value.of):
            return ""
        before = items[place - 1]
        if isinstance(before, Word) and before.text == "lanzar":
            return self._joined_pronoun(value)  # "el maná usado para lanzarla"
        if isinstance(before, Slot) and before.option == "play or cast":
            return self._joined_pronoun(value)
        if not isinstance(filling.node, (Condition, Effect)) or not takes_object(items, place):
            return ""
        if isinstance(filling.node, Condition) and not isinstance(before, Verb):
            return ""
        return self._joined_pronoun(value)

    def _all_feminine(self, ref: And) -> bool:
        """Whether all that several references name is feminine."""
        return all(self.agreement(one).feminine for one in ref.parts)

    def _joined_pronoun(self, value: It) -> str:
        """The pronoun of an object, as it is joined to the verb before it."""
        agreement = self.agreement(value)
        return "-l" + ("a" if agreement.feminine else "o") + ("s" if agreement.plural else "")

    def ability(self, ability: Ability) -> Tokens:
        # "Puedes exiliar una carta ... en lugar de pagar ...".
        optional = isinstance(ability, CastingCost) and _is_allowed(ability)
        before, self._may = self._may, optional
        stated, self._stated = self._stated, False
        counted, self._counted = self._counted, None
        said = super().ability(ability)
        self._may, self._stated, self._counted = before, stated, counted
        return said

    def verb(self, word: str, agreement: Agreement) -> Tokens:
        if agreement.implied and spanish.is_wished(word):
            return tokenize(spanish.verb(word, False, True))
        if agreement.implied and self._may:
            return tokenize(spanish.infinitive(word))
        if agreement.implied and self._stated:
            return tokenize(spanish.verb(word, False, True))
        if agreement.implied:
            return tokenize(spanish.imperative(word))
        shown = spanish.subjunctive(word) if self._subjunctive else word
        return tokenize(spanish.verb(shown, agreement.plural, agreement.you))

    def adjective(self, word: str, agreement: Agreement) -> Tokens:
        return [spanish.adjective(word, agreement.plural, agreement.feminine)]

    def by_phrase(self, node: Node, subject: Agreement, place: str = "") -> Tokens:
        before, may = self._subjunctive, self._may
        if isinstance(node, Pattern):
            self._subjunctive = True
        elif isinstance(node, (Controlled, ThatIs)):
            # "Siempre que una criatura que controlas muera"; "que no sea" tells what isn't so.
            self._subjunctive = False
        template = phrase_of(node, place).es
        items = items_of(template)
        if isinstance(node, (Modification, Effect)) and _MAY_COSTS in template:
            self._may = True
        if isinstance(node, Effect) and isinstance(items[0], Verb) and subject == SINGULAR:
            subject = Agreement(you=True, implied=True)  # it has no subject of its own
        try:
            said = super().by_phrase(node, subject, place)
            if may and isinstance(node, (Effect, Cost)):
                return _infinitives(said, items)
            if self._stated and isinstance(node, Effect):
                return _stated(said, items)
            if self._subjunctive and isinstance(node, Cost):
                return _wished(said, items, subject)
            return said
        finally:
            self._subjunctive, self._may = before, may

    def listed(self, parts: list[Tokens], word: str, apart: bool = False) -> Tokens:
        shown = {"and": "y", "and all": "y", "or": "o", "and/or": "y/o"}.get(word, word)
        tokens: Tokens = []
        for number, part in enumerate(parts):
            if number and number == len(parts) - 1:
                tokens += [","] if apart else []
                tokens += [shown] if shown == "y/o" else [_before(shown, part)]
            elif number:
                tokens.append(",")
            tokens += part
        return tokens

    # -- references ------------------------------------------------------------------------------

    def reference(self, ref: Ref, option: str, subject: bool) -> Tokens:
        if option.startswith("de "):
            return self._possession(ref, tokenize(option[3:]))
        if option == "own":
            meant = ref.of if isinstance(ref, Same) and ref.of is not None else ref
            return self.possessive(self.agreement(meant))
        if option in ("it", "they"):
            return self._pronoun(self.agreement(ref))
        if isinstance(ref, Same) or (isinstance(ref, You) and subject):
            return []
        if isinstance(ref, You):
            return ["tú" if option == "tú" else "ti"]
        if isinstance(ref, Target):
            return self._target(ref)
        if isinstance(ref, Each):
            return self._each(ref)
        if isinstance(ref, And):
            parts = [self.reference(one, "tú", False) for one in parts_as_said(ref)]
            said = self.listed(parts, "y")
            if ref.each and not isinstance(ref.parts[0], You):
                return [*said, f"cada·{'una' if self._all_feminine(ref) else 'uno'}"]
            return [*said, "cada", "uno"] if ref.each else said
        if isinstance(ref, EachOf):
            one = "una" if self.agreement(ref.of).feminine else "uno"
            option = "they" if isinstance(ref.of, It) else ""
            return ["cada", one, "de", *self.reference(ref.of, option, False)]
        if isinstance(ref, It):
            return [*self._it(ref), *(self._one_by_one(ref) if ref.each else [])]
        if isinstance(ref, That):
            if ref.each:
                return [
                    *self.reference(replace(ref, each=False), "", False),
                    *self._one_by_one(ref),
                ]
            if ref.word == THE_OTHER:
                return ["la", "otra", *self.nouns(ref.noun, ref.plural)]
            if ref.word in ("the", THE_CHOSEN):
                chosen = spanish.adjective(PARTICIPLES["chosen"], ref.plural, is_feminine(ref.noun))
                return [
                    article(ref.plural, is_feminine(ref.noun)),
                    *self.nouns(ref.noun, ref.plural),
                    *([chosen] if ref.word == THE_CHOSEN else []),
                ]
            return [_that(ref.plural, is_feminine(ref.noun)), *self.nouns(ref.noun, ref.plural)]
        if isinstance(ref, Attached):
            return self._attached(ref)
        if isinstance(ref, PlayerOrController):
            return tokenize(PLAYER_OR_CONTROLLER[ref.said])
        if isinstance(ref, TheOne):
            feminine = is_feminine(ref.noun)
            word = spanish.adjective(PARTICIPLES[ref.name], ref.plural, feminine)
            # Beside the noun, the participle is enough: "la carta removida".
            said = tokenize(self.words.worded(word))[:1]
            return [article(ref.plural, feminine), *self.nouns(ref.noun, ref.plural), *said]
        return self.by_phrase(ref, SINGULAR)

    def leaves_out(self, node: Node, subject: Ref) -> bool:
        if isinstance(node, Filter):
            return is_player(subject)  # "cada oponente sacrifica una criatura que controla"
        if not _is_thing(subject) or (isinstance(subject, It) and subject.each):
            return False
        if isinstance(node, Condition):
            return True
        return self._opens and isinstance(node, (Effect, Replacement))

    def text(self, effect: Effect) -> Tokens:
        before, self._opens = self._opens, True
        said = super().text(effect)
        self._opens = before
        return said

    def replacing(self, ability: Replacing) -> Tokens:
        before, self._opens = self._opens, True
        said = super().replacing(ability)
        self._opens = before
        return said

    def affected(self, ref: Ref, ability: Static) -> Tokens:
        # "Mientras esta criatura esté equipada, tiene la habilidad de ...".
        if ability.condition_first and _is_thing(ref):
            return []
        return super().affected(ref, ability)

    def named_first(self, ref: Ref, subject: bool) -> Tokens:
        if isinstance(ref, You):
            return ["tú" if subject else "ti"]
        return self.reference(ref, "", subject)

    def table(
        self,
        name: str,
        value: object,
        agreement: Agreement = SINGULAR,
        plural: bool = False,
        thing: Agreement = SINGULAR,
    ) -> Tokens:
        known = spanish_subtype(name, value)
        return tokenize(known) if known else super().table(name, value, agreement, plural, thing)

    def described(self, node: Node, subject: Agreement) -> Agreement:
        noun = NOUN_OF.get(type(node))
        if noun is None or not noun.types_in:
            return subject
        types, subtypes = getattr(node, noun.types_in), getattr(node, noun.subtypes_in)
        if not types and not subtypes:
            return subject
        feminine = is_feminine_description(types, subtypes)
        return Agreement(getattr(node, noun.plural_in), feminine=feminine)

    def possessive(self, owner: Agreement) -> Tokens:
        return ["tu" if owner.you else "su"]

    def _pronoun(self, agreement: Agreement) -> Tokens:
        if agreement.you:
            return ["te"]
        if agreement.feminine:
            return ["ellas" if agreement.plural else "ella"]
        return ["ellos" if agreement.plural else "él"]

    def _possession(self, ref: Ref, thing: Tokens) -> Tokens:
        """ "Tu mano", "sus contadores", "la mano de ese jugador"; ``thing`` has its article."""
        ending = "s" if thing[0] in ("los", "las") else ""
        if isinstance(ref, You) or (isinstance(ref, Same) and self.agreement(ref).you):
            return ["tu" + ending, *thing[1:]]
        if isinstance(ref, (It, Same)):
            return ["su" + ending, *thing[1:]]
        return [*thing, "de", *self.reference(ref, "", False)]

    def _target(self, of: Target) -> Tokens:
        ref = self.targeted(of)
        parts = ref.filter.parts if isinstance(ref.filter, All) else (ref.filter,)
        other = isinstance(parts[0], Other)
        heads = parts[1:] if other else parts
        if heads and isinstance(heads[0], AnyTarget):
            if (ref.minimum, ref.maximum) != (1, 1):
                words = ["otros"] if other else []
                return _each_of(ref, False, [*_target_words(ref, False), *words, "objetivos"])
            if ref.each in FURTHER:
                return ["un", FURTHER[ref.each], "objetivo"]
            if ref.each == "another":
                return ["otro", "objetivo"]
            words = ["cualquier", "otro", "objetivo"] if other else ["cualquier", "objetivo"]
            for part in heads[1:]:
                words += self._modifier(part, SINGULAR)[0]
            return words
        plural = ref.maximum != 1
        feminine = is_feminine(ref.filter)
        nouns = self.nouns(ref.filter, plural, "objetivo")
        if ref is not of:
            # "La criatura o jugador objetivo": the article agrees with the first noun.
            feminine = True
            nouns = ["otras" if plural else "otra", *nouns[1:]] if nouns[0] in OTHERS else nouns
        if ref.each in FURTHER:
            ordinal = spanish.adjective(FURTHER[ref.each], False, feminine)
            return ["una" if feminine else "un", ordinal, *nouns[1:]]
        if not plural and ref.minimum == 1:
            if nouns[0] in ("otro", "otra"):
                return nouns
            return [article(False, feminine), *nouns]
        words = _target_words(ref, feminine)
        if nouns[0] in ("otro", "otra"):
            words.pop()  # "hasta otra criatura objetivo"
        return _each_of(ref, feminine, [*words, *nouns])

    def _each(self, ref: Each) -> Tokens:
        feminine = is_feminine(ref.filter)
        if ref.word is EachWord.EACH:
            return ["cada", *self.nouns(ref.filter, False)]
        if ref.word is EachWord.ANYONE:
            return ["cualquier", *self.nouns(ref.filter, False)]
        if ref.word is EachWord.ANY:
            return self.noun_phrase(ref.filter, "un", False)
        nouns = [article(True, feminine), *self.nouns(ref.filter, True)]
        every = ref.word in (EachWord.ALL, EachWord.ALL_THE)
        return ["todas" if feminine else "todos", *nouns] if every else nouns

    def _it(self, ref: It) -> Tokens:
        """A pronoun in the gender and number of its antecedent; for players a noun."""
        agreement = self.agreement(ref)
        if ref.of is not None and is_person(ref.of):
            return ["dichos", "jugadores"] if agreement.plural else ["dicho", "jugador"]
        if agreement.feminine:
            return ["estas" if agreement.plural else "esta"]
        return ["estos" if agreement.plural else "este"]

    def _one_by_one(self, ref: Ref) -> Tokens:
        return ["cada", "una" if self.agreement(ref).feminine else "uno"]

    def _attached(self, ref: Attached) -> Tokens:
        feminine = is_feminine(ref.noun)
        shown = spanish.adjective(ATTACHED[ref.word.removeprefix("the ")], False, feminine)
        return [article(False, feminine), *self.nouns(ref.noun, False), shown]

    def sequence(self, sequence: Sequence, subject: Agreement) -> Tokens:
        before, opens, parts = self._stated, self._opens, list[Tokens]()
        for effect in sequence.effects:
            parts.append(self.series(effect, subject))
            self._opens = False
            who = said_subject(effect)
            if not isinstance(who, Same):
                self._stated = isinstance(who, You) and (not who.implied or self._stated)
        self._stated, self._opens = before, opens
        if sequence.joiner == "and" and len(parts) > 2:
            return self.listed(parts, self.conjunctions[0])
        return self.joined(parts, sequence)

    def joined(self, parts: list[Tokens], sequence: Sequence) -> Tokens:
        subjects = [said_subject(effect) for effect in sequence.effects]
        made: list[Tokens] = []
        for place, (part, subject) in enumerate(zip(parts, subjects, strict=True)):
            # "El jugador objetivo pierde 4 vidas y tú ganas 4 vidas."
            earlier = subjects[place - 1] if place else None
            others = earlier is not None and not isinstance(earlier, You)
            said = isinstance(subject, You) and not subject.implied and part[:1] != ["tú"]
            made.append(["tú", *part] if others and said else part)
        return super().joined(made, sequence)

    def lasting(self, condition: Condition) -> Tokens:
        before, self._subjunctive = self._subjunctive, True
        said = super().lasting(condition)
        self._subjunctive = before
        return said

    def when_done(self, done: Condition) -> Tokens:
        before, self._subjunctive = self._subjunctive, True
        said = super().when_done(done)
        self._subjunctive = before
        return said

    def unless(self, condition: Condition) -> Tokens:
        before, self._subjunctive = self._subjunctive, True
        said = super().unless(condition)
        self._subjunctive = before
        return said

    def same(self) -> Tokens:
        return tokenize("lo mismo es cierto para")

    def you_control(self, ref: Ref) -> Tokens:
        return ["tú", "controlas", *self.reference(ref, "", False)]

    # -- for each --------------------------------------------------------------------------------

    def for_each(self, counted: Amount) -> Tokens:
        if isinstance(counted, CountOf):
            return self.for_each_of(counted.filter)
        if isinstance(counted, CountOfThese):
            return self.for_each_one_of(counted.what)
        return ["por", "cada", *self.by_phrase(counted, SINGULAR, "each")]

    def for_each_of(self, fits: Filter) -> Tokens:
        return ["por", "cada", *self.nouns(fits, False)]

    def for_each_one_of(self, things: Ref) -> Tokens:
        agreement = agreement_of(things)
        said = self._pronoun(agreement)
        if isinstance(things, That):
            said = self.reference(things, "", False)
        return ["por", "cada", "una" if agreement.feminine else "uno", "de", *said]

    def where_x_is(self, meaning: Amount, apart: bool) -> Tokens:
        return [*(["."] if apart else [",", "donde"]), "X", "es", *self.amount(meaning, "")]


def _before(conjunction: str, part: Tokens) -> str:
    """ "y" is "e" before the sound i, "o" is "u" before the sound o."""
    word = part[0].lower() if part else ""
    if conjunction == "y" and re.match(r"h?[ií](?![aeo])", word):
        return "e"
    if conjunction == "o" and re.match(r"h?[oó]", word):
        return "u"
    return conjunction


def _is_thing(ref: Ref) -> bool:
    """Whether a reference is a pronoun for one object or several."""
    return isinstance(ref, It) and (ref.of is None or not is_person(ref.of))


def is_player(ref: Ref) -> bool:
    """Whether a reference is a pronoun for one player or several."""
    return isinstance(ref, It) and ref.of is not None and is_person(ref.of)


def _is_it(value: object) -> bool:
    return isinstance(value, It)


def _that(plural: bool, feminine: bool) -> str:
    if plural:
        return "esas" if feminine else "esos"
    return "esa" if feminine else "ese"


_PREPOSITIONS: Final = ("bajo", "con", "contra", "de", "desde", "en", "entre", "por", "sobre")


def _is_preposition(items: list[Item], place: int) -> bool:
    """Whether a pronoun after an item of a template follows a preposition: "sobre ella".

    It follows "a" only after an adjective: "anexada a ella". After a verb it is the object instead.
    """
    word = items[place]
    if not isinstance(word, Word):
        return False
    if word.text == "a" and place:
        return isinstance(items[place - 1], Adjective)
    return word.text in _PREPOSITIONS


def _stated(said: Tokens, items: list[Item]) -> Tokens:
    """The words of an instruction, with the imperative at their start made indicative."""
    first = items[0]
    if not said or not isinstance(first, Word) or first.text in spanish.NO_VERBS:
        return said
    if said[0] != first.text or not said[0].isalpha():
        return said
    if said[1:2] and said[1] in spanish.CLITICS:
        return [said[1].removeprefix("-"), spanish.stated(said[0]), *said[2:]]
    return [spanish.stated(said[0]), *said[1:]]


_MAY_COSTS: Final = "puedes {costs:"
"""What a template has before costs whose verbs are infinitives."""


def _is_allowed(cost: CastingCost) -> bool:
    """Whether the phrase of a cost says "puedes", after which verbs are infinitives."""
    items = items_of(phrase_of(cost).es)
    return any(isinstance(item, Word) and item.text == "puedes" for item in items)


def _infinitives(said: Tokens, items: list[Item]) -> Tokens:
    """The words of an instruction, with its verbs in the infinitive: the one at the start, and
    those that follow it after "y" or "o".
    """
    if not said or not isinstance(items[0], Word) or items[0].text in spanish.NO_VERBS:
        return said
    made = [spanish.infinitive(said[0]), *said[1:]]
    if len(items) > 2 and isinstance(items[1], Word) and items[1].text == "o":
        made[2] = spanish.infinitive(made[2])
    flat = [
        part for item in items for part in (item.items if isinstance(item, Optional) else [item])
    ]
    further = [
        one.text
        for place, one in enumerate(flat)
        if isinstance(one, Word) and is_further_verb(flat, place)
    ]
    for place in range(1, len(made) - 1):
        if made[place] == "y" and made[place + 1] in further:
            made[place + 1] = spanish.infinitive(made[place + 1])
    return made


def _wished(said: Tokens, items: list[Item], subject: Agreement) -> Tokens:
    """The words of a cost, with the verb at their start in the subjunctive."""
    if not said or not isinstance(items[0], Word) or said[0].startswith("{"):
        return said
    word = spanish.subjunctive(spanish.third_person(said[0]))
    return [spanish.verb(word, subject.plural, subject.you), *said[1:]]


def _target_words(ref: Target, feminine: bool) -> Tokens:
    if ref.maximum == ANY_NUMBER and ref.minimum:
        return ["una" if feminine else "uno", "o", "más"]
    if ref.maximum == ANY_NUMBER:
        return ["cualquier", "cantidad", "de"]
    if ref.maximum == X_TARGETS:
        return ["X"] if ref.minimum == X_TARGETS else ["hasta", "X"]
    if ref.maximum == THAT_MANY:
        return ["hasta", *THAT_MANY_OF]
    number = spanish.number_word(ref.maximum, feminine)
    if ref.minimum == ref.maximum:
        return [number]
    if ref.minimum == 0:
        return ["hasta", number]
    one = "una" if feminine else "uno"
    return [one, "o", number] if ref.maximum == 2 else [one, ",", "dos", "o", "tres"]


def _each_of(ref: Target, feminine: bool, said: Tokens) -> Tokens:
    """Several targets with "each of" before them, or "each" after them and their verb."""
    one = "una" if feminine else "uno"
    if ref.each == "each of":
        return ["cada", one, "de", *said]
    return [*said, f"cada·{one}"] if ref.each == "each" else said
