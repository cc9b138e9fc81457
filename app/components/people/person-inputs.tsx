/** The inputs of one who takes part: a person with a name, or several of a part who are counted. */
import { useLingui } from "@lingui/react";
import { Button } from "#app/components/ui/button.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { ATTENDANCES, PARTS, SIDES } from "#app/domain/booking/registry/entries.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { WORLD_ZONES } from "#app/domain/people/world-zones.ts";
import { shortDay, zoneCity } from "#app/i18n/dates.ts";
import { PART_LABELS } from "#app/i18n/detailed/entry-texts.ts";
import { ATTENDS_LABELS, PEOPLE_TEXTS, rowErrorText, rowText, SIDE_LABELS } from "#app/i18n/detailed/people-texts.ts";
import { detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";
import { type OpenPerson, PERSON_AT, PERSON_INPUTS, type PersonInput } from "./typed-person.ts";

interface PersonInputsProps {
  open: OpenPerson;
  /** Which row it is, from 1. */
  row: number;
  /** The days of the hearing, in order. */
  hearingDays: readonly LocalDate[];
  onType(input: PersonInput, text: string): void;
  onPlaced(): void;
  onSave(): void;
  onCancel(): void;
}

const FAULTS = {
  who_or_where: PEOPLE_TEXTS.whoOrWhere,
  count_wrong: PEOPLE_TEXTS.countWrong,
  too_many: PEOPLE_TEXTS.tooMany,
  too_long: PEOPLE_TEXTS.tooLong,
  hours_wrong: PEOPLE_TEXTS.hoursWrong,
} as const;

export function PersonInputs({ open, row, hearingDays, onType, onPlaced, onSave, onCancel }: PersonInputsProps) {
  const { i18n } = useLingui();
  const { at, typed, issues } = open;
  const framed = (input: PersonInput) => ({
    id: PERSON_INPUTS[input],
    label: i18n._(PEOPLE_TEXTS[input]),
    optional: "unmarked" as const,
    error: errorOf(input),
  });
  const bound = (input: PersonInput) => ({
    id: PERSON_INPUTS[input],
    name: PERSON_INPUTS[input],
    value: typed[input],
    autoComplete: "off",
    onChange: (event: { target: { value: string } }) => onType(input, event.target.value),
  });
  function errorOf(input: PersonInput) {
    const fault = issues[input];
    if (!fault) return undefined;
    const text = fault in FAULTS ? i18n._(FAULTS[fault as keyof typeof FAULTS]) : detailedValidationText(i18n, fault);
    return i18n._(rowErrorText(row, text));
  }
  const zones = typed.zone && !WORLD_ZONES.includes(typed.zone) ? [...WORLD_ZONES, typed.zone] : WORLD_ZONES;
  const cities = zones
    .map((zone) => ({ value: zone, label: zoneCity(i18n.locale, zone) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.locale));
  return (
    <fieldset
      className="grid items-start gap-4 border-accent border-s-2 bg-sunk px-4 py-4 sm:grid-cols-2"
      onKeyDown={(event) => {
        // Enter in a line puts this person into the list; the form around it is sent by its own button.
        if (event.key === "Enter" && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          onSave();
        }
      }}
    >
      <legend className="sr-only">{i18n._(at === null ? PEOPLE_TEXTS.newPerson : rowText(row))}</legend>
      <p aria-hidden="true" className="font-semibold sm:col-span-2">
        {i18n._(at === null ? PEOPLE_TEXTS.newPerson : rowText(row))}
      </p>
      <input type="hidden" name={PERSON_AT} value={at ?? ""} />
      <Field {...framed("name")}>
        <Input {...bound("name")} />
      </Field>
      <Field {...framed("count")} hint={i18n._(PEOPLE_TEXTS.countHint)}>
        <Input {...bound("count")} inputMode="numeric" className="max-w-40" />
      </Field>
      <Field {...framed("part")}>
        <Select {...bound("part")} options={PARTS.map((part) => ({ value: part, label: i18n._(PART_LABELS[part]) }))} />
      </Field>
      <Field {...framed("side")}>
        <Select
          {...bound("side")}
          placeholder={i18n._(PEOPLE_TEXTS.neitherSide)}
          options={SIDES.map((side) => ({ value: side, label: i18n._(SIDE_LABELS[side]) }))}
        />
      </Field>
      <Field {...framed("title")} hint={i18n._(PEOPLE_TEXTS.titleHint)}>
        <Input {...bound("title")} />
      </Field>
      <Field {...framed("firm")}>
        <Input {...bound("firm")} />
      </Field>
      <Field {...framed("attends")}>
        <Select
          {...bound("attends")}
          placeholder={i18n._(PEOPLE_TEXTS.notKnown)}
          options={ATTENDANCES.map((one) => ({ value: one, label: i18n._(ATTENDS_LABELS[one]) }))}
        />
      </Field>
      <Field {...framed("place")}>
        <Input {...bound("place")} onBlur={onPlaced} />
      </Field>
      <Field {...framed("zone")}>
        <Select {...bound("zone")} placeholder={i18n._(PEOPLE_TEXTS.ofTheCity)} options={cities} />
      </Field>
      <Field {...framed("access")} hint={i18n._(PEOPLE_TEXTS.accessHint)} className="sm:col-span-2">
        <Textarea {...bound("access")} rows={2} />
      </Field>
      <Field {...framed("hours")} className="sm:col-span-2">
        <Input {...bound("hours")} className="max-w-40" />
      </Field>
      <Days days={typed.days} hearingDays={hearingDays} onType={(days) => onType("days", days)} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" name="intent" value="put-person" variant="secondary" onClick={instead(onSave)}>
          {i18n._(at === null ? PEOPLE_TEXTS.add : PEOPLE_TEXTS.save)}
        </Button>
        <Button type="submit" name="intent" value="close-person" variant="quiet" onClick={instead(onCancel)}>
          {i18n._(PEOPLE_TEXTS.cancel)}
        </Button>
      </div>
    </fieldset>
  );
}

interface DaysProps {
  days: string;
  hearingDays: readonly LocalDate[];
  onType(days: string): void;
}

/** On which of several days they come; with them days that are none of the hearing any more, to be taken out. */
function Days({ days, hearingDays, onType }: DaysProps) {
  const { i18n } = useLingui();
  const chosen = days.split(",").filter(Boolean);
  const all = [...new Set([...hearingDays, ...chosen])].sort();
  if (all.length < 2 && chosen.length === 0) return null;
  return (
    <CheckboxGroup
      id={PERSON_INPUTS.days}
      name={PERSON_INPUTS.days}
      legend={i18n._(PEOPLE_TEXTS.days)}
      hint={i18n._(PEOPLE_TEXTS.daysHint)}
      options={all.map((day) => ({ value: day, label: shortDay(i18n.locale, day, "long") }))}
      chosen={chosen}
      onChange={(now) => onType(now.join(","))}
      className="sm:col-span-2"
    />
  );
}

/** Does `action` in place of the post that the button makes without scripts. */
export function instead(action: () => void) {
  return (event: { preventDefault(): void }) => {
    event.preventDefault();
    action();
  };
}
