"""The line in which a player types what to do."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.watched import Look, opened, table
from tests.web.served import Server


def test_a_command_does_what_alone_is_called_so(browser: Browser, served: Server) -> None:
    (seat,) = table(served, "silver", "gold")
    with opened(browser, served, seat, Look("en", size="phone")) as watched:
        watched.question.locator(".opt").first.wait_for()
        line = watched.page.get_by_role("combobox", name="Command")
        why = watched.page.locator("#command-why")
        heading = watched.question.get_by_role("heading").inner_text()

        watched.page.keyboard.press(":")
        line.fill("dance")
        line.press("Enter")
        expect(why).to_have_text("Nothing that can be done now is called so.")
        line.fill("pass until")
        line.press("Enter")
        expect(why).to_contain_text("4 things are called so.")
        expect(watched.question.get_by_role("heading")).to_have_text(heading)

        line.fill(watched.question.locator(".opt span").first.inner_text())
        line.press("Enter")
        expect(line).to_be_hidden()
        expect(watched.question.get_by_role("heading")).not_to_have_text(heading)
        watched.page.keyboard.press("/")
        line.fill("concede")
        line.press("Enter")
        watched.page.get_by_role("alertdialog").wait_for()


def test_a_key_pressed_twice_answers_once(browser: Browser, served: Server) -> None:
    (seat,) = table(served, "silver", "gold")
    with opened(browser, served, seat, Look("en")) as watched:
        sent: list[str] = []
        watched.page.on(
            "websocket",
            lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))),
        )
        watched.page.reload()
        watched.question.locator(".opt").first.wait_for()
        heading = watched.question.get_by_role("heading").inner_text()
        watched.page.evaluate(
            """() => {
              for (const time of [1, 2])
                document.body.dispatchEvent(
                  new KeyboardEvent("keydown", { key: " ", code: "Space", bubbles: true }));
            }"""
        )
        expect(watched.question.get_by_role("heading")).not_to_have_text(heading)
        watched.question.locator(".opt").first.wait_for()
        assert sum('"answer"' in one for one in sent) == 1
        expect(watched.question.get_by_role("alert")).to_have_count(0)
