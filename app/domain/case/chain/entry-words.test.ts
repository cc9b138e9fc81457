import fc from "fast-check";
import { expect, test } from "vitest";
import { wordsIn } from "./entry-words.ts";

test("a decision about a disclosure is read with each finding and its answer", () => {
  const hit = { name: "Quint Legal", met: null, source: "past_case", connection: "unconnected", text: "Another Quint." };
  expect(wordsIn({ disclosureId: "x", arbitrator: "Nadia Okonjo", decision: "cleared", reason: "Remote.", hits: [hit] })).toEqual([
    "Nadia Okonjo",
    "cleared",
    "Remote.",
    "Quint Legal – unconnected – Another Quint.",
  ]);
  expect(wordsIn({ of: { type: "deadline_set", at: "2026-11-23T15:00:00.000Z" } })).toEqual(["deadline_set, 2026-11-23T15:00:00.000Z"]);
});

test("whatever an entry holds, nothing breaks", () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (details) => wordsIn(details).every((line) => line !== "")));
});
