/** Who people are besides their part is said next to their names: it is theirs, and nobody more. */
import { describe, expect, test } from "vitest";
import type { Participant } from "#app/domain/booking/registry/entries.ts";
import type { Locale } from "#app/domain/locale.ts";
import { participantText } from "#app/i18n/detailed/entry-texts.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const BEGUN: Readonly<Record<Locale, string>> = {
  en: "An arbitration in Toronto on March 9, 2027",
  fr: "Un arbitrage à Montréal le 9 mars 2027",
  es: "Un arbitraje en Miami el 9 de marzo de 2027",
};
type Titled = readonly [name: string, title: string | undefined];

async function peopleOf(locale: Locale, message: string) {
  const talk = new MemoryTalk(locale, new Date("2026-11-28T20:00:00Z"));
  await talk.say(BEGUN[locale]);
  await talk.say(message);
  const people = JSON.parse(talk.values().people ?? "[]") as Participant[];
  return { talk, named: people.map(({ name, title }): Titled => [name ?? "", title]) };
}

describe("a title", () => {
  test.each<[Locale, string, Titled[]]>([
    [
      "en",
      "Attending: Edmund Harrow, beneficiary; Flora Harrow, beneficiary; Marc Delisle, our outside counsel; and Greg Muir, VP HR of Northgate, by video from Calgary.",
      [
        ["Edmund Harrow", "beneficiary"],
        ["Flora Harrow", "beneficiary"],
        ["Marc Delisle", undefined],
        ["Greg Muir", "VP HR"],
      ],
    ],
    [
      "en",
      "The tribunal: Dr. Álvaro Quintanilla presides, Prof. Helen Marsh is co-arbitrator and joins by video from London.",
      [
        ["Dr. Álvaro Quintanilla", "presides"],
        ["Prof. Helen Marsh", undefined],
      ],
    ],
    [
      "en",
      "My daughter Lucy Vale comes along; the trustee, Ann Larch, and her accountant Bob Pine too.",
      [
        ["Lucy Vale", "daughter"],
        ["Ann Larch", "trustee"],
        ["Bob Pine", "accountant"],
      ],
    ],
    [
      "fr",
      "Y seront Sonia Ferland, RH, par visio de Sherbrooke ; Me Paul Roy, notaire ; et la présidente du tribunal, Me Anne Côté.",
      [
        ["Sonia Ferland", "RH"],
        ["Me Paul Roy", "notaire"],
        ["Me Anne Côté", "présidente du tribunal"],
      ],
    ],
    [
      "es",
      "Participarán: preside el Dr. Álvaro Quintanilla, en sala; la contadora Ana Ruiz y el gerente general, Luis Pardo.",
      [
        ["Dr. Álvaro Quintanilla", "preside"],
        ["Ana Ruiz", "contadora"],
        ["Luis Pardo", "gerente general"],
      ],
    ],
  ])("%s: %s", async (locale, message, expected) => {
    const { talk, named } = await peopleOf(locale, message);
    expect(named).toEqual(expect.arrayContaining([...expected]));
    expect(named).toHaveLength(expected.length);
    expect(talk.values().contactName).toBeUndefined();
  });

  test("stands on the card of the people and in the list, and goes where it is emptied", async () => {
    const { talk } = await peopleOf(
      "en",
      "Attending: Edmund Harrow, beneficiary; Flora Harrow, beneficiary; Marc Delisle, our outside counsel.",
    );
    const { card } = await talk.say("Edit", { press: "edit:people" });
    if (card?.kind !== "edit") throw new Error("No card");
    const entries = card.rows[0]?.entries ?? [];
    expect(entries.map(({ title }) => title)).toEqual(["beneficiary", "beneficiary", ""]);
    await talk.say("Saved", { card: "people", typed: { people: JSON.stringify(entries.map((one) => ({ ...one, title: "" }))) } });
    expect(talk.values().people).not.toContain("title");
  });
});

test("a title is shown as it was written, in the place of a part that says nothing", async () => {
  const i18n = await createPageI18n("en");
  expect(participantText(i18n, { name: "Greg Muir", part: "other", title: "VP HR" })).toBe("Greg Muir (VP HR)");
  expect(participantText(i18n, { name: "Ana Vega", part: "neutral", title: "President" })).toBe(
    "Ana Vega (arbitrator or mediator, President)",
  );
  expect(participantText(i18n, { part: "witness", count: 2 })).toBe("2 witnesses");
});
