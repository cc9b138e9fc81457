import type { OutboxRow } from "#app/db/bookings/bookings.repo.server.ts";
import type { CasePersonRow } from "#app/db/cases/cases.repo.server.ts";
import { addingPost, mailingMember, postOfOrigin } from "#app/db/cases/deliberations.repo.server.ts";
import { sha256Hex } from "#app/domain/case/chain/chain.ts";
import { mailOf } from "#app/domain/case/notices/notice-mails.ts";
import { mayWrite, newPostSchema } from "#app/domain/case/tribunal/deliberation.ts";
import { AppError } from "#app/domain/errors.ts";
import { CHAMBERS_MAILS } from "#app/domain/mail/outbox.ts";
import { parseInput, refusedField } from "#app/domain/parse-input.ts";
import type { CaseContext } from "#app/services/cases/case-context.ts";
import { recipientOf } from "#app/services/cases/change-case.server.ts";
import { newId } from "#app/services/platform/ids.ts";
import { keyedHash } from "#app/services/platform/keyed-hash.ts";
import { authSecretOf } from "#app/services/platform/secrets/auth-secrets.ts";
import { enterChambers, fellowsOf } from "./chambers.server.ts";

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
  const told = mails.map((mail) => mailingMember(db, { postId: post.id, caseId, userId: String(mail.payload.userId) }, mail));
  const [written] = await db.batch([addingPost(db, post), ...told]);
  if (written.length > 0 || (await postOfOrigin(db, key)).length > 0) return;
  // Who does not sit any more hears that there is nothing here; else the case was closed meanwhile, or no more is kept.
  const { row } = await enterChambers(context, caseId);
  if (!mayWrite(room, row.tribunalSize, row.status)) throw new AppError("transition_refused");
  throw refusedField("content", room === "deliberation" ? "case_tribunal_thread_full" : "case_tribunal_room_full");
}

/**
 * What happens within minutes, or a day, is one mail for each member and case; of a kind with all notices. Its id is made with our key: who knows
 * the case and its members computes none, and so cannot tell that a panel wrote.
 */
function mailTo({ env }: CaseContext, fellow: CasePersonRow, caseId: string, now: number): OutboxRow[] {
  const [recipient] = recipientOf(fellow);
  const mail = recipient?.habits && mailOf("message_posted", recipient.habits, now);
  if (!recipient || !mail) return [];
  const { userId, email, locale } = recipient;
  const id = `${CHAMBERS_MAILS}${keyedHash(authSecretOf(env), "chambers", [caseId, userId, mail.of, mail.until].join("."))}`;
  const payload = { userId, tribunal: caseId };
  return [{ id, kind: "case_notice", recipient: email, locale, payload, createdAt: now, deliverAfter: mail.at, attempts: 0 }];
}
