import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { REMARK_LABELS } from "#app/i18n/portal/conflict-labels.ts";
import { OWED_BY_LABELS } from "#app/i18n/portal/timetable-texts.ts";
import type { Refused } from "../action.ts";
import { useWrongOf } from "../refusal-box.tsx";
import type { ConflictView, RemarkView } from "./records.ts";

interface RemarksProps {
  conflict: ConflictView;
  /** Administrators decide challenges. */
  mayDecide: boolean;
  zone: string;
  refused: Refused | undefined;
}

/** What the sides said to a disclosure, what came of it, and until when there is more to say. */
export function Remarks({ conflict, mayDecide, zone, refused }: RemarksProps) {
  const { i18n } = useLingui();
  const { id, arbitrator, remarks, remarksUntil, mayRemark, remarksRun } = conflict;
  if (remarksUntil === null) return null;
  const until = formatInstant(i18n.locale, remarksUntil, zone);
  return (
    <>
      {remarks.length > 0 && (
        <ol className="mt-5 grid gap-4">
          {remarks.map((remark) => (
            <li key={remark.id} className="border-hairline-strong border-s-2 ps-4">
              <Remark remark={remark} zone={zone} />
              {mayDecide && remark.kind === "challenge" && !remark.decided && (
                <DecideChallenge id={remark.id} arbitrator={arbitrator} refused={refused?.typed.id === remark.id ? refused : undefined} />
              )}
            </li>
          ))}
        </ol>
      )}
      <p className="mt-4 text-sm text-soft">
        <Trans>The parties may comment or challenge the arbitrator until {until}.</Trans>
      </p>
      {mayDecide && remarksRun && <EndRemarks conflict={conflict} refused={refused?.typed.id === id ? refused : undefined} />}
      {mayRemark && <AddRemark conflict={conflict} refused={refused?.typed.id === id ? refused : undefined} />}
    </>
  );
}

function Remark({ remark: { kind, side, by, at, remark, decided }, zone }: { remark: RemarkView; zone: string }) {
  const { i18n } = useLingui();
  const who = i18n._(OWED_BY_LABELS[`side_${side}`]);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
        <Badge tone={kind === "challenge" ? "warning" : "neutral"}>{i18n._(REMARK_LABELS[kind])}</Badge>
        <span className="font-semibold">
          {by} ({who})
        </span>
        <time dateTime={at} className="tabular text-soft">
          {formatInstant(i18n.locale, at, zone)}
        </time>
      </p>
      <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{remark}</p>
      {kind === "challenge" && !decided && (
        <p className="mt-1 text-sm text-soft">
          <Trans>The office has not decided yet.</Trans>
        </p>
      )}
      {decided && (
        <p className="mt-2 max-w-measure text-sm wrap-anywhere">
          <span className="font-semibold">
            {decided.decision === "upheld" ? (
              <Trans>Upheld by {decided.by}; the arbitrator has left the case:</Trans>
            ) : (
              <Trans>Dismissed by {decided.by}:</Trans>
            )}
          </span>{" "}
          {decided.reason}
        </p>
      )}
    </>
  );
}

function AddRemark({ conflict: { id, arbitrator, remarks }, refused }: { conflict: ConflictView; refused: Refused | undefined }) {
  const { t } = useLingui();
  const wrong = useWrongOf(refused, "remark-disclosure");
  const sent = useNavigation().formData;
  const busy = (kind: string) => sent?.get("id") === id && sent.get("kind") === kind;
  return (
    // Another remark is another form: what was sent is above it.
    <Form key={remarks.length} method="post" preventScrollReset className="no-print mt-4 grid max-w-form gap-4">
      <input type="hidden" name="intent" value="remark-disclosure" />
      <input type="hidden" name="id" value={id} />
      <Field
        id={`remark-${id}`}
        name="remark"
        label={t`Your comment, or the reasons of your challenge`}
        hint={t`Everyone in the case reads it. A challenge asks the office to replace the arbitrator.`}
        error={wrong("remark")}
      >
        <Textarea rows={4} maxLength={CASE_LIMITS.description} defaultValue={refused?.typed.remark} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="kind" value="comment" variant="secondary" loading={busy("comment")}>
          <Trans>Comment</Trans>
        </Button>
        <Button
          type="submit"
          name="kind"
          value="challenge"
          variant="danger"
          loading={busy("challenge")}
          aria-label={t`Challenge the arbitrator: ${arbitrator}`}
        >
          <Trans>Challenge the arbitrator</Trans>
        </Button>
      </div>
    </Form>
  );
}

function DecideChallenge({ id, arbitrator, refused }: { id: string; arbitrator: string; refused: Refused | undefined }) {
  const { t } = useLingui();
  const wrong = useWrongOf(refused, "decide-challenge");
  const sent = useNavigation().formData;
  const busy = (decision: string) => sent?.get("id") === id && sent.get("decision") === decision;
  return (
    <Form method="post" preventScrollReset className="no-print mt-3 grid max-w-form gap-4">
      <input type="hidden" name="intent" value="decide-challenge" />
      <input type="hidden" name="id" value={id} />
      <Field
        id={`challenge-reason-${id}`}
        name="reason"
        label={t`Your reason`}
        hint={t`Everyone in the case reads it. Upheld, the arbitrator leaves the case and another is to be assigned.`}
        error={wrong("reason")}
      >
        <Textarea rows={3} maxLength={CASE_LIMITS.reason} defaultValue={refused?.typed.reason} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="decision"
          value="dismissed"
          loading={busy("dismissed")}
          aria-label={t`Dismiss the challenge of ${arbitrator}`}
        >
          <Trans>Dismiss</Trans>
        </Button>
        <Button
          type="submit"
          name="decision"
          value="upheld"
          variant="danger"
          loading={busy("upheld")}
          aria-label={t`Uphold the challenge of ${arbitrator}`}
        >
          <Trans>Uphold</Trans>
        </Button>
      </div>
    </Form>
  );
}

/** Unfolds: the time runs to its day unless the office has a reason. */
function EndRemarks({ conflict: { id, arbitrator }, refused }: { conflict: ConflictView; refused: Refused | undefined }) {
  const { t } = useLingui();
  const wrong = useWrongOf(refused, "end-remarks");
  const sent = useNavigation().formData;
  const mine = refused?.intent === "end-remarks";
  return (
    <details open={mine || undefined} className="no-print mt-3 max-w-form">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        <Trans>End this time now</Trans>
      </summary>
      <Form method="post" preventScrollReset className="mt-2 grid gap-4">
        <input type="hidden" name="intent" value="end-remarks" />
        <input type="hidden" name="id" value={id} />
        <Field
          id={`end-remarks-${id}`}
          name="reason"
          label={t`Why does the time end now?`}
          hint={t`Everyone in the case reads it. Each side that is in the case must have commented or challenged.`}
          error={wrong("reason")}
        >
          <Textarea rows={3} maxLength={CASE_LIMITS.reason} defaultValue={mine ? refused.typed.reason : ""} />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          loading={sent?.get("intent") === "end-remarks" && sent.get("id") === id}
          aria-label={t`End the time for comments on ${arbitrator}`}
        >
          <Trans>End the time</Trans>
        </Button>
      </Form>
    </details>
  );
}
