/**
 * One field of the detailed request, as its kind asks (`controls.ts`). All its props are plain values and its actions
 * never change, so that a keystroke draws one field and not a hundred.
 */
import { useLingui } from "@lingui/react";
import { memo, type ReactNode } from "react";
import { type DetailedFormState, heldOf, useFormActions } from "#app/components/booking-form/detailed/state/form-state.ts";
import { OriginTag } from "#app/components/form-fields/origin-tag.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import { draftFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import type { EffectCode } from "#app/domain/booking/rules/effects.ts";
import type { ReasonCode } from "#app/domain/booking/rules/table.ts";
import { formatDay, formatWallTime, zoneLabel } from "#app/i18n/dates.ts";
import { EFFECT_LABELS } from "#app/i18n/detailed/effect-labels.ts";
import { DETAILED_FIELD_LABELS } from "#app/i18n/detailed/field-labels.ts";
import { FORM_TEXTS, whyText } from "#app/i18n/detailed/form-texts.ts";
import { optionText } from "#app/i18n/detailed/option-text.ts";
import { FIELD_HINTS } from "#app/i18n/detailed/place-texts.ts";
import { REASON_LABELS } from "#app/i18n/detailed/reason-labels.ts";
import { dayIssueText } from "#app/i18n/detailed/validation-messages.ts";
import { controlOf, isWide } from "./controls.ts";
import { FieldControl } from "./field-control.tsx";

export interface DetailedFieldProps {
  field: DetailedField;
  value: string;
  error?: string | undefined;
  /** Of several days the one that is wrong. */
  errorDay?: string | undefined;
  reason?: ReasonCode | undefined;
  /** The rule that settled it: shown, not to be changed. */
  locked?: EffectCode | undefined;
  /** Values on offer, comma-joined; of a field with a list. */
  offered?: string | undefined;
  origin?: "assistant" | "rule" | undefined;
  evidence?: string | undefined;
  undo?: boolean | undefined;
  glowing?: boolean | undefined;
  suggested?: boolean | undefined;
  /** Of a date or an hour: the IANA zone, the day and the venue that it is meant in, parted by `|`. */
  clock?: string | undefined;
}

/** What a field is drawn from. */
export function fieldProps(
  state: DetailedFormState,
  field: DetailedField,
  offered: readonly string[] | null,
  clock: string,
): DetailedFieldProps {
  const { evaluation, issues, suggested, glowing } = state;
  const held = heldOf(state, field);
  const control = controlOf(field);
  const timed = control === "date" || control === "time" || field === "timeZone";
  const told = held?.origin === "assistant" || (held?.origin === "rule" && field === "location");
  return {
    field,
    value: evaluation.values[field] ?? "",
    error: issues[field]?.code,
    errorDay: issues[field]?.day,
    reason: evaluation.mandatory.get(field),
    locked: evaluation.locked.get(field),
    offered: offered?.join(","),
    glowing: glowing.has(draftFieldOf(field)),
    suggested: Boolean(suggested[field]),
    ...(told && held ? { origin: held.origin as "assistant" | "rule", evidence: held.evidence, undo: held.undo } : {}),
    ...(timed ? { clock } : {}),
  };
}

export const DetailedFieldView = memo(function DetailedFieldView(props: DetailedFieldProps) {
  const { field, value, error, errorDay, reason, locked, origin, evidence, undo, glowing, suggested, clock } = props;
  const { i18n } = useLingui();
  const actions = useFormActions();
  const label = i18n._(DETAILED_FIELD_LABELS[field]);
  const control = controlOf(field);
  const className = classNames(isWide(field) && "sm:col-span-2", control === "flag" && "sm:self-end", glowing && "animate-glow");
  if (locked) {
    return (
      <Settled
        className={classNames("sm:col-span-2", glowing && "animate-glow")}
        label={label}
        why={[EFFECT_LABELS[locked], FIELD_HINTS[field]].flatMap((one) => (one ? i18n._(one) : [])).join(" ")}
      >
        {field === "timeZone" && clock ? zoneOn(i18n.locale, clock) : optionText(i18n, field, value)}
      </Settled>
    );
  }
  const hint = FIELD_HINTS[field];
  const reading = clock ? readingOf(i18n.locale, control, value, clock) : "";
  return (
    <FieldControl
      field={field}
      label={label}
      value={value}
      offered={props.offered}
      clock={clock}
      required={reason !== undefined}
      className={className}
      hint={hint ? i18n._(hint) : undefined}
      error={error ? dayIssueText(i18n, error, errorDay) : undefined}
      aside={
        reason ? (
          <Disclosure label="?" name={i18n._(whyText(label))}>
            {i18n._(REASON_LABELS[reason])}
          </Disclosure>
        ) : null
      }
    >
      {reading ? (
        <p className="tabular text-soft text-sm" suppressHydrationWarning>
          {reading}
        </p>
      ) : null}
      {suggested ? <p className="text-soft text-sm">{i18n._(FORM_TEXTS.suggested)}</p> : null}
      {origin ? (
        <OriginTag
          field={draftFieldOf(field)}
          label={label}
          held={{ value, origin, undo: undo ?? false, ...(evidence ? { evidence } : {}) }}
          onUndo={() => actions.undo(field)}
        />
      ) : null}
    </FieldControl>
  );
});

/** A value that a rule holds, with the rule's sentence. */
export function Settled({ label, why, className, children }: { label: string; why: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames("border-accent-line border-s-2 bg-sunk px-4 py-3", className)}>
      <p className="font-semibold leading-6">
        {label}: <span className="font-normal">{children}</span>
      </p>
      <p className="text-soft text-sm">{why}</p>
    </div>
  );
}

/** A date or an hour as people say it: "Tuesday, March 16, 2027", "9:00 a.m. EDT, Toronto". */
function readingOf(locale: string, control: string, value: string, clock: string): string {
  if (!value) return "";
  if (control === "date") return formatDay(locale, value);
  return control === "time" ? `${formatWallTime(locale, value)} ${zoneOn(locale, clock)}` : "";
}

/** The zone in force on the day: summer's name in summer. */
function zoneOn(locale: string, clock: string): string {
  const [zone = "", day, venue] = clock.split("|");
  return zoneLabel(locale, zone, day, venue);
}
