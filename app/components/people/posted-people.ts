/** What the buttons of the people's list ask for in a post without scripts. */
import { withoutEntryAt } from "#app/domain/booking/registry/text-values.ts";
import { isBlank, newPerson, type OpenPerson, openedPerson, putPerson, readOpenPerson, withoutRow } from "./typed-person.ts";

/** The list that then holds, and the inputs that are open on the answer. */
export interface PostedPeople {
  list: string;
  person: OpenPerson | null;
}

const INTENTS = ["new-person", "edit-person", "put-person", "remove-person", "close-person"];
export const isOfPeople = (intent: string): boolean => INTENTS.includes(intent);

/** `subject` names an entry by its place; what is typed in open inputs is put into the list first, and stays open where it cannot be. */
export function postedPeople(intent: string, subject: string, list: string, form: URLSearchParams, locationType?: string): PostedPeople {
  const at = Number(subject);
  if (intent === "close-person") return { list, person: null };
  if (intent === "remove-person") {
    const open = readOpenPerson(form);
    return { list: withoutEntryAt({ kind: "people" }, list, at), person: withoutRow(open, at) };
  }
  const left = leftOpen(list, form, intent === "put-person");
  if (left.person) return left;
  if (intent === "new-person") return { list: left.list, person: newPerson(locationType) };
  return { list: left.list, person: intent === "edit-person" ? openedPerson(left.list, at) : null };
}

/** The list with what is typed in open inputs, which stay open where it cannot be put there. Nothing typed is nobody, unless it was `pressed`. */
export function leftOpen(list: string, form: URLSearchParams, pressed = false): PostedPeople {
  const open = readOpenPerson(form);
  if (!open || (!pressed && isBlank(open))) return { list, person: null };
  const put = putPerson(list, open);
  return "list" in put ? { list: put.list, person: null } : { list, person: { ...open, issues: put.issues } };
}
