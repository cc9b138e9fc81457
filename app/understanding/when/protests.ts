/** "I never said the 24th", "quiten esa fecha": what was noted and was never meant is taken back. */
import type { Span, Statement } from "../contract.ts";
import { type Cue, cueBook } from "../detectors/cues.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { livingCues } from "../detectors/polarity.ts";
import type { Fact } from "../time/types.ts";
import { factsIn, isWhen, type Said } from "./said.ts";
import { clauseOf, sentenceOf, type WhenSaid } from "./scene.ts";

const CUES = cueBook({
  denies:
    "never said|didn't say|did not say|never asked for|didn't ask for|did not ask for|never mentioned|never wanted|didn't want|never chose|didn't choose|didn't pick|never picked|not what i said|jamais dit|pas dit|jamais demandé|pas demandé|jamais parlé|jamais mentionné|jamais choisi|pas choisi|jamais voulu|no he dicho|no dije|nunca dije|nunca he dicho|no he pedido|no pedí|nunca pedí|no hablé de|nunca hablé de|no escogí|no elegí|no mencioné|nunca mencioné",
  still:
    "still there|still shows|still says|still see|still have|still has|still noted|toujours là|encore là|toujours inscrit|encore inscrit|reste|toujours noté|sigue|siguen|todavía está|aún está|aún aparece|todavía aparece|sigue apareciendo",
  removes:
    "take off|take that off|take it off|take it out|take that out|take out|remove|delete|erase|get rid of|scrap|enlevez|enlever|enlève|retirez|retirer|ôtez|supprimez|effacez|effacer|quiten|quite|quita|quítenlo|quítelo|quitar|eliminen|elimine|borren|borre|saquen|saque",
});
/** So far from the words of denial a day may be. */
const NEAR = 40;
const CONTRAST = /\b(?:but|it['’]?s|it is|mais|c['’]est|pero|es|sino|i said|j['’]ai dit|dije)\b/i;

const hasDays = (one: WhenSaid): boolean => factsIn(one).some(({ when }) => when && when.kind !== "every");

/** The same message with the days that it takes back; where none is noted they are at least no wish. */
export function withProtests(said: Said, text: Text): Said {
  const cues = livingCues(CUES, text);
  let now = said;
  for (const cue of cues) now = protest(now, cue, text);
  return now;
}

function protest(said: Said, cue: Cue, text: Text): Said {
  const sentence = sentenceOf(text, cue);
  const all = [...said.statements.filter(isWhen), ...said.doubts.flatMap(({ options }) => options.filter(isWhen).slice(0, 1))];
  const own = all.filter((one) => overlap(one.at, sentence) && hasDays(one) && isMeant(one.at, cue, text));
  const far = ({ at }: WhenSaid) => Math.min(Math.abs(at.start - cue.end), Math.abs(cue.start - at.end));
  const [first] = own.sort((a, b) => far(a) - far(b));
  if (cue.means === "still" && !(first && isContradicted(first, all))) return said;
  if (!first) return said;
  const out: WhenSaid = { ...first, role: "not", value: takenBack(first), also: [clauseOf(text, cue), clauseOf(text, first.at)] };
  return {
    statements: [...said.statements.filter((one) => one !== first), out],
    doubts: said.doubts.filter(({ options }) => !(options as readonly Statement[]).includes(first)),
  };
}

/** "The 24th is still there, only January please": another stretch is named, and the day is outside of it. */
function isContradicted(day: WhenSaid, all: readonly WhenSaid[]): boolean {
  const dates = factsIn(day).flatMap(({ when }) => when?.spans.map(([from]) => from) ?? []);
  return all.some((one) =>
    factsIn(one).some(
      ({ when }) => when?.kind === "window" && dates.every((date) => when.spans.every(([from, to]) => date < from || date > to)),
    ),
  );
}

/** The day right after its denial, or before it with nothing in between that says what is meant instead. */
function isMeant(at: Span, cue: Cue, { message }: Text): boolean {
  const between = at.start >= cue.end ? message.slice(cue.end, at.start) : at.end <= cue.start ? message.slice(at.end, cue.start) : "";
  return between.length <= NEAR && !(at.start >= cue.end && CONTRAST.test(between));
}

const takenBack = ({ value }: WhenSaid): WhenSaid["value"] => {
  const facts = (value.value ?? value.options[0] ?? []).map((fact): Fact => ({ when: fact.when, ruledOut: true, takenBack: true }));
  const { weekdaysOnly: _only, ...rest } = value;
  return { ...rest, kind: "not", options: [facts], value: facts, doubts: [], residue: [] };
};
