/** Words for staff that a card could hold: they are shown on it, and go only where the visitor, or what is noted, says so. */
import { describe, expect, test } from "vitest";
import type { LabelledCard } from "#app/i18n/detailed/edit/edit-card.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";

const remarksOf = (talk: MemoryTalk): string[] => (JSON.parse(talk.values().remarks || "[]") as { text: string }[]).map(({ text }) => text);

const SAID = {
  en: "Our witnesses and theirs do not speak to each other.",
  fr: "Nos témoins et les leurs ne se parlent pas.",
  es: "Nuestros testigos y los suyos no se hablan.",
} as const;
const OPENING = {
  en: "Mediation in Ottawa, March 9, 2027, 10 to 3. It is about a leaking roof.",
  fr: "Médiation à Ottawa, le 9 mars 2027, de 10 h à 15 h. Il s’agit d’un toit qui fuit.",
  es: "Mediación en Ottawa, el 9 de marzo de 2027, de 10 a 15. Se trata de un techo con goteras.",
} as const;

/** A remark about the people, however it was read. */
async function withRemark(locale: keyof typeof SAID): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(OPENING[locale]);
  await talk.say(SAID[locale]);
  return talk;
}

describe.each(["en", "fr", "es"] as const)("a remark about a part (%s)", (locale) => {
  test("is on the card of the part with its words; saved without them, they go, and one undo brings them back", async () => {
    const talk = await withRemark(locale);
    const [said] = remarksOf(talk);
    expect(said).toBeDefined();
    const shown = await talk.say("Edit", { press: "edit:people" });
    const card = shown.card as LabelledCard;
    expect(card.said).toContain(said);
    await talk.say("Saved", { card: "people", typed: { people: JSON.stringify([{ part: "observer", count: "2" }]), remarks: "[]" } });
    expect(remarksOf(talk)).toEqual([]);
    await talk.press("undo");
    expect(remarksOf(talk)).toContain(said);
  });

  test("a card that is saved without a word of the remark takes none of it", async () => {
    const talk = await withRemark(locale);
    const [said = ""] = remarksOf(talk);
    await talk.say("Saved", { card: "people", typed: { people: JSON.stringify([{ part: "observer", count: "2" }]) } });
    expect(remarksOf(talk)).toEqual([said]);
  });

  test("what was written into the card of remarks stays, whatever else is noted", async () => {
    const talk = await withRemark(locale);
    const row = {
      en: "The mediation in Ottawa is on March 9",
      fr: "La médiation à Ottawa est le 9 mars",
      es: "La mediación en Ottawa es el 9 de marzo",
    };
    const typed = { remarks: JSON.stringify([{ text: row[locale] }]) };
    await talk.say("Saved", { card: "remarks", typed });
    expect(remarksOf(talk)).toEqual([row[locale]]);
    await talk.say("Saved", { card: "people", typed: { people: JSON.stringify([{ part: "observer", count: "2" }]) } });
    expect(remarksOf(talk)).toEqual([row[locale]]);
  });

  test("what is ticked to stay a remark stays one", async () => {
    const talk = await withRemark(locale);
    const [said = ""] = remarksOf(talk);
    await talk.say("Saved", {
      card: "people",
      typed: { people: JSON.stringify([{ part: "observer", count: "2" }]), remarks: JSON.stringify([{ text: said }]) },
    });
    expect(remarksOf(talk)).toEqual([said]);
  });
});
