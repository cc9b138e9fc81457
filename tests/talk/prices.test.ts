/** "What would that cost?": the estimate by the rates that are kept, what it needs, or that no price is published. */
import { describe, expect, test } from "vitest";
import type { RateCard } from "#app/domain/estimate/rate-card.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const CARD: RateCard = {
  name: "2027",
  currency: "CAD",
  validFrom: "2026-01-01",
  rates: { rooms: [{ people: 20, halfDay: 50_000, fullDay: 90_000, furtherHour: 10_000 }], breakout: null, services: {} },
};
const WORDS = {
  en: {
    plan: "Mediation in Toronto on April 20, 2027 for 8 people, 9 to 5",
    price: "How much would that cost?",
    extra: "taxes not included",
  },
  fr: {
    plan: "Médiation à Toronto le 20 avril 2027 pour 8 personnes, de 9 h à 17 h",
    price: "Combien ça coûterait ?",
    extra: "taxes en sus",
  },
  es: {
    plan: "Mediación en Toronto el 20 de abril de 2027 para 8 personas, de 9 a 17 h",
    price: "¿Cuánto costaría?",
    extra: "sin impuestos",
  },
} as const;

function opened(locale: keyof typeof WORDS, card: RateCard | null): MemoryTalk {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  talk.visitor.card = card;
  return talk;
}

test("the days of a service, and the meals, are in the estimate of the talk", async () => {
  const services = { courtReportingRequired: { unit: "day", cents: 70_000 }, catering: { unit: "day", cents: 20_000 } } as const;
  const talk = opened("en", { ...CARD, rates: { ...CARD.rates, services } });
  const on = (field: string, value: string, quote: string, day: string) => ({ field, value, quote, on: day });
  await talk.say("Mediation in Toronto on April 20 and 21, 2027 for 8 people, 9 to 5");
  const [reporter, lunch] = ["A court reporter on April 20 only", "Lunch for 8 on April 21"];
  await talk.say(
    `${reporter}. ${lunch}.`,
    {},
    {
      values: [on("courtReportingRequired", "true", reporter, "2027-04-20"), on("catering", "lunch for 8", lunch, "2027-04-21")],
    },
  );
  const { spoken } = await talk.say("How much would that cost?");
  // Two days of the room, one of the reporter, one of the meals.
  expect(spoken.find(({ kind }) => kind === "estimate")?.text).toMatch(/2.900/);
});

describe.each(["en", "fr", "es"] as const)("in %s", (locale) => {
  const words = WORDS[locale];

  test("a plan with days, a room and its people has its estimate, in two lines", async () => {
    const talk = opened(locale, CARD);
    await talk.say(words.plan);
    const { spoken } = await talk.say(words.price);
    const estimate = spoken.find(({ kind }) => kind === "estimate");
    expect(estimate?.text).toMatch(/1.000/);
    expect(estimate?.text).toContain(words.extra);
    expect(estimate?.text.split("\n")).toHaveLength(2);
    expect(spoken.some(({ kind }) => kind === "answer")).toBe(false);
  });

  test("before the plan is known, what is missing is said, and no figure", async () => {
    const { spoken } = await opened(locale, CARD).say(words.price);
    const needs = spoken.find(({ kind }) => kind === "estimate_needs");
    expect(needs).toBeDefined();
    expect(needs?.text).not.toMatch(/\d/);
  });

  test("an estimate that was promised is said as soon as the plan is known, once", async () => {
    const talk = opened(locale, CARD);
    await talk.say(words.price);
    const known = await talk.say(words.plan);
    expect(known.spoken.map(({ kind }) => kind)).toContain("estimate");
    const later = await talk.say("Ana Ruiz, ana@ruizlaw.ca, 416-555-0101");
    expect(later.spoken.map(({ kind }) => kind)).not.toContain("estimate");
  });

  test("where no rates are kept no estimate is promised", async () => {
    const talk = opened(locale, null);
    await talk.say(words.plan);
    const { spoken } = await talk.say(words.price);
    expect(spoken.map(({ kind }) => kind)).toContain("answer");
    expect(spoken.every(({ kind }) => kind !== "estimate" && kind !== "estimate_needs")).toBe(true);
  });
});

test("what is said next to the question is in the estimate, as it is priced once it is sent", async () => {
  const services = { remoteAccess: { unit: "day", cents: 26_500 } } as const;
  const hybrid = [{ field: "locationType", value: "in_person_and_virtual", quote: "joins by video" }];
  const priceOf = async (...messages: string[]) => {
    const talk = opened("en", { ...CARD, rates: { ...CARD.rates, services } });
    await talk.say(WORDS.en.plan);
    let text = "";
    for (const said of messages) {
      const read = { values: said.includes("video") ? hybrid : [], questions: said.includes("?") ? [WORDS.en.price] : [] };
      text = (await talk.say(said, {}, read)).text;
    }
    return /\d[\d,]*\.\d\d/.exec(text)?.[0];
  };
  const together = await priceOf(`My partner joins by video. ${WORDS.en.price}`);
  expect(together).toBeDefined();
  expect(together).toBe(await priceOf("My partner joins by video.", WORDS.en.price));
  expect(together).not.toBe(await priceOf(WORDS.en.price));
});
