/** The control of a field, framed with its name, hint, error and what is under it. */
import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useFormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { controlName, fieldId } from "#app/components/booking-form/detailed/state/names.ts";
import { standing } from "#app/components/booking-form/detailed/state/suggestions.ts";
import { Checkbox } from "#app/components/ui/checkbox.tsx";
import { CheckboxGroup } from "#app/components/ui/checkbox-group.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { RadioCards } from "#app/components/ui/radio-cards.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { WORLD_ZONES } from "#app/domain/booking/vocabulary.ts";
import { publishes } from "#app/domain/venue/published.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { zoneCity, zoneLabel } from "#app/i18n/dates.ts";
import { FORM_TEXTS } from "#app/i18n/detailed/form-texts.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import { PLACE_TEXTS, seatsText } from "#app/i18n/detailed/place-texts.ts";
import { isLanguageList, languagesStored, languagesText } from "#app/i18n/language-names.ts";
import { AUTOCOMPLETE, CARD_COLUMNS, controlOf, INPUT_TYPES } from "./controls.ts";

interface FieldControlProps {
  field: DetailedField;
  label: string;
  value: string;
  offered: string | undefined;
  clock: string | undefined;
  required: boolean;
  className: string;
  hint: string | undefined;
  error: string | undefined;
  aside: ReactNode;
  children: ReactNode;
}

export function FieldControl(props: FieldControlProps) {
  const { field, label, value, required, className, hint, error, aside, children } = props;
  const { i18n } = useLingui();
  const actions = useFormActions();
  const control = controlOf(field);
  const id = fieldId(field);
  const name = controlName(field);
  const options = props.offered ? props.offered.split(",") : [];
  const edit = (next: string) => actions.edit(field, next);
  const leave = () => actions.leave(field);

  if (control === "flag") {
    return (
      <Checkbox
        {...{ label, name, id, hint, error, aside, required, className }}
        checked={value === "true"}
        onChange={(ticked) => edit(ticked ? "true" : "false")}
        onBlur={leave}
      />
    );
  }
  if (control === "several") {
    return (
      <CheckboxGroup
        {...{ name, id, hint, error, className }}
        legend={label}
        chosen={value ? value.split(",") : []}
        options={options.map((one) => ({ value: one, label: optionText(i18n, field, one) }))}
        onChange={(chosen) => edit(chosen.join(","))}
      >
        {children}
      </CheckboxGroup>
    );
  }
  if (control === "cards") {
    return <Cards {...props} options={options} />;
  }
  return (
    <Field {...{ label, id, name, hint, error, aside, className }} optional={!required && field !== "proceedingType"}>
      <TypedControl {...props} control={control} options={options} />
      {children}
    </Field>
  );
}

interface TypedControlProps extends FieldControlProps {
  control: Exclude<ReturnType<typeof controlOf>, "flag" | "several" | "cards">;
  options: readonly string[];
}

/** A list to choose from, a text, a number or a line. */
function TypedControl({ control, field, value, required, options, clock }: TypedControlProps) {
  const { i18n } = useLingui();
  const actions = useFormActions();
  const bound = {
    value,
    "aria-required": required || undefined,
    autoComplete: AUTOCOMPLETE[field] ?? "off",
    onChange: (event: { target: { value: string } }) => actions.edit(field, event.target.value),
    onBlur: () => actions.leave(field),
  };
  if (control === "text") return <Textarea {...bound} rows={3} />;
  if (control === "count") return <Input {...bound} inputMode="numeric" className="max-w-40" />;
  if (isLanguageList(field)) return <LanguageInput {...bound} onEdit={(text) => actions.edit(field, text)} />;
  if (control !== "select") return <Input {...bound} type={INPUT_TYPES[control]} />;
  return (
    <Select {...bound} value={standing(field, { [field]: value })}>
      {required && value ? null : field === "timeZone" ? null : (
        <option value="">{i18n._(required || field === "proceedingType" ? FORM_TEXTS.choose : FORM_TEXTS.noPreference)}</option>
      )}
      {options.map((one) => (
        <option key={one} value={one} suppressHydrationWarning>
          {field === "timeZone" ? zoneText(i18n.locale, one, clock?.split("|")[1]) : optionText(i18n, field, one)}
        </option>
      ))}
    </Select>
  );
}

interface LanguageInputProps extends Omit<ComponentProps<typeof Input>, "value" | "onChange" | "onBlur"> {
  value: string;
  onEdit: (value: string) => void;
  onBlur: () => void;
}

/** A line in the reader's language, with the languages that most hearings are held in at hand; while somebody types it is what they type. */
function LanguageInput({ value, onEdit, onBlur, ...bound }: LanguageInputProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = (list: string) => languagesText(i18n.locale, list);
  return (
    <>
      <Input
        {...bound}
        value={typed ?? shown(value)}
        onChange={(event) => {
          setTyped(event.target.value);
          onEdit(languagesStored(event.target.value));
        }}
        onBlur={() => {
          setTyped(null);
          onBlur();
        }}
        list={id}
        suppressHydrationWarning
      />
      <datalist id={id} suppressHydrationWarning>
        {["English", "French", "Spanish", "English, French"].map((names) => (
          <option key={names} value={shown(names)} />
        ))}
      </datalist>
    </>
  );
}

/** A few choices side by side, some with a line that tells them apart. */
function Cards({
  field,
  label,
  value,
  required,
  className,
  hint,
  error,
  aside,
  children,
  options,
}: FieldControlProps & { options: string[] }) {
  const { i18n } = useLingui();
  const actions = useFormActions();
  return (
    <div className={classNames("grid gap-1.5", className)}>
      <RadioCards
        {...{ name: controlName(field), id: fieldId(field), hint, error, aside }}
        legend={label}
        optional={!required && field !== "bookingType" && field !== "locationType"}
        columns={CARD_COLUMNS[field] ?? 3}
        value={standing(field, { [field]: value })}
        onChange={(next) => actions.edit(field, next)}
        options={options.map((one) => ({ value: one, label: optionText(i18n, field, one), description: describedCard(i18n, field, one) }))}
      />
      {children}
    </div>
  );
}

function describedCard(i18n: I18n, field: DetailedField, option: string): string | undefined {
  if (field === "platformPreference" && option === "zoom") return i18n._(PLACE_TEXTS.zoom);
  if (field !== "location") return undefined;
  const venue = venueOf(option);
  if (!venue) return i18n._(PLACE_TEXTS.anotherPlace);
  return publishes(venue, "capacity") ? i18n._(seatsText(venue.capacity.from, venue.capacity.to)) : undefined;
}

/** A zone of ours by its name and city, with the hour in force; one of the world, of which there are many, by its city alone. */
function zoneText(locale: string, zone: string, date?: string): string {
  return (WORLD_ZONES as readonly string[]).includes(zone) ? zoneCity(locale, zone) : zoneLabel(locale, zone, date);
}
