import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { RoomRate } from "#app/domain/estimate/rate-card.ts";
import { formatDay, formatInstant } from "#app/i18n/dates.ts";
import { SERVICE_LABELS } from "#app/i18n/detailed/estimate-texts.ts";
import { formatAmount } from "#app/i18n/numbers.ts";
import { SERVICE_UNIT_LABELS, STANDING_LABELS } from "#app/i18n/portal/rate-texts.ts";
import type { RatesPage } from "./rates-page.ts";

type Card = RatesPage["cards"][number];

/** What was published, the newest first; each opens to its prices. */
export function Cards({ page }: { page: RatesPage }) {
  const { i18n } = useLingui();
  const first = page.cards.find(({ standing }) => standing === "in_force");
  return (
    <section aria-labelledby="cards-title" className="mt-10">
      <h2 id="cards-title" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Published rates</Trans>
      </h2>
      {first ? null : (
        <p className="mt-4 text-soft">
          <Trans>No rates are in force today, so visitors see no amounts for this venue.</Trans>
        </p>
      )}
      <ul>
        {page.cards.map((card) => {
          const day = formatDay(i18n.locale, card.validFrom);
          return (
            <li key={card.id} className="border-hairline border-b">
              <details className="group">
                <summary className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 py-2 hover:bg-accent-wash">
                  <Icon name="chevronDown" size={16} className="text-soft group-open:rotate-180" />
                  <span className="wrap-anywhere font-semibold">{card.name}</span>
                  <span className="text-soft">
                    <Trans>for hearings from {day}</Trans>
                  </span>
                  <Badge tone={card.standing === "in_force" ? "success" : "neutral"}>{i18n._(STANDING_LABELS[card.standing])}</Badge>
                </summary>
                <CardPrices card={card} page={page} />
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function CardPrices({ card, page }: { card: Card; page: RatesPage }) {
  const { i18n, t } = useLingui();
  const busy = useNavigation().formData?.get("intent") === `withdraw:${card.id}`;
  const amount = (cents: number) => formatAmount(i18n.locale, cents, card.currency);
  const prices = ({ halfDay, fullDay, furtherHour }: RoomRate) =>
    [
      halfDay === null ? null : `${t`Half day`} ${amount(halfDay)}`,
      `${t`Full day`} ${amount(fullDay)}`,
      furtherHour === null ? null : `${t`Further hour`} ${amount(furtherHour)}`,
    ]
      .filter((each) => each !== null)
      .join(", ");
  const { rooms, breakout, services } = card.rates;
  const at = formatInstant(i18n.locale, card.publishedAt, page.zone);
  const rows = [
    ...rooms.map((room) => {
      const people = room.people;
      return { label: t`Main room, up to ${people} people`, text: prices(room) };
    }),
    ...(breakout ? [{ label: t`Each breakout room`, text: prices(breakout) }] : []),
    ...Object.entries(services).map(([name, one]) => ({
      label: i18n._(SERVICE_LABELS[name as keyof typeof SERVICE_LABELS]),
      text: `${amount(one.cents)}, ${i18n._(SERVICE_UNIT_LABELS[one.unit])}`,
    })),
  ];
  return (
    <div className="max-w-form pb-6 sm:ps-8">
      <dl>
        {rows.map(({ label, text }) => (
          <div key={label} className="grid gap-x-6 border-hairline border-b py-2 sm:grid-cols-[15rem_1fr]">
            <dt className="text-soft">{label}</dt>
            <dd className="tabular">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-soft text-sm">
        <Trans>Published on {at}.</Trans>
      </p>
      {card.standing === "withdrawn" ? null : (
        <Form method="post" preventScrollReset className="mt-3">
          <input type="hidden" name="version" value={page.version} />
          <p className="text-sm">
            <Trans>Withdrawn rates are used for no further estimates. Bookings that were made under them keep theirs.</Trans>
          </p>
          <Button
            type="submit"
            name="intent"
            value={`withdraw:${card.id}`}
            variant="danger"
            size="sm"
            className="mt-2 min-h-11"
            loading={busy}
          >
            <Trans>Withdraw these rates</Trans>
          </Button>
        </Form>
      )}
    </div>
  );
}
