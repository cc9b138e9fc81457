/**
 * What a page runs. A route with `handle = DOCUMENT` is finished when it arrives: it never hydrates, carries
 * no data for a router, and loads the site's small program alone (quality, "Speed": at most 15 kB before
 * interaction; decisions, "Finished documents"). A public page with a program of its own (`PUBLIC_PAGE`) is
 * painted first and begins its program then, or at the first touch; where the form is all that lives on it (`hasForm`)
 * that program is the form's, without a router. Other pages begin at once, as React Router's own `<Scripts>` does.
 */
import { catalogues, documentImports, documentProgram, formPrograms, pageProgram, programImports } from "virtual:site-program";
import { useLingui } from "@lingui/react";
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, useEffect } from "react";
import { Scripts, ScrollRestoration, useMatches } from "react-router";
import { BEGINS_WITH_FEW_TEXTS, partsOf } from "#app/i18n/catalogues/page-parts.ts";
import { DEFERRED_HYDRATION, markAlive, sayHydrated } from "#app/site-program/deferred-hydration.ts";
import { formOf } from "./form-handle.ts";

export interface PageHandle {
  page: "document" | "public";
}

/** Says that a route's page is a finished document. */
export const DOCUMENT: PageHandle = { page: "document", ...BEGINS_WITH_FEW_TEXTS };
/** Says that a route's page has a program of its own and the public site's header. */
export const PUBLIC_PAGE: PageHandle = { page: "public" };

export function isDocument(handle: unknown): boolean {
  return (handle as Partial<PageHandle> | undefined)?.page === DOCUMENT.page;
}

/** Whether a page is a public one with a program of its own, by the handles of its routes. */
export function isPublicPage(handles: readonly unknown[]): boolean {
  return handles.some((handle) => (handle as Partial<PageHandle> | undefined)?.page === PUBLIC_PAGE.page);
}

export function PageScripts() {
  const handles = useMatches().map((match) => match.handle);
  if (handles.some(isDocument)) return <DocumentScripts />;
  const form = handles.map(formOf).find(Boolean);
  if (form) return <FormScripts {...formPrograms[form]} />;
  return (
    <>
      <ScrollRestoration />
      {isPublicPage(handles) ? <HeldScripts /> : <PortalScripts />}
    </>
  );
}

/** A document's program with what it imports, asked for at once: one file after the other would take as many round trips, and the paint waits for them. */
function DocumentScripts() {
  return (
    <>
      {documentImports.map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
      <script type="module" src={documentProgram} fetchPriority="low" />
    </>
  );
}

/** The catalogues of this page, which its program would ask for only when it has arrived itself. */
function useCatalogues(): string[] {
  const { i18n } = useLingui();
  const parts = partsOf(useMatches().map((match) => match.handle));
  return ["messages", ...parts].flatMap((name) => catalogues[`${i18n.locale}/${name}`] ?? []);
}

/** A form's program with what it imports, held as React Router's own is. */
function FormScripts({ file, imports }: { file: string; imports: readonly string[] }) {
  return (
    <>
      {programImports.map((each) => (
        <link key={each} rel="modulepreload" href={each} />
      ))}
      {[file, ...imports.filter((each) => !programImports.includes(each)), ...useCatalogues()].map((each) => (
        <link key={each} rel={DEFERRED_HYDRATION} href={each} />
      ))}
      <script type="text/plain" id={DEFERRED_HYDRATION} data-src={file} />
      <script type="module" src={pageProgram} />
    </>
  );
}

function PortalScripts() {
  useEffect(markAlive, []);
  return (
    <>
      {useCatalogues().map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      <Scripts />
    </>
  );
}

/** React Router's own scripts, whose forty files would come before style sheet and faces on a slow line: held until `pageProgram` lets them go. */
function HeldScripts() {
  useEffect(sayHydrated, []);
  // Called and not rendered, since what it gives is changed before React sees it. Its hooks become this component's.
  const scripts = Scripts({});
  const ahead = useCatalogues();
  // Links stand in the head wherever they are rendered, so those that only the server writes are no difference to the browser.
  return (
    <>
      {programImports.map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      {ahead.map((file) => (
        <link key={file} rel={DEFERRED_HYDRATION} href={file} />
      ))}
      {hold(scripts)}
      <script type="module" src={pageProgram} suppressHydrationWarning />
    </>
  );
}

type Markup = ReactElement<{ children?: ReactNode; type?: string; rel?: string }>;

function hold(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement(child)) return child;
    const element = child as Markup;
    if (element.type === "link") return cloneElement(element, { rel: DEFERRED_HYDRATION });
    if (element.type !== "script") return hold(element.props.children);
    return element.props.type === "module"
      ? cloneElement(element as ReactElement<Record<string, unknown>>, { type: "text/plain", id: DEFERRED_HYDRATION, async: undefined })
      : element;
  });
}
