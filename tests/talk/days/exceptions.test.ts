/** Days with hours of their own, or without a hearing, among those of a plan: whatever they are called, in one message or the next. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

/** 8 to 12 March 2027 is a week from Monday to Friday. */
const WEEK = ["2027-03-08", "2027-03-09", "2027-03-10", "2027-03-11", "2027-03-12"] as const;
const WEEKDAYS: Record<Locale, readonly string[]> = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  fr: ["lundi", "mardi", "mercredi", "jeudi", "vendredi"],
  es: ["lunes", "martes", "miércoles", "jueves", "viernes"],
};

type Change = { does: "ends" | "starts" | "both" | "none"; at: number };
interface Planned {
  locale: Locale;
  day: number;
  called: "weekday" | "number" | "dated";
  change: Change;
  phrase: number;
  inNext: boolean;
}

const hour = (locale: Locale, at: number): string => {
  if (locale === "en") return at < 12 ? `${at} a.m.` : `${at > 12 ? at - 12 : at} p.m.`;
  return locale === "fr" ? `${at} h` : `las ${at}:00`;
};

const dayName = ({ locale, day, called }: Planned): string => {
  const [weekday, number] = [WEEKDAYS[locale][day] ?? "", 8 + day];
  if (locale === "en") return called === "weekday" ? weekday : called === "number" ? `the ${number}th` : `${weekday} the ${number}th`;
  const article = locale === "fr" ? "le" : "el";
  return called === "weekday" ? `${article} ${weekday}` : called === "number" ? `${article} ${number}` : `${article} ${weekday} ${number}`;
};

const EXCEPT: Record<Locale, readonly string[]> = {
  en: ["except", "except for", "except on", "save for", "other than"],
  fr: ["sauf", "hormis", "excepté"],
  es: ["salvo", "excepto", "menos"],
};

const CHANGED: Record<Locale, Record<Change["does"], (from: string, to: string) => string>> = {
  en: {
    ends: (_, to) => `, when we end at ${to}`,
    starts: (from) => `, when we start at ${from}`,
    both: (from, to) => `, when we sit from ${from} to ${to}`,
    none: () => ", when there is no hearing",
  },
  fr: {
    ends: (_, to) => ` où l'on termine à ${to}`,
    starts: (from) => ` où l'on commence à ${from}`,
    both: (from, to) => ` où l'on siège de ${from} à ${to}`,
    none: () => " où il n'y a pas d'audience",
  },
  es: {
    ends: (_, to) => `, que termina a ${to}`,
    starts: (from) => `, que empieza a ${from}`,
    both: (from, to) => `, que va de ${from.replace("las ", "")} a ${to.replace("las ", "")}`,
    none: () => ", cuando no hay audiencia",
  },
};

const BASE: Record<Locale, string> = {
  en: "Mediation in Toronto from March 8 to 12, 2027, 10 a.m. to 5 p.m. each day",
  fr: "Médiation à Montréal du 8 au 12 mars 2027, de 10 h à 17 h chaque jour",
  es: "Mediación en Miami del 8 al 12 de marzo de 2027, de 10:00 a 17:00 cada día",
};

function messagesOf(planned: Planned): string[] {
  const { locale, change, phrase, inNext } = planned;
  const words = EXCEPT[locale];
  const ends = change.does === "starts" ? 17 : change.at + 4;
  const said = `${words[phrase % words.length]} ${dayName(planned)}${CHANGED[locale][change.does](hour(locale, change.at), hour(locale, ends))}`;
  const all = { en: "Every day", fr: "Tous les jours", es: "Todos los días" }[locale];
  return inNext ? [`${BASE[locale]}.`, `${all} ${said}.`] : [`${BASE[locale]} ${said}.`];
}

interface Listed {
  date: string;
  startTime: string;
  endTime?: string | undefined;
  duration: string;
}
/** The hours of each day that the draft holds, `HH:MM-HH:MM`. */
function daysOf(values: Record<string, string>): Record<string, string> {
  const { consecutiveStartDate: from, consecutiveEndDate: to = "", consecutiveStartTime: startTime = "" } = values;
  const each = { startTime, endTime: values.consecutiveEndTime, duration: values.consecutiveDuration ?? "" };
  const run = WEEK.filter((date) => from !== undefined && date >= from && date <= to).map((date) => ({ date, ...each }));
  const listed: Listed[] = values.bookingDates ? JSON.parse(values.bookingDates) : run;
  const end = ({ startTime: start, endTime, duration }: Listed) =>
    endTime ?? (duration === "full_day" ? shifted(start, 7) : shifted(start, 3.5));
  return Object.fromEntries(listed.map((day) => [day.date, `${day.startTime}-${end(day)}`]));
}

function shifted(start: string, hours: number): string {
  const minutes = Number(start.slice(0, 2)) * 60 + Number(start.slice(3)) + hours * 60;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

function expected({ day, change }: Planned): Record<string, string> {
  const own = (at: number): string | null => {
    if (at !== day) return "10:00-17:00";
    if (change.does === "none") return null;
    return `${change.does === "ends" ? "10" : change.at}:00-${change.does === "starts" ? 17 : change.at + 4}:00`;
  };
  return Object.fromEntries(WEEK.flatMap((date, at) => (own(at) === null ? [] : [[date, own(at) as string]])));
}

const planned: fc.Arbitrary<Planned> = fc.record({
  locale: fc.constantFrom<Locale>("en", "fr", "es"),
  day: fc.integer({ min: 0, max: 4 }),
  called: fc.constantFrom("weekday", "number", "dated"),
  change: fc.record({ does: fc.constantFrom("ends", "starts", "both", "none"), at: fc.integer({ min: 11, max: 12 }) }),
  phrase: fc.nat({ max: 4 }),
  inNext: fc.boolean(),
});

describe("an exception", () => {
  test("is of its day alone, and every other day stays", async () => {
    await fc.assert(
      fc.asyncProperty(planned, async (one) => {
        const talk = new MemoryTalk(one.locale, new Date("2026-11-23T15:00:00Z"));
        for (const message of messagesOf(one)) await talk.say(message);
        expect(daysOf(talk.values()), messagesOf(one).join(" / ")).toEqual(expected(one));
      }),
      { numRuns: 80 },
    );
  });
});
