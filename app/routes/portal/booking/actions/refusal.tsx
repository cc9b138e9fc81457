import { Trans, useLingui } from "@lingui/react/macro";
import type { ApiError } from "#app/api-client/request.ts";
import type { RoomAlternatives } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingLocation } from "#app/domain/booking/vocabulary.ts";
import type { Issue } from "#app/domain/errors.ts";
import { type FitReason, mayOverride } from "#app/domain/hearing-plan/fit.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import { formatDay, formatWallTime } from "#app/i18n/dates.ts";
import { validationText } from "#app/i18n/validation-messages.ts";

/** True of what the rule of fit says against a booking, where staff may confirm it with a reason. */
export function maySayWhy(refusal: ApiError | null): boolean {
  const reasons = refusal?.body?.reasons as readonly FitReason[] | undefined;
  return reasons !== undefined && reasons.length > 0 && reasons.every(mayOverride);
}

/** Why a move was not made, and what can be done instead. */
export function Refusal({ refusal }: { refusal: ApiError }) {
  return (
    <div role="alert" className="mt-4 border-danger border-s-4 bg-danger-wash p-4">
      <p className="font-semibold">
        <Why refusal={refusal} />
      </p>
      {refusal.body?.alternatives ? <Instead alternatives={refusal.body?.alternatives as RoomAlternatives | undefined} /> : null}
    </div>
  );
}

function Why({ refusal }: { refusal: ApiError }) {
  if (refusal.code === "no_room_available")
    return maySayWhy(refusal) ? <Trans>The room that was chosen is not suitable.</Trans> : <Trans>No room is free for this booking.</Trans>;
  if (refusal.code === "hold_refused") return <Trans>The visitor’s hold has ended, or was extended before.</Trans>;
  if (refusal.body?.reasons) return <Against issues={refusal.issues} />;
  if (refusal.issues.some(({ field }) => field === "bookingDate")) return <Trans>The booking has no date yet: agree one first.</Trans>;
  if (refusal.status === 409) return <Trans>Someone else has changed this booking. It is shown as it is now.</Trans>;
  if (refusal.status === 403) return <Trans>Only our staff can do this.</Trans>;
  return <Trans>That could not be done. Nothing was changed; please try again.</Trans>;
}

/** Each day that speaks against it, with why. */
function Against({ issues }: { issues: readonly Issue[] }) {
  const { i18n } = useLingui();
  return issues.map(({ code, day }) => `${day ? `${formatDay(i18n.locale, day)}: ` : ""}${validationText(i18n, code)}`).join(" ");
}

/** What can be done instead of what no room is free for. */
export function Instead({ alternatives }: { alternatives: RoomAlternatives | undefined }) {
  const { i18n } = useLingui();
  if (!alternatives) return null;
  const { rooms, days, venues, hours, fitting } = alternatives;
  const time = (at: string) => formatWallTime(i18n.locale, at);
  return (
    <ul className="mt-2 list-disc ps-5">
      {rooms.length > 0 ? (
        <li>
          <Trans>Free then: {rooms.map(({ name, capacity }) => `${name} (${capacity})`).join(", ")}</Trans>
        </li>
      ) : null}
      {hours.length > 0 ? (
        <li>
          <Trans>The same days at: {hours.map(({ startTime, endTime }) => `${time(startTime)} – ${time(endTime)}`).join("; ")}</Trans>
        </li>
      ) : null}
      {fitting.length > 0 ? (
        <li>
          <Trans>Days that fit as they are: {fitting.map((day) => formatDay(i18n.locale, day)).join("; ")}</Trans>
        </li>
      ) : null}
      {days.length > 0 ? (
        <li>
          <Trans>The nearest days with a room: {days.map((day) => formatDay(i18n.locale, day)).join("; ")}</Trans>
        </li>
      ) : null}
      {venues.length > 0 ? (
        <li>
          <Trans>Venues with a room that day: {venues.map((venue) => locationLabel(i18n, venue as BookingLocation)).join(", ")}</Trans>
        </li>
      ) : null}
      {[rooms, days, venues, hours, fitting].every((found) => found.length === 0) ? (
        <li>
          <Trans>Nothing fits in the next three weeks.</Trans>
        </li>
      ) : null}
    </ul>
  );
}
