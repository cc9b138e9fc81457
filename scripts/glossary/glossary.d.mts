interface Finding {
  kind: "screen" | "prose" | "names";
  file: string;
  line: number;
  word: string;
  write: string;
}

/** Every place in `files` (path, content) that uses a word of the list. */
export function findings(files: readonly (readonly [file: string, content: string])[]): Finding[];
/** How often by kind and area: `names app/routes` → 2. */
export function countsOf(found: readonly Finding[]): Record<string, number>;
/** The counts above their allowance. */
export function over(counts: Readonly<Record<string, number>>, allowed: Readonly<Record<string, number>>): [string, number][];
