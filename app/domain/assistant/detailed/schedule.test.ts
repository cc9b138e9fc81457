/** Several days, hours from and to, and how long; TODAY is 21 November 2026. */
import { expect, test } from "vitest";
import { type Given, wholly } from "../testing.ts";

const SPAN = { bookingType: "consecutive", consecutiveStartDate: "2027-03-16", consecutiveEndDate: "2027-03-18" };
const each = (start: string, duration: string, end?: string) => ({
  consecutiveStartTime: start,
  consecutiveDuration: duration,
  ...(end ? { consecutiveEndTime: end } : {}),
});
const listed = (...days: [string, string, string, string?][]) => ({
  bookingType: "non-consecutive",
  bookingDates: JSON.stringify(
    days.map(([date, startTime, duration, endTime]) => ({ date, startTime, duration, ...(endTime ? { endTime } : {}) })),
  ),
});

test.each([
  ["16, 17 and 18 March 2027", SPAN],
  ["from 16 to 18 March 2027", SPAN],
  ["16–18 March 2027", SPAN],
  ["16-18 March", SPAN],
  ["March 16 to 18, 2027", SPAN],
  ["March 16 through March 18, 2027", SPAN],
  ["2027-03-16 to 2027-03-18", SPAN],
  ["three days starting 16 March 2027", SPAN],
  ["16 March 2027 for three days", SPAN],
  ["a three-day hearing starting on March 16, 2027", SPAN],
  ["les 16, 17 et 18 mars", SPAN],
  ["du 16 au 18 mars 2027", SPAN],
  ["trois jours à partir du 16 mars", SPAN],
  ["le 16 mars pendant trois jours", SPAN],
  ["del 16 al 18 de marzo", SPAN],
  ["el 16, 17 y 18 de marzo de 2027", SPAN],
  ["tres días a partir del 16 de marzo", SPAN],
  ["16 to 18 March 2027, 9 a.m. to 4:30 p.m.", { ...SPAN, ...each("09:00", "extended", "16:30") }],
  ["du 16 au 18 mars, de 9 h à 16 h", { ...SPAN, ...each("09:00", "full_day") }],
  ["del 16 al 18 de marzo, de 9 a 17", { ...SPAN, ...each("09:00", "extended", "17:00") }],
  ["16–18 March 2027, full days from 9", { ...SPAN, ...each("09:00", "full_day") }],
  [
    "30 December 2026 to 2 January 2027",
    { bookingType: "consecutive", consecutiveStartDate: "2026-12-30", consecutiveEndDate: "2027-01-02" },
  ],
])("%s follow each other", (message, fields) => {
  expect(wholly(message)).toEqual(fields);
});

test.each([
  ["16 and 19 March 2027, 9 to 4", listed(["2027-03-16", "09:00", "full_day"], ["2027-03-19", "09:00", "full_day"])],
  ["16 March and 2 April 2027, 9 to 12:30", listed(["2027-03-16", "09:00", "half_day"], ["2027-04-02", "09:00", "half_day"])],
  [
    "March 16, 17 and 19, 2027, from 9:30 to 1 p.m.",
    listed(["2027-03-16", "09:30", "half_day"], ["2027-03-17", "09:30", "half_day"], ["2027-03-19", "09:30", "half_day"]),
  ],
  [
    "16 March 2027 9 to 5 and 20 March 2027 10 to 2",
    listed(["2027-03-16", "09:00", "extended", "17:00"], ["2027-03-20", "10:00", "extended", "14:00"]),
  ],
  [
    "les 16 et 19 mars, journées complètes à partir de 9 h",
    listed(["2027-03-16", "09:00", "full_day"], ["2027-03-19", "09:00", "full_day"]),
  ],
  ["el 16 y el 19 de marzo, de 9 a 16 horas", listed(["2027-03-16", "09:00", "full_day"], ["2027-03-19", "09:00", "full_day"])],
])("%s are days of their own", (message, fields) => {
  expect(wholly(message)).toEqual(fields);
});

const NO_HOURS: Given = {
  asked: ["bookingDates"],
  values: { bookingType: "non-consecutive" },
  earlier: ["Hello", "We need 16 and 19 March 2027", "yes"],
};
const HELD: Given = {
  values: {
    bookingType: "non-consecutive",
    bookingDates: listed(["2027-03-16", "09:00", "full_day"], ["2027-03-19", "09:00", "full_day"]).bookingDates,
  },
};
test.each([
  ["We need 16 and 19 March 2027", {}, { bookingType: "non-consecutive" }],
  ["16, 17 et 19 mars", {}, { bookingType: "non-consecutive" }],
  ["16 and 19 March 2027, full days", {}, { bookingType: "non-consecutive" }],
  ["9 to 4", NO_HOURS, { bookingDates: listed(["2027-03-16", "09:00", "full_day"], ["2027-03-19", "09:00", "full_day"]).bookingDates }],
  [
    "full days, starting at 10",
    NO_HOURS,
    { bookingDates: listed(["2027-03-16", "10:00", "full_day"], ["2027-03-19", "10:00", "full_day"]).bookingDates },
  ],
  [
    "de 9 h à 12 h 30",
    NO_HOURS,
    { bookingDates: listed(["2027-03-16", "09:00", "half_day"], ["2027-03-19", "09:00", "half_day"]).bookingDates },
  ],
  ["full days", NO_HOURS, {}],
  [
    "at 9",
    { ...NO_HOURS, earlier: ["16 and 19 March 2027, full days"] },
    { bookingDates: listed(["2027-03-16", "09:00", "full_day"], ["2027-03-19", "09:00", "full_day"]).bookingDates },
  ],
  ["9 to 4", { ...NO_HOURS, earlier: [] }, {}],
  [
    "also 22 March",
    HELD,
    {
      bookingDates: listed(["2027-03-16", "09:00", "full_day"], ["2027-03-19", "09:00", "full_day"], ["2027-03-22", "09:00", "full_day"])
        .bookingDates,
    },
  ],
  [
    "make it 10 to 1:30 p.m.",
    HELD,
    { bookingDates: listed(["2027-03-16", "10:00", "half_day"], ["2027-03-19", "10:00", "half_day"]).bookingDates },
  ],
] as [string, Given, Record<string, string>][])("%s: no hour is invented for separate days", (message, given, fields) => {
  expect(wholly(message, given)).toEqual(fields);
});

test.each([
  ["16 March 2027, 9 to 5", { preferredDate: "2027-03-16", startTime: "09:00", duration: "extended", endTime: "17:00" }],
  ["16 March 2027 from 9:00 to 12:30", { preferredDate: "2027-03-16", startTime: "09:00", duration: "half_day" }],
  ["16 March 2027, 10 a.m. to 5 p.m.", { preferredDate: "2027-03-16", startTime: "10:00", duration: "full_day" }],
  ["16 March 2027, 1 to 6 p.m.", { preferredDate: "2027-03-16", startTime: "13:00", duration: "extended", endTime: "18:00" }],
  ["16 March 2027, 9 a.m. to noon", { preferredDate: "2027-03-16", startTime: "09:00" }],
  ["le 16 mars 2027, de 9 h à 17 h", { preferredDate: "2027-03-16", startTime: "09:00", duration: "extended", endTime: "17:00" }],
  ["le 16 mars 2027 de 13 h à 16 h 30", { preferredDate: "2027-03-16", startTime: "13:00", duration: "half_day" }],
  ["el 16 de marzo de 2027, de 9 a 17", { preferredDate: "2027-03-16", startTime: "09:00", duration: "extended", endTime: "17:00" }],
  ["el 16 de marzo de 2027 de las 9 a las 12:30", { preferredDate: "2027-03-16", startTime: "09:00", duration: "half_day" }],
  [
    "le 16 mars 2027, de huit heures le matin à quatre heures et demie de l'après-midi",
    { preferredDate: "2027-03-16", startTime: "08:00", duration: "extended", endTime: "16:30" },
  ],
  [
    "16 March 2027, from eight in the morning to half past four in the afternoon",
    { preferredDate: "2027-03-16", startTime: "08:00", duration: "extended", endTime: "16:30" },
  ],
  ["16 March 2027, from quarter past nine to quarter to one", { preferredDate: "2027-03-16", startTime: "09:15", duration: "half_day" }],
  [
    "le 16 mars 2027, de huit heures à seize heures trente",
    { preferredDate: "2027-03-16", startTime: "08:00", duration: "extended", endTime: "16:30" },
  ],
  [
    "el 16 de marzo de 2027, de nueve y cuarto a cinco menos cuarto",
    { preferredDate: "2027-03-16", startTime: "09:15", duration: "extended", endTime: "16:45" },
  ],
  ["le 16 mars 2027 à partir de dix-neuf heures", { preferredDate: "2027-03-16", startTime: "19:00" }],
  ["half day on 16 March 2027 at 9", { preferredDate: "2027-03-16", startTime: "09:00", duration: "half_day" }],
  ["all day on 16 March 2027", { preferredDate: "2027-03-16", duration: "full_day" }],
  ["demi-journée le 16 mars à 13 h", { preferredDate: "2027-03-16", startTime: "13:00", duration: "half_day" }],
  ["journée complète le 16 mars", { preferredDate: "2027-03-16", duration: "full_day" }],
  ["medio día el 16 de marzo a las 9", { preferredDate: "2027-03-16", startTime: "09:00", duration: "half_day" }],
  ["día completo el 16 de marzo", { preferredDate: "2027-03-16", duration: "full_day" }],
  [
    "extended day until 7 p.m. starting at 9 on 16 March 2027",
    { preferredDate: "2027-03-16", startTime: "09:00", duration: "extended", endTime: "19:00" },
  ],
  ["16 March 2027 at 9 for 7 hours", { preferredDate: "2027-03-16", startTime: "09:00", duration: "full_day" }],
])("%s", (message, fields) => {
  expect(wholly(message)).toEqual(fields);
});

const NINE: Given = { values: { startTime: "09:00" } };
const THREE_DAYS: Given = { values: { bookingType: "consecutive", consecutiveStartDate: "2027-03-16", consecutiveEndDate: "2027-03-18" } };
test.each([
  ["half day", { ...NINE, asked: ["duration"] }, { duration: "half_day" }],
  ["7 hours", { ...NINE, asked: ["duration"] }, { duration: "full_day" }],
  ["until 7 p.m.", { ...NINE, asked: ["duration"] }, { duration: "extended", endTime: "19:00" }],
  ["jusqu'à 19 h", { ...NINE, asked: ["duration"] }, { duration: "extended", endTime: "19:00" }],
  ["hasta las 7 de la tarde", { ...NINE, asked: ["duration"] }, { duration: "extended", endTime: "19:00" }],
  ["complète", { ...NINE, asked: ["duration"] }, { duration: "full_day" }],
  ["completo", { ...NINE, asked: ["duration"] }, { duration: "full_day" }],
  ["5 p.m.", { values: { startTime: "09:00", duration: "extended" }, asked: ["endTime"] }, { endTime: "17:00" }],
  ["6", { values: { startTime: "09:00", duration: "extended" }, asked: ["endTime"] }, { endTime: "18:00" }],
  ["9 to 5", THREE_DAYS, each("09:00", "extended", "17:00")],
  ["full day", { ...THREE_DAYS, asked: ["consecutiveDuration"] }, { consecutiveDuration: "full_day" }],
  ["9 a.m.", { ...THREE_DAYS, asked: ["consecutiveStartTime"] }, { consecutiveStartTime: "09:00" }],
  [
    "17 March 2027",
    { asked: ["consecutiveEndDate"], values: { bookingType: "consecutive", consecutiveStartDate: "2027-03-16" } },
    { consecutiveEndDate: "2027-03-17" },
  ],
  ["16 to 18 March 2027", { values: { startTime: "09:00", duration: "full_day" } }, { ...SPAN, ...each("09:00", "full_day") }],
  ["Make it 20 March 2027 instead", THREE_DAYS, { bookingType: "single", preferredDate: "2027-03-20" }],
  ["several days in a row", { asked: ["bookingType"] }, { bookingType: "consecutive" }],
] as [string, Given, Record<string, string>][])("%s, with what is known", (message, given, fields) => {
  expect(wholly(message, given)).toEqual(fields);
});

test.each([
  "The contract was signed on 16 and 17 March 2020 and breached later",
  "Could we do 16 or 18 March 2027?",
  "between 16 and 18 March 2027",
  "entre le 16 et le 18 mars",
  "entre el 16 y el 18 de marzo",
  "There will be 10 to 12 people",
  "The tenant owed rent from 1 to 31 March 2024",
  "You can call me from 9 to 5",
  "What are your hours, 9 to 5?",
  "rooms 9 to 12 are flooded",
])("%s sets no days and no hours", (message) => {
  expect(Object.keys(wholly(message)).filter((field) => /booking|consecutive|startTime|endTime|duration/.test(field))).toEqual([]);
});

test("days that are over are said to be", () => {
  expect(wholly("16 to 18 March 2020", { asked: ["preferredDate"] })).toEqual({ preferredDate: "!date_in_past" });
});
