/** Days that do not follow each other: 'Add Date' puts the date of the helper inputs into the list; each can be removed. */
import { useLingui } from "@lingui/react";
import { memo, useRef, useState } from "react";
import { toggled } from "#app/components/booking-form/detailed/state/chosen-days.ts";
import { addDay, EMPTY_DAY, type NewDay, type NewDayIssues, withoutEntry } from "#app/components/booking-form/detailed/state/entries.ts";
import { type DetailedFormState, useFormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { controlName, fieldId, NEW_DAY } from "#app/components/booking-form/detailed/state/names.ts";
import { MonthSlot } from "#app/components/month/month-slot.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { type BookedDay, readDays } from "#app/domain/booking/schedule/lists.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { DURATIONS } from "#app/domain/booking/vocabulary.ts";
import { askedDetailedMonth } from "#app/domain/venue/asked-detailed-month.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { dayText } from "#app/i18n/detailed/detail-lines.ts";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import { FORM_TEXTS, removeText } from "#app/i18n/detailed/form-texts.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import { daysInListText, SCHEDULE_TEXTS } from "#app/i18n/detailed/schedule-texts.ts";
import { dayIssueText, detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";

interface SeveralDaysProps {
  value: string;
  error: string | undefined;
  /** The day that it is about, where it is about one. */
  errorDay: string | undefined;
  state: DetailedFormState;
}

export const SeveralDays = memo(function SeveralDays({ value, error, errorDay, state }: SeveralDaysProps) {
  const days = readDays(value || "[]") ?? [];
  return (
    <div className="grid gap-4 sm:col-span-2">
      <DaysInList days={days} value={value} />
      <NewDayInputs {...{ days, value, error, errorDay, state }} />
    </div>
  );
});

/** The days that are in the list, each with a way to remove it. */
function DaysInList({ days, value }: { days: readonly BookedDay[]; value: string }) {
  const { i18n } = useLingui();
  const { edit } = useFormActions();
  const heading = useRef<HTMLParagraphElement>(null);
  const label = i18n._(DETAILED_FIELD_LABELS.bookingDates);
  return (
    <div className="border-hairline border-y">
      <p ref={heading} tabIndex={-1} className="py-2 font-semibold outline-none">
        {label} <span className="font-normal text-soft">{days.length > 0 ? i18n._(daysInListText(days.length)) : null}</span>
      </p>
      {days.length === 0 ? <p className="pb-2 text-soft">{i18n._(SCHEDULE_TEXTS.noDates)}</p> : null}
      <ul>
        {days.map((held, index) => (
          <li key={held.date} className="flex items-center gap-4 border-hairline border-t">
            <span className="tabular grow" suppressHydrationWarning>
              {dayText(i18n, held)}
            </span>
            <Button
              type="submit"
              name="intent"
              value={`remove-day:${index}`}
              variant="quiet"
              aria-label={i18n._(removeText(formatDay(i18n.locale, held.date)))}
              onClick={(event) => {
                event.preventDefault();
                edit("bookingDates", withoutEntry(days, index));
                heading.current?.focus();
              }}
            >
              {i18n._(FORM_TEXTS.remove)}
            </Button>
          </li>
        ))}
      </ul>
      <input type="hidden" name={controlName("bookingDates")} value={value} />
    </div>
  );
}

/** The day that is being put together, and what was wrong with it when it was added or its date was pressed. */
function useNewDay({ days, value, today }: { days: readonly BookedDay[]; value: string; today: LocalDate }) {
  const { edit } = useFormActions();
  const [day, setDay] = useState<NewDay>(EMPTY_DAY);
  const [issues, setIssues] = useState<NewDayIssues>({});
  function add() {
    // Only when a date is set (specification, section 4).
    if (!day.date) return document.getElementById(fieldId("bookingDates"))?.focus();
    const added = addDay(days, day, today);
    if ("issues" in added) return setIssues(added.issues);
    setIssues({});
    setDay(EMPTY_DAY);
    edit("bookingDates", added.list);
    document.getElementById(fieldId("bookingDates"))?.focus();
  }
  function press(date: string) {
    const list = toggled({ bookingDates: value }, { ...day, date }, today);
    if ("issues" in list) return setIssues(list.issues);
    setIssues({});
    edit("bookingDates", list.list);
  }
  const bound = (part: keyof NewDay) => ({
    name: NEW_DAY[part],
    value: day[part],
    autoComplete: "off",
    "aria-required": undefined,
    onChange: (event: { target: { value: string } }) => {
      setDay({ ...day, [part]: event.target.value });
      setIssues({ ...issues, [part]: undefined });
    },
  });
  return { day, issues, bound, add, press };
}

function NewDayInputs({ days, value, error, errorDay, state }: SeveralDaysProps & { days: readonly BookedDay[] }) {
  const { today, live } = state;
  const { i18n } = useLingui();
  const { day, issues, bound, add, press } = useNewDay({ days, value, today });
  const told = (part: keyof NewDay) => {
    const code = issues[part];
    return code ? detailedValidationText(i18n, code) : undefined;
  };
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="font-semibold">{i18n._(SCHEDULE_TEXTS.newDay)}</legend>
      <p className="text-soft text-sm sm:col-span-2">{i18n._(SCHEDULE_TEXTS.addDateHint)}</p>
      <Field
        id={fieldId("bookingDates")}
        label={i18n._(SCHEDULE_TEXTS.newDate)}
        error={told("date") ?? (error ? dayIssueText(i18n, error, errorDay) : undefined)}
      >
        <Input {...bound("date")} type="date" />
      </Field>
      <Field id="book-new-start" label={i18n._(SCHEDULE_TEXTS.newStart)} error={told("startTime")}>
        <Input {...bound("startTime")} type="time" />
      </Field>
      <Field id="book-new-duration" label={i18n._(SCHEDULE_TEXTS.newDuration)}>
        <Select {...bound("duration")} options={DURATIONS.map((one) => ({ value: one, label: optionText(i18n, "duration", one) }))} />
      </Field>
      {day.duration === "extended" || !live ? (
        <Field id="book-new-end" label={i18n._(SCHEDULE_TEXTS.newEnd)} hint={i18n._(SCHEDULE_TEXTS.extendedHint)} error={told("endTime")}>
          <Input {...bound("endTime")} type="time" />
        </Field>
      ) : null}
      <div className="sm:col-span-2">
        <Button
          type="submit"
          name="intent"
          value="add-day"
          variant="secondary"
          onClick={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <Icon name="plus" />
          {i18n._(SCHEDULE_TEXTS.addDate)}
        </Button>
      </div>
      {state.freeDays ? (
        <MonthSlot
          asked={askedDetailedMonth(state.evaluation.values, day)}
          posted={state.freeDays.posted}
          live={live}
          hint={i18n._(SCHEDULE_TEXTS.separateHint)}
          className="sm:col-span-2"
          chosen={days.map((held) => held.date)}
          onChoose={press}
        />
      ) : null}
    </fieldset>
  );
}
