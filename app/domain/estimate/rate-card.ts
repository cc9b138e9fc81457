/**
 * What a venue charges, as administrators keep it: rooms by size, services by day, hour or once. Amounts are whole cents of one
 * currency, without taxes. `check-rate-card.ts` reads what was typed.
 */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { SERVICES } from "../hearing-plan/plan.ts";

/** Currencies of the countries that we have venues in. */
export const CURRENCIES = ["CAD", "USD", "KYD"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** How a service is charged. */
export const SERVICE_UNITS = ["day", "hour", "once"] as const;
export type ServiceUnit = (typeof SERVICE_UNITS)[number];

/** What a card can price besides rooms; `remoteAccess` is the connection of those who join from elsewhere. */
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

/** True of a card that prices nothing. */
export function isEmpty({ rooms, breakout, services }: Rates): boolean {
  return rooms.length === 0 && breakout === null && Object.keys(services).length === 0;
}
