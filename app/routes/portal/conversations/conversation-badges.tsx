import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "#app/components/ui/badge.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import type { ConversationEntry } from "#app/domain/assistant/staffed.ts";
import { formatInstant } from "#app/i18n/dates.ts";

type Standing = Pick<ConversationEntry, "live" | "waitingSince" | "asked" | "staff"> & { draftLeft?: boolean; booked?: boolean };

/** The state of a conversation, in words. */
export function ConversationBadges({ entry, zone }: { entry: ConversationEntry; zone: string }) {
  return <StandingBadges standing={{ ...entry, draftLeft: entry.draft.given, booked: entry.bookingId !== null }} zone={zone} />;
}

export function StandingBadges({ standing, zone }: { standing: Standing; zone: string }) {
  const { i18n } = useLingui();
  const { staff, waitingSince, asked, live, draftLeft, booked } = standing;
  const since = waitingSince && formatInstant(i18n.locale, waitingSince, zone);
  const name = staff?.name ?? "";
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {since ? (
          <Badge tone="danger">
            <Trans>Waiting for a person</Trans>
          </Badge>
        ) : (
          asked && (
            <Badge>
              <Trans>Asked for a person</Trans>
            </Badge>
          )
        )}
        {staff?.me && (
          <Badge tone="accent">
            <Trans>You are in it</Trans>
          </Badge>
        )}
        {live && (
          <Badge tone="success">
            <Trans>Live</Trans>
          </Badge>
        )}
        {draftLeft && !live && (
          <Badge tone="warning">
            <Trans>Draft left</Trans>
          </Badge>
        )}
        {booked && (
          <Badge tone="info">
            <Trans>Booked</Trans>
          </Badge>
        )}
      </p>
      {since && (
        <p className="mt-1.5 flex items-start gap-1.5 text-sm">
          <Icon name="clock" size={16} className="mt-1" />
          <Trans>Waiting since {since}</Trans>
        </p>
      )}
      {staff && !staff.me && (
        <p className="mt-1.5 flex items-start gap-1.5 text-sm [overflow-wrap:anywhere]">
          <Icon name="person" size={16} className="mt-1" />
          <Trans>{name} is in it</Trans>
        </p>
      )}
    </>
  );
}
