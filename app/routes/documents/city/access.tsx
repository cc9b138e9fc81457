import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ACCESS_POINTS, type AccessPoint, type CityParticulars } from "#app/components/documents/cities/particulars.ts";
import { Register, RegisterEntry } from "#app/components/documents/register.tsx";
import { useSitePath } from "#app/components/layout/use-site-path.ts";

const NAMES: Readonly<Record<AccessPoint, MessageDescriptor>> = {
  entrance: msg`Step-free entrance`,
  elevator: msg`Elevator`,
  washrooms: msg`Washrooms`,
  hearing: msg`Hearing loop`,
  animals: msg`Service animals`,
  quiet: msg`Quiet room`,
};

/** What those who need it will find, in exact words. */
export function Access({ city }: { city: CityParticulars }) {
  const { i18n } = useLingui();
  const at = useSitePath();
  return (
    <Register
      id="access"
      title={<Trans>Accessibility</Trans>}
      lead={
        <Trans>
          If anyone needs something else, tell us in your request: before the booking is confirmed you learn what this venue can provide.{" "}
          <a href={at("/accessibility")} className="prose-link">
            How we work on accessibility
          </a>
        </Trans>
      }
    >
      {ACCESS_POINTS.map((point) => (
        <RegisterEntry key={point} name={i18n._(NAMES[point])}>
          {i18n._(city.access[point])}
        </RegisterEntry>
      ))}
    </Register>
  );
}
