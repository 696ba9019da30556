"""Binds pronouns to their antecedents and numbers targets, in the order of the text. CR 608.2c.

A pronoun takes the latest mention that fits it. After a trigger event, the event's subject comes
before its objects. A pronoun without antecedent makes the reading fail.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, final

from jajna.ir.abilities import (
    Ability,
    Activated,
    Keyworded,
    OwnCostChange,
    Replacing,
    SpellAbility,
    Static,
    Triggered,
)
from jajna.ir.amounts import ThatMuch, X
from jajna.ir.base import (
    Amount,
    Condition,
    Effect,
    Filter,
    Node,
    Pattern,
    Ref,
    children,
    field_names,
    walk,
)
from jajna.ir.composites import ChooseTarget, Clause, ForEach, Mode, Repeat, Sequence
from jajna.ir.conditions.attached import HostOf, IsAttachedToA
from jajna.ir.conditions.objects import IsA
from jajna.ir.conditions.players import Compares
from jajna.ir.declared.binding import (
    COPIED_FOR,
    EMBLEM,
    HOST,
    PAIR,
    PREVENTED,
    PREVIOUS,
    THE_REST,
    MeantOne,
    Trait,
    completed,
    done_by,
    has_trait,
    kept_as,
    known_in,
    left_at_once,
    left_by,
    meant_by,
    meant_one,
    mentions_of,
    settled,
    told_by,
    why_misplaced,
    why_too_early,
)
from jajna.ir.declared.names import EXILED
from jajna.ir.filters.identity import Is, Other
from jajna.ir.filters.logic import All, Either, Several
from jajna.ir.filters.nouns import Card, OfType, Opponent, Player, Spell, Token
from jajna.ir.filters.owners import Controlled, Owned
from jajna.ir.filters.stats import Lesser
from jajna.ir.filters.zones import ExiledWith, InZone
from jajna.ir.mana import AddManaInstead
from jajna.ir.mentions import (
    ANYTHING,
    SPELL_OR_ABILITY,
    Mention,
    bound_to,
    counts_several,
    is_player_filter,
)
from jajna.ir.players import ControllerOf, OwnerOf, PlayerFirst, PlayerOrController
from jajna.ir.refs import (
    EACH,
    IMPLIED,
    TARGETED,
    THE_CHOSEN,
    THE_OTHER,
    THIS,
    YOU,
    Affected,
    And,
    Attached,
    Bound,
    Each,
    EachWord,
    EventObject,
    EventPlayer,
    It,
    Same,
    Target,
    That,
    This,
    ThisSpell,
    You,
)
from jajna.oracle.mentions import (
    are_of_one_type,
    common_mentions,
    fits_noun,
    is_of_several,
    is_opposing,
    is_player_target,
    mention_of,
    parts_of,
    said_again,
    speaks_of_player,
)
from jajna.oracle.rebuild import with_fields
from jajna.text.agreement import agreement_of, is_person
from jajna.text.phrases import items_of, phrase_of, subject_field
from jajna.text.templates import in_text_order
from jajna.vocab import Type

__all__ = ["Binder", "Spoken", "UnboundError"]


PRESENT: Final = Bound(EACH)
"""The present one of the things that an instruction goes through."""
_PLAYERS: Final = ("payer", "who")
"""The names of fields in which a pronoun stands for a player."""

_THINGS: Final = ("among",)
"""The names of fields in which a plural pronoun stands for objects, never for players."""


class UnboundError(Exception):
    """The reading fails: a pronoun has no antecedent, or more than one, or stands too early."""


@final
@dataclass(frozen=True)
class Spoken:
    """What a paragraph of a spell has spoken of: its mentions, and the facts known after it."""

    mentions: tuple[Mention, ...]
    established: tuple[str, ...]


_OWN: Final = (THE_REST, PREVENTED, PAIR)
"""Facts known within one ability only; a reflexive trigger that it creates doesn't know them."""


@final
class Binder:
    """Binds one ability, or a spell's lines one after the other.

    ``slot`` is the number of the next target; a spell's later lines go on counting.
    ``established`` are the facts of which later text may speak, at first those of linked abilities
    and costs.
    """

    def __init__(self, slot: int = 0, established: tuple[str, ...] = ()) -> None:
        self.slot = self.kept = self.first = slot
        self.kinds: list[bool | None] = []
        self.within_ability = False
        """Whether an ability is being bound, which may grant others. CR 702.113a."""
        self.on_spell = False
        self.counting = False
        self.latest: dict[str, Node] = {}
        """The latest node in each role by which later nodes refer to it."""
        self.mentions: list[Mention] = []
        self.pattern: list[Mention] = []
        self.subject: Ref | None = None
        self.actor: Ref | None = None
        self.meanings: list[tuple[Amount, X]] = []
        """The meanings of X in the sentences so far: each amount as read, and its bound X."""
        self.others: list[Ref] = []
        """Objects that this instruction has named already; "it" in the same one isn't them."""
        self.established: list[str] = list(established)
        self.worded = False
        self.waiting = False
        """Whether the node being bound is part of a trigger event."""
        self.compared = False
        """Whether the node being bound is compared with what the event's object has."""
        self.of_spells: list[bool] = []
        """For each target phrase so far whether it describes spells."""
        self.loop: Each | None = None
        """The players that the current "for each" instruction is about; None outside of one."""
        self.chosen: Mention | None = None
        """The target of an instruction that only chooses it: "choose target creature"."""
        self.only_chosen: list[Ref] = []
        """The targets of all such instructions so far."""
        self.spare: list[Mention] = []
        """What the text has only implied: a pronoun means it where nothing else fits."""
        self.named_before = 0
        """The number of mentions before the current instruction."""
        self.previous: Effect | None = None
        """The instruction before the current one."""
        self.of_same_subject: Effect | None = None
        """The current instruction if its subject is that of the one before; None otherwise."""

    def go_on(self, spoken: Spoken) -> None:
        """Let pronouns refer to what the paragraph before spoke of. CR 608.2c."""
        self.mentions = list(spoken.mentions)
        self.established = [*spoken.established, *self.established]

    def spoken(self) -> Spoken:
        """What was spoken of so far, for the next paragraph of a spell."""
        return Spoken(tuple(self.mentions), tuple(self.established))

    def bind(self, node: Node) -> Node:
        """The node with its pronouns bound. Raises UnboundError."""
        if isinstance(node, Ability):
            if self.within_ability and not isinstance(node, SpellAbility):  # CR 702.113a
                return self._granted(node)
            self.within_ability = True
            self.on_spell = isinstance(node, SpellAbility)
            self.worded = isinstance(node, Keyworded)  # what it means is linked as itself, CR 607.2
        known = known_in(node)
        self.established += known
        made = self._bound(node)
        for word in known:
            self.established.remove(word)
        return made

    def _bound(self, node: Node) -> Node:
        node = meant_by(node)
        if isinstance(node, Mode):
            return self._mode(node)
        if isinstance(node, All) and Other() in node.parts:
            other = self._other(node)
            noun = self._fields(node)
            assert isinstance(noun, All), noun
            return All(tuple([other if part == Other() else part for part in noun.parts]))
        if isinstance(node, (It, That)):
            return self._pronoun(node)
        if has_trait(node, Trait.NAMES_PLAYER) and any(map(is_person, self.only_chosen)):
            raise UnboundError("the chosen player is a target")
        if isinstance(node, Lesser):
            return replace(node, of=self._find(None, False, False).ref)
        if isinstance(node, PlayerOrController):
            return replace(node, of=self._player_or_permanent(node.said))
        if isinstance(node, Same):
            return Same(self._subject(), node.bare)
        if isinstance(node, You):
            if node.implied and self.actor is not None and not isinstance(self.actor, You):
                return Same(self.actor, True)
            return node
        if isinstance(node, ThatMuch):
            return self._that_much(node)
        if has_trait(node, Trait.IS_OF_EVENT):
            for mention in self.pattern:
                if not mention.player and not mention.plural:
                    return with_fields(node, {"of": It(mention.ref)})
        if isinstance(node, X):
            return self._x(node, node.meaning)
        if isinstance(node, Pattern):
            return self._pattern(node)
        if isinstance(node, Several) and not self.waiting:
            raise UnboundError("one or more is what triggered abilities wait for")
        meant = meant_one(node)
        if meant is not None:
            mention = self._one(meant)
            if meant.field:
                return self._meaning(node, meant.field, mention)
        if isinstance(node, Effect) and any(isinstance(one, Pattern) for one in children(node)):
            return self._later(node)
        if isinstance(node, Compares):
            return self._comparison(node)
        if has_trait(node, Trait.IS_SAID_OF_SPELLS):
            return self._said_of_spell(node)
        if isinstance(node, IsA) and isinstance(node.what, It) and _is_of_card(node.fits):
            return self._said_of_card(node)
        if isinstance(node, Effect) and not isinstance(node, (Clause, Sequence)):
            self.named_before = len(self.mentions)
        if isinstance(node, OwnCostChange):
            self.mentions.append(Mention(ThisSpell(), None, False, False))
        made: Node
        if isinstance(node, Static) and _is_about_each(node):
            made = self._static(node)
            self._check(made)
            return made
        if isinstance(node, Sequence) and node.joiner in ("and", ", then"):
            node = _shared_by_each(node)
        if isinstance(node, ForEach):
            made = self._loop(node)
        else:
            made = self._repeated(node) if isinstance(node, Repeat) else self._fields(node)
        self._check(made)
        return self._noted(self._completed(made))

    def _that_much(self, node: ThatMuch) -> ThatMuch:
        """Bind "that many": where several players followed an instruction, each has a number."""
        node = replace(node, each=False)  # words alone don't tell
        if self.of_same_subject is None or self.subject is None or not is_of_several(self.subject):
            return node
        if not has_trait(self.of_same_subject, Trait.COUNTED_FOR_EACH) or not (
            self.previous is not None and has_trait(self.previous, Trait.TELLS_FOR_EACH)
        ):
            raise UnboundError("how many it were for each player isn't told")
        return replace(node, each=True)

    def _check(self, made: Node) -> None:
        refused = why_too_early(made, self.established) or why_misplaced(made)
        if refused is not None:
            raise UnboundError(refused)

    def _completed(self, made: Node) -> Node:
        """The node with what earlier nodes tell: a target's number, what it compares or repeats."""
        if isinstance(made, Target):
            made = replace(made, slot=self.slot, for_each=self.loop)
            self.slot += 1
            self.kinds.append(is_player_target(made.filter))
            self.of_spells.append(any(isinstance(one, Spell) for one in parts_of(made.filter)))
        told = completed(made, self.latest)
        if isinstance(told, str):
            raise UnboundError(told)
        return settled(told)

    def _noted(self, made: Node) -> Node:
        """Record what later text can refer to in a node, and return the node."""
        if role := kept_as(made):
            self.latest[role] = made
        if done := done_by(made):
            self.established.append(done)
        self.established += told_by(made)
        if has_trait(made, Trait.ENDS_NAME):
            left = left_by(made)
            assert left is not None, made
            self.mentions = [one for one in self.mentions if one.ref != Bound(left.name)]
        if isinstance(made, IsA) and isinstance(made.what, That) and not made.what.plural:
            # "If that enchantment is an Aura, ... it": the subject of the condition.
            self.mentions.append(Mention(made.what, made.what.noun, False, False))
        if (
            isinstance(made, IsA)
            and isinstance(made.what, It)
            and made.what.of is not None
            and not made.negative
        ):
            known = Mention(made.what.of, made.fits, made.what.plural, False)
            self.spare.append(known)
            if any(isinstance(one, Ref) for one in walk(made.fits)):
                # "If it's a creature card with less power than ~, put it ...": not ~.
                self.mentions.append(known)
        if isinstance(made, IsAttachedToA):
            self.mentions.append(Mention(HostOf(made.what), made.fits, False, False))
        paid = left_by(made) if has_trait(made, Trait.SAYS_WHAT_PAID) else None
        if paid is not None:
            several = paid.several is not None and paid.several(made)
            self.mentions.append(Mention(Bound(paid.name), paid.fits(made), several, False))
        if has_trait(made, Trait.LEAVES_OPEN) and not self._speaks_of_one_target():
            self.mentions.append(Mention(Bound(""), ANYTHING, False, False))
        if isinstance(made, Ref):
            self._mention(made)
        if isinstance(made, ExiledWith):  # "Three or more cards exiled with ~, transform it."
            self.mentions.append(Mention(THIS, None, False, False))
        if isinstance(made, ChooseTarget):
            self.chosen = self.mentions[-1] if self.mentions else None
            self.only_chosen.append(made.what)
        if isinstance(made, Effect):
            self._outcome(made)
        else:
            self.mentions += mentions_of(made) or []
        if isinstance(made, Effect) and not isinstance(made, (Clause, Sequence)):
            self.previous = self.latest[PREVIOUS] = made
        return made

    def _speaks_of_one_target(self) -> bool:
        """Whether the latest mention is a single target."""
        last = self.mentions[-1].ref if self.mentions else None
        return isinstance(last, Target) and last.maximum == 1

    def _loop(self, node: ForEach) -> Node:
        """Bind a "for each" instruction.

        "That creature" within it is one of the objects, or the one chosen for a player. "Those
        creatures" after it are all of them.
        """
        each = self.bind(node.each)
        assert isinstance(each, Ref), each
        before, first = self.loop, len(self.mentions)
        if isinstance(each, Each) and is_player_filter(each.filter):
            self.loop = each
        elif isinstance(each, (It, That)) and each.of is not None:
            of = mention_of(each.of)
            fits = of.fits if of is not None else None
            player = of is not None and of.player
            self.mentions.append(Mention(PRESENT, fits, False, player))
        elif isinstance(each, Each):
            self.mentions.append(Mention(PRESENT, each.filter, False, False))
        effect = self.bind(node.effect)
        self.loop = before
        for mention in self.mentions[first:]:
            if (isinstance(mention.ref, Bound) and isinstance(each, (It, That, Each))) or (
                isinstance(mention.ref, Target) and mention.ref.for_each is not None
            ):
                mention.plural = True
        self.mentions = [one for one in self.mentions if one.ref != PRESENT]
        return with_fields(node, {"each": each, "effect": effect})

    def _repeated(self, node: Repeat) -> Node:
        """Bind an instruction that is followed several times: "it" within is each thing counted."""
        times = self.bind(node.times)
        if has_trait(times, Trait.COUNTS_THINGS):
            name = "what"
            what: object = getattr(times, name)
            assert isinstance(what, Filter), times
            self.mentions.append(Mention(PRESENT, what, False, False))
        effect = self.bind(node.effect)
        self.mentions = [one for one in self.mentions if one.ref != PRESENT]
        each = any(
            part == PRESENT or has_trait(part, Trait.IS_EACH_COUNTED) for part in walk(effect)
        )
        return with_fields(node, {"times": times, "effect": effect, "each": each})

    def _x(self, node: X, meaning: Amount | None) -> Node:
        """Bind X: every X in a sentence is the same bound node, with the same target. CR 107.3c.

        X in a later sentence has the meaning that an earlier sentence gave it. CR 107.3i.
        """
        if meaning is None:
            return X(self.meanings[-1][1].meaning, True) if self.meanings else node
        for said, bound in self.meanings:
            if said is meaning:
                return bound
        mentions = self.mentions.copy()
        made = self._fields(node)
        assert isinstance(made, X), made
        self.mentions = mentions  # what X is said to be is no part of what follows
        self.meanings.append((meaning, made))
        return made

    def _later(self, node: Effect) -> Node:
        """Bind an effect that waits for an event: its pronouns take the event's subject first."""
        self._check(node)
        before = len(self.mentions)
        described = False
        made: dict[str, object] = {}
        for name in _order(node):
            value: object = getattr(node, name)
            if isinstance(value, Pattern):
                described = not any(isinstance(one, (It, That, This)) for one in walk(value))
                self.waiting = True
                known = known_in(node, name)
                self.established += known
                on = self._fields(value)
                for word in known:
                    self.established.remove(word)
                self.waiting = False
                assert isinstance(on, Pattern)
                self._check(on)
                self.mentions += reversed(self._described(on))
                made[name] = on
            elif isinstance(value, Node):
                made[name] = self.bind(value)
        if described and has_trait(node, Trait.IS_DONE_LATER):
            for mention in self.mentions[before:]:
                mention.later = True
        return with_fields(node, made)

    def _static(self, node: Static) -> Node:
        """Bind a static ability about several objects: "it" and "other" refer to each of them."""
        conditioned = [] if node.condition is None else [node.condition]
        made: dict[str, object] = {}
        if node.condition_first:
            made["condition"] = self.bind(conditioned[0])
        affects = made["affects"] = self.bind(node.affects)
        assert isinstance(affects, Filter)
        each = affects.ref if isinstance(affects, Is) else None
        if isinstance(each, Each) and each.word is EachWord.EACH:
            self.mentions = [Mention(Affected(), each.filter, False, False)]
        self.counting = True
        made["changes"] = tuple([self.bind(change) for change in node.changes])
        self.counting = False
        if conditioned and not node.condition_first:
            made["condition"] = self.bind(conditioned[0])
        return with_fields(node, made)

    def _granted(self, ability: Ability) -> Node:
        """Bind a granted ability by itself: its targets and pronouns are its own, but for reflexive
        triggers and the parameters of keywords, which refer to earlier mentions.
        """
        inner = Binder()
        kept = [done for done in self.established if done != HOST] if self.worded else [EMBLEM]
        inner.established = [done for done in self.established if done in kept]
        if isinstance(ability, Triggered) and has_trait(ability.on, Trait.GOES_ON):
            inner.pattern = [
                mention
                for mention in [*reversed(self.mentions), *self.pattern]
                if not any(isinstance(node, Target) for node in walk(mention.ref))
            ]
            inner.established = [done for done in self.established if done not in _OWN]
        if isinstance(ability, Keyworded):
            inner.mentions = self.mentions.copy()
            inner.pattern = self.pattern
        return inner.bind(ability)

    def _mode(self, mode: Mode) -> Node:
        """Bind a mode; its pronouns refer to no other mode, nor do later ones to it. CR 700.2."""
        mentions, first, chosen = self.mentions.copy(), self.first, self.only_chosen.copy()
        self.first = self.slot
        made = self._fields(mode)
        self.mentions, self.first, self.only_chosen = mentions, first, chosen
        return made

    def _other(self, noun: All) -> Other:
        """Bind "other" in a noun: other than earlier targets of its kind, or than what the text is
        about, else than the source.
        """
        player = is_player_filter(noun)
        if COPIED_FOR in self.established:
            return Other(than=Bound(TARGETED))
        if self.counting and not player:
            return Other(than=Affected())
        slots = range(self.first, self.slot)
        spells = any(isinstance(part, Spell) for part in noun.parts)
        if any(
            self.kinds[slot - self.kept] in (None, player)
            and self.of_spells[slot - self.kept] >= spells
            for slot in slots
        ):
            return Other(self.first, self.slot)
        if player and any(isinstance(mention.ref, EventPlayer) for mention in self.pattern):
            return Other(than=EventPlayer())
        if EXILED in self.established and any(isinstance(part, ExiledWith) for part in noun.parts):
            return Other(than=Bound(EXILED))  # than what was just exiled
        than = None if player else self._other_than(noun)
        if than is not None:
            return Other(than=than)
        if self.on_spell and not player and not any(isinstance(part, Spell) for part in noun.parts):
            for mention in reversed(self.mentions[: self.named_before]):
                if not mention.player and are_of_one_type(mention, noun):
                    return Other(than=mention.ref)
            raise UnboundError("a spell is no other thing of this kind itself")
        return Other()

    def _said_of_spell(self, node: Node) -> Node:
        """Bind what only spells are, "it was kicked": the one spoken of, or else the source. It is
        what "it" means from here on. CR 702.33d.
        """
        if not any(isinstance(child, It) for child in children(node)):
            plain = self._fields(node)
            self._check(plain)
            return self._noted(self._completed(plain))
        named = [*reversed(self.mentions), *self.pattern]
        cast = [one for one in named if not one.plural and fits_noun(one, Spell())]
        found = cast[0] if cast else Mention(THIS, None, False, False)
        made = with_fields(node, {"what": It(found.ref)})
        self._check(made)
        self.mentions.append(found)
        return self._noted(self._completed(made))

    def _said_of_card(self, node: IsA) -> Node:
        """Bind "if it's a land card": a token is no card. CR 108.2b."""
        mentions = self.mentions
        self.mentions = [
            one for one in mentions if one.fits is None or Token() not in parts_of(one.fits)
        ]
        made = self._fields(node)
        self.mentions = mentions + [one for one in self.mentions if one not in mentions]
        self._check(made)
        return self._noted(self._completed(made))

    def _comparison(self, node: Compares) -> Node:
        """Bind a comparison: beside "its power" each other creature is other than "it"."""
        left = self.bind(node.left)
        self.compared = any(
            isinstance(one, It) and isinstance(one.of, EventObject) for one in walk(left)
        )
        right = self.bind(node.right)
        self.compared = False
        made = with_fields(node, {"left": left, "right": right})
        self._check(made)
        return made

    def _other_than(self, noun: All) -> Ref | None:
        """What the text is about if that isn't the source: what it is attached to, or the object of
        the trigger event. None otherwise.
        """
        if self.compared:
            return EventObject()
        for mention in [*self.mentions, *self.pattern]:
            if isinstance(mention.ref, Attached) and are_of_one_type(mention, noun):
                return mention.ref
        subject = self.pattern[0] if self.pattern else None
        if subject is not None and isinstance(subject.ref, EventObject) and not subject.plural:
            measured = subject.fits is not None and Other() in walk(subject.fits)
            if not measured and are_of_one_type(subject, noun):
                return EventObject()
        if HOST in self.established and OfType(Type.CREATURE) in noun.parts:
            return Attached(OfType(Type.CREATURE))
        return None

    def _outcome(self, node: Effect) -> None:
        """Record the mentions that an instruction leaves for later text: a token as "it".

        An instruction may let a player choose objects and bind them under no name. "It" could
        then mean them, so it can't mean an earlier mention either.
        """
        if isinstance(node, (Clause, Sequence)):
            return
        if has_trait(node, Trait.SAYS_OWNER):
            name = "what"
            what: object = getattr(node, name)
            if isinstance(what, (Target, It, That)) and not agreement_of(bound_to(what)).plural:
                self.spare.append(Mention(OwnerOf(bound_to(what)), Player(), False, True))
        mentioned = mentions_of(node)
        left = left_by(node)
        if mentioned is not None:
            self.mentions += [_of_all_players(one) for one in mentioned]
        elif left is not None:
            several = counts_several if left.several is None else left.several
            self.mentions.append(Mention(Bound(left.name), left.fits(node), several(node), False))
        elif _describes(node):
            self.mentions.append(Mention(Bound(""), ANYTHING, counts_several(node), False))

    def _fields(self, node: Node) -> Node:
        actor, subject = self.actor, self.subject
        changes: dict[str, object] = {}
        late: list[str] = []
        if isinstance(node, Effect):
            self.of_same_subject = None
        undone: list[Mention] = []
        done_before = 0
        for name in _order(node):
            value: object = getattr(node, name)
            if isinstance(node, Clause) and not node.instead:
                if name == "effect":
                    done_before = len(self.mentions)
                elif name == "otherwise" and value is not None:
                    undone = self._without_what_was_done(done_before)
            known = known_in(node, name)
            self.established += known
            whose = isinstance(node, InZone) and name == "of" and value == It(plural=True)
            whose = whose or (isinstance(node, (Controlled, Owned)) and value == It(plural=True))
            whose = whose or (name == "whose" and value == It(plural=True))
            if whose or (name in _PLAYERS and isinstance(value, It)):
                assert isinstance(value, It), node
                changes[name] = It(self._player(), value.plural)
            elif name in _THINGS and isinstance(value, It) and value.plural:
                changes[name] = It(self._things(), True)
            elif value == It() and has_trait(node, Trait.SHOWS_DRAWN) and self._drawn()[1] == 1:
                changes[name] = It(Bound(self._drawn()[0]))
            elif isinstance(value, It) and isinstance(node, Effect):
                self.others = [bound_to(one) for one in changes.values() if isinstance(one, Ref)]
                changes[name] = self.bind(value)
                self.others = []
            elif isinstance(value, That) and isinstance(node, Effect):
                # "Target creature becomes a copy of that creature": of another one.
                acting = [changes.get(one) for one in ("source", subject_field(node))]
                self.others = [bound_to(one) for one in acting if isinstance(one, Ref)]
                if not value.plural:
                    self.others += [one for one in changes.values() if isinstance(one, Each)]
                changes[name] = self.bind(value)
                self.others = []
            elif isinstance(node, Clause) and node.late and isinstance(value, Condition):
                changes[name] = self._late_condition(value, changes.get("effect"))
            elif isinstance(node, Effect) and isinstance(value, Amount) and _says_x(value):
                bound_now = self._tried(value)
                if bound_now is None:
                    late.append(name)
                else:
                    changes[name] = bound_now
            elif isinstance(value, Node):
                changes[name] = self.bind(value)
            elif isinstance(value, tuple):
                changes[name] = tuple(
                    [self.bind(one) if isinstance(one, Node) else one for one in value]
                )
            for word in known:
                self.established.remove(word)
            if isinstance(node, Clause) and name == "may" and node.may is not None:
                bound = changes[name]
                assert isinstance(bound, Ref)
                self.actor = bound
                self.subject = bound
            elif name == "who" and has_trait(node, Trait.TELLS_WHO) and isinstance(value, Filter):
                if is_player_filter(value) and not isinstance(value, Is):
                    self.mentions.append(Mention(EventPlayer(), value, False, True))
            elif isinstance(node, Effect) and name == subject_field(node):
                bound = changes.get(name)
                self.of_same_subject = node if isinstance(bound, Same) else None
                if isinstance(bound, Ref) and not isinstance(bound, Same):
                    self.subject = bound
        self.mentions += undone
        for name in late:
            value = getattr(node, name)
            assert isinstance(value, Amount), node
            changes[name] = self.bind(value)
        if isinstance(node, Clause):
            self.actor = actor
            if node.may is not None:
                self.subject = subject
        return with_fields(node, changes) if changes else node

    def _without_what_was_done(self, before: int) -> list[Mention]:
        """Take away what an instruction left that isn't followed: "Otherwise, you may cast it" is
        said where no token was created. CR 608.2c.
        """
        known = [one.ref for one in self.mentions[:before]]
        undone = [
            one
            for one in self.mentions[before:]
            if isinstance(one.ref, Bound) and one.ref not in known
        ]
        self.mentions = [one for one in self.mentions if one not in undone]
        return undone

    def _tried(self, amount: Amount) -> Node | None:
        """The amount with its pronouns bound, or None if they speak of what is named after it:
        "X counters on target creature, where X is that creature's power".
        """
        mentions, established, slot = self.mentions.copy(), self.established.copy(), self.slot
        try:
            return self.bind(amount)
        except UnboundError:
            self.mentions, self.established, self.slot = mentions, established, slot
            return None

    def _late_condition(self, condition: Condition, effect: object) -> Node:
        """Bind a condition after its instruction: "it" in "counter that spell if it ..."."""
        mentions = self.mentions
        parts = walk(effect) if isinstance(effect, Effect) else []
        said = [one for one in parts if isinstance(one, That) and not one.plural]
        self.mentions = [
            *mentions,
            *[
                Mention(one.of, one.noun, False, False)
                for one in said
                if one.of is not None and not is_player_filter(one.noun)
            ],
        ]
        bound = self.bind(condition)
        self.mentions = mentions
        return bound

    # -- pronouns --------------------------------------------------------------------------------

    def _subject(self) -> Ref:
        if self.subject is None or isinstance(self.subject, You):
            raise UnboundError("a clause without subject has none before it")
        return self.subject

    def _pronoun(self, node: Ref) -> Ref:
        if isinstance(node, It):
            return replace(node, of=self._find(None, node.plural, node.plural).ref)
        assert isinstance(node, That), node
        noun = self._bound_filter(node.noun)
        if node.word == THE_OTHER:
            found = self._the_other(noun)
        elif node.word == THE_CHOSEN:
            found = self._the_chosen(noun, node.plural)
        else:
            found = self._find(noun, node.plural, False)
        if node.word == "the" and not is_player_filter(noun):
            self._check_only(found, noun)
        if found.fits is SPELL_OR_ABILITY or (not found.player and not found.plural):
            self.mentions.append(found)  # "it" means this from here on
        return replace(node, noun=noun, of=found.ref)

    def _the_other(self, noun: Filter) -> Mention:
        """The event's object beside the source or host: "the other creature"."""
        if any(isinstance(one.ref, (Attached, This)) for one in self.pattern):
            for mention in self.pattern:
                if isinstance(mention.ref, EventObject) and fits_noun(mention, noun):
                    return mention
        raise UnboundError("there is no other creature beside one that is named")

    def _the_chosen(self, noun: Filter, plural: bool) -> Mention:
        """The one target of instructions that only chose: "the chosen creature"."""
        found: list[Mention] = []
        for chosen in self.only_chosen:
            for one in chosen.parts if isinstance(chosen, And) else (chosen,):
                mention = mention_of(one) if isinstance(one, Target) else None
                if mention is not None and mention.plural == plural and fits_noun(mention, noun):
                    found.append(mention)
        if len(found) != 1:
            raise UnboundError("no single target was chosen before")
        return found[0]

    def _check_only(self, found: Mention, noun: Filter) -> None:
        """Raise UnboundError if "the creature" could also mean another creature mentioned."""
        for mention in [*self.mentions, *self.pattern]:
            other = bound_to(mention.ref) != bound_to(found.ref) and not mention.is_named()
            if other and not mention.player and fits_noun(mention, noun):
                raise UnboundError("the noun could mean several things")

    def _one(self, meant: MeantOne) -> Mention:
        """The mention of the single object bound under a name. Raises UnboundError."""
        for mention in reversed(self.mentions):
            if mention.ref == Bound(meant.name) and not mention.plural:
                return mention
        raise UnboundError(meant.reason)

    def _meaning(self, node: Node, field: str, mention: Mention) -> Node:
        """The node with the pronoun in the field bound to the mention."""
        self.mentions.append(mention)
        value: object = getattr(node, field)
        if not isinstance(value, (It, That)) or value.plural:
            raise UnboundError("it isn't said of the one card that was meant")
        return with_fields(node, {field: replace(value, of=mention.ref)})

    def _player(self) -> Ref:
        """The latest player mentioned: only players pay and follow instructions.
        CR 118.1, 608.2c.
        """
        for mention in [*reversed(self.mentions), *self.pattern, *reversed(self.spare)]:
            if mention.player:
                return mention.ref
        raise UnboundError("no player was mentioned")

    def _things(self) -> Ref:
        """The cards just drawn, or the latest plural mention of objects: "two of them"."""
        name, drawn = self._drawn()
        if drawn > 1:
            return Bound(name)
        for mention in [*reversed(self.mentions), *self.pattern]:
            if mention.plural and not mention.player:
                if mention.fits is ANYTHING:
                    break
                return mention.ref
        raise UnboundError("no several things were mentioned")

    def _drawn(self) -> tuple[str, int]:
        """The name and number of the cards that the last instruction drew; 0 if it drew none."""
        return ("", 0) if self.previous is None else left_at_once(self.previous)

    def _player_or_permanent(self, said: PlayerFirst) -> Ref:
        """The latest mention of a player or planeswalker, or of any target."""
        for mention in reversed(self.mentions):
            either = isinstance(mention.fits, Either) or said is not PlayerFirst.PLANESWALKER
            if mention.fits is not None and either and is_player_target(mention.fits) is None:
                return mention.ref
        raise UnboundError("no player or planeswalker was mentioned before")

    def _bound_filter(self, noun: Filter) -> Filter:
        bound = self.bind(noun)
        assert isinstance(bound, Filter)
        return bound

    def _find(self, noun: Filter | None, plural: bool, they: bool) -> Mention:
        """The latest mention in the effect that fits, or else the first in the trigger event.

        ``noun`` is the noun after "that", or None for a bare pronoun; ``they`` tells "they" from
        "it". Raises UnboundError where none fits.
        """
        mentions = [*reversed(self.mentions), *self.pattern]
        acting: Ref | None = None
        chosen = self.chosen
        if chosen is not None and noun is not None and chosen.plural == plural:
            if fits_noun(chosen, noun) and not mentions[0].plural:
                return chosen
        for mention in mentions:
            if mention.fits is ANYTHING and mention.plural == plural:
                raise UnboundError("a pronoun could mean what was chosen")
            if mention.later and mention.plural == plural:
                raise UnboundError("a pronoun could mean what is known only later")
            if mention.ref in self.others and (noun is None or not is_player_filter(noun)):
                continue
            if noun is None:
                if they and (mention.player or mention.plural):
                    return mention
                if not they and not mention.player and not mention.plural:
                    return mention
            elif (mention.plural == plural or (plural and mention.each)) and fits_noun(
                mention, noun
            ):
                if mention.present and self._other_fits(mentions, mention, noun):
                    acting = mention.ref  # "each of those creatures ... to that creature"
                if mention.ref == acting:
                    continue
                return self._meant_in_event(mention, noun)
        if noun == Card():
            # A permanent is called "that card" once it has left the battlefield. The source is
            # called by its name, so "that card" is the source only if nothing else fits.
            cards = [one for one in mentions if not one.player and not one.is_token()]
            for mention in cards:
                if mention.plural == plural and not mention.is_named():
                    return mention
            for mention in cards:
                if mention.plural == plural:
                    return mention
        for mention in reversed(self.spare):
            if noun is not None and mention.plural == plural and fits_noun(mention, noun):
                return mention
        raise UnboundError("a pronoun has no antecedent")

    def _other_fits(self, mentions: list[Mention], present: Mention, noun: Filter) -> bool:
        """Whether the noun could mean another object than the present one of several."""
        return any(
            not one.plural and not one.present and one.ref != present.ref and fits_noun(one, noun)
            for one in mentions
        )

    def _meant_in_event(self, found: Mention, noun: Filter) -> Mention:
        """Of the two objects of a trigger event the one that "that creature" means: not the one
        that has a name or is called otherwise. Raises UnboundError if it could be either.
        """
        if found.player or found.plural or not any(found is one for one in self.pattern):
            return found
        both = [
            one
            for one in self.pattern
            if not one.plural and not one.player and fits_noun(one, noun)
        ]
        if isinstance(found.ref, Attached) and len(both) > 1:
            return both[1]
        said = [one for one in both if one.fits is not None and noun in parts_of(one.fits)]
        if len(both) < 2 or len(said) == 0:
            return found
        if len(said) > 1:
            raise UnboundError("the noun could mean either object of the event")
        return said[0]

    # -- mentions --------------------------------------------------------------------------------

    def _mention(self, ref: Ref) -> None:
        mention = mention_of(ref)
        if isinstance(ref, Target) and is_opposing(ref.filter):
            self.mentions.append(Mention(ControllerOf(ref), Opponent(), False, True))
        if mention is not None:
            self.mentions.append(mention)

    def _joined(self, pattern: Pattern) -> Pattern:
        """Bind several trigger events joined by "or": a pronoun means what all of them mention."""
        spoken: list[list[Mention]] = []
        changes: dict[str, object] = {}
        for name in field_names(pattern):
            value: object = getattr(pattern, name)
            if isinstance(value, Node):
                changes[name] = self.bind(value)
                if isinstance(value, Pattern):
                    spoken.append(self.pattern)
            elif isinstance(value, tuple):
                parts: list[Node] = []
                for part in value:
                    parts.append(self.bind(part))
                    spoken.append(self.pattern)
                changes[name] = tuple(parts)
        self.mentions = []
        self.pattern = common_mentions(spoken, has_trait(pattern, Trait.IS_AMBIGUOUS))
        made = with_fields(pattern, changes)
        assert isinstance(made, Pattern), made
        self._check(made)
        return made

    def _pattern(self, pattern: Pattern) -> Pattern:
        if has_trait(pattern, Trait.GOES_ON):
            return pattern
        if any(isinstance(one, Pattern) for one in children(pattern)):
            return self._joined(pattern)
        self.waiting = True
        made = self._fields(pattern)
        self.waiting = False
        assert isinstance(made, Pattern)
        self._check(made)
        self.mentions = []
        self.pattern = self._described(made)
        self.established += told_by(made)
        return made

    def _described(self, made: Pattern) -> list[Mention]:
        """The mentions in a trigger event as a list, its subject first."""
        objects = players = False
        described: list[Mention] = []
        for name in _order(made):
            value: object = getattr(made, name)
            if not isinstance(value, Filter):
                continue
            if isinstance(value, Is):
                mention = mention_of(value.ref) or said_again(value.ref)
                if mention is not None:
                    described.append(mention)
            elif is_player_filter(value):
                if not players:
                    described.append(Mention(EventPlayer(), value, False, True))
                players = True
            elif not objects:
                fits = value.fits if isinstance(value, Several) else value
                described.append(Mention(EventObject(), fits, value.is_several(), False))
                objects = True
        if (
            not players
            and not any(mention.player for mention in described)
            and speaks_of_player(made)
        ):
            hurt = objects and any(getattr(made, name) == Is(YOU) for name in field_names(made))
            player = ControllerOf(EventObject()) if hurt else EventPlayer()
            described.append(Mention(player, Player(), False, True))
        for name in field_names(made):
            of: object = getattr(made, name)
            of_whom = mention_of(of.of) if isinstance(of, ControllerOf) else None
            described += [of_whom] if of_whom is not None else []
        described += mentions_of(made) or []
        return described


def _of_all_players(mention: Mention) -> Mention:
    """The mention, made plural where several players each have such objects."""
    players = mention.taken_from
    if isinstance(players, (It, Same)) and players.of is not None:
        players = players.of
    if isinstance(players, Each) or (players is not None and agreement_of(players).plural):
        mention.plural = True
    return mention


def _says_x(amount: Amount) -> bool:
    """Whether an amount has an X of which the text says what it is."""
    return any(isinstance(one, X) and one.meaning is not None for one in walk(amount))


def _is_of_card(fits: Filter) -> bool:
    """Whether a description ends with the noun "card"."""
    if isinstance(fits, Either):
        return any(_is_of_card(part) for part in fits.parts)
    return Card() in parts_of(fits)


def _is_about_each(node: Static) -> bool:
    """Whether a static ability affects several objects, each by itself."""
    affects = node.affects
    if isinstance(affects, Is):
        return isinstance(affects.ref, Each) and not is_player_filter(affects.ref.filter)
    return not is_player_filter(affects) and node.changes[0].subject() is None


def _describes(node: Node) -> bool:
    """Whether an instruction describes objects for a player to choose from."""
    values: list[object] = [getattr(node, name) for name in field_names(node)]
    return any(
        isinstance(one, Filter) or (isinstance(one, Ref) and one.is_choice() and _describes(one))
        for one in values
    )


def _shared_by_each(node: Sequence) -> Sequence:
    """The instructions, of which the later are followed by those whom the first names together,
    or as "they": "you and that player each draw a card and lose 1 life". CR 608.2c.
    """
    who: object = getattr(node.effects[0], "who", None)
    they = isinstance(who, It) and who.plural
    if not they and not (isinstance(who, And) and who.each):
        return node
    effects = [node.effects[0]]
    for effect in node.effects[1:]:
        unsaid = subject_field(effect) == "who" and getattr(effect, "who", None) == IMPLIED
        made = with_fields(effect, {"who": Same(bare=not they)}) if unsaid else effect
        assert isinstance(made, Effect), made
        effects.append(made)
    return Sequence(tuple(effects), node.joiner)


def _order(node: Node) -> list[str]:
    """The names of a node's fields as a list, in the order of its text."""
    if isinstance(node, Clause):
        if node.instead:
            return ["otherwise", "condition", "may", "effect"]
        if node.refused:
            return ["condition", "payer", "unless", "effect", "may", "costs", "otherwise"]
        if node.unless:
            return ["condition", "may", "effect", "payer", "unless", "costs", "otherwise"]
        if node.late:
            return ["may", "effect", "condition", "payer", "unless", "costs", "otherwise"]
        return ["condition", "may", "payer", "costs", "effect", "unless", "otherwise"]
    if isinstance(node, AddManaInstead):
        return ["plain", "condition", "instead"]
    if isinstance(node, Replacing) and node.condition_first:
        return ["condition", "effect"]
    if isinstance(node, Triggered):
        return ["effect", "on"] if node.late else ["on", "condition", "effect"]
    if isinstance(node, Activated):
        if node.less is not None and Other() in walk(node.less):  # than the source, not the target
            return ["costs", "less", "effect", "less_if", "condition"]
        return ["costs", "effect", "less", "less_if", "condition"]
    if isinstance(node, Static):
        if node.condition_first:
            return ["condition", "affects", "changes"]
        return ["affects", "changes", "condition"]
    try:
        phrase = phrase_of(node)
    except LookupError:
        return list(field_names(node))
    return in_text_order(node, items_of(phrase.en))
