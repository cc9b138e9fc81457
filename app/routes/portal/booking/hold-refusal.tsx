import { Trans } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { insteadName } from "#app/domain/booking/office/instead.ts";
import type { BookingRecord } from "#app/domain/booking/office/record.ts";
import { DEFAULT_HOLD_HOURS } from "#app/domain/booking/schedule/holds.ts";
import { Refusal } from "./actions/refusal.tsx";
import type { Refused } from "./refused.ts";

/** Another room is held by one press; other days, hours and places are a change, which is read through first. */
export function HoldRefusal({ booking, taken }: { booking: BookingRecord; taken: Refused }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Refusal
      refused={taken}
      lead={<Trans>One click holds a room; any other choice opens the changes for you to check first.</Trans>}
      choice={(instead, text) =>
        instead.kind === "room" ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="roomId" value={instead.value} />
            <input type="hidden" name="hours" value={DEFAULT_HOLD_HOURS} />
            <Button type="submit" name="intent" value="hold" variant="secondary" size="sm" loading={busy}>
              {text}
            </Button>
          </Form>
        ) : (
          <Form method="post" action={`/bookings/${booking.id}/edit`}>
            <Button type="submit" name="intent" value={`instead:${insteadName(instead)}`} variant="secondary" size="sm" loading={busy}>
              {text}
            </Button>
          </Form>
        )
      }
    />
  );
}
