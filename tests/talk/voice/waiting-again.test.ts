/** What is said of a number that is missing is true of how our staff reach the visitor, and said of a number alone. */
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import type { TalkField } from "#app/domain/talk/plan/fields.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { speak } from "#app/i18n/talk/voice.ts";

const NUMBER = /number|numéro|número/;
const CALL = /staff call|équipe appelle|equipo llama/;
const ONLY_IN_NEED = /is only for|ne sert que|es solo por/;

async function said(locale: Locale, fields: TalkField[], written: boolean): Promise<string> {
  const [spoken] = speak(await createPageI18n(locale), locale, [
    { kind: "waiting", fields, phone: "+1 416 555 0120", again: true, written },
  ]);
  return spoken?.text ?? "";
}

test.each(LOCALES)("where only the e-mail address is missing no number is spoken of: %s", async (locale) => {
  for (const written of [true, false]) {
    const text = await said(locale, ["contactEmail"], written);
    expect(text).not.toMatch(NUMBER);
    expect(text).not.toMatch(CALL);
    expect(text).toContain("+1 416 555 0120");
  }
});

test.each(LOCALES)("a missing number is asked for whether staff write or call: %s", async (locale) => {
  const written = await said(locale, ["contactPhone"], true);
  expect(written).toMatch(NUMBER);
  expect(written).not.toMatch(CALL);
  expect(written).not.toMatch(ONLY_IN_NEED);
  expect(await said(locale, ["contactEmail", "contactPhone"], false)).toMatch(CALL);
});
