/** What a question tells besides: "can Don Fortunato, who is hard of hearing, have letters on the screen?", "can we park, two of us come by truck?" */
import { type Desk, overlap, remark } from "#app/domain/talk/desk.ts";
import type { QuestionSaid, Span } from "#app/understanding/contract.ts";
import { tellingWords } from "#app/understanding/telling.ts";

interface Stated {
  at: Span;
  quote: string;
  /** It says something of a word before it, and is read with the whole question. */
  leans: boolean;
}

/** The clauses of a question that state something. */
export function statedIn({ quote, at }: Pick<QuestionSaid, "quote" | "at">): Stated[] {
  const clauses = [...quote.matchAll(CLAUSE)].map((found) => ({ words: found[0].trim(), from: at.start + (found.index ?? 0) }));
  if (clauses.length < 2) return [];
  return clauses.flatMap(({ words, from }, index): Stated[] => {
    const leans = index > 0 && RELATIVE.test(words);
    const states = leans || (TELLS.test(words) && !ASKING.test(words) && !FRAMES.test(words));
    const isMuch = words.split(/\s+/).length >= LEAST && tellingWords(words).length > 0;
    return states && isMuch ? [{ at: { start: from, end: from + words.length }, quote: words, leans }] : [];
  });
}
/** Fewer words state nothing. */
const LEAST = 3;
const CLAUSE = /[^,;:—–()?¿]+/gu;
const RELATIVE =
  /^\s*(?:who|which|whose|where|qui|dont|lequel|laquelle|quien|quienes|cuy[oa]s?|que (?:es|está|son|están|no|tiene|viene|oye|ve|usa))(?!\p{L})/iu;
/** Somebody and what they do, are or have, or a reason. */
const TELLS =
  /^\s*(?:(?:and|but|since|as|because|given that|for|et|mais|comme|puisque|car|parce que|étant donné que|y|pero|como|porque|ya que|pues)\s)?(?:(?:\p{L}+['’]?\s){0,4}?(?:i|we|he|she|they|us|them|it|my|our|his|her|their|one|two|three|four|some|je|j['’]|nous|on|il|elle|ils|elles|mon|ma|mes|notre|nos|son|sa|ses|leur|deux|trois|quatre|yo|él|ella|ellos|ellas|mi|mis|nuestr[oa]s?|su|sus|dos|tres|cuatro)(?!\p{L})|(?:don|doña|mr|mrs|ms|dr|me|mme|m\.|sr|sra)\.?\s\p{Lu}|\p{Lu}\p{L}+\s(?:is|has|comes|needs|est|a|vient|es|está|tiene|viene))/iu;
/** Only leads to what is asked: "I ask who", « je voudrais savoir si ». */
const FRAMES =
  /(?<!\p{L})(?:i(?:['’]m| am)? ask\p{L}*|i (?:want|need|would like|['’]d like) to (?:know|ask)|i wonder|je (?:vous )?demande|je (?:voudrais|souhaite\p{L}*) savoir|j['’]aimerais savoir|nous (?:voudrions|aimerions) savoir|pregunto|quer[ií]a (?:saber|preguntar)|quisiera (?:saber|preguntar)|me gustaría saber)(?!\p{L})|(?<!\p{L})(?:who|what|which|whether|if|qui|que|quel|si|quién|qué|cuál)\s*$/iu;
/** Opens what is asked. */
const ASKING =
  /^\s*(?:(?:and|or|so|also|then|please|et|ou|alors|donc|y|o|entonces)\s)?(?:do|does|did|is|are|am|can|could|will|would|may|might|should|shall|have|has|what|when|where|which|who|how|why|est-ce|est|sont|peut|peux|puis|pouvez|pourr\p{L}+|avez|avons|y a|quel\p{L}*|qui|que|qu['’]|quand|où|combien|comment|pourquoi|faut|hay|tienen?|pueden?|puedo|podemos|podr\p{L}+|se puede|qué|cuál\p{L}*|cuán\p{L}+|dónde|cómo|quién\p{L}*|por qué|es posible|right|correct|yes|no|isn['’]t|aren['’]t|n['’]est-ce|verdad|cierto|oui|non|sí)(?!\p{L})/iu;

/** True of somebody or of something needed in words of a question that state it. */
export const isStatedInQuestion = ({ said }: Pick<Desk, "said">, at: Span, slot: string): boolean =>
  TAKEN.has(slot) && said.questions.some((one) => overlap(one.at, at) && statedIn(one).some((stated) => overlap(stated.at, at)));
const TAKEN: ReadonlySet<string> = new Set(["person", "need"]);

/** Keeps what a question states and nothing has noted. */
export function keepStated(desk: Desk, question: QuestionSaid) {
  const isNoted = (words: string) =>
    desk.changes.some(
      ({ evidence }) => evidence !== "" && (evidence.includes(words) || (words.includes(evidence) && evidence.length * 2 > words.length)),
    );
  for (const stated of statedIn(question).filter(({ quote }) => !isNoted(quote)))
    remark(desk, stated.leans ? question.quote : stated.quote);
}
