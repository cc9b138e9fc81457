/** Which of the things that are noted a stretch of a message names: by their part, by a value that is read there again, or by their words. */
import { normalized } from "#app/domain/normalized.ts";
import { fieldsOfPart } from "#app/domain/talk/answer/part-fields.ts";
import { type Desk, overlap } from "#app/domain/talk/desk.ts";
import { isSamePerson } from "#app/domain/talk/people/same-person.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import type { Mend, Span, Statement } from "#app/understanding/contract.ts";
import type { Thing } from "./thing.ts";
import { kindOf, personOf } from "./things.ts";

export const wordsOf = (text: string): string[] =>
  normalized(text, "NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

/** Words of a firm that many have. */
const OF_FIRMS = new Set(
  wordsOf("inc ltd llp llc lp sa sas srl cv corp company co senc sencrl ltee limited the and et y of de du del la le les el los"),
);
const telling = (text: string): string[] => wordsOf(text).filter((word) => word.length > 2 && !OF_FIRMS.has(word));

/** The statements of a stretch, those in doubt included. */
export function statementsIn({ said }: Desk, at: Span): readonly Statement[] {
  return [...said.statements, ...said.doubts.flatMap(({ options }) => options)].filter((one) => overlap(one.at, at));
}

/** Things of the parts that a saying names. */
export const byPart = ({ of }: Mend, things: readonly Thing[]): Thing[] =>
  things.filter(({ field }) => of.some((part) => PARTS_OF_PLAN[part] === field || fieldsOfPart(part).includes(field)));
const PARTS_OF_PLAN: Readonly<Record<string, string>> = { days: "preferredDate", hours: "startTime" };

/** Things whose value is said again in the stretch, or all of whose words are. */
export function byValue(desk: Desk, { at, quote }: Pick<Mend, "at" | "quote">, things: readonly Thing[]): Thing[] {
  const said = statementsIn(desk, at);
  const words = new Set(wordsOf(quote));
  return things.filter((thing) => said.some((one) => isValueOf(one, thing)) || isWorded(thing, words, true));
}

/** All that a saying may mean, closest first: what it names in full, then by some words of a name or by its part, then by any word. */
export function meantBy(desk: Desk, one: Mend, things: readonly Thing[]): Thing[] {
  const full = byValue(desk, one, things);
  if (full.length > 0) return full;
  const some = [...byWords(one.quote, things), ...byPart(one, things)];
  const isVague = some.length === 0 || (one.does === "drops" && one.of.length === 0);
  return isVague ? [...some, ...byHint(desk, one, things)] : some;
}

/** True where a statement says the value of a thing. */
export function isValueOf(statement: Statement, thing: Thing): boolean {
  if (statement.slot === "service" && thing.field === statement.value.kind) return true;
  if (statement.slot === "service") return SERVICE_OF[statement.value.kind] === thing.field;
  const person = personOf(thing);
  if (person && statement.slot === "person") return isSamePerson(person, statement.value);
  if (statement.slot === "when") {
    const days = (statement.value.value ?? []).flatMap(({ when }) => (when?.kind === "days" ? when.spans : []));
    return kindOf(thing) === "day" && days.some(([from, to]) => dayOf(thing) >= from && dayOf(thing) <= to);
  }
  return entriesIn(statement).some(({ field, value }) => field === thing.field && value === thing.value);
}
const SERVICE_OF: Readonly<Record<string, string>> = {
  needsBreakoutRooms: "breakoutRoomCount",
  needsInterpretation: "interpretationLanguage",
  interpretationType: "interpretationLanguage",
};
export const dayOf = ({ field, value }: Thing): string =>
  field === "alternativeDays" ? (JSON.parse(value) as { date: string }).date : value;

/** Names and firms whose words a stretch has. */
export function byWords(quote: string, things: readonly Thing[]): Thing[] {
  const words = new Set(wordsOf(quote));
  return things.filter((thing) => isWorded(thing, words));
}

/** Some word of a thing, or of those in which it was said, is in the stretch: it may be meant. */
export function byHint({ values }: Desk, { quote }: Pick<Mend, "quote">, things: readonly Thing[]): Thing[] {
  const words = new Set(telling(quote).filter((word) => word.length > SHORT));
  return things.filter(({ field, value }) => telling(`${value} ${values[field]?.evidence ?? ""}`).some((word) => words.has(word)));
}
const SHORT = 3;

/** A name or a firm is said where each of its telling words is; of some words, two of a firm or one of a short name may be enough. */
function isWorded(thing: Thing, words: ReadonlySet<string>, isFull = false): boolean {
  const kind = kindOf(thing);
  if (kind !== "person" && kind !== "firm" && kind !== "place") return false;
  const person = personOf(thing);
  const own = telling(person ? (person.name ?? person.firm ?? "") : thing.value.replace(/^arbitration_place_/, ""));
  const shared = own.filter((word) => words.has(word)).length;
  if (own.length === 0 || isFull || shared === own.length) return own.length > 0 && shared === own.length;
  return shared > 1 || (kind === "person" && own.length < 4 && shared === 1);
}
