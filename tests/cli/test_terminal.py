"""What is typed, what is shown, and where the game stops."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from jajna.card import CardNames, PrintedName
from jajna.cli.terminal.board import Line, board_lines, header, wrapped
from jajna.cli.terminal.cards import described
from jajna.cli.terminal.commands import Order, command_in, command_like, help_lines
from jajna.cli.terminal.menus import InputError, Menu, menu_for
from jajna.cli.terminal.screen import Page, Screen
from jajna.decision import (
    NO,
    PASS,
    YES,
    Assign,
    Decision,
    Division,
    Kind,
    NamedCard,
    Naming,
    Several,
    Shape,
    Thing,
)
from jajna.era import find
from jajna.judge import ANN, BOB, Table
from jajna.tables.stops import DEFAULT, StopError, Stops
from jajna.text.catalogue import LANGUAGES, language
from jajna.text.things import Teller
from jajna.vocab import Keyword, Step, Type, Zone
from tests.mechanics.bench import cast
from tests.rules.cards import CARDS
from tests.rules.creatures import creature
from tests.table import table
from tests.table import table as bench_table


def teller(game: Table, player: int = ANN, lang: str = "en") -> Teller:
    """Tells the player about the game."""
    return Teller(language(lang), game.game.view(player))


def menu(game: Table, lang: str = "en") -> Menu:
    """The menu of the present question."""
    assert game.asked is not None
    return menu_for(game.asked, teller(game, game.asked.player, lang))


# -- menus ---------------------------------------------------------------------------------------


def test_priority_lists_passing_as_0_and_the_same_card_once() -> None:
    game = table()
    game.hand(ANN, "Forest", "Forest", "Mountain")
    game.begin(ANN)
    asked = menu(game)
    assert asked.lines() == ["0  Pass: go on to combat", "1  Play Forest", "2  Play Mountain"]
    assert asked.read("") == PASS
    assert asked.read("0") == PASS
    assert asked.read("pass") == PASS
    assert asked.read("2").notation() == f"play {game.id('Mountain')}"
    assert asked.read("play mountain").notation() == f"play {game.id('Mountain')}"
    assert asked.thing(2) == game.id("Mountain")
    with pytest.raises(InputError, match="from 0 to 2"):
        asked.read("3")


@pytest.mark.parametrize(
    ("typed", "answer"), [("y", YES), ("sí", YES), ("yes", YES), ("n", NO), ("No", NO), ("2", NO)]
)
def test_yes_and_no_are_understood_in_both_languages(typed: str, answer: object) -> None:
    game = table()
    question = Decision(ANN, Kind.MAY, "608.2d", Shape.ONE, [YES, NO])
    assert menu_for(question, teller(game)).read(typed) == answer


def test_several_are_chosen_by_their_numbers() -> None:
    game = table()
    things = game.battlefield(ANN, "Grizzly Bears", "Hill Giant", "Wind Drake")
    options = [Thing(thing) for thing in things]
    asked = menu_for(
        Decision(ANN, Kind.SACRIFICE, "701.21a", Shape.SOME, [*options], 1, 2), teller(game)
    )
    assert asked.read("3 1") == Several((options[2], options[0]))
    assert asked.read("2,1") == Several((options[1], options[0]))
    assert asked.read(f"{things[1]}") == Several((options[1],))
    for wrong in ("", "-", "1 2 3", "1 1", "4", "all", "one", "1-3", "2-1", "2 of 1", "1>2"):
        with pytest.raises(InputError):
            asked.read(wrong)


def alike(least: int = 0, most: int = 5, kind: Kind = Kind.SACRIFICE) -> tuple[Menu, list[Thing]]:
    """A choice of some among four things that look the same and another."""
    game = table()
    names = ["Forest", "Forest", "Hill Giant", "Forest", "Forest"]
    options = [Thing(thing) for thing in game.battlefield(ANN, *names)]
    asked = Decision(ANN, kind, "701.21a", Shape.SOME, [*options], least, most)
    return menu_for(asked, teller(game)), options


@pytest.mark.parametrize(
    ("typed", "places"),
    [
        ("1", [0]),
        ("2", [2]),
        ("3 of 1", [0, 1, 3]),
        ("3 de 1, 2", [0, 1, 3, 2]),
        ("1 2 1", [0, 2, 1]),
        ("1-2", [0, 2]),
        ("all of 1", [0, 1, 3, 4]),
        ("todas de 1", [0, 1, 3, 4]),
        ("all", [0, 1, 2, 3, 4]),
        ("0", []),
        ("", []),
    ],
)
def test_things_that_look_the_same_are_one_line(typed: str, places: list[int]) -> None:
    asked, options = alike()
    assert asked.lines() == ["1  Forest [you] ×4", "2  Hill Giant (3/3) [you]"]
    assert asked.read(typed) == Several(tuple(options[place] for place in places))
    for wrong in ("5 of 1", "0 of 1", "2 of 2", "3", "4 of"):
        with pytest.raises(InputError, match="4 of 1"):
            asked.read(wrong)


def test_701_23b_an_empty_line_ends_no_search() -> None:
    asked, _ = alike(0, 1, Kind.SEARCH)
    for nothing in ("", "0"):
        with pytest.raises(InputError, match="or - for nothing"):
            asked.read(nothing)
    assert asked.read("-") == Several(())


def targets_of(spell: str) -> tuple[list[str], Table]:
    """What is listed as a target of a spell of Ann's, in order."""
    game = table()
    game.battlefield(ANN, "Mountain", "Forest", "Grizzly Bears")
    game.battlefield(BOB, "Eager Cadet")
    game.hand(ANN, spell)
    game.begin(ANN)
    game.answer(f"cast {game.id(spell)}")
    return menu(game).lines(), game


def test_601_2c_likely_targets_are_listed_first() -> None:
    lines, game = targets_of("Shock")
    assert lines == [
        "1  Bob",
        "2  Eager Cadet (1/1) [Bob]",
        "3  You",
        "4  Grizzly Bears (2/2) [you]",
    ]
    lines, game = targets_of("Giant Growth")
    assert lines == ["1  Grizzly Bears (2/2) [you]", "2  Eager Cadet (1/1) [Bob]"]
    assert menu(game).thing(1) == game.id("Grizzly Bears")
    assert menu(game).read("1") == Thing(game.id("Grizzly Bears"))


def test_508_1_attackers_that_look_the_same_are_one_line() -> None:
    game = table()
    bears = game.battlefield(ANN, *["Grizzly Bears"] * 12)
    (giant,) = game.battlefield(ANN, "Hill Giant")
    game.begin(ANN)
    game.to_question(Kind.ATTACKERS)
    asked = menu(game)
    assert asked.lines() == ["1  Grizzly Bears (2/2) ×12", "2  Hill Giant (3/3)"]
    ten = [Assign(one, BOB) for one in bears[:10]]
    assert asked.read("10 of 1, 2") == Several((*ten, Assign(giant, BOB)))
    assert asked.read("1 1 1") == Several(tuple(ten[:3]))
    assert asked.read("0") == asked.read("") == Several(())
    with pytest.raises(InputError):
        asked.read("13 of 1")


def test_shares_are_typed_in_the_order_of_the_list() -> None:
    game = table()
    things = [Thing(one) for one in game.battlefield(BOB, "Grizzly Bears", "Hill Giant")]
    asked = menu_for(
        Decision(ANN, Kind.DIVIDE, "601.2d", Shape.DIVISION, [*things], 1, total=5), teller(game)
    )
    assert asked.read("2 3") == Division((2, 3))
    assert asked.read("2/3") == Division((2, 3))
    assert asked.read("") == Division((4, 1))
    for wrong in ("5 0", "2 2", "5"):
        with pytest.raises(InputError, match="together 5"):
            asked.read(wrong)


def test_a_number_is_typed_within_its_bounds() -> None:
    game = table()
    asked = menu_for(Decision(ANN, Kind.X, "601.2b", Shape.NUMBER, [], 0, 4), teller(game))
    assert asked.read("3").notation() == "=3"
    with pytest.raises(InputError, match="from 0 to 4"):
        asked.read("5")


def naming(lang: str = "en") -> Menu:
    """The menu for the name of an artifact card; Ann knows of one."""
    printed = [
        PrintedName("Black Pearl", Type.ARTIFACT),
        PrintedName("Black Pearl of Doom", Type.ARTIFACT),
        PrintedName("Æther Vial", Type.ARTIFACT),
        PrintedName("Black Bear", Type.CREATURE),
    ]
    spanish = {"Perla negra": ["Black Pearl"]}
    names = CardNames(lambda: printed, lambda typed: spanish.get(typed, []))
    question = Decision(ANN, Kind.WORD, "201.4", Shape.ONE, [NamedCard("Sol Ring")])
    question.naming = Naming(names, Type.ARTIFACT, 0, True, False)
    return menu_for(question, teller(table(), lang=lang))


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("1", "Sol Ring"),
        ("sol ring", "Sol Ring"),
        ("Black Pearl", "Black Pearl"),
        ("black pearl", "Black Pearl"),
        ("name Black Pearl", "Black Pearl"),
        ("aether", "Æther Vial"),
        ("black pearl o", "Black Pearl of Doom"),
        ("Perla negra", "Black Pearl"),
    ],
)
def test_201_4_a_card_name_is_typed_or_begun(typed: str, name: str) -> None:
    assert naming().read(typed) == NamedCard(name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_201_4_what_names_could_be_meant_is_asked(lang: str) -> None:
    with pytest.raises(InputError, match="Black Pearl; Black Pearl of Doom"):
        naming(lang).read("black")
    with pytest.raises(InputError, match="Black Pearl"):
        naming(lang).read("Blakc Perl")
    for wrong in ("", "7", "Black Bear", "xyzzy"):
        with pytest.raises(InputError):
            naming(lang).read(wrong)


def attacking() -> tuple[Table, list[int]]:
    """Three creatures that may attack a player or their planeswalker."""
    game = table()
    mine = game.battlefield(ANN, "Grizzly Bears", "Hill Giant", "Wind Drake")
    (jace,) = game.battlefield(BOB, "Jace Beleren")
    game.begin(ANN)
    game.to_question(Kind.ATTACKERS)
    return game, [*mine, jace]


def test_508_1_attackers_are_typed_by_number_and_target() -> None:
    game, (bears, giant, drake, jace) = attacking()
    asked = menu(game)
    assert asked.lines()[:3] == [
        "1  Grizzly Bears (2/2)",
        "2  Hill Giant (3/3)",
        "3  Wind Drake (2/2) flying",
    ]
    assert asked.lines()[3:] == ["a  Bob", "b  Jace Beleren (3)"]
    assert asked.read("1 3") == Several((Assign(bears, BOB), Assign(drake, BOB)))
    assert asked.read("1, 2>b") == Several((Assign(bears, BOB), Assign(giant, jace)))
    assert asked.read("2 > b") == Several((Assign(giant, jace),))
    assert asked.read(f"{giant}>p1") == Several((Assign(giant, BOB),))
    assert len(asked.read("all").notation().split(",")) == 3
    assert asked.read("") == Several(())
    assert asked.read("-") == Several(())
    for wrong in ("4", "1>c", "attack"):
        with pytest.raises(InputError):
            asked.read(wrong)


def test_509_1_blocks_are_typed_as_pairs() -> None:
    game = table()
    bears, drake = game.battlefield(ANN, "Grizzly Bears", "Wind Drake")
    cadet, giant = game.battlefield(BOB, "Eager Cadet", "Hill Giant")
    game.begin(ANN)
    game.attack("Grizzly Bears", "Wind Drake")
    game.to_question(Kind.BLOCKERS)
    asked = menu(game)
    assert asked.lines() == [
        "Attackers:",
        "1  Grizzly Bears (2/2)",
        "Your blockers:",
        "1  Eager Cadet (1/1)",
        "2  Hill Giant (3/3)",
    ]
    assert asked.read("1>1 2>1") == Several((Assign(cadet, bears), Assign(giant, bears)))
    assert asked.read("1 2") == asked.read("1>1, 2>1")
    assert asked.read(f"{giant}>{bears}") == Several((Assign(giant, bears),))
    assert asked.read("-") == Several(())
    for wrong in ("1>2", "3>1", f"1>{drake}"):
        with pytest.raises(InputError, match="1>2"):
            asked.read(wrong)


# -- commands ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "order", "rest"),
    [
        ("undo", Order.UNDO, ""),
        ("  DESHACER ", Order.UNDO, ""),
        ("show 3", Order.SHOW, "3"),
        ("ver ángel de serra", Order.SHOW, "ángel de serra"),
        ("por qué 2>1", Order.WHY, "2>1"),
        ("¿por qué Oso", Order.WHY, "Oso"),
        ("why Grizzly Bears", Order.WHY, "Grizzly Bears"),
        ("más", Order.MORE, ""),
        ("término maná", Order.TERM, "maná"),
        ("term mana burn", Order.TERM, "mana burn"),
        ("stops +upkeep -main2", Order.STOPS, "+upkeep -main2"),
        ("guardar a b.json", Order.SAVE, "a b.json"),
        ("?", Order.HELP, ""),
        ("until end", Order.UNTIL, "end"),
        ("hasta algo", Order.UNTIL, "algo"),
        ("yield yes", Order.YIELD, "yes"),
        ("cesiones", Order.YIELDS, ""),
        ("revocar 1", Order.REVOKE, "1"),
        ("cementerio Jajna", Order.GRAVEYARD, "Jajna"),
        ("offer draw", Order.OFFER, "draw"),
    ],
)
def test_commands_are_understood_in_both_languages(typed: str, order: Order, rest: str) -> None:
    found = command_in(typed)
    assert found is not None
    assert (found.order, found.rest) == (order, rest)


@pytest.mark.parametrize("typed", ["", "1", "1 3", "pass", "pay 104.0:G", "cast 12", "undo it"])
def test_answers_are_no_commands(typed: str) -> None:
    assert command_in(typed) is None


@pytest.mark.parametrize(
    ("typed", "word"),
    [("grveyard", "graveyard"), ("udno", "undo"), ("cementeiro", "cementerio"), ("xyzzy", ""),
     ("undo", ""), ("1", ""), ("", "")],
)  # fmt: skip
def test_a_mistyped_command_is_guessed(typed: str, word: str) -> None:
    assert command_like(typed) == word


def test_help_names_every_command() -> None:
    english = " ".join(help_lines(language("en")))
    assert [order.value for order in Order if order.value not in english] == []
    assert all(len(help_lines(language(code))) == 18 for code in LANGUAGES)


# -- stops ---------------------------------------------------------------------------------------


def test_the_usual_stops_are_own_main_phases_combat_of_others_and_their_spells() -> None:
    game = table()
    game.hand(BOB, "Lightning Bolt")
    game.battlefield(BOB, "Mountain")
    stops = Stops()
    game.begin(ANN)
    assert stops.wants(game.game.view(ANN))
    assert not stops.wants(game.game.view(BOB))
    game.act(BOB, "cast Lightning Bolt", "Ann")
    assert stops.wants(game.game.view(ANN))
    assert not stops.wants(game.game.view(BOB))
    game.resolve()
    game.to(Step.END)
    assert not stops.wants(game.game.view(ANN))


def test_stops_are_set_added_and_removed() -> None:
    stops = Stops("upkeep, opp:end")
    assert stops.spec() == "upkeep,opp:end"
    stops.change("+mantenimiento -op:final +pila")
    assert stops.spec() == "upkeep,stack"
    stops.change("all")
    assert stops.spec().count(",") == 25
    stops.change("none")
    assert stops.spec() == "none"
    stops.change("all -main -own-stack")
    assert "main" not in stops.spec().split(",")
    assert Stops(DEFAULT).spec() == DEFAULT


def test_an_unknown_stop_changes_nothing() -> None:
    stops = Stops()
    with pytest.raises(StopError, match="'lunch'"):
        stops.change("upkeep lunch")
    assert stops.spec() == DEFAULT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_stops_are_said_in_words(lang: str) -> None:
    lines = Stops("main opp:end own-stack").lines(language(lang))
    assert len(lines) == 5
    first = {"en": "In your turn: first main phase.", "es": "En tu turno: primera fase principal."}
    assert lines[0] == first[lang]


# -- the screen ----------------------------------------------------------------------------------


def test_the_board_groups_what_looks_the_same() -> None:
    game = table()
    game.battlefield(ANN, "Forest", "Forest", "Forest", "Grizzly Bears")
    game.battlefield(BOB, "Island", tapped=True)
    game.battlefield(BOB, "Island", tapped=True)
    game.hand(ANN, "Giant Growth", "Giant Growth")
    game.begin(ANN)
    lines = [line.text for line in board_lines(teller(game, ANN, "es"), 80)]
    assert lines == [
        "Bob: 20 vidas · mano 0 · biblioteca 20 · cementerio 0",
        "  Tierras: Island ×2 (giradas)",
        "Ann: 20 vidas · mano 2 · biblioteca 20 · cementerio 0",
        "  Criaturas: Grizzly Bears 2/2",
        "  Tierras: Forest ×3",
        "Mano: Giant Growth {G} ×2",
    ]
    assert header(teller(game)) == f"Turn {game.game.turn.number} · your first main phase"


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "Griffin 2/2 first strike and flying"), ("es", "Griffin 2/2 dañar primero y volar")],
)
def test_the_board_lists_the_keywords_of_a_creature(lang: str, line: str) -> None:
    game = table()
    griffin = creature("Griffin", 2, 2, keywords=Keyword.FLYING | Keyword.FIRST_STRIKE)
    game.battlefield(ANN, griffin)
    game.begin(ANN)
    assert any(line in one.text for one in board_lines(teller(game, ANN, lang), 80))


def test_400_2_the_board_hides_an_opponents_hand() -> None:
    game = table()
    game.hand(BOB, "Shock", "Hill Giant")
    game.begin(ANN)
    text = " ".join(line.text for line in board_lines(teller(game), 80))
    assert "hand 2" in text
    assert "Shock" not in text
    assert "Hill Giant" not in text


def test_an_aura_is_shown_with_its_host_and_beside_it_if_another_controls_it() -> None:
    game = table()
    bears, giant = game.battlefield(ANN, "Grizzly Bears", "Hill Giant")
    game.put(ANN, Zone.BATTLEFIELD, "Holy Strength", attached_to=bears)
    game.put(BOB, Zone.BATTLEFIELD, "Holy Strength", attached_to=giant)
    game.begin(ANN)
    lines = [line.text for line in board_lines(teller(game), 80)]
    assert "  Others: Holy Strength → Hill Giant" in lines
    assert "  Creatures: Grizzly Bears 3/4 (Holy Strength), Hill Giant 4/5 (Holy Strength)" in lines
    assert sum("Others" in line for line in lines) == 1


def test_the_stack_is_shown_with_targets_from_the_top() -> None:
    game = table()
    game.battlefield(ANN, "Mountain", "Grizzly Bears")
    game.battlefield(BOB, "Mountain")
    game.hand(ANN, "Shock")
    game.hand(BOB, "Lightning Bolt")
    game.begin(ANN)
    game.act(ANN, "cast Shock", "Bob")
    game.act(BOB, "cast Lightning Bolt", "Grizzly Bears")
    lines = [line.text for line in board_lines(teller(game), 80)]
    place = lines.index("Stack, the top first:")
    assert lines[place + 1 : place + 3] == [
        "  Lightning Bolt → Grizzly Bears (2/2) [Bob]",
        "  Shock → Bob [Ann]",
    ]


def test_combat_damage_on_the_stack_is_shown_with_what_deals_how_much_to_what() -> None:
    game = Table(era=find("2003-07"), lookup=CARDS.__getitem__)
    game.battlefield(ANN, "Grizzly Bears")
    game.begin(ANN)
    game.attack("Grizzly Bears")
    game.to(Step.COMBAT_DAMAGE)
    lines = [line.text for line in board_lines(teller(game), 80)]
    assert "  Combat damage: 2 from Grizzly Bears to Bob" in lines
    (shown,) = game.game.view(ANN).stack
    assert described(shown, teller(game)) == [
        "combat damage",
        "2 from Grizzly Bears to Bob",
    ]


def test_long_lines_are_wrapped_or_cut() -> None:
    text = "a list of words, " * 20
    assert all(len(line.text) <= 40 for line in wrapped(text, 40, "    "))
    cut = wrapped(text, 40, "    ", most=2)
    assert len(cut) == 2
    assert cut[-1].text.endswith(" …")


def screen(height: int) -> tuple[Screen, StringIO]:
    """A terminal of 80 columns."""
    out = StringIO()
    console = Console(file=out, width=80, height=height, force_terminal=True, color_system=None)
    return Screen(language("en"), lambda prompt: "", console, True), out


def page(options: int, board: int = 6, log: int = 5) -> Page:
    """A page with so many lines of each kind."""
    return Page(
        "Turn 1",
        [Line(f"permanents {number}") for number in range(board)],
        [Line(f"short {number}") for number in range(min(board, 6))],
        [f"event {number}" for number in range(log)],
        ["What do you do?"],
        [f"{number:>2}  option" for number in range(options)],
    )


@pytest.mark.parametrize(
    ("options", "board", "log"), [(3, 6, 5), (3, 6, 60), (40, 6, 5), (40, 30, 60), (9, 30, 0)]
)
def test_a_page_fits_80_by_24_and_its_list_is_turned(options: int, board: int, log: int) -> None:
    shown, out = screen(24)
    whole = page(options, board, log)
    seen: set[str] = set()
    first = 0
    for _ in range(options):
        out.truncate(0)
        out.seek(0)
        first = shown.show(whole, first)
        lines = [line.rstrip() for line in out.getvalue().splitlines()]
        assert len(lines) <= 23
        assert all(len(line) <= 80 + len("\x1b[2J\x1b[H") for line in lines)
        seen |= {line for line in lines if line.endswith("option")}
        if not first:
            break
    assert len(seen) == options


def test_everything_is_printed_where_there_are_no_pages() -> None:
    out = StringIO()
    plain = Screen(language("en"), lambda prompt: "", Console(file=out, width=80), False)
    assert plain.show(page(40, 30, 60)) == 0
    assert len(out.getvalue().splitlines()) == 1 + 1 + 30 + 60 + 1 + 40


def test_309_4_725_1_the_board_shows_dungeon_room_and_initiative() -> None:
    game = bench_table()
    cast(game, "Venture into the dungeon.", then=("Tomb of Annihilation",))
    game.resolve_all()
    cast(game, "You take the initiative.")
    lines = [line.text for line in board_lines(teller(game, ANN, "es"), 120)]
    end = "tiene la iniciativa · Trapped Entry en Tomb of Annihilation"
    assert lines[1] == f"Ann: 19 vidas · mano 0 · biblioteca 20 · cementerio 2 · {end}"
    assert "iniciativa" not in lines[0]
