/** What is posted in the discussion without a script. */
import { servicesContext } from "#app/context.ts";
import type { CasePageAction } from "../action.ts";

/** Names the box of a document that is attached: each has its own, so that a refused form keeps them all. */
export const ATTACH = "attach.";

const text = (value: FormDataEntryValue | null): string => (typeof value === "string" ? value : "");

const post: CasePageAction = async ({ caseId, form, context }) => {
  const documents = [...form.keys()].filter((name) => name.startsWith(ATTACH)).map((name) => name.slice(ATTACH.length));
  const message = { content: text(form.get("content")), audience: text(form.get("audience")) || "everyone", documents };
  await context.get(servicesContext).caseMessages.post(caseId, message, text(form.get("formKey")) || null);
  return "discussion";
};

export const DISCUSSION_ACTIONS: Readonly<Record<string, CasePageAction>> = { "post-message": post };
