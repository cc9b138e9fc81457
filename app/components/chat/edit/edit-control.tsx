/** The control of one value of a card, by its kind; its place is in a `<Field>`. */
import { useLingui } from "@lingui/react/macro";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { LabelledColumn, LabelledField } from "#app/i18n/detailed/edit/edit-card.ts";
import { ZoneChoice } from "../values/zone-choice.tsx";

interface EditControlProps extends Pick<LabelledField, "value" | "options"> {
  kind: LabelledField["kind"] | LabelledColumn["kind"];
  onChange(value: string): void;
}

const INPUT_TYPES: Readonly<Partial<Record<EditControlProps["kind"], string>>> = {
  email: "email",
  phone: "tel",
  date: "date",
  time: "time",
};

export function EditControl({ kind, value, options, onChange }: EditControlProps) {
  const { t } = useLingui();
  const bound = { value, autoComplete: "off", onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  if (kind === "zone") return <ZoneChoice value={value} near={(options ?? []).map((one) => one.value)} onChange={onChange} />;
  if (options) return <Select {...bound} placeholder={t`Not chosen`} options={options} />;
  if (kind === "area") return <Textarea {...bound} rows={2} />;
  return <Input {...bound} type={INPUT_TYPES[kind] ?? "text"} inputMode={kind === "count" ? "numeric" : undefined} />;
}
