/** Reads a rate card as it was typed: apart from the card itself, since the schema library stays on the server. */

import { z } from "zod";
import { isLocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { normalized } from "#app/domain/normalized.ts";
import type { Issue } from "../errors.ts";
import { firstPerField } from "../schema-issues.ts";
import { centsOf } from "./money.ts";
import {
  CURRENCIES,
  MOST_ROOM_SIZES,
  PRICED_SERVICES,
  type RateCard,
  type RateIssueCode,
  type RoomRate,
  SERVICE_UNITS,
} from "./rate-card.ts";

const code = (issue: RateIssueCode): RateIssueCode => issue;

const price = z.string(code("price_invalid")).transform((text, context): number | null => {
  const cents = centsOf(text);
  if (cents === undefined) context.addIssue({ code: "custom", message: code("price_invalid") });
  return cents ?? null;
});

const roomRate = z.object({ halfDay: price, fullDay: price, furtherHour: price });
const sizedRate = roomRate.extend({
  /** Null of a row that was left empty. */
  people: z.string(code("people_invalid")).transform((text, context): number | null => {
    if (text.trim() === "") return null;
    const people = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
    if (people < 1 || people > 500) context.addIssue({ code: "custom", message: code("people_invalid") });
    return people;
  }),
});

/** A card as its form sends it: prices as they were typed. */
const typedCard = z.object({
  name: z
    .string(code("rate_name_required"))
    .overwrite((value) => normalized(value, "NFC").replace(/\s+/g, " ").trim())
    .min(2, code("rate_name_required"))
    .max(80, code("rate_name_required")),
  currency: z.enum(CURRENCIES, code("currency_invalid")),
  validFrom: z.string(code("valid_from_invalid")).refine(isLocalDate, code("valid_from_invalid")),
  rooms: z.array(sizedRate).max(MOST_ROOM_SIZES),
  breakout: roomRate,
  services: z.partialRecord(
    z.enum(PRICED_SERVICES),
    z.object({ unit: z.enum(SERVICE_UNITS, code("unit_invalid")), price }, code("price_invalid")),
  ),
});
export type TypedCard = z.input<typeof typedCard>;

type Read = z.output<typeof typedCard>;
type ReadRoom = Read["breakout"];

/**
 * Reads a card as it was typed. Gives it with its sizes in order, or an issue for each field: `name`, `rooms.2.fullDay`,
 * `breakout.halfDay`, `services.catering`; prices may not fall with the size or the length, so that more never costs less.
 */
export function checkRateCard(input: unknown): { ok: true; card: RateCard } | { ok: false; issues: Issue[] } {
  const read = typedCard.safeParse(input);
  if (!read.success)
    return { ok: false, issues: firstPerField(read.error.issues.map(({ path, message }) => ({ field: fieldOf(path), code: message }))) };
  const { name, currency, validFrom, breakout, services } = read.data;
  const rooms = read.data.rooms.flatMap((room, at) => (isFilled(room) ? [{ ...room, at }] : []));
  const issues = [
    ...rooms.flatMap((room) => roomIssues(room, `rooms.${room.at}`, true)),
    ...roomIssues(breakout, "breakout", false),
    ...sizeIssues(rooms),
  ];
  if (issues.length > 0) return { ok: false, issues: firstPerField(issues) };
  const priced = Object.entries(services).flatMap(([service, one]) =>
    one && one.price !== null ? [[service, { unit: one.unit, cents: one.price }] as const] : [],
  );
  return {
    ok: true,
    card: {
      name,
      currency,
      validFrom,
      rates: {
        rooms: rooms.map((room) => ({ people: room.people ?? 0, ...complete(room) })),
        breakout: breakout.fullDay === null ? null : complete(breakout),
        services: Object.fromEntries(priced),
      },
    },
  };
}

const complete = ({ halfDay, fullDay, furtherHour }: ReadRoom): RoomRate => ({ halfDay, fullDay: fullDay ?? 0, furtherHour });
const isFilled = (row: Read["rooms"][number]) => Object.values(row).some((value) => value !== null);

function fieldOf(path: readonly PropertyKey[]): string {
  const parts = path.map(String);
  return parts[0] === "services" ? parts.slice(0, 2).join(".") : parts.join(".") || "name";
}

function roomIssues({ halfDay, fullDay, furtherHour }: ReadRoom, field: string, required: boolean): Issue[] {
  if (fullDay === null) {
    const isMissing = required || halfDay !== null || furtherHour !== null;
    return isMissing ? [{ field: `${field}.fullDay`, code: code("full_day_required") }] : [];
  }
  return halfDay !== null && halfDay > fullDay ? [{ field: `${field}.halfDay`, code: code("half_above_full") }] : [];
}

function sizeIssues(rooms: readonly (Read["rooms"][number] & { at: number })[]): Issue[] {
  return rooms.flatMap((room, index) => {
    const field = `rooms.${room.at}`;
    if (room.people === null) return [{ field: `${field}.people`, code: code("people_invalid") }];
    const smaller = rooms[index - 1];
    if (!smaller) return [];
    if (room.people <= (smaller.people ?? 0)) return [{ field: `${field}.people`, code: code("people_not_rising") }];
    return (["halfDay", "fullDay", "furtherHour"] as const).flatMap((part) =>
      (room[part] ?? Number.POSITIVE_INFINITY) < (smaller[part] ?? 0)
        ? [{ field: `${field}.${part}`, code: code("price_below_smaller") }]
        : [],
    );
  });
}
