import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { PROVIDER } from "#app/domain/provider.ts";

/** Where a reader of this page may want to go next, and what kind of site it is. */
export function NextLinks() {
  const { t } = useLingui();
  const at = useSitePath();
  return (
    <div className="page py-16 md:py-20">
      <nav aria-label={t`Read on`}>
        <ul className="grid gap-x-10 md:grid-cols-2">
          <Way href={at("/roster")} name={<Trans>Our roster</Trans>}>
            <Trans>The arbitrators and mediators, with their fields and languages.</Trans>
          </Way>
          <Way href={at("/locations")} name={<Trans>Locations</Trans>}>
            <Trans>Rooms, hours and the way there, city by city.</Trans>
          </Way>
          <Way href={at("/careers")} name={<Trans>Careers</Trans>}>
            <Trans>Who works here, and how to write to us.</Trans>
          </Way>
          <Way href={at("/contact")} name={<Trans>Contact</Trans>}>
            <Trans>A question, a doubt, a compliment: a person answers.</Trans>
          </Way>
        </ul>
      </nav>
      <p className="mt-12 max-w-[32rem] text-sm text-soft">
        <Trans>
          This site is a demonstration. {PROVIDER.name}, its addresses and its telephone numbers are fictional, and so are the figures that
          it states about itself.
        </Trans>
      </p>
    </div>
  );
}

function Way({ href, name, children }: { href: string; name: ReactNode; children: ReactNode }) {
  return (
    <li className="border-t border-hairline-strong">
      <a href={href} className="group flex items-center justify-between gap-6 py-6">
        <span>
          <span className="block font-serif text-xl decoration-accent decoration-1 underline-offset-8 group-hover:underline">{name}</span>
          <span className="text-soft">{children}</span>
        </span>
        <Icon name="arrowRight" className="text-accent" />
      </a>
    </li>
  );
}
