/** What is saved by hand is settled: no list of people makes another value of it; that it says another one is pointed out once. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";

const OPENINGS: Readonly<Record<Locale, string>> = {
  en: "Arbitration in Toronto on March 9, 2027. Two lawyers per side and the arbitrator.",
  fr: "Arbitrage à Montréal le 9 mars 2027. L’arbitre et deux avocates pour chaque partie.",
  es: "Mediación en Miami el 9 de marzo de 2027. Vienen la mediadora y dos abogados por cada parte.",
};
const LISTED: Readonly<Record<Locale, RegExp>> = {
  en: /comes to 5 in the room; I’ve kept 6/,
  fr: /compte 5 personnes en salle.; j’ai gardé 6/,
  es: /suma 5 en la sala; mantengo 6/,
};
const ONE_MORE: Readonly<Record<Locale, string>> = {
  en: "The witness is Ingrid Vale.",
  fr: "Le témoin est Ingrid Valois.",
  es: "La testigo es Ingrid Valle.",
};
const save = (talk: MemoryTalk, card: string, typed: Record<string, string>) => talk.say("Saved", { card, typed } as object);

describe("the number of people in the room, saved by hand", () => {
  test.each<Locale>(["en", "fr", "es"])("stays, whatever the list says then or later: %s", async (locale) => {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(OPENINGS[locale]);
    expect(talk.values().mainRoomCapacity).toBe("5");
    const saved = await save(talk, "sheet", { mainRoomCapacity: "6" });
    expect(talk.values().mainRoomCapacity).toBe("6");
    expect(saved.text).toMatch(LISTED[locale]);
    const later = await talk.say(ONE_MORE[locale]);
    expect(talk.values().mainRoomCapacity).toBe("6");
    expect(later.text).not.toMatch(LISTED[locale]);
    const again = await save(talk, "people", {});
    expect(talk.values().mainRoomCapacity).toBe("6");
    expect(again.text).not.toMatch(LISTED[locale]);
  });

  test("is said once to be less than the list, and is not asked about", async () => {
    const talk = new MemoryTalk("en", NOW);
    await talk.say(OPENINGS.en);
    const saved = await save(talk, "rooms", { mainRoomCapacity: "3" });
    expect(saved.text).toContain("I’ve kept 3");
    expect((await talk.say("The witness is Ingrid Vale.")).text).not.toContain("I’ve kept 3");
    expect(talk.values().mainRoomCapacity).toBe("3");
  });

  test("follows the list again once it is taken back", async () => {
    const talk = new MemoryTalk("en", NOW);
    await talk.say(OPENINGS.en);
    await save(talk, "rooms", { mainRoomCapacity: "8" });
    await talk.press("undo");
    expect(talk.values().mainRoomCapacity).toBe("5");
    await talk.say(ONE_MORE.en);
    expect(talk.values().mainRoomCapacity).toBe("6");
  });

  test("gives way to words that correct it", async () => {
    const talk = new MemoryTalk("en", NOW);
    await talk.say(OPENINGS.en);
    await save(talk, "rooms", { mainRoomCapacity: "8" });
    await talk.say("Actually, make it 12 people in the room, not 8.");
    expect(talk.values().mainRoomCapacity).toBe("12");
  });
});

describe("the format, saved by hand", () => {
  test("stays in person though somebody on the list joins by video, which is said once", async () => {
    const talk = new MemoryTalk("en", NOW);
    await talk.say(OPENINGS.en);
    await talk.say("The two expert witnesses will testify by video from Oslo.");
    expect(talk.values().locationType).toBe("in_person_and_virtual");
    const saved = await save(talk, "place", { locationType: "in_person" });
    expect(talk.values().locationType).toBe("in_person");
    expect(saved.text).toContain("The hearing stays “In person”");
    const later = await talk.say("Also a third witness, Paolo Ferri, by video.");
    expect(talk.values().locationType).toBe("in_person");
    expect(later.text).not.toContain("The hearing stays");
  });
});
