/**
 * Phrases of our own lists that are plain words, as most are: what the lexers of messages make of them is known without running them. The
 * lists have thousands of phrases, and all of them are read before an isolate's first message.
 */

/** Unaccented words with a blank between them. */
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;
/** So many words may be dictated speech, which has signs of its own (`dictation.ts`). */
const MOST_WORDS = 16;
/** Each term that takes back what was said (`second-thoughts.ts`) has one of these. */
const TAKES_BACK = new Set(["no", "non", "hang", "scratch", "strike"]);

/** The words of a phrase of which every lexer makes these words and nothing else; null for any other. */
export function plainWords(phrase: string): readonly string[] | null {
  if (!PLAIN.test(phrase)) return null;
  const words = phrase.split(" ");
  return words.length > MOST_WORDS || words.some((word) => TAKES_BACK.has(word)) ? null : words;
}
