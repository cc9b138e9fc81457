/**
 * A link that moves a draft, its transcript and its language to another machine: shown once, used once, revocable, expiring with
 * the draft, dead after submission (design, "The draft"). The machine that it was on has it no more: whoever made the link reads
 * nothing of what its taker gives.
 */
import { draftOfKey, draftOfUsedKey, droppingResumeKey, replacingKey, takeOverByKey } from "#app/db/bookings/access-keys.repo.server.ts";
import { findDraft, sessionOfDraft } from "#app/db/bookings/drafts.repo.server.ts";
import type { DraftForm } from "#app/domain/booking/draft-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { localePath } from "#app/i18n/addresses.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { newId } from "#app/services/platform/ids.ts";
import { hashOfToken, newToken } from "#app/services/platform/secret-links.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";

export interface ResumeLinks {
  /** Makes a link for the visitor's draft; an earlier one dies. Throws `not_found` without a draft. */
  make(): Promise<{ url: string; expiresAt: string }>;
  revoke(): Promise<void>;
  /** Looks at a token without using it. Null when it is unknown, revoked, used, expired or its draft was submitted. */
  inspect(token: string): Promise<{ locale: Locale; updatedAt: string } | null>;
  /** What a token has brought into this very session, where its button is pressed twice or its page reloaded; else null. */
  taken(token: string): Promise<{ locale: Locale; form: DraftForm } | null>;
  /** Takes the draft over into this visitor's session, out of every other. Throws `not_found` where `inspect` and `taken` give null. */
  open(token: string): Promise<{ locale: Locale; form: DraftForm }>;
}

export function createResumeLinks({ db, actor, clock, origin }: ServiceContext, visitor: Visitor): ResumeLinks {
  const now = () => clock().getTime();
  const resolve = async (token: string) => draftOfKey(db, await hashOfToken(token), now());

  async function taken(token: string) {
    const { draftId } = await visitor.read();
    const draft = draftId ? await draftOfUsedKey(db, await hashOfToken(token), now()) : null;
    return draft && draft.id === draftId && draft.bookingId === null ? { locale: draft.locale, form: draft.form } : null;
  }

  return {
    taken,
    async make() {
      const { draftId } = await visitor.read();
      const draft = draftId ? await findDraft(db, draftId, now()) : null;
      if (!draft || draft.bookingId) throw new AppError("not_found");
      const token = newToken();
      const key = { purpose: "resume", subjectId: draft.id, nonce: null, createdAt: now(), expiresAt: draft.expiresAt } as const;
      await replacingKey(db, { ...key, tokenHash: await hashOfToken(token) });
      return { url: `${origin}${localePath(draft.locale, `/resume/${token}`)}`, expiresAt: new Date(draft.expiresAt).toISOString() };
    },
    async revoke() {
      const { draftId } = await visitor.read();
      if (draftId) await droppingResumeKey(db, draftId);
    },
    async inspect(token) {
      const draft = await resolve(token);
      return draft ? { locale: draft.locale, updatedAt: new Date(draft.updatedAt).toISOString() } : null;
    },
    async open(token) {
      const draft = await resolve(token);
      const held = draft ? null : await taken(token);
      if (held) return held;
      if (!draft) throw new AppError("not_found");
      const [who, session] = await Promise.all([actor(), sessionOfDraft(db, draft.id)]);
      const taker = { holder: newId(), ownerId: who.kind === "visitor" ? null : who.id };
      if (!(await takeOverByKey(db, { tokenHash: await hashOfToken(token), draftId: draft.id }, taker, now())))
        throw new AppError("not_found");
      // Somebody else may have kept a copy of this browser's session.
      await visitor.end();
      await visitor.write({ draftId: draft.id, chatSessionId: session?.id, locale: draft.locale, holder: taker.holder });
      return { locale: draft.locale, form: draft.form };
    },
  };
}
