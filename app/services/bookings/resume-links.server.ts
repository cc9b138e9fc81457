/**
 * A link that opens a draft, its transcript and its language on another machine: shown once, revocable, expiring with the
 * draft, dead after submission (design, "The draft").
 */
import { draftOfKey, droppingResumeKey, replacingKey } from "#app/db/bookings/access-keys.repo.server.ts";
import { findDraft, sessionOfDraft } from "#app/db/bookings/drafts.repo.server.ts";
import type { DraftForm } from "#app/domain/booking/draft-fields.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";
import { localePath } from "#app/i18n/addresses.ts";
import type { ServiceContext } from "#app/services/context.ts";
import { hashOfToken, newToken } from "#app/services/platform/secret-links.ts";
import type { Visitor } from "#app/services/platform/visitor.server.ts";

export interface ResumeLinks {
  /** Makes a link for the visitor's draft; an earlier one dies. Throws `not_found` without a draft. */
  make(): Promise<{ url: string; expiresAt: string }>;
  revoke(): Promise<void>;
  /** Looks at a token without using it. Null when it is unknown, revoked, expired or its draft was submitted. */
  inspect(token: string): Promise<{ locale: Locale; updatedAt: string } | null>;
  /** Takes the draft over into this visitor's session. Throws `not_found` as `inspect` gives null. */
  open(token: string): Promise<{ locale: Locale; form: DraftForm }>;
}

export function createResumeLinks({ db, clock, origin }: ServiceContext, visitor: Visitor): ResumeLinks {
  const now = () => clock().getTime();
  const resolve = async (token: string) => draftOfKey(db, await hashOfToken(token), now());

  return {
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
      if (!draft) throw new AppError("not_found");
      const session = await sessionOfDraft(db, draft.id);
      await visitor.write({ draftId: draft.id, chatSessionId: session?.id, locale: draft.locale });
      return { locale: draft.locale, form: draft.form };
    },
  };
}
