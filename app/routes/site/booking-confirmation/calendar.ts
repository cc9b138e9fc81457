/** The request as a file for calendars, for who holds the key of this file: not the one of the page. */
import { servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { asPageError } from "#app/routes/too-often.ts";
import type { Route } from "./+types/calendar";

const PRIVATE = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" };

/** 404 when there is no such booking, and when it names no day yet. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const { name, text } = await context.get(servicesContext).bookings.calendar(params.id);
    const headers = { "Content-Type": "text/calendar; charset=utf-8", "Content-Disposition": `attachment; filename="${name}"` };
    return new Response(text, { headers: { ...PRIVATE, ...headers } });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found")) throw asPageError(error, PRIVATE);
    return new Response("404 Page Not Found", { status: 404, headers: PRIVATE });
  }
}
