/** Reads what a list of cases is asked: one schema for pages' addresses and the API's parameters. */
import { z } from "zod";
import type { Issue } from "#app/domain/errors.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";
import { CASE_GROUPS, CASE_LIST_PARAMETERS, type CaseListParameter, type CaseListQuery } from "../list-query.ts";
import { CASE_STATUSES } from "../vocabulary.ts";

const SEARCH_LENGTH = 100;
/** The case that a page ends or begins with; opaque to who hands it back. */
const cursor = z.string("invalid_input").regex(/^[\w-]{22}$/, "invalid_input");

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
} satisfies Record<CaseListParameter, z.ZodType>;
/** The parameters of the API's list. */
export const caseListQuerySchema = z.object(SHAPE).partial();

/** The parameters that are given: an empty one is none, others than the list's are not looked at. */
function given(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    CASE_LIST_PARAMETERS.flatMap((name) => (parameters.get(name)?.trim() ? [[name, parameters.get(name)?.trim() ?? ""]] : [])),
  );
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
    const parsed = SHAPE[name as CaseListParameter].safeParse(name === "search" ? value.slice(0, SEARCH_LENGTH) : value);
    if (parsed.success) query[name] = parsed.data;
  }
  const read = query as CaseListQuery;
  if (read.after && read.before) delete read.before;
  if (isContradicted(read)) delete read.only;
  return read;
}
