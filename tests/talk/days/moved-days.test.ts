/** A booking of several days is moved in the talk like one of one day: as many days, all of them, after a yes to exactly those. */
import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { readButtonId } from "#app/domain/talk/press.ts";
import { FULL_DAY, SHUT_DAY } from "#tests/kit/chat/memory-powers.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const REQUESTS = {
  en: "I'm Priya Raman of Aldous Finch LLP, priya@aldousfinch.example, 416 555 0142. An arbitration in Toronto on March 9 and 10, 2027, 9:30 to 4:30, for 8 people, about a broken lease. In person.",
  fr: "Je suis Priya Raman d'Aldous Finch, priya@aldousfinch.example, 416 555 0142. Un arbitrage à Toronto les 9 et 10 mars 2027, de 9 h 30 à 16 h 30, pour 8 personnes, au sujet d'un bail rompu. En personne.",
  es: "Soy Priya Raman de Aldous Finch, priya@aldousfinch.example, 416 555 0142. Un arbitraje en Toronto el 9 y 10 de marzo de 2027, de 9:30 a 16:30, para 8 personas, sobre un contrato de alquiler roto. Presencial.",
} as const;
type Speech = keyof typeof REQUESTS;

async function booked(locale: Speech): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(REQUESTS[locale]);
  const [more, yes] = {
    en: ["Nothing else.", "Yes, send it."],
    fr: ["Rien d'autre.", "Oui, envoyez-la."],
    es: ["Nada más.", "Sí, envíela."],
  }[locale];
  for (let turn = 0; turn < 4 && !talk.visitor.state.talk?.state.summary; turn += 1) await talk.say(more as string);
  await talk.say(yes as string);
  expect(talk.isBooked).toBe(true);
  return talk;
}

describe("the wish is asked about with every day, and done after the yes", () => {
  test.each([
    ["en", "Please move it to April 13, 2027", ["2027-04-13", "2027-04-14"]],
    ["en", "Can you move it to April 15 and 16, 2027?", ["2027-04-15", "2027-04-16"]],
    ["en", "Reschedule to April 15-16, 2027 please", ["2027-04-15", "2027-04-16"]],
    ["en", "Move the booking to April 16, 2027", ["2027-04-16", "2027-04-19"]],
    ["fr", "Pouvez-vous la déplacer au 13 avril 2027 ?", ["2027-04-13", "2027-04-14"]],
    ["fr", "Déplacez la réservation aux 15 et 16 avril 2027", ["2027-04-15", "2027-04-16"]],
    ["es", "Por favor, muévala al 13 de abril de 2027", ["2027-04-13", "2027-04-14"]],
  ] as const)("%s: %s", async (locale, words, days) => {
    const talk = await booked(locale);
    const asked = await talk.say(words);
    expect(asked.decision.commands).toEqual([]);
    const offered = asked.buttons.map(({ id }) => readButtonId(id).option);
    expect([offered[0], offered.at(-1)]).toEqual(["move", "leave"]);
    const done = await talk.say({ en: "yes", fr: "oui", es: "sí" }[locale]);
    expect(done.decision.commands).toMatchObject([{ kind: "move", date: days[0], days }]);
    expect(talk.passed).toEqual([]);
    expect(done.text).toMatch(/2027/);
  });
});

test("more days than it has are passed on to staff, and nothing is moved", async () => {
  const talk = await booked("en");
  const asked = await talk.say("Please move it to April 13, 14 and 15, 2027");
  expect(asked.buttons.map(({ id }) => readButtonId(id).option)).toEqual(["add_it", "leave"]);
  await talk.say("yes");
  expect(talk.passed).toHaveLength(1);
});

test.each([
  ["en", "Please move it to April 20, 2027", "nothing has changed", "yes"],
  ["fr", "Déplacez la réservation au 20 avril 2027", "rien n’a changé", "oui"],
  ["es", "Por favor, muévala al 20 de abril de 2027", "no ha cambiado nada", "sí"],
  ["en", "Please move it to July 1, 2027", "nothing has changed", "yes"],
  ["fr", "Déplacez la réservation au 1er juillet 2027", "rien n’a changé", "oui"],
  ["es", "Mueva la reserva al 1 de julio de 2027", "no ha cambiado nada", "sí"],
] as const)("days that are full or closed change nothing, and others are a button each: %s, %s", async (locale, words, unchanged, yes) => {
  const talk = await booked(locale);
  await talk.say(words);
  const refused = await talk.say(yes);
  expect(refused.text).toContain(unchanged);
  const [first] = refused.buttons;
  expect(refused.buttons).toHaveLength(2);
  const done = await talk.say(first?.label ?? "", { press: first?.id ?? "" });
  const after = /Apr|avril|abril/.test(words) ? FULL_DAY : SHUT_DAY;
  expect(done.decision.commands).toMatchObject([{ kind: "move", days: [addDays(after, 1), addDays(after, 2)] }]);
  expect(done.text).not.toContain(unchanged);
});
