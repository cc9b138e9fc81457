import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CityParticulars } from "#app/components/documents/cities/particulars.ts";
import { BoardroomScene, BreakoutRoom, HearingRoom, Lounge } from "#app/components/documents/interiors/scenes.tsx";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import type { OfficeId } from "#app/domain/venue/cities.ts";

/** What a narrow window frames: x of the skyline's 360. */
const LANDMARKS: Readonly<Record<OfficeId, number>> = {
  arbitration_place_toronto: 140,
  arbitration_place_montreal: 105,
  arbitration_place_miami: 164,
  arbitration_place_cayman: 180,
};

/** Four interiors, each with this city in its window. */
export function Gallery({ city }: { city: CityParticulars }) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = city.venue.city[locale];
  const landmark = LANDMARKS[city.venue.id];
  return (
    <section id="inside" aria-labelledby="inside-title" className="no-print border-t border-hairline">
      <div className="page py-16 md:py-24">
        <h2 id="inside-title" className="text-3xl">
          <Trans>Inside</Trans>
        </h2>
        <ul className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-2">
          <Picture name={<Trans>Hearing room</Trans>} caption={<Trans>The tribunal before the window, counsel face to face.</Trans>}>
            <HearingRoom name={t`A hearing room, drawn in lines; its window shows ${name}`} />
          </Picture>
          <Picture name={<Trans>Boardroom</Trans>} caption={<Trans>One long table, a screen at its head.</Trans>}>
            <BoardroomScene name={t`A boardroom, drawn in lines; its window shows ${name}`} />
          </Picture>
          <Picture name={<Trans>Breakout room</Trans>} caption={<Trans>A door that shuts, for a party and its counsel.</Trans>}>
            <BreakoutRoom name={t`A breakout room, drawn in lines; its window shows ${name}`} landmark={landmark} />
          </Picture>
          <Picture name={<Trans>Reception and lounge</Trans>} caption={<Trans>Where you are met, and where you may wait.</Trans>}>
            <Lounge name={t`The reception and lounge, drawn in lines; the window shows ${name}`} />
          </Picture>
        </ul>
      </div>
    </section>
  );
}

function Picture({ name, caption, children }: { name: ReactNode; caption: ReactNode; children: ReactNode }) {
  return (
    <li>
      <figure>
        {children}
        <figcaption className="mt-3 text-sm text-soft">
          <span className="mr-3 font-serif text-base text-ink">{name}</span>
          {caption}
        </figcaption>
      </figure>
    </li>
  );
}
