import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { Wordmark } from "#app/components/layout/wordmark.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { isRole } from "#app/domain/people/roles.ts";
import { mainPlaces, OFFICE_PLACES, type Place } from "./portal-places.tsx";

interface Person {
  firstName: string;
  lastName: string;
  /** Empty, or a word that nobody knows, for who may go nowhere yet. */
  role: string;
}

/**
 * The bar of the signed-in area (specification, section 2 "Top navigation"): where one can go, what is new, and who one is.
 * On a phone the places are in a menu. Its menus open without a script, and close when one has gone somewhere.
 */
export function PortalHeader({ person, search, bell }: { person: Person; search?: ReactNode; bell?: ReactNode }) {
  const { t } = useLingui();
  const admin = person.role === "admin";
  const main = mainPlaces(person.role);
  return (
    <header className="no-print relative z-30 border-b border-hairline bg-raised">
      <div className="page flex items-center gap-x-3 sm:gap-x-6">
        <a href="/" className="mr-auto inline-flex min-h-16 items-center md:min-h-18 lg:mr-4" aria-label={t`Concord, your dashboard`}>
          <Wordmark />
        </a>
        <nav aria-label={t`Main`} className="hidden lg:mr-auto lg:block">
          <ul className="flex items-center gap-x-4 whitespace-nowrap 2xl:gap-x-6">
            {main.map((place) => (
              <li key={place.to}>
                <NavLink to={place.to} end={place.to === "/"} className={BAR_LINK}>
                  {place.label}
                </NavLink>
              </li>
            ))}
            {admin && (
              <li>
                <Opens label={<Trans>Office</Trans>} places={OFFICE_PLACES} />
              </li>
            )}
          </ul>
        </nav>
        {search}
        {isRole(person.role) && bell}
        <ProfileMenu person={person} />
        <Closing className={isRole(person.role) ? "group lg:hidden" : "hidden"}>
          <summary className="flex size-11 items-center justify-center rounded-sm hover:bg-accent-wash" aria-label={t`Menu`}>
            <Icon name="menu" size={22} className="group-open:hidden" />
            <Icon name="close" size={22} className="hidden group-open:block" />
          </summary>
          <nav
            aria-label={t`Menu`}
            className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-y border-hairline bg-raised shadow-lift"
          >
            <PlaceList places={main} />
            {admin && (
              <>
                <p className="page border-t border-hairline pt-4 text-sm text-soft">
                  <Trans>Office</Trans>
                </p>
                <PlaceList places={OFFICE_PLACES} />
              </>
            )}
          </nav>
        </Closing>
      </div>
    </header>
  );
}

const BAR_LINK =
  "relative inline-flex min-h-14 items-center text-soft transition-colors hover:text-ink md:min-h-18 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_0_var(--accent)]";
const MENU_LINK = "flex min-h-12 items-center hover:bg-accent-wash aria-[current=page]:font-semibold";

function PlaceList({ places }: { places: readonly Place[] }) {
  return (
    <ul className="py-2">
      {places.map((place) => (
        <li key={place.to}>
          <NavLink to={place.to} end={place.to === "/"} className={`page ${MENU_LINK}`}>
            {place.label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Opens({ label, places }: { label: ReactNode; places: readonly Place[] }) {
  const { pathname } = useLocation();
  const here = places.some(({ to }) => pathname.startsWith(to));
  return (
    <Closing className="group relative">
      <summary
        className={`flex min-h-18 items-center gap-1.5 hover:text-ink ${here ? "font-semibold text-ink shadow-[inset_0_-2px_0_var(--accent)]" : "text-soft"}`}
      >
        {label}
        <Icon name="chevronDown" size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="absolute left-0 z-20 min-w-60 rounded-sm border border-hairline bg-raised py-2 shadow-lift">
        {places.map((place) => (
          <li key={place.to}>
            <NavLink to={place.to} className={`px-4 ${MENU_LINK}`}>
              {place.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </Closing>
  );
}

/** A menu that closes when its reader has gone to another page, pressed Escape, or pressed elsewhere. */
function Closing({ className, children }: { className: string; children: ReactNode }) {
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each place gone to closes it.
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const leave = (event: Event) => {
      const open = menu.current?.open && !(event.target instanceof Node && menu.current.contains(event.target));
      if (open && menu.current) menu.current.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);
  return (
    <details ref={menu} className={className}>
      {children}
    </details>
  );
}

function ProfileMenu({ person }: { person: Person }) {
  const { t } = useLingui();
  const roles: Readonly<Record<string, string>> = { admin: t`Administrator`, arbitrator: t`Arbitrator`, party: t`Party` };
  const initials = `${person.firstName.charAt(0)}${person.lastName.charAt(0)}`;
  const name = `${person.firstName} ${person.lastName}`.trim();
  const role = roles[person.role] ?? t`User`;
  return (
    <Closing className="group relative">
      <summary className="flex min-h-11 items-center gap-3 rounded-sm px-2 hover:bg-accent-wash">
        <span
          aria-hidden="true"
          className="flex size-8 items-center justify-center rounded-full border border-accent-line text-xs font-semibold text-accent"
        >
          {initials}
        </span>
        <span className="max-xl:sr-only">
          <span className="block text-sm leading-5 font-semibold whitespace-nowrap">{name}</span>
          <span className="block text-xs leading-4 text-soft">{role}</span>
        </span>
        <Icon name="chevronDown" size={16} className="text-soft group-open:rotate-180 max-sm:hidden" />
      </summary>
      <div className="absolute right-0 z-20 mt-2 min-w-56 rounded-sm border border-hairline bg-raised shadow-lift">
        <p className="border-b border-hairline px-4 py-3 text-sm xl:hidden">
          <span className="block font-semibold">{name}</span>
          <span className="text-soft">{role}</span>
        </p>
        {isRole(person.role) && (
          <NavLink to="/settings" className="flex min-h-13 items-center px-4 hover:bg-accent-wash">
            <Trans>Profile</Trans>
          </NavLink>
        )}
        <a href="/public" className="flex min-h-13 items-center border-t border-hairline px-4 hover:bg-accent-wash">
          <Trans>Public website</Trans>
        </a>
        <a href="/api/logout" className="flex min-h-13 items-center border-t border-hairline px-4 hover:bg-accent-wash">
          <Trans>Logout</Trans>
        </a>
      </div>
    </Closing>
  );
}
