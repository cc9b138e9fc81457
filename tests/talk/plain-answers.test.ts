/** What is answered without a silly question or an untrue yes: holds, weddings, a cleared draft, one ordinary reading, a hearing of several days. */
import { describe, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

const WORDS = {
  en: {
    hold: "Can you hold the room?",
    late: "Is somebody there that late?",
    yes: /^yes/i,
    plan: "Mediation in Toronto on April 20, 2027 for 8 people",
    clear: "start over",
    agree: "yes",
  },
  fr: {
    hold: "Pouvez-vous garder la salle ?",
    late: "Puis-je parler à quelqu’un si tard ?",
    yes: /^oui/i,
    plan: "Médiation à Toronto le 20 avril 2027 pour 8 personnes",
    clear: "recommencer à zéro",
    agree: "oui",
  },
  es: {
    hold: "¿Pueden apartar la sala?",
    late: "¿Puedo hablar con alguien tan tarde?",
    yes: /^sí/i,
    plan: "Mediación en Toronto el 20 de abril de 2027 para 8 personas",
    clear: "empezar de nuevo",
    agree: "sí",
  },
} as const;
const opened = (locale: keyof typeof WORDS) => new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));

describe.each(["en", "fr", "es"] as const)("in %s", (locale) => {
  const words = WORDS[locale];

  test("who asks us to hold a room hears what it takes, and nothing of another subject", async () => {
    const { spoken } = await opened(locale).say(words.hold);
    expect(spoken.map(({ kind }) => kind)).toContain("hold_before");
    expect(spoken.every(({ kind }) => kind !== "answer")).toBe(true);
  });

  test("an answer of the catalogue brings no yes to a question that is not its own", async () => {
    const { spoken } = await opened(locale).say(words.late);
    for (const { text } of spoken) expect(text).not.toMatch(words.yes);
  });

  test("after everything is cleared nothing is asked", async () => {
    const talk = opened(locale);
    await talk.say(words.plan);
    await talk.say(words.clear);
    const { spoken } = await talk.say(words.agree);
    expect(spoken.map(({ kind }) => kind)).toEqual(["restarted"]);
  });
});

test("a wedding is not ours, said once, and no kind of hearing is asked for", async () => {
  const { spoken } = await opened("en").say("Do you rent the Grand Cayman rooms for a wedding?");
  expect(spoken.map(({ kind }) => kind)).toEqual(["not_ours"]);
});

test("above a document are the visitor's own words: their name, address and city are theirs", async () => {
  const talk = opened("en");
  const { spoken } = await talk.say(
    [
      "Please book Toronto for the order below.",
      "Regards,",
      "Shanelle Whyte",
      "shanelle.whyte@batralindqvist.ca",
      "",
      "PROCEDURAL ORDER NO. 4",
      "1. The hearing shall be held from 12 to 14 April 2027, 9:30 a.m. to 5:30 p.m.",
      "2. The costs of the hearing venue shall be advanced by the Parties in equal shares.",
      "(signed) Prof. Henrik Aalto, President of the Tribunal",
    ].join("\n"),
  );
  expect(talk.values()).toMatchObject({ contactEmail: "shanelle.whyte@batralindqvist.ca", location: "arbitration_place_toronto" });
  expect(spoken.at(-1)?.text).toContain("April 14, 2027");
  expect(spoken.at(-1)?.text).not.toContain("Toronto");
});
