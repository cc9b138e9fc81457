/**
 * A link that opens a draft, its transcript and its language on another machine: signed, revocable,
 * expiring with the draft, dead after submission (design, "The draft").
 */
import { findDraft, sessionOfDraft, setResumeNonce } from "../db/drafts.repo.server.ts";
import type { DraftForm } from "../domain/booking/draft-fields.ts";
import { AppError } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import { localePath } from "../i18n/addresses.ts";
import type { ServiceContext } from "./create-services.server.ts";
import { base64url, fromBase64url, newId } from "./ids.ts";
import type { Visitor } from "./visitor.server.ts";

export interface ResumeLinks {
  /** Makes a link for the visitor's draft; an earlier one dies. Throws `not_found` without a draft. */
  make(): Promise<{ url: string; expiresAt: string }>;
  revoke(): Promise<void>;
  /** Looks at a token without using it. Null when it is forged, revoked, expired or its draft was submitted. */
  inspect(token: string): Promise<{ locale: Locale; updatedAt: string } | null>;
  /** Takes the draft over into this visitor's session. Throws `not_found` as `inspect` gives null. */
  open(token: string): Promise<{ locale: Locale; form: DraftForm }>;
}

export function createResumeLinks({ env, db, clock, origin }: ServiceContext, visitor: Visitor): ResumeLinks {
  const key = () =>
    crypto.subtle.importKey("raw", new TextEncoder().encode(`resume:${env.AUTH_SECRET}`), { name: "HMAC", hash: "SHA-256" }, false, [
      "sign",
      "verify",
    ]);

  async function resolve(token: string) {
    const [draftId = "", nonce = "", signature = "", ...rest] = token.split(".");
    const bytes = fromBase64url(signature);
    if (rest.length > 0 || !bytes) return null;
    const valid = await crypto.subtle.verify("HMAC", await key(), bytes as BufferSource, new TextEncoder().encode(`${draftId}.${nonce}`));
    if (!valid) return null;
    const draft = await findDraft(db, draftId, clock().getTime());
    return draft && draft.bookingId === null && draft.resumeNonce === nonce ? draft : null;
  }

  return {
    async make() {
      const { draftId } = await visitor.read();
      const draft = draftId ? await findDraft(db, draftId, clock().getTime()) : null;
      if (!draft || draft.bookingId) throw new AppError("not_found");
      const nonce = newId();
      await setResumeNonce(db, draft.id, nonce);
      const signature = await crypto.subtle.sign("HMAC", await key(), new TextEncoder().encode(`${draft.id}.${nonce}`));
      const token = `${draft.id}.${nonce}.${base64url(new Uint8Array(signature))}`;
      return { url: `${origin}${localePath(draft.locale, `/resume/${token}`)}`, expiresAt: new Date(draft.expiresAt).toISOString() };
    },
    async revoke() {
      const { draftId } = await visitor.read();
      if (draftId) await setResumeNonce(db, draftId, null);
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
