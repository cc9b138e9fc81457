import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "#app/domain/errors.ts";
import { LOCALES } from "#app/domain/locale.ts";
import type { ApiEnv } from "./create-api.ts";
import { readJson } from "./read-json.ts";

const patchSchema = z.strictObject({
  version: z.number().int().min(0),
  values: z.record(z.string().max(100), z.unknown()).optional(),
  undo: z.array(z.string().max(100)).max(50).optional(),
  locale: z.enum(LOCALES).optional(),
});

/** The visitor's own draft (design, "The draft"). 409 on a stale version carries the current one. */
export const draftsRouter = new Hono<ApiEnv>()
  .get("/current", async (c) => c.json(await c.env.services.drafts.current()))
  .patch("/current", async (c) => {
    await c.env.services.rateLimits.take("draft");
    const parsed = patchSchema.safeParse((await readJson(c)).value);
    if (!parsed.success) {
      throw new AppError("invalid_input", {
        issues: parsed.error.issues.map((issue) => ({ field: issue.path.join(".") || "body", code: "invalid_input" })),
      });
    }
    return c.json(await c.env.services.drafts.patch(parsed.data));
  })
  .post("/current/resume-link", async (c) => {
    await c.env.services.rateLimits.take("draft");
    return c.json(await c.env.services.resumeLinks.make(), 201);
  })
  .delete("/current/resume-link", async (c) => {
    await c.env.services.resumeLinks.revoke();
    return c.body(null, 204);
  });
