import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import type { ClosedDay } from "#app/domain/case/closed-days.ts";
import { ClosedSentence, closedTexts } from "./closed-day.tsx";
import { useBusy } from "./deadline-forms.tsx";
import type { DeadlineView } from "./records.ts";

interface ClosedSinceProps {
  deadline: DeadlineView;
  closed: ClosedDay;
}

/** Points out that the day of a deadline has closed since it was set; who may set it moves it to the next open one, or keeps it. */
export function ClosedSince({ deadline: { id, title, may }, closed }: ClosedSinceProps) {
  const { t, i18n } = useLingui();
  const { day, next } = closedTexts(i18n, closed);
  const loading = useBusy("decide-closed-day", id);
  return (
    <div role="note" className="mt-3 max-w-measure border-warning border-s-4 bg-warning-wash px-4 py-3">
      <p>
        <ClosedSentence closed={closed} /> <Trans>It was open when the deadline was set. The next open day is {next}.</Trans>{" "}
        {!may.move && <Trans>Until it is moved, the deadline stands.</Trans>}
      </p>
      {may.move && (
        <Form method="post" preventScrollReset className="no-print mt-3 flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="decide-closed-day" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="closedDay" value="next" loading={loading} aria-label={t`Move to ${next}: ${title}`}>
            <Trans>Move to {next}</Trans>
          </Button>
          <Button type="submit" name="closedDay" value="keep" variant="secondary" loading={loading} aria-label={t`Keep ${day}: ${title}`}>
            <Trans>Keep {day}</Trans>
          </Button>
        </Form>
      )}
    </div>
  );
}
