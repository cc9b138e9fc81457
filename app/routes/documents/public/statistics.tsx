import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatCount } from "#app/i18n/numbers.ts";

/** The tagline with the provider's three figures (specification, section 1), written as each language writes numbers. */
export function Statistics() {
  const { i18n } = useLingui();
  return (
    <section className="page grid gap-x-16 gap-y-12 py-20 md:py-28 lg:grid-cols-[1fr_1.4fr]">
      <p className="max-w-96 font-serif text-2xl leading-10 text-balance">
        <Trans>Neutral rooms, exact service, and people who have seen it before.</Trans>
      </p>
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
        <Figure figure={`${formatCount(i18n.locale, 80_000)}+`}>
          <Trans>proceedings hosted</Trans>
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
      <dd className="font-serif text-4xl whitespace-nowrap lining-nums">{figure}</dd>
    </div>
  );
}
