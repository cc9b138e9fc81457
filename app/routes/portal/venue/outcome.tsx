import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { VENUE_ACTIONS, venueIssueText } from "#app/i18n/venue-labels.ts";
import type { VenueOutcome } from "./submission.ts";
import type { VenuePage } from "./venue-page.ts";

const LOOKS = {
  saved: "border-success bg-success-wash",
  stale: "border-warning bg-warning-wash",
  refused: "border-danger bg-danger-wash",
} as const;

/** What became of the last change: it takes the focus, and says what is stored when somebody else was faster. */
export function Outcome({ outcome, page }: { outcome: VenueOutcome; page: VenuePage }) {
  const { i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is announced again
  useEffect(() => box.current?.focus(), [outcome]);
  const last = page.history[0];
  const action = last && VENUE_ACTIONS[last.action];
  const by = last?.by ?? "";
  const what = action ? i18n._(action) : "";
  return (
    <div
      ref={box}
      role={outcome.kind === "saved" ? "status" : "alert"}
      tabIndex={-1}
      className={`mt-8 flex items-start gap-3 border-l-4 px-5 py-4 ${LOOKS[outcome.kind]}`}
    >
      <Icon name={outcome.kind === "saved" ? "check" : "alert"} className="mt-1" />
      <div>
        {outcome.kind === "saved" ? (
          <p>
            <Trans>Saved. It is in force from now on.</Trans>
          </p>
        ) : outcome.kind === "stale" ? (
          <>
            <p className="font-semibold">
              <Trans>This venue was changed meanwhile, so your changes have not been saved yet.</Trans>
            </p>
            <p>
              <Trans>
                The last change: {what} ({by}). What you entered is still in the form, next to what is in force now. Check it, then save
                again.
              </Trans>
            </p>
          </>
        ) : (
          <ul>
            {outcome.issues.map(({ field, code }) => (
              <li key={`${field} ${code}`}>{venueIssueText(i18n, code)}</li>
            ))}
          </ul>
        )}
        {outcome.bookings.length > 0 ? <BookingsConcerned outcome={outcome} /> : null}
      </div>
    </div>
  );
}

/** Bookings that are on a day that was closed, or that hold what was to go. */
function BookingsConcerned({ outcome }: { outcome: VenueOutcome }) {
  return (
    <p className="mt-1">
      {outcome.kind === "saved" ? (
        <Trans>These bookings are confirmed for that day and stay unchanged: speak with their contacts.</Trans>
      ) : (
        <Trans>Bookings that hold it:</Trans>
      )}{" "}
      {outcome.bookings.map(({ id, bookingNumber }, index) => (
        <span key={id}>
          {index > 0 ? ", " : ""}
          <Link to={`/bookings/${id}`} className="prose-link tabular">
            {bookingNumber}
          </Link>
        </span>
      ))}
    </p>
  );
}
