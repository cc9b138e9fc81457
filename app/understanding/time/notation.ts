/** A reading in one line, as README.md describes it. */
import { size } from "./spans.ts";
import type { Amount, Clock, Fact, Reading, When } from "./types.ts";

const WEEKDAYS = ["", "MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"];

type Spans = readonly (readonly [string, string])[];

const spans = (list: Spans): string => list.map(([from, to]) => (from === to ? from : `${from}..${to}`)).join(",");
const names = (weekdays: readonly number[]): string => weekdays.map((one) => WEEKDAYS[one]).join(",");

function whenText({ kind, spans: list, weekdays }: When): string {
  const first = list[0]?.[0] ?? "";
  if (kind === "every") return `every ${names(weekdays ?? [])}${list.length > 0 ? ` ${spans(list)}` : ""}`;
  if (kind === "days") return `${size(list) === 1 ? "day" : "days"} ${spans(list)}`;
  return kind === "by" || kind === "from" ? `${kind} ${first}` : `${kind} ${spans(list)}`;
}

const clockText = ({ at, from, to }: Clock): string => `time ${at ?? `${from ?? ""}-${to ?? ""}`}`;

function amountText<U>({ min, max }: Amount<U>, unit: string): string {
  const one = (value: number | undefined) => (value === undefined ? "" : `${value}${unit}`);
  return min === max ? one(min) : `${one(min)}..${one(max)}`;
}

export function factText(fact: Fact): string {
  if (fact.length) return `length ${amountText(fact.length, fact.length.unit)}`;
  if (fact.count) return `count ${amountText(fact.count, "")} ${fact.count.unit}`;
  if (fact.ruledOut && fact.when?.kind === "every")
    return `not ${names(fact.when.weekdays ?? [])}${fact.clock ? ` ${clockText(fact.clock)}` : ""}${fact.part ? ` part ${fact.part}` : ""}`;
  const parts = [
    fact.ruledOut ? "not" : "",
    fact.open ?? "",
    fact.when ? whenText(fact.when) : "",
    fact.clock ? clockText(fact.clock) : "",
    fact.part ? `part ${fact.part}` : "",
    fact.zone ? `zone ${fact.zone}` : "",
    fact.except ? `not ${[names(fact.except.weekdays), spans(fact.except.spans)].filter(Boolean).join(",")}` : "",
  ];
  return parts.filter(Boolean).join(" ");
}

const optionText = (option: readonly Fact[]): string => option.map(factText).join(" | ");

export function readingText(reading: Reading): string {
  if (reading.value) return optionText(reading.value);
  return reading.options.length > 1 && !reading.doubts.includes("residue") ? `ask(${reading.options.map(optionText).join(", ")})` : "ask";
}

/** Everything that a text says, in its order. */
export const readingsText = (readings: readonly Reading[]): string =>
  readings.length === 0 ? "none" : readings.map(readingText).join(" ; ");
