/** What has neither an accent nor a mark. */
const ASCII = /^[\x20-\x7e]*$/;

/** Lower case, without accents, with one kind of apostrophe: how words are compared. The length may differ from `text`'s. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Marks before the letters are taken apart: to put a long run of them in order takes the square of its length.
  return text
    .replace(/\p{M}+/gu, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .replaceAll("œ", "oe")
    .toLowerCase();
}
