import type { Mark } from "../lib/choice.svelte";
import type { ThingShown } from "../lib/protocol";
import type { Seat } from "../lib/seat.svelte";
import { words } from "../lib/words.svelte";
import { named, said } from "./context";

/** What a screen reader says of a thing: "Bear, 3/3, tapped, 2 +1/+1 counters". */
export function spoken(seat: Seat, one: ThingShown | undefined, mark?: Mark): string {
  const of = words.of.table;
  if (!one) return of.unknown;
  const card = said(seat, one);
  const name = (number: number) => named(seat, number, of.unknown);
  const parts = [
    (one.count ?? 1) > 1 ? of.many(one.count!, card?.name ?? of.unknown) : (card?.name ?? of.unknown),
    one.numbers || card?.numbers,
    ...facts(one),
    (one.attacks ?? -1) >= 0 && of.attacking(name(one.attacks!)),
    one.blocks?.length && of.blocking(one.blocks.map(name).join(", ")),
    (one.attached_to ?? -1) >= 0 && of.attachedTo(name(one.attached_to!)),
    one.targets?.length && of.aimedAt(one.targets.map(name).join(", ")),
    ...(one.assigned ?? []).map(([whose, amount, to]) => of.deals(amount, name(whose), name(to))),
    mark?.pays && of.wouldPay,
    mark?.aimed && of.wouldAim,
    mark?.leads && of.leads,
    mark?.chosen ? of.chosen(mark.chosen, one.count ?? 1) : mark?.may && of.may,
  ];
  return parts.filter(Boolean).join(", ");
}

/** What is special about a thing at this moment, in words. */
export function facts(one: ThingShown): string[] {
  const of = words.of.table;
  const found = [
    one.tapped && of.tapped,
    one.face_down && of.faceDown,
    one.sick && of.sick,
    one.token && of.token,
    one.damage && of.damage(one.damage),
    one.blocked && of.blocked,
    ...(one.counters ?? []).map(([kind, number]) => of.counters(number, kind)),
    one.x && `X = ${one.x}`,
    ...(one.notes ?? []),
  ];
  return found.filter((fact): fact is string => Boolean(fact));
}
