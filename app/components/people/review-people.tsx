/** At the review: the hours on the clocks of those who take part from elsewhere, and one press for a better hour. */
import { useLingui } from "@lingui/react";
import { PeopleClocks } from "#app/components/layout/people-clocks.tsx";
import { startMoved } from "#app/domain/hearing-plan/start-moved.ts";
import { requestClocks } from "#app/i18n/clock/request-clocks.ts";
import { BeginButton } from "./begin-button.tsx";

interface ReviewPeopleProps {
  /** Under the detailed request's names. */
  values: Readonly<Partial<Record<string, string>>>;
  /** Takes changed values, and checks them again. */
  onMove(changed: Record<string, string>): void;
}

export function ReviewPeople({ values, onMove }: ReviewPeopleProps) {
  const { i18n } = useLingui();
  const view = requestClocks(i18n, values);
  if (!view) return null;
  const { better } = view;
  return (
    <PeopleClocks view={view}>
      {better ? <BeginButton better={better} intent="begin" onBegin={(time) => onMove(startMoved(values, time))} /> : null}
    </PeopleClocks>
  );
}
