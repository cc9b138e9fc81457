/** A room drawn from above in each of its set-ups, to scale, with the seats that it has then. */
import { Trans, useLingui } from "@lingui/react/macro";
import type { RoomSetup } from "#app/components/drawings/room-plan.tsx";
import { ScalePlan } from "#app/components/drawings/scale-plan/scale-plan.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import type { PublicRoom } from "#app/domain/venue/public-room.ts";
import { EQUIPMENT_LABELS, SETUP_LABELS } from "#app/i18n/venue-labels.ts";

const DRAWN: readonly RoomSetup[] = ["boardroom", "u_shape", "courtroom", "exam"];

/** True where there is something to draw: a venue that publishes no capacities shows no seats. */
export const isDrawn = ({ seats }: PublicRoom): boolean => DRAWN.some((setup) => seats[setup]);

export function RoomPlans({ room, className }: { room: PublicRoom; className?: string }) {
  const { i18n } = useLingui();
  const equipment = Object.entries(EQUIPMENT_LABELS).flatMap(([code, label]) => (room.equipment.includes(code) ? [i18n._(label)] : []));
  return (
    <div className="pt-2 pb-6">
      <ul className={classNames("grid grid-cols-2 gap-6", className)}>
        {DRAWN.map((setup) => {
          const count = room.seats[setup];
          return count ? (
            <li key={setup}>
              <ScalePlan setup={setup} people={count} className="h-40 w-full text-accent" />
              <p className="mt-2 text-sm">
                {SETUP_LABELS[setup] ? i18n._(SETUP_LABELS[setup]) : null}
                <span className="tabular text-soft">
                  {": "}
                  <Trans>{count} seats</Trans>
                </span>
              </p>
            </li>
          ) : null;
        })}
      </ul>
      <p className="mt-4 text-sm text-soft">
        <Trans>The furniture is drawn to scale; the line is two metres. Filled seats are for those who preside or testify.</Trans>
        {equipment.length > 0 ? ` ${equipment.join(" · ")}` : null}
      </p>
    </div>
  );
}
