"""A table to try rules at: a game put into any position, played with names and scripted choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from jajna.card import Card, CardNames, Face
from jajna.decision import (
    FREE,
    PASS,
    Activate,
    Answer,
    Assign,
    Cast,
    Decision,
    Division,
    Kind,
    NamedCard,
    Number,
    Part,
    Pay,
    Pick,
    PlayLand,
    Several,
    Shape,
    TakeAction,
    TapForMana,
    Thing,
    TurnFaceUp,
    YesNo,
)
from jajna.era import CURRENT, Era
from jajna.errors import CardError, IllegalAnswerError, JajnaError, Reason
from jajna.formats.commanders import color_identity
from jajna.kernel.card_kinds.commanders import Commander
from jajna.kernel.combat.phase import begin_combat
from jajna.kernel.costs.granted_abilities import as_spell
from jajna.kernel.game import Game
from jajna.kernel.layers import layers
from jajna.kernel.objects.definition import PROTOTYPED
from jajna.kernel.objects.doors import as_unlocked
from jajna.kernel.objects.object import Object
from jajna.kernel.players.teams import is_active
from jajna.kernel.start.setup import new_game
from jajna.kernel.state.frames import Frames
from jajna.kernel.state.new_actions import look_again
from jajna.kernel.turn.turn import ROUND, TurnFrame, TurnsFrame
from jajna.kernel.turn.turn import begin as begin_turn
from jajna.kernel.zones import move
from jajna.messages import Message
from jajna.noted import Noted
from jajna.text.catalogue import ENGLISH, language
from jajna.text.prompts import option as option_text
from jajna.text.things import Teller
from jajna.typed import is_number
from jajna.variant import Variant, usual
from jajna.vocab import LETTER_MANA, Step, Type, Zone, bit, is_player

__all__ = [
    "ANN",
    "BLANK",
    "BOB",
    "CAT",
    "NAMES",
    "AmbiguousError",
    "Choice",
    "RefusedError",
    "Table",
    "UnansweredError",
]

ANN: Final = 0
BOB: Final = 1
CAT: Final = 2

BLANK: Final = Card("Blank", (Face("Blank", None, 0, Type.ARTIFACT),))
"""A card without abilities or cost, of which the libraries of a table are made."""

NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
"""The default names of a table's players."""

Choice = Answer | str | int | bool | Mapping[str, int] | Sequence["Choice"]
"""A scripted choice: an answer, its notation, a name, an id, a number, yes or no, the share of each
of what a number is divided among, or several.
"""

_NUMBERED: Final = re.compile(r"(.+) #([0-9]{1,9})")


class RefusedError(IllegalAnswerError):
    """An answer that the rules forbid; ``reason`` says why, ``remedy`` what could be said instead.
    The game is unchanged.
    """

    def __init__(self, message: Message, reason: Reason, remedy: Message | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.remedy = remedy


class AmbiguousError(IllegalAnswerError):
    """A ``name`` that fits several objects, at a strict table."""

    def __init__(self, name: str, count: int) -> None:
        super().__init__(
            Message(
                "{count} objects are named {name}: say which by '{bare} #1' or a name of its own",
                count=count,
                name=repr(name),
                bare=name,
            )
        )
        self.name = name


class UnansweredError(JajnaError):
    """A question that a strict table stopped at, as no choice was scripted for it."""

    def __init__(self, question: Decision) -> None:
        super().__init__(
            Message(
                "player {player} is asked {question} (CR {rule})",
                player=question.whose[0],
                question=repr(question.kind.value),
                rule=question.rule,
            )
        )
        self.question = question


@final
class Table:
    """A game in a position made by hand, for tests, judges and puzzles.

    Players are seats 0, 1, ... named Ann, Bob, Cat. Cards are named: ``lookup`` finds them, and
    ``define`` adds others. Objects can be named by their card's name, by a name that ``call`` gave
    them, as ``Bear #2`` for the second Bear in order (battlefield, stack, hands, graveyards, exile,
    command zone), or given by id. Every priority is a decision here, also where a player can only
    pass.

    A ``strict`` table leaves nothing to chance: it raises UnansweredError instead of answering with
    the fallback where no choice was scripted, and IllegalAnswerError for names that fit several
    options or objects. Only attackers and blockers may go undeclared.
    """

    def __init__(
        self,
        players: int | Sequence[str] = 2,
        seed: int = 1,
        lookup: Callable[[str], Card] | None = None,
        era: Era = CURRENT,
        library: int = 20,
        strict: bool = False,
        card_names: CardNames | None = None,
        variant: Variant | None = None,
        supplementary: Sequence[Sequence[Card]] = (),
        noted: Sequence[Sequence[Noted]] = (),
    ) -> None:
        self.lookup = lookup
        self.strict = strict
        self.defined: dict[str, Card] = {}
        self.called: dict[str, int] = {}
        names = NAMES[:players] if isinstance(players, int) else tuple(players)
        deck = [BLANK] * (library + usual(len(names)).hand_size)
        self.game: Game = new_game(
            [deck] * len(names),
            names,
            seed,
            era,
            first=ANN,
            card_names=card_names,
            variant=variant,
            supplementary=supplementary,
            noted=noted,
        )
        self.game.settings.always_ask = True
        self.choices: list[Choice] = []
        self.choices_by_kind: dict[Kind, list[Choice]] = {}
        for player in self.game.players:
            for card in player.hand.copy():
                move.discard_for_setup(self.game, card)
        layers.recompute_all(self.game)

    def fork(self) -> Table:
        """A table of its own in the same position, to try something at."""
        made = Table(len(self.game.players), lookup=self.lookup, library=1, strict=self.strict)
        made.defined = self.defined.copy()
        made.called = self.called.copy()
        made.game = self.game.fork()
        return made

    # -- position ------------------------------------------------------------------------------

    def define(self, *cards: Card) -> None:
        """Make cards known to this table by their names."""
        for card in cards:
            self.defined[card.name] = card

    def card(self, name: str) -> Card:
        """The card of this name. Raises CardError if nobody knows it."""
        known = self.defined.get(name)
        if known is not None:
            return known
        if self.lookup is None:
            raise CardError(
                Message(
                    "{name} is not defined at this table and there is no lookup", name=repr(name)
                )
            )
        return self.lookup(name)

    def put(
        self,
        player: int,
        zone: Zone,
        *names: str | Card,
        tapped: bool = False,
        sick: bool = False,
        counters: dict[str, int] | None = None,
        attached_to: str | int | None = None,
    ) -> list[int]:
        """Put cards into a zone without anything triggering; their ids.

        In a library they go on top, the first named being the topmost. Permanents count as having
        been there since before the turn, unless ``sick``.
        """
        made: list[int] = []
        for name in reversed(names) if zone is Zone.LIBRARY else names:
            card = name if isinstance(name, Card) else self.card(name)
            thing = self.make(player, zone, card)
            thing.tapped = tapped
            thing.since_turn = self.game.turn.number + 1 if sick else -1
            thing.counters = {**thing.counters, **(counters or {})}
            self.add(thing)
            if attached_to is not None:
                move.attach(self.game, thing.id, self.id(attached_to))
            made.append(thing.id)
        layers.refresh(self.game)
        self._offer_again()
        return made

    def lead(self, player: int, *names: str | Card) -> list[int]:
        """Let cards lead a player's deck from the command zone; their ids. CR 903.3, 903.6."""
        made = self.put(player, Zone.COMMAND, *names)
        for number in made:
            definition = self.game.objects[number].definition
            identity = color_identity(definition.card)
            self.game.players.commanders.append(Commander(player, number, definition, identity))
        self._offer_again()
        return made

    def make(self, player: int, zone: Zone, card: Card) -> Object:
        """An object of a player in a zone, whose status may be set before ``add`` puts it there.

        It has a new timestamp, has been there since before the turn, and has the counters that a
        permanent enters with by rule (CR 306.5b, 310.4b).
        """
        thing = self.game.objects.new(self.game.definitions.of(card), player, zone)
        thing.timestamp = self.game.effects.tick()
        thing.since_turn = -1
        if zone is Zone.BATTLEFIELD:
            thing.counters = _entering_counters(thing)
            thing.base = as_unlocked(thing.base, 0)
            thing.now = thing.copiable = thing.base
        return thing

    def add(self, thing: Object, position: int = 0) -> None:
        """Put an object that was made into its zone; in a library so far from the top."""
        move.put(self.game, thing, position)
        move.enter_index(self.game, thing)

    def _offer_again(self) -> None:
        """Offer the player with priority what the position now allows."""
        game = self.game
        if game.decision is not None and game.decision.kind is Kind.PRIORITY:
            game.decision = None
            look_again(game)
            game.advance()

    def battlefield(
        self, player: int, *names: str | Card, tapped: bool = False, sick: bool = False
    ) -> list[int]:
        """Put permanents onto the battlefield; their ids."""
        return self.put(player, Zone.BATTLEFIELD, *names, tapped=tapped, sick=sick)

    def hand(self, player: int, *names: str | Card) -> list[int]:
        """Put cards into a hand; their ids."""
        return self.put(player, Zone.HAND, *names)

    def graveyard(self, player: int, *names: str | Card) -> list[int]:
        """Put cards into a graveyard; their ids."""
        return self.put(player, Zone.GRAVEYARD, *names)

    def library(self, player: int, *names: str | Card) -> list[int]:
        """Put cards on top of a library, the first named topmost; their ids."""
        return self.put(player, Zone.LIBRARY, *names)

    def set_life(self, player: int, life: int) -> None:
        """Set a life total."""
        for one in self.game.players.sharing_life(player):
            one.life = life

    def call(self, name: str, thing: int) -> None:
        """Give an object a name to be known by, also after it has changed zones."""
        self.called[name] = thing

    # -- time ----------------------------------------------------------------------------------

    def begin(self, player: int, step: Step = Step.PRECOMBAT_MAIN) -> None:
        """Begin this step of a new turn of the player, or of their team that takes its turns
        together, and play on to the first decision.
        """
        game = self.game
        together = game.players.as_one(player)
        player = together[0]
        turns = TurnsFrame()
        turns.next = game.players.after(together[-1])
        game.frames = Frames([turns, TurnFrame(list(ROUND[ROUND.index(step) :]))])
        game.decision = None
        look_again(game)
        game.turn.number += 2
        begin_turn(game, player, game.turn.number)
        layers.recompute_all(game)
        game.advance()

    def resume(
        self, player: int, step: Step, number: int, prepare: Callable[[], None] | None = None
    ) -> None:
        """Go on in the midst of a step of the player's turn of this number.

        The step has begun: nothing happens at its beginning, and the player gets priority
        (CR 117.5). The untap step alone begins now (CR 502.4). Every player has had the turns
        before it; ``prepare`` says what has happened in this one.
        """
        game = self.game
        together = game.players.as_one(player)
        player = together[0]
        count = len(game.players) // len(together)
        turns = TurnsFrame()
        turns.next = game.players.after(together[-1])
        turn = TurnFrame(list(ROUND[ROUND.index(step) :]))
        if step is not Step.UNTAP:
            turn.resume()
        game.frames = Frames([turns, turn])
        game.decision = None
        look_again(game)
        begin_turn(game, player, number)
        game.turn.step = step
        game.turn.upkeeps = int(step >= Step.UPKEEP)
        game.turn.main_phases = (step >= Step.PRECOMBAT_MAIN) + (step >= Step.POSTCOMBAT_MAIN)
        game.turn.combat_phases = int(step >= Step.BEGINNING_OF_COMBAT)
        game.turn.end_steps = int(step >= Step.END)
        if step is Step.BEGINNING_OF_COMBAT:
            begin_combat(game)
        for one in game.players:
            behind = (player - one.id) // len(together)
            one.latest_turn = max(number - behind % count, 0)
            one.turn_before = max(one.latest_turn - count, 0)
        if prepare is not None:
            prepare()
        layers.recompute_all(game)
        game.history.log = []
        game.advance()

    def to(self, step: Step) -> None:
        """Pass until this step has begun and somebody is asked in it."""
        for _ in range(1000):
            if self.game.over or (self.game.turn.step is step and self.game.decision is not None):
                return
            self.answer_next()
        raise AssertionError(f"the game doesn't come to {step.name}")

    def to_turn(self, player: int, step: Step = Step.PRECOMBAT_MAIN) -> None:
        """Pass until this step of the player's next turn."""
        turn = self.game.turn.number
        while self.game.turn.number == turn or not is_active(self.game, player):
            self.answer_next()
        self.to(step)

    # -- playing -------------------------------------------------------------------------------

    def choose(self, *choices: Choice) -> None:
        """Script the answers to the next questions that aren't about priority."""
        self.choices += choices

    def choose_for(self, kind: Kind, *choices: Choice) -> None:
        """Script the answers to the next questions of a kind; they go before ``choose``."""
        self.choices_by_kind.setdefault(kind, []).extend(choices)

    def act(self, player: int, action: str, *choices: Choice) -> None:
        """Let a player take an action when they have priority: "cast Shock", "play Forest",
        "cast Morph face down", "turn up 105", "activate Prodigal Pyromancer", "activate 105.1",
        "tap 105.0:GG" or any notation.

        ``choices`` answer what it asks.
        Raises IllegalAnswerError if it isn't legal. Other players with priority before them pass.
        """
        self._give_priority_to(player)
        answer = self.action(player, action)
        self.choices = [*choices, *self.choices]
        self._give(answer)
        while self.asked is not None and self.asked.kind is not Kind.PRIORITY:
            if not self.choices and _is_declaration(self.asked):
                return
            self.answer_next()

    def action(self, player: int, action: str) -> Answer:
        """The priority action so named. Raises IllegalAnswerError if it names nothing."""
        verb, _, what = action.partition(" ")
        if verb == "pass":
            return PASS
        if verb == "activate":
            name, _, index = what.rpartition(".")
            if name and is_number(index):
                return Activate(self.id(name), int(index))
            return Activate(self.id(what), 0)
        if verb == "tap":
            named, _, letters = what.partition(":")
            source, _, ability = named.rpartition(".")
            mana = tuple([LETTER_MANA[letter] for letter in letters])
            return TapForMana(self.id(source), int(ability), mana)
        if verb in ("cast", "play"):
            what, _, way = what.partition(" way ")
            if what.endswith(" free") and not way:
                what, way = what.removesuffix(" free"), str(FREE)
            what, _, face = what.partition(" face ")
            card = self.card_to_play(player, what, int(way) if way else -1)
            if card is None:
                raise IllegalAnswerError(
                    Message("{name} has no {what} to play", name=self.name(player), what=repr(what))
                )
            if face == "down":
                place = self.game.object(card).definition.face_down
            elif face == PROTOTYPED:
                place = self.game.object(card).definition.prototype
            else:
                place = int(face) if face else self._face_named(card, what)
            if verb == "play":
                return PlayLand(card, place)
            return Cast(card, place, int(way) if way else -1)
        if verb == "turn":
            what, _, way = what.removeprefix("up ").partition(" way ")
            return TurnFaceUp(self.id(what), int(way) if way else 0)
        if verb == "special":
            named, _, index = what.rpartition(".")
            return TakeAction(self.id(named), int(index))
        raise IllegalAnswerError(Message("{action} names no action", action=repr(action)))

    def card_to_play(self, player: int, name: str, way: int = -1) -> int | None:
        """The card that a player would play by this name; None if they have none where it could be
        played from. Of several in a hand any will do; with an alternative cost (``way``) it is the
        first that could be cast for that from where it is.
        """
        if is_number(name):
            return int(name)
        if name in self.called:
            return self.id(name)
        held = self.game.players[player]
        places = [
            held.hand,
            held.graveyard,
            held.library[:1],
            self.game.zones.exile,
            self.game.zones.command,
        ]
        named: list[int] = []
        for number in [number for place in places for number in place]:
            thing = self.game.objects[number]
            if thing.now.name == name or any(one.name == name for one in thing.definition.faces):
                named.append(number)
        if way >= 0 and len(named) > 1:
            for number in named:
                costs = as_spell(self.game, self.object(number), 0).kit.costs
                if way < len(costs) and costs[way].zones & bit(self.object(number).zone):
                    return number
        return named[0] if named else None

    def _face_named(self, card: int, name: str) -> int:
        """The face or half of a card with this name; a fused spell has both names."""
        definition = self.game.object(card).definition
        for face in definition.castable:
            if definition.faces[face].name == name:
                return face
        return 0

    def why_not(self, player: int, action: str) -> Reason | None:
        """The reason why an action isn't legal for the player with priority; None if it is."""
        self._give_priority_to(player)
        return self.game.why_not(self.action(player, action)) if self.asked else None

    def _give_priority_to(self, player: int) -> None:
        for _ in range(20):
            question = self.asked
            if question is None:
                break
            if question.kind is Kind.PRIORITY and player in question.whose:
                return
            self._answer(question, PASS if question.kind is Kind.PRIORITY else None)
        raise AssertionError(f"{self.name(player)} doesn't get priority")

    def resolve(self) -> None:
        """All players pass until the top object of the stack has resolved."""
        assert self.game.zones.stack, "the stack is empty"
        top = self.game.zones.stack[-1]
        while not self.game.over and self.game.objects.exists(top) and self._still_on_stack(top):
            self.answer_next()
        self._answer_pending_choices()

    def _still_on_stack(self, number: int) -> bool:
        return self.game.objects[number].zone is Zone.STACK

    def resolve_all(self) -> None:
        """All players pass until the stack is empty."""
        while self.game.zones.stack and not self.game.over:
            self.resolve()

    def _answer_pending_choices(self) -> None:
        while self.asked is not None and self.asked.kind is not Kind.PRIORITY:
            if _is_declaration(self.asked):
                return
            self.answer_next()

    def answer_next(self) -> None:
        """Answer the present question: pass priority, else the next scripted choice or the
        fallback.
        """
        question = self.asked
        assert question is not None, "the game is over"
        self._answer(question, PASS if question.kind is Kind.PRIORITY else None)

    def _answer(self, question: Decision, given: Answer | None) -> None:
        if given is not None:
            self._give(given)
        elif self.choices_by_kind.get(question.kind):
            scripted = self.choices_by_kind[question.kind]
            self._pass_over_forced(question, scripted)
            self._give(self.meant(question, scripted.pop(0)))
        elif question.forced is not None and question.kind in self.game.settings.asked_anyway:
            self._give(question.forced)
        elif self.choices:
            self._give(self.meant(question, self.choices.pop(0)))
        elif self.strict and not _is_declaration(question):
            raise UnansweredError(question)
        else:
            self._give(question.fallback)

    def _pass_over_forced(self, question: Decision, scripted: list[Choice]) -> None:
        """Drop scripted targets that nobody was asked for, as there were no others."""
        item = self.game.object(question.source).item if question.kind is Kind.TARGETS else None
        if item is None:
            return
        chosen = [Thing(target) for slot in item.ctx.targets for target in slot]
        while len(scripted) > 1:
            meant = self.meant(question, scripted[0])
            if meant in question.options or meant not in chosen:
                return
            scripted.pop(0)

    def _give(self, answer: Answer) -> None:
        """Answer the present question. Raises RefusedError if the rules forbid the answer.

        At a strict table also if it makes the action under way impossible, which is taken back.
        """
        reason = self.why_not_answer(answer)
        if reason is not None:
            asked = self.asked.kind.value if self.asked is not None else "nothing"
            raise RefusedError(
                Message(
                    "{notation} is not an answer to {question}: {reason} (CR {rule})",
                    notation=repr(answer.notation()),
                    question=repr(asked),
                    reason=reason.code,
                    rule=reason.rule,
                ),
                reason,
            )
        look_again(self.game)
        answered = len(self.game.history.answers)
        self.game.answer(answer)
        if self.strict and len(self.game.history.answers) <= answered:
            raise RefusedError(
                Message("The action was taken back, as it can't be completed (CR 732.1)."),
                Reason("taken back", "732.1"),
            )

    def why_not_answer(self, answer: Answer) -> Reason | None:
        """The reason why an answer to the present question isn't legal; None if it is.

        Of several targets the first illegal one tells the reason.
        """
        if self.asked is not None and self.asked.kind is Kind.TARGETS:
            for one in answer.options if isinstance(answer, Several) else ():
                if one not in self.asked.options:
                    return self.game.why_not(one)
        return self.game.why_not(answer)

    def answer(self, choice: Choice) -> None:
        """Answer the present question with a choice."""
        assert self.asked is not None, "the game is over"
        self._give(self.meant(self.asked, choice))

    def attack(self, *attackers: str | int, at: str | int | None = None) -> None:
        """Go to the declaration of attackers and attack the next opponent, or ``at``."""
        self.to_question(Kind.ATTACKERS)
        opponents = self.game.players.opponents(self.game.turn.active)
        target = opponents[0] if at is None else self.id(at)
        self._give(Several(tuple(Assign(self.id(one), target) for one in attackers)))

    def block(self, *pairs: tuple[str | int, str | int]) -> None:
        """Go to the declaration of blockers and declare pairs of blocker and attacker."""
        self.to_question(Kind.BLOCKERS)
        self._give(Several(tuple(Assign(self.id(blocker), self.id(att)) for blocker, att in pairs)))

    def to_question(self, kind: Kind) -> None:
        """Play on until a question of this kind is asked."""
        for _ in range(1000):
            if self.asked is not None and self.asked.kind is kind:
                return
            self.answer_next()
        raise AssertionError(f"nobody is asked {kind.value!r}")

    def ask_anyway(self, *kinds: Kind) -> None:
        """From now on ask questions of these kinds also if only one answer is legal."""
        self.game.settings.asked_anyway = kinds

    # -- looking -------------------------------------------------------------------------------

    @property
    def asked(self) -> Decision | None:
        """The present question."""
        return self.game.decision

    def meant(self, question: Decision, choice: Choice) -> Answer:
        """The answer that a scripted choice stands for. Raises IllegalAnswerError for none."""
        if isinstance(choice, Answer):
            return choice
        if question.shape is Shape.NUMBER and isinstance(choice, int):
            return Number(choice)
        if question.shape is Shape.DIVISION and isinstance(choice, Sequence):
            if all(is_number(str(one)) for one in choice):
                return Division(tuple(int(str(one)) for one in choice))
        if isinstance(choice, Mapping):
            return self._division(question, choice)
        if question.shape is Shape.SOME:
            parts = [choice] if isinstance(choice, str | int) else list(choice)
            chosen: list[Answer] = []
            for part in parts:
                chosen.append(self._option(question, part, chosen))
            return Several(tuple(chosen))
        return self._option(question, choice)

    def _division(self, question: Decision, shares: Mapping[str, int]) -> Division:
        """A number divided: each name's share, and nothing for what isn't named."""
        if question.shape is not Shape.DIVISION:
            raise IllegalAnswerError(
                Message(
                    "{choice} divides a number, but {question} asks for none",
                    choice=repr(dict(shares)),
                    question=repr(question.kind.value),
                )
            )
        by_option = {self._option(question, name): share for name, share in shares.items()}
        return Division(tuple(by_option.get(option, 0) for option in question.options))

    def fitting(
        self, question: Decision, choice: Choice, chosen: Sequence[Answer] = ()
    ) -> list[Answer]:
        """The options that a choice fits: by notation, name or word, else by source or text.

        Of options with the same source and text it fits the first one that isn't ``chosen`` yet.
        """
        fitting = [option for option in question.options if self._is_meant(option, choice)]
        if not fitting and isinstance(choice, str) and question.naming is not None:
            return [NamedCard(name) for name in question.naming.meant(choice)]
        if fitting or not isinstance(choice, str):
            return fitting
        worded: dict[Answer, str] = {
            option: self._text_of(question, option)
            for option in question.options
            if isinstance(option, Pick | Part)
        }
        fitting = [option for option in worded if self._has_source(question, option, choice)]
        if not fitting:
            wanted = choice.casefold()
            fitting = [option for option in worded if wanted in worded[option].casefold()]
        if len({worded[option] for option in fitting}) == 1:
            return [option for option in fitting if option not in chosen][:1]
        return fitting

    def _has_source(self, question: Decision, option: Answer, name: str) -> bool:
        """Whether an option stands for an ability or effect of the object so named."""
        if not isinstance(option, Pick) or option.index >= len(question.sources):
            return False
        source = question.sources[option.index]
        if self.is_exact(name):
            found = self.find(name)
            return found is not None and found == self.game.objects.latest(source)
        return name == self.name(source)

    def _text_of(self, question: Decision, option: Answer) -> str:
        """An option in words, to be found by a part of them; "" for what has a word of its own."""
        if not isinstance(option, Part) and not question.sources and not question.meanings:
            if question.kind is not Kind.MODES:
                return ""
        view = self.game.view(question.whose[0], past=True)
        return option_text(question, option, Teller(language(ENGLISH), view))

    def _option(self, question: Decision, choice: Choice, chosen: Sequence[Answer] = ()) -> Answer:
        fitting = self.fitting(question, choice, chosen)
        if not fitting:
            thing = self.find(choice) if question.kind is Kind.TARGETS else None
            if thing is not None:
                return Thing(thing)
            offered = ", ".join(self.describe(option) for option in question.options)
            raise IllegalAnswerError(
                Message(
                    "{choice} is not an option of {question}: {offered}",
                    choice=repr(choice),
                    question=repr(question.kind.value),
                    offered=offered,
                )
            )
        if self.strict and len(fitting) > 1:
            if isinstance(choice, str) and len(self._named(choice)) > 1:
                raise AmbiguousError(choice, len(fitting))
            raise IllegalAnswerError(
                Message(
                    "{choice} fits {count} options of {question}: {offered}",
                    choice=repr(choice),
                    count=len(fitting),
                    question=repr(question.kind.value),
                    offered=", ".join(self.describe(option) for option in fitting),
                )
            )
        return fitting[0]

    def is_exact(self, name: str) -> bool:
        """Whether a name means one object: one that ``call`` gave, or a name with a number."""
        return name in self.called or _NUMBERED.fullmatch(name) is not None

    def find(self, choice: Choice) -> int | None:
        """The player or object that a choice names; None if it names none."""
        try:
            if isinstance(choice, str):
                return self.id(choice)
            return choice if isinstance(choice, int) and not isinstance(choice, bool) else None
        except KeyError:
            return None

    def _is_meant(self, option: Answer, choice: Choice) -> bool:
        if isinstance(choice, bool):
            if isinstance(option, Pay):
                return choice
            return isinstance(option, YesNo) and option.yes is choice
        if isinstance(choice, Answer):
            return option == choice
        thing = self._thing_in(option)
        if thing is not None:
            if isinstance(choice, str) and self.is_exact(choice):
                return self.id(choice) == thing
            return choice in (thing, self.name(thing), option.notation())
        if isinstance(option, Pick) and isinstance(choice, int):
            return option.index == choice
        return choice in (option.notation(), _word_of(option))

    def _thing_in(self, option: Answer) -> int | None:
        """The player or object that is an option, or the card that would be cast."""
        if isinstance(option, Cast):
            return option.card
        return option.thing if isinstance(option, Thing) else None

    def describe(self, option: Answer) -> str:
        """An option with names, for messages."""
        if isinstance(option, Thing):
            return self.name(option.thing)
        if isinstance(option, NamedCard):
            return option.name
        asked = self.asked
        if asked is not None and isinstance(option, Pick | Part) and option in asked.options:
            text = self._text_of(asked, option)
            return f"{option.notation()} ({text})" if text else _word_of(option)
        return option.notation()

    def name(self, thing: int) -> str:
        """The name of a player or object; an ability on the stack goes by its source's."""
        if is_player(thing):
            return self.game.players[thing].name
        found = self.game.object(thing)
        if found.item is not None and not found.item.is_spell and found.item.ctx.source != thing:
            return self.name(found.item.ctx.source)
        return found.now.name or found.definition.card.name

    def id(self, thing: str | int) -> int:
        """The id of a player or object: by name, or as given. Raises KeyError for none."""
        if isinstance(thing, int):
            return thing
        if is_number(thing):
            return int(thing)
        if thing in self.called:
            return self.game.objects.latest(self.called[thing])
        for player in self.game.players:
            if player.name == thing:
                return player.id
        numbered = _NUMBERED.fullmatch(thing)
        found = self._named(numbered[1] if numbered else thing)
        place = int(numbered[2]) - 1 if numbered else 0
        if not 0 <= place < len(found):
            raise KeyError(f"nothing at the table is named {thing!r}")
        if self.strict and not numbered and len(found) > 1:
            raise AmbiguousError(thing, len(found))
        return found[place]

    def _named(self, name: str) -> list[int]:
        """The objects of this name in the order in which they are numbered."""
        return [
            number for number in self._everywhere() if self.game.objects[number].now.name == name
        ]

    def _everywhere(self) -> list[int]:
        found = [*self.game.zones.battlefield, *self.game.zones.stack]
        for player in self.game.players:
            found += [*player.hand, *player.graveyard]
        return [*found, *self.game.zones.exile, *self.game.zones.command]

    def object(self, thing: str | int) -> Object:
        """The object with this name or id, or as it last was."""
        number = self.id(thing)
        self.game.state_based.to_check[number] = True  # whoever asks may change it
        return self.game.object(number)

    def life(self, player: int) -> int:
        """A player's life total."""
        return self.game.players[player].life

    def names_in(self, zone: Zone, player: int = 0) -> list[str]:
        """The names of the objects in a zone, in order."""
        return [self.name(number) for number in self.game.zones.of(zone, self.game.players[player])]

    def power_toughness(self, thing: str | int) -> tuple[int, int]:
        """Power and toughness now."""
        now = self.object(thing).now
        return now.power, now.toughness


def _entering_counters(thing: Object) -> dict[str, int]:
    counters: dict[str, int] = {}
    if thing.base.types & Type.PLANESWALKER:
        counters["loyalty"] = thing.base.loyalty
    if thing.base.types & Type.BATTLE:
        counters["defense"] = thing.base.defense
    return counters


def _word_of(option: Answer) -> str:
    """The word or name of an option, or else its notation."""
    if isinstance(option, NamedCard):
        return option.name
    return (isinstance(option, Pick) and option.word) or option.notation()


def _is_declaration(question: Decision) -> bool:
    return question.kind in (Kind.ATTACKERS, Kind.BLOCKERS)
