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

const who = (talk: MemoryTalk) =>
  JSON.parse(talk.values().people ?? "[]") as {
    name?: string;
    part: string;
    side?: string;
    firm?: string;
    attends?: string;
    access?: string;
  }[];

test("who is somebody's counsel to the model is not the visitor, and plays the part that the model reads", async () => {
  const talk = new MemoryTalk("fr", NOW);
  const message =
    "Interrogatoire à Montréal le 18 mai 2027. On interroge Ricardo Fuentes, représentant de la défenderesse, en salle. Me Olivier Tran, pour la défenderesse, participe par visioconférence depuis Québec.";
  await talk.say(
    message,
    {},
    {
      values: [{ field: "proceedingType", value: "examination_or_related", quote: "Interrogatoire" }],
      people: [
        {
          name: "Ricardo Fuentes",
          part: "witness",
          side: "respondent",
          quote: "On interroge Ricardo Fuentes, représentant de la défenderesse",
        },
        {
          name: "Olivier Tran",
          part: "counsel",
          side: "respondent",
          attends: "remote",
          quote: "Me Olivier Tran, pour la défenderesse, participe par visioconférence depuis Québec",
        },
      ],
      acts: [{ act: "language", quote: "Interrogatoire à Montréal" }],
    },
  );
  expect(talk.values()).not.toHaveProperty("contactName");
  expect(who(talk)).toEqual([
    expect.objectContaining({ name: "Ricardo Fuentes", part: "witness" }),
    expect.objectContaining({ name: "Olivier Tran", part: "counsel", side: "respondent", attends: "remote" }),
  ]);
});

test("a shorter way to call somebody is no other name, what is said of them is added, and a firm stays whose it is", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(
    "Arbitration in Toronto. Our lawyer is Anil Mehra and Port Everglow LLC's is Joanna Fisk. Our witness is Dr. Paul Renner.",
    {},
    {
      values: [{ field: "proceedingType", value: "arbitration", quote: "Arbitration" }],
      people: [
        { name: "Anil Mehra", part: "counsel", side: "claimant", quote: "Our lawyer is Anil Mehra" },
        {
          name: "Joanna Fisk",
          part: "counsel",
          side: "respondent",
          firm: "Port Everglow LLC",
          quote: "Port Everglow LLC's is Joanna Fisk",
        },
        { name: "Dr. Paul Renner", part: "witness", side: "claimant", quote: "Our witness is Dr. Paul Renner" },
      ],
    },
  );
  const message = "Dr. Renner joins by video from Calgary. Ms Fisk uses a wheelchair so step-free please.";
  await talk.say(
    message,
    {},
    {
      values: [],
      people: [
        { handle: "person3", name: "Dr. Renner", part: "witness", attends: "remote", quote: "Dr. Renner joins by video from Calgary" },
        { handle: "person2", name: "Ms Fisk", access: "uses a wheelchair", quote: "Ms Fisk uses a wheelchair so step-free please" },
      ],
    },
  );
  expect(who(talk).find(({ name }) => name === "Anil Mehra")).not.toHaveProperty("firm");
  expect(who(talk)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: "Dr. Paul Renner", side: "claimant", attends: "remote" }),
      expect.objectContaining({ name: "Joanna Fisk", access: "uses a wheelchair" }),
    ]),
  );
  expect(who(talk)).toHaveLength(3);
});

test("what the visitor is takes the place of what was noted, where the model says that it does", async () => {
  const talk = new MemoryTalk("en", NOW);
  const first = "I act for the claimant Brightwater. Arbitration in Toronto.";
  await talk.say(
    first,
    {},
    {
      values: [
        { field: "contactRole", value: "I act for the claimant Brightwater", quote: "I act for the claimant Brightwater" },
        { field: "proceedingType", value: "arbitration", quote: "Arbitration" },
      ],
    },
  );
  const message = "My role is assistant to Mr Mehra, counsel for the claimant.";
  const edit = { handle: "contactRole", does: "replace", value: "assistant to Mr Mehra, counsel for the claimant", quote: message };
  await talk.say(message, {}, { values: [], edits: [edit] });
  expect(talk.values().contactRole).toBe("assistant to Mr Mehra, counsel for the claimant");
});

test("what courtesy sounds like is no urgency", async () => {
  for (const [locale, message] of [
    ["es", "Perdón por la prisa. Arbitraje en Miami el 8 de junio de 2027."],
    ["en", "Sorry for the rush. Arbitration in Toronto on June 8, 2027."],
  ] as const) {
    const talk = new MemoryTalk(locale, NOW);
    await talk.say(message, {});
    expect(talk.values()).not.toHaveProperty("urgencyLevel");
  }
});
