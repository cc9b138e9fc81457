/** What is posted to the people of a case. */
import { servicesContext } from "#app/context.ts";
import type { CasePageAction } from "../action.ts";

const SECTION = "people";
const text = (form: URLSearchParams | FormData, name: string) => String(form.get(name) ?? "");
const given = (form: URLSearchParams | FormData) => ({
  name: text(form, "name"),
  firm: text(form, "firm"),
  email: text(form, "email").trim(),
  aliases: text(form, "aliases"),
});

export const PEOPLE_ACTIONS: Readonly<Record<string, CasePageAction>> = {
  "name-person": async ({ caseId, form, context }) => {
    await context.get(servicesContext).casePeople.name(caseId, { ...given(form), place: text(form, "place") });
    return SECTION;
  },
  "edit-person": async ({ caseId, form, context }) => {
    await context.get(servicesContext).casePeople.edit(caseId, text(form, "id"), given(form));
    return SECTION;
  },
  "invite-person": async ({ caseId, form, context }) => {
    await context.get(servicesContext).casePeople.invite(caseId, text(form, "id"));
    return SECTION;
  },
  "remove-person": async ({ caseId, form, context }) => {
    await context.get(servicesContext).casePeople.remove(caseId, text(form, "id"));
    return SECTION;
  },
};
