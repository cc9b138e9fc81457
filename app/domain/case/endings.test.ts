import { expect, test } from "vitest";
import { awardSince, type CaseEnding, endingsIn } from "./endings.ts";

const entry = (at: number, actorName: string, details: object) => ({ at, body: JSON.stringify({ actorName, details }) });

test("each ending keeps its outcome and award, and why it was reopened", () => {
  const entries = [
    entry(1, "Kofi Amber", { status: ["assigned", "in_progress"] }),
    entry(2, "Kofi Amber", {
      status: ["in_progress", "resolved"],
      outcome: "Granted.",
      award: { id: "d", name: "award.pdf", sha256: "x" },
    }),
    entry(3, "Olive Office", { status: ["resolved", "in_progress"], reason: "A sum is wrong.", outcome: "Granted." }),
    entry(4, "Kofi Amber", { status: ["in_progress", "resolved"], outcome: null, award: null }),
  ];
  const at = (moment: number) => new Date(moment).toISOString();
  expect(endingsIn(entries)).toEqual([
    {
      at: at(2),
      by: "Kofi Amber",
      outcome: "Granted.",
      award: { id: "d", name: "award.pdf" },
      declared: null,
      reopened: { at: at(3), by: "Olive Office", reason: "A sum is wrong." },
    },
    { at: at(4), by: "Kofi Amber", outcome: null, award: null, declared: null, reopened: null },
  ]);
});

test("what cannot be read tells of nothing", () => {
  expect(endingsIn([{ at: 1, body: "{" }, entry(2, "", {}), entry(3, "", { status: ["resolved", "in_progress"] })])).toEqual([]);
});

test("what became of an award that was undone is what the next ending says", () => {
  const ending = (at: string, award: string | null): CaseEnding => ({
    at,
    by: "Kofi Amber",
    outcome: "Granted.",
    award: award === null ? null : { id: award, name: `${award}.pdf` },
    declared: null,
    reopened: null,
  });
  const [first, again, other, none] = [ending("1", "award"), ending("2", "award"), ending("3", "corrected"), ending("4", null)] as const;
  expect(awardSince([first], 0)).toEqual({ is: "undecided" });
  expect(awardSince([first, again], 0)).toEqual({ is: "again", at: "2" });
  expect(awardSince([first, other], 0)).toEqual({ is: "replaced", at: "3", name: "corrected.pdf" });
  expect(awardSince([first, none], 0)).toEqual({ is: "without", at: "4" });
});

test("an award of a panel says by whom it was made, and why somebody did not sign", () => {
  const declared = {
    by: "majority",
    members: [
      { name: "Petra Chair", seat: "presiding", signed: true, reason: "", opinion: null },
      {
        name: "Cyril Second",
        seat: "co",
        signed: false,
        reason: "I find no breach.",
        opinion: { id: "o", name: "dissent.pdf", sha256: "x" },
      },
    ],
    noMajority: "",
  };
  const [ending] = endingsIn([
    entry(1, "Petra Chair", { status: ["in_progress", "resolved"], award: { id: "d", name: "award.pdf" }, declared }),
  ]);
  expect(ending?.declared).toEqual({
    ...declared,
    members: [declared.members[0], { ...declared.members[1], opinion: { id: "o", name: "dissent.pdf" } }],
  });
  for (const none of [undefined, null, "x", { by: "all" }, { by: "lot", members: [] }])
    expect(
      endingsIn([entry(1, "", { status: ["in_progress", "resolved"], declared: none })])[0]?.declared,
      JSON.stringify(none),
    ).toBeNull();
});
