import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { BOOKING_PATH } from "./site-links.ts";
import { useSitePath } from "./use-site-path.ts";
import { Wordmark } from "./wordmark.tsx";

export interface HeaderLink {
  href: string;
  label: ReactNode;
}

interface SiteHeaderProps {
  /** Anchors of the page, or other pages; the site's main pages unless given. An anchor takes its page's place in the menu. */
  links?: readonly HeaderLink[];
  /** The one thing to do from here, at the right; booking unless given. */
  action?: ReactNode;
  /** Where the wordmark leads. */
  home?: string;
}

const BAR_LINK = "inline-flex min-h-11 items-center decoration-accent decoration-1 underline-offset-8 hover:underline";

/**
 * The bar of every public page. Its hairline comes once the page has moved 50 px; the menu needs no script. How much of it
 * is in the bar depends on the bar's own width (in Spanish all of it needs 65rem): next to the conversation a page is narrower
 * than the screen.
 */
export function SiteHeader({ links, action, home = "/public" }: SiteHeaderProps) {
  const { t } = useLingui();
  const at = useSitePath();
  const shown = links ?? [
    { href: at("/locations"), label: <Trans>Locations</Trans> },
    { href: at("/services"), label: <Trans>Services</Trans> },
    { href: at("/roster"), label: <Trans>Our Roster</Trans> },
    { href: at("/about"), label: <Trans>About</Trans> },
  ];
  return (
    <header className="no-print bar-settles @container sticky top-0 z-30 has-[details[open]]:z-50">
      <div className="page flex min-h-18 items-center gap-x-3 sm:gap-x-6">
        <a href={at(home)} className="mr-auto inline-flex min-h-11 items-center" aria-label={t`Concord, home`}>
          <Wordmark />
        </a>
        <nav aria-label={t`Main`} className="hidden @min-[68rem]:block">
          <ul className="flex gap-5 whitespace-nowrap @7xl:gap-7">
            {shown.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={BAR_LINK}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden border-l border-hairline pl-4 @min-[68rem]:block">
          <LanguageSwitch />
        </div>
        {action ?? (
          <ButtonLink href={at(BOOKING_PATH)} className="whitespace-nowrap max-sm:px-3">
            <Trans>Book Now</Trans>
          </ButtonLink>
        )}
        <Menu links={shown} />
      </div>
    </header>
  );
}

/** The page's own links, then the whole site; on a wide screen a panel below the bar. */
function Menu({ links }: { links: readonly HeaderLink[] }) {
  const { t } = useLingui();
  const at = useSitePath();
  const site: readonly HeaderLink[] = [
    { href: at("/public"), label: <Trans>Our cities</Trans> },
    { href: at("/locations"), label: <Trans>Locations</Trans> },
    { href: at("/services"), label: <Trans>Services</Trans> },
    { href: at("/roster"), label: <Trans>Our Roster</Trans> },
    { href: at("/about"), label: <Trans>About</Trans> },
    { href: at("/contact"), label: <Trans>Contact</Trans> },
    { href: at("/"), label: <Trans>Case management</Trans> },
    { href: "/api/login", label: <Trans>Sign In</Trans> },
  ];
  const isOwn = (link: HeaderLink) =>
    links.some((other) => other.href.endsWith(`#${link.href.split("/").at(-1)}`) || other.href === link.href);
  const own = links.filter((link) => link.href.includes("#"));
  const pages = own.length > 0 ? site.filter((link) => !isOwn(link)) : site;
  return (
    <details data-menu="" className="group -mr-2">
      <summary className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 hover:bg-accent-wash">
        <span className="max-sm:sr-only">
          <Trans>Menu</Trans>
        </span>
        <Icon name="menu" size={24} className="group-open:hidden" />
        <Icon name="close" size={24} className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-b border-hairline bg-paper pb-4 shadow-lift">
        <nav aria-label={t`Menu`} className="page">
          <MenuList links={own} className="@min-[68rem]:hidden" />
          <MenuList links={pages} className="@min-[68rem]:grid @min-[68rem]:grid-cols-4 @min-[68rem]:gap-x-10" />
        </nav>
        <div className="page border-t border-hairline pt-2 @min-[68rem]:hidden [&_a]:-ml-2">
          <LanguageSwitch />
        </div>
      </div>
    </details>
  );
}

function MenuList({ links, className }: { links: readonly HeaderLink[]; className: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href} className="border-t border-hairline">
          <a
            href={link.href}
            className="flex min-h-14 items-center font-serif text-lg decoration-accent decoration-1 underline-offset-8 hover:underline"
          >
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
