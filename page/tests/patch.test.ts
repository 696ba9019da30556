import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { patched, type Data } from "../src/lib/patch";

interface Case {
  old: Data;
  patch: Data;
  new: Data;
}

// Written by tools/patch_cases.py, from what the server does.
const cases = JSON.parse(readFileSync(new URL("patches.json", import.meta.url), "utf-8")) as Case[];

describe("a patch makes of a state what the server makes of it", () => {
  test.each(cases.map((one, place) => [place, one] as const))("case %i", (_, one) => {
    const before = structuredClone(one.old);
    expect(patched(one.old, one.patch)).toEqual(one.new);
    expect(one.old).toEqual(before);
  });
});

test("what a patch leaves alone stays itself", () => {
  const old = { board: { life: 20 }, ask: { number: 1 } };
  const made = patched(old, { ask: { number: 2 } }) as typeof old;
  expect(made.board).toBe(old.board);
  expect(made.ask).not.toBe(old.ask);
});
