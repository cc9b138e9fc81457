import { type Context, Hono } from "hono";
import { AppError } from "#app/domain/errors.ts";
import type { ApiEnv } from "#workers/api/middleware/api-env.ts";
import { described } from "../described.ts";
import { jsonError } from "../errors.ts";
import { byteRange, hasVersion } from "./byte-range.ts";

const PREFIX = "/api/files/";
const DAY = 86_400;

/**
 * `GET` and `HEAD /api/files/site/…`: published media of the site from R2 (specification, section 7), whole or one range of
 * bytes (RFC 9110, sections 13 and 14), streamed, without a query. Every other key is the same 404.
 *
 * No copy in the Cache API: it takes whole answers only, and players ask for ranges, so that each miss would read twice.
 */
export const filesRouter = new Hono<ApiEnv>().get(
  "/*",
  described({
    tag: "Service",
    summary: "Media of the public pages, in parts where `Range` asks for them.",
    caller: "anyone",
    answers: { bytes: "*/*" },
    refusals: [404],
  }),
  async (c) => {
    const { files } = c.env.services;
    const media = await files.findSiteMedia(keyOf(c));
    if (!media) return jsonError(c, 404, "not_found");
    const etag = `"${media.etag}"`;
    const headers = {
      ETag: etag,
      "Cache-Control": `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`,
      "Cross-Origin-Resource-Policy": "same-origin",
    };
    if (hasVersion(c.req.header("If-None-Match"), etag)) return c.body(null, 304, headers);

    const reading = c.req.method === "GET";
    const sameVersion = [undefined, etag].includes(c.req.header("If-Range"));
    const part = reading && sameVersion ? byteRange(c.req.header("Range"), media.size) : null;
    if (part === "unsatisfiable") {
      return c.body(null, 416, { "Content-Range": `bytes */${media.size}`, "Accept-Ranges": "bytes" });
    }
    const described = {
      ...headers,
      "Accept-Ranges": "bytes",
      "Content-Type": media.type,
      "Content-Length": String(part ? part.last - part.first + 1 : media.size),
      ...(part ? { "Content-Range": `bytes ${part.first}-${part.last}/${media.size}` } : {}),
    };
    const body = reading ? await files.readSiteMedia(media, part) : null;
    if (reading && !body) throw new AppError("unavailable", { detail: { retryAfter: 1 } });
    return new Response(body, { status: part ? 206 : 200, headers: described });
  },
);

/** The key as written in the address: what needs an encoding is no key of ours. */
function keyOf(c: Context): string {
  const { pathname } = new URL(c.req.url);
  return pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : "";
}
