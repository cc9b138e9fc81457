import { changingNote, noteFor, type PostRow } from "#app/db/cases/deliberations.repo.server.ts";
import { isOpen } from "#app/domain/case/status.ts";
import { noteChangeSchema } from "#app/domain/case/tribunal/deliberation.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput } from "#app/domain/parse-input.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { enterChambers, type Seated } from "./chambers.server.ts";

/**
 * Changes a note: one's own, or one of the panel's, which is every member's to correct. Throws `invalid_input`, `not_found` to who
 * does not sit, `stale_version` where another member was faster or the note is gone, and `transition_refused` once the case is
 * resolved. What a legal hold keeps is kept by a trigger (migration 0386), so that nobody learns of a hold by it.
 */
export async function changeNote(context: CaseContext, caseId: string, id: string, input: unknown): Promise<void> {
  const { clock, db, limits } = context;
  const { seated, note } = await noteOf(context, caseId, id);
  const { content, version } = parseInput(noteChangeSchema, input);
  await limits.count("message", seated.who);
  if (note.version === version + 1 && note.content === content) return;
  const changedBy = `${seated.who.firstName} ${seated.who.lastName}`.trim();
  const change = { content, changedAt: clock().getTime(), changedBy };
  const changed = await changingNote(db, { id, caseId, version }, seated.who.id, change);
  if (changed.length === 0) await refuse(context, caseId, id);
}

/** Takes away a note that one has written: its words are gone; of one that is gone already nothing is left to do. Throws `forbidden` for another member's, else as a change does. */
export async function removeNote(context: CaseContext, caseId: string, id: string, version: number): Promise<void> {
  const { clock, db } = context;
  const { seated, note } = await lookFor(context, caseId, id);
  if (!note) return;
  if (note.authorId !== seated.who.id) throw new AppError("forbidden");
  const removed = await changingNote(db, { id, caseId, version }, seated.who.id, { content: "", removedAt: clock().getTime() });
  if (removed.length === 0 && (await lookFor(context, caseId, id)).note) await refuse(context, caseId, id);
}

async function lookFor(context: CaseContext, caseId: string, id: string): Promise<{ seated: Seated; note: PostRow | undefined }> {
  const seated = await enterChambers(context, caseId);
  const [note] = await noteFor(context.db, seated.reading, id);
  return { seated, note };
}

/** The same for what is there: another than one that was taken away looks like it, so that nobody learns of a note that they may not read. */
async function noteOf(context: CaseContext, caseId: string, id: string): Promise<{ seated: Seated; note: PostRow }> {
  const { seated, note } = await lookFor(context, caseId, id);
  if (!note) throw new AppError("stale_version");
  return { seated, note };
}

/** Why nothing was written. */
async function refuse(context: CaseContext, caseId: string, id: string): Promise<never> {
  const { seated } = await noteOf(context, caseId, id);
  throw new AppError(isOpen(seated.row.status) ? "stale_version" : "transition_refused");
}
