/** `GET /cases/{id}/chambers/award/{document}`: the award that is before a panel, or an opinion on it, for its members alone. */
import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { attachmentHeader } from "#app/domain/documents/document.ts";
import { AppError } from "#app/domain/errors.ts";
import { mayTake } from "#app/domain/mail/by-person.ts";
import type { Route } from "./+types/file";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  if (!mayTake(request)) throw data(null, { status: 403 });
  try {
    const { name, type, size, body } = await context.get(servicesContext).panelAwards.open(params.id, params.document);
    return new Response(request.method === "HEAD" ? null : body, {
      headers: {
        "Content-Type": type,
        "Content-Length": String(size),
        "Content-Disposition": attachmentHeader(name),
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
        "X-Robots-Tag": "noindex",
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "not_found") throw data(null, { status: 404 });
    if (error.code !== "too_many_requests" && error.code !== "unavailable") throw error;
    const headers = { "Retry-After": String(error.detail.retryAfter ?? 60) };
    throw data(null, { status: error.code === "unavailable" ? 503 : 429, headers });
  }
}
