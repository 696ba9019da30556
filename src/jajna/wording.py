"""The phrase book: how every node of the IR is said, for reading and for printing.

A mechanic's module calls :func:`phrase` beside the node, once for each way of saying it::

    phrase(
        DealDamage,
        en="{source} <deals> {amount:1 damage} to {to}",
        es="{source} <hace> {amount:1 punto/puntos de daño} a {to}",
    )

This module only collects; ``jajna.oracle`` reads both languages with it and ``jajna.text`` prints
them. A template is a row of tokens:

``word``
    Stands for itself; letters are small unless the word always has capitals. Punctuation may touch
    the words. Never write the capital at the start of a sentence or the full stop at its end.
``{field}``
    A slot, filled by the node's field of that name. What may stand in it follows from the field's
    annotation: ``Ref``, ``Filter``, ``Amount``, ``Condition``, ``Cost``, ``Effect``, ``Pattern``,
    ``Modification``, ``Replacement``, ``Ability``, ``ManaCost``, ``int``, ``str``, ``X | None``, or
    a ``tuple[X, ...]`` of them. ``bool`` fields have no slot but an optional group or ``when``.
``{field:option}``
    The same with an option, see below.
``<verb>``
    A verb in the third person singular that agrees with the subject: ``<deals>`` is also "deal",
    ``<has>`` "have", ``<is>`` "are". Spanish likewise: ``<hace>`` is also "hacen", "haces" (for
    "you") and "haz" (subject implied). The subject is the slot before the first verb; a
    ``Modification`` has no subject of its own and agrees with what the ability affects.
    ``<verb@field>`` names another subject.
``<*girado>``
    Spanish: an adjective that agrees with the subject in gender and number; also an article or a
    pronoun, ``<*un>``, ``<*él>``, and one that is joined to the verb before it: ``exilia <*-lo>``.
    ``<*girado@what>`` agrees with the field ``what`` (a reference, a description, card types or
    subtypes), ``<*girado@~>`` with the object itself, ``<*el@_>`` with the noun before a suffix.
``<controla@tú>``
    Spanish: a verb whose subject no field says: "you", or with ``@él`` and ``@ellos`` others. Where
    a condition can stand after "mientras" and "a menos que", mark its verbs, for their mood; a
    preterite, ``<ganó@tú>``, is there "hayas ganado".
``~``
    The object itself. What its text calls it, its name or "this creature", and the gender of that,
    are ``jajna.text.own_names``.
``one/many``
    A noun that agrees with the ``Amount`` slot before it: ``{count:a} card/cards``.
``(a|b|c)``
    Spellings that mean the same; all are read, the first is printed. ``(|that)`` prints nothing,
    ``(its|their)`` agrees with the subject.
``<+le@to>``
    Spanish: the pronoun that says ``a {to}`` where that is "it": ``<+le@to> <hace> {amount} a
    {to}`` is also "le hace 2 puntos de daño". ``<+lo@what>`` is one for the object of the verb,
    ``<+-le@to>`` and ``<+-lo@what>`` are joined to the verb before them.
``-la``
    Spanish: a pronoun that is joined to the verb before it: "ponla".
``[field? words]``
    Words that stand exactly when the field differs from its default. Without slots inside, the
    field is a ``bool`` and is read as true. With a slot of that field inside, e.g. ``[condition? if
    {condition}]``, the slot is read. ``[field=3? words]`` reads the int, bool, (bare) str or text
    of a ``Term`` after ``=``.

Subjects. A field named in subject position whose default is ``IMPLIED`` (``ir.refs``) or ``YOU``
may be left out in the text: "draw a card" is read as ``DrawCards(who=IMPLIED)``, "you draw a card"
as ``who=YOU``, and in "target player draws two cards and loses 2 life" the second clause gets
``Same(...)``, which stands for the first clause's subject and prints as nothing. So write ``who:
Ref = IMPLIED`` and ``{who} <draws> {count:a card/cards}``.

A field named ``who``, ``whom``, ``whose``, ``player``, ``payer`` or ``may`` is filled by players
only.

Options of slots, English:

* ``Ref``: none: "you", "target creature", "it" · ``'s``: possessive, "your", "its", "target
  creature's" · ``own``: possessive pronoun of a ref already said in this phrase, "your" / "its" /
  "their" (not read, only checked) · ``it``: object pronoun of a ref already said, "you" / "it" /
  "them" · ``that``: only "that player", "those cards" · ``those``: only things named before, in the
  plural, "those cards", "the sacrificed creatures" · ``some``: only things chosen as the
  instruction is followed, "two creatures" · ``chosen``: these, "any number of lands" or "one or
  more lands" · ``some or more``: without "any number of", ``any number``: only that · ``some
  of``: "one of them" · ``any choice``: all of these, and "a card at random" · ``by lot``: only
  that, "an opponent at random" · ``some among``: "a creature card from among them" ·
  ``of these``: this, "all lands from among them", "one of them",
  "up to one of them" and "one" · ``others of these``: "one of them" and "one" · ``the rest``: "the
  rest", "the other" · ``from it``: "a nonland card from it". No other option means any of these.
* ``Filter``: none or ``a``: singular with article, "a nonblack creature", "another Goblin" ·
  ``some``: ``a``, or "one or more" · ``this``: ``a`` or what is named, "~", "you", "enchanted
  creature" (as ``Is(ref)``), for patterns · ``that``: as after "that's": also adjectives alone ·
  ``quality``: the same, but no states · ``with``: only what stands after a noun, "with flying" ·
  ``these``: plural bare or what is named · ``named``: only what is named, and no player · ``one``:
  singular bare · ``s``: plural bare · ``n``: bare, in the number of the amount before.
* ``Condition``: none: as after "if" · ``timing``: a time, "during your turn" ·
  ``unless``: Spanish, as after "a menos que".
* ``Amount``: none: digits, "3", "X" · ``a``: "a", "two", "X", "that many" · ``one``: "one", "two" ·
  ``word``: the same, or any other amount ·
  ``th``: "first", "second" · ``+``: with its sign, "+3", "-X" · an option and a noun, ``a
  card/cards`` or ``1 damage``: the amount with its noun, read and printed also as "cards equal to
  the number of ...", "that many cards", "twice that much damage", "an additional card".
* ``{count*what}``: an ``Amount`` field and a ``Filter`` field as one noun phrase: "a creature",
  "two creatures", "X creatures you control".
* ``tuple``: none or ``and``: "A", "A and B", "A, B, and C" · ``or``, ``and/or`` likewise ·
  ``several``: as ``and``, but never one alone · ``,``: commas only · ``_``: side by side. A second
  option after a semicolon goes to the items: ``{all:and;a}``.
* ``Ability`` and tuples of it: ``quoted``: in quotation marks · none: keywords bare, others in
  quotation marks.
* ``str``: ``name`` is a card's name, as it stands.
* ``int``, ``str``, a ``Term``: the name of a table made with :func:`words`:
  ``{duration:duration}``; Spanish words of tables may have ``<*girado>`` and ``girada/giradas``
  too. An ``int`` without a table is a number in words, with ``#`` in digits.

Options, Spanish: ``Ref`` ``de la mano``: possession, "tu mano", "su mano", "la mano de ese jugador"
· ``Filter`` ``un``: "una criatura no negra"; ``s``: plural bare; ``los``: plural with article;
``n`` as above; ``estos``: as ``these``, with article · ``Amount`` ``un carta/cartas`` and
``1 punto/puntos``: the amount with its noun; a feminine noun takes ``una``: ``una carta/cartas``.
The rest is as in English.

Amounts at the end of the clause need nothing from the template: ", where X is the number of ..."
and "for each ..." are read after any clause and go into its ``Amount`` fields.

``when`` gives a wording for certain values of fields, which are then not said by slots::

    phrase(Search, when={"tapped": True}, en="...", es="...")

The first phrase of a node whose ``when`` fits is printed; all are read. ``also`` are further
English templates that are read but never printed. ``unsaid`` are fields that a phrase doesn't say,
since other words of the text have.

Nodes that stand inside a noun phrase (filters) give their ``place``:

* ``prefix``: before the noun, "tapped", "nonblack", "attacking" (Spanish templates of adjectives
  are one word in the masculine singular, ``girado``, and are made to agree);
* ``suffix``: after it, "with flying", "you control", "in your graveyard".

An ``Amount`` may have ``each``: how it is counted after "for each"; a ``Condition`` ``timing``: how
it stands after "activate only", as "during your turn"; an ``Effect`` ``listed``: how it is said
among others that share a verb, of which the list has the option ``listed``; a ``Filter`` ``use``:
how it stands after "spend this mana only to"; a ``Ref`` one of the places in ``CHOICES``: how what
is chosen or left over stands in slots for it.

The article, number and agreement of the noun phrase are the engine's work. In a suffix, English
``<verb>`` agrees with the noun.

What the text then calls "it". A pronoun takes the latest mention that fits: a reference, or a
trigger's object and player (``ir.refs.EVENT_OBJECT`` ...). An instruction that makes or finds
things binds them in the context under a name, and its module declares that name beside the phrase:
``jajna.ir.declared.binding.leaves`` for "it" and "those cards", ``does`` for "the sacrificed
creature". After any other instruction with a ``Filter`` of its own, "it" is refused, because it
could mean what was chosen.

Where things stand. A whole clause is one phrase of an ``Effect``. Sequences, "you may", "if",
"unless", "for each" before a clause, and modes are composites worded by the engine. Keyword
abilities are registered with :func:`keyword`, in the module of the keyword. A ``Pattern`` is worded
with its "when", "whenever" or "at" in the template. An ability that isn't activated, triggered or a
keyword is a ``Static`` (worded by its ``Modification``), a ``Replacing`` (worded by its
``Replacement``) or a leaf of ``Ability`` with a phrase of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Final, TypeVar, final

from jajna.vocab import Term, bits

if TYPE_CHECKING:
    from jajna.ir.abilities import Keyworded
    from jajna.ir.base import Node

    MakeLaidOut = Callable[[tuple[Node, ...]], Keyworded | None]

__all__ = [
    "CHOICES",
    "FEMININE",
    "KEYWORDS",
    "KEYWORD_BITS",
    "LAYOUTS",
    "NOUN_OF",
    "OWN_NAMES",
    "PHRASES",
    "TABLES",
    "Asked",
    "KeywordWording",
    "Laid",
    "Layout",
    "Noun",
    "Own",
    "Phrase",
    "Value",
    "calls_itself",
    "family",
    "feminine",
    "has_noun",
    "keyword",
    "keyword_names",
    "kind_of",
    "laid_out",
    "phrase",
    "words",
]

Value = int | str | bool | Term
"""A plain value that a table or ``when`` can name."""

Key = TypeVar("Key", bound=Value)


class Own(Enum):
    """What a text calls the object that it is on, the ``~`` of a template."""

    CARD = "card"
    """As a card that is no permanent: "this card". CR 113.6."""
    NAME = "name"
    """By its name, as it speaks of names."""


class Asked(Enum):
    """How texts ask for a keyword ability by its name, beside its bit. CR 702.1."""

    NAME = "name"
    """Objects that have it: "with flashback", "if it has madness"."""
    COST_PAID = "cost paid"
    """Spells cast for its cost: "if its prowl cost was paid". CR 607.2."""
    OWN_MANA_COST = "own mana cost"
    """Its cost as that of what gets it: "the flashback cost is equal to its mana cost"."""
    ACTIVATED = "activated"
    """The activated abilities that it stands for: "equip abilities"."""


class Layout(Enum):
    """How the line of a keyword ability is laid out that isn't a keyword and what follows it."""

    CHAPTER = "chapter"
    """Roman numerals, a dash and an instruction; its parts are the numbers and that. CR 714.2."""
    COMPANION = "companion"
    """The keyword, a dash and its condition. CR 702.139a, 719.3a."""
    EXERT = "exert"
    """A sentence, and perhaps another that begins "when you do". CR 701.43d."""
    LEVEL = "level"
    """Numbers of level counters (-1: no limit), power and toughness, and abilities. CR 711.2."""
    LEVEL_BAR = "level bar"
    """A cost, the number of a class level, and abilities. CR 716.2a."""
    PRICED_MODES = "priced modes"
    """The keyword, and modes that each have a cost; its parts are these modes. CR 700.2h."""
    ROOM = "room"
    """The name of a room, a dash and its ability. CR 309.4."""
    STATION = "station"
    """A number with a plus sign, power and toughness if it has any, and abilities. CR 721.2."""
    WORDED = "worded"
    """The keyword, a dash and an ability of any kind, as it is written. CR 702.178, 702.169."""
    WRITTEN_OUT = "written out"
    """The keyword, a dash and an activated ability as it is written. CR 702.57, 702.142."""


@final
class Phrase:
    """One way of saying a node, in English and Spanish templates."""

    def __init__(
        self,
        node: type[Node],
        en: str,
        es: str,
        also: tuple[str, ...],
        when: Mapping[str, object],
        place: str,
        unsaid: tuple[str, ...] = (),
    ) -> None:
        self.node = node
        self.en = en
        self.es = es
        self.also = also
        self.when = when
        self.place = place
        self.unsaid = unsaid


@final
class KeywordWording:
    """How a keyword ability is said: the name and what follows it. CR 702.

    ``parameter`` is the template of what follows the name, with one slot ``{0}``, ``{1}``, ... for
    each node of ``Keyworded.parameter``; ``slots`` names their families in order. ``make`` builds
    the ability from the parameter. ``line_es`` is how a line of keywords says it in Spanish.
    ``rule`` is the rule that defines it, ``kind_of`` the keyword of which it is a variant.
    """

    def __init__(
        self,
        name: str,
        es: str,
        parameter: str,
        parameter_es: str,
        slots: tuple[str, ...],
        make: Callable[[tuple[Node, ...]], Keyworded],
        line_es: str,
        either_or_both: bool,
        rule: str,
        kind_of: str,
    ) -> None:
        self.name = name
        self.es = es
        self.line_es = line_es
        self.parameter = parameter
        self.parameter_es = parameter_es
        self.slots = slots
        self.make = make
        self.either_or_both = either_or_both
        self.rule = rule
        self.kind_of = kind_of


@final
class Laid:
    """The layout of a keyword ability that isn't said as "keyword, parameter", and its name with
    the rule that defines it if that is said.

    ``make`` makes the ability from its parts in their order, None if it can't have these.
    """

    def __init__(
        self, layout: Layout, en: str, es: str, rule: str, make: MakeLaidOut | None
    ) -> None:
        self.layout = layout
        self.names = (en, es)
        self.rule = rule
        self.make = make


@final
class Noun:
    """The noun in the phrase of a node: card ``types``, or what the fields ``types_in`` and
    ``subtypes_in`` say. The ``bool`` field ``plural_in`` says that it is in the plural.
    """

    def __init__(self, types: int, types_in: str, subtypes_in: str, plural_in: str) -> None:
        self.types = types
        self.types_in = types_in
        self.subtypes_in = subtypes_in
        self.plural_in = plural_in


PHRASES: Final[list[Phrase]] = []
"""Every phrase in the order of registration."""

KEYWORD_BITS: Final[dict[Value, tuple[str, str]]] = {}
"""The keywords that have bits, in both languages, by their bits (``vocab.Keyword``)."""

_LISTED_NAMES: Final[dict[Value, tuple[str, str]]] = {}
"""Keywords that texts list, "with flying or reach": one ability each."""
_ASKED: Final[dict[Asked, dict[Value, tuple[str, str]]]] = {one: {} for one in Asked}
"""Keywords in both languages by how texts ask for them."""

TABLES: Final[dict[str, Mapping[Value, tuple[str, str]]]] = {
    "keyword": KEYWORD_BITS,
    "keyword name": _LISTED_NAMES,
    "ability name": _ASKED[Asked.NAME],
    "alternative cost": _ASKED[Asked.COST_PAID],
    "costly keyword": _ASKED[Asked.OWN_MANA_COST],
    "kind of keyword ability": _ASKED[Asked.ACTIVATED],
}
"""Word tables by name: value to English and Spanish. :func:`keyword` fills those of keywords."""

KEYWORDS: Final[dict[str, KeywordWording]] = {}
"""Keyword abilities by English name."""

LAYOUTS: Final[dict[str, Laid]] = {}
"""Keyword abilities with a layout of their own, by the name of ``Keyworded``."""

OWN_NAMES: Final[dict[type[Node], Own]] = {}
"""What nodes call the object that they are on, where that differs from the text around them."""

NOUN_OF: Final[dict[type[Node], Noun]] = {}
"""The nouns in the phrases of nodes that have no field with a description."""

FEMININE: Final[set[type[Node]]] = set()
"""References for which a Spanish pronoun is feminine."""

CHOICES: Final = {
    "some": ("some",),
    "chosen": ("some", "any number", "one or more"),
    "some or more": ("some", "one or more"),
    "any number": ("any number",),
    "by chance": ("from graveyard at random",),
    "by lot": ("at random",),
    "some of": ("some of",),
    "any choice": ("some", "any number", "one or more", "some of", "at random"),
    "of these": ("some of", "so many of", "one", "some among", "all among"),
    "some among": ("some among",),
    "others of these": ("some of", "one"),
    "the rest": ("the rest",),
    "from it": ("from it",),
    "source": ("source",),
    "sources": ("sources",),
    "spell": ("spell",),
    "spells": ("spells",),
    "cards to cast": ("cards to cast",),
}
"""The options of slots for what is chosen or left over, with the places of what may stand there."""

PLACES: Final = (
    "",
    "prefix",
    "suffix",
    "each",
    "timing",
    "listed",
    "use",
    "some",
    "any number",
    "one or more",
    "some of",
    "at random",
    "from graveyard at random",
    "so many of",
    "one",
    "some among",
    "all among",
    "the rest",
    "from it",
    "source",
    "sources",
    "spell",
    "spells",
    "cards to cast",
)


def phrase(
    node: type[Node],
    en: str,
    es: str,
    *,
    also: tuple[str, ...] = (),
    when: Mapping[str, object] | None = None,
    place: str = "",
    unsaid: tuple[str, ...] = (),
) -> None:
    """Register one way of saying a node; the module's docstring tells the template language.

    ``unsaid`` are fields that it doesn't say, as words before it have.

    Raises ValueError for an unknown place.
    """
    if place not in PLACES:
        raise ValueError(f"place {place!r} of {node.__name__} is not one of {PLACES}")
    given = {} if when is None else dict(when)
    PHRASES.append(Phrase(node, en, es, also, given, place, unsaid))


def words(
    name: str,
    table: Mapping[Key, tuple[str, str]],
) -> None:
    """Register a word table for fields of ``int``, ``str`` or a ``Term``: value to English and
    Spanish.

    Raises ValueError when the name is taken.
    """
    if name in TABLES:
        raise ValueError(f"the word table {name!r} is registered twice")
    made: dict[Value, tuple[str, str]] = {}
    for value, pair in table.items():
        made[value] = pair
    TABLES[name] = made


def keyword(
    name: str,
    es: str,
    make: Callable[[tuple[Node, ...]], Keyworded],
    *,
    rule: str,
    bit: int = 0,
    asked: tuple[Asked, ...] = (),
    kind_of: str = "",
    parameter: str = "",
    parameter_es: str = "",
    slots: tuple[str, ...] = (),
    said: str = "",
    line_es: str = "",
    either_or_both: bool = False,
) -> None:
    """Register a keyword ability: its names, the rule that defines it, and how it is said. CR 702.

    ``keyword("fuse", "fusionar", fuse, rule="702.102")`` reads "fuse" as ``fuse(())``, and
    ``keyword("cycling", "ciclo", cycling, rule="702.29", parameter="{0:,}", slots=COSTS)`` reads
    "cycling {2}" as ``cycling((PayMana(...),))``. ``bit`` is the keyword's bit in masks, if other
    rules and cards ask for it by that; ``asked`` says how texts ask for it by its name. What asks
    for the keyword ``kind_of`` also finds this one: typecycling is cycling.

    Spanish prints as "la habilidad de" plus ``es`` inside sentences and as ``es`` on a line of
    keywords, or as ``line_es`` where that says what the object does ("vuela"). A variant that is
    said like another keyword has a name of its own and gives that other as ``said``. ``make``
    raises TypeError for a parameter that the keyword can't have; the text is then not understood.
    With ``either_or_both`` two of them on a line with costs of mana are joined by "and/or". Raises
    ValueError when the name is taken.
    """
    if name in KEYWORDS:
        raise ValueError(f"the keyword {name!r} is registered twice")
    template = parameter_es or parameter
    KEYWORDS[name] = KeywordWording(
        said or name,
        es,
        parameter,
        template,
        slots,
        make,
        line_es or es,
        either_or_both,
        rule,
        kind_of,
    )
    if bit:
        KEYWORD_BITS[bit] = _LISTED_NAMES[name] = (name, es)
    _ask(name, es, asked)
    if kind_of:
        _LISTED_NAMES.pop(kind_of, None)


def _ask(name: str, es: str, asked: tuple[Asked, ...]) -> None:
    for way in asked:
        _ASKED[way][name] = (name, es)
    if Asked.NAME in asked and all(one.kind_of != name for one in KEYWORDS.values()):
        _LISTED_NAMES[name] = (name, es)


def family(name: str, es: str) -> None:
    """Register the name of a family of keyword abilities that is itself none: landwalk.
    CR 702.14a.
    """
    _ASKED[Asked.NAME][name] = (name, es)


def kind_of(name: str) -> str:
    """The keyword of which the one of that name is a kind, "" if of none.

    A changed text may name a kind that no card has, as "snow plainswalk". CR 612.2.
    """
    found = KEYWORDS.get(name) or KEYWORDS.get(name.rpartition(" ")[2])
    return found.kind_of if found is not None else ""


def keyword_names(mask: int) -> list[str]:
    """The English names of the keywords in a mask of ``vocab.Keyword``."""
    return [KEYWORD_BITS[bit][0] for bit in bits(mask)]


def laid_out(
    name: str,
    layout: Layout,
    en: str = "",
    es: str = "",
    *,
    rule: str = "",
    asked: tuple[Asked, ...] = (),
    make: MakeLaidOut | None = None,
) -> None:
    """Register the layout of a keyword ability, and its name in both languages, with the rule that
    defines it, if that is said. What is ``asked`` is the same as for :func:`keyword`.
    """
    LAYOUTS[name] = Laid(layout, en, es, rule, make)
    _ask(name, es, asked)


def calls_itself(node: type[Node], own: Own) -> None:
    """Say what a node calls the object that it is on."""
    OWN_NAMES[node] = own


def has_noun(
    node: type[Node],
    *,
    types: int = 0,
    types_in: str = "",
    subtypes_in: str = "",
    plural_in: str = "",
) -> None:
    """Say which noun is in a node's phrase, for what agrees with it."""
    NOUN_OF[node] = Noun(types, types_in, subtypes_in, plural_in)


def feminine(ref: type[Node]) -> None:
    """Say that a Spanish pronoun is feminine if it stands for a reference of this kind."""
    FEMININE.add(ref)
