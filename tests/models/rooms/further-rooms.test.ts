/** Further rooms, one by one: how many they are together, and who has which, in one message or in several. */
import { describe, expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { type Answer, remarksOf, talkAfter, value } from "#tests/models/begun.ts";

type Room = { count: number; quote: string; for?: string; more?: true };
const room = (quote: string, whom?: string, more: Omit<Partial<Room>, "quote"> = {}): Room => ({
  count: 1,
  quote,
  ...(whom ? { for: whom } : {}),
  ...more,
});

test.each<[Locale, string, readonly Room[], count: string, who: string | undefined]>([
  [
    "fr",
    "Il faut une salle de délibéré pour le tribunal et une salle pour la demanderesse.",
    [room("une salle de délibéré pour le tribunal", "le tribunal"), room("une salle pour la demanderesse", "la demanderesse")],
    "2",
    "le tribunal; la demanderesse",
  ],
  [
    "en",
    "We need a room for the landlord and another for the tenants.",
    [room("a room for the landlord", "the landlord"), room("another for the tenants", "the tenants")],
    "2",
    "the landlord; the tenants",
  ],
  [
    "en",
    "Two breakout rooms, one of them for the mediator.",
    [room("Two breakout rooms"), room("one of them for the mediator", "the mediator")],
    "2",
    "the mediator",
  ],
  [
    "en",
    "Two caucus rooms and one for the interpreters.",
    [room("Two caucus rooms", undefined, { count: 2 }), room("one for the interpreters", "the interpreters")],
    "3",
    "the interpreters",
  ],
  [
    "en",
    "And one breakout room for each side please, plus two for the experts.",
    [room("one breakout room for each side", "each side", { count: 2 }), room("two for the experts", "the experts", { count: 2 })],
    "4",
    "each side; the experts; the experts",
  ],
  [
    "es",
    "Necesitamos dos salas privadas: una para la demandante y otra para el tribunal.",
    [
      room("dos salas privadas", undefined, { count: 2 }),
      room("una para la demandante", "la demandante"),
      room("otra para el tribunal", "el tribunal"),
    ],
    "2",
    "la demandante; el tribunal",
  ],
])("%s: %s", async (locale, message, rooms, count, who) => {
  const { talk, text } = await talkAfter(locale, [message, { rooms }]);
  expect(talk.values()).toMatchObject({ needsBreakoutRooms: "true", breakoutRoomCount: count });
  expect(talk.values().breakoutRoomCapacities).toBe(who);
  expect(text).toContain(count);
  expect(talk.values().caseDescription ?? "").toBe("");
  expect(remarksOf(talk)).toEqual([]);
});

test.each<[Locale, first: readonly [string, Answer], next: readonly [string, Answer], count: string, who: string]>([
  [
    "fr",
    ["Une salle privée pour notre équipe, svp.", { rooms: [room("Une salle privée pour notre équipe", "notre équipe")] }],
    ["Ajoutez aussi une salle pour l'intimée.", { rooms: [room("une salle pour l'intimée", "l'intimée", { more: true })] }],
    "2",
    "notre équipe; l'intimée",
  ],
  [
    "es",
    ["Con dos salas aparte.", { rooms: [room("dos salas aparte", undefined, { count: 2 })] }],
    ["Y una sala más para los testigos.", { rooms: [room("una sala más para los testigos", "los testigos", { more: true })] }],
    "3",
    "los testigos",
  ],
  [
    "en",
    ["Three breakout rooms please.", { rooms: [room("Three breakout rooms", undefined, { count: 3 })] }],
    [
      "One of the breakout rooms is for the witnesses, and please add a fourth for the interpreters.",
      {
        rooms: [
          room("One of the breakout rooms is for the witnesses", "the witnesses"),
          room("add a fourth for the interpreters", "the interpreters", { more: true }),
        ],
      },
    ],
    "4",
    "the witnesses; the interpreters",
  ],
])("%s: a later message adds a room, or says whose one is", async (locale, first, next, count, who) => {
  const { talk } = await talkAfter(locale, first, next);
  expect(talk.values()).toMatchObject({ breakoutRoomCount: count, breakoutRoomCapacities: who });
});

test("none is wanted, and rooms that no word counts are not noted", async () => {
  const none = await talkAfter("es", [
    "No necesitamos salas aparte, pero sí mesa en U.",
    { values: [value("roomSetup", "u_shape", "mesa en U")], rooms: [room("No necesitamos salas aparte", undefined, { count: 0 })] },
  ]);
  expect(none.talk.values().needsBreakoutRooms ?? "false").toBe("false");
  const unsaid = await talkAfter("en", [
    "Six of us, at a round table.",
    { values: [value("mainRoomCapacity", "6", "Six of us")], rooms: [room("at a round table", undefined, { count: 5 })] },
  ]);
  expect(unsaid.talk.values().breakoutRoomCount ?? "").toBe("");
});

test.each<[Locale, string, string, string]>([
  ["en", "A round table for the eight of us.", "round table", "round table"],
  ["fr", "Une table ronde, ce serait plus convivial.", "table ronde", "table ronde"],
  ["es", "Las sillas en círculo, sin mesa.", "sillas en círculo", "en círculo"],
  ["en", "Theatre in the round, if you can.", "Theatre in the round", "Theatre in the round"],
])("%s: a set-up that no choice names is kept in its words: %s", async (locale, message, quote, words) => {
  const { talk, text } = await talkAfter(locale, [message, { values: [value("roomSetup", "other", quote)] }]);
  expect(talk.values()).toMatchObject({ roomSetup: "other", specialRequirements: words });
  expect(text).toContain(words);
});

describe("a number of rooms that is settled", () => {
  const TWO: Readonly<Record<Locale, readonly [string, Answer]>> = {
    en: ["Two breakout rooms please.", { rooms: [room("Two breakout rooms", undefined, { count: 2 })] }],
    fr: ["Il faut deux salles privées.", { rooms: [room("deux salles privées", undefined, { count: 2 })] }],
    es: ["Con dos salas privadas.", { rooms: [room("dos salas privadas", undefined, { count: 2 })] }],
  };

  test.each<[Locale, string, readonly Room[], asks: string]>([
    [
      "en",
      "We would have just one breakout room, for the witnesses.",
      [room("just one breakout room, for the witnesses", "the witnesses")],
      "1",
    ],
    ["fr", "Il y aurait une seule salle privée, pour les témoins.", [room("une seule salle privée, pour les témoins", "les témoins")], "1"],
    ["es", "Habría una sola sala privada, para los testigos.", [room("una sola sala privada, para los testigos", "los testigos")], "1"],
    [
      "en",
      "There are three rooms: one each and one for the mediator.",
      [room("three rooms", undefined, { count: 3 }), room("one for the mediator", "the mediator")],
      "3",
    ],
    [
      "fr",
      "Il y a trois salles privées : une par camp et une pour la médiatrice.",
      [room("trois salles privées", undefined, { count: 3 }), room("une pour la médiatrice", "la médiatrice")],
      "3",
    ],
    [
      "es",
      "Hay tres salas privadas: una por parte y una para la mediadora.",
      [room("tres salas privadas", undefined, { count: 3 }), room("una para la mediadora", "la mediadora")],
      "3",
    ],
  ])("%s: is asked about before it becomes another one: %s", async (locale, message, rooms, asks) => {
    const { talk, text } = await talkAfter(locale, TWO[locale], [message, { rooms }]);
    expect(talk.values().breakoutRoomCount).toBe("2");
    expect(text).toMatch(/ 2\b.*[?]/s);
    await talk.press("change_it");
    expect(talk.values().breakoutRoomCount).toBe(asks);
  });

  test.each<[Locale, string, readonly Room[]]>([
    ["en", "Actually just one breakout room, for the witnesses.", [room("just one breakout room, for the witnesses", "the witnesses")]],
    ["fr", "Finalement, une seule salle privée, pour les témoins.", [room("une seule salle privée, pour les témoins", "les témoins")]],
    ["es", "Mejor una sola sala privada, para los testigos.", [room("una sola sala privada, para los testigos", "los testigos")]],
  ])("%s: is never left as it was without a word where it is put right: %s", async (locale, message, rooms) => {
    const { talk, text } = await talkAfter(locale, TWO[locale], [
      message,
      { rooms, acts: [{ act: "correct", quote: message.split(/[ ,]/)[0] }] },
    ]);
    if (talk.values().breakoutRoomCount !== "1") {
      expect(text).toContain("?");
      await talk.press("change_it");
    }
    expect(talk.values()).toMatchObject({ breakoutRoomCount: "1", breakoutRoomCapacities: rooms[0]?.for });
  });

  test.each<[Locale, string, readonly Room[]]>([
    ["en", "The room for the witnesses needs a phone.", [room("The room for the witnesses", "the witnesses", { more: true })]],
    ["fr", "La salle des témoins aura un téléphone.", [room("La salle des témoins", "témoins", { more: true })]],
    ["es", "La sala para los testigos tendrá teléfono.", [room("La sala para los testigos", "los testigos", { more: true })]],
    ["en", "One of the breakout rooms is for the witnesses.", [room("One of the breakout rooms is for the witnesses", "the witnesses")]],
  ])("%s: does not grow by a room that is only spoken of: %s", async (locale, message, rooms) => {
    const { talk } = await talkAfter(locale, TWO[locale], [message, { rooms }]);
    expect(talk.values().breakoutRoomCount).toBe("2");
    expect(talk.values().breakoutRoomCapacities).toMatch(/witnesses|témoins|testigos/);
  });

  test("does not grow each time that a room which was added is spoken of", async () => {
    const added = room("another room for the interpreters", "the interpreters", { more: true });
    const { talk, text } = await talkAfter(
      "en",
      TWO.en,
      ["Add another room for the interpreters.", { rooms: [added] }],
      ["As I said, another room for the interpreters.", { rooms: [added] }],
    );
    expect(talk.values().breakoutRoomCount).toBe("3");
    expect(text).toMatch(/ 3\b.*[?]/s);
  });
});

test.each<[Locale, string, readonly Room[], count: string | undefined]>([
  [
    "en",
    "Two breakout rooms as well as one for the tribunal.",
    [room("Two breakout rooms", undefined, { count: 2 }), room("one for the tribunal", "the tribunal")],
    "3",
  ],
  [
    "en",
    "Two breakout rooms and one for the tribunal.",
    [room("Two breakout rooms", undefined, { count: 2 }), room("and one for the tribunal", "the tribunal")],
    "3",
  ],
  [
    "en",
    "One for the tribunal and two breakout rooms.",
    [room("One for the tribunal", "the tribunal"), room("two breakout rooms", undefined, { count: 2 })],
    "3",
  ],
  [
    "en",
    "Two breakout rooms, and one of them is for the mediator.",
    [room("Two breakout rooms", undefined, { count: 2 }), room("one of them is for the mediator", "the mediator")],
    "2",
  ],
  [
    "fr",
    "Il faut deux salles privées ainsi qu'une pour le tribunal.",
    [room("deux salles privées", undefined, { count: 2 }), room("une pour le tribunal", "le tribunal")],
    "3",
  ],
  [
    "fr",
    "Il faut deux salles privées, dont une pour la médiatrice.",
    [room("deux salles privées", undefined, { count: 2 }), room("une pour la médiatrice", "la médiatrice")],
    "2",
  ],
  [
    "es",
    "Dos salas privadas así como una para el tribunal.",
    [room("Dos salas privadas", undefined, { count: 2 }), room("una para el tribunal", "el tribunal")],
    "3",
  ],
  [
    "es",
    "Dos salas privadas, y una de ellas para la mediadora.",
    [room("Dos salas privadas", undefined, { count: 2 }), room("una de ellas para la mediadora", "la mediadora")],
    "2",
  ],
  ["en", "We need a room for 22.", [room("a room for 22", "22")], undefined],
  ["en", "Please book a room.", [room("a room")], undefined],
  ["fr", "Il nous faut une salle pour 22 personnes.", [room("une salle pour 22 personnes")], undefined],
  ["es", "Necesitamos una sala para 22 personas.", [room("una sala para 22 personas", "22 personas")], undefined],
])("%s: rooms on top of others, among others, and the one in which all are: %s", async (locale, message, rooms, count) => {
  const { talk } = await talkAfter(locale, [message, { rooms }]);
  expect(talk.values().breakoutRoomCount || undefined).toBe(count);
});
