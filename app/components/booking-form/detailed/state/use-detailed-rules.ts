/** What follows from what the reader chose: the rules' evaluation, the form's suggestions in it, and the sections on the screen. */
import { useMemo, useRef } from "react";
import type { DetailedField, DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { type FieldsMode, shownSections } from "./shown.ts";
import { type OpenDays, suggestionsFor, withDefaults, withSuggestions } from "./suggestions.ts";
import type { useChecks } from "./use-checks.ts";
import type { Latest } from "./use-sending.ts";

interface Chosen {
  values: DetailedValues;
  /** Fields whose value somebody gave: they are shown whatever the mode. */
  given: ReadonlySet<DetailedField>;
  /** Fields that were emptied: nothing is suggested for them again. */
  declined: ReadonlySet<DetailedField>;
  mode: FieldsMode;
  /** When the server rendered the page, UTC milliseconds. */
  now: number;
  openDays: OpenDays;
  issuesOf: ReturnType<typeof useChecks>["issuesOf"];
}

export function useDetailedRules({ values, given, declined, mode, now, openDays, issuesOf }: Chosen) {
  // Once a change: the rules, and what follows from them for the screen.
  const chosen = useMemo(() => evaluate(values), [values]);
  const suggested = useMemo(() => suggestionsFor(chosen, declined, { now, openDays }), [chosen, declined, now, openDays]);
  const evaluation = useMemo(() => withSuggestions(chosen, suggested), [chosen, suggested]);
  const issues = issuesOf(evaluation.values);
  const wrong = Object.keys(issues).join();
  const sections = useMemo(
    () => shownSections(withDefaults(evaluation), mode, given, new Set(wrong.split(",") as DetailedField[])),
    [evaluation, mode, given, wrong],
  );
  const express = evaluation.express && mode === "required";
  const request = sentValues(express ? chosen : evaluation);

  const latest = useRef<Latest>({ evaluation, suggested, express, chosen });
  latest.current = { evaluation, suggested, express, chosen };
  return { evaluation, suggested, issues, sections, express, request, latest };
}
