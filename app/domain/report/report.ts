/** Reports for administrators: what came in and what was done in a range of days, on the head office's calendar. */
import { addDays, isLocalDate, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { instantOf } from "#app/domain/booking/schedule/schedule.ts";
import type { BookingStatus } from "../booking/vocabulary.ts";
import type { CaseStatus } from "../case/vocabulary.ts";
import { HEAD_OFFICE, type VenueId } from "../venue/venues.ts";

/** Both days inclusive. */
export interface ReportRange {
  from: LocalDate;
  to: LocalDate;
}

/** Longest range: ten years. */
const MOST_MONTHS = 120;

/** A month of a range, or the part of it that is in the range; `from` and `until` are UTC milliseconds, `until` exclusive. */
export interface ReportMonth {
  /** `YYYY-MM`. */
  month: string;
  from: number;
  until: number;
}

/** Where bookings are held: a venue, online, a place of the client's, or nowhere yet. */
export type ReportOffice = VenueId | "virtual" | "elsewhere" | "open";

/** How long something took, in milliseconds; null of nothing. */
export interface Duration {
  count: number;
  median: number | null;
  average: number | null;
}

export interface CaseMonth {
  month: string;
  /** Created in it, by the status that they have now. */
  byStatus: Record<CaseStatus, number>;
  created: number;
  /** Resolved in it, whenever they were created. */
  resolved: number;
}

export interface Report {
  range: ReportRange;
  cases: {
    created: number;
    byStatus: Record<CaseStatus, number>;
    resolved: number;
    months: CaseMonth[];
    /** From creation to the first assignment, of cases created in the range. */
    toAssignment: Duration;
    /** From creation to resolution, of cases resolved in the range. */
    toResolution: Duration;
  };
  bookings: {
    received: number;
    byStatus: Record<BookingStatus, number>;
    months: { month: string; byStatus: Record<BookingStatus, number>; received: number }[];
    offices: { office: ReportOffice; byStatus: Record<BookingStatus, number>; received: number }[];
  };
  /** Days on which a hearing has a room in the range, however many days its booking has. */
  hearingDays: { total: number; months: { month: string; byVenue: Partial<Record<VenueId, number>>; total: number }[] };
}

/** The months that a range touches, the first and the last as far as it goes. */
export function monthsOf({ from, to }: ReportRange): ReportMonth[] {
  const months: ReportMonth[] = [];
  for (let first = from; first <= to; ) {
    const next = firstOfNextMonth(first);
    const after = next <= to ? next : addDays(to, 1);
    months.push({ month: first.slice(0, 7), from: midnight(first), until: midnight(after) });
    first = next;
  }
  return months;
}

const midnight = (day: LocalDate) => instantOf(day, "00:00", HEAD_OFFICE.zone);

function firstOfNextMonth(day: LocalDate): LocalDate {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
}

/** This month and the eleven before it. */
export function usualRange(today: LocalDate): ReportRange {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const first = month === 12 ? `${year}-01-01` : `${year - 1}-${String(month + 1).padStart(2, "0")}-01`;
  return { from: first, to: today };
}

export const RANGE_FAULTS = ["date_invalid", "range_reversed", "range_too_long"] as const;
export type RangeFault = (typeof RANGE_FAULTS)[number];

/** The range of an address: the usual one where none is named; a fault where it cannot be one, with the usual range. */
export function readRange(parameters: URLSearchParams, today: LocalDate): { range: ReportRange; fault: RangeFault | null } {
  const usual = usualRange(today);
  const [from, to] = [parameters.get("from")?.trim() || usual.from, parameters.get("to")?.trim() || usual.to];
  if (!isLocalDate(from) || !isLocalDate(to)) return { range: usual, fault: "date_invalid" };
  if (from > to) return { range: usual, fault: "range_reversed" };
  const span = (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return span >= MOST_MONTHS ? { range: usual, fault: "range_too_long" } : { range: { from, to }, fault: null };
}

/** Ranges that are asked for often. */
export function namedRanges(today: LocalDate): Record<"this_month" | "last_month" | "this_year" | "year", ReportRange> {
  const first = `${today.slice(0, 7)}-01`;
  const lastDay = addDays(first, -1);
  return {
    this_month: { from: first, to: today },
    last_month: { from: `${lastDay.slice(0, 7)}-01`, to: lastDay },
    this_year: { from: `${today.slice(0, 4)}-01-01`, to: today },
    year: usualRange(today),
  };
}
