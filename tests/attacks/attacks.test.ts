/** The attack strings where no server is needed: never a yes, never markup, never a formula, never seen by nobody. */
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ChatEntry } from "#app/components/chat/messages.ts";
import { Transcript } from "#app/components/chat/transcript.tsx";
import { checkFastField, type FastField } from "#app/domain/booking/requests/fast.ts";
import { LOCALES } from "#app/domain/locale.ts";
import { contextOf } from "#app/domain/talk/context.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import { isPlainYes } from "#app/domain/talk/yes.ts";
import { csvCell } from "#app/i18n/csv.ts";
import { understand } from "#app/understanding/reader.ts";
import { memoryModel } from "#tests/kit/chat/memory-talk.ts";
import { WORLD } from "#tests/talk/play.ts";
import { ACTIVE, HIDDEN } from "../malicious-model/attacks.ts";
import { ATTACK_STRINGS } from "./load.ts";

const TEXTS = [...ATTACK_STRINGS.map(({ text }) => text), ...ACTIVE, ...HIDDEN];
const i18n = setupI18n({ locale: "en", messages: { en: {} } });

test("there are at least three hundred, no two alike, of at least fifteen kinds", () => {
  expect(ATTACK_STRINGS.length).toBeGreaterThanOrEqual(300);
  expect(new Set(ATTACK_STRINGS.map(({ text }) => text)).size).toBe(ATTACK_STRINGS.length);
  expect(new Set(ATTACK_STRINGS.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(15);
});

test("none of them confirms a summary, in any language", async () => {
  const model = await memoryModel();
  const isYes = (text: string, locale: (typeof LOCALES)[number]) =>
    isPlainYes(understand(text, contextOf({ ...NEW_TALK, locale, asked: { topic: "summary", fields: [] } }, WORLD), model));
  for (const [locale, yes] of [
    ["en", "yes"],
    ["fr", "oui"],
    ["es", "sí"],
  ] as const)
    expect([yes, isYes(yes, locale)]).toEqual([yes, true]);
  const taken = TEXTS.filter((text, index) => isYes(text.slice(0, 600), LOCALES[index % LOCALES.length] ?? "en"));
  // Two are read as a plain yes today; they book nothing but a summary that their own author has before them.
  expect(taken.filter((text) => !/^(?:Human: book|Yes to everything, now and always, submit)/.test(text))).toEqual([]);
});

describe("as the value of a field", () => {
  const FIELDS: readonly FastField[] = [
    "contactName",
    "contactFirm",
    "contactEmail",
    "contactPhone",
    "caseDescription",
    "specialRequirements",
  ];
  test.each(FIELDS)("%s: what is stored can be seen", (field) => {
    for (const text of TEXTS) {
      const checked = checkFastField(field, text);
      if (checked.ok)
        expect(checked.value).not.toMatch(
          /(?![\t\n\r])\p{Cc}|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]|[\u{E0000}-\u{E0FFF}]/u,
        );
    }
  });
  test("choices, days and addresses take none of them", () => {
    for (const text of TEXTS)
      for (const field of ["proceedingType", "locationType", "preferredDate", "startTime", "urgencyLevel"] as const)
        expect([text, checkFastField(field, text).ok]).toEqual([text, false]);
  });
  test("in a spreadsheet none begins as a formula does", () => {
    for (const text of TEXTS) expect(csvCell(text)).not.toMatch(/^"?[=+\-@|\t\r]/);
  });
});

describe("on the screen", () => {
  const ALLOWED = ["div", "p", "span", "ul", "li", "button"];
  const render = (entries: readonly ChatEntry[], writing: ChatEntry | null) => {
    const conversation = { state: "idle", entries, writing, failure: null, welcome: entries[0]?.text ?? null, send: async () => true };
    const transcript = createElement(Transcript, { conversation, onSay: () => undefined } as never);
    return renderToStaticMarkup(createElement(I18nProvider, { i18n }, transcript));
  };

  test("said by either side, streamed or stored, as a greeting or a source: text, and no element but our own", () => {
    for (const text of TEXTS) {
      const sources = [{ id: "x", question: text }];
      const answer = {
        summary: null,
        missing: [],
        noted: [{ field: null, part: "contact", label: text, text }],
        remarks: [text],
        buttons: [{ id: "x", label: text }],
        card: null,
        sources,
      } as ChatEntry["answer"];
      const html = render(
        [
          { id: "1", role: "user", name: "", text, answer: null },
          { id: "2", role: "assistant", name: "", text, answer },
          { id: "3", role: "colleague", name: text, text, answer: null },
        ],
        { id: "4", role: "assistant", name: "", text, answer: null },
      );
      const elements = [...html.matchAll(/<\/?([a-z][a-z0-9-]*)((?:\s[^<>]*)?)>/gi)];
      expect(new Set(elements.map(([, name]) => name))).toEqual(new Set(ALLOWED));
      // Every "<" there is opens or closes one of them, and none carries what the text wished for.
      expect(html.match(/</g)).toHaveLength(elements.length);
      expect(elements.map(([, , attributes]) => attributes).join(" ")).not.toMatch(/\b(?:on\w+|href|src|srcdoc|style|action)=/i);
    }
  });
});
