/** Lower case, without accents, with one kind of apostrophe: how words are compared. The length may differ from `text`'s. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").replaceAll("œ", "oe").toLowerCase();
}
