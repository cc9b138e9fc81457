import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { askPreview } from "#app/api-client/case-filing.ts";
import { ApiError } from "#app/api-client/request.ts";
import type { Preview } from "#app/domain/documents/preview.ts";

/** What is to be seen of a document: itself, or why it is not. */
export type Shown =
  | "asked"
  | "pdf"
  | "encrypted"
  | "picture"
  | "damaged"
  | "unreadable"
  | "gone"
  | "scanning"
  | "too_often"
  | "no_viewer"
  | "failed";

const REFUSALS: Readonly<Record<number, Shown>> = { 404: "gone", 429: "too_often", 503: "scanning" };

function shownOf({ kind, state }: Preview): Shown {
  if (state === "damaged") return "damaged";
  if (kind === "picture") return "picture";
  // Phones have viewers of their own, and none for a frame.
  if (!navigator.pdfViewerEnabled) return "no_viewer";
  return state === "encrypted" ? "encrypted" : "pdf";
}

/** How the document with this id is shown, asked each time that there is one; nothing of it is loaded before. */
export function useShown(id: string | null) {
  const [shown, setShown] = useState<Shown>("asked");
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each opening
  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    setShown("asked");
    askPreview(id, leaving.signal).then(
      (preview) => {
        if (!leaving.signal.aborted) setShown(shownOf(preview));
      },
      (error) => {
        if (leaving.signal.aborted) return;
        console.warn(error);
        const status = error instanceof ApiError ? error.status : 0;
        setShown(REFUSALS[status] ?? "failed");
        // The session has ended: the page says so.
        if (status === 401) void revalidate();
      },
    );
    return () => leaving.abort();
  }, [id]);
  return { shown, pictureFailed: () => setShown("unreadable") };
}
