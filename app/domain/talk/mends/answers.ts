/** What of a message is no answer to the question that was asked, and no value of the field that it seems to be of. */
import { fieldsOfPart } from "#app/domain/talk/answer/part-fields.ts";
import { type Desk, overlap } from "#app/domain/talk/desk.ts";
import { bearsName, isSamePerson } from "#app/domain/talk/people/same-person.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import type { Point } from "#app/domain/talk/state.ts";
import { leaning } from "#app/domain/talk/yes.ts";
import type { PersonSaid, Statement } from "#app/understanding/contract.ts";

/** The words around it name another part of the request: "make it 3" of breakout rooms is no number of people. */
export const isOfOther = ({ said }: Desk, { field }: Point, { at }: Statement): boolean =>
  (said.mends ?? []).some(({ at: own, of }) => {
    const fields = of.flatMap((part) => fieldsOfPart(part));
    return overlap(own, at) && field !== undefined && fields.length > 0 && !fields.includes(field);
  });

/** "No, keep Montreal": what is noted, said again, leaves it so. */
export const saysHeld = ({ said, before }: Desk, { field }: Point): boolean =>
  field !== undefined &&
  leaning(said) !== "yes" &&
  said.statements.some((one) => entriesIn(one).some((entry) => entry.field === field && entry.value === before.values[field]?.value));

/** Another name or firm in a correction may be anybody's: without a word of the old one, or its denial, it is asked. */
export function isSomebodyElse({ said }: Desk, { slot, value, named, sources }: Statement, held: string): boolean {
  if ((slot !== "name" && slot !== "firm") || named || sources.includes("form")) return false;
  const own: PersonSaid =
    "firm" in value ? { part: "other", firm: value.firm } : { part: "other", name: "name" in value ? value.name : "" };
  if (isSamePerson(slot === "firm" ? { firm: held } : { name: held }, own)) return false;
  const isTheirs = said.statements.some((one) => one.slot === "email" && bearsName(one.value.address, own.name ?? ""));
  return !isTheirs && !(said.mends ?? []).some(({ out, quote }) => quote.includes(held) || (out !== undefined && held.includes(out)));
}
