/** Messages next to the fields: each holds until the value that it was found in changes. */
import { useCallback, useState } from "react";
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { SECTION_OF, SECTIONS } from "#app/domain/booking/rules/sections.ts";
import type { Issue } from "#app/domain/errors.ts";
import type { DetailedIssues, WrongValue } from "./form-state.ts";

const checks = () => import("./check-detailed.ts");

type Found = Partial<Record<DetailedField, (WrongValue & { value: string }) | undefined>>;

/** `first` are the issues that the page came with, found in `values`. */
export function useChecks(first: readonly Issue[], values: DetailedValues) {
  const [found, setFound] = useState<Found>(() => byField(first, values));

  /** Fetches the code ahead of need. */
  const prepare = useCallback(() => void checks(), []);

  /** Checks a field as its reader leaves it, and what was said of its neighbours: an end depends on its start. */
  const checkField = useCallback(async (field: DetailedField, now: DetailedValues) => {
    const { fieldIssue } = await checks();
    setFound((held) => {
      const next = { ...held };
      const related = SECTIONS[SECTION_OF[field]].filter((one) => one === field || held[one] || /Time$/.test(one)) as DetailedField[];
      for (const one of related) {
        if (one !== field && !now[one]) continue;
        const wrong = fieldIssue(one, now);
        next[one] = wrong ? { ...wrong, value: now[one] ?? "" } : undefined;
      }
      return next;
    });
  }, []);

  /** Checks everything that would be sent; marks all that is wrong, or of `fields` alone, in the values as they stand on the form. */
  const checkAll = useCallback(async (sent: DetailedValues, typed: DetailedValues, fields?: readonly DetailedField[]) => {
    const { checkWhole } = await checks();
    const check = checkWhole(sent);
    const issues = (check.ok ? [] : check.issues).filter(({ field }) => !fields || fields.includes(field as DetailedField));
    const wrong = byField(issues, typed);
    setFound((held) => (fields ? { ...held, ...Object.fromEntries(fields.map((field) => [field, wrong[field]])) } : wrong));
    return { check, issues };
  }, []);

  /** Marks what the server found wrong. */
  const mark = useCallback((issues: readonly Issue[], typed: DetailedValues) => setFound(byField(issues, typed)), []);

  /** The messages that still hold for these values. */
  const issuesOf = (now: DetailedValues): DetailedIssues =>
    Object.fromEntries(
      Object.entries(found).flatMap(([field, one]) =>
        one && one.value === (now[field as DetailedField] ?? "") ? [[field, { code: one.code, day: one.day }]] : [],
      ),
    );

  return { prepare, checkField, checkAll, mark, issuesOf };
}

/** Of several that one field has, the first: the list above the form begins with it. */
function byField(issues: readonly Issue[], values: DetailedValues): Found {
  const found = issues.map(({ field, code, day }) => [field, { code, day, value: values[field as DetailedField] ?? "" }] as const);
  return Object.fromEntries(found.toReversed());
}
