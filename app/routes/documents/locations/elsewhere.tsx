import { Trans } from "@lingui/react/macro";
import { useLocale, useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { PARTNERS } from "#app/domain/venue/venues.ts";
import { inCities } from "#app/i18n/lists.ts";

/** For hearings that none of our cities suits. */
export function Elsewhere() {
  const at = useSitePath();
  const partners = inCities(useLocale(), PARTNERS);
  return (
    <section aria-labelledby="elsewhere-title" className="border-t border-hairline bg-sunk">
      <div className="page grid gap-x-16 gap-y-6 py-16 md:py-20 lg:grid-cols-[1fr_2fr]">
        <h2 id="elsewhere-title" className="text-3xl">
          <Trans>Somewhere else</Trans>
        </h2>
        <div>
          <p className="max-w-measure text-lg">
            <Trans>
              We also host by video, at a partner venue {partners}, and in rooms of your own. Tell us where the parties are, and a person
              answers with what can be done.
            </Trans>
          </p>
          <p className="mt-8">
            <ButtonLink href={at("/contact")} size="lg" variant="secondary">
              <Trans>Contact Us</Trans>
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
