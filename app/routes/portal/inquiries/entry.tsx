import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { InquiryRecord } from "#app/domain/site/inquiry-record.ts";
import { INQUIRY_TOPIC_LABELS } from "#app/i18n/inquiry-labels.ts";
import { languageName } from "#app/i18n/language-names.ts";
import { formatMoment } from "./moment.ts";
import { replyLink } from "./reply.ts";

interface EntryProps {
  inquiry: InquiryRecord;
  zone: string;
  now: Date;
}

/** One message: whose it is, until when it is answered, its words, and what to do with it. */
export function Entry({ inquiry, zone, now }: EntryProps) {
  const { i18n } = useLingui();
  const title = `inquiry-${inquiry.id}`;
  const language = languageName(i18n.locale, inquiry.locale);
  return (
    <article aria-labelledby={title} className="grid gap-x-10 gap-y-4 border-b border-hairline py-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="text-sm text-soft">
        <Clock inquiry={inquiry} zone={zone} now={now} />
        <p className="mt-2">
          <Trans>Received {formatMoment(i18n.locale, inquiry.createdAt, zone)}</Trans>
        </p>
        <p className="tabular mt-2">{inquiry.reference}</p>
      </div>
      <div>
        <h2 id={title} className="text-xl">
          {inquiry.name}
        </h2>
        <p className="text-sm text-soft">
          {i18n._(INQUIRY_TOPIC_LABELS[inquiry.topic])}
          {" · "}
          <Trans>writes in: {language}</Trans>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <span className="break-all">{inquiry.email}</span>
          {inquiry.phone && (
            <a href={`tel:${inquiry.phone.replace(/[^\d+]/g, "")}`} className="prose-link tabular whitespace-nowrap">
              {inquiry.phone}
            </a>
          )}
        </p>
        <p lang={inquiry.locale} className="mt-4 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
          {inquiry.message}
        </p>
        <Actions inquiry={inquiry} />
      </div>
    </article>
  );
}

function Clock({ inquiry, zone, now }: EntryProps) {
  const { i18n } = useLingui();
  const { answered, dueAt } = inquiry;
  if (answered) {
    const { byName } = answered;
    const at = formatMoment(i18n.locale, answered.at, zone);
    return (
      <p className="flex items-start gap-1.5">
        <Icon name="check" size={16} className="mt-1" />
        <span>
          {answered.byMe ? (
            <Trans>You answered {at}</Trans>
          ) : (
            <Trans>
              {byName} answered {at}
            </Trans>
          )}
        </span>
      </p>
    );
  }
  const overdue = new Date(dueAt) < now;
  const due = formatMoment(i18n.locale, dueAt, zone);
  return (
    <p className={`flex items-start gap-1.5 font-semibold ${overdue ? "text-danger" : "text-ink"}`}>
      <Icon name={overdue ? "alert" : "clock"} size={16} className="mt-1" />
      <time dateTime={dueAt}>{overdue ? <Trans>Overdue: the answer was due {due}</Trans> : <Trans>Answer by {due}</Trans>}</time>
    </p>
  );
}

function Actions({ inquiry }: Pick<EntryProps, "inquiry">) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const busy = navigation.formData?.get("id") === inquiry.id;
  return (
    <div className="no-print mt-5 flex flex-wrap gap-3">
      <ButtonLink href={replyLink(inquiry)} variant="secondary" aria-label={t`Reply by e-mail to ${inquiry.name}`}>
        <Icon name="mail" size={18} />
        <Trans>Reply by e-mail</Trans>
      </ButtonLink>
      {inquiry.answered === null && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={inquiry.id} />
          <Button type="submit" loading={busy} aria-label={t`Mark as answered: ${inquiry.reference}`}>
            <Icon name="check" size={18} />
            <Trans>Mark as answered</Trans>
          </Button>
        </Form>
      )}
    </div>
  );
}
