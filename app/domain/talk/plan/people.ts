/** People who are not the visitor: into the fields of their part where it has one, and onto the list with all that was said of them. */

import { type Desk, note, type Reason, remark, say, write } from "#app/domain/talk/desk.ts";
import type { PersonSaid, Statement } from "#app/understanding/contract.ts";
import { cleanValue, entriesOf, isSettled, type TalkField, writeEntries } from "./fields.ts";
import { isFuller, isSamePerson, wordsOf } from "./same-person.ts";

type PersonStatement = Extract<Statement, { slot: "person" }>;
interface PartFields {
  name: TalkField;
  firm?: TalkField;
}

/** The fields of one person, and whom they name. */
const NAMED_FIELDS: readonly (PartFields & { part: PersonSaid["part"] })[] = [
  { name: "claimantName", firm: "claimantFirm", part: "claimant" },
  { name: "respondentName", firm: "respondentFirm", part: "respondent" },
  { name: "witnessName", part: "witness" },
  { name: "arbitratorName", part: "neutral" },
  { name: "mediatorName", part: "neutral" },
  { name: "trialCourtJudgeName", part: "neutral" },
];

/** The fields of a part, by what the draft says of the proceeding so far. */
function fieldsFor(desk: Desk, { part, side }: PersonSaid): PartFields | null {
  const proceeding = desk.values.proceedingType?.value;
  if (part === "claimant") return { name: "claimantName", firm: "claimantFirm" };
  if (part === "respondent") return { name: "respondentName", firm: "respondentFirm" };
  if (part === "witness" && proceeding === "examination_or_related") return { name: "witnessName" };
  if (part === "neutral" && proceeding === "arbitration") return { name: "arbitratorName" };
  if (part === "neutral" && proceeding === "mediation") return { name: "mediatorName" };
  if (part === "neutral" && proceeding === "court_trial") return { name: "trialCourtJudgeName" };
  return part === "counsel" && side ? { name: "additionalCounselName" } : null;
}

/**
 * Takes one person, named or counted. A second of the same part, or another name, is one more entry and replaces nobody; who is held
 * already gains what is said, plays another part where that is corrected, and goes where it is said that they do not come.
 */
export function takePerson(desk: Desk, statement: PersonStatement) {
  const { value: said, quote, role } = statement;
  if (role === "not") return dropPerson(desk, said, quote);
  // A part that no word of the message says is weaker than the one that is held.
  const isSure = statement.sources.some((source) => source !== "tagger");
  const reason: Reason = role === "corrects" || (isSure && isMoved(desk, said)) ? "corrected" : "stated";
  const person = statement.named ? said : reason === "corrected" ? { ...said, ...fullName(desk, said) } : asHeld(desk, said, isSure);
  if (isOnlyVisitor(desk, person) || (!isSure && isOwnFirm(desk, person))) return;
  if (reason === "corrected") leaveFields(desk, person, quote);
  const fields = person.part === "counsel" ? null : fieldsFor(desk, person);
  const more = person.place || person.zone || person.attends || person.count || person.part === "counsel";
  const placed = fields && person.name ? intoFields(desk, person, fields, quote, reason) : false;
  if (placed && reason === "corrected" && !more) return onlyInField(desk, person, quote);
  if (!placed || more || isListed(desk, person, reason)) addPerson(desk, person, quote, reason);
}

/** Whom a field names now needs no entry of the list, unless it says more. */
function onlyInField(desk: Desk, person: PersonSaid, quote: string) {
  const known = entriesOf(desk.values, "people");
  const own = known.filter((one) => isSamePerson(one, person));
  if (own.some(({ attends, place, firm }) => attends || place || firm)) return addPerson(desk, person, quote, "corrected");
  const left = known.filter((one) => !own.includes(one));
  if (own.length > 0) write(desk, "people", left.length > 0 ? writeEntries("people", left) : null, quote, "corrected");
}

/** The full name of somebody who was noted before in another part, or on the other side: they are moved there. */
function isMoved({ before }: Desk, person: PersonSaid): boolean {
  const isNamed = ({ name }: PersonSaid) => wordsOf(name ?? "").length > 1;
  const listed = entriesOf(before.values, "people");
  const fields = NAMED_FIELDS.map(({ name, part }): PersonSaid => ({ name: before.values[name]?.value ?? "", part }));
  const held = [...listed, ...fields].find((one) => isNamed(one) && isSamePerson(one, person));
  const isElse = held !== undefined && (held.part !== person.part || (person.side !== undefined && held.side !== person.side));
  return isNamed(person) && person.part !== "other" && isElse;
}

/** The same name in another part is somebody else, unless one of the two says no part. */
const isHeldAs = (one: PersonSaid, person: PersonSaid): boolean =>
  isSamePerson(one, person) && (one.part === person.part || one.part === "other" || person.part === "other");

const isListed = (desk: Desk, person: PersonSaid, reason: Reason): boolean =>
  entriesOf(desk.values, "people").some((one) => (reason === "corrected" ? isSamePerson : isHeldAs)(one, person));

/** A correction that says some of a name that is held means the whole of it. */
function fullName(desk: Desk, person: PersonSaid): Pick<PersonSaid, "name"> {
  const field = fieldOf(desk, person);
  const held = entriesOf(desk.values, "people").find((one) => isSamePerson(one, person))?.name ?? (field && desk.values[field.name]?.value);
  return held && person.name && isFuller(held, person.name) ? { name: held } : {};
}

/** The visitor, said again as nobody in particular. */
const isOnlyVisitor = ({ values }: Desk, person: PersonSaid): boolean =>
  person.part === "other" && !person.attends && !person.place && isSamePerson({ name: values.contactName?.value ?? "" }, person);

/** The visitor's own firm, which no word of the message makes a party. */
const isOwnFirm = ({ values }: Desk, { name, firm }: PersonSaid): boolean =>
  isSettled(values.contactFirm) && isSamePerson({ firm: values.contactFirm.value }, { firm: name ?? firm ?? "" });

/** "Ms Weiss will join by video": the part and the full name that she has already. */
function asHeld(desk: Desk, said: PersonSaid, isSure: boolean): PersonSaid {
  const person: PersonSaid = isSure ? said : { ...said, part: "other" };
  const listed = entriesOf(desk.values, "people").find((one) => isHeldAs(one, person));
  const field = listed ? undefined : fieldOf(desk, person);
  if (field && person.part !== "other" && field.part !== person.part) return said;
  const name = listed?.name ?? (field && desk.values[field.name]?.value);
  if (!name) return said;
  const part = listed?.part && listed.part !== "other" ? listed.part : (field?.part ?? person.part);
  return { ...person, name: name.length >= (person.name?.length ?? 0) ? name : (person.name ?? name), part };
}

const fieldOf = ({ values }: Desk, person: PersonSaid) =>
  NAMED_FIELDS.find(({ name }) => isSettled(values[name]) && isSamePerson({ name: values[name].value }, person));

/** Who plays another part than was noted leaves the field of the old one. */
function leaveFields(desk: Desk, person: PersonSaid, quote: string) {
  const field = fieldOf(desk, person);
  if (field && field.part !== person.part) write(desk, field.name, null, quote, "corrected");
}

/** Who does not come is taken off; where nobody of that name is held, the words are kept for staff. */
function dropPerson(desk: Desk, person: PersonSaid, quote: string) {
  const known = entriesOf(desk.values, "people");
  const left = known.filter((one) => !isSamePerson(one, person)).map((one) => withoutFirm(one, person));
  const field = fieldOf(desk, person);
  const firm = person.name ? undefined : NAMED_FIELDS.find((one) => one.firm && desk.values[one.firm]?.value === person.firm)?.firm;
  const isChanged = JSON.stringify(left) !== JSON.stringify(known);
  if (!isChanged && !field && !firm) return remark(desk, quote, "avoid");
  if (isChanged) write(desk, "people", left.length > 0 ? writeEntries("people", left) : null, quote, "corrected");
  if (field) write(desk, field.name, null, quote, "corrected");
  if (firm) write(desk, firm, null, quote, "corrected");
  const gone = known.find((one) => isSamePerson(one, person)) ?? { ...person, part: field?.part ?? person.part };
  say(desk, { kind: "cleared", fields: [], people: [gone] });
}

/** Of a firm that somebody's is not, the person stays. */
function withoutFirm(one: PersonSaid, { name, firm, part }: PersonSaid): PersonSaid {
  if (name || one.firm === undefined || one.firm !== firm || one.part !== part) return one;
  const { firm: _, ...rest } = one;
  return rest;
}

function intoFields(desk: Desk, person: PersonSaid, { name, firm }: PartFields, quote: string, reason: Reason): boolean {
  const clean = cleanValue(desk.form, name, person.name ?? "");
  const held = desk.values[name];
  if (clean === null || (isSettled(held) && held.value !== clean && reason !== "corrected")) return false;
  note(desk, name, clean, quote, reason);
  if (!person.firm) return true;
  const cleanFirm = firm ? cleanValue(desk.form, firm, person.firm) : null;
  if (!firm || cleanFirm === null || (isSettled(desk.values[firm]) && reason !== "corrected")) return false;
  note(desk, firm, cleanFirm, quote, reason);
  return true;
}

/** What stays of an entry: the side was that of the old part, and a firm that turns out to be somebody's name is none. */
function keptOf({ side, firm, ...kept }: PersonSaid, { name, part }: PersonSaid): PersonSaid {
  const isName = !kept.name && name !== undefined;
  return { ...kept, ...(side && part === kept.part ? { side } : {}), ...(firm && !isName ? { firm } : {}) };
}

/** A person who is on the list already gains what is said further; a correction of one of the same part takes its place. */
function addPerson(desk: Desk, person: PersonSaid, quote: string, reason: Reason) {
  const known = entriesOf(desk.values, "people");
  const same = known.findIndex((one) => (reason === "corrected" ? isSamePerson : isHeldAs)(one, person));
  const corrected = reason === "corrected" ? known.findLastIndex(({ part, name }) => part === person.part && !name) : -1;
  const at = same >= 0 ? same : corrected;
  const before = known[at];
  const entry = before ? { ...keptOf(before, person), ...person } : person;
  const others = reason === "corrected" ? known.filter((one, index) => index === at || !isSamePerson(one, person)) : known;
  const people = before ? others.map((one) => (one === before ? entry : one)) : [...others, entry];
  const value = writeEntries("people", people);
  if (value === writeEntries("people", known)) return;
  const lines = desk.lines.filter((line) => line.line !== "person" || line.person !== before);
  note(desk, "people", value, quote, reason);
  desk.lines = [...lines, { line: "person", person: entry }];
}
