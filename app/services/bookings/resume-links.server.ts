/**
 * A link that moves a draft, its transcript and its language to another machine: shown once, used once, revocable, expiring with
 * the draft, dead after submission (design, "The draft"). The machine that it was on has it no more: anyone who made the link reads
 * nothing of what its taker gives.
 */
import {
  draftOfKey,
  draftOfUsedKey,
  droppingOwnResumeKey,
  replaceResumeKey,
  takeOverByKey,
} from "#app/db/bookings/access-keys.repo.server.ts";
import { findDraft, sessionOfDraft } from "#app/db/bookings/drafts.repo.server.ts";
import { type HeldBySession, moveToHolder } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { localePath } from "#app/i18n/addresses.ts";
import { hasContent } from "#app/services/accounts/sign-ins/unfinished-request.server.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { isHeldBy } from "#app/services/platform/held-by.ts";
import { newId } from "#app/services/platform/ids.ts";
import type { RateLimits } from "#app/services/platform/rate-limits.server.ts";
import { hashOfToken, newToken } from "#app/services/platform/secret-links.ts";
import type { Visitor, VisitorData } from "#app/services/platform/visitor.server.ts";

export interface ResumeLinks {
  /** Makes a link for the visitor's draft; an earlier one dies. Throws `not_found` without a draft, and `too_many_requests`. */
  make(): Promise<{ url: string; expiresAt: string }>;
  revoke(): Promise<void>;
  /** Looks at a token without using it; `setsAside` where this session holds a request of its own. Null when it is unknown, revoked, used, expired or its draft was submitted. */
  inspect(token: string): Promise<{ locale: Locale; updatedAt: string; setsAside: boolean } | null>;
  /** What a token has brought into this very session, where its button is pressed twice or its page reloaded; else null. */
  taken(token: string): Promise<{ locale: Locale; form: DraftForm } | null>;
  /** Takes the draft over into this visitor's session, out of every other; what the session held is set aside. Throws `not_found` where `inspect` and `taken` give null. */
  open(token: string): Promise<{ locale: Locale; form: DraftForm }>;
}

export function createResumeLinks({ db, actor, clock, origin }: ServiceContext, visitor: Visitor, rateLimits: RateLimits): ResumeLinks {
  const now = () => clock().getTime();
  const resolve = async (token: string) => draftOfKey(db, await hashOfToken(token), now());

  /** The draft of this session while it may still become a booking; null also once it has moved, within this request too. */
  async function own() {
    const { draftId, holder } = await visitor.read();
    const draft = draftId ? await findDraft(db, draftId, now()) : null;
    return draft?.bookingId === null && isHeldBy(draft, holder) ? draft : null;
  }

  async function taken(token: string) {
    const { draftId } = await visitor.read();
    const draft = draftId ? await draftOfUsedKey(db, await hashOfToken(token), now()) : null;
    return draft && draft.id === draftId && draft.bookingId === null ? { locale: draft.locale, form: draft.form } : null;
  }

  return {
    taken,
    async make() {
      await rateLimits.take("draft");
      const draft = await own();
      if (!draft) throw new AppError("not_found");
      const token = newToken();
      const key = { tokenHash: await hashOfToken(token), createdAt: now(), expiresAt: draft.expiresAt };
      // Moved meanwhile: a link to it now would open what its taker gives.
      if (!(await replaceResumeKey(db, draft, key))) throw new AppError("not_found");
      return { url: `${origin}${localePath(draft.locale, `/resume/${token}`)}`, expiresAt: new Date(draft.expiresAt).toISOString() };
    },
    async revoke() {
      const draft = await own();
      if (draft) await droppingOwnResumeKey(db, draft);
    },
    async inspect(token) {
      const draft = await resolve(token);
      if (!draft) return null;
      const held = await own();
      const setsAside = held !== null && held.id !== draft.id && hasContent(held.values);
      return { locale: draft.locale, updatedAt: new Date(draft.updatedAt).toISOString(), setsAside };
    },
    async open(token) {
      const draft = await resolve(token);
      const held = draft ? null : await taken(token);
      if (held) return held;
      if (!draft) throw new AppError("not_found");
      const [who, before] = await Promise.all([actor(), visitor.read()]);
      const taker = { holder: newId(), ownerId: who.kind === "visitor" ? null : who.id };
      if (!(await takeOverByKey(db, { tokenHash: await hashOfToken(token), draftId: draft.id }, taker, now())))
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
    },
  };
}

/** What a session holds besides the draft that it takes over: its own request, or where there is none what it had set aside before. */
function asideOf({ draftId, chatSessionId, asideDraftId, asideChatSessionId, holder }: VisitorData, takenId: string): HeldBySession {
  const hasOwn = draftId !== takenId && (draftId ?? chatSessionId) !== undefined;
  return hasOwn ? { draftId, chatSessionId, holder } : { draftId: asideDraftId, chatSessionId: asideChatSessionId, holder };
}
