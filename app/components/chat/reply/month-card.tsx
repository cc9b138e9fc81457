/** In the talk: a month of the venue's free days, of which one or several are chosen and sent as the answer. */
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, lazy, Suspense, useState } from "react";
import type { MonthPanelProps } from "#app/components/month/month-panel.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import type { DraftPlain } from "#app/domain/booking/draft/draft-fields.ts";
import type { LocalDate } from "#app/domain/booking/schedule/local-date.ts";
import type { ChosenMonth } from "#app/domain/hearing-plan/free-month.ts";
import { isLocale } from "#app/domain/locale.ts";
import { venueOf } from "#app/domain/venue/venues.ts";
import { namedDay } from "#app/i18n/dates.ts";

const MonthPanel = lazy(async (): Promise<{ default: ComponentType<MonthPanelProps> }> => {
  try {
    const { MonthPanel: Panel } = await import("#app/components/month/month-panel.tsx");
    return { default: Panel };
  } catch (error) {
    // Without a network the days can be written as before.
    console.error(error);
    return { default: () => null };
  }
});

interface MonthCardProps {
  month: ChosenMonth;
  busy: boolean;
  onFill(typed: DraftPlain, words: string): void;
}

export function MonthCard({ month, busy, onFill }: MonthCardProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<readonly LocalDate[]>(month.chosen);
  const venue = venueOf(month.venue);
  if (!venue) return null;
  const { need, startTime, endTime } = month;
  const { people } = need;
  const count = chosen.length;
  const city = venue.city[isLocale(i18n.locale) ? i18n.locale : "en"];
  const name = t`Free days in ${city}`;
  const words = chosen.map((date) => namedDay(i18n.locale, date, true)).join("; ");
  const toggle = (date: LocalDate) =>
    setChosen(chosen.includes(date) ? chosen.filter((one) => one !== date) : [...chosen, date].toSorted());
  return (
    // What is pressed here is announced by the month itself.
    <section aria-live="off" aria-label={name} data-testid="month-card" className="border border-hairline-strong bg-raised">
      <h3 className="px-4 pt-4 text-lg">{name}</h3>
      <p className="px-4 pb-3 text-soft text-sm">
        {people > 1 ? <Trans>For {people} people, as noted. Choose one day or several.</Trans> : <Trans>Choose one day or several.</Trans>}
      </p>
      <Suspense fallback={<Loading />}>
        <MonthPanel asked={{ venue, need, startTime, endTime }} posted={month} chosen={chosen} live name="day" onChoose={toggle} />
      </Suspense>
      <div className="grid gap-3 px-4 py-4">
        <p className="text-sm empty:hidden" aria-live="polite">
          {count > 0 ? <Trans>Chosen: {words}</Trans> : null}
        </p>
        <Button
          size="sm"
          className="justify-self-start"
          disabled={count === 0}
          loading={busy}
          onClick={() => onFill({ preferredDate: chosen.join(",") }, words)}
        >
          <Plural value={count} _0="Use these days" one="Use this day" other="Use these # days" />
        </Button>
        <p className="text-soft text-sm">
          <Trans>Or simply write it below. Choosing a day holds nothing yet.</Trans>
        </p>
      </div>
    </section>
  );
}

function Loading() {
  return (
    <p className="grid min-h-80 place-items-center">
      <Spinner />
    </p>
  );
}
