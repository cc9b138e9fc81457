import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import type { CasePersonRecord, CaseRecord } from "#app/domain/case/case.ts";
import type { OpenConflict } from "#app/domain/case/conflicts/conflicts.ts";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import type { CaseAction } from "#app/domain/case/permissions.ts";
import { tribunalOf } from "#app/domain/case/tribunal/tribunal.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import type { Refused } from "./action.ts";
import { MOVE_INTENTS } from "./move-intents.ts";
import { RefusalBox, useWrongOf } from "./refusal-box.tsx";

interface MovesProps {
  record: CaseRecord;
  people: readonly CasePersonRecord[];
  may: Record<CaseAction, boolean>;
  /** Documents that can be the award. */
  awards: readonly { id: string; name: string }[];
  /** What is open about the arbitrator and keeps the case from being resolved. */
  open: readonly OpenConflict[];
  refused: Refused | undefined;
}

/** What the reader can do with the case as a whole now. Nothing where there is nothing. */
export function Moves({ record, people, may, awards, open, refused }: MovesProps) {
  const { t } = useLingui();
  const { status } = record;
  const start = may.start_review && status === "assigned";
  const resolve = may.resolve && status === "in_progress";
  const awaited = start || resolve ? awaitedAmong(people) : [];
  const reopen = may.reopen && status === "resolved";
  if (!may.answer_assignment && !start && !resolve && !reopen && !may.assign && !may.edit) return null;
  return (
    <section id="actions" aria-labelledby="actions-title" className="no-print scroll-mt-6">
      <h2 id="actions-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Actions</Trans>
      </h2>
      <MoveRefusal refused={refused} />
      <div className="mt-4 grid justify-items-stretch gap-3">
        {may.answer_assignment && <One intent="accept-assignment" label={<Trans>Accept the assignment</Trans>} />}
        {start && awaited.length === 0 && (
          <One intent="start-review" label={<Trans>Start Review</Trans>} secondary={may.answer_assignment} />
        )}
        {awaited.length > 0 && <Awaited names={awaited} isStart={start} />}
        {resolve && open.length > 0 && <NotYet open={open} />}
        {/* What was typed stays after a refusal. */}
        {resolve && (open.length === 0 || refused?.intent === "resolve") && <Resolve record={record} awards={awards} refused={refused} />}
        {reopen && (
          <Reason
            intent="reopen"
            label={t`Reopen`}
            question={t`Why is it reopened?`}
            hint={t`Everyone in the case can read this.`}
            refused={refused}
          />
        )}
        {may.answer_assignment && (
          <Reason
            intent="decline-assignment"
            label={t`Decline the assignment`}
            question={t`Why do you decline?`}
            hint={t`The office alone reads this. You will not see the case any more.`}
            danger
            refused={refused}
          />
        )}
        {may.assign && <TribunalForm record={record} people={people} refused={refused} />}
        {may.assign && record.tribunalSize === 1 && (
          <ButtonLink to={`/cases/${record.id}/assign`} variant={record.arbitratorId ? "secondary" : "primary"}>
            <Icon name="person" size={18} />
            {record.arbitratorId ? <Trans>Assign another arbitrator</Trans> : <Trans>Assign an arbitrator</Trans>}
          </ButtonLink>
        )}
        {may.edit && (
          <ButtonLink to={`/cases/${record.id}/edit`} variant="quiet">
            <Icon name="pencil" size={18} />
            <Trans>Edit title and description</Trans>
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Why nothing was done, under what was not done. */
function MoveRefusal({ refused }: Pick<MovesProps, "refused">) {
  const { t } = useLingui();
  // Who declines a seat moves no case: what is wrong with the reason is said under it.
  if (refused?.intent === "decline-assignment") return <RefusalBox refused={refused} intents={MOVE_INTENTS} />;
  const title = refused?.intent === "set-tribunal" ? t`The number of arbitrators was not changed` : t`Failed to update case status`;
  return <RefusalBox refused={refused} intents={MOVE_INTENTS} title={title} />;
}

/** Who of the others has not accepted their seat. */
const awaitedAmong = (people: readonly CasePersonRecord[]): string[] =>
  tribunalOf(people).flatMap(({ me, name, state }) => (state === "invited" && !me ? name : []));

function Awaited({ names, isStart }: { names: readonly string[]; isStart: boolean }) {
  const { i18n } = useLingui();
  const listed = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <p className="border-warning border-l-4 bg-warning-wash px-5 py-4">
      {isStart ? (
        <Trans>The review can start once every arbitrator has accepted. Not answered yet: {listed}.</Trans>
      ) : (
        <Trans>The case can be resolved once every arbitrator has accepted. Not answered yet: {listed}.</Trans>
      )}
    </p>
  );
}

/** One arbitrator or three. */
function TribunalForm({ record: { tribunalSize }, people, refused }: Pick<MovesProps, "record" | "people" | "refused">) {
  const { t } = useLingui();
  const isSole = tribunalSize === 1;
  return (
    <Reason
      intent="set-tribunal"
      value={{ size: isSole ? "3" : "1" }}
      label={isSole ? t`Appoint a panel of three` : t`Return to a sole arbitrator`}
      question={t`Why does the number of arbitrators change?`}
      hint={
        isSole
          ? t`Everyone in the case can read this. The present arbitrator, if any, presides; two co-arbitrators are then assigned.`
          : t`Everyone in the case can read this. The presiding arbitrator stays alone; the co-arbitrators lose sight of the case at once.`
      }
      optional={tribunalOf(people).length === 0}
      refused={refused}
    />
  );
}

/** Why the case cannot be resolved now, and where that is settled. */
function NotYet({ open }: { open: readonly OpenConflict[] }) {
  const { i18n } = useLingui();
  return (
    <div className="border-warning border-l-4 bg-warning-wash px-5 py-4">
      <p className="font-semibold">
        <Trans>This case cannot be resolved yet</Trans>
      </p>
      <ul className="mt-2 grid gap-2 text-sm">
        {open.map((code) => (
          <li key={code}>{caseMessageText(i18n, code)}.</li>
        ))}
      </ul>
      <a href="#disclosures" className="mt-2 inline-block font-semibold underline">
        <Trans>Go to the disclosures</Trans>
      </a>
    </div>
  );
}

const useSending = (intent: string) => useNavigation().formData?.get("intent") === intent;

function One({ intent, label, secondary = false }: { intent: string; label: ReactNode; secondary?: boolean }) {
  return (
    <Form method="post" preventScrollReset className="grid">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={secondary ? "secondary" : "primary"} loading={useSending(intent)}>
        {label}
      </Button>
    </Form>
  );
}

/** Unfolds under its own words, with or without scripts. */
function Asking({ label, open, children }: { label: ReactNode; open: boolean; children: ReactNode }) {
  return (
    <details open={open || undefined} className="group rounded-sm border border-hairline-strong">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-center gap-2 px-5 py-2 font-semibold hover:bg-accent-wash [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="chevronDown" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-hairline border-t p-4">{children}</div>
    </details>
  );
}

interface ReasonProps {
  intent: "reopen" | "decline-assignment" | "set-tribunal";
  /** What else is sent. */
  value?: Readonly<Record<string, string>>;
  label: string;
  question: string;
  hint: string;
  danger?: boolean;
  optional?: boolean;
  refused: Refused | undefined;
}

function Reason({ intent, value = {}, label, question, hint, danger = false, optional = false, refused }: ReasonProps) {
  const wrong = useWrongOf(refused, intent);
  const again = refused?.intent === intent;
  return (
    <Asking label={label} open={again}>
      <Form method="post" preventScrollReset className="grid gap-4">
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(value).map(([name, sent]) => (
          <input key={name} type="hidden" name={name} value={sent} />
        ))}
        <Field id={`${intent}-reason`} name="reason" label={question} hint={hint} error={wrong("reason")} optional={optional}>
          <Textarea rows={3} maxLength={CASE_LIMITS.reason} defaultValue={again ? refused.typed.reason : ""} />
        </Field>
        <Button type="submit" variant={danger ? "danger" : "primary"} loading={useSending(intent)}>
          {label}
        </Button>
      </Form>
    </Asking>
  );
}

/** With an outcome or an award; the award of a panel is put to its members instead. */
function Resolve({ record, awards, refused }: Pick<MovesProps, "record" | "awards" | "refused">) {
  if (record.tribunalSize === 1) return <ResolveForm awards={awards} refused={refused} />;
  return (
    <>
      <ButtonLink to={`/cases/${encodeURIComponent(record.id)}/chambers#award`}>
        <Icon name="pencil" size={18} />
        <Trans>Put the award to the panel</Trans>
      </ButtonLink>
      <ResolveForm awards={[]} refused={refused} />
    </>
  );
}

function ResolveForm({ awards, refused }: Pick<MovesProps, "awards" | "refused">) {
  const { t } = useLingui();
  const wrong = useWrongOf(refused, "resolve");
  const again = refused?.intent === "resolve";
  return (
    <Asking label={<Trans>Mark as Resolved</Trans>} open={again}>
      <Form method="post" preventScrollReset className="grid gap-4">
        <input type="hidden" name="intent" value="resolve" />
        <Field
          id="resolve-outcome"
          name="outcome"
          label={t`Outcome`}
          hint={t`Everyone in the case can read this.`}
          error={wrong("outcome")}
          optional={awards.length > 0}
        >
          <Textarea rows={4} maxLength={CASE_LIMITS.description} defaultValue={again ? refused.typed.outcome : ""} />
        </Field>
        {awards.length > 0 && (
          <Field id="resolve-award" name="awardDocumentId" label={t`Award`} error={wrong("awardDocumentId")} optional>
            <Select
              placeholder={t`None of the documents`}
              defaultValue={again ? refused.typed.awardDocumentId : ""}
              options={awards.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Field>
        )}
        <p className="text-sm text-soft">
          <Trans>Nothing more can be filed or written afterwards, unless the office reopens the case.</Trans>
        </p>
        <Button type="submit" loading={useSending("resolve")}>
          <Trans>Mark as Resolved</Trans>
        </Button>
      </Form>
    </Asking>
  );
}
