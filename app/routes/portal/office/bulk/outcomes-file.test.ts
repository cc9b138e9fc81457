import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { outcomeLines } from "./outcomes-file.ts";
import { MOST_ROWS, type RowOutcome } from "./run-all.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const row = (at: number) => ({ id: `r${at}`, version: 1, name: `CN-${at}, =1+1` });

test("of ten thousand rows each stands in the file by its name, with what became of it", () => {
  const outcomes = Array.from({ length: MOST_ROWS }, (_, at): RowOutcome => {
    const kinds: RowOutcome[] = [
      { row: row(at), kind: "done", note: "Palmetto" },
      { row: row(at), kind: "refused", why: "It was changed meanwhile" },
      { row: row(at), kind: "unanswered" },
      { row: row(at), kind: "left" },
    ];
    return kinds[at % 4] ?? { row: row(at), kind: "left" };
  });
  const lines = outcomeLines(i18n, outcomes);
  expect(lines).toHaveLength(MOST_ROWS + 1);
  expect(new Set(lines).size).toBe(MOST_ROWS + 1);
  expect(lines[1]).toMatch(/^"CN-0, =1\+1",[^,]+,Palmetto\r\n$/);
  expect(lines[2]).toContain("It was changed meanwhile");
});
