/** What is wished for while no day is known, in one readable line: "January 2027; on a Tuesday or Thursday; in the morning". */
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { FULL_DAY_MINUTES, HALF_DAY_MINUTES } from "#app/domain/booking/schedule/schedule-rules.ts";
import type { Locale } from "#app/domain/locale.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { spansOf } from "#app/domain/talk/plan/spans.ts";
import type { Part } from "#app/understanding/time/types.ts";

const TAGS: Readonly<Record<Locale, string>> = { en: "en-CA", fr: "fr-CA", es: "es-MX" };

interface Words {
  wish: string;
  /** Days on which there can be no hearing, and whole weekdays of them. */
  ruledOut: string;
  any: (days: string) => string;
  on: (days: string) => string;
  notOn: (days: string) => string;
  by: (day: string) => string;
  days: (count: number) => string;
  half: string;
  full: string;
  hours: (start: string | undefined, end: string | undefined) => string;
  parts: Readonly<Record<Part, string>>;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    wish: "Wished for",
    ruledOut: "Days ruled out",
    any: (days) => `any ${days}`,
    on: (days) => `on a ${days}`,
    notOn: (days) => `not on a ${days}`,
    by: (day) => `by ${day}`,
    days: (count) => `${count} days`,
    half: "half a day",
    full: "a full day",
    hours: (start, end) => (start && end ? `${start} to ${end}` : start ? `from ${start}` : end ? `until ${end}` : ""),
    parts: { morning: "in the morning", midday: "around midday", afternoon: "in the afternoon", evening: "in the evening" },
  },
  fr: {
    wish: "Souhait",
    ruledOut: "Jours exclus",
    any: (days) => `tout ${days}`,
    on: (days) => `un ${days}`,
    notOn: (days) => `pas un ${days}`,
    by: (day) => `au plus tard le ${day}`,
    days: (count) => `${count} jours`,
    half: "une demi-journée",
    full: "une journée entière",
    hours: (start, end) => (start && end ? `de ${start} à ${end}` : start ? `à compter de ${start}` : end ? `jusqu’à ${end}` : ""),
    parts: { morning: "le matin", midday: "vers midi", afternoon: "l’après-midi", evening: "le soir" },
  },
  es: {
    wish: "Preferencia",
    ruledOut: "Días descartados",
    any: (days) => `cualquier ${days}`,
    on: (days) => `un ${days}`,
    notOn: (days) => `no un ${days}`,
    by: (day) => `a más tardar el ${day}`,
    days: (count) => `${count} días`,
    half: "medio día",
    full: "un día completo",
    hours: (start, end) => (start && end ? `de ${start} a ${end}` : start ? `desde las ${start}` : end ? `hasta las ${end}` : ""),
    parts: { morning: "por la mañana", midday: "cerca del mediodía", afternoon: "por la tarde", evening: "al final de la tarde" },
  },
};

const utc = (day: LocalDate) => new Date(`${day}T00:00:00Z`);
/** A Monday: weekdays are counted from it. */
const MONDAY = "2024-01-01";

function weekdaysText(locale: Locale, weekdays: readonly number[]): string {
  const name = new Intl.DateTimeFormat(TAGS[locale], { weekday: "long", timeZone: "UTC" });
  const names = weekdays.map((day) => name.format(new Date(utc(MONDAY).getTime() + (day - 1) * 86_400_000)));
  return new Intl.ListFormat(TAGS[locale], { type: "disjunction" }).format(names);
}

/** "January 2027" for all of it, else from day to day. */
function windowText(locale: Locale, [from, to]: readonly [LocalDate, LocalDate]): string {
  const isMonth =
    from.endsWith("-01") && from.slice(0, 7) === to.slice(0, 7) && new Date(utc(to).getTime() + 86_400_000).getUTCDate() === 1;
  const day = isMonth ? {} : ({ day: "numeric" } as const);
  const format = new Intl.DateTimeFormat(TAGS[locale], { ...day, month: "long", year: "numeric", timeZone: "UTC" });
  return isMonth || from === to ? format.format(utc(from)) : format.formatRange(utc(from), utc(to));
}

/** The weekdays of a wish, and those that it leaves out; none where it names none. */
export function wishedDays(locale: Locale, { weekdays, off }: Plan): string[] {
  const words = WORDS[locale];
  return [
    ...(weekdays ? [words.on(weekdaysText(locale, weekdays))] : []),
    ...(off && !weekdays ? [words.notOn(weekdaysText(locale, off))] : []),
  ];
}

/** The last day that would do, in words; none where there is none. */
export const lastDay = (locale: Locale, { by }: Plan): string[] => (by ? [WORDS[locale].by(windowText(locale, [by, by]))] : []);

/** What is ruled out with its label, runs of days joined; null where nothing is. A wish says its own weekdays. */
export function ruledOut(locale: Locale, { days, weekdays, off, out }: Plan): { label: string; text: string } | null {
  const words = WORDS[locale];
  const isOfWish = days.length === 0 && !weekdays;
  const spans = spansOf(out ?? []).map((span) => windowText(locale, span));
  const all = [...spans, ...(off && !isOfWish ? [words.any(weekdaysText(locale, off))] : [])];
  return all.length > 0 ? { label: words.ruledOut, text: all.join("; ") } : null;
}

/** What a remark with a wish begins with, in any language. */
export const isWishText = (text: string): boolean =>
  Object.entries(WORDS).some(([locale, { wish }]) => text.startsWith(wish + colon(locale as Locale)));
const colon = (locale: Locale) => (locale === "fr" ? "\u00A0: " : ": ");

/** The wish as one remark; null where days are known, or nothing but a length and hours is. */
export function wishText(locale: Locale, plan: Plan): string | null {
  const words = WORDS[locale];
  if (plan.days.length > 0) return null;
  const spans = plan.window?.map((span) => windowText(locale, span)) ?? [];
  const when = [...(spans.length > 0 ? spans : lastDay(locale, plan)), ...wishedDays(locale, plan)];
  if (spans.length + wishedDays(locale, plan).length === 0) return null;
  const many = plan.count ? (plan.count === 1 ? words.full : words.days(plan.count)) : "";
  const long = plan.minutes === HALF_DAY_MINUTES ? words.half : plan.minutes === FULL_DAY_MINUTES ? words.full : "";
  const hours = words.hours(plan.start, plan.end) || (plan.part ? words.parts[plan.part] : "");
  return words.wish + colon(locale) + [...when, hours, many || long].filter(Boolean).join("; ");
}
