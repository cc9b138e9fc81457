import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useSitePath } from "./use-site-path.ts";
import { Wordmark } from "./wordmark.tsx";

export interface HeaderLink {
  href: string;
  label: ReactNode;
}

interface SiteHeaderProps {
  /** Anchors of the page, or other pages; the four-city landing's unless given. */
  links?: readonly HeaderLink[];
  /** The one thing to do from here, at the right; booking unless given. */
  action?: ReactNode;
  /** Where the wordmark leads. */
  home?: string;
}

/** The bar of every public page. Its hairline comes once the page has moved 50 px; the menu needs no script. */
export function SiteHeader({ links, action, home = "/public" }: SiteHeaderProps) {
  const { t } = useLingui();
  const at = useSitePath();
  const shown = links ?? [
    { href: at("/public#services"), label: <Trans>Services</Trans> },
    { href: at("/public#locations"), label: <Trans>Locations</Trans> },
    { href: at("/public#about"), label: <Trans>About</Trans> },
    { href: "/api/login", label: <Trans>Sign In</Trans> },
  ];
  return (
    <header className="no-print bar-settles sticky top-0 z-30">
      <div className="page flex min-h-18 items-center gap-x-3 sm:gap-x-6">
        <a href={at(home)} className="mr-auto inline-flex min-h-11 items-center" aria-label={t`Concord, home`}>
          <Wordmark />
        </a>
        <nav aria-label={t`Main`} className="hidden lg:block">
          <ul className="flex gap-5 whitespace-nowrap xl:gap-7">
            {shown.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className="inline-flex min-h-11 items-center decoration-accent decoration-1 underline-offset-8 hover:underline"
                >
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden border-l border-hairline pl-4 lg:block">
          <LanguageSwitch />
        </div>
        {action ?? (
          <ButtonLink href={at("/fast-booking")} className="whitespace-nowrap max-sm:px-3">
            <Trans>Book Now</Trans>
          </ButtonLink>
        )}
        <details className="group -mr-2 lg:hidden">
          <summary className="flex size-11 items-center justify-center rounded-sm hover:bg-accent-wash">
            <span className="sr-only">
              <Trans>Menu</Trans>
            </span>
            <Icon name="menu" size={24} className="group-open:hidden" />
            <Icon name="close" size={24} className="hidden group-open:block" />
          </summary>
          <div className="absolute inset-x-0 top-full border-b border-hairline bg-paper pb-4 shadow-lift">
            <nav aria-label={t`Menu`} className="page">
              <ul>
                {shown.map((link) => (
                  <li key={link.href} className="border-t border-hairline">
                    <a href={link.href} className="flex min-h-14 items-center font-serif text-lg">
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="page border-t border-hairline pt-2 [&_a]:-ml-2">
              <LanguageSwitch />
            </div>
          </div>
        </details>
      </div>
    </header>
  );
}
