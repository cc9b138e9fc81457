import { expect, it } from "vitest";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { answerFor, bestFaq } from "./rank.ts";
import { FAQ_SEED } from "./seed.ts";

const NARROW = "\u202F";
const FULL = "\u00A0";

function answer(question: string, locale: Locale): string {
  const best = bestFaq(question, locale, FAQ_SEED);
  return best ? answerFor(best.faq, question, locale) : "";
}

it("gives the hours of the city that was named, as each language writes them", () => {
  expect(answer("hours in Miami?", "en")).toBe("Miami: Monday to Friday, 8:00 a.m.–6:00 p.m. Eastern Time (EST, or EDT in summer).");
  expect(answer("heures d’ouverture à Montréal", "fr")).toBe(
    `Montréal${FULL}: du lundi au vendredi, de 7${FULL}h à 19${FULL}h, heure de l’Est (HNE, ou HAE en été).`,
  );
  expect(answer("¿Qué horario tienen en Gran Caimán?", "es")).toBe(
    "Gran Caimán: de lunes a viernes, de 8:00 a.m. a 5:00 p.m., EST todo el año.",
  );
});

it("knows a city with a slip of the keyboard, and two cities at once", () => {
  expect(answer("opening hours torronto", "en")).toMatch(/^Toronto: /);
  expect(answer("horaires à Toronto et Miami", "fr")).toMatch(/^Toronto.*Miami/);
});

it("gives the rooms of the city that was named", () => {
  expect(answer("how many people fit in Montreal?", "en")).toBe("Montreal: 12 rooms, for 4 to 150 participants.");
  expect(answer("¿cuántas salas hay en Toronto?", "es")).toBe("Toronto: 15 salas, de 6 a 200 participantes.");
});

it("states no capacity, hours or rooms that are not published", () => {
  expect(answer("capacity in Grand Cayman", "en")).toBe("Grand Cayman: 8 private rooms.");
  expect(answer("hours in Ottawa", "en")).toMatch(/^Ottawa is a partner venue; please ask the team at \+1/);
  for (const locale of LOCALES) expect(answer("capacity capacité capacidad Ottawa", locale)).not.toMatch(/\b40\b/);
});

it("gives the address and the telephone of the city that was named", () => {
  expect(answer("what's the address in Montreal?", "en")).toContain("200, rue de l’Exemple");
  expect(answer("dirección en Miami", "es")).toContain("+1 305 555 0120");
});

it("is complete in three languages, in one to three sentences, for every question", () => {
  expect(FAQ_SEED.length).toBeGreaterThanOrEqual(24);
  expect(new Set(FAQ_SEED.map(({ id }) => id)).size).toBe(FAQ_SEED.length);
  for (const faq of FAQ_SEED) {
    expect(faq.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const locale of LOCALES) {
      const where = `${faq.id} ${locale}`;
      expect(faq.question[locale].length, where).toBeGreaterThan(4);
      expect(faq.keywords[locale].split(",").length, where).toBeGreaterThan(3);
      const sentences = faq.answer[locale].replace(/[ap]\.m\./g, "").match(/[.?](?:\s|$)/g) ?? [];
      expect(sentences.length, where).toBeGreaterThan(0);
      expect(sentences.length, where).toBeLessThanOrEqual(3);
      expect(faq.answer[locale], where).not.toContain("!");
    }
  }
});

it("states the same figures in the three languages", () => {
  // Hours are written with 12 or 24 hours, and half days with a point or a comma.
  const figures = (text: string) =>
    (
      text
        .replace(/[\u00A0\u202F](?=\d{3})/g, "")
        .replace(/(\d),(\d{3})/g, "$1$2")
        .match(/\d+(?:[.,]\d+)?/g) ?? []
    )
      .map((figure) => figure.replace(",", "."))
      .sort();
  for (const faq of FAQ_SEED.filter(({ id }) => id !== "opening-hours" && id !== "court-reporting")) {
    expect(figures(faq.answer.fr), faq.id).toEqual(figures(faq.answer.en));
    expect(figures(faq.answer.es), faq.id).toEqual(figures(faq.answer.en));
  }
});

it("is set in French and Spanish as those are written", () => {
  for (const faq of FAQ_SEED) {
    for (const text of [faq.question.fr, faq.answer.fr]) {
      expect(text, faq.id).not.toMatch(/ [?!;:»]|« |\d \d{3}|['"]/);
      expect(text, faq.id).not.toMatch(/[^\u202F][?!;»]|[^\u00A0]:|«[^\u202F]/);
    }
    expect(faq.question.es, faq.id).toMatch(/^¿.*\?$/);
    expect(faq.answer.es, faq.id).not.toMatch(/\d \d{3}/);
  }
  expect(FAQ_SEED.find(({ id }) => id === "opening-hours")?.question.fr).toBe(`Quelles sont vos heures d’ouverture${NARROW}?`);
});
