import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { formatInstant } from "#app/i18n/dates.ts";
import type { ShownConversation } from "./shown-conversation.ts";

/** What belongs to a conversation: its draft or its booking, the calls promised in it, and its end. */
export function ConversationFacts({ conversation, zone }: { conversation: ShownConversation; zone: string }) {
  const { i18n } = useLingui();
  const { booking, draft, calls } = conversation;
  const expires = formatInstant(i18n.locale, conversation.expiresAt, zone);
  return (
    <div className="grid content-start gap-y-10">
      <DraftOrBooking booking={booking} draft={draft} />
      {calls.length > 0 && <PromisedCalls calls={calls} zone={zone} />}
      <section aria-labelledby="end" className="no-print">
        <Heading id="end">
          <Trans>Deletion</Trans>
        </Heading>
        <p className="mt-3 text-sm text-soft">
          <Trans>Deleted automatically {expires}.</Trans>
        </p>
        <Deleting />
      </section>
    </div>
  );
}

function DraftOrBooking({ booking, draft }: Pick<ShownConversation, "booking" | "draft">) {
  return (
    <section aria-labelledby="draft">
      <Heading id="draft">{booking ? <Trans>Booking</Trans> : <Trans>Draft</Trans>}</Heading>
      {booking && (
        <p className="mt-3">
          <Link to={`/bookings/${encodeURIComponent(booking.id)}`} className="prose-link tabular">
            {booking.bookingNumber}
          </Link>
        </p>
      )}
      {draft && draft.length > 0 ? (
        <dl className="mt-3">
          {draft.map(({ field, label, text }) => (
            <div key={field} className="border-b border-hairline py-2">
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="mt-3 text-soft">
          <Trans>Nothing given for a booking yet</Trans>
        </p>
      )}
    </section>
  );
}

function PromisedCalls({ calls, zone }: Pick<ShownConversation, "calls"> & { zone: string }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="calls">
      <Heading id="calls">
        <Trans>Promised calls</Trans>
      </Heading>
      <ul className="mt-3 grid gap-3">
        {calls.map((call) => {
          const due = formatInstant(i18n.locale, call.dueAt, zone);
          return (
            <li key={call.id}>
              <a href={`tel:${call.phone.replace(/[^\d+]/g, "")}`} className="prose-link tabular whitespace-nowrap">
                {call.phone}
              </a>
              <span className="block text-sm text-soft">{call.done ? <Trans>Done</Trans> : <Trans>Due {due}</Trans>}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-3">
        <Link to="/admin/queue" className="prose-link">
          <Trans>To the queue</Trans>
        </Link>
      </p>
    </section>
  );
}

function Heading({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <h2 id={id} className="border-b border-hairline-strong pb-3 text-xl">
      {children}
    </h2>
  );
}

/** Asked once, and without a script too. */
function Deleting() {
  const navigation = useNavigation();
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-danger underline underline-offset-4">
        <Trans>Delete now</Trans>
      </summary>
      <Form method="post" className="mt-2 border-s-2 border-danger ps-4">
        <p className="text-sm">
          <Trans>The transcript and the draft are deleted for the visitor too, and cannot be brought back. A booking stays.</Trans>
        </p>
        <Button
          type="submit"
          name="intent"
          value="delete"
          variant="danger"
          className="mt-3"
          loading={navigation.formData?.get("intent") === "delete"}
        >
          <Trans>Delete this conversation</Trans>
        </Button>
      </Form>
    </details>
  );
}
