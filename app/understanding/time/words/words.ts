/** What a language's word list is made of: each category's words, alternatives separated by `|`, blanks within a phrase as typed. */
export interface Words {
  /** 0 to 99 in words, and how hundreds and thousands are said. */
  numbers: Readonly<Record<string, number>>;
  ordinals: Readonly<Record<string, number>>;
  /** Words without a value. */
  plain: Readonly<Record<string, string>>;
  /** Words with a value: the place in the list, from 1. */
  listed: Readonly<Record<string, readonly string[]>>;
}

/** `"one two three"` counted from `first`. */
export const counted = (names: string, first = 1): [string, number][] =>
  names.split(" ").map((name, index) => [name.replaceAll("_", " "), first + index]);
