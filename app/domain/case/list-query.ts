/** What a list of cases can be asked (specification, section 2 "Admin dashboard"): one schema for pages' addresses and the API's parameters. */
import { z } from "zod";
import type { Issue } from "../errors.ts";
import { firstPerField, issuesOf } from "../schema-issues.ts";
import { CASE_STATUSES } from "./vocabulary.ts";

const SEARCH_LENGTH = 100;
/** The case that a page ends or begins with; opaque to who hands it back. */
const cursor = z.string("invalid_input").regex(/^[\w-]{22}$/, "invalid_input");

/** Assigned or in progress, for who holds a seat every open one; resolved in this month of the head office's calendar. */
export const CASE_GROUPS = ["active", "resolved_this_month"] as const;
export type CaseGroup = (typeof CASE_GROUPS)[number];

const SHAPE = {
  search: z.string("invalid_input").max(SEARCH_LENGTH, "too_long"),
  status: z.enum(CASE_STATUSES, "status_invalid"),
  /** What the dashboards count and no one status is. */
  only: z.enum(CASE_GROUPS, "invalid_input"),
  /** Of an arbitrator's cases those that are theirs to decide, without those they are a member of. */
  as: z.enum(["arbitrator"], "invalid_input"),
  after: cursor,
  before: cursor,
  limit: z.coerce.number("invalid_input").int("invalid_input").min(1, "invalid_input"),
};
type Shape = typeof SHAPE;
const NAMES = Object.keys(SHAPE) as (keyof Shape)[];
/** The parameters of the API's list. */
export const caseListQuerySchema = z.object(SHAPE).partial();

export type CaseListQuery = { [Name in keyof Shape]?: z.output<Shape[Name]> } & {
  /** Only cases that one is a member of or the arbitrator of, also for administrators. */
  mine?: boolean;
};

/** The parameters that are given: an empty one is none, others than the list's are not looked at. */
function given(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries(NAMES.flatMap((name) => (parameters.get(name)?.trim() ? [[name, parameters.get(name)?.trim() ?? ""]] : [])));
}

/** A group is chosen instead of a status, and a month is not searched. */
const isContradicted = ({ only, status, search }: CaseListQuery) =>
  only !== undefined && (status !== undefined || (only === "resolved_this_month" && search !== undefined));

/** Reads the parameters of the API; issues name each that is not understood. */
export function checkCaseListQuery(parameters: URLSearchParams): { ok: true; query: CaseListQuery } | { ok: false; issues: Issue[] } {
  const parsed = caseListQuerySchema.safeParse(given(parameters));
  if (!parsed.success) return { ok: false, issues: firstPerField(issuesOf(parsed.error)) };
  if (parsed.data.after && parsed.data.before) return { ok: false, issues: [{ field: "before", code: "invalid_input" }] };
  if (isContradicted(parsed.data)) return { ok: false, issues: [{ field: "only", code: "invalid_input" }] };
  return { ok: true, query: parsed.data };
}

/** Reads a page's address: what is not understood is left out. */
export function readCaseListQuery(parameters: URLSearchParams): CaseListQuery {
  const query: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given(parameters))) {
    const parsed = SHAPE[name as keyof Shape].safeParse(name === "search" ? value.slice(0, SEARCH_LENGTH) : value);
    if (parsed.success) query[name] = parsed.data;
  }
  const read = query as CaseListQuery;
  if (read.after && read.before) delete read.before;
  if (isContradicted(read)) delete read.only;
  return read;
}

/** A query as parameters of an address; what is not set is left out. */
export function caseListParameters(query: CaseListQuery): URLSearchParams {
  return new URLSearchParams(NAMES.flatMap((name) => (query[name] === undefined ? [] : [[name, String(query[name])]])));
}

/** True when something chooses among the cases. */
export const isCaseListFiltered = ({ search, status, only }: CaseListQuery): boolean =>
  search !== undefined || status !== undefined || only !== undefined;
