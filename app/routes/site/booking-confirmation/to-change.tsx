/** How to change or cancel: by the link that was mailed, and by telephone. The link itself is on no page. */
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale } from "#app/components/layout/use-site-path.ts";
import type { Venue } from "#app/domain/venue/venues.ts";

/** What became of asking for the mail again. */
export type Sent = "sent" | "often" | "gone";

interface ToChangeProps {
  bookingNumber: string;
  /** Where the links were mailed to, masked; null for a booking that nothing can be changed of. */
  mailedTo: string | null;
  office: Venue;
  sent: Sent | undefined;
}

export function ToChange({ bookingNumber, mailedTo, office, sent }: ToChangeProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <section
      id="change"
      className="mt-10 scroll-mt-6 border-hairline border-t pt-6"
      aria-label={mailedTo ? t`Change or cancel` : t`Questions about this booking`}
    >
      <h2 className="text-xl">{mailedTo ? <Trans>To change or cancel</Trans> : <Trans>Questions about this booking</Trans>}</h2>
      {mailedTo ? <Mailed to={mailedTo} sent={sent} /> : null}
      <p className="mt-3">
        <Trans>
          Call our {office.city[locale]} office at{" "}
          <a href={`tel:${office.phone.replace(/\s/g, "")}`} className="tabular whitespace-nowrap prose-link">
            {office.phone}
          </a>{" "}
          or write to{" "}
          <a className="prose-link" href={`mailto:${office.email}?subject=${bookingNumber}`}>
            {office.email}
          </a>
          , and give the number {bookingNumber}.
        </Trans>
      </p>
      <p className="no-print mt-2 text-soft text-sm">
        <Trans>Keep the address of this page to yourself: anyone who has it can read this booking.</Trans>
      </p>
    </section>
  );
}

function Mailed({ to, sent }: { to: string; sent: Sent | undefined }) {
  const busy = useNavigation().state !== "idle";
  return (
    <div className="no-print mt-3">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <p className="wrap-anywhere">
          <Trans>
            We have e-mailed the link for changes to <span className="whitespace-nowrap">{to}</span>.
          </Trans>
        </p>
        {sent === "sent" ? null : (
          <Form method="post" preventScrollReset>
            <button type="submit" disabled={busy} className="prose-link inline-flex min-h-11 cursor-pointer items-center">
              <Trans>Send it again</Trans>
            </button>
          </Form>
        )}
      </div>
      {sent ? <Told key={sent} sent={sent} to={to} /> : null}
    </div>
  );
}

/** Takes the focus, since the pressed button is gone or did nothing that is seen. */
function Told({ sent, to }: { sent: Sent; to: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  const look = sent === "sent" ? "border-success bg-success-wash" : "border-warning bg-warning-wash";
  return (
    <p ref={box} role="status" tabIndex={-1} className={`mt-2 border-s-4 p-4 outline-none ${look}`}>
      {sent === "sent" ? (
        <Trans>The links are on their way to {to}. If they have not arrived in a few minutes, please check your junk mail.</Trans>
      ) : sent === "often" ? (
        <Trans>They were requested too often. Please wait an hour, or call us.</Trans>
      ) : (
        <Trans>The links of this booking were revoked. Please call us.</Trans>
      )}
    </p>
  );
}
