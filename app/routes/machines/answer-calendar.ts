/** How a calendar that somebody subscribes to is answered: calendars ask again every few minutes. */
import { AppError } from "#app/domain/errors.ts";

const PRIVATE = { "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };

/** The token in a file's name; empty where it is none. */
export const tokenIn = (file: string): string => /^(.+)\.ics$/.exec(file)?.[1] ?? "";

/**
 * The calendar that `read` gives, under a file name; 304 to a program that has it already, 404 for an address that is unknown, revoked or of
 * somebody without access, 429 for one that is asked for too often.
 */
export async function answerCalendar(request: Request, fileName: string, read: () => Promise<{ text: string; etag: string }>) {
  try {
    const { text, etag } = await read();
    const headers = { ...PRIVATE, "Cache-Control": "private, max-age=300", ETag: etag };
    const known = (request.headers.get("If-None-Match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    if (known.includes(etag)) return new Response(null, { status: 304, headers });
    return new Response(text, {
      headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": `inline; filename="${fileName}"` },
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
