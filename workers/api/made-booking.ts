import type { Context } from "hono";
import { isLocale } from "#app/domain/locale.ts";
import { DRAFT_HEADER } from "#app/domain/visit.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { readJson } from "./read-json.ts";

/** Makes a booking of the request's body, once per `Idempotency-Key`, and answers it with the key of its confirmation page. */
export async function answerMade(c: Context<ApiEnv>, form: "fast" | "detailed") {
  const { services } = c.env;
  const { value: input, text: payload } = await readJson(c);
  const { locale } = await services.visitor.read();
  const { booking, ...answer } = await services.requests.send({
    form,
    input,
    payload,
    key: c.req.header("Idempotency-Key") ?? null,
    draft: c.req.header(DRAFT_HEADER) ?? null,
    locale: locale ?? askedLocale(c.req.header("Accept-Language")),
  });
  return c.json({ ...booking, ...answer }, 201);
}

function askedLocale(header: string | undefined) {
  const asked = header?.slice(0, 2).toLowerCase();
  return isLocale(asked) ? asked : "en";
}
