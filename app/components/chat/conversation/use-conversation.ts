/** The conversation with the assistant: restored from the server, one turn at a time, its draft passed to the form. */
import { useLingui } from "@lingui/react";
import { useRef, useState } from "react";
import { type Attendance, deleteConversation } from "#app/api-client/chat.ts";
import { draftStore } from "#app/components/booking-form/draft/page-draft.ts";
import { isLocale } from "#app/domain/locale.ts";
import { type ChatEntry, entryOf } from "../messages.ts";
import { useNews } from "../use-news.ts";
import { NO_TURN, type Turn } from "./turn.ts";
import { useStoredConversation } from "./use-stored-conversation.ts";
import { type TurnStep, useTurnStream } from "./use-turn-stream.ts";
import { type ChatFailure, type Said, useTurns } from "./use-turns.ts";

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
  /** How far the answer is that is being waited for. */
  step: TurnStep;
  /** Says something to the assistant. False when it got no answer. */
  send(said: Said): Promise<boolean>;
  /** Deletes the conversation and its draft. False when that failed. */
  remove(): Promise<boolean>;
}

const NOBODY: Attendance = { staff: null, lookAgain: null };

export function useConversation(): ChatConversation {
  const { i18n } = useLingui();
  const locale = isLocale(i18n.locale) ? i18n.locale : "en";
  const [attendance, setAttendance] = useState(NOBODY);
  const turn = useRef<Turn>({ ...NO_TURN });
  const { sending, failure, setFailure, deliver } = useTurns();
  const stream = useTurnStream(turn, setAttendance);
  const { messages, setMessages, waiting, voidThrough } = stream;
  const { restoring, welcome, restore, refresh } = useStoredConversation({ turn, locale, sending, setMessages, setAttendance });

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

  async function send(said: Said): Promise<boolean> {
    const message = said.message.trim();
    if (message === "" || sending || restoring) return false;
    return deliver({ ...said, message }, { turn, locale, stream, restore });
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
    step: stream.step,
    welcome,
    staff: attendance.staff,
    send,
    remove,
  };
}
