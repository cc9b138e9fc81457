import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "#app/i18n/numbers.ts";

/** The provider's figures (specification, section 1), written as each language writes numbers. */
export function Figures() {
  const { i18n, t } = useLingui();
  return (
    <section aria-label={t`In figures`} className="page pb-16 md:pb-20">
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Figure figure={`${formatCount(i18n.locale, 80_000)}+`}>
          <Trans>proceedings hosted</Trans>
        </Figure>
        <Figure figure={`${formatCount(i18n.locale, 30_000)}+`}>
          <Trans>of them in Toronto alone</Trans>
        </Figure>
        <Figure figure="30">
          <Trans>years of experience</Trans>
        </Figure>
        <Figure figure={`${formatCount(i18n.locale, 4_500)}+`}>
          <Trans>law firms supported</Trans>
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-t border-accent pt-4">
      <dt className="text-soft">{children}</dt>
      <dd className="font-serif text-4xl font-[360] whitespace-nowrap lining-nums">{figure}</dd>
    </div>
  );
}
