/** The people of the hearing: those in the list, each with its Remove, and the inputs for one more. */
import { useLingui } from "@lingui/react";
import { memo, useState } from "react";
import { useFormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { fieldId, NEW_PERSON } from "#app/components/booking-form/detailed/state/names.ts";
import { addPerson, EMPTY_PERSON, type NewPerson, type NewPersonIssues } from "#app/components/booking-form/detailed/state/new-person.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { ATTENDANCES, PARTS } from "#app/domain/booking/registry/entries.ts";
import { WORLD_ZONES } from "#app/domain/people/world-zones.ts";
import { zoneCity } from "#app/i18n/dates.ts";
import { PART_LABELS } from "#app/i18n/detailed/entry-texts.ts";
import { PEOPLE_TEXTS } from "#app/i18n/detailed/people-texts.ts";
import { ToldList } from "./told-list.tsx";

interface PeopleListProps {
  value: string;
  error: string | undefined;
}

const ISSUES = { who_or_where: PEOPLE_TEXTS.whoOrWhere, too_many: PEOPLE_TEXTS.tooMany, too_long: PEOPLE_TEXTS.tooLong } as const;

export const PeopleList = memo(function PeopleList({ value, error }: PeopleListProps) {
  const { i18n } = useLingui();
  const { edit } = useFormActions();
  const [person, setPerson] = useState<NewPerson>(EMPTY_PERSON);
  const [issues, setIssues] = useState<NewPersonIssues>({});

  function add() {
    const added = addPerson(value, person);
    if ("list" in added) {
      setPerson({ ...EMPTY_PERSON, part: person.part });
      edit("people", added.list);
    }
    setIssues("issues" in added ? added.issues : {});
    document.getElementById(NEW_PERSON.name)?.focus();
  }
  const wrong = (part: keyof NewPerson) => {
    const code = issues[part];
    return code ? i18n._(ISSUES[code]) : undefined;
  };
  const bound = (part: keyof NewPerson) => ({
    id: NEW_PERSON[part],
    name: NEW_PERSON[part],
    value: person[part],
    autoComplete: "off",
    "aria-required": undefined,
    onChange: (event: { target: { value: string } }) => {
      setPerson({ ...person, [part]: event.target.value });
      setIssues({ ...issues, [part]: undefined });
    },
  });
  const attends = { remote: PEOPLE_TEXTS.byVideo, telephone: PEOPLE_TEXTS.byTelephone, in_person: PEOPLE_TEXTS.inTheRoom };
  const cities = WORLD_ZONES.map((zone) => ({ value: zone, label: zoneCity(i18n.locale, zone) })).sort((one, other) =>
    one.label.localeCompare(other.label, i18n.locale),
  );
  return (
    <div className="grid gap-4 sm:col-span-2">
      <ToldList field="people" value={value} error={error} empty={i18n._(PEOPLE_TEXTS.none)} />
      <fieldset id={`${fieldId("people")}-new`} className="grid gap-4 sm:grid-cols-2">
        <legend className="font-semibold">{i18n._(PEOPLE_TEXTS.newPerson)}</legend>
        <p className="text-soft text-sm sm:col-span-2">{i18n._(PEOPLE_TEXTS.hint)}</p>
        <Field id={NEW_PERSON.name} label={i18n._(PEOPLE_TEXTS.name)} error={wrong("name")} optional="unmarked">
          <Input {...bound("name")} />
        </Field>
        <Field id={NEW_PERSON.part} label={i18n._(PEOPLE_TEXTS.part)} optional="unmarked">
          <Select {...bound("part")} options={PARTS.map((part) => ({ value: part, label: i18n._(PART_LABELS[part]) }))} />
        </Field>
        <Field id={NEW_PERSON.attends} label={i18n._(PEOPLE_TEXTS.attends)} optional="unmarked">
          <Select {...bound("attends")} options={ATTENDANCES.map((one) => ({ value: one, label: i18n._(attends[one]) }))} />
        </Field>
        <Field id={NEW_PERSON.place} label={i18n._(PEOPLE_TEXTS.place)} error={wrong("place")} optional="unmarked">
          <Input {...bound("place")} />
        </Field>
        <Field id={NEW_PERSON.zone} label={i18n._(PEOPLE_TEXTS.zone)} optional="unmarked">
          <Select {...bound("zone")}>
            <option value="">{i18n._(PEOPLE_TEXTS.noZone)}</option>
            {cities.map(({ value: zone, label }) => (
              <option key={zone} value={zone}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <div className="self-end">
          <Button
            type="submit"
            name="intent"
            value="add-person"
            variant="secondary"
            onClick={(event) => {
              event.preventDefault();
              add();
            }}
          >
            <Icon name="plus" />
            {i18n._(PEOPLE_TEXTS.add)}
          </Button>
        </div>
      </fieldset>
    </div>
  );
});
