import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { AudienceChoice } from "#app/domain/case/filing.ts";
import type { Filer } from "#app/domain/case/room.ts";
import { ChosenFiles } from "../chosen.tsx";
import { type Upload, useUploads } from "../use-uploads.ts";
import { GoingOn } from "./begun-as.tsx";
import { useUnfinished } from "./use-unfinished.ts";

interface LargeVersionProps {
  caseId: string;
  audiences: readonly AudienceChoice[];
  filer: Filer;
  /** The version whose place it takes. */
  replaces: string;
  file: File;
  /** It was filed, or is not to be. */
  onEnd: () => void;
}

/** A further version that is too large for one request: sent in parts, with its progress, paused and gone on with as other large files are. */
export function LargeVersion({ caseId, audiences, filer, replaces, file, onEnd }: LargeVersionProps) {
  const { uploads, busy, choose, send, pause, restart, remove } = useUploads(caseId, filer, null, replaces);
  const { begunFor, discard } = useUnfinished(caseId, uploads, busy);
  /** The file is taken once, also where effects run twice (React's strict mode). */
  const taken = useRef<"not yet" | "chosen" | "listed">("not yet");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the file that this is about
  useEffect(() => {
    if (taken.current !== "not yet") return;
    taken.current = "chosen";
    void choose([file]);
  }, []);
  useEffect(() => {
    if (uploads.length > 0) taken.current = "listed";
    else if (taken.current === "listed" && !busy) onEnd();
  }, [uploads, busy, onEnd]);
  /** What was begun as something else is not gone on with here. */
  const begunHere = (upload: Upload) => {
    const begun = begunFor(upload);
    return begun?.replaces === replaces ? begun : null;
  };
  return (
    <form
      className="grid max-w-form gap-3 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send("everyone", begunHere);
      }}
    >
      <ChosenFiles
        uploads={uploads}
        busy={busy}
        onRemove={remove}
        onPause={pause}
        saidOf={(upload) => {
          const begun = begunFor(upload);
          if (!begun) return null;
          return <GoingOn upload={begun} audiences={audiences} onDiscard={() => void discard(begun.id).then(() => restart(upload.key))} />;
        }}
      />
      <Button type="submit" variant="secondary" className="justify-self-start" loading={busy}>
        <Trans>File the new version</Trans>
      </Button>
    </form>
  );
}
