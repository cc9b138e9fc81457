/** The request so far, as the panel shows it: what is given, and what is still needed. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { type DraftLines, getDraftLines } from "#app/api-client/drafts.ts";
import type { FastBookingValues, FastField } from "#app/domain/booking/fast.ts";
import { FIELD_LABELS, summaryLines } from "#app/i18n/booking-labels.ts";
import { useDraft } from "../booking-form/use-draft.ts";

export function RequestLines() {
  const { i18n } = useLingui();
  const { draft, values, glowing } = useDraft();
  const detailed = useDetailedLines(draft.form === "detailed" ? draft.version : null);
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as FastBookingValues;
  const { lines, missing } =
    draft.form === "detailed"
      ? detailed
      : { lines: summaryLines(i18n, given), missing: draft.missing.map((field) => i18n._(FIELD_LABELS[field as FastField])) };
  return (
    <>
      <dl>
        {lines.map(({ field, label, text }) => (
          <div
            key={field}
            className={`grid grid-cols-[9rem_1fr] gap-x-3 border-hairline border-t py-1.5 ${glowing.has(field) ? "animate-glow" : ""}`}
          >
            <dt className="text-soft">{label}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 ? (
        <p className="border-hairline border-t pt-1.5 text-soft">
          <Trans>Still needed: {missing.join(", ")}</Trans>
        </p>
      ) : null}
    </>
  );
}

const NONE: DraftLines = { lines: [], missing: [] };

/** The names of a hundred fields stay on the server: only what is shown comes, when it is. `version` null: not wanted. */
function useDetailedLines(version: number | null): DraftLines {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (version === null) return;
    let gone = false;
    getDraftLines()
      .then((lines) => {
        if (!gone) setFound(lines);
      })
      // The next change asks again; what was shown stays.
      .catch(console.error);
    return () => {
      gone = true;
    };
  }, [version]);
  return found;
}
