/** Whose the further rooms are: as many owners as rooms, a correction in the place of what it corrects, and a question where they differ. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { type Answer, talkAfter } from "#tests/models/begun.ts";

const room = (quote: string, whom?: string, more: object = {}) => ({ count: 1, quote, ...(whom ? { for: whom } : {}), ...more });
const of = (talk: { values(): Record<string, string> }) => talk.values().breakoutRoomCapacities;

test.each<[Locale, string, object[], string]>([
  [
    "en",
    "Two extra rooms so that Olga and I need not meet.",
    [room("Two extra rooms so that Olga and I need not meet", "Olga and I", { count: 2 })],
    "Olga; I",
  ],
  [
    "en",
    "Two breakout rooms for the landlord and the tenants.",
    [room("Two breakout rooms for the landlord and the tenants", "the landlord and the tenants", { count: 2 })],
    "the landlord; the tenants",
  ],
  [
    "fr",
    "Deux petites salles pour mon frère et moi.",
    [room("Deux petites salles pour mon frère et moi", "mon frère et moi", { count: 2 })],
    "mon frère; moi",
  ],
  [
    "es",
    "Dos salas aparte para mi socia y yo.",
    [room("Dos salas aparte para mi socia y yo", "mi socia y yo", { count: 2 })],
    "mi socia; yo",
  ],
])("%s: as many as are named have one each: %s", async (locale, message, rooms, owners) => {
  const { talk } = await talkAfter(locale, [message, { rooms }]);
  expect(talk.values().breakoutRoomCount).toBe("2");
  expect(of(talk)).toBe(owners);
});

describe("who is in the rooms, corrected", () => {
  const TWO: Readonly<Record<Locale, readonly [string, Answer]>> = {
    en: ["Two side rooms, one for Olga and one for me.", { rooms: [room("one for Olga", "Olga"), room("one for me", "me")] }],
    fr: ["Deux petites salles, une pour Odile et une pour moi.", { rooms: [room("une pour Odile", "Odile"), room("une pour moi", "moi")] }],
    es: ["Dos salas aparte, una para Olga y otra para mí.", { rooms: [room("una para Olga", "Olga"), room("otra para mí", "mí")] }],
  };

  test.each<[Locale, string, object[], string]>([
    [
      "en",
      "Room 1 is just me and my son, room 2 is Olga and Mr. Reyes.",
      [room("Room 1 is just me and my son", "me and my son"), room("room 2 is Olga and Mr. Reyes", "Olga and Mr. Reyes")],
      "me and my son; Olga and Mr. Reyes",
    ],
    [
      "fr",
      "La salle 1 est pour moi et mon fils, la salle 2 pour Odile et Me Roy.",
      [room("La salle 1 est pour moi et mon fils", "moi et mon fils"), room("la salle 2 pour Odile et Me Roy", "Odile et Me Roy")],
      "moi et mon fils; Odile et Me Roy",
    ],
    [
      "es",
      "La sala 1 es para mí y mi hijo, la sala 2 para Olga y el doctor Reyes.",
      [room("La sala 1 es para mí y mi hijo", "mí y mi hijo"), room("la sala 2 para Olga y el doctor Reyes", "Olga y el doctor Reyes")],
      "mí y mi hijo; Olga y el doctor Reyes",
    ],
    [
      "en",
      "Olga's room is for Olga and her lawyer.",
      [room("Olga's room is for Olga and her lawyer", "Olga and her lawyer")],
      "Olga and her lawyer; me",
    ],
    [
      "fr",
      "La salle d'Odile sera pour Odile et son avocate.",
      [room("La salle d'Odile sera pour Odile et son avocate", "Odile et son avocate")],
      "Odile et son avocate; moi",
    ],
    [
      "es",
      "La sala de Olga es para Olga y su abogada.",
      [room("La sala de Olga es para Olga y su abogada", "Olga y su abogada")],
      "Olga y su abogada; mí",
    ],
  ])("%s: take each other's place: %s", async (locale, message, rooms, owners) => {
    const { talk, text } = await talkAfter(locale, TWO[locale], [message, { rooms }]);
    expect(talk.values().breakoutRoomCount).toBe("2");
    expect(of(talk)?.split("; ").sort()).toEqual(owners.split("; ").sort());
    expect(text).not.toContain("?:");
  });

  test.each<[Locale, string, object]>([
    ["en", "A room for the experts.", room("A room for the experts", "the experts")],
    ["fr", "Une salle pour les experts.", room("Une salle pour les experts", "les experts")],
    ["es", "Una sala para los peritos.", room("Una sala para los peritos", "los peritos")],
  ])("%s: one more owner than rooms is asked about, and written down with the yes: %s", async (locale, message, one) => {
    const { talk, text } = await talkAfter(locale, TWO[locale], [message, { rooms: [one] }]);
    expect(of(talk)?.split("; ")).toHaveLength(2);
    expect(text).toMatch(/[?]$/);
    await talk.press("change_it");
    expect(talk.values().breakoutRoomCount).toBe("3");
    expect(of(talk)?.split("; ")).toHaveLength(3);
  });

  test.each<[Locale, string, string]>([
    ["en", "One room is for me and one room is for Olga and her lawyer, you have that wrong.", "me; Olga and her lawyer"],
    ["en", "Take that out, room one is mine alone and room two is for Olga and Mr. Reyes.", "mine alone; Olga and Mr. Reyes"],
    ["fr", "Une salle est pour moi et une salle pour Odile et son avocate, c'est faux chez vous.", "moi; Odile et son avocate"],
    ["es", "Una sala es para mí y una sala para Olga y su abogada, lo tienen mal.", "mí; Olga y su abogada"],
  ])("%s: by the line that is noted: %s", async (locale, message, line) => {
    const { talk } = await talkAfter(locale, TWO[locale], [
      message,
      { edits: [{ handle: "breakoutRoomCapacities", does: "replace", value: line, quote: message }] },
    ]);
    expect(of(talk)).toBe(line);
  });
});

test("there are never more owners than rooms, whatever is said of them", async () => {
  const NAMES = ["Olga", "the experts", "Mr. Reyes", "our team", "the witnesses"];
  const said = fc.record({
    whom: fc.constantFrom(...NAMES),
    other: fc.constantFrom(...NAMES),
    way: fc.constantFrom("one", "both", "more", "list"),
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(said, { maxLength: 4 }), async (count, all) => {
      const turns = all.map(({ whom, other, way }): [string, Answer] => {
        if (way === "both")
          return [
            `Two breakout rooms for ${whom} and ${other}.`,
            { rooms: [room(`Two breakout rooms for ${whom} and ${other}`, `${whom} and ${other}`, { count: 2 })] },
          ];
        if (way === "more") return [`Add another room for ${whom}.`, { rooms: [room(`another room for ${whom}`, whom, { more: true })] }];
        if (way === "list")
          return [
            `Room 1 is for ${whom}, room 2 is for ${other}.`,
            { rooms: [room(`Room 1 is for ${whom}`, whom), room(`room 2 is for ${other}`, other)] },
          ];
        return [`A breakout room is for ${whom}.`, { rooms: [room(`A breakout room is for ${whom}`, whom)] }];
      });
      const { talk } = await talkAfter(
        "en",
        [`${count} breakout rooms.`, { rooms: [room(`${count} breakout rooms`, undefined, { count })] }],
        ...turns,
      );
      const owners = (of(talk) ?? "").split("; ").filter(Boolean);
      expect(owners.length).toBeLessThanOrEqual(Number(talk.values().breakoutRoomCount));
    }),
    { numRuns: 40 },
  );
}, 60_000);
