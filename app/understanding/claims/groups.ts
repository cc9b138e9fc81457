/** Groups of people as a model counts them, one by one; as a visitor counts them, some are among the others. */
import type { Hypothesis } from "../contract.ts";
import type { Text } from "../detectors/finding.ts";
import { isCounted, isLeftOver } from "./counted.ts";

type Group = Extract<Hypothesis, { slot: "person" }>;

/** The proposals with each group as its words count it: a total of the others is no group, and a rest is counted as the whole that it is left of. */
export function withWholes(proven: readonly Hypothesis[], text: Text): Hypothesis[] {
  const groups = proven.filter((one): one is Group => one.slot === "person" && one.value.count !== undefined);
  return proven.flatMap((one): Hypothesis[] => {
    if (one.slot !== "person" || !groups.includes(one)) return [one];
    if (isTotal(one, groups)) return [];
    const out = groups.find((other) => isTakenOut(other, one));
    const count = (one.value.count ?? 0) + (out?.value.count ?? 0);
    const isRest = out && !isCounted(one.value.count ?? 0, one.at, text) && isCounted(count, one.at, text);
    if (isRest) return [{ ...one, value: { ...one.value, count } }];
    return [isWithoutNamed(one, text) ? { ...one, value: { ...one.value, how: "rest" } } : one];
  });
}

/** "Five, led by Ms. Tan" counted as four, "Ms. Tan and four others": who is named there is none of them. */
function isWithoutNamed({ value, at }: Group, text: Text): boolean {
  if (value.name || value.how) return false;
  if (!isCounted(value.count ?? 0, at, text)) return value.count !== undefined && isLeftOver(value.count, at, text);
  return OTHERS.test(text.message.slice(at.start, at.end));
}
const OTHERS =
  /(?<!\p{L})(?:others?|else|more|besides|apart from|on top of|in addition to|autres?|de plus|en plus de|outre|otr[oa]s?|más|además de|aparte de)(?!\p{L})/iu;

/** "6 of us" of whom one and five are named apart. */
function isTotal({ value }: Group, groups: readonly Group[]): boolean {
  const others = groups.filter((other) => other.value !== value).map((other) => other.value.count ?? 0);
  return value.part === "other" && !value.attends && others.length > 1 && others.reduce((sum, count) => sum + count, 0) === value.count;
}

/** Of the same part, with something of their own: how they attend, where they are. */
const isTakenOut = (other: Group, { value }: Group): boolean =>
  other.value !== value &&
  other.value.part === value.part &&
  !value.attends &&
  (other.value.attends !== undefined || other.value.place !== undefined);
