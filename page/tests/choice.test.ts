import { expect, test } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import type { Answer, Asked } from "../src/lib/protocol";
import type { Seat } from "../src/lib/seat.svelte";

/** A seat that is asked something and keeps what is answered. */
class Fake {
  given: Answer["given"][] = [];
  state: { ask: Asked };
  constructor(ask: Partial<Asked>) {
    this.state = { ask: { number: 1, shape: "one", kind: "", prompt: "", options: [], ...ask } as Asked };
  }
  answer(given: Answer["given"]): void {
    this.given.push(given);
  }
}

let fake: Fake;

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
