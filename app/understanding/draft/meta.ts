/** What is no matter and no need: the formulas that close a letter, and what is said of the request itself. */
import type { Span } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { type Clause, clausesAt, sentencesIn } from "../text/clauses.ts";
import { once } from "../text/once.ts";
import { storyTimes } from "../time/story.ts";
import { NONE_OF_OURS } from "../when/stretches/role-words.ts";
import { classesOf, cuesOf, partsNamed } from "./parts.ts";
import { FORMULA_WORDS, MEND_WORDS, META_WORDS } from "./words.ts";

const FORMULAS = classesOf({ ...FORMULA_WORDS, ours: NONE_OF_OURS });
const META = classesOf({ ...META_WORDS, ...MEND_WORDS });

/** « Je vous prie d'agréer … », "We remain, yours faithfully": whole sentences that only close a letter; and that something is no day of the hearing, with why it was named. */
export const formulasIn = once((text: Pick<Text, "tokens" | "pieces">): readonly Span[] =>
  sentencesIn(text.tokens).flatMap((sentence): Span[] => {
    if (text.tokens.slice(sentence.first, sentence.last + 1).some(({ kind }) => kind === "number")) return [];
    const said = cuesOf(FORMULAS, text, sentence);
    if (said("give").length > 0 && said("regards").length > 0) return [sentence];
    // « Mon Dieu que de cases ! » says nothing of the hearing.
    if (said("many").some((many) => said("cards").some((card) => isLament(many, card, text, sentence)))) return [sentence];
    return said("ours").flatMap((cue) => [cue, ...reasonsIn(text, sentence)].flatMap((at) => clausesAt(text.tokens, at)));
  }),
);

/** Nothing but sighs around it: "too many boxes that came late" is a matter. */
function isLament(many: Span, card: Span, { tokens }: Pick<Text, "tokens">, { first, last }: Clause): boolean {
  const words = tokens.slice(first, last + 1).filter(({ kind }) => kind === "word");
  const [before, between] = [
    words.filter(({ start }) => start < many.start),
    words.filter(({ start }) => start >= many.end && start < card.start),
  ];
  const after = words.filter(({ start }) => start >= card.end).map(({ text }) => text.toLowerCase());
  return card.start >= many.end && before.length <= MOST_SIGHS && between.length === 0 && after.every((word) => SIGHS.has(word));
}
const MOST_SIGHS = 3;
const SIGHS = new Set("for me us to fill here in pour moi nous à remplir ici para mí mi que llenar aquí".split(" "));

/** When something was done, in the words of a sentence. */
function reasonsIn({ tokens }: Pick<Text, "tokens">, { first, last, start }: Clause): Span[] {
  const words = tokens.slice(first, last + 1);
  const line = words.reduce((said, one) => said.padEnd(one.start - start) + one.text, "");
  return storyTimes(line).map((at) => ({ start: start + at.start, end: start + at.end }));
}

/** True where a stretch is part of a formula, denies something, or speaks of the request and how to fill it. */
export function isAside(text: Text, at: Span): boolean {
  if (formulasIn(text).some((formula) => overlap(formula, at))) return true;
  const [clause] = clausesAt(text.tokens, at);
  return clause !== undefined && (denies(text, clause) || orders(text, clause));
}

/** « Il ne s'agit pas d'un deuxième choix »: what something is not. */
function denies(text: Text, clause: Clause): boolean {
  return cuesOf(META, text, clause)("denies").some(({ start }) => start - clause.start <= 1);
}

/** "Please clear the matter field": an order that names a part of the request, or its form. */
function orders(text: Text, clause: Clause): boolean {
  const said = cuesOf(META, text, clause);
  const isOrder = said("erase").length > 0 || said("write").length > 0;
  return isOrder && said("form").length > 0 && partsNamed(text, clause).length > 0;
}
