/** What was typed into a card of the request: all of it is taken, or nothing, with what is wrong with it. */

import { checkDraftField, faultOfDays } from "#app/domain/booking/draft/draft-check.ts";
import { type DraftField, isDraftField } from "#app/domain/booking/draft/draft-fields.ts";
import { type Participant, type RuledOut, readAlternatives, readOnSomeDays } from "#app/domain/booking/registry/entries.ts";
import { presenceHours } from "#app/domain/booking/registry/presence-hours.ts";
import { FIELDS } from "#app/domain/booking/registry/registry.ts";
import { isRoleWord } from "#app/domain/booking/registry/role-words.ts";
import { isSelfWord } from "#app/domain/booking/registry/self-words.ts";
import { MOST_DAYS } from "#app/domain/booking/schedule/lists.ts";
import type { MessageCode } from "#app/domain/message-codes.ts";
import { byHand, currentPlan, type Desk, dropped, note, say, typedByHand, write, writePlan } from "#app/domain/talk/desk.ts";
import { withPresence } from "#app/domain/talk/people/roster.ts";
import { entriesOf, isSettled, mayFollow, type Remark, writeEntries } from "#app/domain/talk/plan/fields.ts";
import type { PlanDay } from "#app/domain/talk/plan/operations.ts";
import { ruledOutOf } from "#app/domain/talk/plan/ruled-out.ts";
import { dropRemarks } from "#app/domain/talk/remarks/remarks.ts";
import { remarksAbout } from "#app/domain/talk/remarks/subject.ts";
import type { PointKind } from "#app/domain/talk/state.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { type CardOptions, editCard, type Refused } from "./card.ts";
import { peopleOf, placedPeople } from "./named-people.ts";
import { type EditCardName, isOfCard, isRowList, OPENS, partsOn, type RowList } from "./parts.ts";
import { datesIn, dayOfRow, entryOf, type Row, readRows } from "./rows.ts";
import { fieldsOfPoint, marksOf } from "./sheet.ts";

export type Typed = Readonly<Record<string, string>>;

/** Takes a card that was filled; the card comes back with what was typed where something in it is wrong. */
export function takeEdit(desk: Desk, part: EditCardName, sent: Typed) {
  const typed = Object.fromEntries(Object.entries(sent).filter(([name]) => name === "remarks" || isOfCard(part, name)));
  const refused = refusedIn(desk, typed);
  if (refused) return showCard(desk, part, null, { refused });
  desk.answered = true;
  closeAnswered(desk, part);
  for (const [name, value] of Object.entries(typed)) {
    if (isDraftField(name) && !isRowList(name)) takeField(desk, name, value.trim());
  }
  if (typed.people !== undefined) takePeople(desk, rowsIn("people", typed.people));
  if (typed.days !== undefined) takeDays(desk, rowsIn("days", typed.days));
  if (typed.alternativeDays !== undefined) takeAlternatives(desk, rowsIn("alternativeDays", typed.alternativeDays));
  if (typed.ruledOutDays !== undefined) takeRuledOut(desk, rowsIn("ruledOutDays", typed.ruledOutDays));
  if (typed.onSomeDays !== undefined) takeOnSomeDays(desk, rowsIn("onSomeDays", typed.onSomeDays));
  if (!partsOn(part).includes("remarks") && typed.remarks !== undefined) takeOutSaid(desk, part, rowsIn("remarks", typed.remarks));
  else if (typed.remarks !== undefined) takeRemarks(desk, rowsIn("remarks", typed.remarks));
  say(desk, { kind: "saved", unchanged: false });
}

/** Shows a card: what is noted, or what was typed and refused. Nothing else is asked next to it. */
export function showCard(desk: Desk, part: EditCardName, quote: string | null, options: CardOptions = {}) {
  const marks = options.marks ?? (part === "sheet" ? marksOf(desk) : {});
  say(desk, {
    kind: "edit",
    card: editCard(part, desk, { ...options, marks, quote }),
    options: { ...options, marks, quote },
    quote,
    refused: options.refused !== undefined,
    unasked: options.unasked ?? false,
  });
  desk.quiet = true;
  desk.keepsAsked = true;
}

const rowsIn = (list: RowList, text: string): readonly Row[] => readRows(list, text) ?? [];

/** Questions about the talk as a whole: who goes on editing has answered them. */
const OF_TALK: ReadonlySet<PointKind> = new Set(["stop", "restart", "drop_draft"]);

/** What was asked about values of this part has its answer, whatever the question called them. */
function closeAnswered(desk: Desk, part: EditCardName) {
  desk.points = desk.points.filter((point) => !OF_TALK.has(point.kind) && !fieldsOfPoint(point).some((field) => isOfPart(part, field)));
}

const isOfPart = (part: EditCardName, field: string): boolean =>
  isOfCard(part, field) || (partsOn(part).includes("days") && field === "preferredDate");

function refusedIn(desk: Desk, typed: Typed): Refused | null {
  const fields: Partial<Record<DraftField, MessageCode>> = {};
  const rows: Partial<Record<RowList, Record<number, MessageCode>>> = {};
  const hearing = currentPlan(desk).days.map(({ date }) => date);
  for (const [name, text] of Object.entries(typed)) {
    if (isRowList(name)) {
      const wrong = wrongRows(desk, name, text, hearing);
      if (Object.keys(wrong).length > 0) rows[name] = wrong;
      continue;
    }
    const wrong = wrongField(desk, name as DraftField, text.trim());
    if (wrong) fields[name as DraftField] = wrong;
  }
  return Object.keys(fields).length + Object.keys(rows).length > 0 ? { typed, fields, rows } : null;
}

function wrongField(desk: Desk, field: DraftField, value: string): MessageCode | null {
  // Whom to call can be changed, and not be taken out.
  if (value === "") return !mayFollow(field) && isSettled(desk.values[field]) ? FIELDS[field].missing : null;
  const checked = checkDraftField(desk.form, field, value);
  return checked.ok ? faultOfDays(field, checked.value, desk.world.today) : checked.code;
}

function wrongRows(desk: Desk, list: RowList, text: string, dates: readonly string[]): Record<number, MessageCode> {
  const rows = readRows(list, text);
  if (!rows) return { 0: "invalid_input" };
  const wrong = rows.flatMap((row, index): [number, MessageCode][] => {
    const code =
      wrongRow(desk, list, row) ??
      (list === "people" || list === "onSomeDays" ? wrongDays(row, dates) : null) ??
      (list === "days" ? twice(rows, index) : null);
    return code ? [[index, code]] : [];
  });
  if (list === "days" && rows.length > MOST_DAYS) return { [MOST_DAYS]: "span_too_long" };
  const whole = wrong.length === 0 && list !== "days" && rows.length > 0 ? checkEntries(desk, list, rows) : null;
  return whole ? { [rows.length - 1]: whole } : Object.fromEntries(wrong);
}

/** A day has one row: which of two would be meant is not known. */
const twice = (rows: readonly Row[], index: number): MessageCode | null =>
  rows.findIndex(({ date }) => date === rows[index]?.date) < index ? "date_twice" : null;

/** Everyone who takes part comes on days of the hearing, where those are known. */
function wrongDays({ days }: Row, hearing: readonly string[]): MessageCode | null {
  return hearing.length > 0 && datesIn(days).some((date) => !hearing.includes(date)) ? "day_not_of_hearing" : null;
}

function wrongRow(desk: Desk, list: RowList, row: Row): MessageCode | null {
  if (list === "alternativeDays" && row.startTime && row.endTime && row.endTime <= row.startTime) return "end_before_start";
  if (list === "people" && row.name && !isSelfWord(row.name) && isRoleWord(row.name)) return "person_name_only";
  if (list === "people" && row.hours && presenceHours(row.hours) === null) return "presence_unreadable";
  if (list !== "days") return checkEntries(desk, list, [row]);
  const day = dayOfRow(row);
  if (!day) return row.date ? "end_before_start" : "date_required";
  return faultOfDays("preferredDate", day.date, desk.world.today);
}

function checkEntries(desk: Desk, list: Exclude<RowList, "days">, rows: readonly Row[]): MessageCode | null {
  const text = JSON.stringify(rows.map((row) => entryOf(list, row)));
  const checked = checkDraftField(desk.form, list, text);
  return checked.ok ? faultOfDays(list, checked.value, desk.world.today) : checked.code;
}

function takeField(desk: Desk, field: DraftField, value: string) {
  const held = desk.values[field];
  if (value === (isSettled(held) ? held.value : "")) return;
  // Left as it was, it gives way to what was typed into the field that it opens.
  if (Object.values(OPENS).includes(field) && value === (desk.before.values[field]?.value ?? "")) return;
  const opens = OPENS[field];
  if (opens) write(desk, opens, value === "" ? "false" : "true", value, "by_hand");
  if (value === "") return takeOut(desk, field);
  const checked = checkDraftField(desk.form, field, value);
  if (!checked.ok) return;
  const others = desk.told.filter((key) => key !== byHand(field) && key !== dropped(field) && !key.startsWith(typedByHand(field, "")));
  desk.told = [...others, byHand(field), typedByHand(field, checked.value)];
  note(desk, field, checked.value, value, "by_hand");
}

/** Taken out by hand: said, and not asked for again. */
function takeOut(desk: Desk, field: DraftField) {
  write(desk, field, null, "", "by_hand");
  desk.told = [...desk.told.filter((key) => key !== dropped(field)), dropped(field)];
  say(desk, { kind: "cleared", fields: [field] });
}

function takePeople(desk: Desk, rows: readonly Row[]) {
  const before = peopleOf(desk.values);
  const typed = rows.map((row) => withOwnZone(entryOf("people", row) as Participant, before));
  const people = withPresence(
    typed,
    currentPlan(desk).days.map(({ date }) => date),
  );
  if (JSON.stringify(before) === JSON.stringify(people)) return;
  const { fields, list } = placedPeople(people, desk.values);
  for (const [field, value] of Object.entries(fields) as [DraftField, string | null][]) {
    const clean = value === null ? null : cleanOr(desk, field, value);
    write(desk, field, clean, value ?? "", "by_hand");
  }
  write(desk, "people", list.length > 0 ? writeEntries("people", list) : null, "", "by_hand");
  const isIn = (some: readonly Participant[], one: Participant) => some.some((other) => JSON.stringify(other) === JSON.stringify(one));
  const gone = goneFrom(before, people, isIn);
  for (const person of people) if (!isIn(before, person)) desk.lines.push({ line: "person", person });
  if (gone.length > 0) say(desk, { kind: "cleared", fields: [], people: gone });
}

/** The zone of a row was read from the place that stood there: with another place, or none, it goes. */
function withOwnZone(one: Participant, before: readonly Participant[]): Participant {
  const { zone, ...rest } = one;
  const held = before.filter((other) => other.zone === zone);
  return zone === undefined || held.length === 0 || held.some(({ place }) => place === one.place) ? one : rest;
}

/** Those of whom no row is left: a row that says something else now is of the same person, by name, by part, or by its place. */
function goneFrom(
  before: readonly Participant[],
  people: readonly Participant[],
  isIn: (some: readonly Participant[], one: Participant) => boolean,
): Participant[] {
  const changed = people.filter((one) => !isIn(before, one));
  const isOf = (one: Participant) => changed.findIndex(({ name, part }) => (one.name ? name === one.name : part === one.part));
  const left = before.filter((one) => {
    if (isIn(people, one)) return false;
    const at = isOf(one);
    if (at >= 0) changed.splice(at, 1);
    return at < 0;
  });
  const hasAll = before.length === people.length;
  return left.filter((one) => one.name !== undefined || !(hasAll && changed.includes(people[before.indexOf(one)] as Participant)));
}

/** A name that the field would not take stays with the list alone. */
function cleanOr(desk: Desk, field: DraftField, value: string): string | null {
  const checked = checkDraftField(desk.form, field, value);
  return checked.ok ? checked.value : null;
}

function takeDays(desk: Desk, rows: readonly Row[]) {
  const days = rows.flatMap((row) => dayOfRow(row) ?? []);
  const now = currentPlan(desk);
  const gone = now.days.filter(({ date }) => !days.some((day) => day.date === date)).map(({ date }) => date);
  const { start: _start, end: _end, minutes, part: _part, ...rest } = now;
  const shared = sharedHours(days);
  const plan = shared ? { ...rest, ...shared, days: days.map(({ date }) => ({ date })) } : { ...rest, days };
  // How long it lasts was said, and the card gives no end.
  const isOpen = days.some(({ end }) => end === undefined);
  writePlan(desk, isOpen && minutes !== undefined ? { ...plan, minutes } : plan, "", "by_hand");
  if (gone.length > 0 && days.length === 0) say(desk, { kind: "cleared", fields: [], days: gone });
}

/** The hours that all days have; null where they have hours of their own. */
function sharedHours([first, ...others]: readonly PlanDay[]): Pick<PlanDay, "start" | "end"> | null {
  if (!first || others.some(({ start, end }) => start !== first.start || end !== first.end)) return null;
  return { ...(first.start ? { start: first.start } : {}), ...(first.end ? { end: first.end } : {}) };
}

function takeAlternatives(desk: Desk, rows: readonly Row[]) {
  const before = entriesOf(desk.values, "alternativeDays");
  const days = readAlternatives(JSON.stringify(rows.map((row) => entryOf("alternativeDays", row)))) ?? [];
  if (JSON.stringify(before) === JSON.stringify(days)) return;
  write(desk, "alternativeDays", days.length > 0 ? writeEntries("alternativeDays", days) : null, "", "by_hand");
  for (const day of days)
    if (!before.some((one) => JSON.stringify(one) === JSON.stringify(day))) desk.lines.push({ line: "alternative", day });
  const gone = before.filter(({ date }) => !days.some((day) => day.date === date)).map(({ date }) => date);
  if (gone.length > 0) say(desk, { kind: "cleared", fields: [], days: gone });
}

function takeRuledOut(desk: Desk, rows: readonly Row[]) {
  const entries = rows.map((row) => entryOf("ruledOutDays", row) as RuledOut);
  const { off: _off, out: _out, ...plan } = currentPlan(desk);
  writePlan(desk, { ...plan, ...ruledOutOf(entries) }, "", "by_hand");
}

function takeOnSomeDays(desk: Desk, rows: readonly Row[]) {
  const text = JSON.stringify(rows.map((row) => entryOf("onSomeDays", row)));
  const entries = readOnSomeDays(text) ?? [];
  if (JSON.stringify(entriesOf(desk.values, "onSomeDays")) === JSON.stringify(entries)) return;
  write(desk, "onSomeDays", entries.length > 0 ? writeEntries("onSomeDays", entries) : null, "", "by_hand");
}

/** What was said of the part and is on its card now goes; what is to stay a remark comes back with it. */
function takeOutSaid(desk: Desk, part: EditCardName, kept: readonly Row[]) {
  const about = partsOn(part).flatMap((one) => remarksAbout(one, desk.values, desk.subjects));
  const texts = about.filter((text) => !kept.some((row) => row.text === text));
  dropRemarks(desk, texts);
  if (texts.length > 0) say(desk, { kind: "cleared", fields: [], remarks: texts });
}

function takeRemarks(desk: Desk, rows: readonly Row[]) {
  const before = entriesOf(desk.values, "remarks").map(({ text }) => text);
  const texts = rows.map((row) => (entryOf("remarks", row) as Remark).text);
  if (JSON.stringify(before) === JSON.stringify(texts)) return;
  const remarks = texts.map((text): Remark => ({ text }));
  write(desk, "remarks", remarks.length > 0 ? writeEntries("remarks", remarks) : null, texts.at(-1) ?? "", "by_hand");
  const fresh = texts.filter((text) => !before.includes(text));
  const gone = before.filter((text) => !texts.includes(text) && !fresh.some((one) => isReworded(text, one)));
  for (const text of fresh) desk.subjects[text] = { parts: [], ...desk.subjects[text], byHand: true };
  desk.remarks.push(...fresh.map((text): Remark => ({ text })));
  if (gone.length > 0) say(desk, { kind: "cleared", fields: [], remarks: gone });
}

/** Some of its words are there still: it was put in other words, and not taken out. */
function isReworded(before: string, now: string): boolean {
  const words = new Set(tellingWords(now).map(({ key }) => key));
  return tellingWords(before).some(({ key }) => words.has(key));
}
