/** In the plan: the hours on the clocks of those who take part from elsewhere, and one press for a better hour. */
import { Trans } from "@lingui/react/macro";
import { draftStore } from "#app/components/booking-form/draft/page-draft.ts";
import { useDraft } from "#app/components/booking-form/use-draft.ts";
import { PeopleClocks } from "#app/components/layout/people-clocks.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { draftFieldOf } from "#app/domain/booking/draft/draft-fields.ts";
import { detailedValuesOf } from "#app/domain/booking/draft/draft-names.ts";
import type { DetailedField } from "#app/domain/booking/requests/detailed-fields.ts";
import { startMoved } from "#app/domain/hearing-plan/start-moved.ts";
import type { PeopleClocksView } from "#app/i18n/clock/people-clocks.ts";

export function PlanClocks({ view }: { view: PeopleClocksView }) {
  const { values } = useDraft();
  const { better } = view;

  function begin(time: string) {
    for (const [field, value] of Object.entries(startMoved(detailedValuesOf(values), time)))
      draftStore.edit(draftFieldOf(field as DetailedField), value);
    void draftStore.flush();
  }
  return (
    <PeopleClocks view={view}>
      {better ? (
        <Button variant="secondary" size="sm" onClick={() => begin(better.time)}>
          <Trans>Begin at {better.text}</Trans>
        </Button>
      ) : null}
    </PeopleClocks>
  );
}
