/** Weekdays as people write them in three languages, folded: long, short, in the plural, and with the usual slips; 1 for Monday to 7 for Sunday. */
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";

const LISTS = ["wd", "wdx", "wds"] as const;

export const WEEKDAY_NAMES: ReadonlyMap<string, number> = new Map(
  [EN, FR, ES].flatMap(({ listed }) =>
    LISTS.flatMap((list) =>
      (listed[list] ?? []).flatMap((words, at) => words.split("|").map((word) => [word.replace(/^los /, ""), at + 1] as const)),
    ),
  ),
);
