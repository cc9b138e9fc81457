import { Trans } from "@lingui/react/macro";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { previewKindOfName } from "#app/domain/documents/preview.ts";
import { viewAddress } from "./view-address.ts";

const PreviewDialog = lazy(async () => ({ default: (await import("./preview-dialog.tsx")).PreviewDialog }));

/** "View" for a filed PDF or picture: a dialog, and without scripts or in a new tab the document by itself. Nothing for other kinds. */
export function ViewLink({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const kind = previewKindOfName(name);
  if (kind === null) return null;
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setWanted(true);
    setOpen(true);
  }
  return (
    <>
      <a href={viewAddress(id)} target="_blank" rel="noreferrer" onClick={press} className="no-print prose-link text-sm">
        <Trans>
          View<span className="sr-only">: {name}</span>
        </Trans>
      </a>
      {wanted && (
        <Suspense>
          <PreviewDialog open={open} onOpenChange={setOpen} id={id} name={name} />
        </Suspense>
      )}
    </>
  );
}
