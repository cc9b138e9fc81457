/** What stood in the way of what staff wanted done with a booking, as its pages show it. */
import type { ApiError } from "#app/api-client/request.ts";
import type { RoomAlternatives } from "#app/domain/booking/office/booking-attachments.ts";
import type { AppError, Issue } from "#app/domain/errors.ts";
import { type FitReason, mayOverride } from "#app/domain/hearing-plan/fit.ts";

export interface Refused {
  code: string | null;
  /** Of the answer over HTTP. */
  status: number;
  issues: readonly Issue[];
  /** What the rule of fit says, where it was asked. */
  reasons: readonly FitReason[] | null;
  alternatives: RoomAlternatives | null;
}

const fitOf = (detail: Readonly<Record<string, unknown>> | null) => ({
  reasons: (detail?.reasons as readonly FitReason[] | undefined) ?? null,
  alternatives: (detail?.alternatives as RoomAlternatives | undefined) ?? null,
});

/** A refusal by the API. */
export const refusedBy = ({ code, status, issues, body }: ApiError): Refused => ({ code, status, issues, ...fitOf(body) });

/** A refusal by a use case. */
export const refusedAs = ({ code, issues, detail }: AppError): Refused => ({
  code,
  status: code === "invalid_input" ? 400 : 409,
  issues,
  ...fitOf(detail),
});

/** True of what the rule of fit says against a booking, where staff may go against it with a reason. */
export function maySayWhy(refused: Refused | null): boolean {
  return Boolean(refused?.reasons?.length && refused.reasons.every(mayOverride));
}
