/** A card never shows a wall of boxes: many entries are lines, and the one that was named is open. */
import { setupI18n } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { areLines, columnsOf } from "#app/components/chat/edit/boxes.ts";
import { entryText } from "#app/components/chat/edit/outline.ts";
import { editCard } from "#app/domain/talk/edit/card.ts";
import type { TalkValues } from "#app/domain/talk/plan/fields.ts";
import { labelledCard } from "#app/i18n/detailed/edit/edit-card.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const PEOPLE = [
  { name: "Tom Brisebois", part: "counsel", side: "respondent", firm: "Lyle LLP" },
  { name: "Priya Venkataraman", part: "counsel", side: "claimant" },
  { name: "Tom Osgood", part: "witness", attends: "remote", days: ["2027-02-09"] },
  ...Array.from({ length: 5 }, (_, at) => ({ name: `Witness ${at}`, part: "witness" })),
];
const values: TalkValues = { people: { value: JSON.stringify(PEOPLE), origin: "assistant" } };
const cardFor = (quote: string | null) =>
  labelledCard(i18n, editCard("people", { values, loose: { days: [] }, subjects: {} } as never, { quote })).rows[0];

describe("a card of people", () => {
  const list = cardFor(null);
  if (!list) throw new Error("No list");

  test("has a line for each of many, and boxes at once for one alone", () => {
    expect(list.columns).toHaveLength(15);
    expect(areLines(list, list.entries)).toBe(true);
    expect(areLines(list, list.entries.slice(0, 1))).toBe(false);
  });

  test("shows of somebody what is asked of everybody and what is noted, six boxes and not all of them", () => {
    const names = (at: number) => columnsOf(list, list.entries[at] ?? {}).map((columns) => columns.map(({ name }) => name));
    expect(names(0)).toEqual([
      ["name", "part", "side", "firm", "attends"],
      ["title", "remoteOn", "place", "count", "days", "hours", "access", "email", "phone", "note"],
    ]);
    // Days only where they are not all of them.
    expect(names(2)[0]).toEqual(["name", "part", "firm", "attends", "days"]);
  });

  test("opens the one whom the words name, and nobody where two may be meant", () => {
    expect(cardFor("the lawyer for Castlemain is Tom Brisebois")?.open).toBe(0);
    expect(cardFor("Priya is not our side")?.open).toBe(1);
    expect(cardFor("Tom is wrong")?.open).toBeUndefined();
    expect(cardFor(null)?.open).toBeUndefined();
  });

  test("the line says who it is", () => {
    expect(entryText("en", list.columns, list.entries[2] ?? {})).toBe("Tom Osgood, Witness, By video, Tue, February 9");
    const onSome = { ...list.entries[2], days: "", remoteOn: "2027-02-09, 2027-02-10" };
    expect(entryText("en", list.columns, onSome)).toBe("Tom Osgood, Witness, By video (Tue, February 9, Wed, February 10)");
  });
});
