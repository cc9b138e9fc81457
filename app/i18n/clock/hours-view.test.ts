import { expect, it } from "vitest";
import { hourNotesView, hoursView } from "./hours-view.ts";

const plain = (text: string | null | undefined) => text?.replace(/\s/g, " ") ?? null;
const span = { date: "2027-07-13", startTime: "09:00", endTime: "17:00", zone: "America/Cayman" };

it("says the venue's time with its city, and the reader's where it differs", () => {
  const toronto = hoursView("en", span, "America/Toronto", "arbitration_place_cayman");
  expect(plain(toronto.own)).toBe("9:00 a.m. - 5:00 p.m. EST, Grand Cayman");
  expect(plain(toronto.reader)).toBe("10:00 a.m. - 6:00 p.m. EDT, Toronto");
  // In winter both walls show the same, whatever the zones are called.
  expect(hoursView("en", { ...span, date: "2027-01-12" }, "America/Toronto").reader).toBeNull();
  expect(hoursView("en", span, null).reader).toBeNull();
});

it("names the day where the reader's is another", () => {
  const late = { ...span, startTime: "23:30", endTime: null };
  expect(plain(hoursView("en", late, "America/Toronto").reader)).toBe("July 14, 2027, 12:30 a.m. EDT, Toronto");
});

it("notes a time that daylight saving skips or repeats, and hours of the night, and nothing else", () => {
  const toronto = { ...span, zone: "America/Toronto", endTime: null };
  expect(hourNotesView("en", toronto, ["America/Toronto"])).toBeNull();
  expect(hourNotesView("en", { ...toronto, date: "2027-03-14", startTime: "02:30" }, [])).toMatchObject({ kind: "skipped", far: [] });
  expect(plain(hourNotesView("fr", { ...toronto, date: "2027-03-14", startTime: "02:30" }, [])?.meant)).toBe("3 h 30");
  expect(hourNotesView("en", { ...toronto, date: "2027-11-07", startTime: "01:30" }, [])).toMatchObject({ kind: "twice" });
  expect(hourNotesView("en", { ...toronto, startTime: "06:00" }, ["America/Toronto"])?.far).toHaveLength(1);
});

it("says of hours across a change of the clocks how long they last", () => {
  const toronto = { ...span, zone: "America/Toronto" };
  const night = { ...toronto, startTime: "01:00", endTime: "08:00" };
  expect(hourNotesView("en", { ...night, date: "2027-03-14" }, [])).toMatchObject({ kind: "once", lasts: "6" });
  expect(hourNotesView("en", { ...night, date: "2027-11-07", startTime: "00:30" }, [])).toMatchObject({ lasts: "8.5" });
  expect(hourNotesView("fr", { ...night, date: "2027-11-07", startTime: "00:30" }, [])).toMatchObject({ lasts: "8,5" });
  expect(hourNotesView("en", { ...night, date: "2027-03-15" }, [])).toBeNull();
});
