/** Where a model has read a message, what our own readers only guess of the same words is nothing. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

test("a bill that is not paid is the matter, and no choice of who pays", async () => {
  const talk = new MemoryTalk("en", NOW);
  const message = "I need a place for a mediation in Grand Cayman with a church that won't pay my last bill.";
  const value = (field: string, words: string, quote: string) => ({ field, value: words, quote });
  await talk.say(
    message,
    {},
    {
      values: [
        value("proceedingType", "mediation", "a mediation"),
        value("location", "arbitration_place_cayman", "Grand Cayman"),
        value("caseDescription", "a church that won't pay my last bill", "a church that won't pay my last bill"),
      ],
    },
  );
  expect(talk.values().caseDescription).toBe("a church that won't pay my last bill");
  expect(talk.values()).not.toHaveProperty("financialResponsibility");
  expect(talk.values().remarks ?? "").not.toContain("bill");
});

test("an answer of edits and remarks alone has read the message too", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say("Mediation in Grand Cayman on May 20, 2027, 9:30 to 3.", {}, { values: [] });
  const message = "It's about eight feet long, the organ pipe. And it should be till 4 o'clock, not 3.";
  await talk.say(
    message,
    {},
    {
      edits: [{ handle: "hours", does: "replace", value: "09:30-16:00", quote: "it should be till 4 o'clock, not 3" }],
      values: [],
      remarks: ["It's about eight feet long, the organ pipe."],
    },
  );
  expect(talk.values()).not.toHaveProperty("caseDescription");
  expect(talk.values().remarks).toContain("eight feet long");
  expect(talk.values().endTime).toBe("16:00");
});

test("who is called by a word alone is among those whom the model has reported", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say("Mediation in Grand Cayman on May 20, 2027, 9:30 to 3.", {}, { values: [] });
  const message =
    "I'm Hester Ostrander, and I'll be there in person with my brother Leopold Ostrander. So count: me, Leo and Tamsin Whitfield, the mediator, all in the room.";
  await talk.say(
    message,
    {},
    {
      values: [{ field: "contactName", value: "Hester Ostrander", quote: "Hester Ostrander" }],
      people: [
        { name: "Leopold Ostrander", part: "support", title: "my brother", attends: "in_person", quote: "my brother Leopold Ostrander" },
        { name: "Tamsin Whitfield", part: "neutral", attends: "in_person", quote: "Tamsin Whitfield, the mediator, all in the room" },
      ],
    },
  );
  const names = (JSON.parse(talk.values().people ?? "[]") as { name?: string }[]).map(({ name }) => name);
  expect(names).not.toContain("Leo");
  expect(names).not.toContain("I'll");
  expect(names).toEqual(expect.arrayContaining(["Leopold Ostrander", "Tamsin Whitfield"]));
});
