/** Sentences about something else, with numbers, days and hours of their own, change nothing that is settled without asking. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { noted } from "../mends/kit.ts";

const SETTLED = ["proceedingType", "locationType", "location", "contactName", "contactEmail", "courtReportingRequired"] as const;
const PLAN = /^(?:preferred|consecutive|bookingDates|bookingType|startTime|endTime|duration)/;

/** Each is of something next to the hearing; N is a number, D a day of the month. */
const SENTENCES: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "We would like the transcript within N business days.",
    "The exhibit boxes arrive by courier on March D.",
    "There are N of us from the firm on our side.",
    "Parking for N cars, please.",
    "It's the transcript in N days, not the hearing.",
    "The invoice should be paid within N days.",
    "My client lives in Ottawa and works from home.",
    "The contract was signed on March D, 2024.",
    "Last year's mediation took N days.",
  ],
  fr: [
    "Nous aimerions la transcription dans les N jours ouvrables.",
    "Les boîtes de pièces arrivent par messager le D mars.",
    "Nous sommes N de notre côté.",
    "Du stationnement pour N voitures, s'il vous plaît.",
    "La facture est payable dans les N jours.",
    "Ma cliente habite à Ottawa et travaille de la maison.",
    "Le contrat a été signé le D mars 2024.",
    "La médiation de l'an dernier a duré N jours.",
  ],
  es: [
    "Quisiéramos la transcripción en N días hábiles.",
    "Las cajas de pruebas llegan por mensajería el D de marzo.",
    "Somos N de nuestro lado.",
    "Estacionamiento para N autos, por favor.",
    "La factura se paga en N días.",
    "Mi clienta vive en Ottawa y trabaja desde su casa.",
    "El contrato se firmó el D de marzo de 2024.",
    "La mediación del año pasado duró N días.",
  ],
};

const settledIn = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => (SETTLED as readonly string[]).includes(name) || PLAN.test(name)));

describe.each<Locale>(["en", "fr", "es"])("a sentence about something else (%s)", (locale) => {
  test("changes no day, no hour, no place and no service that is settled", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...SENTENCES[locale]), { minLength: 1, maxLength: 2 }),
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 28 }),
        async (sentences, many, day) => {
          const talk = await noted(locale);
          const before = settledIn(talk.values());
          await talk.say(sentences.join(" ").replaceAll("N ", `${many} `).replaceAll(" D", ` ${day}`));
          expect(settledIn(talk.values())).toEqual(before);
        },
      ),
      { numRuns: 40, seed: 20261128 },
    );
  });
});
