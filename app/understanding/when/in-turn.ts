/** The order of two choices that no word for a second choice says: "if not the 16th, then the 9th". */
import type { Statement } from "../contract.ts";
import type { Text } from "../detectors/finding.ts";
import { factsIn, hasDays, isWhen, type Said } from "./said.ts";
import { THEN, type WhenSaid } from "./scene.ts";

const IF = /(?:^|[\s,;])(?:if|si)\s$/i;
const IF_NOT = /(?:^|[\s,;])(?:if|si)\s(?:not|pas|no)\s(?:(?:on|the|le|el)\s)*$/i;

/** "If not the 16th, then the 9th": the 16th is wanted first. */
export function inOrder(said: Said, { message }: Text): Said {
  const doubted = said.doubts.flatMap(({ options }) => options.slice(0, 1));
  const all = [...said.statements, ...doubted].filter(isWhen);
  const isIfNot = ({ at, value }: WhenSaid) =>
    (value.kind === "not" && IF.test(message.slice(0, at.start))) || IF_NOT.test(message.slice(0, at.start));
  const [first] = all.filter(isIfNot);
  if (!first) return said;
  const others = said.statements.filter((one): one is WhenSaid => isWhen(one) && !isIfNot(one));
  const then = others.find(
    ({ at }) => at.start >= first.at.end && message.slice(first.at.end, at.start).replace(THEN, "") === "" && at.start - first.at.end > 2,
  );
  if (then && !others.some((one) => one.at.end <= first.at.start && hasDays(one))) return inTurn(said, first, then);
  return said;
}

/** Days in the order in which they are wanted; hours at the end are of both. */
function inTurn(said: Said, first: WhenSaid, then: WhenSaid): Said {
  const clock = factsIn(then).find((fact) => fact.clock)?.clock;
  const facts = factsIn(first).map(({ ruledOut: _out, ...fact }) => (clock && !fact.clock ? { ...fact, clock } : fact));
  const value = { ...first.value, kind: "days" as const, options: [facts], value: facts, doubts: [], residue: [] };
  const isOther = (one: Statement) => one !== first && one !== then;
  return {
    statements: [...said.statements.filter(isOther), { ...first, role: "states", value }, { ...then, role: "backup" }],
    doubts: said.doubts.filter(({ options }) => options.every(isOther)),
  };
}
