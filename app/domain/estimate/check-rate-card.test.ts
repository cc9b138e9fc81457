import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkRateCard, type TypedCard } from "./check-rate-card.ts";
import { centsOf, typedAmount } from "./money.ts";

const NONE = { halfDay: "", fullDay: "", furtherHour: "" };
const TYPED: TypedCard = {
  name: "  Rates   2027 ",
  currency: "CAD",
  validFrom: "2027-01-01",
  rooms: [
    { people: "12", halfDay: "600", fullDay: "1,000.50", furtherHour: "" },
    { people: "", ...NONE },
    { people: "40", halfDay: "", fullDay: "1 800,00", furtherHour: "150" },
  ],
  breakout: NONE,
  services: { catering: { unit: "day", price: "0" }, streamingRequired: { unit: "hour", price: "" } },
};
const issuesOf = (change: object) => {
  const check = checkRateCard({ ...TYPED, ...change });
  return check.ok ? [] : check.issues.map(({ field, code }) => `${field} ${code}`);
};

test.each([
  ["", null],
  ["1250", 125_000],
  ["1,250", 125_000],
  ["1 250,5", 125_050],
  ["1\u202f250,05 $", 125_005],
  ["1.250,75", 125_075],
  ["0.10", 10],
  ["12,50", 1250],
  ["-5", undefined],
  ["1e3", undefined],
  ["12.345,6.7", undefined],
  ["9999999", undefined],
])("the amount %j is %j cents", (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test("an amount comes back from its form as it was", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(centsOf(typedAmount(cents))).toBe(cents);
    }),
  );
});

describe("a card as it was typed", () => {
  test("is read in cents, without the rows and prices that were left empty", () => {
    expect(checkRateCard(TYPED)).toEqual({
      ok: true,
      card: {
        name: "Rates 2027",
        currency: "CAD",
        validFrom: "2027-01-01",
        rates: {
          rooms: [
            { people: 12, halfDay: 60_000, fullDay: 100_050, furtherHour: null },
            { people: 40, halfDay: null, fullDay: 180_000, furtherHour: 15_000 },
          ],
          breakout: null,
          services: { catering: { unit: "day", cents: 0 } },
        },
      },
    });
  });

  test("is refused by the field, in the row where it was typed", () => {
    const rooms = (...rows: object[]) => ({ rooms: rows.map((row) => ({ people: "", ...NONE, ...row })) });
    expect(issuesOf({ name: "" })).toEqual(["name rate_name_required"]);
    expect(issuesOf({ currency: "EUR" })).toEqual(["currency currency_invalid"]);
    expect(issuesOf({ validFrom: "2027-02-29" })).toEqual(["validFrom valid_from_invalid"]);
    expect(issuesOf(rooms({}, { people: "0", fullDay: "5" }))).toEqual(["rooms.1.people people_invalid"]);
    expect(issuesOf(rooms({}, { fullDay: "5" }))).toEqual(["rooms.1.people people_invalid"]);
    expect(issuesOf(rooms({ people: "5" }))).toEqual(["rooms.0.fullDay full_day_required"]);
    expect(issuesOf(rooms({ people: "5", fullDay: "ten" }))).toEqual(["rooms.0.fullDay price_invalid"]);
    expect(issuesOf(rooms({ people: "5", fullDay: "5", halfDay: "6" }))).toEqual(["rooms.0.halfDay half_above_full"]);
    expect(issuesOf(rooms({ people: "5", fullDay: "5" }, {}, { people: "5", fullDay: "6" }))).toEqual(["rooms.2.people people_not_rising"]);
    expect(issuesOf(rooms({ people: "5", fullDay: "5" }, { people: "6", fullDay: "4" }))).toEqual(["rooms.1.fullDay price_below_smaller"]);
    expect(issuesOf({ breakout: { ...NONE, furtherHour: "5" } })).toEqual(["breakout.fullDay full_day_required"]);
    expect(issuesOf({ services: { catering: { unit: "week", price: "5" } } })).toEqual(["services.catering unit_invalid"]);
  });
});
