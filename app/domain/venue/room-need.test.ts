import { expect, test } from "vitest";
import { roomNeed } from "./room-need.ts";

const sizes = (breakoutRoomCapacities: string, breakoutRoomCount = "2") =>
  roomNeed({ needsBreakoutRooms: "true", breakoutRoomCount, breakoutRoomCapacities }).breakouts;

test.each<[string, number[]]>([
  ["6, 8", [6, 8]],
  ["4 and 8", [4, 8]],
  ["4 et 8", [4, 8]],
  ["4 y 8", [4, 8]],
  ["8 people each", [8, 8]],
  ["une de 4, une de 6 personnes", [4, 6]],
  ["6", [6, 6]],
  ["tribunal: 3; the witnesses (4)", [3, 4]],
  ["the witnesses, 12 people", [12, 12]],
  ["l'intimée – 6 personnes; le tribunal – 3", [6, 3]],
  ["6; la demandante", [6, 6]],
])("a line of sizes says them: %s", (line, expected) => {
  expect(sizes(line)).toEqual(expected);
});

test.each([
  "407 ETR",
  "class of 2019",
  "respondents 2 and 3",
  "respondents 2, 3",
  "défenderesse 2; 9256-7890 Québec inc.",
  "Sociedad 21; testigos",
  "Studio 54 and Ontario 12345 Ltd.",
  "2019",
  "the tribunal; the claimant",
])("figures in a name are no size: %s", (line) => {
  expect(sizes(line)).toEqual([1, 1]);
});
