import { expect, test } from "vitest";
import { isBlank, newPerson, openedPerson, PERSON_INPUTS, putPerson, readOpenPerson, type TypedPerson } from "./typed-person.ts";

const one = (typed: Partial<TypedPerson>, at: number | null = null) => {
  const begun = newPerson("in_person_and_virtual");
  return { ...begun, at, typed: { ...begun.typed, ...typed } };
};
const listed = (put: ReturnType<typeof putPerson>) => ("list" in put ? JSON.parse(put.list) : put.issues);

test("somebody is added to those who are listed, with the clock of the place", () => {
  const list = JSON.stringify([{ part: "neutral", name: "Kofi Amber" }]);
  const typed = { name: "Ada Roy", side: "claimant", firm: "Roy LLP", place: "Singapour", access: "A hearing loop" };
  expect(listed(putPerson(list, one(typed)))).toEqual([
    { part: "neutral", name: "Kofi Amber" },
    {
      name: "Ada Roy",
      part: "witness",
      side: "claimant",
      firm: "Roy LLP",
      place: "Singapour",
      zone: "Asia/Singapore",
      attends: "remote",
      access: "A hearing loop",
    },
  ]);
  expect(listed(putPerson("", one({ place: "Lyon, France" })))[0].zone).toBe("Europe/Paris");
  expect(listed(putPerson("", one({ place: "Lyon, France", zone: "Asia/Tokyo" })))[0].zone).toBe("Asia/Tokyo");
  expect(listed(putPerson("", one({ place: "Ultima Thule" })))[0].zone).toBeUndefined();
});

test("several of a part who have no names are counted", () => {
  expect(listed(putPerson("", one({ count: "3", place: "London" })))).toEqual([
    { part: "witness", count: 3, place: "London", zone: "Europe/London", attends: "remote" },
  ]);
  for (const count of ["0", "501", "three", "1.5"]) expect(listed(putPerson("", one({ count })))).toEqual({ count: "count_wrong" });
});

test("an edited entry stays in its place and keeps what the inputs do not ask", () => {
  const list = JSON.stringify([
    { part: "witness", name: "Ada Roy", days: ["2027-03-09"] },
    { part: "counsel", name: "Bo Li" },
  ]);
  expect(openedPerson(list, 0)?.typed).toMatchObject({ name: "Ada Roy", part: "witness", attends: "", count: "" });
  const put = putPerson(list, one({ name: "Ada Ray", days: "2027-03-09" }, 0));
  expect(listed(put).map(({ name }: { name: string }) => name)).toEqual(["Ada Ray", "Bo Li"]);
  expect(listed(put)[0].days).toEqual(["2027-03-09"]);
  expect(openedPerson(list, 7)).toBeNull();
});

test("nobody, a message for a name, a full list and a text without end are no person", () => {
  expect(isBlank(newPerson())).toBe(true);
  expect(listed(putPerson("", newPerson()))).toEqual({ name: "who_or_where" });
  expect(listed(putPerson("", one({ name: "Call me at evil.example/pay now" })))).toEqual({ name: "person_name_only" });
  expect(listed(putPerson("", one({ name: "Ada", part: "judge", attends: "", zone: "Mars/Olympus" })))).toEqual([
    { name: "Ada", part: "other" },
  ]);
  const full = JSON.stringify(Array.from({ length: 60 }, () => ({ part: "witness", name: "Ada" })));
  expect(listed(putPerson(full, one({ name: "Bo" })))).toEqual({ name: "too_many" });
  expect(listed(putPerson(full, one({ name: "Bo" }, 59)))[59].name).toBe("Bo");
  expect(listed(putPerson("", one({ place: "x".repeat(301) })))).toEqual({ place: "too_long" });
});

test("inputs are read by their names, and none where none are open", () => {
  const posted: Record<string, string> = { [PERSON_INPUTS.part]: "witness", [PERSON_INPUTS.name]: " Ada ", personAt: "2" };
  expect(readOpenPerson(new URLSearchParams(posted))).toMatchObject({ at: 2, typed: { name: "Ada", zone: "" } });
  expect(readOpenPerson(new URLSearchParams())).toBeNull();
});

test("who comes on some days is listed with them, and without them again", () => {
  const list = listed(putPerson("", one({ name: "Ada Roy", days: "2027-03-10,2027-03-09" })));
  expect(list[0].days).toEqual(["2027-03-09", "2027-03-10"]);
  const open = openedPerson(JSON.stringify(list), 0);
  expect(open?.typed.days).toBe("2027-03-09,2027-03-10");
  expect(listed(putPerson(JSON.stringify(list), one({ ...open?.typed, days: "" }, 0)))[0]).not.toHaveProperty("days");
  const posted = new URLSearchParams([
    ["personPart", "witness"],
    ["personDays", "2027-03-09"],
    ["personDays", "2027-03-10"],
  ]);
  expect(readOpenPerson(posted)?.typed.days).toBe("2027-03-09,2027-03-10");
});
