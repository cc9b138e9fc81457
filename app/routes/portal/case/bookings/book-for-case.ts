import { AppError } from "#app/domain/errors.ts";
import type { Locale } from "#app/domain/locale.ts";

/** What is needed of the reader's draft; `app/services/bookings/drafts.server.ts` is it. */
interface Drafts {
  current(): Promise<{ version: number; values: object }>;
  patch(change: { version: number; values: Record<string, unknown>; form: "detailed"; locale: Locale }): Promise<unknown>;
}

/**
 * Writes a case's title into the reader's draft as its style of cause, beginning one where there is none. What another tab
 * writes in between is read again, once; after that `stale_version` is thrown.
 */
export async function bookForCase(drafts: Drafts, record: { title: string }, locale: Locale): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { version } = await drafts.current();
    try {
      await drafts.patch({ version, values: { styleOfCause: record.title }, form: "detailed", locale });
      return;
    } catch (error) {
      const stale = error instanceof AppError && error.code === "stale_version";
      if (!stale || attempt === 2) throw error;
    }
  }
}
