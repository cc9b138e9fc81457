import { Trans, useLingui } from "@lingui/react/macro";
import { BulletList } from "#app/components/documents/bullet-list.tsx";
import type { CityParticulars } from "#app/components/documents/cities/particulars.ts";

/** What comes with a room here, and what can be asked for with it. */
export function Included({ city }: { city: CityParticulars }) {
  const { i18n } = useLingui();
  return (
    <section id="included" aria-labelledby="included-title" className="border-y border-hairline bg-sunk">
      <div className="page grid gap-x-16 gap-y-10 py-16 md:py-20 lg:grid-cols-[1fr_1.2fr_0.8fr]">
        <h2 id="included-title" className="text-3xl">
          <Trans>What is included</Trans>
        </h2>
        <div>
          <ul className="font-serif text-xl">
            {city.included.map((item) => (
              <li key={item.id} className="border-t border-hairline-strong py-3 first:border-t-0 first:pt-1">
                {i18n._(item)}
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-measure text-sm text-soft">{i18n._(city.includedNote)}</p>
        </div>
        <div>
          <h3 className="text-lg">
            <Trans>On request</Trans>
          </h3>
          <div className="mt-3 text-sm">
            <BulletList>
              <Trans>Breakout rooms</Trans>
              <Trans>Court reporting and transcripts</Trans>
              <Trans>Interpretation, also in sign language</Trans>
              <Trans>Screens, microphones and a technician</Trans>
              <Trans>Video for those who join from elsewhere</Trans>
            </BulletList>
          </div>
        </div>
      </div>
    </section>
  );
}
