/** Who is who over a talk: what somebody is to the visitor gives no part, corrections take parts off, and counts and ways are of people. */
import { describe, expect, test } from "vitest";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";

type Language = "en" | "fr" | "es";
const NOW = new Date("2026-11-23T15:00:00Z");
const FIELDS = ["claimantName", "respondentName", "mediatorName", "arbitratorName", "claimantFirm", "respondentFirm"] as const;

async function played(locale: Language, ...messages: readonly string[]): Promise<Record<string, string>> {
  const talk = new MemoryTalk(locale, NOW);
  for (const message of messages) await talk.say(message);
  return talk.values();
}
const parts = (values: Record<string, string>) => FIELDS.filter((field) => values[field]);
const people = (values: Record<string, string>): { name?: string; part: string; attends?: string }[] => JSON.parse(values.people || "[]");

describe("what somebody is to the visitor gives no part", () => {
  test.each<[Language, string, string]>([
    ["en", "Mediation in Ottawa on February 3. The landlord is Priya Raman.", "Priya Raman"],
    ["fr", "Médiation à Ottawa le 3 février. Le locateur, c'est Gilles Poirier.", "Gilles Poirier"],
    ["es", "Mediación en Miami el 3 de febrero. La aseguradora es Lorena Quiroga.", "Lorena Quiroga"],
  ])("%s: %s", async (locale, message, name) => {
    const values = await played(locale, message);
    expect(parts(values)).toEqual([]);
    expect(people(values)).toMatchObject([{ name, part: locale === "es" ? "insurer" : "other" }]);
    expect(values.contactName ?? "").toBe("");
  });

  test.each<[Language, string, string]>([
    ["en", "Mediation in Toronto on March 2. I don't want to meet Mr Halloran.", "Halloran"],
    ["fr", "Médiation à Montréal le 2 mars. Je veux pas croiser la directrice Mme Lacasse.", "Lacasse"],
    ["es", "Mediación en Miami el 2 de marzo. No quiero ver a la presidenta Sra. Bustos.", "Bustos"],
  ])("who is not to be met plays no part: %s, %s", async (locale, message, name) => {
    const values = await played(locale, message);
    expect(parts(values)).toEqual([]);
    expect(values.remarks).toContain(name);
  });

  test("a relative is called by the first name alone", async () => {
    expect(people(await played("en", "Mediation in Toronto on March 2.", "my husband dev loathes trains"))).toMatchObject([
      { name: "dev" },
    ]);
  });
});

describe("a correction takes a part off", () => {
  test("by what somebody is", async () => {
    const values = await played(
      "en",
      "Mediation in Toronto on March 2. The claimant is Owen Marsh.",
      "Owen is the contractor, I'm the one who sued.",
    );
    expect(values.claimantName ?? "").toBe("");
    expect(people(values)).toMatchObject([{ name: "Owen Marsh", part: "other" }]);
  });

  test("by a denial", async () => {
    const before = "Médiation à Montréal le 2 mars. La médiatrice est Mme Odile Vachon.";
    expect(await played("fr", before)).toMatchObject({ mediatorName: "Mme Odile Vachon" });
    const values = await played("fr", before, "Mme Vachon c'est pas la médiatrice, c'est la présidente du syndicat.");
    expect(values.mediatorName ?? "").toBe("");
  });

  test("by the right part, in the full name that is held", async () => {
    const values = await played(
      "es",
      "Arbitraje en Miami el 2 de marzo. La abogada es Inés Larraín.",
      "La Sra. Larraín es la árbitra, no abogada.",
    );
    expect(people(values).filter(({ part }) => part === "counsel")).toEqual([]);
    expect(values.arbitratorName).toContain("Inés Larraín");
  });

  test("of a firm", async () => {
    const before = "Arbitration in Toronto on March 2. The respondent is Frost Keel LLP.";
    const values = await played("en", before, "The respondent's firm is not Frost Keel LLP.");
    expect(`${values.respondentFirm ?? ""}${values.people ?? ""}`).not.toContain("Frost Keel");
  });
});

test.each<[Language, string, string]>([
  ["en", "Arbitration in Toronto on March 2. Invoice both counsel.", "Invoice both counsel"],
  ["fr", "Arbitrage à Montréal le 2 mars. Facturez les deux avocats.", "Facturez les deux avocats"],
  ["es", "Arbitraje en Miami el 2 de marzo. Facturen a los abogados.", "Facturen a los abogados"],
])("who is billed comes to nothing more: %s, %s", async (locale, message, words) => {
  const values = await played(locale, message);
  expect(people(values)).toEqual([]);
  expect(values.remarks).toContain(words);
});

describe("the way of a hearing follows from its people", () => {
  test.each<[Language, string]>([
    ["en", "Arbitration in Toronto on March 2, seven of us in the room and three by video from Accra."],
    ["fr", "Arbitrage à Montréal le 2 mars, sept en salle et trois par visio depuis Dakar."],
    ["es", "Arbitraje en Miami el 2 de marzo, siete en persona y tres por video desde Quito."],
  ])("%s: %s", async (locale, message) => {
    const values = await played(locale, message);
    expect(values).toMatchObject({ locationType: "in_person_and_virtual", mainRoomCapacity: "7" });
    expect(values.location).toBeTruthy();
  });

  test.each<[Language, string, string]>([
    ["en", "Mediation in Toronto on March 2.", "maybe he will join by video"],
    ["fr", "Médiation à Montréal le 2 mars.", "elle va peut-être participer par visio"],
    ["es", "Mediación en Miami el 2 de marzo.", "quizás ella se conecte por video"],
  ])("one who joins later: %s, %s %s", async (locale, first, later) => {
    const values = await played(locale, first, later);
    expect(values.locationType).toBe("in_person");
    expect(values.location).toBeTruthy();
  });

  test("of one day changes no other", async () => {
    const values = await played("en", "Hybrid arbitration in Miami, 12 to 16 April 2027.", "Only Friday is fully remote.");
    expect(values).toMatchObject({ locationType: "in_person_and_virtual", location: "arbitration_place_miami" });
    expect(values.remarks).toContain("Friday is fully remote");
  });
});

describe("how many come", () => {
  test.each<[Language, string, string]>([
    ["en", "Mediation in Toronto on March 2, nine men.", "9"],
    ["en", "Room in Miami on March 2, only for me and my assistant.", "2"],
    ["fr", "Une salle à Montréal le 2 mars, seulement pour moi.", "1"],
    ["es", "Arbitraje en Miami el 2 de marzo, once contando a los peritos.", "11"],
    ["en", "Arbitration in Toronto on March 2 for twelve people, no wait, thirteen.", "13"],
    ["fr", "Interrogatoire de deux personnes à Montréal le 2 mars. On sera 7 au maximum.", "7"],
  ])("%s: %s", async (locale, message, count) => {
    expect((await played(locale, message)).mainRoomCapacity).toBe(count);
  });

  test.each<[Language, string]>([
    ["en", "Arbitration in Toronto on March 2 before a three-member tribunal."],
    ["fr", "Arbitrage à Montréal le 2 mars, tribunal composé de trois membres."],
    ["es", "Arbitraje en Miami el 2 de marzo, tribunal integrado por tres árbitros."],
  ])("who sits: %s, %s", async (locale, message) => {
    expect(people(await played(locale, message))).toMatchObject([{ part: "neutral", count: 3 }]);
  });
});

describe("services keep what is said of them", () => {
  test.each<[Language, string, string, string?]>([
    ["en", "Arbitration in Toronto on March 2, with a court reporter in French and English.", "bilingual"],
    ["fr", "Arbitrage à Montréal le 2 mars, sténographe en français.", "french"],
    ["es", "Arbitraje en Miami el 2 de marzo, taquígrafo en inglés y portugués.", "other", "taquígrafo en inglés y portugués"],
  ])("%s: %s", async (locale, message, alternateLanguage, need) => {
    const values = await played(locale, message);
    expect(values).toMatchObject({ courtReportingRequired: "true", alternateLanguage });
    expect(values.specialRequirements).toBe(need);
  });

  test("captions are no sign language", async () => {
    const values = await played("en", "Mediation in Toronto on March 2. I would need captions on a screen.");
    expect(values.needsSignLanguage ?? "").not.toBe("true");
    expect(values.specialRequirements).toContain("captions");
  });
});
