/** The one thing that a language model has pointed to by its handle: what is proven is done. */
import { type Desk, remark, say } from "#app/domain/talk/desk.ts";
import { rosterOf } from "#app/domain/talk/people/fields.ts";
import { personIn } from "#app/domain/talk/people/identity.ts";
import { replacePerson, takePerson } from "#app/domain/talk/people/take.ts";
import { dropEntries } from "#app/domain/talk/plan/entries.ts";
import { saysDays } from "#app/domain/talk/remarks/noted-words.ts";
import { dropOnSomeDays } from "#app/domain/talk/settled/on-some-days.ts";
import type { Mend } from "#app/understanding/contract.ts";
import { personWith, valueBy } from "./replaced.ts";
import type { Thing } from "./thing.ts";
import { drop, isSameThing, replace, thingsIn, valueFor } from "./things.ts";

/** Does it to the thing; false where nothing can be done so. */
export function isPointedDone(desk: Desk, one: Pick<Mend, "does" | "by" | "into" | "quote">, thing: Thing | null): boolean {
  // No language of an interpreter has days of its own in the plan.
  if (thing?.field === "interpretationLanguage" && one.does !== "drops" && saysDays(one.quote)) remark(desk, one.quote);
  // Whom a field names, and more is said of now.
  if (thing && thing.field !== "people" && one.by?.slot === "person") {
    const held = rosterOf(desk.values).find(({ field }) => field === thing.field);
    if (held) replacePerson(desk, personIn(held), personWith(personIn(held), one.by.value), one.quote);
    else takePerson(desk, one.by);
    return true;
  }
  if (thing?.field === "onSomeDays") return one.does === "drops" ? dropOnSomeDays(desk, thing.value, one.quote) : one.does === "keeps";
  if (thing?.field === "remarks" || thing?.field === "ruledOutDays") return isEntryDone(desk, one, thing.field, thing.value);
  const value = thing && one.does === "changes" ? valueBy(one, thing) : null;
  if (!thing || one.does === "denies" || (one.does === "changes" && (value === null || valueFor(desk, thing, value) === null)))
    return false;
  if (thing.field !== "startTime" && !thingsIn(desk).some((other) => isSameThing(thing, other))) return true;
  if (one.does === "drops") drop(desk, thing, one.quote);
  if (value !== null) replace(desk, thing, value, one.quote);
  return true;
}

/** A remark, or days that are ruled out, are taken out or stay; a remark has other words of the visitor's in its place. */
function isEntryDone(
  desk: Desk,
  { does, quote, into }: Pick<Mend, "does" | "quote" | "into">,
  field: "remarks" | "ruledOutDays",
  value: string,
): boolean {
  const words = field === "remarks" && does === "changes" ? into : undefined;
  if (does !== "drops" && words === undefined) return does === "keeps";
  desk.values = dropEntries(desk.values, field, (one) => ("text" in one ? one.text : JSON.stringify(one)) === value);
  desk.changes.push({ field, value: desk.values[field]?.value ?? null, evidence: quote, reason: "corrected" });
  say(desk, field === "remarks" ? { kind: "cleared", fields: [], remarks: [value] } : { kind: "cleared", fields: [field] });
  if (words !== undefined) remark(desk, words);
  return true;
}
