/** How the visitor wants to be reached: not by phone, or at a time that they gave. It is kept with the talk, and staff have the words. */
import type { Reach } from "./answer/says.ts";
import type { Desk } from "./desk.ts";
import type { TalkState } from "./state.ts";

/** The last turn was about when we call. */
export const CALLING = "calling";
/** A key of what was said once: when the visitor wants to be called. */
const CALL_WHEN = "call_when:";

/** Keeps when, or whether, the visitor wants to be called; `when` is in their words. */
export function keepCallWish(desk: Desk, when: string | null) {
  desk.noCall = when === null;
  desk.told = [...desk.told.filter((key) => key !== CALLING && !key.startsWith(CALL_WHEN)), CALLING];
  if (when !== null) desk.told.push(CALL_WHEN + when);
}

/** How the visitor wants to be reached, where they have said so. */
export function reachOf({ noCall, told }: Pick<TalkState, "noCall" | "told">): Reach | undefined {
  const when = told.find((key) => key.startsWith(CALL_WHEN))?.slice(CALL_WHEN.length);
  return noCall ? { by: "mail" } : when === undefined ? undefined : { by: "phone", when };
}
