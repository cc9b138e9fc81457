import { Hono } from "hono";
import { AppError } from "#app/domain/errors.ts";
import { asPrometheus } from "#app/domain/watch/figures.ts";
import { readFigures } from "#app/services/platform/watch/read-figures.server.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { chosenProvider } from "../chat/providers/choose.ts";
import { described } from "./described.ts";

/**
 * `GET /api/health`: version, database, storage and the assistant's provider; 503 when a part does not answer.
 * `GET /api/health/figures`: what is watched, for who brings `WATCH_TOKEN`; 503 when a figure is above its limit. As text for Prometheus it is
 * always 200: a scrape that is refused would hide the figures that say why.
 */
export const healthRouter = new Hono<ApiEnv>()
  .get(
    "/figures",
    described({
      tag: "Service",
      summary:
        "What is watched, each figure with its limit (`Authorization: Bearer WATCH_TOKEN`); 503 when one is above it. With `Accept: text/plain` in Prometheus' format, 200 always.",
      caller: "anyone",
      answers: { record: "figuresRecord" },
      refusals: [404],
    }),
    async (c) => {
      const figures = await readFigures(c.env, c.req.header("Authorization") ?? null, Date.now());
      if (!figures) throw new AppError("not_found");
      if (/text\/plain|openmetrics/.test(c.req.header("Accept") ?? ""))
        return c.text(asPrometheus(figures), 200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
      const ok = !figures.some(({ over }) => over);
      return c.json({ ok, figures }, ok ? 200 : 503);
    },
  )
  .get(
    "/",
    described({
      tag: "Service",
      summary: "Whether each part answers; 503 when one does not.",
      caller: "anyone",
      answers: { record: "healthRecord" },
    }),
    async (c) => {
      const answers = async (probe: Promise<unknown>) =>
        probe.then(
          () => "ok" as const,
          () => "unavailable" as const,
        );
      const [database, storage, sessions] = await Promise.all([
        answers(c.env.DB.prepare("SELECT 1 FROM bookings LIMIT 1").all()),
        answers(c.env.FILES.head("health")),
        answers(c.env.VISITORS.get("health")),
      ]);
      const ok = [database, storage, sessions].every((part) => part === "ok");
      return c.json(
        { ok, version: c.env.RELEASE, environment: c.env.ENVIRONMENT, database, storage, sessions, assistant: chosenProvider(c.env) },
        ok ? 200 : 503,
      );
    },
  );
