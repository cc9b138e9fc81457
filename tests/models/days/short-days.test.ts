/** A day that ends before half a day is over: the room is booked for the half day, the end that was said is kept, and the reason is said. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

const remarks = (talk: MemoryTalk) => (JSON.parse(talk.values().remarks ?? "[]") as { text: string }[]).map(({ text }) => text);
const NOTE = "Wednesday, February 17 ends at 1:00 p.m.; the room is yours until 1:30 p.m.";
const REASON = "The shortest booking is half a day";

async function begun() {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(
    "Arbitration in Grand Cayman, Mon 15 Feb to Wed 17 Feb 2027, 10 to 5, 7 people.",
    {},
    {
      values: [
        { field: "proceedingType", value: "arbitration", quote: "Arbitration" },
        { field: "location", value: "arbitration_place_cayman", quote: "Grand Cayman" },
        { field: "preferredDate", value: "2027-02-15..2027-02-17", quote: "Mon 15 Feb to Wed 17 Feb 2027" },
        { field: "startTime", value: "10:00", quote: "10 to 5" },
        { field: "endTime", value: "17:00", quote: "10 to 5" },
      ],
    },
  );
  return talk;
}
const till = (quote: string, value = "2027-02-17 10:00-13:00") => ({
  values: [],
  edits: [{ handle: "day3", does: "replace", value, quote }],
});

test("an end that the half day moves is kept next to it, and why is said", async () => {
  const talk = await begun();
  const turn = await talk.say("wednesday only till 1pm", {}, till("wednesday only till 1pm"));
  expect(remarks(talk)).toContain(NOTE);
  expect(turn.text).toContain(REASON);
});

test("who complains of the moved end is told why again, and nothing else", async () => {
  const talk = await begun();
  await talk.say("wednesday only till 1pm", {}, till("wednesday only till 1pm"));
  for (const message of ["wed 17 feb 10:00-13:00", "1pm not 130!! i said 1"]) {
    const turn = await talk.say(message, {}, till(message));
    expect(turn.text).toContain(REASON);
    expect(turn.text).not.toContain("still not following");
    expect(turn.text).not.toContain("not sure what");
  }
  const turn = await talk.say("why does it say 1:30?", {}, { values: [], questions: [{ quote: "why does it say 1:30?", answer: "none" }] });
  expect(turn.text).toContain(REASON);
  expect(turn.text).not.toContain("for certain");
  expect(remarks(talk).filter((text) => text === NOTE)).toHaveLength(1);
  expect(remarks(talk).join()).not.toContain("why does it say");
});

test("what is kept of the end goes with the day's hours", async () => {
  const talk = await begun();
  await talk.say("wednesday only till 1pm", {}, till("wednesday only till 1pm"));
  await talk.say(
    "Make it 8 people",
    {},
    { values: [], edits: [{ handle: "mainRoomCapacity", does: "replace", value: "8", quote: "Make it 8 people" }] },
  );
  expect(remarks(talk)).toContain(NOTE);
  await talk.say("Wednesday until 5 after all", {}, till("Wednesday until 5 after all", "2027-02-17 10:00-17:00"));
  expect(remarks(talk)).not.toContain(NOTE);
});

test("a start that moves leaves the end that was said", async () => {
  const talk = await begun();
  await talk.say("wednesday only till 1pm", {}, till("wednesday only till 1pm"));
  await talk.say("Wednesday we begin at 11, 11 to 1pm", {}, till("Wednesday we begin at 11, 11 to 1pm", "2027-02-17 11:00-13:00"));
  expect(remarks(talk)).toContain("Wednesday, February 17 ends at 1:00 p.m.; the room is yours until 2:30 p.m.");
  expect(remarks(talk)).not.toContain(NOTE);
});

test("an hour that is typed on the sheet is kept, and why the room is longer is said", async () => {
  const talk = await begun();
  const days = ["2027-02-15", "2027-02-16", "2027-02-17"].map((date) => ({
    date,
    start: "10:00",
    end: date.endsWith("17") ? "13:00" : "17:00",
  }));
  const turn = await talk.say("Save", { typed: { days: JSON.stringify(days) }, card: "days" });
  expect(remarks(talk)).toContain(NOTE);
  expect(turn.text).toContain(REASON);
});
