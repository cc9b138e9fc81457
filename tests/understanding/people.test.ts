/** Who is who in a message: parts, sides, ways of attending, who is to be reached, who signs, who is taken off, and how many come. */
import { describe, expect, test } from "vitest";
import { understand } from "#app/understanding/reader.ts";
import { memoryModel } from "#tests/kit/chat/memory-talk.ts";

type Language = "en" | "fr" | "es";
const model = await memoryModel();
const read = (text: string, locale: Language = "en") => understand(text, { today: "2026-11-22", locale, asked: "-" }, model);
const peopleIn = (text: string, locale?: Language) =>
  read(text, locale).statements.flatMap((one) => (one.slot === "person" ? [{ ...one.value, role: one.role }] : []));
const saidOf = (text: string, slot: string, locale?: Language) => read(text, locale).statements.find((one) => one.slot === slot)?.value;

describe("what is said of a person belongs to that person", () => {
  test.each<[string, Language, object[]]>([
    [
      "We need a court reporter and one witness by video from Lisbon.",
      "en",
      [{ part: "witness", count: 1, attends: "remote", place: "Lisbon" }],
    ],
    ["Seremos 14 personas, dos testigos por Zoom desde Bogotá.", "es", [{ part: "witness", count: 2, attends: "remote", place: "Bogotá" }]],
    [
      "Witnesses: Anna Berg (remote, Oslo), Tom Field (in person).",
      "en",
      [
        { name: "Anna Berg", part: "witness", attends: "remote", place: "Oslo" },
        { name: "Tom Field", part: "witness", attends: "in_person" },
      ],
    ],
    [
      "Un témoin, M. Farid Benali, sera en visio de Marseille.",
      "fr",
      [{ name: "M. Farid Benali", part: "witness", attends: "remote", place: "Marseille" }],
    ],
    [
      "Claimant counsel Smith & Wu, respondent counsel Hadley Grange.",
      "en",
      [
        { part: "counsel", side: "claimant" },
        { part: "counsel", side: "respondent" },
      ],
    ],
    ["Opposing counsel is Ted Brannigan of Brannigan Poole.", "en", [{ name: "Ted Brannigan", part: "counsel", firm: "Brannigan Poole" }]],
  ])("“%s”", (text, locale, people) => {
    expect(peopleIn(text, locale)).toMatchObject(people);
    expect(read(text, locale).statements.filter(({ slot }) => slot === "format" || slot === "venue")).toEqual([]);
  });

  test("a hearing by video after a person is the hearing's", () => {
    const { statements } = read("The arbitrator is Judith Crane and the hearing is by Zoom.");
    expect(statements.find(({ slot }) => slot === "person")?.value).toEqual({ name: "Judith Crane", part: "neutral" });
    expect(statements.find(({ slot }) => slot === "format")?.value).toEqual({ type: "virtual" });
  });
});

describe("rooms that are shared out are nobody", () => {
  test.each<[string, Language]>([
    ["We need two breakout rooms (one per side).", "en"],
    ["We need three breakout rooms: one for the claimant, one for the respondent and one for the arbitrator.", "en"],
    ["Il nous faut deux salles de retrait (une par partie) et une pour le tribunal.", "fr"],
    ["Necesitamos dos salas auxiliares, una por parte.", "es"],
  ])("“%s”", (text, locale) => {
    expect(peopleIn(text, locale)).toEqual([]);
  });
});

describe("parts are denied and people taken off", () => {
  test.each<[string, Language, object]>([
    ["Actually Paolo Ferri is counsel, not a witness.", "en", { name: "Paolo Ferri", part: "counsel", role: "corrects" }],
    ["Take Paolo Ferri off please.", "en", { name: "Paolo Ferri", role: "not" }],
    ["Hannah Weiss won't be coming.", "en", { name: "Hannah Weiss", role: "not" }],
    ["Luc Hébert ne viendra pas finalement.", "fr", { name: "Luc Hébert", role: "not" }],
    ["Quite a la Dra. Marín", "es", { role: "not" }],
  ])("“%s”", (text, locale, person) => {
    expect(peopleIn(text, locale)).toMatchObject([person]);
  });
});

describe("who is the contact", () => {
  test.each<[string, Language, string]>([
    ["Please call Ms Roy at 514 555 0188, I am her assistant.", "en", "Ms Roy"],
    [
      "Our student will handle it, so please use him and not me: Ezra Hamdan, 647-555-0118. Graham Orloff, Orloff Penhale LLP",
      "en",
      "Ezra Hamdan",
    ],
    [
      "Sala para 8 personas en Miami. Cualquier cosa conmigo: Natividad Rocha, secretaria, nrocha@arbitraje.example",
      "es",
      "Natividad Rocha",
    ],
    ["Une salle pour 6, svp. Kim Nguyen-Lachance, Borduas Lachance", "fr", "Kim Nguyen-Lachance"],
    ["Necesito sala en Montreal el 3 de junio. 8 personas. — Benoît Lacasse", "es", "Benoît Lacasse"],
  ])("“%s”", (text, locale, name) => {
    expect(saidOf(text, "name", locale)).toEqual({ name });
  });

  test("the number after whom we are to call is the contact's", () => {
    expect(saidOf("Please call Ms Roy at 514 555 0188, I am her assistant.", "phone")).toEqual({ number: "+15145550188" });
    expect(saidOf("call me at four one six five five five zero one four two", "phone")).toEqual({ number: "+14165550142" });
  });

  test("a card of a witness is not the visitor's", () => {
    expect(saidOf("Room for 5 in Toronto. The witness is Ann Lee, ann@lee.example", "name")).toBeUndefined();
  });

  test("the firm that stands with a name is that name's", () => {
    expect(saidOf("Hello, Nadia Prokop speaking for Prokop Law.", "firm")).toEqual({ firm: "Prokop Law" });
    expect(saidOf("Mi nombre es Ana Chou, consejera interna de Puertos del Istmo, S.A. Agradeceré cotizar.", "firm", "es")).toEqual({
      firm: "Puertos del Istmo, S.A.",
    });
  });
});

describe("how many sit in the room", () => {
  test.each<[string, Language, number]>([
    ["We're 5, you said you're 4, so ten people with him.", "en", 10],
    ["Arbitrage à Montréal, 4 en salle et 2 témoins à distance de Tunis.", "fr", 4],
    ["12 of us in the room. The contract was for 40 units and 200 workers were laid off.", "en", 12],
  ])("“%s” is %s %i", (text, locale, most) => {
    expect(saidOf(text, "headcount", locale)).toMatchObject({ most });
  });

  test("witnesses who are counted are no head count", () => {
    expect(saidOf("Three witnesses by video from Dubai.", "headcount")).toBeUndefined();
  });
});
