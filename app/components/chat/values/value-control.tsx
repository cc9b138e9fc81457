/** The control of one field, by the kind of its value. Its place is in a `<Field>`. */
import { useLingui } from "@lingui/react";
import { useLingui as useTexts } from "@lingui/react/macro";
import { AUTOCOMPLETE } from "#app/components/booking-form/detailed/fields/controls.ts";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { type DraftField, type DraftPlain, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import type { KindName } from "#app/domain/booking/registry/kinds.ts";
import { FIELDS } from "#app/domain/booking/registry/registry.ts";
import { offeredLocationTypes } from "#app/domain/booking/requests/effects.ts";
import { HOME_ZONES, PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import { ZoneChoice } from "./zone-choice.tsx";

interface ValueControlProps {
  field: DraftField;
  values: DraftPlain;
  onChange(value: string): void;
}

const INPUT_TYPES: Readonly<Partial<Record<KindName, string>>> = { email: "email", phone: "tel", date: "date", time: "time" };

export function ValueControl({ field, values, onChange }: ValueControlProps) {
  const { i18n } = useLingui();
  const { t } = useTexts();
  const { is } = FIELDS[field];
  const name = detailedFieldOf(field);
  const bound = {
    value: values[field] ?? "",
    "aria-required": FIELDS[field].fast?.required,
    autoComplete: AUTOCOMPLETE[name] ?? "off",
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (is.kind === "text" || is.kind === "story") return <Textarea {...bound} rows={3} />;
  if (field === "timeZone") return <ZoneChoice value={bound.value} near={HOME_ZONES} onChange={onChange} />;
  const options = optionsOf(field, values);
  if (options) {
    return (
      <Select {...bound} placeholder={t`Not chosen`} options={options.map((value) => ({ value, label: optionText(i18n, name, value) }))} />
    );
  }
  return <Input {...bound} type={INPUT_TYPES[is.kind] ?? "text"} inputMode={is.kind === "count" ? "numeric" : undefined} />;
}

/** The values of a field that has a list; null of another. */
function optionsOf(field: DraftField, values: DraftPlain): readonly string[] | null {
  const { is } = FIELDS[field];
  if (is.kind === "flag") return ["true", "false"];
  if (is.kind !== "choice") return null;
  return field === "locationType" ? offeredLocationTypes(PROCEEDING_TYPES.find((type) => type === values.proceedingType)) : is.values;
}
