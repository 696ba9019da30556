"""The steps of a scenario, taken at its table. What doesn't fit is an error of the scenario."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from jajna.decision import Assign, Decision, Kind, Pick, Several
from jajna.errors import IllegalAnswerError, Reason
from jajna.ir.abilities import Activated, Keyworded
from jajna.judge.abilities import ability_texts
from jajna.judge.scenario.building import mana_of, several_named, thing_of
from jajna.judge.scenario.model import (
    STEP_NAMES,
    Action,
    Activate,
    Answer,
    Attack,
    Block,
    Cast,
    Choice,
    Concede,
    Expect,
    Go,
    Pass,
    Play,
    Resolve,
    Special,
    Tap,
    TurnUp,
    Verb,
)
from jajna.judge.scenario.reading import Script, ScriptStep
from jajna.judge.scenario.source import Place
from jajna.judge.scenario.wording import ScenarioError
from jajna.judge.table import AmbiguousError, RefusedError, Table, UnansweredError
from jajna.kernel.costs.granted_abilities import as_spell
from jajna.kernel.objects.definition import PROTOTYPED
from jajna.kernel.objects.object import Object
from jajna.kernel.objects.stack_item import StackItem
from jajna.messages import Message, cause
from jajna.text.catalogue import LANGUAGES, language
from jajna.text.reasons import reason_text
from jajna.text.rule_numbers import era_rule
from jajna.text.things import Teller
from jajna.vocab import MANA_LETTERS, is_player

__all__ = ["asked_first", "open_question", "take_action", "take_step", "worded_reason"]

MOST_RESOLVED: Final = 1000
FACE_DOWN: Final = "down"
"""The word for a card that is cast face down, in place of a face. CR 708.4."""
WITHOUT_PAYING: Final = "free"
"""The word for casting without paying the mana cost, in place of an alternative cost."""
DECLARATIONS: Final = (Kind.ATTACKERS, Kind.BLOCKERS)


def open_question(table: Table) -> Decision | None:
    """The question that waits for an answer; None for priority and declarations."""
    asked = table.asked
    if asked is None or asked.kind is Kind.PRIORITY or asked.kind in DECLARATIONS:
        return None
    return asked


def take_step(table: Table, script: Script, step: ScriptStep) -> None:
    """Take a step that is no expectation. Raises ScenarioError if it doesn't fit."""
    waiting = open_question(table)
    if waiting is not None and not isinstance(step.verb, Answer | Concede):
        raise script.error(step.place, *asked_first(table, waiting))
    try:
        take_action(table, script, step.place, step.verb)
    except RefusedError as error:
        raise script.error(
            step.place,
            Message(
                "The rules forbid it: {reason}.",
                reason=worded_reason(table, error.reason),
            ),
            error.remedy or Message("An action that is to be refused belongs under 'illegal'."),
        ) from error


def worded_reason(table: Table, reason: Reason) -> dict[str, str]:
    """The reason in each language, as whoever is asked is told it."""
    asked = table.asked
    view = table.game.view(asked.whose[0] if asked is not None else 0)
    return {
        code: reason_text(reason, Teller(language(code).in_era(table.game.era), view))
        for code in LANGUAGES
    }


def asked_first(table: Table, waiting: Decision) -> tuple[Message, Message]:
    """The message on a question that nobody answers, and its remedy."""
    options = ", ".join(table.describe(option) for option in waiting.options)
    return (
        Message(
            "{player} is asked first: {kind} (CR {rule}).",
            player=table.name(waiting.whose[0]),
            kind=waiting.kind.value,
            rule=era_rule(waiting.rule, table.game.era),
        ),
        Message("Answer with one of: {options}.", options=options or "-"),
    )


def take_action(table: Table, script: Script, place: Place, verb: Verb) -> None:
    """Do what a step says, up to a question without a scripted answer.

    Raises RefusedError if the rules forbid it, ScenarioError if it doesn't fit.
    """
    if table.game.over:
        raise script.error(place, Message("The game is over."))
    try:
        _take(table, script, place, verb)
    except RefusedError as error:
        if isinstance(verb, Cast | Activate) and verb.modes:
            error.remedy = error.remedy or _modes_there_are(table)
        raise
    except AmbiguousError as error:
        raise script.error(place, *several_named(error)) from error
    except (IllegalAnswerError, AssertionError, KeyError) as error:
        asked = table.asked
        if isinstance(verb, Cast | Activate) and asked is not None and asked.kind is Kind.MODES:
            if verb.modes:
                raise _other_modes(table, verb) from error
        # A KeyError prints its text as a literal.
        problem = str(error.args[0]) if isinstance(error, KeyError) else cause(error)
        raise script.error(place, Message("It doesn't fit: {problem}.", problem=problem)) from error
    left = [*table.choices, *[one for held in table.choices_by_kind.values() for one in held]]
    if left:
        if isinstance(verb, Cast | Activate) and Kind.MODES in table.choices_by_kind:
            item = _put_on_stack(table, isinstance(verb, Cast))
            if item is not None and item.ctx.modes:
                raise _other_modes(table, verb)
            raise script.error((*place, "modes"), Message("There are no modes to choose."))
        waiting = open_question(table)
        if waiting is not None:
            raise script.error(place, *asked_first(table, waiting))
        raise script.error(
            place,
            Message("Nobody asked for {choices}.", choices=", ".join(map(str, left))),
            Message("Leave out what there is no choice of, or give it where it is asked for."),
        )


def _other_modes(table: Table, verb: Cast | Activate) -> RefusedError:
    """The refusal of modes that aren't legal, whether or not there was a choice. CR 700.2a."""
    modes = ", ".join(map(str, verb.modes))
    return RefusedError(
        Message("modes {modes} can't be chosen (CR 700.2a)", modes=modes),
        Reason("not an option", "700.2a"),
        _modes_there_are(table),
    )


def _modes_there_are(table: Table) -> Message | None:
    """Which modes can be chosen, and how many; None if nobody is asked for modes."""
    asked = table.asked
    if asked is None or asked.kind is not Kind.MODES:
        return None
    number = f"{asked.minimum}"
    if asked.maximum != asked.minimum:
        number += f"-{asked.maximum}"
    known: list[str] = []
    for option in asked.options:
        place = option.index + 1 if isinstance(option, Pick) else 0
        text = table.describe(option).partition(" (")[2].removesuffix(")")
        known.append(f"{place} ({text.rstrip('.')})")
    return Message("Choose {number} of: {known}.", number=number, known=", ".join(known))


def _take(table: Table, script: Script, place: Place, verb: Verb) -> None:
    """Do what a step says, and drop the choices that there was nothing to choose for."""
    try:
        _Taker(table, script, place).take(verb)
    except UnansweredError as error:
        if isinstance(verb, Attack | Block | Go):
            raise script.error(place, *asked_first(table, error.question)) from error
    if isinstance(verb, Cast | Activate):
        _pass_over_forced(table, verb)


def _put_on_stack(table: Table, spell: bool) -> StackItem | None:
    """The spell or activated ability that was put on the stack last; triggers may be above it."""
    for number in reversed(table.game.zones.stack):
        item = table.game.objects[number].item
        if item is not None and item.is_spell is spell and (spell or item.ability is not None):
            return item
    return None


def _pass_over_forced(table: Table, verb: Cast | Activate) -> None:
    """Drop choices that nobody was asked for, as there were no others, if they were made so."""
    scripted = table.choices_by_kind
    item = _put_on_stack(table, isinstance(verb, Cast))
    if item is None:
        return
    if item.ctx.modes == [mode - 1 for mode in verb.modes]:
        scripted.pop(Kind.MODES, None)
    if item.ctx.x == verb.x:
        scripted.pop(Kind.X, None)
    wanted = [
        table.find(one)
        for target in verb.targets
        for one in (target if isinstance(target, list) else [target])
    ]
    if [target for slot in item.ctx.targets for target in slot] == wanted:
        scripted.pop(Kind.TARGETS, None)


def _keyword_of(source: Object, ability: Activated) -> str:
    """The keyword that stands for an activated ability of an object; "" for none. CR 702.1."""
    for one in source.now.kit.all:
        if isinstance(one, Keyworded) and ability in one.meaning:
            return one.name
    return ""


@final
class _Taker:
    """Takes one step."""

    def __init__(self, table: Table, script: Script, place: Place) -> None:
        self.table = table
        self.script = script
        self.place = place

    def take(self, verb: Verb) -> None:
        """Do what the step says."""
        if isinstance(verb, Pass):
            self._pass(verb)
        elif isinstance(verb, Resolve):
            self._script(verb.choices)
            self._resolve(verb)
        elif isinstance(verb, Go):
            self._script(verb.choices)
            self._go(verb)
        elif isinstance(verb, Concede):
            self.table.game.concede(self._seat("concede", verb.concede))
        else:
            assert not isinstance(verb, Expect), "an expectation is no action"
            self._act(verb)

    def _act(self, verb: Action) -> None:
        if isinstance(verb, Cast):
            self._cast(verb)
        elif isinstance(verb, Activate):
            self._activate(verb)
        elif isinstance(verb, Play):
            self._play(verb)
        elif isinstance(verb, Tap):
            self._tap(verb)
        elif isinstance(verb, TurnUp):
            self._script_all(verb)
            source = self._object("turn_up", verb.turn_up)
            self.table.act(self._by(verb.by), f"turn up {source.id} way {verb.way - 1}")
        elif isinstance(verb, Special):
            self._script_all(verb)
            card, _ = self._held("special", self._by(verb.by), verb.special)
            self.table.act(self._by(verb.by), f"special {card}.{verb.action - 1}")
        elif isinstance(verb, Attack):
            self._attack(verb)
        elif isinstance(verb, Block):
            self._block(verb)
        else:
            self._answer(verb)

    # -- names ---------------------------------------------------------------------------------

    def _thing(self, key: str, name: str) -> int:
        return thing_of(self.table, self.script, (*self.place, key), name)

    def _object(self, key: str, name: str) -> Object:
        found = self._thing(key, name)
        if is_player(found):
            raise self._error(key, Message("{name} is a player.", name=name))
        return self.table.game.object(found)

    def _seat(self, key: str, name: str) -> int:
        found = self._thing(key, name)
        if not is_player(found):
            raise self._error(key, Message("{name} is no player.", name=name))
        return found

    def _by(self, name: str) -> int:
        """The player who acts: the one named, else the one who is asked, else the active one."""
        if name:
            return self._seat("by", name)
        asked = self.table.asked
        return asked.whose[0] if asked is not None else self.table.game.turn.active

    def _error(self, key: str, what: Message, remedy: Message | None = None) -> ScenarioError:
        return self.script.error((*self.place, key), what, remedy)

    # -- choices -------------------------------------------------------------------------------

    def _script(self, choices: Sequence[Choice]) -> None:
        self.table.choose(*choices)

    def _script_all(self, verb: Cast | Activate | Play | TurnUp | Special) -> None:
        if verb.modes:
            self.table.choose_for(Kind.MODES, [mode - 1 for mode in verb.modes])
        if verb.x is not None:
            self.table.choose_for(Kind.X, verb.x)
        self.table.choose_for(Kind.TARGETS, *verb.targets)
        self._script(verb.choices)

    # -- priority ------------------------------------------------------------------------------

    def _cast(self, verb: Cast) -> None:
        by = self._by(verb.by)
        card, what = self._held("cast", by, verb.cast)
        face = " face down" if verb.face == FACE_DOWN else self._face(card, verb.face)
        way = self._way(card, verb.cast, verb.way) if verb.way is not None else ""
        self._script_all(verb)
        self.table.act(by, f"cast {what}{face}{way}")

    def _way(self, card: int, name: str, wanted: int | str) -> str:
        """The words for an alternative cost at the table: it is given by its number among all that
        the card says of costs, by its keyword, or by a part of its text.
        """
        if wanted == WITHOUT_PAYING:
            return " free"
        thing = self.table.object(card)
        faces = [as_spell(self.table.game, thing, face) for face in thing.definition.castable]
        known: dict[int, tuple[str, str]] = {}
        for spell in faces:
            for place, cost in enumerate(spell.kit.costs):
                if cost.alternative and place not in known:
                    (text,) = ability_texts(spell.name, (cost,), self.table.name)
                    known[place] = (cost.name, cost.name if text == "?" else text)
        if isinstance(wanted, int) and wanted - 1 in known:
            return f" way {wanted - 1}"
        fitting = [place for place, (keyword, _) in known.items() if keyword == wanted]
        fitting = fitting or [
            place for place, (_, text) in known.items() if str(wanted).lower() in text.lower()
        ]
        if isinstance(wanted, str) and len(fitting) == 1:
            return f" way {fitting[0]}"
        listed = [f"{place + 1} ({text.rstrip('.')})" for place, (_, text) in known.items()]
        there = Message("It has no alternative costs.")
        if listed:
            there = Message("There are: {known}.", known=", ".join(listed))
        if isinstance(wanted, int):
            raise RefusedError(
                Message("{card} has no alternative cost {way}.", card=name, way=wanted),
                Reason("not an option", "117.1"),
                there,
            )
        what = Message("{card} has no alternative cost {way}.", card=name, way=repr(wanted))
        raise self._error("way", what, there)

    def _play(self, verb: Play) -> None:
        by = self._by(verb.by)
        card, what = self._held("play", by, verb.play)
        self._script_all(verb)
        self.table.act(by, f"play {what}{self._face(card, verb.face)}")

    def _held(self, key: str, by: int, name: str) -> tuple[int, str]:
        """The card to play with its name at the table; of cards of one name any will do."""
        held = self.table.card_to_play(by, name)
        if held is not None:
            return held, name
        found = self._object(key, name).id
        return found, str(found)

    def _face(self, card: int, name: str) -> str:
        if not name:
            return ""
        if name == PROTOTYPED and self.table.object(card).definition.prototype >= 0:
            return f" face {PROTOTYPED}"
        faces = [face.name for face in self.table.object(card).definition.faces if face.name]
        if name not in faces:
            raise self._error(
                "face",
                Message("{card} has no face {face}.", card=self.table.name(card), face=name),
                Message("There are: {known}.", known=", ".join(faces)),
            )
        return f" face {faces.index(name)}"

    def _activate(self, verb: Activate) -> None:
        by = self._by(verb.by)
        source = self._object("activate", verb.activate)
        number = self._ability(source, verb.ability)
        self._script_all(verb)
        self.table.act(by, f"activate {source.id}.{number}")

    def _ability(self, source: Object, wanted: int | str) -> int:
        """The index of an activated ability: its number from 1 is given, its keyword, or a part of
        its text.
        """
        if isinstance(wanted, int):
            return wanted - 1
        keywords = [_keyword_of(source, ability) for ability in source.now.kit.activated]
        texts = [
            ability_texts(source.now.name, (ability,), self.table.name)[0]
            for ability in source.now.kit.activated
        ]
        texts = [keywords[place] if text == "?" else text for place, text in enumerate(texts)]
        fitting = [place for place, keyword in enumerate(keywords) if keyword == wanted.lower()]
        fitting = fitting or [place for place, text in enumerate(texts) if wanted in text]
        if len(fitting) != 1:
            raise self._error(
                "ability",
                Message(
                    "{count} abilities of {name} have the text {text}.",
                    count=len(fitting),
                    name=source.now.name,
                    text=wanted,
                ),
                Message("There are: {known}.", known=" | ".join(texts) or "-"),
            )
        return fitting[0]

    def _tap(self, verb: Tap) -> None:
        by = self._by(verb.by)
        source = self._object("tap", verb.tap)
        letters = "".join(
            MANA_LETTERS[unit] for unit in mana_of(self.script, (*self.place, "for"), verb.mana)
        )
        self.table.act(by, f"tap {source.id}.{verb.ability - 1}:{letters}")

    def _pass(self, verb: Pass) -> None:
        player = self._seat("pass", verb.player)
        asked = self.table.asked
        if asked is None or asked.kind is not Kind.PRIORITY or player not in asked.whose:
            raise self._error(
                "pass", Message("{player} doesn't have priority.", player=verb.player)
            )
        self.table.answer("pass")

    def _resolve(self, verb: Resolve) -> None:
        wanted = verb.resolve if isinstance(verb.resolve, int) else MOST_RESOLVED
        if not self.table.game.zones.stack:
            raise self._error("resolve", Message("The stack is empty."))
        while wanted and self.table.game.zones.stack and not self.table.game.over:
            self.table.resolve()
            wanted -= 1
        if wanted and isinstance(verb.resolve, int):
            raise self._error("resolve", Message("The stack is empty."))

    def _stay_in_turn(self, turn: int, step: str) -> None:
        """Refuse to have gone on to another turn to come to a step."""
        if self.table.game.turn.number != turn and not self.table.game.over:
            raise self.script.error(
                self.place,
                Message("The step {step} doesn't come any more this turn.", step=step),
                Message("Say whose turn is meant: turn: {player}.", player="Ann"),
            )

    # -- combat --------------------------------------------------------------------------------

    def _to_declaration(self, kind: Kind, step: str, player: int) -> None:
        """All pass until this player declares attackers or blockers. CR 508.1, 509.1.

        They are asked also where only one declaration is legal.
        """
        turn = self.table.game.turn.number
        self.table.ask_anyway(kind)
        while not self._declares(kind, player):
            self.table.answer_next()
            self._stay_in_turn(turn, step)
        self.table.ask_anyway()

    def _declares(self, kind: Kind, player: int) -> bool:
        """Whether this player, or with -1 any who has a choice, is asked for a declaration."""
        asked = self.table.asked
        if asked is None or asked.kind is not kind:
            return asked is None
        return player in asked.whose if player >= 0 else asked.count > 0

    def _attack(self, verb: Attack) -> None:
        game = self.table.game
        self._to_declaration(Kind.ATTACKERS, "declare attackers", game.turn.active)
        attacks = (
            dict.fromkeys(verb.attack, verb.at) if isinstance(verb.attack, list) else verb.attack
        )
        pairs = [
            Assign(
                self._thing("attack", name),
                self._thing("at", target) if target else game.players.after(game.turn.active),
            )
            for name, target in attacks.items()
        ]
        self.table.answer(Several(tuple(pairs)))

    def _block(self, verb: Block) -> None:
        controllers = [self._object("block", name).controller for name in verb.block]
        player = controllers[0] if controllers else -1
        self._to_declaration(Kind.BLOCKERS, "declare blockers", player)
        pairs = [
            Assign(self._thing("block", blocker), self._thing("block", attacker))
            for blocker, held in verb.block.items()
            for attacker in ([held] if isinstance(held, str) else held)
        ]
        self.table.answer(Several(tuple(pairs)))

    # -- others --------------------------------------------------------------------------------

    def _answer(self, verb: Answer) -> None:
        waiting = open_question(self.table)
        if waiting is None:
            raise self._error(
                "answer",
                Message("No question is open."),
                Message("Actions with priority are steps of their own."),
            )
        if verb.by and self._seat("by", verb.by) not in waiting.whose:
            raise self._error(
                "by",
                Message(
                    "Not {player} but {asked} is asked.",
                    player=verb.by,
                    asked=self.table.name(waiting.whose[0]),
                ),
            )
        self._script(verb.choices)
        self.table.answer(verb.answer)
        while self.table.choices and open_question(self.table) is not None:
            self.table.answer_next()

    def _go(self, verb: Go) -> None:
        game = self.table.game
        step = STEP_NAMES[verb.go]
        turn = game.turn.number
        if verb.turn:
            self.table.to_turn(self._seat("turn", verb.turn), step)
        else:
            while not game.over and (game.turn.step is not step or game.decision is None):
                self.table.answer_next()
                self._stay_in_turn(turn, verb.go)
        if game.over or game.turn.step is not step:
            raise self._error("go", Message("The game is over."))
