import type { Locale } from "#app/domain/locale.ts";
import type { Plan } from "#app/domain/talk/plan/operations.ts";
import { NO_PLAN } from "#app/domain/talk/plan/plan.ts";
import type { TalkState } from "#app/domain/talk/state.ts";
import type { KeptReply, OfferedButton } from "#app/domain/talk/stored.ts";
import type { AssistantContext } from "#app/services/assistant/assistant-context.ts";
import { type DraftView, viewOf } from "#app/services/bookings/drafts/drafts.server.ts";
import { type Attendance, attendance, lineOf, ownConversation, type SaidLine } from "./visitor-conversation.server.ts";

export interface VisitorTranscript extends Attendance {
  sessionId: string;
  locale: Locale;
  messages: SaidLine[];
  draft: DraftView;
  /** True when a summary waits for its confirmation. */
  summaryShown: boolean;
  /** What was said of days and hours and the draft cannot hold yet. */
  loose: Plan;
  /** The last reply with its buttons, while nothing was said after it; null where a window has nothing of it to show again. */
  reply: { shown: KeptReply; offered: readonly OfferedButton[]; subjects: TalkState["subjects"] } | null;
}

/** The visitor's own conversation so far; null when none was begun. Never by a session id. */
export async function readTranscript(context: AssistantContext): Promise<VisitorTranscript | null> {
  const { clock } = context;
  const found = await ownConversation(context);
  if (!found) return null;
  const { session, history } = found;
  const { talk } = session.state;
  return {
    sessionId: session.id,
    locale: session.locale,
    messages: history.map(lineOf),
    draft: viewOf(found.draft),
    // The button under a summary keeps working while a person answers; what is said to them is no confirmation.
    summaryShown: session.state.summaryShown || (found.draft?.bookingId === null && (history.at(-1)?.role ?? "assistant") !== "assistant"),
    loose: talk?.state.loose ?? NO_PLAN,
    reply:
      talk?.shown && history.at(-1)?.role === "assistant"
        ? { shown: talk.shown, offered: talk.offered, subjects: talk.state.subjects ?? {} }
        : null,
    ...attendance(session, clock().getTime()),
  };
}
