import type { Services } from "#app/context.ts";

/** A booking next to its row in a list. */
export type PanelData = NonNullable<Awaited<ReturnType<Services["bookingPages"]["panel"]>>>;
