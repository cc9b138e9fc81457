/**
 * Characters that are not seen and change what is: direction overrides and isolates, zero-width characters, variation
 * selectors and the tags block in which whole texts can be hidden, control characters (all but line breaks and tabs)
 * and what terminals obey. Joiners stay where they hold an emoji or letters of a joining script together.
 */
const HIDDEN =
  /\u001B\[[0-9;?]*[ -/]*[@-~]|(?![\t\n\r]|\uFE0F|\u200C|\u200D)[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\uFFF9-\uFFFB]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Devanagari}\p{M}]\uFE0F?)(?:\u200C|\u200D)/gu;

/** `text` without them. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, "");
}
