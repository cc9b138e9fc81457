import { addingPost, isPosted, mailingMember, postOfOrigin } from "#app/db/cases/deliberations.repo.server.ts";
import { sha256Hex } from "#app/domain/case/chain/chain.ts";
import { mayWrite, newPostSchema } from "#app/domain/case/tribunal/deliberation.ts";
import { AppError } from "#app/domain/errors.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { enterChambers, fellowsOf } from "./chambers.server.ts";
import { mailTo } from "./chambers-mail.server.ts";

/**
 * Writes a note of one's own, a note of the panel or a post of its thread; `originKey` is the form's own, so that pressing twice writes one. The
 * other members get a mail that says that there is something new. Throws `invalid_input`, `not_found` to who does not sit,
 * `transition_refused` where nothing is written any more, and `too_many_requests`.
 */
export async function writePost(context: CaseContext, caseId: string, input: unknown, originKey: string | null = null): Promise<void> {
  const { clock, db, limits } = context;
  const seated = await enterChambers(context, caseId);
  const { room, content } = parseInput(newPostSchema, input);
  if (!mayWrite(room, seated.row.tribunalSize, seated.row.status)) throw new AppError("transition_refused");
  await limits.count("message", seated.who);
  const { id: authorId, firstName, lastName } = seated.who;
  const now = clock().getTime();
  const key = `${authorId}:${caseId}:${originKey ? await sha256Hex(JSON.stringify([originKey, room, content])) : newId()}`;
  const post = {
    id: newId(),
    caseId,
    room,
    authorId,
    authorName: `${firstName} ${lastName}`.trim(),
    content,
    originKey: key,
    createdAt: now,
  };
  const mails = room === "own" ? [] : fellowsOf(seated).flatMap((fellow) => mailTo(context, fellow, caseId, now));
  const told = mails.map((mail) => mailingMember(db, { written: isPosted(post.id), caseId, userId: String(mail.payload.userId) }, mail));
  const [written] = await db.batch([addingPost(db, post), ...told]);
  if (written.length > 0 || (await postOfOrigin(db, key)).length > 0) return;
  // Who does not sit any more hears that there is nothing here; else the case was closed meanwhile, or no more is kept.
  const { row } = await enterChambers(context, caseId);
  if (!mayWrite(room, row.tribunalSize, row.status)) throw new AppError("transition_refused");
  throw refusedField("content", room === "deliberation" ? "case_tribunal_thread_full" : "case_tribunal_room_full");
}
