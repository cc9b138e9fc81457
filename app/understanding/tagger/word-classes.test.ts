import { expect, test } from "vitest";
import { CITIES } from "#app/domain/venue/cities.ts";
import { tokenize } from "../text/tokens.ts";
import { type WordLists, wordsOf } from "./word-classes.ts";

const NO_LISTS: WordLists = { frequent: new Set(), common: new Set(), names: new Set() };
const classes = (text: string) => wordsOf(tokenize(text), NO_LISTS).map((word) => word.class);

test.each(CITIES.flatMap(({ city }) => Object.values(city)))("%s ends in a word of the class of cities", (name) => {
  expect(classes(name).at(-1)).toBe("city");
});

// The committed weights learnt these: another class of one of them is another weight.
test("the words of the class of cities are those that the weights know", () => {
  expect(classes("Toronto Montréal Montreal Ottawa Miami Cayman Caimán Caïmans")).toEqual(Array(8).fill("city"));
  expect(classes("Grand Gran Caymans Vancouver")).toEqual(Array(4).fill("unknown"));
});
