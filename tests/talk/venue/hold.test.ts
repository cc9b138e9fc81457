/** A hold of 48 hours from the talk: one step, through the link that is mailed, and never said to be held before it is. */
import { describe, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const opened = (locale: "en" | "fr" | "es" = "en") => new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));

const WORDS = {
  en: {
    plan: "A mediation in Toronto on 9 February 2027, 9:30 to 5, in person for 14 people, between two suppliers about late valves.",
    hold: "Can you hold these dates for me?",
    held: "Is it held?",
    notYet: /nothing is held/i,
  },
  fr: {
    plan: "Une médiation à Toronto le 9 février 2027, de 9 h 30 à 17 h, en personne pour 14 personnes, entre deux fournisseurs au sujet d’une livraison en retard.",
    hold: "Pouvez-vous me retenir ces dates ?",
    held: "Est-ce que la salle est retenue ?",
    notYet: /rien n’est (?:encore )?retenu/i,
  },
  es: {
    plan: "Una mediación en Toronto el 9 de febrero de 2027, de 9:30 a 17:00, presencial para 14 personas, entre dos proveedores por una entrega tardía.",
    hold: "¿Me pueden apartar esas fechas?",
    held: "¿Está apartada la sala?",
    notYet: /no hay nada apartado|nada queda apartado/i,
  },
} as const;
const CONTACT = {
  contactName: "Priya Raman",
  contactFirm: "Aldous & Finch LLP",
  contactEmail: "priya.raman@aldousfinch.ca",
  contactPhone: "416-555-0182",
  caseDescription: "A dispute between two suppliers about a late shipment of valves.",
};

async function summed(locale: "en" | "fr" | "es" = "en"): Promise<MemoryTalk> {
  const talk = opened(locale);
  await talk.say(WORDS[locale].plan);
  await talk.say("Priya Raman", { typed: CONTACT });
  expect(talk.visitor.draft.summaryHash).not.toBeNull();
  return talk;
}

describe.each(["en", "fr", "es"] as const)("in %s", (locale) => {
  const words = WORDS[locale];

  test("asked for before anything is sent, it is said what it takes, and nothing is held", async () => {
    const talk = await summed(locale);
    const { text, spoken } = await talk.say(words.hold);
    expect(spoken.map(({ kind }) => kind)).toContain("hold_before");
    expect(text).toMatch(words.notYet);
    expect(talk.isBooked).toBe(false);
    expect(talk.visitor.holdLinks).toBe(0);
    const asked = await talk.say(words.held);
    expect(asked.text).toMatch(words.notYet);
  });

  test("sent with the hold in one press, the link is mailed, and nothing is called held", async () => {
    const talk = await summed(locale);
    const id = talk.visitor.state.talk?.offered.find((one) => one.id.startsWith("hold-send:"))?.id ?? "";
    const { spoken, text } = await talk.press(id);
    expect(talk.isBooked).toBe(true);
    expect(talk.visitor.holdLinks).toBe(1);
    expect(spoken.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["booked", "hold"]));
    expect(text).toMatch(words.notYet);
    const asked = await talk.say(words.held);
    expect(asked.text).toMatch(words.notYet);
    expect(talk.visitor.holdLinks).toBe(1);
  });

  test("once the link was pressed, the truth is that it is held, until when", async () => {
    const talk = await summed(locale);
    await talk.press(talk.visitor.state.talk?.offered.find((one) => one.id.startsWith("hold-send:"))?.id ?? "");
    talk.visitor.hold = {
      state: "held",
      until: "2026-11-25T15:00:00Z",
      byVisitor: true,
      rooms: [
        { id: "r", name: "Elm Room", capacity: 16, part: "main", startsAt: "2027-02-09T14:30:00Z", endsAt: "2027-02-09T22:00:00Z" },
      ] as never,
    };
    const { text, spoken } = await talk.say(words.held);
    expect(spoken.map(({ kind }) => kind)).toEqual(["hold"]);
    expect(text).toContain("Elm Room");
    expect(text).toMatch(/25/);
    expect(text).not.toMatch(words.notYet);
  });
});

test("a yes after the wish sends the request and has the link mailed", async () => {
  const talk = await summed();
  await talk.say("Can you hold these dates for me?");
  await talk.say("yes, send it");
  expect(talk.isBooked).toBe(true);
  expect(talk.visitor.holdLinks).toBe(1);
});

test.each([
  ["en", "Can you hold these dates for me?", "Actually, no need to hold the rooms."],
  ["en", "Can you hold these dates for me?", "Please don't hold the dates after all"],
  ["fr", "Pouvez-vous me retenir ces dates ?", "Finalement, ne retenez pas les salles."],
  ["es", "¿Me pueden apartar esas fechas?", "Mejor no aparten las salas."],
] as const)("the wish can be taken back in words (%s): %s %s", async (locale, wish, back) => {
  const talk = await summed(locale);
  await talk.say(wish);
  const { spoken, state } = await talk.say(back);
  expect(spoken.map(({ kind }) => kind)).toContain("hold_dropped");
  expect(state.told).not.toContain("hold_wanted");
  await talk.say({ en: "yes, send it", fr: "oui, envoyez", es: "sí, envíela" }[locale]);
  expect(talk.isBooked).toBe(true);
  expect(talk.visitor.holdLinks).toBe(0);
});

test("the wish can be taken back by its button, once", async () => {
  const talk = await summed();
  const { buttons } = await talk.say("Can you hold these dates for me?");
  expect(buttons.map(({ id }) => id)).toContain("hold-not");
  const { spoken } = await talk.press("hold-not");
  expect(spoken.map(({ kind }) => kind)).toContain("hold_dropped");
  await talk.say("yes, send it");
  expect(talk.isBooked).toBe(true);
  expect(talk.visitor.holdLinks).toBe(0);
});

test("the wish is of that request alone, and not of the next one", async () => {
  const talk = await summed();
  await talk.say("Can you hold these dates for me?");
  const { state } = await talk.say("yes, send it");
  expect(state.told.some((key) => key === "hold_wanted")).toBe(false);
});

test("a call that is asked for in the same breath is promised too", async () => {
  const talk = await summed();
  const { spoken } = await talk.say("Can you hold these dates and have somebody call me?");
  expect(spoken.map(({ kind }) => kind)).toContain("hold_before");
  expect(talk.visitor.calls.length).toBeGreaterThan(0);
});

test("without a wish nothing is mailed, and the button is there afterwards", async () => {
  const talk = await summed();
  const { buttons } = await talk.say("yes, send it");
  expect(talk.visitor.holdLinks).toBe(0);
  const button = buttons.find(({ id }) => id.startsWith("hold:"));
  await talk.press(button?.id ?? "");
  expect(talk.visitor.holdLinks).toBe(1);
});

test("asked for in words after the request is in, the link is mailed at once", async () => {
  const talk = await summed();
  await talk.say("yes, send it");
  const { text } = await talk.say("Please hold those dates for us");
  expect(talk.visitor.holdLinks).toBe(1);
  expect(text).toMatch(/until then nothing is held|nothing is held until/i);
});

test("a limit is said, and nothing is mailed", async () => {
  const talk = await summed();
  await talk.say("yes, send it");
  talk.visitor.hold = { state: "barred", bar: "size", until: null };
  const { text } = await talk.say("Please hold the room");
  expect(talk.visitor.holdLinks).toBe(0);
  expect(text).toMatch(/up to 4 rooms/);
  expect(text).toMatch(/nothing is held/i);
});

test("days that do not fit are named", async () => {
  const talk = await summed();
  await talk.say("yes, send it");
  talk.visitor.hold = {
    state: "unfit",
    reasons: [{ code: "too_late", date: "2027-02-09", hours: 48 }] as never,
    alternatives: { runs: [], hours: [], moves: [], venues: [] } as never,
  };
  const { text } = await talk.say("Please hold the room");
  expect(text).toMatch(/less than 48 hours away/);
});

test("nobody is offered it in the middle of the talk: the summary has its button", async () => {
  const talk = opened();
  await talk.say(WORDS.en.plan);
  const { buttons, spoken } = await talk.say("My e-mail is priya.raman@aldousfinch.ca");
  expect(spoken.map(({ kind }) => kind)).not.toContain("hold_offer");
  expect(buttons.filter(({ id }) => id.startsWith("hold"))).toEqual([]);
});

test("an online hearing has nothing to hold", async () => {
  const talk = opened();
  await talk.say("A virtual mediation on 9 February 2027 for 8 people");
  const { text } = await talk.say("Can you hold the dates?");
  expect(text).toMatch(/online hearing needs no room/i);
});

test("is it held, before anything was said: no", async () => {
  const { spoken } = await opened().say("Is the room on hold?");
  expect(spoken.map(({ kind }) => kind)).toContain("hold_before");
});

describe("what visitors hold by themselves", () => {
  const GROWN = {
    en: [
      "We need 3 breakout rooms: one for each side and one for the tribunal.",
      "Actually we need 6 breakout rooms.",
      /up to 4 rooms at a time/,
    ],
    fr: [
      "Il faut 3 salles de retrait\u00A0: une par partie et une pour le tribunal.",
      "Finalement, il faut 6 salles de retrait.",
      /jusqu’à 4 salles/,
    ],
    es: [
      "Necesitamos 3 salas auxiliares: una por parte y una para el tribunal.",
      "Al final son 6 salas auxiliares, no 3.",
      /hasta 4 salas/,
    ],
  } as const;

  test.each(["en", "fr", "es"] as const)(
    "is an ordinary hearing; where it grows beyond, the offer ends with a sentence: %s",
    async (locale) => {
      const [ordinary, large, words] = GROWN[locale];
      const talk = await summed(locale);
      await talk.say(ordinary);
      expect(talk.values().breakoutRoomCount).toBe("3");
      expect(talk.visitor.state.talk?.offered.some((one) => one.id.startsWith("hold-send:"))).toBe(true);
      const { text, spoken } = await talk.say(large);
      expect(talk.values().breakoutRoomCount).toBe("6");
      expect(spoken.filter(({ kind }) => kind === "hold_before")).toHaveLength(1);
      expect(text.replaceAll("\u00A0", " ")).toMatch(words);
      expect(talk.visitor.state.talk?.offered.some((one) => one.id.startsWith("hold-send:"))).toBe(false);
      const again = await talk.say({ en: "Lunch for everybody.", fr: "Un dîner pour tous.", es: "Comida para todos." }[locale]);
      expect(again.spoken.map(({ kind }) => kind)).not.toContain("hold_before");
    },
  );

  test("and what was wished for mails no link once it is too large", async () => {
    const talk = await summed();
    await talk.say("Can you hold these dates for me?");
    const { state } = await talk.say("Actually we need 6 breakout rooms.");
    expect(state.told).not.toContain("hold_wanted");
    await talk.say("yes, send it");
    expect(talk.visitor.holdLinks).toBe(0);
  });
});
