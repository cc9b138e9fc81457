import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { MOST_PLACED_DAYS } from "#app/domain/planner/placed-days.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import { locationLabel } from "#app/i18n/booking-labels.ts";
import type { PlannerAddress } from "./address.ts";
import type { ShownPlacing } from "./shown.ts";

/** Another place without dragging: what it would change is shown before anything is done. */
export function PlaceForm({ placing, address }: { placing: ShownPlacing; address: PlannerAddress }) {
  const { i18n, t } = useLingui();
  const { booking, after, wanted, rooms } = placing;
  return (
    <details className="mt-4 border-t border-hairline pt-2" open={placing.reasons.length > 0 || !wanted}>
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-accent underline underline-offset-4">
        <Trans>Move to…</Trans>
      </summary>
      <Form preventScrollReset className="mt-2 grid grid-cols-2 gap-3">
        {address.view === "month" && <input type="hidden" name="view" value="month" />}
        {address.venue && <input type="hidden" name="venue" value={address.venue} />}
        <input type="hidden" name="on" value={address.on} />
        <input type="hidden" name="booking" value={booking.id} />
        <Field id="placing-room" name="room" label={t`Room`} optional="unmarked" className="col-span-2">
          <Select defaultValue={wanted?.id ?? ""}>
            <option value="">{t`The smallest that fits`}</option>
            {VENUES.map(({ id }) => (
              <optgroup key={id} label={locationLabel(i18n, id)}>
                {rooms
                  .filter(({ venue }) => venue === id)
                  .map((room) => (
                    <option key={room.id} value={room.id}>
                      {`${room.name} (${room.capacity})`}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field id="placing-first" name="first" label={t`First day`} optional="unmarked" className="col-span-2">
          <Input type="date" defaultValue={after.days[0]?.date ?? ""} />
        </Field>
        <Field id="placing-count" name="count" label={t`Days`} optional="unmarked">
          <Input type="number" min={1} max={MOST_PLACED_DAYS} defaultValue={Math.max(1, after.days.length)} />
        </Field>
        <Field id="placing-time" name="time" label={t`Begins at`} optional="unmarked">
          <Input type="time" defaultValue={after.days[0]?.startTime ?? ""} />
        </Field>
        <Button type="submit" variant="secondary" size="sm" className="col-span-2">
          <Trans>Show what changes</Trans>
        </Button>
      </Form>
    </details>
  );
}
