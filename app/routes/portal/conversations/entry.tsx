import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import type { ConversationEntry } from "#app/domain/assistant/staffed.ts";
import type { FastBookingValues } from "#app/domain/booking/requests/fast-request.ts";
import { isLocalDate } from "#app/domain/booking/schedule/local-date.ts";
import { valueText } from "#app/i18n/booking-labels.ts";
import { formatInstant } from "#app/i18n/dates.ts";
import { languageTitle } from "#app/i18n/language-names.ts";
import { ConversationBadges } from "./conversation-badges.tsx";

/** One conversation in the list: when, in which language, its state, and what its draft holds in short. */
export function Entry({ entry, zone }: { entry: ConversationEntry; zone: string }) {
  const { i18n, t } = useLingui();
  const { draft } = entry;
  const last = formatInstant(i18n.locale, entry.lastAt, zone);
  const title = `conversation-${entry.ref}`;
  // A day that is not written as one is left as it was typed.
  const values = { proceedingType: draft.proceedingType, location: draft.location, preferredDate: draft.date } as FastBookingValues;
  const short = [
    draft.proceedingType && valueText(i18n, "proceedingType", values),
    draft.date && (isLocalDate(draft.date) ? valueText(i18n, "preferredDate", values) : draft.date),
    draft.location && valueText(i18n, "location", values),
  ].filter(Boolean);
  return (
    <article aria-labelledby={title} className="grid gap-x-10 gap-y-3 border-b border-hairline py-7 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="text-sm text-soft">
        <p>
          <time dateTime={entry.lastAt}>
            <Trans>Last message {last}</Trans>
          </time>
        </p>
        <p className="mt-1">{languageTitle(i18n.locale, entry.locale)}</p>
      </div>
      <div className="min-w-0">
        <ConversationBadges entry={entry} zone={zone} />
        <h2 id={title} className="mt-1 text-xl [overflow-wrap:anywhere]">
          <Link to={`/admin/conversations/${encodeURIComponent(entry.ref)}`} className="prose-link">
            {draft.contactName || t`A visitor who gave no name`}
          </Link>
        </h2>
        <p className="mt-1 [overflow-wrap:anywhere]">
          {short.length > 0 ? (
            short.join(" · ")
          ) : (
            <span className="text-soft">
              <Trans>Nothing given for a booking yet</Trans>
            </span>
          )}
        </p>
      </div>
    </article>
  );
}
