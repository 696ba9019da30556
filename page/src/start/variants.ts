import type { VariantShown } from "../lib/protocol";

/** The signs of teams, by their numbers: none is known by its colour alone. */
export const SHAPES = ["●", "◆", "▲", "■"] as const;

/** The team of each of so many seats; empty where there are no teams. */
export function teamsOf(variant: VariantShown, players: number): number[] {
  return variant.teams?.[variant.seats.indexOf(players)] ?? [];
}

/** Whether a variant is played by the rules of an era, which is called by its month. */
export function playedIn(variant: VariantShown, era: string): boolean {
  return era === "current" || !variant.since || variant.since.slice(0, 7) <= era;
}
