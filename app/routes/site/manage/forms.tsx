/** The forms of the page: each asks for one thing, says what pressing does, and works without scripts. */
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { ManagedBooking, ManageWish } from "#app/domain/booking/managed.ts";
import type { Issue } from "#app/domain/errors.ts";
import { formatWallTime, zoneLabel } from "#app/i18n/dates.ts";
import { issueText } from "./issue-text.ts";

interface FormProps {
  booking: ManagedBooking;
  /** The venue's today: no day before it is offered. */
  today: string;
  issues: readonly Issue[];
  /** What was typed and not taken. */
  typed: ManageWish | null;
}

/** The ids of the inputs, by the field that an issue names. */
const IDS: Readonly<Record<string, string>> = {
  bookingDate: "manage-date",
  startTime: "manage-time",
  bookingContactPhone: "manage-phone",
  specialRequirements: "manage-requirements",
  reason: "manage-reason",
  words: "manage-words",
};

function WishForm(props: {
  intent: ManageWish["do"];
  title: ReactNode;
  lead?: ReactNode;
  button: ReactNode;
  danger?: boolean;
  version: number;
  issues: readonly Issue[];
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  const busy = useNavigation().state !== "idle";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (props.issues.length === 0) heading.current?.focus();
  }, [props.issues]);
  const errors = props.issues.map(({ field, code }) => ({ id: IDS[field] ?? "manage-form", text: issueText(i18n, field, code) }));
  return (
    <Form id="manage-form" method="post" noValidate preventScrollReset className="mt-6 grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {props.title}
        </h2>
        {props.lead ? <p className="mt-2 text-soft">{props.lead}</p> : null}
      </div>
      {errors.length > 0 ? <ErrorSummary errors={errors} /> : null}
      <input type="hidden" name="intent" value={props.intent} />
      <input type="hidden" name="version" value={props.version} />
      {props.children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" variant={props.danger ? "danger" : "primary"} loading={busy}>
          {props.button}
        </Button>
        <ButtonLink to="?" preventScrollReset size="lg" variant="secondary">
          <Trans>Back</Trans>
        </ButtonLink>
      </div>
    </Form>
  );
}

function useErrorOf(issues: readonly Issue[]) {
  const { i18n } = useLingui();
  return (field: string) => {
    const found = issues.find((issue) => issue.field === field);
    return found ? issueText(i18n, field, found.code) : undefined;
  };
}

export function MoveForm({ booking, today, issues, typed }: FormProps) {
  const { i18n, t } = useLingui();
  const errorOf = useErrorOf(issues);
  const was = typed?.do === "move" ? typed : { date: booking.bookingDate ?? "", time: booking.startTime ?? "" };
  const zone = zoneLabel(i18n.locale, booking.timeZone, booking.bookingDate, booking.locationType === "virtual" ? null : booking.location);
  const asks = booking.mode === "ask";
  return (
    <WishForm
      intent="move"
      title={<Trans>Move to another day or time</Trans>}
      lead={
        asks ? (
          <Trans>It is too late to move it here. We take your wish to our office, and nothing is changed until we have called you.</Trans>
        ) : booking.status === "confirmed" ? (
          <Trans>
            The booking then waits for our confirmation again. If a room is free at the new time, it is held for you for 72 hours.
          </Trans>
        ) : (
          <Trans>Your request is changed at once. It still waits for our confirmation.</Trans>
        )
      }
      button={asks ? <Trans>Ask for this day and time</Trans> : <Trans>Move the booking</Trans>}
      version={booking.version}
      issues={issues}
    >
      <Field id="manage-date" label={t`New day`} error={errorOf("bookingDate")}>
        <Input type="date" name="date" min={today} defaultValue={was.date} />
      </Field>
      <Field
        id="manage-time"
        label={t`Start time`}
        optional={!booking.startTime}
        hint={
          booking.startTime ? (
            <Trans>
              Now {formatWallTime(i18n.locale, booking.startTime)} {zone}. It lasts as long as before.
            </Trans>
          ) : (
            zone
          )
        }
        error={errorOf("startTime")}
      >
        <Input type="time" name="time" defaultValue={was.time} className="max-w-40" />
      </Field>
    </WishForm>
  );
}

export function ContactForm({ booking, issues, typed }: FormProps) {
  const { t } = useLingui();
  const errorOf = useErrorOf(issues);
  const was = typed?.do === "contact" ? typed : booking;
  const asks = booking.mode === "ask";
  return (
    <WishForm
      intent="contact"
      title={<Trans>Change the phone number or special requirements</Trans>}
      lead={
        asks ? (
          <Trans>We take this to our office, and nothing is changed until we have called you.</Trans>
        ) : (
          <Trans>This is changed at once.</Trans>
        )
      }
      button={asks ? <Trans>Ask for this change</Trans> : <Trans>Save</Trans>}
      version={booking.version}
      issues={issues}
    >
      <Field id="manage-phone" label={t`Phone`} error={errorOf("bookingContactPhone")}>
        <Input type="tel" name="phone" autoComplete="tel" defaultValue={was.phone} />
      </Field>
      <Field id="manage-requirements" label={t`Special requirements`} optional error={errorOf("specialRequirements")}>
        <Textarea name="specialRequirements" rows={4} defaultValue={was.specialRequirements} />
      </Field>
    </WishForm>
  );
}

export function CancelForm({ booking, issues, typed }: FormProps) {
  const { t } = useLingui();
  const errorOf = useErrorOf(issues);
  const asks = booking.mode === "ask";
  const { bookingNumber } = booking;
  return (
    <WishForm
      intent="cancel"
      title={<Trans>Cancel booking {bookingNumber}?</Trans>}
      lead={
        asks ? (
          <Trans>It is too late to cancel it here. We take your wish to our office, and the booking stands until we have called you.</Trans>
        ) : (
          <Trans>It is cancelled at once and its rooms are given back. This cannot be undone here.</Trans>
        )
      }
      button={asks ? <Trans>Ask for the cancellation</Trans> : <Trans>Cancel the booking</Trans>}
      danger
      version={booking.version}
      issues={issues}
    >
      <Field id="manage-reason" label={t`Reason`} hint={<Trans>Our office reads it.</Trans>} error={errorOf("reason")}>
        <Textarea name="reason" rows={3} defaultValue={typed?.do === "cancel" ? typed.reason : ""} />
      </Field>
    </WishForm>
  );
}

export function AskForm({ booking, issues, typed }: FormProps) {
  const { t } = useLingui();
  const errorOf = useErrorOf(issues);
  return (
    <WishForm
      intent="ask"
      title={booking.severalDays ? <Trans>Move several days</Trans> : <Trans>Ask our office</Trans>}
      lead={<Trans>Write what should be different. Nothing is changed until we have called you.</Trans>}
      button={<Trans>Send to our office</Trans>}
      version={booking.version}
      issues={issues}
    >
      <Field id="manage-words" label={t`What should be different`} error={errorOf("words")}>
        <Textarea name="words" rows={4} defaultValue={typed?.do === "ask" ? typed.words : ""} />
      </Field>
    </WishForm>
  );
}
