"""What a learner sees, in words, for people who watch."""

from __future__ import annotations

from jajna.rl.playing import Play
from jajna.text.catalogue import ENGLISH, language
from jajna.text.prompts import prompt
from jajna.text.things import Teller

__all__ = ["shown"]


def shown(play: Play, seat: int, lang: str = ENGLISH) -> str:
    """The table as a player sees it, and what they are asked, if anything."""
    view = play.view(seat)
    teller = Teller(language(lang), view)
    lines = [repr(view)]
    for player in view.players:
        names = [teller.titled(thing.id) for thing in view.permanents(player.id)]
        lines.append(f"{player.name}: {', '.join(names) or '-'}")
    lines.append(", ".join(teller.titled(card.id) for card in view.me.hand) or "-")
    if seat == play.seat:
        lines.append(prompt(play.question, teller))
        lines += [f"{place}: {play.notation(place)}" for place in range(play.count)]
    return "\n".join(lines)
