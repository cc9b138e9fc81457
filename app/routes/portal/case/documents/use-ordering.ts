import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { type DragEvent, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { placeDocument } from "#app/api-client/case-filing.ts";
import { ApiError } from "#app/api-client/request.ts";
import { notify } from "#app/components/ui/notify.ts";
import { caseMessageText } from "#app/i18n/portal/case-messages.ts";

/** The kind of what is dragged: nothing else can be dropped among documents. */
const DRAGGED = "application/x-concord-document";

function tellRefusal(error: unknown, i18n: I18n) {
  console.error(error);
  const code = error instanceof ApiError ? error.issues[0]?.code : undefined;
  void notify({
    title: code ? caseMessageText(i18n, code) : i18n._(msg`The order could not be changed. Please try again`),
    tone: "danger",
  });
}

/** Where a document is dropped: in the place of `id`, which it comes before or behind. */
interface Over {
  id: string;
  side: "before" | "behind";
}

/**
 * Puts documents of one folder in order, for everybody: by buttons and by dragging. `ordered` are those that have a place, `following` says what
 * comes behind each in the whole folder.
 */
export function useOrdering(ordered: readonly string[], following: Readonly<Record<string, string | null>>) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [moved, setMoved] = useState<string | null>(null);
  const pressed = useRef<string | null>(null);

  // A browser may drop the focus of what is moved in the document.
  useEffect(() => {
    if (busy || pressed.current === null) return;
    if (document.activeElement === document.body) document.getElementById(pressed.current)?.focus();
    pressed.current = null;
  }, [busy]);

  /** `button` is the id of the control that was pressed. */
  async function put(documentId: string, before: string | null, button: string | null = null) {
    if (busy || documentId === before) return;
    setBusy(true);
    try {
      await placeDocument(documentId, before);
    } catch (error) {
      tellRefusal(error, i18n);
    }
    await revalidate();
    pressed.current = button;
    setMoved(documentId);
    setBusy(false);
  }

  const onDropped = (from: string, target: string, side: Over["side"]) =>
    void put(from, side === "before" ? target : (following[target] ?? null));
  return { busy, moved, put, ...useDragging(ordered, onDropped) };
}

/** What makes rows that can be dragged, and dropped on one another. */
function useDragging(ordered: readonly string[], onDropped: (from: string, target: string, side: Over["side"]) => void) {
  const [over, setOver] = useState<Over | null>(null);
  /** What is being dragged: the browser does not say so while it is over another. */
  const dragged = useRef<string | null>(null);
  /** What is dragged down comes behind the row that it is dropped on: else nothing could be dragged to the end. */
  const sideOf = (from: string | null, target: string): Over["side"] => {
    const at = from === null ? -1 : ordered.indexOf(from);
    return at >= 0 && at < ordered.indexOf(target) ? "behind" : "before";
  };
  /** For a document's row: another may be dropped in its place. */
  const dropAt = (documentId: string) => ({
    "data-over": over?.id === documentId ? over.side : undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      const side = sideOf(dragged.current, documentId);
      if (over?.id !== documentId || over.side !== side) setOver({ id: documentId, side });
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent) => {
      const from = event.dataTransfer.getData(DRAGGED);
      setOver(null);
      if (!from) return;
      event.preventDefault();
      onDropped(from, documentId, sideOf(from, documentId));
    },
  });
  /** For the handle by which a document is dragged. */
  const handle = (documentId: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(DRAGGED, documentId);
      event.dataTransfer.effectAllowed = "move";
      dragged.current = documentId;
    },
    onDragEnd: () => {
      dragged.current = null;
      setOver(null);
    },
  });
  return { dropAt, handle };
}
