/** The booking in the rule-driven form (specification, section 2 "Detailed booking form"): no draft, nothing kept until it is saved. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, useState } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { FormSection } from "#app/components/booking-form/detailed/sections/section.tsx";
import { type DetailedFormActions, type DetailedFormState, FormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { detailedHydrationValues } from "#app/components/booking-form/detailed/state/hydration-values.ts";
import { controlName, FORM_ID, SHOWN_FLAGS } from "#app/components/booking-form/detailed/state/names.ts";
import { isFilled, shownSections } from "#app/components/booking-form/detailed/state/shown.ts";
import { withDefaults } from "#app/components/booking-form/detailed/state/suggestions.ts";
import { summarised } from "#app/components/booking-form/detailed/state/summary-errors.ts";
import { useChecks } from "#app/components/booking-form/detailed/state/use-checks.ts";
import { useEarlyValues } from "#app/components/hydration/use-early-values.ts";
import { useLive } from "#app/components/hydration/use-live.ts";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import {
  DETAILED_FIELD_NAMES,
  DETAILED_FIELDS,
  type DetailedField,
  type DetailedValues,
} from "#app/domain/booking/requests/detailed-fields.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { todayIn } from "#app/domain/booking/schedule/local-date.ts";
import type { Issue } from "#app/domain/errors.ts";
import { FORM_TEXTS } from "#app/i18n/detailed/form-texts.ts";
import { Carried } from "./carried.tsx";
import type { Basis } from "./steps.ts";

interface EditFormProps {
  bookingId: string;
  basis: Basis;
  /** What is typed so far. */
  initial: DetailedValues;
  issues: readonly Issue[];
  /** When the server rendered the page, UTC milliseconds. */
  now: number;
}

const NONE = new Set<never>();

export function EditForm({ bookingId, basis: opened, initial, issues: found, now }: EditFormProps) {
  const { i18n } = useLingui();
  const [search] = useSearchParams();
  const mode = search.get("fields") === "all" ? "all" : "required";
  // What was typed is over the version that was opened, also if the page reads a newer one meanwhile.
  const [basis] = useState(opened);
  const { values, actions } = useTypedValues(initial);
  const live = useLive();
  const { issuesOf } = useChecks(found, initial);
  const evaluation = useMemo(() => evaluate(values), [values]);
  const issues = issuesOf(evaluation.values);
  // What the booking held when it was opened stays in sight, also once it is emptied.
  const given = new Set(DETAILED_FIELD_NAMES.filter((field) => isFilled(field, basis.values) || isFilled(field, values)));
  const sections = shownSections(withDefaults(evaluation), mode, given, new Set(Object.keys(issues) as DetailedField[]));
  const state: DetailedFormState = {
    evaluation,
    mode,
    sections,
    issues,
    suggested: {},
    held: {},
    unsaved: NONE,
    glowing: NONE,
    live,
    today: todayIn(zoneOf(evaluation.values), new Date(now)),
  };
  const flags = sections.flatMap(({ fields }) =>
    fields.filter((field) => DETAILED_FIELDS[field].is.kind === "flag" && !evaluation.locked.has(field)).map(controlName),
  );
  const errors = useMemo(() => found.map((issue) => summarised(i18n, issue)), [found, i18n]);
  return (
    <Form
      id={FORM_ID}
      method="post"
      noValidate
      data-carries={initial === basis.values ? undefined : ""}
      className="@container mt-8 grid max-w-form gap-10"
    >
      {/* What Enter in a field presses: the first submit button of a form. */}
      <button type="submit" name="intent" value="review" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <Carried basis={basis} />
      <input type="hidden" name={SHOWN_FLAGS} value={flags.join(",")} />
      <ErrorSummary errors={errors} />
      {evaluation.missing.length > 0 && !evaluation.express ? (
        <p className="border-accent-line border-s-2 bg-sunk px-4 py-3">
          <Trans>
            This request was made with a short form. It can be saved as it is; once everything required is filled in, it is a detailed one.
          </Trans>
        </p>
      ) : null}
      <FormActions value={actions}>
        {sections.map((section) => (
          <FormSection key={section.id} section={section} state={state} level={2} away={false} onLeave={() => undefined} />
        ))}
      </FormActions>
      <EditButtons bookingId={bookingId} mode={mode} live={live} />
    </Form>
  );
}

/** What is typed, and the acts of the fields on it: nothing of it is a draft. */
function useTypedValues(initial: DetailedValues) {
  const [values, setValues] = useState(initial);
  const early = useEarlyValues(detailedHydrationValues);
  useEffect(() => setValues((held) => ({ ...held, ...early })), [early]);
  const actions = useMemo<DetailedFormActions>(() => {
    const editAll = (all: DetailedValues) => setValues((held) => ({ ...held, ...all }));
    return { editAll, edit: (field, value) => editAll({ [field]: value }), leave: () => undefined, undo: () => undefined };
  }, []);
  return { values, actions };
}

interface EditButtonsProps {
  bookingId: string;
  mode: "all" | "required";
  live: boolean;
}

/** To the review of the changes, to more or fewer fields, and away without saving. */
function EditButtons({ bookingId, mode, live }: EditButtonsProps) {
  const { i18n } = useLingui();
  const busy = useNavigation().state !== "idle";
  return (
    <div className="flex flex-wrap gap-3 border-hairline border-t pt-6">
      <Button type="submit" name="intent" value="review" size="lg" loading={busy}>
        <Trans>Check the changes</Trans>
      </Button>
      {live ? null : (
        <Button type="submit" name="intent" value="show" size="lg" variant="secondary">
          {i18n._(FORM_TEXTS.showWhatIsNeeded)}
        </Button>
      )}
      <Button
        type="submit"
        name="intent"
        value="show"
        size="lg"
        variant="secondary"
        formAction={mode === "all" ? "?fields=required" : "?fields=all"}
      >
        {mode === "all" ? <Trans>Show fewer fields</Trans> : <Trans>Show all fields</Trans>}
      </Button>
      <ButtonLink to={`/bookings/${bookingId}`} size="lg" variant="quiet">
        <Trans>Leave without saving</Trans>
      </ButtonLink>
    </div>
  );
}
