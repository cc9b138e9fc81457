import { draftOfKey } from "#app/db/bookings/access-keys.repo.server.ts";
import type { Locale } from "#app/domain/locale.ts";
import { hasContent } from "#app/services/accounts/sign-ins/unfinished-request.server.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import { ownUnsentDraft, type ResumeContext } from "./resume-links.server.ts";

export interface InspectedLink {
  locale: Locale;
  /** ISO 8601. */
  updatedAt: string;
  /** This session holds a request of its own, which would be set aside. */
  setsAside: boolean;
}

/** Looks at a token without using it. Null when it is unknown, revoked, used, expired or its draft was submitted, which is counted by network. Throws `too_many_requests`. */
export async function inspectResumeLink(context: ResumeContext, token: string): Promise<InspectedLink | null> {
  const draft = await draftOfKey(context.db, await hashOfToken(token), context.clock().getTime());
  if (!draft) {
    await context.rateLimits.take("unknown_key");
    return null;
  }
  const held = await ownUnsentDraft(context);
  const setsAside = held !== null && held.id !== draft.id && hasContent(held.values);
  return { locale: draft.locale, updatedAt: new Date(draft.updatedAt).toISOString(), setsAside };
}
