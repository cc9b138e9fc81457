/** Reads what the bookings' list is asked: one schema for the page's address, the API's parameters and the export. */
import { z } from "zod";
import { isLocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { BOOKING_SOURCES, LOCATION_ALIASES, PROCEEDING_TYPE_ALIASES, PROCEEDING_TYPES, unaliased } from "#app/domain/booking/vocabulary.ts";
import type { Issue } from "#app/domain/errors.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";
import { LIST_PARAMETERS, LIST_SORTS, LIST_TIMES, type ListQuery, SEARCH_LENGTH, STATUS_FILTERS, VENUE_FILTERS } from "./list-query.ts";

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

/** The parameters of the API's list. */
export const listQuerySchema = z.object(SHAPE).partial();

/** The parameters of lists that show a part of each booking: a search reads the whole of it, and would tell by what it finds what is not shown. */
export const partialListQuerySchema = listQuerySchema.omit({ search: true });

/** The parameters that are given: an empty one is none, others than the list's are not looked at. */
function given(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    LIST_PARAMETERS.flatMap((name) => (parameters.get(name)?.trim() ? [[name, parameters.get(name)?.trim() ?? ""]] : [])),
  );
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

/** Reads the parameters of a list that shows a part of each booking; a search is refused by name. */
export function checkPartialListQuery(parameters: URLSearchParams): ReturnType<typeof checkListQuery> {
  if (parameters.get("search")?.trim()) return { ok: false, issues: [{ field: "search", code: "invalid_input" }] };
  return checkListQuery(parameters);
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
