/** What single days have of their own changes no day: it reaches the plan, or is kept in its words. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { type Answer, remarksOf, talkAfter, value } from "../begun.ts";

const NOW = new Date("2026-11-29T15:00:00Z");
const D = ["2027-03-05", "2027-03-12", "2027-03-19"] as const;
const on = (field: string, said: string, quote: string, days: string) => ({ field, value: said, quote, on: days });
const hours = (quote: string, days: string, start: string, end: string) => [
  on("startTime", start, quote, days),
  on("endTime", end, quote, days),
];
type Day = { date: string; startTime: string; endTime?: string; duration: string };
const daysOf = (talk: MemoryTalk): Day[] => JSON.parse(talk.values().bookingDates ?? "[]");

async function begun() {
  const talk = new MemoryTalk("fr", NOW);
  await talk.say(
    "Un arbitrage à Montréal les 5, 12 et 19 mars 2027, de 9 h à 17 h. Nous serons 14.",
    {},
    {
      values: [
        value("proceedingType", "arbitration", "arbitrage"),
        value("location", "arbitration_place_montreal", "Montréal"),
        ...D.map((day) => value("preferredDate", day, "les 5, 12 et 19 mars 2027")),
        value("startTime", "09:00", "de 9 h à 17 h"),
        value("endTime", "17:00", "de 9 h à 17 h"),
        value("mainRoomCapacity", "14", "Nous serons 14"),
      ],
    },
  );
  expect(daysOf(talk).map(({ date }) => date)).toEqual(D);
  return talk;
}

const OF_DAY = [
  ["mainRoomCapacity", "8", "8 personnes seulement"],
  ["courtReportingRequired", "true", "un sténographe seulement"],
  ["courtReportingRequired", "false", "pas de sténographe"],
  ["needsConferencingUnit", "true", "un écran de 65 pouces"],
] as const;

test("a value of one day never changes the days, their hours, or how many come in all", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...OF_DAY), fc.constantFrom(0, 1, 2), fc.boolean(), async ([field, said, words], at, isFirst) => {
      const day = Number(D[at]?.slice(8));
      const quote = isFirst ? `Le ${day}, ${words}` : `${words} le ${day}`;
      const talk = await begun();
      const before = talk.values();
      await talk.say(`${quote}.`, {}, { values: [on(field, said, quote, D[at] ?? "")] });
      expect(talk.values()).toMatchObject({ bookingDates: before.bookingDates, mainRoomCapacity: "14" });
      // What has days of its own in the plan is noted with them; anything else is kept in its words.
      expect(remarksOf(talk).join(" ") + (talk.values().onSomeDays ?? "")).toContain(String(day));
    }),
    { numRuns: 12 },
  );
});

test("of a number that differs by day the room is for the most", async () => {
  const message = "14 personnes les deux premiers jours, 8 le 19, 20 le 12.";
  const talk = await begun();
  await talk.say(
    message,
    {},
    {
      values: [on("mainRoomCapacity", "8", "8 le 19", D[2]), on("mainRoomCapacity", "12", "14 personnes les deux premiers jours", D[0])],
    },
  );
  expect(talk.values().mainRoomCapacity).toBe("14");
  expect(JSON.parse(talk.values().onSomeDays ?? "[]")).toEqual([{ field: "mainRoomCapacity", days: [D[2]], note: "8" }]);
});

describe("what a model reads as something else is no hour of the hearing", () => {
  const message = "Il nous faut l'accès à 8 h 30 les trois jours pour nous installer, et une imprimante.";
  const words = "l'accès à 8 h 30 les trois jours pour nous installer";
  const answers: readonly Answer[] = [
    { values: [value("specialRequirements", "une imprimante")], remarks: [words] },
    { values: [value("specialRequirements", words), value("specialRequirements", "une imprimante")] },
  ];
  test.each(answers)("%#", async (answer) => {
    const talk = await begun();
    const before = talk.values().bookingDates;
    await talk.say(message, {}, { values: [], ...answer });
    expect(talk.values().bookingDates).toBe(before);
    expect(talk.visitor.state.talk?.offered).toEqual([]);
  });
});

describe("without a model", () => {
  test.each([
    [
      "fr",
      "Arbitrage à Montréal les 8, 9 et 10 mars 2027, de 9 h à 17 h.",
      "Il nous faut l'accès à 8 h 30 chaque jour pour nous installer.",
    ],
    ["en", "Arbitration in Toronto on March 8, 9 and 10, 2027, 9 to 5.", "We need access at 8:15 a.m. each day to set up."],
    [
      "es",
      "Arbitraje en Miami el 8, 9 y 10 de marzo de 2027, de 9 a 5 de la tarde.",
      "Necesitamos entrar a las 8:00 para montar el equipo.",
    ],
    ["en", "Arbitration in Toronto on March 8, 9 and 10, 2027, 9 to 5. 14 people.", "There will be only 8 people on the 10th."],
    ["fr", "Arbitrage à Montréal les 8, 9 et 10 mars 2027, de 9 h à 17 h. 14 personnes.", "Et 8 personnes seulement le 10."],
  ] as const)("%s: %s %s", async (locale, first, message) => {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(first);
    const before = talk.values();
    await talk.say(message);
    for (const field of ["consecutiveStartDate", "consecutiveEndDate", "consecutiveStartTime", "mainRoomCapacity", "contactBy"])
      expect(talk.values()[field]).toBe(before[field]);
    expect(remarksOf(talk).join(" ")).toMatch(/8/);
  });

  test.each([
    ["en", "Arbitration in Toronto on March 8, 9 and 10, 2027.", "Day 1 from 9 to 6, the other two 9 to 2."],
    ["fr", "Arbitrage à Montréal les 8, 9 et 10 mars 2027.", "Le jour 1 de 9 h à 18 h, les deux autres de 9 h à 14 h."],
    ["es", "Arbitraje en Miami el 8, 9 y 10 de marzo de 2027.", "Día 1 de 9 a 6 de la tarde, los otros dos de 9 a 2."],
  ] as const)("days by their place (%s)", async (locale, first, message) => {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(first);
    await talk.say(message);
    expect(daysOf(talk).map(({ date, endTime }) => [date, endTime])).toEqual([
      ["2027-03-08", "18:00"],
      ["2027-03-09", "14:00"],
      ["2027-03-10", "14:00"],
    ]);
  });
});

test("the numbers of a list are no days, with a model and without", async () => {
  const items = ["Dossier SAR-2026", "Vendredis 5, 12 et 19 mars 2027", "Une salle d'audience", "Écran", "Imprimante"];
  const list = `Voici :\n\n${items.map((item, at) => `${at + 1}. ${item}`).join("\n")}`;
  const answer = {
    values: [
      ...D.map((day) => value("preferredDate", day, "2. Vendredis 5, 12 et 19 mars 2027")),
      value("specialRequirements", "Écran", "4. Écran"),
    ],
  };
  for (const told of [answer, undefined]) {
    const talk = new MemoryTalk("fr", NOW);
    await talk.say("Un arbitrage à Montréal en mars.");
    await talk.say(list, {}, told);
    expect(daysOf(talk).map(({ date }) => date)).toEqual(D);
  }
});

const ES = [
  "El arbitraje es el 13, 14 y 15 de abril de 2027.",
  { edits: [], values: [{ ...value("preferredDate", "2027-04-13..2027-04-15", "13, 14 y 15 de abril de 2027"), role: "corrects" }] },
] as const;
const MOVE = "El árbitro no puede esa semana. Pasémoslo al 20, 21 y 22 de abril. Seríamos 11 personas.";
const QUOTE = "20, 21 y 22 de abril";
const replace = (at: number, said: string) => ({ handle: `day${at}`, does: "replace", value: said, quote: QUOTE });

test.each([
  ["an edit of each day", { edits: [20, 21, 22].map((day, at) => replace(at + 1, `2027-04-${day}`)) }],
  ["days that correct", { values: [{ ...value("preferredDate", "2027-04-20..2027-04-22", QUOTE), role: "corrects" }] }],
  [
    "one day for all, and the others out",
    {
      edits: [
        replace(1, "2027-04-20, 2027-04-21, 2027-04-22"),
        ...[2, 3].map((at) => ({ handle: `day${at}`, does: "remove", quote: QUOTE })),
      ],
    },
  ],
])("several days are moved at once: %s", async (_, answer) => {
  const { talk } = await talkAfter("es", ES, [
    MOVE,
    { ...answer, values: [value("mainRoomCapacity", "11", "11 personas"), ...("values" in answer ? answer.values : [])] },
  ]);
  expect(talk.values()).toMatchObject({ consecutiveStartDate: "2027-04-20", consecutiveEndDate: "2027-04-22", mainRoomCapacity: "11" });
});

test("a further day comes with its hours, and asks nothing", async () => {
  const talk = await begun();
  const quote = "de 9 h 30 à 14 h";
  await talk.say(
    `Vous oubliez le vendredi 26 mars, ${quote}.`,
    {},
    {
      values: [
        { ...value("preferredDate", "2027-03-26", "vendredi 26 mars"), more: true },
        ...hours(quote, "2027-03-26", "09:30", "14:00"),
      ],
    },
  );
  expect(daysOf(talk).map(({ date }) => date)).toEqual([...D, "2027-03-26"]);
  expect(daysOf(talk).at(-1)).toMatchObject({ startTime: "09:30", endTime: "14:00" });
});
