import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import type { AwardView } from "#app/domain/case/tribunal/declared.ts";
import { MADE_BY_LABELS } from "#app/i18n/portal/seat-labels.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import type { RefusedPost } from "../actions.ts";
import { useWrongAward } from "./use-wrong-award.ts";

interface IssueFormProps {
  open: NonNullable<AwardView["open"]>;
  zone: string;
  refused: RefusedPost | undefined;
}

/** Who presides issues the award once all have answered, or the time to answer is over. */
export function IssueForm({ open, zone, refused }: IssueFormProps) {
  const { t, i18n } = useLingui();
  const { wrong, typed } = useWrongAward(refused, "issue-award");
  const busy = useNavigation().formData?.get("intent") === "issue-award";
  const until = formatMoment(i18n.locale, open.answersUntil, zone);
  if (!open.isAnswered && !open.isLate)
    return (
      <p className="mt-4 max-w-measure">
        <Trans>You can issue the award once both co-arbitrators have answered. Without an answer it can be issued from {until}.</Trans>
      </p>
    );
  return (
    <Form method="post" preventScrollReset className="no-print mt-5 grid max-w-form gap-4">
      <input type="hidden" name="intent" value="issue-award" />
      <input type="hidden" name="awardId" value={open.id} />
      <p className="font-semibold">{i18n._(MADE_BY_LABELS[open.madeBy])}</p>
      {!open.isAnswered && (
        <Field
          id="award-absence"
          name="absence"
          label={t`Why a signature is missing`}
          hint={t`Of who has not answered. Everyone in the case can read it with the award.`}
          error={wrong("absence")}
        >
          <Textarea rows={2} maxLength={CASE_LIMITS.reason} defaultValue={typed.absence ?? ""} />
        </Field>
      )}
      {open.madeBy === "presiding" && (
        <Field
          id="award-no-majority"
          name="noMajority"
          label={t`Why there is no majority`}
          hint={t`Where the two co-arbitrators agree on another award, theirs is the majority: take yours back. Everyone in the case can read this with the award.`}
          error={wrong("noMajority")}
        >
          <Textarea rows={2} maxLength={CASE_LIMITS.reason} defaultValue={typed.noMajority ?? ""} />
        </Field>
      )}
      <p className="text-sm text-soft">
        <Trans>
          The case is then resolved: everyone in it gets a copy of the award and of each opinion. Nothing more can be filed or written
          afterwards, unless the office reopens the case.
        </Trans>
      </p>
      <Button type="submit" className="justify-self-start" loading={busy}>
        <Trans>Issue the award</Trans>
      </Button>
    </Form>
  );
}

export function TakeBackForm({ awardId }: { awardId: string }) {
  return (
    <Form method="post" preventScrollReset className="no-print mt-4">
      <input type="hidden" name="intent" value="take-award-back" />
      <input type="hidden" name="awardId" value={awardId} />
      <Button type="submit" variant="quiet" size="sm" loading={useNavigation().formData?.get("intent") === "take-award-back"}>
        <Trans>Take the award back</Trans>
      </Button>
    </Form>
  );
}
