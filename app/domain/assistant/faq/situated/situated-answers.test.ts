/** Answers of the request that is talked about: of its venue, of how its contact is reached, and in the tense that holds. */
import { describe, expect, it } from "vitest";
import { LOCALES, type Locale } from "#app/domain/locale.ts";
import { answerById, lookUp } from "../rank.ts";
import { FAQ_SEED } from "../seed.ts";
import { situationOf } from "./situation.ts";

const at = (location: string, more: Record<string, string> = {}, sent = false) => situationOf({ location, ...more }, "", sent);
const answer = (question: string, locale: Locale, situation: ReturnType<typeof situationOf>) =>
  lookUp(question, locale, FAQ_SEED, situation)?.answer ?? "";

const MIAMI = at("arbitration_place_miami");
const CAYMAN = at("arbitration_place_cayman");
const LUNCH = { en: "Do you serve lunch?", fr: "Servez-vous le repas du midi ?", es: "¿Sirven almuerzo?" };
const WAY_IN = {
  en: "Is there an elevator, or are there stairs?",
  fr: "Y a-t-il un ascenseur ou des escaliers ?",
  es: "¿Hay elevador o escaleras?",
};
const LOOP = {
  en: "Is there a hearing loop for someone hard of hearing?",
  fr: "Y a-t-il une boucle magnétique pour un malentendant ?",
  es: "¿Hay bucle magnético para una persona sorda?",
};
const PARKING = { en: "is there parking?", fr: "Y a-t-il du stationnement ?", es: "¿Hay estacionamiento?" };
const WHO = { en: "Who will call me afterwards?", fr: "Et qui va m’appeler ?", es: "¿Quién me va a llamar después y en qué idioma?" };

describe.each(LOCALES)("in %s", (locale) => {
  it("says of the request's own city what is there", () => {
    expect(answer(LUNCH[locale], locale, MIAMI)).toMatch(/^Miami/);
    expect(answer(LUNCH[locale], locale, MIAMI)).not.toContain("Toronto");
    expect(answer(LUNCH[locale], locale, at("arbitration_place_toronto"))).toContain("Toronto");
    expect(answer(WAY_IN[locale], locale, MIAMI)).toMatch(/elevator|ascenseur|ascensor/);
    expect(answer(WAY_IN[locale], locale, CAYMAN)).toMatch(/ramp|rampe|rampa/);
    expect(answer(PARKING[locale], locale, CAYMAN)).toContain("George Town");
  });

  it("answers what was asked of access, and no more", () => {
    const loop = answerById("accessibility", LOOP[locale], locale, FAQ_SEED, MIAMI)?.answer ?? "";
    expect(loop).toMatch(/loop|boucle|bucle/);
    expect(loop).not.toMatch(/elevator|ascenseur|ascensor/);
  });

  it("claims nothing to be received before it is sent, and says who gets in touch in the way that was asked for", () => {
    const asked = (situation: ReturnType<typeof situationOf>) =>
      answerById("after-submitting", WHO[locale], locale, FAQ_SEED, situation)?.answer;
    expect(asked(MIAMI)).toMatch(/^(?:Nothing is sent|Rien n’est transmis|No se envía nada)/);
    expect(asked(MIAMI)).not.toMatch(/is received|est reçue|queda recibida|call|appel|llama/);
    expect(asked(at("arbitration_place_miami", {}, true))).not.toMatch(/Nothing is sent|Rien n’est|No se envía/);
    expect(asked(at("arbitration_place_miami", { contactBy: "email" }))).toMatch(/e-mail|courriel|correo/);
    expect(asked(at("arbitration_place_miami", { contactWhen: "WhatsApp only" }))).toContain("WhatsApp");
  });

  it("keeps what staff have written", () => {
    const own = FAQ_SEED.map((faq) => (faq.id === "catering" ? { ...faq, rewritten: LOCALES } : faq));
    const faq = own.find(({ id }) => id === "catering");
    expect(answerById("catering", LUNCH[locale], locale, own, MIAMI)?.answer).toBe(faq?.answer[locale]);
  });
});

it("says in which language they work where that is asked", () => {
  expect(answer(WHO.es, "es", MIAMI)).toContain("varios idiomas");
});

it("leaves a partner venue's to its own answer", () => {
  expect(answer(LUNCH.en, "en", at("arbitration_place_ottawa"))).toContain("For the other cities");
});
