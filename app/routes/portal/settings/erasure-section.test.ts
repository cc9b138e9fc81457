/** What a person reads of their request to be erased, and what administrators read of it: rendered as the server does. */
import { I18nProvider } from "@lingui/react";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import type { AskedErasure, AskedState, WaitingErasure } from "#app/domain/personal-data/erasure.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { RequestList } from "#app/routes/portal/erasure/request-list.tsx";
import { ErasureSection } from "./erasure-section.tsx";
import { Outcome } from "./outcome.tsx";
import type { SettingsPosted } from "./submission.ts";

async function html(node: () => ReturnType<typeof createElement>, locale: "en" | "fr" | "es" = "en"): Promise<string> {
  const i18n = await createPageI18n(locale);
  const Stub = createRoutesStub([{ path: "*", Component: node as ComponentType }]);
  return renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Stub, { initialEntries: ["/"] })));
}

const AT = "2026-11-30T15:00:00.000Z";
const account = { email: "ana@erasures.example", secondFactor: true, timeZone: "America/Toronto" };
const asked = (state: AskedState, reason: string | null = null): AskedErasure => ({
  id: "one",
  state,
  askedAt: AT,
  endedAt: state === "waiting" || state === "begun" ? null : AT,
  reason,
});
const section = (of: AskedErasure | null, posted: SettingsPosted | null = null) =>
  html(() => createElement(ErasureSection, { account, asked: of, posted }));
const refused: SettingsPosted = {
  form: "ask_erasure",
  saved: false,
  issues: [{ field: "password", code: "password_wrong" }],
  wait: null,
  typed: {},
  at: 1,
};

describe("a person's own settings", () => {
  test("ask for the password and the code where nothing was asked for, was refused or withdrawn", async () => {
    for (const of of [null, asked("refused", "A hearing is to come."), asked("withdrawn")]) {
      const shown = await section(of);
      expect(shown).toContain('value="ask_erasure"');
      expect(shown).toContain("Ask for erasure");
      expect(shown).toContain('id="erasure-code"');
      expect(shown).not.toContain('value="withdraw_erasure"');
    }
    expect(await section(asked("refused", "A hearing is to come."))).toContain("A hearing is to come.");
  });

  test("let one withdraw what waits, and nothing that has begun", async () => {
    expect(await section(asked("waiting"))).toMatch(/value="withdraw_erasure"[\s\S]*Withdraw the request/);
    const begun = await section(asked("begun"));
    expect(begun).toContain("cannot be stopped");
    expect(begun).not.toContain("<form");
  });

  test("name what is wrong at its field, to which the outcome leads", async () => {
    expect(await section(null, refused)).toMatch(
      /id="erasure-password"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="erasure-password"/,
    );
    expect(await html(() => createElement(Outcome, { posted: refused }))).toContain('href="#erasure-password"');
  });
});

describe("the administrators' list", () => {
  const request: WaitingErasure = {
    id: "one",
    state: "waiting",
    askedAt: AT,
    answerBy: "2026-12-30T15:00:00.000Z",
    person: { id: "ana", name: "Ana Ruiz", email: "ana@erasures.example" },
    bars: [{ kind: "case_open", names: ["ARB-2026-001"] }],
  };
  const list = (requests: WaitingErasure[], unexplained: string | null = null, locale: "en" | "fr" | "es" = "en") =>
    html(() => createElement(RequestList, { requests, zone: "America/Toronto", unexplained }), locale);

  test("says who asked, by when to answer and what speaks against it, with both answers; also in French and Spanish", async () => {
    expect(await list([])).toBe("");
    const shown = await list([request]);
    for (const text of ["Ana Ruiz", "ana@erasures.example", "ARB-2026-001", "Review the request", "Refuse and notify"])
      expect(shown).toContain(text);
    expect(shown).toMatch(/name="request" value="one"/);
    expect(await list([request], null, "fr")).toContain("Refuser et prévenir la personne");
    expect(await list([request], null, "es")).toContain("Rechazar y notificar");
  });

  test("opens the refusal that lacked its reason, and offers none once the erasure has begun", async () => {
    expect(await list([request], "one")).toMatch(/<details open=""/);
    const begun = await list([{ ...request, state: "begun" }]);
    expect(begun).not.toContain("<form");
    expect(begun).toContain("The erasure has begun");
  });
});
