import { useLingui } from "@lingui/react/macro";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";
import type { RefusedPost } from "../actions.ts";
import type { AwardIntent } from "./intents.ts";

/** The message of a field that was refused in this form, and what was typed into it. */
export function useWrongAward(refused: RefusedPost | undefined, intent: AwardIntent) {
  const { i18n } = useLingui();
  const mine = refused?.intent === intent ? refused : undefined;
  const wrong = (field: string) => {
    const issue = mine?.issues.find((one) => one.field === field);
    return issue ? caseMessageText(i18n, issue.code, issue.name) : null;
  };
  return { wrong, typed: mine?.typed ?? {}, isRefused: mine !== undefined };
}
