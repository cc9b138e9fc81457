import { expect, test } from "vitest";
import { addPerson, EMPTY_PERSON, readPerson } from "./new-person.ts";

test("somebody with a name or a place is added to those who are listed", () => {
  const list = JSON.stringify([{ part: "neutral", name: "Kofi Amber" }]);
  const added = addPerson(list, { ...EMPTY_PERSON, name: "Ada Roy", place: "Singapore", zone: "Asia/Singapore" });
  expect("list" in added && JSON.parse(added.list)).toEqual([
    { part: "neutral", name: "Kofi Amber" },
    { name: "Ada Roy", part: "witness", place: "Singapore", zone: "Asia/Singapore", attends: "remote" },
  ]);
});

test("nobody, a zone that is none, a full list and a name without end are no person", () => {
  expect(addPerson("", EMPTY_PERSON)).toEqual({ issues: { name: "who_or_where" } });
  const made = addPerson("", { ...EMPTY_PERSON, name: "Ada", zone: "Mars/Olympus", part: "judge", attends: "" });
  expect("list" in made && JSON.parse(made.list)).toEqual([{ name: "Ada", part: "other" }]);
  const full = JSON.stringify(Array.from({ length: 60 }, () => ({ part: "witness", name: "Ada" })));
  expect(addPerson(full, { ...EMPTY_PERSON, name: "Bo" })).toEqual({ issues: { name: "too_many" } });
  expect(addPerson("", { ...EMPTY_PERSON, place: "x".repeat(301) })).toEqual({ issues: { place: "too_long" } });
});

test("inputs are read by their names", () => {
  expect(readPerson((name) => (name === "newPersonName" ? " Ada " : ""))).toMatchObject({ name: "Ada", zone: "" });
});
