import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readOpenings } from "./facts.ts";
import { judge } from "./judge.ts";

const FACTS = {
  kind: "arbitration",
  days: ["2027-03-08", "2027-03-09"],
  start: "09:30",
  end: "17:00",
  name: "Priya Raman",
  catering: true,
};
const HELD = {
  proceedingType: "arbitration",
  consecutiveStartDate: "2027-03-08",
  consecutiveEndDate: "2027-03-09",
  consecutiveStartTime: "09:30",
  consecutiveEndTime: "17:00",
  contactName: "Ms. Priya Raman",
  catering: "Lunch for all",
};

test.each(["en", "fr", "es"])("every opening in %s is marked as the page says, and no two have one id", (locale) => {
  const openings = readOpenings(readFileSync(join(import.meta.dirname, `${locale}.jsonl`), "utf8"));
  expect(openings.length).toBeGreaterThan(40);
  expect(new Set(openings.map(({ id }) => id)).size).toBe(openings.length);
});

test("a draft that holds everything is whole", () => {
  expect(judge({ facts: FACTS, never: { days: ["2027-03-10"] } }, HELD)).toMatchObject({ isWhole: true, isKept: true });
});

test("what is kept for staff is no field, what is missing is lost, and another value is wrong", () => {
  const { catering: _lunch, ...rest } = HELD;
  const held = {
    ...rest,
    remarks: JSON.stringify([{ text: "Lunch for all" }]),
    contactName: "Raman Priya",
    consecutiveEndDate: "2027-03-10",
  };
  const judged = judge({ facts: { ...FACTS, email: "p@raman.example" }, never: { days: ["2027-03-10"] } }, held);
  expect(judged.verdicts).toMatchObject({ catering: "remark", email: "lost", name: "wrong", days: "wrong", "never days": "taken" });
  expect(judged).toMatchObject({ isWhole: false, isKept: false });
});
