/** Groups of people as a model counts them, one by one; as a visitor counts them, some are among the others. */
import type { Hypothesis } from "../contract.ts";
import type { Text } from "../detectors/finding.ts";
import { isCounted } from "./counted.ts";

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
    return [isRest ? { ...one, value: { ...one.value, count } } : one];
  });
}

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
