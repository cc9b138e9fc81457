import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { decisionsFor } from "#app/domain/mail/outbox-record.ts";
import { languageName } from "#app/i18n/language-names.ts";
import { formatMoment } from "../inquiries/moment.ts";
import type { ShownMessage } from "./route.tsx";

/** One message: what it tells, how it stands, why, and what can be decided. */
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
  const line = "flex items-start gap-1.5 font-semibold";
  if (message.sending)
    return (
      <p className={`${line} text-ink`}>
        <Icon name="send" size={16} className="mt-1" />
        <Trans>Being delivered now</Trans>
      </p>
    );
  switch (message.state) {
    case "waiting":
      return (
        <p className={`${line} text-ink`}>
          <Icon name="clock" size={16} className="mt-1" />
          <span>
            <Trans>Next attempt {at}</Trans>
          </span>
        </p>
      );
    case "delivered":
      return (
        <p className={`${line} text-success`}>
          <Icon name="check" size={16} className="mt-1" />
          <span>
            <Trans>Delivered {at}</Trans>
          </span>
        </p>
      );
    case "dead":
      return (
        <p className={`${line} text-danger`}>
          <Icon name="alert" size={16} className="mt-1" />
          <span>
            <Trans>Last tried {at}</Trans>
          </span>
        </p>
      );
    case "dropped":
      return (
        <p className={`${line} text-ink`}>
          <Icon name="close" size={16} className="mt-1" />
          <span>
            <Trans>Not sent, {at}</Trans>
          </span>
        </p>
      );
  }
}

function Decisions({ message }: { message: ShownMessage }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const decisions = decisionsFor(message);
  if (decisions.length === 0) return null;
  const busy = navigation.formData?.get("id") === message.id ? navigation.formData.get("decision") : null;
  return (
    <Form method="post" preventScrollReset className="no-print mt-3 flex flex-wrap gap-3">
      <input type="hidden" name="id" value={message.id} />
      {decisions.includes("retry") && (
        <Button
          type="submit"
          size="sm"
          name="decision"
          value="retry"
          loading={busy === "retry"}
          aria-label={t`Try again: ${message.kindText}, ${message.recipient}`}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
      {decisions.includes("release") && (
        <Button
          type="submit"
          size="sm"
          name="decision"
          value="release"
          loading={busy === "release"}
          aria-label={t`Send anyway: ${message.kindText}, ${message.recipient}`}
        >
          <Trans>Send anyway</Trans>
        </Button>
      )}
      {decisions.includes("give_up") && (
        <Button
          type="submit"
          size="sm"
          variant="danger"
          name="decision"
          value="give_up"
          loading={busy === "give_up"}
          aria-label={t`Give up: ${message.kindText}, ${message.recipient}`}
        >
          <Trans>Give up</Trans>
        </Button>
      )}
    </Form>
  );
}
