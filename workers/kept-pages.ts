/** Pages that are the same for everybody, kept in the isolate as bytes; a new release begins with none. */

export interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
  /** Until when it may be answered, in milliseconds. */
  until: number;
}

export interface KeptPages<Page extends KeptPage> {
  has(key: string): boolean;
  /** The page under `key` that may still be answered at `now`. */
  find(key: string, now: number): Page | null;
  keep(key: string, page: Page): void;
}

/** Keeps at most `most` pages. */
export function createKeptPages<Page extends KeptPage>(most: number): KeptPages<Page> {
  const kept = new Map<string, Page>();
  return {
    has: (key) => kept.has(key),
    find(key, now) {
      const found = kept.get(key);
      return found && found.until >= now ? found : null;
    },
    keep(key, page) {
      // The oldest goes first; a Map keeps the order of insertion.
      kept.delete(key);
      for (const oldest of kept.keys()) {
        if (kept.size < most) break;
        kept.delete(oldest);
      }
      kept.set(key, page);
    },
  };
}
