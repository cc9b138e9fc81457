/** What a question says besides is not lost: it is noted, or the question is kept for staff in its words. */
import { describe, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

const heard = async (locale: "en" | "fr" | "es", message: string) => {
  const talk = new MemoryTalk(locale, NOW);
  const { text } = await talk.say(message);
  return { text, values: talk.values() };
};

describe("a question", () => {
  test("keeps its length and its meals in its own words, and notes the people", async () => {
    const { values } = await heard(
      "en",
      "What would you charge for a room that seats 10 in Montreal, one day, with coffee and sandwiches?",
    );
    expect(values.mainRoomCapacity).toBe("10");
    expect(values.remarks).toContain("one day, with coffee and sandwiches");
  });

  test("that nothing answers is kept, though its city was noted", async () => {
    const { values, text } = await heard("es", "¿las salas de Montreal tienen luz natural?");
    expect(values.remarks).toContain("luz natural");
    expect(text).toContain("luz natural");
  });

  test("of two halves has both answered or kept", async () => {
    const { text } = await heard("fr", "Vous êtes où exactement à Montréal, pis y a-tu du stationnement?");
    // By what the page of the city publishes; staff have nothing to add.
    expect(text).toContain("stationnements publics");
  });

  test("whether it can be done online notes that it is wished for", async () => {
    const { values } = await heard("fr", "On nous a dit d'essayer une médiation. Est-ce que ça peut se faire en ligne?");
    expect(values.locationType).toBe("virtual");
  });

  test("how long it may be is kept as it was asked", async () => {
    const { values } = await heard("en", "Mediation in Toronto on January 19, starting at 1 pm. I think half a day would be enough?");
    expect(values.duration === "half_day" || values.remarks?.includes("half a day")).toBe(true);
  });

  test("for a wedding is none of ours, whatever follows it, and nothing of it is put down", async () => {
    const { values, text } = await heard("es", "hola!! alquilan el salón de miami para bodas? somos 120");
    expect(text).toMatch(/no es un servicio|no es algo/iu);
    expect(values).not.toHaveProperty("proceedingType");
  });
});

describe("how long", () => {
  test.each([
    ["en", "Mediation in Toronto, Wednesday, 20 January, all day.", "full_day"],
    ["es", "Necesito sala en Montreal el 3 de junio, es una mediación, solo medio día, por la mañana.", "half_day"],
    ["fr", "Interrogatoire 21 janv. Montréal, 13h30, env. 3 h.", "half_day"],
  ] as const)("%s: %s", async (locale, message, duration) => {
    const { values } = await heard(locale, message);
    expect(values.duration ?? values.endTime).toBe(values.duration ? duration : "16:30");
  });
});

describe("rooms and people", () => {
  test.each([
    ["es", "Arbitraje en Miami. Vamos once en total en la sala.", "11", undefined],
    ["fr", "Médiation à Montréal. Une grande salle et deux salles de caucus, 7 personnes en tout.", "7", "2"],
    ["en", "Mediation in Toronto. The breakout rooms are one for each side.", undefined, "2"],
    ["en", "Arbitration in Toronto, three breakout rooms: one for the tribunal and one for each side.", undefined, "3"],
  ] as const)("%s: %s", async (locale, message, people, breakouts) => {
    const { values } = await heard(locale, message);
    expect(values.mainRoomCapacity).toBe(people);
    expect(values.breakoutRoomCount).toBe(breakouts);
    expect(values.people ?? "[]").not.toContain('"count"');
  });

  test("a reporter besides is wanted, whatever the word means in French", async () => {
    const { values } = await heard("en", "Need a room in Miami plus a court reporter for the depo, December 15th, 10am.");
    expect(values.courtReportingRequired).toBe("true");
  });
});

test("shares that no choice names are another one, and an invoice's address is none", async () => {
  const shares = await heard("fr", "Arbitrage à Montréal le 8 mars 2027. Frais : 60 % demanderesse, 40 % défenderesse.");
  expect(shares.values).toMatchObject({ financialResponsibility: "other", costsInWords: expect.stringContaining("60 %") });
  const invoice = await heard("en", "Arbitration in Toronto on March 8, 2027. Please bill cost centre 4410.");
  expect(invoice.values).not.toHaveProperty("financialResponsibility");
});

test("what somebody else does on that day makes no other proceeding of the hearing", async () => {
  const talk = new MemoryTalk("es", NOW);
  await talk.say("Necesito un conference room en Miami pa un arbitration el lunes 8 de marzo, somos 6");
  await talk.say("espérate que mi jefe me está diciendo que no, que el 8 él está en trial. Que sea el lunes 22 de marzo");
  expect(talk.values()).toMatchObject({ proceedingType: "arbitration", location: "arbitration_place_miami" });
});
