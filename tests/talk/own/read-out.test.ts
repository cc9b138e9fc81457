/** What the request says is read out of it: exactly what was asked, yes or no first, people by day, hours by day, services with their days. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { value } from "#tests/models/begun.ts";
import { NOW } from "../mends/kit.ts";

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");

const OPENING = {
  en: "Arbitration in person in Toronto, March 9, 2027 from 10:00 to 16:30 and March 11, 2027 from 13:00 to 17:00, 8 people.",
  fr: "Arbitrage en personne à Toronto, le 9 mars 2027 de 10 h à 16 h 30 et le 11 mars 2027 de 13 h à 17 h, 8 personnes.",
  es: "Arbitraje presencial en Toronto, el 9 de marzo de 2027 de 10:00 a 16:30 y el 11 de marzo de 2027 de 13:00 a 17:00, 8 personas.",
} as const;
const SERVICES = {
  en: "Court reporter Thursday only, interpreter Tuesday, Korean. Lunch for 9 on Tuesday. 2 breakout rooms.",
  fr: "Sténographe jeudi seulement, interprète mardi, coréen. Dîner pour 9 le mardi. 2 salles de retrait.",
  es: "Estenógrafo solo el jueves, intérprete el martes, coreano. Almuerzo para 9 el martes. 2 salas auxiliares.",
} as const;

/** A hearing of two days with hours of their own, four people, and services of one day. */
async function twoDays(locale: Locale): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, NOW);
  const on = (field: string, said: string, quote: string, date: string) => ({ ...value(field, said, quote), on: date });
  const [first, second] = locale === "en" ? ["Tuesday", "Thursday"] : locale === "fr" ? ["mardi", "jeudi"] : ["martes", "jueves"];
  await talk.say(OPENING[locale]);
  await talk.say(
    `Imke Duarte, Rolf Pastor; Yusuf Bek ${first}; Sanna Aho ${second} video`,
    {},
    {
      values: [],
      people: [
        { name: "Imke Duarte", part: "counsel", quote: "Imke Duarte", attends: "in_person" },
        { name: "Rolf Pastor", part: "neutral", quote: "Rolf Pastor", attends: "in_person" },
        { name: "Yusuf Bek", part: "witness", quote: `Yusuf Bek ${first}`, attends: "in_person", days: "2027-03-09" },
        { name: "Sanna Aho", part: "expert", quote: `Sanna Aho ${second} video`, attends: "remote", days: "2027-03-11" },
      ],
    },
  );
  const said = SERVICES[locale];
  const part = (at: number) => said.split(/[,.] /)[at] ?? "";
  await talk.say(
    said,
    {},
    {
      values: [
        on("courtReportingRequired", "true", part(0), "2027-03-11"),
        on(
          "needsInterpretation",
          "true",
          { en: "interpreter Tuesday, Korean", fr: "interprète mardi, coréen", es: "intérprete el martes, coreano" }[locale],
          "2027-03-09",
        ),
        on(
          "interpretationLanguage",
          { en: "Korean", fr: "coréen", es: "coreano" }[locale],
          { en: "interpreter Tuesday, Korean", fr: "interprète mardi, coréen", es: "intérprete el martes, coreano" }[locale],
          "2027-03-09",
        ),
        on(
          "catering",
          { en: "Lunch for 9", fr: "Dîner pour 9", es: "Almuerzo para 9" }[locale],
          { en: "Lunch for 9 on Tuesday", fr: "Dîner pour 9 le mardi", es: "Almuerzo para 9 el martes" }[locale],
          "2027-03-09",
        ),
      ],
      rooms: [{ count: 2, quote: { en: "2 breakout rooms", fr: "2 salles de retrait", es: "2 salas auxiliares" }[locale] }],
    },
  );
  return talk;
}

/** What is said to a question; nothing changes by it, nothing goes to staff, and the whole is not read back. */
async function toldOf(locale: Locale, message: string, of?: string) {
  const talk = await twoDays(locale);
  const before = talk.values();
  const answer = of === undefined ? undefined : { values: [], questions: [{ quote: message, answer: "request", of }] };
  const turn = await talk.say(message, {}, answer);
  const kinds = turn.spoken.map(({ kind }) => kind);
  const told = plain(
    turn.spoken
      .filter(({ kind }) => kind === "shown")
      .map(({ text }) => text)
      .join("\n"),
  );
  return { told, kinds, same: JSON.stringify(before) === JSON.stringify(talk.values()) };
}

type Case = [locale: Locale, message: string, has: RegExp, hasNot: RegExp, of?: string];
const CASES: readonly Case[] = [
  ["en", "where does it say Tuesday is 10 to 4:30?", /^Yes.*Tuesday, March 9.*10:00 a\.m\. to 4:30 p\.m\./, /Thursday|Lunch|Imke/],
  ["en", "does the form say Thursday is 2 to 5?", /^No.*Thursday, March 11.*1:00 p\.m\. to 5:00 p\.m\./, /Tuesday|Lunch/],
  [
    "en",
    "can you read me back who is coming each day",
    /Tuesday, March 9.*Imke Duarte.*Yusuf Bek[\s\S]*Thursday, March 11.*Sanna Aho/,
    /Korean|Lunch|10:00/,
  ],
  ["en", "who's there on the Thursday?", /Thursday, March 11.*Sanna Aho/, /Yusuf|Tuesday|Lunch/],
  ["en", "What does the request say about the interpreter?", /Korean.*Tuesday, March 9/, /Lunch|Imke|Thursday/],
  ["en", "which days does it say the court reporter is on?", /Thursday, March 11/, /Korean|Lunch|Tuesday/],
  ["en", "Does it say the court reporter is for Tuesday?", /^No.*Thursday, March 11/, /Korean|Lunch/],
  ["en", "What does the form say about lunch now?", /Lunch for 9/, /Korean|Imke|Thursday/],
  ["en", "What does it say about rooms?", /Breakout rooms: 2/, /Korean|Lunch|Imke/],
  ["en", "Does the request say three breakout rooms?", /^No.*Breakout rooms: 2/, /Korean|Lunch|Imke/],
  ["en", "what does it say for Tuesday now?", /10:00 a\.m\. to 4:30/, /Thursday|Sanna/],
  ["en", "does it say the 11th is 1 to 5?", /^Yes.*Thursday, March 11.*1:00 p\.m\. to 5:00/, /Tuesday|Lunch/],
  ["en", "What is still missing on the form?", /Matter|E-mail|Name/, /Korean|Lunch|Imke/],
  ["fr", "Qui vient quel jour ?", /mardi 9 mars.*Yusuf Bek[\s\S]*jeudi 11 mars.*Sanna Aho/i, /coréen|Dîner|10 h/],
  ["fr", "Que dit maintenant la demande sur l'interprète ?", /coréen.*mardi 9 mars/i, /Dîner|Imke|jeudi/],
  ["fr", "Où est-il écrit que jeudi commence à 14 h ?", /^Non.*jeudi 11 mars.*13 h/, /mardi|Dîner/],
  ["fr", "Est-ce que le formulaire dit que mardi va de 10 h à 16 h 30 ?", /^Oui.*mardi 9 mars.*10 h/, /jeudi|Dîner/],
  ["fr", "Qu'est-il écrit au sujet des salles ?", /Salles de caucus : 2/, /coréen|Dîner|Imke/],
  ["fr", "Relisez-moi qui sera là jeudi, s'il vous plaît.", /jeudi 11 mars.*Sanna Aho/i, /Yusuf|mardi/],
  ["fr", "Quels jours avez-vous mis pour le sténographe ?", /jeudi 11 mars/, /coréen|Dîner|mardi/],
  ["fr", "Que dit le formulaire pour les repas ?", /Dîner pour 9/, /coréen|Imke|jeudi/],
  ["es", "¿Y qué dice ahora el formulario sobre las salas?", /Salas auxiliares: 2/, /coreano|Almuerzo|Imke/],
  ["es", "¿Quién viene cada día?", /martes,? 9 de marzo.*Yusuf Bek[\s\S]*jueves,? 11 de marzo.*Sanna Aho/i, /coreano|Almuerzo|10:00/],
  ["es", "¿Dónde dice que el martes es de 10 a 16:30?", /^Sí.*martes,? 9 de marzo.*10:00/, /jueves|Almuerzo/],
  ["es", "¿El formulario dice que el jueves es de 14 a 17?", /^No.*jueves,? 11 de marzo.*1:00/, /martes|Almuerzo/],
  ["es", "¿Qué dice la solicitud del intérprete?", /coreano.*martes,? 9 de marzo/i, /Almuerzo|Imke|jueves/],
  ["es", "¿Qué días dice que está el estenógrafo?", /jueves,? 11 de marzo/, /coreano|Almuerzo|martes/],
  ["es", "Léame quién asiste el martes", /martes,? 9 de marzo.*Yusuf Bek/i, /Sanna|jueves/],
  ["es", "¿Qué dice el formulario sobre las comidas?", /Almuerzo para 9/, /coreano|Imke|jueves/],
  ["en", "Does the record have the stenographer on the Tuesday?", /^No.*Thursday, March 11/, /Korean|Lunch|Imke/, "some_days1"],
  ["en", "Remind me, Sanna is in for when?", /Sanna Aho.*Thursday, March 11/, /Yusuf|Korean|Lunch/, "person3"],
  ["en", "And for the second of the two, what is down?", /1:00 p\.m\. to 5:00/, /Tuesday|Yusuf|Lunch/, "day2"],
  ["fr", "Rappelez-moi les heures du premier des deux ?", /10 h.*16 h 30/, /jeudi|Dîner/, "day1"],
  ["es", "¿Y cómo quedó lo de las traducciones?", /coreano/i, /Almuerzo|Imke/, "interpretationLanguage"],
];

describe("what the request says", () => {
  test.each(CASES)("%s: %s", async (locale, message, has, hasNot, of) => {
    const { told, kinds, same } = await toldOf(locale, message, of);
    expect(told).toMatch(has);
    expect(told).not.toMatch(hasNot);
    expect(told.split("\n").length).toBeLessThanOrEqual(5);
    expect(kinds).not.toContain("unanswered");
    expect(kinds).not.toContain("answer");
    expect(kinds).not.toContain("summary");
    expect(same).toBe(true);
  });
});
