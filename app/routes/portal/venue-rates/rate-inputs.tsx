/** Where prices are typed: of a room by its length of use, of a service by its unit. */
import { Trans, useLingui } from "@lingui/react/macro";
import { Field } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { PRICED_SERVICES, SERVICE_UNITS } from "#app/domain/estimate/rate-card.ts";
import { SERVICE_LABELS } from "#app/i18n/detailed/estimate-texts.ts";
import { rateFieldLabel, SERVICE_UNIT_LABELS } from "#app/i18n/portal/rate-texts.ts";

export const ROOM_PARTS = ["halfDay", "fullDay", "furtherHour"] as const;

export type Values = Readonly<Record<string, string>>;

export interface RatesProps {
  values: Values;
  wrong: (field: string) => string | null;
}

/** What each service costs, by its unit. */
export function ServiceRates({ values, wrong }: RatesProps) {
  const { i18n, t } = useLingui();
  return (
    <fieldset className="grid gap-4">
      <legend className="font-semibold">
        <Trans>Services</Trans>
      </legend>
      {PRICED_SERVICES.map((service) => (
        <div key={service} className="grid grid-cols-[1fr_10rem] items-end gap-3">
          <Field
            name={`services.${service}`}
            optional="unmarked"
            label={i18n._(SERVICE_LABELS[service])}
            error={wrong(`services.${service}`)}
          >
            <Input inputMode="decimal" defaultValue={values[`services.${service}`] ?? ""} />
          </Field>
          <Select
            name={`services.${service}.unit`}
            aria-label={`${i18n._(SERVICE_LABELS[service])}, ${t`unit`}`}
            defaultValue={values[`services.${service}.unit`] ?? "day"}
            options={SERVICE_UNITS.map((value) => ({ value, label: i18n._(SERVICE_UNIT_LABELS[value]) }))}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface RoomRowProps {
  of: string;
  /** Whether it has a number of people. */
  sized?: boolean;
  values: Values;
  wrong: (field: string) => string | null;
}

export function RoomRow({ of, sized = false, values, wrong }: RoomRowProps) {
  const { i18n } = useLingui();
  const fields = [...(sized ? ["people"] : []), ...ROOM_PARTS];
  return (
    <div className={`grid grid-cols-2 items-start gap-3 ${sized ? "sm:grid-cols-4" : "sm:grid-cols-3"}`}>
      {fields.map((part) => {
        const name = `${of}.${part}`;
        return (
          <Field
            key={name}
            name={name}
            optional="unmarked"
            label={<RoomLabel of={of} text={rateFieldLabel(i18n, name)} />}
            error={wrong(name)}
          >
            <Input inputMode={part === "people" ? "numeric" : "decimal"} defaultValue={values[name] ?? ""} />
          </Field>
        );
      })}
    </div>
  );
}

/** The part's own name for the eye, the row's as well for a reader of the screen. */
function RoomLabel({ of, text }: { of: string; text: string }) {
  const at = text.lastIndexOf(", ");
  const [row, part] = at < 0 ? ["", text] : [text.slice(0, at + 2), text.slice(at + 2)];
  return (
    <span className="text-sm">
      {of ? <span className="sr-only">{row}</span> : null}
      {part}
    </span>
  );
}
