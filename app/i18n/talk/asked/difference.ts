/** Where a long value would be another one, what differs: the parts of it that go and those that come, and nothing that stays. */

/** What goes and what comes; "" where nothing does. */
export interface Difference {
  out: string;
  into: string;
}

/** A value of so many letters is read at a glance. */
const SHORT = 48;
export const isLong = (text: string): boolean => text.length > SHORT;

/**
 * What is other in `now` than in `held`: of lists and of texts of several parts whole parts, of one part the words between those that
 * stay. `null` where nothing differs, or where nothing is the same.
 */
export function differenceOf(held: string, now: string): Difference | null {
  if (held === now) return null;
  const [was, is] = [partsOf(held), partsOf(now)];
  const [gone, fresh] = [without(was, is), without(is, was)];
  if (gone.length === was.length && fresh.length === is.length) return betweenWords(held, now);
  const [out = "", into = ""] = [gone.join(", "), fresh.join(", ")];
  // The same parts in another order.
  if (!out && !into) return null;
  return gone.length === 1 && fresh.length === 1 && (isLong(out) || isLong(into))
    ? (betweenWords(out, into) ?? { out, into })
    : { out, into };
}

/** Entries, lines and what is between commas, none of it within brackets or a number. */
const partsOf = (text: string): string[] =>
  text
    .split(/[;\n]\s*|,\s+(?![^()]*\))/u)
    .map((part) => part.trim())
    .filter(Boolean);

/** Those that the others have not, each as often as it is more. */
function without(parts: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return parts.filter((part) => {
    const at = left.indexOf(part);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The words that differ, without those that both begin and end with. */
function betweenWords(held: string, now: string): Difference | null {
  const [was, is] = [held.split(/\s+/u), now.split(/\s+/u)];
  const most = Math.min(was.length, is.length);
  let lead = 0;
  while (lead < most && was[lead] === is[lead]) lead += 1;
  let tail = 0;
  while (tail < most - lead && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1;
  if (lead + tail === 0) return null;
  return { out: was.slice(lead, was.length - tail).join(" "), into: is.slice(lead, is.length - tail).join(" ") };
}
