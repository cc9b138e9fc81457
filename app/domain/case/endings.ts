/** How a case ended, each time, and why it was reopened: read from its chain, where it stays whatever the case is now. Pure. */
import { readEntry } from "./chain/own-chain.ts";
import { type Declared, readDeclared } from "./tribunal/declared.ts";

export interface CaseEnding {
  /** ISO 8601. */
  at: string;
  /** Who resolved it, as they were called. */
  by: string;
  outcome: string | null;
  award: { id: string; name: string } | null;
  /** Of a panel's award: by whom it was made, who signed and who did not. Null for any other ending. */
  declared: Declared | null;
  /** Null while it holds. */
  reopened: { at: string; by: string; reason: string } | null;
}

/** What became of an award after the case was reopened. */
export type AwardSince =
  | { is: "undecided" }
  | { is: "again"; at: string }
  | { is: "without"; at: string }
  | { is: "replaced"; at: string; name: string };

/** Of the award of each ending that was undone, what became of it: what the next ending says. `at` counts in `endings`. */
export function awardSince(endings: readonly CaseEnding[], at: number): AwardSince {
  const award = endings[at]?.award;
  const next = endings[at + 1];
  if (!next) return { is: "undecided" };
  if (!next.award) return { is: "without", at: next.at };
  return next.award.id === award?.id ? { is: "again", at: next.at } : { is: "replaced", at: next.at, name: next.award.name };
}

/** The endings that the entries of a changed status tell of, oldest first; of an entry that cannot be read, none. */
export function endingsIn(entries: readonly { at: number; body: string }[]): CaseEnding[] {
  const endings: CaseEnding[] = [];
  for (const { at, body } of entries) {
    const entry = readEntry(body);
    if (!entry || !Array.isArray(entry.details.status)) continue;
    const [from, to] = entry.details.status;
    const done = { at: new Date(at).toISOString(), by: entry.actorName };
    const last = endings.at(-1);
    if (to === "resolved")
      endings.push({
        ...done,
        outcome: textOf(entry.details.outcome),
        award: awardOf(entry.details.award),
        declared: readDeclared(entry.details.declared),
        reopened: null,
      });
    else if (from === "resolved" && last) last.reopened = { ...done, reason: textOf(entry.details.reason) ?? "" };
  }
  return endings;
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

function awardOf(value: unknown): CaseEnding["award"] {
  if (typeof value !== "object" || value === null) return null;
  const { id, name } = value as Record<string, unknown>;
  return typeof id === "string" && typeof name === "string" ? { id, name } : null;
}
