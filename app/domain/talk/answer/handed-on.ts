/** What staff were given for a booking: said next to how it is noted, as long as the talk goes on. */
import { type Desk, say } from "#app/domain/talk/desk.ts";
import type { TalkState } from "#app/domain/talk/state.ts";

/** A key of what was said once: these words were passed on, and are on staff's list. */
const keyOf = (reference: string, words = ""): string => `handed_on:${reference}:${words}`;

export function withHandedOn(state: TalkState, reference: string, words: string): TalkState {
  const key = keyOf(reference, words);
  return state.told.includes(key) ? state : { ...state, told: [...state.told, key] };
}

/** Anyone who reads how a booking is learns what is still with staff. */
export function sayHandedOn(desk: Desk) {
  const reference = desk.booking?.owned ? desk.booking.reference : null;
  if (reference === null || !desk.says.some(({ kind }) => kind === "status" || kind === "shown")) return;
  const start = keyOf(reference);
  const words = desk.before.told.flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));
  if (words.length > 0) say(desk, { kind: "handed_on", reference, words });
}
