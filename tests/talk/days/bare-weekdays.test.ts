/** A bare weekday is the hearing's own day of that weekday: it is no other day, and what is said of it by the way changes none. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { planOf } from "#app/domain/talk/plan/plan.ts";
import { read } from "#app/understanding/time/read.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-12-01T15:00:00Z");
const OPENINGS: Record<Locale, string> = {
  en: "Arbitration in Toronto for 8 people, Monday May 10, Tuesday May 11 and Thursday May 13, 2027, 9 to 5.",
  fr: "Un arbitrage à Montréal pour 8 personnes, lundi 10, mardi 11 et jeudi 13 mai 2027, de 9 h à 17 h.",
  es: "Un arbitraje en Miami para 8 personas, lunes 10, martes 11 y jueves 13 de mayo de 2027, de 9 a 17 h.",
};

/** "05-10 05-11[10:00-17:00] 09:00-17:00". */
async function played(locale: Locale, ...messages: readonly string[]): Promise<string> {
  const talk = new MemoryTalk(locale, NOW);
  let plan = planOf({}, { days: [] });
  for (const message of messages) {
    const { state } = await talk.say(message);
    plan = planOf(state.values, state.loose);
  }
  const days = plan.days.map(({ date, start, end }) => date.slice(5) + (start || end ? `[${start ?? ""}-${end ?? ""}]` : ""));
  return `${days.join(" ")} ${plan.start}-${plan.end}`;
}

const BY_THE_WAY: Record<Locale, readonly string[]> = {
  en: [
    "Thursday has to be in the afternoon because the expert lands at noon.",
    "Tuesday is the important one for us.",
    "What does Tuesday cost?",
    "How much is Thursday alone?",
    "How much would it be without the Monday?",
    "Is parking available on Thursday?",
    "Our expert, Dr. Ines Kaur, testifies on Thursday.",
    "We need a court reporter Thursday only.",
    "Lunch for ten on Monday and Tuesday please.",
    "On Tuesday my colleague Ann Petrov joins by video.",
    "Monday looks tight for the tribunal.",
    "The claimant's counsel can't arrive before Tuesday.",
    "Please put the big screen up on Monday.",
    "What time does the building open on Thursday?",
    "Will Thursday work with the same room?",
    "The arbitrator flies out Thursday evening.",
    "Could we have a bigger room Monday?",
    "Thursday must be short.",
    "Is the room free on Tuesday?",
    "What have you got for Tuesday?",
    "Tuesday will be the longest day.",
    "Are you open Thursday until 8?",
    "My secretary is away until Monday.",
    "I'll send the exhibits on Friday.",
    "What does Friday cost?",
    "Could we also meet on Wednesday?",
    "Wednesday would be better for the witness.",
  ],
  fr: [
    "Le jeudi doit être l'après-midi, parce que l'expert arrive à midi.",
    "Combien coûte le mardi ?",
    "Et le jeudi tout seul, c'est combien ?",
    "Y a-t-il du stationnement le jeudi ?",
    "Notre experte, Dre Inès Caron, témoigne le jeudi.",
    "Il nous faut une sténographe le jeudi seulement.",
    "Dîner pour dix le lundi et le mardi, s'il vous plaît.",
    "Le mardi, ma collègue Anne Petrov se joint par vidéo.",
    "Le lundi est serré pour le tribunal.",
    "L'arbitre repart jeudi soir.",
    "Le mardi, c'est le plus important pour nous.",
    "La salle est-elle libre mardi ?",
    "À quelle heure ouvrez-vous le jeudi ?",
    "Il nous faudrait une plus grande salle lundi.",
    "Je vous envoie les pièces vendredi.",
    "Combien coûterait le vendredi ?",
    "Le mercredi serait mieux pour le témoin.",
    "Le jeudi, il faut que ce soit en après-midi.",
    "Ma secrétaire revient lundi.",
  ],
  es: [
    "El jueves tiene que ser a la tarde porque la perita llega al mediodía.",
    "¿Cuánto sale el martes solo?",
    "¿Cuánto cuesta el jueves?",
    "¿Hay estacionamiento el jueves?",
    "Nuestra perita, la Dra. Inés Cano, declara el jueves.",
    "Necesitamos taquígrafo solo el jueves.",
    "Almuerzo para diez el lunes y el martes, por favor.",
    "El martes mi colega Ana Petrov se conecta por video.",
    "El lunes está complicado para el tribunal.",
    "La árbitra se va el jueves por la noche.",
    "El martes es el más importante para nosotros.",
    "¿Está libre la sala el martes?",
    "¿A qué hora abren el jueves?",
    "Necesitaríamos una sala más grande el lunes.",
    "Le mando los documentos el viernes.",
    "¿Cuánto costaría el viernes?",
    "El miércoles sería mejor para el testigo.",
    "El jueves que sea por la tarde.",
    "El martes debe ser en la mañana.",
    "El martes es el más largo.",
    "El jueves es el último.",
    "El 11 es el más importante para nosotros.",
  ],
};

describe.each(["en", "fr", "es"] as const)("%s: named by the way no day changes", (locale) => {
  test.each(BY_THE_WAY[locale])("%s", async (message) => {
    expect(await played(locale, OPENINGS[locale], message)).toBe("05-10 05-11 05-13 09:00-17:00");
  });
});

test.each<[Locale, string, string]>([
  ["en", "Thursday we start at 10.", "05-10 05-11 05-13[10:00-17:00] 09:00-17:00"],
  ["en", "Let's stop at 4 on Tuesday.", "05-10 05-11[09:00-16:00] 05-13 09:00-17:00"],
  ["en", "Drop the Tuesday.", "05-10 05-13 09:00-17:00"],
  ["fr", "Jeudi on commence à 10 h.", "05-10 05-11 05-13[10:00-17:00] 09:00-17:00"],
  ["fr", "On arrête à 16 h le mardi.", "05-10 05-11[09:00-16:00] 05-13 09:00-17:00"],
  ["fr", "Enlevez le mardi.", "05-10 05-13 09:00-17:00"],
  ["es", "El lunes mejor de 13 a 17.", "05-10[13:00-17:00] 05-11 05-13 09:00-17:00"],
  ["es", "El martes terminemos a las 16.", "05-10 05-11[09:00-16:00] 05-13 09:00-17:00"],
  ["es", "Quite el martes.", "05-10 05-13 09:00-17:00"],
])("%s: an order is of the hearing's day: %s", async (locale, message, expected) => {
  expect(await played(locale, OPENINGS[locale], message)).toBe(expected);
});

const WEEKDAYS: Record<Locale, readonly string[]> = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  fr: ["lundi", "mardi", "mercredi", "jeudi", "vendredi"],
  es: ["el lunes", "el martes", "el miércoles", "el jueves", "el viernes"],
};
test("a weekday is read as days of the hearing, or else of its weeks, and never as the next one from today", () => {
  const FIRST = Date.parse("2027-03-01");
  const isoOf = (more: number) => new Date(FIRST + more * 86_400_000).toISOString().slice(0, 10);
  const day = fc.tuple(fc.nat(3), fc.nat(4)).map(([week, weekday]) => week * 7 + weekday);
  const locales = fc.constantFrom<Locale>("en", "fr", "es");
  fc.assert(
    fc.property(fc.uniqueArray(day, { minLength: 1, maxLength: 8 }), fc.nat(4), locales, (hearing, weekday, locale) => {
      const [reading] = read(WEEKDAYS[locale][weekday] ?? "", { today: "2026-12-01", locale, days: hearing.map(isoOf) });
      const own = hearing.filter((one) => one % 7 === weekday);
      const weeks = [...new Set(hearing.map((one) => one - (one % 7) + weekday))];
      const meant = (own.length > 0 ? own : weeks).sort((one, other) => one - other).map(isoOf);
      expect(reading?.options.map(([fact]) => fact?.when?.spans[0]?.[0])).toEqual(meant);
      expect(reading?.weekdaysOnly === true).toBe(own.length === 0);
    }),
    { numRuns: 60 },
  );
});
