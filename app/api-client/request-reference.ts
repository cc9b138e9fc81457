/** What the last request for a page is called that failed on our side, in the browser (`workers/request-ids.ts`). */

let last: string | undefined;

/** Call with each answer to a request for a page's data: one that went well has nothing to be found by. */
export function noteReference({ headers, status }: Response): void {
  last = status >= 500 ? (headers.get("Request-Id") ?? undefined) : undefined;
}

/** The reference of what failed here, or of the document that came as a failure; undefined where there is neither, and on the server. */
export function lastReference(): string | undefined {
  if (last !== undefined || typeof document === "undefined") return last;
  return document.querySelector<HTMLElement>("[data-reference]")?.dataset.reference;
}
