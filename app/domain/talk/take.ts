/**
 * Where a statement goes: into its field, onto the list of what has to be asked, or into the remarks; never nowhere.
 * What is settled changes through the gate alone (`settled/gate.ts`).
 */
import type { Statement } from "#app/understanding/contract.ts";
import { isAskedAbout, isCovered } from "./answer/asked-about.ts";
import { assumed, type Desk, droppedValue, hasAct, note, overlap, remark, say, sentenceOf, within } from "./desk.ts";
import { dropService } from "./mends/services.ts";
import { giveReach, mayBeReach } from "./people/reach-of-person.ts";
import { bearsName } from "./people/same-person.ts";
import { takePerson } from "./people/take.ts";
import { takeCosts } from "./plan/costs.ts";
import { type About, cleanValue, isSettled, type TalkField } from "./plan/fields.ts";
import { type Entry, entriesIn } from "./plan/slots.ts";
import { takeWhen } from "./plan/when.ts";
import { keepCallWish } from "./reach.ts";
import { isMatter } from "./remarks/matter.ts";
import { enter } from "./settled/enter.ts";
import { isOfRooms, takeRooms } from "./settled/further-rooms.ts";
import { isOutdone } from "./settled/gate.ts";
import { isOfDay } from "./settled/some.ts";

/** What a role that fills no field is kept as. */
const KEPT_AS: Readonly<Partial<Record<Statement["role"], About>>> = {
  backup: "second_choice",
  not: "avoid",
  call: "call",
  deadline: "deadline",
};

/** Who writes, who comes and how many is no question, also where it is asked in one ("Do you have a room for 6?"). */
const PLAIN: ReadonlySet<Statement["slot"]> = new Set(["name", "firm", "email", "phone", "headcount"]);

/**
 * Takes one statement. `answers` is true where it was chosen or typed in answer to the question about it, `isAskedBack` where it stood
 * in a question of the visitor's and is settled otherwise.
 */
export function take(desk: Desk, statement: Statement, answers = false, isAskedBack = false) {
  if (!answers && isOutdone(desk, statement)) return;
  const isOpen = isAskedAbout(desk, statement) && !PLAIN.has(statement.slot) && statement.role !== "call";
  if (isOpen && !answers && !isAskedBack) return assume(desk, statement);
  if (isOwnContact(desk, statement)) return take(desk, { ...statement, role: "states" }, answers);
  if (mayBeReach(statement) && giveReach(desk, statement)) return;
  if (statement.role === "mentions" && statement.slot !== "person") {
    if (!isCovered(desk, statement) && !isWayOfSomebody(desk, statement)) remark(desk, statement.quote);
    return;
  }
  if (statement.slot === "when") return takeWhen(desk, statement, answers);
  if (statement.slot === "person") return isOwnName(desk, statement) ? takeName(desk, statement, answers) : takePerson(desk, statement);
  if (statement.slot === "headcount" && (isCountOfPeople(desk, statement) || isOfDay(desk, statement))) return;
  if (statement.slot === "remark" && statement.role === "call") keepCallWish(desk, statement.quote);
  if (statement.slot === "remark") return remark(desk, statement.quote, statement.role === "call" ? "call" : undefined);
  if (statement.slot === "side") return takeSide(desk, statement);
  if (statement.slot === "story" && !answers && statement.role !== "not" && !isMatter(desk, statement))
    return remark(desk, sentenceOf(desk, statement.at, statement.quote));
  if (statement.slot === "service" && statement.role === "not") return dropService(desk, statement);
  const entries = entriesIn(statement);
  if (statement.role === "not") return takeNot(desk, statement, entries);
  const keptAs = KEPT_AS[statement.role];
  if (keptAs) return remark(desk, statement.quote, keptAs);
  if (isOfRooms(statement)) return takeRooms(desk, statement, answers);
  if (statement.slot === "split") return takeCosts(desk, statement, answers);
  if (statement.slot === "venue" && entries.length === 0) say(desk, { kind: "no_venue", quote: statement.quote });
  if (entries.length === 0) return remark(desk, statement.quote);
  if (isInDocument(desk, statement) && isContact(statement)) return remark(desk, inItsLine(desk, statement));
  for (const entry of entries) enter(desk, statement, entry, answers);
}

/** What somebody asks about is most likely what they want: the only city, the only proceeding, the way that the hearing is held. */
const ASSUMABLE: ReadonlySet<Statement["slot"]> = new Set(["venue", "proceeding", "format"]);
/** "In the room" is said of much else. */
const SURELY = 0.9;

/** "What does a room in Montreal cost?": noted where nothing is yet, shown, and given up for anything that is said later. */
function assume(desk: Desk, statement: Statement) {
  const isWanted = statement.role === "states" || statement.role === "prefers";
  if (!isWanted || !ASSUMABLE.has(statement.slot) || desk.booking || hasAct(desk, "offtopic", "attack")) return;
  if (statement.slot === "format" && statement.value.type === "in_person" && statement.score < SURELY) return;
  const rivals = desk.said.statements.filter(({ slot, role, value }) => {
    const isOther = JSON.stringify(value) !== JSON.stringify(statement.value);
    return slot === statement.slot && role !== "mentions" && isOther;
  });
  if (rivals.length > 0 || isInDocument(desk, statement)) return;
  for (const { field, value } of entriesIn(statement)) {
    const clean = isSettled(desk.values[field]) ? null : cleanValue(desk.form, field, value);
    if (clean === null) continue;
    note(desk, field, clean, statement.quote, "stated");
    desk.told = [...desk.told.filter((key) => key !== assumed(field)), assumed(field)];
  }
}

/** "By video" of a witness who attends so, or of a hearing that is noted as hybrid, says nothing more. */
function isWayOfSomebody({ said, values }: Desk, statement: Statement): boolean {
  if (statement.slot !== "format") return false;
  const way = statement.value.type === "in_person" ? "in_person" : "remote";
  const isTheirs = said.statements.some((other) => other.slot === "person" && other.value.attends === way);
  return isTheirs || values.locationType?.value === "in_person_and_virtual" || values.locationType?.value === statement.value.type;
}

/** Part of what somebody else wrote. */
const isInDocument = ({ world }: Desk, { at }: Statement): boolean => world.pasted === true && at.start >= (world.pastedFrom ?? 0);

/** An address in a mail's head says whose it is with its line. */
const inItsLine = (desk: Desk, { at, quote }: Statement): string =>
  desk.world.mail?.heads.find((head) => within(at, head))?.line ?? sentenceOf(desk, at, quote);

/** An address that bears the visitor's own name is theirs, however it is mentioned; so is the number next to it. */
function isOwnContact(desk: Desk, statement: Statement): boolean {
  if (statement.role !== "mentions" || isInDocument(desk, statement)) return false;
  if (statement.slot === "phone") return !isSettled(desk.values.contactPhone) && isBesideName(desk, statement);
  if (statement.slot !== "email" || isSettled(desk.values.contactEmail)) return false;
  const said = desk.said.statements.flatMap((one) => (one.slot === "name" && one.role !== "mentions" ? [one.value.name] : []));
  const name = said[0] ?? desk.values.contactName?.value ?? "";
  return bearsName(statement.value.address, name);
}

/** Read as somebody who takes part, and the address next to it bears the name: it is the visitor's, where nobody else gives one. */
function isOwnName({ said, values, world }: Desk, { value, role }: Extract<Statement, { slot: "person" }>): boolean {
  if (!value.name || role !== "states" || value.part === "neutral" || world.pasted || isSettled(values.contactName)) return false;
  if (said.statements.some(({ slot }) => slot === "name")) return false;
  const addresses = said.statements.flatMap((one) => (one.slot === "email" ? [one.value.address] : []));
  return addresses.some((address) => bearsName(address, value.name ?? ""));
}

function takeName(desk: Desk, { value, ...more }: Extract<Statement, { slot: "person" }>, answers: boolean) {
  enter(desk, { ...more, slot: "name", value: { name: value.name ?? "" } }, { field: "contactName", value: value.name ?? "" }, answers);
}

const BESIDE = 4;
/** A number that is next to the visitor's name, and to nobody else's. */
function isBesideName({ said }: Desk, { at }: Statement): boolean {
  const isNext = (other: Statement) => at.start - other.at.end <= BESIDE && other.at.start - at.end <= BESIDE;
  const near = said.statements.filter(isNext);
  return near.some(({ slot, role }) => slot === "name" && role !== "mentions") && near.every(({ slot }) => slot !== "person");
}

/** "Three witnesses" are counted among the people who take part, and are not how many sit in the room. */
const isCountOfPeople = ({ said }: Desk, { at, sources }: Statement): boolean =>
  !sources.includes("model") &&
  said.statements.some((other) => other.slot === "person" && other.value.count !== undefined && overlap(other.at, at));

/** Anyone whom a document names is not the visitor. */
const isContact = ({ slot }: Statement): boolean => slot === "name" || slot === "firm" || slot === "email" || slot === "phone";

/** Ruling out exactly what is noted takes it back; anything else is kept for staff. */
function takeNot(desk: Desk, statement: Statement, entries: readonly Entry[]) {
  const isSaidToo = desk.said.statements.some(
    (other) =>
      other.role !== "not" &&
      other.role !== "mentions" &&
      other.slot === statement.slot &&
      JSON.stringify(other.value) === JSON.stringify(statement.value),
  );
  const named = isSaidToo ? [] : entries.filter(({ field, value }) => desk.values[field]?.value === value && isSettled(desk.values[field]));
  for (const { field } of named) {
    desk.told.push(droppedValue(field, desk.values[field]?.value ?? ""));
    delete desk.values[field];
    desk.changes.push({ field, value: null, evidence: statement.quote, reason: "corrected" });
    say(desk, { kind: "cleared", fields: [field] });
  }
  if (named.length === 0) remark(desk, statement.quote, "avoid");
}

/** Whose side the visitor is on: the firm of that side is theirs, where none is known yet. */
function takeSide(desk: Desk, statement: Extract<Statement, { slot: "side" }>) {
  if (!desk.said.ownPart?.at.some((at) => overlap(at, statement.at))) remark(desk, statement.quote);
  const field: TalkField = statement.value.side === "claimant" ? "claimantFirm" : "respondentFirm";
  const firm = desk.values.contactFirm?.value;
  if (desk.form === "detailed" && firm && !isSettled(desk.values[field])) note(desk, field, firm, statement.quote, "stated");
}
