/** What a message says of the people, taken into the draft: each mention is of one entry, and changes that one alone. */
import { isRoleWord } from "#app/domain/booking/registry/role-words.ts";
import { type Desk, note, type Reason, raise, remark, say, sentenceOf } from "#app/domain/talk/desk.ts";
import { entriesOf, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { takeWhen } from "#app/domain/talk/plan/when.ts";
import type { Deed, Point } from "#app/domain/talk/state.ts";
import type { PersonMention, PersonSaid, Statement } from "#app/understanding/contract.ts";
import { daysMeant, hearingDays, remoteDaysMeant } from "./days.ts";
import { dropFirm, rosterOf, writeRoster } from "./fields.ts";
import { countOf, type Entry, isFullName, isVisitor, personIn } from "./identity.ts";
import { visitorOf } from "./room.ts";
import { asListed, withMention, withoutMention } from "./roster.ts";
import { isSamePerson } from "./same-person.ts";
import { asRest, withSeats } from "./seats.ts";

type PersonStatement = Extract<Statement, { slot: "person" }>;

/** Takes one mention. Another number of those who are noted is asked about, and words that mean nobody are kept for staff. */
export function takePerson(desk: Desk, statement: PersonStatement) {
  const { value, quote, role } = statement;
  if (role === "not") return dropPerson(desk, value, quote);
  // A part that no word of the message says is weaker than the one that is held.
  const isSure = statement.sources.some((source) => source !== "tagger");
  if ((value.by !== "self" && isOnlyVisitor(desk, value)) || (!isSure && isOwnFirm(desk, value))) return;
  const ofHearing = hearingDays(desk, statement);
  if (ofHearing?.slot === "when") takeWhen(desk, ofHearing, false);
  const { on, afarOn, ...said } = value;
  const mention = withRemoteDays(
    withParty(desk, value.by === "self" ? { ...said, name: ownName(desk, statement) } : said),
    afarOn && remoteDaysMeant(desk, afarOn),
  );
  const days = on && !ofHearing ? daysMeant(desk, on) : undefined;
  if (days === null || (afarOn && !mention.remoteOn)) remark(desk, sentenceOf(desk, statement.at, quote));
  const roster = rosterOf(desk.values);
  const outcome = withMention(roster, days && days.length > 0 ? { ...mention, days } : mention, {
    corrects: role === "corrects",
    isSure,
    renames: statement.named === true,
    before: rosterOf(desk.before.values),
    apart: statement.sources.includes("model"),
    visitor: visitorOf(desk.values),
  });
  if (!outcome) return remark(desk, quote);
  if ("differs" in outcome) return raise(desk, countPoint(statement, outcome.differs));
  const now = isOnTop(desk, statement) ? outcome.roster : withSeats(roster, outcome.roster, sinceBy(desk, mention));
  noteRoster(desk, roster, now, explained(desk, statement), role === "corrects" || statement.named ? "corrected" : "stated");
}

const sinceBy = ({ values }: Desk, { name, count }: PersonMention) => ({
  visitor: visitorOf(values),
  ...(count !== undefined && !name ? { whole: count } : {}),
});

/** Said apart from a group, or to come on top of it: "Ms. Tan and four others", "five, led by Ms. Tan" where four are counted. */
function isOnTop(desk: Desk, { value }: PersonStatement): boolean {
  if (value.how !== undefined && value.how !== "all") return true;
  const [last = ""] = value.name?.match(/\p{L}[\p{L}'’-]+$/u) ?? [];
  const rests = desk.said.statements.filter((one) => one.slot === "person" && one.value.how === "rest");
  return last !== "" && rests.some(({ at, quote }) => `${quote} ${sentenceOf(desk, at, quote)}`.includes(last));
}

const withRemoteDays = (mention: PersonMention, remoteOn: readonly string[] = []): PersonMention =>
  remoteOn.length > 0 ? { ...mention, remoteOn } : mention;

/** The visitor's name, or until it is known how they speak of themselves. */
function ownName({ values, before }: Desk, { value, quote }: PersonStatement): string {
  const name = values.contactName?.value ?? value.name;
  return name ?? (isVisitor({ part: "other", name: quote }) ? quote : SELF[before.locale]);
}
const SELF = { en: "me", fr: "moi", es: "yo" } as const;

/** Whose people they are: of a party's side where it is noted, else of whom is named. */
function withParty(desk: Desk, { of, ...mention }: PersonMention): PersonMention {
  if (!of) return mention;
  const roster = rosterOf(desk.values);
  const side = of.side ? sideMeant(desk, roster, of.side) : sideOf(roster, of.name);
  if (side) return mention.part === side ? mention : { ...mention, side };
  const firm = of.side ? (of.side === "own" ? desk.values.contactFirm?.value : undefined) : of.name;
  return firm && !mention.firm ? { ...mention, firm } : mention;
}

const OTHER_SIDE = { claimant: "respondent", respondent: "claimant" } as const;
type Side = keyof typeof OTHER_SIDE;
const isSide = (part: string): part is Side => part in OTHER_SIDE;

/** The side of the party that is called so. */
const sideOf = (roster: readonly Entry[], name: string): Side | undefined =>
  roster.flatMap((one) => (isSide(one.part) && isSamePerson(one, { name }) ? [one.part] : []))[0];

/** The visitor's side, where they or their firm are a party, or counsel of one; or the other one. */
function sideMeant({ values }: Desk, roster: readonly Entry[], whose: "own" | "theirs"): Side | undefined {
  const names = [values.contactName?.value, values.contactFirm?.value].flatMap((name) => name ?? []);
  const own = names.flatMap((name) => sideOf(roster, name) ?? roster.find((one) => one.side && isSamePerson(one, { name }))?.side ?? [])[0];
  return own && (whose === "own" ? own : OTHER_SIDE[own]);
}

/** Of a quote that goes over more than the mention says ("the witness testifies by video on March 10 from 2 to 4") the words that it explains. */
function explained({ world }: Desk, { quote, at, also = [], sources }: PersonStatement): string {
  const { message = "" } = world;
  const isInside = also.length > 0 && also.every(({ start, end }) => start >= at.start && end <= at.end);
  if (!isInside || sources.includes("model") || message.slice(at.start, at.end) !== quote) return quote;
  return also.map(({ start, end }) => message.slice(start, end)).join(" … ");
}

/** Writes the people as they are now, with a line for each who is other than before. */
export function noteRoster(desk: Desk, before: readonly Entry[], roster: readonly Entry[], quote: string, reason: Reason) {
  const isMoved = roster.some(
    (one) => one.field && !before.includes(one) && before.some((old) => old.field === one.field && old.part !== one.part),
  );
  writeRoster(desk, roster, quote, isMoved ? "corrected" : reason);
  const was = new Set(before.map((one) => JSON.stringify(personIn(one))));
  const listed = entriesOf(desk.values, "people");
  const now = listed.filter((one) => !was.has(JSON.stringify(one)));
  // Spelled once each: a message may name two hundred, one after the other.
  const shown = new Set(listed.map((one) => JSON.stringify(one)));
  desk.lines = [
    ...desk.lines.filter((line) => line.line !== "person" || shown.has(JSON.stringify(line.person))),
    ...now.map((person) => ({ line: "person" as const, person })),
  ];
}

/** "I have 2 witnesses noted": changed, added, or kept for staff. */
function countPoint(statement: PersonStatement, held: Entry): Point {
  const { quote, value } = statement;
  const person = personIn(held);
  return {
    id: `count:${JSON.stringify([person, value])}`,
    kind: "change_value",
    quote,
    field: "people",
    person,
    options: [
      { id: "change_it", label: { word: "change_it" }, deed: { do: "take", statement: { ...statement, role: "corrects" } } },
      {
        id: "in_addition",
        label: { word: "in_addition" },
        deed: { do: "take", statement: { ...statement, value: { ...value, how: "more" } } },
      },
      { id: "leave", label: { word: "leave" }, deed: { do: "remark", quote } },
    ],
    yes: "change_it",
    no: "leave",
  };
}

/** Parts that the visitor may play by name; in any other one they are the contact, and nobody besides. */
const OF_VISITOR: ReadonlySet<PersonSaid["part"]> = new Set(["claimant", "respondent", "neutral"]);

const isOfRecord = ({ part, attends, place }: PersonSaid): boolean => OF_VISITOR.has(part) || attends !== undefined || place !== undefined;

/** Who was noted by name before the visitor gave the same one as theirs is nobody besides; who said "me" has a name now. */
export function leaveVisitorOut(desk: Desk) {
  const { before, values } = desk;
  const name = values.contactName?.value;
  if (!name || name === before.values.contactName?.value) return;
  const roster = rosterOf(values);
  const takesPart = desk.said.statements.some((one) => one.slot === "person" && one.value.by === "self");
  const others = roster.filter((one) => takesPart || isOfRecord(one) || !isFullName(one) || !isSamePerson({ name }, one));
  const left = others.map((one) => (isVisitor(one) ? { ...one, name } : one));
  if (left.length < roster.length || roster.some(isVisitor))
    noteRoster(desk, roster, left, values.contactName?.evidence ?? name, "corrected");
}

/** The visitor, said again: nobody who takes part besides, unless it is said how or from where. */
function isOnlyVisitor({ said, values }: Desk, person: PersonMention): boolean {
  const own = said.statements.flatMap((one) => (one.slot === "name" && one.role === "states" ? [one.value.name] : []));
  const names = own.length > 0 ? own : [values.contactName?.value ?? ""];
  return !isOfRecord(person) && names.some((name) => isSamePerson({ name }, person));
}

/** The visitor's own firm, which no word of the message makes a party. */
const isOwnFirm = ({ values }: Desk, { name, firm }: PersonSaid): boolean =>
  isSettled(values.contactFirm) && isSamePerson({ firm: values.contactFirm.value }, { firm: name ?? firm ?? "" });

/** Who does not come is taken off; where nobody, or more than one, is meant, the words are kept for staff. */
function dropPerson(desk: Desk, { how, ...person }: PersonMention, quote: string) {
  if (!person.name && person.firm && dropFirm(desk, person, quote)) return say(desk, { kind: "cleared", fields: [], people: [person] });
  const roster = rosterOf(desk.values);
  const left = withoutMention(roster, { ...person, ...(how ? { how } : {}) });
  if (!left) return remark(desk, quote, "avoid");
  removed(desk, roster, left, quote);
}

const isExactly = (one: Entry, person: PersonSaid): boolean => JSON.stringify(personIn(one)) === JSON.stringify(person);

/** The same person, on these of the hearing's days alone, or by video on them; on all where none is given. */
export function setDays(desk: Desk, { person, days, remote }: Extract<Deed, { do: "days" }>) {
  const roster = rosterOf(desk.values);
  const own = remote ? { remoteOn: days } : { days };
  const now = roster.map((one) => (isExactly(one, person) && days.length > 0 ? { ...one, ...own } : one));
  noteRoster(desk, roster, now, desk.world.message ?? "", "answered");
}

/** Takes out exactly this entry: the one that its button names. */
export function removePerson(desk: Desk, person: PersonSaid, quote: string) {
  const roster = rosterOf(desk.values);
  const at = roster.findIndex((one) => isExactly(one, person));
  if (at < 0) return dropPerson(desk, person, quote);
  removed(desk, roster, roster.toSpliced(at, 1), quote);
}

function removed(desk: Desk, before: readonly Entry[], left: readonly Entry[], quote: string) {
  noteRoster(desk, before, left, quote, "corrected");
  const people = before.flatMap((one, at) => {
    if (left.includes(one)) return [];
    const person = personIn(one);
    // Of a group of which some go, so many are named.
    const rest = left.length === before.length ? countOf(left[at] ?? one) : 0;
    return [rest > 0 ? { ...person, count: countOf(one) - rest } : person];
  });
  say(desk, { kind: "cleared", fields: [], people });
}

/** Puts what is known of somebody now in the place of exactly this entry. */
export function replacePerson(desk: Desk, person: PersonSaid, said: PersonSaid, quote: string) {
  const roster = rosterOf(desk.values);
  // "It should say the mediator": no name takes the place of one.
  const named = person.name && said.name && isRoleWord(said.name) ? { ...said, name: person.name } : said;
  const next = asRest(roster, person, named, visitorOf(desk.values));
  const now = roster.map((one) => (isExactly(one, person) ? { ...asListed(next), ...(one.field ? { field: one.field } : {}) } : one));
  noteRoster(desk, roster, now, quote, "corrected");
  // Whom a field alone names now is shown all the same: something was taken off them.
  if (next.name && !desk.lines.some((line) => line.line === "person" || (line.line === "field" && line.value === next.name)))
    desk.lines = [...desk.lines, { line: "person", person: asListed(next) }];
  if (person.name && next.name && person.name !== next.name) renameIn(desk, person.name, next.name, quote);
}

/** Who is spelt otherwise is so in the words of rooms, meals and needs too. */
function renameIn(desk: Desk, was: string, is: string, quote: string) {
  const [old, now] = [was.split(/\s+/u), is.split(/\s+/u)];
  const differs = old.flatMap((word, at) => (word === now[at] ? [] : [[word, now[at] ?? ""] as const]));
  const [from, to] = (old.length === now.length && differs.length === 1 ? differs[0] : undefined) ?? [was, is];
  for (const field of WITH_NAMES) {
    const held = desk.values[field];
    if (!isSettled(held)) continue;
    const value = held.value.replace(/[\p{L}\p{M}'’.-]+/gu, (word) => (word === from ? to : word)).replaceAll(was, is);
    if (value !== held.value) note(desk, field, value, quote, "corrected");
  }
}
const WITH_NAMES: readonly TalkField[] = ["breakoutRoomCapacities", "catering", "specialRequirements", "costsInWords", "onSomeDays"];
