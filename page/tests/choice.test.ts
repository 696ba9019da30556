import { beforeEach, expect, test, vi } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { keep } from "../src/lib/half";
import type { Answer, Asked } from "../src/lib/protocol";
import type { Seat } from "../src/lib/seat.svelte";

/** A seat that is asked something and keeps what is answered. */
class Fake {
  given: Answer["given"][] = [];
  own = "t/a";
  state: { ask: Asked; table: { game: number }; board: { things: Record<string, never> } };
  constructor(ask: Partial<Asked>) {
    this.state = { table: { game: 1 }, board: { things: {} }, ask: { number: 1, shape: "one", kind: "", prompt: "", options: [], ...ask } as Asked };
  }
  answer(given: Answer["given"]): void {
    this.given.push(given);
  }
}

let fake: Fake;
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, said: string) => kept.set(key, said) });
});

function asked(ask: Partial<Asked>): Choice {
  fake = new Fake(ask);
  const choice = new Choice(fake as unknown as Seat);
  choice.begin();
  return choice;
}

const alike = { text: "a Bear", places: [3, 4, 5], thing: 9 };

test("one option is the answer at once", () => {
  asked({ options: [alike] }).take(alike);
  expect(fake.given).toEqual([{ by: "places", places: [3] }]);
});

test("of alike options one more is taken each time", () => {
  const choice = asked({ shape: "some", options: [alike], most: 2 });
  choice.take(alike);
  choice.take(alike);
  expect(choice.chosen(alike)).toBe(2);
  expect(fake.given).toEqual([]);
  choice.confirm();
  expect(fake.given).toEqual([{ by: "places", places: [3, 4] }]);
});

test("a pile with one option answers for it, with several it asks which", () => {
  expect(asked({ options: [alike] }).click(9)).toEqual([]);
  expect(fake.given).toHaveLength(1);
  const other = { text: "a Bear's power", places: [6], thing: 9 };
  expect(asked({ options: [alike, other] }).click(9)).toEqual([alike, other]);
  expect(fake.given).toEqual([]);
  expect(asked({ options: [alike] }).click(8)).toEqual([]);
  expect(fake.given).toEqual([]);
});

test("nothing is answered where nothing is asked", () => {
  const choice = asked({});
  (fake.state as { ask: Asked | null }).ask = null;
  choice.take(alike);
  choice.confirm();
  expect(fake.given).toEqual([]);
});

test("an answer that isn't given outlasts the page, by places in its question", () => {
  const before = asked({ shape: "some", kind: "attackers", pairs: [{ creatures: [10, 11], to: [0, 1] }] });
  before.fights.pair(11, 1);
  keep(fake.own, before.half);
  // The numbers of things are others on another page.
  const now = { shape: "some", kind: "attackers", pairs: [{ creatures: [20, 25], to: [0, 1] }] };
  expect(asked(now).fights.pairs).toEqual([[25, 1]]);
  expect(asked({ ...now, number: 2 }).fights.pairs).toEqual([]);
});

test("targets, shares and names outlast the page too", () => {
  const before = asked({ shape: "division", total: 4, suggested: [2, 2], options: [{ ...alike, places: [0] }, { ...alike, places: [1] }] });
  before.share(0, 3);
  before.typed = "Bear";
  before.places = [1];
  keep(fake.own, before.half);
  const after = asked({ shape: "division", total: 4, suggested: [2, 2] });
  expect([after.shares, after.typed, after.places]).toEqual([[3, 1], "Bear", [1]]);
});

test("a pile is dragged on what one of it blocks", () => {
  const choice = asked({ shape: "some", kind: "blockers", pairs: [{ creatures: [10], to: [30, 31] }] });
  choice.drop(10, 31);
  expect(choice.fights.pairs).toEqual([[10, 31]]);
  choice.drop(30, 10);
  expect(choice.fights.pairs).toEqual([[10, 30]]);
});

test("a creature that may block several attackers blocks them at once", () => {
  const choice = asked({ shape: "some", kind: "blockers", pairs: [{ creatures: [10], to: [30, 31, 32], most: 2 }] });
  for (const one of [10, 30, 31]) choice.click(one);
  expect(choice.fights.pairs).toEqual([[10, 30], [10, 31]]);
  choice.click(30);
  expect(choice.fights.pairs).toEqual([[10, 31]]);
});

test("a creature that may block one attacker gives up the other", () => {
  const choice = asked({ shape: "some", kind: "blockers", pairs: [{ creatures: [10], to: [30, 31] }] });
  for (const one of [10, 30, 10, 10, 31]) choice.click(one);
  expect(choice.fights.pairs).toEqual([[10, 31]]);
});
