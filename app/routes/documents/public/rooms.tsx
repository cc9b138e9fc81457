import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { RoomPlan, type RoomSetup } from "#app/components/drawings/room-plan.tsx";

/** The four set-ups as plans: what a room will look like before anyone asks. */
export function Rooms() {
  return (
    <section aria-labelledby="rooms-title" className="page py-20 md:py-28">
      <div className="max-w-measure">
        <h2 id="rooms-title" className="text-3xl">
          <Trans>Rooms set up your way</Trans>
        </h2>
        <p className="mt-4 text-lg text-soft">
          <Trans>Tell us who sits where; the room is ready when you arrive. Filled seats are for the people who preside or testify.</Trans>
        </p>
      </div>
      <ul className="mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        <Room setup="boardroom" name={<Trans>Boardroom</Trans>}>
          <Trans>One table, for mediations and meetings.</Trans>
        </Room>
        <Room setup="u_shape" name={<Trans>U-shape</Trans>}>
          <Trans>Two sides that face each other and the tribunal.</Trans>
        </Room>
        <Room setup="courtroom" name={<Trans>Courtroom</Trans>}>
          <Trans>A bench, a witness, counsel, and seats behind.</Trans>
        </Room>
        <Room setup="exam" name={<Trans>Examination</Trans>}>
          <Trans>A witness, two counsel and the reporter.</Trans>
        </Room>
      </ul>
    </section>
  );
}

function Room({ setup, name, children }: { setup: RoomSetup; name: ReactNode; children: ReactNode }) {
  return (
    <li>
      <RoomPlan setup={setup} className="max-w-80 text-accent" />
      <h3 className="mt-5 text-lg">{name}</h3>
      <p className="text-sm text-soft">{children}</p>
    </li>
  );
}
