/** The conversation as the server keeps it: restored when the page opens, and again when it may have gone on elsewhere. */
import { useCallback, useEffect, useRef, useState } from "react";
import { type Attendance, getTranscript } from "#app/api-client/chat.ts";
import { draftStore } from "#app/components/booking-form/draft/page-draft.ts";
import type { Locale } from "#app/domain/locale.ts";
import { type ConcordMessage, restoredMessages } from "../messages.ts";
import type { TurnRef } from "./turn.ts";

interface Stored {
  turn: TurnRef;
  locale: Locale;
  /** A turn is under way: its messages are not to be replaced. */
  sending: boolean;
  setMessages(messages: ConcordMessage[]): void;
  setAttendance(attendance: Attendance): void;
}

export function useStoredConversation({ turn, locale, sending, setMessages, setAttendance }: Stored) {
  const [restoring, setRestoring] = useState(true);
  const [welcome, setWelcome] = useState<string | null>(null);

  /** The transcript as the server has it. `fresh` is false where it holds nothing that is not on the screen. */
  const restore = useCallback(async () => {
    const transcript = await getTranscript(locale);
    setWelcome(transcript.welcome ?? null);
    setAttendance({ staff: transcript.staff, lookAgain: transcript.lookAgain });
    const last = transcript.messages.at(-1)?.seq ?? 0;
    const fresh = transcript.sessionId !== turn.current.sessionId || last > turn.current.last;
    turn.current = { ...turn.current, sessionId: transcript.sessionId, last };
    if (transcript.draft) draftStore.receive(transcript.draft);
    return { restored: restoredMessages(transcript), fresh };
  }, [turn, locale, setAttendance]);

  useEffect(() => {
    let gone = false;
    restore()
      .then(({ restored }) => {
        if (!gone) setMessages(restored);
      })
      .catch(console.error)
      .finally(() => {
        if (!gone) setRestoring(false);
      });
    return () => {
      gone = true;
    };
  }, [restore, setMessages]);

  // The same conversation may have gone on in another tab, or been deleted there.
  const busy = useRef(false);
  busy.current = sending || restoring;
  const refresh = useCallback(async () => {
    if (busy.current) return;
    const stored = await restore().catch(() => null);
    if (stored?.fresh && !busy.current) setMessages(stored.restored);
  }, [restore, setMessages]);
  useEffect(() => {
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [refresh]);

  return { restoring, welcome, restore, refresh };
}
