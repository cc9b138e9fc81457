/** A number and the people of it, said in one breath: both change, and nothing of it is asked about next to "Changed". */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { type Answer, talkAfter, value } from "#tests/models/begun.ts";

type Turn = readonly [string, Answer];
const BEFORE: Readonly<Record<Locale, Turn>> = {
  en: [
    "There are three of us: me, my cousin Petra and the mediator Ivo Lang.",
    {
      values: [value("mainRoomCapacity", "3", "three of us")],
      people: [
        { name: "Petra", title: "my cousin", part: "other", quote: "my cousin Petra" },
        { name: "Ivo Lang", part: "neutral", quote: "the mediator Ivo Lang" },
      ],
    },
  ],
  fr: [
    "Nous serons trois : moi, ma cousine Petra et l'arbitre Ivo Lang.",
    {
      values: [value("mainRoomCapacity", "3", "Nous serons trois")],
      people: [
        { name: "Petra", title: "ma cousine", part: "other", quote: "ma cousine Petra" },
        { name: "Ivo Lang", part: "neutral", quote: "l'arbitre Ivo Lang" },
      ],
    },
  ],
  es: [
    "Seremos tres: yo, mi prima Petra y el árbitro Ivo Lang.",
    {
      values: [value("mainRoomCapacity", "3", "Seremos tres")],
      people: [
        { name: "Petra", title: "mi prima", part: "other", quote: "mi prima Petra" },
        { name: "Ivo Lang", part: "neutral", quote: "el árbitro Ivo Lang" },
      ],
    },
  ],
};

test.each<[Locale, string, string, Answer]>([
  [
    "en",
    "There will be 5 of us at the table, me and Petra and her lawyer Ann Roe and Ivo, and my son Max comes too.",
    "5",
    {
      values: [value("mainRoomCapacity", "5", "There will be 5 of us at the table")],
      people: [
        { handle: "person1", attends: "in_person", quote: "5 of us at the table, me and Petra" },
        { name: "Ann Roe", part: "counsel", attends: "in_person", quote: "her lawyer Ann Roe" },
        { handle: "mediatorName", attends: "in_person", quote: "and Ivo" },
        { name: "Max", title: "my son", part: "other", quote: "my son Max comes too" },
      ],
    },
  ],
  [
    "en",
    "No, six of us in the room now: Petra, Ivo Lang, me, two interpreters and Ann Roe.",
    "6",
    {
      edits: [{ handle: "mainRoomCapacity", does: "replace", value: "6", quote: "six of us in the room now" }],
      people: [
        { handle: "person1", attends: "in_person", quote: "six of us in the room now: Petra" },
        { count: 2, part: "interpreter", quote: "two interpreters" },
        { name: "Ann Roe", part: "counsel", quote: "Ann Roe" },
      ],
    },
  ],
  [
    "fr",
    "On sera 5 à la table, moi et Petra et son avocate Me Roy et Ivo, et mon fils Max vient aussi.",
    "5",
    {
      values: [value("mainRoomCapacity", "5", "On sera 5 à la table")],
      people: [
        { handle: "person1", attends: "in_person", quote: "5 à la table, moi et Petra" },
        { name: "Me Roy", part: "counsel", attends: "in_person", quote: "son avocate Me Roy" },
        { name: "Max", title: "mon fils", part: "other", quote: "mon fils Max vient aussi" },
      ],
    },
  ],
  [
    "es",
    "Seremos 5 en la mesa, yo y Petra y su abogada Ana Ruiz e Ivo, y mi hijo Max viene también.",
    "5",
    {
      values: [value("mainRoomCapacity", "5", "Seremos 5 en la mesa")],
      people: [
        { handle: "person1", attends: "in_person", quote: "5 en la mesa, yo y Petra" },
        { name: "Ana Ruiz", part: "counsel", attends: "in_person", quote: "su abogada Ana Ruiz" },
        { name: "Max", title: "mi hijo", part: "other", quote: "mi hijo Max viene también" },
      ],
    },
  ],
])("%s: %s", async (locale, message, room, answer) => {
  const { talk, text } = await talkAfter(locale, BEFORE[locale], [message, answer]);
  expect(talk.values().mainRoomCapacity).toBe(room);
  expect(text).not.toMatch(/not sure what|ne vois pas clairement|no veo claro|no me queda claro/i);
});
