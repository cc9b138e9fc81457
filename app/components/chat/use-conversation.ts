/** The conversation with the assistant: restored from the server, one turn at a time, its draft passed to the form. */
import { useChat } from "@ai-sdk/react";
import { useLingui } from "@lingui/react";
import { DefaultChatTransport } from "ai";
import { useCallback, useEffect, useRef, useState } from "react";
import { CHAT_STREAM, type ChatTurn, fetchChatStream, getTranscript } from "#app/api-client/chat.ts";
import { ApiError } from "#app/api-client/request.ts";
import { isLocale } from "#app/domain/locale.ts";
import { draftStore } from "../booking-form/use-draft.ts";
import { type ChatEntry, type ConcordMessage, entryOf, restoredMessages } from "./messages.ts";

/** Why the last message got no answer. */
export type ChatFailure = { kind: "connection" } | { kind: "wait"; seconds: number | null };

export interface ChatConversation {
  /** "restoring" until the server's transcript is in. */
  state: "restoring" | "idle" | "sending";
  /** Finished messages, oldest first. */
  entries: ChatEntry[];
  /** The answer that is being written now. */
  writing: ChatEntry | null;
  failure: ChatFailure | null;
  /** The greeting that staff have written; null for the built-in one. */
  welcome: string | null;
  /** Sends a message; `confirm` is the hash of the summary whose button was pressed. False when it got no answer. */
  send(text: string, confirm?: string): Promise<boolean>;
}

export function useConversation(): ChatConversation {
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : "en";
  const [restoring, setRestoring] = useState(true);
  const [sending, setSending] = useState(false);
  const [welcome, setWelcome] = useState<string | null>(null);
  const [failure, setFailure] = useState<ChatFailure | null>(null);
  const [voidThrough, setVoidThrough] = useState(0);
  const turn = useRef<{ sessionId: string | null; begun: boolean; error: Error | null }>({ sessionId: null, begun: false, error: null });
  const [transport] = useState(
    () =>
      new DefaultChatTransport<ConcordMessage>({
        api: CHAT_STREAM,
        credentials: "include",
        fetch: fetchChatStream,
        // The server keeps the history: only what was just said leaves the browser.
        prepareSendMessagesRequest: ({ body }) => ({ body: { ...body } }),
      }),
  );
  const { messages, setMessages, sendMessage, clearError } = useChat<ConcordMessage>({
    transport,
    onData(part) {
      turn.current.begun = true;
      if (part.type === "data-session") turn.current.sessionId = part.data.sessionId;
      else if (part.type === "data-draft") draftStore.hear(part.data);
      else if (part.type === "data-reset") setVoidThrough(part.data.through);
      else if (part.type === "data-answer") {
        turn.current.sessionId = part.data.sessionId;
        draftStore.hear(part.data.draft);
      }
    },
    onError(error) {
      turn.current.error = error;
    },
  });

  const restore = useCallback(async () => {
    const transcript = await getTranscript(locale);
    setWelcome(transcript.welcome ?? null);
    turn.current.sessionId = transcript.sessionId;
    if (transcript.draft) draftStore.receive(transcript.draft);
    return restoredMessages(transcript);
  }, [locale]);

  useEffect(() => {
    let gone = false;
    restore()
      .then((restored) => {
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

  // The same conversation may have gone on in another tab.
  const seen = useRef(0);
  seen.current = sending ? Number.POSITIVE_INFINITY : messages.length;
  useEffect(() => {
    const refresh = async () => {
      const stored = await restore().catch(() => []);
      if (stored.length > seen.current) setMessages(stored);
    };
    window.addEventListener("focus", refresh);
    return () => window.removeEventListener("focus", refresh);
  }, [restore, setMessages]);

  async function send(text: string, confirm?: string): Promise<boolean> {
    const message = text.trim();
    if (message === "" || sending || restoring) return false;
    setSending(true);
    setFailure(null);
    setVoidThrough(0);
    turn.current = { ...turn.current, begun: false, error: null };
    try {
      // What is being typed into the form comes first, so that the assistant knows it.
      await draftStore.flush();
      const form = draftStore.wantedForm();
      const body: ChatTurn = {
        message,
        sessionId: turn.current.sessionId,
        locale,
        ...(confirm ? { confirm } : {}),
        ...(form ? { form } : {}),
      };
      await sendMessage({ text: message }, { body });
      const { error, begun } = turn.current;
      if (!error) return true;
      console.error(error);
      clearError();
      // A stream that was cut may have been answered in full on the server.
      const stored = begun ? await restore().catch(() => null) : null;
      if (stored && stored.length > messages.length && saidBeforeLast(stored) === message) {
        setMessages(stored);
        return true;
      }
      setMessages(messages);
      setFailure(error instanceof ApiError && error.status === 429 ? { kind: "wait", seconds: error.retryAfter } : { kind: "connection" });
      return false;
    } finally {
      setSending(false);
    }
  }

  const entries = messages.map((message, index) => entryOf(message, index === messages.length - 1 ? voidThrough : 0));
  const last = entries.at(-1);
  const writing = sending && last?.role === "assistant" ? last : null;
  return {
    state: restoring ? "restoring" : sending ? "sending" : "idle",
    entries: writing ? entries.slice(0, -1) : entries,
    writing,
    failure,
    welcome,
    send,
  };
}

function saidBeforeLast(messages: readonly ConcordMessage[]): string | null {
  const [asked, answered] = messages.slice(-2);
  return asked?.role === "user" && answered?.role === "assistant" ? entryOf(asked).text : null;
}
