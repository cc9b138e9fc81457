/** A correction of one part of a text, or of a list of languages, leaves the other parts; the whole goes only where the words say so. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { type Answer, talkAfter, value } from "../begun.ts";

const edit = (handle: string, quote: string, into: string) => ({ handle, does: "replace", quote, value: into });
type Turn = readonly [message: string, answer: Answer];
const MEALS: Readonly<Record<Locale, Turn>> = {
  en: [
    "Breakfast for nine at eight, tea at three. Olga eats no nuts, and two of the engineers are vegan.",
    {
      values: [value("catering", "Breakfast for nine at eight, tea at three. Olga eats no nuts, and two of the engineers are vegan")],
    },
  ],
  fr: [
    "Des sandwichs à midi, du café à dix heures. Mme Aubin est diabétique, et deux témoins sont végétaliens.",
    {
      values: [value("catering", "Des sandwichs à midi, du café à dix heures. Mme Aubin est diabétique, et deux témoins sont végétaliens")],
    },
  ],
  es: [
    "Almuerzo para nueve a la una, café a las once. La perita es celíaca, y dos ingenieros son veganos.",
    {
      values: [value("catering", "Almuerzo para nueve a la una, café a las once. La perita es celíaca, y dos ingenieros son veganos")],
    },
  ],
};

describe("one part of the meals", () => {
  test.each<[Locale, string, string, string, string[]]>([
    [
      "en",
      "I had that wrong, the engineers are only vegetarian.",
      "the engineers are only vegetarian",
      "Breakfast for nine at eight, tea at three. Olga eats no nuts, and two of the engineers are only vegetarian",
      ["Breakfast", "tea", "Olga"],
    ],
    [
      "en",
      "Sorry, the engineers only eat fish.",
      "the engineers only eat fish",
      "the engineers only eat fish",
      ["Breakfast", "tea", "Olga", "fish"],
    ],
    [
      "fr",
      "Je me suis trompé, les témoins sont seulement végétariens.",
      "les témoins sont seulement végétariens",
      "les témoins sont seulement végétariens",
      ["sandwichs", "café", "Aubin", "végétariens"],
    ],
    [
      "es",
      "Me equivoqué, los ingenieros son solo vegetarianos.",
      "los ingenieros son solo vegetarianos",
      "Almuerzo para nueve a la una, café a las once. La perita es celíaca, y dos ingenieros son solo vegetarianos",
      ["Almuerzo", "café", "celíaca", "vegetarianos"],
    ],
  ])("%s: %s", async (locale, message, quote, into, kept) => {
    const { talk, text } = await talkAfter(locale, MEALS[locale], [message, { edits: [edit("catering", quote, into)] }]);
    for (const words of kept) expect(talk.values().catering).toContain(words);
    // Both are read back: what it is now, and what it was.
    for (const words of kept) expect(text).toContain(words);
  });
});

describe("the whole of the meals", () => {
  test.each<[Locale, string, string, string, RegExp]>([
    ["en", "We only want coffee.", "We only want coffee", "coffee", /Breakfast|Olga/],
    ["en", "Forget all that, fruit and water instead.", "fruit and water instead", "fruit and water", /Breakfast|Olga/],
    ["fr", "Uniquement du café, finalement.", "Uniquement du café", "du café", /sandwichs|Aubin/],
    ["es", "Solo café, mejor.", "Solo café", "café", /Almuerzo|celíaca/],
  ])("%s: %s", async (locale, message, quote, into, gone) => {
    const { talk } = await talkAfter(locale, MEALS[locale], [message, { edits: [edit("catering", quote, into)] }]);
    expect(talk.values().catering).not.toMatch(gone);
  });
});

const INTERPRETER: Readonly<Record<Locale, Turn>> = {
  en: [
    "We need a Polish and English interpreter.",
    {
      values: [
        value("needsInterpretation", "true", "interpreter"),
        value("interpretationLanguage", "Polish, English", "Polish and English interpreter"),
      ],
    },
  ],
  fr: [
    "Il faut un interprète français-portugais.",
    {
      values: [
        value("needsInterpretation", "true", "interprète"),
        value("interpretationLanguage", "français-portugais", "interprète français-portugais"),
      ],
    },
  ],
  es: [
    "Necesitamos intérprete de español e inglés.",
    {
      values: [
        value("needsInterpretation", "true", "intérprete"),
        value("interpretationLanguage", "español, inglés", "intérprete de español e inglés"),
      ],
    },
  ],
};

describe("the languages of the interpreters", () => {
  test.each<[Locale, string, Answer, string[], string[]]>([
    [
      "en",
      "And also a Ukrainian interpreter for the second witness.",
      { values: [value("interpretationLanguage", "Ukrainian", "a Ukrainian interpreter")] },
      ["Polish", "English", "Ukrainian"],
      [],
    ],
    [
      "en",
      "No, both: the Polish one stays, and Ukrainian besides.",
      { edits: [edit("interpretationLanguage", "the Polish one stays, and Ukrainian besides", "Ukrainian")] },
      ["Polish", "English", "Ukrainian"],
      [],
    ],
    [
      "en",
      "The interpreter is for German and English, not Polish.",
      { edits: [edit("interpretationLanguage", "for German and English, not Polish", "German, English")] },
      ["German", "English"],
      ["Polish"],
    ],
    [
      "fr",
      "Et en plus un interprète en arabe.",
      { edits: [edit("interpretationLanguage", "un interprète en arabe", "arabe")] },
      ["French", "Portuguese", "Arabic"],
      [],
    ],
    [
      "es",
      "Falta también el aimara, señorita, además del intérprete que ya puse.",
      { edits: [edit("interpretationLanguage", "Falta también el aimara", "aimara")] },
      ["Spanish", "English"],
      [],
    ],
    [
      "es",
      "El intérprete es de francés en vez de inglés.",
      { edits: [edit("interpretationLanguage", "de francés en vez de inglés", "español, francés")] },
      ["Spanish", "French"],
      ["English"],
    ],
  ])("%s: %s", async (locale, message, answer, kept, gone) => {
    const { talk } = await talkAfter(locale, INTERPRETER[locale], [message, answer]);
    const languages = (talk.values().interpretationLanguage ?? "").split(", ");
    for (const language of kept) expect(languages).toContain(language);
    for (const language of gone) expect(languages).not.toContain(language);
  });
});

test("a need that comes besides takes no other's place", async () => {
  const first: Turn = [
    "Blinds for the windows, and a kettle in each room.",
    { values: [value("specialRequirements", "Blinds for the windows, and a kettle in each room")] },
  ];
  const message = "The kettle must be a quiet one, Ms. Orr has migraines.";
  const { talk } = await talkAfter("en", first, [
    message,
    {
      edits: [
        edit("specialRequirements", "The kettle must be a quiet one, Ms. Orr has migraines", "a quiet kettle, Ms. Orr has migraines"),
      ],
    },
  ]);
  for (const words of ["Blinds", "kettle in each room", "migraines"]) expect(talk.values().specialRequirements).toContain(words);
});
