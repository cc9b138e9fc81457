import type { MessageDescriptor } from "@lingui/core";
import type { RouterContextProvider } from "react-router";
import { i18nContext, servicesContext } from "#app/context.ts";
import type { CaseStatus } from "#app/domain/case/vocabulary.ts";
import { type WholeList, wholeList } from "#app/domain/due.ts";
import { readerZone } from "#app/domain/people/roles.ts";
import { PROVIDER } from "#app/domain/provider.ts";
import { orNotFound } from "../or-not-found.ts";
import { readStatus } from "./read-status.ts";

/**
 * What the page of every dashboard is given: the figures and lists of one role, the filter and the whole list of the address, the reader's
 * zone and the moment that it was read. Another role's people get the 404 of a page that is not there.
 */
export async function loadDashboard<T>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  title: MessageDescriptor,
  read: (query: { status?: CaseStatus; whole: WholeList | null }) => Promise<T>,
) {
  const services = context.get(servicesContext);
  const status = readStatus(url.searchParams);
  const [who, dashboard] = await Promise.all([
    services.actor(),
    orNotFound(read({ status: status ?? undefined, whole: wholeList(url.searchParams.get("show")) })),
  ]);
  return {
    ...dashboard,
    status,
    zone: readerZone(who),
    now: new Date().toISOString(),
    title: `${context.get(i18nContext)._(title)} – ${PROVIDER.name}`,
  };
}
