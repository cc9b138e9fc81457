import { Trans, useLingui } from "@lingui/react/macro";
import type { MouseEvent, ReactNode } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { formatBytes } from "#app/i18n/numbers.ts";
import { isLarge } from "./send-one.ts";
import type { Upload } from "./use-uploads.ts";

interface ChosenFilesProps {
  uploads: readonly Upload[];
  busy: boolean;
  onRemove: (key: string) => void;
  onPause: () => void;
  /** What is said of one, while nothing is being sent. */
  saidOf: (upload: Upload) => ReactNode;
}

/** The files that are chosen, in their order. */
export function ChosenFiles({ uploads, busy, onRemove, onPause, saidOf }: ChosenFilesProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2">
      {uploads.map((upload) => (
        <Chosen key={upload.key} upload={upload} busy={busy} onRemove={() => onRemove(upload.key)} onPause={onPause}>
          {upload.state === "refused" || busy ? null : saidOf(upload)}
        </Chosen>
      ))}
    </ul>
  );
}

interface ChosenProps {
  upload: Upload;
  /** Something is being sent. */
  busy: boolean;
  onRemove: () => void;
  onPause: () => void;
  children: ReactNode;
}

/** A chosen file: how far it is, what became of it, and what is said of it. */
function Chosen({ upload, busy, onRemove, onPause, children }: ChosenProps) {
  const { t } = useLingui();
  const { file, state, sent, waiting, error } = upload;
  const { name } = file;
  return (
    <li className="text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="[overflow-wrap:anywhere]">
          {name} <Size upload={upload} />
        </span>
        <span className="ml-auto flex items-center">
          <PauseOrGoOn upload={upload} busy={busy} onPause={onPause} />
          {!busy && (
            <Button variant="quiet" size="sm" onClick={onRemove} aria-label={t`Do not file ${name}`}>
              <Icon name="close" size={16} />
            </Button>
          )}
        </span>
      </div>
      {(state === "sending" || state === "paused") && (
        <progress
          className="h-1.5 w-full appearance-none overflow-hidden rounded-sm border-0 bg-hairline-strong [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-hairline-strong [&::-webkit-progress-value]:bg-accent"
          max={1}
          value={sent}
          aria-label={t`Upload of ${name}`}
        />
      )}
      <p role="status">
        {state === "paused" && <Trans>Paused. What has arrived is kept.</Trans>}
        {state === "sending" && waiting && <Trans>Interrupted for the moment. It goes on by itself, and what has arrived is kept.</Trans>}
      </p>
      {error && (
        <p role="alert" className="font-semibold text-danger">
          {error}
        </p>
      )}
      {children}
    </li>
  );
}

/** How large it is; of a large file on its way also how much of it has arrived. */
function Size({ upload: { file, state, sent } }: Pick<ChosenProps, "upload">) {
  const { i18n } = useLingui();
  const isUnderWay = isLarge(file) && (state === "sending" || state === "paused");
  return (
    <span className="tabular text-soft">
      {isUnderWay ? (
        <Trans>
          {formatBytes(i18n.locale, Math.round(sent * file.size))} of {formatBytes(i18n.locale, file.size)} have arrived
        </Trans>
      ) : (
        formatBytes(i18n.locale, file.size)
      )}
    </span>
  );
}

/** One button in one place, so that the focus stays on it: what it stops it goes on with. */
function PauseOrGoOn({ upload: { file, state }, busy, onPause }: Pick<ChosenProps, "upload" | "busy" | "onPause">) {
  const { t } = useLingui();
  const { name } = file;
  const goesOn = state === "paused";
  if (!isLarge(file) || !(state === "sending" || goesOn)) return null;
  const press = (event: MouseEvent) => {
    if (goesOn) return;
    // It may have become the button that sends before this press is over.
    event.preventDefault();
    onPause();
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      type={goesOn ? "submit" : "button"}
      loading={goesOn && busy}
      onClick={press}
      aria-label={goesOn ? t`Continue the upload of ${name}` : t`Pause the upload of ${name}`}
    >
      {goesOn ? <Trans>Continue</Trans> : <Trans>Pause</Trans>}
    </Button>
  );
}
