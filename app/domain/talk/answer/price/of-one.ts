/** "How much is the interpreter on Tuesday alone?", "and one more room?", "the whole of Friday?": the price of what is asked for, and not the total. */
import { weekday } from "#app/domain/booking/schedule/local-date.ts";
import type { EstimateLine } from "#app/domain/estimate/estimate.ts";
import { ITEMS_OF, linesOf, type PartOfEstimate, type Supposed, supposedValues } from "#app/domain/estimate/part-of-estimate.ts";
import { currentPlan, type Desk, remark, say, within } from "#app/domain/talk/desk.ts";
import { entriesOf } from "#app/domain/talk/plan/fields.ts";
import { estimateOfQuestion, estimateSupposing } from "#app/domain/talk/prices.ts";
import type { Receipt } from "#app/domain/talk/receipts.ts";
import type { PriceSaid, QuestionSaid, Span } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";

/** Of more days the total says it. */
const MOST_DAYS = 31;

/** True of a price of some things or of some days. */
export const isOfPart = ({ of, days, weekdays, places = [], length, hours }: PriceSaid): boolean =>
  of.length > 0 || days.length + weekdays.length + places.length > 0 || length === "half_day" || hours !== undefined;

interface Part {
  receipt: Receipt<"estimate">;
  items: readonly EstimateLine["item"][];
  lines: readonly EstimateLine[];
  added: boolean;
}
type Found = Part | "asked" | null;

/** Says what is asked for costs; false where nothing can be said of it, "asked" where it has to be looked up first. */
export function sayPriceOfPart(desk: Desk, { price, quote, at }: QuestionSaid): boolean | "asked" {
  if (!price || !isOfPart(price) || (desk.booking && (!desk.booking.owned || desk.booking.cancelled))) return false;
  const planned = estimateSupposing(desk);
  if (planned === undefined) return "asked";
  if (planned === null) return sayBeforePlan(desk, price, at);
  const days = daysMeant(desk, price);
  // "A fourth day", of three: no day of the hearing is meant, and nothing else is named.
  const isOfNoDay = price.of.length === 0 && days.length === 0 && price.length !== "half_day" && !price.hours;
  if (days.length > MOST_DAYS || isOfNoDay) return false;
  const things = price.of.flatMap((one) => (one === "other" ? [] : [one]));
  const parts: Found[] =
    things.length > 0
      ? things.map((thing) => partOf(desk, planned, { ...price, days: daysOfThing(desk, thing, quote, days) }, thing))
      : price.of.length > 0
        ? []
        : [wholeOf(desk, planned, { ...price, days })];
  if (parts.includes("asked")) return "asked";
  const known = parts.filter((one) => one !== null && one !== "asked");
  const isOther = price.of.includes("other");
  if (known.length === 0 && !isOther) return false;
  for (const [place, { receipt, ...part }] of known.entries())
    say(desk, {
      kind: "estimate_part",
      receipt,
      ...part,
      days: days.length > 0 ? days : null,
      whole: things.length === 0,
      // What everything comes to is said once, behind the last of them.
      totalCents: place === known.length - 1 && !part.added ? planned.estimate.totalCents : null,
    });
  if (isOther) sayUnpriced(desk, quote);
  return true;
}

/** "What is a room for 8 in Toronto for half a day?", before anything is noted: by what the question says, on one day. */
function sayBeforePlan(desk: Desk, price: PriceSaid, at: Span): boolean | "asked" {
  const inside = desk.said.statements.filter((one) => within(one.at, at));
  const location = inside.flatMap((one) => (one.slot === "venue" ? [one.value.location] : []))[0];
  const people = inside.flatMap((one) => (one.slot === "headcount" ? [one.value.most] : []))[0];
  const [thing = "room"] = price.of.flatMap((one) => (one === "other" ? [] : [one]));
  if (price.of.length > 1 || price.of.includes("other")) return false;
  const days = daysMeant(desk, price);
  const length = price.length ?? (days.length === 0 ? "full_day" : undefined);
  const supposed: Supposed = {
    thing,
    days,
    ...lasting(price, length),
    ...(price.count ? { count: price.count } : {}),
    today: desk.world.today,
  };
  const receipt = estimateOfQuestion(desk, { location, people }, (values) => supposedValues(values, supposed));
  if (!receipt) return receipt === undefined ? "asked" : false;
  const items = ITEMS_OF[thing];
  const lines = linesOf(receipt.estimate, items, daysOrAll(days));
  if (lines.length === 0 && receipt.estimate.open.every(({ item }) => !items.includes(item))) return false;
  const named = lines.length > 0 ? items : openItems(receipt, items);
  say(desk, { kind: "estimate_part", receipt, items: named, lines, days: daysOrAll(days), whole: false, added: true, totalCents: null });
  return true;
}

/** Something that no rate is kept of is a question for staff, who quote it. */
function sayUnpriced(desk: Desk, quote: string) {
  remark(desk, quote, "question");
  say(desk, { kind: "unpriced" });
}

/** The days that are meant: by their dates, by a weekday or their place among those of the hearing. */
function daysMeant(desk: Desk, { days, weekdays, places = [] }: PriceSaid): string[] {
  const planned = currentPlan(desk)
    .days.map(({ date }) => date)
    .sort();
  const byWeekday = weekdays.flatMap((day) => {
    const same = planned.filter((date) => weekday(date) === weekday(day));
    return same.length > 0 ? same : [day];
  });
  const byPlace = places.flatMap((place) => planned.at(place > 0 ? place - 1 : place) ?? []);
  return [...new Set([...days, ...byWeekday, ...byPlace])].sort();
}

/** Of one of several interpreters, whose language is named, the days are that one's. */
function daysOfThing(desk: Desk, thing: PartOfEstimate, quote: string, days: readonly string[]): readonly string[] {
  if (days.length > 0 || thing !== "needsInterpretation") return days;
  const words = new Set(tellingWords(quote).map(({ key }) => key));
  const isNamed = (text: string | undefined) => tellingWords(text ?? "").some(({ key }) => words.has(key));
  const own = entriesOf(desk.values, "onSomeDays").filter(({ field, note }) => field === thing && note !== undefined && isNamed(note));
  return [...new Set(own.flatMap((one) => one.days))].sort();
}

/** One thing: as it is planned where that is what is asked, else as it would be. */
function partOf(desk: Desk, planned: Receipt<"estimate">, price: PriceSaid, thing: PartOfEstimate): Found {
  const items = ITEMS_OF[thing];
  const all = linesOf(planned.estimate, items, null);
  const isOpen = planned.estimate.open.some(({ item }) => items.includes(item));
  if (isOpen && all.length === 0 && !price.more) return { receipt: planned, items: openItems(planned, items), lines: [], added: false };
  const isOn = (day: string) => all.some((line) => line.day === null || line.day === day);
  const isPlanned = all.length > 0 && price.days.every(isOn) && !price.more;
  // A day that is planned has its length: "the interpreter for the day of the 20th".
  const length = price.length === "full_day" && price.days.length > 0 ? undefined : price.length;
  // "The interpreter" is the one that is planned, on its days and within its hours.
  const isOfOne = price.count === 1 && isOne(desk, thing);
  const asIs = !length && !price.hours && (price.count === undefined || isOfOne) && thing !== "furtherHours";
  if (isPlanned && asIs) return { receipt: planned, items, lines: linesOf(planned.estimate, items, daysOrAll(price.days)), added: false };
  // On which of the hearing's days it is wanted holds for one of them too.
  const own = price.days.length > 0 || length || !isPlanned ? price.days : [...new Set(all.flatMap(({ day }) => day ?? []))];
  return supposedPart(
    desk,
    { thing, days: own, ...lasting(price, length), ...(price.count ? { count: price.count } : {}) },
    items,
    !isPlanned,
  );
}

/** A service of which there is no second one; rooms are counted. */
const isOne = (desk: Desk, thing: PartOfEstimate): boolean =>
  thing !== "room" && thing !== "breakout" && entriesOf(desk.values, "onSomeDays").filter(({ field }) => field === thing).length <= 1;

const daysOrAll = (days: readonly string[]): readonly string[] | null => (days.length > 0 ? days : null);
const openItems = ({ estimate }: Receipt<"estimate">, items: readonly EstimateLine["item"][]) => {
  const open = items.filter((item) => estimate.open.some((one) => one.item === item));
  return open.length > 0 ? open : items.slice(0, 1);
};
const lasting = ({ hours }: PriceSaid, length: PriceSaid["length"]): Pick<Supposed, "length" | "hours"> => ({
  ...(length ? { length } : {}),
  ...(hours && !length ? { hours } : {}),
});

/** Everything on some days, whether they are planned or not; a length without a thing is of the rooms. */
function wholeOf(desk: Desk, planned: Receipt<"estimate">, price: PriceSaid): Found {
  const length = price.length === "full_day" ? undefined : price.length;
  const dated = new Set(planned.estimate.lines.flatMap(({ day }) => day ?? []));
  const isPlanned = price.days.length > 0 && price.days.every((day) => dated.has(day));
  if (price.days.length === 0) return supposedPart(desk, { thing: "room", days: [], ...lasting(price, length) }, ITEMS_OF.room, false);
  if (isPlanned && !length && !price.hours)
    return { receipt: planned, items: [], lines: linesOf(planned.estimate, null, price.days), added: false };
  return supposedPart(desk, { days: price.days, ...lasting(price, length) }, null, !isPlanned);
}

function supposedPart(desk: Desk, supposed: Omit<Supposed, "today">, items: readonly EstimateLine["item"][] | null, added: boolean): Found {
  const receipt = estimateSupposing(desk, (values) => supposedValues(values, { ...supposed, today: desk.world.today }));
  if (!receipt) return receipt === undefined ? "asked" : null;
  const lines = linesOf(receipt.estimate, items, daysOrAll(supposed.days));
  const isOpen = items !== null && receipt.estimate.open.some(({ item }) => items.includes(item));
  if (lines.length === 0 && !isOpen) return null;
  return { receipt, items: items === null ? [] : lines.length > 0 ? items : openItems(receipt, items), lines, added };
}
