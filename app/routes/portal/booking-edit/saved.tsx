import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { formatInstant } from "#app/i18n/dates.ts";
import { Alternatives } from "../booking/actions/alternatives.tsx";
import { ChangeTable } from "./change-table.tsx";
import { InsteadButton } from "./instead-button.tsx";
import { StepTitle } from "./step-title.tsx";
import type { EditStep } from "./steps.ts";

/** What has been saved, and what it means for the rooms. */
export function Saved({ step, bookingId, zone }: { step: Extract<EditStep, { step: "saved" }>; bookingId: string; zone: string }) {
  const { i18n } = useLingui();
  const { again, held, alternatives, lines } = step;
  const busy = useNavigation().state !== "idle";
  const room = held?.name ?? "";
  const until = held ? formatInstant(i18n.locale, held.until, zone) : "";
  return (
    <div className="mt-8 grid max-w-form gap-6">
      <div role="status" className="border-success border-s-4 bg-success-wash p-4">
        <StepTitle>
          <Trans>The changes are saved</Trans>
        </StepTitle>
        {again ? (
          <p className="mt-2">
            <Trans>The booking is pending again and needs confirmation.</Trans>
          </p>
        ) : null}
        {held ? (
          <p className="mt-2">
            <Trans>
              {room} is held for it until {until}.
            </Trans>
          </p>
        ) : null}
      </div>
      {alternatives ? (
        <div className="border-warning border-s-4 bg-warning-wash p-4">
          <p className="font-semibold">
            <Trans>No room is free at the new time, and none is held.</Trans>
          </p>
          <Form method="post">
            <Alternatives
              alternatives={{ ...alternatives, rooms: [] }}
              choice={(instead, text) => <InsteadButton instead={instead} text={text} busy={busy} />}
            />
          </Form>
        </div>
      ) : null}
      <ChangeTable lines={lines} />
      <p>
        <ButtonLink to={`/bookings/${bookingId}`} size="lg">
          <Trans>Back to the booking</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
