import fc from "fast-check";
import { expect, test } from "vitest";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { entryWords } from "#app/i18n/portal/entry-words.ts";
import { linesOf } from "./entry-words.ts";

const dates = { day: (date: string) => `<${date}>`, moment: (at: string) => `<${at}>` };
const words = async (locale: "en" | "fr" | "es" = "en") => entryWords(await createPageI18n(locale));
const said = async (details: Record<string, unknown>, audience = "everyone", locale: "en" | "fr" = "en") => {
  const given = await words(locale);
  return linesOf(details, audience, given, dates).map(({ name, text }) => `${given.lines[name]}: ${text}`);
};

test("a decision about a disclosure is read with each finding, whose name it is, and its answer", async () => {
  const hit = {
    name: "Quint Legal",
    what: "firm",
    capacity: "party",
    side: "b",
    met: null,
    source: "past_case",
    connection: "unconnected",
    text: "Another Quint.",
  };
  const details = { disclosureId: "x", arbitrator: "Nadia Okonjo", decision: "cleared", reason: "Remote.", hits: [hit] };
  expect(await said(details)).toEqual([
    "Arbitrator: Nadia Okonjo",
    "Decision: cleared",
    "Found: Quint Legal (firm, Party B) – a name like this in another case of the arbitrator’s – No connection: only the name is alike – Another Quint.",
    "Reason: Remote.",
  ]);
  expect(await said(details, "office", "fr")).not.toContainEqual(expect.stringMatching(/cleared|unconnected|past_case|office/));
});

test("more time says who asked, until when on which clock, for whom, and that a closed day was kept", async () => {
  const zone = "America/Toronto";
  const due = { title: "Reply", owedBy: "side_b", dueDate: "2031-04-08", dueTime: "17:00", zone };
  expect(
    await said({ ...due, wantedDate: "2031-04-11", wantedTime: "17:00", askedBy: "side_b", closedDay: "kept", reason: "Ill." }),
  ).toEqual([
    "Title: Reply",
    "Due from: Party B",
    "Due: <2031-04-08>, 17:00, America/Toronto",
    "Asked for by: Party B",
    "Extension until: <2031-04-11>, 17:00, America/Toronto",
    "Closed day: a venue or the seat is closed on this day; it was kept",
    "Reason: Ill.",
  ]);
});

test("what a side remarks is said of the side alone", async () => {
  expect(await said({ arbitrator: "Nadia Okonjo", side: "b", remark: "No objection." })).toEqual([
    "Arbitrator: Nadia Okonjo",
    "Side: Party B",
    "Said: No objection.",
  ]);
});

test("a service, a change and what is not for everyone are said in words", async () => {
  expect(await said({ of: { type: "deadline_set", at: "2026-11-23T15:00:00.000Z" } }, "office")).toEqual([
    "Seen by: the office",
    "Notice of: Deadline set, <2026-11-23T15:00:00.000Z>",
  ]);
  // What a reopening undoes is not said as if it held.
  const undone = { outcome: "Dismissed.", award: { id: "d", name: "award.pdf" } };
  expect(await said({ status: ["resolved", "in_progress"], reason: "A clerical error.", ...undone })).toEqual([
    "Status: Resolved → In Progress",
    "Outcome then: Dismissed.",
    "Award then: award.pdf",
    "Reason: A clerical error.",
  ]);
  expect(await said({ content: "Among us.", senderAs: "counsel_b" }, "side_b")).toEqual([
    "Seen by: Party B",
    "Written as: Counsel for party B",
    "Message: Among us.",
  ]);
});

test("whatever an entry holds, nothing breaks", async () => {
  const given = await words("es");
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (details, audience) =>
      linesOf(details, audience, given, dates).every(({ text }) => text !== ""),
    ),
  );
});
