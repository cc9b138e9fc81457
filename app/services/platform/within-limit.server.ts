import { isLimitReached } from "#app/db/errors.ts";

/** Writes one more of what is limited in number; throws `refused` where somebody else has written the last one meanwhile (migration 0308). */
export async function withinLimit<T>(write: PromiseLike<T>, refused: Error): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isLimitReached(error) ? refused : error;
  }
}
