/** Slips of the fingers and names in one case: what is read otherwise than typed, and what never is. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { caseOf, withCapitals } from "./capitals.ts";
import { interpret } from "./interpret.ts";
import { LOOKALIKES } from "./lexicon/typed-lookalikes.ts";
import { CALENDAR_WORDS, CITY_WORDS, TYPED_WORDS } from "./lexicon/typed-words.ts";
import { CONTEXT, type Given, understood, wholly } from "./testing.ts";
import { isOneSlip, withoutSlips } from "./typed-slips.ts";

const WORDS = [...new Set([...CALENDAR_WORDS, ...TYPED_WORDS])];
const LETTERS = "abcdefghijklmnopqrstuvwxyz".split("");

/** A word with one slip in it: a letter other, dropped, doubled or swapped. */
const slips = fc
  .record({ word: fc.constantFrom(...WORDS), at: fc.nat(), letter: fc.constantFrom(...LETTERS), kind: fc.nat(3) })
  .map(({ word, at, letter, kind }) => {
    const place = at % word.length;
    const [head, tail] = [word.slice(0, place), word.slice(place)];
    const typed = [
      head + letter + tail.slice(1),
      head + tail.slice(1),
      head + letter + tail,
      head + (tail[1] ?? "") + (tail[0] ?? "") + tail.slice(2),
    ][kind];
    return { word, typed: typed ?? word };
  });

describe("withoutSlips", () => {
  it("reads a word with one slip as the word, or leaves it as it is", () => {
    const ordinary = new Set(LOOKALIKES.split(" "));
    let mended = 0;
    let tried = 0;
    fc.assert(
      fc.property(slips, ({ word, typed }) => {
        const { text } = withoutSlips(typed);
        if (typed === word || ordinary.has(typed) || WORDS.includes(typed) || CITY_WORDS.includes(typed)) return text === typed;
        tried++;
        if (text !== typed) mended++;
        return text === typed || isOneSlip(typed, text);
      }),
      { numRuns: 3000, seed: 7 },
    );
    expect(mended / tried).toBeGreaterThan(0.95);
  });

  it("never touches an ordinary word that only looks like one", () => {
    for (const word of LOOKALIKES.split(" ")) expect(withoutSlips(`the ${word} of it`).text).toBe(`the ${word} of it`);
  });

  it("gives every unit its place in what was typed", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            slips.map(({ typed }) => typed),
            fc.string({ maxLength: 8 }),
          ),
          { maxLength: 12 },
        ),
        (parts) => {
          const typed = parts.join(" ").normalize("NFC");
          const { text, origin } = withoutSlips(typed);
          if (!origin) return text === typed;
          return (
            origin.length === text.length + 1 &&
            origin[0] === 0 &&
            origin.at(-1) === typed.length &&
            origin.every((place, index) => index === 0 || place >= (origin[index - 1] as number))
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ["Write to arbitraton@arbitraton.example", "an address"],
    ["www.mediaton.example/arbitraton", "a site"],
    ["I'm Ann Marche of Monda LLP", "a name"],
    ["Julia and Augusta will come", "names like months"],
    ["Mr. Otawa said so", "a name like a city"],
  ])("leaves %s: %s", (message) => {
    expect(withoutSlips(message)).toEqual({ text: message, origin: null });
  });
});

describe("what is understood with a slip in it", () => {
  const day: Given = { asked: ["preferredDate"] };
  test.each<[string, Given, Record<string, string>]>([
    ["I need an in-person mediaton in Montrel", {}, { proceedingType: "mediation", location: "arbitration_place_montreal" }],
    ["Un arbitrgae à Montéral, en personne", {}, { proceedingType: "arbitration", location: "arbitration_place_montreal" }],
    ["Una mediacón presencial en Torotno", {}, { proceedingType: "mediation", location: "arbitration_place_toronto" }],
    ["virutal arbitration please", {}, { locationType: "virtual" }],
    ["Febuary 3, 2027", day, { preferredDate: "2027-02-03" }],
    ["le 3 févirer 2027", day, { preferredDate: "2027-02-03" }],
    ["el 3 de febero de 2027", day, { preferredDate: "2027-02-03" }],
    ["tomorow at 10 am", day, { preferredDate: "2026-11-22", startTime: "10:00" }],
  ])("%s", (message, given, fields) => {
    expect(understood(message, given)).toMatchObject(fields);
  });

  test("evidence and free text stay as typed", () => {
    const message = "I need a virtual mediaton about the hotle.";
    const { fields } = interpret(message, CONTEXT);
    expect(fields.find(({ field }) => field === "proceedingType")?.evidence).toBe("mediaton");
    expect(understood("A contratc for the hearng aids of a clinic", { asked: ["caseDescription"] }).caseDescription).toBe(
      "A contratc for the hearng aids of a clinic",
    );
  });
});

describe("withCapitals", () => {
  it("changes letter case alone, and only where a message has none of its own", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.constantFrom("contactName", "claimantFirm", "preferredDate"), (text, field) => {
        const read = withCapitals(text, [field as never]);
        return read.length === text.length && read.toLowerCase() === text.toLowerCase() && (caseOf(text) !== "mixed" || read === text);
      }),
      { numRuns: 500 },
    );
  });

  const parties: Given = { asked: ["claimantName", "claimantFirm"] };
  test.each<[string, Given, Record<string, string>]>([
    ["my name is yusuf demir", {}, { contactName: "Yusuf Demir" }],
    ["MY NAME IS YUSUF DEMIR", {}, { contactName: "Yusuf Demir" }],
    [
      "the claimant is alba foods inc., represented by nair lindqvist llp",
      parties,
      { claimantName: "Alba Foods inc.", claimantFirm: "Nair Lindqvist LLP" },
    ],
    ["THE CLAIMANT IS ALBA FOODS LTD.", parties, { claimantName: "Alba Foods Ltd." }],
    ["La parte demandante es delta claims group", parties, { claimantName: "Delta Claims Group" }],
    ["the style of cause is harlan mining v. ferro", { asked: ["styleOfCause"] }, { styleOfCause: "Harlan Mining v. Ferro" }],
    ["HARLAN MINING V. FERRO", { asked: ["styleOfCause"] }, { styleOfCause: "Harlan Mining v. Ferro" }],
    ["je suis du cabinet demir cole llp", { asked: ["contactName", "contactFirm"] }, { contactFirm: "Demir Cole LLP" }],
  ])("%s", (message, given, fields) => {
    expect(wholly(message, given)).toMatchObject(fields);
  });

  test.each<[string, Given]>([
    ["the claimant is losing patience", parties],
    ["the witness is deaf", { asked: ["witnessName"] }],
    ["i'm swamped today", { asked: ["contactName"] }],
    ["one moment please, i have to check", { asked: ["contactName", "contactFirm"] }],
    ["THE RESPONDENT IS VERY ANGRY", {}],
  ])("%s names nobody", (message, given) => {
    const named = Object.keys(wholly(message, given)).filter((field) => /Name$|Firm$/.test(field));
    expect(named).toEqual([]);
  });
});
