/** How the visitor wants to be reached: fields like any other, shown, changed on their card and taken back by an undo. */
import { type ContactWay, contactWayOf } from "#app/domain/booking/contact-way.ts";
import type { CONTACT_WAYS } from "#app/domain/booking/vocabulary.ts";
import type { Span } from "#app/understanding/contract.ts";
import { type Desk, note, overlap, remark } from "./desk.ts";
import { cleanValue, entriesOf, isSettled, type TalkField, type TalkValues } from "./plan/fields.ts";
import { CALLING, type TalkState } from "./state.ts";

/** True where no call is wanted. */
export const isNoCall = ({ values }: Pick<TalkState, "values">): boolean => values.contactBy?.value === "no_calls";

/** Takes what a message says of it: the last word counts. */
export function takeReach(desk: Desk) {
  const { reach, acts } = desk.said;
  if (desk.booking || desk.world.pasted) return;
  // A closed phrase alone refuses calls; what is only learnt never does.
  const refusal = acts.find(({ act, sources }) => act === "nocall" && sources.includes("detector"));
  if (refusal && !reach?.by) takeWay(desk, "no_calls", (desk.world.message ?? "").slice(refusal.at.start, refusal.at.end));
  if (!reach) return;
  const quote = reach.at.map(({ start, end }) => (desk.world.message ?? "").slice(start, end)).join(" … ");
  if (reach.by) takeWay(desk, reach.by, quote);
  if (reach.when) takeWords(desk, reach.when);
}

/** Keeps when the visitor wants to be called, in their words. */
export function keepCallWish(desk: Desk, when: string) {
  if (desk.booking || desk.world.pasted) return remark(desk, when, "call");
  if (!isSettled(desk.values.contactBy) || isNoCall(desk)) takeWay(desk, "phone", when);
  // Of a whole sentence the words that say when, where a reader has cut them out.
  const words = desk.said.reach?.when;
  takeWords(desk, words && when.includes(words) ? words : when);
}

function takeWay(desk: Desk, by: (typeof CONTACT_WAYS)[number], quote: string) {
  desk.told = [...desk.told.filter((key) => key !== CALLING), CALLING];
  note(desk, "contactBy", by, quote || by, "corrected");
}

function takeWords(desk: Desk, words: string) {
  desk.told = [...desk.told.filter((key) => key !== CALLING), CALLING];
  const clean = cleanValue(desk.form, "contactWhen", words);
  if (clean === null) return remark(desk, words, "call");
  note(desk, "contactWhen", clean, words, "corrected");
}

/** True of a stretch that says how the visitor is reached: it is no need and no remark besides. */
export function isOfReach({ said, booking, world }: Desk, at: Span): boolean {
  if (booking || world.pasted) return false;
  const hours = said.statements.flatMap((one) => (one.role === "call" && one.slot === "when" ? [one.at] : []));
  return [...hours, ...(said.reach?.at ?? [])].some((one) => overlap(one, at));
}

/** True where our staff write, and do not call. */
export function isWritten(state: { values: TalkValues }): boolean {
  const by = reachOf(state)?.by;
  return by === "mail" || by === "message";
}

/** How the visitor wants to be reached, where they have said so. */
export function reachOf({ values }: { values: TalkValues }): ContactWay | undefined {
  const { contactBy, contactWhen, specialRequirements, contactName } = values;
  const own = (value: TalkValues[TalkField]) => (isSettled(value) ? value.value : null);
  const way = contactWayOf(contactBy?.value, own(contactWhen), {
    specialRequirements: own(specialRequirements),
    contactName: own(contactName),
    people: entriesOf(values, "people"),
  });
  return way.by === "mail" || way.when ? way : undefined;
}
