/**
 * The Worker's entry: services per request, then `/api` (Hono), then the pages (React Router).
 * Whatever leaves here carries the security headers and, where one was begun, the visitor's cookie.
 */
import { createRequestHandler, RouterContextProvider } from "react-router";
import {
  forEverybodyContext,
  i18nContext,
  localeContext,
  nonceContext,
  refusalContext,
  requestIdContext,
  servicesContext,
} from "#app/context.ts";
import type { AppError } from "#app/domain/errors.ts";
import { splitLocale } from "#app/i18n/addresses.ts";
import { createPageI18n } from "#app/i18n/page-catalogs.server.ts";
import type { Services } from "#app/services/create-services.server.ts";
import { hasTls } from "#app/services/platform/site-origin.ts";
import { rosterChanges } from "#app/services/roster/kept-roster.server.ts";
import { createApi } from "./api/create-api.ts";
import { assertConfiguration } from "./configuration.ts";
import { countAnswer } from "./count-answers.ts";
import { FINISHED_HEADER, finishDocument, keptDocument } from "./finished-documents.ts";
import { isFirstForm, keepFirstForm, keptFirstForm } from "./first-forms.ts";
import { isForeignWrite, judgedWrite, otherSpelling, refusedMethod, refusedOldPage, refusedWrite, turnedAway } from "./front-door.ts";
import { runJobs } from "./jobs/run-jobs.ts";
import { deliverMail } from "./mail/deliver.ts";
import { deliverSoon } from "./mail/deliver-soon.ts";
import { openRequest } from "./open-request.ts";
import { pageHeaders } from "./page-headers.ts";
import { sayingTooOften, withOwnStatus } from "./refused-page.ts";
import { asRequest, named, nameLines, newRequestId, requestId } from "./request-ids.ts";
import { unanswered } from "./unanswered.ts";
import { tooLate } from "./watched-body.ts";

const api = createApi();
const pages = createRequestHandler(async () => sayingTooOften(await import("virtual:react-router/server-build")), import.meta.env.MODE);

async function page(request: Request, services: Services, secure: boolean): Promise<Response> {
  const url = new URL(request.url);
  const nonce = crypto.randomUUID().replaceAll("-", "");
  services.expectPage(url.pathname);
  const locale = await services.pageLocale(url.pathname, splitLocale(url.pathname).locale);
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(localeContext, locale);
  context.set(i18nContext, await createPageI18n(locale));
  context.set(nonceContext, nonce);
  context.set(requestIdContext, requestId() ?? "");
  const refusal: { error: AppError | null } = { error: null };
  context.set(refusalContext, refusal);
  const isFirst = isFirstForm(request);
  context.set(forEverybodyContext, isFirst);
  const roster = rosterChanges();
  const response = await pages(request, context);
  const answer = withOwnStatus(response, refusal.error);
  const finished = answer.headers.has(FINISHED_HEADER);
  pageHeaders(answer.headers, { nonce: finished || isFirst ? null : nonce, locale, secure, pathname: url.pathname });
  return isFirst ? keepFirstForm(request, answer, Date.now()) : finishDocument(request, answer, Date.now(), { roster });
}

/** One address for a page: without the slash at its end. Null when it has none. */
function withoutSlash(request: Request, url: URL, secure: boolean): Response | null {
  if (url.pathname === "/" || !url.pathname.endsWith("/") || (request.method !== "GET" && request.method !== "HEAD")) return null;
  // Never `//host`, which a browser would take for another site.
  const path = `/${url.pathname.replace(/^\/+|\/+$/g, "")}`;
  const answer = new Response(null, { status: 308, headers: { Location: path + url.search } });
  pageHeaders(answer.headers, { nonce: null, locale: "en", secure, pathname: url.pathname });
  return answer;
}

/** Writes that announce nothing: mail is not looked for after them. */
const QUIET = /^\/api\/(?:page-views|drafts|auth\/sign-(?:in|out)|log(?:in|out))(?:\/|$)/;

/** After a request that may have written messages they go out at once; the schedule finds whatever this misses. */
function mayHaveWritten(request: Request, url: URL): boolean {
  return request.method !== "GET" && request.method !== "HEAD" && !QUIET.test(url.pathname);
}

/** What the application says to a request that came to the right door. */
async function answer(request: Request, services: Services, env: Env, ctx: ExecutionContext): Promise<Response> {
  const secure = hasTls(env);
  const url = new URL(request.url);
  if (url.pathname === "/api" || url.pathname.startsWith("/api/")) return api.fetch(request, { ...env, services }, ctx);
  const redirected = withoutSlash(request, url, secure);
  if (redirected) return redirected;
  if (isForeignWrite(env, request)) return refusedWrite(env);
  const notTaken = refusedMethod(env, request);
  if (notTaken) return notTaken;
  const refusal = await services.signingOut.judgePage();
  if (refusal) return refusedOldPage(env, refusal);
  // Who looks at captured mails sees what is due: locally no schedule runs.
  if (url.pathname.startsWith("/dev/mail")) await deliverMail(env);
  const response = await page(judgedWrite(request), services, secure);
  if (request.method === "GET") await leaveEnded(response, services);
  return response;
}

/** A page that is loaded after its browser's session has ended begins as a visitor's. */
async function leaveEnded(response: Response, services: Services): Promise<void> {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return;
  for (const cookie of await services.signingOut.endingCookies()) response.headers.append("Set-Cookie", cookie);
}

/** Everything that the Worker answers, but for the name of the request. */
async function answerAll(incoming: Request, env: Env, ctx: ExecutionContext, whenRead: () => void): Promise<Response> {
  assertConfiguration(env);
  const away = turnedAway(env, incoming);
  if (away) return away;
  const respelt = otherSpelling(incoming);
  if (respelt) return respelt;
  const kept = keptDocument(incoming, Date.now()) ?? keptFirstForm(incoming, Date.now());
  if (kept) return kept;
  const scope = { request: incoming, clock: () => new Date(), waitUntil: (work: Promise<unknown>) => ctx.waitUntil(work) };
  const { request, services, isLate, drain } = openRequest(env, scope, whenRead);
  const url = new URL(request.url);
  const response = await answer(request, services, env, ctx).catch((error: unknown) => {
    if (isLate()) return tooLate();
    throw error;
  });
  if (isLate()) return tooLate();
  await drain();
  if (mayHaveWritten(request, url)) ctx.waitUntil(deliverSoon(() => deliverMail(env)));
  const cookies = await services.visitor.commit();
  if (cookies.length === 0) return response;
  const withCookies = new Response(response.body, response);
  for (const cookie of cookies) withCookies.headers.append("Set-Cookie", cookie);
  return withCookies;
}

export default {
  fetch(incoming, env, ctx) {
    nameLines(console);
    const id = newRequestId();
    // Of a request with a body from its end on: how long its sender takes says nothing of us.
    let begun = Date.now();
    const whenRead = () => {
      begun = Date.now();
    };
    return asRequest(id, async () => {
      const answer = await answerAll(incoming, env, ctx, whenRead).catch((error: unknown) => unanswered(error, id, incoming, env));
      countAnswer(incoming, answer.status, Date.now() - begun, (work) => ctx.waitUntil(work(env)));
      return named(answer, id);
    });
  },
  async scheduled(controller, env, ctx) {
    assertConfiguration(env);
    nameLines(console);
    ctx.waitUntil(asRequest(newRequestId(), () => runJobs(env, new Date(controller.scheduledTime), controller.cron)));
  },
} satisfies ExportedHandler<Env>;
