import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CityParticulars } from "#app/components/documents/cities/particulars.ts";
import { RoomPlan, type RoomSetup } from "#app/components/drawings/room-plan.tsx";

const SETUPS: readonly { setup: RoomSetup; name: MessageDescriptor; purpose: MessageDescriptor }[] = [
  { setup: "boardroom", name: msg`Boardroom`, purpose: msg`One table, for mediations and meetings.` },
  { setup: "u_shape", name: msg`U-shape`, purpose: msg`Two sides that face each other and the tribunal.` },
  { setup: "courtroom", name: msg`Courtroom`, purpose: msg`A bench, a witness, counsel, and seats behind.` },
  { setup: "exam", name: msg`Examination`, purpose: msg`A witness, two counsel and the reporter.` },
];

/** The set-ups as plans, with how many each takes here where that is published. */
export function Rooms({ city }: { city: CityParticulars }) {
  const { i18n } = useLingui();
  return (
    <section id="rooms" aria-labelledby="rooms-title" className="border-t border-hairline">
      <div className="page py-16 md:py-24">
        <div className="max-w-measure">
          <h2 id="rooms-title" className="text-3xl">
            <Trans>Rooms and set-ups</Trans>
          </h2>
          <p className="mt-4 text-soft">
            {city.setups ? (
              <Trans>
                Each of the {city.venue.rooms} rooms is set up for your proceeding, and breakout rooms can be requested. Tell us how many
                you are, and we propose the room. Filled seats are for the people who preside or testify.
              </Trans>
            ) : (
              <Trans>
                Each of the {city.venue.rooms} private rooms is set up for your proceeding. Tell us how many you are and ask for the set-up:
                we answer with the room that suits. Filled seats are for the people who preside or testify.
              </Trans>
            )}
          </p>
        </div>
        <ul className="mt-12 grid grid-cols-2 gap-x-6 gap-y-12 sm:gap-x-10 lg:grid-cols-4">
          {SETUPS.map(({ setup, name, purpose }) => (
            <li key={setup}>
              <RoomPlan setup={setup} className="max-w-80 text-accent" />
              <h3 className="mt-5 text-lg">{i18n._(name)}</h3>
              {city.setups && (
                <p className="tabular">
                  <Trans>
                    {city.setups[setup].from} to {city.setups[setup].to} participants
                  </Trans>
                </p>
              )}
              <p className="text-sm text-soft">{i18n._(purpose)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
