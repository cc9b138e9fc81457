import { useCallback, useEffect, useState } from "react";
import { askUploads, giveUpUpload } from "#app/api-client/case-uploads.ts";
import type { UploadRecord } from "#app/domain/documents/case-uploads.ts";
import { isLarge } from "../send-one.ts";
import type { Upload } from "../use-uploads.ts";
import { begunOf } from "./upload-large.ts";

/**
 * One's own uploads to a case that were cut off, on whichever device they were begun; asked while nothing is being sent. Of a file that is chosen
 * `begunFor` gives the one that it goes on with; `unfinished` are the others.
 */
export function useUnfinished(caseId: string, uploads: readonly Upload[], busy: boolean) {
  const [all, setAll] = useState<readonly UploadRecord[]>([]);
  const ask = useCallback(
    (signal?: AbortSignal) =>
      askUploads(caseId, signal).then(setAll, (error) => {
        // What cannot be known now is known at the next look.
        if (!signal?.aborted) console.warn(error);
      }),
    [caseId],
  );
  useEffect(() => {
    if (busy) return;
    const leaving = new AbortController();
    void ask(leaving.signal);
    return () => leaving.abort();
  }, [busy, ask]);
  async function discard(id: string) {
    try {
      await giveUpUpload(caseId, id);
    } catch (error) {
      // It has ended meanwhile, which the next look shows.
      console.warn(error);
    }
    await ask();
  }
  const begunFor = ({ file, begun }: Upload): UploadRecord | null => (isLarge(file) ? (begunOf(all, file) ?? begun) : null);
  const goingOn = new Set(uploads.map((upload) => begunFor(upload)?.id));
  return { unfinished: all.filter(({ id }) => !goingOn.has(id)), begunFor, discard };
}
