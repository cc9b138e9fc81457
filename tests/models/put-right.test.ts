/** What people put right in a talk, as a model reads it: done at once, with nothing else changed, and nothing claimed that is not so. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { value } from "./begun.ts";

const NOW = new Date("2026-11-30T15:00:00Z");
const talkOf = (locale: "en" | "fr" | "es") => new MemoryTalk(locale, NOW);
const peopleIn = (talk: MemoryTalk) => JSON.parse(talk.values().people ?? "[]") as { name?: string; access?: string }[];

test("a number with its extension, and hours before which nobody is to call, refuse no calls", async () => {
  const talk = talkOf("en");
  const { text } = await talk.say(
    "Priya Ramanathan, priya@birch.example, 416-555-0148 ext 22. Email is best, and please don't call before 10.",
    {},
    {
      values: [
        value("contactName", "Priya Ramanathan", "Priya Ramanathan"),
        value("contactEmail", "priya@birch.example", "priya@birch.example"),
        value("contactPhone", "416-555-0148 ext 22", "416-555-0148 ext 22"),
        value("preferredContact", "email", "Email is best"),
        value("contactWhen", "please don't call before 10", "please don't call before 10"),
      ],
    },
  );
  expect(talk.values()).toMatchObject({
    contactPhone: "+14165550148 ext. 22",
    contactBy: "email",
    contactWhen: "please don't call before 10",
  });
  expect(text).not.toMatch(/no calls/i);
});

test.each([
  ["en", "Please don't call me before 10."],
  ["fr", "Ne m'appelez pas avant 10 h."],
  ["es", "No me llamen después de las 18."],
] as const)("%s: “%s” refuses no calls", async (locale, said) => {
  const talk = talkOf(locale);
  await talk.say(said);
  expect(talk.values().contactBy).not.toBe("no_calls");
});

const PANEL = "Panel: Hon. Margaret Oyelaran (chair), Daniel Fitch, Suzanne Krol. Ms. Krol uses a wheelchair.";
test("of a panel the one who presides is named, in whichever order they are read", async () => {
  const talk = talkOf("en");
  await talk.say(
    `An arbitration in Toronto. ${PANEL}`,
    {},
    {
      values: [value("proceedingType", "arbitration", "An arbitration"), value("location", "arbitration_place_toronto", "Toronto")],
      people: [
        { name: "Suzanne Krol", part: "neutral", access: "uses a wheelchair", quote: "Suzanne Krol" },
        { name: "Daniel Fitch", part: "neutral", quote: "Daniel Fitch" },
        { name: "Hon. Margaret Oyelaran", part: "neutral", title: "chair", quote: "Hon. Margaret Oyelaran (chair)" },
      ],
    },
  );
  expect(talk.values().arbitratorName).toBe("Hon. Margaret Oyelaran");
  expect(peopleIn(talk).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Suzanne Krol", "Daniel Fitch", "Hon. Margaret Oyelaran"]),
  );
});

test("of a service that is not wanted after all nothing is left, and a complaint about it orders nothing", async () => {
  const talk = talkOf("fr");
  await talk.say(
    "Une médiation à Montréal, avec un interprète anglais-français.",
    {},
    {
      values: [
        value("proceedingType", "mediation", "Une médiation"),
        value("location", "arbitration_place_montreal", "Montréal"),
        value("needsInterpretation", "true", "un interprète anglais-français"),
        value("interpretationLanguage", "English, French", "anglais-français"),
      ],
    },
  );
  await talk.say(
    "Finalement oubliez l'interprète.",
    {},
    {
      edits: [{ handle: "interpretationLanguage", does: "remove", quote: "oubliez l'interprète" }],
      values: [value("needsInterpretation", "false", "oubliez l'interprète")],
    },
  );
  expect(talk.values().needsInterpretation).toBe("false");
  expect(talk.values().interpretationLanguage).toBeUndefined();
  await talk.say(
    "Dans le résumé, c'est encore écrit Interprète : Anglais, français. On n'en veut plus.",
    {},
    {
      values: [value("needsInterpretation", "false", "On n'en veut plus")],
      acts: [{ act: "correct", quote: "c'est encore écrit Interprète" }],
    },
  );
  expect(talk.values().needsInterpretation).toBe("false");
});

test("what is said further of a free text is put to it, and nothing of it is lost", async () => {
  const talk = talkOf("fr");
  await talk.say(
    "Une médiation commerciale. Surtout pas un à côté de l'autre : ils sont frère et sœur.",
    {},
    {
      values: [
        value("proceedingType", "mediation", "Une médiation"),
        value("caseDescription", "commerciale", "commerciale"),
        value(
          "specialRequirements",
          "Surtout pas un à côté de l'autre : ils sont frère et sœur",
          "Surtout pas un à côté de l'autre : ils sont frère et sœur",
        ),
      ],
    },
  );
  await talk.say(
    "C'est une chicane entre actionnaires. Il nous faut aussi un écran et un tableau papier.",
    {},
    {
      edits: [
        { handle: "caseDescription", does: "replace", value: "chicane entre actionnaires", quote: "chicane entre actionnaires" },
        {
          handle: "specialRequirements",
          does: "replace",
          value: "Surtout pas un à côté de l'autre : ils sont frère et sœur. Il nous faut aussi un écran et un tableau papier",
          quote: "Il nous faut aussi un écran et un tableau papier",
        },
      ],
      values: [],
    },
  );
  expect(talk.values().caseDescription).toMatch(/chicane entre actionnaires/);
  expect(talk.values().specialRequirements).toMatch(/frère et sœur.*tableau papier/s);
});

test("somebody who bears the name of a company is a person", async () => {
  const talk = talkOf("fr");
  await talk.say(
    "Une médiation : Boulangeries Morin & Filles inc. contre Gestion Caron inc. M. Morin a un appareil auditif.",
    {},
    {
      values: [value("proceedingType", "mediation", "Une médiation")],
      people: [
        { name: "Boulangeries Morin & Filles inc.", part: "claimant", quote: "Boulangeries Morin & Filles inc." },
        { name: "Gestion Caron inc.", part: "respondent", quote: "contre Gestion Caron inc." },
        { name: "M. Morin", part: "other", access: "a un appareil auditif", quote: "M. Morin a un appareil auditif" },
      ],
    },
  );
  expect(peopleIn(talk)).toEqual(expect.arrayContaining([expect.objectContaining({ name: "M. Morin", access: "a un appareil auditif" })]));
  expect(talk.values().claimantName).toBe("Boulangeries Morin & Filles inc.");
});

test("words on how to be reached are kept, however they are spelt", async () => {
  const talk = talkOf("en");
  await talk.say("A mediation in Cayman.", {}, { values: [value("proceedingType", "mediation", "A mediation")] });
  await talk.say("just txt me, after 2", {}, { values: [value("contactWhen", "just txt me, after 2", "just txt me, after 2")] });
  expect(talk.values().contactWhen).toBe("just txt me, after 2");
  expect(talk.values().startTime).toBeUndefined();
});

test("rooms are held where that is asked for, and not where a day is kept", async () => {
  const asked = "A mediation in Toronto on March 8, 2027. Please hold the room for us.";
  const values = [
    value("proceedingType", "mediation", "A mediation"),
    value("location", "arbitration_place_toronto", "Toronto"),
    value("preferredDate", "2027-03-08", "March 8, 2027"),
  ];
  const holding = talkOf("en");
  expect((await holding.say(asked, {}, { values, acts: [{ act: "hold", quote: "Please hold the room for us." }] })).text).toMatch(
    /h[eo]ld/i,
  );
  const keeping = talkOf("en");
  const { text } = await keeping.say(
    "A mediation in Toronto on March 8, 2027. We want to keep the 9th on top, just keep it in reserve.",
    {},
    { values, remarks: ["We want to keep the 9th on top, just keep it in reserve"] },
  );
  expect(text).not.toMatch(/nothing is held/i);
});

test.each([
  ["en", "The hearing is March 8 to 10, 2027, with March 11 held in reserve only.", "2027-03-11"],
  ["fr", "L'audience est du 8 au 10 mars 2027, avec le 11 mars en réserve.", "2027-03-11"],
  ["es", "La audiencia es del 8 al 10 de marzo de 2027, con el 11 de marzo en reserva.", "2027-03-11"],
] as const)("%s: a day in reserve is no day of the hearing and no second choice", async (locale, said, date) => {
  const talk = talkOf(locale);
  await talk.say(said);
  expect(JSON.parse(talk.values().alternativeDays ?? "[]")).toEqual([{ date, reserve: true }]);
  expect(talk.values().consecutiveEndDate).toBe("2027-03-10");
});

test("a model says that a day is kept in reserve in whichever words", async () => {
  const talk = talkOf("en");
  const { text } = await talk.say(
    "A mediation on March 8, 2027; leave the 9th free in case the thing drags on.",
    {},
    {
      values: [
        value("proceedingType", "mediation", "A mediation"),
        value("preferredDate", "2027-03-08", "March 8, 2027"),
        { ...value("preferredDate", "2027-03-09", "leave the 9th free"), role: "reserve" },
      ],
    },
  );
  expect(JSON.parse(talk.values().alternativeDays ?? "[]")).toEqual([{ date: "2027-03-09", reserve: true }]);
  expect(text).toContain("In reserve: Tuesday, March 9, 2027");
  expect(talk.values().preferredDate).toBe("2027-03-08");
});
