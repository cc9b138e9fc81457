import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "#app/components/ui/badge.tsx";
import type { PasskeyRecord } from "#app/domain/people/person-record.ts";
import { formatMoment } from "../inquiries/moment.ts";

/** A passkey's name, where it lives, when it was added and last used. */
export function PasskeyFacts({ passkey: { name, synced, addedAt, lastUsedAt }, zone }: { passkey: PasskeyRecord; zone: string }) {
  const { i18n } = useLingui();
  const added = addedAt && formatMoment(i18n.locale, addedAt, zone);
  const used = lastUsedAt && formatMoment(i18n.locale, lastUsedAt, zone);
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-3 font-semibold [overflow-wrap:anywhere]">
        {name || <Trans>Passkey without a name</Trans>}
        <Badge tone="neutral">{synced ? <Trans>On your devices</Trans> : <Trans>On one device</Trans>}</Badge>
      </span>
      <span className="block text-sm text-soft">
        {used ? (
          <Trans>
            Last used {used}, added {added}
          </Trans>
        ) : (
          <Trans>Added {added}, not used yet</Trans>
        )}
      </span>
    </span>
  );
}
