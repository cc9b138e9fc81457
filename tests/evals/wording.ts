/** How the simulated visitors vary their words. */
import type { Locale } from "./schema.ts";

export type Words = Readonly<Record<Locale, string>>;

/** The same goal always talks the same way; different goals talk differently. */
export function pick<T>(list: readonly T[], seed: string): T {
  const sum = [...seed].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return list[sum % list.length] as T;
}
