/** People as a model gives them, each by themselves: of several names in one entry everybody is somebody, and a handle is one person's. */
import { partOfField } from "#app/domain/talk/people/fields.ts";
import type { HeldThing, PersonSaid } from "#app/understanding/contract.ts";
import { TITLE_WORDS } from "#app/understanding/people/roll/words.ts";
import { fold } from "#app/understanding/text/fold.ts";
import { isReplacing, type Value } from "./claims-of-edits.ts";
import { textAt } from "./entries.ts";
import { isObject } from "./json-answer.ts";

type Part = PersonSaid["part"];
type Entry = Record<string, unknown>;

/** Signs between names; the name of a company or an authority may have a comma and an "and" of its own. */
const SIGNS = /\s*[;\n]\s*/u;
const WORDS = /\s*[;\n]\s*(?:(?:and|et|y|e)\s+)?|\s*,\s*(?:(?:and|et|y|e)\s+)?|\s+(?:and|et|y|e|&)\s+/u;
const SEPARATORS = new RegExp(`(${WORDS.source})`, "u");
/** Of Spanish surnames an "y" joins two: «María Ruiz y García Conde». */
const OF_SURNAMES = /^\s+(?:y|e)\s+$/u;
const COMMA = /^\s*,\s*$/u;
/** What follows a name and is none: what somebody is, and whom they work for. */
const NO_NAME = new Set(
  [
    ...Object.values(TITLE_WORDS).flatMap((words) => words.split("|")),
    ..."senior junior counsel barrister solicitor attorney lawyer judge justice officer arbitrator mediator president vice chief head professor expert esq kc qc sc".split(
      " ",
    ),
    ..."avocat avocate avocats arbitre médiateur médiatrice juge notaire bâtonnier bâtonnière conseil conseiller conseillère experte ingénieur".split(
      " ",
    ),
    ..."abogado abogada abogados árbitro árbitra mediador mediadora juez jueza perito perita procurador procuradora consejero consejera socio socia".split(
      " ",
    ),
    ..."llp llc inc ltd corp limited group legal law partners associates chambers company bank firm sons cabinet étude associés cie fils frères banque groupe bufete despacho asociados hijos hermanos banco grupo".split(
      " ",
    ),
  ]
    .filter((word) => !word.includes(" "))
    .map(fold),
);
/** "Ruth Abelard (chair)": a name of two words at least, and what they are besides. */
const FULL_NAME = /^(?:\p{L}{1,5}\.?\s+)?\p{Lu}[\p{L}'’.-]*(?:\s+(?:\p{Ll}{1,3}\s+)*\p{Lu}[\p{L}'’.-]*)+(?:\s*\(([^()]{2,60})\))?$/u;
const COMPANIES: ReadonlySet<Part> = new Set<Part>(["claimant", "respondent", "insurer"]);
const MOST_NAMES = 30;

/** Who is named by some words: one, or each of several full names with their title. `firms`: names of those whom people work for. */
export function namesIn(words: string, part: Part, firms: readonly string[] = []): { name: string; title?: string }[] {
  const own = COMPANIES.has(part) ? words.split(SIGNS).filter(Boolean) : listed(words);
  const read = own.slice(0, MOST_NAMES).map((one) => FULL_NAME.exec(one.trim()));
  if (own.length < 2 || read.some((one) => one === null || isNoName(one[0], firms))) return [{ name: words }];
  return read.flatMap((one) => {
    const [whole = "", title] = one ?? [];
    return [{ name: whole.replace(BRACKETS, ""), ...(title ? { title } : {}) }];
  });
}
const BRACKETS = /\s*\([^()]*\)$/u;

/** The entries of a list. One comma alone makes none ("Roy, Julie"), and "y" only the last one of several. */
function listed(words: string): string[] {
  const [first = "", ...more] = words.split(SEPARATORS);
  const found = [first];
  const signs: string[] = [];
  for (let at = 0; at + 1 < more.length; at += 2) {
    const [sign = "", next = ""] = [more[at], more[at + 1]];
    const isInName = OF_SURNAMES.test(sign) && (signs.length === 0 || at + 2 < more.length);
    if (isInName) found[found.length - 1] += sign + next;
    else {
      signs.push(sign);
      found.push(next);
    }
  }
  const entries = found.filter(Boolean);
  return entries.length === 2 && signs.every((sign) => COMMA.test(sign)) ? [words] : entries;
}

/** "Senior Counsel", "Tamblyn Partners", or the firm that is noted or given for somebody. */
function isNoName(words: string, firms: readonly string[]): boolean {
  const own = fold(words.replace(BRACKETS, ""));
  return firms.some((firm) => fold(firm).trim() === own) || (own.match(/\p{L}+/gu) ?? []).some((word) => NO_NAME.has(word));
}

/** The entries of people, with everyone whom an edit or a value names among several. */
export function peopleApart(
  people: readonly unknown[],
  edits: readonly unknown[],
  values: readonly Value[],
  held: readonly HeldThing[],
): Entry[] {
  const own = people.filter(isObject).flatMap((entry) => apart(entry, partIn(entry), firmsOf(held)));
  const edited = edits
    .filter((entry) => isOfSeveral(entry, held))
    .flatMap((entry) => {
      const thing = thingOf(entry, held);
      return apart(
        { handle: thing?.handle, name: textAt(entry, "value"), part: thing?.person?.part, quote: textAt(entry, "quote") },
        thing?.person?.part,
      );
    });
  const valued = values.filter(namesSeveral).flatMap(({ field, value, quote }) => {
    const part = partOfField(field);
    return apart({ ...(held.some(({ handle }) => handle === field) ? { handle: field } : {}), name: value, part, quote }, part);
  });
  return withOwnHandles([...own, ...edited, ...valued], held);
}

/** True of an edit that puts several people in the place of somebody. */
export function isOfSeveral(entry: unknown, held: readonly HeldThing[]): boolean {
  const person = thingOf(entry, held)?.person;
  return person !== undefined && isReplacing(entry) && namesIn(textAt(entry, "value"), person.part).length > 1;
}

/** True of a field for one name that several are given for. */
export const namesSeveral = ({ field, value }: Value): boolean => {
  const part = partOfField(field);
  return part !== undefined && namesIn(value, part).length > 1;
};

const thingOf = (entry: unknown, held: readonly HeldThing[]): HeldThing | undefined =>
  held.find(({ handle }) => handle === textAt(entry, "handle"));
const partIn = (entry: Entry): Part => (textAt(entry, "part") || "other") as Part;

const firmsOf = (held: readonly HeldThing[]): string[] =>
  held.flatMap(({ field, person, value }) => [person?.firm ?? "", field === "contactFirm" ? value : ""]).filter(Boolean);

function apart(entry: Entry, part: Part = "other", firms: readonly string[] = []): Entry[] {
  const [only, ...others] = namesIn(textAt(entry, "name"), part, [textAt(entry, "firm"), ...firms].filter(Boolean));
  if (!only || others.length === 0) return [entry];
  const { title: _title, access: _access, count: _count, ...shared } = entry;
  return [only, ...others].map((one) => ({ ...shared, ...one }));
}

/** Of several with one handle it is theirs who has the very name, or some of it, else the first one's. */
function withOwnHandles(entries: readonly Entry[], held: readonly HeldThing[]): Entry[] {
  return entries.map((entry) => {
    const handle = textAt(entry, "handle");
    const same = handle === "" ? [] : entries.filter((other) => textAt(other, "handle") === handle && textAt(other, "name") !== "");
    if (same.length < 2 || new Set(same.map((one) => fold(textAt(one, "name")))).size < 2 || textAt(entry, "name") === "") return entry;
    const name = thingOf(entry, held)?.person?.name;
    const owner = same.find((one) => isAlike(name, textAt(one, "name"))) ?? same[0];
    if (entry === owner) return entry;
    const { handle: _handle, ...free } = entry;
    return free;
  });
}

const wordsOf = (name: string): string[] => (fold(name).match(/[\p{L}\d]+/gu) ?? []).filter((word) => word.length > 2);
const isAlike = (held: string | undefined, name: string): boolean => wordsOf(name).some((word) => wordsOf(held ?? "").includes(word));
