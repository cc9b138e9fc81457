/** The month of free days in the talk: a card with the venue's days as the plan needs them, which answers the question for the day. */
import { describe, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import type { ShownCard } from "#workers/chat/talk/reply.ts";

/** The month that a card shows, where it shows one. */
const monthOn = (card: ShownCard | null | undefined) => (card && "month" in card ? card.month : undefined);

const opened = (locale: "en" | "fr" | "es" = "en") => new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));

const WORDS = {
  en: { plan: "A mediation in Toronto, in person, for 14 people", free: "What is free in February?" },
  fr: { plan: "Une médiation à Toronto, en personne, pour 14 personnes", free: "Qu'est-ce qui est libre en février ?" },
  es: { plan: "Una mediación en Toronto, presencial, para 14 personas", free: "¿Qué días tienen libres en febrero?" },
} as const;

describe.each(["en", "fr", "es"] as const)("in %s", (locale) => {
  test("who is asked for a day of a chosen venue sees its month for the people that are noted", async () => {
    const { card, decision } = await opened(locale).say(WORDS[locale].plan);
    expect(decision.next.asked?.topic).toBe("date");
    expect(card?.kind).toBe("month");
    expect(monthOn(card)?.venue).toBe("arbitration_place_toronto");
    expect(monthOn(card)?.need.people).toBe(14);
    expect(monthOn(card)?.days.map(({ state }) => state)).toContain("free");
    expect(monthOn(card)?.days).toHaveLength(30);
  });

  test("who asks what is free sees the month that they name, and reads its days", async () => {
    const talk = opened(locale);
    await talk.say(WORDS[locale].plan);
    talk.visitor.full.add("2027-02-09");
    const { card, spoken, remarks } = await talk.say(WORDS[locale].free);
    expect(monthOn(card)?.month).toBe("2027-02");
    expect(monthOn(card)?.days.find(({ date }) => date === "2027-02-09")?.state).toBe("full");
    expect(spoken.find(({ kind }) => kind === "month")?.text).toMatch(/Toronto/);
    expect(spoken.map(({ kind }) => kind)).not.toContain("unanswered");
    expect(remarks).toEqual([]);
  });
});

test("without a city, the city is asked for first, and the month comes with it", async () => {
  const talk = opened();
  const first = await talk.say("What is free in February?");
  expect(first.card?.kind).not.toBe("month");
  expect(first.spoken.map(({ kind }) => kind)).not.toContain("unanswered");
  const { card } = await talk.say("Toronto");
  expect(card?.kind).toBe("month");
  expect(monthOn(card)?.month).toBe("2027-02");
});

describe("days chosen on the card", () => {
  async function asked(): Promise<MemoryTalk> {
    const talk = opened();
    await talk.say(WORDS.en.plan);
    return talk;
  }

  test("one day is noted as the answer", async () => {
    const talk = await asked();
    const { decision } = await talk.say("February 9, 2027", { typed: { preferredDate: "2027-02-09" } });
    expect(talk.values().preferredDate).toBe("2027-02-09");
    expect(decision.next.asked?.topic).not.toBe("date");
  });

  test("several days are noted, neighbours as a row", async () => {
    const talk = await asked();
    await talk.say("February 9 and 10", { typed: { preferredDate: "2027-02-09,2027-02-10" } });
    expect(talk.values()).toMatchObject({ consecutiveStartDate: "2027-02-09", consecutiveEndDate: "2027-02-10" });
  });

  test("days chosen later take the place of those that were noted", async () => {
    const talk = await asked();
    await talk.say("February 9, 2027", { typed: { preferredDate: "2027-02-09" } });
    await talk.say("What is free in March?");
    await talk.say("March 2", { typed: { preferredDate: "2027-03-02" } });
    expect(talk.values().preferredDate).toBe("2027-03-02");
  });

  test("what cannot be had is refused with what can", async () => {
    const talk = await asked();
    talk.visitor.full.add("2027-02-09");
    const { spoken } = await talk.say("February 9, 2027", { typed: { preferredDate: "2027-02-09" } });
    expect(spoken.map(({ kind }) => kind)).toContain("unfit");
  });

  test("what is no day is not noted", async () => {
    const talk = await asked();
    await talk.say("nonsense", { typed: { preferredDate: "2027-02-31,soon" } });
    expect(talk.values().preferredDate ?? "").toBe("");
  });
});
