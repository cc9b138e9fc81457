import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { decisionsFor, type OutboxRecord } from "#app/domain/mail/outbox-record.ts";
import { languageName } from "#app/i18n/language-names.ts";
import { formatMoment } from "../inquiries/moment.ts";

export type ShownMessage = OutboxRecord & { kindText: string; reasonText: string | null };

/** One message: what it says, its state, why, and what can be decided. */
export function MessageEntry({ message, zone }: { message: ShownMessage; zone: string }) {
  const { i18n } = useLingui();
  const title = `message-${message.id}`;
  const language = languageName(i18n.locale, message.locale);
  return (
    <article aria-labelledby={title} className="grid gap-x-10 gap-y-3 border-b border-hairline py-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="text-sm text-soft">
        <Standing message={message} zone={zone} />
        <p className="mt-2">
          <Trans>Written {formatMoment(i18n.locale, message.createdAt, zone)}</Trans>
        </p>
      </div>
      <div>
        <h2 id={title} className="text-lg">
          {message.kindText}
        </h2>
        <p className="text-sm text-soft">
          <span className="break-all">{message.recipient}</span>
          {" · "}
          {language}
          {" · "}
          <Plural value={message.attempts} _0="not tried yet" one="# attempt" other="# attempts" />
        </p>
        {message.reasonText && (
          <p className={`mt-2 flex items-start gap-1.5 ${message.state === "dead" ? "text-danger" : ""}`}>
            <Icon name={message.state === "dead" ? "alert" : "info"} size={16} className="mt-1" />
            <span>{message.reasonText}</span>
          </p>
        )}
        {message.bookingId && (
          <p className="mt-1">
            <Link to={`/bookings/${message.bookingId}`} className="prose-link inline-flex min-h-11 items-center">
              <Trans>Open the booking</Trans>
            </Link>
          </p>
        )}
        <Decisions message={message} />
      </div>
    </article>
  );
}

function Standing({ message, zone }: { message: ShownMessage; zone: string }) {
  const { i18n } = useLingui();
  const at = formatMoment(i18n.locale, message.settledAt ?? message.nextAt ?? message.createdAt, zone);
  const { icon, look, text } = standingOf(message, at);
  return (
    <p className={`flex items-start gap-1.5 font-semibold ${look}`}>
      <Icon name={icon} size={16} className="mt-1" />
      <span>{text}</span>
    </p>
  );
}

/** The state of a message; `at` is when that came about or will. */
function standingOf({ sending, state, nextAt }: ShownMessage, at: string): { icon: IconName; look: string; text: ReactNode } {
  if (sending) return { icon: "send", look: "text-ink", text: <Trans>Being delivered now</Trans> };
  switch (state) {
    case "waiting":
      return {
        icon: "clock",
        look: "text-ink",
        text: nextAt ? <Trans>Next attempt {at}</Trans> : <Trans>Waiting its turn since {at}</Trans>,
      };
    case "delivered":
      return { icon: "check", look: "text-success", text: <Trans>Delivered {at}</Trans> };
    case "dead":
      return { icon: "alert", look: "text-danger", text: <Trans>Last tried {at}</Trans> };
    case "dropped":
      return { icon: "close", look: "text-ink", text: <Trans>Not sent, {at}</Trans> };
  }
}

function Decisions({ message }: { message: ShownMessage }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const offered = decisionsFor(message);
  if (offered.length === 0) return null;
  const busy = navigation.formData?.get("id") === message.id ? navigation.formData.get("decision") : null;
  const decisions = [
    {
      decision: "retry",
      variant: "primary",
      text: <Trans>Try again</Trans>,
      label: t`Try again: ${message.kindText}, ${message.recipient}`,
    },
    {
      decision: "release",
      variant: "primary",
      text: <Trans>Send anyway</Trans>,
      label: t`Send anyway: ${message.kindText}, ${message.recipient}`,
    },
    { decision: "give_up", variant: "danger", text: <Trans>Give up</Trans>, label: t`Give up: ${message.kindText}, ${message.recipient}` },
  ] as const;
  return (
    <Form method="post" preventScrollReset className="no-print mt-3 flex flex-wrap gap-3">
      <input type="hidden" name="id" value={message.id} />
      {decisions
        .filter(({ decision }) => offered.includes(decision))
        .map(({ decision, variant, text, label }) => (
          <Button
            key={decision}
            type="submit"
            size="sm"
            variant={variant}
            name="decision"
            value={decision}
            loading={busy === decision}
            aria-label={label}
          >
            {text}
          </Button>
        ))}
    </Form>
  );
}
