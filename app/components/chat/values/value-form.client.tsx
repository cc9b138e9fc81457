/** The fields themselves: checked here as the forms check them, and given back as values and as a sentence. */
import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { fieldIssue } from "#app/components/booking-form/detailed/state/check-detailed.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { type DraftField, type DraftPlain, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { FIELDS } from "#app/domain/booking/registry/registry.ts";
import { draftFieldLabel } from "#app/i18n/detailed/draft-lines.ts";
import { detailText } from "#app/i18n/detailed/request-lines.ts";
import { detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";
import { ValueControl } from "./value-control.tsx";

interface ValueFormProps {
  /** Its accessible name. */
  name: string;
  fields: readonly DraftField[];
  /** What is held now. */
  held: DraftPlain;
  submit: ReactNode;
  busy: boolean;
  /** A form that was asked for takes the focus; one that is offered leaves it where it is. */
  takesFocus: boolean;
  /** Hears what differs from `held`, and the same as a sentence. */
  onSubmit(changed: DraftPlain, words: string): void;
  /** Further buttons. */
  children?: ReactNode;
}

type Issues = Partial<Record<DraftField, string>>;

export default function ValueForm({ name, fields, held, submit, busy, takesFocus, onSubmit, children }: ValueFormProps) {
  const { i18n } = useLingui();
  const id = useId();
  const box = useFocusOnFirst(takesFocus);
  const [typed, setTyped] = useState<DraftPlain>({});
  const [issues, setIssues] = useState<Issues>({});
  const [isEmpty, setIsEmpty] = useState(false);
  const values = { ...held, ...typed };
  // "Optional" tells something only next to what is not.
  const isMixed = fields.some(isAskedFor);

  function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const changed = changedIn(fields, held, typed);
    const found = issuesIn(fields, values);
    setIssues(found);
    setIsEmpty(Object.keys(changed).length === 0);
    const wrong = fields.find((field) => found[field]);
    if (wrong) document.getElementById(`${id}${wrong}`)?.focus();
    else if (Object.keys(changed).length > 0) onSubmit(changed, wordsOf(i18n, fields, changed));
  }

  return (
    <form ref={box} noValidate aria-label={name} onSubmit={send} className="grid grid-cols-2 gap-x-3 gap-y-4">
      {fields.map((field) => (
        <Field
          key={field}
          id={`${id}${field}`}
          label={draftFieldLabel(i18n, field)}
          optional={isMixed && !isAskedFor(field)}
          error={issues[field] ? detailedValidationText(i18n, issues[field]) : null}
          className={NARROW.test(field) ? "max-[22rem]:col-span-2" : "col-span-2"}
        >
          <ValueControl
            field={field}
            values={values}
            onChange={(value) => {
              setTyped({ ...typed, [field]: value });
              setIssues({ ...issues, [field]: undefined });
              setIsEmpty(false);
            }}
          />
        </Field>
      ))}
      <p role="alert" className="col-span-2 font-semibold text-danger text-sm empty:hidden">
        {isEmpty ? <Trans>Fill in or change at least one field.</Trans> : null}
      </p>
      <div className="col-span-2 flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={busy}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}

/** The form, whose first control has the focus where `takesFocus`. */
function useFocusOnFirst(takesFocus: boolean) {
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.querySelector<HTMLElement>("input, select, textarea")?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, [takesFocus]);
  return box;
}

/** Without it no request is sent. */
const isAskedFor = (field: DraftField): boolean => FIELDS[field].fast?.required === true;

/** Two of these share a row. */
const NARROW = /(?:Date|Time)$/;

function changedIn(fields: readonly DraftField[], held: DraftPlain, typed: DraftPlain): DraftPlain {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = typed[field]?.trim();
      return value === undefined || value === (held[field] ?? "") ? [] : [[field, value]];
    }),
  );
}

function wordsOf(i18n: I18n, fields: readonly DraftField[], changed: DraftPlain): string {
  return fields
    .flatMap((field) =>
      changed[field] ? [`${draftFieldLabel(i18n, field)}: ${detailText(i18n, detailedFieldOf(field), changed[field])}`] : [],
    )
    .join("; ");
}

function issuesIn(fields: readonly DraftField[], values: DraftPlain): Issues {
  const detailed = detailedValuesOf(values);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const wrong = fieldIssue(detailedFieldOf(field), detailed);
      return wrong ? ([[field, wrong.code]] as const) : [];
    }),
  );
}
