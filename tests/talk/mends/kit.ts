/** A request in three languages with something of each kind in it, and what a message changes of it. */
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

export const NOW = new Date("2026-11-23T15:00:00Z");

const OPENINGS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "Arbitration in Toronto on March 9, 2027, 9:30 to 4:30, in person, 14 people, 2 breakout rooms, a court reporter and a French interpreter. Second choice March 16.",
    "Counsel: Daniel Osgood. Witness: Ingrid Vale. The arbitrator is Hon. Petra Lund. Sandwiches for lunch.",
    "Moira Kettle, Kettle Dunn LLP, moira@kettledunn.ca, 416 555 0188. It's about a crane that was never delivered.",
  ],
  fr: [
    "Arbitrage à Montréal le 9 mars 2027, de 9 h 30 à 16 h 30, en personne, 14 personnes, 2 salles de retrait, un sténographe et un interprète espagnol. Deuxième choix le 16 mars.",
    "Avocat : Damien Roussel. Témoin : Ingrid Valois. L'arbitre est Me Paule Lund. Des sandwichs pour le dîner.",
    "Maude Cantin, Cantin Dunn s.e.n.c.r.l., maude@cantindunn.ca, 514 555 0188. Il s'agit d'une grue jamais livrée.",
  ],
  es: [
    "Arbitraje en Miami el 9 de marzo de 2027, de 9:30 a 16:30, presencial, 14 personas, 2 salas auxiliares, un estenógrafo y un intérprete de francés. Segunda opción el 16 de marzo.",
    "Abogado: Daniel Osorio. Testigo: Ingrid Valle. El árbitro es el Dr. Pedro Luna. Bocadillos para el almuerzo.",
    "Mireya Cantú, Cantú Duarte S.C., mireya@cantuduarte.mx, 305 555 0188. Es por una grúa que nunca entregaron.",
  ],
};

export async function noted(locale: Locale): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, NOW);
  for (const message of OPENINGS[locale]) await talk.say(message);
  return talk;
}

/** Follow from others by the rules of the form. */
const DERIVED: ReadonlySet<string> = new Set(["endTime", "duration", "timeZone", "remarks", "needsBreakoutRooms", "needsInterpretation"]);

/** Every field that is other after than before, with what it is now; "" where it is empty. */
export function difference(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): Record<string, string> {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...fields].filter((field) => !DERIVED.has(field) && (before[field] ?? "") !== (after[field] ?? ""));
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? ""]));
}

/** What the message changes of the request, and its reply. */
export async function mended(locale: Locale, message: string) {
  const talk = await noted(locale);
  const before = talk.values();
  const reply = await talk.say(message);
  return { talk, before, reply, changed: difference(before, talk.values()), remarks: talk.values().remarks ?? "" };
}
export type Case = [locale: Locale, message: string, changed: Readonly<Record<string, unknown>>];
