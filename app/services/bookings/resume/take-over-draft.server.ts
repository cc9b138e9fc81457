import { draftOfKey, takeOverByKey } from "#app/db/bookings/access-keys.repo.server.ts";
import { sessionOfDraft } from "#app/db/bookings/drafts.repo.server.ts";
import { type HeldBySession, moveToHolder } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import { AppError } from "#app/domain/errors.ts";
import { newId } from "#app/services/platform/ids.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import type { VisitorData } from "#app/services/platform/visitor-data.ts";
import { readTakenDraft, type TakenDraft } from "./read-taken-draft.server.ts";
import type { ResumeContext } from "./resume-links.server.ts";

/**
 * Takes the draft over into this visitor's session, out of every other; what the session held is set aside. Throws `not_found` where the
 * token opens nothing and has brought nothing here, which is counted by network, and `too_many_requests`.
 */
export async function takeOverDraft(context: ResumeContext, token: string): Promise<TakenDraft> {
  const { actor, clock, db, visitor } = context;
  const draft = await draftOfKey(db, await hashOfToken(token), clock().getTime());
  const held = draft ? null : await readTakenDraft(context, token);
  if (held) return held;
  if (!draft) {
    await context.rateLimits.take("unknown_key");
    throw new AppError("not_found");
  }
  const [who, before] = await Promise.all([actor(), visitor.read()]);
  const taker = { holder: newId(), ownerId: who.kind === "visitor" ? null : who.id };
  if (!(await takeOverByKey(db, { tokenHash: await hashOfToken(token), draftId: draft.id }, taker, clock().getTime())))
    throw new AppError("not_found");
  const session = await sessionOfDraft(db, { id: draft.id, holder: taker.holder });
  // What was here is set aside, so that a link that somebody was baited with destroys nothing.
  const kept = asideOf(before, draft.id);
  await moveToHolder(db, kept, taker.holder);
  // Somebody else may have kept a copy of this browser's session.
  await visitor.end();
  await visitor.write({
    draftId: draft.id,
    chatSessionId: session?.id,
    locale: draft.locale,
    holder: taker.holder,
    asideDraftId: kept.draftId,
    asideChatSessionId: kept.chatSessionId,
  });
  return { locale: draft.locale, form: draft.form };
}

/** What a session holds besides the draft that it takes over: its own request, or where there is none what it had set aside before. */
function asideOf({ draftId, chatSessionId, asideDraftId, asideChatSessionId, holder }: VisitorData, takenId: string): HeldBySession {
  const hasOwn = draftId !== takenId && (draftId ?? chatSessionId) !== undefined;
  return hasOwn ? { draftId, chatSessionId, holder } : { draftId: asideDraftId, chatSessionId: asideChatSessionId, holder };
}
