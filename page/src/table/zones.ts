import type { Board } from "../lib/protocol";

export type ZoneName = "library" | "graveyard" | "exile" | "command" | "phasedOut" | "hand";

/** A zone that opens from a player's bar. */
export interface ZoneShown {
  name: ZoneName;
  things: readonly number[];
  count: number;
  /** It is shown even if nothing in it is known. */
  always: boolean;
}

/** The zones of a player besides the battlefield; of exile and command zone what they own. */
export function zonesOf(board: Board, player: number): ZoneShown[] {
  const who = board.players[String(player)]!;
  const owned = (all: readonly number[] | undefined) =>
    (all ?? []).filter((number) => {
      const one = board.things[String(number)];
      const owner = (one?.owner ?? -1) >= 0 ? one!.owner! : (one?.controller ?? -1);
      return owner === player || (owner < 0 && player === board.seat);
    });
  const piles = (all: readonly number[]) => all.reduce((sum, one) => sum + (board.things[String(one)]?.count ?? 1), 0);
  const graveyard = who.graveyard ?? [];
  const exile = owned(board.exile);
  const command = owned(board.command);
  const phased = owned(board.phased_out);
  const seen = player === board.seat ? [] : (who.known ?? []);
  return [
    { name: "library", things: (who.top ?? []).map(([, number]) => number), count: who.library, always: true },
    { name: "graveyard", things: graveyard, count: graveyard.length, always: true },
    { name: "exile", things: exile, count: piles(exile), always: false },
    { name: "command", things: command, count: piles(command), always: false },
    { name: "phasedOut", things: phased, count: piles(phased), always: false },
    { name: "hand", things: seen, count: piles(seen), always: false },
  ];
}
