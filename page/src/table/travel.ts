import type { Board } from "../lib/protocol";
import { preferences } from "./prefs.svelte";

const TIME = 240;
const MOST = 10;

/** Where something was on the screen before the board changed. */
interface Left {
  card: number;
  at: DOMRect;
}

/**
 * Lets cards travel as the board changes: what appears comes from where something of the same
 * looks has gone, or from its player's bar, as numbers change with zones; what goes to a graveyard
 * flies to its button. Call it before the page changes; what it returns, afterwards.
 */
export function leaving(root: HTMLElement, before: Board, after: Board): () => void {
  if (!preferences.moves || before === after) return () => undefined;
  const gone: Left[] = [];
  for (const [number, one] of Object.entries(before.things)) {
    const now = after.things[number];
    if (now && (now.count ?? 1) >= (one.count ?? 1)) continue;
    if (gone.length >= MOST) break;
    const at = root.querySelector(`[data-thing="${number}"]`)?.getBoundingClientRect();
    if (at?.width) gone.push({ card: one.card ?? -1, at });
  }
  const came = Object.keys(after.things).filter((number) => {
    const then = before.things[number];
    return !then || (then.count ?? 1) < (after.things[number]!.count ?? 1);
  });
  if (came.length > MOST || !came.length) return () => undefined;
  return () => {
    const layer = root.querySelector<HTMLElement>(".travel");
    if (layer) for (const number of came) arrive(root, layer, after, Number(number), gone);
  };
}

function arrive(root: HTMLElement, layer: HTMLElement, board: Board, number: number, gone: Left[]): void {
  const one = board.things[String(number)]!;
  const found = gone.findIndex((left) => left.card === (one.card ?? -1) && left.card >= 0);
  const from = found >= 0 ? gone.splice(found, 1)[0] : undefined;
  const shown = root.querySelector<HTMLElement>(`[data-thing="${number}"]`);
  const owner = (one.owner ?? -1) >= 0 ? one.owner! : (one.controller ?? -1);
  if (shown) {
    const start = from?.at ?? bar(root, owner >= 0 ? owner : board.seat);
    if (start) fly(layer, shown, start, shown.getBoundingClientRect(), true);
    return;
  }
  if (!from) return;
  for (const [player, who] of Object.entries(board.players)) {
    if (!who.graveyard?.includes(number)) continue;
    const goal = root.querySelector(`[data-zone="${player}-graveyard"]`)?.getBoundingClientRect();
    if (goal) fly(layer, null, from.at, goal, false);
  }
}

function bar(root: HTMLElement, player: number): DOMRect | undefined {
  return root.querySelector(`[data-player="${player}"]`)?.getBoundingClientRect();
}

/** A likeness of a thing goes from one place to another; the thing shows as it arrives. */
function fly(layer: HTMLElement, shown: HTMLElement | null, from: DOMRect, to: DOMRect, grows: boolean): void {
  const frame = layer.getBoundingClientRect();
  const ghost = shown ? (shown.cloneNode(true) as HTMLElement) : document.createElement("div");
  ghost.removeAttribute("data-thing");
  ghost.removeAttribute("aria-label");
  if (!shown) ghost.className = "gone";
  const size = grows ? to : from;
  ghost.style.cssText = `position:absolute;margin:0;left:${size.x - frame.x}px;top:${size.y - frame.y}px;width:${size.width}px;height:${size.height}px`;
  layer.append(ghost);
  const scale = Math.max(0.2, Math.min(1, (grows ? from : to).width / size.width));
  const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [x, y] = middle(from);
  const [u, v] = middle(to);
  const far = grows ? `translate(${x - u}px, ${y - v}px) scale(${scale})` : `translate(${u - x}px, ${v - y}px) scale(${scale})`;
  const steps = grows
    ? [{ transform: far, opacity: 0.5 }, { transform: "none", opacity: 1 }]
    : [{ transform: "none", opacity: 0.9 }, { transform: far, opacity: 0 }];
  const moving = ghost.animate(steps, { duration: TIME, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" });
  shown?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], { duration: TIME });
  moving.onfinish = moving.oncancel = () => ghost.remove();
}
