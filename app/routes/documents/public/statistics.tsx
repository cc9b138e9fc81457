import { Trans, useLingui } from "@lingui/react/macro";
import { Figure } from "#app/components/documents/figure.tsx";
import { PROVIDER_FIGURES } from "#app/domain/provider.ts";
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
        <Figure figure={`${formatCount(i18n.locale, PROVIDER_FIGURES.hosted)}+`}>
          <Trans>proceedings hosted</Trans>
        </Figure>
        <Figure figure={formatCount(i18n.locale, PROVIDER_FIGURES.years)}>
          <Trans>years of experience</Trans>
        </Figure>
        <Figure figure={`${formatCount(i18n.locale, PROVIDER_FIGURES.firms)}+`}>
          <Trans>law firms supported</Trans>
        </Figure>
      </dl>
    </section>
  );
}
