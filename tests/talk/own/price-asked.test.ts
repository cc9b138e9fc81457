/** A price that is asked for in its parts has an answer of its own: by day, thing by thing, who pays it, and who gets the invoice. */
import { describe, expect, test } from "vitest";
import type { RateCard } from "#app/domain/estimate/rate-card.ts";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const CARD: RateCard = {
  name: "2027",
  currency: "CAD",
  validFrom: "2026-01-01",
  rates: {
    rooms: [{ people: 20, halfDay: 50_000, fullDay: 90_000, furtherHour: 10_000 }],
    breakout: { halfDay: 20_000, fullDay: 30_000, furtherHour: 5_000 },
    services: { courtReportingRequired: { unit: "day", cents: 70_000 } },
  },
};
const PLAN: Readonly<Record<Locale, string>> = {
  en: "Mediation in person in Toronto on April 20 and 21, 2027 for 8 people, 9 to 5, with a court reporter",
  fr: "Médiation en personne à Toronto les 20 et 21 avril 2027 pour 8 personnes, de 9 h à 17 h, avec un sténographe",
  es: "Mediación presencial en Toronto el 20 y 21 de abril de 2027 para 8 personas, de 9 a 17 h, con un estenógrafo",
};
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

async function planned(locale: Locale): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  talk.visitor.card = CARD;
  await talk.say(PLAN[locale]);
  return talk;
}

describe("the price by day, and thing by thing", () => {
  test.each<[Locale, string, RegExp]>([
    [
      "en",
      "What does each day come to, price-wise?",
      /By day, .*April 20, 2027: .*1,700\.00; .*April 21, 2027: .*1,700\.00\. In all .*3,400/,
    ],
    ["en", "how much is it a day", /By day, /],
    ["en", "Can you break the price down for me?", /Main room: .*1,800.*Court reporter: .*1,400/],
    ["fr", "Quel est le prix par jour ?", /Par jour, .*20 avril 2027 : .*1 700/],
    ["fr", "Pourriez-vous détailler le prix ?", /se compose l’estimation/],
    ["es", "¿Cuánto sale por día?", /Por día, .*1,700/],
    ["es", "¿Me puede desglosar el precio?", /se compone de: /],
  ])("%s: %s", async (locale, message, answer) => {
    const talk = await planned(locale);
    const turn = await talk.say(message);
    expect(plain(turn.text)).toMatch(answer);
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("answer");
  });

  test.each<[Locale, string]>([
    ["en", "How much would that cost?"],
    ["fr", "Combien cela coûterait-il ?"],
    ["es", "¿Cuánto costaría?"],
  ])("the same total never answers a second question: %s", async (locale, message) => {
    const talk = await planned(locale);
    const first = (await talk.say(message)).spoken.map(({ kind }) => kind);
    expect(first).toContain("estimate");
    const again = (await talk.say(message)).spoken.map(({ kind }) => kind);
    expect(again).not.toContain("estimate");
    expect(again).toContain("estimate_rows");
  });
});

describe("who pays, and who gets the invoice", () => {
  test.each<[Locale, split: string, message: string, RegExp]>([
    ["en", "We split the costs 50/50.", "So what would we have to pay?", /what you told me.*Booking party: .*1,700.*Other party: .*1,700/],
    ["en", "The other side pays everything.", "Will it cost us anything if they pay it all?", /who pays: “/],
    ["fr", "Les frais sont partagés moitié-moitié.", "Qui paie, au juste ?", /D’après ce que vous m’avez indiqué .*1 700/],
    ["es", "Los gastos van por mitades.", "¿Quién paga entonces?", /Según lo que me indicó .*1,700/],
  ])("%s: what was said of the split holds: %s %s", async (locale, split, message, answer) => {
    const talk = await planned(locale);
    await talk.say(split);
    const turn = await talk.say(message);
    expect(plain(turn.text)).toMatch(answer);
    expect(turn.spoken.map(({ kind }) => kind)).not.toContain("answer");
  });

  test.each<[Locale, string, RegExp]>([
    ["en", "Will it cost us anything if they cover the bill between them?", /Who pays is for the two sides to say|invoice/],
    ["es", "¿Nos va a costar algo si la otra parte lo paga?", /Quién paga lo deciden las dos partes/],
    ["fr", "Devrons-nous payer si elles paient tout ?", /se décide entre les parties/],
    ["en", "Who will receive the invoice?", /Nothing is noted yet of who gets the invoice/],
    ["fr", "À qui la facture sera-t-elle envoyée ?", /Rien n’est encore noté quant au destinataire de la facture/],
    ["es", "¿A quién le llega la factura?", /Todavía no hay nada anotado sobre quién recibe la factura/],
  ])("%s: %s", async (locale, message, answer) => {
    const talk = await planned(locale);
    expect(plain((await talk.say(message)).text)).toMatch(answer);
  });
});

describe("shares that leave something out are no fact", () => {
  test.each<[Locale, split: string, excepted: string, question: string, RegExp]>([
    [
      "en",
      "The costs go half and half",
      "except the court reporter, whom the claimant pays alone",
      "Who pays what, then?",
      /You said of who pays: “except.*Before that, /,
    ],
    [
      "fr",
      "Les frais vont moitié-moitié",
      "sauf le sténographe, à la charge de la demanderesse",
      "Qui paie quoi, alors ?",
      /Avant d’en tenir compte, /,
    ],
    ["es", "Los gastos van por mitades", "salvo el estenógrafo, que paga la demandante", "¿Quién paga qué, entonces?", /Antes de eso, /],
  ])("%s: %s, %s", async (locale, split, excepted, question, answer) => {
    const talk = await planned(locale);
    const values = [
      { field: "financialResponsibility", value: "50_50", quote: split },
      { field: "costsInWords", value: excepted, quote: excepted },
    ];
    await talk.say(`${split}, ${excepted}.`, {}, { values });
    const { text } = await talk.say(question);
    expect(plain(text)).toMatch(answer);
    expect(text).toContain(excepted);
  });
});
