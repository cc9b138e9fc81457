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
