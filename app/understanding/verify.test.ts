import { describe, expect, test } from "vitest";
import type { Claim, ClaimedWhen } from "./claims/claims.ts";
import type { TalkContext } from "./contract.ts";
import { findAll } from "./finds.ts";
import { type Verdict, verify } from "./verify.ts";

const CONTEXT: TalkContext = { today: "2026-11-22", locale: "en", asked: "-" };
const MESSAGE = "Hello, Zoë Ortiz of Smith & Baker. We need Toronto on March 12 or 13, 416-555-0101, z.ortiz@smith.ca";

function judged(claim: Omit<Claim, "role">, message = MESSAGE): Verdict {
  return verify({ role: "states", ...claim } as Claim, {
    ...findAll(message, "-", { today: CONTEXT.today, locale: "en" }),
    context: CONTEXT,
  });
}
const verdict = (claim: Omit<Claim, "role">, message = MESSAGE) => judged(claim, message).kind;

describe("a name", () => {
  test("in the quote is taken in the message's letters, case and accents aside", () => {
    expect(judged({ slot: "name", value: { name: "ZOE ORTIZ" }, quote: "Hello, Zoe Ortiz" })).toMatchObject({
      kind: "same",
      hypothesis: { value: { name: "Zoë Ortiz" }, quote: "Zoë Ortiz", source: "model" },
    });
  });
  test.each([
    ["that the quote does not hold", { name: "Zoë Baker" }, "Zoë Ortiz"],
    ["whose quote the message does not hold", { name: "Ann" }, "my name is Ann"],
    ["that is a part of a longer word", { name: "Ort" }, "Zoë Ortiz"],
    ["without a word in its quote", { name: "Zoë Ortiz" }, "…"],
  ])("%s is not", (_, value, quote) => {
    expect(verdict({ slot: "name", value, quote })).toBe("other");
  });
});

test("a firm is taken whichever way its “and” is written", () => {
  expect(judged({ slot: "firm", value: { firm: "Smith and Baker" }, quote: "of Smith and Baker" })).toMatchObject({
    hypothesis: { value: { firm: "Smith & Baker" } },
  });
});

describe("a closed value", () => {
  test.each<[string, Omit<Claim, "role">, string]>([
    ["a city that the quote names", { slot: "venue", value: { location: "arbitration_place_toronto" }, quote: "Toronto" }, "same"],
    ["another city", { slot: "venue", value: { location: "arbitration_place_miami" }, quote: "Toronto" }, "other"],
    ["a city in words that no list holds", { slot: "venue", value: { location: "arbitration_place_miami" }, quote: "Hello" }, "ask"],
    ["a number", { slot: "phone", value: { number: "+14165550101" }, quote: "416-555-0101" }, "same"],
    ["a number without its country", { slot: "phone", value: { number: "(416) 555-0101" }, quote: "416-555-0101" }, "same"],
    ["a number with one digit changed", { slot: "phone", value: { number: "+14165550102" }, quote: "416-555-0101" }, "other"],
    ["an address", { slot: "email", value: { address: "Z.Ortiz@smith.ca" }, quote: "z.ortiz@smith.ca" }, "same"],
    ["an address that nobody said", { slot: "email", value: { address: "z@smith.ca" }, quote: "z.ortiz@smith.ca" }, "other"],
  ])("%s", (_, claim, expected) => {
    expect(verdict(claim)).toBe(expected);
  });
});

describe("a day or an hour is the grammar's, where the model agrees with it", () => {
  const LONG = "A mediation on Tuesday 9 February 2027 at 9:30, for two days; the accident was on 3 May 2024.";
  const when = (value: Partial<ClaimedWhen>, quote: string) =>
    judged({ slot: "when", value: { days: [], hours: [], ...value }, quote }, LONG);
  test.each<[string, Partial<ClaimedWhen>, string, string]>([
    ["the day", { days: ["2027-02-09"] }, "Tuesday 9 February 2027", "same"],
    ["its hour, quoted alone", { hours: ["09:30"] }, "9:30", "same"],
    ["the day, in a longer quote", { days: ["2027-02-09"] }, "on Tuesday 9 February 2027 at 9:30, for two days", "same"],
    ["the length", { length: { days: 2 } }, "for two days", "same"],
    ["another day", { days: ["2027-02-10"] }, "Tuesday 9 February 2027", "other"],
    ["another hour", { hours: ["14:00"] }, "at 9:30", "other"],
    ["a day of the story", { days: ["2024-05-03"] }, "3 May 2024", "same"],
    ["a day with “A mediation” as its evidence", { days: ["2027-02-09"] }, "A mediation", "other"],
    ["nothing that could be compared", {}, "Tuesday 9 February 2027", "other"],
  ])("%s", (_, value, quote, expected) => {
    expect(when(value, quote).kind).toBe(expected);
  });

  test("a day said in context is the context's", () => {
    const message = "The week of March 8, preferably Tuesday";
    expect(judged({ slot: "when", value: { days: ["2027-03-09"], hours: [] }, quote: "Tuesday" }, message).kind).toBe("same");
    expect(judged({ slot: "when", value: { days: ["2026-11-24"], hours: [] }, quote: "Tuesday" }, message).kind).toBe("other");
  });
});

test("a line that stands in its quote fills its field; one that does not is asked", () => {
  const message = "Please use Teams for the two experts";
  const claim = (detail: string): Omit<Claim, "role"> => ({
    slot: "service",
    value: { kind: "platformPreference", detail },
    quote: "use Teams",
  });
  expect(verdict(claim("teams"), message)).toBe("same");
  expect(verdict(claim("zoom"), message)).toBe("ask");
});

test("of a person only what the quote says is kept", () => {
  const message = "Dr. Lee, our expert, joins by video from Singapore.";
  const person = { name: "Dr. Lee", firm: "Lee & Co", part: "witness", place: "Singapore", attends: "remote", side: "respondent" } as const;
  expect(judged({ slot: "person", value: person, quote: message }, message)).toMatchObject({
    hypothesis: { value: { name: "Dr. Lee", part: "witness", place: "Singapore", attends: "remote" } },
  });
});
