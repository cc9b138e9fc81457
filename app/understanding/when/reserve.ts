/** Days kept in reserve: for the same hearing, in case it runs over, and in the place of none of its days. */
import type { Statement } from "../contract.ts";
import type { Text } from "../detectors/finding.ts";
import { sentencesAt } from "../text/clauses.ts";

/** Words for such a day that are none for a second choice. */
export const RESERVE_WORDS =
  "in reserve|reserve date|reserve dates|reserve day|reserve days|spare day|spare days|overflow day|overflow days|overrun day|overrun days|en réserve|qu'en réserve|de réserve|date de réserve|dates de réserve|jour de réserve|journée de réserve|jour de débordement|journée de débordement|de reserva|en reserva|día de reserva|días de reserva";
const RESERVE = new RegExp(`(?<!\\p{L})(?:${RESERVE_WORDS})(?!\\p{L})`, "iu");
/** "Only if we run over", « si ça déborde », «por si se alarga». */
const OVERRUNS =
  /(?<!\p{L})(?:(?:run|runs|ran|go|goes|spill|spills)\s(?:over|long|into)|overruns?|d[ée]bord\p{L}*|s['’][ée]ternis\p{L}*|se alarg\p{L}+|se extiend\p{L}+|se prolong\p{L}+)(?!\p{L})/iu;

/** Second choices of which the sentence says that they are kept in reserve. */
export function withReserve(statements: readonly Statement[], { tokens, message }: Text): Statement[] {
  return statements.map((one) => {
    if (one.slot !== "when" || one.role !== "backup") return one;
    const isReserve = [one.at, ...(one.also ?? [])]
      .flatMap((at) => sentencesAt(tokens, at))
      .some(({ start, end }) => RESERVE.test(message.slice(start, end)) || OVERRUNS.test(message.slice(start, end)));
    if (!isReserve) return one;
    const facts = (one.value.value ?? []).map((fact) => (fact.when ? { ...fact, reserve: true as const } : fact));
    return { ...one, value: { ...one.value, options: [facts], value: facts } };
  });
}
