import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { Wordmark } from "#app/components/layout/wordmark.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { Role } from "#app/domain/people/roles.ts";

interface Person {
  firstName: string;
  lastName: string;
  role: Role;
}

const linkClass =
  "relative inline-flex min-h-14 items-center text-soft transition-colors hover:text-ink md:min-h-18 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)]";

/** The bar of the signed-in area: where one can go, and who one is. */
export function PortalHeader({ person }: { person: Person }) {
  const { t } = useLingui();
  return (
    <header className="no-print border-b border-hairline bg-raised">
      <div className="page flex flex-wrap items-center gap-x-8">
        <a href="/bookings" className="inline-flex min-h-16 items-center max-md:mr-auto" aria-label={t`Concord, your bookings`}>
          <Wordmark />
        </a>
        <nav aria-label={t`Main`} className="max-md:order-last max-md:w-full max-md:border-t max-md:border-hairline md:mr-auto">
          <ul className="flex flex-wrap gap-x-7 max-sm:gap-x-5">
            <Place to="/bookings">
              <Trans>Bookings</Trans>
            </Place>
            {person.role === "admin" && (
              <>
                <Place to="/admin/queue">
                  <Trans>Queue</Trans>
                </Place>
                <Place to="/admin/inquiries">
                  <Trans>Inquiries</Trans>
                </Place>
                <Place to="/admin/venues">
                  <Trans>Venues</Trans>
                </Place>
                <Place to="/admin/outbox">
                  <Trans>Outbox</Trans>
                </Place>
                <Place to="/admin/booking-rules">
                  <Trans>Booking rules</Trans>
                </Place>
                <Place to="/admin/page-views">
                  <Trans>Page views</Trans>
                </Place>
              </>
            )}
          </ul>
        </nav>
        <ProfileMenu person={person} />
      </div>
    </header>
  );
}

function Place({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} className={linkClass}>
        {children}
      </NavLink>
    </li>
  );
}

/** Opens without a script. */
function ProfileMenu({ person }: { person: Person }) {
  const { t } = useLingui();
  const roles: Readonly<Record<string, string>> = { admin: t`Administrator`, arbitrator: t`Arbitrator`, party: t`Party` };
  const initials = `${person.firstName.charAt(0)}${person.lastName.charAt(0)}`;
  return (
    <details className="group relative">
      <summary className="flex min-h-11 items-center gap-3 rounded-sm px-2 -mr-2 hover:bg-accent-wash">
        <span
          aria-hidden="true"
          className="flex size-8 items-center justify-center rounded-full border border-accent-line text-xs font-semibold text-accent"
        >
          {initials}
        </span>
        <span className="max-sm:sr-only">
          <span className="block text-sm leading-5 font-semibold">
            {person.firstName} {person.lastName}
          </span>
          <span className="block text-xs leading-4 text-soft">{roles[person.role] ?? t`User`}</span>
        </span>
        <Icon name="chevronDown" size={16} className="text-soft group-open:rotate-180" />
      </summary>
      <div className="absolute right-0 z-20 mt-2 min-w-56 rounded-sm border border-hairline bg-raised shadow-lift">
        <p className="border-b border-hairline px-4 py-3 text-sm sm:hidden">
          <span className="block font-semibold">
            {person.firstName} {person.lastName}
          </span>
          <span className="text-soft">{roles[person.role] ?? t`User`}</span>
        </p>
        <a href="/public" className="flex min-h-13 items-center px-4 hover:bg-accent-wash">
          <Trans>Public website</Trans>
        </a>
        <a href="/api/logout" className="flex min-h-13 items-center border-t border-hairline px-4 hover:bg-accent-wash">
          <Trans>Logout</Trans>
        </a>
      </div>
    </details>
  );
}
