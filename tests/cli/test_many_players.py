"""What is shown at the terminal where more than two play, and of commanders. CR 903.8, 903.10a."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from jajna.cli import main
from jajna.cli.terminal.board import board_lines
from jajna.cli.terminal.menus import menu_for
from jajna.decision import Kind
from jajna.judge import ANN, BOB, CAT, Table
from jajna.text.catalogue import language
from jajna.text.log import account
from jajna.text.things import Teller
from jajna.vocab import Step, Zone
from tests.mechanics.bench import GIANT, cast, permanent, spell
from tests.rules.test_903 import commanding, move, on_battlefield
from tests.table import table


def shown(at: Table, player: int = ANN, lang: str = "en") -> list[str]:
    """The board as a player sees it."""
    teller = Teller(language(lang), at.game.view(player))
    return [line.text.strip() for line in board_lines(teller, 200)]


def menu_lines(at: Table, lang: str = "en") -> list[str]:
    """The lines of the present question."""
    assert at.asked is not None
    teller = Teller(language(lang), at.game.view(at.asked.player))
    return menu_for(at.asked, teller).lines()


def test_903_8_a_commander_is_shown_with_its_cost_where_it_is_cast_from() -> None:
    at = commanding()
    line = next(one for one in shown(at) if one.startswith("Commander"))
    [leader] = at.game.players.commanders
    cost = leader.definition.card.faces[0].mana_cost
    assert line == f"Commander Legend {cost}, in the command zone"
    move(at, Zone.COMMAND, Zone.BATTLEFIELD)
    assert "Commander Legend" in shown(at)  # its cost says nothing there


def test_903_8_what_it_costs_more_is_said_wherever_it_is() -> None:
    at = on_battlefield()
    at.game.players.commanders[0].casts = {ANN: 1}
    assert "Commander Legend · costs 2 more from the command zone" in shown(at)


def test_903_10a_the_damage_is_shown_with_the_player_it_was_dealt_to() -> None:
    at = on_battlefield(3)
    at.game.players.commanders[0].damage = {BOB: 8}
    lines = shown(at)
    assert lines.count("Commander damage: 8 of 21 by Legend") == 1
    sides = [one.split(":")[0] for one in lines if one.startswith(("Ann:", "Bob:", "Cat:", "Comm"))]
    assert sides[sides.index("Commander damage") - 1] == "Bob"
    assert "Daño de comandante: 8 de 21 de Legend" in shown(at, lang="es")


def test_508_1_those_who_may_be_attacked_are_told_with_their_life() -> None:
    at = on_battlefield(3)
    at.set_life(CAT, 7)
    at.game.players.commanders[0].damage = {CAT: 18}
    at.to(Step.DECLARE_ATTACKERS)
    at.to_question(Kind.ATTACKERS)
    lines = menu_lines(at)

    assert "a  Bob · 40 life" in lines
    assert "b  Cat · 7 life · 18 of 21 by Legend" in lines


def test_509_1_the_player_whose_attackers_are_blocked_is_named_among_several() -> None:
    at = table(3, ann=["Bear"], bob=["Wall"])
    at.attack("Bear", at=BOB)
    at.to_question(Kind.BLOCKERS)
    assert menu_lines(at)[0] == "Ann attacks with:"
    at = table(ann=["Bear"], bob=["Wall"])
    at.attack("Bear")
    at.to_question(Kind.BLOCKERS)
    assert menu_lines(at)[0] == "Attackers:"


def test_players_to_be_chosen_are_told_with_their_life_among_several() -> None:
    at = table(3, hand=[spell("Target player loses 1 life.")])
    at.set_life(CAT, 3)
    at.game.answer(at.action(ANN, "cast Spell"))
    assert any("Cat · 3 life" in one for one in menu_lines(at))
    two = table(hand=[spell("Target player loses 1 life.")])
    two.game.answer(two.action(ANN, "cast Spell"))
    assert not any("life" in one for one in menu_lines(two))


def test_800_4_whoever_leaves_is_told_who_loses_then_and_not_each_step() -> None:
    words = ["play", "--players", "4", "--variant", "commander", "--seed", "4", "--plain"]
    done = CliRunner().invoke(main, words, input="1\n1\n1\nconcede\ny\n")
    end = done.stdout.partition("You concede the game.")[2].splitlines()

    assert done.exit_code == 0, done.output
    assert "wins the game" in end[-1]
    assert sum("loses the game" in one for one in end) == 2
    assert len(end) < 8


def test_800_4a_the_log_tells_that_a_player_leaves_and_not_each_card_that_goes_with_them() -> None:
    at = table(3, bob=["Bear", "Wall", "Giant"])
    cast(at, "Gain control of target creature.", "Bear", by=CAT)
    at.game.concede(BOB)
    told = logged(at)
    assert [one for one in told if "Bob" in one][-1] == "Bob concedes the game."
    assert not any("out of the game" in one for one in told)
    assert at.names_in(Zone.BATTLEFIELD) == []


def test_800_4c_the_log_tells_what_is_exiled_as_a_player_leaves() -> None:
    at = table(4, known=[GIANT])
    at.object(at.battlefield(ANN, "Giant")[0]).first_controller = BOB
    at.battlefield(CAT, permanent("Theft", "Enchantment", "You control all creatures."))
    at.game.characteristics.dirty = True
    at.game.concede(BOB)
    at.game.concede(CAT)
    assert "Giant goes from the battlefield to exile." in logged(at)


def logged(at: Table) -> list[str]:
    """The lines of the log as Ann reads it."""
    log = at.game.history.log
    return account(log, Teller(language("en"), at.game.view(ANN, past=True), {}, log))


@pytest.mark.parametrize(
    ("variant", "begins"),
    [
        ("free-for-all", ["1: ", "2: ", "3: ", "4: "]),
        ("teams-of-two", ["1, team 1: ", "2, team 1: ", "3, team 2: ", "4, team 2: "]),
    ],
)
def test_each_of_several_seats_is_told_from_others_with_the_same_deck(
    variant: str, begins: list[str]
) -> None:
    words = ["sim", "red", "red", "--players", "4", "--variant", variant, "--games", "1"]
    done = CliRunner().invoke(main, [*words, "--agents", "random", "--jobs", "1"])
    assert done.exit_code == 0, done.output
    lines = done.stdout.splitlines()[:4]
    assert all(line.startswith(begin) for line, begin in zip(lines, begins, strict=True))
    won = [line.split(": ")[-1].split(",")[0] for line in lines]
    assert set(won) == {"1 win", "0 wins"}
