/** What is kept of a reply with a card for editing: what the card is made of besides the draft, which alone holds the values. */
import { describe, expect, test } from "vitest";
import { EDIT_PARTS, type EditCardName } from "#app/domain/talk/edit/parts.ts";
import type { LabelledCard } from "#app/i18n/detailed/edit/edit-card.ts";
import { viewOf } from "#app/services/bookings/drafts/drafts.server.ts";
import type { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { keptText, shownAgain, shownReply } from "#workers/chat/talk/reply.ts";
import { talkValues } from "#workers/chat/talk/values.ts";
import { noted } from "../mends/kit.ts";

const keptOf = ({ visitor }: MemoryTalk) => {
  const talk = visitor.state.talk;
  if (!talk?.shown) throw new Error("Nothing is kept");
  return { shown: talk.shown, state: talk.state };
};
async function again(talk: MemoryTalk) {
  const { shown, state } = keptOf(talk);
  const values = talkValues(viewOf(talk.visitor.draft));
  return shownAgain(shown, { values, loose: state.loose, subjects: state.subjects }, "en");
}
const open = (talk: MemoryTalk, part: EditCardName) => talk.say("Edit", { press: part === "sheet" ? "edit" : `edit:${part}` });
const typedOf = ({ fields, rows }: LabelledCard): Record<string, string> => ({
  ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  ...Object.fromEntries(rows.map(({ name, entries }) => [name, JSON.stringify(entries)])),
});

describe("a reply with a card for editing", () => {
  test.each([...EDIT_PARTS, "sheet"] as const)("of %s is kept without the draft's values, and is shown again with them", async (part) => {
    const talk = await noted("en");
    const reply = await open(talk, part);
    expect(reply.card).toMatchObject({ kind: "edit", part });
    const kept = JSON.stringify(keptOf(talk).shown);
    for (const value of ["Moira Kettle", "moira@kettledunn.ca", "Petra Lund", "2027-03-09"]) expect(kept).not.toContain(value);
    expect(kept.length).toBeLessThan(1000);
    expect(await again(talk)).toEqual(shownReply(reply));
  });

  test("is in the transcript by its sentence alone", async () => {
    const talk = await noted("en");
    const reply = await open(talk, "contact");
    expect(reply.text).toContain("moira@kettledunn.ca");
    expect(keptText(reply, { besideSummary: false })).toBe(reply.textBesideChips);
  });

  test("keeps what was typed and refused, and of that only what the draft does not hold", async () => {
    const talk = await noted("en");
    const card = (await open(talk, "contact")).card as LabelledCard;
    const reply = await talk.say("Saved", { typed: { ...typedOf(card), contactName: "Ada Byron", contactEmail: "ada@" }, card: "contact" });
    const kept = JSON.stringify(keptOf(talk).shown);
    expect(kept).toContain("Ada Byron");
    expect(kept).not.toContain("Kettle Dunn LLP");
    const { fields } = (await again(talk)).card as LabelledCard;
    const shown = (reply.card as LabelledCard).fields;
    expect(fields.map(({ name, value, error }) => [name, value, error])).toEqual(
      shown.map(({ name, value, error }) => [name, value, error]),
    );
    expect(fields.find(({ name }) => name === "contactEmail")).toMatchObject({ value: "ada@", unsaved: true, error: expect.any(String) });
  });
});
