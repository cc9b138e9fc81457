import { expect, test } from "vitest";
import { foundBy } from "#tests/understanding/detector-kit.ts";
import { documents } from "./documents.ts";

const OTHERS = [
  "Pasting what their clerk wrote:\nWe can do March 3, in Ottawa, from nine. Yours, Lionel Ambrose",
  "Je vous colle le mot de la greffière :\nLe tribunal siégera le 4 mai à Montréal, à neuf heures. Rose Tanguay",
  "Les copio lo que mandó la árbitra:\nPuedo el 8 de junio en Miami, desde las diez. Elsa Bermúdez",
  "Dear Counsel,\nThe panel will sit on June 4 in Toronto.\nYours faithfully,\nSir Alan Pemberly",
  "Chères consoeurs,\nNous proposons le 12 juin à Ottawa, si cela convient à tous.\nAnne Leduc",
  "Estimados colegas:\nProponemos el 12 de junio en Miami, si les parece.\nHugo Ferrán",
  "Voicemail transcription: hi this is Dana from the registry, call me about the ninth please",
];

test.each(OTHERS)("somebody else's text: %s", (message) => {
  expect(foundBy(documents, message)).toHaveLength(1);
});

test.each([
  "Dear Sir or Madam,\nWe need a room in Ottawa on May 4.\nRegards,\nDana Whitfield",
  "Bonjour,\nIl nous faut une salle à Montréal le 4 mai.\nMerci,\nRose Tanguay",
  "Buenos días:\nNecesitamos una sala en Miami el 8 de junio.\nElsa Bermúdez",
  "We need:\n- two breakout rooms\n- a court reporter\n- lunch for nine",
])("the visitor's own text: %s", (message) => {
  expect(foundBy(documents, message)).toEqual([]);
});
