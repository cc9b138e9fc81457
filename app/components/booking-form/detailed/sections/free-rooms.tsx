/** What the form shows of a venue's days and rooms, under the fields that ask for them. */
import { useLingui } from "@lingui/react";
import { AvailabilitySlot } from "#app/components/booking-form/availability/availability-slot.tsx";
import { chosenDays, withChosen } from "#app/components/booking-form/detailed/state/chosen-days.ts";
import { type DetailedFormState, useFormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { MonthSlot } from "#app/components/month/month-slot.tsx";
import { RoomsSlot } from "#app/components/rooms/rooms-slot.tsx";
import { askedDetailedDay } from "#app/domain/venue/asked-detailed-day.ts";
import { askedDetailedMonth } from "#app/domain/venue/asked-detailed-month.ts";
import { SCHEDULE_TEXTS } from "#app/i18n/detailed/schedule-texts.ts";

/** Under the day: whether a room of ours is free then. */
export function RoomsThen({ field, state }: { field: "bookingDate" | "consecutiveStartDate"; state: DetailedFormState }) {
  const { edit } = useFormActions();
  return (
    <AvailabilitySlot
      asked={askedDetailedDay(state.evaluation.values)}
      live={state.live}
      className="sm:col-span-2 empty:hidden"
      onChoose={(date) => edit(field, date)}
    />
  );
}

/** Under the set-up: the rooms that suit. */
export function RoomsForSetup({ state }: { state: DetailedFormState }) {
  return <RoomsSlot asked={askedDetailedMonth(state.evaluation.values)} live={state.live} className="sm:col-span-2" />;
}

/** The month of free days, for one day or for a row of them. */
export function DaysThen({ state }: { state: DetailedFormState }) {
  const { i18n } = useLingui();
  const { editAll } = useFormActions();
  const { values } = state.evaluation;
  return state.freeDays ? (
    <MonthSlot
      asked={askedDetailedMonth(values)}
      posted={state.freeDays.posted}
      live={state.live}
      hint={values.bookingType === "consecutive" ? i18n._(SCHEDULE_TEXTS.rowHint) : undefined}
      className="sm:col-span-2"
      {...chosenDays(values)}
      onChoose={(date) => editAll(withChosen(values, date))}
    />
  ) : null;
}
