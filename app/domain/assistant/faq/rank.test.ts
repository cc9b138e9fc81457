import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { answerFor, bestFaq, rankFaqs } from "./rank.ts";
import { FAQ_SEED } from "./seed.ts";

const QUESTIONS: Readonly<Record<Locale, readonly (readonly [string, string | null])[]>> = {
  en: [
    ["what are your hours?", "opening-hours"],
    ["When are you open in Miami?", "opening-hours"],
    ["how much does it cost?", "prices"],
    ["What's the price of a room for a day?", "prices"],
    ["do you have parking in Toronto?", "parking-and-transport"],
    ["parking?", "parking-and-transport"],
    ["is there wheelchair access?", "accessibility"],
    ["what is mediation?", "what-is-mediation"],
    ["what's arbitration", "what-is-arbitration"],
    ["what is the difference between mediation and arbitration?", "mediation-or-arbitration"],
    ["do you offer interpretation in Portuguese?", "languages-and-interpretation"],
    ["which languages do you speak?", "languages-and-interpretation"],
    ["can I talk to a person?", "talk-to-a-person"],
    ["is what I write confidential?", "confidentiality"],
    ["can I cancel my booking?", "cancel-or-change"],
    ["how long is a half day?", "durations"],
    ["do you use Zoom or Teams?", "virtual-hearings"],
    ["how fast do you reply?", "response-time"],
    ["what happens after I submit?", "after-submitting"],
    ["how many people fit in a room in Montreal?", "rooms-and-capacity"],
    ["do you serve lunch?", "catering"],
    ["can you provide a court reporter?", "court-reporting"],
    ["where are you located?", "locations"],
    ["can you give me legal advice?", "legal-advice"],
    ["what's the weather in Toronto?", null],
    ["who won the game last night?", null],
    ["write me a poem", null],
    ["asdf qwer", null],
  ],
  fr: [
    ["quelles sont vos heures d'ouverture ?", "opening-hours"],
    ["vous ouvrez à quelle heure à Montréal?", "opening-hours"],
    ["combien ça coûte?", "prices"],
    ["c'est combien", "prices"],
    ["quels sont vos tarifs", "prices"],
    ["y a-t-il du stationnement ?", "parking-and-transport"],
    ["qu'est-ce que la médiation ?", "what-is-mediation"],
    ["c'est quoi un arbitrage", "what-is-arbitration"],
    ["offrez-vous l'interprétation simultanée ?", "languages-and-interpretation"],
    ["puis-je parler à quelqu'un ?", "talk-to-a-person"],
    ["est-ce confidentiel ?", "confidentiality"],
    ["puis-je annuler ma réservation ?", "cancel-or-change"],
    ["est-ce accessible en fauteuil roulant ?", "accessibility"],
    ["utilisez-vous Zoom ?", "virtual-hearings"],
    ["combien de personnes peuvent tenir dans une salle?", "rooms-and-capacity"],
    ["quel temps fait-il ?", null],
    ["qui a gagné le match hier soir ?", null],
  ],
  es: [
    ["¿qué horario tienen en Miami?", "opening-hours"],
    ["¿a qué hora abren?", "opening-hours"],
    ["¿cuánto cuesta?", "prices"],
    ["cuáles son sus tarifas", "prices"],
    ["¿hay estacionamiento?", "parking-and-transport"],
    ["¿qué es la mediación?", "what-is-mediation"],
    ["¿qué es un arbitraje?", "what-is-arbitration"],
    ["¿ofrecen interpretación?", "languages-and-interpretation"],
    ["¿puedo hablar con una persona?", "talk-to-a-person"],
    ["¿es confidencial?", "confidentiality"],
    ["¿puedo cancelar la reserva?", "cancel-or-change"],
    ["¿usan Zoom?", "virtual-hearings"],
    ["¿hay acceso para silla de ruedas?", "accessibility"],
    ["¿dónde están ubicados?", "locations"],
    ["¿quién ganará el mundial?", null],
    ["Escríbeme un poema sobre el mar", null],
  ],
};

describe.each(LOCALES)("questions in %s", (locale) => {
  it.each(QUESTIONS[locale])("%s → %s", (question, id) => {
    expect(bestFaq(question, locale, FAQ_SEED)?.faq.id ?? null).toBe(id);
  });
});

describe("answers", () => {
  it("are the named city's where there are figures", () => {
    const hours = bestFaq("hours in Miami?", "en", FAQ_SEED);
    expect(hours && answerFor(hours.faq, "hours in Miami?", "en")).toMatch(/^Miami: Monday to Friday, 8:00 a\.m\.–6:00 p\.m\./);
    const rooms = bestFaq("combien de salles à Montréal", "fr", FAQ_SEED);
    expect(rooms && answerFor(rooms.faq, "combien de salles à Montréal", "fr")).toContain("12 salles");
  });

  it("exist in three languages for every question", () => {
    for (const faq of FAQ_SEED) {
      for (const locale of LOCALES) {
        expect(faq.question[locale].length, `${faq.id} ${locale}`).toBeGreaterThan(4);
        expect(faq.answer[locale].length, `${faq.id} ${locale}`).toBeGreaterThan(9);
      }
    }
  });

  it("find each FAQ by its own question", () => {
    for (const faq of FAQ_SEED) {
      for (const locale of LOCALES) expect(bestFaq(faq.question[locale], locale, FAQ_SEED)?.faq.id, `${faq.id} ${locale}`).toBe(faq.id);
    }
  });

  it("never come from an inactive FAQ, and no text makes the search throw", () => {
    const sleeping = FAQ_SEED.map((faq) => ({ ...faq, isActive: false }));
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LOCALES), (query, locale) => {
        expect(rankFaqs(query, locale, sleeping)).toEqual([]);
        expect(rankFaqs(query, locale, FAQ_SEED).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
