/** What is noted, line by line, with its label. */
import type { I18n } from "@lingui/core";
import { isWayInWords } from "#app/domain/booking/contact-way.ts";
import { type DraftField, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { isNumberOfDay, type OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { readOnSomeDays } from "#app/domain/booking/registry/entries.ts";
import { isFastField } from "#app/domain/booking/requests/fast-values.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { NotedLine } from "#app/domain/talk/answer/says.ts";
import { isListField, type TalkField, type TalkValues } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import type { Option } from "#app/domain/talk/state.ts";
import type { Statement } from "#app/understanding/contract.ts";
import type { Fact } from "#app/understanding/time/types.ts";
import { valueText } from "../booking-labels.ts";
import { zoneCity } from "../dates.ts";
import { onSomeDaysText } from "../detailed/days/some-days.ts";
import { draftFieldLabel } from "../detailed/draft-lines.ts";
import { participantText } from "../detailed/entry-texts.ts";
import { optionText } from "../detailed/option-text.ts";
import { detailText } from "../detailed/request-lines.ts";
import { phoneText } from "../phone-text.ts";
import { differenceOf, isLong } from "./asked/difference.ts";
import { daysText, hoursText, joined, otherDayLines, planLines, spanText } from "./day-words.ts";
import { WORDS } from "./words-by-language.ts";

/** Who speaks: the translator of labels and values, and the language of the sentences. */
export interface Speaker {
  i18n: I18n;
  locale: Locale;
}

export interface Line {
  /** The field that a tap edits. */
  field: TalkField;
  label: string;
  text: string;
  /** It was something else before. */
  changed?: true;
}

const QUOTES: Readonly<Record<Locale, readonly [string, string]>> = { en: ["“", "”"], fr: ["«\u00A0", "\u00A0»"], es: ["«", "»"] };
/** Words as they were said. */
export const quoted = (locale: Locale, text: string): string => QUOTES[locale][0] + text + QUOTES[locale][1];

/** A label with its text. */
export const labelled = (locale: Locale, { label, text }: Pick<Line, "label" | "text">): string =>
  `${label}${locale === "fr" ? "\u00A0" : ""}: ${text}`;

/** The name of a field. */
export function labelOf(i18n: I18n, locale: Locale, field: TalkField): string {
  const short = WORDS[locale].fields[field];
  return short ?? (isListField(field) || field === "catering" ? field : draftFieldLabel(i18n, field as DraftField));
}

/** A value as people read it. */
export function textOf(i18n: I18n, locale: Locale, field: TalkField, value: string): string {
  if (field === "onSomeDays") return (readOnSomeDays(value) ?? []).map((one) => onSomeDaysText(i18n, one)).join("; ");
  if (isListField(field) || field === "catering") return value;
  if (field === "contactPhone") return phoneText(value);
  if (field === "timeZone") return zoneCity(locale, value);
  if (isFastField(field)) return valueText(i18n, field, { [field]: value });
  const name = detailedFieldOf(field as DraftField);
  return value === "true" || value === "false" ? optionText(i18n, name, value) : detailText(i18n, name, value);
}

/** A flag says nothing next to the field that it opens: "Interpreter: Tagalog", "Breakout rooms: 2". */
const SAID_BY: Readonly<Partial<Record<TalkField, TalkField>>> = {
  needsInterpretation: "interpretationLanguage",
  needsBreakoutRooms: "breakoutRoomCount",
};
/** The field whose line says a flag: its own, or that of the field that it opens. */
export const shownWith = (field: TalkField, values: TalkValues): TalkField => {
  const by = SAID_BY[field];
  return by && values[by]?.value ? by : field;
};
export const isSaidBy = (field: TalkField, fields: readonly TalkField[]) =>
  fields.includes(SAID_BY[field] ?? field) && SAID_BY[field] !== undefined;

/** The lines of what was noted in a turn. */
export function notedLines({ i18n, locale }: Speaker, lines: readonly NotedLine[], context: TalkValues): Line[] {
  const fields = lines.flatMap((line) => (line.line === "field" ? [line.field] : []));
  const seconds = lines.filter((line) => line.line === "alternative");
  return lines.flatMap((line): Line[] => {
    if (line.line === "field" && (isSaidBy(line.field, fields) || isSaidInWords(line, lines))) return [];
    if (line.line === "field" && line.field === "onSomeDays") return onSomeDaysLine(i18n, locale, line, context);
    if (line.line !== "alternative") return notedLine(i18n, locale, line);
    // All of them are one line, which joins days that follow each other.
    return line === seconds[0] ? secondLine(locale, seconds) : [];
  });
}

/** "By phone" is not said next to the words that name further ways. */
const isSaidInWords = (line: NotedLine, lines: readonly NotedLine[]): boolean =>
  line.line === "field" &&
  line.field === "contactBy" &&
  lines.some((other) => other.line === "field" && other.field === "contactWhen" && isWayInWords(line.value, other.value));

function secondLine(locale: Locale, seconds: readonly Extract<NotedLine, { line: "alternative" }>[]): Line[] {
  const days = seconds.map(({ day }) => day);
  return otherDayLines(locale, days).map((one): Line => ({ ...one, field: "alternativeDays" }));
}

/** The lines as one sentence has them: people who were noted together under their label once. */
export function spelledLines({ i18n, locale }: Speaker, lines: readonly Line[]): string {
  const people = lines.filter(({ field, label }) => field === "people" && label === WORDS[locale].labels.person);
  const texts = joined(
    locale,
    people.map(({ text }) => text),
  );
  const all = { label: labelOf(i18n, locale, "people"), text: texts };
  return lines
    .flatMap((line) => (people.length < 2 || !people.includes(line) ? [line] : line === people[0] ? [all] : []))
    .map((line) => labelled(locale, line))
    .join(locale === "fr" ? "\u00A0; " : "; ");
}

function notedLine(i18n: I18n, locale: Locale, line: Exclude<NotedLine, { line: "alternative" }>): Line[] {
  const words = WORDS[locale];
  switch (line.line) {
    case "field": {
      const isOther = line.was !== undefined && !line.value.startsWith(line.was);
      const was =
        isOther && line.was
          ? ` ${words.was(goneText(textOf(i18n, locale, line.field, line.was), textOf(i18n, locale, line.field, line.value)))}`
          : "";
      return [
        {
          field: line.field,
          label: labelOf(i18n, locale, line.field),
          text: textOf(i18n, locale, line.field, line.value) + (line.counted ? `, ${words.heads.counted}` : "") + was,
          ...(isOther ? { changed: true } : {}),
        },
      ];
    }
    case "plan":
      return planOf(locale, line.plan, line.was, line.corrected ?? false);
    case "person":
      return [{ field: "people", label: words.labels.person, text: participantText(i18n, line.person) }];
  }
}

/** Of a long value that is another one now what is there no more. */
const goneText = (was: string, now: string): string => (isLong(was) && differenceOf(was, now)?.out) || was;

/**
 * Of what holds on some days the entries that are new, and those that are there no more: the others stay as they were. What is wanted on every day now
 * is not called gone.
 */
function onSomeDaysLine(
  i18n: I18n,
  locale: Locale,
  { value, was = "[]" }: Extract<NotedLine, { line: "field" }>,
  context: TalkValues,
): Line[] {
  const words = WORDS[locale];
  const [now, before] = [readOnSomeDays(value) ?? [], readOnSomeDays(was) ?? []];
  const textsOf = (entries: readonly OnSomeDays[], others: readonly OnSomeDays[]) => {
    const known = new Set(others.map((one) => onSomeDaysText(i18n, one)));
    return entries.map((one) => onSomeDaysText(i18n, one)).filter((text) => !known.has(text));
  };
  const isWhole = ({ field }: OnSomeDays) =>
    !isNumberOfDay(field) && now.every((one) => one.field !== field) && ![undefined, "", "false"].includes(context[field]?.value);
  const whole = [...new Set(before.filter(isWhole).map(({ field }) => field))].map((field) => {
    const label = labelOf(i18n, locale, field);
    return labelled(locale, { label, text: words.wholeHearing });
  });
  const fresh = [...whole, ...textsOf(now, before)];
  const gone = textsOf(before, now);
  if (fresh.length + gone.length === 0) return [];
  const [added, out] = [fresh.join("; "), gone.join("; ")];
  const text = !added ? words.noLonger(out) : out ? `${added} ${words.was(out)}` : added;
  const isOther = gone.length > 0;
  return [{ field: "onSomeDays", label: labelOf(i18n, locale, "onSomeDays"), text, ...(isOther ? { changed: true } : {}) }];
}

/** Of the same days, of which some have other hours now, those alone; else the plans as they are. */
function changedDays(plan: Plan, was: Plan | undefined): readonly [Plan, Plan | undefined] {
  const hoursIn = ({ start, end }: Plan, date: string, of: Plan) => {
    const day = of.days.find((one) => one.date === date);
    return day && `${day.start ?? start ?? ""}-${day.end ?? end ?? ""}`;
  };
  const isSame = was && was.days.length === plan.days.length && plan.days.every(({ date }) => was.days.some((one) => one.date === date));
  const others = isSame ? plan.days.filter(({ date }) => hoursIn(plan, date, plan) !== hoursIn(was, date, was)) : [];
  if (!was || others.length === 0 || others.length === plan.days.length) return [plan, was];
  const only = (of: Plan): Plan => ({
    ...of,
    days: others.flatMap(({ date }) => {
      const day = of.days.find((one) => one.date === date);
      return day ? [{ date, ...hoursOf(day.start ?? of.start, day.end ?? of.end) }] : [];
    }),
  });
  const { start: _start, end: _end, minutes: _minutes, part: _part, ...now } = only(plan);
  const { start: _from, end: _to, minutes: _length, part: _time, ...then } = only(was);
  return [now, then];
}

const hoursOf = (start: string | undefined, end: string | undefined) => ({ ...(start ? { start } : {}), ...(end ? { end } : {}) });

/** The lines of a plan that are other than before. */
function planOf(locale: Locale, now: Plan, then: Plan | undefined, isCorrected: boolean): Line[] {
  const [plan, was] = isCorrected ? changedDays(now, then) : [now, then];
  const before = was ? planLines(locale, was) : [];
  return planLines(locale, plan).flatMap(({ label, text, field = "preferredDate" }): Line[] => {
    const { days, daysSeveral } = WORDS[locale].labels;
    const same = [days, daysSeveral].includes(label) ? [days, daysSeveral] : [label];
    const old = before.find((line) => same.includes(line.label))?.text;
    if (old === text) return [];
    return [{ field, label, ...(old && isCorrected ? { text: `${text} ${WORDS[locale].was(old)}`, changed: true } : { text }) }];
  });
}

/** A statement that is offered as an option: what it would note. */
export function statementText(i18n: I18n, locale: Locale, statement: Statement): string {
  if (statement.slot === "person") return participantText(i18n, statement.value);
  if (statement.slot !== "when") {
    const texts = entriesIn(statement).map(({ field, value }) => {
      const text = textOf(i18n, locale, field, value);
      return field === "location" ? text : `${labelOf(i18n, locale, field)}${locale === "fr" ? "\u00A0" : ""}: ${text}`;
    });
    return texts.join(", ") || statement.quote;
  }
  return (
    (statement.value.value ?? [])
      .map((fact) => factText(locale, fact))
      .filter(Boolean)
      .join(" / ") || statement.quote
  );
}

/** What a reading says, in words; "" where it is best said in the visitor's own. */
function factText(locale: Locale, fact: Fact): string {
  const { parts, people } = WORDS[locale];
  if (fact.open || fact.ruledOut || fact.except || fact.when?.kind === "every") return "";
  const spans = fact.when?.spans.map((span) => spanText(locale, span)) ?? [];
  const hours = hoursText(locale, fact.clock?.at ?? fact.clock?.from, fact.clock?.to) || (fact.part ? parts[fact.part] : "");
  const length = fact.length ? lengthText(locale, fact.length) : "";
  const count = fact.count?.unit === "people" ? people(fact.count.max ?? fact.count.min ?? 1) : "";
  return [joined(locale, spans), hours, length, count, fact.zone ? zoneCity(locale, fact.zone) : ""].filter(Boolean).join(", ");
}

/** "half a day", "3 days", "6 hours". */
function lengthText(locale: Locale, { min, max, unit }: NonNullable<Fact["length"]>): string {
  const { lengths } = WORDS[locale];
  const many = max ?? min;
  if (many === undefined) return "";
  if (unit === "h") return lengths.hours(String(many));
  const days = unit === "w" ? many * 5 : unit === "mo" ? many * 20 : many;
  return days <= 0.5 ? lengths.half : days === 1 ? lengths.full : lengths.days(days);
}

/** What an option's button says. */
export function optionLabel(speaker: Speaker, { label }: Option): string {
  const { i18n, locale } = speaker;
  if ("word" in label) return WORDS[locale].option[label.word];
  if ("days" in label) return daysText(locale, label.days);
  return statementText(i18n, locale, label.statement);
}

/** The names of fields, one after the other. */
export const labels = ({ i18n, locale }: Speaker, fields: readonly TalkField[]) =>
  joined(
    locale,
    fields.map((field) => labelOf(i18n, locale, field)),
  );
