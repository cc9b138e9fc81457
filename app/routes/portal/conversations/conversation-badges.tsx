import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "#app/components/ui/badge.tsx";
import type { ConversationEntry } from "#app/domain/assistant/staffed.ts";
import { formatInstant } from "#app/i18n/dates.ts";

type Standing = Pick<ConversationEntry, "live" | "waitingSince" | "asked" | "staff"> & { draftLeft?: boolean; booked?: boolean };

/** How a conversation stands, in words. */
export function ConversationBadges({ entry, zone }: { entry: ConversationEntry; zone: string }) {
  return <StandingBadges standing={{ ...entry, draftLeft: entry.draft.given, booked: entry.bookingId !== null }} zone={zone} />;
}

export function StandingBadges({ standing, zone }: { standing: Standing; zone: string }) {
  const { i18n } = useLingui();
  const { staff, waitingSince, asked, live, draftLeft, booked } = standing;
  const since = waitingSince && formatInstant(i18n.locale, waitingSince, zone);
  const name = staff?.name ?? "";
  return (
    <p className="flex flex-wrap gap-2">
      {since ? (
        <Badge tone="danger" className="whitespace-normal">
          <Trans>Waiting for a person since {since}</Trans>
        </Badge>
      ) : (
        asked && (
          <Badge>
            <Trans>Asked for a person</Trans>
          </Badge>
        )
      )}
      {staff && (
        <Badge tone="accent" className="whitespace-normal">
          {staff.me ? <Trans>You are in it</Trans> : <Trans>{name} is in it</Trans>}
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
  );
}
