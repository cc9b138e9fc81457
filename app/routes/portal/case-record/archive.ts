/** `GET /cases/{id}/record`: the record of a case as a ZIP, written as it is read. Taking one is an entry of the record itself. */
import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { data } from "react-router";
import { i18nContext, servicesContext } from "#app/context.ts";
import { AppError } from "#app/domain/errors.ts";
import { mayTake } from "#app/domain/mail/by-person.ts";
import type { Route } from "./+types/archive";

const headersOf = (name: string) => ({
  "Content-Type": "application/zip",
  "Content-Disposition": `attachment; filename="${name}"`,
  "Cache-Control": "private, no-store",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
});

/** Said before the download begins, so that nobody keeps a broken file. */
function tooLarge(i18n: I18n): Response {
  const text = i18n._(
    msg`The record is larger than one file can be (4 GB, or 65,534 files). Nothing was downloaded and nothing was entered. Please call us: we will hand it over in parts.`,
  );
  return new Response(`${text}\n`, {
    status: 413,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "private, no-store", "X-Error-Code": "record_too_large" },
  });
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  if (!mayTake(request)) throw data(null, { status: 403 });
  const { caseRecord } = context.get(servicesContext);
  try {
    // Who only asks whether it is there has taken nothing.
    if (request.method === "HEAD") return new Response(null, { headers: headersOf(await caseRecord.name(params.id)) });
    const { name, body } = await caseRecord.take(params.id);
    return new Response(body, { headers: headersOf(name) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    switch (error.code) {
      case "not_found":
        throw data(null, { status: 404 });
      case "payload_too_large":
        return tooLarge(context.get(i18nContext));
      case "conflict":
        throw data(null, { status: 409 });
      case "too_many_requests":
        throw data(null, { status: 429, headers: { "Retry-After": String(error.detail.retryAfter ?? 60) } });
      default:
        throw error;
    }
  }
}
