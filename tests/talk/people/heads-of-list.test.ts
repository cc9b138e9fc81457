/** How many are in the room is counted from the list, day by day, and the sentence that says so says what the list says. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PersonSaid } from "#app/understanding/contract.ts";
import { MemoryTalk } from "#tests/kit/chat/memory-talk.ts";
import { type Answer, value } from "#tests/models/begun.ts";

const DAYS = ["2027-05-03", "2027-05-04", "2027-05-05"];
const NAMES = ["Ada Brock", "Bela Crane", "Cora Dunn", "Dov Eames", "Ezra Finch", "Fay Gower"];
const OPENING = "Arbitration in Toronto from May 3 to 5, 2027. Alder Mills Ltd. is the claimant, Birch Works Inc. the respondent.";
const OPENED: Answer = {
  values: [
    value("proceedingType", "arbitration", "Arbitration"),
    value("location", "arbitration_place_toronto", "Toronto"),
    value("preferredDate", "2027-05-03..2027-05-05", "May 3 to 5, 2027"),
  ],
  people: [
    { name: "Alder Mills Ltd.", part: "claimant", quote: "Alder Mills Ltd. is the claimant" },
    { name: "Birch Works Inc.", part: "respondent", quote: "Birch Works Inc. the respondent" },
  ],
};

async function talkOf(...turns: readonly [string, Answer][]) {
  const talk = new MemoryTalk("en", new Date("2026-11-23T15:00:00Z"));
  let text = "";
  for (const [message, answer] of [[OPENING, OPENED] as const, ...turns])
    text += `\n${(await talk.say(message, {}, { values: [], ...answer })).text}`;
  const { people, mainRoomCapacity = "", onSomeDays } = talk.values();
  return { talk, text, room: mainRoomCapacity, people: JSON.parse(people || "[]") as PersonSaid[], onSomeDays };
}

/** What the list says, entry by entry: the greatest sum of any day. */
function listed(people: readonly PersonSaid[]): number {
  const isHere = ({ attends, remoteOn, days }: PersonSaid, day: string) =>
    attends === "remote" || attends === "telephone" ? remoteOn !== undefined && !remoteOn.includes(day) : (days ?? DAYS).includes(day);
  const seats = people.filter(({ part, attends, count }) => !["claimant", "respondent"].includes(part) || attends || count);
  return Math.max(...DAYS.map((day) => seats.filter((one) => isHere(one, day)).reduce((sum, { count = 1 }) => sum + count, 0)));
}

describe("a group with a number, and those of it who are named", () => {
  test.each<[string, string, object[], object[], string]>([
    [
      "the whole is counted",
      "Respondent's side: five in person, led by Ms. Nora Tell. Three lawyers for the claimant.",
      [
        { name: "Ms. Nora Tell", part: "counsel", side: "respondent", quote: "led by Ms. Nora Tell" },
        { count: 5, side: "respondent", attends: "in_person", quote: "Respondent's side: five in person" },
        { count: 3, part: "counsel", side: "claimant", quote: "Three lawyers for the claimant" },
      ],
      [{ count: 4, side: "respondent" }, { name: "Ms. Nora Tell" }],
      "8",
    ],
    [
      "the others are counted",
      "Claimant's side: six persons in person, including Mr. Ode. Respondent's side: five in person, led by Ms. Nora Tell.",
      [
        { name: "Mr. Ode", part: "counsel", side: "claimant", quote: "Mr. Ode" },
        { count: 5, side: "claimant", attends: "in_person", quote: "Claimant's side: six persons in person, including Mr. Ode" },
        { name: "Ms. Nora Tell", part: "counsel", side: "respondent", quote: "led by Ms. Nora Tell" },
        { count: 4, side: "respondent", attends: "in_person", quote: "Respondent's side: five in person, led by Ms. Nora Tell" },
      ],
      [
        { count: 5, side: "claimant" },
        { count: 4, side: "respondent" },
      ],
      "11",
    ],
    [
      "others are on top of who is named",
      "Ms. Nora Tell and four others come for the respondent, and three for the claimant.",
      [
        { name: "Ms. Nora Tell", part: "counsel", side: "respondent", quote: "Ms. Nora Tell" },
        { count: 4, side: "respondent", quote: "Ms. Nora Tell and four others come for the respondent" },
        { count: 3, side: "claimant", quote: "three for the claimant" },
      ],
      [
        { count: 4, side: "respondent" },
        { count: 3, side: "claimant" },
      ],
      "8",
    ],
  ])("%s", async (_, message, people, held, room) => {
    const said = await talkOf([message, { people }]);
    for (const one of held) expect(said.people).toContainEqual(expect.objectContaining(one));
    expect(said.room).toBe(room);
    expect(said.text).toContain(`Room for: ${room}, counted from the participants`);
  });

  test("is the same group when it is said again, with the one who is named or without", async () => {
    const first: [string, Answer] = [
      "For the respondent five in person, led by Ms. Nora Tell. For the claimant three.",
      {
        people: [
          { name: "Ms. Nora Tell", part: "counsel", side: "respondent", quote: "led by Ms. Nora Tell" },
          { count: 5, side: "respondent", attends: "in_person", quote: "For the respondent five in person" },
          { count: 3, side: "claimant", quote: "For the claimant three" },
        ],
      },
    ];
    const again = "The respondent's side is five persons in all including Ms. Tell.";
    for (const count of [4, 5]) {
      const said = await talkOf(first, [again, { people: [{ count, side: "respondent", quote: again }] }]);
      expect(said.room).toBe("8");
      expect(said.people.filter((one) => one.side === "respondent" && one.count !== undefined)).toEqual([
        expect.objectContaining({ count: 4 }),
      ]);
    }
  });

  test("loses a seat to each who gets a name later", async () => {
    const said = await talkOf(
      [
        "Four of Alder Mills and three of Birch Works.",
        {
          people: [
            { count: 4, side: "claimant", quote: "Four of Alder Mills" },
            { count: 3, side: "respondent", quote: "three of Birch Works" },
          ],
        },
      ],
      [
        "Counsel for Alder Mills is Iris Vane.",
        { people: [{ name: "Iris Vane", part: "counsel", side: "claimant", quote: "Counsel for Alder Mills is Iris Vane" }] },
      ],
    );
    expect(said.people).toContainEqual(expect.objectContaining({ count: 3, side: "claimant" }));
    expect(said.room).toBe("7");
  });
});

test("who comes on one day alone, or is elsewhere on some, has a seat on their days", async () => {
  const said = await talkOf([
    "Three for Alder Mills and three for Birch Works. Pia Roth testifies on May 3, Quin Shaw on May 4. Uma Vos is our expert, by video on May 4.",
    {
      people: [
        { count: 3, side: "claimant", quote: "Three for Alder Mills" },
        { count: 3, side: "respondent", quote: "three for Birch Works" },
        { name: "Pia Roth", part: "witness", attends: "in_person", days: DAYS[0], quote: "Pia Roth testifies on May 3" },
        { name: "Quin Shaw", part: "witness", attends: "in_person", days: DAYS[1], quote: "Quin Shaw on May 4" },
      ],
    },
  ]);
  expect(said.room).toBe("7");
});

test("the claim is what the list says, however it was said", async () => {
  const group = fc.record({ count: fc.integer({ min: 2, max: 9 }), side: fc.constantFrom("claimant", "respondent"), own: fc.boolean() });
  const named = fc.record({
    part: fc.constantFrom("counsel", "witness", "neutral", "expert"),
    side: fc.option(fc.constantFrom("claimant", "respondent"), { nil: undefined }),
    attends: fc.option(fc.constantFrom("in_person", "remote"), { nil: undefined }),
    day: fc.option(fc.constantFrom(...DAYS), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(group, { maxLength: 2 }), fc.array(named, { maxLength: 5 }), async (groups, persons) => {
      const turns: [string, Answer][] = [
        ...groups.map(({ count, side, own }): [string, Answer] => {
          const quote = `There are ${count} people of the ${side}${own ? " in the room" : ""}`;
          return [`${quote}.`, { people: [{ count, side, ...(own ? { attends: "in_person" } : {}), quote }] }];
        }),
        ...persons.map(({ part, side, attends, day }, at): [string, Answer] => {
          const way = attends === "remote" ? " by video" : attends ? " in person" : "";
          const quote = `${NAMES[at]}, ${part === "neutral" ? "arbitrator" : part}${side ? ` of the ${side}` : ""}, comes${way}${day ? ` on May ${Number(day.slice(8))}` : ""}`;
          return [
            `${quote}.`,
            {
              people: [
                { name: NAMES[at], part, ...(side ? { side } : {}), ...(attends ? { attends } : {}), ...(day ? { days: day } : {}), quote },
              ],
            },
          ];
        }),
      ];
      const said = await talkOf(...turns);
      const claims = [...said.text.matchAll(/Room for: (\d+), counted from the participants/g)].map(([, count]) => Number(count));
      if (said.room === "") return;
      expect(Number(said.room)).toBe(listed(said.people));
      expect(claims.at(-1)).toBe(listed(said.people));
    }),
    { numRuns: 40 },
  );
}, 60_000);

describe("a number of one day", () => {
  const LIST: [string, Answer] = [
    "Three for Alder Mills and three for Birch Works.",
    {
      people: [
        { count: 3, side: "claimant", quote: "Three for Alder Mills" },
        { count: 3, side: "respondent", quote: "three for Birch Works" },
      ],
    },
  ];
  test("is that day's alone, and the others keep theirs", async () => {
    const said = await talkOf(LIST, [
      "On Tuesday we are fourteen in the room.",
      { values: [{ ...value("mainRoomCapacity", "14", "On Tuesday we are fourteen in the room"), on: DAYS[1] }] },
    ]);
    expect(said.room).toBe("6");
    expect(JSON.parse(said.onSomeDays ?? "[]")).toEqual([{ field: "mainRoomCapacity", days: [DAYS[1]], note: "14" }]);
    expect(said.text).not.toMatch(/Room for: 14/);
  });
});
