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

/** Puts documents of one folder in order, for everybody: by buttons and by dragging. */
export function useOrdering() {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState<string | null>(null);
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
    setBusy(false);
  }

  /** For a document's row: another may be dropped before it. */
  const dropBefore = (documentId: string) => ({
    "data-over": over === documentId || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(DRAGGED)) return;
      event.preventDefault();
      setOver(documentId);
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent) => {
      const dragged = event.dataTransfer.getData(DRAGGED);
      setOver(null);
      if (!dragged) return;
      event.preventDefault();
      void put(dragged, documentId);
    },
  });
  /** For the handle by which a document is dragged. */
  const handle = (documentId: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(DRAGGED, documentId);
      event.dataTransfer.effectAllowed = "move";
    },
    onDragEnd: () => setOver(null),
  });
  return { busy, put, dropBefore, handle };
}
