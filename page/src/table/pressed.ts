import type { Choice } from "../lib/choice.svelte";
import type { Look } from "./look.svelte";

/** A thing was pressed: it is chosen if the question is about it, else looked at closely. */
export function pressed(event: MouseEvent, choice: Choice, look: Look, number: number): void {
  if (choice.mark(number).may) {
    look.close();
    choice.click(number);
  } else if (event.currentTarget instanceof Element) look.open(event.currentTarget);
}
