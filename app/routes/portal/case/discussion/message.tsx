import { Trans, useLingui } from "@lingui/react/macro";
import { Portrait } from "#app/components/drawings/portrait.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { CaseMessageView } from "#app/domain/case/filing.ts";
import { SPEAKER_LABELS } from "#app/i18n/portal/conflict-labels.ts";
import { formatMoment } from "#app/routes/portal/inquiries/moment.ts";
import { AudienceBadge } from "../audience-choice.tsx";
import { ViewLink } from "../documents/preview/view-link.tsx";

/** One message: who wrote it and when, whom it is for, what it says, what is attached. */
export function Message({ message, zone }: { message: CaseMessageView; zone: string }) {
  const { i18n } = useLingui();
  const { sender, content, createdAt, documents } = message;
  const name = `${sender.firstName} ${sender.lastName}`.trim();
  return (
    <li className={`border-b border-hairline py-4 ${message.mine ? "sm:pl-8" : "sm:pr-8"}`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Portrait name={name} image={message.image} />
        <span className="font-semibold">{name}</span>
        {message.senderAs && (
          <Badge tone={message.senderAs === "arbitrator" ? "accent" : "neutral"}>{i18n._(SPEAKER_LABELS[message.senderAs])}</Badge>
        )}
        <time dateTime={createdAt} className="tabular text-sm text-soft">
          {formatMoment(i18n.locale, createdAt, zone)}
        </time>
        {message.isPrivate ? (
          <Badge tone="warning">
            <Trans>Private, only you</Trans>
          </Badge>
        ) : (
          <AudienceBadge audience={message.audience} />
        )}
        {message.unread && (
          <Badge tone="accent">
            <Trans>New</Trans>
          </Badge>
        )}
      </p>
      <p className="mt-1 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{content}</p>
      {documents.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {documents.map(({ id, originalName }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-2">
              <a href={`/api/documents/${id}/download`} className="prose-link inline-flex min-h-6 items-center gap-1.5">
                <Icon name="download" size={14} />
                {originalName}
              </a>
              <ViewLink id={id} name={originalName} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
