/** What is said to be taken out or noted is what the draft shows: a line whose change is not there is not said. */
import { currentPlan, type Desk } from "#app/domain/talk/desk.ts";
import { peopleOf } from "#app/domain/talk/edit/named-people.ts";
import { EDITED } from "#app/domain/talk/edit/parts.ts";
import { isSamePerson } from "#app/domain/talk/people/same-person.ts";
import { withRemark } from "#app/domain/talk/plan/entries.ts";
import { entriesOf, isListField, isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { PLAN_FIELDS, planOf } from "#app/domain/talk/plan/plan.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import type { NotedLine, Utterance } from "./says.ts";

type Cleared = Extract<Utterance, { kind: "cleared" }>;

/** Holds what is said of changes against the draft before and after. */
export function sayWhatIsSo(desk: Desk) {
  if (desk.rewound) return;
  desk.says = oneSentence(desk.says).flatMap((one) => soFar(desk, one) ?? []);
  desk.lines = [...desk.lines.filter((line) => isSo(desk, line)), ...unsaid(desk)].map((line) => withWas(desk, line));
}

/**
 * Words for staff of which figures alone are noted elsewhere are not proven to be: "2 of them" is no "2 rooms". They are kept, before anything is
 * said to be noted, and before the summary is made.
 */
export function keepUnproven(desk: Desk) {
  if (desk.rewound) return;
  const isProven = (text: string) =>
    tellingWords(text).some(({ key }) => /\p{L}/u.test(key)) || isOfDays(desk, text) || isEvidence(desk, text);
  const unproven = desk.says.flatMap((one) => (one.kind === "resolved" ? one.remarks.filter((text) => !isProven(text)) : []));
  if (unproven.length === 0) return;
  for (const text of unproven) desk.values = withRemark(desk.values, text);
  desk.changes.push({ field: "remarks", value: desk.values.remarks?.value ?? null, evidence: unproven.join(" "), reason: "follows" });
}

/** Days and hours are noted as figures. */
const isOfDays = ({ subjects }: Desk, text: string): boolean => subjects[text]?.parts.includes("days") === true;

/** A change of this turn was said with these very words. */
const isEvidence = ({ changes }: Desk, text: string): boolean => {
  const words = text.replace(/^[\s,;]+|[\s.,;]+$/gu, "");
  return changes.some(({ field, evidence }) => field !== "remarks" && words !== "" && evidence.includes(words));
};

/** All that is taken out in a turn is said at once, each thing once. */
function oneSentence(says: readonly Utterance[]): Utterance[] {
  const cleared = says.filter((one): one is Cleared => one.kind === "cleared");
  const [first] = cleared;
  if (!first || cleared.length === 1) return [...says];
  const all: Cleared = {
    kind: "cleared",
    fields: [...new Set(cleared.flatMap(({ fields }) => fields))],
    people: cleared.flatMap(({ people = [] }) => people),
    days: [...new Set(cleared.flatMap(({ days = [] }) => days))].sort(),
    remarks: [...new Set(cleared.flatMap(({ remarks = [] }) => remarks))],
  };
  return says.flatMap((one): Utterance[] => (one === first ? [all] : one.kind === "cleared" ? [] : [one]));
}

/** What the field held before, read from the draft as it was stored. */
function withWas({ before }: Desk, line: NotedLine): NotedLine {
  const held = line.line === "field" ? before.values[line.field] : undefined;
  return line.line === "field" && isSettled(held) && held.value !== line.value ? { ...line, was: held.value } : line;
}

/** Names that the list of people says. */
const OF_PEOPLE: ReadonlySet<string> = new Set([...(EDITED.people.covers ?? []), ...PLAN_FIELDS]);

/** A settled value that became another one without a line of its own is said all the same. */
function unsaid({ before, values, lines }: Desk): NotedLine[] {
  return Object.entries(values).flatMap(([name, held]): NotedLine[] => {
    const field = name as TalkField;
    const was = before.values[field];
    const isSaid = isListField(field) || OF_PEOPLE.has(field) || lines.some((line) => line.line === "field" && line.field === field);
    if (isSaid || !isSettled(held) || !isSettled(was) || was.value === held.value) return [];
    return [{ line: "field", field, value: held.value }];
  });
}

/** The utterance as far as it is so; null where nothing of it is. */
function soFar(desk: Desk, one: Utterance): Utterance | null {
  const { values, changes } = desk;
  const isNoted = changes.some(({ field, reason }) => field !== "remarks" && field !== "toFollow" && reason !== "follows");
  if (one.kind === "cleared") return clearedOf(desk, one);
  if (one.kind === "resolved") {
    const remarks = one.remarks.filter((text) => !isRemark(values, text));
    return remarks.length > 0 ? { ...one, remarks } : null;
  }
  // Something of the message was understood.
  if (one.kind === "unclear" && isNoted) return one.person ? { kind: "person", phone: one.phone, noCall: false } : null;
  if ((one.kind === "kept" && isNoted) || (one.kind === "for_staff" && !isSettled(values.remarks))) return null;
  return one;
}

const isRemark = (values: Desk["values"], text: string): boolean => entriesOf(values, "remarks").some((one) => one.text === text);

/** What of it was there before and is not there now; null where nothing is. */
function clearedOf(desk: Desk, { fields, people = [], days = [], remarks = [], ...say }: Cleared): Cleared | null {
  const { before, values } = desk;
  const isGone = (field: TalkField) => before.values[field] !== undefined && before.values[field]?.value !== values[field]?.value;
  const was = [...planOf(before.values, before.loose).days, ...entriesOf(before.values, "alternativeDays")].map(({ date }) => date);
  const now = [...currentPlan(desk).days, ...entriesOf(values, "alternativeDays")].map(({ date }) => date);
  const kept = peopleOf(values);
  const left: Cleared = {
    ...say,
    fields: fields.filter(isGone),
    people: people.filter((one) => !kept.some((other) => other.part === one.part && isSamePerson(one, other))),
    days: days.filter((date) => !now.includes(date) || was.filter((day) => day === date).length > now.filter((day) => day === date).length),
    remarks: remarks.filter((text) => !isRemark(values, text)),
  };
  return left.fields.length + (left.people ?? []).length + (left.days ?? []).length + (left.remarks ?? []).length > 0 ? left : null;
}

/** A value that a rule has changed since is not said to be noted. */
const isSo = ({ values }: Desk, line: NotedLine): boolean =>
  line.line !== "field" || (isSettled(values[line.field]) && values[line.field]?.value === line.value);
