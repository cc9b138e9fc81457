/** English texts of error codes for the API, whose answers carry English text plus codes (design, "One way through"). */
import type { ErrorCode } from "../domain/errors.ts";

const ERRORS: Readonly<Record<ErrorCode, string>> = {
  invalid_input: "Some fields need attention.",
  fields_of_another_proceeding:
    "Some fields belong to another type of proceeding. Nothing was booked. Leave them out, or choose that proceeding.",
  unauthenticated: "Unauthorized",
  forbidden: "This is not allowed.",
  not_found: "Not found",
  conflict: "This changed meanwhile. Reload and try again.",
  stale_version: "This was changed elsewhere meanwhile. The current version is enclosed.",
  not_confirmed: "The summary has not been confirmed.",
  transition_refused: "The booking cannot be moved to that status from the one it has. Its current state is enclosed.",
  conflict_open: "Something is open about a conflict of interest of the arbitrator. What waits is named; it has to be settled first.",
  booking_closed: "A completed or cancelled booking is not changed any more. Its current state is enclosed.",
  last_administrator: "This is the last active administrator. Name another one first.",
  no_room_available: "No room is free for this booking. What is free instead is enclosed.",
  hold_refused:
    "No hold can be placed for this booking by its visitor now. Which limit speaks against it is enclosed; our staff can hold its rooms.",
  legal_hold: "This is under a legal hold: nothing of it is removed until the hold has ended. Nothing was changed.",
  idempotency_in_flight: "The first request with this Idempotency-Key is still being answered.",
  idempotency_mismatch: "This Idempotency-Key was used with a different request.",
  too_many_requests: "Too many requests. Please wait and try again.",
  payload_too_large: "The request is too large.",
  unsupported_media_type: "Send JSON with Content-Type: application/json.",
  requests_full:
    "So many requests wait for our office that we take no further one by this form from an address that is new to us. Nothing was sent. How to reach the office by telephone and e-mail is enclosed; with an account, or from an address that has opened one of our mails before, it is taken.",
  unavailable: "The service is busy. Please try again in a moment.",
};

export function englishErrorText(code: ErrorCode): string {
  return ERRORS[code];
}
