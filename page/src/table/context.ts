import { getContext, setContext } from "svelte";
import type { CardShown, ThingShown } from "../lib/protocol";
import type { Choice } from "../lib/choice.svelte";
import type { Seat } from "../lib/seat.svelte";

const KEY = Symbol("table");

/** What every part of a table shares. */
export interface Shared {
  readonly seat: Seat;
  readonly choice: Choice;
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

/** The class by which something is coloured. */
export function colour(card: CardShown | undefined): string {
  if (!card) return "A";
  if (card.kind === "land") return "L";
  const colors = card.colors ?? "";
  return colors.length > 1 ? "M" : colors || "A";
}
