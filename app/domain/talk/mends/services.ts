/** A service that is wanted no longer: its own field, or its words among those of a text, and nothing next to it. */
import { type Desk, remark } from "#app/domain/talk/desk.ts";
import { isSettled, type TalkField } from "#app/domain/talk/plan/fields.ts";
import { entriesIn } from "#app/domain/talk/plan/slots.ts";
import { enter } from "#app/domain/talk/settled/enter.ts";
import type { Statement } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";
import type { Thing } from "./thing.ts";
import { drop, replace } from "./things.ts";

/** Texts that list several things. */
export const LISTING: ReadonlySet<TalkField> = new Set(["catering", "specialRequirements", "additionalRoomTypes"]);
const ITEMS = /\n|[,;]|\s(?:and|et|y|&)\s/u;
const MOST_OF_STEM = 5;

/** Takes out what a statement rules out. */
export function dropService(desk: Desk, statement: Extract<Statement, { slot: "service" }>) {
  const field = statement.value.kind as TalkField;
  const held = desk.values[field];
  const entries = entriesIn(statement);
  if (entries.length > 0) for (const entry of entries) enter(desk, statement, entry, false);
  else if (isSettled(held)) dropSome(desk, { field, value: held.value }, statement.quote);
  else remark(desk, statement.quote, "avoid");
}

/** Takes out of a text the items that share a word with what is said, and the whole of anything else. */
export function dropSome(desk: Desk, thing: Thing, quote: string) {
  const left = LISTING.has(thing.field) ? withoutItems(thing.value, quote) : "";
  if (left === "" || left === thing.value) drop(desk, thing, quote);
  else replace(desk, thing, left, quote);
}

/** True where an item of the text is named. */
export const namesItem = (value: string, quote: string): boolean => withoutItems(value, quote) !== value;

function withoutItems(value: string, quote: string): string {
  const words = new Set(tellingWords(quote).map(({ key }) => key.slice(0, MOST_OF_STEM)));
  const isNamed = (item: string) => tellingWords(item).some(({ key }) => words.has(key.slice(0, MOST_OF_STEM)) && !/^\d+$|^not$/.test(key));
  const items = value.split(ITEMS).map((item) => item.trim());
  const left = items.filter((item) => item !== "" && !isNamed(item));
  return left.length === items.length ? value : left.join(", ");
}
