import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { postMessage, saveMessageDraft } from "#app/api-client/case-filing.ts";
import { ApiError } from "#app/api-client/request.ts";
import { notify } from "#app/components/ui/notify.ts";
import type { MessageDraft } from "#app/domain/case/filing.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";

/** How long after the last key what was typed is kept on the server. */
const SAVED_AFTER_MS = 800;

interface BegunMessage extends MessageDraft {
  documents: readonly string[];
  /** What the form holds when React has taken it over. */
  held: () => Partial<MessageDraft>;
}

/** What is being written in the discussion: kept on the server while it is typed, sent once. */
export function useMessage(caseId: string, kept: MessageDraft, begun: BegunMessage, firstKey: string) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<MessageDraft>({ content: begun.content, audience: begun.audience });
  const [documents, setDocuments] = useState(begun.documents);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const key = useRef(firstKey);
  const saver = useSaver(caseId);

  // What was typed before this ran is kept too, also since the form was read for the first rendering.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const typed = { ...draft, ...begun.held() };
    if (typed.content !== kept.content || typed.audience !== kept.audience) write(typed);
  }, []);

  function write(next: MessageDraft) {
    setDraft(next);
    setError(null);
    saver.saveSoon(next);
  }

  async function send() {
    if (busy) return;
    setBusy(true);
    setError(null);
    saver.stop();
    try {
      await postMessage(caseId, { ...draft, documents }, key.current);
      key.current = crypto.randomUUID();
      setDraft({ ...draft, content: "" });
      setDocuments([]);
      await revalidate();
      void notify({ title: i18n._(msg`Message sent successfully`), tone: "success" });
    } catch (failure) {
      console.error(failure);
      saver.saveOnLeaving(draft);
      const known = failure instanceof ApiError ? failure : null;
      // The session has ended: the page says so, and what was written is back after signing in.
      if (known?.status === 401) return await revalidate();
      const code = known?.status === 429 ? "try_later" : known?.issues[0]?.code;
      setError(code ? caseMessageText(i18n, code) : i18n._(msg`Failed to send message`));
      void notify({ title: i18n._(msg`Failed to send message`), tone: "danger" });
    } finally {
      setBusy(false);
    }
  }

  return { draft, write, documents, setDocuments, busy, error, send };
}

/** Keeps the draft on the server a moment after the last key, and when the page is left. */
function useSaver(caseId: string) {
  const unsaved = useRef<MessageDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    const leave = () => {
      if (unsaved.current) void saveMessageDraft(caseId, unsaved.current, true).catch(() => undefined);
      unsaved.current = null;
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      clearTimeout(timer.current);
      leave();
    };
  }, [caseId]);

  function saveSoon(next: MessageDraft) {
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const saving = unsaved.current;
      unsaved.current = null;
      // What could not be kept is still in the field, and the next key tries again.
      if (saving) void saveMessageDraft(caseId, saving).catch((failure) => console.error(failure));
    }, SAVED_AFTER_MS);
  }
  function stop() {
    clearTimeout(timer.current);
    unsaved.current = null;
  }
  function saveOnLeaving(draft: MessageDraft) {
    unsaved.current = draft;
  }
  return { saveSoon, stop, saveOnLeaving };
}
