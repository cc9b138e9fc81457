/** How long a room is held for a request that is not confirmed yet. */
export const HOLD_HOURS = [24, 48, 72] as const;
export const DEFAULT_HOLD_HOURS = 48;

export function isHoldHours(hours: number): hours is (typeof HOLD_HOURS)[number] {
  return (HOLD_HOURS as readonly number[]).includes(hours);
}
