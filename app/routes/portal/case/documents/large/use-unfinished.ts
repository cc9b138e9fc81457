import { useCallback, useEffect, useState } from "react";
import { askUploads, giveUpUpload } from "#app/api-client/case-uploads.ts";
import type { UploadRecord } from "#app/domain/documents/case-uploads.ts";

/** One's own uploads to a case that were cut off, on whichever device they were begun; asked while nothing is being sent. */
export function useUnfinished(caseId: string, busy: boolean) {
  const [unfinished, setUnfinished] = useState<readonly UploadRecord[]>([]);
  const ask = useCallback(
    (signal?: AbortSignal) =>
      askUploads(caseId, signal).then(setUnfinished, (error) => {
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
  return { unfinished, discard };
}
