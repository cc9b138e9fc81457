/** What is said of parts of a request is so: figures that are noted of something else, people who are gone, hours that fit now, what staff were given. */
import { describe, expect, test } from "vitest";
import { LOCALES } from "#app/domain/locale.ts";
import { report } from "#app/domain/talk/answer/report.ts";
import { NEW_TALK } from "#app/domain/talk/state.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { act, held, play, receiptOf, said, states, turn, WORLD } from "./play.ts";

const NOW = new Date("2026-11-23T15:00:00Z");
const mediation = states("proceeding", { type: "mediation" }, "mediation");

test("a figure that is noted of something else takes no words for staff with it", () => {
  const quote = ", 2 of them";
  const first = said({ statements: [mediation], rest: [{ quote, at: { start: 0, end: quote.length } }] });
  const rooms = states("breakouts", { rooms: 2 }, "two small rooms");
  const [begun, noted] = play([first, said({ statements: [rooms] })]);
  expect(held(begun?.after ?? NEW_TALK, "remarks")).toContain("2 of them");
  expect(held(noted?.after ?? NEW_TALK, "breakoutRoomCount")).toBe("2");
  expect(held(noted?.after ?? NEW_TALK, "remarks")).toContain("2 of them");
  expect(noted?.says.map(({ kind }) => kind)).not.toContain("resolved");
});

test("nobody is asked about a group that was taken out", () => {
  const group = states("person", { part: "other", count: 4 }, "four participants");
  const other = states("person", { part: "other", count: 3 }, "them three");
  const out = { ...group, role: "not" } as typeof group;
  const last = play([said({ statements: [mediation, group] }), said({ statements: [other, out] })]).at(-1);
  expect(held(last?.after ?? NEW_TALK, "people") ?? "").not.toContain('"count":4');
  expect(last?.says.flatMap((one) => (one.kind === "point" ? [one.point.kind] : []))).not.toContain("change_value");
});

test("who asks how a booking is hears what staff were given and have not confirmed", () => {
  const reference = "TOR-2027-0042";
  const words = "the 25th instead, please";
  const values = { proceedingType: { value: "mediation", origin: "assistant" as const } };
  const sent = { ...NEW_TALK, values, booking: { reference, owned: true } };
  const receipt = receiptOf({ kind: "pass_on", reference, words });
  const passed = report(sent, { command: { kind: "pass_on", reference, words }, receipt }, WORLD);
  const asked = turn(passed.next, said({ acts: [{ ...act("repeat"), shows: true }] }));
  expect(asked.says.flatMap((one) => (one.kind === "handed_on" ? one.words : []))).toEqual([words]);
  // Of another booking nothing of it is said.
  const other = { ...passed.next, booking: { reference: "TOR-2027-0043", owned: true } };
  expect(turn(other, said({ acts: [{ ...act("repeat"), shows: true }] })).says.map(({ kind }) => kind)).not.toContain("handed_on");
});

describe.each(LOCALES)("in %s", (locale) => {
  const WORDS = {
    en: ["Mediation in Grand Cayman on Thursday January 21, 2027, 9 to 6, 6 people.", "9 to 5 then, in Cayman."],
    fr: ["Médiation à Grand Cayman le jeudi 21 janvier 2027, de 9 h à 18 h, 6 personnes.", "Alors de 9 h à 17 h, à Grand Cayman."],
    es: ["Mediación en Gran Caimán el jueves 21 de enero de 2027, de 9 a 18 h, 6 personas.", "Entonces de 9 a 17 h, en Gran Caimán."],
  } as const;

  test("hours that are too long in the chosen city are offered other hours and no other city, and nothing once they fit", async () => {
    const talk = new MemoryTalk(locale, NOW);
    const [asked, corrected] = WORDS[locale];
    const { buttons } = await talk.say(asked);
    expect(buttons.some(({ id }) => id.startsWith("hours_"))).toBe(true);
    expect(buttons.map(({ label }) => label).join()).not.toMatch(/Toronto|Montr/);
    const fits = await talk.say(corrected);
    const asksOf = (turn: typeof fits) => turn.decision.say.flatMap((one) => (one.kind === "point" ? [one.point.kind] : []));
    expect(asksOf(fits)).not.toContain("unfit");
    if (asksOf(fits).includes("move_days")) expect(asksOf(await talk.press("move"))).not.toContain("unfit");
    expect(talk.values().endTime).toBe("17:00");
  });
});
