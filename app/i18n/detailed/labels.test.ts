import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { SECTION_IDS } from "#app/domain/booking/registry/registry.ts";
import { DETAILED_FIELD_NAMES, DETAILED_FIELDS } from "#app/domain/booking/requests/detailed-fields.ts";
import { EFFECT_CODES } from "#app/domain/booking/rules/effects.ts";
import { EFFECT_LABELS } from "./effect-labels.ts";
import { DETAILED_FIELD_LABELS } from "./field-labels.ts";
import { optionText } from "./option-text.ts";
import { REASON_LABELS } from "./reason-labels.ts";
import { SECTION_LABELS } from "./section-labels.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

test.each([
  ["field", DETAILED_FIELD_LABELS, DETAILED_FIELD_NAMES],
  ["section", SECTION_LABELS, SECTION_IDS],
  ["effect", EFFECT_LABELS, EFFECT_CODES],
  ["reason", REASON_LABELS, Object.keys(REASON_LABELS)],
])("every %s has its own English words", (_, labels, names) => {
  const texts = Object.values(labels).map((label) => i18n._(label));
  expect(Object.keys(labels).sort()).toEqual([...names].sort());
  for (const text of texts) expect(text).toMatch(/^[A-Z\d].+[^ ]$/);
  expect(new Set(texts).size).toBe(texts.length);
});

test.each(["reason", "effect"] as const)("every %s is a sentence", (kind) => {
  for (const label of Object.values(kind === "reason" ? REASON_LABELS : EFFECT_LABELS)) expect(i18n._(label)).toMatch(/\.$/);
});

const lists = DETAILED_FIELD_NAMES.flatMap((field) => {
  const { is } = DETAILED_FIELDS[field];
  return is.kind === "choice" || is.kind === "choices" ? [[field, is.values] as const] : [];
});

test.each(lists)("every value of %s is named, each differently", (field, values) => {
  const texts = values.map((value) => optionText(i18n, field, value));
  texts.forEach((text, index) => {
    expect(text).not.toBe("");
    expect(text).not.toBe(values[index]);
  });
  expect(new Set(texts).size).toBe(values.length);
});

test("several services are named one after the other", () => {
  expect(optionText(i18n, "transcriptSeniorServices", "real_time, same_day_finals")).toBe(
    "Real-time transcription, Final transcript the same day",
  );
});

test("what no list knows is shown as it is", () => {
  for (const field of ["examType", "location", "timeZone", "transcriptSeniorServices", "needsInterpretation", "styleOfCause"] as const)
    expect(optionText(i18n, field, "toString")).toBe("toString");
});

test("a flag reads yes or no", () => {
  expect(optionText(i18n, "secondCopy", "true")).toBe("Yes");
  expect(optionText(i18n, "secondCopy", "false")).toBe("No");
});
