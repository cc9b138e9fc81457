/**
 * What a venue charges, as administrators keep it: rooms by size, services by day, hour or once. Amounts are whole cents of one
 * currency, without taxes. Pure; `checkRateCard` reads what was typed.
 */
import { z } from "zod";
import { isLocalDate, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Issue } from "../errors.ts";
import { SERVICES } from "../hearing-plan/plan.ts";
import { firstPerField } from "../schema-issues.ts";
import { centsOf } from "./money.ts";

/** Currencies of the countries that we have venues in. */
export const CURRENCIES = ["CAD", "USD", "KYD"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** How a service is charged. */
export const SERVICE_UNITS = ["day", "hour", "once"] as const;
export type ServiceUnit = (typeof SERVICE_UNITS)[number];

/** What a card can price besides rooms; `remoteAccess` is a virtual or hybrid hearing's connection. */
export const PRICED_SERVICES = ["remoteAccess", "needsConferencingUnit", ...SERVICES] as const;
export type PricedService = (typeof PRICED_SERVICES)[number];

/** A room's price; null is not on the card, and 0 is free of charge. */
export interface RoomRate {
  halfDay: number | null;
  fullDay: number;
  /** Each further started hour of a day that is longer than a full one. */
  furtherHour: number | null;
}

/** The price of rooms for up to `people`. */
export interface SizedRoomRate extends RoomRate {
  people: number;
}

export interface Rates {
  /** The smallest size first. */
  rooms: readonly SizedRoomRate[];
  /** Of each breakout room; null where the card has none. */
  breakout: RoomRate | null;
  services: Readonly<Partial<Record<PricedService, { unit: ServiceUnit; cents: number }>>>;
}

export interface RateCard {
  /** Shown with every estimate made of it. */
  name: string;
  currency: Currency;
  /** First day of a hearing that it is meant for, `YYYY-MM-DD` at the venue. */
  validFrom: LocalDate;
  rates: Rates;
}

/** How a published card counts today. */
export type CardStanding = "in_force" | "to_come" | "superseded" | "withdrawn";

export const MOST_ROOM_SIZES = 8;

/** Message codes; their texts are in `app/i18n/portal/rate-texts.ts`. */
export const RATE_ISSUE_CODES = [
  "rate_name_required",
  "currency_invalid",
  "valid_from_invalid",
  "people_invalid",
  "people_not_rising",
  "price_invalid",
  "full_day_required",
  "half_above_full",
  "price_below_smaller",
  "unit_invalid",
  "rates_empty",
] as const;
export type RateIssueCode = (typeof RATE_ISSUE_CODES)[number];
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
    .overwrite((value) => value.normalize("NFC").replace(/\s+/g, " ").trim())
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

/** True of a card that prices nothing. */
export function isEmpty({ rooms, breakout, services }: Rates): boolean {
  return rooms.length === 0 && breakout === null && Object.keys(services).length === 0;
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
