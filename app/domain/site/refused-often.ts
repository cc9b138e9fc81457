/** What a page that was asked for too often is shown with: when to come again. */
export interface RefusedOften {
  /** Seconds. */
  wait: number;
}

/** The minutes to wait that are said, from what a refusal brought; one where it brought nothing. */
export function minutesOf(refused: unknown): number {
  const { wait } = (refused ?? {}) as Partial<RefusedOften>;
  return Math.max(1, Math.ceil((Number(wait) || 0) / 60));
}
