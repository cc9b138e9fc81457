/** Of a message that a model has read, its days and hours stand, and what words of the story sound like is no order. */
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

type Answer = Record<string, unknown>;
const value = (field: string, words: string, quote = words, role = "states") => ({ field, value: words, quote, role });
const edit = (handle: string, does: string, quote: string, words?: string) => ({ handle, does, quote, ...(words ? { value: words } : {}) });

async function heard(locale: Locale, ...turns: (readonly [message: string, answer: Answer])[]) {
  const talk = new MemoryTalk(locale, NOW);
  let text = "";
  for (const [message, answer] of turns) ({ text } = await talk.say(message, {}, { values: [], ...answer }));
  return { values: talk.values(), text };
}

test("hours next to a second choice are no days of another month", async () => {
  const { values } = await heard("en", [
    "lets do miami. a tuesday would be good, march 9th next year i mean 2027, from 10 till 4. or that thursday the 11th if tuesday dont work. not the week of march 15 to 19 though",
    {
      values: [
        value("location", "arbitration_place_miami", "lets do miami"),
        value("preferredDate", "2027-03-09", "a tuesday would be good, march 9th next year i mean 2027"),
        value("startTime", "10:00", "from 10 till 4"),
        value("endTime", "16:00", "from 10 till 4"),
        value("preferredDate", "2027-03-11", "or that thursday the 11th if tuesday dont work", "backup"),
        value("preferredDate", "2027-03-15..2027-03-19", "not the week of march 15 to 19", "not"),
      ],
    },
  ]);
  expect(values).toMatchObject({ preferredDate: "2027-03-09", startTime: "10:00", endTime: "16:00" });
  expect(JSON.parse(values.alternativeDays ?? "")).toEqual([{ date: "2027-03-11" }]);
  expect(JSON.parse(values.ruledOutDays ?? "")).toEqual([{ date: "2027-03-15", until: "2027-03-19" }]);
  expect(values.remarks).toBeUndefined();
});

test("a week that is ruled out takes no day of the hearing with it, and a witness's language is not the talk's", async () => {
  const { values, text } = await heard("fr", [
    "L'arbitrage se tiendra à Montréal les 8 et 9 juin 2027, de 9 h à 16 h 30 le premier jour et de 8 h 30 à 15 h le second. Le 24 juin et la semaine du 14 au 18 juin sont exclus. M. Blythe témoignera en salle, en anglais.",
    {
      values: [
        value("proceedingType", "arbitration", "L'arbitrage"),
        value("location", "arbitration_place_montreal", "à Montréal"),
        value("preferredDate", "2027-06-08..2027-06-09", "les 8 et 9 juin 2027"),
        { ...value("startTime", "09:00", "de 9 h à 16 h 30 le premier jour"), on: "2027-06-08" },
        { ...value("endTime", "16:30", "de 9 h à 16 h 30 le premier jour"), on: "2027-06-08" },
        { ...value("startTime", "08:30", "de 8 h 30 à 15 h le second"), on: "2027-06-09" },
        { ...value("endTime", "15:00", "de 8 h 30 à 15 h le second"), on: "2027-06-09" },
        value("preferredDate", "2027-06-24", "Le 24 juin", "not"),
        value("preferredDate", "2027-06-14..2027-06-18", "la semaine du 14 au 18 juin sont exclus", "not"),
      ],
      people: [{ name: "M. Blythe", part: "witness", attends: "in_person", quote: "M. Blythe témoignera en salle, en anglais" }],
    },
  ]);
  const days = JSON.parse(values.bookingDates ?? "[]") as { date: string; startTime: string; endTime: string }[];
  expect(days.map(({ date, startTime, endTime }) => [date, startTime, endTime])).toEqual([
    ["2027-06-08", "09:00", "16:30"],
    ["2027-06-09", "08:30", "15:00"],
  ]);
  expect(JSON.parse(values.ruledOutDays ?? "")).toEqual([{ date: "2027-06-14", until: "2027-06-18" }, { date: "2027-06-24" }]);
  expect(text).toMatch(/noté/);
});

test("a day that its quote does not bear out is not taken", async () => {
  const { values } = await heard("en", [
    "A mediation in Toronto on Thursday, April 22, 2027.",
    { values: [value("proceedingType", "mediation", "A mediation"), value("preferredDate", "2027-05-06", "Thursday, April 22, 2027")] },
  ]);
  expect(values.preferredDate).toBe("2027-04-22");
});

const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
test("whatever days a model has read right are noted, and no others", async () => {
  const day = fc.record({
    month: fc.integer({ min: 1, max: 12 }),
    number: fc.integer({ min: 1, max: 28 }),
    hour: fc.integer({ min: 8, max: 11 }),
  });
  await fc.assert(
    fc.asyncProperty(day, fc.integer({ min: 5, max: 6 }), async ({ month, number, hour }, length) => {
      const iso = `2027-${String(month).padStart(2, "0")}-${String(number).padStart(2, "0")}`;
      const when = `${MONTHS[month - 1]} ${number}, 2027`;
      const hours = `from ${hour} till ${hour + length - 12 > 0 ? hour + length - 12 : hour + length}`;
      const { values } = await heard("en", [
        `An arbitration in Toronto, ${when}, ${hours}, or so the other side of 1998 says.`,
        {
          values: [
            value("proceedingType", "arbitration", "An arbitration"),
            value("location", "arbitration_place_toronto", "in Toronto"),
            value("preferredDate", iso, when),
            value("startTime", `${String(hour).padStart(2, "0")}:00`, hours),
            value("endTime", `${String(hour + length).padStart(2, "0")}:00`, hours),
          ],
        },
      ]);
      expect(
        values.bookingDates === undefined
          ? [values.preferredDate]
          : JSON.parse(values.bookingDates).map((one: { date: string }) => one.date),
      ).toEqual([iso]);
      expect([values.startTime, values.endTime]).toEqual([
        `${String(hour).padStart(2, "0")}:00`,
        `${String(hour + length).padStart(2, "0")}:00`,
      ]);
    }),
    { numRuns: 40 },
  );
});

const CONTACT: readonly [string, Answer] = [
  "It's Gerry Mottley, gerry.mottley@mail.example and 305-555-0172, call me, mornings are best.",
  {
    values: [
      value("contactName", "Gerry Mottley", "It's Gerry Mottley"),
      value("contactEmail", "gerry.mottley@mail.example"),
      value("contactPhone", "305-555-0172"),
      value("preferredContact", "phone", "call me"),
      value("contactWhen", "mornings are best"),
    ],
  },
];

test("a phone that is spoken of is not taken out, and no call is refused", async () => {
  const spoken = await heard("en", CONTACT, [
    "hold on, me and dwayne just spoke on the phone, its not half and half any more. he pays 60 percent and i pay 40",
    {
      values: [value("costsInWords", "he pays 60 percent and i pay 40")],
      acts: [{ act: "correct", quote: "its not half and half any more" }],
    },
  ]);
  expect(spoken.values).toMatchObject({ contactPhone: "+13055550172", contactBy: "phone" });
  const kept = await heard("en", CONTACT, [
    "hey dont throw out my phone, its 305-555-0172",
    { values: [value("contactPhone", "305-555-0172")], acts: [{ act: "correct", quote: "hey dont throw out my phone" }] },
  ]);
  expect(kept.values).toMatchObject({ contactPhone: "+13055550172", contactBy: "phone", contactWhen: "mornings are best" });
});

test("when to call stays as it was where the model keeps it", async () => {
  const { values } = await heard("en", CONTACT, [
    "no no, i want you to CALL me, in the mornings. and take out the 50/50, the costs are 60 percent dwayne 40 percent me",
    {
      edits: [edit("contactBy", "replace", "i want you to CALL me", "phone"), edit("contactWhen", "keep", "in the mornings")],
      values: [value("financialResponsibility", "other", "take out the 50/50"), value("costsInWords", "60 percent dwayne 40 percent me")],
      acts: [{ act: "correct", quote: "no no, i want you to CALL me" }],
    },
  ]);
  expect(values).toMatchObject({ contactBy: "phone", contactWhen: "mornings are best", costsInWords: "60 percent dwayne 40 percent me" });
});

test("a need of the visitor's own is noted with them, and a sum keeps its sign", async () => {
  const { values } = await heard("fr", [
    "Je suis Gaëtan Roy, je suis malentendant de l'oreille gauche. Litige : récolte perdue, réclamation de 620 000 $.",
    {
      values: [
        value("contactName", "Gaëtan Roy", "Je suis Gaëtan Roy"),
        value("caseDescription", "récolte perdue, réclamation de 620 000 $"),
      ],
      people: [
        {
          self: true,
          name: "Gaëtan Roy",
          part: "claimant",
          access: "malentendant de l'oreille gauche",
          quote: "je suis malentendant de l'oreille gauche",
        },
      ],
    },
  ]);
  expect(values.caseDescription).toBe("récolte perdue, réclamation de 620 000 $");
  expect(JSON.stringify(JSON.parse(values.people ?? "[]"))).toContain("malentendant de l'oreille gauche");
});

test("how the breakout rooms are shared out is kept, and a firm in brackets is nobody", async () => {
  const { values } = await heard("fr", [
    "En face, son avocat Martin Kessler (Kessler Dunn, s.e.n.c.r.l.), en salle. Deux salles de retrait, une par partie. Nous serons 6 en salle.",
    {
      values: [value("breakoutRoomCount", "2", "Deux salles de retrait"), value("mainRoomCapacity", "6", "Nous serons 6 en salle")],
      people: [
        {
          name: "Martin Kessler",
          firm: "Kessler Dunn, s.e.n.c.r.l.",
          part: "counsel",
          side: "respondent",
          attends: "in_person",
          quote: "son avocat Martin Kessler (Kessler Dunn, s.e.n.c.r.l.), en salle",
        },
      ],
    },
  ]);
  expect((JSON.parse(values.people ?? "[]") as { name: string }[]).map(({ name }) => name)).toEqual(["Martin Kessler"]);
  expect(values).toMatchObject({ breakoutRoomCount: "2", mainRoomCapacity: "6" });
  expect(values.remarks).toContain("une par partie");
});

test("what a model has passed over in a word or two is no remark", async () => {
  const { values } = await heard("en", [
    "ok talked to my wife, lets do miami, closer for us.",
    { values: [value("location", "arbitration_place_miami", "lets do miami")], acts: [{ act: "aside", quote: "ok talked to my wife" }] },
  ]);
  expect(values.location).toBe("arbitration_place_miami");
  expect(values.remarks).toBeUndefined();
});

const ARBITRATION = [
  value("proceedingType", "arbitration", "An arbitration"),
  value("location", "arbitration_place_toronto", "in Toronto"),
];
const daysOf = (values: Record<string, string>): string[] =>
  values.bookingDates
    ? (JSON.parse(values.bookingDates) as { date: string }[]).map(({ date }) => date)
    : values.preferredDate
      ? [values.preferredDate]
      : [];

test("what the model passes over of days and hours, our readers keep", async () => {
  const day = await heard("en", [
    "An arbitration in Toronto on Tuesday, April 13, 2027, from 10 to 4.",
    { values: [...ARBITRATION, value("startTime", "10:00", "April 13, 2027, from 10 to 4"), value("endTime", "16:00", "from 10 to 4")] },
  ]);
  expect([daysOf(day.values), day.values.startTime, day.values.endTime]).toEqual([["2027-04-13"], "10:00", "16:00"]);
  const hours = await heard("en", [
    "An arbitration in Toronto on April 13 and 14, 2027. On the 14th we end at 1 p.m.",
    { values: [...ARBITRATION, value("preferredDate", "2027-04-13..2027-04-14", "April 13 and 14, 2027")] },
  ]);
  expect(daysOf(hours.values)).toEqual(["2027-04-13", "2027-04-14"]);
  const [first] = JSON.parse(hours.values.bookingDates ?? "[]") as { endTime?: string }[];
  expect(first?.endTime).toBeUndefined();
  const second = await heard("en", [
    "An arbitration in Toronto on April 13, 2027. Our second choice is May 11, 2027.",
    { values: [...ARBITRATION, value("preferredDate", "2027-04-13", "April 13, 2027")] },
  ]);
  expect(second.values.alternativeDays).toContain("2027-05-11");
});

test("a day that is left out of a run is not booked", async () => {
  const { values } = await heard("en", [
    "An arbitration in Toronto, April 12 to 16, 2027, except the 14th.",
    { values: [...ARBITRATION, value("preferredDate", "2027-04-12..2027-04-16", "April 12 to 16, 2027, except the 14th")] },
  ]);
  expect(daysOf(values)).not.toContain("2027-04-14");
});

test.each([
  ["another year", "An arbitration in Toronto on March 12.", value("preferredDate", "2029-03-12", "March 12")],
  [
    "a number of a year",
    "An arbitration in Toronto, a hearing in March 2027.",
    value("preferredDate", "2027-03-20", "a hearing in March 2027"),
  ],
  [
    "a number of people",
    "An arbitration in Toronto in March 2027, 10 people.",
    value("preferredDate", "2027-03-10", "in March 2027, 10 people"),
  ],
  ["no day of any month", "An arbitration in Toronto on the 5th, 13 people.", value("preferredDate", "2027-13-05", "the 5th, 13 people")],
] as const)("%s bears out no day", async (_, message, claim) => {
  const { values } = await heard("en", [message, { values: [...ARBITRATION, claim] }]);
  expect(daysOf(values)).not.toContain(claim.value);
});

test("an hour that is said with other minutes is not taken, nor one of another day", async () => {
  const minutes = await heard("en", [
    "An arbitration in Toronto on April 13, 2027, at 9:30.",
    { values: [...ARBITRATION, value("preferredDate", "2027-04-13", "April 13, 2027"), value("startTime", "09:00", "at 9:30")] },
  ]);
  expect(minutes.values.startTime).toBe("09:30");
  const other = await heard("en", [
    "An arbitration in Toronto on April 13 and 14, 2027, from 10 to 5. On the 14th we end at 1 p.m.",
    {
      values: [
        ...ARBITRATION,
        value("preferredDate", "2027-04-13..2027-04-14", "April 13 and 14, 2027"),
        value("startTime", "10:00", "from 10 to 5"),
        value("endTime", "17:00", "from 10 to 5"),
        { ...value("endTime", "13:00", "On the 14th we end at 1 p.m."), on: "2027-04-13" },
      ],
    },
  ]);
  const [first] = JSON.parse(other.values.bookingDates ?? "[]") as { date: string; endTime?: string; duration: string }[];
  expect(first?.endTime).not.toBe("13:00");
});

test("what a model forgets is not lost: a need, an order, a refusal of calls", async () => {
  const need = await heard("en", [
    "An arbitration in Toronto on April 13, 2027. Wheelchair access.",
    { values: [...ARBITRATION, value("preferredDate", "2027-04-13", "April 13, 2027")] },
  ]);
  expect(JSON.stringify(need.values)).toMatch(/wheelchair access/i);
  const order = await heard(
    "en",
    [
      "An arbitration in Toronto with a court reporter.",
      { values: [...ARBITRATION, value("courtReportingRequired", "true", "a court reporter")] },
    ],
    ["Lunch for 12. Scrap the court reporter.", { values: [value("catering", "Lunch for 12")] }],
  );
  expect(order.values.courtReportingRequired).not.toBe("true");
  const calls = await heard("en", [
    "I'm Ana Roy. Please don't call me. Evenings are best, in writing.",
    { values: [value("contactName", "Ana Roy", "I'm Ana Roy"), value("contactWhen", "Evenings are best, in writing")] },
  ]);
  expect(calls.values.contactBy).toBe("no_calls");
});

test("a name behind a title begins no sentence", async () => {
  const { values } = await heard("en", [
    "An arbitration in Toronto. Dr. El Khoury, our expert, comes in person.",
    {
      values: ARBITRATION,
      people: [{ name: "Dr. El Khoury", part: "expert", attends: "in_person", quote: "Dr. El Khoury, our expert, comes in person" }],
    },
  ]);
  expect(values.people).toContain("Dr. El Khoury");
});
