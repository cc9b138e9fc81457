/** What became of a placing, and what is in its way. */
import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useLocation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { type Instead, insteadName } from "#app/domain/booking/office/instead.ts";
import { STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { datesText } from "#app/i18n/clock/hearing-days.ts";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import { dayIssueText } from "#app/i18n/detailed/validation-messages.ts";
import { namedText } from "#app/i18n/lists.ts";
import { validationText } from "#app/i18n/validation-messages.ts";
import { Alternatives } from "../booking/actions/alternatives.tsx";
import type { Refused } from "../booking/refused.ts";
import type { Seen } from "./seen.ts";
import type { Placing, PlannerOutcome, ShownPlacing } from "./shown.ts";

export function Outcome({ outcome, placing }: { outcome: PlannerOutcome; placing: Placing }) {
  const shown = "refused" in placing ? null : placing;
  if ("done" in outcome) {
    const room = shown?.before.rooms.join(", ") ?? "";
    return (
      <div className="mb-4">
        <OutcomeBox tone="success">
          {outcome.done === "confirmed" ? <Trans>It is confirmed in {room}.</Trans> : <Trans>{room} is held for it.</Trans>}
        </OutcomeBox>
      </div>
    );
  }
  const { refused, seen } = outcome;
  return (
    <div className="mb-4">
      <OutcomeBox tone="danger">
        {refused.code === "stale_version" || refused.code === "conflict" ? (
          <Changed seen={seen} shown={shown} />
        ) : (
          <Why refused={refused} />
        )}
      </OutcomeBox>
    </div>
  );
}

/** Another person’s change beneath one's hands: what it was, and what it is now. */
function Changed({ seen, shown }: { seen: Seen | null; shown: ShownPlacing | null }) {
  const { i18n } = useLingui();
  const none = <Trans>No room</Trans>;
  return (
    <>
      <p className="font-semibold">
        <Trans>Someone else has changed this booking. It is shown as it is now.</Trans>
      </p>
      {seen && shown && (
        <ul className="mt-1">
          {seen.status !== shown.booking.status && (
            <li>
              <Trans>
                Status: {i18n._(STATUS_LABELS[seen.status])} → {i18n._(STATUS_LABELS[shown.booking.status])}
              </Trans>
            </li>
          )}
          {seen.rooms.join() !== shown.before.rooms.join() && (
            <li>
              <Trans>Room:</Trans> {seen.rooms.join(", ") || none} → {shown.before.rooms.join(", ") || none}
            </li>
          )}
          {JSON.stringify(seen.days) !== JSON.stringify(shown.before.days) && (
            <li>
              <Trans>Days:</Trans> {datesText(i18n.locale, seen.days)} → {datesText(i18n.locale, shown.before.days)}
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** Of days that would leave the hearing it says of which, and of what: nothing of that is in the planner. */
function whyText(i18n: I18n, { field, code, day }: Refused["issues"][number]): string {
  if (field !== "onSomeDays") return validationText(i18n, code);
  return namedText(i18n.locale, i18n._(DETAILED_FIELD_LABELS.onSomeDays), dayIssueText(i18n, code, day));
}

function Why({ refused: { code, issues } }: { refused: Pick<Refused, "code" | "issues"> }) {
  const { i18n } = useLingui();
  if (code === "not_found") return <Trans>This booking is not there any more.</Trans>;
  if (code === "booking_closed" || code === "transition_refused")
    return <Trans>This booking has taken place or was cancelled: it can no longer be moved.</Trans>;
  if (code === "no_room_available") return <Trans>The room was taken meanwhile. What fits now is shown below.</Trans>;
  if (issues.length > 0) return issues.map((issue) => whyText(i18n, issue)).join(" ");
  return <Trans>That could not be done. Nothing was changed; please try again.</Trans>;
}

/** Why it does not fit, and what does: other rooms, hours and days are one press, the rest leads to the changes. */
export function PlaceRefusal({ refused, placing, bookingId }: { refused: Refused | null; placing?: ShownPlacing; bookingId: string }) {
  const here = useLocation();
  const to = (instead: Instead) => {
    const query = new URLSearchParams(here.search);
    if (instead.kind === "room") query.set("room", instead.value);
    if (instead.kind === "hours") query.set("time", instead.value.slice(0, 5));
    if (instead.kind === "days") query.set("first", instead.value.slice(0, 10));
    if (instead.kind !== "room") query.delete("room");
    return `?${query}`;
  };
  return (
    <div className="mt-3 border-s-4 border-warning bg-warning-wash px-3 py-2">
      {placing ? (
        <ul>
          {placing.why.map((line) => (
            <li key={line}>{line.replace(/\.?$/, ".")}</li>
          ))}
        </ul>
      ) : (
        refused && <Why refused={refused} />
      )}
      {placing?.alternatives && (
        <Alternatives
          alternatives={placing.alternatives}
          choice={(instead, text) =>
            instead.kind === "venue" || instead.kind === "only" ? (
              <Form method="post" action={`/bookings/${bookingId}/edit`}>
                <Button type="submit" name="intent" value={`instead:${insteadName(instead)}`} variant="secondary" size="sm">
                  {text}
                </Button>
              </Form>
            ) : (
              <ButtonLink to={to(instead)} preventScrollReset variant="secondary" size="sm">
                {text}
              </ButtonLink>
            )
          }
        />
      )}
      {refused && (
        <p className="mt-2">
          <Link to={`/bookings/${bookingId}`} className="prose-link">
            <Trans>Open the booking</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}
