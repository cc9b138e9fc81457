/** `/live`: whether anything has changed since a page of the signed-in area was read. Asked every few seconds, so outside of its guard: one wait. */
import { servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Route } from "./+types/news";

const HEADERS = { "Cache-Control": "private, no-store" };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  try {
    const news = await context.get(servicesContext).live.news({
      since: searchParams.get("since"),
      office: searchParams.has("office"),
      bookingId: searchParams.get("booking"),
    });
    return Response.json(news, { headers: HEADERS });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "unauthenticated") return Response.json(null, { status: 401, headers: HEADERS });
    if (error.code !== "too_many_requests") throw error;
    return Response.json(null, { status: 429, headers: { ...HEADERS, "Retry-After": String(error.detail.retryAfter) } });
  }
}
