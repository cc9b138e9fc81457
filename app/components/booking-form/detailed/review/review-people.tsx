/** At the review: the hours on the clocks of those who take part from elsewhere, and one press for a better hour. */
import { useLingui } from "@lingui/react";
import { PeopleClocks } from "#app/components/layout/people-clocks.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { DetailedValues } from "#app/domain/booking/requests/detailed-fields.ts";
import { startMoved } from "#app/domain/hearing-plan/start-moved.ts";
import { requestClocks } from "#app/i18n/clock/request-clocks.ts";
import { beginAtText } from "#app/i18n/detailed/people-texts.ts";

interface ReviewPeopleProps {
  values: DetailedValues;
  /** Takes changed values, and checks them again. */
  onMove(changed: DetailedValues): void;
}

export function ReviewPeople({ values, onMove }: ReviewPeopleProps) {
  const { i18n } = useLingui();
  const view = requestClocks(i18n, values);
  if (!view) return null;
  const { better } = view;
  return (
    <PeopleClocks view={view}>
      {better ? (
        <Button
          type="submit"
          name="intent"
          value={`begin:${better.time}`}
          size="sm"
          variant="secondary"
          onClick={(event) => {
            event.preventDefault();
            onMove(startMoved(values, better.time));
          }}
        >
          <span suppressHydrationWarning>{i18n._(beginAtText(better.text))}</span>
        </Button>
      ) : null}
    </PeopleClocks>
  );
}
