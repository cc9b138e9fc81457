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
import { ATTENDS_LABELS, PEOPLE_TEXTS, rowText, SIDE_LABELS } from "#app/i18n/detailed/people-texts.ts";
import { type PersonFields, personFields } from "./person-fields.ts";
import { mayBeAfar, type OpenPerson, PERSON_AT, PERSON_INPUTS } from "./typed-person.ts";

interface PersonInputsProps extends Pick<PersonFields, "row" | "onType"> {
  open: OpenPerson;
  /** The days of the hearing, in order. */
  hearingDays: readonly LocalDate[];
  onPlaced(): void;
  onSave(): void;
  onCancel(): void;
}

export function PersonInputs({ open, row, hearingDays, onType, onPlaced, onSave, onCancel }: PersonInputsProps) {
  const { i18n } = useLingui();
  const { at, typed, issues } = open;
  const inputs = { typed, issues, row, onType };
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
      <WhoInputs {...inputs} />
      <WhereInputs {...inputs} onPlaced={onPlaced} />
      <Days input="days" typed={typed} hearingDays={hearingDays} onType={onType} />
      {mayBeAfar(typed) ? <Days input="remoteOn" typed={typed} hearingDays={hearingDays} onType={onType} /> : null}
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

/** Who comes: a name or a number, their part and side, and for whom they act. */
function WhoInputs(props: PersonFields) {
  const { i18n } = useLingui();
  const { framed, bound } = personFields(i18n, props);
  return (
    <>
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
    </>
  );
}

/** How and from where they take part, and what they need for it. */
function WhereInputs({ onPlaced, ...props }: PersonFields & Pick<PersonInputsProps, "onPlaced">) {
  const { i18n } = useLingui();
  const { framed, bound } = personFields(i18n, props);
  return (
    <>
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
        <Select {...bound("zone")} placeholder={i18n._(PEOPLE_TEXTS.ofTheCity)} options={zoneCities(i18n.locale, props.typed.zone)} />
      </Field>
      <Field {...framed("access")} hint={i18n._(PEOPLE_TEXTS.accessHint)} className="sm:col-span-2">
        <Textarea {...bound("access")} rows={2} />
      </Field>
      <Field {...framed("email")}>
        <Input {...bound("email")} type="email" />
      </Field>
      <Field {...framed("phone")}>
        <Input {...bound("phone")} type="tel" />
      </Field>
      <Field {...framed("note")} hint={i18n._(PEOPLE_TEXTS.noteHint)} className="sm:col-span-2">
        <Textarea {...bound("note")} rows={2} />
      </Field>
      <Field {...framed("hours")} className="sm:col-span-2">
        <Input {...bound("hours")} className="max-w-40" />
      </Field>
    </>
  );
}

/** The zones to choose from by their cities, in the order of the reader's alphabet; with the one that is chosen. */
function zoneCities(locale: string, chosen: string) {
  const zones = chosen && !WORLD_ZONES.includes(chosen) ? [...WORLD_ZONES, chosen] : WORLD_ZONES;
  return zones
    .map((zone) => ({ value: zone, label: zoneCity(locale, zone) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}

interface DaysProps extends Pick<PersonFields, "typed" | "onType"> {
  input: "days" | "remoteOn";
  hearingDays: readonly LocalDate[];
}

const DAYS_HINTS = { days: PEOPLE_TEXTS.daysHint, remoteOn: PEOPLE_TEXTS.remoteOnHint } as const;

/** On which of several days they come, or are elsewhere; with them days that are none of the hearing any more, to be taken out. */
function Days({ input, typed, hearingDays, onType }: DaysProps) {
  const { i18n } = useLingui();
  const chosen = typed[input].split(",").filter(Boolean);
  const all = [...new Set([...hearingDays, ...chosen])].sort();
  if (all.length < 2 && chosen.length === 0) return null;
  return (
    <CheckboxGroup
      id={PERSON_INPUTS[input]}
      name={PERSON_INPUTS[input]}
      legend={i18n._(PEOPLE_TEXTS[input])}
      hint={i18n._(DAYS_HINTS[input])}
      options={all.map((day) => ({ value: day, label: shortDay(i18n.locale, day, "long") }))}
      chosen={chosen}
      onChange={(now) => onType(input, now.join(","))}
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
