import { Hono } from "hono";
import { AppError } from "#app/domain/errors.ts";
import { isLocale } from "#app/domain/locale.ts";
import type { ApiEnv } from "./create-api.ts";
import { readJson } from "./read-json.ts";
import { draftPatchSchema } from "./schemas.ts";

/** The visitor's own draft (design, "The draft"). 409 on a stale version carries the current one. */
export const draftsRouter = new Hono<ApiEnv>()
  .get("/current", async (c) => c.json(await c.env.services.drafts.current()))
  .get("/current/lines", async (c) => {
    const asked = c.req.header("Accept-Language")?.slice(0, 2).toLowerCase();
    const view = await c.env.services.drafts.current();
    const { linesOf } = await import("../chat/draft-texts.ts");
    return c.json(await linesOf(view, isLocale(asked) ? asked : view.locale));
  })
  .patch("/current", async (c) => {
    await c.env.services.rateLimits.take("draft");
    const parsed = draftPatchSchema.safeParse((await readJson(c)).value);
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
