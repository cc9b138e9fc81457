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
  ["en", "Don't call between noon and 2."],
  ["fr", "Ne m'appelez pas entre midi et deux."],
] as const)("%s: “%s” refuses no calls, and keeps when not to", async (locale, said) => {
  const talk = talkOf(locale);
  await talk.say(said);
  expect(talk.values().contactBy).not.toBe("no_calls");
  expect(talk.values().contactWhen).toMatch(/(?:don't|pas|no)\s/i);
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

const alternativesOf = (talk: MemoryTalk) => JSON.parse(talk.values().alternativeDays ?? "[]") as { date: string; reserve?: true }[];

test("a second choice next to a day in reserve stays one", async () => {
  const talk = talkOf("en");
  await talk.say(
    "A mediation in Toronto on March 8, 2027. March 17 is our second choice. Keep March 9 in reserve.",
    {},
    {
      values: [
        value("proceedingType", "mediation", "A mediation"),
        value("preferredDate", "2027-03-08", "March 8, 2027"),
        { ...value("preferredDate", "2027-03-17", "March 17 is our second choice"), role: "backup" },
        { ...value("preferredDate", "2027-03-09", "Keep March 9 in reserve"), role: "reserve" },
      ],
    },
  );
  expect(alternativesOf(talk)).toEqual(expect.arrayContaining([{ date: "2027-03-17" }, { date: "2027-03-09", reserve: true }]));
});

test.each([
  ["en", "March 8, 2027. March 17 would be our second choice, so that I can go over the documents."],
  ["en", "March 8, 2027. If our trial in Ottawa runs over, March 17 would be our second choice."],
  ["fr", "Le 8 mars 2027. Le 17 mars comme deuxième choix, mon associé est débordé cette semaine-là."],
] as const)("%s: %s – keeps nothing in reserve", async (locale, said) => {
  const talk = talkOf(locale);
  await talk.say(said);
  expect(alternativesOf(talk).filter(({ reserve }) => reserve)).toEqual([]);
});

test.each([
  ["en", "A mediation in Toronto March 8, 2027, with March 9 in reserve.", "We don't need the reserve day any more."],
  ["en", "A mediation in Toronto March 8, 2027, with March 9 in reserve.", "Drop the reserve day."],
  ["fr", "Une médiation à Montréal le 8 mars 2027, avec le 9 mars en réserve.", "Nous n'avons plus besoin du jour de réserve."],
] as const)("%s: “%s”, then “%s” leaves the hearing", async (locale, said, order) => {
  const talk = talkOf(locale);
  await talk.say(said);
  expect(alternativesOf(talk)).toEqual([{ date: "2027-03-09", reserve: true }]);
  await talk.say(order);
  expect(talk.values().preferredDate).toBe("2027-03-08");
  expect(alternativesOf(talk)).toEqual([]);
});

test("a day in reserve becomes a second choice where that is said", async () => {
  const talk = talkOf("en");
  await talk.say("A mediation in Toronto March 8, 2027, with March 9 in reserve.");
  const said = "March 9 is really just our second choice.";
  await talk.say(
    said,
    {},
    { values: [{ ...value("preferredDate", "2027-03-09", "March 9 is really just our second choice"), role: "backup" }] },
  );
  expect(alternativesOf(talk)).toEqual([{ date: "2027-03-09" }]);
});

test("an order to hold rooms is answered, whatever a model takes it for", async () => {
  for (const read of [
    { remarks: ["Please hold the room for us."] },
    { questions: ["Can you hold the room for 48 hours?"], remarks: ["Can you hold the room for 48 hours?"] },
  ]) {
    const talk = talkOf("en");
    const words = read.remarks[0] ?? "";
    const { text } = await talk.say(
      `A mediation in Toronto on March 8, 2027. ${words}`,
      {},
      { values: [value("proceedingType", "mediation", "A mediation"), value("preferredDate", "2027-03-08", "March 8, 2027")], ...read },
    );
    expect(text).toMatch(/h[eo]ld/i);
  }
});

test("what a text holds is not thrown away by the next words about it", async () => {
  const talk = talkOf("en");
  const needs = "a flip chart and a printer";
  await talk.say(
    `A mediation in Toronto. We need ${needs}.`,
    {},
    { values: [value("proceedingType", "mediation", "A mediation"), value("specialRequirements", needs, needs)] },
  );
  const edit = (said: string) => ({ edits: [{ handle: "specialRequirements", does: "replace", value: said, quote: said }], values: [] });
  for (const said of ["A large screen as well", "A large screen as well", "The large screen should face the window"])
    await talk.say(`${said}.`, {}, edit(said));
  expect(talk.values().specialRequirements).toMatch(/flip chart and a printer.*face the window/s);
  expect(talk.values().specialRequirements?.match(/as well/g)).toHaveLength(1);
});

test("who has presided over something else replaces no arbitrator", async () => {
  const talk = talkOf("en");
  await talk.say(
    "An arbitration before Anna Ruiz.",
    {},
    {
      values: [value("proceedingType", "arbitration", "An arbitration")],
      people: [{ name: "Anna Ruiz", part: "neutral", quote: "before Anna Ruiz" }],
    },
  );
  await talk.say(
    "Her co-arbitrator is Paul Roy, past president of the Law Society.",
    {},
    {
      values: [],
      people: [
        {
          name: "Paul Roy",
          part: "neutral",
          title: "past president of the Law Society",
          quote: "Paul Roy, past president of the Law Society",
        },
      ],
    },
  );
  expect(talk.values().arbitratorName).toBe("Anna Ruiz");
});
