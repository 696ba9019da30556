import { words } from "../lib/words.svelte";
import * as startWords from "../words/start";

/** What the server refuses, in words. */
export class Refusal extends Error {}

/** Ask the server, in the language of the page. Throws Refusal with what it says against it. */
export async function ask<T>(path: string, posted?: unknown, method = posted === undefined ? "GET" : "POST"): Promise<T> {
  const where = new URL(path, location.origin);
  where.searchParams.set("lang", words.code);
  let answer: Response;
  try {
    answer = await fetch(where, { method, body: posted === undefined ? undefined : JSON.stringify(posted) });
  } catch {
    throw new Refusal(words.in(startWords).noServer);
  }
  if (answer.status === 204) return undefined as T;
  const said: unknown = await answer.json().catch(() => ({ why: words.in(startWords).noServer }));
  if (!answer.ok) throw new Refusal(String((said as { why?: unknown }).why ?? answer.status));
  return said as T;
}

/** What an error says to a person. */
export function reason(error: unknown): string {
  return error instanceof Refusal ? error.message : String(error);
}
