import { I18nProvider } from "@lingui/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  Link,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { RenderedFormContext } from "./components/booking-form/island/form-island.tsx";
import { PageClocks } from "./components/layout/page-clocks.ts";
import { isDocument } from "./components/layout/page-scripts.tsx";
import { RequestReference } from "./components/layout/request-reference.tsx";
import { PageLink } from "./components/ui/page-link.tsx";
import { forEverybodyContext, i18nContext, nonceContext, refusalContext, requestIdContext } from "./context.ts";
import { appErrorOf } from "./domain/errors.ts";
import { loggable } from "./domain/loggable.ts";
import { renderedForm } from "./form-islands.server.tsx";
import { clocksOfPage } from "./i18n/dates.ts";

export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const finished = routerContext.staticHandlerContext.matches.some((match) => isDocument(match.route.handle));
  if (finished) headers.set("X-Concord-Finished", "1");
  // A finished document has no inline script, so that everybody may be given the same bytes.
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const isForEverybody = finished || loadContext.get(forEverybodyContext);
  const nonce = isForEverybody ? undefined : loadContext.get(nonceContext);
  const i18n = loadContext.get(i18nContext);
  let answered = status;
  let shellRendered = false;
  const form = await renderedForm(routerContext.staticHandlerContext, { i18n, nonce });
  const body = await renderToReadableStream(
    <I18nProvider i18n={i18n}>
      <PageClocks value={finished ? undefined : clocksOfPage(i18n.locale, Date.now())}>
        <PageLink value={Link}>
          <RenderedFormContext value={form}>
            <RequestReference value={loadContext.get(requestIdContext)}>
              <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
            </RequestReference>
          </RenderedFormContext>
        </PageLink>
      </PageClocks>
    </I18nProvider>,
    {
      ...(nonce ? { nonce } : {}),
      signal: AbortSignal.timeout(streamTimeout + 1_000),
      onError(error) {
        answered = 500;
        // Errors of the shell are thrown to the caller and logged there.
        if (shellRendered) console.error(loggable(error));
      },
    },
  );
  shellRendered = true;
  // Whole, so that a fault while rendering is still a 500.
  if (isForEverybody || isbot(request.headers.get("user-agent"))) await body.allReady;
  return new Response(body, { status: answered, headers });
}

/** Errors of loaders, actions and rendering: logged here, once, and reported to nobody outside. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refusal = appErrorOf(error);
  const kept = context.get(refusalContext);
  if (kept) kept.error ??= refusal;
  // A session that has ended is no fault of ours; the guard of the signed-in area answers it. Nor is what no page takes, or breaks off.
  const isRefused = (isRouteErrorResponse(error) && error.status < 500) || (error instanceof Error && error.name === "LateBody");
  const isAnswered = refusal?.code === "unauthenticated" || refusal?.code === "too_many_requests";
  if (!request.signal.aborted && !isRefused && !isAnswered) console.error(loggable(error));
};
