"""What a player did or underwent this turn, as a number. CR 107, 608.2i."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from jajna.events.marks import SACRIFICED_PERMANENTS, TOKENS_CREATED
from jajna.frozen import dataclass
from jajna.ir.base import Amount
from jajna.ir.someone import Someone
from jajna.vocab import Aspects, Reads
from jajna.wording import phrase, words

if TYPE_CHECKING:
    from jajna.kernel.game import Game
    from jajna.kernel.state.context import Context

__all__ = ["ThisTurn"]


@final
@dataclass(frozen=True)
class ThisTurn(Amount):
    """Your total of an action this turn: life gained or lost, cards drawn.

    ``what`` is the kernel's name for the action.
    """

    what: str
    so_far: bool = False
    """Whether the text says "you've gained" rather than "you gained"."""
    cycled: bool = False
    """Whether the text says "cycled or discarded", which is no more than that: to cycle a card is
    to discard it. CR 702.29a.
    """
    whose: Someone = Someone.YOU
    """To or by whom it happened: of opponents, of all together."""

    def aspects(self) -> int:
        return Aspects.CONTROLLER

    def reads(self) -> int:
        return Reads.HISTORY

    def value(self, game: Game, ctx: Context) -> int:
        seats = self.whose.seats_of_turn(game, ctx)
        return sum([game.players[seat].happened(self.what) for seat in seats])


words(
    "this turn",
    {
        "life gained": (
            "the amount of life you gained this turn",
            "la vida que ganaste este turno",
        ),
        "life lost": ("the amount of life you lost this turn", "la vida que perdiste este turno"),
        "damage taken": (
            "the damage dealt to you this turn",
            "el daño que recibiste este turno",
        ),
        "damage taken from artifacts": (
            "the damage dealt to you so far this turn by artifacts",
            "el daño que te hicieron los artefactos en lo que va de turno",
        ),
        "drawn": (
            "the number of cards you've drawn this turn",
            "la cantidad de cartas que robaste este turno",
        ),
        "discarded": (
            "the number of cards you've discarded this turn",
            "la cantidad de cartas que descartaste este turno",
        ),
        SACRIFICED_PERMANENTS: (
            "the number of permanents you've sacrificed this turn",
            "la cantidad de permanentes que sacrificaste este turno",
        ),
        TOKENS_CREATED: (
            "the number of tokens you created this turn",
            "la cantidad de fichas que creaste este turno",
        ),
    },
)
phrase(
    ThisTurn,
    en="{what:this turn}",
    es="{what:this turn}",
    when={"so_far": False, "cycled": False, "whose": Someone.YOU},
)
phrase(
    ThisTurn,
    en="1 damage dealt to you this turn",
    es="punto de daño que recibiste este turno",
    place="each",
    when={"what": "damage taken", "so_far": False, "whose": Someone.YOU},
)
for _what, _en, _es in (
    ("drawn", "card you've drawn", "carta que robaste"),
    ("life gained", "1 life you gained", "vida que ganaste"),
    ("life lost", "1 life you lost", "vida que perdiste"),
    (SACRIFICED_PERMANENTS, "permanent you've sacrificed", "permanente que sacrificaste"),
):
    phrase(
        ThisTurn,
        en=f"{_en} this turn",
        es=f"{_es} este turno",
        place="each",
        when={"what": _what, "so_far": False, "cycled": False, "whose": Someone.YOU},
    )
phrase(
    ThisTurn,
    en="permanent sacrificed this turn",
    es="permanente sacrificado este turno",
    place="each",
    when={
        "what": SACRIFICED_PERMANENTS,
        "so_far": False,
        "cycled": False,
        "whose": Someone.PLAYER,
    },
)
phrase(
    ThisTurn,
    en="creature you attacked with this turn",
    es="criatura con la que atacaste este turno",
    place="each",
    when={"what": "attacked", "so_far": False, "whose": Someone.YOU},
)
phrase(
    ThisTurn,
    en="card you've discarded this turn",
    es="carta que descartaste este turno",
    place="each",
    when={"what": "discarded", "so_far": False, "cycled": False, "whose": Someone.YOU},
)
phrase(
    ThisTurn,
    en="card you've cycled or discarded this turn",
    es="carta que descartaste o con la que usaste la habilidad de ciclo este turno",
    place="each",
    when={"what": "discarded", "so_far": False, "cycled": True, "whose": Someone.YOU},
)
words(
    "so far this turn",
    {
        "life gained": (
            "the amount of life you've gained this turn",
            "la vida que has ganado este turno",
        ),
        "life lost": (
            "the amount of life you've lost this turn",
            "la vida que has perdido este turno",
        ),
    },
)
phrase(
    ThisTurn,
    en="{what:so far this turn}",
    es="{what:so far this turn}",
    when={"so_far": True, "whose": Someone.YOU},
)
