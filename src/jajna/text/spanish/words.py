"""Spanish words in their forms: verbs, adjectives, nouns, contractions, numbers."""

from __future__ import annotations

import re
from typing import Final

__all__ = [
    "NUMBER_WORDS",
    "ORDINALS",
    "adjective",
    "contract",
    "imperative",
    "infinitive",
    "number_word",
    "plural_noun",
    "subjunctive",
    "verb",
]

NUMBER_WORDS: Final = (
    "cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
    "once", "doce", "trece", "catorce", "quince", "dieciséis", "diecisiete", "dieciocho",
    "diecinueve", "veinte",
)  # fmt: skip

ORDINALS: Final = (
    "cero", "primer", "segundo", "tercer", "cuarto", "quinto", "sexto", "séptimo", "octavo",
    "noveno", "décimo",
)  # fmt: skip

_PLURALS: Final[dict[str, str]] = {
    "es": "son", "está": "están", "ha": "han", "va": "van", "da": "dan", "fue": "fueron",
    "sea": "sean", "muera": "mueran", "era": "eran", "esté": "estén", "murió": "murieron",
}  # fmt: skip

_YOU: Final[dict[str, str]] = {
    "es": "eres", "está": "estás", "ha": "has", "fue": "fuiste", "esté": "estés",
}  # fmt: skip

_PERFECT: Final[dict[str, str]] = {
    "murió": "haya muerto", "fue": "haya sido", "hubo": "haya habido",
}  # fmt: skip
"""The subjunctives of preterites with an irregular participle."""
PERFECT: Final = "haya "
"""The beginning of a preterite's subjunctive."""

_IMPERATIVES: Final[dict[str, str]] = {
    "hace": "haz", "pone": "pon", "tiene": "ten", "es": "sé", "va": "ve", "obtiene": "obtén",
    "dice": "di", "sale": "sal", "viene": "ven", "mantiene": "mantén", "previene": "prevén",
    "detiene": "detén",
}  # fmt: skip


REFLEXIVE: Final = "se "
"""The beginning of a reflexive verb."""
_UNSTRESSED: Final = str.maketrans("áéíóú", "aeiou")


def verb(word: str, plural: bool, you: bool) -> str:
    """A verb in a person and number, from its third person singular."""
    if word.startswith(REFLEXIVE):
        pronoun = "te " if you and not plural else REFLEXIVE
        return pronoun + verb(word.removeprefix(REFLEXIVE), plural, you)
    if word.startswith(PERFECT):
        return verb("haya", plural, you) + word.removeprefix("haya")
    if you and not plural:
        return _YOU.get(word) or _preterite(word, "aste", "iste") or word + "s"
    if plural:
        return _PLURALS.get(word) or _preterite(word, "aron", "ieron") or word + "n"
    return word


def _preterite(word: str, first: str, second: str) -> str:
    """A regular preterite with the ending of its conjugation; "" for other words."""
    if word.endswith("ió"):
        return word[:-2] + second
    return word[:-1] + first if word.endswith("ó") else ""


def imperative(word: str) -> str:
    """The imperative of a verb, from its third person singular."""
    if word.startswith(REFLEXIVE):
        return enclitic(imperative(word.removeprefix(REFLEXIVE)), "te")
    return _IMPERATIVES.get(word, word)


def third_person(word: str) -> str:
    """The third person singular of a verb, from its imperative."""
    return _THIRD.get(word, word)


_THIRD: Final = {told: word for word, told in _IMPERATIVES.items()}


_DETERMINERS: Final[dict[str, tuple[str, str, str, str]]] = {
    "un": ("un", "una", "unos", "unas"),
    "el": ("el", "la", "los", "las"),
    "uno": ("uno", "una", "uno", "una"),
    "este": ("este", "esta", "estos", "estas"),
    "él": ("él", "ella", "ellos", "ellas"),
    "lo": ("lo", "la", "los", "las"),
    "-lo": ("-lo", "-la", "-los", "-las"),
    "primer": ("primer", "primera", "primeros", "primeras"),
    "tercer": ("tercer", "tercera", "terceros", "terceras"),
}
"""Articles, pronouns and shortened ordinals: masculine and feminine, singular and plural."""


def adjective(word: str, plural: bool, feminine: bool) -> str:
    """An adjective in a gender and number, from its masculine singular."""
    if word in _DETERMINERS:
        return _DETERMINERS[word][feminine + 2 * plural]
    if word in ("monocolor", "multicolor"):
        return word
    made = word
    if feminine:
        if word.endswith("o"):
            made = word[:-1] + "a"
        elif word.endswith("or"):
            made = word + "a"
    return plural_noun(made) if plural else made


def pronoun(word: str, plural: bool, feminine: bool) -> str:
    """An object pronoun in a gender and number, from "lo" or "le", perhaps joined to a verb."""
    made = word[:-1] + "a" if feminine and word.endswith("lo") else word
    return made + "s" if plural else made


def plural_noun(noun: str) -> str:
    """The plural of a noun; of several words that of the first."""
    first, space, rest = noun.partition(" ")
    if space:
        return f"{plural_noun(first)} {rest}"
    if noun in _NOUN_PLURALS:
        return _NOUN_PLURALS[noun]
    if noun[-1] in "aeiouéáó":
        return noun + "s"
    if noun.endswith("z"):
        return noun[:-1] + "ces"
    if noun[-2:] in _STRESSED_ENDS:
        return noun[:-2] + noun[-2].translate(_UNSTRESSED) + noun[-1] + "es"
    if noun.endswith("s"):
        return noun
    return noun + "es"


_STRESSED_ENDS: Final = ("án", "én", "ín", "ón", "ún", "ás", "és", "ís", "ós")
"""Ends of words whose stress needs no accent in the plural."""
_NOUN_PLURALS: Final[dict[str, str]] = {
    "Myr": "Myr", "Thrull": "Thrulls", "Kraken": "Krakens", "Imp": "Imps",
    "Kor": "Kor", "Djinn": "Djinns", "Kirin": "Kirin", "Kithkin": "Kithkin", "Gith": "Gith",
    "Atog": "Atogs", "Kobold": "Kobolds", "Orgg": "Orggs", "Gremlin": "Gremlins",
    "Germen": "Gérmenes", "Homúnculo": "Homúnculos", "Efrit": "Efrits", "Slit": "Slits",
    "Pueblo-arbóreo": "Pueblos-arbóreos",
}  # fmt: skip
"""Plurals of nouns that aren't regular."""


def number_word(number: int, feminine: bool = False) -> str:
    """A number in words up to twenty, in digits above."""
    if number == 1:
        return "una" if feminine else "un"
    return NUMBER_WORDS[number] if 0 <= number < len(NUMBER_WORDS) else str(number)


NO_VERBS: Final = ("el", "la", "se", "si")
"""Words at the start of instructions that look like verbs but aren't."""

CLITICS: Final = ("-lo", "-la", "-los", "-las", "-le", "-les")
"""Pronouns that are joined to the verb before them."""

_ACCENTS: Final = {"a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú"}
_PLAIN: Final = {accented: plain for plain, accented in _ACCENTS.items()}
_SYLLABLE: Final = re.compile(r"(?:[iu](?=[aeo]))?[aeo](?:[iu])?|[iu]+|[áéíóú]")


def enclitic(verb: str, pronoun: str) -> str:
    """An imperative or infinitive joined with its pronoun: "sacrifícalo", "ponla"."""
    vowels = list(_SYLLABLE.finditer(verb))
    plain = "".join([_PLAIN.get(letter, letter) for letter in verb])
    if len(vowels) < 2 or not verb.endswith(("a", "e")):
        return plain + pronoun
    stressed = vowels[-2]
    group = stressed.group()
    strong = max(group.find(letter) for letter in "aeoáéó")
    at = stressed.start() + (strong if strong >= 0 else len(group) - 1)
    return verb[:at] + _ACCENTS.get(verb[at], verb[at]) + verb[at + 1 :] + pronoun


def attach(tokens: list[str]) -> list[str]:
    """The tokens with pronouns joined to the verbs before them."""
    made: list[str] = []
    for token in tokens:
        if token in CLITICS and made:
            made[-1] = enclitic(made[-1], token[1:])
        else:
            made.append(token)
    return made


def detached(token: str, verbs: frozenset[str]) -> list[str]:
    """The verb and pronoun of a token that joins one of the verbs with a pronoun, as a list.

    Any other token is a list of itself.
    """
    for clitic in CLITICS:
        if token.endswith(clitic[1:]):
            stem = token[: len(token) - len(clitic) + 1]
            bare = "".join([_PLAIN.get(letter, letter) for letter in stem])
            for verb in (stem, bare, _accented_end(bare)):
                if verb.lower() in verbs:
                    return [verb, clitic[1:]]
    return [token]


def _accented_end(verb: str) -> str:
    """An imperative without its pronoun, with its accent: "detén" from "detenlo"."""
    return verb[:-2] + "én" if verb.endswith("en") else verb


EUPHONIC: Final[dict[str, str]] = {"e": "y", "u": "o"}
"""The conjunctions used before a like sound, each with the usual one."""


def expand(tokens: list[str]) -> list[str]:
    """The tokens with "al" and "del" taken apart."""
    made: list[str] = []
    for token in tokens:
        apart = {"al": "a", "del": "de"}.get(token.lower())
        if apart is None:
            made.append(token)
        else:
            made += [apart.capitalize() if token[0].isupper() else apart, "el"]
    return made


STRESSED_A: Final = ("Aura", "Ave", "Hada", "Águila")
"""Feminine nouns that begin with a stressed a and take "el" and "un"."""


def contract(tokens: list[str]) -> list[str]:
    """The tokens with "al" and "del" contracted, and with "el" before a stressed a."""
    made: list[str] = []
    after = [*tokens[1:], ""]
    for token, noun in zip(tokens, after, strict=True):
        if noun in STRESSED_A and token.lower() in ("una", "la"):
            token = (
                token[0] + "n"
                if token.lower() == "una"
                else ("E" if token[0] == "L" else "e") + "l"
            )
        if token == "el" and made and made[-1] in ("a", "de"):
            made[-1] = "al" if made[-1] == "a" else "del"
        else:
            made.append(token)
    return made


EACH_OF_THEM: Final = {"cada·uno": ("cada", "uno"), "cada·una": ("cada", "una")}
"""Tokens after a subject in the plural whose verb is said of each, with what they stand for."""


def after_verbs(tokens: list[str]) -> list[str]:
    """The tokens with "cada uno" after the verb that it follows as a token, and after its sizes."""
    made: list[str] = []
    waiting: tuple[str, ...] = ()
    for place, token in enumerate(tokens):
        if token in EACH_OF_THEM:
            if any(one.isalpha() for one in tokens[place + 1 : place + 2]):
                waiting = EACH_OF_THEM[token]
            else:
                made += EACH_OF_THEM[token]
            continue
        made.append(token)
        size_follows = any(_is_size(one) for one in tokens[place + 1 : place + 2])
        if waiting and token not in _BEFORE_VERBS and not size_follows:
            made += waiting
            waiting = ()
    return [*made, *waiting]


def after_subjects(tokens: list[str]) -> list[str]:
    """The tokens with "cada uno" before a verb in the plural that it follows, and its sizes."""
    made: list[str] = []
    for place, token in enumerate(tokens):
        if token in ("uno", "una") and tokens[place - 1 : place] == ["cada"]:
            verb = len(made) - 2
            while verb > 0 and _is_size(made[verb]):
                verb -= 1
            is_said = made[verb].endswith("n") and tokens[place + 1 : place + 2] != ["de"]
            if is_said and {"objetivo", "objetivos"} & set(made[:verb]):
                while made[verb - 1] in _BEFORE_VERBS:
                    verb -= 1
                made[verb:] = ["cada", token, *made[verb:-1]]
                continue
        made.append(token)
    return made


_BEFORE_VERBS: Final = frozenset({"se", "no", "le", "les"})


def _is_size(token: str) -> bool:
    return token == "/" or token[0] in "+-−"


_INFINITIVES: Final[dict[str, str]] = {
    "destruye": "destruir", "pierde": "perder", "obtiene": "obtener", "tiene": "tener",
    "pone": "poner", "hace": "hacer", "elige": "elegir", "muere": "morir", "es": "ser",
    "está": "estar", "puede": "poder", "va": "ir", "vuelve": "volver", "devuelve": "devolver",
    "escribe": "escribir", "añade": "añadir", "previene": "prevenir", "distribuye": "distribuir",
    "reparte": "repartir", "divide": "dividir", "mueve": "mover", "remueve": "remover",
    "convierte": "convertir", "cuesta": "costar", "juega": "jugar", "muestra": "mostrar",
    "recibe": "recibir", "haz": "hacer", "pon": "poner", "mantiene": "mantener",
    "endereza": "enderezar", "exhibe": "exhibir", "repite": "repetir", "ve": "ver", "dice": "decir",
    "decide": "decidir", "transfiere": "transferir", "adivina": "adivinar", "mira": "mirar",
    "invierte": "invertir", "desiste": "desistir", "contrarresta": "contrarrestar",
    "sale": "salir", "cuenta": "contar", "repuebla": "repoblar", "fortalece": "fortalecer",
    "muele": "moler", "reúne": "reunir", "extenúa": "extenuar", "detén": "detener",
    "prevén": "prevenir",
    "obtén": "obtener",
}  # fmt: skip

_SUBJUNCTIVES: Final[dict[str, str]] = {
    "es": "sea", "está": "esté", "va": "vaya", "da": "dé", "ha": "haya", "pone": "ponga",
    "hace": "haga", "obtiene": "obtenga", "tiene": "tenga", "muere": "muera", "elige": "elija",
    "pierde": "pierda", "destruye": "destruya", "puede": "pueda", "juega": "juegue",
    "paga": "pague", "ataca": "ataque", "saca": "saque", "busca": "busque", "roba": "robe",
    "sacrifica": "sacrifique", "entra": "entre", "deja": "deje", "lanza": "lance",
    "comienza": "comience", "endereza": "enderece", "llega": "llegue", "vuelve": "vuelva",
    "devuelve": "devuelva", "convierte": "convierta", "recibe": "reciba", "inflige": "inflija",
    "muestra": "muestre", "mueve": "mueva", "sale": "salga", "agrega": "agregue", "era": "fuera",
    "escapó": "escapara",
    "debe": "deba", "bloquea": "bloquee", "previene": "prevenga", "remueve": "remueva",
    "gana": "gane", "descarta": "descarte", "controla": "controle", "exilia": "exilie",
    "gira": "gire", "mantiene": "mantenga", "hay": "haya", "cuesta": "cueste",
    "fortalece": "fortalezca",
}  # fmt: skip


_WISHED: Final = frozenset([*_SUBJUNCTIVES.values(), "comparta"])
"""Verb forms in the subjunctive."""


def infinitive(word: str) -> str:
    """The infinitive of a verb, from its third person singular or imperative."""
    known = _INFINITIVES.get(word)
    if known is not None:
        return known
    if word.startswith(REFLEXIVE):
        return infinitive(imperative(word))
    plain = word.translate(_UNSTRESSED)
    if word.endswith("te") and plain != word:
        return infinitive(plain.removesuffix("te")) + "te"
    if word.endswith("a"):
        return word + "r"
    return word + "r" if word.endswith("e") else word


def adjective_forms(word: str) -> tuple[str, ...]:
    """Every form of an adjective as a tuple, from its masculine singular."""
    return tuple([adjective(word, plural, feminine) for plural in BOTH for feminine in BOTH])


BOTH: Final = (False, True)


def your_forms(word: str) -> tuple[str, ...]:
    """The forms of a verb with "you" as its subject: indicative and subjunctive."""
    return tuple([verb(mood, False, True) for mood in (word, subjunctive(word))])


def is_wished(word: str) -> bool:
    """Whether a verb form is a subjunctive."""
    return word in _WISHED


def stated(word: str) -> str:
    """The indicative with "you" as its subject, from the imperative."""
    return verb(third_person(word), False, True)


def told_forms(word: str) -> tuple[str, ...]:
    """The imperative, the infinitive (after "may"), and the indicative with "you"."""
    return (imperative(word), infinitive(word), verb(word, False, True))


def wished_forms(word: str) -> tuple[str, ...]:
    """The subjunctive forms after "a menos que", from the imperative."""
    wished = subjunctive(third_person(word))
    return (verb(wished, False, False), verb(wished, True, False), verb(wished, False, True))


def finite_forms(word: str) -> tuple[str, ...]:
    """The forms of a verb in the third person."""
    moods = (word, subjunctive(word))
    return tuple([verb(mood, plural, False) for mood in moods for plural in BOTH])


def other_forms(word: str) -> tuple[str, ...]:
    """The forms of a verb in the third person, and its infinitive."""
    return (*finite_forms(word), infinitive(word))


def every_form(word: str) -> tuple[str, ...]:
    """Every form of a verb as a tuple, from its third person singular."""
    return tuple(dict.fromkeys((*other_forms(word), *your_forms(word), *told_forms(word))))


def subjunctive(word: str) -> str:
    """The third person singular of the subjunctive, from that of the indicative."""
    if word.startswith(REFLEXIVE):
        return REFLEXIVE + subjunctive(word.removeprefix(REFLEXIVE))
    if word in _WISHED:
        return word
    known = _SUBJUNCTIVES.get(word) or _PERFECT.get(word)
    if known is not None:
        return known
    if word.endswith("ó"):
        stem, participle = (word[:-2], "ido") if word.endswith("ió") else (word[:-1], "ado")
        return PERFECT + stem + participle
    if word.endswith("ca"):
        return word[:-2] + "que"
    if word.endswith("ga"):
        return word[:-1] + "ue"
    if word.endswith("za"):
        return word[:-2] + "ce"
    if word.endswith("a"):
        return word[:-1] + "e"
    return word[:-1] + "a" if word.endswith("e") else word
