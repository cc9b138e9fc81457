/** A request with people, services and numbers in it that was sent, in three languages, and what is said to it afterwards. */
import { expect } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { readButtonId } from "#app/domain/talk/press.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

export const NOW = new Date("2026-11-23T15:00:00Z");
const REQUESTS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    "I'm Priya Raman of Aldous Finch LLP, priya@aldousfinch.example, 416 555 0142. An arbitration in Toronto on March 9, 10 and 11, 2027, 9:30 to 4:30, for 8 people, about a broken lease. In person, one breakout room.",
    "Our expert is Ingrid Vale, she comes on March 11. Lunch for 13.",
    "Nothing else.",
    "Yes, send it.",
  ],
  fr: [
    "Je suis Priya Raman d'Aldous Finch, priya@aldousfinch.example, 416 555 0142. Un arbitrage à Toronto les 9, 10 et 11 mars 2027, de 9 h 30 à 16 h 30, pour 8 personnes, au sujet d'un bail rompu. En personne, une salle de retrait.",
    "Notre experte est Ingrid Vale, elle vient le 11 mars. Dîner pour 13.",
    "Rien d'autre.",
    "Oui, envoyez-la.",
  ],
  es: [
    "Soy Priya Raman de Aldous Finch, priya@aldousfinch.example, 416 555 0142. Un arbitraje en Toronto el 9, 10 y 11 de marzo de 2027, de 9:30 a 16:30, para 8 personas, sobre un contrato de alquiler roto. Presencial, una sala auxiliar.",
    "Nuestra perita es Ingrid Vale, viene el 11 de marzo. Almuerzo para 13.",
    "Nada más.",
    "Sí, envíela.",
  ],
};

/** The talk right after its request was sent. */
export async function sent(locale: Locale): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, NOW);
  const [first = "", more = "", nothing = "", yes = ""] = REQUESTS[locale];
  await talk.say(first);
  await talk.say(more);
  for (let turn = 0; turn < 4 && !talk.visitor.state.talk?.state.summary; turn += 1) await talk.say(nothing);
  await talk.say(yes);
  expect(talk.isBooked).toBe(true);
  return talk;
}

/** The buttons of a reply, by their options. */
export const offered = (turn: { buttons: readonly { id: string }[] }) => turn.buttons.map(({ id }) => readButtonId(id).option);
