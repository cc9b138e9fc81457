import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { timetableText } from "#app/i18n/portal/timetable-texts.ts";
import type { Refused } from "../action.ts";
import { ClosedDayChoice, closedTexts } from "./closed-day.tsx";
import type { DeadlineView } from "./records.ts";

export interface FormProps {
  deadline: DeadlineView;
  refused: Refused | undefined;
}

/** The message of a field that was refused. */
export function useWrong(refused: Refused | undefined): (field: string) => string | null {
  const { i18n } = useLingui();
  return (field) => {
    const issue = refused?.issues.find((one) => one.field === field);
    return issue ? timetableText(i18n, issue.code) : null;
  };
}

/** Whether this form is on its way. */
export function useBusy(intent: string, id: string): boolean {
  const sent = useNavigation().formData;
  return sent?.get("intent") === intent && sent.get("id") === id;
}

/** A form that unfolds under its own words, with or without scripts. */
export function Unfolding({ label, name, open, children }: { label: ReactNode; name: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open || undefined} className="group min-w-0 open:basis-full">
      <summary
        aria-label={name}
        className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm px-3 py-2 font-semibold text-accent underline decoration-1 decoration-accent-line underline-offset-4 hover:bg-accent-wash [&::-webkit-details-marker]:hidden"
      >
        {label}
        <Icon name="chevronDown" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3 border-accent-line border-s-2 ps-4">{children}</div>
    </details>
  );
}

export function FinishDeadline({ deadline: { id, title } }: Pick<FormProps, "deadline">) {
  const { t } = useLingui();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="finish-deadline" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="secondary" loading={useBusy("finish-deadline", id)} aria-label={t`Mark as done: ${title}`}>
        <Icon name="check" size={18} />
        <Trans>Mark as done</Trans>
      </Button>
    </Form>
  );
}

/** What may be said for more time where the day has closed: the form begins with it. */
function useClosedReason(closed: DeadlineView["closedDay"]): string | undefined {
  const { t, i18n } = useLingui();
  if (!closed) return undefined;
  const { day, name } = closedTexts(i18n, closed);
  return name ? t`${day} has become a closed day: ${name}.` : t`${day} has become a closed day.`;
}

/** More time, by who owes it. */
export function AskExtension({ deadline: { id, title, earliest, city, owedBy, closedDay, dueTime, decidedBy }, refused }: FormProps) {
  const { t } = useLingui();
  const why = useClosedReason(closedDay);
  const wrong = useWrong(refused);
  const busy = useBusy("ask-extension", id);
  return (
    <Unfolding label={<Trans>Request an extension</Trans>} name={t`Request an extension: ${title}`} open={refused !== undefined}>
      <Form method="post" noValidate preventScrollReset className="grid max-w-form gap-4 sm:grid-cols-2">
        <input type="hidden" name="intent" value="ask-extension" />
        <input type="hidden" name="id" value={id} />
        <Field id={`wanted-date-${id}`} name="wantedDate" label={t`New day`} error={wrong("wantedDate")}>
          <Input type="date" min={earliest} defaultValue={refused?.typed.wantedDate ?? closedDay?.next} />
        </Field>
        <Field id={`wanted-time-${id}`} name="wantedTime" label={t`Time in ${city}`} error={wrong("wantedTime")}>
          <Input type="time" defaultValue={refused?.typed.wantedTime ?? (closedDay ? dueTime : "17:00")} />
        </Field>
        <Field
          id={`wanted-reason-${id}`}
          name="reason"
          className="sm:col-span-2"
          label={t`Why is more time needed?`}
          hint={t`Everyone in the case can read this.`}
          error={wrong("reason")}
        >
          <Textarea rows={3} maxLength={CASE_LIMITS.reason} defaultValue={refused?.typed.reason ?? why} />
        </Field>
        {owedBy === "both" && (
          <p className="text-soft sm:col-span-2">
            <Trans>This is due from both sides: if it is granted, the deadline moves for both.</Trans>
          </p>
        )}
        {refused?.closed ? (
          <ClosedDayChoice closed={refused.closed} loading={busy} />
        ) : (
          <Button type="submit" className="justify-self-start" loading={busy}>
            {decidedBy === "office" ? <Trans>Submit to our office</Trans> : <Trans>Ask the arbitrator</Trans>}
          </Button>
        )}
      </Form>
    </Unfolding>
  );
}

export function CancelDeadline({ deadline: { id, title }, refused }: FormProps) {
  const { t } = useLingui();
  const wrong = useWrong(refused);
  return (
    <Unfolding label={<Trans>Cancel this deadline</Trans>} name={t`Cancel this deadline: ${title}`} open={refused !== undefined}>
      <Form method="post" noValidate preventScrollReset className="grid max-w-form gap-4">
        <input type="hidden" name="intent" value="cancel-deadline" />
        <input type="hidden" name="id" value={id} />
        <Field
          id={`cancel-reason-${id}`}
          name="reason"
          label={t`Why is it cancelled?`}
          hint={t`Everyone in the case can read this.`}
          error={wrong("reason")}
        >
          <Textarea rows={2} maxLength={CASE_LIMITS.reason} defaultValue={refused?.typed.reason} />
        </Field>
        <Button type="submit" variant="danger" className="justify-self-start" loading={useBusy("cancel-deadline", id)}>
          <Trans>Cancel and notify everyone</Trans>
        </Button>
      </Form>
    </Unfolding>
  );
}
