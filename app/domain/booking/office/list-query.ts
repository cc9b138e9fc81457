/**
 * What the bookings' list can be asked (specification, section 2 "Bookings list", section 9): one schema for the page's
 * address, the API's parameters, the export and the calendar. All values are texts, as addresses hold them.
 */

import { addDays, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import {
  BOOKING_STATUSES,
  type BookingSource,
  type BookingStatus,
  LOCATIONS,
  type ProceedingType,
} from "#app/domain/booking/vocabulary.ts";
import { normalized } from "#app/domain/normalized.ts";

/** Where: a venue of ours, nowhere (virtual), another place, or not said yet. */
export const VENUE_FILTERS = [...LOCATIONS, "virtual", "undecided"] as const;
export type VenueFilter = (typeof VENUE_FILTERS)[number];

/** A status, those that wait for staff, or everything that was not cancelled. */
export const STATUS_FILTERS = [...BOOKING_STATUSES, "awaiting", "not_cancelled"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];
const STATUS_GROUPS: Readonly<Partial<Record<StatusFilter, readonly BookingStatus[]>>> = {
  awaiting: ["consultation_requested", "pending"],
  not_cancelled: BOOKING_STATUSES.filter((status) => status !== "cancelled"),
};
/** The statuses that a filter means. */
export const statusesOf = (filter: StatusFilter): readonly BookingStatus[] => STATUS_GROUPS[filter] ?? [filter as BookingStatus];

/** Which part of time: from today on, until yesterday (the latest first), without a day, or everything. */
export const LIST_TIMES = ["upcoming", "past", "undated", "all"] as const;
export type ListTime = (typeof LIST_TIMES)[number];

export const LIST_SORTS = ["asc", "desc"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const SEARCH_LENGTH = 100;
/** Names of the parameters that choose among bookings, in the order in which they are shown. */
export const FILTER_NAMES = ["search", "status", "type", "venue", "source", "from", "to"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** What the list is asked. Values are as an address holds them; `read-list-query.ts` reads them from one. */
export interface ListQuery {
  search?: string | undefined;
  status?: StatusFilter | undefined;
  type?: ProceedingType | undefined;
  venue?: VenueFilter | undefined;
  source?: BookingSource | undefined;
  /** Days, both included: a booking is found by any day of its hearing. */
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
  /** Part of time by the reader's calendar; days that are asked for stand before it. */
  when?: ListTime | undefined;
  sort?: ListSort | undefined;
  /** The last row of the page before, or the first of the page after. */
  after?: string | undefined;
  before?: string | undefined;
  limit?: number | undefined;
}
export type ListFilter = Pick<ListQuery, FilterName>;

/** Names of all parameters, in the order in which an address has them. */
export const LIST_PARAMETERS = [
  ...FILTER_NAMES,
  "when",
  "sort",
  "after",
  "before",
  "limit",
] as const satisfies readonly (keyof ListQuery)[];

/** A query as parameters of an address; what is not set is left out. */
export function listParameters(query: ListQuery): URLSearchParams {
  return new URLSearchParams(LIST_PARAMETERS.flatMap((name) => (query[name] === undefined ? [] : [[name, String(query[name])]])));
}

/** True when something chooses among the bookings. */
export function isFiltered(query: ListQuery): boolean {
  return FILTER_NAMES.some((name) => query[name] !== undefined);
}

/** A query whose part of time is said in days: what the database is asked. */
export type DatedQuery = Omit<ListQuery, "when"> & {
  /** Only those without a day. */
  undated?: boolean;
};

/** `today`: the reader's. The past reads from its latest day back, unless another order is asked for. */
export function dated({ when = "all", ...query }: ListQuery, today: LocalDate): DatedQuery {
  if (when === "all" || query.from || query.to) return query;
  if (when === "undated") return { ...query, undated: true };
  if (when === "upcoming") return { ...query, from: today };
  return { ...query, to: addDays(today, -1), sort: query.sort ?? "desc" };
}

/** What the page shows where its address says nothing of time: what is to come, and of a search everything. */
export function withUsualTime(query: ListQuery): ListQuery {
  if (query.when || query.from || query.to) return query;
  return { ...query, when: query.search ? "all" : "upcoming" };
}

const MOST_WORDS = 8;
/**
 * As the index cuts words (FTS5's unicode61): letters and digits but for some that were signs in its Unicode, with the marks that it takes off. At other
 * marks, such as the vowels of Devanagari, it cuts; a word with one inside would be a phrase to it, which it refuses.
 */
const LETTER = String.raw`(?![\u19b0-\u19c0\u19c8\u19c9\u1cf2\u1cf3])[\p{L}\p{N}]`;
const TAKEN_OFF = String.raw`[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0323-\u0328\u032d\u032e\u0330\u0331]`;
const WORD = new RegExp(`${LETTER}(?:${LETTER}|${TAKEN_OFF})*`, "gu");

/**
 * The words of a search, as the index cuts them. Each is searched as the beginning of a word, and all must be there. Empty when there is nothing to
 * search for in what was typed.
 */
export function searchWords(search: string): string[] {
  return (normalized(search, "NFC").match(WORD) ?? []).slice(0, MOST_WORDS);
}
