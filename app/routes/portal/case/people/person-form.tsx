import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import type { NamedPlace } from "#app/domain/case/places.ts";
import { PLACE_LABELS } from "#app/i18n/portal/conflict-labels.ts";
import type { Refused } from "../action.ts";
import { useWrongOf } from "../refusal-box.tsx";
import type { PersonView } from "./records.ts";

type PersonFormProps = { refused: Refused | undefined } & (
  | { intent: "name-person"; places: readonly NamedPlace[]; person?: undefined }
  | { intent: "edit-person"; person: PersonView; places?: undefined }
);

/** Naming somebody, or correcting what was said of them before they came in. */
export function PersonForm({ intent, places, person, refused }: PersonFormProps) {
  const { i18n, t } = useLingui();
  const wrong = useWrongOf(refused, intent);
  const sent = useNavigation().formData;
  const id = (part: string) => `${person?.id ?? "new"}-${part}`;
  const value = (part: "name" | "firm" | "email" | "aliases") => refused?.typed[part] ?? person?.[part] ?? "";
  return (
    <Form method="post" preventScrollReset noValidate key={person ? undefined : JSON.stringify(places)} className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      {person && <input type="hidden" name="id" value={person.id} />}
      {places && (
        <Field id={id("place")} name="place" label={t`Role in the case`} error={wrong("place")}>
          <Select
            defaultValue={refused?.typed.place ?? places[0]}
            options={places.map((place) => ({ value: place, label: i18n._(PLACE_LABELS[place]) }))}
          />
        </Field>
      )}
      <Field id={id("name")} name="name" label={t`Name`} error={wrong("name")}>
        <Input maxLength={CASE_LIMITS.name} defaultValue={value("name")} />
      </Field>
      <Field id={id("firm")} name="firm" label={t`Firm`} error={wrong("firm")} optional>
        <Input maxLength={CASE_LIMITS.firm} defaultValue={value("firm")} />
      </Field>
      <Field
        id={id("email")}
        name="email"
        label={t`E-mail`}
        hint={places || person?.state === "invited" ? t`The invitation goes there at once.` : undefined}
        error={wrong("email")}
        optional
      >
        <Input type="email" maxLength={CASE_LIMITS.email} defaultValue={value("email")} />
      </Field>
      <Field
        id={id("aliases")}
        name="aliases"
        label={t`Other names`}
        hint={t`Former, short or group names, one per line.`}
        error={wrong("aliases")}
        optional
      >
        <Textarea rows={2} maxLength={CASE_LIMITS.aliases} defaultValue={value("aliases")} />
      </Field>
      <Button type="submit" loading={sent?.get("intent") === intent && (!person || sent.get("id") === person.id)}>
        {person ? <Trans>Save</Trans> : <Trans>Add to the case</Trans>}
      </Button>
    </Form>
  );
}

/** A form that unfolds under its own words, with or without scripts. */
export function Unfolding({ label, name, open, children }: { label: ReactNode; name?: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open || undefined} className="group min-w-0 open:basis-full">
      <summary
        aria-label={name}
        className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm px-2 py-2 font-semibold text-accent text-sm underline decoration-1 decoration-accent-line underline-offset-4 hover:bg-accent-wash [&::-webkit-details-marker]:hidden"
      >
        {label}
        <Icon name="chevronDown" size={14} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="my-3 border-accent-line border-s-2 ps-4">{children}</div>
    </details>
  );
}
