/** What a message says of one person alone is theirs, and stays theirs: their days and hours, how they are reached, what they need, where they are. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import type { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, talkAfter, value } from "../begun.ts";

type Person = Record<string, unknown>;
const people = (talk: MemoryTalk): Person[] => JSON.parse(talk.values().people ?? "[]");
const named = (talk: MemoryTalk, name: string): Person | undefined => people(talk).find((one) => String(one.name).includes(name));

const THREE_DAYS: Readonly<Record<Locale, readonly [string, string]>> = {
  en: ["It runs from March 8 to 10, 2027.", "March 8 to 10, 2027"],
  fr: ["Elle dure du 8 au 10 mars 2027.", "du 8 au 10 mars 2027"],
  es: ["Dura del 8 al 10 de marzo de 2027.", "del 8 al 10 de marzo de 2027"],
};
const begun = (locale: Locale) =>
  talkAfter(locale, [
    THREE_DAYS[locale][0],
    { edits: [], values: [value("preferredDate", "2027-03-08..2027-03-10", THREE_DAYS[locale][1])] },
  ]);

test.each<[Locale, string, string, string]>([
  ["en", "our witness Alva Quist comes tues", "Alva Quist", "2027-03-09"],
  ["en", "Alva Quist, witness, is there weds only", "Alva Quist", "2027-03-10"],
  ["fr", "notre témoin Alva Quist vient mar", "Alva Quist", "2027-03-09"],
  ["es", "nuestra testigo Alva Quist viene el mier", "Alva Quist", "2027-03-10"],
])("%s: a day in few letters is that person's day: %s", async (locale, message, name, day) => {
  const { talk } = await begun(locale);
  await talk.say(message, {}, { values: [], people: [{ name, part: "witness", days: day, quote: message }] });
  expect(named(talk, name)).toMatchObject({ days: [day] });
});

test.each<[Locale, string, string]>([
  ["en", "Prof. Ilse Brandt, an expert, joins on video from Graz mon morning", "-12:00"],
  ["fr", "l'experte Ilse Brandt se joint par vidéo de Graz lundi matin", "-12:00"],
  ["es", "la perita Ilse Brandt se conecta por video desde Graz el lunes por la tarde", "13:00-"],
])("%s: a part of their day is theirs: %s", async (locale, message, hours) => {
  const { talk } = await begun(locale);
  const before = talk.values();
  const person = { name: "Ilse Brandt", part: "expert", attends: "remote", place: "Graz", days: "2027-03-08", quote: message };
  await talk.say(message, {}, { values: [], people: [person] });
  expect(named(talk, "Brandt")).toMatchObject({ days: ["2027-03-08"], hours, attends: "remote", place: "Graz" });
  expect([talk.values().startTime, talk.values().consecutiveStartTime]).toEqual([before.startTime, before.consecutiveStartTime]);
});

test.each<[Locale, string]>([
  ["en", "Their lawyer is Orla Tennant, o.tennant@merehold.example, +44 20 7946 0123, and she lands at nine."],
  ["fr", "Leur avocate est Orla Tennant, o.tennant@merehold.example, +44 20 7946 0123, et elle atterrit à neuf heures."],
  ["es", "Su abogada es Orla Tennant, o.tennant@merehold.example, +44 20 7946 0123, y aterriza a las nueve."],
])("%s: their own address, number and what else is said of them", async (locale, message) => {
  const { talk } = await begun(locale);
  const note = { en: "she lands at nine", fr: "elle atterrit à neuf heures", es: "aterriza a las nueve" }[locale];
  const contact = "o.tennant@merehold.example";
  const person = { name: "Orla Tennant", part: "counsel", email: contact, phone: "+44 20 7946 0123", note, quote: message.slice(0, -1) };
  const { text } = await talk.say(message, {}, { values: [], people: [person] });
  expect(named(talk, "Tennant")).toMatchObject({ email: contact, phone: expect.stringContaining("20"), note });
  expect(talk.values().contactEmail).toBeUndefined();
  expect(text).toContain(contact);
  expect(remarksOf(talk)).toEqual([]);
});

test.each<[Locale, string, string]>([
  ["en", "Orla Tennant's e-mail is o.tennant@merehold.example", "Orla Tennant's e-mail is o.tennant@merehold.example"],
  ["fr", "Le courriel de Me Tennant est o.tennant@merehold.example", "Le courriel de Me Tennant est o.tennant@merehold.example"],
  ["es", "El correo de la abogada es o.tennant@merehold.example", "El correo de la abogada es o.tennant@merehold.example"],
])("%s: an address that bears their name is theirs, where a model keeps it as a remark", async (locale, message, remark) => {
  const { talk } = await begun(locale);
  await talk.say("Orla Tennant.", {}, { values: [], people: [{ name: "Orla Tennant", part: "counsel", quote: "Orla Tennant" }] });
  await talk.say(message, {}, { values: [], remarks: [remark] });
  expect(named(talk, "Tennant")).toMatchObject({ email: "o.tennant@merehold.example" });
  expect([talk.values().contactEmail, remarksOf(talk)]).toEqual([undefined, []]);
});

test.each<[Locale, string, string]>([
  ["en", "Gus Orme hears badly, will there be captions?", "hears badly, will there be captions?"],
  ["fr", "Gus Orme entend mal, y aura-t-il des sous-titres ?", "entend mal, y aura-t-il des sous-titres ?"],
  ["es", "Gus Orme no oye bien, ¿habrá subtítulos?", "no oye bien, ¿habrá subtítulos?"],
])("%s: what they need is theirs, and a further need takes nothing away", async (locale, message, access) => {
  const { talk } = await begun(locale);
  const walks = { en: "uses a cane", fr: "marche avec une canne", es: "camina con bastón" }[locale];
  const first = `Gus Orme ${walks}.`;
  await talk.say(first, {}, { values: [], people: [{ name: "Gus Orme", part: "witness", access: walks, quote: first.slice(0, -1) }] });
  await talk.say(message, {}, { values: [], people: [{ name: "Gus Orme", part: "witness", access, quote: message }] });
  expect(named(talk, "Orme")?.access).toContain(walks);
  expect(named(talk, "Orme")?.access).toContain(access.slice(0, access.search(/[,?]/)));
});

test.each<[Locale, string, string]>([
  ["en", "Gus Orme hears badly, will there be captions?", "hears badly"],
  ["fr", "Gus Orme entend mal, y aura-t-il des sous-titres ?", "entend mal"],
  ["es", "Gus Orme no oye bien, ¿habrá subtítulos?", "no oye bien"],
])("%s: somebody who is noted needs it, though the sentence asks", async (locale, message, access) => {
  const { talk } = await begun(locale);
  await talk.say("Gus Orme.", {}, { values: [], people: [{ name: "Gus Orme", part: "witness", quote: "Gus Orme" }] });
  await talk.say(message, {}, { values: [], people: [{ handle: "person1", access, quote: message }] });
  expect(named(talk, "Orme")).toMatchObject({ part: "witness", access });
});

test.each<[Locale, string, string]>([
  ["en", "I am Nell Abara, a lawyer in Lagos, and I act for the claimant.", "Lagos"],
  ["fr", "Je suis Nell Abara, avocate à Libreville, et j'agis pour la demanderesse.", "Libreville"],
  ["es", "Soy Nell Abara, abogada en Cusco, y actúo por la demandante.", "Cusco"],
])("%s: where the visitor is, who takes part, is kept with them", async (locale, message, place) => {
  const { talk } = await begun(locale);
  const quote = message.slice(0, message.indexOf(place) + place.length);
  const self = { self: true, name: "Nell Abara", part: "counsel", side: "claimant", place, quote };
  await talk.say(message, {}, { values: [value("contactName", "Nell Abara")], people: [self] });
  expect(named(talk, "Abara")).toMatchObject({ place });
});

test("an address in the words for one person is theirs, also where a model only quotes it", async () => {
  const { talk } = await begun("en");
  const quote = "opposing counsel is Orla Tennant o.tennant@merehold.example at Merehold";
  await talk.say(quote, {}, { values: [], people: [{ name: "Orla Tennant", firm: "Merehold", part: "counsel", quote }], remarks: [] });
  expect(named(talk, "Tennant")).toMatchObject({ email: "o.tennant@merehold.example", firm: "Merehold" });
  expect([talk.values().contactEmail, remarksOf(talk)]).toEqual([undefined, []]);
});

test("what is known of somebody survives that their name and their days are put right", async () => {
  const { talk } = await begun("en");
  const message = "Witness: Tom Harrow, t.harrow@kelp.example, on March 9, flies in that morning.";
  const person = {
    name: "Tom Harrow",
    part: "witness",
    email: "t.harrow@kelp.example",
    days: "2027-03-09",
    note: "flies in that morning",
    quote: message.slice(0, -1),
  };
  await talk.say(message, {}, { values: [], people: [person] });
  const handle = "person1";
  await talk.say(
    "It is not Harrow, it is Tom Harlow.",
    {},
    {
      values: [],
      people: [{ handle, name: "Tom Harlow", quote: "It is not Harrow, it is Tom Harlow" }],
      acts: [{ act: "correct", quote: "It is not Harrow, it is Tom Harlow" }],
    },
  );
  expect(named(talk, "Harlow")).toMatchObject({ email: "t.harrow@kelp.example", note: "flies in that morning", days: ["2027-03-09"] });
});
