/** A change is not refused for a word in its reason: a feast, a wedding or a trip is none of ours, and moves a hearing all the same. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { talkAfter, value } from "../begun.ts";

const CONTACT: Readonly<Record<Locale, string>> = {
  en: "I'm Nora Vance, Vance LLP, nora@vance.example, 416 555 0182. Start at 10, end at 4, in person, 8 people. It is about a leaking roof.",
  fr: "Je suis Nora Vance, Vance s.e.n.c.r.l., nora@vance.example, 514 555 0182. De 10 h à 16 h, en personne, 8 personnes. C'est au sujet d'un toit qui fuit.",
  es: "Soy Nora Vance, Vance S.C., nora@vance.example, 305 555 0182. De 10 a 16, presencial, 8 personas. Es por un techo que gotea.",
};
const OPENINGS: Readonly<Record<Locale, string>> = {
  en: "A mediation in Toronto on March 9, 2027.",
  fr: "Une médiation à Montréal le 9 mars 2027.",
  es: "Una mediación en Miami el 9 de marzo de 2027.",
};
const NOT_OURS = /isn’t something we do|n’est pas un service|no es un servicio/iu;

async function booked(locale: Locale): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
  await talk.say(OPENINGS[locale]);
  await talk.say(CONTACT[locale]);
  for (let turn = 0; !talk.isBooked && turn < 3; turn += 1)
    await talk.say({ en: "Yes, send it.", fr: "Oui, envoyez-la.", es: "Sí, envíela." }[locale]);
  expect(talk.isBooked).toBe(true);
  return talk;
}

const CHANGES: readonly [Locale, string, string][] = [
  ["en", "Sorry, our engineer has his daughter's wedding on the 9th, can we move it to March 11?", "move it to March 11"],
  ["fr", "Désolée, notre ingénieur a le mariage de sa fille ce jour-là, peut-on passer au 11 mars ?", "passer au 11 mars"],
  ["es", "Disculpe, nuestro ingeniero tiene la boda de su hija ese día, ¿se puede pasar al 11 de marzo?", "pasar al 11 de marzo"],
];
test.each(CHANGES)("%s: after sending it is asked about, by a model", async (locale, message, quote) => {
  const talk = await booked(locale);
  const { text, buttons } = await talk.say(
    message,
    {},
    { values: [], edits: [{ handle: "day1", does: "replace", value: "2027-03-11", quote }], acts: [{ act: "change", quote }] },
  );
  expect(text).not.toMatch(NOT_OURS);
  expect(text).toMatch(/11/);
  // Which day goes is known: its yes moves the booking.
  expect(buttons.map(({ label }) => label)).toEqual([expect.stringContaining("11"), expect.anything()]);
});

test("of several days that were sent the one that is meant goes, whatever act a reader makes of it", async () => {
  const talk = new MemoryTalk("en", new Date("2026-11-23T15:00:00Z"));
  await talk.say("A mediation in Toronto on March 9 and 11, 2027, in person.");
  await talk.say(CONTACT.en);
  for (let turn = 0; !talk.isBooked && turn < 3; turn += 1) await talk.say("Yes, send it.");
  const quote = "move the 11th to March 12";
  const edits = [{ handle: "day2", does: "replace", value: "2027-03-12", quote }];
  const moved = await talk.say("Our adjuster is at a funeral, so please move the 11th to March 12.", {}, { values: [], edits });
  expect(moved.buttons[0]?.label).toMatch(/March 9.*March 12/);
  expect(moved.spoken.map(({ kind }) => kind)).toEqual(["point"]);
});

test.each(CHANGES)("%s: and without one", async (locale, message) => {
  const talk = await booked(locale);
  const { text } = await talk.say(message);
  expect(text).not.toMatch(NOT_OURS);
});

test.each(CHANGES)("%s: before sending the day is changed", async (locale, message, quote) => {
  const { talk } = await talkAfter(locale);
  const { text } = await talk.say(
    message,
    {},
    {
      values: [],
      edits: [{ handle: "day1", does: "replace", value: "2027-03-11", quote }],
      questions: [{ quote: message, answer: "wish" }],
    },
  );
  expect(text).not.toMatch(NOT_OURS);
  expect(talk.values().preferredDate).toBe("2027-03-11");
});

test.each<[Locale, string]>([
  ["en", "Do you rent the rooms for a wedding?"],
  ["fr", "Louez-vous les salles pour un mariage ?"],
  ["es", "¿Alquilan las salas para una boda?"],
])("%s: what is none of ours by itself is said", async (locale, message) => {
  const { text } = await new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z")).say(message);
  expect(text).toMatch(NOT_OURS);
});

test.each<[Locale, string, string, string]>([
  [
    "en",
    "We are the Hollow Creek Grazing Cooperative, I'm its secretary Ivy Marsh; the buyer is Tollgate Mills Inc.",
    "Hollow Creek Grazing Cooperative",
    "the buyer",
  ],
  [
    "fr",
    "Nous sommes la Coopérative du Grand-Pré, j'en suis la secrétaire, Ivy Marsh ; l'acheteur est Moulins Tollgate inc.",
    "Coopérative du Grand-Pré",
    "acheteur",
  ],
  [
    "es",
    "Nosotros somos la Comunidad Alto Molino, yo soy su secretaria, Ivy Marsh; el comprador es Molinos Tollgate S.A.",
    "Comunidad Alto Molino",
    "comprador",
  ],
])("%s: who 'we' are is a party like a company, and the buyer is the other one", async (locale, message, firm, title) => {
  const { talk } = await talkAfter(locale);
  const other = /(?:Tollgate Mills Inc|Moulins Tollgate inc|Molinos Tollgate S\.A)\.?/.exec(message)?.[0] ?? "";
  await talk.say(
    message,
    {},
    {
      values: [value("contactName", "Ivy Marsh"), value("contactFirm", firm)],
      people: [
        {
          self: true,
          name: "Ivy Marsh",
          firm,
          part: "representative",
          quote: message.slice(message.indexOf("Ivy"), message.indexOf("Ivy") + 9),
        },
        { name: other, title, quote: message.slice(message.lastIndexOf(title)) },
      ],
    },
  );
  expect([talk.values().claimantName, talk.values().respondentName]).toEqual([firm, expect.stringContaining("Tollgate")]);
});

test.each<[Locale, string, string, string]>([
  ["en", "Spanish–English interpreter both days, and Quechua on March 10 only.", "Spanish–English", "Quechua on March 10 only"],
  [
    "fr",
    "Interprète espagnol-anglais les deux jours, et quechua le 10 mars seulement.",
    "espagnol-anglais",
    "quechua le 10 mars seulement",
  ],
  ["es", "Intérprete español-inglés los dos días, y quechua solo el 10 de marzo.", "español-inglés", "quechua solo el 10 de marzo"],
])("%s: two interpreters have each their days", async (locale, message, main, other) => {
  const { talk } = await talkAfter(locale);
  const both = { en: "March 9 and 10, 2027", fr: "les 9 et 10 mars 2027", es: "el 9 y 10 de marzo de 2027" }[locale];
  await talk.say(both, {}, { values: [value("preferredDate", "2027-03-09..2027-03-10", both)] });
  const told = [
    value("interpretationLanguage", main, message.slice(0, message.indexOf(","))),
    { ...value("interpretationLanguage", "Quechua", other), on: "2027-03-10" },
  ];
  const { text } = await talk.say(message, {}, { values: told });
  const entries = (JSON.parse(talk.values().onSomeDays ?? "[]") as { field: string; days: string[]; note?: string }[]).map(
    ({ field, days, note }) => [field, days, note],
  );
  expect(entries).toHaveLength(2);
  expect(entries).toContainEqual(["needsInterpretation", ["2027-03-10"], "Quechua"]);
  expect(entries).toContainEqual(["needsInterpretation", ["2027-03-09", "2027-03-10"], talk.values().interpretationLanguage]);
  expect([talk.values().needsInterpretation, text.includes("Quechua") || text.includes("quechua")]).toEqual(["true", true]);
});
