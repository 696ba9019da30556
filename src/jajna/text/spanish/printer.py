"""Prints sentences of instructions and abilities in Spanish."""

from __future__ import annotations

import re
from typing import Final, final

from jajna.ir.abilities import Ability, Activated, Keyworded, OnlyBy, Triggered
from jajna.ir.amounts import Number, PerEach, Twice, is_that_much
from jajna.ir.base import Effect, Filter, Ref
from jajna.ir.composites import Clause, Fresh, Modes, WhenYouDo, is_done_once
from jajna.ir.conditions.logic import Unless
from jajna.ir.filters.logic import Such
from jajna.ir.filters.mana_uses import AnyUse, NotToCast
from jajna.ir.mana import AddMana, AddManaOfColors
from jajna.ir.refs import You
from jajna.text.agreement import SINGULAR, Agreement
from jajna.text.english.printer import wheel_order
from jajna.text.filling import Filling
from jajna.text.phrases import phrase_of_condition, restrictions, said_subject
from jajna.text.spanish import words as spanish
from jajna.text.spanish.ability_words import ABILITY_WORDS
from jajna.text.spanish.amounts import THAT_MANY_OF
from jajna.text.spanish.speech import SpanishSpeech, is_player
from jajna.text.tokens import Tokens, capital, stop, tokenize, without_stop
from jajna.vocab import ALL_COLORS, COLOR_LETTERS
from jajna.wording import KEYWORDS

__all__ = ["SPANISH", "SpanishPrinter"]


REFUSED: Final[dict[str, list[str]]] = {
    "": [],
    "you": ["no"],
    "they": ["no"],
    "that player": ["ese", "jugador", "no"],
    "the player": ["el", "jugador", "no"],
}
"""The beginning of a sentence about a player who didn't pay, by ``Clause.refused``."""

PAID: Final[dict[str, list[str]]] = {
    "": [],
    "that player": ["ese", "jugador"],
    "the player": ["el", "jugador"],
    "a player": ["un", "jugador"],
}
"""The beginning of a sentence about a player who has paid, by ``Clause.paid``."""

PROTECTION: Final = "protección"
"""The keyword that isn't called an ability: "gana protección contra rojo"."""
_ANYONE: Final = ("Cualquier", "jugador", "puede", "activar", "esta", "habilidad")
_ONLY_BY: Final = {
    OnlyBy.OWNER: "Solo el propietario de ~ puede activar esta habilidad.",
    OnlyBy.OPPONENTS: "Solo tus oponentes pueden activar esta habilidad.",
}

MORE_MODES: Final = {
    (1, 2, False): "puedes elegir ambos",
    (1, 2, True): "puedes elegir ambos en vez de eso",
    (2, 2, True): "elige ambos en vez de eso",
    (1, -1, True): "elige uno o más en vez de eso",
    (0, -1, True): "elige cualquier cantidad en vez de eso",
}
MODE_WORDS: Final[dict[tuple[int, int], str]] = {
    (1, 1): "elige uno",
    (2, 2): "elige dos",
    (3, 3): "elige tres",
    (4, 4): "elige cuatro",
    (1, 2): "elige uno o ambos",
    (1, -1): "elige uno o más",
    (0, -1): "elige cualquier cantidad",
    (0, 1): "elige hasta uno",
    (0, 2): "elige hasta dos",
    (0, 3): "elige hasta tres",
}

FRESH: Final = {
    Fresh.EVER: "que no haya sido elegido",
    Fresh.TURN: "que no haya sido elegido este turno",
}


@final
class SpanishPrinter(SpanishSpeech):
    """The Spanish printer: joins instructions and abilities to sentences."""

    def clause(self, clause: Clause, subject: Agreement) -> Tokens:
        tokens: Tokens = []
        if clause.may is not None:
            who = self.agreement(clause.may)
            tokens += self.reference(clause.may, "", True)
            tokens += self.verb("puede", Agreement(who.plural, who.you))
            tokens += ["luego"] if clause.then else []
            if clause.have:
                tokens += ["hacer", "que", *self._as_wished(clause.effect)]
            else:
                tokens += self._as_allowed(clause.effect)
        else:
            tokens += self.series(clause.effect, subject)
        if clause.unless:
            unless = self._unless(clause)
            tokens = [*unless, ",", *tokens] if clause.ahead else [*tokens, *unless]
        if clause.condition is None:
            return tokens
        if isinstance(clause.condition, Unless):
            before, self._subjunctive = self._subjunctive, True
            said = self.node(clause.condition.condition, SINGULAR)
            self._subjunctive = before
            return [*tokens, "a", "menos", "que", *said]
        condition = ["si", *self.node(clause.condition, SINGULAR)]
        return [*tokens, *condition] if clause.late else [*condition, ",", *tokens]

    def costs_of(self, ability: Activated) -> Tokens:
        before, self._may = self._may, True
        costs = [
            self.cost(cost, Agreement(you=True, implied=True)) for cost in ability.costs
        ]  # "{T}, sacrificar esta criatura"
        self._may = before
        tokens: Tokens = []
        for cost in costs:
            tokens += [",", *cost] if tokens else capital(cost)
        return tokens

    def _as_wished(self, effect: Effect) -> Tokens:
        """An instruction with its subject, the verb in the subjunctive."""
        before, self._subjunctive = self._subjunctive, True
        opens, self._opens = self._opens, False
        said = self.series(effect, SINGULAR)
        self._subjunctive, self._opens = before, opens
        return said

    def _as_allowed(self, effect: Effect) -> Tokens:
        """An instruction after "may", with its verb in the infinitive."""
        before, self._may = self._may, True
        said = self.series(effect, Agreement(you=True, implied=True))
        self._may = before
        return said

    def _unless(self, clause: Clause) -> Tokens:
        assert clause.payer is not None, clause
        agreement = self.agreement(clause.payer)
        before, self._subjunctive = self._subjunctive, True
        payer = Agreement(agreement.plural, agreement.you)
        costs = self.listed([self.cost(cost, payer) for cost in clause.unless], "y")
        if costs[0].startswith("{"):
            costs = [*self.verb("paga", payer), *costs]
        self._subjunctive = before
        does = said_subject(clause.effect)
        # "Ese jugador sacrifica una tierra a menos que pague {1}": the payer is left out.
        told = is_player(clause.payer) and does is not None and not isinstance(does, You)
        who = [] if told else self.reference(clause.payer, "", True)
        return ["a", "menos", "que", *who, *costs]

    def with_instead(self, said: Tokens, place: str) -> Tokens:
        return ["en", "lugar" if place == "first" else "vez", "de", "eso", ",", *said]

    def paying(self, clause: Clause) -> Tokens:
        payer = clause.payer if clause.may is None else clause.may
        assert payer is not None, "costs to go on without a player who may pay them"
        who = self.agreement(payer)
        implied = Agreement(you=True, implied=True)
        self._may = True
        offered = clause.unless if clause.refused else clause.costs
        costs = self.listed(self.offered(offered, implied), "y")
        self._may = False
        costs = ["pagar", *costs] if costs[0].startswith("{") else costs
        tokens = [
            *self.reference(payer, "", True),
            *self.verb("puede", Agreement(who.plural, who.you)),
            *costs,
            *self.x_offered(clause),
            ".",
        ]
        if clause.condition is not None:
            tokens = ["si", *self.node(clause.condition, SINGULAR), ",", *tokens]
        if isinstance(clause.effect, WhenYouDo):
            return [*tokens, *capital(self.text(clause.effect))]
        does = ["lo", *self.verb("hace", Agreement(who.plural, who.you)), ","]
        called = REFUSED[clause.refused] if clause.refused else PAID[clause.paid]
        rest = ["Si", *called, *does]
        return [*tokens, *rest, *self.text(clause.effect)]

    def modes(self, modes: Modes) -> Tokens:
        more = capital(tokenize("puedes elegir el mismo modo más de una vez."))
        if modes.by_pawprints():
            return [*tokenize("elige modos por un valor de hasta cinco {P}."), *more]
        words = MODE_WORDS[modes.minimum, modes.maximum]
        if modes.chooser is not None:
            words = "un oponente " + words
        tokens = words.split(" ")
        if modes.repeats:
            return [*tokens, ".", *more]
        if modes.fresh is not Fresh.NO:
            tokens = [*tokens, *FRESH[modes.fresh].split(" ")]
        if modes.more_if is not None:
            cast = tokenize("en cuanto lanzas este hechizo") if modes.as_cast else []
            said = self.node(modes.more_if, SINGULAR)
            return [
                *tokens,
                ".",
                "Si",
                *said,
                *cast,
                ",",
                *self._more_modes(modes),
                ".",
            ]
        return [*tokens, "—"]

    def _more_modes(self, modes: Modes) -> Tokens:
        """ "You may choose both"; of three or more modes it is two."""
        words = MORE_MODES[modes.least_if, modes.most_if, modes.instead].split(" ")
        return ["dos" if word == "ambos" and len(modes.modes) > 2 else word for word in words]

    def mana(self, node: AddMana) -> Tokens:
        symbols = self.listed([self.produced(row) for row in node.choices], "o")
        tokens: Tokens = ["agregar" if self._may else "agregas" if self._stated else "agrega"]
        if node.who is not None:
            tokens = [
                *self.reference(node.who, "", True),
                *self.verb("agrega", self.agreement(node.who)),
            ]
        if node.additional:
            symbols = [*symbols, "adicional"]
        if node.times is None or isinstance(node.times, PerEach):
            return [*tokens, *symbols]
        if is_that_much(node.times):
            doubled = ["el", "doble", "de"] if isinstance(node.times, Twice) else []
            return [*tokens, *doubled, *THAT_MANY_OF, *symbols]
        if isinstance(node.times, Number):
            return [*tokens, *self.amount(node.times, "un"), *symbols]
        amount = self.amount(node.times, "")
        return [*tokens, "una", "cantidad", "de", *symbols, "igual", "a", *amount]

    def added(self, who: Ref | None, tokens: Tokens) -> Tokens:
        said = super().added(who, tokens)
        if who is None:
            return said
        return ["su" if one == "tu" else one for one in said]  # the pool of who is told of

    def spending(self, only_for: Filter) -> Tokens:
        if isinstance(only_for, NotToCast):
            said = self.by_phrase(only_for.spells, SINGULAR)
            return ["Este", "maná", "no", "puede", "usarse", "para", *said, "."]
        start = ["Usa", "este", "maná", "solo"]
        start.append("en" if isinstance(only_for, AnyUse) and only_for.is_of_costs() else "para")
        if isinstance(only_for, AnyUse):
            joiner = ["o", "para"] if only_for.again else ["o"]
            return [*start, *self.uses(only_for, joiner), "."]
        if isinstance(only_for, Such):
            nouns = self.noun_phrase(only_for.of, "s", True)
        else:
            nouns = self.noun_phrase(only_for, "un", False)
        return [*start, "lanzar", *nouns, "."]

    def mana_of_colors(self, node: AddManaOfColors) -> Tokens:
        amount = self._measured(node.count, "un", "maná/manás")
        adds: Tokens = ["agregar" if self._may else "agregas" if self._stated else "agrega"]
        if node.who is not None:
            adds = self.reference(node.who, "", True)
            adds = [*adds, *self.verb("agrega", self.agreement(node.who))]
        if node.additional:
            amount = [*amount, "adicional"]
        if node.colors == ALL_COLORS and node.together:
            one = node.count == Number(1)
            words = "de cualquier color" if one else "de un mismo color cualquiera"
            return [*adds, *amount, *words.split(" ")]
        if node.different:
            return [*adds, *amount, "de", "colores", "diferentes"]
        if node.colors == ALL_COLORS:
            return [*adds, *amount, "en", "cualquier", "combinación", "de", "colores"]
        names = [["{" + COLOR_LETTERS[one] + "}"] for one in wheel_order(node.colors)]
        return [
            *adds,
            *amount,
            "en",
            "cualquier",
            "combinación",
            "de",
            *self.listed(names, "y/o"),
        ]

    def limits(self, ability: Activated) -> Tokens:
        limits: list[Tokens] = []
        if ability.instant_speed:
            limits.append(["como", "un", "instantáneo"])
        slow = ability.sorcery_speed and not ability.loyalty
        if slow and not ability.sorcery_last:
            limits.append(["como", "un", "conjuro"])
        if ability.condition is not None:
            for condition in restrictions(ability.condition):
                tokens = self.node(condition, SINGULAR)
                timing = phrase_of_condition(condition) == "timing"
                limits.append(tokens if timing else ["si", *tokens])
        if slow and ability.sorcery_last:
            limits.append(["como", "un", "conjuro"])
        often = 0 if ability.limit_first else len(limits)
        if ability.limit:
            times = ["una", "vez"]
            if ability.limit > 1:
                times = [spanish.number_word(ability.limit, True), "veces"]
            limits.insert(often, [*times, "por", "turno"])
        elif ability.once:
            limits.insert(often, ["una", "vez"])
        if ability.only_by is not OnlyBy.ANYBODY:
            return self.with_own_name(_ONLY_BY[ability.only_by])
        if not limits:
            return [*_ANYONE, "."] if ability.anyone else []
        opening = [*_ANYONE, "pero"] if ability.anyone else ["Activa", "esta", "habilidad"]
        tokens = [*opening, "solo", *limits[0]]
        for limit in limits[1:]:
            tokens += ["y", "solo", *limit]
        return [*tokens, "."]

    def trigger_limit(self, ability: Triggered) -> Tokens:
        if ability.sure:
            return ["Esta", "habilidad", "no", "puede", "ser", "contrarrestada", "."]
        if is_done_once(ability.effect):
            return ["Haz", "esto", "solo", "una", "vez", "por", "turno", "."]
        if not ability.limit:
            return []
        return ["Esta", "habilidad", "se", "dispara", "solo", "una", "vez", "por", "turno", "."]

    def otherwise_it(self) -> Tokens:
        return ["de", "lo", "contrario", ","]

    def as_long_as(self) -> Tokens:
        return ["mientras"]

    def if_word(self) -> Tokens:
        return ["si"]

    def keyword(self, ability: Keyworded, inside: bool) -> Tokens:
        wording = KEYWORDS[ability.name]
        name = wording.es if inside else wording.line_es
        tokens = self.named(ability, name, wording.parameter_es)
        tokens = without_stop(tokens) if inside else tokens
        is_said = inside and tokens[0] != PROTECTION
        return ["la", "habilidad", "de", *tokens] if is_said else tokens

    def ended(self, tokens: Tokens, last: Ability) -> Tokens:
        """A line with a full stop, which keyword abilities have too where they are printed."""
        is_bare = isinstance(last, Keyworded) and last.name in KEYWORDS and tokens[-1] != "."
        return stop(tokens) if is_bare else tokens

    def opening_word(self, word: str) -> str:
        known = ABILITY_WORDS.get(word.lower(), "")
        return known[:1].upper() + known[1:] if known else word

    def keywords(self, abilities: list[Keyworded], word: str) -> Tokens:
        names = [
            without_stop(self.named(one, KEYWORDS[one.name].es, KEYWORDS[one.name].parameter_es))
            for one in abilities
        ]
        return ["las", "habilidades", "de", *self.listed(names, word)]

    def joiner(self, joiner: str) -> Tokens:
        return {
            "and": ["y"],
            ", and": [",", "y"],
            ", then": [",", "luego"],
            "then": [",", "luego"],
        }[joiner]

    def then_sentence(self, joiner: str, sentence: Tokens) -> Tokens:
        apart = joiner.endswith(",") or sentence[:1] == ["si"]
        return ["Luego", ","] if apart else ["Luego"]

    def field_option(self, filling: Filling, option: str) -> str:
        def said(match: re.Match[str]) -> str:
            value: object = getattr(filling.node, match.group(1))
            table = match.group(2)
            return " ".join(self.table(table, value)) if table else str(value)

        return re.sub(r"\{(\w+)(?::([^}]*))?\}", said, option)


SPANISH: Final = SpanishPrinter()
"""The Spanish printer."""
