/** A booking next to the planner: where it is, where it would be, who is notified, and a form for both without dragging. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Form, Link, useNavigate, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { mayOverride } from "#app/domain/hearing-plan/fit.ts";
import { STATUS_LABELS } from "#app/i18n/booking-labels.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { hasTyped } from "../typed/has-typed.ts";
import type { PlannerAddress } from "./address.ts";
import { PlaceForm } from "./place-form.tsx";
import { Outcome, PlaceRefusal } from "./place-outcome.tsx";
import { Notified, PlacedLine } from "./placed-line.tsx";
import { seenOf } from "./seen.ts";
import type { Placing, PlannerOutcome, ShownPlacing } from "./shown.ts";

interface PlacePanelProps {
  placing: Placing;
  outcome: PlannerOutcome | null;
  address: PlannerAddress;
  /** The planner without the panel. */
  back: string;
}

export function PlacePanel({ placing, outcome, address, back }: PlacePanelProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isKept, setKept] = useState(false);
  const bookingId = "refused" in placing ? placing.bookingId : placing.booking.id;
  // Who closes it is at its bar again, or at its request.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>(`a[data-booking="${CSS.escape(bookingId)}"]`)?.focus();
    },
    [bookingId],
  );
  return (
    <aside
      aria-label={t`Place a booking`}
      onKeyDown={(event) => {
        const isTyping = event.target instanceof Element && event.target.closest("textarea, input, select");
        if (event.key !== "Escape") return;
        // What is typed is not thrown away by one key.
        if (hasTyped(event.currentTarget)) setKept(true);
        else if (!isTyping) void navigate(back, { preventScrollReset: true });
      }}
      className="no-print mt-4 border border-hairline-strong bg-raised p-4 text-sm xl:sticky xl:top-4"
    >
      {outcome && <Outcome key={outcome.at} outcome={outcome} placing={placing} />}
      {"refused" in placing ? (
        <PlaceRefusal refused={placing.refused} bookingId={placing.bookingId} />
      ) : (
        <Wish placing={placing} address={address} outcome={outcome} />
      )}
      <p role="status" className="mt-4 border-s-2 border-accent-line ps-3 empty:hidden">
        {isKept && <Trans>What you entered here is not saved yet. Close discards it.</Trans>}
      </p>
      <p className="mt-4 border-t border-hairline pt-3">
        <Link to={back} preventScrollReset className="prose-link inline-flex min-h-9 items-center">
          <Trans>Close</Trans>
        </Link>
      </p>
    </aside>
  );
}

function Wish({ placing, address, outcome }: { placing: ShownPlacing; address: PlannerAddress; outcome: PlannerOutcome | null }) {
  const { i18n } = useLingui();
  const { booking, changes, expires } = placing;
  const isOpen = booking.status !== "confirmed";
  const isChange = changes.room || changes.schedule || changes.venue;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that does it, so that Enter is the second key; else what is shown.
  useEffect(() => {
    if (outcome) return;
    const act = heading.current?.closest("aside")?.querySelector<HTMLElement>("[data-act]");
    (act ?? heading.current)?.focus();
  }, [outcome]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-lg leading-snug outline-none">
        <Link to={`/bookings/${booking.id}`} className="prose-link tabular">
          {booking.bookingNumber}
        </Link>{" "}
        {booking.styleOfCause || booking.bookingContactName}
      </h2>
      <p className="mt-1 text-soft">
        {i18n._(STATUS_LABELS[booking.status])}
        {expires && (
          <>
            {", "}
            <Trans>held until {formatInstant(i18n.locale, expires, booking.timeZone)}</Trans>
          </>
        )}
      </p>
      <Facts placing={placing} isOffered={isChange || (isOpen && placing.wanted !== null)} />
      {(isChange || isOpen) && <Act placing={placing} outcome={outcome} />}
      <PlaceForm placing={placing} address={address} />
    </>
  );
}

/** Where it is, where it would be, and who is notified. */
function Facts({ placing, isOffered }: { placing: ShownPlacing; isOffered: boolean }) {
  const { before, after, breakouts, people } = placing;
  return (
    <dl id="placing-facts" className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
      <dt className="text-soft">
        <Trans>People</Trans>
      </dt>
      <dd>
        {people === null ? (
          <Trans>Not given: a room of any size counts as large enough.</Trans>
        ) : (
          <Plural value={people} one="# person" other="# people" />
        )}
      </dd>
      <dt className="text-soft">
        <Trans>Now</Trans>
      </dt>
      <dd>
        <PlacedLine placed={before} />
      </dd>
      {isOffered && (
        <>
          <dt className="text-soft">
            <Trans>Then</Trans>
          </dt>
          <dd className="font-semibold">
            <PlacedLine placed={after} />
            {breakouts.length > 0 && (
              <span className="block font-normal">
                <Trans>Breakout rooms: {breakouts.join(", ")}</Trans>
              </span>
            )}
          </dd>
          <dt className="text-soft">
            <Trans>Notified</Trans>
          </dt>
          <dd>
            <Notified placing={placing} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** Does it: by one press where it fits, with a reason where staff may go against the rule, else what fits instead. */
function Act({ placing, outcome }: { placing: ShownPlacing; outcome: PlannerOutcome | null }) {
  const { t } = useLingui();
  // Also while the page is read again behind its answer: until then the form has the version of before.
  const busy = useNavigation().formMethod === "POST";
  const { booking, wish, wanted, roomId, reasons, after } = placing;
  const isFit = reasons.length === 0;
  const mayAct = isFit || (wanted !== null && reasons.every(mayOverride));
  if (outcome && "done" in outcome && booking.status === "confirmed") return null;
  const room = wanted?.name ?? after.rooms.join(", ");
  const isOpen = booking.status !== "confirmed";
  return (
    <>
      {!isFit && <PlaceRefusal refused={null} bookingId={booking.id} placing={placing} />}
      {mayAct && (
        <Form method="post" preventScrollReset className="mt-4 grid gap-3" aria-describedby="placing-facts">
          <input type="hidden" name="booking" value={booking.id} />
          <input type="hidden" name="room" value={wanted?.id ?? ""} />
          <input type="hidden" name="first" value={wish.on ?? ""} />
          <input type="hidden" name="count" value={wish.days ?? ""} />
          <input type="hidden" name="time" value={wish.time ?? ""} />
          <input type="hidden" name="version" value={booking.version} />
          <input type="hidden" name="shown" value={roomId ?? ""} />
          <input type="hidden" name="hours" value="48" />
          <input type="hidden" name="seen" value={JSON.stringify(seenOf(placing))} />
          {!isFit && (
            <Field
              id="placing-reason"
              name="overrideReason"
              label={t`Reason to do it anyway`}
              hint={<Trans>It stays in the booking’s history.</Trans>}
            >
              <Textarea rows={2} defaultValue="" />
            </Field>
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" name="how" value="confirm" size="sm" loading={busy} data-act={isFit ? "" : undefined}>
              {isOpen ? <Trans>Confirm in {room}</Trans> : <Trans>Move to {room}</Trans>}
            </Button>
            {isOpen && (
              <Button type="submit" name="how" value="hold" variant="secondary" size="sm" loading={busy}>
                <Trans>Hold for 48 hours</Trans>
              </Button>
            )}
          </div>
        </Form>
      )}
    </>
  );
}
