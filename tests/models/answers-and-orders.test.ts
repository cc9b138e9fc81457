/** What a model that has read the message decides besides values: which answer a question has, which orders are none, what changes after sending. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import type { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, talkAfter, value } from "./begun.ts";

const asks = (quote: string, answer?: string) => ({ questions: [answer === undefined ? quote : { quote, answer }] });

describe("which of our answers a question has", () => {
  test("is what the model says, whatever its words are like", async () => {
    const question = "Can we bring our own sandwiches into the room?";
    const { text } = await talkAfter("en", [question, asks(question, "parking-and-transport")]);
    expect(text).toMatch(/parking/i);
  });

  test("none: it is left to our staff, and no other answer is given", async () => {
    const question = "How many days of court reporter did you count?";
    const { talk, text } = await talkAfter("en", [question, asks(question, "none")]);
    expect(text).not.toMatch(/transcript/i);
    expect(remarksOf(talk).join()).toContain(question);
  });

  test("a wish for what the message says is no question", async () => {
    const { talk, text } = await talkAfter("en", [
      "We will be 12. Can you set that up?",
      { values: [value("mainRoomCapacity", "12", "We will be 12")], ...asks("Can you set that up?", "wish") },
    ]);
    expect(text).not.toMatch(/test|reliable answer/i);
    expect(remarksOf(talk)).toEqual([]);
  });

  test.each(["none", "wish"])("what this hearing costs is a question of the price (%s)", async (answer) => {
    const question = "How much would that cost?";
    const { talk, text } = await talkAfter("en", [question, asks(question, answer)]);
    expect(text).toMatch(/fees depend/i);
    expect(text).not.toMatch(/reliable answer/);
    expect(remarksOf(talk)).toEqual([]);
  });

  test.each(["Can you order cake?", "Can I bring Rex?"])("a wish that nothing notes is kept in its words: %s", async (question) => {
    const { talk } = await talkAfter("en", [question, asks(question, "wish")]);
    expect(remarksOf(talk).join()).toContain(question);
  });

  test("two questions of one sentence have each their answer", async () => {
    const [first, second] = ["is parking there", "can we bring our own lunch in"];
    const { text } = await talkAfter("en", [
      `Please tell me, ${first} and ${second}?`,
      {
        questions: [
          { quote: first, answer: "parking-and-transport" },
          { quote: second, answer: "none" },
        ],
      },
    ]);
    expect(text).toMatch(/parking spaces/i);
    expect(text).toContain(second);
  });

  test("an id that we have not is none, and our own search answers", async () => {
    const question = "Is there parking nearby?";
    const { text } = await talkAfter("en", [question, asks(question, "made-up")]);
    expect(text).toMatch(/parking/i);
  });
});

test.each([
  ["en", "I did not ask about that, but never mind. My name is Gwen Hale.", "Gwen Hale", "delete"],
  ["fr", "Je n'ai pas demandé cela, mais laissez tomber. Je m'appelle Odile Perras.", "Odile Perras", "supprime"],
  ["es", "No pregunté eso, pero olvídelo. Me llamo Inés Robledo.", "Inés Robledo", "borr"],
] as const)(
  "what only sounds like an order to stop is none where a model reads something else (%s)",
  async (locale, message, name, deletes) => {
    const { talk, text } = await talkAfter(locale, [message, { values: [value("contactName", name)] }]);
    expect(talk.values().contactName).toBe(name);
    expect(text).not.toContain(deletes);
  },
);

test.each([
  ["en", "Please delete everything, I am Gwen Hale and I changed my mind.", "Gwen Hale"],
  ["fr", "Arrêtez, supprimez tout. Je m'appelle Odile Perras.", "Odile Perras"],
  ["es", "Borre todo, por favor. Me llamo Inés Robledo.", "Inés Robledo"],
] as const)("an order that names its deed is one, also where the model has not read it (%s)", async (locale, message, name) => {
  const { talk } = await talkAfter(locale, [message, { values: [value("contactName", name)] }]);
  expect(JSON.stringify(talk.visitor.state.talk?.offered)).toMatch(/forget|clear/);
});

const DETAILS: Readonly<Record<"en" | "fr", readonly [message: string, matter: string]>> = {
  en: [
    "I am Gwen Hale, gwen@hale.example, 416 555 0142, from 9 to 5, 6 of us, about the rent of a warehouse after a fire.",
    "the rent of a warehouse after a fire",
  ],
  fr: [
    "Je suis Odile Perras, odile@perras.example, 514 555 0142, de 9 h à 17 h, 6 personnes, au sujet du loyer d'un entrepôt après un incendie.",
    "loyer d'un entrepôt après un incendie",
  ],
};
const HOURS = { en: ["09:00", "17:00", "from 9", "to 5", "6 of us"], fr: ["09:00", "17:00", "de 9 h", "à 17 h", "6 personnes"] } as const;
const CONTACT = {
  en: ["Gwen Hale", "gwen@hale.example", "416 555 0142"],
  fr: ["Odile Perras", "odile@perras.example", "514 555 0142"],
} as const;

async function sent(locale: "en" | "fr"): Promise<MemoryTalk> {
  const [message, matter] = DETAILS[locale];
  const [name, email, phone] = CONTACT[locale];
  const [from, to, begins, ends, people] = HOURS[locale];
  const { talk } = await talkAfter(locale, [
    message,
    {
      values: [
        value("contactName", name),
        value("contactEmail", email),
        value("contactPhone", phone),
        value("caseDescription", matter),
        value("startTime", from, begins),
        value("endTime", to, ends),
        value("mainRoomCapacity", "6", people),
      ],
    },
  ]);
  for (let press = 0; press < 4 && !talk.isBooked; press += 1) {
    const offered = talk.visitor.state.talk?.offered.map(({ id }) => id) ?? [];
    const send = offered.find((id) => id.startsWith("send")) ?? offered[0];
    if (send === undefined) throw new Error(JSON.stringify(talk.visitor.history.at(-1)?.content));
    await talk.press(send);
  }
  expect(talk.isBooked).toBe(true);
  return talk;
}

describe("after sending", () => {
  test.each([
    [
      "en",
      "My boss writes: push the start to 9:30 please. Is it too late to change?",
      "push the start to 9:30",
      "Is it too late to change?",
    ],
    [
      "fr",
      "Mon patron m'écrit : décale le début à 9 h 30. Est-ce trop tard pour changer?",
      "décale le début à 9 h 30",
      "Est-ce trop tard pour changer?",
    ],
  ] as const satisfies readonly (readonly [Locale, ...string[]])[])(
    "a change that a model reads as one of the plan is offered to staff whole (%s)",
    async (locale, message, change, question) => {
      const talk = await sent(locale);
      const { text } = await talk.say(
        message,
        {},
        {
          values: [],
          edits: [{ handle: "day1", does: "replace", value: "2027-03-09 09:30-17:00", quote: change }],
          acts: [{ act: "change", quote: change }],
          questions: [{ quote: question, answer: "cancel-or-change" }],
        },
      );
      expect(text).not.toMatch(/what (?:is to|should) be changed|que faut-il modifier/i);
      const offered = talk.visitor.state.talk?.offered.map(({ id }) => id) ?? [];
      await talk.press(offered.find((id) => id.includes("add_it")) ?? "none");
      expect(talk.passed.join()).toContain(change);
    },
  );

  test.each([undefined, "none"])("a question without its mark is answered, or said to be left to staff (%s)", async (answer) => {
    const talk = await sent("en");
    const question = "whos gonna text me n when";
    const { text } = await talk.say(`ok. ${question}`, {}, { values: [], ...asks(question, answer) });
    expect(text.trim()).not.toBe("");
  });

  test("a wish to change without saying what is asked what", async () => {
    const talk = await sent("en");
    const { text } = await talk.say(
      "I need to change my booking.",
      {},
      { values: [], acts: [{ act: "change", quote: "I need to change my booking" }] },
    );
    expect(text).toMatch(/change/i);
    expect(talk.passed).toEqual([]);
  });
});
