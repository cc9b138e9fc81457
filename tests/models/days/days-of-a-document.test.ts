/** A yes to the days of a document takes all of them, each with its hours; an order with a hedge, or for one day's start alone, is one. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { type Answer, remarksOf, value } from "../begun.ts";

const NOW = new Date("2026-11-30T15:00:00Z");
const say = (talk: MemoryTalk, message: string, answer: Answer) => talk.say(message, {}, { values: [], ...answer });
const daysOf = (talk: MemoryTalk) => JSON.parse(talk.values().bookingDates ?? "[]");
const on = (field: string, said: string, quote: string, ...days: string[]) => ({ field, value: said, quote, on: days.join(",") });

const MAIL = `Bonjour, je vous transfère ce courriel :

---------- Message transféré ----------
De : Luc-André Gervais
À : Maryse Thibodeau
Objet : Bois-Francs c. Rivard

Trouve-nous une salle à Montréal pour un arbitrage : mercredi 3 et jeudi 4 mars, puis lundi 8 mars 2027. Les 3 et 4, de 9 h à 16 h 30. Le 8 seulement de 13 h 30 à 17 h, ce sont les plaidoiries.`;

test("three days with hours of their own", async () => {
  const talk = new MemoryTalk("fr", NOW);
  await say(talk, MAIL, {
    values: [
      value("proceedingType", "arbitration", "un arbitrage"),
      value("location", "arbitration_place_montreal", "Montréal"),
      value("preferredDate", "2027-03-03..2027-03-04", "mercredi 3 et jeudi 4 mars"),
      value("preferredDate", "2027-03-08", "lundi 8 mars 2027"),
      on("startTime", "09:00", "Les 3 et 4, de 9 h à 16 h 30", "2027-03-03", "2027-03-04"),
      on("endTime", "16:30", "Les 3 et 4, de 9 h à 16 h 30", "2027-03-03", "2027-03-04"),
      on("startTime", "13:30", "Le 8 seulement de 13 h 30 à 17 h", "2027-03-08"),
      on("endTime", "17:00", "Le 8 seulement de 13 h 30 à 17 h", "2027-03-08"),
    ],
  });
  await talk.press("yes");
  expect(daysOf(talk)).toEqual([
    expect.objectContaining({ date: "2027-03-03", startTime: "09:00", endTime: "16:30" }),
    expect.objectContaining({ date: "2027-03-04", startTime: "09:00", endTime: "16:30" }),
    { date: "2027-03-08", startTime: "13:30", duration: "half_day" },
  ]);
  expect(remarksOf(talk).join(" ")).not.toContain("Les 3 et 4");
});

test("a day that begins as the others do", async () => {
  const talk = new MemoryTalk("en", NOW);
  await say(talk, "Arbitration in Toronto, 9 to 12 February 2027, 9:30 to 5 the first three days; on the Friday we stop at 1 pm.", {
    values: [
      value("proceedingType", "arbitration", "Arbitration"),
      value("location", "arbitration_place_toronto", "Toronto"),
      value("preferredDate", "2027-02-09..2027-02-12", "9 to 12 February 2027"),
      on("startTime", "09:30", "9:30 to 5 the first three days", "2027-02-09", "2027-02-10", "2027-02-11"),
      on("endTime", "17:00", "9:30 to 5 the first three days", "2027-02-09", "2027-02-10", "2027-02-11"),
      on("endTime", "13:00", "on the Friday we stop at 1 pm", "2027-02-12"),
    ],
  });
  await say(talk, "Friday also starts at 9:30.", {
    edits: [{ handle: "day4", does: "replace", value: "2027-02-12 09:30-13:00", quote: "Friday also starts at 9:30" }],
  });
  expect(daysOf(talk).at(-1)).toEqual({ date: "2027-02-12", startTime: "09:30", duration: "half_day" });
  expect(remarksOf(talk)).toEqual([]);
});

test("an order that is put as a question, with a hedge for its end", async () => {
  const talk = new MemoryTalk("en", NOW);
  await say(talk, "Mediation in Toronto on January 21, 2027, 10 to 4.", {
    values: [
      value("proceedingType", "mediation", "Mediation"),
      value("location", "arbitration_place_toronto", "Toronto"),
      value("preferredDate", "2027-01-21", "January 21, 2027"),
      value("startTime", "10:00", "10 to 4"),
      value("endTime", "16:00", "10 to 4"),
    ],
  });
  await say(talk, "actually can we start at 9, might run til 5. no lunch just coffee.", {
    edits: [{ handle: "hours", does: "replace", value: "09:00-17:00", quote: "can we start at 9, might run til 5" }],
    values: [value("catering", "no lunch just coffee")],
    questions: [{ quote: "can we start at 9", answer: "wish" }],
  });
  expect(talk.values()).toMatchObject({ startTime: "09:00", endTime: "17:00" });
});

test("the number of a purchase order that an invoice is to quote is of the invoice", async () => {
  const talk = new MemoryTalk("en", NOW);
  await say(talk, "Arbitration in Toronto. Costs are split equally; our invoice should quote our PO NGT-7731.", {
    values: [
      value("proceedingType", "arbitration", "Arbitration"),
      value("financialResponsibility", "50_50", "Costs are split equally"),
      value("costsInWords", "our invoice should quote our PO NGT-7731"),
      value("contractNumber", "NGT-7731", "our PO NGT-7731"),
    ],
  });
  expect(talk.values().contractNumber).toBeUndefined();
  expect(talk.values().costsInWords).toContain("PO NGT-7731");
});
