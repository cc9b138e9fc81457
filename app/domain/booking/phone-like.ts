/** Whether a text is a telephone number as the forms take one. Pure, so that a page can ask without a validator. */

const CHARACTERS = /^[+\d\s().\-/\u2011\u2013]+(?:,?\s*(?:ext|x|poste|int|extension)\.?\s*\d{1,6})?$/i;
const FEWEST = 10;
const FEWEST_DIGITS = 7;

/** At least 10 characters (specification, section 5), made of a telephone number's characters with seven digits or more. */
export const isPhoneLike = (text: string): boolean =>
  text.length >= FEWEST && CHARACTERS.test(text) && text.replace(/\D/g, "").length >= FEWEST_DIGITS;
