/** In the plan: the rooms of the venue for the people and the layout that are noted, drawn, and why the others do not suit. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useDraft } from "#app/components/booking-form/use-draft.ts";
import { RoomsSlot } from "#app/components/rooms/rooms-slot.tsx";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import { isLocale } from "#app/domain/locale.ts";
import { askedDetailedMonth } from "#app/domain/venue/asked-detailed-month.ts";

export function PlanRooms() {
  const { i18n } = useLingui();
  const { draft, values } = useDraft();
  // The city that holds where nobody has chosen one is no word of the visitor's.
  const asked = draft.values.location?.value ? askedDetailedMonth(detailedValuesOf(values)) : null;
  if (!asked) return null;
  const city = asked.venue.city[isLocale(i18n.locale) ? i18n.locale : "en"];
  return (
    <section data-testid="plan-rooms">
      <h3 className="font-sans font-semibold text-soft text-xs tracking-wide uppercase">
        <Trans>Our rooms in {city}</Trans>
      </h3>
      <RoomsSlot asked={asked} live className="mt-2" />
      <p className="mt-2 text-soft text-sm">
        <Trans>Our staff choose the room when they confirm your request.</Trans>
      </p>
    </section>
  );
}
