/** Remarks as whole sentences: the clauses of one sentence are one remark, and a word or two stand in theirs. */
import { type Desk, overlap, sentenceOf, within } from "#app/domain/talk/desk.ts";
import { entriesOf, writeEntries } from "#app/domain/talk/plan/fields.ts";

/** So few words are a scrap of their sentence. */
const SCRAP = 3;

/** Puts the sentence in the place of what this turn has kept of it in pieces. */
export function joinRemarks(desk: Desk) {
  const message = desk.world.message ?? "";
  if (desk.world.pasted) return;
  const bySentence = new Map<string, string[]>();
  for (const { text } of desk.remarks) {
    // What was ordered to be noted has these words and no others.
    if (desk.subjects[text]?.byHand) continue;
    const start = placeOf(desk, message, text);
    if (start < 0) continue;
    const sentence = sentenceOf(desk, { start, end: start + text.length }, text);
    bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), text]);
  }
  for (const [sentence, texts] of bySentence) {
    const isCut = texts.length > 1 || texts.some((text) => text.split(/\s+/).length < SCRAP) || !isNotedBeside(desk, sentence, texts);
    if (isCut && texts.some((text) => text !== sentence)) replace(desk, texts, sentence);
  }
}

/** Where the words are said: what a question asks about in the same words is another place. */
function placeOf({ said }: Desk, message: string, text: string): number {
  const first = message.indexOf(text);
  for (let at = first; at >= 0; at = message.indexOf(text, at + 1)) {
    const isAsked = said.questions.some((one) => one.quote !== text && within({ start: at, end: at + text.length }, one.at));
    if (!isAsked) return at;
  }
  return first;
}

/** What the sentence says besides is noted, or was asked about: then it is not said to staff once more. */
function isNotedBeside({ said, mended, world }: Desk, sentence: string, texts: readonly string[]): boolean {
  const message = world.message ?? "";
  const spanOf = (text: string) => ({ start: message.indexOf(text), end: message.indexOf(text) + text.length });
  const whole = spanOf(sentence);
  const kept = texts.map(spanOf);
  const known = [
    ...said.statements,
    ...said.doubts,
    ...said.questions,
    ...said.acts.filter(({ act }) => act !== "inform" && act !== "unclear" && act !== "correct"),
    ...mended.map((at) => ({ at })),
  ];
  return known.some(({ at }) => overlap(at, whole) && !kept.some((own) => overlap(own, at)));
}

function replace(desk: Desk, texts: readonly string[], sentence: string) {
  const held = desk.values.remarks;
  if (!held) return;
  const isOld = (text: string) => texts.includes(text);
  const [first] = texts;
  const put = (list: readonly { text: string }[]) =>
    list.flatMap((one) => (one.text === first ? [{ text: sentence }] : isOld(one.text) ? [] : [one]));
  const remarks = put(entriesOf(desk.values, "remarks"));
  desk.values = { ...desk.values, remarks: { ...held, value: writeEntries("remarks", remarks) } };
  desk.remarks = put(desk.remarks);
  desk.changes = desk.changes.flatMap((one) => {
    if (one.field !== "remarks" || !isOld(one.evidence)) return [one];
    return one.evidence === first ? [{ ...one, evidence: sentence, value: desk.values.remarks?.value ?? null }] : [];
  });
}
