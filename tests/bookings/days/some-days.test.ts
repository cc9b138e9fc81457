/** What is wanted on some days of a hearing alone is kept, goes with its days, and says so wherever its service is read. */
import { setupI18n } from "@lingui/core";
import { describe, expect, test } from "vitest";
import { changedBy, readValues } from "#app/components/booking-form/detailed/state/posted-values.ts";
import { shownSections } from "#app/components/booking-form/detailed/state/shown.ts";
import {
  askedByDay,
  chosenDays,
  chosenHours,
  dayBoxes,
  dayHours,
  dayNote,
  SHOWN_DAYS,
  withChosenDays,
  withHoursOfDay,
} from "#app/components/booking-form/detailed/state/some-days.ts";
import { changesPlace, checkEdit } from "#app/domain/booking/office/edit.ts";
import { movedDays } from "#app/domain/booking/office/moved-days.ts";
import type { OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { checkDetailedBooking, checkDetailedField } from "#app/domain/booking/requests/detailed.ts";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { checkFastBooking } from "#app/domain/booking/requests/fast.ts";
import { detailsToRead, storedDetails } from "#app/domain/booking/requests/stored-details.ts";
import { evaluate, sentValues } from "#app/domain/booking/rules/evaluate.ts";
import type { Issue } from "#app/domain/errors.ts";
import { planOf } from "#app/domain/hearing-plan/plan.ts";
import { placedDays } from "#app/domain/planner/placed-days.ts";
import { changeLines } from "#app/i18n/detailed/change-lines.ts";
import { detailSections } from "#app/i18n/detailed/detail-lines.ts";
import { draftLines } from "#app/i18n/detailed/draft-lines.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const D = ["2027-02-09", "2027-02-10", "2027-02-12"] as const;
const list = (...entries: OnSomeDays[]) => JSON.stringify(entries);
const day = (date: string) => ({ date, startTime: "09:30", duration: "full_day" });
const HEARING: DetailedValues = {
  proceedingType: "arbitration",
  locationType: "in_person",
  location: "arbitration_place_toronto",
  bookingType: "non-consecutive",
  bookingDates: JSON.stringify(D.map(day)),
  needsInterpretation: "true",
  courtReportingRequired: "true",
  needsBreakoutRooms: "true",
  catering: "Lunch",
};
const BOOKED: DetailedValues = {
  ...HEARING,
  bookingContactName: "Ana Ruiz",
  bookingContactEmail: "ana@ruizlaw.example",
  bookingContactPhone: "416-555-0101",
};
const FAST = {
  proceedingType: "arbitration",
  locationType: "in_person",
  location: "arbitration_place_toronto",
  caseDescription: "A lease between two companies.",
  contactName: "Ana Ruiz",
  contactEmail: "ana@ruizlaw.example",
  contactPhone: "416-555-0101",
};
const NOW = new Date("2026-11-29T15:00:00Z");
const DAYS = list(
  { field: "needsBreakoutRooms", days: [D[0], D[1]] },
  { field: "needsInterpretation", days: [D[0]] },
  { field: "catering", days: [D[0]], note: "for 11" },
  { field: "catering", days: [D[1]], note: "for 14" },
);

describe("a list of days", () => {
  test("is kept in the registry's order, each day once, entries without words of their own as one", () => {
    const typed = list(
      { field: "catering", days: [D[1]], note: "for 14" },
      { field: "needsInterpretation", days: [D[2], D[0], D[0]] },
      { field: "needsInterpretation", days: [D[1]] },
    );
    expect(checkDetailedField("onSomeDays", typed)).toEqual({
      ok: true,
      value: list({ field: "needsInterpretation", days: [...D] }, { field: "catering", days: [D[1]], note: "for 14" }),
    });
  });

  test.each([
    '[{"field":"financialResponsibility","days":["2027-02-09"]}]',
    '[{"field":"catering","days":[]}]',
    '[{"field":"catering","days":["2027-02-30"]}]',
    '[{"field":"catering","days":["2027-02-09"],"more":1}]',
    "lunch",
  ])("%s is none", (text) => {
    expect(checkDetailedField("onSomeDays", text)).toEqual({ ok: false, code: "list_invalid" });
  });

  test("is stored with the request", () => {
    expect(storedDetails({ onSomeDays: DAYS }, 1)).toMatchObject({ onSomeDays: DAYS });
  });
});

describe("the days go with the days of the hearing", () => {
  test("as its client moves it", () => {
    const moved = movedDays(
      { ...HEARING, onSomeDays: DAYS },
      ["2027-03-09", "2027-03-10", "2027-03-12"].map((date) => ({ date, time: "" })),
    );
    expect("values" in moved && JSON.parse(moved.values?.onSomeDays ?? "[]").map(({ days }: OnSomeDays) => days)).toEqual([
      ["2027-03-09", "2027-03-10"],
      ["2027-03-09"],
      ["2027-03-09"],
      ["2027-03-10"],
    ]);
  });

  test("as staff place it", () => {
    const placed = placedDays(
      { ...HEARING, onSomeDays: DAYS },
      { on: "2027-03-09", days: null, time: null, venue: null } as never,
      () => true,
    );
    expect(JSON.parse(placed?.onSomeDays ?? "[]")[1]).toEqual({ field: "needsInterpretation", days: ["2027-03-09"] });
  });

  test("rooms on other days are confirmed once more, meals on other days are not", () => {
    const meals = list({ field: "catering", days: [D[0]] });
    expect(changesPlace({ onSomeDays: [null, meals] })).toBe(false);
    expect(changesPlace({ onSomeDays: [null, DAYS] })).toBe(true);
  });
});

test("a service that staff take out takes its days along", () => {
  const check = checkEdit({ ...BOOKED, onSomeDays: DAYS }, { needsInterpretation: "" }, NOW);
  expect(check.ok && JSON.parse(check.edit.values.onSomeDays ?? "[]").map(({ field }: OnSomeDays) => field)).toEqual([
    "needsBreakoutRooms",
    "catering",
    "catering",
  ]);
});

describe("days that are none of the hearing's any more", () => {
  const days = (...dates: string[]) => JSON.stringify(dates.map(day));
  const WRONG = { field: "onSomeDays", code: "day_not_of_hearing", day: D[0] };
  const issuesOf = (check: { ok: boolean; issues?: readonly Issue[] }) =>
    (check.issues ?? []).filter(({ field }) => field === "onSomeDays");

  test("of a new request are refused by name", () => {
    const asked = { ...BOOKED, onSomeDays: list({ field: "needsInterpretation", days: [D[0]] }) };
    expect(issuesOf(checkDetailedBooking(asked, NOW))).toEqual([]);
    expect(issuesOf(checkDetailedBooking({ ...asked, bookingDates: days(D[1], D[2]) }, NOW))).toEqual([WRONG]);
    const partly = { ...asked, onSomeDays: list({ field: "needsInterpretation", days: [D[0], D[1]] }), bookingDates: days(D[1], D[2]) };
    expect(issuesOf(checkDetailedBooking(partly, NOW))).toEqual([WRONG]);
  });

  test("of a fast request are, alone or next to days that are the hearing's", () => {
    const asked = (...named: string[]) =>
      checkFastBooking(
        {
          ...FAST,
          bookingType: "non-consecutive",
          bookingDates: JSON.stringify(D.map(day)),
          needsInterpretation: "true",
          onSomeDays: list({ field: "needsInterpretation", days: named }),
        },
        NOW,
      );
    expect(issuesOf(asked(D[0], D[1]))).toEqual([]);
    expect(asked(D[0], D[1])).toMatchObject({ ok: true });
    for (const named of [["2027-03-07"], [D[0], "2027-03-07"]])
      expect(issuesOf(asked(...named))).toEqual([{ ...WRONG, day: "2027-03-07" }]);
    const single = (named: string) =>
      checkFastBooking({ ...FAST, preferredDate: D[0], catering: "Lunch", onSomeDays: list({ field: "catering", days: [named] }) }, NOW);
    expect(single(D[0])).toMatchObject({ ok: true });
    expect(issuesOf(single(D[1]))).toEqual([{ ...WRONG, day: D[1] }]);
  });

  test("of an edit are also where the same entry names one that is", () => {
    const stored = { ...BOOKED, onSomeDays: DAYS };
    const added = list({ field: "needsInterpretation", days: [D[0], "2027-03-07"] });
    expect(issuesOf(checkEdit(stored, { onSomeDays: added }, NOW))).toEqual([{ ...WRONG, day: "2027-03-07" }]);
    // What was stored so before is no matter of an edit of something else.
    expect(issuesOf(checkEdit({ ...stored, onSomeDays: added }, { specialRequirements: "A ramp." }, NOW))).toEqual([]);
  });

  test("of an edit are, and those that were so before are not", () => {
    const stored = { ...BOOKED, onSomeDays: DAYS };
    const fewer = { bookingDates: days(D[1], D[2]) };
    expect(issuesOf(checkEdit(stored, fewer, NOW))).toEqual([WRONG]);
    expect(checkEdit(stored, { ...fewer, onSomeDays: list({ field: "needsInterpretation", days: [D[1]] }) }, NOW).ok).toBe(true);
    expect(checkEdit({ ...stored, ...fewer }, { bookingDates: days(D[1], D[2], "2027-02-15") }, NOW).ok).toBe(true);
  });

  test("widen no meals to every day", () => {
    const { catering: _catering, ...others } = HEARING;
    const gone = { ...others, onSomeDays: list({ field: "catering", days: ["2027-05-04"], note: "for 11" }) };
    expect(planOf(gone).services.has("catering")).toBe(false);
    expect(planOf({ ...gone, catering: "Lunch" }).services.has("catering")).toBe(true);
    expect(planOf({ ...gone, onSomeDays: DAYS }).services.has("catering")).toBe(true);
  });
});

describe("in words", () => {
  const lines = (values: DetailedValues) =>
    new Map(detailSections(i18n, detailsToRead(values)).flatMap((section) => section.lines.map(({ field, text }) => [field, text])));

  test("the days stand with the value that they are of", () => {
    const said = lines({ ...HEARING, onSomeDays: DAYS });
    expect(said.get("needsInterpretation")).toBe("Yes, on Tuesday, February 9");
    expect(said.get("needsBreakoutRooms")).toBe("Yes, on Tuesday, February 9 and Wednesday, February 10");
    expect(said.get("courtReportingRequired")).toBe("Yes");
    expect(said.get("catering")).toBe("Lunch\nOn Tuesday, February 9: for 11\nOn Wednesday, February 10: for 14");
    expect(said.has("onSomeDays")).toBe(false);
  });

  test("meals that are said by the day alone are read by the day", () => {
    const { catering: _catering, ...others } = HEARING;
    const said = lines({ ...others, onSomeDays: DAYS });
    expect(said.get("catering")).toBe("On Tuesday, February 9: for 11\nOn Wednesday, February 10: for 14");
    expect(said.has("onSomeDays")).toBe(false);
  });

  test("days of what has no line are a line of their own", () => {
    const { needsInterpretation: _interpretation, ...others } = HEARING;
    const said = lines({ ...others, onSomeDays: list({ field: "needsInterpretation", days: [D[0]] }) });
    expect(said.get("onSomeDays")).toBe("Interpretation: on Tuesday, February 9");
  });

  test("a fast draft says them too", () => {
    const values = {
      proceedingType: "arbitration",
      locationType: "in_person",
      courtReportingRequired: "true",
      needsInterpretation: "true",
    };
    const said = draftLines(i18n, "fast", { ...values, onSomeDays: list({ field: "courtReportingRequired", days: [D[0]] }) });
    expect(said.find(({ field }) => field === "courtReportingRequired")?.text).toBe("Yes, on Tuesday, February 9");
    expect(said.some(({ field }) => field === "onSomeDays")).toBe(false);
  });

  test("a change of the days is a line of the history", () => {
    const [line] = changeLines(i18n, { onSomeDays: [null, list({ field: "needsInterpretation", days: [D[0]] })] });
    expect(line).toMatchObject({ before: "", after: "Interpretation: on Tuesday, February 9" });
  });
});

describe("the form", () => {
  const shown = (values: DetailedValues) =>
    shownSections(evaluate(values), "required", new Set()).some(({ fields }) => fields.includes("onSomeDays"));

  test("asks for days of several where something is asked for, and sends them only then", () => {
    expect(shown(HEARING)).toBe(true);
    expect(shown({ ...HEARING, bookingType: "single", bookingDate: D[0] })).toBe(false);
    const { needsInterpretation: _one, courtReportingRequired: _two, needsBreakoutRooms: _three, catering: _four, ...plain } = HEARING;
    expect(shown(plain)).toBe(false);
    expect(sentValues(evaluate({ ...HEARING, onSomeDays: DAYS })).onSomeDays).toBe(DAYS);
    expect(sentValues(evaluate({ ...HEARING, bookingType: "single", onSomeDays: DAYS })).onSomeDays).toBeUndefined();
  });

  test("a service that is not asked for sends no days, and shows no boxes", () => {
    const { needsInterpretation: _one, catering: _two, ...others } = HEARING;
    const sent = sentValues(evaluate({ ...others, onSomeDays: DAYS }));
    expect(JSON.parse(sent.onSomeDays ?? "[]").map(({ field }: OnSomeDays) => field)).toEqual([
      "needsBreakoutRooms",
      "catering",
      "catering",
    ]);
    expect(askedByDay({ ...others, onSomeDays: DAYS })).toEqual(["needsBreakoutRooms", "courtReportingRequired", "catering"]);
    const alone = { ...others, courtReportingRequired: "", needsBreakoutRooms: "" };
    expect(shown({ ...alone, onSomeDays: list({ field: "needsInterpretation", days: [D[0]] }) })).toBe(false);
    expect(shown({ ...alone, onSomeDays: list({ field: "catering", days: [D[0]], note: "for 11" }) })).toBe(true);
  });

  test("a hearing of one day sends what that day's meals have of their own with the meals", () => {
    const one = { ...HEARING, bookingType: "single", bookingDate: D[0], onSomeDays: DAYS };
    expect(sentValues(evaluate(one)).catering).toBe("Lunch; for 11");
    expect(sentValues(evaluate({ ...one, catering: "Lunch for 11" })).catering).toBe("Lunch for 11");
    const { catering: _catering, ...unsaid } = one;
    expect(sentValues(evaluate(unsaid)).catering).toBe("for 11");
  });

  test("a list that cannot be read or kept stays as it is", () => {
    expect(withChosenDays("half a list", "catering", new Map([[D[0], ""]]))).toBe("half a list");
    expect(withChosenDays(DAYS, "catering", new Map([["no day", ""]]))).toBe(DAYS);
  });

  test("a day is ticked and unticked, and none ticked is every day", () => {
    const one = withChosenDays("", "needsInterpretation", new Map([[D[0], ""]]));
    expect(one).toBe(list({ field: "needsInterpretation", days: [D[0]] }));
    expect([...chosenDays(one, "needsInterpretation").keys()]).toEqual([D[0]]);
    expect(withChosenDays(one, "needsInterpretation", new Map())).toBe("");
  });

  test("without scripts the boxes are posted, and an unticked one is no day", () => {
    const form = new URLSearchParams();
    form.set("onSomeDays", DAYS);
    form.set(SHOWN_DAYS, "needsInterpretation,catering");
    form.append(dayBoxes("catering"), D[2]);
    form.set(dayNote("catering", D[2]), "for 9");
    expect(readValues(form).onSomeDays).toBe(
      list({ field: "needsBreakoutRooms", days: [D[0], D[1]] }, { field: "catering", days: [D[2]], note: "for 9" }),
    );
    expect(changedBy("", "", {}, form)).toEqual({});
  });
});

describe("hours of a service within a day", () => {
  const several = list(
    { field: "needsInterpretation", days: [D[0], D[1]], note: "French", hours: "09:30-12:00" },
    { field: "needsInterpretation", days: [D[1]], note: "Swahili" },
  );
  const read = (text: string) => JSON.parse(text) as OnSomeDays[];

  test("are set, changed and taken off on the form, with and without scripts", () => {
    const set = withHoursOfDay(list({ field: "needsInterpretation", days: [D[0], D[1]] }), "needsInterpretation", D[0], { from: "13:00" });
    expect(chosenHours(set, "needsInterpretation", D[0])).toEqual({ from: "13:00" });
    expect(chosenHours(set, "needsInterpretation", D[1])).toEqual({});
    expect(read(withHoursOfDay(set, "needsInterpretation", D[0], {}))).toEqual([{ field: "needsInterpretation", days: [D[0], D[1]] }]);
    expect(withHoursOfDay(set, "needsInterpretation", D[0], { from: "13:00", until: "12:00" })).toBe(set);
    const posted = new URLSearchParams([
      ["onSomeDays", set],
      [SHOWN_DAYS, "needsInterpretation"],
      [dayBoxes("needsInterpretation"), D[1]],
      [dayHours("needsInterpretation", D[1], "from"), "10:00"],
      [dayHours("needsInterpretation", D[1], "until"), "11:30"],
    ]);
    expect(read(readValues(posted).onSomeDays ?? "")).toEqual([{ field: "needsInterpretation", days: [D[1]], hours: "10:00-11:30" }]);
  });

  test("and languages of several interpreters stay where a further day is ticked", () => {
    const chosen = new Map([...chosenDays(several, "needsInterpretation"), [D[2], ""]]);
    expect(read(withChosenDays(several, "needsInterpretation", chosen))).toEqual(
      expect.arrayContaining([...read(several), { field: "needsInterpretation", days: [D[2]] }]),
    );
  });

  test("are said wherever the service is read, and of one day too", () => {
    const said = { ...HEARING, onSomeDays: list({ field: "courtReportingRequired", days: [D[0]], hours: "09:30-12:00" }) };
    const lines = detailSections(i18n, detailsToRead(said)).flatMap((one) => one.lines);
    expect(lines.find(({ field }) => field === "courtReportingRequired")?.text).toMatch(
      /Yes, on Tuesday, February 9, only from 9:30.a\.m\. to 12:00.p\.m\./,
    );
    const single = { ...said, bookingType: "single", bookingDate: D[0], startTime: "09:00", duration: "full_day", bookingDates: "" };
    expect(sentValues(evaluate(single)).onSomeDays).toContain("09:30-12:00");
  });

  test("are no hours of a meal, and no choice of the reporter is made up", () => {
    const refused = (entry: object) => checkDetailedField("onSomeDays", JSON.stringify([entry]));
    expect(refused({ field: "catering", days: [D[0]], note: "lunch", hours: "12:00-13:00" }).ok).toBe(false);
    expect(refused({ field: "transcriptSeniorServices", days: [D[0]], note: "golden" }).ok).toBe(false);
    expect(refused({ field: "transcriptSeniorServices", days: [D[0]], note: "real_time" }).ok).toBe(true);
  });
});
