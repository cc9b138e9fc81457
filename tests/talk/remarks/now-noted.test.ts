/** "Now noted" is said of what the values are, and not of the words that they were said with. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { type Desk, openDesk, write, writePlan } from "#app/domain/talk/desk.ts";
import { entriesOf, writeEntries } from "#app/domain/talk/plan/fields.ts";
import type { PlanDay } from "#app/domain/talk/plan/operations.ts";
import { settleRemarks } from "#app/domain/talk/remarks/remarks.ts";
import type { Subject } from "#app/domain/talk/remarks/subject.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import type { World } from "#app/domain/talk/world.ts";
import type { Understanding } from "#app/understanding/contract.ts";

const world = { today: "2026-11-29", message: "", venues: [], facts: {} } as unknown as World;
const nothing = (language: Locale) =>
  ({ language, statements: [], acts: [], questions: [], doubts: [], rest: [] }) as unknown as Understanding;

/** The talk that holds a remark, after the hearing has got these days by these words. */
function settled(locale: Locale, text: string, subject: Subject, days: readonly PlanDay[], evidence: string, more?: (desk: Desk) => void) {
  const values = { remarks: { value: writeEntries("remarks", [{ text }]), origin: "assistant" as const } };
  const desk = openDesk({ ...NEW_TALK, locale, values, subjects: { [text]: subject } }, nothing(locale), world);
  writePlan(desk, { days }, evidence, "answered");
  more?.(desk);
  settleRemarks(desk);
  const said = desk.says.flatMap((one) => (one.kind === "resolved" ? one.remarks : []));
  return { kept: entriesOf(desk.values, "remarks").map((one) => one.text), said };
}
const WAITS: Subject = { parts: ["days"], kept: "time", waits: "preferredDate" };
const [TUESDAY, THURSDAY] = ["2027-03-09", "2027-03-11"] as const;
const day = (date: string, start: string, end: string): PlanDay => ({ date, start, end }) as PlanDay;

const SAID: Readonly<Record<Locale, string>> = {
  en: "Hours: the Tuesday 9 to 12, the Thursday 11 from 2 to 5",
  fr: "Heures : le mardi de 9 h à 12 h, le jeudi 11 de 2 à 5",
  es: "Horario: el martes de 9 a 12, el jueves 11 de 2 a 5",
};

test.each(["en", "fr", "es"] as const)("%s: an hour that the plan does not have stays a remark", (locale) => {
  const text = SAID[locale];
  const days = [day(TUESDAY, "09:00", "12:30"), day(THURSDAY, "15:00", "18:30")];
  expect(settled(locale, text, WAITS, days, text)).toEqual({ kept: [text], said: [] });
});

test.each(["en", "fr", "es"] as const)("%s: an hour of another day is none of this one", (locale) => {
  const text = SAID[locale];
  const days = [day(TUESDAY, "14:00", "17:00"), day(THURSDAY, "09:00", "12:30")];
  expect(settled(locale, text, WAITS, days, text)).toEqual({ kept: [text], said: [] });
});

test.each(["en", "fr", "es"] as const)("%s: hours that the plan has are noted", (locale) => {
  const text = SAID[locale];
  const days = [day(TUESDAY, "09:00", "12:00"), day(THURSDAY, "14:00", "17:00")];
  expect(settled(locale, text, WAITS, days, text)).toEqual({ kept: [], said: [text] });
});

test.each<[Locale, string]>([
  ["en", "Kurdish on the Thursday"],
  ["fr", "kurde le jeudi"],
  ["es", "kurdo el jueves"],
])("%s: a service on one day is not noted by its name and the hearing's days", (locale, text) => {
  const days = [day(TUESDAY, "09:00", "16:00"), day(THURSDAY, "09:00", "16:00")];
  const subject: Subject = { parts: ["services"], kept: "not_used", waits: "interpretationLanguage" };
  const withKurdish = (desk: Desk) => write(desk, "interpretationLanguage", "Kurdish", text, "answered");
  expect(settled(locale, text, subject, days, "", withKurdish)).toEqual({ kept: [text], said: [] });
});
