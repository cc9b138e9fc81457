import type { KnownFacts } from "./model-text.ts";

/** For tests: a turn in which nothing has happened and nobody has said anything. */
export const NO_FACTS: KnownFacts = {
  bookingNumber: null,
  callPromised: false,
  lookedForRooms: false,
  ours: "",
  visitors: "",
  instructions: "",
  summaryWords: [],
};
