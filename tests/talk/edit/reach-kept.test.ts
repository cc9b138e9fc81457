/** Another wish of how to be reached takes the place of the one before; its hours stay until others are said. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";

const BEGUN: Readonly<Record<Locale, string>> = {
  en: "Mediation in Toronto on March 9, 2027. Moira Kettle, moira@kettledunn.ca, 416 555 0188.",
  fr: "Médiation à Montréal le 9 mars 2027. Maude Cantin, maude@cantindunn.ca, 514 555 0188.",
  es: "Mediación en Miami el 9 de marzo de 2027. Mireya Cantú, mireya@cantuduarte.mx, 305 555 0188.",
};
async function reachedAfter(locale: Locale, ...messages: readonly string[]) {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(BEGUN[locale]);
  const texts: string[] = [];
  for (const message of messages) texts.push((await talk.say(message)).text);
  return { ...talk.values(), text: texts.join("\n") } as Record<string, string>;
}

describe("a message in the place of a call", () => {
  test.each([
    ["en", "Please text instead of calling, and before 3."],
    ["en", "Dale Pruitt, dale@harrow.example, cell 905-555-0148, please text instead of calling, and before 3."],
    ["es", "mejor WhatsApp en vez de llamar, antes de las 3"],
  ] as const)("is no call by telephone, and no e-mail either: %s %s", async (locale, message) => {
    const { contactBy, contactWhen, startTime, text } = await reachedAfter(locale, message);
    expect(contactBy ?? "").not.toBe("phone");
    expect(contactWhen).toMatch(/text|WhatsApp/);
    expect(contactWhen).toMatch(/3/);
    expect(contactWhen).not.toContain("@");
    expect(startTime ?? "").toBe("");
    expect(text).not.toMatch(/by e-mail|correo electrónico, sin/i);
  });

  test("may refuse e-mail too", async () => {
    const { contactBy, contactWhen } = await reachedAfter("en", "Text me, don't email.");
    expect(contactBy ?? "").not.toBe("phone");
    expect(contactWhen).toContain("Text me");
  });
});

test.each([
  ["en", "Please text me, before 3.", "Text me, don't email.", /^Text me, don't email; before 3$/],
  ["en", "WhatsApp is best, in the mornings.", "Send me an sms instead.", /sms.*; in the mornings$/i],
  ["en", "Please text me, before 3.", "Call me after 5 pm.", /^(?!.*before 3).*after 5/],
] as const)("%s: %s Then: %s", async (locale, first, then, words) => {
  expect((await reachedAfter(locale, first, then)).contactWhen).toMatch(words);
});

test("a model's cut of the words keeps the hours too", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(BEGUN.en);
  const wishes = ["Please text me, and before 3.", "Text me, don't email, I'm on site half the day."];
  const [first = "", second = ""] = wishes;
  await talk.say(first, {}, { values: [{ field: "contactWhen", value: "text me, and before 3", quote: "Please text me, and before 3" }] });
  await talk.say(
    second,
    {},
    {
      values: [],
      edits: [{ handle: "contactWhen", does: "replace", value: "Text me, don't email; before 3", quote: "Text me, don't email" }],
    },
  );
  expect(talk.values().contactWhen).toBe("Text me, don't email; before 3");
  expect(talk.values().contactBy ?? "").toBe("");
});
