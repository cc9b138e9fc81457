/** The forms of the page: each asks for one thing, says what pressing does, and works without scripts. */

import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { ManageWish, ShownBooking } from "#app/domain/booking/office/managed.ts";
import type { Issue } from "#app/domain/errors.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { namedText } from "#app/i18n/lists.ts";
import { issueText } from "./issue-text.ts";

export interface FormProps {
  booking: ShownBooking;
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

/** The id of a field's control; the days of several have one each. */
export const controlId = (field: string): string => IDS[field] ?? (/^(?:date|time)-/.test(field) ? `manage-${field}` : "manage-form");

export function WishForm(props: {
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
  const { issues } = props;
  // New for each attempt alone: the summary takes the focus with every new one, and typing or looking for free days is none.
  const errors = useMemo(
    () =>
      issues.map(({ field, code, day }) => {
        const text = issueText(i18n, field, code);
        return { id: controlId(field), text: day ? namedText(i18n.locale, formatDay(i18n.locale, day), text) : text };
      }),
    [issues, i18n],
  );
  return (
    <Form id="manage-form" method="post" noValidate preventScrollReset className="mt-10 grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {props.title}
        </h2>
        {props.lead ? <p className="mt-2 text-soft">{props.lead}</p> : null}
      </div>
      {errors.length > 0 ? <ErrorSummary errors={errors} /> : null}
      {/* What Enter in a field presses: the first submit button of a form, and that must not be one of the month's. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
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

export function useErrorOf(issues: readonly Issue[]) {
  const { i18n } = useLingui();
  return (field: string) => {
    const found = issues.find((issue) => issue.field === field);
    return found ? issueText(i18n, field, found.code) : undefined;
  };
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
          <Trans>We will pass this to our office, and nothing changes until we have been in touch with you.</Trans>
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
          <Trans>
            It is too late to cancel it here. We will pass your request to our office, and the booking stays in place until we have been in
            touch with you.
          </Trans>
        ) : (
          <Trans>It is cancelled at once and its rooms are released. This cannot be undone here.</Trans>
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
      title={<Trans>Ask our office</Trans>}
      lead={<Trans>Write what should be different. Nothing is changed until we have been in touch with you.</Trans>}
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
