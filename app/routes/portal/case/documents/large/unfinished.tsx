import { Trans, useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { PART_SIZE } from "#app/domain/documents/case-uploads.ts";
import { formatBytes } from "#app/i18n/numbers.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import { useFocusKept } from "../use-focus-kept.ts";
import type { Upload } from "../use-uploads.ts";
import { isUploadOf } from "./upload-large.ts";
import { useUnfinished } from "./use-unfinished.ts";

interface UnfinishedProps {
  caseId: string;
  /** What is chosen: one that is paused there goes on there. */
  uploads: readonly Upload[];
  /** Where files are chosen. */
  field: RefObject<HTMLElement | null>;
  /** Something is being sent. */
  busy: boolean;
  zone: string;
}

/** Uploads that were cut off: how much is there, until when it is kept, and that the same file goes on. */
export function Unfinished({ caseId, uploads, field, busy, zone }: UnfinishedProps) {
  const { i18n, t } = useLingui();
  const { unfinished: all, discard } = useUnfinished(caseId, busy);
  useFocusKept(field, all.length);
  const paused = uploads.filter(({ state }) => state === "paused");
  const unfinished = all.filter((upload) => !paused.some(({ file }) => isUploadOf(upload, file)));
  if (busy || unfinished.length === 0) return null;
  return (
    <div className="grid gap-2 text-sm">
      <h3 className="font-semibold text-base">
        <Trans>Unfinished uploads</Trans>
      </h3>
      <ul className="grid gap-3">
        {unfinished.map(({ id, name, size, parts, until }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <span className="[overflow-wrap:anywhere]">
              <span className="font-semibold">{name}</span>{" "}
              <span className="tabular text-soft">
                <Trans>
                  {formatBytes(i18n.locale, Math.min(parts.length * PART_SIZE, size))} of {formatBytes(i18n.locale, size)} have arrived
                </Trans>
              </span>
              <br />
              <Trans>Choose the same file again to continue. It is kept until {formatMoment(i18n.locale, until, zone)}.</Trans>
            </span>
            <Button
              variant="quiet"
              size="sm"
              className="-mx-3"
              onClick={() => void discard(id)}
              aria-label={t`Discard the upload of ${name}`}
            >
              <Trans>Discard</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
