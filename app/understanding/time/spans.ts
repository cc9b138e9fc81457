/** How many days the spans of a reading hold. */
export function size(spans: readonly (readonly [string, string])[]): number {
  return spans.reduce((sum, [from, to]) => sum + Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1, 0);
}
