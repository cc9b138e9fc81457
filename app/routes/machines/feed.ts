/** `/feeds/{token}.ics`: a person's calendar, for who holds its address; calendars ask again every few minutes. */
import { servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Route } from "./+types/feed";

const PRIVATE = { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };

/** 304 to a calendar that has it already; 404 for an address that is unknown, revoked or of somebody without access. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const token = /^(.+)\.ics$/.exec(params.file)?.[1] ?? "";
  try {
    const { text, etag } = await context.get(servicesContext).feeds.read(token);
    const headers = { ...PRIVATE, "Cache-Control": "private, max-age=300", ETag: etag };
    const known = (request.headers.get("If-None-Match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    if (known.includes(etag)) return new Response(null, { status: 304, headers });
    return new Response(text, {
      headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": 'inline; filename="bookings.ics"' },
    });
  } catch (error) {
    const headers = { ...PRIVATE, "Cache-Control": "private, no-store" };
    if (error instanceof AppError && error.code === "too_many_requests")
      return new Response("429 Too Many Requests", {
        status: 429,
        headers: { ...headers, "Retry-After": String(error.detail.retryAfter ?? 60) },
      });
    if (!(error instanceof AppError && error.code === "not_found")) throw error;
    return new Response("404 Page Not Found", { status: 404, headers });
  }
}
