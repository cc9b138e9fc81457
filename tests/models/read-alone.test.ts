/** A message that a model has read is read by it alone: nothing of ours reads other days, orders or people into the sentences that it has read. */
import { expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { fieldsToAsk } from "#workers/chat/model-reader/fields.ts";
import { remarksOf, value } from "./begun.ts";

const NOW = new Date("2026-11-30T15:00:00Z");
const [TUESDAY, WEDNESDAY, THURSDAY, FRIDAY] = ["2027-02-09", "2027-02-10", "2027-02-11", "2027-02-12"] as const;
const on = (field: string, said: string, quote: string, ...days: string[]) => ({ ...value(field, said, quote), on: days.join(",") });

const MAIL = [
  "Hi there, can you get this booked? Thanks, Rhona",
  "",
  "---------- Forwarded message ---------",
  "From: Piers Halloran <piers@halloran.example>",
  "To: Rhona Whitlock",
  "Subject: hearing dates",
  "",
  "Ms. Adeyemi can do Toronto on Tuesday Feb 9 and Wednesday Feb 10 and then Friday Feb 12 for closings. She is NOT available Thursday the 11th so don't hold it.",
  "Tues and Wed we go 9:30 to 5, Friday just 10 to 2.",
  "Court reporter on Tues and Wed - not Friday, it's only argument.",
  "Joan Silva testifies by video from Vancouver on Wednesday at 2. She needs a Punjabi interpreter.",
].join("\n");
const READ = {
  values: [
    value("location", "arbitration_place_toronto", "Toronto"),
    value("preferredDate", `${TUESDAY}..${WEDNESDAY}`, "Tuesday Feb 9 and Wednesday Feb 10"),
    value("preferredDate", FRIDAY, "Friday Feb 12"),
    { ...value("preferredDate", THURSDAY, "NOT available Thursday the 11th"), role: "not" },
    on("startTime", "09:30", "Tues and Wed we go 9:30 to 5", TUESDAY, WEDNESDAY),
    on("endTime", "17:00", "Tues and Wed we go 9:30 to 5", TUESDAY, WEDNESDAY),
    on("startTime", "10:00", "Friday just 10 to 2", FRIDAY),
    on("endTime", "14:00", "Friday just 10 to 2", FRIDAY),
    on("courtReportingRequired", "true", "Court reporter on Tues and Wed", TUESDAY, WEDNESDAY),
    on("needsInterpretation", "true", "She needs a Punjabi interpreter", WEDNESDAY),
    value("interpretationLanguage", "Punjabi", "Punjabi interpreter"),
  ],
  people: [
    {
      name: "Joan Silva",
      part: "witness",
      place: "Vancouver",
      attends: "remote",
      days: WEDNESDAY,
      hours: "14:00-",
      quote: "Joan Silva testifies by video from Vancouver on Wednesday at 2",
    },
  ],
  acts: [{ act: "aside", quote: "can you get this booked? Thanks, Rhona" }],
};

test("a mail with days on, a day off, hours by day and a witness at two is in the plan as its model reads it", async () => {
  const talk = new MemoryTalk("en", NOW);
  const { text } = await talk.say(MAIL, {}, READ);
  expect(text).not.toMatch(/hold/);
  expect(JSON.parse(talk.values().ruledOutDays ?? "[]")).toEqual([{ date: THURSDAY }]);
  expect(JSON.parse(talk.values().people ?? "[]")).toMatchObject([{ name: "Joan Silva", days: [WEDNESDAY], hours: "14:00-" }]);
  expect(remarksOf(talk).join("\n")).not.toMatch(/Tues and Wed we go|interpreter/);
  // Who goes on from what the document says takes it.
  await talk.say("Yes. It's an arbitration.", {}, { values: [value("proceedingType", "arbitration", "an arbitration")] });
  const values = talk.values();
  expect(values).toMatchObject({ location: "arbitration_place_toronto", courtReportingRequired: "true", needsInterpretation: "true" });
  expect(JSON.parse(values.bookingDates ?? "[]")).toMatchObject([
    { date: TUESDAY, startTime: "09:30" },
    { date: WEDNESDAY, startTime: "09:30" },
    { date: FRIDAY, startTime: "10:00" },
  ]);
  expect(JSON.parse(values.onSomeDays ?? "[]")).toEqual([
    { field: "courtReportingRequired", days: [TUESDAY, WEDNESDAY] },
    { field: "needsInterpretation", days: [WEDNESDAY] },
  ]);
});

test("another day than that of a document takes its place", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(MAIL, {}, READ);
  await talk.say(
    "No, it has moved to February 16, 2027.",
    {},
    {
      values: [value("preferredDate", "2027-02-16", "February 16, 2027")],
      acts: [{ act: "deny", quote: "No" }],
    },
  );
  expect(talk.values().preferredDate).toBe("2027-02-16");
});

test("what somebody needs is kept from two places of a sentence, each to the letter", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(
    "No stairs for Sir Gordon Peale, bad knee. He is our arbitrator.",
    {},
    {
      values: [],
      people: [{ name: "Gordon Peale", part: "neutral", access: "No stairs, bad knee", quote: "Sir Gordon Peale" }],
    },
  );
  expect(JSON.parse(talk.values().people ?? "[]")).toMatchObject([{ name: "Gordon Peale", access: "No stairs, bad knee" }]);
});

test("hours of a person that no word says are none", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(
    "Joan Silva testifies by video at two.",
    {},
    {
      values: [],
      people: [
        { name: "Joan Silva", part: "witness", attends: "remote", hours: "09:00-11:00", quote: "Joan Silva testifies by video at two" },
      ],
    },
  );
  expect(JSON.parse(talk.values().people ?? "[]")[0]).not.toHaveProperty("hours");
});

test("before a proceeding is named a model is asked for what any of the usual ones has", () => {
  const names = (values: Record<string, string>) => fieldsToAsk(values).map(({ name }) => name);
  expect(names({})).toContain("courtReportingRequired");
  expect(names({ proceedingType: "boardroom_only" })).not.toContain("courtReportingRequired");
});

const SENT = [
  "An arbitration in Toronto on March 9, 2027, from 9:30 to 4:30, in person, six people. I'm Ana Roy, ana@roy.example, 416-555-0142, Roy LLP. It is about a roof that leaked.",
  {
    values: [
      value("proceedingType", "arbitration", "An arbitration"),
      value("location", "arbitration_place_toronto", "Toronto"),
      value("preferredDate", "2027-03-09", "March 9, 2027"),
      value("startTime", "09:30", "from 9:30 to 4:30"),
      value("endTime", "16:30", "from 9:30 to 4:30"),
      value("locationType", "in_person", "in person"),
      value("mainRoomCapacity", "6", "six people"),
      value("contactName", "Ana Roy", "I'm Ana Roy"),
      value("contactEmail", "ana@roy.example"),
      value("contactPhone", "416-555-0142"),
      value("contactFirm", "Roy LLP"),
      value("caseDescription", "a roof that leaked", "It is about a roof that leaked"),
    ],
  },
] as const;

test.each([
  ["OK. Let me check with my client first.", { acts: [{ act: "aside", quote: "Let me check with my client first" }] }],
  [
    "Great. Thanks, I'll think about it tonight.",
    {
      acts: [
        { act: "thanks", quote: "Thanks" },
        { act: "aside", quote: "I'll think about it tonight" },
      ],
    },
  ],
] as const)("an ok whose next sentence a model has read sends nothing: %s", async (message, answer) => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(SENT[0], {}, SENT[1]);
  await talk.say("Please show me the summary.");
  await talk.say(message, {}, { values: [], ...answer });
  expect(talk.isBooked).toBe(false);
});

test.each([
  [
    "Do you have parking for 12 people?",
    { values: [value("mainRoomCapacity", "12", "12 people")], questions: ["Do you have parking for 12 people?"] },
    /parking/i,
  ],
  [
    "We need Toronto on May 3, 2027 with an interpreter.",
    { values: [value("location", "arbitration_place_toronto", "Toronto"), value("preferredDate", "2027-05-03", "May 3, 2027")] },
    /interpret/i,
  ],
  [
    "A mediation on May 3, 2027 at 9, and on May 4, 2027 at 10.",
    {
      values: [
        value("proceedingType", "mediation", "A mediation"),
        value("preferredDate", "2027-05-03..2027-05-04", "May 3, 2027 at 9, and on May 4, 2027"),
        value("startTime", "09:00", "at 9"),
        value("startTime", "10:00", "at 10"),
      ],
    },
    /10(?::00|\b)/,
  ],
] as const)("what a model leaves out of a sentence is not lost: %s", async (message, answer, kept) => {
  const talk = new MemoryTalk("en", NOW);
  const { text } = await talk.say(message, {}, answer);
  expect(`${text} ${JSON.stringify(talk.values())}`).toMatch(kept);
});

test("a question and an address are no yes to what a document says", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(MAIL, {}, READ);
  await talk.say(
    "I don't know yet; my email is rhona@whitlock.example.",
    {},
    {
      values: [value("contactEmail", "rhona@whitlock.example")],
      acts: [{ act: "unknown", quote: "I don't know yet" }],
    },
  );
  expect(talk.values().bookingDates).toBeUndefined();
});

test("a number of the date proves no hour of a person", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(
    "Joan Silva testifies on February 10, 2027 at two.",
    {},
    {
      values: [],
      people: [{ name: "Joan Silva", part: "witness", hours: "10:00-", quote: "Joan Silva testifies on February 10, 2027 at two" }],
    },
  );
  expect(JSON.parse(talk.values().people ?? "[]")[0]).not.toHaveProperty("hours");
});
