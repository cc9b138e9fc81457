/** What a model says of a price that is asked for: which things, which days, how many, how long. */
import { type HeldThing, PRICED_LENGTHS, PRICED_THINGS, type PricedThing, type PriceSaid } from "#app/understanding/contract.ts";
import { daysIn } from "./claims-of-edits.ts";
import { textAt } from "./entries.ts";

/** So many things have a price in one question. */
const MOST_THINGS = 10;
const MOST_OF_THEM = 20;

/** Of a handle or a field of the plan what is priced by it. */
const OF_FIELDS: Readonly<Partial<Record<string, PricedThing>>> = {
  mainRoomCapacity: "room",
  roomSetup: "room",
  needsBreakoutRooms: "breakout",
  breakoutRoomCount: "breakout",
  breakoutRoomUse: "breakout",
  breakoutRoomCapacities: "breakout",
  interpretationLanguage: "needsInterpretation",
  interpretationType: "needsInterpretation",
  signLanguage: "needsSignLanguage",
};
const ON_SOME_DAYS = "onSomeDays";
const isThing = (name: string): name is PricedThing => (PRICED_THINGS as readonly string[]).includes(name);

/** The slots of one question, as far as they hold something; an empty list of things is left to the words. */
export function priceAsk(entry: unknown, held: readonly HeldThing[]): Partial<PriceSaid> {
  const named = textAt(entry, "of")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean)
    .slice(0, MOST_THINGS);
  const things = named.flatMap((name) => (isThing(name) ? name : ofHeld(name, held)));
  const ofDays = held.filter((one) => named.includes(one.handle) && (one.kind === "day" || one.field === ON_SOME_DAYS));
  const days = daysIn(textAt(entry, "on") || ofDays.map(({ value }) => value).join(" "));
  const count = Number(textAt(entry, "count"));
  const length = PRICED_LENGTHS.find((one) => one === textAt(entry, "length"));
  return {
    ...(things.length > 0 ? { of: [...new Set(things)] } : {}),
    ...(days.length > 0 ? { days } : {}),
    ...(Number.isInteger(count) && count > 0 && count <= MOST_OF_THEM ? { count } : {}),
    ...(textAt(entry, "more").toLowerCase() === "true" ? { more: true } : {}),
    ...(length ? { length } : {}),
  };
}

function ofHeld(name: string, held: readonly HeldThing[]): PricedThing[] {
  const thing = held.find(({ handle }) => handle === name);
  if (thing?.person?.part === "interpreter") return ["needsInterpretation"];
  // What is wanted on some days only is shown with its field first.
  const field = thing?.field === ON_SOME_DAYS ? (thing.value.split(" ")[0] ?? "") : (thing?.field ?? name);
  const priced = isThing(field) ? field : OF_FIELDS[field];
  return priced ? [priced] : [];
}
