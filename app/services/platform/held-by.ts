/** Drafts and conversations move from one visitor's session to another (`visitor.server.ts`). */

/** True for a row of this session: it never moved, or moved here. `holder` as the session names it. */
export function isHeldBy(row: { holder: string | null }, holder: string | null | undefined): boolean {
  return row.holder === null || row.holder === (holder ?? null);
}
