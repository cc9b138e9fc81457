import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { csvLine } from "#app/i18n/csv.ts";
import { downloadCsv } from "./download-csv.ts";
import type { RowOutcome } from "./run-all.ts";

const KINDS: Readonly<Record<RowOutcome["kind"], MessageDescriptor>> = {
  done: msg`Done`,
  refused: msg`Refused`,
  unanswered: msg`No answer: it may have been done or not`,
  left: msg`Left unchanged`,
};

/** A line for each row by its name, whatever became of it: ten thousand are ten thousand lines. */
export function outcomeLines(i18n: I18n, outcomes: readonly RowOutcome[]): string[] {
  const head = [msg`Row`, msg({ message: "Outcome", context: "of a chosen row" }), msg`Remark`].map((label) => i18n._(label));
  return [head, ...outcomes.map((outcome) => [outcome.row.name, i18n._(KINDS[outcome.kind]), remarkOf(outcome)])].map((cells) =>
    csvLine(cells),
  );
}

function remarkOf(outcome: RowOutcome): string {
  if (outcome.kind === "refused") return outcome.why;
  return outcome.kind === "done" ? (outcome.note ?? "") : "";
}

/** The same as a file, named after what was done. */
export function downloadOutcomes(i18n: I18n, name: string, outcomes: readonly RowOutcome[]): void {
  downloadCsv(`${name}.csv`, outcomeLines(i18n, outcomes));
}
