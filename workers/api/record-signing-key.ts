import { Hono } from "hono";
import { SIGNATURE_ALGORITHM } from "#app/domain/case/chain/signature.ts";
import { AppError } from "#app/domain/errors.ts";
import { publishedFormerKeys, publishedKey } from "#app/services/cases/record/record-signing.server.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "./described.ts";

/** `GET /api/record-signing-key`: the public key that exported records are signed with, and those of before; 404 where this installation has none. */
/** Of an installation that signs no more. */
const NO_KEY = { algorithm: SIGNATURE_ALGORITHM, key: null, fingerprint: null };

export const recordSigningKeyRouter = new Hono<ApiEnv>().get(
  "/",
  described({
    tag: "Service",
    summary:
      "The public key (Ed25519, base64url) that exported records of cases are signed with, and its fingerprint; `former`: the same of keys that were replaced, which earlier records name.",
    caller: "anyone",
    answers: { record: "signingKey" },
    refusals: [404],
  }),
  async (c) => {
    const [present, former] = await Promise.all([publishedKey(c.env), publishedFormerKeys(c.env)]);
    if (!present && former.length === 0) throw new AppError("not_found");
    return c.json({ ...(present ?? NO_KEY), former });
  },
);
