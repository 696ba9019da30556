import { getContext, setContext } from "svelte";
import type { Board, CardShown, ThingShown } from "../lib/protocol";
import type { Choice } from "../lib/choice.svelte";
import type { Seat } from "../lib/seat.svelte";
import { words } from "../lib/words.svelte";
import type { Look } from "./look.svelte";

const KEY = Symbol("table");

/** What every part of a table shares. */
export interface Shared {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly look: Look;
}

export function share(shared: Shared): void {
  setContext(KEY, shared);
}

export function shared(): Shared {
  return getContext<Shared>(KEY);
}

/** The pile with a number. */
export function thing(seat: Seat, number: number): ThingShown | undefined {
  return seat.state?.board.things[String(number)];
}

/** What a pile says; undefined for what isn't known. */
export function said(seat: Seat, one: ThingShown | undefined): CardShown | undefined {
  return one && (one.card ?? -1) >= 0 ? seat.cards[String(one.card)] : undefined;
}

/** Numbers of players come before those of things. */
export const isPlayer = (number: number) => number >= 0 && number < 10;

/** Whether two players are the same or of a team. CR 102.3. */
export const allied = (board: Board, one: number, other: number) => one === other || board.players[String(one)]?.team === board.players[String(other)]?.team;

/** Whether it is the turn of a player, or of a team that takes its turns together. CR 805.4a. */
export const isActive = (board: Board, player: number) => (board.shared_turns ? allied(board, board.active, player) : board.active === player);

/** The names of the players whom a player wins with, or has the turn with. */
export const together = (board: Board, player: number) =>
  Object.entries(board.players).flatMap(([seat, one]) => (allied(board, Number(seat), player) ? [one.name] : []));

/** Names as a list in words. */
export const listed = (names: string[]) => new Intl.ListFormat(words.code).format(names);

/** Whether some play together. */
export const hasTeams = (board: Board) => new Set(Object.values(board.players).map((one) => one.team)).size < Object.keys(board.players).length;

/** The number of the pile that a thing lies in; its own if it lies in none. */
export function pileOf(board: Board, number: number): number {
  if (board.things[String(number)]) return number;
  for (const [first, one] of Object.entries(board.things))
    for (const [from, to] of one.things) if (number >= from && number <= to) return Number(first);
  return number;
}

/** The name of a player or thing, as it is shown. */
export function named(seat: Seat, number: number, unknown: string): string {
  const board = seat.state?.board;
  if (!board) return unknown;
  if (isPlayer(number)) return board.players[String(number)]?.name ?? unknown;
  return said(seat, thing(seat, pileOf(board, number)))?.name ?? unknown;
}

/** The class by which something is coloured. */
export function colour(card: CardShown | undefined): string {
  if (!card) return "A";
  if (card.kind === "land") return "L";
  const colors = card.colors ?? "";
  return colors.length > 1 ? "M" : colors || "A";
}

/** How power and toughness stand to those that are printed: more, less, or the same. */
export function change(one: ThingShown | undefined): "more" | "less" | "" {
  if (!one?.numbers || !one.printed) return "";
  const [now, then] = [one.numbers, one.printed].map((said) => said.split("/").reduce((sum, part) => sum + Number(part), 0));
  return now! > then! ? "more" : now! < then! ? "less" : "";
}

/** The letters of the mana that a land makes, as far as its types or its text say so plainly. */
export function made(card: CardShown | undefined): string[] {
  if (card?.kind !== "land") return [];
  const simple = /^\{T\}[^{]*\{([WUBRGC])\}\.?$/;
  const said = (card.text ?? []).map((line) => simple.exec(line)?.[1] ?? "").join("");
  return [...new Set((card.makes ?? "") + said)];
}
