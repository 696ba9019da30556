import { expect, test, vi } from "vitest";
import type { Board, CardShown } from "../src/lib/protocol";
import { field, tileSize } from "../src/table/layout";
import { fits } from "../src/table/room";

vi.mock("../src/lib/words.svelte", () => ({ words: {} }));

const CARDS: Record<string, CardShown> = { "0": { name: "Shiv", kind: "beside" }, "1": { name: "Isperia", kind: "creature" } };
const board = {
  seat: 0,
  players: { "0": { name: "Ann" }, "1": { name: "Bob" } },
  things: { "10": { things: [[10, 10]], card: 0, controller: 1 }, "11": { things: [[11, 11]], card: 1, controller: 0 } },
  command: [10, 11],
} as unknown as Board;

test("a plane lies on the table of its controller, a commander in the command zone doesn't", () => {
  const { halves } = field(board, CARDS);
  expect(halves.get(1)?.others).toEqual([10]);
  expect(halves.get(0)).toEqual({ player: 0, creatures: [], others: [], lands: [] });
});

test("whether all have room is told for the smallest tiles", () => {
  const things = Object.fromEntries(Array.from({ length: 24 }, (_, place) => [String(20 + place), { things: [[20 + place, 20 + place]], card: 1, controller: place % 2 }]));
  const full = { ...board, things, battlefield: Object.keys(things).map(Number), command: [] } as unknown as Board;
  const place = field(full, CARDS);
  const enough = [...Array(900).keys()].find((height) => fits(place, 0, 1000, height))!;
  expect(enough).toBeGreaterThan(200);
  expect(fits(place, 0, 1000, enough - 1)).toBe(false);
  expect(tileSize(place, 0, 1000, enough).height).toBe(50);
  expect(tileSize(place, 0, 1000, enough * 2).height).toBeGreaterThan(50);
});
