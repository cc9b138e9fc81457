/** Words on some days' rooms: how many of them are meant. */
import { describe, expect, test } from "vitest";
import { someRooms } from "./some-rooms.ts";

describe("words of some of the rooms", () => {
  test.each([
    ["the arbitrator's retiring room isn't needed on Friday", 1],
    ["The breakout room for the claimant only on Monday", 1],
    ["the sides' breakout rooms stay until Thursday", 2],
    ["The parties don't need breakout rooms on Friday", 2],
    ["Les salles des parties ne sont pas nécessaires vendredi", 2],
    ["the experts don't need breakout rooms on Friday", 1],
    ["one breakout room less on Friday", 1],
    ["the small room can go on Friday", 1],
    ["only two breakout rooms on Friday", 2],
    ["the rooms of both sides not on Friday", 2],
    ["la salle du tribunal n'est pas nécessaire vendredi", 1],
    ["pas de salle pour l'expert vendredi", 1],
    ["seulement deux salles de caucus vendredi", 2],
    ["la sala del árbitro no hace falta el viernes", 1],
    ["solo dos salas aparte el viernes", 2],
  ])("%s", (words, some) => {
    expect(someRooms(words, true)).toBe(some);
  });
});

test.each([
  "no breakout room on Friday",
  "not on Friday March 12 breakout rooms",
  "not on 12 March breakout rooms",
  "We won't need breakout rooms when the experts testify on Friday",
  "After the witnesses on Friday no breakout rooms",
  "we don't need a breakout room on Friday",
  "the breakout rooms aren't needed on Friday",
  "breakouts not on Friday",
  "not on Friday",
  "pas de salle de caucus vendredi",
  "les salles de caucus, pas le vendredi",
  "sin salas aparte el viernes",
  "no necesitamos sala aparte el viernes",
])("words of all of them: %s", (words) => {
  expect(someRooms(words, true)).toBeNull();
});

test("further rooms of a day are no days of those that are noted", () => {
  expect(someRooms("two more breakout rooms on Friday", false)).toBe(2);
  expect(someRooms("more breakout rooms on Friday", false)).toBe(1);
  expect(someRooms("a breakout room on Friday", false)).toBe(1);
  expect(someRooms("the breakout rooms only on Friday", false)).toBeNull();
});
