/** What a model tells apart from the hearing: when the visitor is reached, how soon the record comes, and talk about the talk. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW, noted } from "#tests/talk/mends/kit.ts";

const value = (field: string, words: string, quote: string) => ({ field, value: words, quote });

test.each([
  ["en", "Best to phone me, any day but Tuesdays.", "any day but Tuesdays"],
  ["fr", "Appelez-moi, mais pas le mardi.", "pas le mardi"],
  ["es", "Llámenme, pero nunca los martes.", "nunca los martes"],
] as [Locale, string, string][])("hours at which we call are the visitor's words (%s)", async (locale, message, when) => {
  const talk = await noted(locale);
  const before = talk.values();
  await talk.say(message, {}, { values: [value("preferredContact", "phone", message), value("contactWhen", when, when)] });
  const { contactBy, contactWhen, preferredDate } = talk.values();
  expect([contactBy, contactWhen?.includes(when), preferredDate]).toEqual(["phone", true, before.preferredDate]);
});

test("words that speak of no call and no letter are not when we call", async () => {
  const talk = await noted("en");
  await talk.say("The witness sleeps until noon.", {}, { values: [value("contactWhen", "until noon", "until noon")] });
  expect(talk.values().contactWhen ?? "").toBe("");
});

test("how soon the record comes is its own field, where the words say so", async () => {
  const talk = new MemoryTalk("en", NOW);
  const message = "Arbitration in Toronto on March 9, 2027 with a court reporter, and the transcript within three days.";
  await talk.say(message, {}, { values: [value("transcriptDelivery", "3_days", "within three days")] });
  expect(talk.values()).toMatchObject({ transcriptDelivery: "3_days", preferredDate: "2027-03-09" });
});

test.each([
  ["en", "I do like the look of your little tables."],
  ["fr", "J'aime bien vos petits tableaux."],
  ["es", "Me gustan sus tablitas."],
] as [Locale, string][])("an aside is no remark, and a figure in it makes it one (%s)", async (locale, words) => {
  const talk = await noted(locale);
  const before = talk.values().remarks;
  await talk.say(words, {}, { values: [], acts: [{ act: "aside", quote: words }] });
  expect(talk.values().remarks).toBe(before);
  const more = `${words.slice(0, -1)} 47.`;
  await talk.say(more, {}, { values: [], acts: [{ act: "aside", quote: more }] });
  expect(talk.values().remarks ?? "").toContain("47");
});
