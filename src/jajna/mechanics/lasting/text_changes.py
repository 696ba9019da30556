"""Changing an object's text: color words, basic land types and creature types. CR 612.

Only words used as such are replaced: in abilities and in the type line, not in names and not in
mana symbols (CR 612.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import Decision, Kind, Pick, Shape
from jajna.frozen import dataclass
from jajna.ir.abilities import Ability, Keyworded
from jajna.ir.base import Duration, Effect, Filter, Layer, Modification, Node, Ref
from jajna.ir.conditions.spells import ManaWasSpent
from jajna.ir.declared.names import binds, finds_noted, looks_up
from jajna.ir.filters.logic import Either
from jajna.ir.filters.nouns import OfSubtype, Permanent, Spell
from jajna.ir.mana import AddManaOfColors
from jajna.ir.rebuild import rebuild, with_fields
from jajna.kernel.door.perform import perform
from jajna.kernel.layers.layers import GrantedKit
from jajna.kernel.objects.kit import Kit
from jajna.mechanics.continuous.land_types import AddLandType, BecomeLandType
from jajna.mechanics.continuous.linked_choices import chosen
from jajna.mechanics.lasting.until_end_of_turn import begin, changing
from jajna.mechanics.replacements.entering import CHOSEN_COLOR
from jajna.subtypes import BASIC_LAND_TYPES, CREATURE_TYPES
from jajna.vocab import ALL_COLORS, COLORS, Reads, Term, bits, is_player
from jajna.wording import KEYWORDS, phrase, words

if TYPE_CHECKING:
    from jajna.decision import Answer
    from jajna.kernel.game import Game
    from jajna.kernel.objects.characteristics import Characteristics
    from jajna.kernel.state.context import Context

__all__ = ["ChangeColorWords", "ReplaceWords", "Rewording", "reworded"]

COLOR_WORDS: Final = ("white", "blue", "black", "red", "green")

WORDS: Final = (*COLOR_WORDS, *BASIC_LAND_TYPES, *sorted(CREATURE_TYPES))
"""The words that can be replaced, in a fixed order."""

_TYPE_FIELDS: Final = ("subtypes", "lands")
_COLOR_FIELDS: Final = ("color", "colors")


@final
@dataclass(frozen=True)
class Rewording(Modification):
    """Replaces words by another one, by their places in ``WORDS``. CR 612.1, 613.1c."""

    old: tuple[int, ...]
    new: int

    def layer(self) -> int:
        return Layer.TEXT

    def removes_abilities(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        reword(game, now, self)

    def replaces(self, word: str) -> bool:
        """Whether this word is replaced."""
        return any(WORDS[place] == word for place in self.old)

    def colors(self, mask: int) -> int:
        """The colors that these color words name after the change; "all colors" has none."""
        if mask <= 0 or mask >= ALL_COLORS or self.new >= len(COLORS):
            return mask
        found = 0
        for place, bit in enumerate(COLORS):
            if mask & bit:
                found |= COLORS[self.new] if place in self.old else bit
        return found

    def code(self) -> int:
        """A number that is another for each change that reads otherwise."""
        found = self.new
        for place in self.old:
            found = found * len(WORDS) + place + 1
        return found


def reword(game: Game, now: Characteristics, change: Rewording) -> None:
    """Change the words of an object's type line and abilities. CR 612.1, 612.2.

    Equal abilities changed alike share the changed ability.
    """
    if any(change.replaces(name) for name in now.subtypes):
        kept = [name for name in now.subtypes if not change.replaces(name)]
        now.subtypes = frozenset([*kept, WORDS[change.new]])
    if not now.kit.all:
        return
    key = (id(now.kit), -change.code() - 1)
    known = game.characteristics.kits.get(key)
    if known is None:
        made = tuple([reworded(ability, change) for ability in now.kit.all])
        same = all(one is two for one, two in zip(made, now.kit.all, strict=True))
        kit = now.kit if same else Kit(made, now.kit.intrinsic)
        known = GrantedKit(now.kit, now.kit.all[0], kit)
        game.characteristics.kits[key] = known
    now.kit = known.made
    now.keywords = now.kit.keywords


def reworded(ability: Ability, change: Rewording) -> Ability:
    """The ability with words replaced; itself where it has none of them. CR 612.2."""
    made = rebuild(ability, _Reworder(change))
    assert isinstance(made, Ability), made
    return made


@final
class _Reworder:
    """Changes the words that one node says by itself."""

    def __init__(self, change: Rewording) -> None:
        self.change: Final = change

    def __call__(self, node: Node) -> Node:
        change = self.change
        if isinstance(node, (AddManaOfColors, ManaWasSpent)):
            return node  # CR 612.2: what they say are mana symbols
        if isinstance(node, Keyworded):
            return with_fields(node, {"name": _keyword_name(node.name, change)})
        if isinstance(node, (OfSubtype, BecomeLandType, AddLandType)):
            return with_fields(node, {"name": _word(node.name, change)})
        changes: dict[str, object] = {}
        for name in _COLOR_FIELDS:
            mask: object = getattr(node, name, None)
            if type(mask) is int and change.colors(mask) != mask:
                changes[name] = change.colors(mask)
        for name in _TYPE_FIELDS:
            types: object = getattr(node, name, None)
            if isinstance(types, str):
                changes[name] = _word(types, change)
            elif isinstance(types, tuple) and any(_is_replaced(one, change) for one in types):
                changes[name] = tuple([_word(one, change) for one in types if isinstance(one, str)])
        return with_fields(node, changes)


def _is_replaced(word: object, change: Rewording) -> bool:
    return isinstance(word, str) and change.replaces(word)


def _word(word: str, change: Rewording) -> str:
    return WORDS[change.new] if change.replaces(word) else word


def _keyword_name(name: str, change: Rewording) -> str:
    """The name of a keyword ability with the words in it replaced: "protection from black",
    "islandwalk", "islandcycling".
    """
    new = WORDS[change.new].lower()
    parts = name.split(" ")
    for place in change.old:
        old = WORDS[place].lower()
        for at, part in enumerate(parts):
            if part in (old, old + "walk", old + "cycling"):
                parts[at] = new + part[len(old) :]
    found = " ".join(parts)
    first, _, second = found.partition(" and from ")
    return first if second and first.endswith(f" {second}") else found


# -- instructions --------------------------------------------------------------------------------


_COLORS: Final = tuple(range(len(COLOR_WORDS)))
_LANDS: Final = tuple(range(len(COLOR_WORDS), len(COLOR_WORDS) + len(BASIC_LAND_TYPES)))
_CREATURES: Final = tuple(range(len(COLOR_WORDS) + len(BASIC_LAND_TYPES), len(WORDS)))


class WordKind(Term):
    """The kind of words of which one is replaced. CR 612.2."""

    COLOR = "color"
    LAND = "land"
    COLOR_OR_LAND = "color or land"
    CREATURE = "creature"


_CHOICES: Final[dict[WordKind, tuple[int, ...]]] = {
    WordKind.COLOR: _COLORS,
    WordKind.LAND: _LANDS,
    WordKind.COLOR_OR_LAND: _COLORS + _LANDS,
    WordKind.CREATURE: _CREATURES,
}
OLD_WORD: Final = "old word"


@final
@dataclass(frozen=True)
class ReplaceWords(Effect):
    """An instruction to change an object's text: a player chooses a word and the one that replaces
    it. CR 612.1.

    ``to`` is the new word where the text says it; ``never`` one that can't be chosen.
    """

    what: Ref
    which: WordKind
    to: str = ""
    never: str = ""
    duration: int = Duration.PERMANENT

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if not changing(game, self.what.things(game, ctx)):
            return None
        return _question(ctx, _CHOICES[self.which])

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(answer, Pick):
            ctx.bind_number(OLD_WORD, answer.index)
            game.frames.run_in_order((_ReplaceByAnother(self),), ctx)


binds(ReplaceWords, OLD_WORD)


@final
@dataclass(frozen=True)
class _ReplaceByAnother(Effect):
    """The second choice: the new word, of the same kind as the old one."""

    of: ReplaceWords

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        if self.of.to:
            return None
        old = ctx.numbers[OLD_WORD]
        kind = next(one for one in (_COLORS, _LANDS, _CREATURES) if old in one)
        places = [one for one in kind if one != old and WORDS[one] != self.of.never]
        return _question(ctx, tuple(places))

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        new = answer.index if isinstance(answer, Pick) else WORDS.index(self.of.to)
        things = [one for one in self.of.what.things(game, ctx) if not is_player(one)]
        change = Rewording((ctx.numbers[OLD_WORD],), new)
        perform(game, begin(ctx, (change,), self.of.duration, changing(game, things)))


looks_up(_ReplaceByAnother, OLD_WORD)


def _question(ctx: Context, places: tuple[int, ...]) -> Decision:
    options = [Pick(place, WORDS[place]) for place in places]
    return Decision(ctx.controller, Kind.WORD, "612.1", Shape.ONE, [*options], source=ctx.source)


words(
    "words",
    {
        WordKind.COLOR: ("one color word with another", "una palabra de color por otra"),
        WordKind.LAND: ("one basic land type with another", "un tipo de tierra básica por otro"),
        WordKind.COLOR_OR_LAND: (
            "one color word with another or one basic land type with another",
            "una palabra de color por otra o de un tipo de tierra básica por otro",
        ),
        WordKind.CREATURE: ("one creature type with another", "un tipo de criatura por otro"),
    },
)
_EN: Final = "change the text of {what} by replacing all instances of "
_ES: Final = "cambia el texto de {what} reemplazando todas las apariciones de "
phrase(
    ReplaceWords,
    en=_EN + "{which:words}",
    es=_ES + "{which:words}",
    when={"duration": Duration.PERMANENT, "to": "", "never": ""},
)
phrase(
    ReplaceWords,
    en=_EN + "{which:words} {duration:duration}",
    es=_ES + "{which:words} {duration:duration}",
    when={"to": "", "never": ""},
)
phrase(
    ReplaceWords,
    en=_EN + "{which:words}. the new creature type can't be {never:subtype}",
    es=_ES + "{which:words}. el nuevo tipo de criatura no puede ser {never:subtype}",
    when={"duration": Duration.PERMANENT, "to": "", "which": WordKind.CREATURE},
)
phrase(
    ReplaceWords,
    en=_EN + "one creature type with {to:subtype}",
    es=_ES + "un tipo de criatura por {to:subtype}",
    when={"duration": Duration.PERMANENT, "never": "", "which": WordKind.CREATURE},
)


# -- static abilities ----------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class ChangeColorWords(Modification):
    """All color words in the text of spells and permanents are the chosen one. CR 612.1, 607.2d."""

    def reads(self) -> int:
        return Reads.MARKS

    def layer(self) -> int:
        return Layer.TEXT

    def subject(self) -> Filter | None:
        return _SPELLS_AND_PERMANENTS

    def removes_abilities(self) -> bool:
        return True

    def modify(self, game: Game, ctx: Context, thing: int, now: Characteristics) -> None:
        color = chosen(game, ctx, CHOSEN_COLOR)
        if color > 0:
            new = COLORS.index(bits(color)[0])
            reword(game, now, _TO_ONE_COLOR[new])


finds_noted(ChangeColorWords, CHOSEN_COLOR)


_SPELLS_AND_PERMANENTS: Final = Either((Spell(), Permanent()), "and")
_TO_ONE_COLOR: Final = tuple(
    [Rewording(tuple([one for one in _COLORS if one != new]), new) for new in _COLORS]
)
phrase(
    ChangeColorWords,
    en="all instances of color words in the text of spells and permanents are changed to the "
    "chosen color word",
    es="todas las palabras de color en el texto de los hechizos y permanentes cambian a la palabra "
    "de color elegida",
)
assert KEYWORDS, "names of keywords are registered before"
