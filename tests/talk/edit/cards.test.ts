/** A part of the request on a card: filled in with what is noted, taken in one step, refused with what was typed, and undone whole. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { EDIT_PARTS, type EditPart, isRowList } from "#app/domain/talk/edit/parts.ts";
import type { LabelledCard } from "#app/i18n/detailed/edit/edit-card.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import type { TalkTurn } from "#workers/chat/talk/driver.ts";
import { difference, noted } from "../mends/kit.ts";

const UNDO: Readonly<Record<Locale, string>> = { en: "", fr: "annulez ça", es: "deshaz eso" };
const cardOf = ({ card }: TalkTurn): LabelledCard => {
  if (card?.kind !== "edit") throw new Error("No card for editing");
  return card as LabelledCard;
};
const open = async (talk: MemoryTalk, part: EditPart) => cardOf(await talk.say("Edit", { press: `edit:${part}` }));
/** Everything on the card as a window sends it. */
const typedOf = ({ fields, rows }: LabelledCard): Record<string, string> => ({
  ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  ...Object.fromEntries(rows.map(({ name, entries }) => [name, JSON.stringify(entries)])),
});
const rowsOf = (card: LabelledCard, name: string) => card.rows.find((list) => list.name === name)?.entries ?? [];
const save = (talk: MemoryTalk, part: EditPart, typed: Record<string, string>) => talk.say("Saved", { typed, card: part });

describe("a card", () => {
  test.each(EDIT_PARTS)("of %s that is sent as it was changes nothing", async (part) => {
    const talk = await noted("en");
    const before = talk.values();
    await save(talk, part, typedOf(await open(talk, part)));
    expect(talk.values()).toEqual(before);
  });

  test.each(EDIT_PARTS)("of %s shows its lists as rows, and not as fields besides", async (part) => {
    const talk = await noted("en");
    await talk.say("Please have the lights dimmed in the corridor at noon for our guests");
    const { fields } = await open(talk, part);
    expect(fields.map(({ name }) => name).filter(isRowList)).toEqual([]);
    expect(fields.map(({ value }) => value).join()).not.toMatch(/[[{]"/);
  });

  test("shows what is noted, people of fields among the others", async () => {
    const talk = await noted("en");
    expect((await open(talk, "contact")).fields.map(({ value }) => value)).toEqual([
      "Moira Kettle",
      "Kettle Dunn LLP",
      "",
      "moira@kettledunn.ca",
      expect.stringContaining("416"),
    ]);
    const people = rowsOf(await open(talk, "people"), "people");
    expect(people.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Petra Lund", "Daniel Osgood", "Ingrid Vale"].map((name) => expect.stringContaining(name))),
    );
    expect(rowsOf(await open(talk, "days"), "days")).toEqual([{ date: "2027-03-09", start: "09:30", end: "16:30" }]);
  });

  test.each<Locale>(["en", "fr", "es"])("takes all of its changes at once, and one undo brings all back: %s", async (locale) => {
    const talk = await noted(locale);
    const before = talk.values();
    const card = await open(talk, "contact");
    const reply = await save(talk, "contact", { ...typedOf(card), contactName: "Ada Byron", contactFirm: "" });
    expect(difference(before, talk.values())).toEqual({ contactName: "Ada Byron", contactFirm: "" });
    expect(reply.text).toContain("Ada Byron");
    await (locale === "en" ? talk.press("undo") : talk.say(UNDO[locale]));
    expect(difference(before, talk.values())).toEqual({});
  });

  test("with a wrong value takes nothing, names it, and keeps what was typed", async () => {
    const talk = await noted("en");
    const before = talk.values();
    const reply = await save(talk, "contact", { ...typedOf(await open(talk, "contact")), contactName: "Ada Byron", contactEmail: "ada@" });
    expect(talk.values()).toEqual(before);
    const again = cardOf(reply);
    expect(again.fields.find(({ name }) => name === "contactEmail")).toMatchObject({ value: "ada@", error: expect.any(String) });
    expect(again.fields.find(({ name }) => name === "contactName")).toMatchObject({ value: "Ada Byron" });
  });

  test("takes out no way to reach the visitor", async () => {
    const talk = await noted("en");
    const reply = await save(talk, "contact", { contactPhone: "" });
    expect(cardOf(reply).fields.find(({ name }) => name === "contactPhone")?.error).toBeTruthy();
    expect(talk.values().contactPhone).not.toBe("");
  });

  test("takes nothing of another part", async () => {
    const talk = await noted("en");
    const before = talk.values();
    await save(talk, "rooms", { contactName: "Eve", people: "[]" });
    expect(talk.values()).toEqual(before);
  });
});

describe("the people", () => {
  test("come on days of the hearing, which the card shows and checks", async () => {
    const talk = await noted("en");
    await talk.say("Actually March 9 to 11, 2027.");
    const dated = (days: string) => async () => {
      const rows = rowsOf(await open(talk, "people"), "people");
      return save(talk, "people", { people: JSON.stringify(rows.map((one) => (one.name === "Ingrid Vale" ? { ...one, days } : one))) });
    };
    const wrong = cardOf(await dated("2027-03-10, 2027-03-19")());
    expect(wrong.rows[0]?.errors).toEqual({ 2: expect.stringContaining("days of the hearing") });
    expect(talk.values().people).not.toContain("2027-03-19");
    await dated("2027-03-10, 2027-03-11")();
    expect(JSON.parse(talk.values().people ?? "[]")).toContainEqual(
      expect.objectContaining({ name: "Ingrid Vale", days: ["2027-03-10", "2027-03-11"] }),
    );
    expect(rowsOf(await open(talk, "people"), "people").at(-1)?.days).toBe("2027-03-10, 2027-03-11");
  });

  test("are taken out, renamed and moved row by row", async () => {
    const talk = await noted("en");
    const rows = rowsOf(await open(talk, "people"), "people");
    const changed = rows
      .filter(({ name }) => !name?.includes("Osgood"))
      .map((row) => (row.name?.includes("Vale") ? { ...row, name: "Ingrid Vail", side: "claimant" } : row));
    const reply = await save(talk, "people", {
      people: JSON.stringify([...changed, { name: "", part: "witness", count: "3", attends: "remote" }]),
    });
    const people = JSON.parse(talk.values().people ?? "[]") as Record<string, unknown>[];
    expect(people).toEqual([
      { name: "Ingrid Vail", part: "witness", side: "claimant" },
      { part: "witness", attends: "remote", count: 3 },
    ]);
    expect(talk.values().arbitratorName).toContain("Petra Lund");
    expect(reply.text).toContain("Daniel Osgood");
  });

  test("who leave a field leave nothing behind", async () => {
    const talk = await noted("en");
    await save(talk, "people", { people: "[]" });
    expect(talk.values().arbitratorName ?? "").toBe("");
    expect(talk.values().people ?? "").toBe("");
  });

  test("are not added a second time by saving again", async () => {
    const talk = await noted("fr");
    const once = talk.values();
    for (let times = 0; times < 3; times += 1) await save(talk, "people", typedOf(await open(talk, "people")));
    expect(talk.values()).toEqual(once);
  });
});

describe("the days", () => {
  test("have hours of their own", async () => {
    const talk = await noted("en");
    const days = [
      { date: "2027-03-09", start: "09:30", end: "16:30" },
      { date: "2027-03-10", start: "13:00", end: "17:00" },
    ];
    await save(talk, "days", { days: JSON.stringify(days) });
    expect(rowsOf(await open(talk, "days"), "days")).toEqual(days);
  });

  test("that are past, or end before they begin, are refused each in its row", async () => {
    const talk = await noted("en");
    const before = talk.values();
    const reply = await save(talk, "days", {
      days: JSON.stringify([
        { date: "2020-03-09", start: "", end: "" },
        { date: "2027-03-09", start: "15:00", end: "09:00" },
      ]),
    });
    expect(Object.keys(cardOf(reply).rows[0]?.errors ?? {})).toEqual(["0", "1"]);
    expect(talk.values()).toEqual(before);
  });
});

describe("the remarks", () => {
  test("are written again and taken out", async () => {
    const talk = await noted("en");
    await save(talk, "remarks", { remarks: JSON.stringify([{ text: "A drone lands on the roof." }, { text: "Ring twice." }]) });
    expect(rowsOf(await open(talk, "remarks"), "remarks").map(({ text }) => text)).toEqual(["A drone lands on the roof.", "Ring twice."]);
    await save(talk, "remarks", { remarks: JSON.stringify([{ text: "A drone lands at eight." }]) });
    expect(JSON.parse(talk.values().remarks ?? "[]")).toEqual([{ text: "A drone lands at eight." }]);
    await save(talk, "remarks", { remarks: "[]" });
    expect(talk.values().remarks ?? "").toBe("");
  });
});

describe("the sheet", () => {
  const DENSE: readonly [Locale, string][] = [
    ["en", "Arbitration in Toronto on March 9 to 11, 2027, 9:30 to 4:30, 14 people, two breakout rooms, a court reporter and lunch."],
    [
      "fr",
      "Arbitrage à Montréal du 9 au 11 mars 2027, de 9 h 30 à 16 h 30, 14 personnes, deux salles de retrait, une sténographe et le dîner.",
    ],
    ["es", "Arbitraje en Miami del 9 al 11 de marzo de 2027, de 9:30 a 16:30, 14 personas, dos salas auxiliares, taquígrafo y almuerzo."],
  ];
  const CONTACT = {
    contactName: "Moira Kettle",
    contactEmail: "moira@kettledunn.example",
    contactPhone: "416-555-0100",
    caseDescription: "A crane that came eight months late.",
  };

  test.each(DENSE)(
    "is a press away after much was said, with what is missing marked, and one save leads to the summary: %s",
    async (locale, message) => {
      const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
      const noted = await talk.say(message);
      // What is only missing is asked in a sentence.
      expect(noted.card?.kind).toBe("contact");
      expect(noted.buttons.map(({ id }) => id)).toContain("edit");
      const sheet = cardOf(await talk.say("Edit", { press: "edit" }));
      expect(sheet.part).toBe("sheet");
      const marked = sheet.fields.filter(({ mark }) => mark?.kind === "missing").map(({ name }) => name);
      expect(marked.sort()).toEqual(Object.keys(CONTACT).sort());
      const reply = await talk.say("Saved", { typed: { ...typedOf(sheet), ...CONTACT }, card: "sheet" });
      expect(reply.summary?.length).toBeGreaterThan(0);
      await talk.press(`send:${talk.visitor.state.talk?.state.summary}`);
      expect(talk.isBooked).toBe(true);
    },
  );

  test("may be answered in words all the same", async () => {
    const [[locale, message] = ["en", ""] as const] = DENSE;
    const talk = new MemoryTalk(locale, new Date("2026-11-23T15:00:00Z"));
    await talk.say(message);
    await talk.say("Moira Kettle, moira@kettledunn.example, 416-555-0100. A crane that came eight months late.");
    expect(talk.values()).toMatchObject({ contactName: "Moira Kettle", contactEmail: "moira@kettledunn.example" });
  });

  test("sent as it was changes nothing, and a wrong value in it takes nothing", async () => {
    const talk = await noted("en");
    const before = talk.values();
    const sheet = cardOf(await talk.say("Edit", { press: "edit" }));
    await talk.say("Saved", { typed: typedOf(sheet), card: "sheet" });
    expect(talk.values()).toEqual(before);
    const refused = cardOf(
      await talk.say("Saved", { typed: { ...typedOf(sheet), contactEmail: "ada@", caseDescription: "X" }, card: "sheet" }),
    );
    expect(refused.part).toBe("sheet");
    expect(refused.fields.find(({ name }) => name === "contactEmail")?.error).toBeTruthy();
    expect(talk.values()).toEqual(before);
  });

  test("comes after something is wrong, and any id of a card that there is not opens it", async () => {
    const talk = await noted("en");
    expect(cardOf(await talk.say("something is wrong there")).part).toBe("sheet");
    expect(cardOf(await talk.say("Edit", { press: "edit:nothing" })).part).toBe("sheet");
  });
});

test("that somebody who is noted isn't coming is no answer to what the matter is about", async () => {
  const talk = new MemoryTalk("en", new Date("2026-11-23T15:00:00Z"));
  await talk.say(
    "Arbitration in Toronto on March 9 to 11, 2027, 9:30 to 4:30, in person, 14 people. Witness: Ingrid Vale, by video on the 10th.",
  );
  await talk.say("Ingrid isn't coming for our side");
  expect(talk.values().caseDescription ?? "").toBe("");
});

describe("a card that comes with an answer", () => {
  // What is noted of a message after its card was made stood on it as it was before: saved, that came back.
  test.each<[Locale, readonly string[]]>([
    [
      "en",
      [
        "A mediation in Toronto on Tuesday March 9, 2027, ten to two. My daughter Lucy Vale comes along; Gordon Pike joins by video from Hamilton.",
        "I'm Herman Vale, herman@vale.example, 416 555 0143. There will be three of us in the room: my daughter, the mediator and I.",
        "Almost right, but my daughter is Lucy, one person, not two, and she comes to the room to support me. And I am the one who claims, in the room too.",
      ],
    ],
    [
      "es",
      [
        "Una mediación en Toronto, el martes 9 de marzo de 2027, de diez de la mañana a dos de la tarde. Iría yo con mi hija Lucía Villalba, que me acompaña; don Gordon estaría por video desde Hamilton.",
        "Me llamo Hernán Villalba, hernan.villalba@correo.example, 416 555 0143. En la sala seríamos tres: mi hija, el mediador y yo.",
        "Está casi bien, pero mi hija es Lucía, es una sola persona, no dos, y viene a la sala para apoyarme. Y yo soy el que reclama, también en la sala.",
      ],
    ],
  ])("shows what is noted at the end of the turn: %s", async (locale, messages) => {
    const talk = new MemoryTalk(locale, new Date("2026-11-28T20:00:00Z"));
    const cards: LabelledCard[] = [];
    for (const message of messages) {
      const turn = await talk.say(message);
      if (turn.card?.kind !== "edit") continue;
      const card = cardOf(turn);
      cards.push(card);
      const values = talk.values();
      expect(Object.fromEntries(card.fields.map(({ name, value }) => [name, value]))).toEqual(
        Object.fromEntries(card.fields.map(({ name }) => [name, values[name] ?? ""])),
      );
    }
    expect(cards.length).toBeGreaterThan(0);
    const before = talk.values();
    await save(talk, cards.at(-1)?.part as EditPart, {});
    expect(talk.values()).toEqual(before);
  });
});

test("a place that is taken out of a row takes its clock with it", async () => {
  const talk = new MemoryTalk("en", new Date("2026-11-28T20:00:00Z"));
  await talk.say("An arbitration in Miami on March 9, 2027, nine to five. The witness Teresa Lombardi joins by video from Lima.");
  expect(talk.values().people).toContain("America/Lima");
  const people = rowsOf(await open(talk, "people"), "people").map((row) => ({ ...row, place: "" }));
  await save(talk, "people", { people: JSON.stringify(people) });
  expect(talk.values().people).toContain("Teresa Lombardi");
  expect(talk.values().people).not.toContain("Lima");
});
