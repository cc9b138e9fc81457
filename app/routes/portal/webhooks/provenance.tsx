import { Trans, useLingui } from "@lingui/react/macro";
import type { WebhookRecord } from "#app/domain/webhooks/webhook.ts";
import { webhookLeftText } from "#app/i18n/portal/webhooks/webhook-texts.ts";
import { formatMoment } from "../inquiries/moment.ts";

/** Who registered a webhook and who last changed it, and when; and whether it is paused because they left. */
export function Provenance({
  webhook: { registered, changed, left },
  zone,
}: {
  webhook: Pick<WebhookRecord, "registered" | "changed" | "left">;
  zone: string;
}) {
  const { i18n } = useLingui();
  const { by: maker } = registered;
  const made = formatMoment(i18n.locale, registered.at, zone);
  const changer = changed?.by;
  const last = changed && formatMoment(i18n.locale, changed.at, zone);
  return (
    <>
      {left && <p className="mb-2">{webhookLeftText(i18n, left)}</p>}
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
    </>
  );
}
