/** The AI SDK's chat with the server's stream: messages as they come, and what comes with them. */
import { useChat } from "@ai-sdk/react";
import { type DataUIPart, DefaultChatTransport } from "ai";
import { useState } from "react";
import { type Attendance, CHAT_STREAM, type ChatDataParts, chatStreamFetch } from "#app/api-client/chat.ts";
import { draftStore } from "#app/components/booking-form/draft/page-draft.ts";
import type { ConcordMessage } from "../messages.ts";
import type { TurnRef } from "./turn.ts";

/** How far a turn is: on its way, being read, or first values of it noted. */
export type TurnStep = "sent" | "reading" | "noting";

/** `waiting`: the server has no room at the moment. `voidThrough`: text parts up to this one were taken back while they came. */
export function useTurnStream(turn: TurnRef, setAttendance: (attendance: Attendance) => void) {
  const [waiting, setWaiting] = useState(false);
  const [voidThrough, setVoidThrough] = useState(0);
  const [step, setStep] = useState<TurnStep>("sent");
  const [transport] = useState(() => turnTransport(() => setWaiting(true)));

  function take(part: DataUIPart<ChatDataParts>) {
    turn.current.begun = true;
    setWaiting(false);
    if (part.type === "data-session") {
      turn.current.sessionId = part.data.sessionId;
      setStep("reading");
    } else if (part.type === "data-draft") {
      draftStore.hear(part.data);
      setStep("noting");
    } else if (part.type === "data-reset") setVoidThrough(part.data.through);
    else if (part.type === "data-answer") {
      const { sessionId, lines, staff, lookAgain, draft } = part.data;
      const missed = lines !== null && lines.first !== turn.current.last + 1;
      turn.current = { ...turn.current, sessionId, last: lines?.last ?? turn.current.last, missed };
      setAttendance({ staff, lookAgain });
      draftStore.hear(draft);
    }
  }

  const { messages, setMessages, sendMessage, clearError } = useChat<ConcordMessage>({
    transport,
    onData: take,
    onError(error) {
      turn.current.error = error;
    },
  });
  return { messages, setMessages, sendMessage, clearError, waiting, setWaiting, voidThrough, setVoidThrough, step, setStep };
}

function turnTransport(onWait: () => void): DefaultChatTransport<ConcordMessage> {
  return new DefaultChatTransport<ConcordMessage>({
    api: CHAT_STREAM,
    credentials: "include",
    fetch: chatStreamFetch(onWait),
    // The server keeps the history: only what was just said leaves the browser.
    prepareSendMessagesRequest: ({ body }) => ({ body: { ...body } }),
  });
}
