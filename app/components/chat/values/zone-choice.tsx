/** A time zone: the few that are near at hand in a list, and any other one by its city, which is searched for as it is typed. */
import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { TIME_ZONES } from "#app/domain/booking/vocabulary.ts";
import { zoneCity } from "#app/i18n/dates.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";

interface ZoneChoiceProps {
  value: string;
  /** Those that are offered at once. */
  near: readonly string[];
  onChange(zone: string): void;
}

/** The last choice of the list, which is no zone. */
const ANOTHER = "another";

export function ZoneChoice({ value, near, onChange }: ZoneChoiceProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [search, setSearch] = useState<string | null>(null);
  const offered = value && !near.includes(value) ? [value, ...near] : near;
  const cities = TIME_ZONES.map((zone) => ({ zone, city: zoneCity(i18n.locale, zone) }));
  const options = [
    ...offered.map((zone) => ({ value: zone, label: optionText(i18n, "timeZone", zone) })),
    { value: ANOTHER, label: t`Another city…` },
  ];
  return (
    <div className="grid gap-2">
      <Select
        value={search === null ? value : ANOTHER}
        autoComplete="off"
        placeholder={t`Not chosen`}
        options={options}
        onChange={({ target }) => {
          setSearch(target.value === ANOTHER ? "" : null);
          if (target.value !== ANOTHER) onChange(target.value);
        }}
      />
      {search === null ? null : (
        <>
          <Input
            id={`${id}city`}
            value={search}
            list={id}
            autoComplete="off"
            aria-label={t`City of the time zone`}
            placeholder={t`City of the time zone`}
            onChange={({ target }) => {
              setSearch(target.value);
              const found = cities.find(({ city }) => city.toLowerCase() === target.value.trim().toLowerCase());
              if (found) onChange(found.zone);
            }}
          />
          <datalist id={id}>
            {cities.map(({ zone, city }) => (
              <option key={zone} value={city} />
            ))}
          </datalist>
        </>
      )}
    </div>
  );
}
