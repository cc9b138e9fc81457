import { draftOfUsedKey } from "#app/db/bookings/access-keys.repo.server.ts";
import type { DraftForm } from "#app/domain/booking/draft/draft-fields.ts";
import type { Locale } from "#app/domain/locale.ts";
import { hashOfToken } from "#app/services/platform/secret-links.ts";
import type { ResumeContext } from "./resume-links.server.ts";

/** A draft that a link has brought, as the page goes on with it. */
export interface TakenDraft {
  locale: Locale;
  form: DraftForm;
}

/** What a token has brought into this very session, where its button is pressed twice or its page reloaded; else null. */
export async function readTakenDraft({ clock, db, visitor }: ResumeContext, token: string): Promise<TakenDraft | null> {
  const { draftId } = await visitor.read();
  const draft = draftId ? await draftOfUsedKey(db, await hashOfToken(token), clock().getTime()) : null;
  return draft && draft.id === draftId && draft.bookingId === null ? { locale: draft.locale, form: draft.form } : null;
}
