/** A name, a title, a place, a need or a note of somebody is put right in plain words: of that person, wherever it is noted, and said. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import type { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, talkAfter } from "#tests/models/begun.ts";

type Person = Record<string, unknown>;
const ILSE = {
  name: "Dr. Ilse Brandvik",
  part: "witness",
  title: "surveyor",
  place: "Bergen",
  access: "uses a wheelchair",
  note: "arrives by train",
};
const LUC = { name: "M. Gaétan Tremblay", part: "expert", title: "comptable", place: "Laval", access: "se déplace en fauteuil roulant" };
const ROSA = { name: "Dra. Rosaura Pineda", part: "witness", title: "contadora", place: "Rosario", access: "usa silla de ruedas" };
const OTHER = { name: "Tomas Quill", part: "counsel", place: "Oslo" };

const PEOPLE: Readonly<Record<Locale, Person>> = { en: ILSE, fr: LUC, es: ROSA };
const saidOf = (one: Person): string =>
  Object.entries(one)
    .flatMap(([key, value]) => (key === "part" ? [] : [String(value)]))
    .join(", ");

async function begun(locale: Locale, one: Person = PEOPLE[locale]): Promise<MemoryTalk> {
  const message = `${saidOf(one)}. ${saidOf(OTHER)}.`;
  const people = [
    { ...one, quote: saidOf(one) },
    { ...OTHER, quote: saidOf(OTHER) },
  ];
  return (await talkAfter(locale, [message, { people }])).talk;
}
const peopleOf = (talk: MemoryTalk): Person[] => JSON.parse(talk.values().people ?? "[]") as Person[];

const ROWS: readonly (readonly [Locale, words: string, now: Person])[] = [
  ["en", "its Brandwik with a w not Brandvik", { name: "Dr. Ilse Brandwik" }],
  ["en", "Sorry, it's Brandwik, with a w.", { name: "Dr. Ilse Brandwik" }],
  ["en", "it STILL says Brandvik, her name is Ilse Brandwik", { name: "Dr. Ilse Brandwik" }],
  ["en", "Not Brandvik but Brandwik.", { name: "Dr. Ilse Brandwik" }],
  ["en", "she uses crutches, not a wheelchair", { access: "uses crutches" }],
  ["en", "She's from Stavanger, not Bergen.", { place: "Stavanger" }],
  ["en", "She isn't a doctor.", { name: "Ilse Brandvik" }],
  ["en", "Ilse Brandvik is not a surveyor, she's a nurse", { title: "nurse" }],
  ["en", "take the 'arrives by train' off her", { note: undefined }],
  ["en", 'Please remove "surveyor" from her entry.', { title: undefined }],
  ["fr", "M. Gaétan s'appelle Tremblay-Ouellet, pas Tremblay", { name: "M. Gaétan Tremblay-Ouellet" }],
  ["fr", "Il s'appelle Tremblé, pas Tremblay.", { name: "M. Gaétan Tremblé" }],
  ["fr", "Il vient de Sherbrooke, pas de Laval", { place: "Sherbrooke" }],
  ["fr", "Il n'est pas comptable.", { title: undefined }],
  ["fr", "enlevez « comptable » de sa fiche", { title: undefined }],
  ["fr", "Il marche avec une canne, pas en fauteuil roulant.", { access: "marche avec une canne" }],
  ["es", "Se escribe Piñeda, con eñe.", { name: "Dra. Rosaura Piñeda" }],
  ["es", "Se apellida Pinedo, no Pineda", { name: "Dra. Rosaura Pinedo" }],
  ["es", "Rosaura usa muletas, no silla de ruedas", { access: "usa muletas" }],
  ["es", "Rosaura no es doctora.", { name: "Rosaura Pineda" }],
  ["es", "Viene de Córdoba, no de Rosario.", { place: "Córdoba" }],
  ["es", "Quite «contadora» de su ficha, por favor.", { title: undefined }],
];
test.each(ROWS)("%s: %s", async (locale, words, now) => {
  const talk = await begun(locale);
  const others = Object.fromEntries(Object.entries(talk.values()).filter(([name]) => name !== "people"));
  const { text } = await talk.say(words);
  const expected = Object.fromEntries(Object.entries({ ...PEOPLE[locale], ...now }).filter(([, value]) => value !== undefined));
  expect(peopleOf(talk)).toEqual([expected, OTHER]);
  expect(talk.values()).toMatchObject(others);
  expect(talk.values().contactName).toBeUndefined();
  expect(remarksOf(talk)).toEqual([]);
  expect(text.replaceAll("\u00A0", " ")).toContain(String(expected.name));
});

test("a name is put right in the field of its own and in the words of a room, too", async () => {
  const { talk } = await talkAfter("en", [
    "The mediator is Odalys Bruner, one room for Tess and Odalys Bruner.",
    {
      values: [{ field: "mediatorName", value: "Odalys Bruner", quote: "The mediator is Odalys Bruner" }],
      rooms: [{ count: 1, for: "Tess and Odalys Bruner", quote: "one room for Tess and Odalys Bruner" }],
    },
  ]);
  await talk.say("it's Brunner with two n, not Bruner");
  expect(talk.values()).toMatchObject({ mediatorName: "Odalys Brunner", breakoutRoomCapacities: "Tess and Odalys Brunner" });
});

test("what only says again who they are, or on whose side, is no title and no note", async () => {
  const note = "De leur côté : Mme Ouellet";
  const { talk } = await talkAfter("fr", [
    note,
    { people: [{ name: "Mme Ouellet", part: "other", title: "Mme Ouellet", note, quote: note }] },
  ]);
  expect(peopleOf(talk)).toEqual([{ name: "Mme Ouellet", part: "other" }]);
});

test("of two who may be meant nobody is changed", async () => {
  const talk = await begun("en", { ...ILSE, place: "Oslo" });
  const before = talk.values().people;
  await talk.say("from Bergen, not Oslo");
  expect(talk.values().people).toBe(before);
});
