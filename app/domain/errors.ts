/** What can go wrong in a use case, independent of HTTP. The one mapping to a status is in `workers/api/errors.ts`. */
export const ERROR_CODES = [
  "invalid_input",
  "fields_of_another_proceeding",
  "unauthenticated",
  "not_found",
  "forbidden",
  "conflict",
  "stale_version",
  "not_confirmed",
  "transition_refused",
  "conflict_open",
  "booking_closed",
  "no_room_available",
  "hold_refused",
  "legal_hold",
  "last_administrator",
  "idempotency_in_flight",
  "idempotency_mismatch",
  "too_many_requests",
  "payload_too_large",
  "unsupported_media_type",
  "requests_full",
  "unavailable",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** One thing wrong with one field. `code` is a message code; the text is made at the edge (`app/i18n`). */
export interface Issue {
  field: string;
  code: string;
  /** Of several days the one that is meant, `YYYY-MM-DD`. */
  day?: string;
  /** Whom the message names. */
  name?: string;
}

/**
 * The one error class of the application.
 *
 * `issues` names the fields for `invalid_input`; `detail` carries what a caller needs to go on
 * (the current version on `stale_version`, seconds to wait on `too_many_requests`).
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly Issue[];
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, options: { issues?: readonly Issue[]; detail?: Record<string, unknown>; cause?: unknown } = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.issues = options.issues ?? [];
    this.detail = options.detail ?? {};
  }
}

/** The application's own refusal in `error`, also where a library has wrapped it; null where there is none. */
export function appErrorOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  return error instanceof Error && error.cause instanceof AppError ? error.cause : null;
}
