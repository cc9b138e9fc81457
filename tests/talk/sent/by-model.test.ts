/** After the request is sent, a model points to the one whose day changes: the hearing stays where it is. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { offered, sent } from "./kit.ts";

const CONCERNS: Readonly<Record<Locale, string>> = { en: "Concerns:", fr: "Concerne\u00A0:", es: "Se refiere a:" };

test.each([
  ["en", "She can only be heard on Wednesday, March 10, still in person.", "Wednesday, March 10"],
  ["fr", "Elle ne peut être entendue que le mercredi 10 mars.", "mercredi 10 mars"],
  ["es", "Solo se le puede oír el miércoles 10 de marzo.", "miércoles 10 de marzo"],
] as const)("%s: whose day it is, its handle says", async (locale: Locale, words, day) => {
  const talk = await sent(locale);
  const people = JSON.parse(talk.values().people ?? "[]") as { name?: string }[];
  const handle = `person${people.findIndex(({ name }) => name === "Ingrid Vale") + 1}`;
  const answer = { edits: [], values: [], people: [{ handle, days: "2027-03-10", quote: words }], acts: [{ act: "change", quote: day }] };
  const asked = await talk.say(words, {}, answer);
  expect(offered(asked)).toEqual(["add_it", "leave"]);
  await talk.press("add_it");
  // Staff learn who "she" is.
  expect(talk.passed).toEqual([`${words}\n${CONCERNS[locale]} Ingrid Vale`]);
});
