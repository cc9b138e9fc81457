import { Trans, useLingui } from "@lingui/react/macro";
import { Figure } from "#app/components/documents/figure.tsx";
import { PROVIDER_FIGURES } from "#app/domain/provider.ts";
import { formatCount } from "#app/i18n/numbers.ts";

/** The provider's figures (specification, section 1), written as each language writes numbers. */
export function Figures() {
  const { i18n, t } = useLingui();
  return (
    <section aria-label={t`In figures`} className="page pb-16 md:pb-20">
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Figure figure={`${formatCount(i18n.locale, PROVIDER_FIGURES.hosted)}+`}>
          <Trans>proceedings hosted</Trans>
        </Figure>
        <Figure figure={`${formatCount(i18n.locale, PROVIDER_FIGURES.hostedInToronto)}+`}>
          <Trans>of them in Toronto alone</Trans>
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
