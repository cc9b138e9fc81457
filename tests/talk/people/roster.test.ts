/** The people of a hearing as entries with an identity: what a mention does to them, whatever was said before. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countOf, type Entry, totalOf } from "#app/domain/talk/people/identity.ts";
import { type Manner, withMention, withoutMention } from "#app/domain/talk/people/roster.ts";
import type { PersonMention } from "#app/understanding/contract.ts";

const part = fc.constantFrom("witness" as const, "expert" as const, "neutral" as const, "counsel" as const, "observer" as const);
const facts = fc.record(
  {
    side: fc.constantFrom("claimant" as const, "respondent" as const),
    attends: fc.constantFrom("remote" as const, "telephone" as const, "in_person" as const),
    place: fc.constantFrom("Oslo", "Lima"),
  },
  { requiredKeys: [] },
);
const named = fc.record({ name: fc.constantFrom("Ada Roy", "Bo Li", "Dr. Eva Xu", "Me Luc Tran"), part });
const group = fc.record({ part, count: fc.integer({ min: 1, max: 5 }) });
const mention: fc.Arbitrary<PersonMention> = fc.tuple(fc.oneof(named, group), facts).map(([who, more]) => ({ ...who, ...more }));
const talk = fc.array(mention, { maxLength: 8 });
const RUNS = { numRuns: 2000, seed: 20261123 };

/** The people after these mentions; one that has to be asked about changes nothing. */
const rosterAfter = (mentions: readonly PersonMention[], from: readonly Entry[] = [], manner: Manner = {}): readonly Entry[] =>
  mentions.reduce<readonly Entry[]>((roster, one) => {
    const outcome = withMention(roster, one, manner);
    return outcome && "roster" in outcome ? outcome.roster : roster;
  }, from);
const known = (roster: readonly Entry[]) => roster.map((one) => JSON.stringify(Object.entries(one).sort())).sort();

describe("whatever was said before", () => {
  test("mentioning the same person or group again changes nothing", () => {
    fc.assert(
      fc.property(talk, mention, (before, said) => {
        const once = rosterAfter([...before, said]);
        expect(known(rosterAfter([said], once))).toEqual(known(once));
      }),
      RUNS,
    );
  });

  test("a correction of somebody who is noted never makes more people of them", () => {
    fc.assert(
      fc.property(talk, named, facts, (before, who, more) => {
        const roster = rosterAfter([...before, who]);
        const now = rosterAfter([{ ...who, ...more }], roster, { corrects: true });
        expect(now.length).toBeLessThanOrEqual(roster.length);
        expect(totalOf(now)).toBeLessThanOrEqual(totalOf(roster));
      }),
      RUNS,
    );
  });

  test("a group that is recounted is one group still", () => {
    fc.assert(
      fc.property(talk, group, fc.integer({ min: 1, max: 9 }), (before, said, count) => {
        const roster = rosterAfter([...before, said]);
        const isCounted = roster.some(({ name, part }) => !name && part === said.part);
        const most = roster.length + (isCounted ? 0 : 1);
        expect(rosterAfter([{ ...said, count }], roster, { corrects: true }).length).toBeLessThanOrEqual(most);
      }),
      RUNS,
    );
  });

  test("removing one removes exactly that one", () => {
    fc.assert(
      fc.property(talk, mention, (before, said) => {
        const roster = rosterAfter([...before, said]);
        const left = withoutMention(roster, said);
        if (!left) return;
        expect(roster.filter((one) => !left.includes(one)).length).toBe(1);
        const [gone] = roster.filter((one) => !left.includes(one));
        expect(totalOf(roster) - totalOf(left)).toBe(Math.min(countOf(said), countOf(gone ?? said)));
      }),
      RUNS,
    );
  });

  test("the sum of the counts never exceeds what was said", () => {
    fc.assert(
      fc.property(talk, (mentions) => {
        expect(totalOf(rosterAfter(mentions))).toBeLessThanOrEqual(mentions.reduce((sum, one) => sum + countOf(one), 0));
      }),
      RUNS,
    );
  });
});

const WITNESSES: PersonMention = { part: "witness", count: 2, attends: "remote" };
describe("a mention", () => {
  test.each<[string, readonly PersonMention[], readonly PersonMention[]]>([
    ["of a group that is noted", [WITNESSES, WITNESSES], [WITNESSES]],
    [
      "of one with a name among those who were counted",
      [WITNESSES, { name: "Dr. Eva Xu", part: "witness" }],
      [
        { name: "Dr. Eva Xu", part: "witness", attends: "remote" },
        { ...WITNESSES, count: 1 },
      ],
    ],
    [
      "of all who were counted by name",
      [
        { part: "neutral", count: 2 },
        { name: "Ada Roy", part: "neutral" },
        { name: "Bo Li", part: "neutral" },
      ],
      [
        { name: "Ada Roy", part: "neutral" },
        { name: "Bo Li", part: "neutral" },
      ],
    ],
    [
      "of the whole of whom one is named",
      [
        { name: "Ada Roy", part: "neutral" },
        { part: "neutral", count: 3, how: "all" },
      ],
      [
        { name: "Ada Roy", part: "neutral" },
        { part: "neutral", count: 2 },
      ],
    ],
    [
      "of others than who is named",
      [
        { name: "Ada Roy", part: "neutral" },
        { part: "neutral", count: 2, how: "others" },
      ],
      [
        { name: "Ada Roy", part: "neutral" },
        { part: "neutral", count: 2 },
      ],
    ],
    [
      "of both",
      [
        { part: "witness", count: 2 },
        { part: "witness", count: 2, how: "all", place: "Oslo" },
      ],
      [{ part: "witness", count: 2, place: "Oslo" }],
    ],
    [
      "of some",
      [
        { part: "witness", count: 5 },
        { part: "witness", count: 2, how: "among", attends: "telephone" },
      ],
      [
        { part: "witness", count: 3 },
        { part: "witness", count: 2, attends: "telephone" },
      ],
    ],
    [
      "of more",
      [
        { part: "witness", count: 2 },
        { part: "witness", count: 1, how: "more" },
      ],
      [{ part: "witness", count: 3 }],
    ],
    [
      "of another side",
      [
        { part: "witness", count: 2, side: "claimant" },
        { part: "witness", count: 3, side: "respondent" },
      ],
      [
        { part: "witness", count: 2, side: "claimant" },
        { part: "witness", count: 3, side: "respondent" },
      ],
    ],
    [
      "of an expert as a witness",
      [
        { name: "Ada Roy", part: "expert" },
        { name: "Ada Roy", part: "witness", attends: "remote" },
      ],
      [{ name: "Ada Roy", part: "expert", attends: "remote" }],
    ],
    [
      "of a company that is a party",
      [
        { firm: "Northwind Ltd.", part: "other" },
        { firm: "Northwind Ltd", part: "claimant" },
      ],
      [{ name: "Northwind Ltd", part: "claimant" }],
    ],
  ])("%s", (_name, mentions, people) => {
    expect(rosterAfter(mentions)).toEqual(people);
  });

  test("of another number is asked about", () => {
    expect(withMention([{ part: "witness", count: 2 }], { part: "witness", count: 3 }, {})).toEqual({
      differs: { part: "witness", count: 2 },
    });
  });
});
