/**
 * Corrections of round 2 that had no effect, or a wrong one, in strangers' talks (`tests/evals/talks/round-2`, opened on 2026-11-23). The openings
 * are cut to what the correction is about; the corrections are theirs to the letter.
 */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { difference, NOW } from "./kit.ts";

type Failure = [name: string, locale: Locale, before: readonly string[], message: string, changed: Readonly<Record<string, unknown>>];

const GAIL = "Gail Pruden, Hartwell Bosco LLP, gpruden@hartwellbosco.ca, 416-555-0182. Slip and fall, occupiers' liability.";
const TORONTO = `Need to book a one-day mediation in Toronto, Thurs Jan 21 2027, 9:30 to 5. 9 people, 2 breakout rooms.`;
const VIKTOR = "I am Viktor Hrynko from Baltrans Engineering, v.hrynko@baltrans-eng.com, +1 438 555 0166";
const TURBINES =
  "Hello, we have arbitration with firm Turbines Lavoie from Quebec, about the delay of delivery of gear boxes. It is by ICC rules. We need the hearing room in Montreal for 3 days, 16-18 February 2027";
const ERNESTO =
  "Ernesto Villalobos, e.villalobos@outlook.com, tel +52 55 5555 0119. sin despacho. Es por un contrato de flete con Bluewater Freight, una empresa de Toronto. Ciudad: Toronto";
const YOLANDA =
  "Yolanda Prieto, de Panaderia La Espiga LLC, 305 555 0164, yolanda@laespigamiami.com. Es por la reparticion de la panaderia.";
const FURST = "necesito un full day mediation en Miami para feb 17, de 9 a 5, somos 8. mediator ya lo tenemos, Judge Alan Furst (ret.)";
const YESENIA = "Yesenia Batista, paralegal, Kaplan Ortega LLP, 305-555-0148, ybatista@kaplanortega.com. Es un claim de huracán";
const RODRIGO = "Quiero hacer una mediación en Gran Caimán el martes 2 de febrero de 2027, de 9 a 4. Abogada: Joanna Reid. Somos 4.";
const KARIM = "le 11 mars de 9h a 16h, arbitrage en ligne. Karim Benali, 438 555 0133 karim.benali88@hotmail.com. mon toit coule";
const CAYMAN =
  "Nous recherchons un lieu d'audience à Grand Cayman pour un arbitrage, cinq jours à compter du lundi 7 juin 2027, de 9 heures à 16 heures. Dix-huit participants sont attendus.";
const FIRM = "haha firm is Lumen Foods, not HR 😅 I'm Tiffany Kowalchuk, tiffany.k@lumenfoods.com.";
const TIFFANY = "I'm Tiffany from HR at Lumen Foods, we'd like to do a mediation online, Wed Dec 9 in the afternoon like 1 to 4:30?";

const FAILURES: Failure[] = [
  ["a1", "en", [TORONTO, GAIL], "Breakout rooms should be 3, not 2.", { breakoutRoomCount: "3" }],
  ["a1", "en", [TORONTO, GAIL], "Still shows 2 breakout rooms. Make it 3.", { breakoutRoomCount: "3" }],
  ["a1", "en", [TORONTO, GAIL], "No! 11 people. 3 BREAKOUT rooms.", { mainRoomCapacity: "11", breakoutRoomCount: "3" }],
  ["a4", "en", [TIFFANY], FIRM, { contactFirm: "Lumen Foods", contactEmail: "tiffany.k@lumenfoods.com" }],
  ["a4", "en", [TIFFANY, FIRM], "The date should be December 10.", { preferredDate: "2026-12-10" }],
  ["a4", "en", [TIFFANY, FIRM], "Name should be Tiffany Kowalchuk, Lumen Foods is the company", { contactName: "Tiffany Kowalchuk" }],
  // The ICC is noted of nobody: who is noted as a participant stays.
  ["a5", "en", [TURBINES, VIKTOR], "ICC is not participant, please remove it. The rest is ok.", {}],
  ["a5", "en", [TURBINES, VIKTOR, "We will be 12 persons."], "Also we are 14 persons now, not 12.", { mainRoomCapacity: "14" }],
  ["b2", "fr", [CAYMAN, "Deuxième choix le 14 juin 2027"], "pis enleve le deuxieme choix jai jamais dit ca", { alternativeDays: "" }],
  ["b5", "fr", [CAYMAN], "Par ailleurs, rectification : nous serons vingt-deux et non dix-huit.", { mainRoomCapacity: "22" }],
  [
    "b5",
    "fr",
    [`${CAYMAN} À défaut de Grand Cayman, Miami nous conviendrait.`],
    "Non : Grand Cayman demeure notre premier choix. Miami n'est qu'une solution de repli.",
    {},
  ],
  ["c3", "es", [FURST, YESENIA], "perdón ahora somos 10, no 8.", { mainRoomCapacity: "10" }],
  ["c3", "es", [FURST, YESENIA], 'nombre del mediador sigue mal. quítale el "(ret".', { mediatorName: "Alan Furst" }],
  ["c3", "es", [FURST, YESENIA], "nombre del mediador: Alan Furst.", { mediatorName: "Alan Furst" }],
  ["c1", "es", [FURST, YESENIA, "Solicitamos almuerzo para los once asistentes"], "El almuerzo ya no se requiere", { catering: "" }],
  ["d5", "fr", [CAYMAN], "Par ailleurs nous serons finalement 20 sur place et non 18.", { mainRoomCapacity: "20" }],
  ["e4", "fr", [KARIM, "mon cabinet: Toitures Gagnon inc"], "enlevez Toitures Gagnon du cabinet svp.", { contactFirm: "" }],
  [
    "e5",
    "es",
    ["una mediacion en miami el 2 y 3 de febrero de 10 a 5. si no, el 9 de febrero", YOLANDA],
    "La segunda opción esa está mal, bórrela, no tengo segunda opción.",
    { alternativeDays: "" },
  ],
  [
    "e5",
    "es",
    ["una mediacion en miami el 2 y 3 de febrero de 10 a 5. si no, el 9 de febrero", YOLANDA],
    "Y quite la segunda opción",
    { alternativeDays: "" },
  ],
  ["e6", "es", ["un arbitraje, todo en linea, el 27 de enero de 11 a 14", ERNESTO], "quite Toronto por favor", { location: "" }],
  ["e6", "es", ["un arbitraje, todo en linea, el 27 de enero de 11 a 14", ERNESTO], "Ciudad: ninguna, es virtual", { location: "" }],
  ["e6", "es", ["un arbitraje, todo en linea, el 27 de enero de 11 a 14", ERNESTO], "Ya le dije, quite la ciudad.", { location: "" }],
];

async function following(locale: Locale, before: readonly string[], message: string) {
  const talk = new MemoryTalk(locale, NOW);
  for (const one of before) await talk.say(one);
  const values = talk.values();
  const reply = await talk.say(message);
  return { talk, reply, changed: difference(values, talk.values()) };
}

describe("a stranger's correction", () => {
  test.each(FAILURES)("%s, %s: %s: %s", async (_name, locale, before, message, expected) => {
    expect((await following(locale, before, message)).changed).toEqual(expected);
  });

  test("of a part makes nobody twice", async () => {
    const { talk } = await following("en", [TURBINES], "Turbines Lavoie is not arbitrator, they are the other side, respondent.");
    const people: PersonSaid[] = JSON.parse(talk.values().people || "[]");
    expect(talk.values().respondentName).toBe("Turbines Lavoie");
    expect(people.filter(({ name }) => name === "Turbines Lavoie").every(({ part }) => part === "respondent")).toBe(true);
  });

  test("of a way of attending is of that person", async () => {
    const { talk } = await following("es", [RODRIGO], "Joanna Reid no está en la sala, va por video.");
    expect(JSON.parse(talk.values().people ?? "[]")).toEqual([expect.objectContaining({ name: "Joanna Reid", attends: "remote" })]);
    expect(talk.values().mainRoomCapacity).toBe("4");
  });

  test.each<[Locale, readonly string[], string]>([
    ["en", [TURBINES, VIKTOR], "ICC is not participant, it is the rules only."],
    ["fr", [KARIM, "mon cabinet: Toitures Gagnon inc"], "non Toitures Gagnon c pas mon cabinet c le gars que je poursuit."],
    ["es", [FURST, YESENIA, "lunch para 8"], "Una corrección: pensándolo bien, en lugar de almuerzo bastará servicio de café continuo."],
    ["fr", [KARIM, "Il s'agit d'un toit qui coule."], "L'affaire n'est toujours pas bonne."],
  ])("that cannot be placed opens a card: %s, %s, %s", async (locale, before, message) => {
    const { reply, changed } = await following(locale, before, message);
    expect(reply.decision.say.some(({ kind }) => kind === "edit")).toBe(true);
    expect(changed).toEqual({});
  });
});
