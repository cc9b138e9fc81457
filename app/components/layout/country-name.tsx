import { Trans } from "@lingui/react/macro";
import type { Venue } from "#app/domain/venue/venues.ts";

export function CountryName({ code }: { code: Venue["country"] }) {
  switch (code) {
    case "CA":
      return <Trans>Canada</Trans>;
    case "US":
      return <Trans>United States</Trans>;
    case "KY":
      return <Trans>Cayman Islands</Trans>;
  }
}
