/** Check your answers, then send: what will be sent, line by line, each with the way back to its field. */
import "#app/i18n/catalogues/later-texts.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import type { AskedDayState } from "#app/api-client/availability.ts";
import { ReviewEstimate } from "#app/components/estimate/review-estimate.tsx";
import { ReviewPeople } from "#app/components/people/review-people.tsx";
import { detailedValuesOf, draftValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import type { FastField } from "#app/domain/booking/requests/fast.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import type { EstimateAnswer } from "#app/domain/estimate/estimate-view.ts";
import { askedDay } from "#app/domain/venue/asked-day.ts";
import { FIELD_LABELS, summaryLines } from "#app/i18n/booking-labels.ts";
import { ReviewAvailability } from "./availability/review-availability.tsx";
import { failureText, type SendFailure } from "./failure-text.ts";
import { FORM_FIELDS, type TypedValues } from "./fields.ts";
import { FurtherInputs } from "./further-values.tsx";
import { fastSpan, ReviewHours } from "./review-hours.tsx";
import { SendKey } from "./send-key.tsx";
import type { FurtherLine } from "./use-further-lines.ts";

interface ReviewProps {
  values: TypedValues;
  /** What is sent beyond the form's own fields. */
  further: readonly FurtherLine[];
  /** Names this one sending, so that a second try never makes a second booking. */
  sendKey: string;
  failure: SendFailure | null;
  /** What the server said of the day, for readers without scripts. */
  told: AskedDayState | null;
  /** The estimate that the server made, for readers without scripts. */
  estimate: EstimateAnswer | null;
  /** Goes back to the form, to one field. */
  onChange(field: FastField): void;
  /** Takes changed values, and checks them again. */
  onMove(changed: TypedValues): void;
  /** The Send and Back buttons. */
  children: ReactNode;
}

export function Review({ values, further, sendKey, failure, told, estimate, onChange, onMove, children }: ReviewProps) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  // A step of its own: people who do not see the page hear where they are now.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-6">
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        <Trans>Check your answers</Trans>
      </h1>
      <p className="max-w-prose text-soft">
        <Trans>Nothing has been sent yet. Read it through; each line can still be changed.</Trans>
      </p>
      {failure ? (
        <div role="alert" className="border-danger border-s-4 bg-danger-wash p-4">
          <p className="font-semibold">
            <Trans>Submission Failed</Trans>
          </p>
          <p>{failureText(i18n, failure)}</p>
        </div>
      ) : null}
      <Answers values={values} further={further} onChange={onChange} />
      <ReviewHours span={fastSpan(values)} values={values} />
      <ReviewPeople values={detailedValuesOf(values)} onMove={(changed) => onMove(draftValuesOf(changed))} />
      <ReviewAvailability asked={askedDay(values)} told={told} />
      <ReviewEstimate
        values={values}
        initial={estimate}
        level={2}
        name="mainRoomCapacity"
        onPeople={(mainRoomCapacity) => onMove({ mainRoomCapacity })}
      />
      {FORM_FIELDS.map((field) => (values[field] ? <input key={field} type="hidden" name={field} value={values[field]} /> : null))}
      <FurtherInputs values={values} />
      <SendKey value={sendKey} />
      {children}
    </div>
  );
}

/** What was answered, line by line; what the draft holds beyond the form is changed on the form. */
function Answers({ values, further, onChange }: Pick<ReviewProps, "values" | "further" | "onChange">) {
  const { t, i18n } = useLingui();
  return (
    <dl className="border-hairline border-t">
      {summaryLines(i18n, values as FastBookingValues).map(({ field, label, text }) => (
        <AnswerLine key={field} label={label} text={text}>
          <dd>
            <button
              type="submit"
              name="intent"
              value="edit"
              aria-label={t`Change: ${i18n._(FIELD_LABELS[field])}`}
              className="min-h-6 text-accent underline"
              onClick={(event) => {
                event.preventDefault();
                onChange(field);
              }}
            >
              <Trans>Change</Trans>
            </button>
          </dd>
        </AnswerLine>
      ))}
      {further.map(({ field, label, text }) => (
        <AnswerLine key={field} label={label} text={text} />
      ))}
    </dl>
  );
}

function AnswerLine({ label, text, children }: { label: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-hairline border-b py-3 sm:grid-cols-[12rem_1fr_auto]">
      <dt className="text-soft">{label}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere" suppressHydrationWarning>
        {text}
      </dd>
      {children}
    </div>
  );
}
