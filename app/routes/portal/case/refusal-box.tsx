import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect } from "react";
import { notify } from "#app/components/ui/notify.ts";
import { OutcomeBox } from "#app/components/ui/outcome-box.tsx";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import type { Refused } from "./action.ts";

/** The message of a field that was refused; nothing for other forms. */
export function useWrongOf(refused: Refused | undefined, intent: string): (field: string) => string | null {
  const { i18n } = useLingui();
  return (field) => {
    const issue = refused?.intent === intent ? refused.issues.find((one) => one.field === field) : undefined;
    return issue ? caseMessageText(i18n, issue.code, issue.name) : null;
  };
}

/** Why nothing was done, where it is no single field's fault. `title` is the specification's, where it quotes one. */
export function RefusalBox({ refused, intents, title }: { refused: Refused | undefined; intents: readonly string[]; title?: string }) {
  const { i18n } = useLingui();
  const mine = refused && intents.includes(refused.intent) ? refused : undefined;
  useEffect(() => {
    if (mine && title) void notify({ title, tone: "danger" });
  }, [mine, title]);
  const loose = mine?.issues.filter(({ field }) => field === "form" || field === "place") ?? [];
  if (!mine || (!mine.refusal && loose.length === 0 && !title)) return null;
  return (
    <div className="mt-4">
      <OutcomeBox tone="danger">
        {title && <p className="font-semibold">{title}</p>}
        {mine.refusal && (
          <p>
            <Why refusal={mine.refusal} />
          </p>
        )}
        {loose.map(({ code, name }) => (
          <p key={code}>{caseMessageText(i18n, code, name)}</p>
        ))}
      </OutcomeBox>
    </div>
  );
}

function Why({ refusal }: { refusal: NonNullable<Refused["refusal"]> }): ReactNode {
  if (refusal === "forbidden") return <Trans>You may not do this in this case.</Trans>;
  if (refusal === "transition_refused")
    return <Trans>The case has moved on and this can no longer be done. It is shown as it is now.</Trans>;
  return <Trans>Someone else changed the case first. It is shown as it is now; please check it and try again.</Trans>;
}
