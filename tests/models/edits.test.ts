/** What a model points to in the plan is changed, and nothing else; what its words do not bear out is asked or left alone. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { difference, NOW, noted } from "#tests/talk/mends/kit.ts";

type Answer = Record<string, unknown>;

async function edited(talk: MemoryTalk, message: string, answer: Answer) {
  const before = talk.values();
  const reply = await talk.say(message, {}, { values: [], ...answer });
  return { changed: difference(before, talk.values()), values: talk.values(), reply };
}
/** Five days with people, as the first recorded talk begins. */
async function fiveDays(): Promise<MemoryTalk> {
  const { turns } = JSON.parse(readFileSync(new URL("talks/en.json", import.meta.url), "utf8"));
  const talk = new MemoryTalk("en", NOW);
  await talk.say(turns[0].message, {}, turns[0].answer);
  return talk;
}
const edit = (handle: string, does: string, quote: string, value?: string) => ({ handle, does, quote, ...(value ? { value } : {}) });
const datesOf = ({ bookingDates = "[]" }: Record<string, string>): string[] =>
  (JSON.parse(bookingDates) as { date: string }[]).map(({ date }) => date.slice(8));

type Row = [locale: Locale, message: string, answer: Answer, changed: Record<string, unknown>];
const without = (name: string): unknown => expect.not.stringContaining(name);
const DONE: readonly Row[] = [
  [
    "en",
    "Take the witness out, she has settled.",
    { edits: [edit("person2", "remove", "Take the witness out")] },
    { people: without("Vale") },
  ],
  ["en", "it's 3 rooms, not 2", { edits: [edit("breakoutRoomCount", "replace", "it's 3 rooms, not 2", "3")] }, { breakoutRoomCount: "3" }],
  [
    "en",
    "Mr. Osgood can only join by phone after all.",
    { people: [{ handle: "person1", attends: "telephone", quote: "Mr. Osgood can only join by phone" }] },
    // A hearing that is said to be in person stays so; how the visitor is reached is something else.
    { people: expect.stringContaining('"attends":"telephone"') },
  ],
  [
    "en",
    "We can do without the stenographer after all.",
    { edits: [edit("courtReportingRequired", "remove", "do without the stenographer")] },
    { courtReportingRequired: "false" },
  ],
  [
    "fr",
    "Finalement on se passera du témoin.",
    { edits: [edit("person2", "remove", "on se passera du témoin")] },
    { people: without("Valois") },
  ],
  [
    "fr",
    "Pour le nombre de salles, mettez-en trois, pas deux.",
    { edits: [edit("breakoutRoomCount", "replace", "mettez-en trois, pas deux", "3")] },
    { breakoutRoomCount: "3" },
  ],
  [
    "es",
    "Que sean tres salas, no dos.",
    { edits: [edit("breakoutRoomCount", "replace", "Que sean tres salas, no dos", "3")] },
    { breakoutRoomCount: "3" },
  ],
  ["es", "Quiten al testigo, ya no va.", { edits: [edit("person2", "remove", "Quiten al testigo")] }, { people: without("Valle") }],
];
test.each(DONE)("%s: %s", async (locale, message, answer, changed) => {
  expect((await edited(await noted(locale), message, answer)).changed).toEqual(changed);
});

test("the hours of all days change where the words say the new one", async () => {
  const message = "Sorry, we will be finishing by 5 that day rather than when I said.";
  const { values } = await edited(await noted("en"), message, { edits: [edit("hours", "replace", "finishing by 5", "09:30-17:00")] });
  expect(values).toMatchObject({ startTime: "09:30", endTime: "17:00" });
});

test("a day is moved, taken out, or has hours of its own", async () => {
  const moved = await edited(await fiveDays(), "Not the Tuesday, make that the following Monday, March 15.", {
    edits: [edit("day2", "replace", "Not the Tuesday, make that the following Monday, March 15", "2027-03-15")],
  });
  expect(datesOf(moved.values)).toEqual(["08", "10", "11", "12", "15"]);
  const shorter = await edited(await fiveDays(), "The last day only until one.", {
    edits: [edit("day5", "replace", "The last day only until one", "09:30-13:00")],
  });
  expect(JSON.parse(shorter.values.bookingDates ?? "[]").at(-1)).toMatchObject({ date: "2027-03-12", duration: "half_day" });
});

test("a day that no word names is asked about, with its words", async () => {
  const talk = await fiveDays();
  const { changed, reply } = await edited(talk, "Actually, push the last day back by a week.", {
    edits: [edit("day5", "replace", "push the last day back by a week", "2027-03-19")],
  });
  expect(changed).toEqual({});
  const point = reply.decision.say.find((one) => one.kind === "point");
  expect(point).toMatchObject({ point: { kind: "mend", quote: "push the last day back by a week" } });
  expect(reply.text).toContain("March 19");
});

test("who is supposed or asked about is not taken out", async () => {
  for (const message of ["Should we take the witness out?", "If the witness can't come, take her out."]) {
    const { changed, reply } = await edited(await noted("en"), message, { edits: [edit("person2", "remove", message)] });
    expect(changed, message).toEqual({});
    expect(reply.text).not.toContain("Removed");
  }
});

test("the right witness of two goes, or it is asked", async () => {
  const second = await edited(await fiveDays(), "Take the second witness out.", {
    edits: [edit("person2", "remove", "Take the second witness out")],
  });
  expect(second.values.people).not.toContain("Brandt");
  const first = await edited(await fiveDays(), "Take the second witness out.", {
    edits: [edit("person1", "remove", "Take the second witness out")],
  });
  expect(first.values.people).toContain("Okafor");
});

test("one of a nameless group's facts changes, and the days of the hearing stay", async () => {
  const { values } = await edited(await fiveDays(), "The experts only come on Wednesday.", {
    people: [{ handle: "person3", days: "2027-03-10", quote: "The experts only come on Wednesday" }],
  });
  expect(values.people).toContain('"days":["2027-03-10"]');
  expect(values).toMatchObject({ consecutiveStartDate: "2027-03-08", consecutiveEndDate: "2027-03-12" });
});
