/**
 * What a page runs. A route with `handle = DOCUMENT` is finished when it arrives: it never hydrates, carries
 * no data for a router, and loads the site's small program alone (quality, "Speed": at most 15 kB before
 * interaction; decisions, "Finished documents"). Other pages begin at once, as React Router's own `<Scripts>`
 * does; those of the public site (`PUBLIC_PAGE`) have the small program beside it.
 */
import { documentProgram, pageProgram } from "virtual:site-program";
import { Scripts, ScrollRestoration, useMatches } from "react-router";

export interface PageHandle {
  page: "document" | "public";
}

/** Says that a route's page is a finished document. */
export const DOCUMENT: PageHandle = { page: "document" };
/** Says that a route's page has a program of its own and the public site's header. */
export const PUBLIC_PAGE: PageHandle = { page: "public" };

export function isDocument(handle: unknown): boolean {
  return (handle as Partial<PageHandle> | undefined)?.page === DOCUMENT.page;
}

export function PageScripts() {
  const handles = useMatches().map((match) => match.handle);
  const finished = handles.some(isDocument);
  const isPublic = finished || handles.some((handle) => (handle as Partial<PageHandle> | undefined)?.page === PUBLIC_PAGE.page);
  return (
    <>
      {isPublic && <script type="module" src={finished ? documentProgram : pageProgram} suppressHydrationWarning />}
      {!finished && (
        <>
          <ScrollRestoration />
          <Scripts />
        </>
      )}
    </>
  );
}
