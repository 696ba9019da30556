"""Votes. CR 701.38."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from jajna.decision import NO, YES, Answer, Decision, Kind, Pick, Shape, Thing, YesNo
from jajna.events.base import Event, EventKind, OfPlayer
from jajna.events.effects import EffectBegan
from jajna.frozen import dataclass
from jajna.ir.abilities import Keyworded
from jajna.ir.base import (
    Amount,
    Condition,
    Duration,
    Effect,
    Filter,
    Layer,
    Modification,
    Pattern,
    Ref,
)
from jajna.ir.declared.binding import Trait, needs, tells, trait
from jajna.ir.declared.names import binds, looks_up
from jajna.ir.filters.nouns import Player
from jajna.ir.filters.owners import Owned
from jajna.ir.refs import EACH, all_that_fit
from jajna.kernel.door.perform import perform
from jajna.kernel.state.context import Context
from jajna.kernel.state.lasting_effects import Continuous
from jajna.mechanics.choices.of_your_choice import COLOR_NAMES, protection_from_color
from jajna.mechanics.continuous.abilities import GainAbilities
from jajna.mechanics.lasting.until_end_of_turn import Change
from jajna.telling import silent, tell, tell_player, thing, word_of
from jajna.vocab import is_another_player, is_player
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.players.player_rules import PlayerRules

__all__ = [
    "BALLOTS",
    "GainVotedProtections",
    "GetsMoreVotes",
    "MostVoted",
    "VoteForThing",
    "VoteForWord",
    "Voted",
    "VotedApart",
    "Voter",
    "VotesFor",
    "VotingFinished",
]

BALLOTS: Final[dict[str, str]] = {
    "aid": "ayuda",
    "black": "negro",
    "blue": "azul",
    "bribery": "soborno",
    "condemnation": "condena",
    "death": "muerte",
    "denial": "negación",
    "dominion": "dominio",
    "duplication": "duplicación",
    "embark": "embarcar",
    "evidence": "prueba",
    "feather": "pluma",
    "fellowship": "compañía",
    "free": "libre",
    "grace": "gracia",
    "green": "verde",
    "guidance": "guía",
    "harvest": "cosecha",
    "knowledge": "conocimiento",
    "money": "dinero",
    "numbers": "cantidad",
    "psychosis": "psicosis",
    "quill": "cálamo",
    "red": "rojo",
    "return": "regresar",
    "sickness": "enfermedad",
    "sprout": "brote",
    "strength": "fuerza",
    "taxes": "impuestos",
    "time": "tiempo",
    "torture": "tortura",
    "wild": "salvaje",
}
"""Colors, and words without rules meaning, for which players vote, with their Spanish.
CR 701.38b.
"""
words("ballot", {english: (english, spanish) for english, spanish in BALLOTS.items()})

VOTED: Final = "voted"
"""The word for the fact that players have voted for words."""
VOTES: Final = "votes for "
"""How the names begin of the numbers of votes, by word or by the id of a thing."""
VOTERS: Final = "voters for "
"""How the names begin under which those are bound who voted for a word or thing."""
APART: Final = "voted apart"
"""Name under which players are bound who voted for what the controller of an ability didn't."""


@final
class Voted(OfPlayer):
    """A player votes for a word or a thing. Everybody knows of it. CR 701.38a."""

    def __init__(self, player: int, word: str, thing: int) -> None:
        super().__init__(EventKind.VOTED, player)
        self.word = word
        self.thing = thing

    def things(self) -> list[int]:
        return [self.player] if self.word else [self.player, self.thing]

    def apply(self, game: Game) -> list[Event]:
        return []

    def notation(self) -> str:
        return f"Voted {self.player} {self.word or self.thing}"


tell_player(
    Voted,
    "You vote for {choice}.",
    "{player} votes for {choice}.",
    when={"word": ""},
    words={"choice": thing("thing")},
)
tell_player(
    Voted,
    "You vote for {choice}.",
    "{player} votes for {choice}.",
    words={"choice": word_of("ballot", "word")},
)


@final
class VotingFinished(Event):
    """Players finish voting. CR 701.38. ``ballots`` has for each choice those who voted for it."""

    def __init__(self, ballots: list[list[int]]) -> None:
        super().__init__(EventKind.VOTING_FINISHED)
        self.ballots = ballots

    def apply(self, game: Game) -> list[Event]:
        return []


tell(VotingFinished, "The voting is over.")
silent(VotingFinished)


def _begin(game: Game, ctx: Context, choices: list[str], ballot: Effect) -> None:
    """Have each player vote in turn order from the controller, then finish. CR 701.38a."""
    for name in [key for key in ctx.numbers if key.startswith(VOTES)]:
        del ctx.numbers[name]
        ctx.bound.pop(VOTERS + name.removeprefix(VOTES), None)
    for choice in choices:
        ctx.bind_number(VOTES + choice, 0)
        ctx.bind(VOTERS + choice, [])
    turns: list[Effect] = []
    for player in game.players.within(ctx.controller, game.players.in_order(ctx.controller)):
        rules = game.effects.rules[player] if game.effects.rules else None
        turns += [OneVote(player, ballot)] * (1 + (rules.more_votes if rules else 0))
        turns += _optional(game, player, ballot)
    game.frames.run_in_order((*turns, FinishVoting()), ctx)


def _optional(game: Game, player: int, ballot: Effect) -> list[Effect]:
    """The votes that the player may cast besides. CR 701.38d."""
    if not game.effects.rules:
        return []
    rules = game.effects.rules[player]
    if rules.vote_chooser in (-1, player):
        return [OneVote(player, ballot, True)] * rules.optional_votes
    return [MayVote(player, ballot)] * rules.optional_votes


@final
@dataclass(frozen=True)
class VoteForWord(Effect):
    """Starting with you, each player votes for one of some words. CR 701.38a, 701.38b."""

    choices: tuple[str, ...]

    def options(self, game: Game, ctx: Context) -> list[Answer]:
        """What a player may vote for."""
        return [Pick(place, word) for place, word in enumerate(self.choices)]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        _begin(game, ctx, [*self.choices], self)


phrase(
    VoteForWord,
    en="starting with you, each player votes for {choices:or;ballot}",
    es="comenzando contigo, cada jugador vota por {choices:or;ballot}",
)


@final
@dataclass(frozen=True)
class VoteForThing(Effect):
    """Starting with you, each player votes for something that fits. CR 701.38a, 701.38b."""

    what: Filter

    def options(self, game: Game, ctx: Context) -> list[Answer]:
        """What a player may vote for."""
        return [Thing(one) for one in all_that_fit(game, ctx, self.what)]

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        _begin(game, ctx, [], self)


phrase(
    VoteForThing,
    en="starting with you, each player votes for {what}",
    es="comenzando contigo, cada jugador vota por {what:un}",
)


@final
@dataclass(frozen=True)
class OneVote(Effect):
    """One vote of one player; one that is ``optional`` may be left out. CR 701.38d."""

    player: int
    ballot: Effect
    optional: bool = False

    def _options(self, game: Game, ctx: Context) -> list[Answer]:
        assert isinstance(self.ballot, (VoteForWord, VoteForThing)), self.ballot
        options = self.ballot.options(game, ctx)
        return [*options, NO] if self.optional and options else options

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        options = self._options(game, ctx)
        if not options:
            return None
        chooser = game.effects.rules[self.player].vote_chooser if game.effects.rules else -1
        kind = Kind.OBJECTS if isinstance(options[0], Thing) else Kind.WORD
        return Decision(
            chooser if chooser >= 0 else self.player,
            kind,
            "701.38a",
            Shape.ONE,
            options,
            source=ctx.source,
            subject=self.player,
        )

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(answer, Pick):
            voted, choice = Voted(self.player, answer.word, 0), answer.word
        elif isinstance(answer, Thing):
            voted, choice = Voted(self.player, "", answer.thing), str(answer.thing)
        else:
            return
        ctx.bind_number(VOTES + choice, ctx.numbers.get(VOTES + choice, 0) + 1)
        ctx.bind(VOTERS + choice, [*ctx.bound.get(VOTERS + choice, []), self.player])
        perform(game, [voted])


@final
@dataclass(frozen=True)
class MayVote(Effect):
    """A player may vote where another chooses for what. CR 701.38d."""

    player: int
    ballot: Effect

    def ask(self, game: Game, ctx: Context) -> Decision | None:
        return Decision(self.player, Kind.MAY, "701.38d", Shape.ONE, [YES, NO], source=ctx.source)

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        if isinstance(answer, YesNo) and answer.yes:
            game.frames.run_in_order((OneVote(self.player, self.ballot),), ctx)


@final
@dataclass(frozen=True)
class FinishVoting(Effect):
    """The vote is over. CR 701.38."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        ballots = [ctx.bound[name].copy() for name in ctx.bound if name.startswith(VOTERS)]
        perform(game, [VotingFinished(ballots)])


def _tally(ctx: Context) -> dict[str, int]:
    """The votes for each choice."""
    return {
        name.removeprefix(VOTES): number
        for name, number in ctx.numbers.items()
        if name.startswith(VOTES)
    }


@final
@dataclass(frozen=True)
class GetsMoreVotes(Condition):
    """A word gets more votes than any other; with ``tied`` or as many. CR 701.38b."""

    choice: str
    tied: bool = False

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return 0

    def holds(self, game: Game, ctx: Context) -> bool:
        tally = _tally(ctx)
        others = max([number for name, number in tally.items() if name != self.choice], default=0)
        own = tally.get(self.choice, 0)
        return own > others or (self.tied and own == others)


phrase(
    GetsMoreVotes,
    en="{choice:ballot} gets more votes[tied? or the vote is tied]",
    es="{choice:ballot} <recibe@él> más votos[tied? o la votación <empata@él>]",
)


@final
@dataclass(frozen=True)
class VotesFor(Amount):
    """How many votes a word got. CR 701.38b."""

    choice: str

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return 0

    def value(self, game: Game, ctx: Context) -> int:
        return ctx.numbers.get(VOTES + self.choice, 0)

    def each_counted(self, game: Game, ctx: Context) -> list[int]:
        return ctx.bound.get(VOTERS + self.choice, []).copy()


phrase(VotesFor, en="{choice:ballot} vote", es="voto por {choice:ballot}", place="each")


@final
@dataclass(frozen=True)
class Voter(Ref):
    """Who cast the present one of the votes for a word. CR 701.38b."""

    def aspects(self) -> int:
        return 0

    def reads(self) -> int:
        return 0

    def things(self, game: Game, ctx: Context) -> list[int]:
        return ctx.bound.get(EACH, [])


looks_up(Voter, EACH)
trait(Voter, Trait.IS_EACH_COUNTED)
needs(Voter, VOTED, "nobody voted before")
tells(VoteForWord, VOTED)
phrase(Voter, en="the voter", es="el votante")
phrase(
    Owned,
    en="owned by the voter",
    es="de <*el@_> que el votante es propietario",
    when={"negative": False, "by": Voter()},
    place="suffix",
)


@final
@dataclass(frozen=True)
class MostVoted(Filter):
    """With the most votes, or tied for most votes. CR 701.38b."""

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return 0

    def narrow(self, game: Game, ctx: Context) -> list[int] | None:
        tally = _tally(ctx)
        most = max(tally.values(), default=0)
        return [int(name) for name, number in tally.items() if number == most and most > 0]

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return thing in (self.narrow(game, ctx) or [])


phrase(
    MostVoted,
    en="with the most votes or tied for most votes",
    es="con la mayor cantidad de votos o empatado en ella",
    place="suffix",
)


@final
@dataclass(frozen=True)
class GainVotedProtections(Effect):
    """Something gains protection from each color with the most votes. CR 702.16a, 701.38b."""

    what: Ref

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        tally = _tally(ctx)
        most = max(tally.values(), default=0)
        gained: tuple[Keyworded, ...] = ()
        for place, name in enumerate(COLOR_NAMES):
            if most and tally.get(name) == most:
                gained += protection_from_color(1 << place)
        if gained:
            change = Change(self.what, (GainAbilities(gained),), Duration.PERMANENT)
            game.frames.run_in_order((change,), ctx)


needs(GainVotedProtections, VOTED, "nobody voted before")
phrase(
    GainVotedProtections,
    en="{what} <gains> protection from each color with the most votes or tied for most votes",
    es="{what} <gana> la habilidad de protección contra cada color con la mayor cantidad de votos "
    "o empatado en ella",
)


@final
@dataclass(frozen=True)
class FinishesVoting(Pattern):
    """Players finish voting. CR 701.38c."""

    def kinds(self) -> tuple[int, ...]:
        return (EventKind.VOTING_FINISHED,)

    def matches(self, game: Game, ctx: Context, event: Event) -> bool:
        return isinstance(event, VotingFinished)

    def bind(self, game: Game, ctx: Context, event: Event) -> None:
        assert isinstance(event, VotingFinished), event
        apart: list[int] = []
        for voters in event.ballots:
            if ctx.controller not in voters:
                apart += [one for one in voters if one not in apart]
        ctx.bind(APART, apart)


binds(FinishesVoting, APART)
phrase(
    FinishesVoting,
    en="whenever players finish voting",
    es="siempre que los jugadores terminen de votar",
)


@final
@dataclass(frozen=True)
class VotedApart(Filter):
    """Who voted for a choice you didn't vote for. CR 701.38."""

    def reads(self) -> int:
        return 0

    def aspects(self) -> int:
        return 0

    def matches(self, game: Game, ctx: Context, thing: int) -> bool:
        return is_player(thing) and thing in ctx.bound.get(APART, [])


looks_up(VotedApart, APART)
phrase(
    VotedApart,
    en="who voted for a choice you didn't vote for",
    es="que haya votado por una opción por la que no votaste",
    place="suffix",
)


@final
@dataclass(frozen=True)
class AnotherVote(Modification):
    """While voting, you get an additional vote, or may vote an additional time. CR 701.38d."""

    optional: bool

    def layer(self) -> int:
        return Layer.RULES

    def subject(self) -> Filter | None:
        return Player()

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        if is_another_player(player, ctx.controller):
            return
        if self.optional:
            rules.optional_votes += 1
        else:
            rules.more_votes += 1


phrase(
    AnotherVote,
    en="while voting, you get an additional vote",
    es="mientras votas, obtienes un voto adicional",
    when={"optional": False},
)
phrase(
    AnotherVote,
    en="while voting, you may vote an additional time",
    es="mientras votas, puedes votar una vez más",
    when={"optional": True},
)


@final
@dataclass(frozen=True)
class VotesChosen(Modification):
    """The controller of the effect chooses how a player votes. CR 701.38a."""

    def layer(self) -> int:
        return Layer.RULES

    def govern(self, game: Game, ctx: Context, player: int, rules: PlayerRules) -> None:
        rules.vote_chooser = ctx.controller


@final
@dataclass(frozen=True)
class ChooseVotes(Effect):
    """You choose how each player votes this turn. CR 701.38a, 611.2c."""

    def do(self, game: Game, ctx: Context, answer: Answer | None) -> None:
        own = Context(ctx.source, ctx.controller)
        players = game.players.within(ctx.controller, game.players.in_order(game.turn.active))
        effect = Continuous(own, (VotesChosen(),), Duration.END_OF_TURN, players)
        perform(game, [EffectBegan(effect)])


phrase(
    ChooseVotes,
    en="you choose how each player votes this turn",
    es="eliges cómo vota cada jugador este turno",
)
