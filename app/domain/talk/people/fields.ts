/** The people of a draft as one list: those of its list field, and those whom single fields of the form name. */
import { isRoleWord } from "#app/domain/booking/registry/role-words.ts";
import { currentPlan, type Desk, note, type Reason, write } from "#app/domain/talk/desk.ts";
import { cleanValue, entriesOf, isSettled, type TalkField, type TalkValues, writeEntries } from "#app/domain/talk/plan/fields.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { type Entry, isVisitor } from "./identity.ts";
import { withPresence } from "./roster.ts";
import { isSamePerson } from "./same-person.ts";

/** The fields of one person, whom they name, and the proceeding that has them. */
interface PartFields {
  name: TalkField;
  firm?: TalkField;
  part: PersonSaid["part"];
  of?: string;
}
const FIELDS: readonly PartFields[] = [
  { name: "claimantName", firm: "claimantFirm", part: "claimant" },
  { name: "respondentName", firm: "respondentFirm", part: "respondent" },
  { name: "witnessName", part: "witness", of: "examination_or_related" },
  { name: "arbitratorName", part: "neutral", of: "arbitration" },
  { name: "mediatorName", part: "neutral", of: "mediation" },
  { name: "trialCourtJudgeName", part: "neutral", of: "court_trial" },
];

/** The part of whom a field names; none of a field that names nobody. */
export const partOfField = (field: TalkField): PersonSaid["part"] | undefined => FIELDS.find(({ name }) => name === field)?.part;

/** Everybody who is noted. Somebody who is in the list and in a field is one. */
export function rosterOf(values: TalkValues): Entry[] {
  const named = FIELDS.flatMap(({ name, part }): Entry[] => {
    const held = values[name];
    return isSettled(held) ? [{ name: held.value, part, field: name }] : [];
  });
  const listed = entriesOf(values, "people").map((one): Entry => {
    const field = named.find((other) => other.part === one.part && isSamePerson(other, one))?.field;
    return field ? { ...one, field } : one;
  });
  return [...named.filter(({ field }) => !listed.some((one) => one.field === field)), ...listed];
}

/** Writes everybody back: the first who has the field's part into it, and all of whom more is known, or who has no field, onto the list. */
export function writeRoster(desk: Desk, roster: readonly Entry[], quote: string, reason: Reason) {
  const hearing = currentPlan(desk).days.map(({ date }) => date);
  const placed = withFields(desk, withPresence(withoutRoleNames(roster), hearing));
  const firms = FIELDS.filter((fields) => writeField(desk, fields, placed, quote, reason));
  const listed = placed.filter((one) => !isSaidByField(one, firms)).map(({ field: _field, ...person }): PersonSaid => person);
  const held = desk.values.people;
  const value = listed.length > 0 ? writeEntries("people", listed) : null;
  if ((held?.value ?? null) !== value) write(desk, "people", value, quote, reason);
}

/** "My lawyer" names nobody: one of those is counted, and a neutral, of whom there is one anyway, is not. */
const withoutRoleNames = (roster: readonly Entry[]): Entry[] =>
  roster.flatMap((one): Entry[] => {
    const { name, firm, ...facts } = one;
    const [noName, noFirm] = [name !== undefined && !isVisitor(one) && isRoleWord(name), firm !== undefined && isRoleWord(firm)];
    if (!noName && !noFirm) return [one];
    const own: Entry = { ...(name && !noName ? { name } : {}), ...(firm && !noFirm ? { firm } : {}), ...facts };
    if (own.name || own.firm || own.count !== undefined) return [own];
    const { field: _field, part, ...more } = own;
    const isKnown = COUNTED_ALONE.has(part) || Object.keys(more).length > 0;
    return isKnown && !roster.some((other) => other !== one && other.part === part) ? [{ ...more, part, count: 1 }] : [];
  });
const COUNTED_ALONE: ReadonlySet<PersonSaid["part"]> = new Set(["counsel", "witness", "expert", "assistant", "representative", "support"]);

/** Who is named by a field, while they play its part; a free field of this proceeding takes the first of its part. */
function withFields(desk: Desk, roster: readonly Entry[]): Entry[] {
  const kept = withOneChair(desk, roster).map(({ field, ...one }): Entry => {
    const isKept = field && FIELDS.some(({ name, part }) => name === field && part === one.part);
    return isKept ? { ...one, field } : one;
  });
  const proceeding = desk.values.proceedingType?.value;
  for (const { name, part, of } of FIELDS) {
    if (of && of !== proceeding) continue;
    const free = kept.filter((one) => one.part === part && one.name && !isVisitor(one) && cleanValue(desk.form, name, one.name) !== null);
    const holder = kept.find(({ field }) => field === name);
    const [first] = holder ? free.filter((one) => presides(one) && !presides(holder) && mayFollow(desk, name, holder, one)) : bySeat(free);
    if (!first) continue;
    if (holder) delete holder.field;
    first.field = name;
  }
  return kept;
}

/** What is settled gives way to somebody of the same panel alone: that anybody else presides is said of something else. */
function mayFollow({ before }: Desk, name: TalkField, holder: Entry, next: Entry): boolean {
  if (!isSettled(before.values[name])) return true;
  const panel = rosterOf(before.values).filter(({ part }) => part === "neutral");
  return [holder, next].every((one) => panel.some((other) => isSamePerson(one, other)));
}

/** A tribunal has one chair: who of the panel presides as of now takes it from who presided before. */
function withOneChair({ before }: Desk, roster: readonly Entry[]): readonly Entry[] {
  const chairs = roster.filter(presides);
  if (chairs.length < 2) return roster;
  const panel = rosterOf(before.values).filter(({ part }) => part === "neutral");
  const known = (one: Entry) => panel.find((other) => isSamePerson(one, other));
  const [chair, ...others] = chairs.filter((one) => {
    const was = known(one);
    return was !== undefined && !presides(was);
  });
  if (!chair || others.length > 0 || chairs.some((one) => !known(one))) return roster;
  return roster.map((one): Entry => {
    if (one === chair || !presides(one)) return one;
    const { title: _title, ...rest } = one;
    return rest;
  });
}

/** Of several neutrals the one who presides is named for all. */
const bySeat = (people: readonly Entry[]): Entry[] => [...people.filter(presides), ...people];
const PRESIDES =
  /^(?:the\s|le\s|la\s|el\s)?(?:chair(?:man|woman|person)?|presid(?:es|ing)(?:\s\p{L}+)?|pr[ée]sid(?:e|era|ent|ente|enta|ir[áa])|umpire|surarbitre|sole arbitrator|arbitre unique|[áa]rbitr[oa]\s[úu]nic[oa])(?:\s(?:of|du|de|del)\s(?:the\s|la\s|l['’])?(?:panel|tribunal))?$/iu;
const presides = ({ part, title }: Entry): boolean => part === "neutral" && title !== undefined && PRESIDES.test(title.trim());

/** Writes one field. True where the person's firm has its own, too. */
function writeField(desk: Desk, { name, firm }: PartFields, roster: readonly Entry[], quote: string, reason: Reason): boolean {
  const person = roster.find(({ field }) => field === name);
  const held = desk.values[name];
  const clean = person?.name ? cleanValue(desk.form, name, person.name) : null;
  if (!person || clean === null) {
    if (isSettled(held)) write(desk, name, null, quote, "corrected");
    return false;
  }
  if (held?.value !== clean) note(desk, name, clean, quote, isSettled(held) ? "corrected" : reason);
  if (!firm || !person.firm) return false;
  const cleanFirm = cleanValue(desk.form, firm, person.firm);
  const isFree = !isSettled(desk.values[firm]) || desk.values[firm]?.value === cleanFirm || reason === "corrected";
  if (cleanFirm !== null && isFree) note(desk, firm, cleanFirm, quote, reason);
  return cleanFirm !== null && isFree;
}

/** Nothing is known of them that their fields do not hold. */
function isSaidByField({ field, name: _name, part: _part, firm, ...more }: Entry, firms: readonly PartFields[]): boolean {
  return field !== undefined && Object.keys(more).length === 0 && (firm === undefined || firms.some(({ name }) => name === field));
}

/** Takes a firm that is not theirs off somebody, and out of its field. False where it is not theirs. */
export function dropFirm(desk: Desk, { firm = "", part }: PersonSaid, quote: string): boolean {
  const fields = FIELDS.flatMap((one) =>
    one.firm && isSamePerson({ firm: desk.values[one.firm]?.value ?? "" }, { firm }) ? [one.firm] : [],
  );
  for (const field of fields) write(desk, field, null, quote, "corrected");
  const roster = rosterOf(desk.values);
  const isTheirs = (one: Entry) =>
    one.name !== undefined && one.part === part && one.firm !== undefined && isSamePerson({ firm: one.firm }, { firm });
  const without = roster.map((one): Entry => {
    const { firm: _firm, ...rest } = one;
    return isTheirs(one) ? rest : one;
  });
  if (roster.some(isTheirs)) writeRoster(desk, without, quote, "corrected");
  return fields.length > 0 || roster.some(isTheirs);
}
