"""Compares a scenario's expectations with its game: a finding for each thing expected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final, final

from jajna.decision import Answer, Decision, Kind, Shape
from jajna.errors import Reason
from jajna.ir.measures import Stat, stat_value
from jajna.judge.abilities import all_abilities, same_text
from jajna.judge.explanations import explanation_lines
from jajna.judge.scenario import model
from jajna.judge.scenario.building import COLOR_WORDS, DAYTIMES, mana_of, thing_of
from jajna.judge.scenario.fields import field
from jajna.judge.scenario.model import (
    ACTIONS,
    STEP_NAMES,
    Activate,
    Cast,
    Expectations,
    ObjectExpectation,
    PlayerExpectation,
    Question,
)
from jajna.judge.scenario.playing import (
    asked_first,
    open_question,
    take_action,
    worded_reason,
)
from jajna.judge.scenario.reading import Attempt, Script, ScriptStep
from jajna.judge.scenario.source import Place
from jajna.judge.scenario.wording import ScenarioError
from jajna.judge.table import RefusedError, Table
from jajna.kernel.card_kinds import day_night
from jajna.kernel.combat.state import protector_of
from jajna.kernel.layers.explanation import explain
from jajna.kernel.objects.object import Object
from jajna.kernel.players.designations import held_by
from jajna.messages import Message
from jajna.text.catalogue import LANGUAGES, Language, language
from jajna.text.log import account
from jajna.text.rule_numbers import era_rule
from jajna.text.things import Teller
from jajna.vocab import (
    MANA_LETTERS,
    SUPERTYPE_NAMES,
    TYPE_NAMES,
    Type,
    Zone,
    bits,
    is_player,
)
from jajna.wording import keyword_names

__all__ = ["Finding", "check"]

EXPLAINED: Final = (
    *("name", "cost", "pt", "types", "subtypes", "supertypes", "colors", "keywords", "abilities"),
    *("is", "is_not", "has", "lacks", "controller"),
)
"""The expectations that the layers decide. CR 613.1."""
DRAW: Final = "draw"
ZONE_NAMES: Final[dict[Zone, str]] = {zone: zone.name.lower() for zone in Zone}
VERB_OF: Final = {kind: verb for verb, kind in ACTIONS.items()}
DAYTIME_WORDS: Final = {time: word for word, time in DAYTIMES.items()}
STEP_WORDS: Final = {step: name for name, step in STEP_NAMES.items()}


@final
class Finding:
    """A finding on one thing expected: what it is, what was expected, what was found, and why.

    ``expected`` and ``found`` are names, numbers and words of the format. ``reasons`` say in each
    language the rule that forbids something, or why an object is what it is, layer by layer.
    """

    def __init__(self, line: int, what: Message, passed: bool, expected: str, found: str) -> None:
        self.line = line
        self.what = what
        self.passed = passed
        self.expected = expected
        self.found = found
        self.key = ""
        self.rule = ""
        self.reasons: dict[str, str] = {}

    def reason(self, code: str) -> str:
        """The reason for the finding, in a language; "" where there is no more to say."""
        return self.reasons.get(code, "")


def check(table: Table, script: Script, step: ScriptStep, wanted: Expectations) -> list[Finding]:
    """Compare the position with the expectations, in the order of the format.

    Raises ScenarioError for a name that nothing has, or an attempt that doesn't fit.
    """
    return _Checker(table, script, step).check(wanted)


@final
class _Checker:
    """Collects the findings of one expectation."""

    def __init__(self, table: Table, script: Script, step: ScriptStep) -> None:
        self.table = table
        self.game = table.game
        self.script = script
        self.step = step
        self.place: Place = (*step.place, "expect")
        self.found: list[Finding] = []

    def check(self, wanted: Expectations) -> list[Finding]:
        """Everything expected, in order."""
        for name, one in wanted.objects.items():
            place = (*self.place, "objects", name)
            if isinstance(one, str):
                self._object(place, name, ObjectExpectation(pt=one))
            else:
                self._object(place, name, one)
        for name, two in wanted.players.items():
            place = (*self.place, "players", name)
            expected = PlayerExpectation(life=two) if isinstance(two, int) else two
            self._player(place, name, expected)
        if wanted.stack is not None:
            found = self._names(self.game.zones.stack[::-1], wanted.stack)
            self._list(("stack",), Message("the stack"), wanted.stack, found)
        if wanted.exile is not None:
            self._cards(("exile",), Message("exile"), wanted.exile, self.game.zones.exile)
        if wanted.asked is not None:
            self._asked(wanted.asked)
        for attempt in self.step.legal:
            self._attempt(attempt, True)
        for attempt in self.step.illegal:
            self._attempt(attempt, False)
        self._log(wanted)
        self._time(wanted)
        for name in wanted.gone:
            thing = self._thing(("gone",), name)
            there = is_player(thing) or self.game.objects.exists(thing)
            self._one(
                ("gone",),
                Message("{name} is gone", name=name),
                "true",
                "false" if there else "true",
            )
        return self.found

    def _one(self, place: Place, what: Message, expected: str, found: str) -> Finding:
        line = self.script.document.line((*self.place, *place))
        made = Finding(line, what, expected == found, expected, found)
        self.found.append(made)
        return made

    def _list(
        self, place: Place, what: Message, expected: Sequence[str], found: Sequence[str]
    ) -> None:
        self._one(place, what, _joined(expected), _joined(found))

    def _set(
        self, place: Place, what: Message, expected: Iterable[str], found: Iterable[str]
    ) -> None:
        self._list(place, what, sorted(expected), sorted(found))

    def _cards(
        self, place: Place, what: Message, expected: list[str] | int, held: Sequence[int]
    ) -> None:
        if isinstance(expected, int):
            self._one(place, what, str(expected), str(len(held)))
        else:
            self._set(place, what, expected, self._names(held, expected))

    def _thing(self, place: Place, name: str) -> int:
        return thing_of(self.table, self.script, (*self.place, *place), name)

    # -- objects -------------------------------------------------------------------------------

    def _object(self, place: Place, name: str, wanted: ObjectExpectation) -> None:
        number = thing_of(self.table, self.script, place, name)
        if is_player(number):
            raise self.script.error(place, Message("{name} is a player.", name=name))
        within = place[len(self.place) :]
        thing = self.game.object(number)
        before = len(self.found)
        for key, expected, found in self._facts(thing, wanted):
            what = Message("{name}: {key}", name=name, key=field(key))
            self._one((*within, key), what, expected, found).key = key
        words = _words(thing)
        said = all_abilities(thing.now.name, thing.now.kit, self.table.name)
        held = {*map(partial(same_text, thing.now.name), said)}
        held |= _keyword_names(thing)
        for key, listed, there, want in (
            ("is", wanted.is_, words, True),
            ("is_not", wanted.is_not, words, False),
            ("has", wanted.has, held, True),
            ("lacks", wanted.lacks, held, False),
        ):
            for word in listed:
                sought = word.casefold() if there is words else same_text(thing.now.name, word)
                fits = (sought in there) is want
                self._member((*within, key), name, key, word, fits, there)
        for finding in self.found[before:]:
            if not finding.passed and finding.key in EXPLAINED and self.game.objects.exists(number):
                finding.reasons = self._explanation(number)
                break

    def _explanation(self, number: int) -> dict[str, str]:
        """The explanation of an object, layer by layer, as a text by language code. CR 613."""
        explanation = explain(self.game, number)
        view = self.game.view(self.game.object(number).controller, past=True)
        return {
            code: "\n".join(explanation_lines(explanation, Teller(self._spoken(code), view)))
            for code in LANGUAGES
        }

    def _spoken(self, code: str) -> Language:
        """A language in the words of the game's era."""
        return language(code).in_era(self.game.era)

    def _member(
        self, place: Place, name: str, key: str, word: str, fits: bool, there: Iterable[str]
    ) -> None:
        line = self.script.document.line((*self.place, *place))
        what = Message("{name}: {key}", name=name, key=field(key))
        made = Finding(line, what, fits, word, _joined(sorted(there)))
        made.key = key
        self.found.append(made)

    def _facts(self, thing: Object, wanted: ObjectExpectation) -> list[tuple[str, str, str]]:
        """Key, expected and found value of everything that is expected exactly."""
        now = thing.now
        facts: list[tuple[str, str | None, str]] = [
            ("name", wanted.name, now.name),
            ("cost", wanted.cost, str(now.mana_cost) if now.mana_cost is not None else ""),
            (
                "mana_value",
                _number(wanted.mana_value),
                str(stat_value(self.game, thing.id, Stat.MANA_VALUE)),
            ),
            ("pt", wanted.pt, _power_toughness(thing)),
            ("zone", wanted.zone, self._zone(thing)),
            ("controller", wanted.controller, self.table.name(thing.controller)),
            ("owner", wanted.owner, self.table.name(thing.owner)),
            ("tapped", _yes_no(wanted.tapped), _truth(thing.tapped)),
            ("face_down", _yes_no(wanted.face_down), _truth(thing.face_down)),
            ("token", _yes_no(wanted.token), _truth(thing.token)),
            ("sick", _yes_no(wanted.sick), _truth(self._is_sick(thing))),
            ("damage", _number(wanted.damage), str(thing.damage)),
            ("types", _sorted(wanted.types), _in_order(_names(TYPE_NAMES, now.types))),
            ("subtypes", _sorted(wanted.subtypes), _in_order(now.subtypes)),
            (
                "supertypes",
                _sorted(wanted.supertypes),
                _in_order(_names(SUPERTYPE_NAMES, now.supertypes)),
            ),
            ("colors", _sorted(wanted.colors), _in_order(_colors(now.colors))),
            ("keywords", _sorted(wanted.keywords), _in_order(_keyword_names(thing))),
            ("counters", _counted(wanted.counters), _counters(thing.counters)),
            ("attached_to", wanted.attached_to, self._attached_to(thing, wanted.attached_to)),
            (
                "attachments",
                _sorted(wanted.attachments),
                _in_order(self._names(thing.attachments, wanted.attachments or ())),
            ),
            (
                "targets",
                _plain(wanted.targets),
                _joined(self._names(_targets(thing), wanted.targets or ())),
            ),
            ("protector", wanted.protector, self._protector(thing)),
            ("known_to", _sorted(wanted.known_to), _in_order(self._knowing(thing))),
        ]
        if wanted.abilities is not None:
            own = partial(same_text, now.name)
            facts.append(
                (
                    "abilities",
                    _in_order(map(own, wanted.abilities)),
                    _in_order(map(own, all_abilities(now.name, now.kit, self.table.name))),
                )
            )
        return [(key, expected, found) for key, expected, found in facts if expected is not None]

    def _attached_to(self, thing: Object, wanted: str | None) -> str:
        if thing.attached_to < 0:
            return ""
        return _joined(self._names([thing.attached_to], [wanted or ""]))

    def _protector(self, thing: Object) -> str:
        """The name of the protector of a battle. CR 310.8."""
        if not thing.now.types & Type.BATTLE:
            return ""
        return self.table.name(protector_of(self.game, thing.id))

    def _knowing(self, thing: Object) -> list[str]:
        """The names of the players who see which card it is, or may look at it. CR 400.2, 708.5."""
        names: list[str] = []
        for player in self.game.players:
            shown = self.game.view(player.id).find(thing.id)
            if shown is not None and shown.known and (shown.card_name or shown.beneath):
                names.append(player.name)
        return names

    def _zone(self, thing: Object) -> str:
        return ZONE_NAMES[thing.zone if self.game.objects.exists(thing.id) else Zone.NOWHERE]

    def _is_sick(self, thing: Object) -> bool:
        """CR 302.6."""
        return thing.since_turn >= self.game.players[thing.controller].latest_turn

    def _names(self, things: Iterable[int], wanted: Sequence[str] = ()) -> list[str]:
        """The names of things: one of those wanted that stands for it, else its own."""
        called = {self._called(name): name for name in wanted}
        return [called.get(thing, self.table.name(thing)) for thing in things]

    def _called(self, name: str) -> int:
        """The object that a name of its own or a name with a number stands for; -1 for none."""
        found = self.table.find(name) if self.table.is_exact(name) else None
        return found if found is not None else -1

    # -- players -------------------------------------------------------------------------------

    def _player(self, place: Place, name: str, wanted: PlayerExpectation) -> None:
        seat = thing_of(self.table, self.script, place, name)
        if not is_player(seat):
            raise self.script.error(place, Message("{name} is no player.", name=name))
        within = place[len(self.place) :]
        player = self.game.players[seat]
        pool = "".join(sorted(MANA_LETTERS[unit.mana] for unit in player.pool))
        wanted_pool = wanted.pool
        if wanted_pool is not None:
            units = mana_of(self.script, (*place, "pool"), wanted_pool)
            wanted_pool = "".join(sorted(MANA_LETTERS[unit] for unit in units))
        for key, expected, found in (
            ("life", _number(wanted.life), str(player.life)),
            ("pool", wanted_pool, pool),
            ("counters", _counted(wanted.counters), _counters(player.counters)),
            ("in_game", _yes_no(wanted.in_game), _truth(player.in_game)),
            ("speed", _number(wanted.speed), str(player.speed)),
            ("designations", _sorted(wanted.designations), _in_order(held_by(self.game, seat))),
        ):
            if expected is not None:
                what = Message("{name}: {key}", name=name, key=field(key))
                self._one((*within, key), what, expected, found)
        controlled = [
            number
            for number in self.game.zones.battlefield
            if self.game.objects[number].controller == seat
        ]
        for key, cards, held in (
            ("hand", wanted.hand, player.hand),
            ("graveyard", wanted.graveyard, player.graveyard),
            ("library", wanted.library, player.library),
            ("battlefield", wanted.battlefield, controlled),
        ):
            if cards is not None:
                what = Message("{name}: {key}", name=name, key=field(key))
                if key == "library" and not isinstance(cards, int):
                    self._list((*within, key), what, cards, self._names(held, cards))
                else:
                    self._cards((*within, key), what, cards, held)

    # -- questions and actions -----------------------------------------------------------------

    def _rule(self, wanted: str | None, rule: str) -> str:
        """A rule's number in the era, or its number today if the scenario expects that."""
        return rule if rule == wanted else era_rule(rule, self.game.era)

    def _asked(self, wanted: Question) -> None:
        asked = self.table.asked
        player = self.table.name(asked.whose[0]) if asked is not None else ""
        decider = self.table.name(asked.players[0]) if asked is not None else ""
        rule = None if wanted.rule is None else str(wanted.rule)
        for key, expected, found in (
            ("player", wanted.player, player),
            ("decided_by", wanted.decided_by, decider),
            (
                "kind",
                wanted.kind.value if wanted.kind is not None else None,
                asked.kind.value if asked is not None else "",
            ),
            ("rule", rule, self._rule(rule, asked.rule) if asked is not None else ""),
        ):
            if expected is not None:
                self._one(("asked", key), Message("asked: {key}", key=field(key)), expected, found)
        self._options(asked, wanted)

    def _options(self, asked: Decision | None, wanted: Question) -> None:
        """Compare the options with those expected, which are said as choices are."""
        options = asked.options if asked is not None else []
        offered = _joined(self.table.describe(option) for option in options)
        if wanted.options is not None:
            left = list(options)
            for word in wanted.options:
                fitting = self._fitting(asked, word, left)
                left = [option for option in left if option is not fitting]
            fits = len(options) == len(wanted.options) and not left
            self._offered("options", fits, _in_order(wanted.options), offered)
        for word in wanted.offers:
            fits = self._fitting(asked, word, options) is not None
            self._offered("offers", fits, word, offered)

    def _fitting(self, asked: Decision | None, word: str, options: list[Answer]) -> Answer | None:
        """The first of these options that a word fits; None if there is none."""
        if asked is None:
            return None
        others = [option for option in asked.options if option not in options]
        fitting = self.table.fitting(asked, word, others)
        return next((option for option in options if option in fitting), None)

    def _offered(self, key: str, fits: bool, expected: str, found: str) -> None:
        line = self.script.document.line((*self.place, "asked", key))
        what = Message("asked: {key}", key=field(key))
        self.found.append(Finding(line, what, fits, expected, expected if fits else found))

    def _attempt(self, attempt: Attempt, legal: bool) -> None:
        """Try an action at a table of its own. CR 732.1."""
        place: Place = (*self.place, "legal" if legal else "illegal")
        trial = self.table.fork()
        try:
            reason = self._why_not(trial, place, attempt.action)
        except ScenarioError:
            # Whoever has a sole target isn't asked: then another one doesn't fit.
            if not isinstance(attempt.action, Cast | Activate) or not attempt.action.targets:
                raise
            trial = self.table.fork()
            trial.ask_anyway(Kind.TARGETS)
            reason = self._why_not(trial, place, attempt.action)
        expected = "legal" if legal else f"CR {attempt.rule}" if attempt.rule else "illegal"
        fits = (reason is None) is legal
        if reason is not None and attempt.rule and not legal:
            fits = _is_rule(reason.rule, attempt.rule) or _is_rule(
                era_rule(reason.rule, self.game.era), attempt.rule
            )
        found = "legal" if reason is None else f"CR {era_rule(reason.rule, self.game.era)}"
        key = VERB_OF[type(attempt.action)]
        what = Message("{action} {name}", action=field(key), name=_object_of(attempt))
        made = Finding(attempt.line, what, fits, expected, found)
        if reason is not None:
            made.rule = era_rule(reason.rule, self.game.era)
            made.reasons = worded_reason(trial, reason)
        self.found.append(made)

    def _why_not(self, trial: Table, place: Place, action: model.Action) -> Reason | None:
        """The reason why an action is illegal at a table of its own; None if it is legal."""
        waiting = open_question(trial)
        if waiting is not None and not isinstance(action, model.Answer):
            raise self.script.error(self.step.place, *asked_first(trial, waiting))
        if waiting is not None and self._is_no_option(trial, waiting, action):
            return Reason("not an option", waiting.rule)
        try:
            take_action(trial, self.script, place, action)
        except RefusedError as error:
            return error.reason
        return None

    def _is_no_option(self, trial: Table, waiting: Decision, action: model.Action) -> bool:
        """Whether an answer is a word that fits nothing that is offered."""
        if not isinstance(action, model.Answer) or not isinstance(action.answer, str):
            return False
        if waiting.kind is Kind.TARGETS or waiting.shape not in (Shape.ONE, Shape.SOME):
            return False
        return not trial.fitting(waiting, action.answer)

    # -- time and log --------------------------------------------------------------------------

    def _log(self, wanted: Expectations) -> None:
        if not wanted.log and not wanted.log_lacks:
            return
        lines = self._log_lines()
        for key, listed, want in (
            ("log", wanted.log, True),
            ("log_lacks", wanted.log_lacks, False),
        ):
            for text in listed:
                fits = any(text in line for line in lines) is want
                line = self.script.document.line((*self.place, key))
                what = Message("the log")
                self.found.append(Finding(line, what, fits, text, " | ".join(lines)))

    def _log_lines(self) -> list[str]:
        """The lines of the log since the beginning, as each player is told, without repeats."""
        events = self.game.history.log
        lines: list[str] = []
        for player in range(len(self.game.players)):
            teller = Teller(self._spoken("en"), self.game.view(player, past=True), events=events)
            lines += account(events, teller)
        return list(dict.fromkeys(lines))

    def _time(self, wanted: Expectations) -> None:
        game = self.game
        winner = ""
        if game.outcome is not None:
            winner = self.table.name(game.outcome.winner) if game.outcome.winner >= 0 else DRAW
        for key, expected, found in (
            ("turn", wanted.turn, self.table.name(game.turn.active)),
            ("step", wanted.step, STEP_WORDS[game.turn.step]),
            ("daytime", wanted.daytime, DAYTIME_WORDS[day_night.daytime(game)]),
            ("winner", wanted.winner, winner),
        ):
            if expected is not None:
                self._one((key,), Message("{key}", key=field(key)), expected, found)


def _object_of(attempt: Attempt) -> str:
    action = attempt.action
    value = getattr(action, VERB_OF[type(action)])
    return _joined(value) if isinstance(value, list | dict) else str(value)


def _is_rule(found: str, wanted: str) -> bool:
    """Whether a rule is the one wanted or a subrule of it."""
    return found == wanted or (found.startswith(wanted) and found[len(wanted) :].isalpha())


def _power_toughness(thing: Object) -> str:
    """Power and toughness of what is a creature or has them printed. CR 208.1, 208.3."""
    faces = thing.definition.card.faces
    printed = thing.face < len(faces) and faces[thing.face].power  # CR 702.102b, 708.4
    if thing.now.types & Type.CREATURE or (printed and thing.zone is not Zone.BATTLEFIELD):
        return f"{thing.now.power}/{thing.now.toughness}"
    return ""


def _keyword_names(thing: Object) -> set[str]:
    """Every keyword ability by name. CR 702."""
    found = set(keyword_names(thing.now.keywords))
    return found | {ability.name for ability in thing.now.kit.keyworded}


def _words(thing: Object) -> set[str]:
    """Types, subtypes, supertypes and colors, all in lower case."""
    now = thing.now
    found = {*_names(TYPE_NAMES, now.types), *_names(SUPERTYPE_NAMES, now.supertypes)}
    found |= {one.casefold() for one in now.subtypes} | set(_colors(now.colors))
    if not now.colors:
        found.add("colorless")
    return found


def _colors(mask: int) -> list[str]:
    return [word for word, bit in COLOR_WORDS.items() if mask & bit]


def _targets(thing: Object) -> list[int]:
    if thing.item is None:
        return []
    return [target for slot in thing.item.ctx.targets for target in slot]


def _names(table: dict[int, str], mask: int) -> list[str]:
    return [table[bit] for bit in bits(mask)]


def _joined(words: Iterable[object]) -> str:
    return ", ".join(map(str, words))


def _plain(words: Iterable[str] | None) -> str | None:
    return None if words is None else _joined(words)


def _sorted(words: Iterable[str] | None) -> str | None:
    return None if words is None else _in_order(words)


def _in_order(words: Iterable[str]) -> str:
    return _joined(sorted(words))


def _counted(counters: dict[str, int] | None) -> str | None:
    return None if counters is None else _counters(counters)


def _counters(counters: dict[str, int]) -> str:
    return _joined(f"{name}: {counters[name]}" for name in sorted(counters) if counters[name])


def _number(number: int | None) -> str | None:
    return None if number is None else str(number)


def _truth(value: bool) -> str:
    return "true" if value else "false"


def _yes_no(value: bool | None) -> str | None:
    return None if value is None else _truth(value)
