/** The lines of the request in words, kept in step with the draft: the names of a hundred fields stay on the server. */
import { useEffect, useState } from "react";
import { type DraftLines, getDraftLines } from "#app/api-client/drafts.ts";
import { useDraft } from "#app/components/booking-form/use-draft.ts";

const NONE: DraftLines = { lines: [], missing: [], clocks: null };

export function usePlanLines(): DraftLines {
  const { draft } = useDraft();
  const [found, setFound] = useState(NONE);
  const { version } = draft;
  useEffect(() => {
    if (version === 0) return setFound(NONE);
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
  // Only what was said: a default that will hold is no word of the visitor's.
  return { ...found, lines: found.lines.filter(({ field }) => draft.values[field]?.value) };
}
