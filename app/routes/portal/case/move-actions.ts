/** What is posted to move a case along, and to settle what mails say of it. Each leads back saying what was done. */
import { redirect } from "react-router";
import { servicesContext } from "#app/context.ts";
import type { CasePageAction } from "./action.ts";
import type { MOVE_INTENTS } from "./move-intents.ts";

/** Back to the case, with a word of what was done (`flash.tsx`). */
const tell = (caseId: string, word: string) => redirect(`/cases/${encodeURIComponent(caseId)}?told=${word}`, 303);
const text = (form: URLSearchParams | FormData, name: string) => String(form.get(name) ?? "");

export const MOVE_ACTIONS: Readonly<Record<(typeof MOVE_INTENTS)[number] | "set-mail-says", CasePageAction>> = {
  "start-review": async ({ caseId, context }) => {
    await context.get(servicesContext).caseMoves.start(caseId);
    throw tell(caseId, "status");
  },
  resolve: async ({ caseId, form, context }) => {
    const { caseMoves } = context.get(servicesContext);
    await caseMoves.resolve(caseId, { outcome: text(form, "outcome"), awardDocumentId: text(form, "awardDocumentId") });
    throw tell(caseId, "status");
  },
  reopen: async ({ caseId, form, context }) => {
    await context.get(servicesContext).caseMoves.reopen(caseId, { reason: text(form, "reason") });
    throw tell(caseId, "status");
  },
  "accept-assignment": async ({ caseId, context }) => {
    await context.get(servicesContext).assignments.accept(caseId);
    throw tell(caseId, "status");
  },
  "decline-assignment": async ({ caseId, form, context }) => {
    await context.get(servicesContext).assignments.decline(caseId, { reason: text(form, "reason") });
    // The case is not theirs to see any more.
    throw redirect("/cases", 303);
  },
  "set-tribunal": async ({ caseId, form, context }) => {
    await context.get(servicesContext).assignments.setTribunal(caseId, { size: text(form, "size"), reason: text(form, "reason") });
    throw tell(caseId, "tribunal");
  },
  "set-mail-says": async ({ caseId, form, context }) => {
    await context.get(servicesContext).caseMoves.setMailSays(caseId, { mailSays: text(form, "mailSays") });
    throw tell(caseId, "edited");
  },
};
