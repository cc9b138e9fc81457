import { expect, test } from "vitest";
import { createPageI18n } from "../page-catalogs.server.ts";
import { type HearingClock, peopleClocks } from "./people-clocks.ts";

const HEARING: HearingClock = {
  days: [
    { date: "2027-02-08", startTime: "09:30", endTime: "11:30" },
    { date: "2027-02-09", startTime: "09:30", endTime: "11:30" },
  ],
  zone: "America/Toronto",
  location: "arbitration_place_toronto",
  people: [{ part: "witness", name: "Ada Roy", zone: "Asia/Singapore", attends: "remote" }],
  open: { opens: "07:00", closes: "19:00" },
};
const clocks = async (locale: "en" | "fr", change: Partial<HearingClock> = {}) => {
  const view = peopleClocks(await createPageI18n(locale), { ...HEARING, ...change });
  return view && { ...view, clocks: view.clocks.map((clock) => ({ ...clock, text: clock.text.replaceAll(/[\u00A0\u202F]/g, " ") })) };
};

test("a night in Singapore is said, flagged, and a better hour proposed", async () => {
  expect(await clocks("en")).toEqual({
    clocks: [
      {
        zone: "Asia/Singapore",
        text: "9:30 a.m. – 11:30 a.m. in Toronto is 10:30 p.m. – 12:30 a.m. in Singapore",
        who: "Ada Roy",
        odd: true,
      },
    ],
    better: { time: "07:00", text: "7:00 a.m." },
  });
});

test("in French, by the place that they named, with the day where it is another one", async () => {
  const people = [{ part: "witness", place: "Sydney, Australie", zone: "Australia/Sydney" }] as const;
  const view = await clocks("fr", { people, days: [{ date: "2027-02-08", startTime: "16:00", endTime: "18:00" }] });
  expect(view?.clocks[0]).toMatchObject({ text: "16 h – 18 h à Toronto, c’est mar. 9 févr., 8 h – 10 h à Sydney, Australie", odd: false });
  expect(view?.better).toBeNull();
});

test("nothing of who is in the room, has no zone or our clock, or while no hour is known", async () => {
  for (const person of [
    { part: "witness", zone: "Asia/Singapore", attends: "in_person" },
    { part: "witness", name: "Ada" },
    { part: "witness", zone: "America/Montreal" },
  ] as const)
    expect(await clocks("en", { people: [person] })).toBeNull();
  expect(await clocks("en", { days: [{ date: "2027-02-08", startTime: null, endTime: null }] })).toBeNull();
});

test("a day of other hours is flagged too", async () => {
  const people = [{ part: "witness", zone: "Europe/Paris" }] as const;
  const days = [
    { date: "2027-02-08", startTime: "09:00", endTime: "12:00" },
    { date: "2027-02-09", startTime: "09:00", endTime: "12:00" },
    { date: "2027-02-10", startTime: "14:00", endTime: "17:00" },
  ];
  expect((await clocks("en", { people, days }))?.clocks[0]?.odd).toBe(true);
});
