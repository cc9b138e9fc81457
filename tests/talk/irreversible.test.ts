/** What cannot be undone is done after the visitor's own plain yes alone: quoted, withdrawn and half words do nothing. */
import { describe, expect, test } from "vitest";
import { readButtonId } from "#app/domain/talk/press.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { readCard, readPress } from "#workers/chat/talk/presses.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const REQUEST =
  "I'm Priya Raman of Aldous Finch LLP, priya@aldousfinch.example, 416 555 0142. A mediation in Toronto on March 9, 2027, 9:30 to 5, for 8 people, about a broken lease.";

const UNTOLD = REQUEST.replace(", about a broken lease", "");

async function summed(request = REQUEST): Promise<MemoryTalk> {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(request);
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

describe("a button answers its own question alone", () => {
  const day = (talk: MemoryTalk) => talk.say("Is my booking confirmed?").then(({ text }) => text);
  const idOf = (talk: MemoryTalk, option: string) =>
    talk.visitor.state.talk?.offered.find(({ id }) => readButtonId(id).option === option)?.id ?? "";

  test("pressed twice, a move is one move, to the day that was wished last", async () => {
    const talk = await booked();
    await talk.say("Please move it to March 16, 2027");
    const first = idOf(talk, "move");
    await talk.say("Please move it to March 23, 2027");
    const second = idOf(talk, "move");
    expect(second).not.toBe(first);
    expect((await talk.say("Move it", { press: second })).decision.commands).toMatchObject([{ kind: "move", date: "2027-03-23" }]);
    for (const press of [second, first, "move"]) {
      const again = await talk.say("Move it", { press });
      expect(again.decision.commands).toEqual([]);
      expect(again.text).toContain("no longer open");
    }
    expect(await day(talk)).toContain("March 23, 2027");
  });

  test("what takes its place is not done by the older button, nor the older by the newer", async () => {
    const talk = await booked();
    await talk.say("Please cancel my booking");
    const cancel = idOf(talk, "cancel_it");
    await talk.say("Please move it to March 16, 2027");
    const stale = await talk.say("Yes, cancel it", { press: cancel });
    expect(talk.cancelled).toEqual([]);
    expect(stale.text).toContain("March 9, 2027");
    // The question that is open is put again, with its buttons.
    expect(stale.buttons.map(({ id }) => readButtonId(id).option)).toEqual(["move", "leave"]);
    expect((await talk.say("yes")).decision.commands).toMatchObject([{ kind: "move", date: "2027-03-16" }]);
    expect((await talk.say("yes")).decision.commands).toEqual([]);
    expect(talk.cancelled).toEqual([]);
  });

  test("its label may be typed", async () => {
    const talk = await booked();
    const asked = await talk.say("Please move it to March 16, 2027");
    const label = asked.buttons.find(({ id }) => readButtonId(id).option === "move")?.label ?? "";
    expect((await talk.say(label)).decision.commands).toMatchObject([{ kind: "move", date: "2027-03-16" }]);
  });

  test.each([
    ["en", "no longer open"],
    ["fr", "n’est plus ouverte"],
    ["es", "ya no está abierta"],
  ] as const)("%s", async (locale, words) => {
    const talk = new MemoryTalk(locale, NOW);
    expect((await talk.say("OK", { press: "move~1" })).text).toContain(words);
  });
});

describe("a summary is sent", () => {
  test.each([
    "ok",
    "Yes please send it thanks",
    "yes, thanks",
    "Oui merci, envoyez",
    "oui merci",
    "Sí, gracias",
    "Envíela, gracias",
    "vale",
    "parfait",
  ])("by: %s", async (words) => {
    const talk = await summed();
    await talk.say(words);
    expect(talk.isBooked).toBe(true);
  });

  test.each(["Yes, send it.", "Oui merci, envoyez", "Sí, gracias"])("in any language while its matter is to follow: %s", async (words) => {
    const talk = await summed(UNTOLD);
    expect(talk.values().toFollow).toContain("caseDescription");
    await talk.say(words);
    expect(talk.isBooked).toBe(true);
  });

  test.each([
    "ok thanks",
    "thanks, ok",
    "Great, thank you!",
    "ok bye",
    "merci, c'est bon",
    "c'est parfait merci",
    "vale gracias",
    "está bien, gracias",
    "perfecto, gracias",
  ])("after one more question by: %s", async (words) => {
    const talk = await summed();
    await talk.say("ok thanks");
    expect(talk.isBooked).toBe(false);
    const { buttons } = await talk.say(words);
    expect(talk.isBooked).toBe(false);
    if (words !== "ok bye") expect(buttons.some(({ id }) => id.startsWith("send:"))).toBe(true);
    await talk.say("yes");
    expect(talk.isBooked).toBe(words !== "ok bye");
  });
});

test("a card takes no list that the talk keeps itself", () => {
  expect(readCard({ remarks: "[]", toFollow: "contactName", people: "[]", alternativeDays: "[]" }).statements).toEqual([]);
  expect(readCard({ contactName: "Ana Roe" }).statements).toHaveLength(1);
  expect(readPress("remarks=hello", "hello")).toBeNull();
});
