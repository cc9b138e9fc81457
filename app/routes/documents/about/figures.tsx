import { Trans, useLingui } from "@lingui/react/macro";
import { Figure } from "#app/components/documents/figure.tsx";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import { PROVIDER_FIGURES } from "#app/domain/provider.ts";
import { OFFICES } from "#app/domain/venue/venues.ts";
import { inCities } from "#app/i18n/lists.ts";
import { formatCount } from "#app/i18n/numbers.ts";

/** The provider's figures (specification, section 1), written as each language writes numbers. */
export function Figures() {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <section aria-label={t`In figures`} className="page pb-16 md:pb-20">
      <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        <Figure figure={`${formatCount(locale, PROVIDER_FIGURES.hosted)}+`}>
          <Trans>proceedings hosted</Trans>
        </Figure>
        {OFFICES.map(
          (office) =>
            office.hosted && (
              <Figure key={office.id} figure={`${formatCount(locale, office.hosted)}+`}>
                <Trans>of them {inCities(locale, [office])} alone</Trans>
              </Figure>
            ),
        )}
        <Figure figure={formatCount(locale, PROVIDER_FIGURES.years)}>
          <Trans>years of experience</Trans>
        </Figure>
        <Figure figure={`${formatCount(locale, PROVIDER_FIGURES.firms)}+`}>
          <Trans>law firms supported</Trans>
        </Figure>
      </dl>
    </section>
  );
}
