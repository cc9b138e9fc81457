/** What is said where so many requests wait that no further one is taken, and how the office is reached instead. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export interface ReachedOffice {
  phone: string;
  email: string;
}

/** The office that an answer of the API, or a refusal, encloses; null where it names none. */
export function officeOf(enclosing: Readonly<Record<string, unknown>> | null | undefined): ReachedOffice | null {
  const { phone, email } = (enclosing?.office ?? {}) as { phone?: unknown; email?: unknown };
  return typeof phone === "string" && typeof email === "string" ? { phone, email } : null;
}

export function requestsFullText(i18n: I18n, { phone, email }: ReachedOffice): string {
  return i18n._(
    msg`So many requests wait for our office that it takes no further one here just now. Nothing was sent, and what you entered stays here. Please call us at ${phone}, or write to ${email}.`,
  );
}
