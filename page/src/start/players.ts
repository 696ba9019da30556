import { words } from "../lib/words.svelte";
import * as startWords from "../words/start";

/** Who plays, as the title of a game: two against each other, more as a list. */
export function versus(players: readonly string[]): string {
  return players.length === 2 ? players.join(words.in(startWords).versus) : new Intl.ListFormat(words.code).format(players);
}
