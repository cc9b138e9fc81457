/** Slips of the fingers and names in one case: what is read otherwise than typed, and what never is. */
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { LOCALES, type Locale } from "../locale.ts";
import { caseOf, withCapitals } from "./capitals.ts";
import { fold } from "./fold.ts";
import { interpret } from "./interpret.ts";
import { WORDS } from "./lexicon/words.ts";
import { isWord, wordMeantBy } from "./spelling.ts";
import { CONTEXT, type Given, understood, wholly } from "./testing.ts";
import { isOneSlip, withoutSlips } from "./typed-slips.ts";

/** A word of bookings with one slip in it: a letter dropped, doubled or swapped. */
const slips = fc
  .constantFrom(...LOCALES)
  .chain((language) =>
    fc.record({ language: fc.constant(language), word: fc.constantFrom(...ownWords(language)), at: fc.nat(), kind: fc.nat(2) }),
  )
  .map(({ language, word, at, kind }) => {
    const place = at % word.length;
    const [head, tail] = [word.slice(0, place), word.slice(place)];
    const typed = [head + tail.slice(1), head + tail.charAt(0) + tail, head + tail.charAt(1) + tail.charAt(0) + tail.slice(2)][kind];
    return { language, word, typed: typed ?? word };
  });

function ownWords(language: Locale): string[] {
  return WORDS[language].own
    .trim()
    .split(/\s+/)
    .filter((word) => word.length >= 7);
}

const meant = (text: string, language: Locale | null = null) => withoutSlips(text, { language, spoken: language, namesAsked: false }).text;

describe("wordMeantBy", () => {
  it("gives words of bookings back, nearly always, and never a word that is further than a slip", () => {
    let mended = 0;
    let tried = 0;
    fc.assert(
      fc.property(slips, ({ word, typed, language }) => {
        if (isWord(typed, language) || typed.length < 4) return;
        tried++;
        const found = wordMeantBy(typed, { language });
        if (found === word) mended++;
        expect(found === null || isOneSlip(typed, found)).toBe(true);
      }),
      { numRuns: 2000, seed: 7 },
    );
    expect(tried).toBeGreaterThan(1500);
    expect(mended / tried).toBeGreaterThan(0.9);
  });

  it("leaves every word of the language as it is", () => {
    for (const locale of LOCALES)
      for (const word of [WORDS[locale].frequent, WORDS[locale].own, WORDS[locale].known].join(" ").trim().split(/\s+/))
        expect(wordMeantBy(word, { language: locale })).toBeNull();
  });

  test.each<[string, Locale | null, string | null]>([
    ["noon", "fr", "non"],
    ["noon", "en", null],
    ["sloe", "en", "sole"],
    ["representad", "es", "representada"],
    ["esy", "fr", "est"],
    ["xqzv", null, null],
  ])("%s (%s)", (typed, language, word) => {
    expect(wordMeantBy(typed, { language })).toBe(word);
  });

  it("takes the word that is said beside its neighbour where two are near", () => {
    expect(wordMeantBy("cout", { language: "en" })).toBeNull();
    expect(wordMeantBy("cout", { language: "en", beside: { before: "", after: " reporter" } })).toBe("court");
    expect(wordMeantBy("demandaa", { language: "es", beside: { before: "la parte ", after: "" } })).toBe("demandada");
  });
});

describe("withoutSlips", () => {
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
          const { text, origin } = withoutSlips(typed, { language: "en", spoken: "en", namesAsked: false });
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

  test("leaves French elisions", () => {
    const text = "à 14 h plutôt qu'à 10 h, jusqu'au soir, aujourd’hui, quelqu'un";
    expect(meant(text, "fr")).toBe(text);
  });

  test.each<[string, Locale, string]>([
    ["transcription en 3 ours", "fr", "transcription en 3 jours"],
    ["ans une semaine", "fr", "dans une semaine"],
    ["L'arbitre set Helena Marchetti", "fr", "L'arbitre est Helena Marchetti"],
    ["c'set une réunion d'affaires", "fr", "c'est une réunion d'affaires"],
    ["trois petites salles, ssvp.", "fr", "trois petites salles, svp."],
    ["je veux parer à un humain", "fr", "je veux parler à un humain"],
    ["que me lame una persona", "es", "que me llame una persona"],
    ["que me llame una perdona", "es", "que me llame una persona"],
    ["la empresa ahora se llana Novak Ltd.", "es", "la empresa ahora se llama Novak Ltd."],
    ["half a day at 10 am Winnipeg tome", "en", "half a day at 10 am Winnipeg time"],
    ["with real-rime transcription", "en", "with real-time transcription"],
    ["a court reporte, March 15", "en", "a court reporter, March 15"],
    // The word before a mistyped one is recognised by it.
    ["L'avocate de la partir adversse est Sofia Marin", "fr", "L'avocate de la partie adverse est Sofia Marin"],
    ["12, 13 ad 15 April", "en", "12, 13 and 15 April"],
    ["1 March 2027 nad 19 March 2027", "en", "1 March 2027 and 19 March 2027"],
    ["Le vendredi 5 mard", "fr", "Le vendredi 5 mars"],
    ["this coming Tuuesday", "en", "this coming Tuesday"],
    ["en su sede de Fran Camán", "es", "en su sede de Grand Cayman"],
  ])("reads %s (%s) as %s", (typed, language, read) => {
    expect(fold(meant(typed, language))).toBe(fold(read));
  });

  test.each<[string, Locale]>([
    ["The arbitrator heard two ways of reading the clause", "en"],
    ["un arbitrage hybride dans vos bureaux de Montréal", "fr"],
    ["Un contrat avec SAP et son VP", "fr"],
    ["A contract with SAP", "en"],
    ["What are your hours?", "en"],
    ["a three-day hearing at 9 for 7 hours", "en"],
    ["du 12 au 14 avril 2027", "fr"],
    ["A greenhouse whose heating failed in January", "en"],
    ["The status of the contract is disputed", "en"],
    ["Necesito una interpretación al mandarín en Gran Caimán", "es"],
  ])("leaves %s", (text, language) => {
    expect(meant(text, language)).toBe(text);
  });

  test.each([
    ["Write to arbitraton@arbitraton.example", "an address"],
    ["www.mediaton.example/arbitraton", "a site"],
    ["I'm Ann Marche of Monda LLP", "a name"],
    ["Boréal Énergie inc. et Fonderie Roy ltée", "forms of company"],
    ["Rue v. Boyd", "a style of cause"],
    ["Julia and Augusta will come", "names like months"],
    ["Mr. Otawa said so", "a name like a city"],
  ])("leaves %s: %s", (message) => {
    expect(meant(message)).toBe(message);
    expect(meant(message, "en")).toBe(message);
  });
});

describe("what is understood with a slip in it", () => {
  const day: Given = { asked: ["preferredDate"] };
  test.each<[string, Given, Record<string, string | null>]>([
    ["I need an in-person mediaton in Montrel", {}, { proceedingType: "mediation", location: "arbitration_place_montreal" }],
    ["Un arbitrgae à Montéral, en personne", {}, { proceedingType: "arbitration", location: "arbitration_place_montreal" }],
    ["Una mediacón presencial en Torotno", {}, { proceedingType: "mediation", location: "arbitration_place_toronto" }],
    ["virutal arbitration please", {}, { locationType: "virtual" }],
    ["Febuary 3, 2027", day, { preferredDate: "2027-02-03" }],
    ["le 3 févirer 2027", day, { preferredDate: "2027-02-03" }],
    ["el 3 de febero de 2027", day, { preferredDate: "2027-02-03" }],
    ["tomorow at 10 am", day, { preferredDate: "2026-11-22", startTime: "10:00" }],
    ["Médiation, en personne, le vendredi 5 mara 2027", {}, { proceedingType: "mediation", preferredDate: "2027-03-05" }],
    ["Mediación en Mimi, presencial", {}, { proceedingType: "mediation", location: "arbitration_place_miami" }],
    ["En su sede de Gran Camán, presencial", { locale: "es" }, { location: "arbitration_place_cayman" }],
    ["an arbitration at you Montrela offices", {}, { location: "arbitration_place_montreal" }],
    ["noon, c'est tout", { locale: "fr", asked: ["startTime", "specialRequirements"] }, { specialRequirements: null }],
  ])("%s", (message, given, fields) => {
    expect(understood(message, given)).toMatchObject(fields);
  });

  test.each<[string, Given, string]>([
    ["Pardoon, il y a 4 locuteurs, la greffière parle aussi", { locale: "fr", asked: ["contactName"] }, "contactName"],
    ["We'll want two extra monitors, four imcrophones and three laptops", { asked: ["contactName"], form: "detailed" }, "contactName"],
    [
      "Y la demandada ahora está representad po Nakamura Reyes LLP",
      { locale: "es", asked: ["contactFirm"], form: "detailed" },
      "contactFirm",
    ],
    ["Frmo 12 April 2027 to 16 April 2027", { asked: ["contactName"], form: "detailed" }, "contactName"],
    ["Además, itnerpretación consecutiva al mandarín", { locale: "es", asked: ["contactName"], form: "detailed" }, "contactName"],
    ["Usaremos nuestrs propia plataforma", { locale: "es", asked: ["contactName"], form: "detailed" }, "contactName"],
    ["Cambio de planes, dos de las partes no pueden viajar.", { locale: "es", asked: ["contactName"] }, "contactName"],
    ["Bon, faites-moi simplement rappeler", { locale: "fr", asked: ["claimantFirm"], form: "detailed" }, "claimantFirm"],
    [
      "La abogada de la contaparte es Jane Roe, del despacho Roe & Poe LLP",
      { locale: "es", asked: ["contactFirm"], form: "detailed" },
      "contactFirm",
    ],
  ])("%s is nobody's name", (message, given, field) => {
    expect(understood(message, given)).not.toHaveProperty(field);
  });

  test("a story's word is no hour, however near to a number", () => {
    const { fields } = interpret("Un invernadero que se derrumbó con la neve", { ...CONTEXT, locale: "es", asked: ["caseDescription"] });
    expect(fields.map(({ field }) => field)).toEqual(["caseDescription"]);
  });

  test("a name that looks like a slip is stored as it was typed", () => {
    expect(understood("my name is anna kowalsky and i need a mediaton", {})).toMatchObject({ contactName: "Anna Kowalsky" });
    expect(understood("Pardo", { asked: ["contactName"] })).toMatchObject({ contactName: "Pardo" });
  });

  test("a question stays in the visitor's own words", () => {
    expect(interpret("hello, how mcuh does it csot?", CONTEXT).questions).toEqual(["how mcuh does it csot?"]);
    expect(
      interpret("my name is ana ruiz, is ana ruiz parking free?", { ...CONTEXT, asked: ["contactName"] }).questions.join(),
    ).not.toContain("Ana");
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
