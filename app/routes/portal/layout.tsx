import { Trans, useLingui } from "@lingui/react/macro";
import { NavLink, Outlet, redirectDocument } from "react-router";
import { Wordmark } from "#app/components/layout/wordmark.tsx";
import { servicesContext } from "#app/context.ts";
import type { Route } from "./+types/layout";

/** The guard of the signed-in area: nobody gets past it without a session, and comes back to the page asked for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const who = await context.get(servicesContext).actor();
  if (who.kind !== "user") throw redirectDocument(`/api/login?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
  return { firstName: who.firstName, lastName: who.lastName, role: who.role };
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const roles = { admin: t`Administrator`, arbitrator: t`Arbitrator`, party: t`Party` };
  return (
    <>
      <header className="no-print border-hairline border-b bg-raised">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 sm:px-6">
          <a href="/bookings" className="text-ink no-underline" aria-label={t`Concord, your bookings`}>
            <Wordmark />
          </a>
          <nav aria-label={t`Main`} className="me-auto">
            <NavLink
              to="/bookings"
              className="inline-flex min-h-11 items-center text-soft no-underline hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline"
            >
              <Trans>Bookings</Trans>
            </NavLink>
          </nav>
          <details className="relative">
            <summary className="flex min-h-11 items-center gap-2 rounded-md px-2 hover:bg-sunk">
              <span>
                {loaderData.firstName} {loaderData.lastName}
              </span>
              <span className="text-faint text-sm">{roles[loaderData.role] ?? t`User`}</span>
            </summary>
            <div className="absolute end-0 z-20 mt-1 min-w-40 rounded-md border border-hairline bg-paper p-1">
              <a href="/api/logout" className="block rounded-sm px-3 py-2 text-ink no-underline hover:bg-sunk">
                <Trans>Logout</Trans>
              </a>
            </div>
          </details>
        </div>
      </header>
      <main id="content" className="mx-auto max-w-6xl px-4 py-10 sm:px-6">
        <Outlet />
      </main>
    </>
  );
}
