/** Where nothing is mandatory: whom to call, and one button. Its promises are those that are kept (rulings, "Bookings"). */
import { useLingui } from "@lingui/react";
import { DetailedFieldView, fieldProps } from "#app/components/booking-form/detailed/fields/detailed-field.tsx";
import type { DetailedFormState } from "#app/components/booking-form/detailed/state/form-state.ts";
import { modeAddress } from "#app/components/booking-form/detailed/state/use-steps.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { CALL_BACK_FIELDS, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import { EXPRESS_TEXTS } from "#app/i18n/detailed/express-texts.ts";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import type { SendFailure } from "../failure-text.ts";
import { FailureAlert } from "./failure-alert.tsx";

interface ExpressPanelProps {
  state: DetailedFormState;
  level: 2 | 3;
  busy: boolean;
  failure: SendFailure | null;
  onDetails(): void;
}

const SHOWN: readonly DetailedField[] = [...CALL_BACK_FIELDS, "proceedingType", "locationType"];

export function ExpressPanel({ state, level, busy, failure, onDetails }: ExpressPanelProps) {
  const { i18n } = useLingui();
  const Heading = level === 2 ? "h2" : "h3";
  const { locked } = state.evaluation;
  const along = (Object.keys(sentValues(state.evaluation)) as DetailedField[]).filter(
    (field) => !SHOWN.includes(field) && !locked.has(field) && state.evaluation.values[field] !== "false",
  );
  return (
    <section className="border-accent border-t-2 bg-raised px-5 py-6 sm:px-8" aria-labelledby="express-title">
      <Heading id="express-title" className="text-2xl">
        {i18n._(EXPRESS_TEXTS.title)}
      </Heading>
      <p className="mt-2 text-soft">{i18n._(EXPRESS_TEXTS.lead)}</p>
      <ul className="mt-4 grid gap-2">
        {[EXPRESS_TEXTS.confirmed, EXPRESS_TEXTS.called, EXPRESS_TEXTS.coordinated].map((promise) => (
          <li key={promise.id} className="flex items-start gap-3">
            <Icon name="check" className="mt-1 text-accent" />
            {i18n._(promise)}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid items-start gap-6 sm:grid-cols-2">
        {CALL_BACK_FIELDS.map((field) => (
          // Nobody can call back without them, whatever the proceeding makes mandatory.
          <DetailedFieldView key={field} {...fieldProps(state, field, null, "")} reason="to_reach_you" />
        ))}
      </div>
      {along.length > 0 ? (
        <p className="mt-4 text-soft text-sm">
          {i18n._(EXPRESS_TEXTS.goesAlong)}: {along.map((field) => i18n._(DETAILED_FIELD_LABELS[field])).join(", ")}.
        </p>
      ) : null}
      <div className="mt-6 grid gap-4">
        <FailureAlert failure={failure} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="express" size="lg" loading={busy}>
            {i18n._(busy ? EXPRESS_TEXTS.working : EXPRESS_TEXTS.book)}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="show"
            formAction={modeAddress("all")}
            variant="secondary"
            size="lg"
            onClick={(event) => {
              event.preventDefault();
              onDetails();
            }}
          >
            {i18n._(EXPRESS_TEXTS.enterDetails)}
          </Button>
        </div>
      </div>
    </section>
  );
}
