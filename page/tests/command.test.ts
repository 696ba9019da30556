import { expect, test } from "vitest";
import { meant, named } from "../src/lib/command";

const all = ["Cast Shock (R)", "Cast Shock Troops (3R)", "Jugar Montaña", "Pass"].map((text) => ({ text }));
const texts = (found: { text: string }[]) => found.map((one) => one.text);

test("a command is the beginnings of words, without accents", () => {
  expect(texts(named("mont", all))).toEqual(["Jugar Montaña"]);
  expect(texts(named("cast sh tr", all))).toEqual(["Cast Shock Troops (3R)"]);
  expect(texts(named("", all))).toHaveLength(4);
});

test("what fits several is all of them, unless one is called just so", () => {
  expect(texts(named("shock", all))).toHaveLength(2);
  expect(texts(named("cast shock r", all))).toEqual(["Cast Shock (R)"]);
});

test("what follows on or sobre is said of the next choice", () => {
  const one = [{ text: "Cast Shock (R)" }, { text: "Pass" }];
  expect(meant("shock on hill giant", one)).toEqual({ found: [one[0]], rest: "hill giant" });
  expect(meant("shock sobre gigante", one).rest).toBe("gigante");
});

test("a command that fits nothing, or several things before on, does nothing", () => {
  expect(meant("bolt", all).found).toEqual([]);
  expect(meant("shock on hill giant", all)).toEqual({ found: [], rest: "" });
});
