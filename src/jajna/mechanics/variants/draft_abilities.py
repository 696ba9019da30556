"""What cards say of the draft in which they are taken. CR 905.2."""

from __future__ import annotations

from typing import Final

from jajna.ir.draft_abilities import DraftAct, WhileDrafted
from jajna.wording import phrase

__all__ = ["SAID"]

SAID: Final = {
    DraftAct.FACE_UP: ("draft ~ face up", "selecciona ~ boca arriba"),
    DraftAct.NOTES_NUMBER: (
        "reveal ~ as you draft it and note how many cards you've drafted this draft round, "
        "including ~",
        "muestra ~ en cuanto <*lo@~> selecciones y anota cuántas cartas has seleccionado esta "
        "ronda de draft, incluyendo ~",
    ),
    DraftAct.NOTES_PASSER: (
        "reveal ~ as you draft it and note the player who passed it to you",
        "muestra ~ en cuanto <*lo@~> selecciones y anota el jugador que te <*lo@~> pasó",
    ),
    DraftAct.NOTES_NEXT: (
        "reveal ~ as you draft it. reveal the next card you draft and note its name",
        "muestra ~ en cuanto <*lo@~> selecciones. muestra la próxima carta que selecciones y anota "
        "su nombre",
    ),
    DraftAct.NOTES_COLORS: (
        "reveal ~ as you draft it. the player to your right chooses a color, you choose another "
        "color, then the player to your left chooses a third color",
        "muestra ~ en cuanto <*lo@~> selecciones. el jugador a tu derecha elige un color, tú "
        "eliges otro color, luego el jugador a tu izquierda elige un tercer color",
    ),
    DraftAct.GUESSES: (
        "reveal ~ as you draft it. the next time a player drafts a card from this booster pack, "
        "guess that card's name. then that player reveals the drafted card",
        "muestra ~ en cuanto <*lo@~> selecciones. la próxima vez que un jugador seleccione una "
        "carta de este sobre, adivina el nombre de esa carta. luego ese jugador muestra la carta "
        "seleccionada",
    ),
    DraftAct.ADDS_PACK: (
        "reveal ~ as you draft it. after you draft ~, you may add a booster pack to the draft",
        "muestra ~ en cuanto <*lo@~> selecciones. después de seleccionar ~, puedes agregar un "
        "sobre al draft",
    ),
    DraftAct.REMOVES_UP: (
        "as you draft a card, you may remove it from the draft face up",
        "en cuanto selecciones una carta, puedes removerla del draft boca arriba",
    ),
    DraftAct.REMOVES_DOWN: (
        "as you draft a card, you may remove it from the draft face down",
        "en cuanto selecciones una carta, puedes removerla del draft boca abajo",
    ),
    DraftAct.NOTES_NAME: (
        "as you draft a card, you may reveal it, note its name, then turn ~ face down",
        "en cuanto selecciones una carta, puedes mostrarla, anotar su nombre y luego poner ~ boca "
        "abajo",
    ),
    DraftAct.NOTES_CREATURE: (
        "as you draft a creature card, you may reveal it, note its name, then turn ~ face down",
        "en cuanto selecciones una carta de criatura, puedes mostrarla, anotar su nombre y luego "
        "poner ~ boca abajo",
    ),
    DraftAct.NOTES_TYPES: (
        "as you draft a creature card, you may reveal it, note its creature types, then turn ~ "
        "face down",
        "en cuanto selecciones una carta de criatura, puedes mostrarla, anotar sus tipos de "
        "criatura y luego poner ~ boca abajo",
    ),
    DraftAct.SECOND_FOR_ITSELF: (
        "as you draft a card, you may draft an additional card from that booster pack. if you do, "
        "put ~ into that booster pack",
        "en cuanto selecciones una carta, puedes seleccionar una carta adicional de ese sobre. si "
        "lo haces, pon ~ en ese sobre",
    ),
    DraftAct.SECOND_FOR_NEXT: (
        "as you draft a card, you may draft an additional card from that booster pack. if you do, "
        "turn ~ face down, then pass the next booster pack without drafting a card from it",
        "en cuanto selecciones una carta, puedes seleccionar una carta adicional de ese sobre. si "
        "lo haces, pon ~ boca abajo, luego pasa el próximo sobre sin seleccionar una carta de él",
    ),
    DraftAct.WHOLE_PACK: (
        "instead of drafting a card from a booster pack, you may draft each card in that booster "
        "pack, one at a time. if you do, turn ~ face down and you can't draft cards for the rest "
        "of this draft round",
        "en lugar de seleccionar una carta de un sobre, puedes seleccionar cada carta de ese "
        "sobre, una a la vez. si lo haces, pon ~ boca abajo y no puedes seleccionar cartas por el "
        "resto de esta ronda de draft",
    ),
    DraftAct.AT_RANDOM: (
        "as long as ~ is face up during the draft, you can't look at booster packs and must draft "
        "cards at random. after you draft three cards this way, turn ~ face down",
        "mientras ~ esté boca arriba durante el draft, no puedes mirar sobres y debes seleccionar "
        "cartas al azar. después de seleccionar tres cartas de esta manera, pon ~ boca abajo",
    ),
    DraftAct.LAST_CARDS: (
        "each player passes the last card from each booster pack to a player who drafted a card "
        "named ~",
        "cada jugador pasa la última carta de cada sobre a un jugador que haya seleccionado una "
        "carta llamada ~",
    ),
    DraftAct.LOOKS_AT_CARD: (
        "during the draft, you may turn ~ face down. if you do, look at the next card drafted by "
        "a player of your choice",
        "durante el draft, puedes poner ~ boca abajo. si lo haces, mira la próxima carta que "
        "seleccione un jugador de tu elección",
    ),
    DraftAct.LOOKS_AT_PACK: (
        "during the draft, you may turn ~ face down. if you do, look at any unopened booster pack "
        "in the draft or any booster pack not being looked at by another player",
        "durante el draft, puedes poner ~ boca abajo. si lo haces, mira cualquier sobre sin abrir "
        "del draft o cualquier sobre que otro jugador no esté mirando",
    ),
    DraftAct.TRADES: (
        "immediately after the draft, you may reveal a card in your card pool. each other player "
        "may offer you one card in their card pool in exchange. you may accept any one offer",
        "inmediatamente después del draft, puedes mostrar una carta de tu reserva de cartas. cada "
        "otro jugador puede ofrecerte a cambio una carta de su reserva de cartas. puedes aceptar "
        "una sola oferta",
    ),
}
"""How each act is said, in English and in Spanish."""

for _act, (_english, _spanish) in SAID.items():
    phrase(WhileDrafted, en=_english, es=_spanish, when={"act": _act})
