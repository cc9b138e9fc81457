import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { AudienceChoice } from "#app/domain/case/filing.ts";
import { PART_SIZE, type UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { formatBytes } from "#app/i18n/numbers.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import { useFocusKept } from "../use-focus-kept.ts";
import { BegunAs } from "./begun-as.tsx";

interface UnfinishedProps {
  /** Those whose file is not chosen: the others go on where it is. */
  unfinished: readonly UploadRecord[];
  onDiscard: (id: string) => void;
  audiences: readonly AudienceChoice[];
  /** Where files are chosen. */
  field: RefObject<HTMLElement | null>;
  /** Something is being sent. */
  busy: boolean;
  zone: string;
}

/** Uploads that were cut off: how much is there, for whom, until when it is kept, and that the same file goes on. */
export function Unfinished({ unfinished, onDiscard, audiences, field, busy, zone }: UnfinishedProps) {
  useFocusKept(field, unfinished.length);
  if (busy || unfinished.length === 0) return null;
  return (
    <div className="grid gap-2 text-sm">
      <h3 className="font-semibold text-base">
        <Trans>Unfinished uploads</Trans>
      </h3>
      <ul className="grid gap-3">
        {unfinished.map((upload) => (
          <Row key={upload.id} {...{ upload, audiences, zone }} onDiscard={() => onDiscard(upload.id)} />
        ))}
      </ul>
    </div>
  );
}

interface RowProps extends Pick<UnfinishedProps, "audiences" | "zone"> {
  upload: UploadRecord;
  onDiscard: () => void;
}

function Row({ upload, audiences, zone, onDiscard }: RowProps) {
  const { i18n, t } = useLingui();
  const { name, size, parts, until } = upload;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">
          <span className="font-semibold">{name}</span>{" "}
          <span className="tabular text-soft">
            <Trans>
              {formatBytes(i18n.locale, Math.min(parts.length * PART_SIZE, size))} of {formatBytes(i18n.locale, size)} have arrived
            </Trans>
          </span>
        </p>
        <BegunAs upload={upload} audiences={audiences} />
        <p>
          <Trans>Choose the same file again to continue. It is kept until {formatMoment(i18n.locale, until, zone)}.</Trans>
        </p>
      </div>
      <Button variant="quiet" size="sm" className="-mx-3" onClick={onDiscard} aria-label={t`Discard the upload of ${name}`}>
        <Trans>Discard</Trans>
      </Button>
    </li>
  );
}
