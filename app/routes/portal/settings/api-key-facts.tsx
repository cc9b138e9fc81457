import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "#app/components/ui/badge.tsx";
import type { ApiKeyRecord } from "#app/domain/api-keys/api-key-record.ts";
import { scopeText } from "#app/i18n/portal/api-keys/scope-texts.ts";
import { formatMoment } from "../inquiries/moment.ts";

/** A key by its name, with what it reads, how long it lasts and when it was last used. */
export function ApiKeyFacts({ apiKey, zone }: { apiKey: ApiKeyRecord; zone: string }) {
  const { i18n } = useLingui();
  const { name, scopes, createdAt, expiresAt, hasExpired, lastUsedAt } = apiKey;
  const made = formatMoment(i18n.locale, createdAt, zone);
  const end = expiresAt && formatMoment(i18n.locale, expiresAt, zone);
  const used = lastUsedAt && formatMoment(i18n.locale, lastUsedAt, zone);
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-3 wrap-anywhere font-semibold">
        {name}
        {hasExpired && (
          <Badge tone="warning">
            <Trans>Expired</Trans>
          </Badge>
        )}
      </span>
      <span className="block text-sm text-soft">
        {new Intl.ListFormat(i18n.locale).format(scopes.map((scope) => scopeText(i18n, scope)))}
      </span>
      <span className="block text-sm text-soft">
        {end ? (
          <Trans>
            Made {made}, works until {end}
          </Trans>
        ) : (
          <Trans>Made {made}, without an end</Trans>
        )}
      </span>
      <span className="block text-sm text-soft">{used ? <Trans>Last used {used}</Trans> : <Trans>Not used yet</Trans>}</span>
    </span>
  );
}
