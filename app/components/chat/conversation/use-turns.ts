/** One turn after the other: a message goes out, and its answer or the reason why there is none comes back. */
import { useState } from "react";
import type { ChatTurn } from "#app/api-client/chat.ts";
import { ApiError } from "#app/api-client/request.ts";
import { draftStore } from "#app/components/booking-form/draft/page-draft.ts";
import type { Locale } from "#app/domain/locale.ts";
import { type ConcordMessage, entryOf } from "../messages.ts";
import type { TurnRef } from "./turn.ts";
import type { useStoredConversation } from "./use-stored-conversation.ts";
import type { useTurnStream } from "./use-turn-stream.ts";

/** Why the last message got no answer. */
export type ChatFailure = { kind: "connection" } | { kind: "wait"; seconds: number | null };

/** What the visitor says in a turn, and how: written, pressed, or filled in. */
export type Said = Pick<ChatTurn, "message" | "confirm" | "press" | "typed" | "card">;

interface Turns {
  turn: TurnRef;
  locale: Locale;
  stream: ReturnType<typeof useTurnStream>;
  restore: ReturnType<typeof useStoredConversation>["restore"];
}

/** `deliver` sends a message that is not empty while no other is under way. False when it got no answer. */
export function useTurns() {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ChatFailure | null>(null);

  async function deliver(said: Said, { turn, locale, stream, restore }: Turns): Promise<boolean> {
    const { message } = said;
    setSending(true);
    setFailure(null);
    stream.setVoidThrough(0);
    stream.setStep("sent");
    turn.current = { ...turn.current, begun: false, missed: false, error: null };
    try {
      await stream.sendMessage({ text: message }, { body: await turnBody(said, locale, turn) });
      const { error, missed } = turn.current;
      if (!error) {
        // Somebody had spoken between what was on the screen and this message.
        if (missed) await restore().then(({ restored }) => stream.setMessages(restored), console.error);
        return true;
      }
      console.error(error);
      stream.clearError();
      const restored = await answeredAnyway(message, { turn, stream, restore });
      stream.setMessages(restored ?? stream.messages);
      if (restored) return true;
      setFailure(error instanceof ApiError && error.status === 429 ? { kind: "wait", seconds: error.retryAfter } : { kind: "connection" });
      return false;
    } finally {
      stream.setWaiting(false);
      setSending(false);
    }
  }

  return { sending, failure, setFailure, deliver };
}

async function turnBody(said: Said, locale: Locale, turn: TurnRef): Promise<ChatTurn> {
  // What is being typed into the form comes first, so that the assistant knows it.
  await draftStore.flush();
  const form = draftStore.wantedForm();
  return {
    ...said,
    sessionId: turn.current.sessionId,
    locale,
    ...(form ? { form } : {}),
  };
}

/** A stream that was cut may have been answered in full on the server: the conversation with that answer, else null. */
async function answeredAnyway(message: string, { turn, stream, restore }: Omit<Turns, "locale">): Promise<ConcordMessage[] | null> {
  const stored = turn.current.begun ? await restore().catch(() => null) : null;
  if (!stored || stored.restored.length <= stream.messages.length) return null;
  return saidBeforeLast(stored.restored) === message ? stored.restored : null;
}

function saidBeforeLast(messages: readonly ConcordMessage[]): string | null {
  const [asked, answered] = messages.slice(-2);
  return asked?.role === "user" && answered?.role === "assistant" ? entryOf(asked).text : null;
}
