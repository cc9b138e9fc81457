import type { Slot } from "../contract.ts";

/** Choices for which there are more words than a list knows. */
export const WORDED: ReadonlySet<Slot> = new Set<Slot>(["service", "setup"]);
