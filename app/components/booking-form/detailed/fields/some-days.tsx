/** Of several days those on which a service, a room or meals are wanted: boxes under each, none ticked for every day. */
import { useLingui } from "@lingui/react";
import { memo, useState } from "react";
import { type DetailedFormState, useFormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { controlName, fieldId } from "#app/components/booking-form/detailed/state/names.ts";
import {
  askedByDay,
  chosenDays,
  chosenHours,
  dayBoxes,
  dayHours,
  dayNote,
  hasNotes,
  SHOWN_DAYS,
  withChosenDays,
  withHoursOfDay,
} from "#app/components/booking-form/detailed/state/some-days.ts";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { Field, FieldError } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { type ByDayField, hasHours } from "#app/domain/booking/registry/by-day.ts";
import { ENTRY_LIMITS } from "#app/domain/booking/registry/entries.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { planOf } from "#app/domain/hearing-plan/plan.ts";
import { shortDay } from "#app/i18n/dates.ts";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import { hoursOfDayText, noteOfDayText, SCHEDULE_TEXTS } from "#app/i18n/detailed/schedule-texts.ts";
import { dayIssueText } from "#app/i18n/detailed/validation-messages.ts";

interface SomeDaysProps {
  value: string;
  error: string | undefined;
  errorDay: string | undefined;
  state: DetailedFormState;
}

export function SomeDays({ value, error, errorDay, state }: SomeDaysProps) {
  const { i18n } = useLingui();
  const { edit } = useFormActions();
  const { values } = state.evaluation;
  const fields = askedByDay(values);
  const days = planOf(values).days.map(({ date }) => date);
  return (
    <div id={fieldId("onSomeDays")} tabIndex={-1} className="grid gap-4 border-hairline border-y py-4 outline-none sm:col-span-2">
      <div>
        <p className="font-semibold">{i18n._(DETAILED_FIELD_LABELS.onSomeDays)}</p>
        <p className="text-soft text-sm">{i18n._(SCHEDULE_TEXTS.someDaysHint)}</p>
      </div>
      {fields.map((field) => (
        <DaysOf
          key={field}
          field={field}
          days={days.join()}
          value={value}
          live={state.live}
          onChange={(list) => edit("onSomeDays", list)}
        />
      ))}
      <FieldError id={`${fieldId("onSomeDays")}-error`}>{error ? dayIssueText(i18n, error, errorDay) : null}</FieldError>
      <input type="hidden" name={controlName("onSomeDays")} value={value} />
      <input type="hidden" name={SHOWN_DAYS} value={fields.join()} />
    </div>
  );
}

interface DaysOfProps {
  field: ByDayField;
  /** The hearing's, comma-joined. */
  days: string;
  value: string;
  live: boolean;
  onChange(list: string): void;
}

/** The boxes of one field; with them days that are none of the hearing's any more, to be taken out. */
const DaysOf = memo(function DaysOf({ field, days, value, live, onChange }: DaysOfProps) {
  const { i18n } = useLingui();
  const chosen = chosenDays(value, field);
  const all = [...new Set([...days.split(",").filter(Boolean), ...chosen.keys()])].sort();
  const take = (next: ReadonlyMap<LocalDate, string>) => onChange(withChosenDays(value, field, next));
  // Without scripts nothing is hidden that a box could bring back.
  const noted = hasNotes(field) ? all.filter((day) => !live || chosen.has(day)) : [];
  return (
    <CheckboxGroup
      id={`${fieldId("onSomeDays")}-${field}`}
      name={dayBoxes(field)}
      legend={i18n._(DETAILED_FIELD_LABELS[field])}
      options={all.map((day) => ({ value: day, label: shortDay(i18n.locale, day, "long") }))}
      chosen={[...chosen.keys()]}
      onChange={(now) => take(new Map(now.map((day) => [day, chosen.get(day) ?? ""])))}
    >
      {hasHours(field) &&
        all
          .filter((day) => !live || chosen.has(day))
          .map((day) => <Hours key={day} field={field} day={day} value={value} onChange={onChange} />)}
      {noted.map((day) => (
        <Note key={day} field={field} day={day} note={chosen.get(day) ?? ""} onType={(note) => take(new Map([...chosen, [day, note]]))} />
      ))}
    </CheckboxGroup>
  );
});

interface HoursProps {
  field: ByDayField;
  day: LocalDate;
  value: string;
  onChange(list: string): void;
}

/** Within which hours of one of its days a service is wanted. */
function Hours({ field, day, value, onChange }: HoursProps) {
  const { i18n } = useLingui();
  const held = chosenHours(value, field, day);
  const [typed, setTyped] = useState({ from: held.from ?? "", until: held.until ?? "" });
  const take = (next: typeof typed) => {
    setTyped(next);
    const { from, until } = next;
    onChange(withHoursOfDay(value, field, day, { ...(from ? { from } : {}), ...(until ? { until } : {}) }));
  };
  return (
    <div className="mt-2 grid gap-4 sm:grid-cols-2">
      {(["from", "until"] as const).map((end) => (
        <Field
          key={end}
          id={`${fieldId("onSomeDays")}-${field}-${day}-${end}`}
          label={i18n._(hoursOfDayText[end](shortDay(i18n.locale, day, "long")))}
          optional="unmarked"
        >
          <Input
            type="time"
            name={dayHours(field, day, end)}
            value={typed[end]}
            autoComplete="off"
            onChange={(event) => take({ ...typed, [end]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}

interface NoteProps {
  field: ByDayField;
  day: LocalDate;
  note: string;
  onType(note: string): void;
}

/** For how many, and what, on one of the days. The list holds it without the space that is just being typed. */
function Note({ field, day, note, onType }: NoteProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(note);
  return (
    <Field
      id={`${fieldId("onSomeDays")}-${field}-${day}`}
      label={i18n._(noteOfDayText(shortDay(i18n.locale, day, "long")))}
      optional="unmarked"
      className="mt-2"
    >
      <Input
        name={dayNote(field, day)}
        value={typed.trim() === note ? typed : note}
        maxLength={ENTRY_LIMITS.line}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          onType(event.target.value);
        }}
      />
    </Field>
  );
}
