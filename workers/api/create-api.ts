/** Hono owns all of `/api/*`, with the specification's exact paths and payloads. Doors: parse, call, answer. */

import { Hono } from "hono";
import { hasTls } from "#app/services/platform/site-origin.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { HSTS } from "../front-door.ts";
import { activitiesRouter, statisticsRouter } from "./activities.ts";
import { aiRouter } from "./ai.ts";
import { assistantDeskRouter } from "./assistant-desk.ts";
import { authRouter, loginRouter } from "./auth.ts";
import { availabilityRouter } from "./availability.ts";
import { bookingsRouter } from "./bookings.ts";
import { caseFilingRouter, documentsRouter, noticesRouter } from "./case-filing.ts";
import { casesRouter } from "./cases.ts";
import { docsRouter } from "./docs/router.ts";
import { draftsRouter } from "./drafts.ts";
import { answerError, jsonError } from "./errors.ts";
import { bookingDocumentsRouter } from "./files/booking-documents.ts";
import { caseUploadsRouter } from "./files/case-uploads.ts";
import { filesRouter } from "./files/files.ts";
import { healthRouter } from "./health.ts";
import { legalHoldsRouter } from "./legal-holds.ts";
import { originGuard } from "./middleware/origin-guard.ts";
import { pageGuard } from "./middleware/page-guard.ts";
import { pageViewsRouter } from "./page-views.ts";
import { peopleRouter } from "./people.ts";
import { publicBookingsRouter } from "./public-bookings.ts";
import { recordSigningKeyRouter } from "./record-signing-key.ts";
import { searchRouter } from "./search.ts";
import { tasksRouter } from "./tasks.ts";
import { estimatesRouter, roomsRouter, venuesRouter } from "./venues.ts";

export function createApi() {
  const api = new Hono<ApiEnv>().basePath("/api");
  api.use(async (c, next) => {
    await next();
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "no-referrer");
    // Data, never a page: opened by itself or in a frame it does nothing. What is one has a policy of its own.
    if (!c.res.headers.has("Content-Security-Policy")) c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "private, no-store");
    if (hasTls(c.env)) c.header("Strict-Transport-Security", HSTS);
  });
  api.use(originGuard);
  api.use(pageGuard);
  api.route("/health", healthRouter);
  api.route("/record-signing-key", recordSigningKeyRouter);
  api.route("/", loginRouter);
  api.route("/auth", authRouter);
  api.route("/drafts", draftsRouter);
  api.route("/bookings", bookingsRouter);
  api.route("/bookings", bookingDocumentsRouter);
  api.route("/cases", casesRouter);
  api.route("/activities", activitiesRouter);
  api.route("/statistics", statisticsRouter);
  api.route("/cases", caseFilingRouter);
  api.route("/cases", caseUploadsRouter);
  api.route("/documents", documentsRouter);
  api.route("/notices", noticesRouter);
  api.route("/public-bookings", publicBookingsRouter);
  api.route("/venues", venuesRouter);
  api.route("/rooms", roomsRouter);
  api.route("/availability", availabilityRouter);
  api.route("/estimates", estimatesRouter);
  api.route("/ai", aiRouter);
  api.route("/ai", assistantDeskRouter);
  api.route("/page-views", pageViewsRouter);
  api.route("/files", filesRouter);
  api.route("/docs", docsRouter(api));
  api.route("/people", peopleRouter);
  api.route("/legal-holds", legalHoldsRouter);
  api.route("/search", searchRouter);
  api.route("/tasks", tasksRouter);
  api.notFound((c) => jsonError(c, 404, "not_found"));
  api.onError((error, c) => answerError(error, c));
  return api;
}
