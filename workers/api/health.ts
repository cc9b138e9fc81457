import { Hono } from "hono";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { chosenProvider } from "../chat/providers/choose.ts";
import { described } from "./described.ts";

/** `GET /api/health`: version, database, storage and the assistant's provider; 503 when a part does not answer. */
export const healthRouter = new Hono<ApiEnv>().get(
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
