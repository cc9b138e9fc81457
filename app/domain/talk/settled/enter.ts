/** One value into its field: written where nothing is settled or the gate lets it through, otherwise kept in its words or asked about. */
import { isRoleWord } from "#app/domain/booking/registry/role-words.ts";
import { askedFirm } from "#app/domain/talk/answer/answered.ts";
import { assumed, type Desk, droppedValue, note, raise, remark, say, sentenceOf, within } from "#app/domain/talk/desk.ts";
import { changePoint, cityPoint, dropsCity } from "#app/domain/talk/plan/change-points.ts";
import { cleanValue, isAllowed, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { type Entry, entriesIn, GROWING } from "#app/domain/talk/plan/slots.ts";
import { saysDays } from "#app/domain/talk/remarks/noted-words.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { sayRefused } from "./allowed.ts";
import { type Cause, causeOf, isAnswer, isUnsureKind } from "./gate.ts";
import { isAlone, isOfOthers, isOfSome, isRemote, isWayOfSome } from "./some.ts";

/** Of these one takes no other's place, unless they are named ("Needs: …"). */
const ADDED: ReadonlySet<TalkField> = new Set(["specialRequirements", "costsInWords"]);

export function enter(desk: Desk, statement: Statement, { field, value }: Entry, answers: boolean) {
  const clean = cleanValue(desk.form, field, value);
  if (clean === null) return refuse(desk, statement, field);
  if (isRemote(desk, statement)) return remark(desk, sentenceOf(desk, statement.at, statement.quote));
  if (isTakenOut(desk, statement, field, clean, answers)) return remark(desk, sentenceOf(desk, statement.at, statement.quote));
  if (OF_CONTACT.has(field) && isInNotedWords(desk, statement, field)) return;
  if (field === "contractNumber" && isOfInvoice(desk, statement)) return;
  const cause = causeOf(desk, statement, field, clean, answers);
  const held = desk.values[field];
  const isFurther = statement.added || cause !== "corrected" || (ADDED.has(field) && !statement.named && statement.role !== "not");
  if (GROWING.includes(field) && isFurther) return grow(desk, statement, field, clean);
  const isOther = isSettled(held) && held.value !== clean;
  if (isOther && isFurtherLanguage(desk, statement, field, cause)) {
    const both = withLanguages(held.value, clean);
    if (saysDays(statement.quote)) remark(desk, statement.quote);
    return both === held.value ? undefined : note(desk, field, both, statement.quote, "stated");
  }
  if (isOther && cause === null) return propose(desk, statement, field, clean, held.value);
  if (field === "locationType" && isSettled(held) && cause !== "answered" && dropsCity(desk, clean))
    return raise(desk, cityPoint(statement));
  desk.told = desk.told.filter((key) => key !== assumed(field) && key !== droppedValue(field, clean));
  note(desk, field, clean, statement.quote, cause ?? "stated");
}

/** "And Quechua on Saturday": an interpreter of another language comes besides, unless it corrects what was noted before this message. */
const isFurtherLanguage = (desk: Desk, { added }: Statement, field: TalkField, cause: Cause | null): boolean =>
  field === "interpretationLanguage" && (added || cause === null || desk.changes.some((one) => one.field === field));

function withLanguages(held: string, value: string): string {
  const all = held.split(", ");
  return [...all, ...value.split(", ").filter((one) => !all.includes(one))].join(", ");
}

function refuse(desk: Desk, { quote }: Statement, field: TalkField) {
  // "The mediator is not chosen yet": said of the field, and no name that failed.
  if (isRoleWord(quote)) return;
  if (field === "caseDescription" || field === "specialRequirements") remark(desk, quote);
  else say(desk, { kind: "invalid", field, quote });
  remark(desk, quote, "not_used", field);
}

/** Another value than the one that is settled, which nothing lets through: said of something else, by the way, or asked about. */
function propose(desk: Desk, statement: Statement, field: TalkField, value: string, held: string) {
  if (isNoted(desk, field, value) || isInNotedWords(desk, statement, field)) return;
  if (isOfSome(desk, statement, held)) return remark(desk, sentenceOf(desk, statement.at, statement.quote));
  if (isWayOfSome(desk, statement)) return keepWay(desk, statement, value, held);
  if (isByTheWay(desk, statement, field) || isUnsureKind(statement) || isNextToAnswer(desk, statement))
    return remark(desk, sentenceOf(desk, statement.at, statement.quote));
  const both = isFurtherFile(desk, field) ? cleanValue(desk.form, field, `${held}, ${value}`) : null;
  if (!isAllowed(desk.values, desk.form, [{ field, value }])) return refuseByRule(desk, statement, field, value);
  // Two files in one message are heard together.
  if (both !== null) return held.includes(value) ? undefined : note(desk, field, both, statement.quote, "stated");
  raise(desk, changePoint(desk, statement, field, value));
}

const OF_CONTACT: ReadonlySet<TalkField> = new Set(["contactEmail", "contactPhone"]);

/** Who and what a request is of: a value that was taken out of such a field is something else, until it is said to be of the field after all, or is what we asked for. */
const OF_IDENTITY: ReadonlySet<TalkField> = new Set([
  "contractNumber",
  "courtFileNumber",
  "ownFileNumber",
  "styleOfCause",
  "contactName",
  "contactFirm",
  "contactEmail",
  "contactPhone",
]);
const isTakenOut = (desk: Desk, { named, role, sources }: Statement, field: TalkField, value: string, answers: boolean): boolean =>
  OF_IDENTITY.has(field) &&
  !answers &&
  !isAnswer(desk, field) &&
  !named &&
  role !== "corrects" &&
  !sources.includes("form") &&
  desk.told.includes(droppedValue(field, value));

/** What the rules of the form would take back at once is not asked about: what is settled stays, and why is said. */
function refuseByRule(desk: Desk, { quote }: Statement, field: TalkField, value: string) {
  remark(desk, quote, "not_used");
  sayRefused(desk, { field, value });
}

/**
 * A number in the words of the invoice, a city in the words of a need: they are noted with those, and ask nothing of another field. A story
 * has numbers, cities and addresses of its own; how many come, or how it is held, is of the hearing in it too.
 */
function isInNotedWords({ said }: Desk, statement: Statement, field: TalkField): boolean {
  const isNotedIn = ({ slot, role }: Statement) =>
    role !== "mentions" && (slot === "split" || slot === "need" || (slot === "story" && OF_STORY.has(field)));
  return (
    !statement.sources.includes("form") &&
    said.statements.some((one) => one !== statement && isNotedIn(one) && within(statement.at, one.at))
  );
}
/** "Our invoice should quote our PO NGT-7731": a number that the words of the costs hold, and that nobody calls a contract's. */
const isOfInvoice = ({ said }: Desk, { at, quote }: Statement): boolean =>
  !/contra[ct]/iu.test(quote) &&
  said.statements.some(
    (one) => (one.slot === "split" || (one.slot === "service" && one.value.kind === "costsInWords")) && within(at, one.at),
  );
const OF_STORY: ReadonlySet<TalkField> = new Set(["contractNumber", "courtFileNumber", "ownFileNumber", "location", ...OF_CONTACT]);

/** What is said in the sentence of an answer is of that: "Finch Okoro in Miami" moves no hearing. */
function isNextToAnswer(desk: Desk, { at, quote, role }: Statement): boolean {
  const { asked } = desk.before;
  if (role === "corrects" || !asked || asked.topic === "choice" || asked.topic === "summary") return false;
  const sentence = sentenceOf(desk, at, quote);
  const isAnswer = (one: Statement) =>
    (one.slot === "firm" && askedFirm(desk.before) !== null) || entriesIn(one).some(({ field }) => asked.fields.includes(field));
  return desk.said.statements.some((one) => one.quote !== quote && isAnswer(one) && sentence.includes(one.quote));
}

/** A hybrid hearing has a room, and somebody who joins from elsewhere; of any other it is asked how it is held. */
function keepWay(desk: Desk, statement: Statement, value: string, held: string) {
  const isTheirs = desk.said.statements.some((one) => one.slot === "person" && one.value.attends === "remote");
  if (held !== "in_person_and_virtual") return isTheirs ? undefined : raise(desk, changePoint(desk, statement, "locationType", value));
  if (value === "virtual" && !isTheirs) remark(desk, sentenceOf(desk, statement.at, statement.quote));
}

const isFurtherFile = ({ before, values }: Desk, field: TalkField): boolean =>
  (field === "courtFileNumber" || field === "ownFileNumber") && before.values[field]?.value !== values[field]?.value;

/**
 * True where what is noted says this too: "a hearing" is any proceeding, and who calls a hearing hybrid says in the same message that
 * it is in the room and online. Said later, "virtual" is another wish, and is asked about.
 */
export function isNoted({ values, before }: Desk, field: TalkField, value: string): boolean {
  const held = values[field];
  if (!isSettled(held)) return false;
  if (held.value === value) return true;
  if (field === "locationType") return held.value === "in_person_and_virtual" && before.values.locationType?.value !== held.value;
  return field === "proceedingType" && value === "other";
}

/** Of whom and of what a message may speak besides: other people and firms, the proceeding before this one. */
const OTHERS: ReadonlySet<TalkField> = new Set(["contactName", "contactFirm", "contactEmail", "contactPhone", "proceedingType"]);
/** Whose name it is nobody knows, where no word makes it the visitor's. */
const NAMES: ReadonlySet<TalkField> = new Set(["contactName", "contactFirm"]);

/** Of two in one message the first is meant; another name, or a kind or a way next to other things, is of something else. */
function isByTheWay(desk: Desk, statement: Statement, field: TalkField): boolean {
  if (OTHERS.has(field) && desk.values[field]?.value !== desk.before.values[field]?.value) return true;
  const isPassing = statement.role !== "corrects" && !isAlone(desk, statement);
  if (field === "proceedingType") return isPassing;
  if (field === "location") return isPassing && isOfOthers(desk, statement);
  if (field === "locationType") return isPassing && desk.values[field]?.value === "in_person_and_virtual";
  return NAMES.has(field) && isPassing;
}

/** Adds to what is noted already. */
function grow(desk: Desk, statement: Statement, field: TalkField, value: string) {
  const held = isSettled(desk.values[field]) ? (desk.values[field]?.value ?? "") : "";
  if (held.includes(value)) return;
  const lines = held.split("\n").flatMap((line) => withoutItem(line, value) || []);
  const grown = [...lines, value].join("\n");
  if (cleanValue(desk.form, field, grown) === null) return remark(desk, statement.quote);
  note(desk, field, grown, statement.quote, "stated");
}

/** "Just coffee" says "coffee" again: the item goes, and nothing else of its line is touched. */
function withoutItem(line: string, value: string): string {
  const said = wordsOf(value);
  const items = line.split(/[,;]\s+/);
  const left = items.filter((item) => item !== "" && wordsOf(item) !== said);
  return left.length === items.length ? line : left.join(", ");
}

/** The words that tell something, in their order, but for those that only narrow it. */
const wordsOf = (text: string): string =>
  tellingWords(text)
    .flatMap(({ key }) => (NARROWS.has(key) ? [] : [key]))
    .join(" ");
const NARROWS: ReadonlySet<string> = new Set(["just", "only", "juste", "seulement", "uniquement", "solo", "solamente", "unicamente"]);
