/** The last resort: what is answered when nothing else was. Nothing is loaded for it, since loading may be what has failed. */

import type { Localized } from "#app/domain/locale.ts";
import { loggable } from "#app/domain/loggable.ts";
import { splitLocale } from "#app/i18n/addresses.ts";
import { hasTls } from "#app/services/platform/site-origin.ts";
import { pageHeaders } from "./page-headers.ts";

const TEXTS: Localized = {
  en: "Something went wrong on our side. Reference:",
  fr: "Une erreur s’est produite de notre côté. Référence :",
  es: "Se ha producido un error por nuestra parte. Referencia:",
};

/** A 500 in the language of the address, with the headers of a page. The fault is in the log, by the name that the answer shows. */
export function unanswered(error: unknown, id: string, request: Request, env: Pick<Env, "ORIGIN" | "ENVIRONMENT">): Response {
  console.error(loggable(error));
  const { pathname } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const headers = new Headers({ "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
  // A missing setting may be the fault.
  pageHeaders(headers, { nonce: null, locale, secure: Boolean(env.ORIGIN) && hasTls(env), pathname });
  return new Response(`${TEXTS[locale]} ${id}\n`, { status: 500, headers });
}
