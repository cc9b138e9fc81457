/** People over several messages: said more of, corrected and taken off, in the draft and in the answer. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const peopleOf = (talk: MemoryTalk): object[] => JSON.parse(talk.values().people || "[]");

test("who is held gains what is said, plays another part, and goes", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(
    "Arbitration in Toronto. Dr. Hannah Weiss is our expert witness and will testify from Vienna by video. The witness Paolo Ferri will come in person.",
  );
  expect(peopleOf(talk)).toMatchObject([
    { name: "Dr. Hannah Weiss", part: "expert", attends: "remote", place: "Vienna" },
    { name: "Paolo Ferri", part: "witness", attends: "in_person" },
  ]);
  await talk.say("Actually Paolo Ferri is counsel, not a witness.");
  await talk.say("Dr. Weiss will be in the room after all.");
  expect(peopleOf(talk)).toMatchObject([
    { name: "Dr. Hannah Weiss", part: "expert", attends: "in_person" },
    { name: "Paolo Ferri", part: "counsel" },
  ]);
  const { text } = await talk.say("Take Paolo Ferri off please.");
  expect(text).toContain("Removed: Paolo Ferri (counsel)");
  expect(peopleOf(talk)).toMatchObject([{ name: "Dr. Hannah Weiss" }]);
});

test("who was never noted and does not come is kept for staff", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say("Mediation in Toronto for 8 people. Walter Quint won't be coming.");
  expect(peopleOf(talk)).toEqual([]);
  expect(talk.values().remarks).toContain("Walter Quint");
});

test("above a forwarded mail the visitor speaks, in it somebody else", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(
    "Can you set this up? Please deal with my assistant Camille Dravid, camille@dravid.example\n\n---------- Forwarded message ---------\nFrom: Lucinda Abrego <labrego@quayle.example>\nDate: Fri, Nov 20, 2026 at 4:12 PM\nSubject: Fontenot\n\nWe are good for the mediation on January 26 in Miami, 9:30 start.\nMy cell if anything: 305-555-0133.\nLucinda",
  );
  expect(talk.values()).toMatchObject({ contactName: "Camille Dravid", contactEmail: "camille@dravid.example" });
  expect(talk.values().contactPhone ?? "").toBe("");
});

test("one witness who is counted and not named is read back as such", async () => {
  const talk = new MemoryTalk("en", NOW);
  const { text } = await talk.say("Arbitration in Toronto with one witness by video from Lisbon.");
  expect(text).toContain("1 witness, by video, Lisbon");
});
