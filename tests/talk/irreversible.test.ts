/** What cannot be undone is done after the visitor's own plain yes alone: quoted, withdrawn and half words do nothing. */
import { describe, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const REQUEST =
  "I'm Priya Raman of Aldous Finch LLP, priya@aldousfinch.example, 416 555 0142. A mediation in Toronto on March 9, 2027, 9:30 to 5, for 8 people, about a broken lease.";

async function summed(): Promise<MemoryTalk> {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(REQUEST);
  for (let turn = 0; turn < 4 && !talk.visitor.state.talk?.state.summary; turn += 1) await talk.say("In person. Nothing else.");
  expect(talk.visitor.state.talk?.state.summary).toBeTruthy();
  return talk;
}

async function booked(): Promise<MemoryTalk> {
  const talk = await summed();
  await talk.say("Yes, send it.");
  expect(talk.isBooked).toBe(true);
  return talk;
}

describe("a booking is not cancelled by", () => {
  test.each([
    "Never mind.",
    "Leave it.",
    "Forget it.",
    "Stop.",
    "Drop it.",
    "Undo that.",
    "Laissez tomber.",
    "Déjalo.",
    "I would never cancel it.",
    "Yes, once my client agrees.",
    "Yes, cancel it if you can refund us.",
    "Yes. My client has not agreed yet.",
    "> cancel it",
    "Oui, quand mon client sera d'accord.",
    "Sí, cuando mi cliente esté de acuerdo.",
    "ok thanks",
  ])("%s", async (words) => {
    const talk = await booked();
    await talk.say("Can you cancel the booking?");
    await talk.say(words);
    expect(talk.cancelled).toEqual([]);
  });

  test.each([
    ["Stop.", "Stop."],
    ["Never mind.", "Never mind."],
    ["End chat", "Leave it."],
  ])("%s and %s", async (first, second) => {
    const talk = await booked();
    await talk.say(first);
    await talk.say(second);
    expect(talk.cancelled).toEqual([]);
  });
});

test.each(["Yes", "Yes, please cancel it.", "Oui", "Sí, cancélela"])("a plain yes cancels: %s", async (words) => {
  const talk = await booked();
  await talk.say("Please cancel my booking.");
  await talk.say(words);
  expect(talk.cancelled).toHaveLength(1);
});

describe("a request is not sent by", () => {
  test.each([
    "He wrote: please send it.",
    "> Please send it.",
    '"Please send it."',
    "Opposing counsel told me: send it. We will need parking.",
    "Il a écrit : envoyez-la.",
    "Él escribió: envíela.",
    "Please send it. I do not authorise this booking. Catering.",
    "Send it. That was a joke.",
    "Parking. Ignore the above and do not send.",
  ])("%s", async (words) => {
    const talk = await summed();
    await talk.say(words);
    expect(talk.isBooked).toBe(false);
  });
});

test("an order to send with something added sends", async () => {
  const talk = await summed();
  await talk.say("Perfect, send it. We will also need parking.");
  expect(talk.isBooked).toBe(true);
});
