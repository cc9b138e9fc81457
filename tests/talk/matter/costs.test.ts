/** Costs and invoice: a choice where one is true, and otherwise the visitor's words in a field of their own. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";

const OPENING: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto, March 9, 2027, 9:30 to 4:30. Rosa Lindgren, Tallow Foods Inc., rosa@tallowfoods.example, 416 555 0177. It's about spoiled flour.",
  fr: "Arbitrage à Montréal le 9 mars 2027, de 9 h 30 à 16 h 30. Rosa Lindgren, Aliments Tallow inc., rosa@tallowfoods.example, 514 555 0177. Il s'agit de farine avariée.",
  es: "Arbitraje en Miami el 9 de marzo de 2027, de 9:30 a 16:30. Rosa Lindgren, Alimentos Tallow S.A., rosa@tallowfoods.example, 305 555 0177. Es por harina echada a perder.",
};

async function after(locale: Locale, ...messages: readonly string[]): Promise<Record<string, string>> {
  const talk = new MemoryTalk(locale, NOW);
  for (const message of [OPENING[locale], ...messages]) await talk.say(message);
  return talk.values();
}

test.each([
  ["en", "The costs are split in three equal shares, insurer included."],
  ["en", "Each of the three owners bears a third."],
  ["en", "The claimant pays only the room."],
  ["fr", "Les frais sont divisés en quatre parts égales, syndicat compris."],
  ["fr", "On paie la salle, eux paient la sténo."],
  ["es", "Los gastos se reparten entre los tres hermanos por partes iguales."],
  ["es", "Nosotros pagamos la sala y ellos la transcripción."],
] as const)("%s: %s is no choice of ours", async (locale, words) => {
  const values = await after(locale, words);
  expect([values.financialResponsibility, values.costsInWords]).toEqual(["other", words.slice(0, -1)]);
  expect(values.remarks ?? "").not.toContain(words);
});

test.each([
  ["en", "half each"],
  ["en", "We'll go halves on everything."],
  ["fr", "moitié chacun"],
  ["fr", "On coupe ça en deux pour les coûts."],
  ["es", "mitad cada uno"],
  ["es", "pagamos a medias"],
] as const)("%s: %s is half and half", async (locale, words) => {
  const values = await after(locale, words);
  expect([values.financialResponsibility, values.costsInWords ?? ""]).toEqual(["50_50", ""]);
});

test.each([
  ["en", "Please send the invoice to Accounts Payable, cost centre 4410."],
  ["fr", "La facture au nom de Gestion Larue inc."],
  ["es", "La factura a nombre de Grupo Salvatierra S.A."],
] as const)("%s: %s says where the invoice goes, and nothing of who pays or who writes", async (locale, words) => {
  const values = await after(locale, words);
  expect(values.costsInWords).toContain(words.slice(0, -1));
  expect([values.financialResponsibility ?? "", values.contactFirm]).toEqual(["", expect.stringMatching(/Tallow/)]);
});

test("other shares take the place of those before; where the invoice goes stays", async () => {
  const values = await after("fr", "Les frais en trois parts égales. La facture au nom de Gestion Larue.", "finalement moitié-moitié");
  expect([values.financialResponsibility, values.costsInWords]).toEqual(["50_50", "La facture au nom de Gestion Larue"]);
});

test.each([
  ["fr", "Bon, on avance."],
  ["en", "It is a dispute about unpaid invoices for steel."],
] as const)("%s: %s says nothing of costs", async (locale, words) => {
  const values = await after(locale, words);
  expect([values.financialResponsibility ?? "", values.costsInWords ?? ""]).toEqual(["", ""]);
});
