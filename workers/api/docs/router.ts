import { Hono } from "hono";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "../described.ts";

/** `GET /api/docs`: the API's description, as a page when a browser asks for one. Loaded when it is asked for. */
export const docsRouter = (api: Pick<Hono<ApiEnv>, "routes">) =>
  new Hono<ApiEnv>().get(
    "/",
    described({
      tag: "Service",
      summary: "This description: OpenAPI 3.1, or a page for browsers.",
      caller: "anyone",
      answers: { record: "anyRecord" },
    }),
    async (c) => {
      const { openApi } = await import("./openapi.ts");
      c.header("Vary", "Accept");
      c.header("Cache-Control", "public, max-age=300");
      const wantsPage = c.req.query("format") !== "json" && /\btext\/html\b/.test(c.req.header("Accept") ?? "");
      if (!wantsPage) return c.json(await openApi(api));
      const { html } = await import("./readable.ts");
      const nonce = crypto.randomUUID();
      // Of each answer its own, so that it is not kept.
      c.header("Cache-Control", "no-store");
      c.header(
        "Content-Security-Policy",
        `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
      return c.html(html(await openApi(api), nonce));
    },
  );
