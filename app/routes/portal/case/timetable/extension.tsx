import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { BothTimes } from "#app/components/layout/both-times.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { CASE_LIMITS } from "#app/domain/case/limits.ts";
import type { Refused } from "../action.ts";
import { useBusy, useWrong } from "./deadline-forms.tsx";
import type { DeadlineView, ExtensionView } from "./records.ts";

interface ExtensionProps {
  extension: ExtensionView;
  /** The deadline is done or cancelled: there is nothing to decide any more. */
  closed: boolean;
  mayDecide: boolean;
  decidedBy: DeadlineView["decidedBy"];
  refused: Refused | undefined;
}

/** A request for more time, and what became of it. */
export function Extension({ extension, closed, mayDecide, decidedBy, refused }: ExtensionProps) {
  const { by, askedAt, wanted, reason, forBoth, decided } = extension;
  return (
    <div className="border-hairline-strong border-s-2 ps-4 text-sm">
      <p>
        <Trans>
          {by} requested an extension: {askedAt}
        </Trans>
      </p>
      <div className="tabular mt-1 font-semibold">
        <BothTimes {...wanted} />
      </div>
      <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{reason}</p>
      {forBoth && (
        <p className="mt-1 text-soft">
          <Trans>This is due from both sides: if it is granted, the deadline moves for both.</Trans>
        </p>
      )}
      {decided ? (
        <Decided decided={decided} />
      ) : closed ? (
        <p className="mt-1 text-soft">
          <Trans>Not decided: the deadline was closed before.</Trans>
        </p>
      ) : mayDecide ? (
        <Decide extension={extension} refused={refused} />
      ) : (
        <p className="mt-1 text-soft">
          {decidedBy === "office" && <Trans>Our office has not decided yet. Until then the deadline stands.</Trans>}
          {decidedBy === "members" && <Trans>The members of the panel or our office will decide. Until then the deadline stands.</Trans>}
          {decidedBy === "arbitrator" && <Trans>The arbitrator has not decided yet. Until then the deadline stands.</Trans>}
        </p>
      )}
    </div>
  );
}

function Decided({ decided: { granted, by, at, reason } }: { decided: NonNullable<ExtensionView["decided"]> }) {
  return (
    <>
      <p className={`mt-2 font-semibold ${granted ? "text-success" : ""}`}>
        {granted ? (
          <Trans>
            Granted by {by}: {at}
          </Trans>
        ) : (
          <Trans>
            Refused by {by}: {at}
          </Trans>
        )}
      </p>
      {reason && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{reason}</p>}
    </>
  );
}

function Decide({ extension: { id, by }, refused }: Pick<ExtensionProps, "extension" | "refused">) {
  const { t } = useLingui();
  const wrong = useWrong(refused);
  const busy = useBusy("decide-extension", id);
  return (
    <Form method="post" preventScrollReset className="no-print mt-3 grid max-w-form gap-3">
      <input type="hidden" name="intent" value="decide-extension" />
      <input type="hidden" name="id" value={id} />
      <Field
        id={`decision-reason-${id}`}
        name="reason"
        label={t`Reason of your decision`}
        hint={t`Needed to refuse; everyone in the case can read it.`}
        error={wrong("reason") ?? wrong("decision")}
        optional
      >
        <Textarea rows={2} maxLength={CASE_LIMITS.reason} defaultValue={refused?.typed.reason} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="decision" value="granted" loading={busy} aria-label={t`Grant ${by} an extension`}>
          <Trans>Grant</Trans>
        </Button>
        <Button type="submit" name="decision" value="refused" variant="secondary" loading={busy} aria-label={t`Refuse ${by} an extension`}>
          <Trans>Refuse</Trans>
        </Button>
      </div>
    </Form>
  );
}
