/** The one mapping of errors to HTTP: a status and a body; unknown errors say nothing of the inside. */
import type { I18n } from "@lingui/core";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { AppError, appErrorOf, type ErrorCode, type Issue } from "#app/domain/errors.ts";
import { loggable } from "#app/domain/loggable.ts";
import { isDetailedMessageCode } from "#app/domain/message-codes.ts";
import { detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";
import { englishErrorText } from "#app/i18n/english.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import { peopleIssueText } from "#app/i18n/portal/people-labels.ts";

const STATUS: Readonly<Record<ErrorCode, ContentfulStatusCode>> = {
  invalid_input: 400,
  fields_of_another_proceeding: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  stale_version: 409,
  not_confirmed: 409,
  transition_refused: 409,
  conflict_open: 409,
  booking_closed: 409,
  no_room_available: 409,
  hold_refused: 409,
  legal_hold: 409,
  last_administrator: 409,
  idempotency_in_flight: 409,
  idempotency_mismatch: 422,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  requests_full: 503,
  unavailable: 503,
};

/** The status of a refusal, of pages as of calls. */
export const statusOf = (code: ErrorCode): ContentfulStatusCode => STATUS[code];

/** Issues named in one answer: of thousands of wrong fields the first are enough. */
const MOST_ISSUES = 50;

/** What a caller needs to go on, where the error carries it: the present state, or what is free instead. */
const ENCLOSED = ["draft", "booking", "alternatives", "reasons", "hold", "faq", "setting", "task", "office"] as const;

export async function answerError(thrown: unknown, c: Context): Promise<Response> {
  const error = appErrorOf(thrown) ?? thrown;
  if (error instanceof AppError) {
    const retryAfter = Number(error.detail.retryAfter);
    if (retryAfter > 0) c.header("Retry-After", String(retryAfter));
    const i18n = error.issues.length > 0 ? await createPageI18n("en") : null;
    const textOf = (i18n: I18n, { code, name }: Issue) => {
      if (/^pass(?:key|word)_/.test(code)) return peopleIssueText(i18n, code);
      return isDetailedMessageCode(code) ? detailedValidationText(i18n, code) : caseMessageText(i18n, code, name);
    };
    const issues = error.issues.slice(0, MOST_ISSUES).map((issue) => ({ ...issue, message: i18n ? textOf(i18n, issue) : "" }));
    return c.json(
      {
        error: error.code,
        message: englishErrorText(error.code),
        ...(issues.length > 0 ? { issues } : {}),
        ...Object.fromEntries(ENCLOSED.flatMap((name) => (error.detail[name] == null ? [] : [[name, error.detail[name]]]))),
      },
      STATUS[error.code],
    );
  }
  if (error instanceof HTTPException) return jsonError(c, error.status as ContentfulStatusCode, "invalid_input");
  console.error(loggable(error));
  if (isOverload(error)) {
    c.header("Retry-After", "2");
    return jsonError(c, 503, "unavailable");
  }
  return c.json({ error: "internal", message: "Something went wrong on our side. Nothing was changed; please try again." }, 500);
}

export function jsonError(c: Context, status: ContentfulStatusCode, code: ErrorCode): Response {
  return c.json({ error: code, message: englishErrorText(code) }, status);
}

/** D1's documented transient errors: overload and resets. */
function isOverload(error: unknown): boolean {
  return (
    error instanceof Error &&
    /D1 DB is overloaded|storage caused object to be reset|Network connection lost|isolate.*exceeded/i.test(
      `${error.message} ${String(error.cause ?? "")}`,
    )
  );
}
