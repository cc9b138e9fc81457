/** What becomes of an open form for a note when its page was read again. Pure. */

/** What a form was opened with: what is saved is a change of that. */
export interface Opened {
  version: number;
  content: string;
}

/**
 * What a form holds from now on: `now`, the note as it is, or what was typed (null: as it is). What was typed stays, with the version that it was
 * typed over, so that another member's change in between is not written over unseen; once that was said, it is a change of what is shown.
 * `sent` says what became of the form's own sending, where there was one since.
 */
export function keptForm(
  opened: Opened,
  now: Opened,
  { typed, sent }: { typed: string; sent: "saved" | "stale" | "refused" | null },
): { opened: Opened; content: string | null } {
  if (sent === "saved") return { opened: now, content: now.content };
  if (sent === "stale") return { opened: now, content: null };
  if (sent === null && typed === opened.content && now.version !== opened.version) return { opened: now, content: now.content };
  return { opened, content: null };
}
