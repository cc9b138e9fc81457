/** Plans that cannot be, through every door that takes one: a named error at its field, and nothing typed is lost (issue "The hearing plan", "Bad input"). */
import { env } from "cloudflare:workers";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { localeContext, servicesContext } from "#app/context.ts";
import { draftFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { takeDetailedStep } from "#app/routes/site/book/submission.ts";
import { takeStep } from "#app/routes/site/fast-booking/submission.ts";
import { apiClient } from "#tests/kit/api.ts";
import { detailedBooking, fastBooking } from "#tests/kit/payloads.ts";
import type { ChatAnswer } from "#workers/chat/answer.ts";

const clock = () => new Date("2026-12-01T15:00:00Z");
const visitor = () => apiClient({ clock, variables: { RATE_LIMITS: "off" } });
const bookings = async () =>
  (await env.DB.prepare("SELECT count(*) AS n FROM bookings WHERE deleted_at IS NULL").first<{ n: number }>())?.n;
beforeEach(async () => {
  await env.DB.prepare("UPDATE bookings SET deleted_at = 1").run();
});

type Change = Record<string, unknown>;
/** Online there is no venue whose hours would speak against it first. */
const ONLINE = { locationType: "virtual", location: undefined, platformPreference: "zoom", timeZone: "America/Toronto" };
const several = (...dates: string[]) => ({
  bookingType: "non-consecutive",
  bookingDate: undefined,
  startTime: undefined,
  duration: undefined,
  bookingDates: dates.map((date) => ({ date, startTime: "09:00", duration: "full_day" })),
});
const row = (from: string, to: string) => ({
  ...several(),
  bookingDates: undefined,
  bookingType: "consecutive",
  consecutiveStartDate: from,
  consecutiveEndDate: to,
  consecutiveStartTime: "09:00",
  consecutiveDuration: "full_day",
});

const DETAILED: [string, Change, Change][] = [
  [
    "an end before its start",
    { duration: "extended", startTime: "15:00", endTime: "09:00" },
    { field: "endTime", code: "extended_too_short" },
  ],
  [
    "an end before its start on one of several days",
    {
      ...several(),
      bookingDates: [
        { date: "2027-03-16", startTime: "09:00", duration: "full_day" },
        { date: "2027-03-17", startTime: "15:00", duration: "extended", endTime: "09:00" },
      ],
    },
    { field: "bookingDates", code: "extended_too_short", day: "2027-03-17" },
  ],
  ["400 days in a row", row("2027-03-01", "2028-04-03"), { field: "consecutiveEndDate", code: "span_too_long" }],
  [
    "400 separate days",
    several(
      ...Array.from({ length: 400 }, (_, at) => new Date(Date.parse("2027-03-01T00:00:00Z") + at * 86_400_000).toISOString().slice(0, 10)),
    ),
    { field: "bookingDates", code: "span_too_long" },
  ],
  ["29 February of a year without one", { bookingDate: "2027-02-29" }, { field: "bookingDate", code: "date_invalid" }],
  ["29 February among several days", several("2027-02-26", "2027-02-29"), { field: "bookingDates", code: "date_invalid" }],
  ["a day twice", several("2027-03-16", "2027-03-16"), { field: "bookingDates", code: "date_twice" }],
  [
    "an hour that the clock change leaves out",
    { ...ONLINE, bookingDate: "2027-03-14", startTime: "02:30" },
    { field: "startTime", code: "hour_skipped", day: "2027-03-14" },
  ],
  [
    "more people than any room seats",
    { bookingDate: "2027-03-16", mainRoomCapacity: 500 },
    { field: "mainRoomCapacity", code: "people_too_many", day: "2027-03-16" },
  ],
];

describe("the API of the detailed form", () => {
  test.each(DETAILED)("%s is refused by its field, in words", async (_title, change, issue) => {
    const answer = await visitor().post("/api/public-bookings", detailedBooking(change));
    expect(answer.status).toBe(400);
    const { issues } = await answer.json<{ issues: { message: string }[] }>();
    expect(issues).toMatchObject([issue]);
    expect(issues[0]?.message).not.toBe("Invalid input");
    expect(await bookings()).toBe(0);
  });

  test("29 February of a leap year is a day, and so is one that the clock change shortens", async () => {
    const leap = await visitor().post("/api/public-bookings", detailedBooking({ bookingDate: "2028-02-29" }));
    expect(leap.status, await leap.clone().text()).toBe(201);
    const night = await visitor().post(
      "/api/public-bookings",
      detailedBooking({ ...ONLINE, bookingDate: "2027-03-14", startTime: "01:00", duration: "full_day" }),
    );
    expect(night.status, await night.clone().text()).toBe(201);
    // Its hours are those on the wall, of which that night has one less.
    expect(await night.json()).toMatchObject({ days: [{ date: "2027-03-14", startTime: "01:00", endTime: "08:00" }] });
  });
});

const FAST: [string, Change, Change][] = [
  ["29 February of a year without one", { preferredDate: "2027-02-29" }, { field: "preferredDate", code: "date_invalid" }],
  [
    "an hour that the clock change leaves out",
    { locationType: "virtual", timeZone: "America/Toronto", preferredDate: "2027-03-14", startTime: "02:30" },
    { field: "startTime", code: "hour_skipped" },
  ],
];
const NOT_OF_THE_FORM: [string, Change, Change][] = [
  [
    "an end before its start",
    { preferredDate: "2027-03-16", startTime: "15:00", duration: "extended", endTime: "09:00" },
    { field: "endTime", code: "extended_too_short" },
  ],
  [
    "400 days in a row",
    { preferredDate: undefined, ...row("2027-03-01", "2028-04-03") },
    { field: "consecutiveEndDate", code: "span_too_long" },
  ],
  [
    "more people than any room seats",
    { location: "arbitration_place_toronto", preferredDate: "2027-03-16", mainRoomCapacity: "500" },
    { field: "mainRoomCapacity", code: "people_too_many" },
  ],
];

describe("the API of the fast form", () => {
  test.each([...FAST, ...NOT_OF_THE_FORM])("%s is refused by its field", async (_title, { bookingDate: _, ...change }, issue) => {
    const answer = await visitor().post("/api/bookings/fast", fastBooking(change));
    expect(answer.status).toBe(400);
    expect((await answer.json<{ issues: unknown[] }>()).issues).toMatchObject([issue]);
    expect(await bookings()).toBe(0);
  });
});

type Answer = { values: Record<string, string>; issues: unknown[] };
type Take = (form: URLSearchParams, context: RouterContextProvider) => Promise<unknown>;
/** A form posted without scripts, as the page's action takes it: what the page is filled from, or the error that it shows. */
const posted = (take: Take, values: Change, intent: string) =>
  visitor().within(async (services) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(localeContext, "en");
    const form = Object.entries(values).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, typeof value === "object" ? JSON.stringify(value) : String(value)]],
    );
    const { data, init } = (await take(new URLSearchParams([...form, ["intent", intent]]), context)) as {
      data: Answer;
      init: ResponseInit;
    };
    return { status: init.status, ...data };
  });

/** Its controls have the draft's names. */
const asPosted = ({ createdBy: _by, status: _status, ...values }: Change): Change =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [draftFieldOf(name as DetailedField), value]));

describe("the pages without scripts", () => {
  test.each(FAST)("the fast form: %s comes back with its field, and what was typed", async (_title, change, issue) => {
    const { status, values, issues } = await posted(takeStep, fastBooking(change), "send");
    expect(status).toBe(400);
    expect(issues).toMatchObject([issue]);
    expect(values.caseDescription).toBe("Two shareholders disagree about the valuation of a clinic.");
    expect(await bookings()).toBe(0);
  });

  test.each(DETAILED)("the detailed form: %s comes back with its field, and what was typed", async (_title, change, issue) => {
    const take: Take = (form, context) => takeDetailedStep(form, context, (key) => key);
    const { status, values, issues } = await posted(take, asPosted(detailedBooking(change)), "send");
    expect(status).toBe(400);
    expect(issues).toMatchObject([issue]);
    expect(values.styleOfCause).toBe("Alba v. Bruno");
    expect(await bookings()).toBe(0);
  });
});

describe("the talk", () => {
  const said = async (message: string, locale = "en") => {
    const answer = await visitor().post("/api/ai/chat", { message, sessionId: null, locale });
    expect(answer.status).toBe(200);
    return answer.json<ChatAnswer>();
  };
  const PLAN = "A mediation in Toronto in person";

  test("hours that end before they begin are asked for again; the day stays", async () => {
    const { response, draft } = await said(`${PLAN} on March 16, 2027 from 3 p.m. to 9 a.m.`);
    expect(response).toContain("Which day or time do you mean by “from 3 p.m. to 9 a.m.”?");
    expect(draft.preferredDate).toBe("2027-03-16");
    expect(draft.startTime).toBeUndefined();
  });

  test("400 days are not put down as 60: staff have the words", async () => {
    const { response, draft } = await said(`${PLAN} for 400 days from March 1, 2027`);
    expect(response).toContain("60 days at most");
    expect(response).toContain("for 400 days");
    expect(draft.bookingDates ?? draft.consecutiveStartDate).toBeUndefined();
  });

  test.each([
    [`${PLAN} on February 29, 2027 at 10 am`, "en", "on February 29, 2027"],
    ["Une médiation à Toronto en personne le 29 février 2027 à 10 h", "fr", "le 29 février 2027"],
    ["Una mediación en Toronto en persona el 29 de febrero de 2027 a las 10", "es", "el 29 de febrero de 2027"],
  ])("29 February of a year without one is asked for again: %s", async (message, locale, quote) => {
    const { response, draft } = await said(message, locale);
    expect(response).toContain(quote);
    expect(draft.preferredDate).toBeUndefined();
    expect(draft.mainRoomCapacity).toBeUndefined();
  });

  test.each([
    [
      "A virtual mediation on March 14, 2027 at 2:30 a.m., Toronto time",
      "en",
      "2:30 a.m. doesn’t exist on Sunday, March 14, 2027",
      "3:30 a.m.",
    ],
    [
      "Une médiation virtuelle le 14 mars 2027 à 2 h 30 du matin, heure de Toronto",
      "fr",
      "n’existe pas le dimanche 14 mars 2027",
      "3\u00A0h\u00A030",
    ],
    [
      "Una mediación virtual el 14 de marzo de 2027 a las 2:30 a. m., hora de Toronto",
      "es",
      "El domingo 14 de marzo de 2027 no existe esa hora (2:30 a.m.)",
      "3:30",
    ],
  ])("an hour that the clocks skip is said, and the one that they show offered: %s", async (message, locale, words, offered) => {
    const client = visitor();
    const ask = async (body: Change) => (await client.post("/api/ai/chat", { sessionId: null, locale, ...body })).json<ChatAnswer>();
    const { response, buttons, sessionId } = await ask({ message });
    expect(response).toContain(words);
    expect(buttons.map(({ label }) => label)).toEqual([expect.stringContaining(offered)]);
    const [first] = buttons;
    const { draft } = await ask({ message: first?.label, press: first?.id, sessionId });
    expect(draft).toMatchObject({ preferredDate: "2027-03-14", startTime: "03:30" });
  });

  test("an hour that the clocks show twice is said, with which of the two is noted", async () => {
    const { response, buttons, draft } = await said("A virtual mediation on November 7, 2027 at 1:30 a.m., Toronto time");
    expect(response).toContain("1:30 a.m. occurs twice on Sunday, November 7, 2027");
    expect(buttons.map(({ label }) => label)).toEqual(["The first of the two"]);
    expect(draft).toMatchObject({ preferredDate: "2027-11-07", startTime: "01:30" });
  });

  test("an hour that the clocks skip on one of several days is asked for in words", async () => {
    const { response } = await said("A virtual mediation on March 13 and March 14, 2027, at 2:30 a.m., Toronto time");
    expect(response).toContain("doesn’t exist on Sunday, March 14, 2027");
  });

  test("more people than any room seats are said, with the largest", async () => {
    const { response } = await said(`${PLAN} on March 16, 2027 at 10 am for 500 people`);
    expect(response).toContain("none of our venues has a room for 500");
  });

  test("a holiday outside of our hours is moved to a day and hours that fit by one press", async () => {
    const client = visitor();
    const ask = async (body: Change) => (await client.post("/api/ai/chat", { sessionId: null, locale: "en", ...body })).json<ChatAnswer>();
    const { buttons, sessionId } = await ask({ message: `${PLAN} on December 25, 2026 from 8 p.m. to 11:30 p.m.` });
    const [first] = buttons;
    expect(first?.label).toMatch(/^Thursday, December 24, 2026, 3:30 p.m. to 7:00 p.m.$/);
    const { draft } = await ask({ message: first?.label, press: first?.id, sessionId });
    expect(draft).toMatchObject({ preferredDate: "2026-12-24", startTime: "15:30", duration: "half_day" });
  });
});
