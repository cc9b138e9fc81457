/** A call by a person, promised in a conversation. */
import { isConversationHeld } from "#app/db/bookings/visitor-sessions.repo.server.ts";
import { CHAT_LIMITS } from "#app/domain/assistant/conversation.ts";
import { plainValues } from "#app/domain/booking/draft/draft.ts";
import { validValues } from "#app/domain/booking/draft/draft-check.ts";
import { mayPromiseCall, type PromisedCall, promiseCall } from "#app/services/assistant/callback-requests.server.ts";
import { movedElsewhere } from "#app/services/bookings/drafts/drafts.server.ts";
import type { Turn } from "./turn.ts";

/**
 * Promises a call, once in a turn. Null when no number is known; `refused` where the visitor wants no call: the office hears of both.
 * `full` where calls enough were promised to this network or this number: nothing is written.
 */
export async function requestCallback(
  turn: Turn,
  phone: string | null,
  isRefused = false,
): Promise<PromisedCall | "refused" | "full" | null> {
  const { draft, locale } = turn;
  turn.personAsked = true;
  if (isRefused) {
    turn.tellsOffice = !turn.state.callbackOffered;
    turn.state = { ...turn.state, callbackOffered: true };
    return "refused";
  }
  const values = validValues(plainValues(draft.values), draft.form);
  const number = phone ?? values.contactPhone ?? null;
  if (!number) {
    if (!turn.state.callbackOffered) turn.tellsOffice = true;
    turn.state = { ...turn.state, callbackOffered: true };
    return null;
  }
  if (turn.callback) return turn.callback;
  if (turn.sessionStored && !(await isConversationHeld(turn.context.db, turn.session))) throw await movedElsewhere(turn.context.db);
  // Asked again and again: the calls promised before come sooner than another one would.
  const again = (turn.state.callbacks ?? 0) >= CHAT_LIMITS.callbacks;
  if (!again && !(await mayPromiseCall(turn.context.rateLimits, number))) return "full";
  turn.callback = await promiseCall(turn.context, {
    chatSessionId: turn.session.id,
    contact: { name: values.contactName ?? "", phone: number, email: values.contactEmail ?? "" },
    location: values.location ?? null,
    // Once in a conversation: an address that somebody typed is not written to again and again.
    toldBy: turn.state.callbackRequested ? null : locale,
    again,
  });
  turn.state = { ...turn.state, callbackRequested: true, callbacks: (turn.state.callbacks ?? 0) + 1 };
  return turn.callback;
}
