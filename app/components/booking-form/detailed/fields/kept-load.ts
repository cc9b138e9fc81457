/** Code that is fetched once. */

export interface KeptLoad<T> {
  /** The one promise that every look waits for. After a failure it gives `failed`, and stays so: a look that waited again would hold up what is typed. */
  now(): Promise<T>;
  /** Fetches again what has failed; null where it fails once more. A look from then on gets what has come. */
  again(): Promise<T | null>;
}

/** @param load fetches it. @param failed in its place after a failure. */
export function keptLoad<T>(load: () => Promise<T>, failed: T): KeptLoad<T> {
  let kept: Promise<T> | null = null;
  const now = () => {
    kept ??= load().catch(() => failed);
    return kept;
  };
  const again = async () => {
    const come = await load().catch(() => null);
    if (come !== null) kept = Promise.resolve(come);
    return come;
  };
  return { now, again };
}
