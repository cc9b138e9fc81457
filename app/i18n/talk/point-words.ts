/** How an open point is asked: the words for its kind, and a button for each option. */
import type { AlternativeDay, Participant, RuledOut } from "#app/domain/booking/registry/entries.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import { plannedIn } from "#app/domain/talk/mends/replaced.ts";
import type { Thing } from "#app/domain/talk/mends/thing.ts";
import type { TalkField } from "#app/domain/talk/plan/fields.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import { buttonId } from "#app/domain/talk/press.ts";
import type { Deed, Option, Point } from "#app/domain/talk/state.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { formatWallTime, zoneCity } from "../dates.ts";
import { alternativeText, participantText, ruledOutText } from "../detailed/entry-texts.ts";
import { differenceOf, isLong } from "./asked/difference.ts";
import { daysText, hoursText, joined, otherDayLines, planLines } from "./day-words.ts";
import { labelled, labelOf, optionLabel, type Speaker, statementText, textOf } from "./lines.ts";
import type { Spoken } from "./spoken.ts";
import type { PointWords } from "./words.ts";
import { WORDS } from "./words-by-language.ts";

/** What a deed would note. */
const takenIn = (deed: Deed): Statement[] =>
  deed.do === "take" ? [deed.statement] : deed.do === "several" ? deed.deeds.flatMap(takenIn) : [];

/** What is noted of what the point is about. */
function heldText({ i18n, locale }: Speaker, { point, context, plan }: Extract<Utterance, { kind: "point" }>): string {
  const { field, person, days = [] } = point;
  if (person) return participantText(i18n, asCalled(person));
  if (point.kind === "days_change") return rolesText(locale, point);
  if (point.kind === "move_days" || (field === "preferredDate" && plan.days.length > 0))
    return days.length === 0
      ? hoursText(locale, plan.start, plan.end)
      : daysText(
          locale,
          plan.days.map(({ date }) => date),
        );
  const held = field ? (context[field]?.value ?? "") : "";
  return field && held ? textOf(i18n, locale, field, held) : "";
}

/** Whom a question means, and nothing else that is known of them. */
const asCalled = ({ name, part, title, side, firm, count }: Participant): Participant => ({
  ...(name ? { name } : {}),
  part,
  ...(name || !title ? {} : { title }),
  ...(name || !side ? {} : { side }),
  ...(name || !firm ? {} : { firm }),
  ...(count === undefined ? {} : { count }),
});

type ChangeWords = Pick<PointWords, "held" | "now" | "of"> & Partial<Pick<PointWords, "label">>;

/** A change as it is asked about: of a person and of a long value what differs, with whom or what it is of. */
function changeText(speaker: Speaker, { point }: Extract<Utterance, { kind: "point" }>): ChangeWords | null {
  const { field, mends } = point;
  if (!mends || !field) return null;
  if (field === "people") return personChange(speaker, JSON.parse(mends.from.value), mends.to ? JSON.parse(mends.to) : null);
  const held = thingText(speaker, mends.from);
  const now = mends.to ? thingText(speaker, { ...mends.from, value: mends.to }) : "";
  const differs = now && !OF_PLAN.has(field) && (isLong(held) || isLong(now)) ? differenceOf(held, now) : null;
  return differs ? { held: differs.out, now: differs.into, of: labelOf(speaker.i18n, speaker.locale, field) } : { held, now, of: "" };
}

/** Another name, or what else is said of who is called so. */
function personChange({ i18n, locale }: Speaker, held: Participant, now: Participant | null): ChangeWords {
  const label = WORDS[locale].labels.person;
  const called = participantText(i18n, asCalled(held));
  if (!now) return { label, held: called, now: "", of: "" };
  if (held.name && now.name && held.name !== now.name) return { label, held: held.name, now: now.name, of: "" };
  const [was, is] = [held, now].map(({ name: _name, ...facts }) => participantText(i18n, facts));
  const differs = differenceOf(was ?? "", is ?? "");
  return differs ? { held: differs.out, now: differs.into, of: held.name ?? called } : { label, held: called, now: is ?? "", of: "" };
}

/** One noted thing as people read it. */
function thingText({ i18n, locale }: Speaker, { field, value }: Thing): string {
  if (field === "people") return participantText(i18n, JSON.parse(value) as Participant);
  if (field === "ruledOutDays") return ruledOutText(i18n, JSON.parse(value) as RuledOut);
  if (field === "onSomeDays") return textOf(i18n, locale, field, `[${value}]`);
  if (field === "alternativeDays" && value.startsWith("{")) return alternativeText(i18n, JSON.parse(value) as AlternativeDay);
  if (!OF_PLAN.has(field)) return textOf(i18n, locale, field, value);
  const { dates, start, end } = plannedIn(value);
  const hours = start || end ? hoursText(locale, start, end) : "";
  return dates.length > 0 ? daysText(locale, dates) + (hours ? ` (${hours})` : "") : hours;
}
const OF_PLAN: ReadonlySet<TalkField> = new Set<TalkField>(["preferredDate", "startTime", "alternativeDays"]);

/** The days as a yes would make them, the second choices, and those that are ruled out. */
function rolesText(locale: Speaker["locale"], { options }: Point): string {
  const roles = options.flatMap(({ deed }) => (deed.do === "roles" ? [deed.roles] : []))[0];
  if (!roles) return "";
  const { plan, second } = roles;
  const lines = planLines(locale, plan).map(({ label, text, field }) => (field ? labelled(locale, { label, text }) : text));
  const others = otherDayLines(locale, second).map((line) => labelled(locale, line));
  return [...lines, ...others].join(locale === "fr" ? "\u00A0; " : "; ");
}

/** Values that say by themselves what they are of. */
const TELLING: ReadonlySet<string> = new Set(["location", "locationType", "proceedingType", "people", "preferredDate", "startTime"]);

/** What a button does, with the value that it keeps, notes or adds. */
function optionText(speaker: Speaker, { point, plan }: Extract<Utterance, { kind: "point" }>, option: Option, about: PointWords): string {
  const { i18n, locale } = speaker;
  const { named, labels } = WORDS[locale];
  const word = "word" in option.label ? option.label.word : null;
  const of = (value: string): string =>
    point.field && !TELLING.has(point.field) ? labelled(locale, { label: about.label, text: value }) : value;
  const [taken] = takenIn(option.deed);
  const value = taken ? offered(i18n, locale, point, taken) : "";
  const asked = point.kind === "move_days" ? about.days || about.time : of(about.now || value);
  const both = [...new Set([...plan.days.map(({ date }) => date), ...(point.days ?? [])])].sort();
  // What differs of a long value is in the question.
  if (about.of || ((word === "leave" || word === "change_it") && isLong(about.held))) return optionLabel(speaker, option);
  if (word === "leave" && point.kind === "city_format" && about.held) return named.keep(about.held);
  if (word === "leave" && about.held && point.kind !== "days_change") return named.keep(of(about.held));
  if (word === "change_it" && asked) return named.change(asked);
  if (word === "in_addition" && value) return named.add(value);
  if (word === "move" && about.days) return named.move(about.days);
  if (word === "both" && both.length > 0) return named.both(daysText(locale, both));
  if (word === "second_choice" && about.days) return named.second(about.days);
  if (word === "keep_people" && about.held) return named.keep(labelled(locale, { label: labels.person, text: about.held }));
  return optionLabel(speaker, option);
}

/** The value that a statement would put into the point's field. */
function offered(i18n: Speaker["i18n"], locale: Speaker["locale"], { field, kind }: Point, statement: Statement): string {
  const of = kind === "city_format" ? "locationType" : field;
  const entry = statement.slot === "when" || statement.slot === "person" ? undefined : entriesIn(statement).find((one) => one.field === of);
  return entry ? textOf(i18n, locale, entry.field, entry.value) : statementText(i18n, locale, statement);
}

/** Of two that read alike the first. */
const apart = (buttons: readonly { id: string; label: string }[]) =>
  buttons.filter(({ label }, at) => buttons.findIndex((one) => one.label === label) === at);

/** Of these the words only say what is meant; what a yes would note is on its button. */
const QUOTED_SHORT: ReadonlySet<Point["kind"]> = new Set(["change_value", "mend", "doubt"]);
const LONGEST_QUOTE = 120;
/** The beginning of words that the visitor knows, up to a whole word. */
const shortQuote = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).replace(/[\s,;:.]*\S*$/u, "")}…` : text;

export function pointWords(speaker: Speaker, say: Extract<Utterance, { kind: "point" }>): Omit<Spoken, "kind"> {
  const { i18n, locale } = speaker;
  const { point, again } = say;
  const words = WORDS[locale];
  const days = point.days ?? [];
  const proposed = point.kind === "document" ? point.options.flatMap(({ deed }) => takenIn(deed)) : [];
  const values = point.options.filter(({ label }) => !("word" in label)).map((option) => optionLabel(speaker, option));
  const about: PointWords = {
    quote:
      proposed.length > 0
        ? proposed.map((statement) => statementText(i18n, locale, { ...statement })).join(locale === "fr" ? "\u00A0; " : "; ")
        : QUOTED_SHORT.has(point.kind)
          ? shortQuote(point.quote)
          : point.quote,
    days: daysText(locale, days),
    time: point.end ? hoursText(locale, point.start, point.end) : point.start ? formatWallTime(locale, point.start) : "",
    label: point.person ? words.labels.person : point.field ? labelOf(i18n, locale, point.field) : "",
    held: heldText(speaker, say),
    now: "",
    of: "",
    ...changeText(speaker, say),
    ours: point.zones ? zoneCity(locale, point.zones[0]) : "",
    theirs: point.zones ? zoneCity(locale, point.zones[1]) : "",
    reference: point.reference ?? "",
    options: values.filter(Boolean).length > 0 ? joined(locale, values.filter(Boolean), "disjunction") : "",
    several: days.length > 1,
    earlier: say.earlier === true,
  };
  // "until 5:30 p.m." has its full stop.
  const question = words.point[point.kind](about).replace(/(\p{L}\.)\./gu, "$1");
  return {
    text: again && point.options.length > 0 ? `${words.pointAgain} ${question}` : question,
    ...(point.options.length > 0
      ? { buttons: apart(point.options.map((option) => ({ id: buttonId(point, option), label: optionText(speaker, say, option, about) }))) }
      : {}),
  };
}
