import { type Field, needed, tileSize } from "./layout";

/** More than is gained where less of the cards in hand is shown, or where bars are of one line. */
export const GAINED = 160;

/** Whether all have room with the smallest tiles. */
export function fits(place: Field, seat: number, width: number, height: number, one?: number): boolean {
  const least = tileSize(place, seat, width, 0, one);
  return needed(place, seat, one, width, least.width, least.height) <= height;
}
