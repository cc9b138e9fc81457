/** Days and hours of a plan in words, as each language writes them: "Monday, March 8 to Friday, March 12, 2027". */
import type { AlternativeDay } from "#app/domain/booking/registry/entries.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { TalkField } from "#app/domain/talk/plan/fields.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { durationOf } from "#app/domain/talk/plan/plan.ts";
import { spansOf } from "#app/domain/talk/plan/spans.ts";
import { lastDay, ruledOut, wishedDays } from "#app/domain/talk/remarks/wish-words.ts";
import { formatDay, formatWallTime } from "../dates.ts";
import { WORDS } from "./words-by-language.ts";

const TAGS: Readonly<Record<Locale, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };
export const joined = (locale: Locale, items: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat(TAGS[locale], { type }).format(items);

function part(locale: Locale, date: LocalDate, type: "weekday" | "month"): string {
  return new Intl.DateTimeFormat(TAGS[locale], { [type]: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
}
const dayOfMonth = (locale: Locale, date: LocalDate) => {
  const day = Number(date.slice(8));
  return locale === "fr" && day === 1 ? "1er" : String(day);
};
const year = (date: LocalDate) => date.slice(0, 4);

/** One day: French has "1er", Spanish no comma after the weekday. */
function dayText(locale: Locale, date: LocalDate): string {
  if (locale === "en") return formatDay(locale, date);
  const [weekday, day, month] = [part(locale, date, "weekday"), dayOfMonth(locale, date), part(locale, date, "month")];
  return locale === "fr" ? `${weekday} ${day} ${month} ${year(date)}` : `${weekday} ${day} de ${month} de ${year(date)}`;
}

/** One day, or a run of them; the year once. */
export function spanText(locale: Locale, [from, to]: readonly [LocalDate, LocalDate]): string {
  if (from === to) return dayText(locale, from);
  const [weekday, last] = [part(locale, from, "weekday"), dayText(locale, to)];
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const isOneYear = year(from) === year(to);
  if (locale === "en")
    return `${isOneYear ? `${weekday}, ${part(locale, from, "month")} ${dayOfMonth(locale, from)}` : formatDay(locale, from)} to ${last}`;
  if (locale === "fr") {
    const month = isOneMonth ? "" : ` ${part(locale, from, "month")}${isOneYear ? "" : ` ${year(from)}`}`;
    return `du ${weekday} ${dayOfMonth(locale, from)}${month} au ${last}`;
  }
  const month = isOneMonth ? "" : ` de ${part(locale, from, "month")}${isOneYear ? "" : ` de ${year(from)}`}`;
  return `del ${weekday} ${dayOfMonth(locale, from)}${month} al ${last}`;
}

/** Days one after the other, runs joined. */
export function daysText(locale: Locale, days: readonly LocalDate[]): string {
  return joined(
    locale,
    spansOf(days).map((span) => spanText(locale, span)),
  );
}

/** Days to choose from, each by itself. */
export const eachDay = (locale: Locale, days: readonly LocalDate[]): string =>
  joined(
    locale,
    days.map((day) => spanText(locale, [day, day])),
  );

export function hoursText(locale: Locale, start: string | undefined, end: string | undefined): string {
  const words = WORDS[locale];
  const at = (time: string) => formatWallTime(locale, time);
  if (start && end) return words.fromTo(at(start), at(end));
  return start ? words.fromHour(at(start)) : end ? words.until(at(end)) : "";
}

/** Days that would do as well, and days in reserve, on a line each. */
export function otherDayLines(locale: Locale, days: readonly AlternativeDay[]): PlanLine[] {
  const { labels } = WORDS[locale];
  const lines = [
    { label: labels.alternative, of: days.filter(({ reserve }) => !reserve) },
    { label: labels.reserve, of: days.filter(({ reserve }) => reserve) },
  ];
  return lines.flatMap(({ label, of }) => (of.length > 0 ? [{ field: "alternativeDays", label, text: secondText(locale, of) }] : []));
}

/** Days with their hours, those that have the same ones together. */
function secondText(locale: Locale, days: readonly AlternativeDay[]): string {
  const hoursOf = ({ startTime, endTime }: AlternativeDay) => hoursText(locale, startTime, endTime);
  const all = [...new Set(days.map(hoursOf))];
  const groups = all.map((hours) => {
    const own = daysText(
      locale,
      days.filter((day) => hoursOf(day) === hours).map(({ date }) => date),
    );
    return !hours ? own : all.length > 1 ? `${own} (${hours})` : `${own}, ${hours}`;
  });
  return joined(locale, groups);
}

/** `field` where it is not one of the hearing's days and hours. */
export interface PlanLine {
  label: string;
  text: string;
  field?: TalkField;
}

/** Each line of a plan with its label. */
export function planLines(locale: Locale, plan: Plan): PlanLine[] {
  const { labels, lengths, parts } = WORDS[locale];
  const lines: PlanLine[] = [];
  const own = plan.days.some(({ start, end }) => (start && start !== plan.start) || (end && end !== plan.end));
  const several = plan.days.length > 1;
  if (own) {
    const text = plan.days.map(({ date, start, end }) => {
      const hours = hoursText(locale, start ?? plan.start, end ?? plan.end);
      return hours ? `${daysText(locale, [date])} (${hours})` : daysText(locale, [date]);
    });
    lines.push({ label: several ? labels.daysSeveral : labels.days, text: joined(locale, text) });
  } else if (plan.days.length > 0) {
    lines.push({
      label: several ? labels.daysSeveral : labels.days,
      text: daysText(
        locale,
        plan.days.map(({ date }) => date),
      ),
    });
  }
  const spans = plan.window?.map((span) => spanText(locale, span)) ?? [];
  const wish = [...(spans.length > 0 ? [joined(locale, spans)] : lastDay(locale, plan)), ...wishedDays(locale, plan)];
  if (wish.length > 0 && plan.days.length === 0) lines.push({ label: labels.window, text: wish.join(", ") });
  const avoided = ruledOut(locale, plan);
  const hours = own ? "" : hoursText(locale, plan.start, plan.end) || (plan.part ? parts[plan.part] : "");
  if (hours) lines.push({ label: labels.hours, text: hours });
  const length = durationOf(plan);
  const minutes = plan.minutes ?? 0;
  if (!plan.end && length?.duration === "half_day") lines.push({ label: labels.length, text: lengths.half });
  else if (!plan.end && length?.duration === "full_day") lines.push({ label: labels.length, text: lengths.full });
  else if (!plan.end && minutes > 0) lines.push({ label: labels.length, text: lengths.hours(String(minutes / 60)) });
  if (plan.count && plan.count > 1 && plan.days.length === 0) lines.push({ label: labels.length, text: lengths.days(plan.count) });
  if (avoided) lines.push({ ...avoided, field: "ruledOutDays" });
  return lines;
}
