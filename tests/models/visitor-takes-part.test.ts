/** A visitor who takes part in their own hearing is one of its people, next to being the one whom we write to. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "#tests/talk/mends/kit.ts";

const people = (talk: MemoryTalk): Record<string, unknown>[] => JSON.parse(talk.values().people ?? "[]");
const value = (field: string, words: string, quote = words) => ({ field, value: words, quote });

const OWN: readonly [Locale, string, string, Record<string, unknown>, Record<string, unknown>][] = [
  [
    "en",
    "I am Ruth Calder, the mediator, and I need a room in Toronto for a mediation.",
    "Ruth Calder",
    { part: "neutral", title: "mediator", quote: "I am Ruth Calder, the mediator" },
    { name: "Ruth Calder", part: "neutral" },
  ],
  [
    "fr",
    "Je suis Me Odile Perras, médiatrice, et je cherche une salle à Montréal pour une médiation.",
    "Me Odile Perras",
    { part: "neutral", title: "médiatrice", quote: "Je suis Me Odile Perras, médiatrice" },
    { name: "Me Odile Perras", part: "neutral" },
  ],
  [
    "es",
    "Arbitraje en Miami. Por la demandante comparezco yo, Tomás Arrieta, abogado interno, presencial.",
    "Tomás Arrieta",
    {
      part: "counsel",
      side: "claimant",
      attends: "in_person",
      quote: "Por la demandante comparezco yo, Tomás Arrieta, abogado interno, presencial",
    },
    { name: "Tomás Arrieta", part: "counsel", side: "claimant", attends: "in_person" },
  ],
];
test.each(OWN)("who conducts or pleads is in the list (%s)", async (locale, message, name, told, noted) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(message, {}, { values: [value("contactName", name)], people: [{ self: true, name, ...told }] });
  expect(talk.values().contactName).toBe(name);
  expect(people(talk)).toEqual([expect.objectContaining(noted)]);
});

test.each([
  ["fr", "Mme Odile Perras, demanderesse, sera dans la salle. Moi aussi bien sûr.", "Mme Odile Perras", "Moi aussi bien sûr"],
  ["en", "Ms. Ruth Calder, the claimant, will be in the room. So will I.", "Ms. Ruth Calder", "So will I"],
] as [Locale, string, string, string][])("how they come may be said just before (%s)", async (locale, message, name, quote) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(
    message,
    {},
    {
      values: [],
      people: [
        { name, part: "claimant", attends: "in_person", quote: message.slice(0, message.indexOf(".", 6)) },
        { self: true, part: "neutral", attends: "in_person", quote },
      ],
    },
  );
  expect(people(talk)).toContainEqual(expect.objectContaining({ part: "neutral", attends: "in_person" }));
  // Their name, once it is known, is of the same person.
  const own = { en: "My name is Peter Strand.", fr: "Je m'appelle Paul Roy.", es: "" }[locale];
  const [called = ""] = /(?:Peter Strand|Paul Roy)/.exec(own) ?? [];
  await talk.say(own, {}, { values: [value("contactName", called)] });
  expect(people(talk).filter(({ part }) => part === "neutral")).toEqual([expect.objectContaining({ name: called })]);
});

test("who asks to be on the list is put there", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(
    "A mediation in Ottawa. its me Dale Ferrier, im the one claiming.",
    {},
    { values: [value("contactName", "Dale Ferrier"), value("contactRole", "the one claiming", "im the one claiming")], people: [] },
  );
  await talk.say(
    "put me in the list, in the room",
    {},
    { values: [], people: [{ self: true, part: "claimant", attends: "in_person", quote: "put me in the list, in the room" }] },
  );
  expect(people(talk)).toContainEqual(expect.objectContaining({ name: "Dale Ferrier", attends: "in_person" }));
});

test("the label of an address is nobody, and rooms for each side count nobody", async () => {
  const talk = new MemoryTalk("fr", NOW);
  await talk.say("Une médiation à Montréal.", {}, { values: [value("proceedingType", "mediation", "Une médiation")] });
  await talk.say(
    "Mes coordonnées: Perras Médiation, odile@perras.example, 514 555-0133.",
    {},
    {
      values: [
        value("contactFirm", "Perras Médiation"),
        value("contactEmail", "odile@perras.example"),
        value("contactPhone", "514 555-0133"),
      ],
    },
  );
  expect(talk.values().people).toBeUndefined();
  const other = new MemoryTalk("en", NOW);
  await other.say(
    "A mediation in Ottawa with a separate room for each side so 2, no reporter.",
    {},
    {
      values: [
        value("breakoutRoomCount", "2", "a separate room for each side so 2"),
        value("courtReportingRequired", "false", "no reporter"),
        value("proceedingType", "mediation", "A mediation"),
      ],
    },
  );
  expect([other.values().breakoutRoomCount, other.values().people]).toEqual(["2", undefined]);
});

test("who was noted by what they are gets a name, and the part that was wrong another one", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say(
    "A mediation in Ottawa with my old business partner.",
    {},
    { values: [], people: [{ title: "old business partner", part: "other", quote: "my old business partner" }] },
  );
  await talk.say(
    "other guy is Gil Prewitt, in person, his lawyer Ana Roque is on video.",
    {},
    {
      values: [],
      people: [
        { handle: "person1", name: "Gil Prewitt", part: "respondent", attends: "in_person", quote: "other guy is Gil Prewitt, in person" },
        { name: "Ana Roque", part: "counsel", side: "respondent", attends: "remote", quote: "his lawyer Ana Roque is on video" },
      ],
    },
  );
  expect(people(talk).map(({ name, part, count }) => [name, part, count])).toEqual([
    ["Gil Prewitt", "respondent", undefined],
    ["Ana Roque", "counsel", undefined],
  ]);
});
