/** `GET /cases/{id}/record`: the record of a case as a ZIP, written as it is read. Taking one is an entry of the record itself. */
import { data } from "react-router";
import { servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import type { Route } from "./+types/archive";

const headersOf = (name: string) => ({
  "Content-Type": "application/zip",
  "Content-Disposition": `attachment; filename="${name}"`,
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
});

export async function loader({ request, context, params }: Route.LoaderArgs) {
  // It leaves an entry: no other site may make somebody's browser do that.
  if (request.headers.get("Sec-Fetch-Site") === "cross-site") throw data(null, { status: 403 });
  const { caseRecord, rateLimits } = context.get(servicesContext);
  try {
    const { name: named } = await caseRecord.mayExport(params.id);
    // Who only asks whether it is there has taken nothing.
    if (request.method === "HEAD") return new Response(null, { headers: headersOf(named) });
    await rateLimits.take("record");
    const { name, body } = await caseRecord.export(params.id);
    return new Response(body, { headers: headersOf(name) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    switch (error.code) {
      case "not_found":
        throw data(null, { status: 404 });
      case "payload_too_large":
        throw data(null, { status: 413 });
      case "conflict":
        throw data(null, { status: 409 });
      case "too_many_requests":
        throw data(null, { status: 429, headers: { "Retry-After": String(error.detail.retryAfter ?? 60) } });
      default:
        throw error;
    }
  }
}
