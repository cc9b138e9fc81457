/** What no reader has a field for, among what they have: every such clause is kept in the visitor's words, and stays when more is said. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const KNOWN: Record<Locale, readonly string[]> = {
  en: [
    "arbitration in Toronto",
    "on March 8 and 9, 2027",
    "from 9:30 to 5",
    "in person",
    "two breakout rooms",
    "a court reporter",
    "14 people",
    "you can reach me at dana@whitlock.ca",
  ],
  fr: [
    "arbitrage à Montréal",
    "les 8 et 9 mars 2027",
    "de 9 h 30 à 17 h",
    "en personne",
    "deux salles de caucus",
    "un sténographe",
    "14 personnes",
    "mon courriel est dana@whitlock.ca",
  ],
  es: [
    "arbitraje en Miami",
    "el 8 y el 9 de marzo de 2027",
    "de 9:30 a 17:00",
    "presencial",
    "dos salas auxiliares",
    "un taquígrafo",
    "14 personas",
    "mi correo es dana@whitlock.mx",
  ],
};

const UNKNOWN: Record<Locale, readonly string[]> = {
  en: [
    "the freight elevator has to be free for our twelve boxes",
    "please leave the parking passes at reception",
    "our expert gets dizzy under flickering lights",
    "we would like fresh flowers on the table",
    "we'd rather not meet the other side in the corridor",
    "somebody will bring a service dog",
    "the exhibits arrive by courier the evening before",
  ],
  fr: [
    "le monte-charge doit être libre pour nos douze boîtes",
    "laissez les vignettes de stationnement à la réception",
    "on mange vers treize heures à cause du voyage",
    "prévoyez de l'eau pétillante et des fruits",
    "la table doit porter les maquettes",
    "personne ne doit croiser la partie adverse dans le couloir",
    "un chien d'assistance accompagne le témoin",
    "les sandwichs sans porc seraient appréciés",
  ],
  es: [
    "el montacargas debe estar libre para nuestras doce cajas",
    "dejen los pases de estacionamiento en recepción",
    "nuestro perito no tolera las luces que parpadean",
    "preparen agua con gas y fruta",
    "nadie debe fotografiar la maqueta",
    "preferimos no cruzarnos con la otra parte en el pasillo",
  ],
};
const NEXT: Record<Locale, string> = {
  en: "You can call me at 416-555-0134.",
  fr: "Mon téléphone est le 514-555-0134.",
  es: "Mi teléfono es 305 555 0134.",
};

const capital = (words: string) => `${words[0]?.toUpperCase()}${words.slice(1)}`;
const folded = (words: string) =>
  words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, " ");
const LONG = 3;
const MOSTLY = 0.7;

const message = fc.constantFrom<Locale>("en", "fr", "es").chain((locale) =>
  fc.record({
    locale: fc.constant(locale),
    known: fc.shuffledSubarray([...KNOWN[locale]], { minLength: 2, maxLength: 4 }),
    unknown: fc.constantFrom(...UNKNOWN[locale]),
    at: fc.nat({ max: 4 }),
    sign: fc.constantFrom(". ", "\n"),
  }),
);

/** Of so many messages so many may still lose their clause: what is lost today is a meal whose hour is read with the days before it. */
const MESSAGES = 300;
const LOST = 3;

test("of a clause that no field is for next to nothing is lost", async () => {
  const lost: string[] = [];
  for (const { locale, known, unknown, at, sign } of fc.sample(message, { numRuns: MESSAGES, seed: 2027 })) {
    const clauses = [...known.slice(0, at), unknown, ...known.slice(at)];
    const said = `${clauses.map(capital).join(sign)}.`;
    const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
    await talk.say(said);
    await talk.say(NEXT[locale]);
    const held = folded(Object.values(talk.values()).join(" | "));
    const words = folded(unknown)
      .split(" ")
      .filter((word) => word.length > LONG);
    if (words.filter((word) => held.includes(word)).length < words.length * MOSTLY) lost.push(`${said}\n→ ${held}`);
  }
  expect(lost.length, lost.join("\n\n")).toBeLessThanOrEqual(LOST);
});

test("days around a clause are no reason to call it noted", async () => {
  const talk = new MemoryTalk("en", new Date("2026-11-23T15:00:00Z"));
  await talk.say("On March 8 and 9, 2027, Mrs. Hale is deaf in one ear and sits on the left, from 9:30 to 5.");
  const { text } = await talk.say("You can call me at 416-555-0134.");
  expect(text).not.toContain("no remark any more");
  expect(talk.values().remarks).toContain("deaf in one ear");
});
