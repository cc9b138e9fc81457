/**
 * What the bookings' list can be asked (specification, section 2 "Bookings list", section 9): one schema for the page's
 * address, the API's parameters, the export and the calendar. All values are texts, as addresses hold them.
 */
import { z } from "zod";
import { addDays, isLocalDate, type LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import {
  BOOKING_SOURCES,
  BOOKING_STATUSES,
  type BookingStatus,
  LOCATION_ALIASES,
  LOCATIONS,
  PROCEEDING_TYPE_ALIASES,
  PROCEEDING_TYPES,
  unaliased,
} from "#app/domain/booking/vocabulary.ts";
import type { Issue } from "#app/domain/errors.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";

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

const SEARCH_LENGTH = 100;
/** Names of the parameters that choose among bookings, in the order in which they are shown. */
export const FILTER_NAMES = ["search", "status", "type", "venue", "source", "from", "to"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

const named = (aliases: Readonly<Record<string, string>>) => (value: unknown) =>
  typeof value === "string" ? unaliased(aliases, value) : value;
const VENUE_ALIASES = { ...LOCATION_ALIASES, elsewhere: "alternate" };
const day = z.string("date_invalid").refine(isLocalDate, "date_invalid");
/** A day and an id, as the last row of a page has them; opaque to who hands it back. */
const cursor = z.string("invalid_input").regex(/^(\d{4}-\d{2}-\d{2}|)~[\w-]{1,64}$/, "invalid_input");

const SHAPE = {
  search: z.string("invalid_input").max(SEARCH_LENGTH, "too_long"),
  status: z.enum(STATUS_FILTERS, "status_invalid"),
  type: z.preprocess(named(PROCEEDING_TYPE_ALIASES), z.enum(PROCEEDING_TYPES, "proceeding_type_required")),
  venue: z.preprocess(named(VENUE_ALIASES), z.enum(VENUE_FILTERS, "location_invalid")),
  source: z.enum(BOOKING_SOURCES, "choice_required"),
  /** Days, both included: a booking is found by any day of its hearing. */
  from: day,
  to: day,
  /** Part of time by the reader's calendar; days that are asked for stand before it. */
  when: z.enum(LIST_TIMES, "choice_required"),
  sort: z.enum(LIST_SORTS, "choice_required"),
  after: cursor,
  before: cursor,
  limit: z.coerce.number("invalid_input").int("invalid_input").min(1, "invalid_input"),
};
type Shape = typeof SHAPE;

export type ListQuery = { [Name in keyof Shape]?: z.output<Shape[Name]> };
export type ListFilter = Pick<ListQuery, FilterName>;

const NAMES = Object.keys(SHAPE) as (keyof Shape)[];
/** The parameters of the API's list. */
export const listQuerySchema = z.object(SHAPE).partial();

/** The parameters that are given: an empty one is none, others than the list's are not looked at. */
function given(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries(NAMES.flatMap((name) => (parameters.get(name)?.trim() ? [[name, parameters.get(name)?.trim() ?? ""]] : [])));
}

/** Reads the parameters of the API; issues name each that is not understood, and a range that ends before it begins. */
export function checkListQuery(parameters: URLSearchParams): { ok: true; query: ListQuery } | { ok: false; issues: Issue[] } {
  const parsed = listQuerySchema.safeParse(given(parameters));
  if (!parsed.success) return { ok: false, issues: firstPerField(issuesOf(parsed.error)) };
  const { from, to, after, before } = parsed.data;
  if (from && to && from > to) return { ok: false, issues: [{ field: "to", code: "date_invalid" }] };
  if (after && before) return { ok: false, issues: [{ field: "before", code: "invalid_input" }] };
  return { ok: true, query: parsed.data };
}

/** Reads a page's address: what is not understood is left out, and a range the wrong way round is turned. */
export function readListQuery(parameters: URLSearchParams): ListQuery {
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given(parameters))) {
    const parsed = SHAPE[name as keyof Shape].safeParse(name === "search" ? value.slice(0, SEARCH_LENGTH) : value);
    if (parsed.success) query[name] = parsed.data;
  }
  const read = query as ListQuery;
  if (read.from && read.to && read.from > read.to) [read.from, read.to] = [read.to, read.from];
  if (read.after && read.before) delete read.before;
  return read;
}

/** A query as parameters of an address; what is not set is left out. */
export function listParameters(query: ListQuery): URLSearchParams {
  return new URLSearchParams(NAMES.flatMap((name) => (query[name] === undefined ? [] : [[name, String(query[name])]])));
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
 * The words of a search, as the index cuts them: letters and digits with their marks. Each is searched as the beginning of
 * a word, and all must be there. Empty when there is nothing to search for in what was typed.
 */
export function searchWords(search: string): string[] {
  return (search.normalize("NFC").match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).slice(0, MOST_WORDS);
}
