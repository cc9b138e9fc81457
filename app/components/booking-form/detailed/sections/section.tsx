/** One section of the detailed form: its heading, which turns green and says so, and the fields that it shows. */
import { useLingui } from "@lingui/react";
import { Fragment, type ReactNode } from "react";
import { DetailedFieldView, fieldProps } from "#app/components/booking-form/detailed/fields/detailed-field.tsx";
import { FieldNote } from "#app/components/booking-form/detailed/fields/notes.tsx";
import { hasOwnView, OwnField } from "#app/components/booking-form/detailed/fields/own-field.tsx";
import { type SameContact, sameContact } from "#app/components/booking-form/detailed/state/entries.ts";
import { type DetailedFormState, useFormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { controlName, fieldId, headingId, sectionId } from "#app/components/booking-form/detailed/state/names.ts";
import { isComplete, type ShownSection, settledElsewhere } from "#app/components/booking-form/detailed/state/shown.ts";
import { venueInForce } from "#app/components/booking-form/fields.ts";
import { PeopleSlot } from "#app/components/people/people-slot.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { zoneOf } from "#app/domain/booking/requests/fast-values.ts";
import { firstDay } from "#app/domain/booking/requests/stored-details.ts";
import { offered } from "#app/domain/booking/rules/evaluate.ts";
import { hearingKey } from "#app/domain/hearing-plan/hearing-key.ts";
import { EFFECT_LABELS } from "#app/i18n/detailed/effect-labels.ts";
import { FORM_TEXTS, sameText } from "#app/i18n/detailed/form-texts.ts";
import { FIELD_HINTS } from "#app/i18n/detailed/place-texts.ts";
import { SECTION_LABELS } from "#app/i18n/detailed/section-labels.ts";
import { detailedValidationText } from "#app/i18n/detailed/validation-messages.ts";
import { DaysThen, RoomsForSetup, RoomsThen } from "./free-rooms.tsx";
import { SectionProgress } from "./section-progress.tsx";

interface FormSectionProps {
  section: ShownSection;
  state: DetailedFormState;
  /** 2 on a page whose title is the form's, 3 below another. */
  level: 2 | 3;
  /** On a phone one section is shown at a time; scripts say which. */
  away: boolean;
  onLeave(): void;
  /** Under the section on a phone: Back and Next. */
  children?: ReactNode;
}

const SAME: Readonly<Partial<Record<string, SameContact>>> = {
  claimant: "claimant",
  ordering_counsel: "orderingCounsel",
  respondent: "respondent",
};

export function FormSection({ section, state, level, away, onLeave, children }: FormSectionProps) {
  const { i18n } = useLingui();
  const Heading = level === 2 ? "h2" : "h3";
  const complete = isComplete(section);
  const same = SAME[section.id];
  // Once for all its fields: it is read out of all values.
  const clock = clockOf(state);
  return (
    <section
      id={sectionId(section.id)}
      aria-labelledby={headingId(section.id)}
      className={classNames(
        "scroll-mt-24 border-t pt-6 md:scroll-mt-32",
        complete ? "border-success" : "border-hairline",
        away && "max-md:hidden",
      )}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading
          id={headingId(section.id)}
          tabIndex={-1}
          className={classNames("text-xl outline-none", complete ? "text-success" : "text-soft")}
        >
          {i18n._(SECTION_LABELS[section.id])}
        </Heading>
        <SectionProgress section={section} issues={state.issues} />
      </div>
      {same ? <SameButton to={same} who={i18n._(SECTION_LABELS[section.id])} state={state} /> : null}
      <div className="mt-4 grid items-start gap-6 sm:grid-cols-2">
        {section.fields.map((field) => (
          <Fragment key={field}>
            <SectionField field={field} state={state} clock={clock} />
            <FieldNote field={field} values={state.evaluation.values} />
            {field === "roomSetup" ? <RoomsForSetup state={state} /> : null}
            {field === "bookingDate" || field === "consecutiveEndDate" ? <DaysThen state={state} /> : null}
            {field === "bookingDate" || field === "consecutiveStartDate" ? <RoomsThen field={field} state={state} /> : null}
          </Fragment>
        ))}
      </div>
      {section.id === "proceeding" ? <SettledElsewhere state={state} /> : null}
      {children}
    </section>
  );
}

function SectionField({ field, state, clock }: { field: DetailedField; state: DetailedFormState; clock: string }) {
  const props = fieldProps(state, field, offered(field, state.evaluation), clock);
  if (field === "people") return <People value={props.value} error={props.error} state={state} />;
  return hasOwnView(field) ? <OwnField {...props} state={state} /> : <DetailedFieldView {...props} />;
}

/** Who takes part; a better hour for them is taken into the schedule. */
function People({ value, error, state }: { value: string; error: string | undefined; state: DetailedFormState }) {
  const { i18n } = useLingui();
  const { edit, editAll } = useFormActions();
  const { values } = state.evaluation;
  return (
    <>
      {FIELD_HINTS.people ? <p className="text-soft text-sm sm:col-span-2">{i18n._(FIELD_HINTS.people)}</p> : null}
      <PeopleSlot
        value={value}
        error={error ? detailedValidationText(i18n, error) : null}
        hearing={hearingKey(values)}
        id={fieldId("people")}
        name={controlName("people")}
        posted={state.person}
        onChange={(list) => edit("people", list)}
        onMove={editAll}
      />
    </>
  );
}

/** Zone, day and venue of the hours on the form, as `DetailedFieldProps.clock`. */
function clockOf({ evaluation: { values } }: DetailedFormState): string {
  const day = firstDay(values).date ?? "";
  return [zoneOf(values), day, venueInForce(values)?.id ?? ""].join("|");
}

function SameButton({ to, who, state }: { to: SameContact; who: string; state: DetailedFormState }) {
  const { i18n } = useLingui();
  const { editAll } = useFormActions();
  return (
    <Button
      type="submit"
      name="intent"
      value={`same:${to}`}
      variant="secondary"
      size="sm"
      className="mt-3"
      aria-label={i18n._(sameText(who))}
      onClick={(event) => {
        event.preventDefault();
        editAll(sameContact(state.evaluation.values, to));
      }}
    >
      {i18n._(FORM_TEXTS.sameAsBooking)}
    </Button>
  );
}

/** What the choice of the proceeding settled in sections that are not on the screen. */
function SettledElsewhere({ state }: { state: DetailedFormState }) {
  const { i18n } = useLingui();
  const { locked } = state.evaluation;
  const codes = new Set(settledElsewhere(state.evaluation, state.sections).flatMap((field) => locked.get(field) ?? []));
  if (codes.size === 0) return null;
  return (
    <div className="mt-4 border-accent-line border-s-2 bg-sunk px-4 py-3">
      <p className="font-semibold leading-6">{i18n._(FORM_TEXTS.settledByChoice)}</p>
      <ul className="text-soft text-sm">
        {[...codes].map((code) => (
          <li key={code}>{i18n._(EFFECT_LABELS[code])}</li>
        ))}
      </ul>
    </div>
  );
}
