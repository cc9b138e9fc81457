/** A draft may come from anybody, by a link: whatever it holds, its next holder's pages, chat and calls go on. */
import { I18nProvider } from "@lingui/react";
import fc from "fast-check";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { DetailedForm } from "#app/components/booking-form/detailed/detailed-form.tsx";
import { FastForm } from "#app/components/booking-form/fast-form.tsx";
import { type DraftValues, plainValues } from "#app/domain/booking/draft/draft.ts";
import { DRAFT_FIELDS, DRAFT_FORMS, detailedFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { DETAILED_FIELDS } from "#app/domain/booking/requests/detailed-fields.ts";
import { PROCEEDING_TYPES } from "#app/domain/booking/vocabulary.ts";
import { furtherLines } from "#app/i18n/detailed/draft-lines.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { DraftView } from "#app/services/bookings/drafts/drafts.server.ts";
import { type ApiClient, apiClient } from "#tests/kit/api.ts";
import { draft } from "#tests/kit/factories.ts";

const unlimited = () => apiClient({ variables: { RATE_LIMITS: "off" } });

/** A visitor who holds a draft with these values, as somebody else has left it. */
async function holding(values: DraftValues, form: "fast" | "detailed" = "fast"): Promise<ApiClient> {
  const row = await draft({ values, form });
  const client = unlimited();
  await client.within((services) => services.visitor.write({ draftId: row.id }));
  return client;
}

/** The forms over a draft, as the server renders them. */
async function rendered(view: DraftView, locale: "en" | "fr"): Promise<string> {
  const i18n = await createPageI18n(locale);
  const form = (Form: typeof FastForm | typeof DetailedForm, more: object) => {
    const page = () => createElement(I18nProvider, { i18n }, createElement(Form as never, { initial: view, posted: undefined, ...more }));
    return renderToString(createElement(createRoutesStub([{ path: "/", Component: page }])));
  };
  return (
    form(FastForm, { told: furtherLines(i18n, plainValues(view.values as DraftValues)) }) +
    form(DetailedForm, { title: "Book", level: 1, now: Date.now(), openDays: {}, onSent: async () => undefined })
  );
}

/** What each door answers to the holder of a draft. */
async function answers(client: ApiClient) {
  const statuses: Record<string, number> = {};
  const note = async (door: string, answer: Promise<Response>) => {
    statuses[door] = (await answer).status;
  };
  await note("current", client.get("/api/drafts/current"));
  for (const language of ["en", "fr"])
    await note(`lines ${language}`, client.get("/api/drafts/current/lines", { "Accept-Language": language }));
  const { version } = await (await client.get("/api/drafts/current")).json<DraftView>();
  await note("patch", client.patch("/api/drafts/current", { version, values: { contactName: "Ana Alba" } }));
  await note("chat", client.post("/api/ai/chat", { message: "A mediation on 12 March at 9 in Toronto, please" }));
  await note("transcript", client.get("/api/ai/chat"));
  return statuses;
}

test("a time zone that is none chooses none: forms, chat and calls answer, and the chat can be deleted", async () => {
  const client = await holding({
    timeZone: { value: "Mars/Olympus", origin: "visitor" },
    preferredDate: { value: "2027-03-12", origin: "visitor" },
  });
  const view = await (await client.get("/api/drafts/current")).json<DraftView>();
  expect(await rendered(view, "en")).toContain("<form");
  expect(Object.values(await answers(client))).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await client.delete("/api/ai/chat")).status).toBe(204);
});

test("a day that does not exist, in a field of words, stops no talk", async () => {
  const client = await holding({
    proceedingType: { value: "arbitration", origin: "visitor" },
    typeOfProceeding: { value: "0000-00-00", origin: "visitor" },
  });
  expect(Object.values(await answers(client))).toEqual([200, 200, 200, 200, 200, 200]);
});

const vocabulary = DRAFT_FIELDS.flatMap((name) => {
  const { is } = DETAILED_FIELDS[detailedFieldOf(name)];
  return is.kind === "choice" || is.kind === "choices" ? is.values : [];
});
const value = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "true",
    "9".repeat(40),
    "-1",
    "1e9",
    "2027-02-31",
    "0000-00-00",
    "99999-12-31",
    "24:61",
    "25:00",
    "[]",
    "[{}]",
    '[{"date":1}]',
    "[null]",
    "{",
    "<br/>",
    "{name}",
    "{0, plural, one",
  ),
  fc.constantFrom(...new Set(vocabulary)),
  fc.date({ noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10)),
  fc.json({ maxDepth: 3 }),
);
const origin = fc.constantFrom("visitor" as const, "assistant" as const, "rule" as const, "default" as const);
const values = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...DRAFT_FIELDS), fc.record({ value, origin }), { maxKeys: 40, noNullPrototype: true }),
    fc.option(fc.constantFrom(...PROCEEDING_TYPES)),
  )
  // Most fields are shown only for a proceeding that has them.
  .map(([held, proceeding]): DraftValues => (proceeding ? { ...held, proceedingType: { value: proceeding, origin: "visitor" } } : held));

test.each(DRAFT_FORMS)("an empty zone beside a proceeding without a room, in the %s form", async (form) => {
  const client = await holding(
    { timeZone: { value: "", origin: "visitor" }, proceedingType: { value: "audio_transcription", origin: "visitor" } } as DraftValues,
    form,
  );
  const view = await (await client.get("/api/drafts/current")).json<DraftView>();
  await rendered(view, "fr");
  expect(Object.entries(await answers(client)).filter(([, status]) => status >= 500)).toEqual([]);
});

test("whatever values a draft holds, no page, chat or call answers 500", { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(values, fc.constantFrom(...DRAFT_FORMS), async (held, form) => {
      const client = await holding(held, form);
      const view = await (await client.get("/api/drafts/current")).json<DraftView>();
      await rendered(view, "fr");
      const failed = Object.entries(await answers(client)).filter(([, status]) => status >= 500);
      expect(failed).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
