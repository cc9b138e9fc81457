import { Trans, useLingui } from "@lingui/react/macro";
import type { WebhookRecord } from "#app/domain/webhooks/webhook.ts";
import { formatMoment } from "../inquiries/moment.ts";

/** Who registered a webhook and who last changed it, and when. */
export function Provenance({
  webhook: { registered, changed },
  zone,
}: {
  webhook: Pick<WebhookRecord, "registered" | "changed">;
  zone: string;
}) {
  const { i18n } = useLingui();
  const { by: maker } = registered;
  const made = formatMoment(i18n.locale, registered.at, zone);
  const changer = changed?.by;
  const last = changed && formatMoment(i18n.locale, changed.at, zone);
  return (
    <p className="wrap-anywhere text-sm text-soft">
      {last ? (
        <Trans>
          Registered by {maker} on {made}, last changed by {changer} on {last}
        </Trans>
      ) : (
        <Trans>
          Registered by {maker} on {made}
        </Trans>
      )}
    </p>
  );
}
