import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PROVIDER } from "#app/domain/provider.ts";
import { VENUES } from "#app/domain/venue/venues.ts";
import type { HeaderLink } from "./site-header.tsx";
import { BOOKING_PATH } from "./site-links.ts";
import { useLocale, useSitePath } from "./use-site-path.ts";
import { Wordmark } from "./wordmark.tsx";

const linkClass = "inline-flex min-h-8 items-center hover:underline decoration-1 underline-offset-4";
const dial = (phone: string) => `tel:${phone.replaceAll(" ", "")}`;

/** Where to find and reach the provider, and the copyright line; its year is the specification's for the page it is on. */
export function SiteFooter({ year }: { year: number }) {
  const { t } = useLingui();
  const at = useSitePath();
  return (
    <footer className="no-print border-t border-hairline bg-sunk text-sm">
      <div className="page grid gap-x-12 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.5fr_1.3fr_1fr_1fr]">
        <Contact />
        <Locations />
        <Services />
        <OnThisSite />
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-t border-hairline py-5">
          <p className="text-soft">
            <Trans>
              © {String(year)} {PROVIDER.legalName}
            </Trans>
          </p>
          <nav aria-label={t`Legal`}>
            <ul className="flex flex-wrap gap-x-6">
              <Links
                links={[
                  { href: at("/privacy"), label: <Trans>Privacy</Trans> },
                  { href: at("/terms"), label: <Trans>Terms</Trans> },
                  { href: at("/careers"), label: <Trans>Careers</Trans> },
                  { href: at("/accessibility"), label: <Trans>Accessibility</Trans> },
                ]}
              />
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

/** What the provider does, and how to reach it. */
function Contact() {
  return (
    <div>
      <Wordmark />
      <p className="mt-4 max-w-72 text-soft">
        <Trans>Hearing rooms and support for arbitration, mediation and everything that comes before a decision.</Trans>
      </p>
      <p className="mt-4 flex flex-col items-start">
        <a href={dial(PROVIDER.phone)} className={`${linkClass} tabular`}>
          {PROVIDER.phoneDisplay}
        </a>
        <a href={`mailto:${PROVIDER.email}`} className={linkClass}>
          {PROVIDER.email}
        </a>
      </p>
    </div>
  );
}

function Locations() {
  const locale = useLocale();
  const at = useSitePath();
  return (
    <Column title={<Trans>Locations</Trans>}>
      {VENUES.map((venue) => (
        <li key={venue.id} className="flex flex-wrap items-center gap-x-3">
          {venue.slug ? (
            <a href={at(`/locations/${venue.slug}`)} className={linkClass}>
              {venue.city[locale]}
            </a>
          ) : (
            <span>
              <Trans>{venue.city[locale]}, partner venue</Trans>
            </span>
          )}
          <a href={dial(venue.phone)} className={`${linkClass} tabular text-soft`}>
            {venue.phone}
          </a>
        </li>
      ))}
    </Column>
  );
}

function Services() {
  const { t } = useLingui();
  const at = useSitePath();
  return (
    <nav aria-label={t`Services`}>
      <Column title={<Trans>Services</Trans>}>
        <Links
          links={[
            { href: at("/services#commercial-arbitration"), label: <Trans>Commercial Arbitration</Trans> },
            { href: at("/services#investment-disputes"), label: <Trans>Investment Disputes</Trans> },
            { href: at("/services#mediation"), label: <Trans>Mediation Services</Trans> },
            { href: at("/services#court-reporting"), label: <Trans>Court Reporting</Trans> },
            { href: at("/services#virtual-hearings"), label: <Trans>Virtual hearings</Trans> },
          ]}
        />
      </Column>
    </nav>
  );
}

function OnThisSite() {
  const { t } = useLingui();
  const at = useSitePath();
  return (
    <nav aria-label={t`Footer`}>
      <Column title={<Trans>On this site</Trans>}>
        <Links
          links={[
            { href: at(BOOKING_PATH), label: <Trans>Book a proceeding</Trans> },
            { href: at("/reserve"), label: <Trans>Reserve</Trans> },
            { href: at("/roster"), label: <Trans>Our Roster</Trans> },
            { href: at("/about"), label: <Trans>About</Trans> },
            { href: at("/contact"), label: <Trans>Contact</Trans> },
            { href: at("/"), label: <Trans>Case management</Trans> },
            { href: "/api/login", label: <Trans>Sign In</Trans> },
          ]}
        />
      </Column>
    </nav>
  );
}

function Column({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h2 className="eyebrow">{title}</h2>
      <ul className="mt-3 flex flex-col items-start gap-1">{children}</ul>
    </div>
  );
}

function Links({ links }: { links: readonly HeaderLink[] }) {
  return links.map((link) => (
    <li key={link.href}>
      <a href={link.href} className={linkClass}>
        {link.label}
      </a>
    </li>
  ));
}
