/** A city that a rule put into a request is asked about once, on either form, before the summary. */
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { MemoryChat } from "./memory-chat.ts";

const NOW = new Date("2027-01-20T15:00:00Z");
const WISH: Readonly<Record<Locale, string>> = {
  en: "Just a boardroom for 12 people, a business meeting, on March 16, 2027 at 9 a.m., half a day. I'm Ana Ruiz of Ruiz SC, ana@ruizsc.example, +1 416 555 0123",
  fr: "Seulement une salle de réunion pour 12 personnes, une réunion d'affaires, le 16 mars 2027 à 9 h, demi-journée. Je suis Ana Ruiz, du cabinet Ruiz SC, ana@ruizsc.example, +1 416 555 0123",
  es: "Solo una sala de juntas para 12 personas, una reunión de negocios, el 16 de marzo de 2027 a las 9:00, medio día. Soy Ana Ruiz, del despacho Ruiz SC, ana@ruizsc.example, +1 416 555 0123",
};
const ASKS = /In which city|Dans quelle ville|En qué ciudad/;
const IN_MIAMI: Readonly<Record<Locale, string>> = { en: "in Miami", fr: "à Miami", es: "en Miami" };
const NO: Readonly<Record<Locale, string>> = { en: "no, that's all", fr: "non, c'est tout", es: "no, eso es todo" };

test.each(LOCALES)("the whole request, in %s", async (locale) => {
  const chat = new MemoryChat(locale, NOW);
  const asked = await chat.send(WISH[locale], "detailed");
  expect(asked.missing).toEqual([]);
  expect(asked.draft).toMatchObject({ location: "arbitration_place_toronto" });
  expect(asked.response).toMatch(ASKS);
  const told = await chat.send(IN_MIAMI[locale]);
  expect(told.draft).toMatchObject({ location: "arbitration_place_miami", timeZone: "America/New_York" });
  expect(told.response).not.toMatch(ASKS);
});

test.each(LOCALES)("is asked once, in %s: who leaves it open sees it in the summary", async (locale) => {
  const chat = new MemoryChat(locale, NOW);
  await chat.send(WISH[locale], "detailed");
  let reply = await chat.send(NO[locale]);
  expect(reply.response).not.toMatch(ASKS);
  if (!reply.summary) reply = await chat.send(NO[locale]);
  expect(reply.summary).toBe(true);
  expect(reply.shown).toContain("location");
});

test.each(LOCALES)("is not asked of who named it, in %s", async (locale) => {
  const reply = await new MemoryChat(locale, NOW).send(`${WISH[locale]}. ${IN_MIAMI[locale]}`, "detailed");
  expect(reply.draft).toMatchObject({ location: "arbitration_place_miami" });
  expect(reply.response).not.toMatch(ASKS);
});
