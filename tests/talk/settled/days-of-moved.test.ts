/** What is wanted on some days goes with the hearing's days, and is not lost with them. */
import { expect, test } from "vitest";
import type { OnSomeDays } from "#app/domain/booking/registry/by-day.ts";
import { type Desk, openDesk, write, writePlan } from "#app/domain/talk/desk.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { takeOnSomeDays } from "#app/domain/talk/settled/on-some-days.ts";
import { NEW_TALK, type TalkState } from "#app/domain/talk/state.ts";
import type { World } from "#app/domain/talk/world.ts";
import type { OnDaysSaid, Understanding } from "#app/understanding/contract.ts";

const [NINTH, TENTH, TWELFTH, FIFTEENTH] = ["2027-02-09", "2027-02-10", "2027-02-12", "2027-02-15"] as const;
const world = { today: "2026-11-29", message: "", venues: [], facts: {} } as unknown as World;
const said = (...onDays: OnDaysSaid[]) =>
  ({ language: "en", statements: [], acts: [], questions: [], doubts: [], rest: [], onDays }) as unknown as Understanding;
const planned = (desk: Desk, days: readonly string[]) =>
  writePlan(desk, { days: days.map((date) => ({ date })), start: "09:00", end: "17:00" }, "", "stated");

function stateWith(days: readonly string[], entries: readonly OnSomeDays[]): TalkState {
  const desk = openDesk(NEW_TALK, said(), world);
  planned(desk, days);
  if (entries.length > 0) write(desk, "onSomeDays", JSON.stringify(entries), "An interpreter on that day", "stated");
  return { ...NEW_TALK, values: desk.values, loose: desk.loose };
}

/** The talk after the hearing has got these days instead. */
function movedTo(days: readonly string[], entries: readonly OnSomeDays[], was: readonly string[] = [NINTH, TENTH, TWELFTH]) {
  const desk = openDesk(stateWith(was, entries), said(), world);
  planned(desk, days);
  takeOnSomeDays(desk);
  return desk;
}
const listed = (desk: Desk) => entriesOf(desk.values, "onSomeDays");
const kept = (desk: Desk) => entriesOf(desk.values, "remarks").map(({ text }) => text);
const interpreter = (...days: string[]): OnSomeDays => ({ field: "needsInterpretation", days });
const lunch = (note: string, ...days: string[]): OnSomeDays => ({ field: "catering", days, note });

test("one day in the place of another moves what is of that day alone", () => {
  const desk = movedTo([TENTH, TWELFTH, FIFTEENTH], [interpreter(TWELFTH), lunch("for 11", NINTH)]);
  expect(listed(desk)).toEqual([interpreter(TWELFTH), lunch("for 11", FIFTEENTH)]);
});

test("a hearing that moves as a whole takes all along, onto days that it had as well", () => {
  const desk = movedTo([TENTH, "2027-02-11", TWELFTH], [interpreter(NINTH), lunch("for 11", TENTH)], [NINTH, TENTH, "2027-02-11"]);
  expect(listed(desk)).toEqual([interpreter(TENTH), lunch("for 11", "2027-02-11")]);
});

test("what a day that is taken off had of its own is kept for staff", () => {
  const desk = movedTo([NINTH, TENTH], [interpreter(NINTH), lunch("for 14", TWELFTH)]);
  expect(listed(desk)).toEqual([interpreter(NINTH)]);
  expect(kept(desk).join()).toContain("2027-02-12: for 14");
});

test("a service whose only day is taken off keeps its words", () => {
  const desk = movedTo([NINTH, TENTH], [interpreter(TWELFTH)]);
  expect(desk.values.onSomeDays).toBeUndefined();
  expect(kept(desk)).toEqual(["An interpreter on that day"]);
});

test("a hearing of one day has its meal in the meals", () => {
  const shrunk = movedTo([NINTH], [lunch("lunch for 11", NINTH), lunch("lunch for 14", TENTH)]);
  expect(shrunk.values.catering?.value).toBe("lunch for 11");
  expect(shrunk.values.onSomeDays).toBeUndefined();
  expect(kept(shrunk).join()).toContain("lunch for 14");

  const meal = { field: "catering", days: [NINTH], note: "lunch for 11", quote: "Lunch on the 9th for 11" };
  const one = openDesk(stateWith([NINTH], []), said(meal), world);
  takeOnSomeDays(one);
  expect(one.values.catering?.value).toBe("lunch for 11");
  expect(one.values.onSomeDays).toBeUndefined();
});

test("a hearing of one day is for as many as come on it", () => {
  const heads = (note: string, ...days: string[]): OnSomeDays => ({ field: "mainRoomCapacity", days, note });
  const before = stateWith([NINTH, TENTH, TWELFTH], [heads("15", TWELFTH), heads("9", TENTH)]);
  const shrunk = (origin: "assistant" | "visitor") => {
    const values = { ...before.values, mainRoomCapacity: { value: "11", origin, evidence: "11 people" } };
    const desk = openDesk({ ...before, values }, said(), world);
    planned(desk, [TWELFTH]);
    takeOnSomeDays(desk);
    return desk;
  };
  const desk = shrunk("assistant");
  expect(desk.values.mainRoomCapacity?.value).toBe("15");
  expect(desk.values.onSomeDays).toBeUndefined();
  expect(desk.lines).toContainEqual({ line: "field", field: "mainRoomCapacity", value: "15" });

  const typed = shrunk("visitor");
  expect(typed.values.mainRoomCapacity?.value).toBe("11");
  expect(kept(typed)).toEqual(["An interpreter on that day"]);
});

test.each([
  ["en", "Lunch only on the 10th, for 14"],
  ["en", "Lunch on the 10th for 14 instead"],
  ["fr", "Dîner seulement le 10, pour 14"],
  ["fr", "Plutôt le 10, pour 14"],
  ["es", "Almuerzo solo el día 10, para 14"],
  ["es", "El 10 para 14 en lugar del 9"],
])("other days in the place of those that were said (%s): %s", (_, quote) => {
  const desk = openDesk(
    stateWith([NINTH, TENTH, TWELFTH], [lunch("for 11", NINTH)]),
    said({ field: "catering", days: [TENTH], note: "for 14", quote }),
    world,
  );
  takeOnSomeDays(desk);
  expect(listed(desk)).toEqual([lunch("for 14", TENTH)]);
});

test("a day without it is taken off the days that were said", () => {
  const off: OnDaysSaid = { field: "needsInterpretation", days: [TENTH], not: true, quote: "No interpreter on the 10th" };
  const desk = openDesk(stateWith([NINTH, TENTH, TWELFTH], [interpreter(NINTH, TENTH)]), said(off), world);
  takeOnSomeDays(desk);
  expect(listed(desk)).toEqual([interpreter(NINTH)]);
});
