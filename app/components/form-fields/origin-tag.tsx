/** Where a value came from: the visitor's own words, or a rule. Quiet, next to the field that it belongs to. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { DraftViewValue } from "#app/api-client/drafts.ts";
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";

/** Longer words are cut: the tag reminds, it does not repeat. */
const WORDS_SHOWN = 90;

interface OriginTagProps {
  field: DraftField;
  /** The field's name, for the button's. */
  label: string;
  held: DraftViewValue | undefined;
  onUndo(field: DraftField): void;
}

export function OriginTag({ field, label, held, onUndo }: OriginTagProps) {
  const { t } = useLingui();
  if (held?.origin === "rule") {
    return (
      <p className="text-sm text-soft">
        {field === "timeZone" ? (
          <Trans>Set by the venue</Trans>
        ) : field === "location" ? (
          <Trans>Suggested; another can be chosen</Trans>
        ) : (
          <Trans>Set by the proceeding</Trans>
        )}
      </p>
    );
  }
  if (held?.origin !== "assistant") return null;
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <p className="min-w-0 border-accent border-s-2 ps-2 text-soft wrap-anywhere">
        {held.evidence ? <Trans>From your words: “{shortened(held.evidence)}”</Trans> : <Trans>Filled by the assistant</Trans>}
      </p>
      {held.undo ? (
        // A submit button, so that it also works without JavaScript.
        <button
          type="submit"
          name="intent"
          value={`undo:${field}`}
          aria-label={t`Undo: ${label}`}
          className="min-h-6 shrink-0 cursor-pointer no-print prose-link"
          onClick={(event) => {
            event.preventDefault();
            onUndo(field);
          }}
        >
          <Trans>Undo</Trans>
        </button>
      ) : null}
    </div>
  );
}

function shortened(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  return line.length > WORDS_SHOWN ? `${line.slice(0, WORDS_SHOWN - 1).trimEnd()}…` : line;
}
