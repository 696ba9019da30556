"""``jajna judge kinds``: kinds of abilities and effects by how a text is written."""

from __future__ import annotations

import click

from jajna.cli.commands import Command
from jajna.cli.languages import default_language
from jajna.judge.kinds import EFFECTS, KINDS, kinds_of, language_of
from jajna.text.catalogue import LANGUAGES, language
from jajna.typed import clean_text

__all__ = ["show_kinds"]


@click.command("kinds", cls=Command)
@click.argument("text")
@click.option("--spell", is_flag=True, help="The text of an instant or sorcery.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language; by default your system's.")
def show_kinds(text: str, spell: bool, lang: str | None) -> None:
    """Say which kind of ability each line of TEXT is, and of which kinds its effects are.

    TEXT is English or Spanish. Ends with exit code 1 if a line is neither.
    """
    spoken = language(lang or default_language())
    understood = True
    for said in clean_text(text.replace("\\n", "\n")).splitlines():
        code = language_of(said)
        understood = understood and (code is not None or not said.strip())
        for line in kinds_of(said, code or spoken.code, spell):
            told = spoken.say("not understood")
            if code is not None:
                effects = ", ".join(spoken.say(EFFECTS[one]) for one in line.effects)
                told = f"{spoken.say(KINDS[line.kind])}; {effects}"
            click.echo(f"{line.text}\n  {told}")
    if not understood:
        raise SystemExit(1)
