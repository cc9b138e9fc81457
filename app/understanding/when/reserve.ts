/** Days kept in reserve: for the same hearing, in case it runs over, and in the place of none of its days. */
import type { Statement } from "../contract.ts";
import type { Text } from "../detectors/finding.ts";
import { sentencesAt } from "../text/clauses.ts";
import { BACKUP_WORDS, RESERVE_WORDS } from "./stretches/role-words.ts";

const anyOf = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
const RESERVE = anyOf(RESERVE_WORDS);
/** "Second choice", « deuxième choix »: another role, in so many words. */
const OTHER = anyOf(
  BACKUP_WORDS.split("|")
    .filter((word) => !RESERVE_WORDS.split("|").includes(word))
    .join("|"),
);
/** "Only if we run over", « si ça déborde », «por si se alarga»: the hearing, and no trial of somebody's. */
const OVERRUNS =
  /(?<!\p{L})(?:(?:we|it|the hearing|things)\s(?:do\s)?(?:runs?|go(?:es)?)\s(?:over|long)(?!\s\p{L})|(?:we|it|the hearing)\soverruns?|(?:ça|cela|l['’]audience|on|nous)\s(?:d[ée]bord(?:e|ait|ons)|se prolonge|s['’][ée]ternise)|(?:por\s)?si\s(?:la audiencia\s)?se\s(?:alarg|extiend|prolong)\p{L}+)(?!\p{L})/iu;

/**
 * Second choices of which the sentence says that they are kept in reserve. What a model has read is left as it is: it says so itself, and so does a
 * sentence that names another choice.
 */
export function withReserve(statements: readonly Statement[], { tokens, message }: Text): Statement[] {
  return statements.map((one) => {
    if (one.slot !== "when" || one.role !== "backup" || one.sources.includes("model")) return one;
    const words = [one.at, ...(one.also ?? [])]
      .flatMap((at) => sentencesAt(tokens, at))
      .map(({ start, end }) => message.slice(start, end))
      .join("\n");
    if (OTHER.test(words) || !(RESERVE.test(words) || OVERRUNS.test(words))) return one;
    const facts = (one.value.value ?? []).map((fact) => (fact.when || fact.among || fact.on ? { ...fact, reserve: true as const } : fact));
    return { ...one, value: { ...one.value, options: [facts], value: facts } };
  });
}
