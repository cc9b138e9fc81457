/**
 * What the bookings' list can be asked (specification, section 2 "Bookings list", section 9): one schema for the page's
 * address, the API's parameters, the export and the calendar. All values are texts, as addresses hold them.
 */
import { z } from "zod";
import { isLocalDate } from "#app/domain/booking/schedule/local-date.ts";
import {
  BOOKING_SOURCES,
  BOOKING_STATUSES,
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
  status: z.enum(BOOKING_STATUSES, "status_invalid"),
  type: z.preprocess(named(PROCEEDING_TYPE_ALIASES), z.enum(PROCEEDING_TYPES, "proceeding_type_required")),
  venue: z.preprocess(named(VENUE_ALIASES), z.enum(VENUE_FILTERS, "location_invalid")),
  source: z.enum(BOOKING_SOURCES, "choice_required"),
  /** Days, both included: a booking is found by any day of its hearing. */
  from: day,
  to: day,
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

const MOST_WORDS = 8;
/**
 * The words of a search, as the index cuts them: letters and digits with their marks. Each is searched as the beginning of
 * a word, and all must be there. Empty when there is nothing to search for in what was typed.
 */
export function searchWords(search: string): string[] {
  return (search.normalize("NFC").match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []).slice(0, MOST_WORDS);
}
