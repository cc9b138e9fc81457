/** A card offers the zones that are at hand, and no list of all; how somebody is reached is checked as the visitor's own is, and shown only where it may be. */
import { expect, test } from "vitest";
import { checkValue } from "#app/domain/booking/registry/atoms.ts";
import { withoutReach } from "#app/domain/booking/registry/entries.ts";
import { FIELDS } from "#app/domain/booking/registry/registry.ts";
import { editCard } from "#app/domain/talk/edit/card.ts";
import type { TalkValues } from "#app/domain/talk/plan/fields.ts";

const held = (value: string) => ({ value, origin: "assistant" as const });
const zoneOf = (values: TalkValues) =>
  editCard("place", { values, loose: { days: [] }, subjects: {} } as never).fields.find(({ name }) => name === "timeZone");

test("the zone that is noted, those of the people and those of our cities: few enough to read", () => {
  const people = JSON.stringify([{ name: "Iris Vell", part: "witness", attends: "remote", zone: "America/La_Paz" }]);
  const zone = zoneOf({ locationType: held("virtual"), timeZone: held("America/Lima"), people: held(people) });
  expect(zone).toMatchObject({ kind: "zone", value: "America/Lima" });
  expect(zone?.options).toEqual(expect.arrayContaining(["America/Lima", "America/La_Paz", "America/Toronto"]));
  expect(zone?.options?.length).toBeLessThan(12);
});

test.each([
  [{ email: "i.vell@merehold.example", phone: "+44 20 7946 0123" }, true],
  [{ email: "i.vell at merehold" }, false],
  [{ phone: "ask me" }, false],
])("an entry of people with %j", (reach, isTaken) => {
  const list = JSON.stringify([{ name: "Iris Vell", part: "witness", note: "weak line", ...reach }]);
  expect(checkValue(FIELDS.people, list).ok).toBe(isTaken);
});

test("who may only know that they come reads neither address nor number", () => {
  const person = { name: "Iris Vell", part: "witness", access: "a hearing loop", note: "weak line" };
  expect(withoutReach([{ ...person, email: "i.vell@merehold.example", phone: "+44 20 7946 0123" }])).toEqual([person]);
});
