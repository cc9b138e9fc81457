/** FNV-1a with a final mix (32 bits): the name of a feature as a number. The same on every machine. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 16777619);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 2246822507);
  value ^= value >>> 13;
  return value >>> 0;
}
