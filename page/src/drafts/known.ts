const KEY = "jajna.drafts";
const MOST = 60;

/** A seat of a draft that this browser knows the word of. */
export interface Known {
  draft: string;
  token: string;
  name: string;
}

/** The seats that this browser knows, the latest first. */
export function knownSeats(): Known[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter((one): one is Known => [one?.draft, one?.token, one?.name].every((part) => typeof part === "string"));
  } catch {
    return [];
  }
}

/** Remember seats, so that they are found again. */
export function remember(...more: Known[]): void {
  const old = knownSeats().filter((one) => !more.some((other) => other.token === one.token));
  localStorage.setItem(KEY, JSON.stringify([...more, ...old].slice(0, MOST)));
}
