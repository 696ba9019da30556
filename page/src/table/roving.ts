/**
 * Arrow keys move the focus among the things of a zone, to the nearest in that direction; Tab
 * enters a zone at the thing that had the focus last, and leaves it.
 */
export function roving(zone: HTMLElement): () => void {
  const things = () => [...zone.querySelectorAll<HTMLElement>("button[data-thing]")];
  let current: HTMLElement | null = null;
  let asked = 0;

  function enter(one: HTMLElement | null): void {
    if (current !== one && current) current.tabIndex = -1;
    current = one;
    if (one) one.tabIndex = 0;
  }
  function tend(): void {
    asked = 0;
    if (!current?.isConnected || !zone.contains(current)) enter(things()[0] ?? null);
    else current.tabIndex = 0;
  }
  function key(event: KeyboardEvent): void {
    const one = event.target;
    if (!(one instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = event.key === "Home" ? things()[0] : event.key === "End" ? things().at(-1) : nearest(things(), one, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  function focus(event: FocusEvent): void {
    if (event.target instanceof HTMLElement && event.target.matches("button[data-thing]")) enter(event.target);
  }
  const observer = new MutationObserver(() => {
    if (!asked) asked = requestAnimationFrame(tend);
  });
  observer.observe(zone, { childList: true, subtree: true });
  zone.addEventListener("keydown", key);
  zone.addEventListener("focusin", focus);
  tend();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(asked);
    zone.removeEventListener("keydown", key);
    zone.removeEventListener("focusin", focus);
  };
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function nearest(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const start = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    if (one === from) continue;
    const at = middle(one);
    const [x, y] = [at.x - start.x, at.y - start.y];
    const ahead = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    if (ahead <= 4 || (way[0] && aside > start.height)) continue;
    const far = way[0] ? ahead + 2.5 * aside : 2 * ahead + 0.7 * aside;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

function middle(one: HTMLElement) {
  const at = one.getBoundingClientRect();
  return { x: at.x + at.width / 2, y: at.y + at.height / 2, height: at.height };
}

/** The zones by the digit that jumps to them: elements with `data-jump`. */
export function jump(root: HTMLElement, digit: string): boolean {
  const zones = [...root.querySelectorAll<HTMLElement>(`[data-jump="${digit}"]`)];
  const inside = zones.findIndex((zone) => zone.contains(document.activeElement));
  const zone = zones[(inside + 1) % zones.length];
  if (!zone) return false;
  const inner = zone.matches("button") ? zone : zone.querySelector<HTMLElement>('button[tabindex="0"], .main, button:not([tabindex="-1"])');
  const goal = inner ?? zone;
  if (goal === zone && !zone.matches("button")) zone.tabIndex = -1;
  goal.focus();
  return true;
}
