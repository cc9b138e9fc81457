import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Textarea } from "#app/components/ui/textarea.tsx";
import { ERASURE_REQUESTS_SHOWN, type WaitingErasure } from "#app/domain/personal-data/erasure.ts";
import { legalHoldText } from "#app/i18n/portal/personal-data/legal-hold-texts.ts";
import { formatMoment } from "../inquiries/moment.ts";
import { BarList } from "./preview.tsx";

interface RequestListProps {
  requests: readonly WaitingErasure[];
  zone: string;
  /** The request of which a refusal was sent without a reason. */
  unexplained: string | null;
}

/** Requests that people have made in their settings and nobody has answered: the oldest first, and last those whose erasure has begun. */
export function RequestList({ requests, zone, unexplained }: RequestListProps) {
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="requests" className="no-print mt-12">
      <h2 id="requests" className="border-hairline-strong border-b pb-3 text-xl">
        <Trans>Requests to answer</Trans>
      </h2>
      <ol>
        {requests.map((request) => (
          <Row key={request.id} request={request} zone={zone} isUnexplained={unexplained === request.id} />
        ))}
      </ol>
      {requests.filter(({ state }) => state === "waiting").length >= ERASURE_REQUESTS_SHOWN && (
        <p className="mt-4 text-soft text-sm">
          <Trans>These are the {ERASURE_REQUESTS_SHOWN} oldest. If there are more, they follow once these are answered.</Trans>
        </p>
      )}
    </section>
  );
}

function Row({ request, zone, isUnexplained }: { request: WaitingErasure; zone: string; isUnexplained: boolean }) {
  const { i18n } = useLingui();
  const { answerBy, askedAt, bars, id, person, state } = request;
  const asked = formatMoment(i18n.locale, askedAt, zone);
  const until = formatMoment(i18n.locale, answerBy, zone);
  return (
    <li className="grid gap-x-12 gap-y-4 border-hairline border-b py-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          <Link to={`/users/${encodeURIComponent(person.id)}`} className="prose-link inline-flex min-h-11 items-center">
            {person.name}
          </Link>
        </p>
        <p className="wrap-anywhere text-sm text-soft">{person.email}</p>
        <p className="tabular mt-1 text-sm">
          <Trans>
            Asked on {asked}. Answer by {until}.
          </Trans>
        </p>
        {bars.length > 0 && (
          <div className="mt-3 text-sm">
            <p className="font-semibold">
              <Trans>What speaks against it now:</Trans>
            </p>
            <BarList bars={bars} />
          </div>
        )}
      </div>
      {state === "begun" ? (
        <p className="text-sm">
          <Trans>The erasure has begun: it goes on automatically, every minute.</Trans>
        </p>
      ) : (
        <div className="grid content-start gap-4">
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="preview" />
            <input type="hidden" name="email" value={person.email} />
            <input type="hidden" name="request" value={id} />
            <Button type="submit" variant="secondary">
              <Trans>Review the request</Trans>
              <span className="sr-only">: {person.name}</span>
            </Button>
          </Form>
          <Refusal request={request} isUnexplained={isUnexplained} />
        </div>
      )}
    </li>
  );
}

/** The reason is for the person: it is in their settings and goes to them by mail. */
function Refusal({ request: { id, person }, isUnexplained }: { request: WaitingErasure; isUnexplained: boolean }) {
  const { i18n, t } = useLingui();
  const sent = useNavigation().formData;
  const busy = sent?.get("intent") === "refuse" && sent.get("request") === id;
  return (
    <details open={isUnexplained}>
      <summary className="prose-link inline-flex min-h-11 cursor-pointer items-center">
        <Trans>Refuse the request</Trans>
        <span className="sr-only">: {person.name}</span>
      </summary>
      <Form method="post" preventScrollReset noValidate className="mt-2 grid gap-4">
        <input type="hidden" name="intent" value="refuse" />
        <input type="hidden" name="request" value={id} />
        <Field
          name="reason"
          id={`refusal-${id}`}
          label={t`Reason of the refusal`}
          hint={t`The person reads it in their settings and by email, in these words.`}
          error={isUnexplained ? legalHoldText(i18n, "legal_hold_reason") : undefined}
        >
          <Textarea rows={3} maxLength={2000} />
        </Field>
        <Button type="submit" variant="secondary" className="justify-self-start" loading={busy}>
          <Trans>Refuse and notify</Trans>
        </Button>
      </Form>
    </details>
  );
}
