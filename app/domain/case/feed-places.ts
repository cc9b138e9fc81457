/**
 * The place of something in a reader's feed: its moment, its case, and which one it is of those of that moment, the newest
 * first. Said of the reader's own feed alone, so that it tells nothing of what is hidden from them. Pure.
 */
export interface FeedPlace {
  /** UTC milliseconds. */
  at: number;
  caseId: string;
  /** From 0. */
  nth: number;
}

type Row = Omit<FeedPlace, "nth">;
const isSameMoment = (one: Row, other: Row | null | undefined) => other?.at === one.at && other.caseId === one.caseId;

/**
 * The rows behind `after`, each with its place. `rows` are newest first, and begin with those of the moment of `after`: as many
 * of them as were shown before are left out.
 */
export function placedBehind<T extends Row>(rows: readonly T[], after: FeedPlace | null): (T & FeedPlace)[] {
  const shown = after ? rows.slice(0, after.nth + 1).filter((row) => isSameMoment(row, after)).length : 0;
  const placed: (T & FeedPlace)[] = [];
  for (const row of rows.slice(shown)) {
    const before = placed.at(-1) ?? after;
    placed.push({ ...row, nth: before && isSameMoment(row, before) ? before.nth + 1 : 0 });
  }
  return placed;
}

export const placeText = ({ at, caseId, nth }: FeedPlace): string => `${at}~${caseId}~${nth}`;

/** Null for what is no place. One moment has no thousands of acts: what says so is none of ours. */
export function readPlace(text: string | null): FeedPlace | null {
  const match = /^(\d{1,15})~([\w-]{1,64})~(\d{1,3})$/.exec(text ?? "");
  return match ? { at: Number(match[1]), caseId: match[2] ?? "", nth: Number(match[3]) } : null;
}
