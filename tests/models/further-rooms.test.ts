/** Further rooms, one by one: how many they are together, and who has which, in one message or in several. */
import { expect, test } from "vitest";
import type { Locale } from "#app/domain/locale.ts";
import { type Answer, remarksOf, talkAfter, value } from "./begun.ts";

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
