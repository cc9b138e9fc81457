import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import type { DeliveryRecord } from "#app/domain/webhooks/webhook.ts";
import { deliveryReasonText, deliveryStateText, eventText } from "#app/i18n/portal/webhooks/webhook-texts.ts";
import { formatMoment } from "../inquiries/moment.ts";

interface DeliveryListProps {
  deliveries: readonly DeliveryRecord[];
  /** The address of what is older; null on the last page. */
  older: string | null;
  later: boolean;
  zone: string;
}

/** The log: what was sent or is to be, what came of it, and the way to have it sent again. */
export function DeliveryList({ deliveries, older, later, zone }: DeliveryListProps) {
  return (
    <section aria-labelledby="deliveries" className="mt-12">
      <h2 id="deliveries" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Deliveries of the last 30 days</Trans>
      </h2>
      {deliveries.length === 0 ? (
        <EmptyState title={later ? <Trans>Nothing more on this page</Trans> : <Trans>Nothing was sent yet</Trans>}>
          <Trans>Each event is listed here once it has happened. “Send a test” tries the address now.</Trans>
        </EmptyState>
      ) : (
        <ol>
          {deliveries.map((delivery) => (
            <Entry key={delivery.id} delivery={delivery} zone={zone} />
          ))}
        </ol>
      )}
      <p className="mt-6 flex flex-wrap gap-6">
        {later && (
          <Link to="?" className="prose-link inline-flex min-h-11 items-center">
            <Trans>Newest</Trans>
          </Link>
        )}
        {older !== null && (
          <Link to={`?after=${encodeURIComponent(older)}`} className="prose-link inline-flex min-h-11 items-center">
            <Trans>Older</Trans>
          </Link>
        )}
      </p>
    </section>
  );
}

const TONES = { waiting: "neutral", paused: "neutral", delivered: "success", dead: "danger" } as const;

function Entry({ delivery, zone }: { delivery: DeliveryRecord; zone: string }) {
  const { i18n, t } = useLingui();
  const sent = useNavigation().formData;
  const { id, event, state, isReplay } = delivery;
  const occurred = formatMoment(i18n.locale, delivery.occurredAt, zone);
  const name = eventText(i18n, event);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-hairline py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          {name}
          <Badge tone={TONES[state]}>{deliveryStateText(i18n, state)}</Badge>
          {isReplay && event !== "test" && (
            <Badge>
              <Trans>Sent again</Trans>
            </Badge>
          )}
        </p>
        <p className="text-sm text-soft">
          <Trans>Happened {occurred}</Trans>
        </p>
        <Came delivery={delivery} zone={zone} />
        <p className="wrap-anywhere font-mono text-sm text-soft">{delivery.eventId}</p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="delivery" value={id} />
        <Button
          type="submit"
          name="intent"
          value="replay"
          variant="secondary"
          loading={sent?.get("delivery") === id}
          aria-label={t`Send again: ${name}, ${occurred}`}
        >
          <Trans>Send again</Trans>
        </Button>
      </Form>
    </li>
  );
}

/** What came of the last attempt. */
function Came({
  delivery: { attempts, attemptedAt, nextAt, status, durationMs, reason },
  zone,
}: {
  delivery: DeliveryRecord;
  zone: string;
}) {
  const { i18n } = useLingui();
  if (attemptedAt === null)
    return (
      <p className="text-sm text-soft">
        <Trans>Not tried yet</Trans>
      </p>
    );
  const at = formatMoment(i18n.locale, attemptedAt, zone);
  const next = nextAt && formatMoment(i18n.locale, nextAt, zone);
  const took = new Intl.NumberFormat(i18n.locale, { style: "unit", unit: "millisecond" }).format(durationMs ?? 0);
  return (
    <>
      <p className="text-sm text-soft">
        <Plural value={attempts} one="# attempt" other="# attempts" />
        {", "}
        {status === null ? (
          <Trans>
            last {at}: no answer, {took}
          </Trans>
        ) : (
          <Trans>
            last {at}: status {status}, {took}
          </Trans>
        )}
      </p>
      {reason && <p className="text-sm">{deliveryReasonText(i18n, reason)}</p>}
      {next && reason && (
        <p className="text-sm text-soft">
          <Trans>Next attempt {next}</Trans>
        </p>
      )}
    </>
  );
}
