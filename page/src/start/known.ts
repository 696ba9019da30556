import type { Own } from "../lib/protocol";

const KEY = "jajna.tables";
const MOST = 200;

/** The words of tables that this browser knows, the latest first. */
export function knownTables(): Own[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter((one): one is Own => typeof one?.table === "string" && typeof one?.token === "string");
  } catch {
    return [];
  }
}

/** Remember words, so that their tables are found again. */
export function remember(...more: Own[]): void {
  const old = knownTables().filter((one) => !more.some((other) => other.token === one.token));
  localStorage.setItem(KEY, JSON.stringify([...more, ...old].slice(0, MOST)));
}

/** Forget a table. */
export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(knownTables().filter((one) => one.table !== table)));
}
