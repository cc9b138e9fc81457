/** Check your answers, then send: section by section what will be sent, each line with the way back to its field. */
import "#app/i18n/catalogues/later-texts.ts";
import { useLingui } from "@lingui/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { AskedDayState } from "#app/api-client/availability.ts";
import { ReviewAvailability } from "#app/components/booking-form/availability/review-availability.tsx";
import { FailureAlert } from "#app/components/booking-form/detailed/failure-alert.tsx";
import { controlName } from "#app/components/booking-form/detailed/state/names.ts";
import type { SendFailure } from "#app/components/booking-form/failure-text.ts";
import { ReviewHours } from "#app/components/booking-form/review-hours.tsx";
import { SendKey } from "#app/components/booking-form/send-key.tsx";
import { ReviewEstimate } from "#app/components/estimate/review-estimate.tsx";
import { ReviewPeople } from "#app/components/people/review-people.tsx";
import { DETAILED_FIELD_NAMES, type DetailedField, type DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import type { EstimateAnswer } from "#app/domain/estimate/estimate-view.ts";
import { askedDetailedDay } from "#app/domain/venue/asked-detailed-day.ts";
import { reviewSections } from "#app/i18n/detailed/review-lines.ts";
import { changeText, REVIEW_TEXTS } from "#app/i18n/detailed/review-texts.ts";
import { detailedSpan } from "./detailed-span.ts";

interface ReviewProps {
  values: DetailedValues;
  /** Names this one sending, so that a second try never makes a second booking. */
  sendKey: string;
  failure: SendFailure | null;
  /** What the server said of the day, for readers without scripts. */
  told: AskedDayState | null;
  /** The estimate that the server made, for readers without scripts. */
  estimate: EstimateAnswer | null;
  level: 1 | 2;
  /** Goes back to the form, to one field. */
  onChange(field: DetailedField): void;
  /** Takes changed values, and checks them again. */
  onMove(changed: DetailedValues): void;
  /** The Submit and Back buttons. */
  children: ReactNode;
}

export function Review({ values, sendKey, failure, told, estimate, level, onChange, onMove, children }: ReviewProps) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // A step of its own: anyone who does not see the page hears where they are now.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: "start" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const Title = level === 1 ? "h1" : "h2";
  return (
    <div className="grid max-w-form gap-6">
      <div>
        <Title ref={heading} tabIndex={-1} className="scroll-mt-24 text-3xl outline-none">
          {i18n._(REVIEW_TEXTS.title)}
        </Title>
        <p className="mt-2 max-w-prose text-soft">{i18n._(REVIEW_TEXTS.lead)}</p>
      </div>
      <FailureAlert failure={failure} />
      <AnsweredSections values={values} level={level === 1 ? 2 : 3} onChange={onChange} />
      <ReviewHours span={detailedSpan(values)} values={values} />
      <ReviewPeople values={values} onMove={onMove} />
      <ReviewAvailability asked={askedDetailedDay(values)} told={told} />
      <ReviewEstimate
        values={values}
        initial={estimate}
        level={level === 1 ? 2 : 3}
        name={controlName("mainRoomCapacity")}
        onPeople={(mainRoomCapacity) => onMove({ mainRoomCapacity })}
      />
      {DETAILED_FIELD_NAMES.map((field) =>
        values[field] ? <input key={field} type="hidden" name={controlName(field)} value={values[field]} /> : null,
      )}
      <SendKey value={sendKey} />
      {children}
    </div>
  );
}

interface AnsweredProps {
  values: DetailedValues;
  /** Of the sections' headings. */
  level: 2 | 3;
  onChange(field: DetailedField): void;
}

/** What was answered, section by section; what the rules settle has no way back. */
function AnsweredSections({ values, level, onChange }: AnsweredProps) {
  const { i18n } = useLingui();
  const Heading = level === 2 ? "h2" : "h3";
  const { locked } = evaluate(values);
  return reviewSections(i18n, values).map(({ id, title, lines }) => (
    <section key={id} className="keep-together" aria-labelledby={`review-${id}`}>
      <Heading id={`review-${id}`} className="border-hairline-strong border-b pb-2 text-xl">
        {title}
      </Heading>
      <dl>
        {lines.map(({ field, label, text }) => (
          <div key={field} className="grid grid-cols-[1fr_auto] gap-x-6 border-hairline border-b py-2.5 sm:grid-cols-[13rem_1fr_auto]">
            <dt className="text-soft max-sm:col-span-2">{label}</dt>
            <dd className="tabular whitespace-pre-wrap wrap-anywhere" suppressHydrationWarning>
              {text}
            </dd>
            <dd>{locked.has(field) ? null : <ChangeButton label={label} onChange={() => onChange(field)} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

function ChangeButton({ label, onChange }: { label: string; onChange(): void }) {
  const { i18n } = useLingui();
  return (
    <button
      type="submit"
      name="intent"
      value="edit"
      aria-label={i18n._(changeText(label))}
      className="min-h-6 text-accent underline"
      onClick={(event) => {
        event.preventDefault();
        onChange();
      }}
    >
      {i18n._(REVIEW_TEXTS.change)}
    </button>
  );
}
