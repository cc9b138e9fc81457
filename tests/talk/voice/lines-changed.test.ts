import { expect, test } from "vitest";
import type { ChatSummary } from "#app/api-client/chat.ts";
import { linesChanged } from "#app/components/chat/summary/lines-changed.ts";

const FIELDS: Readonly<Record<string, "people" | "preferredDate">> = {
  Participant: "people",
  Participants: "people",
  Date: "preferredDate",
  Dates: "preferredDate",
  Hours: "preferredDate",
};
const summary = (...lines: readonly [label: string, text: string][]): ChatSummary => ({
  hash: lines.join(),
  lines: lines.map(([label, text]) => ({ field: FIELDS[label] ?? "caseDescription", part: "matter", label, text })),
});
const HELD = [
  ["Proceeding", "Mediation"],
  ["Date", "Tuesday, March 16, 2027"],
  ["Venue", "Toronto"],
  ["Also attending", "Ana Cruz"],
  ["Also attending", "Tom Weiss"],
  ["Interpreter", "Spanish"],
] as const;
const ALL = summary(...HELD.map(([label, text]): [string, string] => [label, text]));
const texts = (changed: ReturnType<typeof linesChanged>) =>
  changed && { lines: changed.lines.map(({ text }) => text), gone: changed.gone.map(({ text }) => text) };

test("a value that has become another one is the one line to read", () => {
  const now = summary(...HELD.map(([label, text]): [string, string] => [label, label === "Venue" ? "Miami" : text]));
  expect(texts(linesChanged(ALL, now))).toEqual({ lines: ["Miami"], gone: [] });
});

test("what was taken out is named, also where others bear its label", () => {
  const without = (text: string) => summary(...HELD.flatMap(([label, one]): [string, string][] => (one === text ? [] : [[label, one]])));
  expect(texts(linesChanged(ALL, without("Spanish")))).toEqual({ lines: [], gone: ["Spanish"] });
  expect(texts(linesChanged(ALL, without("Tom Weiss")))).toEqual({ lines: [], gone: ["Tom Weiss"] });
});

test("the first summary, one that was asked for again, and one of another request are read whole", () => {
  expect(linesChanged(null, ALL)).toBeNull();
  expect(linesChanged(ALL, ALL)).toBeNull();
  expect(linesChanged(summary(["Proceeding", "Arbitration"]), ALL)).toBeNull();
});

test("a label that follows the number takes nothing out", () => {
  const one = summary(...REST, ["Participant", "Ingrid Vale"], ["Date", "March 9"], ["Hours", "9 to 5"]);
  const two = summary(...REST, ["Participants", "Ingrid Vale; Tom Bell"], ["Dates", "March 9 and 10"]);
  expect(texts(linesChanged(one, two))).toEqual({ lines: ["Ingrid Vale; Tom Bell", "March 9 and 10"], gone: ["9 to 5"] });
  expect(texts(linesChanged(two, one))?.gone).toEqual([]);
});
const REST: [string, string][] = ["A", "B", "C", "D", "E", "F"].map((label) => [label, label]);
