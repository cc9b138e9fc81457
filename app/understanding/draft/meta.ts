/** What is no matter and no need: the formulas that close a letter, and what is said of the request itself. */
import type { Span } from "../contract.ts";
import { overlap, type Text } from "../detectors/finding.ts";
import { type Clause, clausesAt, sentencesIn } from "../text/clauses.ts";
import { once } from "../text/once.ts";
import { classesOf, cuesOf, partsNamed } from "./parts.ts";
import { FORMULA_WORDS, MEND_WORDS, META_WORDS } from "./words.ts";

const FORMULAS = classesOf(FORMULA_WORDS);
const META = classesOf({ ...META_WORDS, ...MEND_WORDS });

/** « Je vous prie d'agréer … », "We remain, yours faithfully": whole sentences that only close a letter. */
export const formulasIn = once((text: Pick<Text, "tokens" | "pieces">): readonly Span[] =>
  sentencesIn(text.tokens)
    .filter((sentence) => {
      const said = cuesOf(FORMULAS, text, sentence);
      const isFigured = text.tokens.slice(sentence.first, sentence.last + 1).some(({ kind }) => kind === "number");
      return said("give").length > 0 && said("regards").length > 0 && !isFigured;
    })
    .map(({ start, end }) => ({ start, end })),
);

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
