/** "The mediator is not chosen yet": what somebody is called by what they do is no name, and the field follows. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { isRoleWord } from "#app/domain/booking/registry/role-words.ts";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, value } from "#tests/models/begun.ts";

const NOW = new Date("2026-11-30T15:00:00Z");
const BEGUN: Readonly<Record<Locale, readonly [mediation: string, arbitration: string]>> = {
  en: ["Mediation in Toronto on March 9, 2027. ", "Arbitration in Toronto on March 9, 2027. "],
  fr: ["Une médiation à Montréal le 9 mars 2027. ", "Un arbitrage à Montréal le 9 mars 2027. "],
  es: ["Una mediación en Miami el 9 de marzo de 2027. ", "Un arbitraje en Miami el 9 de marzo de 2027. "],
};

const OPEN: readonly (readonly [Locale, field: "mediatorName" | "arbitratorName", words: string])[] = [
  ["en", "mediatorName", "The mediator is not chosen yet."],
  ["en", "mediatorName", "The mediator has not been appointed yet."],
  ["en", "mediatorName", "Mediator: to be named."],
  ["en", "mediatorName", "We haven't chosen a mediator yet."],
  ["en", "mediatorName", "The mediator is yet to be agreed by the parties."],
  ["en", "arbitratorName", "The arbitrator is to be named."],
  ["en", "arbitratorName", "Arbitrator: TBD."],
  ["en", "arbitratorName", "Arbitrator: not appointed yet."],
  ["en", "arbitratorName", "The arbitrator isn't appointed yet, lunch for 6."],
  ["en", "arbitratorName", "The sole arbitrator will be named later."],
  ["fr", "mediatorName", "Le médiateur n'est pas encore choisi."],
  ["fr", "mediatorName", "Le médiateur n'a pas encore été désigné."],
  ["fr", "mediatorName", "Médiateur : à désigner."],
  ["fr", "mediatorName", "Nous n'avons pas encore choisi le médiateur."],
  ["fr", "arbitratorName", "Arbitre : pas encore désigné."],
  ["fr", "arbitratorName", "L'arbitre reste à désigner."],
  ["fr", "arbitratorName", "L'arbitre n'est pas connu."],
  ["es", "arbitratorName", "Árbitro: por designar."],
  ["es", "arbitratorName", "El árbitro aún no está designado."],
  ["es", "arbitratorName", "El árbitro todavía no se ha nombrado."],
  ["es", "arbitratorName", "Aún no hemos elegido al árbitro."],
  ["es", "mediatorName", "La mediadora está por definir."],
  ["es", "mediatorName", "Mediador: sin designar."],
];

test.each(OPEN)("%s: %s follows: %s", async (locale, field, words) => {
  const talk = new MemoryTalk(locale, NOW);
  const [mediation, arbitration] = BEGUN[locale];
  await talk.say((field === "mediatorName" ? mediation : arbitration) + words);
  expect(talk.values()).toMatchObject({ toFollow: field });
  expect(talk.values()[field]).toBeUndefined();
  expect(talk.values().people).toBeUndefined();
  expect(remarksOf(talk)).toEqual([]);
});

const READ: readonly (readonly [Locale, message: string, word: string])[] = [
  ["en", "The mediator is not chosen yet.", "mediator"],
  ["fr", "Le médiateur n'est pas encore choisi.", "médiateur"],
  ["es", "El mediador está por designar.", "mediador"],
];
test.each(READ)("%s: a model's name is refused in every list: %s", async (locale, message, word) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(BEGUN[locale][0]);
  await talk.say(message, {}, { values: [value("mediatorName", word)], people: [{ name: word, part: "neutral", quote: word }] });
  expect(talk.values()).toMatchObject({ toFollow: "mediatorName" });
  expect(talk.values().mediatorName ?? talk.values().people).toBeUndefined();
});

test("who is called by their part alone is counted, and a firm has a name of its own", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(BEGUN.en[0]);
  const people = [{ name: "my lawyer", part: "counsel", quote: "my lawyer comes with me" }];
  await talk.say("my lawyer comes with me, the law firm books", {}, { values: [value("contactFirm", "the law firm")], people });
  expect(JSON.parse(talk.values().people ?? "[]")).toEqual([{ part: "counsel", count: 1 }]);
  expect(talk.values().contactFirm).toBeUndefined();
});

test("an edit puts no such word in the place of a name", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(BEGUN.en[0]);
  await talk.say("The mediator is Odalys Brunner.", {}, { values: [value("mediatorName", "Odalys Brunner")] });
  const edit = { handle: "mediatorName", does: "replace", value: "the mediator", quote: "it should say the mediator" };
  await talk.say("it should say the mediator", {}, { values: [], edits: [edit] });
  expect(talk.values().mediatorName).toBe("Odalys Brunner");
});

const NAMES = [
  "Odalys Brunner",
  "Lui Chen",
  "Ella",
  "Judge Marisol Teague",
  "Avocats Perrin & Cie",
  "Parties Unlimited Ltd",
  "Panel Beaters Inc.",
  "Will You",
];
test.each(NAMES)("%s is a name", (name) => {
  expect(isRoleWord(name)).toBe(false);
});

test("no words of a part, in any order and with any article, are a name", () => {
  const roles = fc.constantFrom("mediator", "médiateur", "Árbitro", "LAWYER", "témoin", "our firm", "the other side", "abogada");
  const around = fc.constantFrom("", "the ", "our ", "notre ", "el ", "l'", "su ");
  fc.assert(fc.property(around, roles, (article, role) => isRoleWord(`${article}${role}`)));
});
