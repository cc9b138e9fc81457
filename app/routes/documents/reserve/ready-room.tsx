import { useLingui } from "@lingui/react/macro";
import { HearingRoom, VIEW_ID } from "#app/components/documents/interiors/scenes.tsx";
import { Skyline } from "#app/components/drawings/skyline.tsx";

/** A hearing room as it waits for its people, Montreal before its window. */
export function ReadyRoom() {
  const { t } = useLingui();
  return (
    <div className="text-accent">
      {/* What the window looks at; drawn there, not here. */}
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <symbol id={VIEW_ID} viewBox="0 0 360 166">
          <Skyline venue="arbitration_place_montreal" />
        </symbol>
      </svg>
      <HearingRoom name={t`A hearing room, drawn in lines: the tribunal before the window, counsel face to face`} />
    </div>
  );
}
