/** What the form of a new case posts, and what comes back of what was refused. */
import { type NamedPerson, namedPersonSchema } from "#app/domain/case/case.ts";
import type { Issue } from "#app/domain/errors.ts";
import { firstPerField, issuesOf } from "#app/domain/schema-issues.ts";

export interface NewCaseRefused {
  issues: readonly Issue[];
  typed: Record<string, string>;
}

const PARTS = ["name", "firm", "email", "aliases"] as const;

/** The case as the service takes it; people of whom nothing was written are left out. */
export function newCaseOf(form: URLSearchParams): { input: Record<string, unknown>; issues: Issue[] } {
  const input: Record<string, unknown> = { title: form.get("title") ?? "", description: form.get("description") ?? "" };
  const issues: Issue[] = [];
  for (const who of ["partyB", "counselA"] as const) {
    const given = Object.fromEntries(PARTS.map((part) => [part, form.get(`${who}.${part}`) ?? ""]));
    if (Object.values(given).every((value) => value.trim() === "")) continue;
    const parsed = namedPersonSchema.safeParse(given);
    if (parsed.success) input[who] = parsed.data satisfies NamedPerson;
    else issues.push(...firstPerField(issuesOf(parsed.error)).map((issue) => ({ ...issue, field: `${who}.${issue.field}` })));
  }
  return { input, issues };
}
