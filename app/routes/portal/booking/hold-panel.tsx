/** A room held for a request while it is settled, and the link by which the client changes the booking. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import type { BookingAttachments } from "#app/domain/booking/office/booking-attachments.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { canMove } from "#app/domain/booking/office/status.ts";
import { VISITOR_HOLD } from "#app/domain/booking/office/visitor-hold.ts";
import { DEFAULT_HOLD_HOURS, HOLD_HOURS } from "#app/domain/booking/schedule/holds.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { HoldRefusal } from "./hold-refusal.tsx";
import type { Refused } from "./refused.ts";

interface HoldPanelProps {
  booking: BookingRecord;
  attachments: Pick<BookingAttachments, "rooms" | "choices" | "hold">;
  taken: Refused | undefined;
}

export function HoldPanel({ booking, attachments, taken }: HoldPanelProps) {
  const [search] = useSearchParams();
  const holds = canMove(booking.status, "confirmed") && attachments.choices.length > 0;
  const asked = search.get("do");
  return (
    <div className="no-print mt-5 grid gap-4">
      {taken ? <HoldRefusal booking={booking} taken={taken} /> : null}
      {holds && asked === "hold" ? <HoldForm booking={booking} attachments={attachments} /> : null}
      {asked === "revoke" ? <RevokeForm /> : null}
      {asked === "send-links" ? <SendForm email={booking.bookingContactEmail} /> : null}
      {asked === null ? (
        <div className="flex flex-wrap items-center gap-3">
          {holds ? <Held booking={booking} attachments={attachments} /> : null}
          <ButtonLink to="?do=send-links" preventScrollReset variant="quiet" size="sm">
            <Trans>E-mail the client’s links</Trans>
          </ButtonLink>
          <ButtonLink to="?do=revoke" preventScrollReset variant="quiet" size="sm">
            <Trans>Revoke the client’s links</Trans>
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

function Held({ booking, attachments }: Omit<HoldPanelProps, "taken">) {
  const { i18n } = useLingui();
  const busy = useNavigation().state !== "idle";
  const held = attachments.rooms.find(({ part, until }) => part === "main" && until);
  if (!held?.until)
    return (
      <ButtonLink to="?do=hold" preventScrollReset variant="secondary" size="sm">
        <Trans>Place a temporary hold</Trans>
      </ButtonLink>
    );
  const { name } = held;
  const until = formatInstant(i18n.locale, held.until, booking.timeZone);
  return (
    <>
      <p>
        {attachments.hold ? (
          <Trans>
            {name} is held by the visitor until {until}, then released automatically.
          </Trans>
        ) : (
          <Trans>
            {name} is held until {until}, then released automatically.
          </Trans>
        )}
      </p>
      {attachments.hold && !attachments.hold.extended ? (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="extend-hold" variant="secondary" size="sm" loading={busy}>
            <Trans>Extend by {VISITOR_HOLD.hours} hours</Trans>
          </Button>
        </Form>
      ) : null}
      <ButtonLink to="?do=hold" preventScrollReset variant="secondary" size="sm">
        <Trans>Hold longer or another room</Trans>
      </ButtonLink>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value="release" variant="secondary" size="sm" loading={busy}>
          <Trans>Release the room</Trans>
        </Button>
      </Form>
    </>
  );
}

function HoldForm({ booking, attachments }: Omit<HoldPanelProps, "taken">) {
  const { t } = useLingui();
  const busy = useNavigation().state !== "idle";
  const held = attachments.rooms.find(({ part }) => part === "main")?.id ?? "";
  return (
    <Form method="post" preventScrollReset className="grid max-w-form gap-4">
      <Question>
        <Trans>Hold a room for this request?</Trans>
      </Question>
      <p className="text-soft">
        <Trans>
          It is not offered to anyone else in the meantime. It is released automatically when the time is over, or kept when you confirm.
        </Trans>
      </p>
      <input type="hidden" name="intent" value="hold" />
      <input type="hidden" name="version" value={booking.version} />
      <Field id="hold-room" name="roomId" label={t`Room`} optional>
        <Select defaultValue={held}>
          <option value="">{t`The smallest that fits`}</option>
          {attachments.choices.map(({ id, name, capacity }) => (
            <option key={id} value={id}>
              {t`${name} (${capacity} people)`}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="hold-hours" name="hours" label={t`For how long`}>
        <Select defaultValue={String(DEFAULT_HOLD_HOURS)}>
          {HOLD_HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {t`${hours} hours`}
            </option>
          ))}
        </Select>
      </Field>
      <Buttons>
        <Button type="submit" loading={busy}>
          <Trans>Hold this room</Trans>
        </Button>
      </Buttons>
    </Form>
  );
}

function RevokeForm() {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" preventScrollReset className="grid max-w-form gap-4">
      <Question>
        <Trans>Revoke the client’s links?</Trans>
      </Question>
      <p className="text-soft">
        <Trans>
          Every link sent so far stops working: the confirmation, the calendar file and the page for changes. Messages carry none until you
          or the client ask for new ones.
        </Trans>
      </p>
      <Buttons>
        <Button type="submit" name="intent" value="revoke" variant="danger" loading={busy}>
          <Trans>Revoke the links</Trans>
        </Button>
      </Buttons>
    </Form>
  );
}

function SendForm({ email }: { email: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" preventScrollReset className="grid max-w-form gap-4">
      <Question>
        <Trans>E-mail the client’s links?</Trans>
      </Question>
      <p className="text-soft">
        <Trans>
          To {email}: the ones for the confirmation and for changes. They are the same as before; if they were revoked, new ones.
        </Trans>
      </p>
      <Buttons>
        <Button type="submit" name="intent" value="send-links" loading={busy}>
          <Trans>E-mail them</Trans>
        </Button>
      </Buttons>
    </Form>
  );
}

function Question({ children }: { children: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
      {children}
    </h2>
  );
}

function Buttons({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <ButtonLink to="?" preventScrollReset variant="secondary">
        <Trans>Back</Trans>
      </ButtonLink>
    </div>
  );
}
