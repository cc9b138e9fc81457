/**
 * What somebody says who takes back the word before, in the middle of a sentence: "the second sorry no the third", « deux, euh non, trois ».
 * It is a stop between the two: none of its words denies, rules out or asks anything (an editing term in the sense of Levelt,
 * "Monitoring and self-repair in speech", 1983).
 */

const TERMS = [
  "sorry,? no",
  "no,? (?:sorry|wait|hang on|hold on|i mean|make that)",
  "(?:oh )?wait,? no(?! (?:longer|more|later|matter))",
  "(?:um|uh|er|erm|oops),? no(?:,? wait)?",
  "hang on(?! to)",
  "(?:scratch|strike) that(?=[,.;:–—-]|\\s(?:\\d|the \\d|make|it))",
  "(?:euh|heu|bah|oups),? non",
  "non,? (?:pardon|attendez|attends|excusez|désolée?|plut[oô]t)",
  "(?:pardon|désolée?|excusez|attendez),? non",
  "(?:eh|ay|uy),? no",
  "no,? (?:perd[oó]n|digo|disculpe)",
  "no,? (?:espere|espera|esp[eé]rate)(?=[,;:–—-])",
  "(?:perd[oó]n|disculpe),? no",
];

/** One of them, anywhere in some words. */
export const SAYS_AGAIN = new RegExp(String.raw`(?<!\p{L})(?:${TERMS.join("|")})(?!\p{L})`, "iu");

/** As a part of a lexer's pattern: never at the head of a message or a line, where the same words answer. */
export const SECOND_THOUGHT = String.raw`(?<=[\p{L}\p{N})][,;–—-]?[^\S\n]{1,2}|[\p{L}\p{N})][^\S\n][–—-][^\S\n])(?:${TERMS.join("|")})(?=[,.;:–—-]?\s(?=\S))`;

/** How lexers write it. */
export const TAKEN_BACK = "¬";
