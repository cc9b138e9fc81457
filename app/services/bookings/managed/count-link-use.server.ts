import type { LimitedContext } from "#app/services/limited-context.ts";

/**
 * Counts something done by a booking's link: of the booking, and more widely of the caller's network, of which each booking has a part to itself.
 * Throws `too_many_requests`.
 */
export const countLinkUse = ({ rateLimits }: Pick<LimitedContext, "rateLimits">, bookingId: string): Promise<void> =>
  rateLimits.takeShared({ bucket: "manage", subject: bookingId }, "manage_network");
