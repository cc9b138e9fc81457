import { describe, expect, it, test } from "vitest";
import type { AvailabilityAsk } from "./availability.ts";
import { interpret } from "./interpret.ts";
import { CONTEXT, type Given, understood } from "./testing.ts";

const NOTHING: AvailabilityAsk = { venue: null, date: null, people: null, startTime: null, endTime: null };
const asked = (message: string, given: Given = {}) => interpret(message, { ...CONTEXT, ...given });
const TORONTO = "arbitration_place_toronto";
const MIAMI = "arbitration_place_miami";
const MONTREAL = "arbitration_place_montreal";

describe("a question about free rooms", () => {
  test.each<[string, Partial<AvailabilityAsk>]>([
    ["Is Toronto free on 16 March for 20 people?", { venue: TORONTO, date: "2027-03-16", people: 20 }],
    ["is toronto free on march 16 for twelve people", { venue: TORONTO, date: "2027-03-16", people: 12 }],
    ["have you got a room in Miami next Tuesday afternoon?", { venue: MIAMI, date: "2026-11-24", startTime: "13:00" }],
    ["Are there any rooms available in Montreal on March 16?", { venue: MONTREAL, date: "2027-03-16" }],
    [
      "Do you have availability in Ottawa on 3 February 2027 at 2 pm?",
      { venue: "arbitration_place_ottawa", date: "2027-02-03", startTime: "14:00" },
    ],
    [
      "Any rooms free in Toronto on 16 March from 9 to 12:30?",
      { venue: TORONTO, date: "2027-03-16", startTime: "09:00", endTime: "12:30" },
    ],
    [
      "Can you check whether Grand Cayman is available tomorrow morning?",
      { venue: "arbitration_place_cayman", date: "2026-11-22", endTime: "12:00" },
    ],
    ["Is a room free on March 16?", { date: "2027-03-16" }],
    ["Is Toronto available?", { venue: TORONTO }],
    ["Montréal est-il libre le 16 mars pour 20 personnes ?", { venue: MONTREAL, date: "2027-03-16", people: 20 }],
    ["Avez-vous une salle à Miami mardi prochain après-midi ?", { venue: MIAMI, startTime: "13:00", date: "2026-11-24" }],
    ["Y a-t-il de la place à Toronto le 16 mars ?", { venue: TORONTO, date: "2027-03-16" }],
    ["Est-ce qu’il reste des salles à Montréal le 16 mars au matin ?", { venue: MONTREAL, date: "2027-03-16", endTime: "12:00" }],
    ["¿Está libre Toronto el 16 de marzo para 20 personas?", { venue: TORONTO, date: "2027-03-16", people: 20 }],
    ["¿Tienen una sala en Miami el martes 16 de marzo por la tarde?", { venue: MIAMI, date: "2027-03-16", startTime: "13:00" }],
    [
      "¿Hay disponibilidad en Gran Caimán el 5 de abril a las 10?",
      { venue: "arbitration_place_cayman", date: "2027-04-05", startTime: "10:00" },
    ],
  ])("%s", (message, expected) => {
    const { availability, questions } = asked(message);
    expect(availability).toEqual([{ ...NOTHING, ...expected }]);
    // It is answered by looking, not from the FAQs.
    expect(questions).toEqual([]);
  });

  test.each([
    "Is parking free?",
    "Do you have rooms in Miami?",
    "Is an interpreter available on March 16?",
    "Is someone available to call me tomorrow?",
    "We are available on March 16 in Toronto.",
    "Our witness is only free on March 16.",
    "Is the consultation free?",
    "Are you open on March 16?",
    "I need a room in Toronto on March 16 for 20 people.",
    "Le stationnement est-il gratuit à Toronto ?",
    "Nous sommes disponibles le 16 mars.",
    "¿El estacionamiento es gratis?",
    "Estamos libres el 16 de marzo.",
    "Is Zoom available on March 16?",
  ])("is not: %s", (message) => {
    expect(asked(message).availability).toEqual([]);
  });

  it("takes what it leaves out from the request", () => {
    const values = { locationType: "in_person", location: TORONTO, preferredDate: "2027-03-16", startTime: "09:00" } as const;
    expect(asked("Is it free?", { values }).availability).toEqual([{ ...NOTHING, venue: TORONTO, date: "2027-03-16", startTime: "09:00" }]);
    expect(asked("Is a room free on March 17 in Toronto?", { values }).availability).toEqual([
      { ...NOTHING, venue: TORONTO, date: "2027-03-17" },
    ]);
    expect(asked("¿Hay sala libre el 18 de marzo?", { values }).availability).toEqual([{ ...NOTHING, venue: TORONTO, date: "2027-03-18" }]);
  });

  it("asks of each city and each day that it names", () => {
    expect(asked("Are rooms free in Toronto or Montreal on March 16?").availability.map(({ venue }) => venue)).toEqual([TORONTO, MONTREAL]);
    expect(asked("Is Toronto free on March 16 or on March 18?").availability.map(({ date }) => date)).toEqual(["2027-03-16", "2027-03-18"]);
  });

  it("asks of both days where words read two ways", () => {
    const { availability } = asked("Is a room free in Toronto on 03/04/2027?");
    expect(availability.map(({ date }) => date)).toEqual(["2027-03-04", "2027-04-03"]);
  });

  it("leaves a day open that names no one day, so that it is asked for", () => {
    expect(asked("Is Toronto free in March?", { values: { preferredDate: "2027-03-16" } }).availability).toEqual([
      { ...NOTHING, venue: TORONTO },
    ]);
  });

  it("goes on from the question before", () => {
    const wondering = { ...NOTHING, venue: TORONTO, date: "2027-03-16", people: 20 } as const;
    expect(asked("And Miami?", { wondering }).availability).toEqual([{ ...wondering, venue: MIAMI }]);
    expect(asked("Et le 17 mars ?", { wondering }).availability).toEqual([{ ...wondering, date: "2027-03-17" }]);
    expect(asked("¿Y para 40 personas?", { wondering }).availability).toEqual([{ ...wondering, people: 40 }]);
    expect(asked("March 17", { wondering: { ...wondering, date: null } }).availability).toEqual([{ ...wondering, date: "2027-03-17" }]);
    expect(asked("Montréal", { wondering: { ...wondering, venue: null } }).availability).toEqual([{ ...wondering, venue: MONTREAL }]);
    expect(asked("Ada Beaulieu, ada@beaulieu.example", { wondering }).availability).toEqual([]);
    expect(asked("And Miami?").availability).toEqual([]);
  });

  it("changes nothing that is settled, whatever day or place it asks of", () => {
    const values = { locationType: "in_person", location: TORONTO, preferredDate: "2027-03-16" } as const;
    expect(understood("Is Miami free on March 18?", { values })).toEqual({});
    expect(understood("And Miami?", { values, wondering: { ...NOTHING, venue: TORONTO, date: "2027-03-16" } })).toEqual({});
    expect(understood("Make it March 18 in Miami please", { values })).toMatchObject({ preferredDate: "2027-03-18", location: MIAMI });
  });

  it("stands beside what else is said", () => {
    const message = "I'd like to book a mediation in Toronto on March 16. Is it free?";
    expect(asked(message).availability).toEqual([{ ...NOTHING, venue: TORONTO, date: "2027-03-16" }]);
    expect(understood(message)).toMatchObject({ proceedingType: "mediation", location: TORONTO, preferredDate: "2027-03-16" });
  });
});

it("asks for a room and orders no boardroom", () => {
  expect(understood("Is a room available on March 16?", { asked: ["proceedingType"] })).toEqual({ preferredDate: "2027-03-16" });
  expect(understood("A boardroom please", { asked: ["proceedingType"] })).toMatchObject({ proceedingType: "boardroom_only" });
});
