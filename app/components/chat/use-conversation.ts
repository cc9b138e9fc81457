/** The conversation with the assistant: restored from the server, one turn at a time, its draft passed to the form. */
import { useChat } from "@ai-sdk/react";
import { useLingui } from "@lingui/react";
import { DefaultChatTransport } from "ai";
import { useCallback, useEffect, useRef, useState } from "react";
import { type Attendance, CHAT_STREAM, type ChatTurn, chatStreamFetch, deleteConversation, getTranscript } from "#app/api-client/chat.ts";
import { ApiError } from "#app/api-client/request.ts";
import { isLocale } from "#app/domain/locale.ts";
import { draftStore } from "../booking-form/use-draft.ts";
import { type ChatEntry, type ConcordMessage, entryOf, restoredMessages } from "./messages.ts";
import { useNews } from "./use-news.ts";

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
  /** The server has no room at the moment; the message is sent again by itself. */
  waiting: boolean;
  /** The greeting that staff have written; null for the built-in one. */
  welcome: string | null;
  /** The person of staff who answers now; null for the assistant. */
  staff: { name: string } | null;
  /** Sends a message; `confirm` is the hash of the summary whose button was pressed. False when it got no answer. */
  send(text: string, confirm?: string): Promise<boolean>;
  /** Deletes the conversation and its draft. False when that failed. */
  remove(): Promise<boolean>;
}

const NOBODY: Attendance = { staff: null, lookAgain: null };

export function useConversation(): ChatConversation {
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : "en";
  const [restoring, setRestoring] = useState(true);
  const [sending, setSending] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [welcome, setWelcome] = useState<string | null>(null);
  const [attendance, setAttendance] = useState(NOBODY);
  const [failure, setFailure] = useState<ChatFailure | null>(null);
  const [voidThrough, setVoidThrough] = useState(0);
  /** `last`: the number of the newest line that is on the screen. `missed`: lines came between it and this turn. */
  const turn = useRef<{ sessionId: string | null; last: number; missed: boolean; begun: boolean; error: Error | null }>({
    sessionId: null,
    last: 0,
    missed: false,
    begun: false,
    error: null,
  });
  const [transport] = useState(
    () =>
      new DefaultChatTransport<ConcordMessage>({
        api: CHAT_STREAM,
        credentials: "include",
        fetch: chatStreamFetch(() => setWaiting(true)),
        // The server keeps the history: only what was just said leaves the browser.
        prepareSendMessagesRequest: ({ body }) => ({ body: { ...body } }),
      }),
  );
  const { messages, setMessages, sendMessage, clearError } = useChat<ConcordMessage>({
    transport,
    onData(part) {
      turn.current.begun = true;
      setWaiting(false);
      if (part.type === "data-session") turn.current.sessionId = part.data.sessionId;
      else if (part.type === "data-draft") draftStore.hear(part.data);
      else if (part.type === "data-reset") setVoidThrough(part.data.through);
      else if (part.type === "data-answer") {
        const { sessionId, lines, staff, lookAgain, draft } = part.data;
        const missed = lines !== null && lines.first !== turn.current.last + 1;
        turn.current = { ...turn.current, sessionId, last: lines?.last ?? turn.current.last, missed };
        setAttendance({ staff, lookAgain });
        draftStore.hear(draft);
      }
    },
    onError(error) {
      turn.current.error = error;
    },
  });

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
  }, [locale]);

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

  useNews({
    seconds: sending || restoring ? null : attendance.lookAgain,
    known: turn,
    locale,
    onNews(said, now) {
      if (said.length > 0) setMessages((before) => [...before, ...said]);
      setAttendance(now);
    },
    onOther: refresh,
  });

  async function send(text: string, confirm?: string): Promise<boolean> {
    const message = text.trim();
    if (message === "" || sending || restoring) return false;
    setSending(true);
    setFailure(null);
    setVoidThrough(0);
    turn.current = { ...turn.current, begun: false, missed: false, error: null };
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
      const { error, begun, missed } = turn.current;
      if (!error) {
        // Somebody had spoken between what was on the screen and this message.
        if (missed) await restore().then(({ restored }) => setMessages(restored), console.error);
        return true;
      }
      console.error(error);
      clearError();
      // A stream that was cut may have been answered in full on the server.
      const stored = begun ? await restore().catch(() => null) : null;
      if (stored && stored.restored.length > messages.length && saidBeforeLast(stored.restored) === message) {
        setMessages(stored.restored);
        return true;
      }
      setMessages(messages);
      setFailure(error instanceof ApiError && error.status === 429 ? { kind: "wait", seconds: error.retryAfter } : { kind: "connection" });
      return false;
    } finally {
      setWaiting(false);
      setSending(false);
    }
  }

  async function remove(): Promise<boolean> {
    try {
      // What is still being typed would begin the draft again.
      await draftStore.flush();
      await deleteConversation();
    } catch (error) {
      console.error(error);
      return false;
    }
    turn.current = { ...turn.current, sessionId: null, last: 0 };
    setMessages([]);
    setFailure(null);
    setAttendance(NOBODY);
    await draftStore.refetch();
    return true;
  }

  const entries = messages.map((message, index) => entryOf(message, index === messages.length - 1 ? voidThrough : 0));
  const last = entries.at(-1);
  const writing = sending && (last?.role === "assistant" || last?.role === "note") ? last : null;
  return {
    state: restoring ? "restoring" : sending ? "sending" : "idle",
    entries: writing ? entries.slice(0, -1) : entries,
    writing,
    failure,
    waiting,
    welcome,
    staff: attendance.staff,
    send,
    remove,
  };
}

function saidBeforeLast(messages: readonly ConcordMessage[]): string | null {
  const [asked, answered] = messages.slice(-2);
  return asked?.role === "user" && answered?.role === "assistant" ? entryOf(asked).text : null;
}
