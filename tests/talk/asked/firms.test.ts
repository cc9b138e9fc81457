/** A firm that was asked for: whatever words give it, it is the answer; what is promised for later is promised by who says so alone. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { NOW } from "../mends/kit.ts";
import { OPENINGS } from "./kit.ts";

/** A talk on the detailed form that asks for the claimant's firm; every message names the form, as some clients do. */
async function asked(locale: Locale): Promise<MemoryTalk> {
  const talk = new MemoryTalk(locale, NOW);
  for (const one of OPENINGS[locale]) await say(talk, one);
  expect(talk.visitor.state.talk?.state.asked?.fields).toEqual(["claimantFirm"]);
  return talk;
}
async function say(talk: MemoryTalk, message: string) {
  talk.visitor.onPage("detailed");
  return talk.say(message);
}

const ANSWERS: Readonly<Record<Locale, readonly ((firm: string) => string)[]>> = {
  en: [
    (firm) => firm,
    (firm) => `${firm}. Lunch: sandwiches for 7.`,
    (firm) => `Claimant firm: ${firm}`,
    (firm) => `${firm} in Miami`,
    (firm) => `The claimant's firm is ${firm}.`,
  ],
  fr: [
    (firm) => firm,
    (firm) => `${firm}. Et des sandwichs pour le dîner.`,
    (firm) => `Cabinet de la partie demanderesse : ${firm}`,
    (firm) => `Le cabinet du syndicat, c'est ${firm}.`,
  ],
  es: [
    (firm) => firm,
    (firm) => `${firm}. Y bocadillos para el almuerzo.`,
    (firm) => `Despacho de la parte demandante: ${firm}`,
    (firm) => `El despacho de nuestra parte es ${firm}.`,
  ],
};
const FIRMS = ["Ebanks Lowe LLP", "Paquin Sirois", "Arboleda & Rincón", "Haldane Moss LLP", "Bodden Ray LLP"];
const cases = fc
  .constantFrom<Locale>("en", "fr", "es")
  .chain((locale) =>
    fc.record({ locale: fc.constant(locale), words: fc.constantFrom(...ANSWERS[locale]), firm: fc.constantFrom(...FIRMS) }),
  );

describe("a firm that was asked for", () => {
  test("is noted as what was asked, is not left for later, and changes no firm or city that is noted", async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ locale, words, firm }) => {
        const talk = await asked(locale);
        const { contactFirm, location } = talk.values();
        await say(talk, words(firm));
        expect(talk.values().claimantFirm).toBe(firm);
        expect(talk.values().toFollow ?? "").not.toContain("claimantFirm");
        expect(talk.values()).toMatchObject({ contactFirm, location });
        expect(talk.visitor.state.talk?.state.points).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test.each<[Locale, string]>([
    ["en", "the claimant firm will follow"],
    ["en", "it will follow"],
    ["en", "The claimant's firm is to follow."],
    ["en", "I'll tell you later"],
    ["fr", "le cabinet de la partie demanderesse suivra"],
    ["fr", "cela suivra"],
    ["fr", "Ça suivra."],
    ["fr", "je vous le dirai plus tard"],
    ["es", "lo daré después"],
    ["es", "se lo daré después"],
    ["es", "el despacho de la parte demandante queda para después"],
  ])("%s: %s leaves it for later, and nothing of it is kept", async (locale, words) => {
    const talk = await asked(locale);
    const turn = await say(talk, words);
    expect(talk.values().toFollow).toBe("claimantFirm");
    expect(turn.decision.say.find(({ kind }) => kind === "to_follow")).toMatchObject({ fields: ["claimantFirm"], unasked: false });
    expect(talk.values().claimantFirm).toBeUndefined();
    expect(turn.remarks).toEqual([]);
  });

  test("is not asked where the list has counsel of that side", async () => {
    const talk = new MemoryTalk("en", NOW);
    for (const one of OPENINGS.en.slice(0, 2)) await say(talk, one);
    const people = [{ name: "Priss Ebanks", part: "counsel", side: "claimant", firm: "Ebanks Lowe" }];
    await talk.say("People", { card: "people", typed: { people: JSON.stringify(people) } });
    expect(talk.values().claimantFirm).toBe("Ebanks Lowe");
    expect(talk.visitor.state.talk?.state.asked?.fields ?? []).not.toContain("claimantFirm");
  });
});

describe("a request of which something follows", () => {
  const LATER: Readonly<Record<Locale, string>> = { en: "that will follow", fr: "cela suivra", es: "lo daré después" };
  const YES: Readonly<Record<Locale, string>> = { en: "yes, send it", fr: "oui, transmettez-la", es: "sí, envíela" };

  test("is sent by a yes, a button or an order, also where every message names the detailed form", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom<Locale>("en", "fr", "es"),
        fc.constantFrom("words", "button", "hold"),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        async (locale, how, answers) => {
          const talk = await asked(locale);
          for (const [at, gives] of answers.entries()) {
            if (talk.visitor.state.talk?.state.asked?.topic === "summary") break;
            await say(talk, gives ? `Firm${at} Legal LLP` : LATER[locale]);
          }
          expect(talk.visitor.state.talk?.state.asked?.topic).toBe("summary");
          talk.visitor.onPage("detailed");
          if (how === "words") await say(talk, YES[locale]);
          else {
            const offered = talk.visitor.state.talk?.offered ?? [];
            await talk.press(offered.find(({ id }) => id.startsWith(how === "hold" ? "hold-send:" : "send:"))?.id ?? "");
          }
          expect(talk.isBooked).toBe(true);
        },
      ),
      { numRuns: 8 },
    );
  });

  test.each<[Locale, string]>([
    ["en", "ok what is stopping it??"],
    ["en", "is it sent or not??"],
    ["fr", "qu'est-ce qui bloque ?"],
    ["es", "¿por qué no la envía?"],
  ])("%s: %s is answered with what the request waits for, and leaves nothing for staff", async (locale, words) => {
    const talk = await asked(locale);
    const early = await say(talk, words);
    expect(early.decision.say.find(({ kind }) => kind === "not_sent")).toMatchObject({ why: "open" });
    expect(early.remarks).toEqual([]);
    for (let turn = 0; turn < 6 && talk.visitor.state.talk?.state.asked?.topic !== "summary"; turn += 1) await say(talk, LATER[locale]);
    const late = await say(talk, words);
    expect(late.decision.say.find(({ kind }) => kind === "not_sent")).toMatchObject({ why: "yes" });
    expect(talk.values().remarks ?? "[]").not.toContain(words.slice(0, 6));
    await say(talk, YES[locale]);
    expect(talk.isBooked).toBe(true);
  });

  test.each<[Locale, string, RegExp]>([
    ["en", "what's missing?", /missing: Claimant firm/],
    ["fr", "Qu'est-ce qui manque?", /manque[^.]*: Cabinet/],
    ["es", "¿Qué falta?", /falta: Despacho/],
  ])("%s: %s names what is missing, and leaves nothing for staff", async (locale, words, missing) => {
    const talk = await asked(locale);
    const early = await say(talk, words);
    expect(early.text).toMatch(missing);
    expect(early.remarks).toEqual([]);
  });

  test("wants a word of the matter, and says so as that", async () => {
    const talk = new MemoryTalk("en", NOW);
    await say(talk, OPENINGS.en[0] ?? "");
    await say(talk, "Rory Tamblyn, Tamblyn Charters Ltd, rory@tamblyn.example, +1 345 555 0119.");
    for (let turn = 0; turn < 6 && talk.visitor.state.talk?.state.asked?.topic !== "story"; turn += 1) await say(talk, LATER.en);
    expect(talk.visitor.state.talk?.state.asked?.fields).toEqual(["caseDescription"]);
    const turn = await say(talk, "A boat that sank at the mooring.");
    expect(turn.summary).not.toBeNull();
    await say(talk, YES.en);
    expect(talk.isBooked).toBe(true);
  });

  test("the button of a summary that is no longer so says why nothing was sent", async () => {
    const talk = await asked("en");
    for (let turn = 0; turn < 6 && talk.visitor.state.talk?.state.asked?.topic !== "summary"; turn += 1) await say(talk, LATER.en);
    const turn = await talk.say("Yes, send it", { press: "send:0000000000000000" });
    expect(talk.isBooked).toBe(false);
    expect(turn.decision.say[0]).toMatchObject({ kind: "not_sent", why: "changed" });
  });
});
