/** After the request is sent: a change of one person, service, room or number moves no hearing, and reaches staff after one yes at most. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { offered, sent } from "./kit.ts";

const YES: Readonly<Record<Locale, string>> = { en: "yes", fr: "oui", es: "sí" };

const OF_ONE_THING: readonly (readonly [Locale, string])[] = [
  ["en", "Ingrid Vale will testify on March 9 rather than March 11."],
  ["en", "The expert can only make it on the 9th, not the 11th. Please amend the booking."],
  ["en", "We'll be 12 for lunch, not 13."],
  ["en", "One more private room for the arbitrator on March 10, please."],
  ["en", "About our booking: the court reporter is needed on March 10 only."],
  ["fr", "Ingrid Vale sera entendue le 9 mars au lieu du 11 mars."],
  ["fr", "Notre experte ne vient plus le 11 mais le 9. Merci de corriger."],
  ["fr", "Nous serons 12 pour le dîner, et non 13."],
  ["fr", "Il nous faudrait un sténographe le 10 mars seulement."],
  ["es", "Ingrid Vale declarará el 9 de marzo en vez del 11."],
  ["es", "La perita viene el 9 y no el 11. Corrija la reserva, por favor."],
  ["es", "Somos 12 para el almuerzo, no 13."],
  ["es", "Necesitamos un estenógrafo solo el 10 de marzo."],
];

describe("what is of one thing is passed on", () => {
  test.each(OF_ONE_THING)("%s: %s", async (locale, words) => {
    const talk = await sent(locale);
    const asked = await talk.say(words);
    expect(asked.decision.commands).toEqual([]);
    expect(offered(asked)).toEqual(["add_it", "leave"]);
    const done = await talk.say(YES[locale]);
    expect(done.decision.commands).toMatchObject([{ kind: "pass_on", words }]);
    expect(talk.passed).toEqual([words]);
    expect(done.text).toMatch(/\d/);
  });
});

describe("what moves the hearing is still offered as a move", () => {
  test.each([
    ["en", "Please move the hearing to April 13, 2027."],
    ["en", "Can we do April 13, 2027 instead?"],
    ["en", "The hearing has to be moved to April 13, 2027."],
    ["fr", "Pouvez-vous reporter l'audience au 13 avril 2027 ?"],
    ["fr", "Nous préférons le 13 avril 2027."],
    ["es", "Hay que mover la audiencia al 13 de abril de 2027."],
    ["es", "¿Podemos pasarla al 13 de abril de 2027?"],
  ] as const)("%s: %s", async (locale, words) => {
    const talk = await sent(locale);
    const asked = await talk.say(words);
    expect(offered(asked)).toContain("move");
  });
});

test.each([
  ["en", "Can we have March 12 instead of March 11?"],
  ["fr", "Peut-on prendre le 12 mars au lieu du 11 mars ?"],
  ["es", "¿Podemos usar el 12 de marzo en vez del 11 de marzo?"],
] as const)("%s: one day in another one's place moves that day alone: %s", async (locale, words) => {
  const talk = await sent(locale);
  const asked = await talk.say(words);
  expect(offered(asked)).toContain("move");
  const done = await talk.say(YES[locale]);
  expect(done.decision.commands).toMatchObject([{ kind: "move", days: ["2027-03-09", "2027-03-10", "2027-03-12"] }]);
});

describe("an order to pass it on is the yes", () => {
  test.each([
    ["en", "Please let your team know that Ingrid Vale comes on March 9 and not March 11."],
    ["fr", "Prévenez votre équipe : Ingrid Vale vient le 9 mars et non le 11."],
    ["es", "Avise a su personal: Ingrid Vale viene el 9 de marzo y no el 11."],
  ] as const)("%s: %s", async (locale, words) => {
    const talk = await sent(locale);
    const done = await talk.say(words);
    expect(done.decision.commands).toMatchObject([{ kind: "pass_on" }]);
    expect(talk.passed).toEqual([words]);
  });
});

describe("nobody is asked twice", () => {
  test.each([
    ["en", "Ingrid Vale comes on March 9 and not March 11.", "It's only Ingrid Vale's day that changes, to March 9."],
    ["fr", "Ingrid Vale vient le 9 mars et non le 11.", "C'est seulement le jour d'Ingrid Vale qui change : le 9 mars."],
    ["es", "Ingrid Vale viene el 9 de marzo y no el 11.", "Solo cambia el día de Ingrid Vale: el 9 de marzo."],
  ] as const)("%s: said again, it is passed on: %s", async (locale, first, again) => {
    const talk = await sent(locale);
    await talk.say(first);
    const done = await talk.say(again);
    expect(talk.passed).toEqual([`${first}\n${again}`]);
    expect(done.buttons).toEqual([]);
  });

  test.each([
    [
      "en",
      "Please move it to April 13, 2027",
      "No, the hearing stays where it is. Only Ingrid Vale's day changes, to March 9. Please pass that on.",
    ],
    [
      "fr",
      "Déplacez la réservation au 13 avril 2027",
      "Non, l'audience ne bouge pas. Seule Ingrid Vale change de jour, pour le 9 mars. Transmettez cela à votre équipe.",
    ],
    [
      "es",
      "Por favor, muévala al 13 de abril de 2027",
      "No, la audiencia queda igual. Solo cambia el día de Ingrid Vale, al 9 de marzo. Páselo al personal.",
    ],
  ] as const)("%s: a no with what changes and an order to pass it on", async (locale, first, no) => {
    const talk = await sent(locale);
    expect(offered(await talk.say(first))).toContain("move");
    const done = await talk.say(no);
    expect(done.decision.commands).toMatchObject([{ kind: "pass_on" }]);
    expect(offered(done)).not.toContain("move");
    expect(talk.passed).toEqual([no]);
  });
});

describe("a typed yes counts", () => {
  test.each([
    [
      "en",
      "We'll be 12 for lunch, not 13.",
      ["please do", "Exactly.", "Yes please!", "exactly, thanks", "that's right", "go ahead", "Do that."],
    ],
    [
      "fr",
      "Nous serons 12 pour le dîner, et non 13.",
      ["Exactement.", "oui, faites", "c'est ça", "oui s'il vous plaît", "tout à fait", "allez-y"],
    ],
    ["es", "Somos 12 para el almuerzo, no 13.", ["exacto", "eso es", "sí, por favor", "hágalo", "así es", "adelante"]],
  ] as const)("%s", async (locale, words, answers) => {
    for (const answer of answers) {
      const talk = await sent(locale);
      await talk.say(words);
      await talk.say(answer);
      expect(talk.passed, answer).toEqual([words]);
    }
  });

  test.each([
    ["en", "We'll be 12 for lunch, not 13.", "Yes, and we need parking for two cars."],
    ["fr", "Nous serons 12 pour le dîner, et non 13.", "Oui, et il nous faut du stationnement pour deux voitures."],
    ["es", "Somos 12 para el almuerzo, no 13.", "Sí, y necesitamos estacionamiento para dos coches."],
  ] as const)("%s: what the yes adds goes with it", async (locale, words, answer) => {
    const talk = await sent(locale);
    await talk.say(words);
    await talk.say(answer);
    expect(talk.passed).toEqual([`${words}\n${answer}`]);
  });
});

describe("what is to be changed is asked of nobody who has said it", () => {
  test.each([
    ["en", "I'd like to change something about my booking", true],
    ["en", "I need to change my booking: the projector should be in the small room.", false],
    ["fr", "Je voudrais modifier ma réservation", true],
    ["fr", "Je voudrais modifier ma réservation : le projecteur doit être dans la petite salle.", false],
    ["es", "Quiero cambiar algo de mi reserva", true],
    ["es", "Quiero cambiar mi reserva: el proyector debe estar en la sala pequeña.", false],
  ] as const)("%s: %s", async (locale, words, isAsked) => {
    const talk = await sent(locale);
    const { decision } = await talk.say(words);
    expect(decision.say.some((one) => one.kind === "ask" && one.topic === "booking_change")).toBe(isAsked);
  });

  test.each([
    ["en", "I'd like to change something about my booking", "the chairs should be in a circle"],
    ["fr", "Je voudrais modifier ma réservation", "les chaises doivent être en cercle"],
    ["es", "Quiero cambiar algo de mi reserva", "las sillas deben ir en círculo"],
  ] as const)("%s: the answer reaches staff", async (locale, words, answer) => {
    const talk = await sent(locale);
    await talk.say(words);
    await talk.say(answer);
    await talk.say(YES[locale]);
    expect(talk.passed).toEqual([answer]);
  });
});
