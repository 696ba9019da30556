import { expect, test, vi } from "vitest";
import type { Board, CardShown } from "../src/lib/protocol";
import { field } from "../src/table/layout";

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
