import { setupI18n } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { evaluate } from "#app/domain/booking/rules/evaluate.ts";
import { COMBINATIONS } from "#app/domain/booking/rules/table.ts";
import { LOCATION_TYPES, PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { askedRules, rulesSearch } from "./combination.ts";
import { overview } from "./overview.server.ts";
import { beginningOf, rulesView } from "./rules-view.server.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

describe.each(COMBINATIONS)("%s, %s", (proceeding, locationType) => {
  const view = rulesView(i18n, proceeding, locationType);
  const evaluation = evaluate(beginningOf(proceeding, locationType));
  const fields = view.sections.flatMap((section) => section.fields);

  test("gives a reason for each mandatory field, and for no other", () => {
    const reasoned = fields.filter(({ reason, field }) => reason && field !== "proceedingType" && field !== "locationType");
    expect(reasoned.map(({ field }) => field)).toEqual([...evaluation.mandatory.keys()]);
    for (const { reason } of reasoned) expect(reason).toMatch(/^[A-Z].+\.$/);
  });

  test("says why each value that is not offered is not, and each settled one is settled", () => {
    for (const { notOffered, settled } of fields) {
      for (const { why } of notOffered) expect(why).toMatch(/\.$/);
      if (settled) expect(settled.why).toMatch(/\.$/);
    }
  });

  test("leaves no text empty, and none untranslatable", () => {
    const everything = JSON.stringify(view);
    expect(everything).not.toMatch(/:""|\[""|undefined/);
    expect(everything).not.toMatch(/\{\w+[,}]/);
  });

  test("gives a reason for what further answers make mandatory", () => {
    for (const { mandatory, asked, effects, answers } of view.further) {
      expect(answers.length).toBeGreaterThan(0);
      expect(mandatory.length + asked.length + effects.length).toBeGreaterThan(0);
      for (const { reason } of mandatory) expect(reason).toMatch(/\.$/);
    }
  });
});

test("says what a way of holding that is not offered becomes", () => {
  expect(rulesView(i18n, "court_trial", "virtual").becomes).toBe("Court trial: “Virtual” is not offered. It becomes “In person”.");
  expect(rulesView(i18n, "court_trial", "in_person").becomes).toBeNull();
});

test("says what the Express panel asks in the form's place", () => {
  const { express, form } = rulesView(i18n, "other", "in_person");
  expect(express).toBe(true);
  expect(form).toContain("Booking contact phone");
});

test("a second copy is said to follow from a cross-examination and from sharing the cost", () => {
  const { further } = rulesView(i18n, "examination_or_related", "in_person");
  const with2 = further.filter(({ mandatory }) => mandatory.some(({ field }) => field === "secondCopy"));
  expect(with2.map(({ field, answers }) => [field, answers.length])).toEqual([
    ["examType", 1],
    ["financialResponsibility", 3],
  ]);
});

test("the table has every combination, with the number that its rules show", () => {
  const rows = overview(i18n);
  expect(rows.map(({ proceeding }) => proceeding)).toEqual(PROCEEDING_TYPES);
  for (const { proceeding, cells } of rows) {
    expect(cells.map(({ locationType }) => locationType)).toEqual(LOCATION_TYPES);
    for (const { locationType, text, isNumber } of cells) {
      if (isNumber) expect(Number(text)).toBe(evaluate(beginningOf(proceeding, locationType)).mandatory.size);
    }
  }
});

describe("what the address asks for", () => {
  const asked = (search: string) => askedRules(new URLSearchParams(search), "fr");

  test("is read back as it was written", () => {
    const wanted = { proceeding: "mediation", locationType: "in_person_and_virtual", language: "es" } as const;
    expect(asked(rulesSearch(wanted))).toEqual(wanted);
  });

  test("falls back where it is absent or odd", () => {
    const first = { proceeding: "arbitration", locationType: "in_person", language: "fr" };
    expect(asked("")).toEqual(first);
    expect(asked("proceeding=__proto__&held=&language=xx&more=1&proceeding=mediation")).toEqual(first);
  });
});
