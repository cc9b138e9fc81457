/** A remark goes only where its visitor says so, or where a value says all of it; one that was taken out comes back by words. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { remarksOf, talkAfter, value } from "#tests/models/begun.ts";
import { NOW } from "../mends/kit.ts";

const BACK: readonly (readonly [Locale, said: string, out: string, back: string])[] = [
  ["en", "Put it in a remark: the floor creaks a lot.", "take the remark about the floor out", "put the remark back"],
  [
    "en",
    "Put it in a remark: the floor creaks a lot.",
    "take the remark about the floor out",
    "Please restore the remark about the floor.",
  ],
  ["en", "Put it in a remark: the floor creaks a lot.", "take the remark about the floor out", "I want that note back"],
  ["fr", "Mettez en remarque : le sol craque beaucoup.", "retirez la remarque sur le sol", "remettez la remarque"],
  ["fr", "Mettez en remarque : le sol craque beaucoup.", "retirez la remarque sur le sol", "Rétablissez la remarque sur le sol, svp."],
  ["es", "Ponga en las observaciones: el piso cruje mucho.", "quite la observación del piso", "vuelva a poner la observación"],
  ["es", "Ponga en las observaciones: el piso cruje mucho.", "quite la observación del piso", "Restablezca la observación, por favor."],
];
const PLAN: Readonly<Record<Locale, string>> = {
  en: "Mediation in Toronto on March 9, 2027.",
  fr: "Une médiation à Montréal le 9 mars 2027.",
  es: "Una mediación en Miami el 9 de marzo de 2027.",
};
test.each(BACK)("%s: %s — %s — %s", async (locale, said, out, back) => {
  const talk = new MemoryTalk(locale, NOW);
  await talk.say(PLAN[locale]);
  await talk.say(said);
  const before = remarksOf(talk);
  await talk.say(out);
  expect(remarksOf(talk)).not.toEqual(before);
  const { text } = await talk.say(back);
  expect(remarksOf(talk)).toEqual(before);
  expect(text).toContain(before[0]?.replace(/\.$/u, ""));
  expect(text).not.toMatch(/not sure|clairement|no me queda claro/u);
});

test("words of several values say no remark that none of them says", async () => {
  const talk = new MemoryTalk("en", NOW);
  await talk.say("Mediation in Toronto on March 9, 2027. I'm Odile Marsh, not a lawyer.");
  const kept = remarksOf(talk);
  expect(kept).toEqual([expect.stringContaining("not a lawyer")]);
  const people = [{ name: "Bram Teller", part: "counsel", title: "his lawyer", quote: "his lawyer Bram Teller" }];
  const { text } = await talk.say(
    "Jory comes with his lawyer Bram Teller. text me, do not call before 9",
    {},
    { values: [value("contactWhen", "text me, do not call before 9")], people },
  );
  expect(remarksOf(talk)).toEqual(kept);
  expect(text).not.toContain("no longer kept");
});

test("another day takes no remark out that says something else", async () => {
  const talk = new MemoryTalk("fr", NOW);
  await talk.say("Une médiation à Montréal le 9 mars 2027. Nous avons six heures d'avance sur vous.");
  const kept = remarksOf(talk);
  const { text } = await talk.say("Mettez plutôt le 10 mars 2027.");
  expect(remarksOf(talk)).toEqual(kept);
  expect(text).not.toContain("Retiré");
});

const COMPLAINTS: readonly (readonly [Locale, string])[] = [
  ["en", "You still have not noted what I said!"],
  ["en", "I asked you to change the entry itself."],
  ["en", "You have it wrong again."],
  ["fr", "Vous n'avez pas noté ce que j'ai dit."],
  ["fr", "Merci de corriger l'entrée elle-même."],
  ["fr", "Ce n'est pas ce que j'ai demandé."],
  ["es", "No anotó lo que le dije."],
  ["es", "Corrija la entrada misma, no la observación."],
  ["es", "Eso no es lo que pedí."],
];
test.each(COMPLAINTS)("%s: a complaint is no remark: %s", async (locale, words) => {
  const { talk } = await talkAfter(locale, [words, {}]);
  expect(remarksOf(talk)).toEqual([]);
});

describe("random remarks and values", () => {
  const word = fc.constantFrom("lawyer", "walnut", "escalator", "not", "Lund", "parrot", "ceramic", "14", "noisy", "ladder");
  const phrase = fc.uniqueArray(word, { minLength: 2, maxLength: 4 }).map((words) => words.join(" "));

  test("what is called noted is in one value", async () => {
    await fc.assert(
      fc.asyncProperty(phrase, phrase, phrase, async (remark, needs, matter) => {
        const talk = new MemoryTalk("en", NOW);
        await talk.say("Mediation in Toronto on March 9, 2027.");
        await talk.say(`Put it in a remark: ${remark}.`, {}, { values: [], remarks: [{ quote: remark }] });
        const held = remarksOf(talk);
        await talk.say(`${needs}. ${matter}.`, {}, { values: [value("specialRequirements", needs), value("caseDescription", matter)] });
        const gone = held.filter((one) => !remarksOf(talk).includes(one));
        const keysOf = (text: string) => tellingWords(text).map(({ key }) => key);
        const values = [needs, matter].map((one) => new Set(keysOf(one)));
        for (const one of gone) expect(values.some((own) => keysOf(one).every((key) => own.has(key)))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});
