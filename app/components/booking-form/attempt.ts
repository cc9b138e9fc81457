/** What both booking forms do with an attempt to go on: list what it found, and take over one that was made without scripts. */
import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useEffect, useMemo, useRef } from "react";
import type { Issue } from "#app/domain/errors.ts";
import type { SummaryError } from "../ui/error-summary.tsx";

export const NO_ISSUES: readonly Issue[] = [];
const NO_ERRORS: readonly SummaryError[] = [];

interface Attempt {
  /** What the last attempt found. */
  found: readonly Issue[];
  setFound(found: readonly Issue[]): void;
  /** The message code of a field that holds for what is on the form now. */
  codeOf(field: string): string | undefined;
  /** The errors in the order and the words of the form. The same function for the form's whole life. */
  listed(i18n: I18n, found: readonly Issue[]): readonly SummaryError[];
}

/** The list above the form. It is the last attempt's: it must not take the focus while its errors are put right, and goes with the last. */
export function useAttemptErrors({ found, setFound, codeOf, listed }: Attempt): readonly SummaryError[] {
  const { i18n } = useLingui();
  const errors = useMemo(() => listed(i18n, found), [listed, i18n, found]);
  const holds = found.some(({ field, code }) => codeOf(field) === code);
  useEffect(() => {
    if (!holds && found.length > 0) setFound(NO_ISSUES);
  }, [holds, found, setFound]);
  return holds ? errors : NO_ERRORS;
}

/** Where a post without scripts was answered with the review, scripts take it over: the same step, from the draft once nothing is `pending`. */
export function usePostedReview(posted: boolean, pending: boolean, review: () => void): void {
  const waiting = useRef(posted);
  useEffect(() => {
    if (!waiting.current || pending) return;
    waiting.current = false;
    review();
  });
}
