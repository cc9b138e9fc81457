import { Hono } from "hono";
import { AppError } from "#app/domain/errors.ts";
import { publishedKey } from "#app/services/cases/record/record-signing.server.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";

/** `GET /api/record-signing-key`: the public key that exported records are signed with; 404 where this installation has none. */
export const recordSigningKeyRouter = new Hono<ApiEnv>().get(
  "/",
  described({
    tag: "Service",
    summary: "The public key (Ed25519, base64url) that exported records of cases are signed with, and its fingerprint.",
    caller: "anyone",
    answers: { record: "signingKey" },
    refusals: [404],
  }),
  async (c) => {
    const published = await publishedKey(c.env);
    if (!published) throw new AppError("not_found");
    return c.json(published);
  },
);
