/** What is said follows how the visitor wants to be reached: in the reply, the summary, what is still asked, and after the booking. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import type { Utterance } from "#app/domain/talk/answer/says.ts";
import type { TalkValues } from "#app/domain/talk/plan/fields.ts";
import { NO_PLAN } from "#app/domain/talk/plan/plan.ts";
import { reachOf } from "#app/domain/talk/reach.ts";
import { issueReceipt } from "#app/domain/talk/receipts.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { summaryLines } from "#app/i18n/talk/summary-lines.ts";
import { speak } from "#app/i18n/talk/voice.ts";

const held = (value: string) => ({ value, origin: "assistant" as const, evidence: value });
const WORDS: Readonly<Record<Locale, string>> = {
  en: "WhatsApp or a call, please.",
  fr: "Par WhatsApp ou un appel.",
  es: "Prefiero WhatsApp o llamada.",
};
const bothIn = (locale: Locale): TalkValues => ({ contactBy: held("phone"), contactWhen: held(WORDS[locale]) });
const MAILED: TalkValues = { contactBy: held("email") };
const booked = issueReceipt("booked", { reference: "TOR-2027-0042", callBy: null, zone: "America/Toronto" });
const reachIn = (values: TalkValues) => {
  const reach = reachOf({ values });
  return reach ? { reach } : {};
};

async function said(locale: Locale, ...says: readonly Utterance[]): Promise<string> {
  const spoken = speak(await createPageI18n(locale), locale, says);
  return spoken.map(({ text }) => text.replaceAll("\u00A0", " ")).join(" ");
}

describe.each<Locale>(["en", "fr", "es"])("WhatsApp or a call (%s)", (locale) => {
  test('is in their words in the reply and in the summary, and no "by phone" next to them', async () => {
    const values = bothIn(locale);
    const i18n = await createPageI18n(locale);
    const fields = ["contactBy", "contactWhen"] as const;
    const lines = fields.map((field) => ({ line: "field" as const, field, value: values[field]?.value ?? "" }));
    const [noted] = speak(i18n, locale, [{ kind: "noted", lines, context: values }]);
    expect(noted?.lines?.map(({ field }) => field)).toEqual(["contactWhen"]);
    const summary = summaryLines(i18n, locale, values, NO_PLAN);
    expect(summary.map(({ field, text }) => [field, text])).toEqual([["contactWhen", WORDS[locale]]]);
  });

  test("is said after the booking, without a full stop of its own", async () => {
    const text = await said(locale, { kind: "booked", receipt: booked, ...reachIn(bothIn(locale)) });
    expect(text).toContain(WORDS[locale].slice(0, -1));
    expect(text).not.toMatch(/\.\s?["”»]/u);
  });
});

describe("by e-mail", () => {
  test.each<[Locale, RegExp, RegExp]>([
    ["en", /write to you by e-mail/, /\bcalls?\b(?! us)/],
    ["fr", /vous écrira par courriel/, /appel/],
    ["es", /le escribirá por correo/, /llama/],
  ])("no call is promised, nor given as the reason for a number: %s", async (locale, written, called) => {
    const done = await said(locale, { kind: "booked", receipt: booked, ...reachIn(MAILED) });
    expect(done).toMatch(written);
    expect(done).not.toMatch(called);
    const waiting = { kind: "waiting", fields: ["contactPhone"], phone: "555", again: true } as const;
    expect(await said(locale, { ...waiting, written: true })).not.toMatch(called);
    expect(await said(locale, { ...waiting, written: false })).toMatch(called);
    const receipt = issueReceipt("status", {
      reference: "TOR-2027-0042",
      version: 1,
      status: "pending",
      date: null,
      startTime: null,
      days: [],
      venue: "arbitration_place_toronto",
      locationType: "in_person",
      heldUntil: null,
    });
    expect(await said(locale, { kind: "status", receipt, ...reachIn(MAILED) })).not.toMatch(called);
    expect(await said(locale, { kind: "status", receipt })).toMatch(called);
  });
});
