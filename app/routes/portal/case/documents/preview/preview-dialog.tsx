import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { type Shown, useShown } from "./use-shown.ts";
import { viewAddress } from "./view-address.ts";

interface PreviewProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  id: string;
  name: string;
}

/** A document in the page, and the ways to it by itself and as a copy. What is there no more leaves the page behind the dialog as well. */
export function PreviewDialog({ open, onOpenChange, id, name }: PreviewProps) {
  const { revalidate } = useRevalidator();
  const { shown, pictureFailed } = useShown(open ? id : null);
  const gone = shown === "gone";
  function change(next: boolean) {
    onOpenChange(next);
    if (!next && gone) void revalidate();
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={<span className="[overflow-wrap:anywhere]">{name}</span>}
      size="lg"
      footer={!gone && <Ways id={id} name={name} />}
    >
      <Content shown={shown} id={id} name={name} onPictureFailed={pictureFailed} />
    </Dialog>
  );
}

function Ways({ id, name }: Pick<PreviewProps, "id" | "name">) {
  return (
    <>
      <ButtonLink href={viewAddress(id)} target="_blank" rel="noreferrer" variant="secondary">
        <Trans>Open in a new tab</Trans>
      </ButtonLink>
      <ButtonLink href={`/api/documents/${encodeURIComponent(id)}/download`} download={name}>
        <Icon name="download" size={18} />
        <Trans>Download</Trans>
      </ButtonLink>
    </>
  );
}

interface ContentProps extends Pick<PreviewProps, "id" | "name"> {
  shown: Shown;
  onPictureFailed: () => void;
}

function Content({ shown, id, name, onPictureFailed }: ContentProps) {
  if (shown === "picture") return <Picture id={id} name={name} onFailed={onPictureFailed} />;
  if (shown === "pdf" || shown === "encrypted") return <Pdf id={id} name={name} encrypted={shown === "encrypted"} />;
  return (
    <p role={shown === "asked" ? "status" : "alert"} className="flex min-h-40 max-w-measure items-center gap-3">
      {shown === "asked" && <Spinner />}
      <Words shown={shown} />
    </p>
  );
}

function Words({ shown }: { shown: Exclude<Shown, "picture" | "pdf" | "encrypted"> }) {
  if (shown === "asked") return <Trans>Opening the document</Trans>;
  if (shown === "gone") return <Trans>This document can no longer be opened: it was withdrawn, or is no longer shared with you.</Trans>;
  if (shown === "damaged")
    return <Trans>This file is damaged or incomplete and cannot be shown here. You can still download it as it was filed.</Trans>;
  if (shown === "unreadable")
    return (
      <Trans>The picture could not be shown: it is damaged, or the connection was lost. You can still download it as it was filed.</Trans>
    );
  if (shown === "no_viewer") return <Trans>This browser shows no PDF inside a page. Open it in a new tab, or download it.</Trans>;
  if (shown === "scanning") return <Trans>This document is being scanned for viruses. Please try again in a moment.</Trans>;
  if (shown === "too_often") return <Trans>That was a lot at once. Please wait a little and try again</Trans>;
  return <Trans>The document could not be loaded. Check your connection, then close this and try again.</Trans>;
}

function Pdf({ id, name, encrypted }: Pick<PreviewProps, "id" | "name"> & { encrypted: boolean }) {
  const { t } = useLingui();
  return (
    <>
      {encrypted && (
        <p className="mb-3 max-w-measure">
          <Trans>This PDF is encrypted. If it asks for a password, the person who filed it can give it to you.</Trans>
        </p>
      )}
      {/* Its answer says that it is sandboxed. Chromium shows nothing in a frame whose element says so. */}
      <iframe src={viewAddress(id)} title={t`Document: ${name}`} className="h-[70dvh] min-h-80 w-full border border-hairline" />
    </>
  );
}

function Picture({ id, name, onFailed }: Pick<PreviewProps, "id" | "name"> & { onFailed: () => void }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      {!loaded && (
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          <Trans>Opening the document</Trans>
        </p>
      )}
      <img
        src={viewAddress(id)}
        alt={name}
        onLoad={() => setLoaded(true)}
        onError={onFailed}
        className={`mx-auto max-h-[70dvh] max-w-full object-contain ${loaded ? "" : "sr-only"}`}
      />
    </>
  );
}
