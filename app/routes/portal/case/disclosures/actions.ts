/** What is posted to decide about a conflict, and to remark on a disclosure. */
import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { CasePageAction } from "../action.ts";

const SECTION = "disclosures";
const text = (form: URLSearchParams | FormData, name: string) => String(form.get(name) ?? "");

const WORDS = { assigned: "assigned", asked: "cleared_open", waiting: "cleared_open", refused: "not_cleared" } as const;

export const DISCLOSURE_ACTIONS: Readonly<
  Record<"decide-disclosure" | "remark-disclosure" | "decide-challenge" | "end-remarks", CasePageAction>
> = {
  "decide-disclosure": async ({ caseId, form, context }) => {
    const { assignments } = context.get(servicesContext);
    const decision = { decision: text(form, "decision"), reason: text(form, "reason"), replaces: text(form, "replaces") };
    const { outcome } = await assignments.decide(caseId, text(form, "id"), decision);
    // With a word of what was done (`flash.tsx`).
    throw redirect(`/cases/${encodeURIComponent(caseId)}?told=${WORDS[outcome]}`, 303);
  },
  "remark-disclosure": async ({ caseId, form, context }) => {
    const { assignments } = context.get(servicesContext);
    await assignments.remark(caseId, text(form, "id"), { kind: text(form, "kind"), remark: text(form, "remark") });
    return SECTION;
  },
  "decide-challenge": async ({ caseId, form, context }) => {
    const { assignments } = context.get(servicesContext);
    await assignments.decideChallenge(caseId, text(form, "id"), { decision: text(form, "decision"), reason: text(form, "reason") });
    return SECTION;
  },
  "end-remarks": async ({ caseId, form, context }) => {
    const { assignments } = context.get(servicesContext);
    await assignments.endRemarks(caseId, text(form, "id"), { reason: text(form, "reason") });
    return SECTION;
  },
};
