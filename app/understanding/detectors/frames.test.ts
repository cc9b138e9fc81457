import { expect, test } from "vitest";
import { textOf } from "./finding.ts";
import { framedActs } from "./frames.ts";

const acts = (message: string) => framedActs(textOf(message, [], "-")).map(({ act }) => act);

test.each([
  "I'd rather talk to a human being",
  "can someone from your office take over",
  "pouvez-vous demander que quelqu'un me rappelle",
  "prefiero tratar con una persona y no con una máquina",
])("“%s” asks for a person", (message) => {
  expect(acts(message)).toEqual(["person"]);
});

test.each([
  ["please cancel our reservation", "cancel"],
  ["je dois déplacer ma réservation au 12", "change"],
  ["la misma reserva del mes pasado", "again"],
  ["we are getting married and looking for a venue", "offtopic"],
  ["busco un abogado para mi divorcio", "offtopic"],
])("“%s” is %s", (message, act) => {
  expect(acts(message)).toEqual([act]);
});

test.each(["Can I cancel my booking later?", "someone told us about you", "they cancelled on us", "the witness speaks by video"])(
  "“%s” asks for none of it",
  (message) => {
    expect(acts(message)).toEqual([]);
  },
);
