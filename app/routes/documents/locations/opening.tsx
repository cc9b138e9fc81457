import { Trans } from "@lingui/react/macro";
import { PageOpening } from "#app/components/documents/page-opening.tsx";
import { BOOKING_PATH } from "#app/components/layout/site-links.ts";
import { useSitePath } from "#app/components/layout/use-site-path.ts";
import { ButtonLink } from "#app/components/ui/button.tsx";

export function Opening() {
  const at = useSitePath();
  return (
    <PageOpening
      title={<Trans>Where our hearing rooms are</Trans>}
      lead={
        <Trans>
          Choose by where the parties are, how many they are and the hours they keep. Each city has its own page, with its rooms, a map and
          the way to the door.
        </Trans>
      }
    >
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={at(BOOKING_PATH)} size="lg">
          <Trans>Book Now</Trans>
        </ButtonLink>
        <ButtonLink href={at("/contact")} size="lg" variant="secondary">
          <Trans>Contact Us</Trans>
        </ButtonLink>
      </p>
    </PageOpening>
  );
}
