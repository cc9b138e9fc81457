/** What programs send where pages send what was typed: hidden characters inside of JSON, names of every object's members, endless rows. */
import { expect, test } from "vitest";
import { storedValues } from "#app/domain/booking/draft/draft-limits.ts";
import { checkDetailedField } from "#app/domain/booking/requests/detailed.ts";
import { addDays } from "#app/domain/booking/schedule/local-date.ts";
import { newDeadlineSchema } from "#app/domain/case/deadlines/deadline-schemas.ts";
import { readPress } from "#workers/chat/talk/presses.ts";
import { noted } from "../mends/kit.ts";

/** Half a character, an override of direction and a space of no width, as escapes say them. */
const HIDDEN = String.raw`A\ud800B \u202eC\u200b`;
const SHOWN = "A\ufffdB C";
const LISTS: readonly [field: "people" | "remarks", entry: (text: string) => string][] = [
  ["people", (text) => `[{"name":"Bo Li","part":"witness","access":"${text}"}]`],
  ["remarks", (text) => `[{"text":"${text}"}]`],
];

test.each(LISTS)("%s are of whole and visible characters by every door", async (field, entry) => {
  expect(checkDetailedField(field, entry(HIDDEN))).toEqual({ ok: true, value: entry(SHOWN) });
  expect(storedValues({ [field]: entry(HIDDEN) }).typed.get(field)).toBe(entry(SHOWN));
  const talk = await noted("en");
  await talk.say("Saved", { typed: { [field]: entry(HIDDEN) }, card: field });
  expect(talk.values()[field]).toContain(SHOWN);
  expect(JSON.stringify(talk.values())).not.toMatch(/\\ud800|\u202e|\u200b/i);
});

test("what a row holds beyond its columns is read as carefully", async () => {
  const talk = await noted("en");
  const more = JSON.stringify(`{"zone":"America/Toronto","access":"${HIDDEN}"}`);
  await talk.say("Saved", { typed: { people: `[{"name":"Bo Li","part":"witness","more":${more}}]` }, card: "people" });
  expect(JSON.stringify(talk.values())).not.toMatch(/\\ud800|\u202e|\u200b/i);
});

test("half a list that is being typed is kept as it is", () => {
  expect(storedValues({ remarks: '[{"text":"un' }).typed.get("remarks")).toBe('[{"text":"un');
});

test.each(["constructor", "__proto__", "toString", "valueOf", "elsewhere"])("a value that is none is refused, also %s", async (name) => {
  expect(readPress(`locationType=${name}`, "x")).toBeNull();
  expect(readPress(`duration=${name}`, "x")).toBeNull();
  const deadline = { title: "Brief", owedBy: "claimant", dueDate: "2027-03-01", dueTime: "17:00", zone: name };
  expect(newDeadlineSchema.safeParse(deadline).success).toBe(false);
});

test("more days than a hearing may have are refused at the first that is too many", async () => {
  const talk = await noted("en");
  const before = talk.values();
  const days = Array.from({ length: 324 }, (_, at) => ({ date: addDays("2027-01-04", at), start: "09:00", end: "17:00" }));
  const { card } = await talk.say("Saved", { typed: { days: JSON.stringify(days) }, card: "days" });
  expect(JSON.stringify(card)).toContain("60 days");
  expect(talk.values()).toEqual(before);
});

test("a day that is given twice is refused by name, and nothing of the card is taken", async () => {
  const talk = await noted("en");
  const before = talk.values();
  const days = [
    { date: "2027-01-04", start: "09:00", end: "12:00" },
    { date: "2027-01-05", start: "09:00", end: "12:00" },
    { date: "2027-01-04", start: "13:00", end: "17:00" },
  ];
  const { card } = await talk.say("Saved", { typed: { days: JSON.stringify(days) }, card: "days" });
  expect(JSON.stringify(card)).toContain("This date is in the list already");
  expect(talk.values()).toEqual(before);
});

test("what has a column of its own does not come beside it: days of nobody’s hearing", async () => {
  const talk = await noted("en");
  const rows = [{ name: "Bo Li", part: "witness", more: JSON.stringify({ days: ["2027-06-01"], zone: "America/Toronto" }) }];
  await talk.say("Saved", { typed: { people: JSON.stringify(rows) }, card: "people" });
  expect(talk.values().people).toContain("America/Toronto");
  expect(talk.values().people).not.toContain("2027-06-01");
});
