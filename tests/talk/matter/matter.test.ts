/** The matter is its story alone: what has filled another field is not in it; corrected it is replaced, added to it grows. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";

const OPENING: Readonly<Record<Locale, string>> = {
  en: "Mediation in Toronto on January 12, 2027, 9 to 5. Dana Whitfield, dana@northgate.example, 416 555 0177.",
  fr: "Médiation à Montréal le 12 janvier 2027 de 9 h à 17 h. Aline Roche, aline@roche.example, 514 555 0177.",
  es: "Mediación en Miami el 12 de enero de 2027 de 9 a 17. Elena Prado, elena@prado.example, 305 555 0177.",
};

async function asked(locale: Locale, ...messages: readonly string[]): Promise<Record<string, string>> {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(OPENING[locale]);
  for (const message of messages) await talk.say(message);
  return talk.values();
}

const STORIES: Readonly<Record<Locale, readonly string[]>> = {
  en: ["A leaking roof on a warehouse.", "We fell out over who owns the driveway.", "Unfair dismissal of a foreman."],
  fr: ["Un toit qui coule sur un entrepôt.", "Une clôture mal posée entre deux fermes.", "Le congédiement d'un contremaître."],
  es: ["Un choque con un camión de reparto.", "La venta de un negocio familiar.", "El despido de un capataz."],
};
const OTHERS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "We need a court reporter.",
    "Lunch for 8, please.",
    "Costs are 50/50.",
    "Two breakout rooms.",
    "Can we begin at 10?",
    "Four people will be there in person.",
  ],
  fr: [
    "Il nous faut une sténographe.",
    "Un dîner pour 8, svp.",
    "Les frais sont 50/50.",
    "Deux salles de retrait.",
    "Quatre personnes seront sur place.",
  ],
  es: [
    "Necesitamos un estenógrafo.",
    "Almuerzo para 8, por favor.",
    "Los costos van a medias.",
    "Dos salas auxiliares.",
    "Cuatro personas asistirán en la sala.",
  ],
};
const message = fc
  .constantFrom<Locale>("en", "fr", "es")
  .chain((locale) =>
    fc.tuple(
      fc.constant(locale),
      fc.constantFrom(...STORIES[locale]),
      fc.subarray([...OTHERS[locale]], { minLength: 1, maxLength: 3 }),
      fc.boolean(),
    ),
  );

describe("the matter", () => {
  test("holds no sentence that fills another field", async () => {
    await fc.assert(
      fc.asyncProperty(message, async ([locale, story, others, isFirst]) => {
        const said = isFirst ? [story, ...others] : [...others, story];
        const { caseDescription = "" } = await asked(locale, said.join(" "));
        for (const other of others) expect(caseDescription).not.toContain(other.slice(0, -1));
        expect(caseDescription.toLowerCase()).toContain(story.split(" ").slice(2, -1).join(" ").toLowerCase());
      }),
      { numRuns: 24, seed: 20261123 },
    );
  });

  test.each([
    ["en", "I already told you: the roof of the barn."],
    ["fr", "Comme je l'ai dit, c'est la succession de mon père, mon frère veut vendre."],
    ["es", "Ya les dije, el taller de mi papá, no nos ponemos de acuerdo."],
  ] as const)("%s: begins where the story does: %s", async (locale, words) => {
    const { caseDescription = "" } = await asked(locale, words);
    expect(caseDescription).toMatch(/^(?:the roof|la succession|el taller)/i);
  });

  test.each([
    ["en", "Pavlenko v. Rask Holdings"],
    ["fr", "Arsenault c. Ville de Dieppe"],
    ["es", "Ferrer c. Constructora Alba"],
  ] as const)("%s: %s is the style of cause, and the matter is open", async (locale, style) => {
    const values = await asked(locale, style);
    expect(values.styleOfCause).toBe(style);
    expect(values.caseDescription ?? "").toBe("");
  });

  test.each([
    ["en", "The matter is wrong, it should be a collapsed wall between two farms.", "a collapsed wall between two farms"],
    ["fr", "l'affaire n'est pas bonne, c'est plutôt un mur effondré", "un mur effondré"],
    ["es", "el asunto está mal, es la venta de una panadería", "la venta de una panadería"],
    ["en", "Add to the matter: the tenant withheld rent.", "A leaking roof on a warehouse\nthe tenant withheld rent"],
    ["fr", "ajoutez à l'affaire : le voisin a coupé l'arbre", "Un toit qui coule sur un entrepôt\nle voisin a coupé l'arbre"],
    ["es", "agregue al asunto: el seguro no quiso pagar", "Un choque con un camión de reparto\nel seguro no quiso pagar"],
  ] as const)("%s: %s", async (locale, correction, expected) => {
    const { caseDescription } = await asked(locale, STORIES[locale][0] ?? "", correction);
    expect(caseDescription).toBe(expected);
  });

  test.each([
    ["en", "The matter is confidential."],
    ["fr", "C'est confidentiel."],
    ["es", "El asunto es confidencial."],
  ] as const)("%s: %s is for staff", async (locale, wish) => {
    const { caseDescription, remarks } = await asked(locale, `${STORIES[locale][0]} ${wish}`);
    expect(caseDescription).not.toMatch(/confiden/);
    expect(remarks).toMatch(/confiden/);
  });
});
