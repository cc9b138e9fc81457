/** The texts of what a draft holds beyond the fast form, kept in step with it. */
import { useEffect, useState } from "react";
import { getDraftLines } from "#app/api-client/drafts.ts";
import type { DraftField } from "#app/domain/booking/draft/draft-fields.ts";
import type { DraftSnapshot } from "./draft/draft-snapshot.ts";
import { furtherFields } from "./fields.ts";

export interface FurtherLine {
  field: DraftField;
  label: string;
  text: string;
}

/** `first` are the lines that the page came with. Asks the server for them whenever what it holds beyond the form has changed. */
export function useFurtherLines(first: readonly FurtherLine[], { draft, values }: DraftSnapshot): readonly FurtherLine[] {
  const held = (of: Partial<Record<DraftField, string>>) => JSON.stringify(furtherFields(of).map((field) => [field, of[field]]));
  const stored = held(Object.fromEntries(Object.entries(draft.values).map(([field, one]) => [field, one?.value ?? ""])));
  const [lines, setLines] = useState({ of: stored, lines: first });
  useEffect(() => {
    if (lines.of === stored) return;
    let asked = true;
    getDraftLines().then(
      (answer) => asked && setLines({ of: stored, lines: answer.lines }),
      // The next change asks again; what is sent does not depend on it.
      () => undefined,
    );
    return () => {
      asked = false;
    };
  }, [lines.of, stored]);
  const shown = new Set<string>(furtherFields(values));
  return lines.lines.filter(({ field }) => shown.has(field));
}
